package weinhaendler

import (
	"slices"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// The measures of the small pictures of decisions.
const (
	momentWide  = 130.0
	momentRow   = 22.0 // of a bid
	momentTile  = 15.0 // width of a bottle
	momentCrest = 13.0
	momentMoney = 58.0 // width of what a bid comes to
	momentWords = 16.0 // size of it
	momentPad   = 7.0
	momentPlace = 20.0 // width of a bottle in a cellar
)

// Thumbnail implements table.Momentary: the bids by rank with what was played, or the own
// cellar.
func (b *tableState) Thumbnail(played, better engine.Action) table.Thumbnail {
	p, q := wh.Decode(played), wh.Decode(better)
	if b.in.Phase() == wh.PhaseCellars {
		return b.cellarMoment(p, q)
	}
	return b.bidsMoment(p.Cards)
}

// A ranked is a bid, and what it comes to in tenths of a euro.
type ranked struct {
	seat  engine.Player
	cards wh.Cards
	total int
}

// bidsMoment shows the bids with cards that the viewer has added.
func (b *tableState) bidsMoment(added wh.Cards) table.Thumbnail {
	bids := table.Each(b.t.Seats(), func(p engine.Player) ranked {
		r := ranked{p, b.in.Bid(p), b.in.BidTotal(p)}
		if p == b.in.Seat() {
			r.cards, r.total = r.cards+added, r.total+added.Value()
		}
		return r
	})
	slices.SortStableFunc(bids, func(a, b ranked) int { return b.total - a.total })
	m := table.Thumbnail{W: momentWide, H: float64(len(bids)) * momentRow}
	for i, r := range bids {
		b.bidRow(&m, r, float64(i)*momentRow)
	}
	return m
}

// bidRow adds a row with a bid; that of the viewer is framed.
func (b *tableState) bidRow(m *table.Thumbnail, r ranked, y float64) {
	crest := sprites.Look{ID: table.CrestArt(b.t.Seat(r.seat).Crest)}
	m.Parts = append(m.Parts, table.Part{Look: crest, Box: ui.R(momentPad, y+3.5, momentCrest, momentRow-7)})
	list := byValue(r.cards)
	x := momentPad + momentCrest + 6
	room := m.W - momentPad - momentMoney - x
	for i, c := range list {
		pitch := min(momentTile+2, (room-momentTile)/float64(max(1, len(list)-1)))
		h := momentTile * miniRatio
		m.Parts = append(m.Parts, table.Part{Look: asMini(c), Box: ui.R(x+float64(i)*pitch, y+(momentRow-h)/2, momentTile, h)})
	}
	words := "–"
	if r.total > 0 {
		words = b.words().Money(r.total)
	}
	st := sprites.Style{Font: sprites.SerifBold, Size: momentWords, Color: sprites.Cream, Align: sprites.Right}
	m.Parts = append(m.Parts, table.Part{Words: words, Style: st, Box: ui.R(m.W-momentPad, y+momentRow/2+momentWords*.34, 0, 0)})
	if r.seat == b.in.Seat() {
		m.Parts = append(m.Parts, table.Part{Box: ui.R(1, y+1, m.W-2, momentRow-2), Mark: table.Played})
	}
}

// cellarMoment shows the own cellar with what was placed, and where another bottle
// would have been better. Where nothing was placed the bottles stand alone.
func (b *tableState) cellarMoment(played, better wh.Decision) table.Thumbnail {
	m := table.Thumbnail{}
	put := func(look sprites.Look, at wh.Place, mark table.Mark) {
		w, h := momentPlace, momentPlace*miniRatio
		box := ui.R((float64(at.Col)+float64(at.Row)/2)*(w+2), -float64(at.Row)*(h+2), w, h)
		m.Parts = append(m.Parts, table.Part{Look: look, Box: box, Mark: mark})
	}
	n := b.newest(b.in.Seat())
	b.in.Cellar(b.in.Seat(), n).Each(n, func(c wh.Card, at wh.Place) { put(asMini(c), at, table.Lies) })
	if better.Kind == wh.DecisionPlace {
		look := sprites.Look{}
		if played.Kind != wh.DecisionPlace || played.Place != better.Place {
			look = asMini(better.Card)
		}
		put(look, better.Place, table.Better)
	}
	if played.Kind == wh.DecisionPlace {
		put(asMini(played.Card), played.Place, table.Played)
	}
	return m.Fitted(momentPad)
}
