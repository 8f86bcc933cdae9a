package enginetest

import (
	"fmt"
	"reflect"
	"slices"

	"treille/engine"
	"treille/engine/rng"
)

// maxStateBytes is how large a state may be.
const maxStateBytes = 512

// memory checks that a state is a small value without pointers, and that
// playing, observing, guessing and choosing allocate nothing.
func (s *suite) memory() error {
	state, err := s.game.NewState(s.setups()[0])
	if err != nil {
		return err
	}
	typ := reflect.TypeOf(state).Elem()
	if err := plain(typ, typ.Name()); err != nil {
		return err
	}
	if n := typ.Size(); n > maxStateBytes {
		return fmt.Errorf("a state takes %d bytes; at most %d are allowed", n, maxStateBytes)
	}
	for _, setup := range s.setups() {
		for kind := range 4 {
			setup.Seed = uint64(kind)
			for _, count := range []func(engine.Setup) error{s.allocations, s.thoughts} {
				if err := count(setup); err != nil {
					return fmt.Errorf("%+v: %w", setup, err)
				}
			}
		}
	}
	return nil
}

// plain checks that a type holds no pointers and no floats.
func plain(t reflect.Type, path string) error {
	switch t.Kind() {
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			if err := plain(f.Type, path+"."+f.Name); err != nil {
				return err
			}
		}
	case reflect.Array:
		return plain(t.Elem(), path+"[]")
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
	default:
		return fmt.Errorf("%s is a %s; a state is made of integers alone", path, t.Kind())
	}
	return nil
}

// allocations plays a game again and counts.
func (s *suite) allocations(setup engine.Setup) error {
	var plies []ply
	err := s.play(setup, func(t *table) error {
		if t.over() {
			plies = t.plies
		}
		return nil
	})
	if err != nil {
		return err
	}
	start, err := s.game.NewState(setup)
	if err != nil {
		return err
	}
	state, err := s.game.NewState(setup)
	if err != nil {
		return err
	}
	copied, err := s.game.NewState(setup)
	if err != nil {
		return err
	}
	legal := make([]engine.Action, 0, 1<<16)
	outcomes := make([]engine.Outcome, 0, 1<<10)
	returns := make([]int32, 0, engine.MaxPlayers)
	events := engine.Events{List: make([]engine.Event, 0, 1<<12)}
	// One pass over a whole game for each thing measured.
	measured := []struct {
		name string
		at   func(p ply)
	}{
		{"LegalActions", func(p ply) { legal = state.LegalActions(p.who, legal[:0]) }},
		{"ChanceOutcomes", func(ply) { outcomes = state.ChanceOutcomes(outcomes[:0]) }},
		{"CopyFrom", func(ply) { copied.CopyFrom(state) }},
		{"Hash", func(ply) { state.Hash() }},
		{"Returns", func(ply) { returns = state.Returns(returns[:0]) }},
		{"Apply with events", func(p ply) {
			copied.CopyFrom(state)
			events.Reset()
			copied.Apply(p.who, p.action, &events)
		}},
		{"Apply", func(ply) {}},
	}
	for _, m := range measured {
		n := Allocations(func() {
			state.CopyFrom(start)
			for _, p := range plies {
				m.at(p)
				state.Apply(p.who, p.action, nil)
			}
		})
		if n > 0 {
			return fmt.Errorf("%s and Apply allocate %v times in a game of %d plies", m.name, n, len(plies))
		}
	}
	return nil
}

// A moment is what a game and all who see it know before a ply, or at its end.
type moment struct {
	state  engine.State
	infos  []engine.InfoState
	events []engine.Event // of the ply before
	acting int            // one of infos that owes a decision, or −1
	legal  []engine.Action
}

// moments plays a game and returns all its moments.
func (s *suite) moments(setup engine.Setup) ([]moment, error) {
	var list []moment
	err := s.play(setup, func(t *table) error {
		m := moment{state: t.newState(), events: slices.Clone(t.events.List), acting: -1}
		m.state.CopyFrom(t.state)
		for i, info := range t.infos {
			copied, err := s.game.NewInfo(setup, info.Seat())
			if err != nil {
				return err
			}
			copied.CopyFrom(info)
			m.infos = append(m.infos, copied)
			if m.acting < 0 && t.state.Acting().Has(info.Seat()) {
				m.acting, m.legal = i, info.LegalActions(nil)
			}
		}
		list = append(list, m)
		return nil
	})
	return list, err
}

// thoughts goes through a game again as all who see it do, and counts.
func (s *suite) thoughts(setup engine.Setup) error {
	list, err := s.moments(setup)
	if err != nil {
		return err
	}
	infos := make([]engine.InfoState, len(list[0].infos))
	for i, info := range list[0].infos {
		if infos[i], err = s.game.NewInfo(setup, info.Seat()); err != nil {
			return err
		}
	}
	world, err := s.game.NewState(setup)
	if err != nil {
		return err
	}
	stream := rng.New(setup.Seed)
	legal := make([]engine.Action, 0, 1<<16)
	each := func(at func(known, own engine.InfoState, m *moment)) func() {
		return func() {
			for k := range list {
				for i, known := range list[k].infos {
					at(known, infos[i], &list[k])
				}
			}
		}
	}
	decide := func(p engine.Policy) func() {
		return func() {
			for _, m := range list {
				if p != nil && m.acting >= 0 {
					p.Choose(m.infos[m.acting], m.legal, &stream)
				}
			}
		}
	}
	measured := []struct {
		name string
		run  func()
	}{
		{"InfoState.CopyFrom", each(func(known, own engine.InfoState, _ *moment) { own.CopyFrom(known) })},
		{"InfoState.LegalActions", each(func(known, _ engine.InfoState, _ *moment) { legal = known.LegalActions(legal[:0]) })},
		{"InfoState.Hash", each(func(known, _ engine.InfoState, _ *moment) { known.Hash() })},
		{"Project", each(func(_, own engine.InfoState, m *moment) { own.Project(m.state) })},
		{"Determinize", each(func(known, _ engine.InfoState, _ *moment) { known.Determinize(&stream, world) })},
		{"Observe", func() { watch(list, infos) }},
		{"greedy", decide(s.game.Policy("greedy"))},
		{"odd", decide(s.game.Policy("odd"))},
	}
	for _, m := range measured {
		if n := Allocations(m.run); n > 0 {
			return fmt.Errorf("%s allocates %v times in a game of %d plies", m.name, n, len(list)-1)
		}
	}
	return nil
}

// watch lets all who see a game see it again.
func watch(list []moment, infos []engine.InfoState) {
	for i, info := range infos {
		info.CopyFrom(list[0].infos[i])
		for _, m := range list[1:] {
			for _, e := range m.events {
				if e.Audience.Has(info.Seat()) {
					info.Observe(e)
				}
			}
		}
	}
}
