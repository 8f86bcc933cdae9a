package vino

import (
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
)

// quickPolicy plays as playouts go on, in one manner.
type quickPolicy struct{ manner *manner }

func (q quickPolicy) Choose(info engine.InfoState, _ []engine.Action, stream *rng.Stream) engine.Action {
	in := info.(*Info)
	return in.quick(in.seat, q.manner, stream)
}

// TestPlayoutsAreLegal plays whole games in all manners; PlayGame checks each
// decision.
func TestPlayoutsAreLegal(t *testing.T) {
	table := []engine.Policy{quickPolicy{&plainManner}, quickPolicy{&carefulManner}, quickPolicy{&easyManner}, oddPolicy{}}
	for players := minPlayers; players <= maxPlayers; players++ {
		for seed := range uint64(60) {
			policies := append(table[seed%4:], table[:seed%4]...)
			if seed%2 == 0 {
				policies = table[:3]
			}
			enginetest.PlayGame(t, Game{}, engine.Setup{Players: players, Seed: seed}, policies, enginetest.Watcher{})
		}
	}
}

// TestPlainManner wants its sense in positions that greedy misjudges.
func TestPlainManner(t *testing.T) {
	quick := func(s *State, p engine.Player) string {
		stream := rng.New(1)
		m := plainManner
		m.whim = 0
		return Game{}.Format(s.quick(p, &m, &stream))
	}

	// It does not choose regions whose vineyards others will have bought before.
	s := position(t, "0 money 900\n1 money 3000 3M:1-4\n2 money 3000 3N:5")
	want(t, "choice without Campania", Decode(mustParse(t, quick(s, 0))).Regions != [2]int{2, 4}, true)

	// It goes where a new variety is worth selling, dearer than elsewhere.
	s = position(t, "market P+5 N-5\n0 money 300 4N:1-6\n1 5P:1-3 6B:1-8 2B:1-9\n2 8M:1-19 7T:1-20")
	m := plainManner
	m.whim = 0
	want(t, "choice with Trentino", Decode(s.quickRegions(0, &m, nil, nil)).Regions, [2]int{2, 8})
	m.sale = 0
	want(t, "choice without it", Decode(s.quickRegions(0, &m, nil, nil)).Regions, [2]int{0, 2})

	// It keeps its money for cheaper vineyards to come, if they will be left.
	s = position(t, "0 money 100 3M:1-4 5B:2")
	play(t, s, "0 choose 2 5", "1 choose 1 9", "2 choose 1 9")
	for s.CurrentPlayer() != 0 {
		s.Apply(s.CurrentPlayer(), Pass(), nil)
	}
	want(t, "saving", quick(s, 0), "pass")

	// It sells while it can use the money, and gives back what is cheap to get
	// again.
	s = position(t, "phase sell\nmarket B+5 M-5\n0 money 100 4B:1-8 6M:1-2")
	want(t, "sale", quick(s, 0), "sell B 8")
	play(t, s, "0 sell B 8")
	want(t, "what it gives back", quick(s, 0), "give 4.1")
}

func mustParse(t *testing.T, text string) engine.Action {
	t.Helper()
	a, err := Game{}.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// TestDoesNotEndALostGame leaves the last private vineyard to others while somebody is
// ahead, and buys it when nobody is.
func TestDoesNotEndALostGame(t *testing.T) {
	for _, c := range []struct{ name, leader, want string }{
		{"behind", "1 money 100 4B:1-12 6M:1-8", "pass"},
		{"ahead", "1 money 100 4B:1-4", "buy 3.9"},
	} {
		s := position(t, "bottles 3\n0 money 900 3M:1-4,6-8\n"+c.leader)
		everybody(t, s, "3 9")
		play(t, s, "0 buy 3.5")
		for _, policy := range []string{engine.Easy, engine.Medium, engine.Hard} {
			want(t, c.name+", "+policy, decide(t, s, policy), c.want)
		}
	}
}

// TestPurchaseMayBeTheLast plays a purchase on twice: the seat goes on in its manner, or
// stops. The better one counts, with its terms.
func TestPurchaseMayBeTheLast(t *testing.T) {
	s := position(t, "round 4\nrose 0 2 1\nmarket B-3 M+5 N-1 P+1 T-2\n"+
		"0 money 540 3M:5 4P:4 5P:1 6B:1 7T:3-5,11\n"+
		"1 money 1240 2B:3-5 4T:1-3,5-6 5B:4\n"+
		"2 money 1140 1N:1 3N:3-4 6T:3 7N:1,8 8M:1,6")
	play(t, s, "0 choose 4 9", "1 choose 2 5", "2 choose 3 8", "1 pass")
	in := &Info{seat: 2}
	in.Project(s)
	better := 0
	for _, text := range []string{"buy 3.1", "buy 3.2", "buy 3.5", "buy 3.6", "buy 3.10"} {
		m := new(model)
		m.look(in)
		candidate := mustParse(t, text)
		goingOn, stopping, both := rng.New(4), rng.New(4), rng.New(4)
		on := m.play(candidate, &goingOn)
		m.stops = true
		stop := m.play(candidate, &stopping)
		m.stops = false
		want(t, text, m.Playout(candidate, &both), max(on, stop))
		want(t, text+", the chance that its terms are of", int(m.value.chances[2]), max(on, stop))
		if stop > on {
			better++
		}
	}
	if better == 0 {
		t.Error("to stop is never better")
	}
}
