package weinhaendler

import (
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A pyramid says where the places of a cellar lie.
type pyramid struct {
	x, base float64 // left of column first in the bottom row; lower edge
	tw, th  float64
	gap     float64
	first   int // column at x
	width   int // places in the bottom row
}

// at returns the box of a place.
func (p pyramid) at(row, col int) ui.Rect {
	return ui.R(
		p.x+float64(col-p.first)*(p.tw+p.gap)+float64(row)*(p.tw+p.gap)/2,
		p.base-float64(row+1)*p.th-float64(row)*p.gap, p.tw, p.th)
}

// of returns the box of a place.
func (p pyramid) of(at wh.Place) ui.Rect { return p.at(int(at.Row), int(at.Col)) }

// span is the width of the bottom row.
func (p pyramid) span() float64 { return float64(p.width)*(p.tw+p.gap) - p.gap }

// five returns a pyramid five wide in the middle of which the bottom row
// stands, as near as whole places allow.
func five(c wh.Cellar, x, base, tw, th, gap float64) pyramid {
	first, width := c.Extent()
	return pyramid{x: x, base: base, tw: tw, th: th, gap: gap, first: first - (5-width)/2, width: 5}
}

// fitting returns the pyramid of a cellar in which cards can be laid at both
// ends of a bottom row that is not full: it stands in the middle of cx and is
// at most span wide and height high (rule W32).
func fitting(c wh.Cellar, cx, base, span, height, gap float64) pyramid {
	first, width := c.Extent()
	n := 5
	if width == 2 || width == 4 {
		n = 6 // an even row cannot stand in the middle of five
	}
	tw := (span - float64(n-1)*gap) / float64(n)
	if h := (height - (rackRows-1)*gap) / rackRows / tileRatio; tw > h {
		tw = h
	}
	p := pyramid{tw: tw, th: tw * tileRatio, gap: gap, base: base, width: n, first: first - (n-width)/2}
	if width == 0 {
		p.first = -2
	}
	p.x = cx - p.span()/2
	return p
}

// places visits the places of the rack behind a cellar.
func (p pyramid) places(visit func(row, col int)) {
	for row := 0; row < rackRows && row < p.width; row++ {
		for col := p.first; col < p.first+p.width-row; col++ {
			visit(row, col)
		}
	}
}

// outline is the surface of a triplet's gold outline, and its box. Cells are
// counted from the left end of the rack.
func (p pyramid) outline(t wh.Triplet) (sprites.Surface, ui.Rect) {
	var cells sprites.Cells
	for _, at := range t.Places {
		cells = cells.With(int(at.Row), int(at.Col)-p.first)
	}
	top := p.base - rackRows*p.th - (rackRows-1)*p.gap
	return sprites.Surface{Kind: sprites.Outline, Gap: p.gap, Cells: cells}, ui.R(p.x, top, p.tw, p.th)
}

// newest is the number of the cellar that a seat builds.
func (b *board) newest(p engine.Player) int { return max(b.in.CellarCount(p)-1, 0) }

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
	v.slots(c, py, dots)
	v.shelved(p, py, look)
	v.fresh(p, n, py)
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

// shelved adds the cards of somebody's newest cellar in their places.
func (v *view) shelved(p engine.Player, py pyramid, look func(wh.Card) sprites.Look) {
	for _, t := range v.cards.In(inCellar, p) {
		if int(t.Piece.at.Cellar) == v.newest(p) {
			v.layer().Piece(t, look(t.Piece.card), py.of(t.Piece.at), table.ZCards)
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
	rows := float64(min(rackRows, p.width))
	v.Stage.Put(sprites.Surface{Kind: sprites.Rack, Gap: p.gap, Pad: pad, N: p.width},
		ui.R(p.x, p.base-rows*p.th-(rows-1)*p.gap, p.tw, p.th))
	p.places(func(row, col int) {
		v.Stage.Put(sprites.Surface{Kind: sprites.SlotNiche}, p.at(row, col))
	})
}

// bottles adds the bottles of a finished cellar, which stay where they are.
func (v *view) bottles(c wh.Cellar, py pyramid, look func(wh.Card) sprites.Look) {
	c.Each(0, func(card wh.Card, at wh.Place) {
		q := py.of(at)
		v.Stage.Piece(look(card), q.X, q.Y, q.W)
	})
}

// dots shows a finished cellar in small, its foot at base.
func (v *view) dots(c wh.Cellar, x, base float64) {
	v.bottles(c, five(c, x, base, 11, 11, 1), asDot)
}

// tripletOutline draws a triplet's gold outline round its tiles.
func (v *view) tripletOutline(py pyramid, t wh.Triplet) {
	surface, box := py.outline(t)
	v.Stage.Add(ui.Item{Kind: ui.Surface, Z: table.ZChosen + 1, Surface: surface, Box: box})
}

// coin is the coin of a triplet: gold for 4, silver for 1.
func coin(alike bool) sprites.Look {
	if alike {
		return sprites.Look{ID: "common/coin-gold", Words: "+4", Lift: sprites.Token}
	}
	return sprites.Look{ID: "common/coin-silver", Words: "+1", Lift: sprites.Token}
}

// plus writes a gain: "+7".
func plus(n int) string { return "+" + strconv.Itoa(n) }
