package table

import (
	"slices"
	"strconv"

	"treille/engine"
)

// A Zone is a part of a table where pieces lie; each game has its own.
type Zone uint8

// A Piece is what a game's tokens are.
type Piece[P any] interface {
	// Same reports whether it is the piece that is looked for.
	Same(P) bool
	// Hidden reports whether the viewer does not see which one it is.
	Hidden() bool
	// Compare orders two pieces of a zone as they are shown side by side; 0 is
	// for those that lie in the order in which they arrived.
	Compare(Zone, P) int
}

// A Token is one piece as the eye follows it from place to place, and a key by
// which the stage knows it again. Pieces that the viewer does not see are tokens
// too.
type Token[P Piece[P]] struct {
	Key   string
	Piece P
	Zone  Zone
	Seat  engine.Player // whose zone it is; Chance for nobody's
	Up    bool          // lifted by the player
	New   bool          // it has just come to the player: it glows until Known
	Shown bool          // a line of the log points at it: it glows
	// Private says that only the viewer sees it: where people share a device,
	// the veil covers it. It ends when the piece moves.
	Private bool
	seq     int // order of arrival in its zone
}

// Tokens are all pieces that lie on a table. In a zone they lie alike after a
// reload.
type Tokens[P Piece[P]] struct {
	list []*Token[P]
	last int
	seq  int
}

// Clear takes all pieces away. Those that are added later are others.
func (ts *Tokens[P]) Clear() { ts.list = nil }

// Add lays a new piece down.
func (ts *Tokens[P]) Add(p P, z Zone, seat engine.Player) *Token[P] {
	ts.last++
	t := &Token[P]{Key: "piece/" + strconv.Itoa(ts.last), Piece: p}
	ts.list = append(ts.list, t)
	ts.Move(t, z, seat)
	return t
}

// Move brings a piece to another zone.
func (ts *Tokens[P]) Move(t *Token[P], z Zone, seat engine.Player) {
	ts.seq++
	t.Zone, t.Seat, t.seq = z, seat, ts.seq
	t.Up, t.New, t.Private = false, false, false
}

// Remove takes a piece away.
func (ts *Tokens[P]) Remove(t *Token[P]) {
	ts.list = slices.DeleteFunc(ts.list, func(o *Token[P]) bool { return o == t })
}

// In returns the pieces of a zone in the order in which they are shown.
func (ts *Tokens[P]) In(z Zone, seat engine.Player) []*Token[P] {
	var list []*Token[P]
	for _, t := range ts.list {
		if t.Zone == z && t.Seat == seat {
			list = append(list, t)
		}
	}
	slices.SortStableFunc(list, func(a, b *Token[P]) int {
		if d := a.Piece.Compare(z, b.Piece); d != 0 {
			return d
		}
		return a.seq - b.seq
	})
	return list
}

// Lifted returns the pieces that the player has lifted from a zone.
func (ts *Tokens[P]) Lifted(z Zone, seat engine.Player) []*Token[P] {
	return slices.DeleteFunc(ts.In(z, seat), func(t *Token[P]) bool { return !t.Up })
}

// LayDown lays back what the player has lifted.
func (ts *Tokens[P]) LayDown() {
	for _, t := range ts.list {
		t.Up = false
	}
}

// Take finds a token in a zone that is, or may be, a piece, and makes it so. If
// none is there, a new one comes from nowhere.
func (ts *Tokens[P]) Take(p P, z Zone, seat engine.Player) *Token[P] {
	var hidden *Token[P]
	for _, t := range ts.In(z, seat) {
		if t.Piece.Same(p) {
			return t
		}
		if hidden == nil && t.Piece.Hidden() {
			hidden = t
		}
	}
	if hidden == nil {
		return ts.Add(p, z, seat)
	}
	hidden.Piece = p
	return hidden
}

// Known ends the glow of what is new.
func (ts *Tokens[P]) Known() {
	for _, t := range ts.list {
		t.New = false
	}
}

// Point lets the pieces glow that are wanted, and no others; those of a seat are
// asked first.
func (ts *Tokens[P]) Point(wanted func(*Token[P]) bool, seat engine.Player) {
	for _, t := range ts.list {
		t.Shown = t.Seat == seat && wanted(t)
	}
	for _, t := range ts.list {
		t.Shown = t.Shown || t.Seat != seat && wanted(t)
	}
}
