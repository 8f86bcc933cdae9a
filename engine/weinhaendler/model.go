package weinhaendler

import (
	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// A model is what the searching players of the game look ahead with.
type model struct {
	rounds      int // that a playout goes on for, the present one too
	info        Info
	world       State
	play        State
	playout     playout
	lists       candidates
	terms       []int32
	strengths   []int
	greedy      int
	low, jitter int
	rash        [maxPlayers]int
}

func newModel(rounds int) *model { return &model{rounds: rounds, greedy: 0, low: -400, lists: candidates{mode: 1}} }

// Begin implements [search.Model].
func (m *model) Begin(info engine.InfoState, legal []engine.Action, stream *rng.Stream, dst []engine.Action) []engine.Action {
	m.info = *info.(*Info)
	m.playout.round = 0
	for p := range m.info.players {
		m.rash[p] = m.info.habits[p].rashness(m.greedy, m.low)
	}
	if m.info.phase == PhaseBidding {
		return m.lists.bids(&m.info, dst)
	}
	return m.lists.lays(&m.info, dst)
}

// Sample implements [search.Model].
func (m *model) Sample(stream *rng.Stream) {
	m.info.Determinize(stream, &m.world)
	m.playout.shuffle(&m.world, stream)
	for p := range m.info.players {
		st := &m.playout.styles[p]
		*st = sensibleStyle
		if engine.Player(p) != m.info.seat && stream.Intn(1024) < m.rash[p] {
			*st = greedyStyle
		} else if m.jitter > 0 && engine.Player(p) != m.info.seat {
			st.threshold += int32(stream.Intn(2*m.jitter+1) - m.jitter)
			st.risk += int32(stream.Intn(m.jitter+1) - m.jitter/2)
			st.seconds += int32(stream.Intn(m.jitter+1) - m.jitter/2)
			st.ready += int32(stream.Intn(5) - 2)
		}
	}
	m.playout.value(&m.world)
}

// Playout implements [search.Model].
func (m *model) Playout(candidate engine.Action, stream *rng.Stream) int {
	s := &m.play
	*s = m.world
	m.playout.next = 0
	if m.playout.round != s.round {
		m.playout.value(s)
	}
	s.Apply(m.info.seat, candidate, nil)
	end := s.round + uint16(m.rounds)
	for s.phase != PhaseOver && s.round < end {
		m.playout.step(s)
	}
	return m.chance(s)
}

// chance is the seat's chance of winning at the beginning of a round or the end
// of the game.
func (m *model) chance(s *State) int {
	if s.phase == PhaseOver {
		won := s.winners()
		if !won.Has(m.info.seat) {
			return 0
		}
		return search.One / won.Len()
	}
	weights := values.Weights(int(s.players), s.stage())
	m.strengths = m.strengths[:0]
	for p := range engine.Player(s.players) {
		m.terms = valuer{}.Measure(m.terms[:0], s, p)
		m.strengths = append(m.strengths, search.Strength(weights, m.terms))
	}
	return search.Chance(m.strengths, m.info.seat)
}
