package analysis

import (
	"strconv"

	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// cards are the decisions one below the other, and what the figures are worth.
func (p *Page) cards(f ui.Frame) ui.Part {
	turning := ui.Part{}
	if turn, ok := p.turning(); ok && p.done && (len(p.costs) < most || f.Shape.Upright()) {
		turning = p.turningCard(turn, f.Text)
	}
	if !p.found() {
		return ui.Column(cardGap, p.instead().AtLeast(0, insteadHigh), turning)
	}
	list := p.decisions(func(i int) ui.Part { return p.card(i, f) })
	if !f.Shape.Upright() {
		return p.valued(ui.Column(cardGap, list, turning))
	}
	good := ui.Paragraph(p.good(), ui.PaperSerif.Sized(ui.Lead)).Pad(ui.Loose, ui.Apart).On(ui.SheetPaper)
	return ui.Column(cardGap, p.heading(beside(p.app.Words.Analysis.Figures, ui.Note)), list, turning, good, beside(p.worth(), ui.Note).Pad(ui.Apart, ui.Near))
}

// heading is that of the decisions, and what is said below it.
func (p *Page) heading(below ui.Part) ui.Part {
	return ui.Column(ui.Tight, ui.Label(p.dearest(), table.FeltHeading.Sized(ui.Title).In(sprites.Cream)), below).Pad(ui.Apart, 0)
}

// dearest is what the decisions are: those that cost most, and of how many, if there are more.
func (p *Page) dearest() string {
	w := p.app.Words
	if p.costly <= len(p.costs) {
		return w.Analysis.Decisions
	}
	return w.Analysis.Costliest.With("n", w.Whole(len(p.costs)), "all", w.Whole(p.costly))
}

// decisions are those of cards one below the other, each a button.
func (p *Page) decisions(card func(i int) ui.Part) ui.Part {
	var list []ui.Part
	for i := range p.costs {
		list = append(list, card(i).Growing().On(ui.SheetPaper).Control(ui.Control{
			ID: "moment/" + strconv.Itoa(i+1), Label: p.spoken(&p.costs[i]), Act: func() { p.replay(p.costs[i].Step) }}))
	}
	return ui.Column(cardGap, list...)
}

// valued are decisions below their heading, with what the figures are worth below them.
func (p *Page) valued(decisions ui.Part) ui.Part {
	return ui.Column(cardGap, p.heading(ui.Part{}), decisions, beside(p.estimates(), ui.Note).Pad(ui.Apart, ui.Near))
}

// lowCards are three decisions on a phone held sideways: they and their heading are as high as the
// view, in smaller words if need be. A reason that has no room even then is left out, as the
// replay tells it; and if that is not enough the page scrolls.
func (p *Page) lowCards(s *ui.Stage, view ui.Rect) ui.Part {
	view.W -= 2 * ui.Close
	view.H -= s.HeightOf(p.heading(ui.Part{}), view.W) + cardGap
	var list ui.Part
	for size := lowWords; size >= lowLeastWords; size -= .5 {
		list = p.decisions(func(i int) ui.Part { return p.lowCard(i, size, p.betterWords) })
		if s.Fits(list, view) {
			return p.valued(list.High(view.H))
		}
	}
	share := (view.H+cardGap)/most - cardGap
	list = p.decisions(func(i int) ui.Part {
		if card := p.lowCard(i, lowLeastWords, p.betterWords); s.HeightOf(card, view.W) <= share {
			return card
		}
		return p.lowCard(i, lowLeastWords, p.betterAlone)
	})
	if s.Fits(list, view) {
		list = list.High(view.H)
	}
	return p.valued(list)
}

// found reports whether there are decisions to show.
func (p *Page) found() bool { return p.done && len(p.costs) > 0 }

// instead stands in the place of the decisions: how far it has looked, or that there are
// none.
func (p *Page) instead() ui.Part {
	words, bar := p.nothing(), ui.Part{}
	if !p.done {
		words = p.progress()
		bar = ui.Area(0, grooveHigh, func(s *ui.Stage, r ui.Rect) {
			n, all := p.study.Progress()
			s.Put(sprites.Surface{Kind: sprites.Groove}, r)
			if r.W = r.W * float64(n) / float64(max(1, all)); r.W >= r.H {
				s.Put(sprites.Surface{Kind: sprites.GrooveFull}, r)
			}
		}).GrowingBy(0)
	}
	said := ui.Column(ui.Loose, ui.Paragraph(words, ui.PaperSerif.Sized(ui.Lead).At(sprites.Middle)), bar)
	return said.Middle().Pad(ui.Wide, ui.Loose).On(ui.SheetPaper)
}

// low reports whether there are low cards: on a phone held sideways, if large words do not
// need the width.
func low(f ui.Frame) bool {
	return f.Shape == ui.Landscape && f.Text <= lowText && f.Safe.W >= lowLeast
}

// lowCard is a decision whose picture is as high as the card.
func (p *Page) lowCard(i int, size float64, better func(*cost) string) ui.Part {
	head := p.cardHead(i, ui.Lead, ui.Icon("chevron", ui.PaperText))
	said := ui.Column(ui.Tight, head, p.said(i, size, better)).Middle().Growing()
	return ui.Row(ui.Apart, p.picture(i, lowWide, lowHigh), said).Pad(ui.Apart, ui.Close)
}

// card is a decision with its words beside its picture, or below it if they are large.
func (p *Page) card(i int, f ui.Frame) ui.Part {
	head := p.cardHead(i, ui.Lead, ui.Icon("chevron", ui.PaperText))
	wide, high, size := feltWide, feltHigh, cardText
	if f.Shape.Large() {
		wide, high, size = wide*largeCards, high*largeCards, size*largeCards
		head = p.cardHead(i, ui.Title, ui.Icon("chevron", ui.PaperText))
	}
	picture, said := p.picture(i, wide, high), p.said(i, size, p.betterWords)
	body := ui.Row(ui.Apart, picture.Top(), said.Growing())
	if f.Text > belowText {
		body = ui.Column(ui.Close, picture.Left(), said)
	}
	return ui.Column(ui.Near, head, body).Pad(ui.Loose, ui.Apart)
}

// cardHead is the number of a decision, when it was, and how often the better one wins, then it.
func (p *Page) cardHead(i int, size float64, end ui.Part) ui.Part {
	c, title, w := &p.costs[i], ui.PaperName.Sized(size), p.app.Words
	cost := lang.Likely(percent(c.Choice.Mean)) + " → " + w.Percent(lang.Likely(percent(c.Other.Mean)))
	when := ui.Either(ui.Label(c.When, title), ui.Label(c.Round, title))
	return ui.Row(ui.Apart, ui.Picture(waxItem(i), size*1.5), when, ui.Spring(), ui.Label(cost, loss.Sized(size*1.2)), end)
}

// picture is the small picture of a decision, on felt.
func (p *Page) picture(i int, w, h float64) ui.Part {
	return ui.Area(w, h, func(s *ui.Stage, r ui.Rect) {
		p.costs[i].Thumbnail.Draw(s, r.Inset(momentPad), momentMost)
	}).On(sprites.Surface{Kind: sprites.Felt, R: 8}).GrowingBy(0)
}

// said is what was played and what would have been better.
func (p *Page) said(i int, size float64, better func(*cost) string) ui.Part {
	text, bold := ui.PaperSerif.Sized(size), ui.PaperNumber.Sized(size)
	return ui.Column(0,
		ui.Rich{Words: p.playedWords(&p.costs[i]), Text: text, Bold: bold}.Part(),
		ui.Rich{Words: better(&p.costs[i]), Text: text, Bold: bold.In(sprites.Burgundy)}.Part())
}

// columns are cards side by side, each with a button and a third of a width.
func (p *Page) columns(width float64) ui.Part {
	turn, turned := p.turning()
	var list []ui.Part
	switch {
	case !p.found() && (!p.done || !turned):
		return p.instead().AtMost(insteadWide, insteadHigh)
	case !p.found():
		list = append(list, p.instead())
	}
	for i := range p.costs {
		see := ui.ButtonSpec{ID: "moment/" + strconv.Itoa(i+1), Label: p.app.Words.Analysis.See, Icon: "play", Spoken: p.spoken(&p.costs[i]), Size: 17, Act: func() { p.replay(p.costs[i].Step) }}
		list = append(list, ui.Column(ui.Apart, p.cardHead(i, 22, ui.Part{}), ui.DoubleRule(),
			ui.Row(ui.Loose, p.picture(i, columnFelt, 0), p.said(i, ui.Lead, p.betterWords).Growing()).Growing(),
			see.Part()).Pad(ui.Wide, ui.Loose).On(ui.SheetPaper))
	}
	if turned && len(list) < most {
		list = append(list, p.turningCard(turn, 1))
	}
	return ui.Grid(most, ui.Loose, list...).AtMost((width+ui.Loose)*float64(len(list))/most-ui.Loose, 0)
}
