package enginetest

import (
	"fmt"
	"slices"

	"treille/engine"
)

// order checks that decisions which several seats owe at the same time can be
// committed in any order: each seat's decisions stay the same while others
// commit, and what comes of all is the same.
func (s *suite) order() error {
	return s.each(1, func(t *table) error {
		acting := t.state.Acting()
		if t.state.CurrentPlayer() != engine.Simultaneous || acting.Len() < 2 {
			return nil
		}
		var commits []ply
		for p := range engine.Player(t.setup.Players) {
			if acting.Has(p) {
				legal := t.state.LegalActions(p, nil)
				commits = append(commits, ply{p, legal[t.stream.Intn(len(legal))]})
			}
		}
		a, err := commit(t, commits)
		if err != nil {
			return err
		}
		shuffled := slices.Clone(commits)
		for i := range shuffled {
			j := i + t.stream.Intn(len(shuffled)-i)
			shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
		}
		if slices.Equal(shuffled, commits) {
			slices.Reverse(shuffled)
		}
		b, err := commit(t, shuffled)
		if err != nil {
			return err
		}
		if err := same(a, b); err != nil {
			return fmt.Errorf("committed as %s, then as %s: %w", writtenAll(t, commits), writtenAll(t, shuffled), err)
		}
		return nil
	})
}

func writtenAll(t *table, plies []ply) string {
	text := ""
	for _, p := range plies {
		text += "[" + written(t.game, p) + "]"
	}
	return text
}

// commit returns the state after the commits of all who act.
func commit(t *table, commits []ply) (engine.State, error) {
	state := t.newState()
	state.CopyFrom(t.state)
	for i, c := range commits {
		before := t.state.LegalActions(c.who, nil)
		if state.CurrentPlayer() != engine.Simultaneous || !state.Acting().Has(c.who) ||
			!slices.Equal(state.LegalActions(c.who, nil), before) {
			return nil, fmt.Errorf("after %s, what seat %d may decide has changed", writtenAll(t, commits[:i]), c.who)
		}
		state.Apply(c.who, c.action, nil)
	}
	return state, nil
}

// renaming checks that a game with its seats renamed is the same game: the same
// may be done, and leads to the same, renamed.
func (s *suite) renaming() error {
	return s.each(1, func(t *table) error {
		n := t.setup.Players
		next := func(p engine.Player) engine.Player {
			if p < 0 {
				return p
			}
			return (p + 1) % engine.Player(n)
		}
		rotated, after, want := t.newState(), t.newState(), t.newState()
		s.opts.Rotate(rotated, t.state)
		if got := rotated.CurrentPlayer(); got != next(t.state.CurrentPlayer()) {
			return fmt.Errorf("with the seats renamed, %d decides instead of %d", got, next(t.state.CurrentPlayer()))
		}
		for p := range engine.Player(n) {
			var legal []engine.Action
			for _, a := range t.state.LegalActions(p, nil) {
				legal = append(legal, s.opts.RotateAction(a, n))
			}
			slices.Sort(legal)
			if got := rotated.LegalActions(next(p), nil); !slices.Equal(got, legal) {
				return fmt.Errorf("with the seats renamed, seat %d has %d decisions instead of %d", next(p), len(got), len(legal))
			}
		}
		if t.over() {
			return nil
		}
		who, a, err := t.choose()
		if err != nil {
			return err
		}
		after.CopyFrom(t.state)
		after.Apply(who, a, nil)
		s.opts.Rotate(want, after)
		b := s.opts.RotateAction(a, n)
		if err := rotated.Check(next(who), b); err != nil {
			return fmt.Errorf("with the seats renamed, %q is not possible: %w", t.game.Format(b), err)
		}
		rotated.Apply(next(who), b, nil)
		if err := same(rotated, want); err != nil {
			return fmt.Errorf("with the seats renamed, %q leads elsewhere: %w", t.game.Format(b), err)
		}
		return nil
	})
}
