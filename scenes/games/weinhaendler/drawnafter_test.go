package weinhaendler

import (
	"strings"
	"testing"

	"treille/audio"
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
	"treille/scenes/testkit/tabletest"
)

// TestADrawIsToldAfterAnothers lets a person draw whenever he may (W14), and expects his
// bottles to be named also where somebody else has drawn before him in the same auction.
func TestADrawIsToldAfterAnothers(t *testing.T) {
	settings := store.Defaults()
	settings.Speed, settings.SkipTold = store.SpeedTwo, true
	app := app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)
	app.Resize(390, 844, 1)
	seats := []table.Seat{
		{Kind: "random", Crest: "owl", Name: "Hugo"}, {Kind: table.Human, Crest: "fox", Name: "Clara"},
		{Kind: "random", Crest: "snail", Name: "Emma"}, {Kind: "random", Crest: "boar", Name: "Jonas"},
	}
	referee, err := host.New(wh.Game{}, engine.Setup{Players: len(seats), Seed: 5}, seats, host.NewSaver(app))
	if err != nil {
		t.Fatal(err)
	}
	var b *tableState
	before, own, after := false, 0, 0 // somebody has drawn in this auction; bottles of the own draw; draws after another's
	spec := Kind()
	spec.Sit = func(at *table.Table) table.GameView {
		b = sit(at).(*tableState)
		return tabletest.Telling(b, func(e engine.Event) {
			switch {
			case e.Kind == wh.EventRoundBegan:
				before = false
			case e.Kind == wh.EventCardLooked && e.Player != 1:
				before = true
			case e.Kind == wh.EventCardLooked:
				if own++; own == 2 && !strings.HasPrefix(b.hint(), "Drawn: ") {
					t.Errorf("the first bottle has been seen, and the line says %q", b.hint())
				}
			case e.Kind == wh.EventCardPutUnder && e.Player == 1:
				if before {
					after++
				}
				if own == 2 && !strings.HasPrefix(b.hint(), "Kept: ") {
					t.Errorf("the own bottle goes under the pile, and the line says %q", b.hint())
				}
				own = 0
			case e.Kind == wh.EventCardKept && e.Player == 1 && own == 1:
				own = 0 // the last bottle of the pile
			}
		})
	}
	at := table.New(app, spec, referee)
	app.Push(at)
	for tick := 0; tick < 60000 && !at.Ended(); tick++ {
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
		if at.Deciding() {
			legal := b.in.LegalActions(nil)
			choice := legal[len(legal)-1]
			for _, a := range legal {
				if d := wh.Decode(a).Kind; d == wh.DecisionDraw || d == wh.DecisionPlace && wh.Decode(choice).Kind != wh.DecisionPlace {
					choice = a
				}
			}
			at.Decide(choice)
		}
	}
	if after == 0 {
		t.Error("nobody has drawn before the person did")
	}
}
