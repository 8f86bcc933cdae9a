package weinhaendler

import (
	"treille/audio"
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// dealt is a card that comes to somebody.
func dealt(t *table.Table, e wh.Event) { t.Hear(e.Player, 0, audio.Dealt) }

// turned is a card of the offer.
func turned(t *table.Table, _ wh.Event) { t.Hear(engine.Chance, 0, audio.Flip) }

// slides is one card of somebody's.
func slides(t *table.Table, e wh.Event) { t.Hear(e.Player, 0, audio.Slide) }

// carried is a bundle that travels, and comes to rest.
func carried(t *table.Table, e wh.Event) {
	t.HearWith(e.Player, 0, audio.Slide, audio.Options{Count: e.Cards.Len()})
	t.Hear(e.Player, ui.LandsAfter, audio.Dealt)
}

// knocks is somebody's word that he is done.
func knocks(t *table.Table, e wh.Event) { t.HearWith(e.Player, 0, audio.Knock, t.Knocks(e.Player)) }

// bottled is a bottle that lands, and then what it scores.
func bottled(t *table.Table, e wh.Event) {
	laid := audio.Bottle
	if e.Card == wh.Empty {
		laid = audio.EmptyBottle
	}
	t.Hear(e.Player, landsAfter, laid)
	switch {
	case e.Gain.Alike > 0:
		t.Hear(e.Player, landsAfter+toastsAfter, audio.TripletAlike)
	case e.Gain.Different > 0:
		t.Hear(e.Player, landsAfter+toastsAfter, audio.Triplet)
	}
}
