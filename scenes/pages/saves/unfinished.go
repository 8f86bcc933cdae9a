package saves

import (
	"errors"
	"slices"

	"treille/scenes/data/archive"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// An unfinished game is opened when its row is first seen.
type unfinished struct {
	archive.Unfinished
	name string // of the game; "" if it does not say
	seen bool
	game *Game
	err  error // why it cannot be shown
}

func (p *Page) unfinished(list []archive.Unfinished) []*unfinished {
	var rows []*unfinished
	for _, u := range list {
		rows = append(rows, &unfinished{Unfinished: u, name: archive.NameIn(u.Data)})
	}
	return rows
}

// look opens a game.
func (p *Page) look(u *unfinished) {
	if !u.seen {
		u.seen = true
		u.game, u.err = Open(p.app, p.kinds, u.Data)
	}
}

func (p *Page) subjectOf(u *unfinished) subject {
	return subject{u.Key, u.name, p.and(p.title(u.name), p.day(u.When)), u.When}
}

// stateLines are the lines that say where a game stands, at most so many.
func (p *Page) stateLines(g *Game, st sprites.Style, width float64, long bool, most int) []string {
	w := p.app.Words
	var lines []string
	for _, words := range []string{g.Where(w, long), g.Where(w, false), g.Turn(w), g.Round(w)} {
		if lines = ui.Wrap(words, st, width); len(lines) <= most {
			break
		}
	}
	return lines
}

// A shelf says how the rows of unfinished games are laid out.
type shelf struct {
	lines int     // that say where a game stands
	below bool    // the day stands below them
	high  float64 // of a row
	open  float64 // of the one that is unfolded
	stack bool    // its buttons stand in two rows
}

// shelfOf finds it for rows of a width.
func (p *Page) shelfOf(m *measures, width float64) shelf {
	sh := shelf{lines: 1}
	if m.t > 1 || width < 330 {
		sh.lines = 2
	}
	day := sprites.Measure(p.app.Words.Calendar.At.With("day", p.app.Words.Calendar.Yesterday, "time", "22:22"), facts.Sized(m.small))
	sh.below = width-m.words()-34-day-12 < 110*min(m.t, 1.25)
	lines := sh.lines
	if sh.below {
		lines++
	}
	sh.high = m.high(lines)
	back := sprites.Measure(p.app.Words.Home.Continue, strong.Sized(m.main()))
	sh.stack = width-2*(p.sideButtons(m, width).W+buttonGap) < back+24
	sh.open = sh.high + m.barHigh() + m.pad
	if sh.stack {
		sh.open += m.barHigh() + buttonGap
	}
	if m.large {
		sh.open += 30
	}
	return sh
}

// row adds an unfinished game that is folded: a tap unfolds it.
func (p *Page) row(s *ui.Stage, u *unfinished, r ui.Rect, m *measures, sh *shelf) {
	p.look(u)
	p.about(s, u, r, m, sh, 34)
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2.2, Tint: sprites.InkSoft}, ui.R(r.Right()-20, r.CY()-10, 20, 20))
	s.Control(ui.Control{ID: "open/" + u.Key, Label: p.say(u), Rect: r.Inset(4), Act: func() { p.open = u.Key }})
}

// main is the size of the label of the main button, and barHigh its height.
func (m *measures) main() float64    { return 20 * min(m.t, 1.3) }
func (m *measures) barHigh() float64 { return m.button * min(m.t, 1.2) }

// say says an unfinished game in words.
func (p *Page) say(u *unfinished) string {
	text := p.and(p.title(u.name), p.moment(u.When))
	if u.game != nil {
		text = p.app.Words.Outline.About.With("what", text, "text", u.game.Where(p.app.Words, true))
	}
	return text
}

// about adds picture and words of an unfinished game; spare is kept free at the
// right.
func (p *Page) about(s *ui.Stage, u *unfinished, r ui.Rect, m *measures, sh *shelf, spare float64) {
	p.picture(s, u.name, r, m, 1)
	x, right := r.X+m.words(), r.Right()-spare
	day, small := p.moment(u.When), facts.Sized(m.small)
	title, st := ink.Sized(m.title), serif.Sized(m.text)
	var lines []string
	if u.game != nil {
		lines = p.stateLines(u.game, st, right-x, m.large, sh.lines)
	}
	n := len(lines)
	if sh.below && day != "" {
		n++
	}
	y := r.CY() - (m.title+float64(n)*m.lead())/2 + m.title*.84
	room := right - x
	if !sh.below && day != "" {
		s.Words(day, right, y-1, small.At(sprites.Right))
		room -= sprites.Measure(day, small) + 12
	}
	fitted(s, p.title(u.name), x, y, room, title)
	for _, l := range lines {
		y += m.lead()
		s.Words(l, x, y, st)
	}
	if sh.below && day != "" {
		s.Words(day, x, y+m.lead(), small)
	}
}

// unfolded adds an unfinished game with what can be done with it.
func (p *Page) unfolded(s *ui.Stage, u *unfinished, r ui.Rect, m *measures, sh *shelf) {
	p.look(u)
	s.Put(sprites.Surface{Kind: sprites.Highlight}, ui.R(r.X-8, r.Y, r.W+16, r.H))
	p.about(s, u, ui.R(r.X, r.Y, r.W, sh.high), m, sh, 0)
	if u.game == nil {
		return
	}
	h := m.barHigh()
	y := r.Bottom() - m.pad - h
	if m.large {
		p.scores(s, u.game, ui.R(r.X+m.words(), r.Y+sh.high-8, r.W-m.words(), 28))
	}
	w, of := p.app.Words, p.subjectOf(u)
	side := p.sideButtons(m, r.W)
	back := ui.R(r.X, y, r.W-2*(side.W+buttonGap), h)
	others := ui.R(back.Right()+buttonGap, y, 2*side.W+buttonGap, h)
	if sh.stack {
		back, others = ui.R(r.X, y-h-buttonGap, r.W, h), ui.R(r.X, y, r.W, h)
	}
	s.Button(ui.ButtonSpec{ID: "continue", Rect: back, Label: w.Home.Continue, Primary: true, Size: m.main(), Act: func() { p.resume(u) }})
	p.exportAndDelete(s, of, others, m)
}

// sideButtons is the size of the buttons that export and delete, where a row of a
// width holds them beside another: with words, or icons alone.
func (p *keeper) sideButtons(m *measures, width float64) ui.Rect {
	wide := p.exportWidth(m)
	if width-2*(wide+buttonGap) < 180 || !m.large {
		return ui.R(0, 0, min(60, width*.2), m.button)
	}
	return ui.R(0, 0, wide, m.button)
}

// exportWidth is how wide the buttons that export and delete are with words.
func (p *keeper) exportWidth(m *measures) float64 {
	st := strong.Sized(m.label)
	pad := 24.0
	if m.large {
		pad = 46
	}
	return max(sprites.Measure(p.words().Export, st), sprites.Measure(p.words().Delete, st)) + m.label*1.15 + 9 + pad
}

// exportAndDelete adds the two buttons into a box.
func (p *keeper) exportAndDelete(s *ui.Stage, of subject, r ui.Rect, m *measures) {
	w := p.words()
	width := (r.W - buttonGap) / 2
	for i, b := range []struct {
		id, icon, label string
		act             func(subject)
	}{{"export/", "export", w.Export, p.askExport}, {"delete/", "trash", w.Delete, p.askDelete}} {
		spec := ui.ButtonSpec{ID: b.id + of.key, Rect: ui.R(r.X+float64(i)*(width+buttonGap), r.Y, width, r.H), Size: m.label,
			Spoken: w.OfGame.With("what", b.label, "game", of.about), Act: func() { b.act(of) }}
		if width >= p.exportWidth(m)-1 {
			spec.Label, spec.Icon = b.label, b.icon
			s.Button(spec)
		} else {
			square(s, spec, b.icon)
		}
	}
}

// scores are the crests of a game with their points.
func (p *Page) scores(s *ui.Stage, g *Game, r ui.Rect) {
	seats, scores := g.Referee.Seats(), g.Glance(p.app.Words).Scores
	pitch := min(54, r.W/float64(len(seats)))
	for i, seat := range seats {
		x := r.X + float64(i)*pitch
		s.Piece(sprites.Look{ID: table.CrestArt(seat.Crest)}, x, r.Y, 22)
		s.Words(p.app.Words.Whole(scores[i]), x+28, r.Y+19, points.Sized(18))
	}
}

// damagedRow adds a game that cannot be shown, with the reason.
func (p *Page) damagedRow(c *column, u *unfinished) {
	m := &c.m
	width := c.R - c.L
	side := 2*squareWide + buttonGap
	below := m.large || m.t > 1.2 && width < 420 || width < 300
	room := width - m.words()
	if !below {
		room -= side + 10
	}
	st, note := serif.Sized(m.text), soft.Sized(max(15, m.text*.94))
	lines := ui.Wrap(p.whyNot(u.err), st, room)
	notes := ui.Wrap(p.words().KeptAside, note, room)
	high := m.high(len(lines) + len(notes))
	if below {
		high += m.button + m.pad
	}
	r, seen := c.next(high)
	if !seen {
		return
	}
	top := r
	buttons := ui.R(r.Right()-side, r.CY()-m.button/2, side, m.button)
	if below {
		top.H -= m.button + m.pad
		buttons = ui.R(r.X+m.words(), top.Bottom(), min(r.W-m.words(), 2*p.exportWidth(m)+buttonGap), m.button)
	}
	p.picture(c.s, u.name, top, m, .45)
	h := m.picture * .98
	if !sound(u.err) {
		c.s.Piece(sprites.Look{ID: "common/crack"}, r.X+1+m.picture/2-h/6, top.CY()-h/2, h/3)
	}
	x, y := r.X+m.words(), top.CY()-(m.title+float64(len(lines)+len(notes))*m.lead())/2+m.title*.84
	q := m.title * 1.05
	c.s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "warn", Stroke: 2, Tint: sprites.Burgundy}, ui.R(x, y-q*.82, q, q))
	title := ink.Sized(m.title)
	day, small := p.day(u.When), facts.Sized(m.small)
	if at := room - sprites.Measure(day, small); day != "" && at > q+18+sprites.Measure(p.title(u.name), title) {
		c.s.Words(day, x+at, y-1, small)
	}
	fitted(c.s, p.title(u.name), x+q+6, y, room-q-6, title)
	for _, l := range lines {
		y += m.lead()
		c.s.Words(l, x, y, st)
	}
	for _, l := range notes {
		y += m.lead()
		c.s.Words(l, x, y, note)
	}
	p.exportAndDelete(c.s, p.subjectOf(u), buttons, m)
}

// sound reports whether nothing is wrong with a game that is not shown.
func sound(err error) bool {
	other := NoTable{}
	return errors.As(err, &other) || archive.Why(err).OtherRules
}

// asideHeading is the heading over the games that cannot be shown.
func (p *Page) asideHeading() string {
	if slices.ContainsFunc(p.damaged, func(u *unfinished) bool { return !sound(u.err) }) {
		return p.words().Damaged
	}
	return p.words().Aside
}

// whyNot says why a game is not shown.
func (k *keeper) whyNot(err error) string {
	if other := (NoTable{}); errors.As(err, &other) {
		return k.words().NotShown
	}
	return k.reason(err)
}
