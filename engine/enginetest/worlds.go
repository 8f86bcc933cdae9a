package enginetest

import (
	"fmt"
	"slices"

	"treille/engine"
)

// nonInterference checks that two worlds which look alike to a seat stay alike
// to it while the same is done in both, and also while something else is done
// that it cannot see (Options.Secret), until an event says that it reveals
// something.
func (s *suite) nonInterference() error {
	return s.each(2, func(t *table) error {
		if t.over() || t.stream.Intn(6) > 0 {
			return nil
		}
		info := t.infos[t.stream.Intn(len(t.infos))]
		p := pair{suite: s, t: t, seat: info.Seat()}
		for i := range p.worlds {
			p.worlds[i] = t.newState()
		}
		p.worlds[0].CopyFrom(t.state)
		info.Determinize(&t.stream, p.worlds[1])
		if t.stream.Intn(2) == 0 {
			info.Determinize(&t.stream, p.worlds[0])
		}
		for range 60 {
			going, err := p.step()
			if err != nil {
				return fmt.Errorf("two worlds that looked alike to seat %d, played on by %s: %w", p.seat, p.done, err)
			}
			if !going {
				break
			}
		}
		return nil
	})
}

// A pair is two worlds that look alike to a seat.
type pair struct {
	*suite
	t      *table
	seat   engine.Player
	worlds [2]engine.State
	done   []string
}

// step does one thing in both worlds and compares what the seat may know. It
// returns false when the worlds part in a way that the seat may notice.
func (p *pair) step() (bool, error) {
	if err := p.alike(); err != nil {
		return false, err
	}
	w := &table{game: p.t.game, setup: p.t.setup, state: p.worlds[0], policies: mixture(p.t.game, 0), stream: p.t.stream}
	if w.over() {
		return false, nil
	}
	who, a, err := w.choose()
	p.t.stream = w.stream
	if err != nil {
		return false, err
	}
	b, ok := p.other(who, a)
	if !ok {
		return false, nil
	}
	p.done = append(p.done, fmt.Sprintf("[%s | %s]", written(p.t.game, ply{who, a}), p.t.game.Format(b)))
	var events [2][]engine.Event
	for i, action := range []engine.Action{a, b} {
		var all engine.Events
		p.worlds[i].Apply(who, action, &all)
		for _, e := range all.List {
			if e.Audience.Has(p.seat) {
				events[i] = append(events[i], e)
			}
		}
	}
	return compare(events[0], events[1])
}

// alike compares what the seat knows and may do in both worlds.
func (p *pair) alike() error {
	if err := sameInfo(&p.t.stream, p.t.project(p.seat, p.worlds[0]), p.t.project(p.seat, p.worlds[1])); err != nil {
		return err
	}
	if p.seat == engine.Spectator {
		return nil
	}
	if a, b := p.worlds[0].LegalActions(p.seat, nil), p.worlds[1].LegalActions(p.seat, nil); !slices.Equal(a, b) {
		return fmt.Errorf("it has %d decisions in one and %d in the other", len(a), len(b))
	}
	return nil
}

// other returns what to do in the second world when a is done in the first: the
// same where the seat could see it, anything that it cannot see otherwise.
func (p *pair) other(who engine.Player, a engine.Action) (engine.Action, bool) {
	secret := func(i int, a engine.Action) bool {
		return who != p.seat && p.opts.Secret != nil && p.opts.Secret(p.worlds[i], who, a, p.seat)
	}
	if !secret(0, a) {
		return a, p.worlds[1].Check(who, a) == nil
	}
	var open []engine.Action
	if who == engine.Chance {
		for _, o := range p.worlds[1].ChanceOutcomes(nil) {
			open = append(open, o.Action)
		}
	} else {
		open = p.worlds[1].LegalActions(who, nil)
	}
	open = slices.DeleteFunc(open, func(b engine.Action) bool { return !secret(1, b) })
	if len(open) == 0 {
		return 0, false
	}
	return open[p.t.stream.Intn(len(open))], true
}

// compare says whether the seat saw the same in both worlds. It may see
// different things from the first event on that reveals something.
func compare(a, b []engine.Event) (bool, error) {
	for i := range max(len(a), len(b)) {
		if i < len(a) && i < len(b) && a[i] == b[i] {
			continue
		}
		revealed := func(e engine.Event) bool { return e.Reveals }
		if slices.ContainsFunc(a[:min(i+1, len(a))], revealed) || slices.ContainsFunc(b[:min(i+1, len(b))], revealed) {
			return false, nil
		}
		return false, fmt.Errorf("it saw\n%+v\nin one and\n%+v\nin the other, though nothing before that reveals anything", a, b)
	}
	return true, nil
}
