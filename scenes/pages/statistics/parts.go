package statistics

import (
	"strconv"

	"treille/engine"
	"treille/scenes/pages/saves"
	"treille/scenes/ui"
	"treille/sprites"
)

func (p *Page) large() bool { return p.app.Frame().Shape.Large() }

// scale is how large the parts of the page are.
func (p *Page) scale() *scale { return scales[p.app.Frame().Shape] }

func (p *Page) soft() sprites.Style { return ui.PaperNote.Sized(p.scale().note) }

// heading is a heading with a note at its right end, the longest that has room there, or
// else with the shortest below.
func (p *Page) heading(words string, notes ...string) ui.Part {
	title := ui.Label(words, ui.PaperHead.Sized(p.scale().head))
	var list []ui.Part
	for _, n := range notes {
		list = append(list, ui.Row(ui.Loose, title, ui.Spring(), ui.Label(n, p.soft())).Firm())
	}
	below := ui.Column(ui.Near, title)
	if n := len(notes); n > 0 {
		below = ui.Column(ui.Near, title, ui.Label(notes[n-1], p.soft()))
	}
	return ui.Either(append(list, below)...)
}

// titleLine is the name of the game, and whose games are shown.
func (p *Page) titleLine() ui.Part {
	return ui.Column(0, ui.Row(ui.Wide, ui.Label(p.title(), ui.PaperName.Sized(p.scale().number*.76)), ui.Spring(),
		p.whomButton(ui.PaperNote.Sized(ui.Body))).AtLeast(0, ui.Target), ui.DoubleRule())
}

// whomButton says whose games are shown; a press chooses somebody else, if there is anybody.
func (p *Page) whomButton(st sprites.Style) ui.Part {
	crest := saves.Crest(p.whom.Crest, st.Size*1.4)
	if len(p.people) < 2 {
		return ui.Row(ui.Apart, crest, ui.Name(p.whom.Name, st))
	}
	return ui.Row(ui.Apart, crest, ui.Name(p.whom.Name, st), ui.Icon("down", st)).
		Control(ui.Control{ID: "whom", Label: p.words().WhoseNow.With("name", p.whom.Name), Act: func() { p.askWhom(0) }})
}

// hintsChoice chooses between games with hints and those without.
func (p *Page) hintsChoice() ui.Part {
	if !p.hinted() {
		return ui.Part{}
	}
	w, active := p.words(), 0
	if p.hints {
		active = 1
	}
	return ui.ChoiceSpec{ID: "hints", Label: w.Hints, Items: []ui.Choice{{Label: w.Without}, {Label: w.With}}, Active: active,
		Size: p.scale().text * p.app.Frame().Caption(), Pick: func(i int) {
			p.hints = i == 1
			p.Rewind()
			p.filter()
		}}.Part().AtMost(choiceWide, 0)
}

// score says what a play came to.
func (p *Page) score(q Play) string { return p.kind().Score(p.app.Words, q.Points()) }

// A figure is one of the four large numbers, with its words, the longest first.
type figure struct {
	value string
	words []string
}

func (p *Page) figures() []figure {
	w, c, n := p.words(), p.count, p.app.Words.Whole
	share := 0
	if c.Played > 0 {
		share = (200*c.Won + c.Played) / (2 * c.Played)
	}
	return []figure{
		{n(c.Played), []string{w.PlayedLong, w.Played}},
		{n(c.Won), []string{w.WonLong.With("n", n(share)), w.Won}},
		{n(c.Run), []string{w.RunLong.With("n", n(c.Longest)), w.Run}},
		{n(c.Best), []string{w.BestLong, w.Best}},
	}
}

// numbers are the four numbers, in a row or two by two, with long words if all of them have
// room, and what part of the games was won.
func (p *Page) numbers() []ui.Part {
	k := p.scale()
	grid := func(columns, words int) ui.Part {
		var list []ui.Part
		for _, f := range p.figures() {
			list = append(list, ui.Column(ui.Near, ui.Label(f.value, ui.PaperNumber.Sized(k.number).At(sprites.Middle)),
				ui.Label(f.words[words], ui.PaperSoft.Sized(k.caption).At(sprites.Middle))))
		}
		return ui.RuledGrid(columns, ui.Close, list...)
	}
	numbers := ui.Either(grid(4, 0).Firm(), grid(4, 1), grid(2, 0).Firm(), grid(2, 1))
	return []ui.Part{p.hintsChoice(), numbers.Pad(0, ui.Near), ui.DoubleRule(), p.shares()}
}

// A shareRow says how many of some games were won.
type shareRow struct {
	level int // bars before it; 0 for people
	words string
	Share
}

// levels are the shares by the strongest computer player.
func (p *Page) levels() []shareRow {
	var list []shareRow
	for i, level := range engine.Levels() {
		list = append(list, shareRow{i + 1, p.app.Words.NewGame.Levels.Of(level).Note, p.count.Against[i+1]})
	}
	if s := p.count.Against[people]; s.Played > 0 {
		list = append(list, shareRow{0, p.words().People, s})
	}
	return list
}

// seats are the shares by the number of seats.
func (p *Page) seats(long bool) []shareRow {
	var list []shareRow
	least, most := p.kind().Game.Players()
	for n := least; n <= most; n++ {
		words := strconv.Itoa(n)
		if long {
			words = p.app.Words.Count(p.app.Words.Saves.Seats, n)
		}
		list = append(list, shareRow{0, words, p.count.Seats[n]})
	}
	return list
}

// shares are both, side by side where there is room and not much more of it below.
func (p *Page) shares() ui.Part {
	w := p.words()
	against := p.shareRows(w.Against, p.levels())
	below := ui.Column(ui.Close, against, ui.Rule(), p.shareRows(p.app.Words.NewGame.Seats, p.seats(true)))
	if p.app.Frame().Shape == ui.Desktop {
		return below
	}
	return ui.Either(
		ui.Row(p.scale().side, against.Top().Growing(), p.shareRows(p.app.Words.NewGame.Seats, p.seats(false)).Top().Growing()).Firm(),
		below)
}

// shareRows are the rows of one kind, on a large screen with a heading.
func (p *Page) shareRows(title string, rows []shareRow) ui.Part {
	k := p.scale()
	words, value := ui.PaperLabel.Sized(k.text), ui.PaperText.Sized(k.text).At(sprites.Right)
	var list [][]ui.Part
	for _, r := range rows {
		mark := ui.Icon("people", words.In(sprites.InkSoft))
		if r.level > 0 {
			mark = ui.Mark(sprites.Levels(r.level, sprites.Ink), k.text*1.25, k.text)
		}
		bar := ui.Area(leastBar, k.bar, func(s *ui.Stage, at ui.Rect) { shareBar(s, at, r.Share) }).AtMost(0, k.bar)
		list = append(list, []ui.Part{mark, ui.Label(r.words, words).AtLeast(0, k.share), bar, ui.Label(p.share(r.Share), value)})
	}
	ledger := ui.Ledger(ui.Apart, ui.Tight, list...)
	if !p.large() {
		return ledger
	}
	return ui.Column(ui.Near, p.heading(title), ledger)
}

// share says how many were won: "9 of 12" where there is room, else "9/12".
func (p *Page) share(s Share) string {
	won, n := strconv.Itoa(s.Won), strconv.Itoa(s.Played)
	if p.large() {
		return p.app.Words.OutOf(won, n)
	}
	return won + "/" + n
}
