package zankapfel_test

import (
	"fmt"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/zankapfel"
)

// A table is a game under test, with all who sit at it.
type table struct {
	*testing.T
	*zankapfel.State
	infos  []*zankapfel.Info
	events []engine.Event // since the last call of play
}

// setUp begins a game before its first ply.
func setUp(t *testing.T, players int) *table {
	t.Helper()
	return seated(t, newState(t, players).(*zankapfel.State))
}

// position begins in the middle; see zankapfel.Position.
func position(t *testing.T, text string) *table {
	t.Helper()
	s, err := zankapfel.Position(text)
	if err != nil {
		t.Fatal(err)
	}
	return seated(t, s)
}

func seated(t *testing.T, s *zankapfel.State) *table {
	b := &table{T: t, State: s}
	for _, p := range []engine.Player{0, 1, 2, 3, 4, 5, engine.Spectator} {
		if p == engine.Spectator || p < engine.Player(s.Players()) {
			info, err := zankapfel.Game{}.NewInfo(engine.Setup{Players: int(s.Players())}, p)
			if err != nil {
				t.Fatal(err)
			}
			info.Project(s)
			b.infos = append(b.infos, info.(*zankapfel.Info))
		}
	}
	return b
}

// play plays lines as in a record, without numbers, separated by ";" or line
// ends. Each must be legal, and no card may get lost.
func (b *table) play(script string) *table {
	b.Helper()
	b.events = nil
	for _, line := range strings.FieldsFunc(script, func(r rune) bool { return r == ';' || r == '\n' }) {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		who, a := parsed(line)
		if err := b.Check(who, a); err != nil {
			b.Fatalf("%s: %v", line, err)
		}
		var ev engine.Events
		b.Apply(who, a, &ev)
		if err := zankapfel.Conserve(b.State); err != nil {
			b.Fatalf("after %s: %v", line, err)
		}
		b.events = append(b.events, ev.List...)
		for _, info := range b.infos {
			for _, e := range ev.List {
				info.Observe(e)
			}
			projected := *info
			projected.Project(b.State)
			if *info != projected {
				b.Fatalf("after %s, seat %d makes of its events\n%+v, not\n%+v", line, info.Seat(), *info, projected)
			}
		}
	}
	return b
}

// forbid checks that a line is refused by a rule.
func (b *table) forbid(rule, line string) {
	b.Helper()
	enginetest.Refuse(b, zankapfel.Game{}, b.State, line, rule)
}

// open checks all that a seat may do, in canonical order, separated by ";".
func (b *table) open(seat engine.Player, want string) {
	b.Helper()
	var got []string
	for _, a := range b.LegalActions(seat, nil) {
		got = append(got, zankapfel.Game{}.Format(a))
	}
	if text := strings.Join(got, ";"); text != want {
		b.Errorf("seat %d may %q, want %q", seat, text, want)
	}
}

// chance checks all that chance may do, each with its weight.
func (b *table) chance(want string) {
	b.Helper()
	var got []string
	for _, o := range b.ChanceOutcomes(nil) {
		got = append(got, fmt.Sprintf("%s:%d", zankapfel.Game{}.Format(o.Action), o.Weight))
	}
	if text := strings.Join(got, " "); text != want {
		b.Errorf("chance may %q, want %q", text, want)
	}
}

// scores checks the steps of all seats.
func (b *table) scores(want ...int32) {
	b.Helper()
	if got := b.Returns(nil); fmt.Sprint(got) != fmt.Sprint(want) {
		b.Errorf("the scores are %d, want %d", got, want)
	}
}

// now checks the phase and who decides.
func (b *table) now(phase zankapfel.Phase, who engine.Player) {
	b.Helper()
	if b.Phase() != phase || b.CurrentPlayer() != who {
		b.Errorf("the phase is %s and %d decides, want %s and %d", b.Phase(), b.CurrentPlayer(), phase, who)
	}
}

// order returns the seats of all events of a kind, in their order, as "0 2 1";
// private copies of hidden ones are left out.
func (b *table) order(kind engine.EventKind) string {
	var seats []string
	for _, e := range b.events {
		if e.Kind == kind && e.Audience.Has(engine.Spectator) {
			seats = append(seats, fmt.Sprint(e.Player))
		}
	}
	return strings.Join(seats, " ")
}

// over checks the winners.
func (b *table) over(winners ...engine.Player) {
	b.Helper()
	var set engine.PlayerSet
	for _, p := range winners {
		set = set.With(p)
	}
	if b.CurrentPlayer() != engine.Terminal || b.Winners() != set {
		b.Errorf("%d decides and %08b have won, want the end and %08b", b.CurrentPlayer(), b.Winners(), set)
	}
}
