package table

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// A Layer composes the cards of a table: each token where the layout wants it, so
// that it travels there from where it was.
type Layer[P Piece[P]] struct {
	Canvas *Canvas
	// Face is how a card w wide looks; one that is overlapped shows all of it
	// at its left.
	Face func(p P, w float64, overlapped bool) sprites.Look
	// From is where new cards come from.
	From ui.Rect
	// Tell says what a card is that lies on its face, for somebody who inspects it.
	Tell func(P) *Inspection
	// Cut makes cards that are not added any more be gone at once: what they lay on has
	// made way for another sheet, over which they must not fade.
	Cut bool
}

// Piece adds a token as one of its pictures.
func (l Layer[P]) Piece(t *Token[P], look sprites.Look, box ui.Rect, z int) {
	l.add(t, ui.Item{Look: look, Box: box, Z: z})
}

// Counted moves a token to where only the number of its kind is shown: there it
// fades away.
func (l Layer[P]) Counted(t *Token[P], look sprites.Look, box ui.Rect) {
	l.add(t, ui.Item{Look: look, Box: box, Z: ZCards, Vanish: true})
}

// Under moves a token under a pile: it turns over on its way, and is only counted there.
func (l Layer[P]) Under(t *Token[P], pile ui.Rect) {
	l.add(t, ui.Item{Look: l.Face(t.Piece, pile.W, false), Box: pile, Flip: 1, Z: ZCards, Vanish: true})
}

// Card adds a token as a card as wide as its box, turned by so many degrees. One
// that only the viewer sees lies on its face under the veil.
func (l Layer[P]) Card(t *Token[P], box ui.Rect, turn float64, overlapped bool, z int) {
	look := l.Face(t.Piece, box.W, overlapped)
	if box.W < flatCardBelow {
		look.Lift = sprites.Token
	}
	flip := 0.0
	if t.Piece.Hidden() || t.Private && l.Canvas.Veiled() {
		flip = 1
	}
	box.H = box.W * CardRatio
	l.add(t, ui.Item{Look: look, Box: box, Turn: turn, Flip: flip, Z: z})
}

func (l Layer[P]) add(t *Token[P], it ui.Item) {
	it.Key, it.Kind, it.From, it.Cut = t.Key, ui.Piece, &l.From, l.Cut
	it.Look.Glow = it.Look.Glow || t.New || t.Shown
	if it.Flip == 0 && !t.Piece.Hidden() {
		p := t.Piece
		l.Canvas.Inspectable(&it, func() *Inspection { return l.Tell(p) })
	}
	l.Canvas.Stage.Add(it)
}

// Ghost shows where a lifted card will land.
func (l Layer[P]) Ghost(t *Token[P], box ui.Rect, turn float64) {
	look := l.Face(t.Piece, box.W, false)
	look.Lift, look.Ghost = sprites.Flat, true
	box.H = box.W * CardRatio
	l.Canvas.Stage.Add(ui.Item{Key: "ghost/" + t.Key, Kind: ui.Piece, Look: look, Box: box, Turn: turn, Z: ZCards, Appear: true})
}

// Row lays cards, and where lifted ones will land, side by side from x on, each w
// wide. Overlapped ones are covered by the next but for the last.
func (l Layer[P]) Row(cards, ghosts []*Token[P], x, y, w, step float64, overlapped bool) {
	k := len(cards) + len(ghosts)
	for i, t := range cards {
		l.Card(t, ui.R(x+float64(i)*step, y, w, 0), 0, overlapped && i < k-1, ZCards)
	}
	for i, t := range ghosts {
		l.Ghost(t, ui.R(x+float64(len(cards)+i)*step, y, w, 0), 0)
	}
}

// Fan lays cards of width w about the middle cx, each turned a little more than
// the one before.
func (l Layer[P]) Fan(cards, ghosts []*Token[P], cx, y, w, step, turn float64) {
	k := len(cards) + len(ghosts)
	for i := range k {
		m := float64(i) - float64(k-1)/2
		box := ui.R(cx+m*step-w/2, y+m*m*turn*0.18, w, 0)
		if i < len(cards) {
			l.Card(cards[i], box, m*turn, false, ZCards)
		} else {
			l.Ghost(ghosts[i-len(cards)], box, m*turn)
		}
	}
}
