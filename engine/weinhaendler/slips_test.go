package weinhaendler

import (
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
)

// slipsOf counts in games of four what a player decides that seems senseless, by name.
func slipsOf(t *testing.T, player engine.Policy, games int) map[string]int {
	counts, slips := map[string]int{}, Game{}.Slips()
	in := &Info{}
	for seed := range uint64(games) {
		enginetest.PlayGame(t, Game{}, engine.Setup{Players: 4, Seed: seed}, enginetest.Same(player), enginetest.Watcher{
			Before: func(s engine.State, who engine.Player, a engine.Action) {
				if who < 0 {
					return
				}
				in.seat = who
				in.Project(s)
				for _, slip := range slips {
					if seen, could := slip.Seen(in, a); seen {
						counts[slip.Name]++
						if !could {
							t.Errorf("seed %d: %s is a slip of %s, which could not be one", seed, Game{}.Format(a), slip.Name)
						}
					}
				}
			}})
	}
	return counts
}

// TestSlips wants who looks ahead to do next to nothing that seems senseless, but for passing,
// which is right, and sees others do it.
func TestSlips(t *testing.T) {
	const games = 20
	others := slipsOf(t, oddPolicy{}, games)
	for name, n := range slipsOf(t, easy, games) {
		others[name] += n
	}
	right := []string{"no-bid", "leaves-lead"}
	for name, n := range slipsOf(t, medium, games) {
		if n > 1 && !slices.Contains(right, name) {
			t.Errorf("medium decides %d times in %d games what is called %s", n, games, name)
		}
	}
	for _, slip := range (Game{}).Slips() {
		if others[slip.Name] == 0 {
			t.Errorf("nobody has decided what is called %s", slip.Name)
		}
	}
}

// TestCandidatesMakeSense wants no bid to be compared that tears three equal bottles apart for
// nothing or wastes bottles, and not to pass where a small bottle is better.
func TestCandidatesMakeSense(t *testing.T) {
	m, in, could := newModel(traits{plans: true, lays: &mediumStyle})(), &Info{}, [8]bool{}
	for seed := range uint64(40) {
		enginetest.PlayGame(t, Game{}, engine.Setup{Players: 4, Seed: seed}, enginetest.Same(oddPolicy{}), enginetest.Watcher{
			Before: func(s engine.State, who engine.Player, _ engine.Action) {
				if who < 0 || s.(*State).phase != PhaseBidding {
					return
				}
				in.seat = who
				in.Project(s)
				for _, a := range m.Begin(in, nil, nil, nil) {
					for i, seen := range [...]func(*Info, Decision) (slip, could bool){(*Info).breaksThree, (*Info).leavesOffer, (*Info).leavesDuel, (*Info).leavesSure, (*Info).bidsWaste,
						(*Info).leavesThird, (*Info).givesThird, (*Info).addsMany} {
						slip, may := seen(in, Decode(a))
						could[i] = could[i] || may
						if slip {
							t.Errorf("seed %d: %s is a candidate with %v in hand, slip %d", seed, Game{}.Format(a), in.hand, i)
						}
					}
				}
			}})
	}
	if slices.Contains(could[:], false) {
		t.Errorf("something could not happen: %v", could)
	}
}
