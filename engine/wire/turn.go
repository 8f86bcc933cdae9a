package wire

import (
	"strings"

	"treille/engine"
)

// MostTurns is of how many tables may be asked at once.
const MostTurns = 20

// A TurnOf is one line of a request for whose turn it is: a table, and a key to it.
type TurnOf struct {
	Table TableID
	Key   Key
}

// AppendTurnsOf writes a request for whose turn it is at some tables.
func AppendTurnsOf(dst []byte, list []TurnOf) []byte {
	w := writer{dst: dst}
	for _, t := range list {
		w.word(string(t.Table))
		w.key(t.Key)
		w.end()
	}
	return w.dst
}

// ParseTurnsOf reads what AppendTurnsOf writes: one line at least, and MostTurns at most.
func ParseTurnsOf(text []byte) (list []TurnOf, err error) {
	f := readMessage(text, MaxFromDevice)
	for more := true; more && f.err == nil; more = f.next() {
		list = append(list, TurnOf{f.table(), f.key("the key")})
	}
	if len(list) > MostTurns {
		f.fail("there are %d tables; there may be %d", len(list), MostTurns)
	}
	return list, f.result()
}

// Turn says whose turn it is at a table.
type Turn struct {
	Table TableID
	Game  string // "" if there is no such table, or the key is none of it
	State State
	Round int             // from 1; 0 before the first, and in a game without rounds
	Since int             // seconds since the last entry
	Left  int             // for the one with the least time of those who owe a decision, or NoClock
	Owes  []engine.Player // who owes a decision, or who agreed to end the game if it is stopped; ascending
	Seats []Seat
}

// AppendTurns writes the answer to a request: for each table "turn TABLE GAME STATE ROUND
// SINCE LEFT SEAT…" and the lines of its seats, or "turn TABLE -".
func AppendTurns(dst []byte, list []Turn) []byte {
	w := writer{dst: dst}
	for _, t := range list {
		w.word("turn")
		w.word(string(t.Table))
		if t.Game == "" {
			w.word(none)
			w.end()
			continue
		}
		w.word(t.Game)
		w.word(string(t.State))
		w.number(t.Round)
		w.number(t.Since)
		w.secondsLeft(t.Left)
		for _, p := range t.Owes {
			w.seat(p)
		}
		w.end()
		for i, s := range t.Seats {
			w.seatLine(i, s)
		}
	}
	return w.dst
}

// ParseTurns reads what AppendTurns writes.
func ParseTurns(text []byte) (list []Turn, err error) {
	f := readMessage(text, MaxFromServer)
	for more := true; more && f.err == nil; more = f.next() {
		if strings.HasPrefix(f.text, "turn ") {
			f.head("turn")
			list = append(list, parseTurn(f))
			continue
		}
		if len(list) == 0 {
			f.fail("the first line should begin with %q", "turn")
			break
		}
		t := &list[len(list)-1]
		if i := f.number("the seat", maxSeats-1); i != len(t.Seats) {
			f.fail("the seat is %d; it should be %d", i, len(t.Seats))
		}
		t.Seats = append(t.Seats, parseSeat(f))
	}
	return list, f.result()
}

func parseTurn(f *fields) Turn {
	t := Turn{Table: f.table()}
	if f.skip(none) {
		return t
	}
	t.Game = f.game()
	t.State = oneOf(f, "the state", StateLobby, StatePlay, StateOver, StateStopped)
	t.Round = f.count("the round")
	t.Since = f.count("the seconds since the last decision")
	t.Left = f.secondsLeft()
	for f.more && f.err == nil {
		t.Owes = append(t.Owes, f.seat("who owes a decision"))
	}
	return t
}
