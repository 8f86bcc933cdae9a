package vino

import (
	"encoding/json"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/rng"
)

func engineAction(a uint64) engine.Action { return engine.Action(a) }

// view returns what a seat sees, as JSON.
func view(t *testing.T, s *State, seat engine.Player) string {
	t.Helper()
	i := &Info{seat: seat}
	i.Project(s)
	text, err := json.Marshal(i.View())
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestChoicesAreSecret(t *testing.T) {
	a := position(t, "0 9N:1")
	b := position(t, "0 9N:1")
	play(t, a, "0 choose 1 2", "1 choose 3 4")
	play(t, b, "0 choose 1 2", "1 choose 5 6")
	want(t, "seat 0 sees the same", view(t, a, 0), view(t, b, 0))
	want(t, "who watches sees the same", view(t, a, engine.Spectator), view(t, b, engine.Spectator))
	if view(t, a, 1) == view(t, b, 1) {
		t.Error("seat 1 does not see what it chose itself")
	}
	if !strings.Contains(view(t, a, 1), `"chosen":[3,4]`) || strings.Contains(view(t, a, 0), `"chosen":[3,4]`) {
		t.Errorf("seat 1 sees its regions 3 and 4, nobody else does: %s", view(t, a, 0))
	}
	play(t, a, "2 choose 7 8")
	if !strings.Contains(view(t, a, 0), `"chosen":[3,4]`) {
		t.Error("when all have chosen, all is shown")
	}
}

// TestEventsDrawTheSamePicture lets a seat look on from the first event to the
// last; enginetest compares at each ply, this one at each event of one ply.
func TestEventsDrawTheSamePicture(t *testing.T) {
	s := position(t, `
		0 3M:1-4,6-7
		1 9N:1`)
	everybody(t, s, "3 9")
	i := &Info{seat: 1}
	i.Project(s)
	events := play(t, s, "0 buy 3.9")
	// The pawn lands first, then the marble moves.
	for _, e := range events {
		before := i.Cellar(0, Montepulciano)
		i.Observe(e)
		switch e.Kind {
		case EventBought:
			want(t, "vineyards", i.Vineyards(0), 7)
			want(t, "marbles not moved yet", i.Cellar(0, Montepulciano), before)
		case EventCellar:
			want(t, "marbles", i.Cellar(0, Montepulciano), 7)
		}
	}
	turn(t, s, 0, PhaseGift)
	want(t, "phase seen", i.Phase(), PhaseGift)
}

func TestHiddenMoney(t *testing.T) {
	setup := engine.Setup{Players: 3, Options: []string{HiddenMoney}}
	fresh, err := Game{}.NewState(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := fresh.(*State)
	play(t, s, "* banker 2", "* pair 1", "* pair 2", "0 buy 1.1")
	for _, seat := range []engine.Player{0, 1, 2, engine.Spectator} {
		text := view(t, s, seat)
		shown := 1
		if seat == engine.Spectator {
			shown = 0
		}
		want(t, "purses in the view", strings.Count(text, `"money":`), shown)
		i := &Info{seat: seat}
		i.Project(s)
		for p := range engine.Player(3) {
			money, ok := i.Money(p)
			want(t, "own money alone", ok, p == seat)
			if !ok {
				want(t, "hidden money", money, 0)
			}
		}
	}
	want(t, "own money", strings.Contains(view(t, s, 0), `"money":880`), true)

	// Without the option it lies open; at the end it always does.
	open := newGame(t, 3)
	want(t, "open purses", strings.Count(view(t, open, 1), `"money":`), 3)
	s.phase, s.actor = PhaseOver, engine.Terminal
	want(t, "purses at the end", strings.Count(view(t, s, 1), `"money":`), 3)
}

func TestHiddenMoneyIsRevealedAtTheEnd(t *testing.T) {
	for _, hidden := range []bool{false, true} {
		s := position(t, "round 30\n0 9N:1")
		s.hiddenMoney = hidden
		everybody(t, s, "1 9")
		var events []engine.Event
		for s.Phase() != PhaseOver {
			var ev engine.Events
			s.Apply(s.CurrentPlayer(), Pass(), &ev)
			events = append(events, ev.List...)
		}
		want(t, "the end reveals", find(events, EventOver)[0].Reveals, hidden)
	}
}

func TestDeterminize(t *testing.T) {
	s := position(t, "0 9N:1")
	play(t, s, "0 choose 1 2", "2 choose 8 9")
	i := &Info{seat: 0}
	i.Project(s)
	stream := rng.New(3)
	world := &State{}
	seen := map[uint16]int{}
	const worlds = 7200
	for range worlds {
		i.Determinize(&stream, world)
		want(t, "own choice", world.choice[0], 1<<0|1<<1)
		want(t, "who has not chosen", world.choice[1], 0)
		seen[world.choice[2]]++
	}
	want(t, "all 36 choices are possible", len(seen), 36)
	for regions, times := range seen {
		// 200 each; five standard deviations are 70.
		if times < worlds/36-70 || times > worlds/36+70 {
			t.Errorf("regions %v were drawn %d times in %d", members(regions), times, worlds)
		}
	}
}
