package wire

import "treille/engine"

// A State says how far a table is.
type State string

// The states of a table.
const (
	StateLobby   State = "lobby"   // people sit down
	StatePlay    State = "play"    // the game is under way
	StateOver    State = "over"    // it was played to its end
	StateStopped State = "stopped" // all agreed to end it without a result
)

// Table describes the table, after hello.
type Table struct {
	ID      TableID
	Game    string
	Rules   string // as in a record: "1", or "1+" and eight hexadecimal digits
	Players int
	Seat    engine.Player // of this device, Nobody for a guest and who watches
	Host    engine.Player // or Nobody
	State   State
	K       int      // of the last command that was taken from this seat, 0 for none
	Clock   int      // seconds for a decision, 0 for no bound, which is written "none"
	Commit  Sum      // what the server has promised of its secret
	Base    string   // the address to which links are put, with a slash at the end
	Options []string // ascending, without repeats
}

// Append implements [FromServer].
func (m Table) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("table")
	w.word(string(m.ID))
	w.word(m.Game)
	w.word(m.Rules)
	w.number(m.Players)
	w.seatOrNobody(m.Seat)
	w.seatOrNobody(m.Host)
	w.word(string(m.State))
	w.number(m.K)
	w.clock(m.Clock)
	w.sum(m.Commit)
	w.word(m.Base)
	for _, o := range m.Options {
		w.word(o)
	}
	return w.end()
}

func parseTable(f *fields) Table {
	m := Table{
		ID: f.table(), Game: f.game(), Rules: f.rules(), Players: f.number("the number of players", maxSeats),
		Seat: f.seatOrNobody("the seat"), Host: f.seatOrNobody("the host"),
		State: oneOf(f, "the state", StateLobby, StatePlay, StateOver, StateStopped),
		K:     f.count("the number of the last command"), Clock: f.clock(), Commit: f.sum("the commitment"),
		Base:    f.such("the address", "http:// or https://, a host, and a slash at the end", isBase),
		Options: f.options(),
	}
	if p := engine.Player(m.Players); f.err == nil && (p == 0 || m.Seat >= p || m.Host >= p) {
		f.fail("with %d players there is no seat %d or host %d", m.Players, m.Seat, m.Host)
	}
	return m
}

// Who sits in a seat, beside computer players.
const (
	WhoFree  = "free"
	WhoHuman = "human"
)

// A Presence says whether somebody who sits there is.
type Presence string

// The ways to be present. Who is gone is so since a number of seconds.
const (
	PresenceHere     Presence = "here"
	PresenceGone     Presence = "gone"
	PresenceComputer Presence = "computer" // a computer player decides for him
)

// A Seat says who sits there.
type Seat struct {
	Who      string   // WhoFree, WhoHuman, or a computer player as in a record: "hard/patient"
	Presence Presence // "" unless a person sits there, as Away
	Gone     int      // seconds, for PresenceGone alone
	Away     Away
	Crest    string // "" for a free seat, as Name
	Name     string
}

// Seats says who sits at the table. A free seat has nothing but that on its line, a
// computer player neither presence nor what shall be while he is away.
type Seats struct {
	Watching int    // how many watch
	Seats    []Seat // all, in their order
}

// Append implements [FromServer].
func (m Seats) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("seats")
	w.number(m.Watching)
	w.end()
	for i, s := range m.Seats {
		w.seatLine(i, s)
	}
	return w.dst
}

// seatLine writes the line of a seat.
func (w *writer) seatLine(i int, s Seat) {
	w.number(i)
	w.word(s.Who)
	if s.Who == WhoHuman {
		w.word(string(s.Presence))
		if s.Presence == PresenceGone {
			w.number(s.Gone)
		}
		w.word(string(s.Away))
	}
	if s.Who != WhoFree {
		w.word(s.Crest)
		w.word(s.Name)
	}
	w.end()
}

func parseSeats(f *fields) Seats {
	m := Seats{Watching: f.count("the number of those who watch")}
	for f.next() {
		if i := f.number("the seat", maxSeats-1); i != len(m.Seats) {
			f.fail("the seat is %d; it should be %d", i, len(m.Seats))
		}
		m.Seats = append(m.Seats, parseSeat(f))
	}
	if f.err == nil && len(m.Seats) == 0 {
		f.fail("a line with a seat is missing")
	}
	return m
}

func parseSeat(f *fields) (s Seat) {
	s.Who = f.such("who sits there", "free, human or a computer player",
		func(w string) bool { return w == WhoFree || w == WhoHuman || isPlayer(w) })
	if s.Who == WhoFree || f.err != nil {
		return s
	}
	if s.Who == WhoHuman {
		s.Presence = oneOf(f, "his presence", PresenceHere, PresenceGone, PresenceComputer)
		if s.Presence == PresenceGone {
			s.Gone = f.count("the seconds that he is gone")
		}
		s.Away = f.away()
	}
	s.Crest, s.Name = f.crest(), f.name()
	return s
}
