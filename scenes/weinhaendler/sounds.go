package weinhaendler

import (
	"treille/audio"
	"treille/engine"
	wh "treille/engine/weinhaendler"
)

// dealt is a card that comes to somebody.
func dealt(b *board, e engine.Event) { b.t.Hear(e.Player, 0, audio.Dealt) }

// turned is a card of the offer.
func turned(b *board, _ engine.Event) { b.t.Hear(engine.Chance, 0, audio.Flip) }

// slides is one card of somebody's.
func slides(b *board, e engine.Event) { b.t.Hear(e.Player, 0, audio.Slide) }

// carried is a bundle that travels, and comes to rest.
func carried(b *board, e engine.Event) {
	b.t.HearWith(e.Player, 0, audio.Slide, audio.Options{Count: wh.Cards(e.Value).Len()})
	b.t.Hear(e.Player, restsAfter, audio.Dealt)
}

// knocks is somebody's word that he is done.
func knocks(b *board, e engine.Event) { b.t.HearWith(e.Player, 0, audio.Knock, b.t.Knocks(e.Player)) }

// bottled is a bottle that lands, and then what it scores.
func bottled(b *board, e engine.Event) {
	laid := audio.Bottle
	if wh.Decode(engine.Action(e.Value)).Card == wh.Empty {
		laid = audio.EmptyBottle
	}
	b.t.Hear(e.Player, landsAfter, laid)
	switch {
	case e.Num[1] > 0:
		b.t.Hear(e.Player, landsAfter+toastsAfter, audio.TripletAlike)
	case e.Num[2] > 0:
		b.t.Hear(e.Player, landsAfter+toastsAfter, audio.Triplet)
	}
}
