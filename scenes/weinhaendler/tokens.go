package weinhaendler

import (
	"slices"
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
)

// A zone is a part of the table where cards lie.
type zone uint8

const (
	inOffer zone = iota // up to inBid, cards lie by value
	inHand
	inBid
	inCellar
	inLook // seen by who draws (W14)
)

// A token is one card as the eye follows it. The hidden cards of others are
// tokens too.
type token struct {
	key   string
	card  wh.Card // wh.Hidden if the viewer does not see it
	zone  zone
	seat  engine.Player // of hand, bid and cellar
	place wh.Place      // of inCellar
	seq   int           // order of arrival in its zone
	up    bool          // lifted by the player
}

// tokens are all cards that lie on the table outside the pile.
type tokens struct {
	list []*token
	last int
	seq  int
}

func (ts *tokens) add(c wh.Card, z zone, seat engine.Player) *token {
	ts.last++
	t := &token{key: "card/" + strconv.Itoa(ts.last), card: c}
	ts.list = append(ts.list, t)
	ts.move(t, z, seat)
	return t
}

func (ts *tokens) move(t *token, z zone, seat engine.Player) {
	ts.seq++
	t.zone, t.seat, t.seq, t.up = z, seat, ts.seq, false
}

func (ts *tokens) remove(t *token) {
	ts.list = slices.DeleteFunc(ts.list, func(o *token) bool { return o == t })
}

// in returns the tokens of a zone in the order in which they are shown: hands,
// bids and the offer by value, so that they lie alike after a reload, the rest
// by arrival.
func (ts *tokens) in(z zone, seat engine.Player) []*token {
	var list []*token
	for _, t := range ts.list {
		if t.zone == z && (z == inOffer || t.seat == seat) {
			list = append(list, t)
		}
	}
	slices.SortStableFunc(list, func(a, b *token) int {
		if z <= inBid && a.card != b.card {
			return value(a.card) - value(b.card)
		}
		return a.seq - b.seq
	})
	return list
}

// value orders cards as a hand is held. Empty bottles come last but for hidden
// cards: their long number is not covered there.
func value(c wh.Card) int {
	switch c {
	case wh.Hidden:
		return 1 << 20
	case wh.Empty:
		return 1 << 19
	}
	return c.Value()*100 + int(c)
}

// take finds a token in a zone that is, or may be, the card, and makes it so.
// If none is there, a new one comes from nowhere.
func (ts *tokens) take(c wh.Card, z zone, seat engine.Player) *token {
	var hidden *token
	for _, t := range ts.in(z, seat) {
		if t.card == c {
			return t
		}
		if hidden == nil && t.card == wh.Hidden {
			hidden = t
		}
	}
	if hidden == nil {
		return ts.add(c, z, seat)
	}
	hidden.card = c
	return hidden
}

// setUp lays the tokens out as an information state has them.
func (ts *tokens) setUp(in *wh.Info) {
	*ts = tokens{last: ts.last}
	var buf []wh.Card
	for _, c := range in.Offer().AppendTo(buf) {
		ts.add(c, inOffer, 0)
	}
	for i := range in.Players() {
		p := engine.Player(i)
		for _, c := range in.Bid(p).AppendTo(buf) {
			ts.add(c, inBid, p)
		}
		if p == in.Seat() {
			for _, c := range in.Hand().AppendTo(buf) {
				ts.add(c, inHand, p)
			}
		} else {
			for range in.HandSize(p) {
				ts.add(wh.Hidden, inHand, p)
			}
		}
		for n := range in.CellarCount(p) {
			cellar := in.Cellar(p, n)
			for row := range 5 {
				first, width := cellar.Extent()
				for col := first; col < first+max(width, 1)-row; col++ {
					if c, ok := cellar.At(row, col); ok {
						t := ts.add(c, inCellar, p)
						t.place = wh.Place{Cellar: int8(n), Row: int8(row), Col: int8(col)}
					}
				}
			}
		}
	}
}

// lifted returns the cards that the player has lifted from his hand.
func (ts *tokens) lifted(seat engine.Player) (cards wh.Cards, list []*token) {
	for _, t := range ts.in(inHand, seat) {
		if t.up {
			cards = cards.With(t.card)
			list = append(list, t)
		}
	}
	return cards, list
}

// art is the name of a card in the art: "red-2".
func art(c wh.Card) string {
	if c == wh.Empty {
		return "empty"
	}
	return wineArt[c.Wine()] + "-" + strconv.Itoa(c.Stars())
}

// wineArt are the colours of the wines in the names of the art.
var wineArt = [...]string{"yellow", "red", "green", "orange", "blue", "rose", "violet"}

const artFolder = "weinhaendler/"

func cardArt(c wh.Card, face string) string {
	if c == wh.Hidden {
		return artFolder + "card-back"
	}
	if c == wh.Empty && face == "-overlap" {
		face = ""
	}
	return artFolder + "card-" + art(c) + face
}

func tileArt(c wh.Card) string { return artFolder + "tile-" + art(c) }
func miniArt(c wh.Card) string { return artFolder + "mini-" + art(c) }

func dotArt(c wh.Card) string {
	if c == wh.Empty {
		return artFolder + "dot-empty"
	}
	return artFolder + "dot-" + wineArt[c.Wine()]
}
