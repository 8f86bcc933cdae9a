package link

import (
	"fmt"
	"strings"

	"treille/engine/wire"
)

// A Table is what a link to a table on a server opens: as a guest, or to watch.
type Table struct {
	ID     wire.TableID
	As     wire.As // wire.AsGuest or wire.AsWatch
	Key    wire.Key
	Server string // its address, with a slash at the end; "" if the link is only the end of one
}

// The errors of what begins as a link to a table and is none: a part is missing or wrong, or
// what stands before it is no address of a server.
var (
	ErrTable   = fmt.Errorf("%w: it names no table", ErrBad)
	ErrAddress = fmt.Errorf("%w: it has no address of a server", ErrBad)
)

// beginnings are those of links to tables.
var beginnings = map[wire.As]string{wire.AsGuest: "#join=", wire.AsWatch: "#watch="}

// FormatTable writes the link: "https://treille.example/#join=k4x9q2m7tb.Zr3vX0m1QpYt8uKcWdEa5g",
// without the address if the server is not known.
func FormatTable(t Table) string {
	return t.Server + beginnings[t.As] + string(t.ID) + "." + t.Key.String()
}

// ParseTable reads what FormatTable writes, also among other words. ok is false if no word
// is a link to a table; the error is ErrTable or ErrAddress.
func ParseTable(text string) (t Table, ok bool, err error) {
	for word := range strings.FieldsSeq(text) {
		for as, begins := range beginnings {
			before, rest, found := strings.Cut(word, begins)
			if !found {
				continue
			}
			id, key, _ := strings.Cut(rest, ".")
			t = Table{ID: wire.TableID(id), As: as}
			var whole bool
			if t.Key, whole = wire.ParseKey(key); !whole || !wire.IsTableID(id) {
				return t, true, ErrTable
			}
			if t.Server, whole = server(before); !whole {
				return t, true, ErrAddress
			}
			return t, true, nil
		}
	}
	return t, false, nil
}

// server is the address of the server of a page, "" if nothing stands there; ok is false if it is none.
func server(page string) (address string, ok bool) {
	if page == "" {
		return "", true
	}
	scheme, rest, _ := strings.Cut(page, "://")
	page, _, _ = strings.Cut(rest, "?")
	host, path, _ := strings.Cut(page, "/")
	if scheme = strings.ToLower(scheme); scheme != "http" && scheme != "https" || host == "" || strings.ContainsAny(host, `@\"<>%`) {
		return "", false
	}
	return scheme + "://" + strings.ToLower(host) + "/" + path[:strings.LastIndex(path, "/")+1], true
}
