package enginetest

import (
	"fmt"
	"reflect"
	"slices"

	"treille/engine"
)

// copies checks that a copy equals its original, stays as it is while the
// original goes on, and plays on alike.
func (s *suite) copies() error {
	var behind engine.State // a copy that lags one ply behind
	var hash uint64         // of behind
	var infos []engine.InfoState
	var events engine.Events
	return s.each(1, func(t *table) error {
		if len(t.plies) == 0 {
			behind, infos = t.newState(), nil
			for _, info := range t.infos {
				infos = append(infos, t.project(info.Seat(), t.state))
			}
		} else {
			if behind.Hash() != hash {
				return fmt.Errorf("playing on changed a copy")
			}
			last := t.plies[len(t.plies)-1]
			events.Reset()
			behind.Apply(last.who, last.action, &events)
			if !slices.Equal(events.List, t.events.List) {
				return fmt.Errorf("a copy played on with other events:\n%v\n%v", events.List, t.events.List)
			}
			if err := same(behind, t.state); err != nil {
				return fmt.Errorf("a copy played on otherwise: %w", err)
			}
		}
		behind = t.newState()
		behind.CopyFrom(t.state)
		if err := same(behind, t.state); err != nil {
			return fmt.Errorf("a copy differs: %w", err)
		}
		hash = behind.Hash()
		return copiedInfos(t, infos)
	})
}

// copiedInfos brings the copies, which were made one ply ago, up to date, and
// makes new ones.
func copiedInfos(t *table, copies []engine.InfoState) error {
	for i, info := range t.infos {
		for _, e := range t.events.List {
			if e.Audience.Has(info.Seat()) && len(t.plies) > 0 {
				copies[i].Observe(e)
			}
		}
		if err := sameInfo(&t.stream, copies[i], info); err != nil {
			return fmt.Errorf("a copy of what %d knows went on otherwise: %w", info.Seat(), err)
		}
		copies[i].CopyFrom(info)
		if err := sameInfo(&t.stream, copies[i], info); err != nil {
			return fmt.Errorf("a copy of what %d knows differs: %w", info.Seat(), err)
		}
	}
	return nil
}

// same says how two states differ.
func same(a, b engine.State) error {
	if a.Hash() != b.Hash() {
		return fmt.Errorf("the hashes are %016x and %016x", a.Hash(), b.Hash())
	}
	if !reflect.DeepEqual(a, b) {
		return fmt.Errorf("the states are\n%+v\n%+v", a, b)
	}
	return nil
}
