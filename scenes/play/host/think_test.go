package host_test

import (
	"testing"

	"treille/engine"
	"treille/engine/games"
	"treille/engine/person"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// patience is how many iterations the decision of a computer player may take.
const patience = 200_000

// computers begins a game that computer players of one kind play.
func computers(t *testing.T, game engine.Game, kind string) *host.Host {
	t.Helper()
	players, _ := game.Players()
	var seats []table.Seat
	for i := range players {
		seats = append(seats, table.Seat{Kind: kind, Crest: person.Crests()[i], Name: person.Crests()[i]})
	}
	h, err := host.New(game, engine.Setup{Players: players, Seed: 4}, seats, nowhere{})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// TestComputersDecide wants every seat that owes a decision to think to its end,
// one after the other, and to answer once.
func TestComputersDecide(t *testing.T) {
	for _, game := range games.All() {
		for _, kind := range []string{engine.Greedy, engine.Medium} {
			h := computers(t, game, kind)
			for range 40 {
				owing := h.Acting()
				if p, ok := h.Answer(); ok {
					t.Fatalf("%s, %s: seat %d answers before it has thought", game.Name(), kind, p)
				}
				left := owing
				for n := 0; left != 0; n++ {
					next := h.Think(3)
					if next&^left != 0 || left.Len()-next.Len() > 1 || n > patience {
						t.Fatalf("%s, %s: after %d slices %v think; before, %v did", game.Name(), kind, n, next, left)
					}
					left = next
				}
				var answered engine.PlayerSet
				for ply := h.Ply(); ; ply = h.Ply() {
					p, ok := h.Answer()
					if !ok {
						break
					}
					if answered.Has(p) || h.Ply() == ply {
						t.Fatalf("%s, %s: seat %d answers twice, or decides nothing", game.Name(), kind, p)
					}
					answered = answered.With(p)
				}
				if answered != owing {
					t.Fatalf("%s, %s: %v answered, %v owed a decision", game.Name(), kind, answered, owing)
				}
			}
		}
	}
}

// TestAdviceIsSteady asks for the same advice in steps of several sizes, wants it to
// be legal, and the decision to be open still.
func TestAdviceIsSteady(t *testing.T) {
	for _, game := range games.All() {
		players, _ := game.Players()
		var found [2]engine.Action
		for i, size := range []int{1, 50} {
			var seats []table.Seat
			for i := range players {
				seats = append(seats, table.Seat{Kind: table.Human, Crest: person.Crests()[i], Name: person.Crests()[i]})
			}
			h, err := host.New(game, engine.Setup{Players: players, Seed: 4}, seats, nowhere{})
			if err != nil {
				t.Fatal(err)
			}
			p, ply := h.Acting().First(), h.Ply()
			if !h.CanAdvise() || h.Assisted() != 0 {
				t.Fatalf("%s: there is nobody to ask, or %v have asked already", game.Name(), h.Assisted())
			}
			for n := 0; ; n++ {
				results, done := h.Advise(p, size)
				if done {
					if len(results) == 0 {
						t.Fatalf("%s: the adviser has nothing to say", game.Name())
					}
					found[i] = results[0].Action
					break
				}
				if n > patience {
					t.Fatalf("%s: the adviser does not come to an end", game.Name())
				}
			}
			if err := h.Info(p).Check(found[i]); err != nil || h.Ply() != ply || h.Assisted() != engine.Only(p) {
				t.Errorf("%s: %v is advised (%v); %v are assisted", game.Name(), found[i], err, h.Assisted())
			}
		}
		if found[0] != found[1] {
			t.Errorf("%s: %v is advised in small steps, %v in large ones", game.Name(), found[0], found[1])
		}
	}
}
