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
	"treille/scenes/ui"
	"treille/sprites"
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

// A paused scene shows a card, and a button that skips what is being shown.
type paused struct {
	counter
	looks, skips int
}

func (p *paused) Skip() bool { p.skips++; return true }

func (p *paused) Compose(s *ui.Stage) {
	p.counter.Compose(s)
	s.Add(ui.Item{Key: "card", Kind: ui.Piece, Look: sprites.Look{ID: "zankapfel/card-red"}, Box: ui.R(200, 300, 80, 112), Inspect: func() { p.looks++ }})
}

// TestACardIsLookedAtDuringThePause presses a card, and the table beside it: where a button skips, the card is looked at.
func TestACardIsLookedAtDuringThePause(t *testing.T) {
	for _, fleeting := range []bool{true, false} {
		a := app.New(&store.Memory{}, store.Defaults(), audio.New(audio.Silent()), clock.Noon)
		a.Resize(390, 844, 1)
		scene := &paused{counter: counter{control: ui.Control{ID: "go-on", Primary: true, Fleeting: fleeting}}}
		a.Push(scene)
		tick(t, a, 3)
		for _, y := range []float64{350, 600} {
			a.Press(240, y)
			a.Release()
		}
		if looks := scene.looks == 1; looks != fleeting || scene.looks+scene.skips != 2 {
			t.Errorf("there is a button to go on: %v; the card is looked at %d times, %d presses skip", fleeting, scene.looks, scene.skips)
		}
	}
}
