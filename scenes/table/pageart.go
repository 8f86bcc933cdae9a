package table

import (
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Learning is how long it takes to learn a game.
type Learning uint8

// The kinds: at once, within a round, within a game.
const (
	AtOnce Learning = iota + 1
	InARound
	InAGame
)

// PageArt is what the page of a game shows of it: the three steps of a round, and
// the end, each in a picture with its pieces.
type PageArt struct {
	Learn Learning
	// Words are those beside the pictures.
	Words func(*lang.Words) *lang.Round
	Steps [3]Picture
	Low   [3]float64 // their heights where they are low: TallH, or 0 for LowH
	End   Picture
}

// A Picture draws a small picture.
type Picture func(*Vignette)

// The sizes of small pictures in their own units: in a frame of their own, or low
// beside words, where they stand at the right, and one of them high. The end's picture is
// always low.
const (
	PictureW, PictureH = 216.0, 118.0
	LowW, LowH, TallH  = 180.0, 48.0, 132.0
)

// A Vignette is what a small picture is drawn in. Its lengths are in units of their
// own, from the upper left of PictureW × PictureH, or LowW × LowH, or TallH.
type Vignette struct {
	Words *lang.Words
	Low   bool
	Tall  bool // as well, and this one needs it

	stage   *ui.Stage
	x, y, k float64
}

// Draw draws a picture as large as it fits into a box: in the middle, or low, of this
// height, at its right end; 0 is for none.
func (p Picture) Draw(s *ui.Stage, w *lang.Words, box ui.Rect, low float64) {
	v := &Vignette{Words: w, Low: low > 0, Tall: low == TallH, stage: s}
	if v.Low {
		v.k = min(box.W/LowW, box.H/low)
		v.x, v.y = box.Right()-LowW*v.k, box.CY()-low*v.k/2
	} else {
		v.k = min(box.W/PictureW, box.H/PictureH)
		v.x, v.y = box.CX()-PictureW*v.k/2, box.CY()-PictureH*v.k/2
	}
	p(v)
}

// Part is the picture of a step as it stands in a rule book, in its full size.
func (p Picture) Part(w *lang.Words) ui.Part {
	return ui.Scaled(PictureW, PictureH, leastInBook, func(s *ui.Stage, r ui.Rect) { p.Draw(s, w, r, 0) })
}

// EndPart is that of the end, whose pieces stand at the right of it, in the middle.
func (p Picture) EndPart(w *lang.Words) ui.Part {
	return ui.Scaled(LowW*bookLow, LowH*bookLow, leastInBook, func(s *ui.Stage, r ui.Rect) {
		r.X -= r.W * endLeft
		p.Draw(s, w, r, LowH)
	})
}

// Piece adds a piece w wide and h high about a point.
func (v *Vignette) Piece(look sprites.Look, cx, cy, w, h float64) { v.Turned(look, cx, cy, w, h, 0) }

// Turned adds a piece that is turned about its middle, in degrees.
func (v *Vignette) Turned(look sprites.Look, cx, cy, w, h, turn float64) {
	v.stage.Add(ui.Item{Kind: ui.Piece, Look: look, Box: v.box(cx-w/2, cy-h/2, w, h), Turn: turn, Centred: true})
}

// Faint adds a piece as it was before.
func (v *Vignette) Faint(look sprites.Look, cx, cy, w, h float64) {
	v.stage.Add(ui.Item{Kind: ui.Piece, Look: look, Box: v.box(cx-w/2, cy-h/2, w, h), Alpha: faintPiece})
}

// Put adds a surface; lengths within it are units of the layout.
func (v *Vignette) Put(sf sprites.Surface, x, y, w, h float64) { v.stage.Put(sf, v.box(x, y, w, h)) }

// Icon adds an icon about a point.
func (v *Vignette) Icon(name string, cx, cy, size float64, tint sprites.Color) {
	v.Put(sprites.Surface{Kind: sprites.Icon, Icon: name, Stroke: 2.2, Tint: tint}, cx-size/2, cy-size/2, size, size)
}

// Arrow adds an arrow to the right about a point.
func (v *Vignette) Arrow(cx, cy, size float64) {
	v.Piece(sprites.Look{ID: "common/arrow"}, cx, cy, size, size)
}

// Line adds an upright or level line, the box of its ink.
func (v *Vignette) Line(x, y, w, h float64, tint sprites.Color) {
	v.Put(sprites.Surface{Kind: sprites.Wash, Tint: tint}, x, y, w, h)
}

// Text adds words with their base line at y, at most room wide. Where the picture is so small that
// they are larger than it, they are lower, clear of what is above.
func (v *Vignette) Text(words string, x, y, room float64, st sprites.Style) {
	small := st.Size * v.k
	st.Size = max(small, leastWords)
	st.Size = ui.FitSize(words, st, room*v.k)
	v.stage.Words(words, v.x+x*v.k, v.y+y*v.k+max(0, st.Size-small)*ascent, st)
}

func (v *Vignette) box(x, y, w, h float64) ui.Rect {
	return ui.R(v.x+x*v.k, v.y+y*v.k, w*v.k, h*v.k)
}

const (
	leastWords = 14.0 // of words in a small picture
	ascent     = 0.75 // of their letters, in their size
	faintPiece = 0.42 // of what was there before

	bookLow     = 1.3  // how much larger the end’s picture is in a rule book,
	endLeft     = 0.13 // what part of its width it stands further left there,
	leastInBook = 0.6  // and what part of its size any has there at least
)
