package weinhaendler

import (
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// passedWash dims a bid that has passed where a word has no room.
const passedWash sprites.Color = 0x0E221966

// The styles of words at this table.
var (
	onFelt      = sprites.Style{Font: sprites.SC, Color: sprites.Cream}
	feltHeading = sprites.Style{Font: sprites.SC, Color: sprites.GoldLight}
	feltNumber  = sprites.Style{Font: sprites.SerifBold, Color: sprites.Cream}
	hintWords   = sprites.Style{Font: sprites.Italic, Color: sprites.Hint}
	paperName   = sprites.Style{Font: sprites.SC, Color: sprites.Ink}
	paperBold   = sprites.Style{Font: sprites.SansBold, Color: sprites.Ink}
	paperText   = sprites.Style{Font: sprites.Sans, Color: sprites.Ink}
	paperSoft   = sprites.Style{Font: sprites.Sans, Color: sprites.InkSoft}
	paperItalic = sprites.Style{Font: sprites.Italic, Color: sprites.Ink}
	paperNumber = sprites.Style{Font: sprites.SerifBold, Color: sprites.Ink}
	oakSoft     = sprites.Style{Font: sprites.Sans, Color: sprites.CreamSoft}
)

func sized(st sprites.Style, size float64) sprites.Style { st.Size = size; return st }

// A view composes the table once: everything that the arrangements share.
type view struct {
	*Table
	s    *ui.Stage
	f    ui.Frame
	in   *wh.Info
	ring []engine.Player // all seats clockwise, the one at the screen's lower edge first
	seat engine.Player   // ring[0]
	w    *lang.Words
	x    *lang.Weinhaendler
	// earlierShown says that finished cellars lie beside the one on the felt.
	earlierShown bool
}

func (v *view) crest(p engine.Player, x, y, w float64, lift sprites.Lift) {
	v.s.Piece(sprites.Look{ID: "common/crest-" + v.session.Seat(p).Crest, Lift: lift}, x, y, w)
}

// face is the look of a card of width w in a zone.
func cardLook(c wh.Card, w float64, overlapped bool) sprites.Look {
	face := ""
	switch {
	case c == wh.Empty && w < emptyCardFrom:
		face = "-compact"
	case c == wh.Empty || w >= ownCardFrom && !overlapped:
	case w >= ownCardFrom:
		face = "-overlap"
	case overlapped:
		face = "-covered"
	default:
		face = "-compact"
	}
	return sprites.Look{ID: cardArt(c, face), Back: artFolder + "card-back", Lift: sprites.Card}
}

// card adds a token as a card.
func (v *view) card(t *token, r ui.Rect, turn float64, overlapped bool, z int) {
	look := cardLook(t.card, r.W, overlapped)
	if r.W < 60 {
		look.Lift = sprites.Token
	}
	flip := 0.0
	if t.card == wh.Hidden {
		flip = 1
	}
	r.H = r.W * cardRatio
	v.s.Add(ui.Item{Key: t.key, Kind: ui.Piece, Look: look, Box: r, Turn: turn, Flip: flip, Z: z, From: v.origin(t)})
}

// origin is where a new token comes from: the pile.
func (v *view) origin(*token) *ui.Rect {
	r := v.pileAt
	return &r
}

// fan lays cards of width w about the middle cx, spread a little.
func (v *view) fan(cards []*token, ghosts []*token, cx, y, w, step, turn float64, z int) {
	k := len(cards) + len(ghosts)
	for i := range k {
		m := float64(i) - float64(k-1)/2
		x := cx + m*step - w/2
		dy := m
		if dy < 0 {
			dy = -dy
		}
		if i < len(cards) {
			v.card(cards[i], ui.R(x, y+dy*dy*turn*0.18, w, 0), m*turn, false, z)
			continue
		}
		v.ghost(ghosts[i-len(cards)], ui.R(x, y+dy*dy*turn*0.18, w, w*cardRatio), m*turn, z)
	}
}

// ghost shows where a lifted card will land.
func (v *view) ghost(t *token, r ui.Rect, turn float64, z int) {
	look := cardLook(t.card, r.W, false)
	look.Lift, look.Ghost = sprites.Flat, true
	v.s.Add(ui.Item{Key: "ghost/" + t.key, Kind: ui.Piece, Look: look, Box: r, Turn: turn, Z: z, Appear: true})
}

// plate adds a label with a number.
func (v *view) plate(words string, cx, y, w, h, size, scoop float64) {
	v.s.Put(sprites.Surface{Kind: sprites.Plate, R: scoop, Lift: sprites.Token}, ui.R(cx-w/2, y, w, h))
	v.s.Words(words, cx, y+h/2+size*0.33, sized(paperNumber, size).At(sprites.Middle))
}

// ribbon shows a rank.
func (v *view) ribbon(rank int, x, y, w float64) {
	id := "common/ribbon-paper"
	if rank <= 3 {
		id = "common/ribbon-" + strconv.Itoa(rank)
	}
	v.s.Piece(sprites.Look{ID: id, Lift: sprites.Token, Words: strconv.Itoa(rank)}, x, y, w)
}

// minis adds a row of small cards.
func (v *view) minis(cards []wh.Card, x, y, w, pitch float64) {
	for i, c := range cards {
		v.s.Piece(sprites.Look{ID: miniArt(c)}, x+float64(i)*pitch, y, w)
	}
}

// byValue lists cards as they are shown in a row.
func byValue(cs wh.Cards) []wh.Card {
	var list []wh.Card
	for _, c := range cs.AppendTo(nil) {
		i := len(list)
		for i > 0 && value(list[i-1]) > value(c) {
			i--
		}
		list = append(list, 0)
		copy(list[i+1:], list[i:])
		list[i] = c
	}
	return list
}

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

// span is the width of the bottom row.
func (p pyramid) span() float64 {
	return float64(p.width)*(p.tw+p.gap) - p.gap
}

// five returns a pyramid five wide in the middle of which the bottom row
// stands, as near as whole places allow.
func five(c wh.Cellar, x, base, tw, th, gap float64) pyramid {
	first, width := c.Extent()
	return pyramid{x: x, base: base, tw: tw, th: th, gap: gap, first: first - (5-width)/2, width: 5}
}

// fitting returns the pyramid of a cellar in which cards can be laid at both
// ends of a bottom row that is not full: it stands in the middle of cx and is
// at most span wide (rule W32).
func fitting(c wh.Cellar, cx, base, span, height, gap float64) pyramid {
	first, width := c.Extent()
	n := 5
	if width == 2 || width == 4 {
		n = 6 // an even row cannot stand in the middle of five
	}
	rows := 5.0
	tw := (span - float64(n-1)*gap) / float64(n)
	if h := (height - (rows-1)*gap) / rows / tileRatio; tw > h {
		tw = h
	}
	p := pyramid{tw: tw, th: tw * tileRatio, gap: gap, base: base, width: n, first: first - (n-width)/2}
	if width == 0 {
		p.first = -2
	}
	p.x = cx - p.span()/2
	return p
}

// places lists the places of the rack behind a cellar.
func (p pyramid) places(visit func(row, col int)) {
	for row := 0; row < 5 && row < p.width; row++ {
		for col := p.first; col < p.first+p.width-row; col++ {
			visit(row, col)
		}
	}
}

// small adds somebody's newest cellar as minis or dots.
func (v *view) small(p engine.Player, x, base, tw, gap float64, dots bool) {
	n := v.in.CellarCount(p) - 1
	c := v.in.Cellar(p, max(n, 0))
	ratio := miniRatio
	if dots {
		ratio = 1
	}
	py := five(c, x, base, tw, tw*ratio, gap)
	first, width := c.Extent()
	top := 0
	for row := range 5 {
		for col := first; col < first+width-row; col++ {
			if _, ok := c.At(row, col); ok {
				top = row
			}
		}
	}
	py.places(func(row, col int) {
		r := py.at(row, col)
		if _, ok := c.At(row, col); ok {
			return
		}
		switch {
		case !dots:
			v.s.Put(sprites.Surface{Kind: sprites.SlotLine}, r)
		case row == 0 || row <= top:
			v.s.Put(sprites.Surface{Kind: sprites.SlotDot}, r)
		}
	})
	for _, t := range v.tokens.in(inCellar, p) {
		if int(t.place.Cellar) != max(n, 0) {
			continue
		}
		look := sprites.Look{ID: miniArt(t.card)}
		if dots {
			look.ID = dotArt(t.card)
		}
		v.s.Add(ui.Item{Key: t.key, Kind: ui.Piece, Look: look, Box: py.at(int(t.place.Row), int(t.place.Col)), Z: zCards, From: v.origin(t)})
	}
	v.fresh(p, max(n, 0), py)
}

// rack adds the oak rack behind a pyramid.
func (v *view) rack(p pyramid, pad float64) {
	rows := float64(min(5, p.width))
	v.s.Put(sprites.Surface{Kind: sprites.Rack, Gap: p.gap, Pad: pad, N: p.width},
		ui.R(p.x, p.base-rows*p.th-(rows-1)*p.gap, p.tw, p.th))
	p.places(func(row, col int) {
		v.s.Put(sprites.Surface{Kind: sprites.SlotNiche}, p.at(row, col))
	})
}

// shelved adds the tokens of somebody's newest cellar on a rack, as tiles or
// minis.
func (v *view) shelved(p engine.Player, py pyramid, tiles bool) {
	n := max(v.in.CellarCount(p)-1, 0)
	for _, t := range v.tokens.in(inCellar, p) {
		if int(t.place.Cellar) != n {
			continue
		}
		look := sprites.Look{ID: miniArt(t.card)}
		if tiles {
			look = sprites.Look{ID: tileArt(t.card), Lift: sprites.Token}
		}
		v.s.Add(ui.Item{Key: t.key, Kind: ui.Piece, Look: look, Box: py.at(int(t.place.Row), int(t.place.Col)), Z: zCards, From: v.origin(t)})
	}
}
