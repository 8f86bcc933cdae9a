package vino

import (
	"math/bits"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// A model lends Vino to a search. Nothing is hidden from a seat that decides alone
// but how the others play; so a world is the board and a manner for each.
type model struct {
	seat    engine.Player
	root    State
	world   State // of the present playout
	value   valuation
	manners [maxPlayers]*manner
	gift    int32 // see senseless
	stops   bool  // the seat buys nothing more in the present region
}

var _ search.Explainer = (*model)(nil)

// Begin implements [search.Model].
func (m *model) Begin(info engine.InfoState, legal []engine.Action, stream *rng.Stream, dst []engine.Action) []engine.Action {
	m.look(info.(*Info))
	return m.candidates(legal, stream, dst)
}

// look takes in what the seat knows.
func (m *model) look(in *Info) {
	m.seat = in.seat
	m.root = State{board: in.board}
	for p := range m.manners {
		m.manners[p] = &plainManner
	}
}

// Sample implements [search.Model]: one rival in three is careful.
func (m *model) Sample(stream *rng.Stream) {
	for p := range m.manners {
		m.manners[p] = &plainManner
		if stream.Intn(3) == 0 && engine.Player(p) != m.seat {
			m.manners[p] = &carefulManner
		}
	}
}

// Playout implements [search.Model]. After a purchase the seat goes on in its manner,
// or stops: the better of both counts, for it will choose again.
func (m *model) Playout(candidate engine.Action, stream *rng.Stream) int {
	again := *stream
	chance := m.play(candidate, stream)
	if Decode(candidate).Kind != DecisionBuy || m.root.round == 0 {
		return chance
	}
	goingOn := m.value
	m.stops = true
	stopping := m.play(candidate, &again)
	m.stops = false
	if stopping > chance {
		return stopping
	}
	m.value = goingOn
	return chance
}

// play takes a candidate, plays on, and returns the seat's chance of winning.
func (m *model) play(candidate engine.Action, stream *rng.Stream) int {
	m.world = m.root
	m.world.Apply(m.seat, candidate, nil)
	m.goOn(m.root.round+m.root.horizon(), stream)
	m.world.valuate(&m.value)
	return int(m.value.chances[m.seat])
}

// Terms implements [search.Explainer].
func (m *model) Terms(dst []search.Term) []search.Term {
	for i := range valueTerms {
		dst = append(dst, m.value.term(i, m.seat))
	}
	return dst
}

// horizon is how many rounds ahead a decision is looked at: where the game stands at
// the beginning of that round.
func (b *board) horizon() uint8 {
	if b.players == minPlayers && b.phase != PhaseChoose {
		return 2 // it takes three longer to bring the game to its end
	}
	return 1
}

// goOn plays to the beginning of a round, or the end of the game.
func (m *model) goOn(until uint8, stream *rng.Stream) {
	for w := &m.world; w.phase != PhaseOver && (w.phase != PhaseChoose || w.round < until); {
		m.step(stream)
	}
}

// step plays one ply.
func (m *model) step(stream *rng.Stream) {
	w := &m.world
	if w.actor == engine.Chance {
		w.Apply(engine.Chance, w.anyPair(stream), nil)
		return
	}
	p := w.Acting().First()
	if m.stops && p == m.seat && m.stillHere() {
		w.Apply(p, Pass(), nil)
		return
	}
	w.Apply(p, w.quick(p, m.manners[p], stream), nil)
}

// stillHere reports whether the world is where the decision is about: somebody buys
// in that region, in that round.
func (m *model) stillHere() bool {
	w := &m.world
	return w.region == m.root.region && w.round == m.root.round && (w.phase == PhaseOwners || w.phase == PhaseNewcomers)
}

// anyPair draws one of the starting pairs that lie face down.
func (b *board) anyPair(stream *rng.Stream) engine.Action {
	rest := b.pile
	for n := stream.Intn(bits.OnesCount16(rest)); n > 0; n-- {
		rest &= rest - 1
	}
	return Pair(bits.TrailingZeros16(rest))
}

// Horizon is how many rounds ahead the strongest computer player looks at the present
// decision: to the beginning of that round.
func (in *Info) Horizon() int { return int(in.horizon()) }

// Gesture completes a decision of the seat with those that it owes right after it for
// the same gift or sale, vineyards to take or to give back, or steps to raise: as the
// strongest computer player takes them for granted when it compares.
func (in *Info) Gesture(a engine.Action) []engine.Action {
	list := []engine.Action{a}
	switch in.phase {
	case PhaseGift, PhaseGive, PhaseRaise:
	default:
		return list
	}
	s := State{board: in.board}
	for range in.left - 1 {
		s.Apply(in.seat, a, nil)
		a = s.quick(in.seat, &plainManner, nil)
		list = append(list, a)
	}
	return list
}
