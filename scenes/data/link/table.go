package link

import (
	"fmt"
	"strings"

	"treille/engine/wire"
)

// A Table is what a link to a table on a server opens: as a guest, or to watch.
type Table struct {
	ID  wire.TableID
	As  wire.As // wire.AsGuest or wire.AsWatch
	Key wire.Key
}

// ErrTable is the error of a link that begins as one to a table and is none.
var ErrTable = fmt.Errorf("%w: it names no table", ErrBad)

// beginnings are those of links to tables.
var beginnings = map[wire.As]string{wire.AsGuest: "#join=", wire.AsWatch: "#watch="}

// FormatTable writes the end of an address: "#join=k4x9q2m7tb.Zr3vX0m1QpYt8uKcWdEa5g".
func FormatTable(t Table) string { return beginnings[t.As] + string(t.ID) + "." + t.Key.String() }

// ParseTable reads what FormatTable writes, also behind an address. ok is false if the text
// does not begin as a link to a table; the error says that it is none.
func ParseTable(text string) (t Table, ok bool, err error) {
	for as, begins := range beginnings {
		_, rest, found := strings.Cut(text, begins)
		if !found {
			continue
		}
		id, key, _ := strings.Cut(rest, ".")
		t = Table{ID: wire.TableID(id), As: as}
		var whole bool
		if t.Key, whole = wire.ParseKey(key); !whole || !wire.IsTableID(id) {
			return t, true, ErrTable
		}
		return t, true, nil
	}
	return t, false, nil
}
