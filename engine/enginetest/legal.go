package enginetest

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"treille/engine"
)

// legal checks that the listed decisions are sorted and are exactly those that
// Check lets pass, for the true state and for each seat's own.
func (s *suite) legal() error {
	ids := append(ruleIDs(engine.RuleBook()), ruleIDs(s.game.RuleBook())...)
	var pool []engine.Action // decisions and outcomes seen so far
	return s.each(1, func(t *table) error {
		if err := actors(t); err != nil {
			return err
		}
		before := t.newState()
		before.CopyFrom(t.state)
		for p := range engine.Player(t.setup.Players) {
			legal := t.state.LegalActions(p, nil)
			if err := listed(t, p, legal); err != nil {
				return err
			}
			pool = remember(t, pool, legal)
			if len(legal) == 0 && t.stream.Intn(t.setup.Players) > 0 {
				continue // one of those who wait is enough
			}
			for _, a := range append(strange(t, pool), legal...) {
				_, want := slices.BinarySearch(legal, a)
				if err := refusal(t.state.Check(p, a), want, ids); err != nil {
					return fmt.Errorf("seat %d, decision %#x: %w", p, uint64(a), err)
				}
				if err := refusal(t.infos[p].Check(a), want, ids); err != nil {
					return fmt.Errorf("seat %d's own check, decision %#x: %w", p, uint64(a), err)
				}
			}
		}
		outcomes := t.state.ChanceOutcomes(nil)
		for _, o := range outcomes {
			pool = remember(t, pool, []engine.Action{o.Action})
		}
		for _, a := range strange(t, pool) {
			want := slices.ContainsFunc(outcomes, func(o engine.Outcome) bool { return o.Action == a })
			if err := refusal(t.state.Check(engine.Chance, a), want, ids); err != nil {
				return fmt.Errorf("chance, outcome %#x: %w", uint64(a), err)
			}
		}
		if !reflect.DeepEqual(before, t.state) {
			return fmt.Errorf("listing and checking changed the state")
		}
		return nil
	})
}

// actors checks that CurrentPlayer and Acting say the same.
func actors(t *table) error {
	now, acting := t.state.CurrentPlayer(), t.state.Acting()
	ok := false
	switch now {
	case engine.Chance, engine.Terminal:
		ok = acting == 0
	case engine.Simultaneous:
		ok = acting != 0 && acting&^engine.Seats(t.setup.Players) == 0
	default:
		ok = now >= 0 && int(now) < t.setup.Players && acting == engine.Only(now)
	}
	if !ok {
		return fmt.Errorf("CurrentPlayer is %d, but Acting is %08b", now, acting)
	}
	return nil
}

// listed checks the list of a seat's decisions.
func listed(t *table, p engine.Player, legal []engine.Action) error {
	if t.state.Acting().Has(p) != (len(legal) > 0) {
		return fmt.Errorf("seat %d has %d decisions; Acting is %08b", p, len(legal), t.state.Acting())
	}
	for i := 1; i < len(legal); i++ {
		if legal[i-1] >= legal[i] {
			return fmt.Errorf("seat %d's decisions are not ascending: %q stands before %q",
				p, t.game.Format(legal[i-1]), t.game.Format(legal[i]))
		}
	}
	if own := t.infos[p].LegalActions(nil); !slices.Equal(own, legal) {
		return fmt.Errorf("seat %d believes in %d decisions, but has %d", p, len(own), len(legal))
	}
	const mark = engine.Action(1<<64 - 1)
	if list := t.state.LegalActions(p, []engine.Action{mark}); list[0] != mark || !slices.Equal(list[1:], legal) {
		return fmt.Errorf("seat %d's decisions are not appended to what was there", p)
	}
	return nil
}

// refusal checks what Check said about a decision.
func refusal(err error, legal bool, ids []string) error {
	switch {
	case legal && err != nil:
		return fmt.Errorf("it is listed, but refused: %w", err)
	case legal:
		return nil
	case err == nil:
		return fmt.Errorf("it is not listed, but allowed")
	}
	var rule *engine.RuleError
	if !errors.As(err, &rule) {
		return fmt.Errorf("it is refused by no rule: %w", err)
	}
	if !slices.Contains(ids, rule.Rule) {
		return fmt.Errorf("it is refused by %q, which is not in the rule book: %w", rule.Rule, err)
	}
	if rule.Text == "" {
		return fmt.Errorf("it is refused by %q without a word", rule.Rule)
	}
	return nil
}

// remember adds a few of list to pool, which holds at most some hundreds.
func remember(t *table, pool, list []engine.Action) []engine.Action {
	for range min(3, len(list)) {
		a := list[t.stream.Intn(len(list))]
		if len(pool) < 300 {
			pool = append(pool, a)
		} else {
			pool[t.stream.Intn(len(pool))] = a
		}
	}
	return pool
}

// strange returns decisions of other moments, the same with a bit or a little
// changed, and nonsense.
func strange(t *table, pool []engine.Action) []engine.Action {
	list := []engine.Action{0, 1<<64 - 1, engine.Action(t.stream.Uint64())}
	if len(pool) == 0 {
		return list
	}
	for range 6 {
		a := pool[t.stream.Intn(len(pool))]
		list = append(list, a, a^1<<t.stream.Intn(64), a^1<<t.stream.Intn(16), a+1, a-1)
	}
	return list
}

// chance checks the outcomes, the scores and what the game conserves.
func (s *suite) chance() error {
	return s.each(1, func(t *table) error {
		outcomes := t.state.ChanceOutcomes(nil)
		if (t.state.CurrentPlayer() == engine.Chance) != (len(outcomes) > 0) {
			return fmt.Errorf("%d decides, but there are %d outcomes", t.state.CurrentPlayer(), len(outcomes))
		}
		total := int64(0)
		for i, o := range outcomes {
			if o.Weight <= 0 {
				return fmt.Errorf("the outcome %q has the weight %d", t.game.Format(o.Action), o.Weight)
			}
			if i > 0 && outcomes[i-1].Action >= o.Action {
				return fmt.Errorf("the outcomes are not ascending: %q stands before %q",
					t.game.Format(outcomes[i-1].Action), t.game.Format(o.Action))
			}
			if err := t.state.Check(engine.Chance, o.Action); err != nil {
				return fmt.Errorf("the outcome %q is refused: %w", t.game.Format(o.Action), err)
			}
			total += int64(o.Weight)
		}
		if total > 1<<31-1 {
			return fmt.Errorf("the weights add up to %d, too much to draw from", total)
		}
		if n := len(t.state.Returns(nil)); n != t.setup.Players {
			return fmt.Errorf("there are %d scores for %d players", n, t.setup.Players)
		}
		winners := t.state.Winners()
		if t.over() != (winners != 0) || winners&^engine.Seats(t.setup.Players) != 0 {
			return fmt.Errorf("%d decides, but the winners are %08b", t.state.CurrentPlayer(), winners)
		}
		if s.opts.Conserve != nil {
			return s.opts.Conserve(t.state)
		}
		return nil
	})
}

// length checks that games end in time.
func (s *suite) length() error {
	return s.each(1, func(t *table) error {
		if !t.over() {
			return nil
		}
		n := len(t.plies)
		if s.opts.Uncounted != nil {
			var texts []string
			for _, p := range t.plies {
				texts = append(texts, written(t.game, p))
			}
			n -= s.opts.Uncounted(texts)
		}
		if limit := t.game.MaxPlies(t.setup.Players); n > limit {
			return fmt.Errorf("the game took %d plies; MaxPlies says at most %d", n, limit)
		}
		return nil
	})
}
