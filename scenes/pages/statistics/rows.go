package statistics

import (
	"slices"
	"strings"

	"treille/engine"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// rows are finished games, the newest first. On a phone they have one line each if all have
// room for it.
func (p *Page) rows(n int) ui.Part {
	of := func(row func(q Play) ui.Part) ui.Part {
		var list []ui.Part
		for _, q := range slices.Backward(p.shown[len(p.shown)-n:]) {
			list = append(list, row(q).AtLeast(0, p.scale().row))
		}
		return ui.Column(0, ui.Ruled(list...)...)
	}
	if p.large() {
		return of(p.wideRow)
	}
	return ui.Either(
		of(func(q Play) ui.Part { return p.narrowRow(q, true) }).Firm(),
		of(func(q Play) ui.Part { return p.narrowRow(q, false) }))
}

// score says what a play came to.
func (p *Page) score(q Play) string { return p.kind().Score(p.app.Words, q.Points()) }

// wideRow is a row of a large screen: when it was and against whom, what came of it,
// and buttons.
func (p *Page) wideRow(q Play) ui.Part {
	k, w := p.scale(), &p.app.Words.Saves
	button := func(id, icon, label string, act func()) ui.Part {
		spoken := p.app.Words.Labelled(label, p.told(q))
		return ui.ButtonSpec{ID: id + q.Key, Icon: icon, Size: squareIcon, Spoken: spoken, Act: act}.Part().Wide(squareWide).High(squareWide)
	}
	var buttons ui.Part
	if q.Key != "" {
		buttons = ui.Row(ui.Apart, button("replay/", "play", w.Replay, func() { p.done.Replay(q.Game) }),
			button("more/", "dots", p.app.Words.App.More, func() { p.done.More(q.Game) }))
	}
	who := ui.Either(ui.Label(p.against(q), ui.PaperText.Sized(k.text)).Firm(), ui.Label(p.seatsOf(q), ui.PaperText.Sized(k.text)))
	return ui.Row(ui.Wide, table.RibbonPart(q.Rank(q.Seat), p.scale().ribbon), ui.Column(ui.Close,
		ui.Row(ui.Wide, ui.Label(p.done.Day(q.When), ui.PaperBold.Sized(k.title)).Firm(), who.Dropped(1)),
		ui.Row(ui.Far, ui.Label(p.score(q), ui.PaperNumber.Sized(k.text)), ui.Label(p.done.Seed(q.Game), ui.PaperSoft.Sized(k.text-1)).Dropped(1)),
	).Middle().Growing(), buttons)
}

// narrowRow is a row of a phone, in one line or two: a press offers what can be done with
// the game.
func (p *Page) narrowRow(q Play, line bool) ui.Part {
	k := p.scale()
	day, score, seed := p.done.Day(q.When), p.score(q), ui.Label(p.done.Seed(q.Game), ui.PaperSoft.Sized(ui.Note)).Dropped(1)
	words := ui.Row(ui.Loose, ui.Label(day, ui.PaperBold.Sized(k.title)), ui.Label(score, ui.PaperText.Sized(k.title)), ui.Spring(), seed)
	if !line {
		words = ui.Either(
			ui.Column(ui.Near, ui.Label(day+", "+score, ui.PaperBold.Sized(k.title)).Firm(), seed),
			ui.Column(ui.Near, ui.Label(day, ui.PaperBold.Sized(k.title)), ui.Label(score, ui.PaperText.Sized(k.title))))
	}
	row := ui.Row(ui.Loose, table.RibbonPart(q.Rank(q.Seat), p.scale().ribbon), words.Middle().Growing())
	if q.Key == "" {
		return row
	}
	return ui.Row(ui.Close, row.Growing(), ui.Icon("chevron", ui.PaperSoft)).
		Target(ui.Control{ID: "more/" + q.Key, Label: p.told(q), Part: true, Act: func() { p.done.More(q.Game) }})
}

// seatsOf says how many seats a game had.
func (p *Page) seatsOf(q Play) string {
	return p.app.Words.Count(p.app.Words.Saves.Seats, q.Record.Players)
}

// against says that, and who sat there, the strongest first: "4 seats, hard, medium"; of
// a day's table only that it was one.
func (p *Page) against(q Play) string {
	if q.Today {
		return p.seatsOf(q) + ", " + p.words().Today
	}
	there := make([]bool, len(engine.Levels())+1)
	for i, s := range q.Record.Seats {
		if engine.Player(i) != q.Seat && (s.Kind != "" || s.Name != "") {
			if level, err := q.Level(engine.Player(i)); err == nil {
				there[level] = true
			}
		}
	}
	words := []string{p.seatsOf(q)}
	for i, level := range slices.Backward(engine.Levels()) {
		if there[i+1] {
			words = append(words, p.app.Words.NewGame.Levels[level].Note)
		}
	}
	if there[people] {
		words = append(words, p.words().People)
	}
	return strings.Join(words, ", ")
}

// told says a play in words: "20 Nov, 34 points, 1st of 4".
func (p *Page) told(q Play) string {
	w := p.app.Words
	place := w.OutOf(w.Ordinal(q.Rank(q.Seat)), w.Whole(q.Record.Players))
	return strings.Join([]string{p.done.Day(q.When), p.score(q), place}, ", ")
}
