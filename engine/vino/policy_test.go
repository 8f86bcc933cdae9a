package vino

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
)

// decide returns what a computer player does in a position.
func decide(t *testing.T, s *State, name string) string {
	t.Helper()
	p := s.Acting().First()
	i := &Info{seat: p}
	i.Project(s)
	stream := rng.New(1)
	return Game{}.Format(Game{}.Policy(name).Choose(i, s.LegalActions(p, nil), &stream))
}

func TestGreedyIsSensible(t *testing.T) {
	// It buys the cheapest vineyard of its own region.
	s := position(t, "0 4B:1-3")
	play(t, s, "0 choose 4 8", "1 choose 4 8", "2 choose 4 8")
	want(t, "purchase", decide(t, s, "greedy"), "buy 4.4")

	// It keeps its money for a cheaper region to come.
	s = position(t, "0 money 100 3M:1-4 5B:2")
	play(t, s, "0 choose 2 5", "1 choose 1 9", "2 choose 1 9")
	for s.CurrentPlayer() != 0 {
		s.Apply(s.CurrentPlayer(), Pass(), nil)
	}
	want(t, "saving", decide(t, s, "greedy"), "pass")
	play(t, s, "0 pass")
	want(t, "what it saved for", decide(t, s, "greedy"), "buy 5.1")

	// It sells much in a good market, and nothing when it would lose.
	s = position(t, "phase sell\nmarket B+5 M-5\n0 money 100 4B:1-8 6M:1-2")
	want(t, "sale", decide(t, s, "greedy"), "sell B 8")
	play(t, s, "0 sell B 8")
	want(t, "what it gives back", strings.HasPrefix(decide(t, s, "greedy"), "give 4.1"), true)
	s = position(t, "phase sell\nmarket B-5 M+5\n0 money 900 4B:9-11")
	want(t, "no sale", decide(t, s, "greedy"), "nosale")

	// It raises what it has.
	s = position(t, "phase sell\n0 4B:1-8 6M:2-6")
	play(t, s, "0 sell B 1", "0 give 4.1")
	want(t, "raise", decide(t, s, "greedy"), "raise M")

	// It does not choose regions where it cannot buy.
	s = position(t, "0 1N:1-3 9N:1-6 6B:1-8")
	for range 20 {
		choice := decide(t, s, "greedy")
		for _, full := range []string{"1", "6", "9"} {
			if strings.Contains(choice[len("choose"):], " "+full) {
				t.Errorf("%s, where all is owned", choice)
			}
		}
	}

	// It takes the best of a gift.
	s = position(t, "0 3M:1-4,6-7")
	everybody(t, s, "3 9")
	play(t, s, "0 buy 3.9")
	want(t, "gift", decide(t, s, "greedy"), "take 3.10")
}

// TestGreedyBeatsRandom lets it play in one seat against random players.
func TestGreedyBeatsRandom(t *testing.T) {
	for players := minPlayers; players <= maxPlayers; players++ {
		won := 0
		const games = 10
		for seed := range uint64(games) {
			seat := engine.Player(int(seed) % players)
			end := enginetest.PlayGame(t, Game{}, engine.Setup{Players: players, Seed: seed},
				enginetest.Against(int(seat), players, greedyPolicy{}), enginetest.Watcher{})
			if end.Winners().Has(seat) {
				won++
			}
		}
		if won < games-1 {
			t.Errorf("%d players: greedy won %d of %d games against random players", players, won, games)
		}
	}
}

// TestGreedyEndsItsGames keeps greedy players from waiting for each other.
func TestGreedyEndsItsGames(t *testing.T) {
	for players := minPlayers; players <= maxPlayers; players++ {
		for seed := range uint64(10) {
			end := enginetest.PlayGame(t, Game{}, engine.Setup{Players: players, Seed: seed},
				enginetest.Same(greedyPolicy{}), enginetest.Watcher{}).(*State)
			if end.Round() > 25 {
				t.Errorf("%d players, seed %d: the game lasted %d rounds", players, seed, end.Round())
			}
		}
	}
}

// TestOddReachesRareRules counts what odd players bring about.
func TestOddReachesRareRules(t *testing.T) {
	for players := minPlayers; players <= maxPlayers; players++ {
		var gifts [giftTakers + 1]int
		var withoutGift, fullPawns, stalled, markersBack, bottom, top, unpaid int
		for seed := range uint64(200) {
			watch := func(state engine.State, events []engine.Event) {
				if s := state.(*State); s.Phase() == PhaseOver && s.Bottles() > 0 {
					stalled++
				}
				for _, packed := range events {
					switch e := DecodeEvent(packed); {
					case e.Kind == EventGift:
						owners := 0
						for _, p := range e.Owners {
							if p >= 0 {
								owners++
							}
						}
						gifts[owners]++
					case e.Kind == EventBottle && !e.AfterGift:
						withoutGift++
					case e.Obstacle == NoPawn:
						fullPawns++
					case e.Kind == EventMarkerBack:
						markersBack++
					case e.To == -5:
						bottom++
					case e.To == 5:
						top++
					case e.Kind == EventSold && e.Income == 0:
						unpaid++
					}
				}
			}
			enginetest.PlayGame(t, Game{}, engine.Setup{Players: players, Seed: seed},
				enginetest.Same(oddPolicy{}), enginetest.Watcher{After: watch})
		}
		for _, c := range []struct {
			what  string
			count int
		}{
			{"gifts to one owner (V31)", gifts[1]},
			{"gifts to two owners (V31)", gifts[2]},
			{"gifts to three owners (V30)", gifts[3]},
			{"bottles taken without a gift (V32)", withoutGift},
			{"seats without pawns (V33)", fullPawns},
			{"games stalled to the last round (V62)", stalled},
			{"last vineyards given up (V7)", markersBack},
			{"markers at the bottom (V43)", bottom},
			{"markers at the top (V43)", top},
			{"sales for nothing (V41)", unpaid},
		} {
			if c.count == 0 {
				t.Errorf("%d players: no %s", players, c.what)
			}
		}
	}
}
