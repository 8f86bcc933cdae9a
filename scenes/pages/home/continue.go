package home

import (
	"slices"

	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// continueSheet is the game under way in its sheet: where it stands, and the button
// that goes on.
func (p *Page) continueSheet(s *ui.Stage, r ui.Rect, t float64) {
	if r.H >= wideHeight {
		p.continueWide(s, r, t)
	} else {
		p.continueFlat(s, r, t)
	}
}

// continueWide does so with its picture, and the scores below the words.
func (p *Page) continueWide(s *ui.Stage, r ui.Rect, t float64) {
	w := p.app.Words
	g := p.saved.Glance(w)
	p.sheet(11, r)
	tx := r.X + 22
	if len(g.Art) > 0 && r.W > 480 {
		art(s, g.Art, ui.R(r.X+20, r.Y+17, 84, 82))
		tx = r.X + 124
	}
	bw := max(132, min(190, r.W*0.22)) * min(t, 1.2)
	words := r.Right() - 20 - bw - 18 - tx
	title := sprites.Style{Font: sprites.SC, Size: 24, Color: sprites.Ink}
	name := p.saved.Kind.About(w).Title
	title.Size = ui.FitSize(name, title, words)
	st := sprites.Style{Font: sprites.Serif, Size: 17 * t, Color: sprites.Ink}
	where := p.saved.Where(w, true)
	if ui.FitSize(where, st, words) < 16 {
		where = p.saved.Where(w, false)
	}
	lines := []string{where}
	if ui.FitSize(where, st, words) < 16 {
		st.Size = max(16, min(st.Size, ui.FitSize(p.saved.Turn(w), st, words)))
		if lines = ui.Wrap(where, st, words); len(lines) > 2 {
			lines = []string{p.saved.Round(w)}
		}
	} else {
		st.Size = ui.FitSize(where, st, words)
	}
	s.Words(name, tx, r.Y+36, title)
	for i, l := range lines {
		s.Words(l, tx, r.Y+42+st.Size*(1+1.15*float64(i)), st)
	}
	if y := r.Y + 42 + st.Size*(1+1.15*float64(len(lines)-1)); y+5 < r.Bottom()-44 {
		p.scores(s, g, tx, r.Bottom()-44, min(58, words/float64(len(g.Scores))), scoreStyle{23, 27, 20, 18})
	}
	s.Button(ui.ButtonSpec{ID: "continue", Rect: ui.R(r.Right()-20-bw, r.CY()-31, bw, 62), Label: p.continueLabel(), Primary: !p.over(), Size: 21 * t, Act: p.resume})
}

// art lays one or two pieces into a box, tilted as they were put down.
func art(s *ui.Stage, looks []sprites.Look, r ui.Rect) {
	for i, look := range looks {
		ratio := sprites.Ratio(look.ID)
		w := min(r.H*0.7, r.H/ratio)
		if ratio < 1.2 { // no card: two of them hardly overlap
			w = r.H * 0.56
		}
		x, turn := r.X+(r.W-w)/2, -4.0
		if len(looks) > 1 {
			x, turn = r.X+float64(i)*(r.W-w), []float64{-7, 5}[i]
		}
		s.Add(ui.Item{Kind: ui.Piece, Look: look, Turn: turn, Centred: true, Box: ui.R(x, r.CY()-w*ratio/2, w, w*ratio)})
	}
}

// wideHeight is the height of a sheet that has room for a picture.
const wideHeight = 116.0

// A scoreStyle says how wide a crest is, where the points stand beside it, and how
// large they are.
type scoreStyle struct{ crest, dx, dy, size float64 }

// scores are all crests of the game under way with their points, smaller where
// many seats or long numbers need more than the pitch.
func (p *Page) scores(s *ui.Stage, g table.Glance, x, y, pitch float64, look scoreStyle) {
	const gap = 4.0
	st := sprites.Style{Font: sprites.SerifBold, Size: look.size, Color: sprites.Ink}
	need := 0.0
	for _, n := range g.Scores {
		need = max(need, look.dx+sprites.Measure(p.app.Words.Whole(n), st)+gap)
	}
	k := min(1, pitch/need)
	if k*look.size < 13 {
		return // there is no room, and the table shows them
	}
	st.Size *= k
	for i, seat := range p.saved.Referee.Seats() {
		q := x + float64(i)*pitch
		s.Piece(sprites.Look{ID: table.CrestArt(seat.Crest)}, q, y+look.crest*(1-k)/2, look.crest*k)
		s.Words(p.app.Words.Whole(g.Scores[i]), q+look.dx*k, y+look.dy-look.size*(1-k)/3, st)
	}
}

// continueFlat does so on a phone: as many words beside the name as there is room for,
// else in place of the scores.
func (p *Page) continueFlat(s *ui.Stage, r ui.Rect, t float64) {
	w := p.app.Words
	g := p.saved.Glance(w)
	p.sheet(9, r)
	bw, x := 118*min(t, 1.2), r.X+18
	button := ui.R(r.Right()-bw-14, r.CY()-min(52*t, r.H-18)/2, bw, min(52*t, r.H-18))
	room := button.X - 10 - x
	name := p.saved.Kind.About(w).Title
	title := sprites.Style{Font: sprites.SC, Size: 20 * min(t, 1.2), Color: sprites.Ink}
	title.Size = ui.FitSize(name, title, room)
	st := sprites.Style{Font: sprites.Italic, Size: 15 * t, Color: sprites.Ink}
	after := sprites.Measure(name, title) + 10
	texts := []string{p.saved.Where(w, false), p.saved.Turn(w), p.saved.Round(w)}
	if p.over() {
		texts = texts[:1]
	}
	beside := slices.IndexFunc(texts, func(words string) bool { return sprites.Measure(words, st) <= room-after })
	if beside >= 0 {
		base := r.CY() - r.H*.17
		s.Words(name, x, base, title)
		s.Words(texts[beside], x+after, base-1, st)
		p.scores(s, g, x, base+r.H*.16, min(51, room/float64(len(g.Scores))), scoreStyle{20, 24, 18, 17})
	} else {
		lead := st.Size * 1.15
		lines := fitting(texts, st, room, int((r.H-20-title.Size)/lead))
		base := r.CY() - (title.Size*.75+float64(len(lines))*lead)/2 + title.Size*.7
		s.Words(name, x, base, title)
		for i, l := range lines {
			s.Words(l, x, base+lead*float64(i+1), st)
		}
	}
	s.Button(ui.ButtonSpec{ID: "continue", Rect: button, Label: p.continueLabel(), Primary: !p.over(), Size: 20 * min(t, 1.2), Act: p.resume})
}
