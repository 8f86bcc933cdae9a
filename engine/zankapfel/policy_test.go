package zankapfel_test

import (
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/zankapfel"
)

func TestGreedyBeatsEvenChoice(t *testing.T) {
	for n := 3; n <= 6; n++ {
		wins, games := 0, 60
		for g := range games {
			seat := g % n
			policies := enginetest.Against(seat, n, zankapfel.Game{}.Policy(engine.Greedy))
			end := enginetest.PlayGame(t, zankapfel.Game{}, engine.Setup{Players: n, Seed: uint64(g)}, policies, enginetest.Watcher{})
			if end.Winners().Has(engine.Player(seat)) {
				wins++
			}
		}
		if wins*10 < games*8 {
			t.Errorf("greedy wins %d of %d games against %d players who choose evenly", wins, games, n-1)
		}
	}
}

// Among odd players, records reach the rules that others rarely see.
func TestOddReachesRareRules(t *testing.T) {
	odd := enginetest.Same(zankapfel.Game{}.Policy(engine.Odd))
	for n := 3; n <= 6; n++ {
		const games = 20
		var noCard, refill, surrounded, rollOff, bribes, ties int
		for g := range games {
			var events []engine.Event
			enginetest.PlayGame(t, zankapfel.Game{}, engine.Setup{Players: n, Seed: uint64(g)}, odd, enginetest.Watcher{
				Before: func(_ engine.State, _ engine.Player, a engine.Action) {
					if d := zankapfel.Decode(a); d.Kind == zankapfel.DecisionOffer && d.Number == 2 {
						bribes++
					}
				},
				After: func(_ engine.State, list []engine.Event) { events = append(events, list...) },
			})
			var rolled, empty bool
			for i, packed := range events {
				switch e := zankapfel.DecodeEvent(packed); e.Kind {
				case zankapfel.EventQuarrelTied:
					ties++
					rolled = rolled || e.RollOff
				case zankapfel.EventCardBought:
					// The pawn moves, then the turn passes: no card is turned up.
					empty = empty || events[i+2].Kind == zankapfel.EventTurnPassed &&
						zankapfel.DecodeEvent(events[i+2]).Phase != zankapfel.PhaseNextCard
				case zankapfel.EventTurnPassed:
					if e.Phase == zankapfel.PhaseRefill {
						refill++
					}
				case zankapfel.EventMayorMoved:
					if d := e.From.Column() - e.Square.Column(); d > 1 || d < -1 {
						surrounded++
					}
				}
			}
			noCard += int(engine.Bit(empty))
			rollOff += int(engine.Bit(rolled))
		}
		t.Logf("%d players, %d games: nobody could buy in %d, %d refills, %d mayors surrounded, roll-offs in %d, %d bribes, %d ties",
			n, games, noCard, refill, surrounded, rollOff, bribes, ties)
		for what, count := range map[string]int{
			"nobody can buy (Z22)": noCard, "cards at the end of a round (Z22)": refill, "a surrounded mayor (Z30)": surrounded,
			"a roll-off (Z54)": rollOff, "bribes (Z31)": bribes, "ties (Z53)": ties,
		} {
			if count < games/4 {
				t.Errorf("%d odd players see %s %d times in %d games", n, what, count, games)
			}
		}
	}
}
