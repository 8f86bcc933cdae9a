package remote

import (
	"errors"
	"strconv"
	"strings"

	"treille/engine"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/data/store"
)

// prefix begins the keys under which tickets are kept. They are this device's alone, and
// are never exported.
const prefix = "online-"

// ticketHead is the first line of a ticket, with the version of its form.
const ticketHead = "table-1"

// Words of a ticket: for what is not known, and for a game whose record was filed.
const unknown, filed, ended = "-", "filed", "ended"

// A Ticket is what a device keeps of a table, to come back to it.
type Ticket struct {
	Table  wire.TableID
	Server string // on which the table lies, as app.Line names it: "" for the one that the page comes from
	As     wire.As
	Key    wire.Key      // with which it comes
	Invite wire.Key      // with which others come; zero if it is not known
	Watch  wire.Key      // with which others come to watch; zero if it is not known
	Nonce  wire.Key      // that it gave when it sat down; zero if it has not
	Game   string        // "" before the table was described
	Seat   engine.Player // wire.Nobody as long as it is not known
	// Taken is how many decisions were taken in the seat when its player was last there; 0 if that is
	// not known.
	Taken int
	// Seen is how many events had happened then; 0 if that is not known.
	Seen int
	// Filed says that the game is over and its record is among the finished games of this device.
	Filed bool
	// Ended says that the game was ended without a result, which the player has seen.
	Ended bool
	// Unanswered is what was said and not answered yet: see device.Unanswered.
	Unanswered []byte
}

// errTicket is the error of what is no ticket.
var errTicket = errors.New("remote: what is kept of a table cannot be read")

// bytes are the ticket as it is kept: as what it comes, keys, game, seat, server, the decisions
// that were taken, whether the record was filed or the game ended without one and the events that had happened in a line, then what was not answered. What is not
// known is "-", and from the seat on missing at the end of the line.
func (t Ticket) bytes() []byte {
	key := func(k wire.Key) string {
		if k == (wire.Key{}) {
			return unknown
		}
		return k.String()
	}
	words := []string{string(t.As), key(t.Key), key(t.Invite), key(t.Watch), key(t.Nonce), t.Game, unknown, unknown, unknown, unknown, unknown}
	if t.Seat >= 0 {
		words[6] = strconv.Itoa(int(t.Seat))
	}
	if t.Server != "" {
		words[7] = t.Server
	}
	if t.Taken > 0 {
		words[8] = strconv.Itoa(t.Taken)
	}
	switch {
	case t.Filed:
		words[9] = filed
	case t.Ended:
		words[9] = ended
	}
	if t.Seen > 0 {
		words[10] = strconv.Itoa(t.Seen)
	}
	for words[len(words)-1] == unknown && len(words) > 6 {
		words = words[:len(words)-1]
	}
	return append([]byte(ticketHead+"\n"+strings.Join(words, " ")+"\n"), t.Unanswered...)
}

// parseTicket reads what bytes writes.
func parseTicket(id wire.TableID, data []byte) (Ticket, error) {
	parts := strings.SplitN(string(data), "\n", 3)
	if len(parts) < 3 || parts[0] != ticketHead {
		return Ticket{}, errTicket
	}
	words := strings.Split(parts[1], " ")
	if len(words) < 6 || len(words) > 11 || len(words) > 6 && words[len(words)-1] == unknown {
		return Ticket{}, errTicket
	}
	t := Ticket{Table: id, As: wire.As(words[0]), Game: words[5], Seat: wire.Nobody}
	at := func(i int) string {
		if i < len(words) && words[i] != unknown {
			return words[i]
		}
		return ""
	}
	if seat := at(6); seat != "" {
		n, err := strconv.Atoi(seat)
		if err != nil || n < 0 || n >= engine.MaxPlayers {
			return Ticket{}, errTicket
		}
		t.Seat = engine.Player(n)
	}
	if t.Server = at(7); t.Server != "" && t.Server != app.Here && !strings.Contains(t.Server, "://") {
		return Ticket{}, errTicket
	}
	for i, n := range map[int]*int{8: &t.Taken, 10: &t.Seen} {
		if at(i) == "" {
			continue
		}
		var err error
		if *n, err = strconv.Atoi(at(i)); err != nil || *n <= 0 {
			return Ticket{}, errTicket
		}
	}
	if t.Filed, t.Ended = at(9) == filed, at(9) == ended; !t.Filed && !t.Ended && at(9) != "" {
		return Ticket{}, errTicket
	}
	for i, k := range []*wire.Key{&t.Key, &t.Invite, &t.Watch, &t.Nonce} {
		if words[i+1] == unknown {
			continue
		}
		var ok bool
		if *k, ok = wire.ParseKey(words[i+1]); !ok {
			return Ticket{}, errTicket
		}
	}
	if parts[2] != "" {
		t.Unanswered = []byte(parts[2])
	}
	return t, nil
}

// Keep keeps a ticket.
func Keep(s store.Store, t Ticket) error { return s.Save(prefix+string(t.Table), t.bytes()) }

// Forget forgets the ticket of a table.
func Forget(s store.Store, id wire.TableID) error { return s.Delete(prefix + string(id)) }

// Load returns the ticket of a table; the error is store.ErrNone if there is none. One that
// cannot be read is set aside.
func Load(s store.Store, id wire.TableID) (Ticket, error) {
	key := prefix + string(id)
	data, err := s.Load(key)
	if err != nil {
		return Ticket{}, err
	}
	t, err := parseTicket(id, data)
	if err != nil {
		if _, aside := s.SetAside(key); aside != nil {
			err = errors.Join(err, aside)
		}
	}
	return t, err
}

// Tickets returns those of all tables of this device.
func Tickets(s store.Store) (list []Ticket, err error) {
	keys, err := s.List(prefix)
	if err != nil {
		return nil, err
	}
	for _, k := range keys {
		id := wire.TableID(strings.TrimPrefix(k, prefix))
		if strings.Contains(string(id), ".") {
			continue // it was set aside
		}
		if t, err := Load(s, id); err == nil {
			list = append(list, t)
		}
	}
	return list, nil
}

// activeKey is where the table is kept that this device is at.
const activeKey = "online"

// Active is the ticket of the table at which this device was last, and that its player has
// not left; ok is false if there is none.
func Active(s store.Store) (t Ticket, ok bool) {
	id, err := s.Load(activeKey)
	if err != nil || !wire.IsTableID(string(id)) {
		return t, false
	}
	t, err = Load(s, wire.TableID(id))
	return t, err == nil
}
