package weinhaendler

import (
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// The parts of the table where cards lie. In those up to inBid they lie by value.
const (
	inOffer table.Zone = iota
	inHand
	inBid
	inCellar
	inLook   // seen by whoever draws (W14)
	inBundle // on its way to a hand, open to all (W20)
	inPile   // on its way under the pile, where it is not known any more (W14)
)

// A piece is a card, wh.Hidden if the viewer does not see it, and in a cellar its
// place.
type piece struct {
	card wh.Card
	at   wh.Place
}

// Same implements table.Piece.
func (p piece) Same(q piece) bool { return p.card == q.card }

// Hidden implements table.Piece.
func (p piece) Hidden() bool { return p.card == wh.Hidden }

// Compare implements table.Piece: hands, bids and the offer lie by value.
func (p piece) Compare(z table.Zone, q piece) int {
	if z > inBid {
		return 0
	}
	return value(p.card) - value(q.card)
}

type token = table.Token[piece]

// cards are all cards that lie on the table outside the pile, the hidden ones of
// others too.
type cards struct{ table.Tokens[piece] }

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

// add lays a new card down.
func (cs *cards) add(c wh.Card, z table.Zone, seat engine.Player) *token {
	return cs.Add(piece{card: c}, z, seat)
}

// take finds a token that is, or may be, the card.
func (cs *cards) take(c wh.Card, z table.Zone, seat engine.Player) *token {
	return cs.Take(piece{card: c}, z, seat)
}

// carry moves cards from one zone to another.
func (cs *cards) carry(list []wh.Card, z table.Zone, seat engine.Player, to table.Zone, owner engine.Player) {
	for _, c := range list {
		cs.Move(cs.take(c, z, seat), to, owner)
	}
}

// setUp lays the cards out as an information state has them.
func (cs *cards) setUp(in *wh.Info) {
	cs.Clear()
	var buf []wh.Card
	for _, c := range in.Offer().AppendTo(buf) {
		cs.add(c, inOffer, engine.Chance)
	}
	for p := range engine.Player(in.Players()) {
		for _, c := range in.Bid(p).AppendTo(buf) {
			cs.add(c, inBid, p)
		}
		if p == in.Seat() {
			for _, c := range in.Hand().AppendTo(buf) {
				cs.add(c, inHand, p)
			}
		} else {
			for range in.HandSize(p) {
				cs.add(wh.Hidden, inHand, p)
			}
		}
		for n := range in.CellarCount(p) {
			in.Cellar(p, n).Each(n, func(c wh.Card, at wh.Place) { cs.add(c, inCellar, p).Piece.at = at })
		}
	}
}

// own are the cards of the own hand.
func (b *tableState) own() []*token { return b.cards.In(inHand, b.t.Base()) }

// lifted are the cards that the player has lifted from his hand.
func (b *tableState) lifted() []*token { return b.cards.Lifted(inHand, b.t.Base()) }

// liftedCards are the same as a set.
func (b *tableState) liftedCards() wh.Cards {
	var cards wh.Cards
	for _, t := range b.lifted() {
		cards = cards.With(t.Piece.card)
	}
	return cards
}

// among are the places in a list of the tokens of some cards.
func among(list []*token, cards wh.Cards) []int {
	var at []int
	for i, t := range list {
		if c := t.Piece.card; c != wh.Hidden && cards.Count(c) > 0 {
			cards = cards.Without(c)
			at = append(at, i)
		}
	}
	return at
}

// Point implements table.GameView: cards are looked for with who had them, then
// anywhere.
func (b *tableState) Point(packed engine.Event, _ ...engine.Event) {
	e := wh.DecodeEvent(packed)
	cards := eventCards(e)
	if e.Kind == wh.EventCardPutUnder {
		cards = 0 // it lies in the pile, and is not known there
	}
	var found *token
	b.cards.Point(func(t *token) bool {
		c := t.Piece.card
		if c == wh.Hidden || cards.Count(c) == 0 {
			return false
		}
		cards, found = cards.Without(c), t
		return true
	}, e.Player)
	if found == nil {
		return
	}
	b.open, b.look, b.chosen = auctionPage, b.t.Base(), true
	if found.Zone == inCellar {
		b.open, b.look = cellarPage, found.Seat
	}
}

// byValue lists cards as they are shown in a row.
func byValue(cs wh.Cards) []wh.Card {
	list := cs.AppendTo(nil)
	slices.SortStableFunc(list, func(a, b wh.Card) int { return value(a) - value(b) })
	return list
}

// artName is the name of a card in the art: "red-2".
func artName(c wh.Card) string {
	if c == wh.Empty {
		return "empty"
	}
	return wineArt[c.Wine()] + "-" + strconv.Itoa(c.Stars())
}

// wineArt are the colours of the wines in the names of the art.
var wineArt = [...]string{"yellow", "red", "green", "orange", "blue", "rose", "violet"}

const artFolder = "weinhaendler/"

// cardArt is a card with one of its faces: "" is the regular one.
func cardArt(c wh.Card, face string) string {
	if c == wh.Hidden {
		return artFolder + "card-back"
	}
	if c == wh.Empty && face == "-overlap" {
		face = ""
	}
	return artFolder + "card-" + artName(c) + face
}

func tileArt(c wh.Card) string { return artFolder + "tile-" + artName(c) }
func miniArt(c wh.Card) string { return artFolder + "mini-" + artName(c) }

func dotArt(c wh.Card) string {
	if c == wh.Empty {
		return artFolder + "dot-empty"
	}
	return artFolder + "dot-" + wineArt[c.Wine()]
}

// Where the signs of a bottle are, in shares of its width and height: its stars, and its price on a large card, on a small
// one, and on an empty bottle.
var (
	starSigns  = ui.R(0, 0.78, 1, 0.22)
	largePrice = ui.R(0, 0, 0.42, 0.28)
	smallPrice = ui.R(0, 0, 0.56, 0.36)
	emptyPrice = ui.R(0, 0, 0.86, 0.36)
)

// Lettered implements table.Lettered.
func (b *tableState) Lettered(art string) []ui.Rect {
	name, card := strings.CutPrefix(art, artFolder+"card-")
	switch {
	case strings.HasPrefix(name, "empty"):
		return []ui.Rect{emptyPrice}
	case card && strings.HasSuffix(name, "-compact"), card && strings.HasSuffix(name, "-covered"):
		return []ui.Rect{starSigns, smallPrice}
	case card && name != "back":
		return []ui.Rect{starSigns, largePrice}
	case strings.HasPrefix(art, artFolder+"tile-") && !strings.HasSuffix(art, "-empty"):
		return []ui.Rect{starSigns}
	}
	return nil
}
