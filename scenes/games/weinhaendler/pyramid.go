package weinhaendler

import (
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A pyramid says where the places of a cellar lie: a rack of five, four, three,
// two places and one, in which the bottles stand.
type pyramid struct {
	x, base float64 // left of column first in the bottom row; lower edge
	tw, th  float64
	gap     float64
	first   int // column in the leftmost place
}

// at returns the box of a place.
func (p pyramid) at(row, col int) ui.Rect {
	return ui.R(
		p.x+(float64(col-p.first)+float64(row)/2)*(p.tw+p.gap),
		p.base-float64(row+1)*p.th-float64(row)*p.gap, p.tw, p.th)
}

// of returns the box of a place.
func (p pyramid) of(at wh.Place) ui.Rect { return p.at(int(at.Row), int(at.Col)) }

// span is the width of the rack.
func (p pyramid) span() float64 { return rackRows*(p.tw+p.gap) - p.gap }

// top is the upper edge of the rack.
func (p pyramid) top() float64 { return p.base - rackRows*p.th - (rackRows-1)*p.gap }

// whole is the box of the rack.
func (p pyramid) whole() ui.Rect { return ui.R(p.x, p.top(), p.span(), p.base-p.top()) }

// bottom is the box of the rack's lowest row.
func (p pyramid) bottom() ui.Rect { return ui.R(p.x, p.base-p.th, p.span(), p.th) }

// five returns the pyramid of a cellar whose bottom row stands in the middle of
// the rack, as near as whole places allow.
func five(c wh.Cellar, x, base, tw, th, gap float64) pyramid {
	first, width := c.Extent()
	if width == 0 {
		width = 1 // the first card lies in the middle
	}
	return pyramid{x: x, base: base, tw: tw, th: th, gap: gap, first: first - (rackRows-width)/2}
}

// A stand is where the bottom row of a seat's newest cellar stands in its rack. It stays there while a round's
// bottles are laid, whatever is lifted, unless one is laid beside the rack. As the next ones begin to be laid,
// a row of up to three has a free place at both ends, as it may grow at either (W32).
type stand struct {
	cellar       int8
	first, width int  // of the row, in columns
	left         int  // the column in the leftmost place of the rack
	full         bool // at the last settling the row was full: no place beside the rack is needed any more
}

// lay lets the row grow by a bottle.
func (s *stand) lay(at wh.Place) {
	col := int(at.Col)
	switch {
	case at.Cellar != s.cellar || s.width == 0: // the first one lies in the middle
		*s = stand{cellar: at.Cellar, first: col, width: 1, left: col - rackRows/2}
		return
	case at.Row > 0 || col >= s.first && col < s.first+s.width: // or it covers an empty bottle (W33)
		return
	}
	s.first = min(s.first, col)
	s.width++
	s.keep(0)
}

// keep moves the row as little as leaves so many free places at both its ends.
func (s *stand) keep(free int) {
	s.left = s.first - min(max(s.first-s.left, free), rackRows-s.width-free)
}

// standsOf says where the rows of all seats stand after some events.
func standsOf(events []engine.Event) (list [engine.MaxPlayers]stand) {
	for _, packed := range events {
		switch e := wh.DecodeEvent(packed); {
		case e.Kind == wh.EventCardPlaced:
			list[e.Player].lay(e.Place)
		case e.Kind == wh.EventPhaseBegan && e.Phase == wh.PhaseCellars:
			settle(&list)
		}
	}
	return list
}

// settle gives all rows that leave room for it a free place at both ends, as a round's bottles begin to be laid. Of a full
// row it is noted that it needs no room beside the rack.
func settle(list *[engine.MaxPlayers]stand) {
	for i := range list {
		s := &list[i]
		if s.width <= rackRows-2 {
			s.keep(1)
		}
		s.full = s.width == rackRows
	}
}

// large returns the pyramid of a large cellar about the middle cx, its places at most so wide and all of it at most so high. Its
// bottom row begins with a column.
func large(left int, cx, base, widest, height float64) pyramid {
	p := pyramid{base: base, gap: rackGap, first: left}
	if height < leastFelt-16 {
		p.gap = 0.5
	}
	p.tw = min(widest, (height-(rackRows-1)*p.gap)/rackRows/tileRatio)
	p.th = p.tw * tileRatio
	p.x = cx - p.span()/2
	return p
}

// places visits the places of the rack behind a cellar.
func (p pyramid) places(visit func(row, col int)) {
	for row := range rackRows {
		for col := p.first; col < p.first+rackRows-row; col++ {
			visit(row, col)
		}
	}
}

// newest is the number of the cellar that a seat builds.
func (b *tableState) newest(p engine.Player) int { return max(b.in.CellarCount(p)-1, 0) }

// small adds somebody's newest cellar as minis or dots; what is built next has an
// outline.
func (v *view) small(p engine.Player, x, base, tw, gap float64, dots bool) {
	n := v.newest(p)
	c := v.in.Cellar(p, n)
	ratio, look := miniRatio, asMini
	if dots {
		ratio, look = 1, asDot
	}
	py := five(c, x, base, tw, tw*ratio, gap)
	py.first = v.stands[p].left
	v.slots(c, py, dots)
	if v.cellar && v.of == p { // those that are laid are on the felt
		c.Each(n, func(card wh.Card, at wh.Place) { v.inRow(p, card, at, look(card), py.of(at)) })
		return
	}
	if !dots {
		v.shelved(p, py, look)
		v.fresh(p, n, py)
		return
	}
	for _, t := range v.cards.In(inCellar, p) {
		switch g := v.gain; {
		case int(t.Piece.at.Cellar) != n:
		case g != nil && g.flies > 0 && g.seat == p && g.place == t.Piece.at:
			v.layer().piece(t, look(t.Piece.card), py.of(t.Piece.at), table.ZCards)
		default:
			v.inRow(p, t.Piece.card, t.Piece.at, look(t.Piece.card), py.of(t.Piece.at))
		}
	}
}

// inRow adds a bottle of somebody's small cellar, which moves along when its row does.
func (v *view) inRow(p engine.Player, c wh.Card, at wh.Place, look sprites.Look, box ui.Rect) {
	v.addCard(c, ui.Item{Key: "small/" + strconv.Itoa(int(p)) + "/" + placeID(at), Look: look, Box: box, Cut: true})
}

// slots adds the outlines of empty places; with dots, in rows that are begun.
func (v *view) slots(c wh.Cellar, py pyramid, dots bool) {
	kind, rows := sprites.SlotLine, rackRows
	if dots {
		kind, rows = sprites.SlotDot, max(1, c.RowsBegun())
	}
	py.places(func(row, col int) {
		if _, ok := c.At(row, col); !ok && row < rows {
			v.Stage.Put(sprites.Surface{Kind: kind}, py.at(row, col))
		}
	})
}

// shelved adds the cards of somebody's newest cellar in their places. Those that
// were not seen one by one before stand there at once, and go at once where another sheet
// is turned up; an empty bottle fades away as a wine comes to cover it (W33).
func (v *view) shelved(p engine.Player, py pyramid, look func(wh.Card) sprites.Look) {
	l := v.layer()
	for _, t := range v.cards.In(inCellar, p) {
		if int(t.Piece.at.Cellar) == v.newest(p) {
			l.from, l.cut = py.of(t.Piece.at), t.Piece.card != wh.Empty
			l.piece(t, look(t.Piece.card), l.from, table.ZCards)
		}
	}
}

// The looks of a bottle in a small, a tiny and a large cellar, and in one that wins.
func asMini(c wh.Card) sprites.Look       { return sprites.Look{ID: miniArt(c)} }
func asDot(c wh.Card) sprites.Look        { return sprites.Look{ID: dotArt(c)} }
func asTile(c wh.Card) sprites.Look       { return sprites.Look{ID: tileArt(c), Lift: sprites.Token} }
func asTrophyTile(c wh.Card) sprites.Look { return sprites.Look{ID: tileArt(c)} }

// rack adds the oak rack behind a pyramid.
func (v *view) rack(p pyramid, pad float64) {
	v.Stage.Put(sprites.Rack(rackRows, p.gap, pad),
		ui.R(p.x, p.top(), p.tw, p.th))
	p.places(func(row, col int) {
		v.Stage.Put(sprites.Surface{Kind: sprites.SlotNiche}, p.at(row, col))
	})
}

// bottles adds the bottles of a finished cellar, which stay where they are.
func (v *view) bottles(c wh.Cellar, py pyramid, look func(wh.Card) sprites.Look) {
	c.Each(0, func(card wh.Card, at wh.Place) {
		v.still(card, look(card), py.of(at))
	})
}

// tripletOutline draws a triplet's gold outline round its tiles. Cells are counted from the
// left end of the rack, or from the place beside it (see large).
func (v *view) tripletOutline(py pyramid, t wh.Triplet) {
	left := py.first
	for _, at := range t.Places {
		left = min(left, int(at.Col))
	}
	var cells sprites.Cells
	for _, at := range t.Places {
		cells = cells.With(int(at.Row), int(at.Col)-left)
	}
	box := ui.R(py.at(0, left).X, py.top(), py.tw, py.th)
	v.Stage.Add(ui.Item{Kind: ui.Surface, Z: table.ZChosen + 1, Surface: sprites.Outline(cells, py.gap), Box: box})
}

// coin is the coin of a triplet: gold for sizes alike, else silver.
func coin(points int) sprites.Look {
	look := sprites.Look{ID: "common/coin-silver", Words: plus(points), Lift: sprites.Token}
	if points == wh.AlikePoints {
		look.ID = "common/coin-gold"
	}
	return look
}

// plus writes a gain: "+7".
func plus(n int) string { return "+" + strconv.Itoa(n) }
