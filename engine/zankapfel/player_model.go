package zankapfel

import (
	"treille/engine"
	"treille/engine/rng"
)

// A model lends the game to a search: it plays candidates on by styles to the
// end of a round, and values what comes of it.
type model struct {
	// infers: the others' styles follow from their hands, and what they laid from their styles, and
	// the weights are not medium's.
	infers bool
	// further is how many rounds a playout goes on beyond the present one.
	further int

	info   Info
	world  State
	play   State // here, so that it does not allocate
	styles [engine.MaxPlayers]*style
	ends   [engine.MaxPlayers]measure // what the last playout has come to
}

// Begin implements [search.Model].
func (m *model) Begin(info engine.InfoState, legal []engine.Action, stream *rng.Stream, dst []engine.Action) []engine.Action {
	m.info = *info.(*Info)
	if m.info.phase == PhaseDiscord {
		// All lay at the same time: who has done so already makes no difference.
		m.info.owes |= m.info.committed
		m.info.committed = 0
	}
	return m.info.candidates(legal, stream, m.infers, dst)
}

// Sample implements [search.Model].
func (m *model) Sample(stream *rng.Stream) {
	for p := range m.styles {
		m.styles[p] = &sound
		if engine.Player(p) != m.info.seat {
			m.styles[p] = m.styleOf(engine.Player(p), stream)
		}
	}
	m.info.Determinize(stream, &m.world)
	if m.infers {
		for q := range engine.Player(m.info.players) {
			if q != m.info.seat && m.info.laidDown.Has(q) {
				m.layAnew(q, stream)
			}
		}
	}
}

// styleOf draws a style that another seat may have. Whether it would rather buy
// or lay shows in how many cards it holds, after a few rounds: three out of four
// times it is taken for what it looks like.
func (m *model) styleOf(q engine.Player, stream *rng.Stream) *style {
	if b := &m.info.board; m.infers && b.chips.Len() < Rounds(int(b.players))-1 && stream.Intn(4) > 0 {
		cards := int(b.handSize[q]) + int(engine.Bit(b.laidDown.Has(q)))
		switch {
		case cards <= 2:
			return &mirror
		case cards == 4:
			return &sound
		case cards > 4:
			return &eager
		}
	}
	return rivals[stream.Intn(len(rivals))]
}

// layAnew lets another seat lay the card that a player of its style would have
// laid of what it holds in the sampled world.
func (m *model) layAnew(q engine.Player, stream *rng.Stream) {
	s := &m.world
	hand := s.hands[q] + s.laid[q].unit()
	before := s.board
	// When it laid, those after it had not.
	s.turn = q
	s.left = 0
	for p := q; ; p = s.next(p) {
		if p != q && s.laidDown.Has(p) {
			s.handSize[p]++
		}
		s.laidDown = s.laidDown.Without(p)
		s.left++
		if s.next(p) == s.first {
			break
		}
	}
	card := m.styles[q].lays(&s.board, q, hand, stream)
	s.board = before
	s.hands[q] = hand - card.unit()
	s.laid[q] = card
}

// Playout implements [search.Model].
func (m *model) Playout(candidate engine.Action, stream *rng.Stream) int {
	m.play = m.world
	m.play.Apply(m.info.seat, candidate, nil)
	further := m.further
	if m.infers && m.info.players == 5 {
		further = 2
	}
	playOn(&m.play, &m.styles, further, stream)
	m.play.measureAll(&m.ends)
	return m.play.chance(m.weights(), &m.ends, m.info.seat)
}

// weights are those that value the position that a playout has come to.
func (m *model) weights() []int32 {
	players, stage := int(m.play.players), m.play.stage()
	if w := mediumWeights.Weights(players, stage); w != nil && !m.infers {
		return w
	}
	return weights.Weights(players, stage)
}
