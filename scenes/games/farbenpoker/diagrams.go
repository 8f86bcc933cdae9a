package farbenpoker

import (
	"strconv"

	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// The diagrams of the rule book: what a colour pays that two dice show (F14), a miss
// that crosses over (F15), and a comeback (F20).

// A drawing is a diagram while it is composed.
type drawing struct {
	s *ui.Stage
	x *lang.FarbenpokerRules
}

// The tint of a diagram's paper.
const lightPaper sprites.Color = 0xFFF9ECB0

// paper adds the paper of a diagram with its title and the note at its foot, and
// returns the place between.
func (d drawing) paper(r ui.Rect, title, note string) ui.Rect {
	d.s.Put(sprites.Surface{Kind: sprites.Parchment, R: 8, Line: true}, r)
	d.s.Put(sprites.Surface{Kind: sprites.Wash, Tint: lightPaper}, r.Inset(6))
	head := sprites.Style{Font: sprites.SC, Size: 17, Color: sprites.Ink}
	head.Size = ui.FitSize(title, head, r.W-28)
	d.s.Words(title, r.X+14, r.Y+26, head)
	foot := sprites.Style{Font: sprites.Italic, Size: 17, Color: sprites.InkSoft}
	foot.Size = ui.FitSize(note, foot, r.W-28)
	d.s.Words(note, r.X+14, r.Bottom()-16, foot)
	return ui.R(r.X+14, r.Y+36, r.W-28, r.H-36-36)
}

// stick adds one that lies, its tip to the left, in a box.
func (d drawing) stick(c fp.Colour, r ui.Rect) {
	w := r.W * stickWidth / stickLong
	d.s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: stickArt(c), Lift: sprites.Token},
		Box: ui.R(r.CX()-w/2, r.CY()-r.W/2, w, r.W), Turn: 90, Centred: true})
}

func (d drawing) die(c fp.Colour, x, y, w float64) {
	d.s.Piece(sprites.Look{ID: dieArt(c), Lift: sprites.Token}, x, y, w)
}

// gain adds a number of chips, the last one at right.
func (d drawing) gain(n int, right, cy float64) {
	const w = 22.0
	for i := range n {
		d.s.Piece(sprites.Look{ID: artFolder + "chip"}, right-w-float64(n-1-i)*13, cy-w/2, w)
	}
	d.s.Words("+"+strconv.Itoa(n), right-w-float64(n-1)*13-8, cy+7, sprites.Style{Font: sprites.SansBold, Size: 20, Color: sprites.Ink, Align: sprites.Right})
}

// doublesDiagram shows that a colour which two dice show pays double at once, and once
// later.
func doublesDiagram(s *ui.Stage, w *lang.Words, box ui.Rect) float64 {
	const height, pitch, size = 206.0, 66.0, 38.0
	d := drawing{s, &w.Farbenpoker.Rules}
	box.H = height
	in := d.paper(box, d.x.DoublesTitle, d.x.DoublesNote)
	for i, row := range []struct {
		words string
		pays  int
	}{{d.x.DoublesFresh, 2}, {d.x.DoublesLater, 1}} {
		y := in.Y + 4 + float64(i)*pitch
		words := sprites.Style{Font: sprites.Italic, Size: 16, Color: sprites.Ink}
		words.Size = max(13, ui.FitSize(row.words, words, in.W-96))
		s.Words(row.words, in.X, y+12, words)
		cy := y + 39
		for j, c := range []fp.Colour{fp.Violet, fp.Violet, fp.Orange} {
			d.die(c, in.X+float64(j)*(size+8), cy-size/2, size)
		}
		left := in.X + 3*(size+8) + 6
		d.stick(fp.Violet, ui.R(left, cy-8, in.Right()-84-left, 16))
		d.gain(row.pays, in.Right(), cy)
		if i == 0 {
			s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(in.X, y+pitch-3, in.W, 1))
		}
	}
	return height + 10
}

// crossingDiagram shows a miss on its way from side A to side B.
func crossingDiagram(s *ui.Stage, w *lang.Words, box ui.Rect) float64 {
	const height = 232.0
	d := drawing{s, &w.Farbenpoker.Rules}
	box.H = height
	in := d.paper(box, d.x.CrossingTitle, d.x.CrossingNote)
	wide := (in.W - 14) / 2
	k := wide / 300
	top := in.Y + 62
	sides := [2]side{newSide(in.X, top, wide, 47*k, 40*k, 0.62*k, 26*k), newSide(in.Right()-wide, top, wide, 47*k, 40*k, 0.62*k, 26*k)}
	standing := [2]string{"101101110010011000", "010000001000100001"}
	const from, to = 13, 10 // on their sides
	for i := range sides {
		q := &sides[i]
		s.Put(sprites.Surface{Kind: sprites.Stand, Top: q.front, Text: letters[i]}, q.box)
		for n := range onSide {
			h := fp.Hole(i*onSide + n)
			x, y := q.at(h)
			switch {
			case i == 0 && n == from:
				s.Put(sprites.Surface{Kind: sprites.HoleLeft}, ui.R(x-ringWide*q.s/2, y-ringHigh*q.s/2, ringWide*q.s, ringHigh*q.s))
			case standing[i][n] == '1':
				s.Piece(sprites.Look{ID: artFolder + "stick-standing"}, x-stickWidth*q.s/2, y-stickTop*q.s, stickWidth*q.s)
				continue
			case i == 1 && n == to:
				s.Put(sprites.Surface{Kind: sprites.HoleRing, State: sprites.On}, ui.R(x-ringWide*q.s/2, y-ringHigh*q.s/2, ringWide*q.s, ringHigh*q.s))
				continue
			}
			s.Piece(sprites.Look{ID: artFolder + "hole"}, x-holeWide*q.s/2, y-8*q.s, holeWide*q.s)
		}
	}
	x0, y0 := sides[0].at(from)
	x1, y1 := sides[1].at(onSide + to)
	z := 0.72 * k
	foot := y1 - 8*k
	s.Put(sprites.Surface{Kind: sprites.Way, Gap: y0 - 6 - in.Y - 4, Pad: foot - stickLong*z - 4 - in.Y - 4}, ui.R(x0, in.Y+4, x1-x0, y0-in.Y))
	s.Piece(sprites.Look{ID: stickArt(fp.Green), Lift: sprites.Card}, x1-stickWidth*z/2, foot-stickLong*z, stickWidth*z)
	return height + 10
}

// chanceDiagram shows a comeback in which two of three sticks match.
func chanceDiagram(s *ui.Stage, w *lang.Words, box ui.Rect) float64 {
	const height, size = 190.0, 44.0
	d := drawing{s, &w.Farbenpoker.Rules}
	box.H = height
	in := d.paper(box, d.x.ChanceTitle, d.x.ChanceNote)
	pitch := (in.W - 92) / 3
	for i, q := range []struct{ die, stick fp.Colour }{{fp.Red, fp.Red}, {fp.Green, fp.Violet}, {fp.Orange, fp.Orange}} {
		cx := in.X + pitch*(float64(i)+0.5)
		d.die(q.die, cx-size/2, in.Y+8, size)
		r := ui.R(cx-pitch*0.46, in.Y+72, pitch*0.92, 16)
		s.Put(sprites.Surface{Kind: sprites.PegSlot}, ui.R(r.X-4, r.Y-2, r.W+8, r.H+4))
		d.stick(q.stick, r)
		const b = 20.0
		if q.die == q.stick {
			s.Piece(sprites.Look{ID: "common/tick-badge"}, cx-b/2, in.Y+96, b)
		} else {
			s.Put(sprites.Surface{Kind: sprites.Badge, Text: "×"}, ui.R(cx-b/2, in.Y+96, b, b))
		}
	}
	d.gain(2, in.Right(), in.Y+80)
	return height + 10
}
