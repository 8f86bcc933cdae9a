package tabletest

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/table"
)

// Figures of what a whole game has to say at least.
const (
	fewestLines = 60
	fewestTurns = 10
)

// Spoken listens to whole games of a person among computer players, as usual and all at
// once, and fails t unless each event is said once, when its turn comes, in the words of its line in
// the log, or is counted among those that stand there; and unless each decision of
// the person is called, by itself, and whose turn it is only once in it.
func Spoken(t *testing.T, spec table.GameSpec, player Player) {
	for _, speed := range []store.Speed{store.SpeedOne, store.SpeedInstant} {
		t.Run(speedNames[speed], func(t *testing.T) {
			t.Parallel()
			spoken(t, spec, player, speed)
		})
	}
}

func spoken(t *testing.T, spec table.GameSpec, player Player, speed store.Speed) {
	l := listener{t: t}
	guests := map[*table.Table]table.GameView{}
	Watch(t, spec, player, 3, 1, speed, func(s Sight) {
		if guests[s.Table] == nil {
			guests[s.Table] = spec.Sit(s.Table)
		}
		for _, e := range s.Events {
			for _, line := range s.Table.Motivated(guests[s.Table].Lines(s.Before, e), s.Before, e) {
				l.expect(s.Table, line)
			}
			s.Before.Observe(e)
			if e.Player >= 0 && e.Player != s.Table.Me() {
				l.turn = ""
			}
		}
		for _, words := range s.Said {
			l.hear(words)
		}
	})
	if len(l.due) > 0 {
		t.Errorf("never said: %q", l.due)
	}
	if l.lines < fewestLines || l.turns < fewestTurns {
		t.Errorf("only %d lines and %d turns were heard", l.lines, l.turns)
	}
}

// A listener knows what has happened and was not said yet.
type listener struct {
	t            *testing.T
	due          []string
	past         []string
	turn         string // as it was said last; "" if another has done something since
	lines, turns int
}

// expect notes a line that has to be said.
func (l *listener) expect(t *table.Table, line table.Line) {
	words := cmp.Or(line.Spoken, line.Said, line.Text)
	if words == "" {
		return
	}
	if line.Seat >= 0 {
		words = t.Says(line.Seat, words)
	}
	l.due = append(l.due, strings.TrimSuffix(words, ".")+".")
}

// hear takes what is said as lines, all that are due at once, or as something that
// is no line.
func (l *listener) hear(words string) {
	l.t.Helper()
	rest, summed := cutSum(words)
	if summed > len(l.due) {
		l.t.Fatalf("%q sums up more than %q", words, l.due)
	}
	due := l.due[summed:]
	switch {
	case summed > 0, len(due) > 0 && strings.HasPrefix(rest, due[0]):
		if want := strings.Join(due, " "); rest != want {
			l.t.Fatalf("%q is said, %q has happened", rest, want)
		}
		l.lines += len(l.due)
		l.past = append(l.past, l.due...)
		l.due = l.due[:0]
	case strings.HasPrefix(words, "Your turn."):
		l.turns++
		turn := strings.Join(strings.SplitAfterN(words, ". ", 3)[:2], "")
		if turn == l.turn {
			l.t.Errorf("%q is said again in the same turn", turn)
		}
		l.turn = turn
	case strings.Contains(words, "Your turn."):
		l.t.Errorf("the turn is said amid %q", words)
	case slices.Contains(l.past, words):
		l.t.Errorf("%q is said again", words)
	}
}

// cutSum cuts off the sentence that counts what is not said.
func cutSum(words string) (rest string, summed int) {
	if rest, ok := strings.CutPrefix(words, "One more thing is in the log. "); ok {
		return rest, 1
	}
	if number, rest, ok := strings.Cut(words, " more things are in the log. "); ok {
		if n, err := strconv.Atoi(number); err == nil {
			return rest, n
		}
	}
	return words, 0
}
