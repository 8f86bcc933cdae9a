package weinhaendler

import (
	"math"

	"treille/engine"
)

// A Phase is a part of the game.
type Phase uint8

// The phases. In Starting, Dealing, Refill and Drawing chance decides; Exchange
// takes no time and is only seen between two events.
const (
	Starting Phase = iota // the start player is drawn (W4)
	Dealing               // five cards to each hand (W4)
	Bidding               // phase 1 (W10)
	Drawing               // who passed takes cards off the pile (W14)
	Exchange              // phase 2 (W20)
	Cellars               // phase 3 (W30)
	Refill                // phase 4 (W40), and turning up the first offer (W4)
	Over                  // the game has ended (W51)
)

const (
	nobody    = -1
	maxClosed = 4 // 66 cards finish no more cellars
)

// A board is what everybody at the table sees and remembers. Each method that
// changes it stands for one kind of event.
type board struct {
	bids    [maxPlayers]Cards
	shown   [maxPlayers]Cards // cards in the hand that everybody saw going there
	offer   Cards
	laid    Cards              // all cards in cellars, covered empties too
	cellars [maxPlayers]Cellar // the newest of each seat
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
	looks   uint8            // cards still to come in Drawing
	held    uint8            // cards come in Drawing and not yet settled
	idle    uint8            // idle rounds in a row (W53)
	active  bool             // this round is not idle
	last    bool             // this round is the last
}

func newBoard(players int) board {
	return board{
		players: uint8(players),
		pile:    uint8(box.decks[players].Len()),
		start:   nobody,
		turn:    nobody,
		leader:  nobody,
	}
}

func (b *board) currentPlayer() engine.Player {
	switch b.phase {
	case Bidding, Cellars:
		return engine.Player(b.turn)
	case Over:
		return engine.Terminal
	}
	return engine.Chance
}

func (b *board) acting() engine.PlayerSet {
	if b.phase == Bidding || b.phase == Cellars {
		return engine.Only(engine.Player(b.turn))
	}
	return 0
}

func (b *board) next(p int8) int8 {
	if p++; p < int8(b.players) {
		return p
	}
	return 0
}

// chooseStart makes a seat the start player (W4).
func (b *board) chooseStart(p int8) {
	b.start, b.turn = p, p
	b.phase = Dealing
}

// deal gives the next card of the initial hands (W4).
func (b *board) deal() {
	b.sizes[b.turn]++
	b.pile--
	if b.dealt++; b.dealt%dealtCards != 0 {
		return
	}
	b.turn = b.next(b.turn)
	if b.turn == b.start {
		b.phase = Refill
	}
}

// turnUp adds a card of the pile to the offer (W4, W40).
func (b *board) turnUp(c Card) {
	if b.fresh() == 0 {
		b.under--
		b.tell(storyTurnUp)
	}
	b.pile--
	b.active = true
	b.offer = b.offer.With(c)
}

// fresh is how many cards of the pile have lain there since the shuffle.
func (b *board) fresh() uint8 { return b.pile - b.under }

// nextUnder is which of the cards put under comes up first, counted from the
// first that was ever put there.
func (b *board) nextUnder() uint8 { return b.buried - b.under }

// refilled reports whether phase 4 needs no further card (W40).
func (b *board) refilled() bool { return b.pile == 0 || b.offer.Len() >= offerCards }

// beginRound ends phase 4 and begins the next round (W41, W50, W53).
func (b *board) beginRound() {
	if b.leader != nobody {
		b.start = b.leader
	}
	if b.active || b.round == 0 {
		b.idle = 0
	} else {
		b.idle++
	}
	b.last = b.pile == 0 || int(b.idle) >= box.idle
	b.active = false
	b.round++
	b.leader = nobody
	b.passed = 0
	b.phase = Bidding
	b.turn = b.start
}

// bid lays cards from a hand to the bid (W10, W11).
func (b *board) bid(p int8, cards Cards, total int) {
	b.bids[p] = b.bids[p].Plus(cards)
	b.totals[p] = uint16(total)
	b.sizes[p] -= uint8(cards.Len())
	b.show(p, cards)
	b.passTurn()
}

// show takes away what was known of a hand when cards leave it, and remembers
// what was not.
func (b *board) show(p int8, cards Cards) {
	known := b.shown[p].common(cards)
	b.shown[p] = b.shown[p].Minus(known)
	for rest := cards.Minus(known); rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		for range rest.Count(c) {
			b.tell(uint8(p)*Kinds + uint8(c))
		}
	}
}

// pass takes a seat out of the bidding (W13), with or without W14.
func (b *board) pass(p int8, draws bool) {
	b.passed = b.passed.With(engine.Player(p))
	if draws {
		b.phase = Drawing
		b.looks = min(2, b.pile)
		b.tellDraw()
		return
	}
	b.passTurn()
}

// passTurn gives the turn to the next seat that still bids, if there is one.
func (b *board) passTurn() {
	if b.allPassed() {
		return
	}
	for {
		b.turn = b.next(b.turn)
		if !b.passed.Has(engine.Player(b.turn)) {
			return
		}
	}
}

func (b *board) allPassed() bool { return b.passed == engine.Seats(int(b.players)) }

// look takes a card off the pile for the seat that draws (W14).
func (b *board) look() {
	if b.fresh() == 0 {
		b.under--
	}
	b.pile--
	b.looks--
	b.held++
	b.active = true
}

// keep takes a card that was looked at into the hand (W14).
func (b *board) keep(p int8) {
	b.sizes[p]++
	b.held--
}

// putUnder puts the other card under the pile (W14).
func (b *board) putUnder() {
	b.held--
	b.buried++
	b.under++
	b.pile++
}

// endDrawing goes on with the bidding after W14.
func (b *board) endDrawing() {
	b.phase = Bidding
	b.passTurn()
}

// beginExchange ends the bidding (W20).
func (b *board) beginExchange() {
	b.phase = Exchange
	b.leader = b.highest()
}

// take gives a bundle to a seat, from a bid or, if from is engine.Chance, the
// offer (W20).
func (b *board) take(to int8, from engine.Player, cards Cards) {
	if from == engine.Chance {
		b.offer = 0
	} else {
		b.bids[from], b.totals[from] = 0, 0
	}
	b.sizes[to] += uint8(cards.Len())
	b.shown[to] = b.shown[to].Plus(cards)
}

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

// replaceOffer makes the lowest bid the offer (W20).
func (b *board) replaceOffer(p int8) {
	b.offer = b.bids[p]
	b.bids[p], b.totals[p] = 0, 0
}

// beginCellars begins phase 3 (W30).
func (b *board) beginCellars() {
	b.phase = Cellars
	b.passed = 0
	b.turn = b.leader
	if b.turn == nobody {
		b.turn = b.start
	}
}

// lay puts a card from a hand at a place of the mask (W31) and returns what it
// scores.
func (b *board) lay(p int8, c Card, place int) Gain {
	cellar := &b.cellars[p]
	if cellar.finished() {
		n := b.closedCount()
		b.closed[n], b.owners[n] = *cellar, uint8(p)
		b.numbers[p]++
		*cellar = Cellar{}
	}
	b.laid = b.laid.With(c)
	cell := cellar.put(place, c)
	g := cellar.gain(cell)
	b.points[p] += int16(g.Points())
	b.sizes[p]--
	b.show(p, 1<<(2*c))
	b.active = true
	return g
}

// closedCount returns how many cellars have a successor.
func (b *board) closedCount() int {
	n := 0
	for _, closed := range b.numbers {
		n += int(closed)
	}
	return n
}

// done ends a seat's phase 3 (W30).
func (b *board) done(p int8) {
	b.passed = b.passed.With(engine.Player(p))
	if !b.allPassed() {
		b.turn = b.next(p)
	}
}

// beginRefill begins phase 4 (W40).
func (b *board) beginRefill() { b.phase = Refill }

// end ends the game (W51).
func (b *board) end() { b.phase = Over }

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
	if b.phase != Over {
		return 0
	}
	var set engine.PlayerSet
	best := int16(-1)
	for p, points := range b.points[:b.players] {
		if points > best {
			best, set = points, 0
		}
		if points == best {
			set = set.With(engine.Player(p))
		}
	}
	return set
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
		uint64(b.looks)<<24 | uint64(b.held)<<32 | uint64(b.idle)<<40 | bit(b.active)<<48 | bit(b.last)<<49 |
		uint64(b.told)<<50 | uint64(b.buried)<<57)
}

func (c *Cellar) hash(h *engine.Hasher) {
	h.Add(uint64(c.wine0) | uint64(c.wine1)<<16 | uint64(c.wine2)<<32 | uint64(uint8(c.left))<<48)
	h.Add(uint64(c.star0) | uint64(c.star1)<<16)
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
