package app_test

import (
	"math/rand"
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/pages/home"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
)

// TestTheWayToTheOwnTurnTakesAMoment skips to the own turn again and again, also past turns with an only choice, which
// is taken at once then: nothing is shown on the way.
func TestTheWayToTheOwnTurnTakesAMoment(t *testing.T) {
	settings := store.Defaults()
	settings.Language = "en"
	a := app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)
	a.Resize(390, 844, 1)
	spec := weinhaendler.Kind()
	a.Push(home.New(a, []table.GameSpec{spec}))
	seats := []table.Seat{{Kind: table.Human, Crest: "fox", Name: "Clara"}, {Kind: "greedy", Crest: "owl", Name: "Hugo"},
		{Kind: "greedy", Crest: "snail", Name: "Emma"}, {Kind: "greedy", Crest: "boar", Name: "Jonas"}}
	h, err := host.New(spec.Game, engine.Setup{Players: 4, Seed: 41}, seats, host.NewSaver(a))
	if err != nil {
		t.Fatal(err)
	}
	on := table.New(a, spec, h)
	a.Push(on)
	skips, random := 0, rand.New(rand.NewSource(1))
	for range 2000 {
		tick(t, a, 1)
		if a.Scene() != app.Scene(on) || skips == 20 {
			break
		}
		switch c := a.Stage().Find("told/turn"); {
		case c != nil && !c.Disabled:
			a.Activate("told/turn")
			ticks := 0
			for ; a.Scene() == app.Scene(on) && on.Skipping() && ticks < 60; ticks++ {
				tick(t, a, 1)
			}
			if skips++; ticks > 4 {
				t.Errorf("the way %d to the own turn takes %d ticks", skips, ticks)
			}
		case a.Stage().Find("close") != nil: // what has happened since the own turn
			a.Scene().Back()
		case on.Deciding():
			legal := h.Info(0).LegalActions(nil)
			on.Decide(legal[random.Intn(len(legal))])
		}
	}
	if skips < 20 {
		t.Errorf("only %d times others have played", skips)
	}
}
