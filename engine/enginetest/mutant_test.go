package enginetest

import (
	"treille/engine"
	"treille/engine/enginetest/highcard"
	"treille/engine/rng"
)

// A mutant is highcard with something wrong. Each function that is not nil
// stands in for a method; it gets what the method of the sound game gives.
type mutant struct {
	highcard.Game
	*faults
}

type faults struct {
	legal       func(w *world, p engine.Player, list []engine.Action) []engine.Action
	outcomes    func(list []engine.Outcome) []engine.Outcome
	check       func(p engine.Player, a engine.Action, err error) error
	acting      func(engine.PlayerSet) engine.PlayerSet
	winners     func(w *world, set engine.PlayerSet) engine.PlayerSet
	apply       func(w *world, p engine.Player, a engine.Action)
	event       func(w *world, e engine.Event) engine.Event
	hash        func(uint64) uint64
	frozen      bool // CopyFrom copies nothing
	observe     func(m *mind, e engine.Event) bool
	determinize func(m *mind, stream *rng.Stream, to *world)
	project     func(m *mind, from *world)
	view        func(m *mind, v any) any
	policy      engine.Policy
	format      func(string) string
	source      func(engine.Action) engine.Source
	maxPlies    int
	newState    func(engine.State) engine.State
}

func (g mutant) NewState(setup engine.Setup) (engine.State, error) {
	s, err := g.Game.NewState(setup)
	if err != nil {
		return nil, err
	}
	if g.newState != nil {
		return g.newState(s), nil
	}
	return &world{State: s, faults: g.faults}, nil
}

func (g mutant) NewInfo(setup engine.Setup, p engine.Player) (engine.InfoState, error) {
	info, err := g.Game.NewInfo(setup, p)
	return &mind{InfoState: info, faults: g.faults}, err
}

func (g mutant) Policy(name string) engine.Policy {
	if g.policy != nil {
		return g.policy
	}
	return g.Game.Policy(name)
}

func (g mutant) Source(a engine.Action) engine.Source {
	if g.source != nil {
		return g.source(a)
	}
	return g.Game.Source(a)
}

func (g mutant) Format(a engine.Action) string {
	if text := g.Game.Format(a); g.format == nil {
		return text
	} else {
		return g.format(text)
	}
}

func (g mutant) MaxPlies(players int) int {
	if g.maxPlies != 0 {
		return g.maxPlies
	}
	return g.Game.MaxPlies(players)
}

// A world is a state with something wrong.
type world struct {
	engine.State
	*faults
	extra uint64 // part of the state, for faults that need it
}

func (w *world) LegalActions(p engine.Player, dst []engine.Action) []engine.Action {
	if w.legal == nil {
		return w.State.LegalActions(p, dst)
	}
	return append(dst, w.legal(w, p, w.State.LegalActions(p, nil))...)
}

func (w *world) ChanceOutcomes(dst []engine.Outcome) []engine.Outcome {
	if w.outcomes == nil {
		return w.State.ChanceOutcomes(dst)
	}
	return append(dst, w.outcomes(w.State.ChanceOutcomes(nil))...)
}

func (w *world) Check(p engine.Player, a engine.Action) error {
	err := w.State.Check(p, a)
	if w.check != nil {
		err = w.check(p, a, err)
	}
	return err
}

func (w *world) Acting() engine.PlayerSet {
	if w.acting != nil {
		return w.acting(w.State.Acting())
	}
	return w.State.Acting()
}

func (w *world) Winners() engine.PlayerSet {
	if w.winners != nil {
		return w.winners(w, w.State.Winners())
	}
	return w.State.Winners()
}

func (w *world) Apply(p engine.Player, a engine.Action, ev *engine.Events) {
	if w.apply != nil {
		w.apply(w, p, a)
	}
	var events engine.Events
	w.State.Apply(p, a, &events)
	for _, e := range events.List {
		if w.event != nil {
			e = w.event(w, e)
		}
		ev.Add(e)
	}
}

func (w *world) CopyFrom(o engine.State) {
	if !w.frozen {
		w.State.CopyFrom(o.(*world).State)
		w.extra = o.(*world).extra
	}
}

func (w *world) Hash() uint64 {
	h := w.State.Hash() + w.extra
	if w.hash != nil {
		h = w.hash(h)
	}
	return h
}

// A mind is what a seat knows, with something wrong.
type mind struct {
	engine.InfoState
	*faults
	extra uint64
}

func (m *mind) Observe(e engine.Event) {
	if m.observe == nil || m.observe(m, e) {
		m.InfoState.Observe(e)
	}
}

func (m *mind) Determinize(stream *rng.Stream, to engine.State) {
	m.InfoState.Determinize(stream, to.(*world).State)
	if m.determinize != nil {
		m.determinize(m, stream, to.(*world))
	}
}

func (m *mind) Project(from engine.State) {
	m.InfoState.Project(from.(*world).State)
	if m.project != nil {
		m.project(m, from.(*world))
	}
}

func (m *mind) CopyFrom(o engine.InfoState) {
	m.InfoState.CopyFrom(o.(*mind).InfoState)
	m.extra = o.(*mind).extra
}

func (m *mind) View() any {
	if m.view != nil {
		return m.view(m, m.InfoState.View())
	}
	return m.InfoState.View()
}
