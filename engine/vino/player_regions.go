package vino

import (
	"math/bits"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// A regions is the thought about the secret choice of two regions (V20): all
// seats learn mixed strategies over a few pairs each, from what the round would
// bring them. An iteration lets one seat learn from all its pairs; before that, one
// tries a pair of the thinking seat, so that none is overlooked that a quick choice
// does not see the sense of.
type regions struct {
	model
	budget int // iterations of learning
	// mimicked is how often, in percent, a rival chooses as the greedy player
	// does, who can be foreseen, and not as it has learnt to.
	mimicked int

	stream   rng.Stream
	done     int              // iterations
	tries    int              // iterations that try pairs
	rivals   uint32           // what the others choose while the present pairs are tried, as in a memory's key
	open     uint16           // regions in which the seat could buy
	foreseen foresight        // what the others will choose, perhaps
	won      bool             // see endsWon
	tried    [pairCount]int32 // what each pair brought then, in all
	choosers [maxPlayers]chooser
	tallies  [mostPairs]tally // of the seat's own pairs
	memo     [memoSize]memory
	values   [mostPairs]int
	idled    [maxPlayers]int16 // see idle
	scales   search.Scales     // see Weigh
	turn     rng.Stream        // of the two that are weighed
}

// mostPairs is how many choices are looked at for each seat, four bits; guessedPairs
// are those that come from quick choices.
const (
	mostPairs    = 1 << pairBits
	guessedPairs = 12
)

// A chooser is what a seat may choose, as far as the thought looks.
type chooser struct {
	pairs   []engine.Action
	regrets search.Regrets
	usual   [usualDraws]uint8 // pairs that the greedy player would choose, as often as it would
}

const usualDraws = 16

// never stands for what a pair brings that is not to be chosen.
const never = -1 << 30

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
	t.stream, t.done, t.scales = stream, 0, search.Scales{}
	t.tries = pairCount * max(1, t.budget/learningPerTry)
	t.tried = [pairCount]int32{}
	t.open, t.foreseen = t.root.openTo(t.seat), t.root.foresee(t.seat)
	t.won = t.root.endsWon(t.seat)
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
	if p == t.seat {
		c.add(b.quickRegions(p, &m, &t.foreseen, &t.stream))
	} else {
		c.add(b.quickRegions(p, &m, nil, &t.stream))
	}
	greedy := Info{board: *b, seat: p}
	for i := range c.usual {
		if a := greedy.chooseRegions(chooseActions[:], &t.stream); p != t.seat || !t.futile(a) {
			c.usual[i] = c.add(a)
		}
	}
	m.whim = 2 * plainManner.whim
	for i := 0; i < tries && len(c.pairs) < guessedPairs; i++ {
		m.senior = plainManner.senior * int32(i%3) / 2
		if a := b.quickRegions(p, &m, nil, &t.stream); p != t.seat || !t.futile(a) {
			c.add(a)
		}
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
	for ; t.done < t.tries+t.budget && iterations > 0; iterations-- {
		if t.done < t.tries {
			t.try(t.done % pairCount)
		} else {
			t.learn(engine.Player((t.done - t.tries) % int(t.root.players)))
		}
		if t.done++; t.done == t.tries {
			t.addTried()
		}
	}
	for ; iterations > 0 && !t.scales.Done(); iterations-- {
		t.weigh()
	}
	return t.done >= t.tries+t.budget && t.scales.Done()
}

// futile reports whether the seat should not choose a pair, for it could buy in more
// regions, or more where it goes first, or is sure to win where the last bottle is.
func (t *regions) futile(pair engine.Action) bool {
	d := Decode(pair)
	return futile(1<<d.Regions[0]|1<<d.Regions[1], t.open) || t.won && t.root.leavesEnd(d.Regions) || t.root.goesBehind(t.seat, d.Regions, &t.foreseen)
}

// try tries one of all pairs of the seat that are not futile; each time that the first
// one's turn comes, the others choose anew.
func (t *regions) try(pair int) {
	if pair == 0 {
		t.rivals = t.drawRivals(t.seat)
	}
	if t.futile(chooseActions[pair]) {
		t.tried[pair] = never
		return
	}
	t.playRound(t.rivals, t.seat, chooseActions[pair])
	t.tried[pair] += int32(t.value.chances[t.seat] - t.idled[t.seat])
}

// addTried adds, as far as there is room, the pairs that brought most.
func (t *regions) addTried() {
	c := &t.choosers[t.seat]
	for range mostPairs - guessedPairs {
		best := 0
		for i, brought := range t.tried {
			if brought > t.tried[best] {
				best = i
			}
		}
		if t.tried[best] == never {
			break
		}
		c.add(chooseActions[best])
		t.tried[best] = never
	}
	c.regrets.Reset(len(c.pairs))
}

// learn draws what the others choose, and lets a seat learn what each of its pairs
// brings then.
func (t *regions) learn(seat engine.Player) {
	key := t.drawRivals(seat)
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

// drawRivals draws what all seats but one choose, as in a memory's key.
func (t *regions) drawRivals(of engine.Player) (key uint32) {
	for p := range engine.Player(t.root.players) {
		if p != of {
			key |= uint32(t.draw(p)) << (pairBits * p)
		}
	}
	return key
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
	t.playRound(key, t.seat, t.pair(key, t.seat))
	for p := range m.chances {
		m.chances[p] = t.value.chances[p] - t.idled[p]
	}
	m.charge = t.idled[t.seat]
	for i := range m.terms {
		term := t.value.term(i, t.seat)
		m.terms[i].amount, m.terms[i].strength = int16(term.Amount), int16(term.Strength)
	}
	return m
}

// pair is the pair of a seat that a key says.
func (t *regions) pair(key uint32, p engine.Player) engine.Action {
	return t.choosers[p].pairs[key>>(pairBits*p)&(1<<pairBits-1)]
}

// playRound plays the round if one seat chooses a pair and the others what the key says,
// and values what it brings.
func (t *regions) playRound(key uint32, seat engine.Player, pair engine.Action) {
	t.world = t.root
	for p := range engine.Player(t.root.players) {
		if p == seat {
			t.world.Apply(p, pair, nil)
		} else {
			t.world.Apply(p, t.pair(key, p), nil)
		}
	}
	for t.world.buying() {
		t.step(&t.stream)
	}
	t.idled = t.idle()
	t.goOn(t.root.round+t.root.horizon(), &t.stream)
	t.world.valuate(&t.value)
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
