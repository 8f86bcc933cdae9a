package table

import (
	"treille/engine"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// An Illustrator can show in small what a decision was about.
type Illustrator interface {
	// Thumbnail lays out the present decision: what was played, and what would have
	// been better.
	Thumbnail(played, better engine.Action) Thumbnail
}

// A Thumbnail is a small picture of a decision: a few pieces on felt, laid out from 0 on
// in units of its own.
type Thumbnail struct {
	W, H  float64
	Parts []Part
}

// A Part is a piece of a picture, words in it, or a frame alone.
type Part struct {
	Look  sprites.Look  // with the box as large as the piece
	Words string        // instead, in Style; Box.X and Box.Y are where they stand
	Style sprites.Style // of the words
	Box   ui.Rect
	Mark  Mark
}

// A Mark says what a part of a picture stands for.
type Mark uint8

// The marks: what lies there, what was played, and what would have been better.
const (
	Lies Mark = iota
	Played
	Better
)

// The measures of pieces that lie side by side.
const (
	besideHigh    = 40.0
	besideEmpty   = 30.0 // width of the frame where there is no piece,
	besideNothing = 20.0 // height of the dash in it
	besideGap     = 4.0
	besideFrame   = 3.0 // from a piece to its frame
	besidePair    = 16.0
	besideWords   = 14.0  // height of the words below them
	besideMost    = 240.0 // width from which on they lie one below the other
	besideBelow   = 8.0   // and what is between them then
)

// Beside shows pieces of what was played, and beside them those of what would have been
// better, with a word below each; below, where they are many. A frame with a dash stands for doing nothing.
func Beside(w *lang.Words, played, better []sprites.Look) Thumbnail {
	m := Thumbnail{H: besideHigh + 5*besideFrame + besideWords}
	x := m.row(played, 2*besideFrame, 0, Played, w.Analysis.AsPlayed)
	m.W = m.row(better, x+besidePair, 0, Better, w.Analysis.AsBetter) + 2*besideFrame
	if m.W <= besideMost {
		return m
	}
	m = Thumbnail{H: 2*m.H + besideBelow}
	x = m.row(played, 2*besideFrame, 0, Played, w.Analysis.AsPlayed)
	m.W = max(x, m.row(better, 2*besideFrame, (m.H+besideBelow)/2, Better, w.Analysis.AsBetter)) + 2*besideFrame
	return m
}

// row adds pieces from (x, y) on with their frame, and a word below them, and returns where that ends.
func (m *Thumbnail) row(looks []sprites.Look, x, y float64, mark Mark, word string) float64 {
	st, top := sprites.Style{Font: sprites.SansMedium, Size: besideWords, Color: sprites.CreamSoft, Align: sprites.Middle}, y+2*besideFrame
	wide := besideEmpty
	if n := len(looks); n > 0 {
		wide = besideGap * float64(n-1)
		for _, l := range looks {
			wide += pieceBeside(l)
		}
	}
	said := sprites.Measure(word, st)
	from := x + max(0, said-wide)/2
	x = from
	for _, l := range looks {
		w := pieceBeside(l)
		h := w * sprites.Ratio(l.ID)
		m.Parts = append(m.Parts, Part{Look: l, Box: ui.R(x, top+(besideHigh-h)/2, w, h)})
		x += w + besideGap
	}
	box := ui.R(from, top, wide, besideHigh)
	if len(looks) == 0 {
		m.Parts = append(m.Parts, Part{Words: "–", Style: st.Sized(besideNothing), Box: ui.R(box.CX(), box.CY()+besideNothing*.3, 0, 0)})
	}
	m.Parts = append(m.Parts, Part{Box: box.Inset(-besideFrame), Mark: mark},
		Part{Words: word, Style: st, Box: ui.R(box.CX(), box.Bottom()+besideFrame+besideWords, 0, 0)})
	return max(box.Right(), box.CX()+said/2)
}

// pieceBeside is how wide a piece lies there.
func pieceBeside(l sprites.Look) float64 { return min(besideHigh, besideHigh/sprites.Ratio(l.ID)) }

// Fitted returns the picture as large as its parts, with so much room round them.
func (m Thumbnail) Fitted(pad float64) Thumbnail {
	if len(m.Parts) == 0 {
		return m
	}
	all := m.Parts[0].Box
	for _, q := range m.Parts {
		all = all.Around(q.Box)
	}
	for i := range m.Parts {
		m.Parts[i].Box.X += pad - all.X
		m.Parts[i].Box.Y += pad - all.Y
	}
	m.W, m.H = all.W+2*pad, all.H+2*pad
	return m
}

// Draw adds the picture to the middle of a box, as large as it has room, but no more
// than most times its size.
func (m *Thumbnail) Draw(s *ui.Stage, r ui.Rect, most float64) {
	if m.W == 0 {
		return
	}
	k := min(most, r.W/m.W, r.H/m.H)
	x, y := r.CX()-m.W*k/2, r.CY()-m.H*k/2
	for _, q := range m.Parts {
		box := ui.R(x+q.Box.X*k, y+q.Box.Y*k, q.Box.W*k, q.Box.H*k)
		if q.Words != "" {
			size := max(q.Style.Size*k, ui.LeastText)
			s.Words(q.Words, box.X, box.Y+size-q.Style.Size*k, q.Style.Sized(size))
			continue
		}
		if q.Look.ID != "" {
			s.Piece(q.Look, box.X, box.Y, box.W)
		}
		switch q.Mark {
		case Played:
			s.Put(sprites.Surface{Kind: sprites.GoldFrame, R: 4}, box)
		case Better:
			s.Put(sprites.Surface{Kind: sprites.GoldDashes, R: 4}, box)
		}
	}
}
