package weinhaendler

import (
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/sprites"
)

// Which pieces belong to an event and to what a seat keeps hidden; for decisions see
// thumbnail.go.

// eventPieces are the bottles that a line of the log is about, as far as they are known.
func eventPieces(e wh.Event) []sprites.Look {
	return table.Each(byValue(eventCards(e)), asMini)
}

// eventCards are the cards that an event names.
func eventCards(e wh.Event) wh.Cards {
	switch e.Kind {
	case wh.EventBidLaid, wh.EventBundleTaken, wh.EventOfferReplaced:
		return e.Cards
	case wh.EventCardPlaced:
		return wh.CardsOf(e.Card)
	case wh.EventCardKept, wh.EventCardPutUnder, wh.EventCardTurnedUp:
		if e.Card != wh.Hidden {
			return wh.CardsOf(e.Card)
		}
	}
	return 0
}

// HiddenPieces implements table.Revealer: the bottles of a hand.
func (b *tableState) HiddenPieces(in engine.InfoState) []sprites.Look {
	return table.Each(in.(*wh.Info).Hand().AppendTo(nil), func(c wh.Card) sprites.Look { return sprites.Look{ID: miniArt(c), Lift: sprites.Token} })
}

// HiddenWords implements table.Revealer.
func (b *tableState) HiddenWords(in engine.InfoState) string {
	return b.cardWords(byValue(in.(*wh.Info).Hand()))
}
