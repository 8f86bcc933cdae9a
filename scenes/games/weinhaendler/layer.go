package weinhaendler

import (
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A layer composes cards: each where the layout wants it, so that it travels there from
// where it was.
type layer struct {
	*view
	from ui.Rect // where new cards come from
	cut  bool    // cards that are not added any more are gone at once
}

// layer composes cards; new ones come from the pile.
func (v *view) layer() layer { return layer{view: v, from: v.Stage.Was(sourceID)} }

// felted composes cards that lie on the sheet of the felt that is turned up, and are gone
// with it: they must not fade over the next one.
func (v *view) felted() layer { return layer{v, v.Stage.Was(sourceID), true} }

// piece adds a card as one of its pictures.
func (l layer) piece(t *token, look sprites.Look, box ui.Rect, z int) {
	l.add(t, ui.Item{Look: look, Box: box, Z: z})
}

// counted moves a card to where only the number of its kind is shown: there it fades away.
func (l layer) counted(t *token, look sprites.Look, box ui.Rect) {
	l.add(t, ui.Item{Look: look, Box: box, Z: table.ZCards, Vanish: true})
}

// card adds a card as wide as its box, turned by so many degrees. One that only the viewer
// sees lies on its face under the veil.
func (l layer) card(t *token, box ui.Rect, turn float64, overlapped bool, z int) {
	box.H = box.W * table.CardRatio
	it := ui.Item{Look: l.face(t.Piece.card, box.W, overlapped), Box: box, Turn: turn, Z: z}
	if box.W < flatCardBelow {
		it.Look.Lift = sprites.Token
	}
	if t.Piece.Hidden() || t.Private && l.Veiled() {
		it.Flip = 1
	}
	l.add(t, it)
}

func (l layer) add(t *token, it ui.Item) {
	it.Key, it.Kind, it.From, it.Cut = t.Key, ui.Piece, &l.from, l.cut
	it.Look.Glow = it.Look.Glow || t.New || t.Shown
	if c := t.Piece.card; it.Flip == 0 && c != wh.Hidden {
		l.Inspectable(&it, func() *table.Inspection { return l.inspection(c) })
	}
	l.Stage.Add(it)
}

// spread lays cards, and where lifted ones will land, each in its place. Overlapped ones are
// covered by the next but for the last.
func (l layer) spread(cards, ghosts []*token, overlapped bool, place func(i int) (box ui.Rect, turn float64)) {
	k := len(cards) + len(ghosts)
	for i, t := range cards {
		box, turn := place(i)
		l.card(t, box, turn, overlapped && i < k-1, table.ZCards)
	}
	for i, t := range ghosts {
		box, turn := place(len(cards) + i)
		look := l.face(t.Piece.card, box.W, false)
		look.Lift, look.Ghost = sprites.Flat, true
		box.H = box.W * table.CardRatio
		l.Stage.Add(ui.Item{Key: "ghost/" + t.Key, Kind: ui.Piece, Look: look, Box: box, Turn: turn, Z: table.ZCards, Appear: true})
	}
}

// face is the look of a card of width w; one that is overlapped shows all of it at its left.
// With enlarged text it has the large numerals of small cards.
func (v *view) face(c wh.Card, w float64, overlapped bool) sprites.Look {
	large, face := w >= ownCardFrom && v.Frame.Text <= 1.2, ""
	switch {
	case c == wh.Empty && (!large || w < emptyCardFrom):
		face = "-compact"
	case c == wh.Empty || large && !overlapped:
	case large:
		face = "-overlap"
	case overlapped:
		face = "-covered"
	default:
		face = "-compact"
	}
	return sprites.Look{ID: cardArt(c, face), Back: cardArt(wh.Hidden, ""), Lift: sprites.Card}
}
