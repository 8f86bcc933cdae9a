package weinhaendler

import (
	"treille/audio"
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
)

// dealt is a card that comes to somebody.
func dealt(t *table.Table, e engine.Event) { t.Hear(e.Player, 0, audio.Dealt) }

// turned is a card of the offer.
func turned(t *table.Table, _ engine.Event) { t.Hear(engine.Chance, 0, audio.Flip) }

// slides is one card of somebody's.
func slides(t *table.Table, e engine.Event) { t.Hear(e.Player, 0, audio.Slide) }

// carried is a bundle that travels, and comes to rest.
func carried(t *table.Table, e engine.Event) {
	t.HearWith(e.Player, 0, audio.Slide, audio.Options{Count: wh.Cards(e.Value).Len()})
	t.Hear(e.Player, restsAfter, audio.Dealt)
}

// knocks is somebody's word that he is done.
func knocks(t *table.Table, e engine.Event) { t.HearWith(e.Player, 0, audio.Knock, t.Knocks(e.Player)) }

// bottled is a bottle that lands, and then what it scores.
func bottled(t *table.Table, e engine.Event) {
	laid := audio.Bottle
	if wh.Decode(engine.Action(e.Value)).Card == wh.Empty {
		laid = audio.EmptyBottle
	}
	t.Hear(e.Player, landsAfter, laid)
	switch {
	case e.Num[1] > 0:
		t.Hear(e.Player, landsAfter+toastsAfter, audio.TripletAlike)
	case e.Num[2] > 0:
		t.Hear(e.Player, landsAfter+toastsAfter, audio.Triplet)
	}
}
