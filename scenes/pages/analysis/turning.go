package analysis

import (
	"slices"

	"treille/engine"
	"treille/engine/review"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A turn is the part of a game that raised the chances of who won most: between two points at which they are told.
type turn struct {
	from, to review.Point
	last     bool // it ends with the game
}

// change is by how many per cent the chances of a seat changed in it.
func (q *turn) change(seat engine.Player) int {
	return percent(q.to.Chances[seat]) - percent(q.from.Chances[seat])
}

// turning finds that part, among those between points that are told as they are; false if those chances never rose much at once.
func (p *Page) turning() (best turn, ok bool) {
	points := p.study.Points()
	most := leastTurn
	told := func(q review.Point) bool { return slices.Equal(p.study.Closer(q, q.Step), q.Chances) }
	for i := 1; i < len(points); i++ {
		if !told(points[i-1]) || !told(points[i]) {
			continue
		}
		q := turn{points[i-1], points[i], i == len(points)-1}
		rise := 0
		for _, seat := range p.winners() {
			rise += q.change(seat)
		}
		if rise > most || rise == most && !ok {
			best, ok, most = q, true, rise
		}
	}
	return best, ok
}

// winners are who has won: whose chances are not 0 at the end.
func (p *Page) winners() []engine.Player {
	points := p.study.Points()
	end := points[len(points)-1]
	return table.Where(table.UpTo(engine.Player(len(end.Chances))), func(seat engine.Player) bool { return end.Chances[seat] > 0 })
}

// turningRows are the seats whose chances changed, those whose rose most first, each with its chance before and after.
func (p *Page) turningRows(q turn, n int) (seats []engine.Player, chances []string) {
	w := p.app.Words
	seats = table.Where(table.UpTo(engine.Player(len(p.playback.Seats()))), func(seat engine.Player) bool { return q.change(seat) != 0 })
	slices.SortStableFunc(seats, func(a, b engine.Player) int { return q.change(b) - q.change(a) })
	seats = seats[:min(len(seats), n)]
	figures := lang.Likely
	if q.last {
		figures = w.Whole
	}
	return seats, table.Each(seats, func(seat engine.Player) string {
		return lang.Likely(percent(q.from.Chances[seat])) + " → " + w.Percent(figures(percent(q.to.Chances[seat])))
	})
}

// turningCard tells of it beside costly decisions, where there is room.
func (p *Page) turningCard(q turn, text float64) ui.Part {
	w := &p.app.Words.Analysis
	var rows []ui.Part
	seats, chances := p.turningRows(q, turnSeats)
	for i, seat := range seats {
		figure := ui.PaperNumber.Sized(ui.Title)
		if q.change(seat) < 0 {
			figure = loss.Sized(ui.Title)
		}
		crest := ui.Art(table.CrestArt(p.playback.Seats()[seat].Crest), crestLarge)
		rows = append(rows, ui.Row(ui.Loose, crest, ui.Name(p.name(seat), ui.PaperName.Sized(20)), ui.Spring(), ui.Label(chances[i], figure)))
	}
	title := ui.PaperName.Sized(22)
	see := ui.ButtonSpec{ID: "turning", Label: w.See, Icon: "play", Spoken: p.turningSpoken(q), Size: 17 * min(text, 1.35), Act: func() { p.replay(q.from.Step) }}
	return ui.Column(ui.Apart, ui.Row(ui.Apart, ui.Label(w.Turning, title), ui.Spring(), ui.Label(p.annotator.Round(q.from.Step), title)).AtLeast(0, 33), ui.DoubleRule(),
		ui.Paragraph(w.TurningMost, ui.PaperSerif.Sized(ui.Lead)), ui.Column(ui.Loose, rows...).Growing(), see.Part()).Pad(ui.Wide, ui.Loose).On(ui.SheetPaper)
}

// turningSpoken says it for somebody who hears it.
func (p *Page) turningSpoken(q turn) string { return p.turningLine(q, turnSeats) }

// turningLine says it in a line, with the chances of so many seats.
func (p *Page) turningLine(q turn, n int) string {
	w := p.app.Words
	seats, chances := p.turningRows(q, n)
	for i, seat := range seats {
		chances[i] = p.name(seat) + " " + chances[i]
	}
	return w.Labelled(w.Analysis.Turning+", "+p.annotator.Round(q.from.Step), w.List(chances...))
}
