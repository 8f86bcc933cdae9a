package match_test

import (
	"testing"

	"treille/engine"
	"treille/engine/farbenpoker"
	"treille/engine/match"
)

// TestF40_OnlySticksPutBackAreTakenBack plays Farbenpoker: what can be taken back, or asked for, is where sticks were put.
// A draw shows a colour, also one that was shown before.
func TestF40_OnlySticksPutBackAreTakenBack(t *testing.T) {
	m, err := match.New(farbenpoker.Game{}, engine.Setup{Players: 3, Seed: 5}, nil)
	if err != nil {
		t.Fatal(err)
	}
	puts := 0
	for n := 0; n < 400 && m.CurrentPlayer() >= 0; n++ {
		p := m.CurrentPlayer()
		legal := m.Legal(p, nil)
		a := legal[n*7%len(legal)]
		must(t, m.Play(p, a))
		put := farbenpoker.Decode(a).Kind == farbenpoker.DecisionPut
		_, asked := m.Asked(p)
		switch {
		case !put && (m.CanUndo(p) || asked):
			t.Fatalf("ply %d: %s can be taken back", n, farbenpoker.Game{}.Format(a))
		case m.CanUndo(p):
			hash := m.Info(p).Hash()
			must(t, m.Undo(p))
			must(t, m.Play(p, a))
			if puts++; m.Info(p).Hash() != hash {
				t.Fatal("who takes a stick back and puts it there again knows something else")
			}
		}
	}
	if puts < 20 {
		t.Errorf("%d sticks could be taken back", puts)
	}
}
