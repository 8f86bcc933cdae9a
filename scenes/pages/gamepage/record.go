package gamepage

import (
	"slices"
	"strconv"

	"treille/scenes/data/store"
	"treille/scenes/pages/statistics"
	"treille/scenes/play/host"
	"treille/scenes/play/lesson"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A record is what came of the games of who has finished one last.
type record struct {
	whom  statistics.Person
	count *statistics.Count // nil if there are none
	small bool              // it only has room for an icon in the banner
}

// leastPlate is how high its plate is at least.
const leastPlate = 88.0

// Wake implements app.Waker: it looks which games are finished, and how far today's
// table and the lesson have come.
func (p *Page) Wake() {
	p.day.Look()
	if p.hasLesson() {
		p.lesson = lesson.Reached(p.app, p.spec)
	}
	games, err := host.Games(p.app).Games()
	if err != nil {
		p.app.StoreFailed(err)
	}
	p.record.whom, p.record.count = statistics.Latest(games, p.spec.Name())
}

func (p *Page) openStatistics() {
	p.app.Push(statistics.New(p.app, p.all, p.spec.Name()))
}

// recordTitle says whose it is: "Clara’s record".
func (p *Page) recordTitle() string {
	return p.app.Words.Statistics.Record.With("of", p.app.Words.Of(p.record.whom.Name))
}

// recordNumbers are its numbers with their words.
func (p *Page) recordNumbers() [3][2]string {
	w, c := &p.app.Words.Statistics, p.record.count
	return [...][2]string{{strconv.Itoa(c.Played), w.Played}, {strconv.Itoa(c.Won), w.Won}, {strconv.Itoa(c.Best), w.Best}}
}

// recordPlate adds it on a plate of its own: whose it is above, the numbers below.
func (p *Page) recordPlate(s *ui.Stage, r ui.Rect, t float64) {
	if p.record.count == nil {
		return
	}
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 10, Lift: sprites.Sheet, Line: true}, r)
	high := r.H * .44
	p.recordCrest(s, r.X+18, r.Y+high*.58, 29)
	title := ink.Sized(20 * min(t, 1.2))
	title.Size = ui.FitSize(p.recordTitle(), title, r.W-60-48)
	s.Words(p.recordTitle(), r.X+60, r.Y+high*.58+title.Size*.33, title)
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2.2, Tint: sprites.InkSoft}, ui.R(r.Right()-38, r.Y+high*.58-10, 20, 20))
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(r.X+18, r.Y+high, r.W-36, 5))
	p.recordColumns(s, ui.R(r.X+18, r.Y+high+6, r.W-36, r.H-high-14), t)
	p.recordControl(s, r)
}

// recordColumns adds the numbers side by side, each over its word.
func (p *Page) recordColumns(s *ui.Stage, r ui.Rect, t float64) {
	w := r.W / 3
	value, word := body.Sized(26*min(t, 1.2)), facts.Sized(15.5*min(t, 1.3))
	value.Font = sprites.SerifBold
	base := r.CY() - (word.Size*1.25-value.Size*.75)/2
	for i, n := range p.recordNumbers() {
		x := r.X + w*(float64(i)+.5)
		s.Words(n[0], x, base, value.At(sprites.Middle))
		st := word
		st.Size = ui.FitSize(n[1], st, w-4)
		s.Words(n[1], x, base+word.Size*1.25, st.At(sprites.Middle))
	}
}

// recordRow adds it in one row: crest and name, the numbers, and an arrow.
func (p *Page) recordRow(s *ui.Stage, r ui.Rect, t float64) {
	p.recordCrest(s, r.X+1, r.CY(), 31)
	left := min(170, r.W*.36)
	s.Name(p.record.whom.Name, r.X+43, r.CY()+6, left-49, ink.Sized(19*min(t, 1.2)))
	p.recordColumns(s, ui.R(r.X+left, r.Y+3, r.W-left-30, r.H-6), t)
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2.2, Tint: sprites.InkSoft}, ui.R(r.Right()-22, r.CY()-10, 20, 20))
	p.recordControl(s, r)
}

// recordCrest adds the crest about its middle at the left.
func (p *Page) recordCrest(s *ui.Stage, x, cy, w float64) {
	if crest := p.record.whom.Crest; slices.Contains(store.Crests(), crest) {
		s.Piece(sprites.Look{ID: table.CrestArt(crest), Lift: sprites.Token}, x, cy-w*.5625, w)
	}
}

func (p *Page) recordControl(s *ui.Stage, r ui.Rect) {
	s.Control(ui.Control{ID: "record", Label: p.app.Words.Outline.About.With("what", p.app.Words.Statistics.Title, "text", p.recordTitle()), Rect: r, Act: p.openStatistics})
}

// recordHigh is how high its row on a sheet is, with its rule; 0 if there is none.
func (l *list) recordHigh() float64 {
	switch {
	case l.Page.record.count == nil:
		return 0
	case l.low:
		return 5 + 52*min(l.t, 1.25)
	}
	return 5 + 62*min(l.t, 1.25)
}

// recordRow adds that row.
func (l *list) recordRow() {
	if high := l.recordHigh(); high > 0 {
		l.rule()
		l.Page.recordRow(l.s, ui.R(l.L, l.y, l.R-l.L, high-5), l.t)
		l.y += high - 5
	}
}

// tellRecord says it in words.
func (p *Page) tellRecord(o *ui.Outline) {
	if p.record.count == nil {
		return
	}
	o.Section("record", 2, p.recordTitle())
	for _, n := range p.recordNumbers() {
		o.Item(p.app.Words.Outline.About.With("what", n[1], "text", n[0]))
	}
}
