// Package record is the written game: a text file with one decision or chance
// outcome a line, that a person can read, a program can check and a game can be
// resumed from.
//
// A [Record] is the file's structure. [Parse] reads it strictly and [Record.Bytes]
// writes it: what parses writes back byte for byte. Whether the plies are legal
// is not known here; package match checks that by playing them.
package record

import (
	"slices"

	"treille/engine"
	"treille/engine/chance"
)

// Ending is the end of the name of a file that holds a record.
const Ending = ".treille"

// Human is the kind of a seat that a person plays. All other kinds name a
// computer player.
const Human = engine.Human

// A Record is one game, finished or under way.
type Record struct {
	Game    string   // the game's lower-case name
	Rules   string   // "1", or "1+" and eight hexadecimal digits
	Players int      // number of seats, 1 to engine.MaxPlayers
	Seed    uint64   // decides chance, unless Chance does
	Options []string // ascending, without repeats
	// Chance is the deal that decides chance in a game dealt by a table's secret, whose
	// Seed is then 0. It is zero in all other games.
	Chance chance.Deal
	// Seats says who sits where. It is nil if the record does not say, else
	// it has one entry a seat; the zero Seat stands for a seat of which
	// nothing is said.
	Seats []Seat
	// Assisted are the seats that asked for hints.
	Assisted engine.PlayerSet
	// StoodIn are the seats of people for whom a computer player has decided something.
	StoodIn engine.PlayerSet
	Plies   []Ply

	// Finished is true when the closing lines are there, which a game has if
	// and only if it is over.
	Finished bool
	Result   []int32          // each seat's final score, in seat order
	Winners  engine.PlayerSet // never empty in a finished game
	Hash     uint64           // of the final state
}

// A Seat is who plays it. It changes neither the game nor its hash.
type Seat struct {
	Kind  string // Human or the name of a computer player: "hard/patient"
	Crest string // the animal on the crest
	Name  string // as shown; may hold inner spaces
}

// A Ply is one decision or chance outcome.
type Ply struct {
	Who  engine.Player // a seat or engine.Chance
	Text string        // as the game writes it: "bid y1 g2"
}

// Setup returns the record's setup.
func (r *Record) Setup() engine.Setup {
	return engine.Setup{Players: r.Players, Seed: r.Seed, Options: slices.Clone(r.Options), Rules: r.Rules}
}

// Secret reports whether the game was dealt by a table's secret: then it has no seed that
// could deal it again.
func (r *Record) Secret() bool { return r.Chance != chance.Deal{} }

// PlayerSeed returns the seed of a computer player in a seat.
func (r *Record) PlayerSeed(p engine.Player) uint64 {
	if r.Secret() {
		return r.Chance.Player(int(p))
	}
	return r.Seed
}

// Seat puts players in the seats of which the record says nothing, and reports whether there
// were any; all has one for each seat, or more.
func (r *Record) Seat(all []Seat) (changed bool) {
	if r.Seats == nil {
		r.Seats = make([]Seat, r.Players)
	}
	for i := range r.Seats {
		if r.Seats[i] == (Seat{}) {
			r.Seats[i], changed = all[i], true
		}
	}
	return changed
}

// Clone returns a copy that shares nothing with r.
func (r *Record) Clone() *Record {
	c := *r
	c.Options = slices.Clone(r.Options)
	c.Seats = slices.Clone(r.Seats)
	c.Plies = slices.Clone(r.Plies)
	c.Result = slices.Clone(r.Result)
	return &c
}

// The lines of the header that every record has, counted from 1. Errors about
// what they say refer to them.
const (
	LineFormat = 1 + iota
	LineGame
	LineRules
	LinePlayers
	LineSeed
	LineOptions
)

// Line returns the line number of the i-th ply (from 0). The first closing line
// of a finished game is Line(len(r.Plies)).
func (r *Record) Line(i int) int {
	line := LineOptions + 2 + i
	if r.Secret() {
		line++
	}
	for _, s := range r.Seats {
		if s != (Seat{}) {
			line++
		}
	}
	if r.Assisted != 0 {
		line++
	}
	if r.StoodIn != 0 {
		line++
	}
	return line
}
