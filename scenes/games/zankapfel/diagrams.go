package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// paperTitle and paperNote are the words of a diagram.
var (
	paperTitle = sprites.Style{Font: sprites.SC, Size: 17, Color: sprites.Ink}
	paperNote  = sprites.Style{Font: sprites.Italic, Size: 17, Color: sprites.InkSoft}
)

// paper adds the paper of a diagram, with its title and the note at its foot.
func paper(s *ui.Stage, r ui.Rect, title, note string) {
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 8, Line: true}, r)
	s.Words(title, r.X+14, r.Y+26, paperTitle.Sized(ui.FitSize(title, paperTitle, r.W-22)))
	s.Words(note, r.X+14, r.Bottom()-16, paperNote.Sized(ui.FitSize(note, paperNote, r.W-28)))
}

// mayorDiagram draws what the mayor’s square gives (the example of Z2): it returns
// its height.
func mayorDiagram(s *ui.Stage, w *lang.Words, box ui.Rect) float64 {
	x := &w.Zankapfel.Rules
	size := min(box.W-40, 250)
	box.H = size + 84
	paper(s, box, x.DiagramTitle, x.DiagramNote)
	at := ui.R(box.CX()-size/2, box.Y+42, size, size)
	lane := size * laneShare
	grid := at.Inset(frame + lane)
	s.Put(sprites.Orchard(lane), at)
	mayorCross(s, grid, b5)
	edges(s, grid, b5, lane, lane*0.8, lane*1.05)
	for sq := range zk.Square(zk.Squares) {
		r := squareIn(grid, sq)
		if w := r.W * 0.62; sq == b5 {
			s.Piece(sprites.Look{ID: art + "mayor"}, r.CX()-w/2, r.CY()-w*0.78, w)
			continue
		}
		w := r.W * 0.66
		s.Piece(sprites.Look{ID: art + "chip"}, r.CX()-w/2, r.CY()-w/2, w)
	}
	return box.H + 10
}

// quarrelDiagram draws a quarrel of two (the example of Z55): it returns its height.
func quarrelDiagram(s *ui.Stage, w *lang.Words, box ui.Rect) float64 {
	x := &w.Zankapfel.Rules
	const rows, pitch = 2, 76.0
	box.H = 46 + rows*pitch + 36
	paper(s, box, x.QuarrelTitle, x.QuarrelNote)
	for i, q := range []struct {
		crest      string
		card, pips int
	}{{"owl", 8, 3}, {"snail", 6, 4}} {
		y := box.Y + 42 + pitch*float64(i)
		s.Piece(sprites.Look{ID: "common/crest-" + q.crest}, box.X+16, y+20, 28)
		s.Piece(discordLook(q.crest, q.card, sprites.Token), box.X+60, y+2, 48)
		s.Piece(sprites.Look{ID: dieArt(q.pips), Lift: sprites.Token}, box.X+124, y+16, 40)
		st := sprites.Style{Font: sprites.SerifBold, Size: 22, Color: sprites.Ink, Align: sprites.Right}
		s.Words(digits(q.card)+" + "+digits(q.pips)+" = "+digits(q.card+q.pips), box.Right()-18, y+44, st)
	}
	return box.H + 10
}
