package engine_test

import (
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/enginetest/highcard"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
)

// simultaneous are the games in which several seats decide at the same time.
func simultaneous(t *testing.T) []engine.Game {
	list := []engine.Game{highcard.Game{}}
	for _, name := range []string{"vino", "zankapfel"} {
		game, err := games.ByName(name)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, game)
	}
	return list
}

// orders are ways to pick who of several seats commits next.
var orders = map[string]func(set engine.PlayerSet, ply int) engine.Player{
	"ascending":  func(set engine.PlayerSet, _ int) engine.Player { return set.First() },
	"descending": func(set engine.PlayerSet, _ int) engine.Player { return last(set) },
	"mixed": func(set engine.PlayerSet, ply int) engine.Player {
		if ply%3 == 0 {
			return last(set)
		}
		return set.FirstFrom(engine.Player(ply % engine.MaxPlayers))
	},
}

func last(set engine.PlayerSet) engine.Player {
	p := set.First()
	for set &= set - 1; set != 0; set &= set - 1 {
		p = set.First()
	}
	return p
}

// table seats computer players of all kinds.
func table(t *testing.T, game engine.Game, setup engine.Setup) []*bot.Bot {
	t.Helper()
	names := bot.Names(game)
	var bots []*bot.Bot
	for p := range setup.Players {
		b, err := bot.New(names[p%len(names)], game, setup.Seed, engine.Player(p))
		if err != nil {
			t.Fatal(err)
		}
		bots = append(bots, b)
	}
	return bots
}

// decisions lists what each seat decided, in its own order, and chance.
func decisions(rec *record.Record) map[engine.Player][]string {
	list := map[engine.Player][]string{}
	for _, p := range rec.Plies {
		list[p.Who] = append(list[p.Who], p.Text)
	}
	return list
}

// TestOrderOfCommitsChangesNothing lets computer players commit in several
// orders, also in a match that is resumed before every decision: each of them
// decides the same, and chance does too.
func TestOrderOfCommitsChangesNothing(t *testing.T) {
	for _, game := range simultaneous(t) {
		t.Run(game.Name(), func(t *testing.T) {
			differ := false
			lo, hi := game.Players()
			if testing.Short() {
				hi = min(hi, lo+1)
			}
			for n := lo; n <= hi; n++ {
				for seed := range uint64(3) {
					differ = compareOrders(t, game, engine.Setup{Players: n, Seed: seed}) || differ
				}
			}
			if !differ {
				t.Error("every order gave the same record: nobody ever decided at the same time")
			}
		})
	}
}

// compareOrders plays one game in each order, and reports whether the plies of
// some stand in another order.
func compareOrders(t *testing.T, game engine.Game, setup engine.Setup) (differ bool) {
	t.Helper()
	first := commitInOrder(t, game, setup, "ascending", false)
	want := decisions(first)
	for order := range orders {
		for _, resumed := range []bool{false, true} {
			if resumed && setup.Seed > 0 {
				continue // once is enough: it takes long
			}
			rec := commitInOrder(t, game, setup, order, resumed)
			for who, list := range decisions(rec) {
				if !slices.Equal(list, want[who]) {
					t.Fatalf("%+v, %s, resumed %v: seat %d decided\n%q\ninstead of\n%q", setup, order, resumed, who, list, want[who])
				}
			}
			if rec.Hash != first.Hash {
				t.Errorf("%+v, %s, resumed %v: the game ended otherwise", setup, order, resumed)
			}
			differ = differ || !slices.Equal(rec.Plies, first.Plies)
		}
	}
	return differ
}

// commitInOrder plays a game of computer players. The order says which of the
// seats that decide at the same time does so next; with resumed, it is saved and
// resumed before each of these decisions, and the first of them is taken back
// and taken again where that is allowed.
func commitInOrder(t *testing.T, game engine.Game, setup engine.Setup, order string, resumed bool) *record.Record {
	t.Helper()
	m, bots := begin(t, game, setup), table(t, game, setup)
	for !m.Over() {
		p := orders[order](m.Acting(), m.Ply())
		together := m.CurrentPlayer() == engine.Simultaneous
		if resumed && together {
			var err error
			if m, err = match.Resume(game, m.Record()); err != nil {
				t.Fatal(err)
			}
		}
		ply := m.DecisionPly(p)
		a := bots[p].Choose(m.Info(p), ply)
		if err := m.Play(p, a); err != nil {
			t.Fatal(err)
		}
		if resumed && together && m.CanUndo(p) {
			if err := m.Undo(p); err != nil {
				t.Fatal(err)
			}
			if m.DecisionPly(p) != ply {
				t.Fatalf("%+v: taken back, seat %d's decision is ply %d instead of %d", setup, p, m.DecisionPly(p), ply)
			}
			if err := m.Play(p, a); err != nil {
				t.Fatal(err)
			}
		}
	}
	return m.Record()
}

// TestDecisionPly wants the plies of an ascending order, whoever commits first,
// and the number of plies where one seat decides alone.
func TestDecisionPly(t *testing.T) {
	m := begin(t, highcard.Game{}, engine.Setup{Players: 3, Seed: 3})
	for m.CurrentPlayer() != engine.Simultaneous {
		p := m.CurrentPlayer()
		if m.DecisionPly(p) != m.Ply() {
			t.Errorf("seat %d decides alone as ply %d after %d", p, m.DecisionPly(p), m.Ply())
		}
		if err := m.Play(p, m.Legal(p, nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	start := m.Ply()
	for _, p := range []engine.Player{1, 2, 0} {
		for rest := m.Acting(); rest != 0; rest &= rest - 1 {
			if q := rest.First(); m.DecisionPly(q) != start+int(q) {
				t.Errorf("seat %d's decision is ply %d, want %d", q, m.DecisionPly(q), start+int(q))
			}
		}
		if err := m.Play(p, m.Legal(p, nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if m.CurrentPlayer() < 0 || m.DecisionPly(m.CurrentPlayer()) != m.Ply() {
		t.Error("after all have committed, the next decision is not the next ply")
	}
	defer func() {
		if recover() == nil {
			t.Error("a seat that owes no decision has a ply for it")
		}
	}()
	m.DecisionPly(m.CurrentPlayer().Next(3))
}
