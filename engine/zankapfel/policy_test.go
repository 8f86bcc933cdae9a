package zankapfel_test

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/zankapfel"
)

// match plays a game with one policy a seat ("" for even choice) and returns the
// final state, all events that everybody saw, and the plies.
func match(t testing.TB, seed uint64, policies ...string) (*zankapfel.State, []engine.Event, []string) {
	t.Helper()
	game := zankapfel.Game{}
	s := newState(t, len(policies))
	var infos []engine.InfoState
	for p := range policies {
		info, err := game.NewInfo(engine.Setup{Players: len(policies)}, engine.Player(p))
		if err != nil {
			t.Fatal(err)
		}
		infos = append(infos, info)
	}
	stream := rng.New(seed, uint64(len(policies)))
	var events []engine.Event
	var plies []string
	for s.CurrentPlayer() != engine.Terminal {
		who := s.CurrentPlayer()
		var a engine.Action
		if who == engine.Chance {
			a = pick(s.ChanceOutcomes(nil), &stream)
		} else {
			who = s.Acting().First()
			legal := infos[who].LegalActions(nil)
			if policy := game.Policy(policies[who]); policy != nil {
				a = policy.Choose(infos[who], legal, &stream)
			} else {
				a = legal[stream.Intn(len(legal))]
			}
		}
		var ev engine.Events
		s.Apply(who, a, &ev)
		for _, info := range infos {
			for _, e := range ev.List {
				info.Observe(e)
			}
		}
		events = append(events, ev.List...)
		seat := "*"
		if who >= 0 {
			seat = string(rune('0' + who))
		}
		plies = append(plies, seat+" "+game.Format(a))
	}
	return s.(*zankapfel.State), events, plies
}

// same returns n times the same policy.
func same(policy string, n int) []string {
	return strings.Split(strings.Repeat(policy+" ", n-1)+policy, " ")
}

func TestGreedyBeatsEvenChoice(t *testing.T) {
	for n := 3; n <= 6; n++ {
		wins, games := 0, 60
		for g := range games {
			seat := g % n
			policies := same("random", n)
			policies[seat] = "greedy"
			s, _, _ := match(t, uint64(g), policies...)
			if s.Winners().Has(engine.Player(seat)) {
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
	for n := 3; n <= 6; n++ {
		const games = 20
		var noCard, refill, surrounded, rollOff, bribes, ties int
		for g := range games {
			_, events, plies := match(t, uint64(g), same("odd", n)...)
			text := strings.Join(plies, "\n")
			bribes += strings.Count(text, " offer 2 ")
			var rolled, empty bool
			for i, e := range events {
				switch e.Kind {
				case zankapfel.QuarrelTied:
					ties++
					rolled = rolled || e.Num[1] == 1
				case zankapfel.CardBought:
					// The pawn moves, then the turn passes: no card is turned up.
					empty = empty || zankapfel.Phase(events[i+2].Value) != zankapfel.PhaseNextCard &&
						events[i+2].Kind == zankapfel.TurnPassed
				case zankapfel.TurnPassed:
					if zankapfel.Phase(e.Value) == zankapfel.PhaseRefill {
						refill++
					}
				case zankapfel.MayorMoved:
					from, to := zankapfel.Square(e.Num[0]), zankapfel.Square(e.Num[1])
					if d := from.Column() - to.Column(); d > 1 || d < -1 {
						surrounded++
					}
				}
			}
			noCard += int(b2i(empty))
			rollOff += int(b2i(rolled))
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

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
