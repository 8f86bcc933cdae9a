package home

import (
	"strconv"

	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// leafRatio is the height of a calendar's leaf to its width.
const leafRatio = 1.12

// leaf is the day's leaf of a calendar: a press opens all days.
func (p *Page) leaf() ui.Part { return p.days(p.paper()) }

// days is a part which opens all days as it is pressed.
func (p *Page) days(on ui.Part) ui.Part {
	return on.Control(ui.Control{ID: "days", Label: p.app.Words.Today.Days, Act: p.openDays})
}

// paper is the leaf alone.
func (p *Page) paper() ui.Part {
	w := leafWide
	if p.app.Frame().Shape.Large() {
		w = largeLeaf
	}
	if p.scrolls() {
		w *= p.textScale()
	}
	return ui.Scaled(w, w*leafRatio, .85, func(s *ui.Stage, r ui.Rect) {
		head, at := max(r.H*.29, 20), p.day.Table.Day.Begin()
		s.Put(sprites.Leaf(head), r)
		month := sprites.Style{Font: sprites.SC, Size: max(14, head*.72), Color: sprites.Cream, Align: sprites.Middle}
		name := p.app.Words.Calendar.Months[at.Month()-1]
		month.Size = ui.FitSize(name, month, r.W-6)
		s.Words(name, r.CX(), r.Y+head*.86-.5, month)
		number := ui.PaperNumber.Sized((r.H - head) * .78).At(sprites.Middle)
		s.Words(strconv.Itoa(at.Day()), r.CX(), r.Y+head+(r.H-head)*.76, number)
		p.hang(s, r, !p.app.Frame().Shape.Large())
	})
}

// apart reports whether today’s table has a sheet of its own.
func (p *Page) apart() bool { return p.day.Spec != nil && !p.ofToday() }

// step is what the button of today's table says, what a screen reader says of it, which names
// the game, and what it does.
func (p *Page) step() (label, spoken string, act func()) {
	label, spoken, act = p.day.Step()
	return label, p.app.Words.Labelled(spoken, p.game()), act
}

// game is that of today's table.
func (p *Page) game() string { return p.day.Spec.About(p.app.Words).Title }

// todayShared is today's table on a phone where it shares its row: beside the leaf, its words are
// the button, or an icon where there is no room for them.
func (p *Page) todayShared() ui.Part {
	_, spoken, act := p.step()
	title, note := p.app.Words.Today.Title, ui.PaperNote.Sized(15.5)
	game := ui.Label(p.game(), note)
	two := ui.Column(ui.Tight, ui.Paragraph(title, ui.PaperName.Sized(17)), game)
	words := ui.Either(
		ui.Column(ui.Near, ui.Label(title, ui.PaperName.Sized(20)), game).Firm(), two.Firm(),
		ui.Column(ui.Near, ui.Label(title, ui.PaperName.Sized(17)), game), two)
	button := words.Middle().Control(ui.Control{ID: "today", Label: spoken, Act: act}).Growing()
	icon := ui.IconSpec{ID: "today", Icon: "play", Light: true, Label: spoken, Act: act}.Part()
	return p.sheet(ui.Either(ui.Row(ui.Loose, p.leaf(), button), ui.Row(ui.Apart, p.leaf(), icon)))
}

// picture is that of the day's game, on a large screen.
func (p *Page) picture() ui.Part {
	id := "home/label-" + p.day.Table.Game
	return ui.Scaled(pictureHigh/sprites.Ratio(id), pictureHigh, .8, func(s *ui.Stage, r ui.Rect) {
		s.Piece(sprites.Look{ID: id}, r.X, r.Y, r.W)
		p.hang(s, r, true)
	})
}

// hang hangs the person’s rank on the upper right of a box, if it is to hang there and the
// table is done.
func (p *Page) hang(s *ui.Stage, r ui.Rect, here bool) {
	if here && p.day.Done() {
		s.Lay(table.RibbonPart(p.day.Outcome().Rank, ribbonWide).Top(), ui.R(r.Right()-9, r.Y-7, ribbonWide, r.H))
	}
}

// todayCard is today's table in its sheet: the day's leaf, what is played or came of it, and
// the button; nothing if there is none. Where words have no room, the button names the game.
func (p *Page) todayCard() ui.Part {
	if !p.apart() {
		return ui.Part{}
	}
	shape, t := p.app.Frame().Shape, min(p.textScale(), 1.2)
	large := shape.Large()
	tall := func(button ui.Part) ui.Part {
		if shape == ui.Landscape {
			return button.High(min(ui.Target*t, lowHigh))
		}
		return button.Roomy(0, todayHigh*t)
	}
	label, spoken, act := p.step()
	b := ui.ButtonSpec{ID: "today", Label: label, Spoken: spoken, Size: 19 * p.buttonScale(), Act: act}
	if p.scrolls() {
		return p.sheet(p.above(p.todayLink(p.todayWords(true).Middle().Growing()), b.Part()))
	}
	button := tall(b.Part().AtLeast(78, 0)).Firm()
	if large {
		b.Size = 21 * t
		button = b.Part().AtLeast(92, 62)
	}
	row := func(words ui.Part, grow float64, button ui.Part) ui.Part {
		return ui.Row(ui.Loose, p.todayLink(words.Middle().GrowingBy(grow)).GrowingBy(grow), button.Middle())
	}
	words := row(p.todayWords(large).AtLeast(leastWords, 0), 1, button)
	b.Second, b.Size = p.game(), 16*t
	named := tall(b.Part())
	title := ui.Label(p.app.Words.Today.Title, ui.PaperName.Sized(20))
	return p.sheet(ui.Either(words, row(title, 1, named.Firm()), row(ui.Part{}, 0, named.Growing())))
}

// todayLink are the leaf and the words beside it, which lead to all days.
func (p *Page) todayLink(words ui.Part) ui.Part {
	large := p.app.Frame().Shape.Large()
	return p.days(ui.Row(ui.Loose, p.paper(), ui.When(large, p.picture()), ui.When(p.day.Done(), ui.Space(1, 0)), words))
}

// todayWords are the title, and what is to be said of it as far as there is room.
func (p *Page) todayWords(large bool) ui.Part {
	title, main := ui.PaperName.Sized(20), ui.PaperNote.Sized(15.5)
	var more ui.Part
	if large {
		title, main = ui.PaperName.Sized(24), ui.PaperSerif.Sized(17)
		more = ui.Paragraph(p.day.More(), ui.PaperNote.Sized(ui.Body))
	}
	head := ui.Label(p.app.Words.Today.Title, title)
	var list []ui.Part
	last := ""
	is := p.day.Is(large)
	if !large && p.day.Done() { // else its game would not be named
		is = append(p.day.Is(true), is...)
	}
	for _, words := range is {
		said := ui.Paragraph(words, main)
		list = append(list, ui.Column(ui.Near, head, said, more), ui.Column(ui.Near, head, said))
		last = words
	}
	return ui.Either(append(list, ui.Column(ui.Near, head, ui.Name(last, main)))...)
}
