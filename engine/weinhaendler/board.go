package weinhaendler

import (
	"math"

	"treille/engine"
)

const (
	nobody    = -1
	maxClosed = 4 // 66 cards finish no more cellars
)

// A board is what everybody at the table sees and remembers. The steps
// (steps.go) alone change it.
type board struct {
	bids    [maxPlayers]Cards
	shown   [maxPlayers]Cards // cards in the hand that everybody saw going there
	offer   Cards
	laid    Cards              // all cards in cellars, covered empties too
	cellars [maxPlayers]Cellar // the newest of each seat
	habits  [maxPlayers]habits
	closed  [maxClosed]Cellar  // finished ones that have a successor, oldest first
	totals  [maxPlayers]uint16 // of the bids, in tenths of a euro
	points  [maxPlayers]int16
	round   uint16            // from 1; 0 before the first
	sizes   [maxPlayers]uint8 // of the hands
	numbers [maxPlayers]uint8 // of closed cellars of each seat
	owners  [maxClosed]uint8  // of closed cellars
	story   [maxStory]uint8   // see storyDraw
	told    uint8             // entries of the story
	buried  uint8             // cards put under the pile so far (W14)
	under   uint8             // how many of them still lie there
	pile    uint8             // all cards in the pile
	players uint8
	phase   Phase
	turn    int8             // who decides, is dealt to or draws
	start   int8             // the start player
	leader  int8             // the highest bidder of the round, or nobody
	passed  engine.PlayerSet // who has passed, in phase 3 who is done
	dealt   uint8            // cards dealt so far
	looks   uint8            // cards still to come in PhaseDrawing
	held    uint8            // cards that came in PhaseDrawing and are neither kept nor put under yet
	idle    uint8            // idle rounds in a row (W53)
	active  bool             // this round is not idle
	last    bool             // this round is the last
}

// newBoard sets the game up (W3), before the start player is drawn.
func newBoard(players int) board {
	return board{
		players: uint8(players),
		pile:    uint8(box.decks[players].Len()),
		start:   nobody,
		turn:    nobody,
		leader:  nobody,
	}
}

// CurrentPlayer implements [engine.State] and [engine.InfoState].
func (b *board) CurrentPlayer() engine.Player {
	switch b.phase {
	case PhaseBidding, PhaseCellars:
		return engine.Player(b.turn)
	case PhaseOver:
		return engine.Terminal
	}
	return engine.Chance
}

// Acting implements [engine.State] and [engine.InfoState].
func (b *board) Acting() engine.PlayerSet {
	if b.phase == PhaseBidding || b.phase == PhaseCellars {
		return engine.Only(engine.Player(b.turn))
	}
	return 0
}

// next returns the seat to the left of p (C3).
func (b *board) next(p int8) int8 { return int8(engine.Player(p).Next(int(b.players))) }

// fresh is how many cards of the pile have lain there since the shuffle.
func (b *board) fresh() uint8 { return b.pile - b.under }

// nextUnder is which of the cards ever put under the pile comes off it next,
// counted from 0 in the order in which they were put there.
func (b *board) nextUnder() uint8 { return b.buried - b.under }

// refilled reports whether phase 4 needs no further card (W40).
func (b *board) refilled() bool { return b.pile == 0 || b.offer.Len() >= offerCards }

// allPassed reports whether every seat has passed or, in phase 3, is done.
func (b *board) allPassed() bool { return b.passed == engine.Seats(int(b.players)) }

// highest returns the highest bidder, or nobody.
func (b *board) highest() int8 { return b.nextLower(math.MaxUint16) }

// nextLower returns the seat with the highest bid below a total, or nobody.
func (b *board) nextLower(total uint16) int8 {
	best := int8(nobody)
	for p := range int8(b.players) {
		t := b.totals[p]
		if t > 0 && t < total && (best == nobody || t > b.totals[best]) {
			best = p
		}
	}
	return best
}

// closedCount returns how many cellars have a successor.
func (b *board) closedCount() int {
	n := 0
	for _, closed := range b.numbers {
		n += int(closed)
	}
	return n
}

// open returns the newest cellar of a seat, or the one to be opened next, and
// its number (W34).
func (b *board) open(p int8) (Cellar, int) {
	c, n := b.cellars[p], int(b.numbers[p])
	if c.finished() {
		return Cellar{}, n + 1
	}
	return c, n
}

// mayStop reports whether a seat may end its phase 3 (W30, W51).
func (b *board) mayStop(p int8) bool { return b.last || b.sizes[p] <= handLimit }

// mayDraw reports whether a seat that passes may draw (W14).
func (b *board) mayDraw(p int8) bool { return b.totals[p] == 0 && b.pile > 0 }

// totalOwner returns which other seat's bid has a total (W12).
func (b *board) totalOwner(p int8, total int) (int8, bool) {
	for q := range int8(b.players) {
		if q != p && total > 0 && int(b.totals[q]) == total {
			return q, true
		}
	}
	return nobody, false
}

// winners returns who has the most points (W52).
func (b *board) winners() engine.PlayerSet {
	if b.phase != PhaseOver {
		return 0
	}
	return engine.Leaders(b.points[:b.players])
}

// hash folds the board into a hash.
func (b *board) hash(h *engine.Hasher) {
	for p := range b.players {
		h.Add(uint64(b.bids[p]))
		h.Add(uint64(b.shown[p]))
		h.Add(uint64(b.totals[p]) | uint64(uint16(b.points[p]))<<16 |
			uint64(b.sizes[p])<<32 | uint64(b.numbers[p])<<40)
		b.cellars[p].hash(h)
	}
	for i := range b.closed {
		b.closed[i].hash(h)
		h.Add(uint64(b.owners[i]))
	}
	for _, entry := range b.story[:b.told] {
		h.Add(uint64(entry))
	}
	h.Add(uint64(b.offer))
	h.Add(uint64(b.laid))
	h.Add(uint64(b.round) | uint64(b.under)<<16 | uint64(b.pile)<<24 |
		uint64(b.players)<<32 | uint64(b.phase)<<40 | uint64(uint8(b.turn))<<48 | uint64(uint8(b.start))<<56)
	h.Add(uint64(uint8(b.leader)) | uint64(b.passed)<<8 | uint64(b.dealt)<<16 |
		uint64(b.looks)<<24 | uint64(b.held)<<32 | uint64(b.idle)<<40 | engine.Bit(b.active)<<48 | engine.Bit(b.last)<<49 |
		uint64(b.told)<<50 | uint64(b.buried)<<57)
}

func (c *Cellar) hash(h *engine.Hasher) {
	h.Add(uint64(c.wine0) | uint64(c.wine1)<<16 | uint64(c.wine2)<<32 | uint64(uint8(c.left))<<48)
	h.Add(uint64(c.star0) | uint64(c.star1)<<16)
}
