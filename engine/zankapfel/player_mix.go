package zankapfel

import (
	"treille/engine/rng"
	"treille/engine/search"
)

// A mix is a mixed strategy at one point of a duel, and how it is learnt.
type mix struct {
	n      int
	regret [mostCards]int64
	now    [mostCards]int64 // the present strategy with slips of the hand, in parts of whole
	total  [mostCards]int64 // sum of the strategies so far, weighted by round and by how often they came to bear
}

const (
	wholeBits = 20
	whole     = 1 << wholeBits
	// slips is how often a choice is made at random while both learn, so that
	// they also learn to answer what nobody should do.
	slips = whole / 512
)

// part is a part of a part.
func part(a, b int64) int64 { return a * b >> wholeBits }

// begin forgets everything and holds n choices, all alike.
func (m *mix) begin(n int) {
	*m = mix{n: n}
	m.match()
}

// learn takes in what each choice would bring, and returns what the present
// strategy brings. Reach is how often the own strategy comes here.
func (m *mix) learn(worth []int64, round, reach int64) int64 {
	expected := m.expect(worth)
	for i, w := range worth {
		m.total[i] += part(reach, m.now[i]-slips/int64(m.n)) * round
		m.regret[i] = max(0, m.regret[i]+w-expected)
	}
	m.match()
	return expected
}

// expect is what the present strategy brings.
func (m *mix) expect(worth []int64) int64 {
	expected := int64(0)
	for i, w := range worth {
		expected += m.now[i] * w >> wholeBits
	}
	return expected
}

// settle makes the average strategy the present one.
func (m *mix) settle() {
	var parts [mostCards]int64
	m.parts(parts[:])
	m.now = parts
}

// match makes the strategy that the regrets ask for.
func (m *mix) match() {
	sum := int64(0)
	for _, r := range m.regret[:m.n] {
		sum += r
	}
	for i, r := range m.regret[:m.n] {
		if sum == 0 {
			m.now[i] = whole / int64(m.n)
		} else {
			m.now[i] = r*(whole-slips)/sum + slips/int64(m.n)
		}
	}
}

// average is the strategy to play, as weights: how it was played, or if it never
// came to bear, how it would be now.
func (m *mix) average() []int64 {
	for _, t := range m.total[:m.n] {
		if t > 0 {
			return m.total[:m.n]
		}
	}
	return m.now[:m.n]
}

// parts fills dst with the average strategy, in parts of whole.
func (m *mix) parts(dst []int64) {
	list, sum := m.average(), int64(0)
	for _, w := range list {
		sum += w
	}
	for i, w := range list {
		dst[i] = w * whole / sum
	}
}

// draw draws a choice from the average strategy.
func (m *mix) draw(stream *rng.Stream) int { return search.Draw(m.average(), stream) }
