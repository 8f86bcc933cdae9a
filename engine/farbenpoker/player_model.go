package farbenpoker

import (
	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// A model is Farbenpoker as a searching player sees it. Nothing is hidden but
// what chance decides later, so there is one world: what the seat remembers.
// Only how patient the others are must be guessed.
type model struct {
	memory memory
	sets   int  // sets of dice that playouts go on for
	read   bool // whether the others' patience is read from their habits
	scope  scope

	seat  engine.Player
	now   board
	play  playout
	ends  offers // what the last playout ended with
	stage int    // at which they are valued
}

// Begin implements [search.Model].
func (m *model) Begin(info engine.InfoState, legal []engine.Action, stream *rng.Stream, dst []engine.Action) []engine.Action {
	in := info.(*Info)
	m.seat, m.now = in.seat, in.board
	forgotten := m.now.fade(m.seat, m.memory)
	dst = m.now.candidates(m.scope, legal, stream, dst)
	if forgotten != 0 {
		for i, a := range dst {
			if d := Decode(a); d.Kind == DecisionDraw && m.now.colours[d.Hole] == Unseen {
				dst[i] = Draw(pickHole(m.now.guess(&in.board, forgotten), stream))
			}
		}
	}
	return dst
}

// Sample implements [search.Model]: it draws who is patient.
func (m *model) Sample(stream *rng.Stream) {
	m.play.patient = engine.Only(m.seat)
	if !m.read {
		return
	}
	for p := range engine.Player(m.now.players) {
		if stream.Intn(search.One) < m.now.habits[p].patience() {
			m.play.patient = m.play.patient.With(p)
		}
	}
}

// Playout implements [search.Model].
func (m *model) Playout(candidate engine.Action, stream *rng.Stream) int {
	p := &m.play
	p.board = m.now
	p.rolls, p.sticks = rng.New(stream.Uint64()), rng.New(stream.Uint64())
	p.won = nobody
	p.Apply(m.seat, candidate, nil)
	for sets := m.sets; p.phase != PhaseOver; p.step() {
		if stage, ok := p.stage(); ok {
			if sets--; sets == 0 {
				m.ends, m.stage = p.offers(), stage
				return m.ends.chance(int(p.players), stage, m.seat)
			}
		}
	}
	m.ends, m.stage = p.offers(), 0
	if w := p.winners(); w.Has(m.seat) {
		return search.One / w.Len()
	}
	return 0
}

// How what a seat did speaks for its patience, in 1/256 nats: who is patient waits
// nine times of ten, who is not never does on purpose.
const (
	patientBefore = -512 // before anybody knows it
	waitSpeaks    = 640
	lookSpeaks    = -512
	mostSure      = 1024 // more is not believed
)

// patience is the chance, in parts of search.One, that a seat is patient.
func (h habit) patience() int {
	sure := patientBefore + waitSpeaks*int(h.waited) + lookSpeaks*int(h.looked)
	odds := [...]int{max(-mostSure, min(mostSure, sure)), 0}
	return search.Chance(odds[:], 0)
}
