package vino

import (
	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// A model lends Vino to a search. Nothing is hidden from a seat while it decides,
// but how the others play; all decisions but the choice of regions are compared
// in it.
type model struct {
	seat    engine.Player
	root    State
	world   State
	manners [maxPlayers]*manner
	rounds  uint8 // that a playout goes on, counting the present one
}

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

// Sample implements [search.Model].
func (m *model) Sample(stream *rng.Stream) {}

// Playout implements [search.Model].
func (m *model) Playout(candidate engine.Action, stream *rng.Stream) int {
	m.world = m.root
	m.world.Apply(m.seat, candidate, nil)
	m.goOn(stream)
	return m.world.chance(m.seat)
}

// goOn plays to where the position is valued.
func (m *model) goOn(stream *rng.Stream) {
	w := &m.world
	until := max(1, m.root.round+m.rounds)
	for {
		p := w.actor
		switch p {
		case engine.Terminal:
			return
		case engine.Simultaneous:
			if w.round >= until {
				return
			}
			p = w.Acting().First()
		case engine.Chance:
			w.drawPairAtRandom(stream)
			continue
		}
		w.Apply(p, w.quick(p, m.manners[p], stream), nil)
	}
}

// drawPairAtRandom lets chance turn up a starting pair.
func (s *State) drawPairAtRandom(stream *rng.Stream) {
	n := stream.Intn(setSize(s.pile))
	rest := s.pile
	for ; n > 0; n-- {
		rest &= rest - 1
	}
	s.Apply(engine.Chance, Pair(firstOf(rest)), nil)
}

var _ search.Model = (*model)(nil)
