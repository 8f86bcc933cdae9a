package zankapfel

import (
	"treille/audio"
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// plays is a sound from the side of whom an event is about, after so many ticks; rings is
// one from the middle of the table.
func plays(after float64, s audio.Sound) func(*table.Table, zk.Event) {
	return func(t *table.Table, e zk.Event) { t.Hear(e.Player, after, s) }
}

func rings(after float64, s audio.Sound) func(*table.Table, zk.Event) {
	return func(t *table.Table, _ zk.Event) { t.Hear(engine.Chance, after, s) }
}

func shuffled(t *table.Table, _ zk.Event) {
	t.HearWith(engine.Chance, 0, audio.Slide, audio.Options{Count: 4})
}

// slides is a card that is carried, and comes to rest.
func slides(t *table.Table, e zk.Event) {
	t.Hear(e.Player, 0, audio.Slide)
	t.Hear(e.Player, ui.LandsAfter, audio.Dealt)
}

// knocks is somebody's word that he does nothing.
func knocks(t *table.Table, e zk.Event) { t.HearWith(e.Player, 0, audio.Knock, t.Knocks(e.Player)) }

// steps are the mayor's.
func steps(t *table.Table, e zk.Event) {
	t.HearWith(engine.Chance, 2, audio.Step, audio.Options{Count: 1})
	t.HearWith(engine.Chance, ui.LandsAfter, audio.Step, audio.Options{Count: 2})
}

// speaks is a bubble, with a coin for each point of an offer.
func speaks(t *table.Table, e zk.Event) {
	t.HearWith(e.Player, 0, audio.Bubble, audio.Options{Count: e.Points})
}

func accepted(t *table.Table, e zk.Event) { t.Hear(e.Briber, 0, audio.Accepted) }

// tension rises with the dice that have been bought.
func tension(t *table.Table, e zk.Event) {
	t.HearWith(e.Player, 0, audio.Dice, audio.Options{Count: e.Dice, Gain: boughtSofter})
	t.HearWith(engine.Chance, 8, audio.Tension, audio.Options{Count: e.Dice})
}

// walks is a pawn on its way.
func walks(t *table.Table, e zk.Event) {
	t.CountAfter(walkAfter)
	switch n := e.Steps; {
	case n > 0:
		t.HearWith(e.Player, walkAfter, audio.Race, audio.Options{Count: n})
	case n < 0:
		t.HearWith(e.Player, walkAfter, audio.RaceBack, audio.Options{Count: -n})
	}
}
