package simulation

import (
	"errors"

	"treille/engine/online"
	"treille/engine/rng"
	"treille/engine/wire"
)

// A Store is the log of a server that can die.
type Store interface {
	online.Log
	// Crash is the death of the server, and of its machine with it or not: what was not
	// durable may be lost with the machine.
	Crash(machine bool)
	// Fail lets one of so many operations go wrong from now on; none with 0.
	Fail(in int)
	// Dead reports whether the server has died in the middle of an operation: then nothing
	// works before Crash.
	Dead() bool
}

// A memory is a store in memory as one program has it, whose entries are kept or not when an
// append fails.
type memory struct {
	*online.Memory
	stream *rng.Stream
	in     int
	dead   bool
}

func (m *memory) Crash(bool)  { m.dead = false }
func (m *memory) Fail(in int) { m.in = in }
func (m *memory) Dead() bool  { return m.dead }

var errDead = errors.New("simulation: the server has died")

// Read implements [online.Log].
func (m *memory) Read(id wire.TableID, after int) ([][]byte, error) {
	if m.dead {
		return nil, errDead
	}
	return m.Memory.Read(id, after)
}

// Append implements [online.Log].
func (m *memory) Append(id wire.TableID, number int, entry []byte) error {
	if m.dead {
		return errDead
	}
	if taken, _ := m.Memory.Read(id, number-1); len(taken) > 0 {
		return online.ErrConflict
	}
	if m.in == 0 || m.stream.Intn(m.in) > 0 {
		return m.Memory.Append(id, number, entry)
	}
	m.dead = m.stream.Intn(4) == 0
	switch m.stream.Intn(3) {
	case 0:
		return online.ErrFull
	case 1:
		return online.ErrUnknown
	}
	return errors.Join(online.ErrUnknown, m.Memory.Append(id, number, entry))
}

// A journal notes which key each entry was written for.
type journal struct {
	Store
	taking wire.Key         // of the device whose message is being taken, zero for nobody's
	by     map[int]wire.Key // of the entry with a number
	kept   func(id wire.TableID, number int, entry []byte)
}

// Append implements [online.Log].
func (j *journal) Append(id wire.TableID, number int, entry []byte) error {
	err := j.Store.Append(id, number, entry)
	if !errors.Is(err, online.ErrConflict) {
		j.by[number] = j.taking
	}
	if err == nil {
		j.kept(id, number, entry)
	}
	return err
}
