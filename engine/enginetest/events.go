package enginetest

import (
	"fmt"
	"testing"

	"treille/engine"
)

// events checks that each event, taken apart and packed again, is what it was.
func (s *suite) events() error {
	return s.each(4, func(t *table) error {
		for _, e := range t.events.List {
			if again := s.opts.Repack(e); again != e {
				return fmt.Errorf("the event %+v becomes %+v", e, again)
			}
		}
		return nil
	})
}

// FuzzEvents takes events apart of which each number is arbitrary: what is told is
// packed and taken apart alike, and kept in few bytes.
func FuzzEvents(f *testing.F, repack func(engine.Event) engine.Event) {
	for kind := range uint8(40) {
		f.Add(kind, int8(2), int8(1), uint64(0x0302), int32(1), int32(-1), int32(3), int32(300))
	}
	f.Fuzz(func(t *testing.T, kind uint8, player, other int8, value uint64, a, b, c, d int32) {
		e := engine.Event{Kind: engine.EventKind(kind), Audience: engine.Everybody, Player: engine.Player(player)}
		fields, second := engine.Packing(&e), engine.Player(other)
		engine.Other(&fields, &second)
		engine.Value(&fields, &value)
		for _, n := range []int32{a, b, c, d} {
			engine.Num(&fields, &n)
		}
		e.Audience, e.Reveals = engine.PlayerSet(kind^uint8(a)), b > 0
		if again, rest := engine.NextEvent(e.Append([]byte{7})[1:]); again != e || len(rest) > 0 {
			t.Errorf("%+v is kept as %+v, with %d bytes more", e, again, len(rest))
		}
		e.Audience, e.Reveals = engine.Everybody, false
		once := repack(e)
		if twice := repack(once); twice != once {
			t.Errorf("%+v is told as %+v, and that as %+v", e, once, twice)
		}
		if once.Kind != e.Kind || once.Audience != e.Audience || once.Player != e.Player {
			t.Errorf("%+v is told as %+v", e, once)
		}
	})
}
