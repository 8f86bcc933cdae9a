package weinhaendler

import (
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/sprites"
)

// linePieces are the bottles that a line of the log is about, as far as they are known.
func linePieces(e engine.Event) []sprites.Look {
	var list []sprites.Look
	for _, c := range byValue(eventCards(e)) {
		list = append(list, sprites.Look{ID: miniArt(c)})
	}
	return list
}

// eventCards are the cards that an event names.
func eventCards(e engine.Event) wh.Cards {
	switch e.Kind {
	case wh.EventBidLaid, wh.EventBundleTaken, wh.EventOfferReplaced:
		return wh.Cards(e.Value)
	case wh.EventCardPlaced:
		return wh.CardsOf(wh.Decode(engine.Action(e.Value)).Card)
	case wh.EventCardKept, wh.EventCardPutUnder, wh.EventCardTurnedUp:
		if c := wh.Card(e.Value); c != wh.Hidden {
			return wh.CardsOf(c)
		}
	}
	return 0
}
