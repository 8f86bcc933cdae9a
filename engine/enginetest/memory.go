package enginetest

import (
	"fmt"
	"reflect"
	"testing"

	"treille/engine"
)

// maxStateBytes is how large a state may be.
const maxStateBytes = 512

// memory checks that a state is a small value without pointers, and that
// playing allocates nothing.
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
			if err := s.allocations(setup); err != nil {
				return fmt.Errorf("%+v: %w", setup, err)
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
		n := testing.AllocsPerRun(3, func() {
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
