package vino

import (
	"math/bits"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// A regions is the thought about the secret choice of two regions (V20): all
// seats learn mixed strategies over a few pairs each, from what the round would
// bring them. An iteration lets one seat learn from all its pairs.
type regions struct {
	model
	budget int // iterations
	// mimicked is how often, in percent, a rival chooses as the greedy player
	// does, who can be foreseen, and not as it has learnt to.
	mimicked int

	stream   rng.Stream
	done     int
	choosers [maxPlayers]chooser
	tallies  [mostPairs]tally // of the seat's own pairs
	memo     [memoSize]memory
	values   [mostPairs]int
}

// mostPairs is how many choices are looked at for each seat: four bits.
const mostPairs = 12

// A chooser is what a seat may choose, as far as the thought looks.
type chooser struct {
	pairs   []engine.Action
	regrets search.Regrets
	usual   [usualDraws]uint8 // pairs that the greedy player would choose, as often as it would
}

const usualDraws = 16

// A memory is what a round brings each seat, once it was played: the same
// choices always bring the same.
type memory struct {
	key     uint32 // the pair of each seat, and a bit that says that it was played
	chances [maxPlayers]int16
	charge  int16 // taken off the chances of the thinking seat, see idle
	terms   [len(valueTerms)]struct{ amount, strength int16 }
}

const (
	pairBits = 4
	memoBits = 13
	memoSize = 1 << memoBits
	played   = 1 << 31
)

// Begin implements [engine.Thought].
func (t *regions) Begin(info engine.InfoState, _ []engine.Action, stream rng.Stream) {
	t.look(info.(*Info))
	t.root.committed, t.root.choice = 0, [maxPlayers]uint16{}
	t.stream, t.done = stream, 0
	clear(t.memo[:])
	t.tallies = [mostPairs]tally{}
	for p := range engine.Player(t.root.players) {
		t.beginSeat(p)
	}
}

// beginSeat finds the pairs that a seat may choose: those that the greedy player
// likes, and those that promise most to who expects more or less of the others.
func (t *regions) beginSeat(p engine.Player) {
	const tries = 48
	c := &t.choosers[p]
	c.pairs = c.pairs[:0]
	b := &t.root.board
	m := plainManner
	m.whim = 0
	c.add(b.quickRegions(p, &m, &t.stream))
	greedy := Info{board: *b, seat: p}
	for i := range c.usual {
		c.usual[i] = c.add(greedy.chooseRegions(chooseActions[:], &t.stream))
	}
	m.whim = 2 * plainManner.whim
	for i := 0; i < tries && len(c.pairs) < mostPairs; i++ {
		m.senior = plainManner.senior * int32(i%3) / 2
		c.add(b.quickRegions(p, &m, &t.stream))
	}
	c.regrets.Reset(len(c.pairs))
}

// add adds a pair, if it is new and there is room, and returns its place, or that
// of the first pair.
func (c *chooser) add(pair engine.Action) uint8 {
	for i, a := range c.pairs {
		if a == pair {
			return uint8(i)
		}
	}
	if len(c.pairs) == mostPairs {
		return 0
	}
	c.pairs = append(c.pairs, pair)
	return uint8(len(c.pairs) - 1)
}

// Step implements [engine.Thought].
func (t *regions) Step(iterations int) (done bool) {
	for ; t.done < t.budget && iterations > 0; iterations-- {
		t.learn(engine.Player(t.done % int(t.root.players)))
		t.done++
	}
	return t.done >= t.budget
}

// learn draws what the others choose, and lets a seat learn what each of its pairs
// brings then.
func (t *regions) learn(seat engine.Player) {
	key := uint32(0)
	for p := range engine.Player(t.root.players) {
		if p != seat {
			key |= uint32(t.draw(p)) << (pairBits * p)
		}
	}
	c := &t.choosers[seat]
	values := t.values[:len(c.pairs)]
	for i := range values {
		m := t.outcome(key | uint32(i)<<(pairBits*seat))
		values[i] = int(m.chances[seat])
		if seat == t.seat {
			t.tallies[i].add(m, seat)
		}
	}
	c.regrets.Learn(values)
}

// draw draws the place of the pair that a seat chooses.
func (t *regions) draw(p engine.Player) int {
	c := &t.choosers[p]
	if p != t.seat && t.stream.Intn(100) < t.mimicked {
		return int(c.usual[t.stream.Intn(usualDraws)])
	}
	return c.regrets.Now(&t.stream)
}

// outcome returns what a round brings if each seat chooses the pair that the key
// says.
func (t *regions) outcome(key uint32) *memory {
	m := &t.memo[key*2654435761>>(32-memoBits)]
	if m.key == key|played {
		return m
	}
	m.key = key | played
	t.world = t.root
	for p := range engine.Player(t.root.players) {
		t.world.Apply(p, t.choosers[p].pairs[key>>(pairBits*p)&(1<<pairBits-1)], nil)
	}
	for t.world.buying() {
		t.step(&t.stream)
	}
	idle := t.idle()
	t.goOn(t.root.round+t.root.horizon(), &t.stream)
	t.world.valuate(&t.value)
	for p := range m.chances {
		m.chances[p] = t.value.chances[p] - idle[p]
	}
	m.charge = idle[t.seat]
	for i := range m.terms {
		term := t.value.term(i, t.seat)
		m.terms[i].amount, m.terms[i].strength = int16(term.Amount), int16(term.Strength)
	}
	return m
}

// idle is what each seat is charged for regions in which it bought nothing:
// enough to choose better where nothing else is at stake.
func (t *regions) idle() (charges [maxPlayers]int16) {
	const charge = search.One / 256
	for p := range t.root.players {
		for rest := t.world.shown[p]; rest != 0; rest &= rest - 1 {
			if r := bits.TrailingZeros16(rest); t.world.owned[r][p] == t.root.owned[r][p] {
				charges[p] += charge
			}
		}
	}
	return charges
}

// Best implements [engine.Thought].
func (t *regions) Best() engine.Action {
	stream := t.stream
	c := &t.choosers[t.seat]
	return c.pairs[c.regrets.Choose(&stream)]
}

// Drop implements [engine.Thought].
func (t *regions) Drop() {}
