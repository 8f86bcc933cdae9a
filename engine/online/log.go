package online

import (
	"errors"

	"treille/engine/wire"
)

// A Log keeps the entries of tables, each an append-only list of lines, numbered from 1.
// It is the table: whatever a server forgets is read from it again. The entries are text
// without a newline; what a store puts around them to find damage is its own affair.
type Log interface {
	// Create begins the list of a table with its first entry, which is durable when it
	// returns. It fails with ErrExists if there is one.
	Create(id wire.TableID, entry []byte) error
	// Read returns the entries with higher numbers than after, checked. It fails with
	// ErrNone if there is no such table, with ErrDamaged if the list is not whole.
	Read(id wire.TableID, after int) (entries [][]byte, err error)
	// Append adds an entry with a number, the next one; it is durable when it returns nil.
	// It fails with ErrConflict if that number is taken, ErrUnknown if it may have been
	// kept or not, ErrFull or ErrReadOnly. After any error the table has to be read again.
	Append(id wire.TableID, number int, entry []byte) error
	// SetAside puts a table that is damaged away, whole; from then on there is none.
	SetAside(id wire.TableID, why string) error
}

// What a Log fails with.
var (
	ErrExists   = errors.New("online: the table exists")
	ErrNone     = errors.New("online: there is no such table")
	ErrDamaged  = errors.New("online: the log of the table is damaged")
	ErrConflict = errors.New("online: another entry has that number")
	ErrUnknown  = errors.New("online: the entry may have been kept or not")
	ErrFull     = errors.New("online: the log has no more room")
	ErrReadOnly = errors.New("online: the log cannot be written")
)

// ErrVersion is that of a table which another version of the program serves: it plays a game
// or rules, or has kept something, that this one does not know. The table is left alone.
var ErrVersion = errors.New("online: the table is another version's")

// Memory is a Log that lasts as long as the program.
type Memory struct{ tables map[wire.TableID][][]byte }

// Create implements [Log].
func (m *Memory) Create(id wire.TableID, entry []byte) error {
	if m.tables == nil {
		m.tables = map[wire.TableID][][]byte{}
	}
	if m.tables[id] != nil {
		return ErrExists
	}
	m.tables[id] = [][]byte{entry}
	return nil
}

// Read implements [Log].
func (m *Memory) Read(id wire.TableID, after int) ([][]byte, error) {
	list := m.tables[id]
	if list == nil {
		return nil, ErrNone
	}
	return list[min(after, len(list)):], nil
}

// Append implements [Log].
func (m *Memory) Append(id wire.TableID, number int, entry []byte) error {
	list := m.tables[id]
	switch {
	case list == nil:
		return ErrNone
	case number != len(list)+1:
		return ErrConflict
	}
	m.tables[id] = append(list, entry)
	return nil
}

// SetAside implements [Log].
func (m *Memory) SetAside(id wire.TableID, _ string) error {
	delete(m.tables, id)
	return nil
}
