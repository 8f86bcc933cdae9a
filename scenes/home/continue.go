package home

import (
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// continueWide is the game under way in one wide sheet: its picture, where it stands,
// and the button that goes on. Where the sheet is very wide, the scores stand beside
// the words, else below.
func (p *Page) continueWide(s *ui.Stage, r ui.Rect, t float64) {
	w := p.room.Words
	g := p.saved.Glance(w)
	k := r.H / wideHeight
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 11, Lift: sprites.Sheet, Line: true}, r)
	tx := r.X + 22
	if len(g.Art) > 0 && r.W > 480 {
		art(s, g.Art, ui.R(r.X+20, r.Y+17*k, 84*k, 82*k))
		tx = r.X + 34 + 90*k
	}
	bw := max(132, min(190, r.W*0.22)) * min(t, 1.2)
	right := r.Right() - 20 - bw - 18
	beside := r.W > 760
	words := right - tx
	if beside {
		words = min(words*.5, 300)
	}
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
	if beside {
		y := r.CY() - float64(len(lines))*st.Size*.6 + 6
		s.Words(name, tx, y, title)
		for i, l := range lines {
			s.Words(l, tx, y+8+st.Size*(1+1.15*float64(i)), st)
		}
		x := tx + words + 24
		s.Put(sprites.Surface{Kind: sprites.Upright}, ui.R(x-14, r.Y+24*k, 1, r.H-48*k))
		p.seats(s, g, ui.R(x+4, r.Y, right-x-4, r.H))
	} else {
		s.Words(name, tx, r.Y+36*k, title)
		for i, l := range lines {
			s.Words(l, tx, r.Y+36*k+6+st.Size*(1+1.15*float64(i)), st)
		}
		if y := r.Y + 36*k + 6 + st.Size*(1+1.15*float64(len(lines)-1)); y+5 < r.Bottom()-44*k {
			p.scores(s, g, tx, r.Bottom()-44*k, min(58, words/float64(len(g.Scores))), scoreStyle{23, 27, 20, 18})
		}
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

// wideHeight is the height that a wide sheet of the game under way is drawn for.
const wideHeight = 116.0

// seats are the crests of the game under way with names and points.
func (p *Page) seats(s *ui.Stage, g table.Glance, r ui.Rect) {
	seats := p.saved.Referee.Seats()
	pitch := min(130, r.W/float64(len(seats)))
	if pitch < 92 {
		p.scores(s, g, r.X, r.CY()-17, pitch, scoreStyle{30, 35, 25, 21})
		return
	}
	name := sprites.Style{Font: sprites.SC, Size: 17, Color: sprites.Ink}
	points := sprites.Style{Font: sprites.SerifBold, Size: 21, Color: sprites.Ink}
	for i, seat := range seats {
		x := r.X + float64(i)*pitch
		s.Piece(sprites.Look{ID: table.CrestArt(seat.Crest), Lift: sprites.Token}, x, r.CY()-21, 37)
		s.Name(seat.Name, x+46, r.CY()-5, pitch-52, name)
		s.Words(p.room.Words.Whole(g.Scores[i]), x+46, r.CY()+18, points)
	}
}

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
		need = max(need, look.dx+sprites.Measure(p.room.Words.Whole(n), st)+gap)
	}
	k := min(1, pitch/need)
	if k*look.size < 13 {
		return // there is no room, and the table shows them
	}
	st.Size *= k
	for i, seat := range p.saved.Referee.Seats() {
		q := x + float64(i)*pitch
		s.Piece(sprites.Look{ID: table.CrestArt(seat.Crest)}, q, y+look.crest*(1-k)/2, look.crest*k)
		s.Words(p.room.Words.Whole(g.Scores[i]), q+look.dx*k, y+look.dy-look.size*(1-k)/3, st)
	}
}

// continuePhone is the same for a phone.
func (p *Page) continuePhone(s *ui.Stage, r ui.Rect, t float64) {
	w := p.room.Words
	g := p.saved.Glance(w)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, r)
	bw := 124 * t
	title := sprites.Style{Font: sprites.SC, Size: 21, Color: sprites.Ink}
	title.Size = ui.FitSize(p.saved.Kind.About(w).Title, title, r.W-bw-16-28)
	s.Words(p.saved.Kind.About(w).Title, r.X+20, r.Y+34, title)
	st := sprites.Style{Font: sprites.Serif, Size: 16 * t, Color: sprites.Ink}
	words := p.saved.Where(w, false)
	room := r.W - bw - 16 - 28
	st.Size = max(16, ui.FitSize(words, st, room))
	if t == 1 { // where it is too narrow, only whose turn it is
		if st.Size = 16; sprites.Measure(words, st) > room && !p.over() {
			if words = p.saved.Turn(w); sprites.Measure(words, st) > room {
				words = p.saved.Round(w)
			}
		}
	}
	lines := ui.Wrap(words, st, room)
	if most := int((r.Bottom() - 12 - r.Y - 56) / (st.Size * 1.15)); len(lines) > most+1 {
		lines = []string{p.saved.Round(w)}
	}
	for i, l := range lines {
		s.Words(l, r.X+20, r.Y+56+float64(i)*st.Size*1.15, st)
	}
	if r.Y+56+float64(len(lines)-1)*st.Size*1.15 < r.Bottom()-42 {
		p.scores(s, g, r.X+20, r.Bottom()-38, min(47, room/float64(len(g.Scores))), scoreStyle{18, 21, 17, 16})
	}
	s.Button(ui.ButtonSpec{ID: "continue", Rect: ui.R(r.Right()-bw-16, r.CY()-28*t, bw, 56*t), Label: p.continueLabel(), Primary: !p.over(), Size: 21 * t, Act: p.resume})
}
