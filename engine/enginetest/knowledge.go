package enginetest

import (
	"fmt"
	"slices"

	"treille/engine"
)

// projection checks that what a seat gathers from its events is what it may
// know in the true state.
func (s *suite) projection() error {
	return s.each(1, func(t *table) error {
		for _, info := range t.infos {
			if err := sameInfo(&t.stream, info, t.project(info.Seat(), t.state)); err != nil {
				return fmt.Errorf("seat %d gathers otherwise than projected: %w", info.Seat(), err)
			}
			if info.CurrentPlayer() != t.state.CurrentPlayer() || info.Acting() != t.state.Acting() {
				return fmt.Errorf("seat %d believes that %d decides (of %08b); it is %d (of %08b)",
					info.Seat(), info.CurrentPlayer(), info.Acting(), t.state.CurrentPlayer(), t.state.Acting())
			}
		}
		return nil
	})
}

// determinization checks that each world drawn from what a seat knows is one
// that the seat must hold for possible, and that it can be played to its end.
func (s *suite) determinization() error {
	return s.each(2, func(t *table) error {
		if t.stream.Intn(4) > 0 {
			return nil
		}
		info := t.infos[t.stream.Intn(len(t.infos))]
		hash := info.Hash()
		world := t.newState()
		// What the world was before must not shine through.
		for range t.stream.Intn(3) {
			if outcomes := world.ChanceOutcomes(nil); len(outcomes) > 0 {
				world.Apply(engine.Chance, outcomes[0].Action, nil)
			}
		}
		info.Determinize(&t.stream, world)
		if info.Hash() != hash {
			return fmt.Errorf("a call of Determinize changed what seat %d knows", info.Seat())
		}
		if err := s.possible(t, info, world); err != nil {
			return fmt.Errorf("seat %d: %w", info.Seat(), err)
		}
		if t.stream.Intn(8) == 0 {
			return s.playout(t, world)
		}
		return nil
	})
}

// possible says why a world cannot be the true one for a seat.
func (s *suite) possible(t *table, info engine.InfoState, world engine.State) error {
	if err := sameInfo(&t.stream, t.project(info.Seat(), world), info); err != nil {
		return fmt.Errorf("a world drawn looks otherwise than what it was drawn from: %w", err)
	}
	if world.CurrentPlayer() != t.state.CurrentPlayer() || world.Acting() != t.state.Acting() {
		return fmt.Errorf("in a world drawn %d decides (of %08b), in truth %d (of %08b)",
			world.CurrentPlayer(), world.Acting(), t.state.CurrentPlayer(), t.state.Acting())
	}
	if seat := info.Seat(); seat != engine.Spectator {
		if a, b := world.LegalActions(seat, nil), t.state.LegalActions(seat, nil); !slices.Equal(a, b) {
			return fmt.Errorf("in a world drawn the seat has %d decisions, in truth %d", len(a), len(b))
		}
	}
	if s.opts.Conserve != nil {
		if err := s.opts.Conserve(world); err != nil {
			return fmt.Errorf("a world drawn does not add up: %w", err)
		}
	}
	return nil
}

// playout plays a world to its end at random.
func (s *suite) playout(t *table, world engine.State) error {
	w := &table{game: t.game, setup: t.setup, state: world, stream: t.stream, policies: mixture(t.game, 0)}
	for range 20*t.game.MaxPlies(t.setup.Players) + 1000 {
		if s.opts.Conserve != nil {
			if err := s.opts.Conserve(world); err != nil {
				return fmt.Errorf("a world drawn was played on and does not add up: %w", err)
			}
		}
		if w.over() {
			return nil
		}
		who, a, err := w.choose()
		if err != nil {
			return fmt.Errorf("a world drawn was played on: %w", err)
		}
		world.Apply(who, a, nil)
	}
	return fmt.Errorf("a world drawn was played on without an end")
}

// askedEvery says of a computer player of about how many decisions one is asked: those that
// search take longer.
func askedEvery(name string) int {
	switch name {
	case engine.Greedy, engine.Odd, engine.Novice:
		return 3
	case engine.Easy:
		return 12
	}
	return 40
}

// blindPlayouts is the budget of players who search, for this test.
const blindPlayouts = 60

// blindness checks that computer players choose by what they know alone, and
// alike whenever they are asked.
func (s *suite) blindness() error {
	return s.each(2, func(t *table) error {
		for p := range engine.Player(t.setup.Players) {
			legal := t.state.LegalActions(p, nil)
			if len(legal) < 2 {
				continue
			}
			for _, name := range append(engine.Levels(), engine.Greedy, engine.Odd, engine.Novice) {
				policy := t.game.Policy(name)
				if policy == nil || t.stream.Intn(askedEvery(name)) > 0 {
					continue
				}
				if thinks, ok := policy.(engine.Budgeted); ok {
					policy = thinks.WithBudget(blindPlayouts)
				}
				if err := s.blind(t, policy, t.infos[p], legal); err != nil {
					return fmt.Errorf("%s in seat %d: %w", name, p, err)
				}
			}
		}
		return nil
	})
}

func (s *suite) blind(t *table, policy engine.Policy, info engine.InfoState, legal []engine.Action) error {
	stream := t.stream
	t.stream.Uint64()
	hash := info.Hash()
	choose := func(info engine.InfoState) (engine.Action, error) {
		st, list := stream, slices.Clone(legal)
		a := policy.Choose(info, list, &st)
		switch {
		case !slices.Contains(legal, a):
			return a, fmt.Errorf("it chose %#x, which is not legal", uint64(a))
		case !slices.Equal(list, legal):
			return a, fmt.Errorf("it changed the list of decisions")
		case info.Hash() != hash:
			return a, fmt.Errorf("it changed what it knows")
		}
		return a, nil
	}
	want, err := choose(info)
	if err != nil {
		return err
	}
	for range 3 {
		world := t.newState()
		draw := t.stream
		t.stream.Uint64()
		info.Determinize(&draw, world)
		got, err := choose(t.project(info.Seat(), world))
		if err != nil {
			return err
		}
		if got != want {
			return fmt.Errorf("it chose %q, and from the same knowledge, in another world, %q", t.game.Format(want), t.game.Format(got))
		}
	}
	return nil
}
