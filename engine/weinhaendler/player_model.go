package weinhaendler

import (
	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// A model is what the searching players look ahead with: a playout goes on to
// the end of the round by quick bids and placings, and values what it finds
// there.
type model struct {
	traits
	info      Info
	rash      [maxPlayers]int // chance in parts of search.One that a seat bids so
	world     State           // as sampled
	game      State           // the one being played on
	playout   playout
	lists     candidates
	others    []placing
	terms     []int32 // of all seats, as the last playout ended
	strengths []int
}

// Traits are in what searching players differ.
type traits struct {
	reads bool   // tells from their bids how the others bid, and does not quite trust that
	plans bool   // looks for the best way to lay the last cards, and expects it
	musts bool   // plans what it must lay before, too
	lays  *style // by which it lays the others
	tries bool   // compares what could be laid, as it compares bids
	whole bool   // compares passing and drawing also where a computer player shall not, for advice
}

// Begin implements [search.Model].
func (m *model) Begin(info engine.InfoState, _ []engine.Action, _ *rng.Stream, dst []engine.Action) []engine.Action {
	m.info = *info.(*Info)
	m.playout.begin(m.plans)
	for p := range m.info.players {
		m.rash[p] = search.One / 2
		if m.reads {
			m.rash[p] = m.info.habits[p].rashness()
		}
	}
	if m.info.phase == PhaseBidding {
		return m.lists.append(dst, &m.info, m.whole)
	}
	m.playout.beam = wideBeam // in the last round playouts only show what else could be laid
	dst = append(dst, m.place())
	if m.tries && !m.info.last {
		dst = m.Others(dst)
	}
	return dst
}

// place returns the one placing that is worth considering.
func (m *model) place() engine.Action {
	a, pl := m.plain(), &m.playout.planner
	d := Decode(a)
	if !m.info.loses(pl, d) {
		return a
	}
	cellar, number := m.info.open(m.info.turn)
	places, _ := cellar.places()
	if kept := m.info.keeping(pl, places, d.Card); kept != 0 {
		place, _ := m.bestPlace(&cellar, kept, d.Card)
		return Lay(d.Card, cellar.placeOf(place, number))
	}
	return pl.choose(&m.info.board, m.info.hand, wideBeam)
}

// plain returns the placing by the plan, or by the style.
func (m *model) plain() engine.Action {
	if m.plans && m.info.last {
		return m.playout.planner.choose(&m.info.board, m.info.hand, wideBeam)
	}
	if m.musts {
		return m.playout.planner.lay(&m.info.board, m.info.hand, m.lays)
	}
	return layQuickly(&m.info.board, m.info.hand, m.lays)
}

// Sample implements [search.Model].
func (m *model) Sample(stream *rng.Stream) {
	m.info.Determinize(stream, &m.world)
	m.playout.shuffle(&m.world, stream)
	for p := range m.info.players {
		m.playout.styles[p] = &m.info.sensible()[0]
		if engine.Player(p) != m.info.seat {
			m.playout.styles[p] = m.style(m.rash[p], stream)
		}
	}
}

// style draws how another seat bids, who is rash with a chance in parts of
// search.One. Who relies on one way finds bids that only the next bid spoils.
func (m *model) style(rash int, stream *rng.Stream) *style {
	ways, way := m.info.sensible(), 0
	if m.reads {
		way = stream.Intn(len(ways))
	}
	if stream.Intn(search.One) < rash {
		return &rashStyle
	}
	return &ways[way]
}

// Playout implements [search.Model].
func (m *model) Playout(candidate engine.Action, _ *rng.Stream) int {
	s := &m.game
	*s = m.world
	m.playout.next = 0
	round := s.round // the candidate itself may end it
	s.Apply(m.info.seat, candidate, nil)
	for s.phase != PhaseOver && s.round == round {
		m.playout.step(s)
	}
	return m.chance(s)
}

// chance is the seat's chance of winning at the beginning of a round or the end
// of the game.
func (m *model) chance(s *State) int {
	m.terms = m.terms[:0]
	if s.phase == PhaseOver {
		won := s.winners()
		if !won.Has(m.info.seat) {
			return 0
		}
		return search.One / won.Len()
	}
	weights := m.weights()
	m.strengths = m.strengths[:0]
	for p := range engine.Player(s.players) {
		from := len(m.terms)
		m.terms = valuer{}.Measure(m.terms, s, p)
		m.strengths = append(m.strengths, search.Strength(weights, m.terms[from:]))
	}
	return search.Chance(m.strengths, m.info.seat)
}

// weights are those by which the end of a playout is valued.
func (m *model) weights() []int32 { return values.Weights(int(m.game.players), m.game.stage()) }
