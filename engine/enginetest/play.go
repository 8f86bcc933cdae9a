package enginetest

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"treille/engine"
)

// A Watcher looks on while [PlayGame] plays. Both functions may be nil.
type Watcher struct {
	// Before is called before each ply, with what is about to be done.
	Before func(s engine.State, who engine.Player, a engine.Action)
	// After is called after each ply, with all that it brought about. The
	// events are valid until the next ply.
	After func(s engine.State, events []engine.Event)
}

// PlayGame plays a game to its end and returns the final state. Seat p decides
// by the policy at p modulo their number, of which nil stands for random.
func PlayGame(tb testing.TB, game engine.Game, setup engine.Setup, policies []engine.Policy, w Watcher) engine.State {
	tb.Helper()
	t, err := newTable(game, setup)
	if err != nil {
		tb.Fatal(err)
	}
	t.policies, t.bySeat = []engine.Policy{nil}, policies
	for !t.over() {
		who, a, err := t.choose()
		if err != nil {
			tb.Fatalf("%+v, after%s: %v", setup, t.tail(), err)
		}
		if err := t.state.Check(who, a); err != nil {
			tb.Fatalf("%+v, after%s: %v", setup, t.tail(), err)
		}
		if w.Before != nil {
			w.Before(t.state, who, a)
		}
		t.step(who, a)
		if w.After != nil {
			w.After(t.state, t.events.List)
		}
	}
	return t.state
}

// Same returns one policy for all seats, nil for random.
func Same(policy engine.Policy) []engine.Policy { return []engine.Policy{policy} }

// Against returns the policies of n seats, one in its seat and random ones in
// all others.
func Against(seat, n int, policy engine.Policy) []engine.Policy {
	list := make([]engine.Policy, n)
	list[seat] = policy
	return list
}

// ParsePly reads a ply as records write it, without its number: "2 lay R", "* die
// 4". Spaces round it do not count.
func ParsePly(game engine.Game, text string) (engine.Player, engine.Action, error) {
	who, what, _ := strings.Cut(strings.TrimSpace(text), " ")
	p := engine.Chance
	if who != "*" {
		var err error
		if p, err = engine.ParseSeat(who, engine.MaxPlayers); err != nil {
			return 0, 0, fmt.Errorf("%q: %w", text, err)
		}
	}
	a, err := game.Parse(what)
	if err != nil {
		return 0, 0, fmt.Errorf("%q: %w", text, err)
	}
	return p, a, nil
}

// Refuse checks that a ply, as ParsePly reads it, is refused by a rule and by no
// other, is not listed, and changes nothing.
func Refuse(tb testing.TB, game engine.Game, s engine.State, text, rule string) {
	tb.Helper()
	p, a, err := ParsePly(game, text)
	if err != nil {
		tb.Fatal(err)
	}
	before := reflect.ValueOf(s).Elem().Interface()
	var broken *engine.RuleError
	if err := s.Check(p, a); !errors.As(err, &broken) || broken.Rule != rule {
		tb.Errorf("%s: got %v, want it refused by %s", text, err, rule)
	}
	if slices.Contains(s.LegalActions(p, nil), a) || slices.ContainsFunc(s.ChanceOutcomes(nil), func(o engine.Outcome) bool {
		return p == engine.Chance && o.Action == a
	}) {
		tb.Errorf("%s is refused, but listed", text)
	}
	if !reflect.DeepEqual(before, reflect.ValueOf(s).Elem().Interface()) {
		tb.Errorf("%s: the refusal changed the state", text)
	}
}

// BenchmarkPlayout plays random games at each number of players, a subbenchmark
// each; it reports moves a second, as the lab program counts them.
func BenchmarkPlayout(b *testing.B, game engine.Game) {
	lo, hi := game.Players()
	for n := lo; n <= hi; n++ {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			t, err := newTable(game, engine.Setup{Players: n, Seed: 1})
			if err != nil {
				b.Fatal(err)
			}
			start, plies := t.newState(), 0
			var playout engine.Playout
			b.ReportAllocs()
			for b.Loop() {
				t.state.CopyFrom(start)
				plies += playout.Run(t.state, &t.stream)
			}
			b.ReportMetric(float64(plies)/b.Elapsed().Seconds(), "moves/s")
		})
	}
}

// BenchmarkCopy copies the largest state of a game.
func BenchmarkCopy(b *testing.B, game engine.Game) {
	_, hi := game.Players()
	t, err := newTable(game, engine.Setup{Players: hi})
	if err != nil {
		b.Fatal(err)
	}
	to := t.newState()
	for b.Loop() {
		to.CopyFrom(t.state)
	}
	b.ReportMetric(float64(reflect.TypeOf(to).Elem().Size()), "bytes")
}
