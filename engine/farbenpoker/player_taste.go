package farbenpoker

import (
	"treille/engine"
	"treille/engine/rng"
)

// Liking implements [search.Tasteful]: characters tell draws by what is
// remembered of them. What is known to hit is worth the same to all, and where it is
// known, or in a comeback, nobody plays by taste.
func (m *model) Liking(c engine.Character, candidate engine.Action) int {
	d := Decode(candidate)
	if m.now.comeback != nobody || m.knowsHit() {
		return 0
	}
	if d.Kind == DecisionReroll {
		return [...]int{engine.Watchful: 0, engine.Patient: 60, engine.Steady: -40, engine.Thrifty: 40, engine.Quick: -100, engine.Bold: 60}[c]
	}
	if d.Kind != DecisionDraw {
		return 0
	}
	switch colour := m.now.colours[d.Hole]; {
	case colour == Unseen:
		return [...]int{engine.Watchful: 0, engine.Patient: -60, engine.Steady: 40, engine.Thrifty: -60, engine.Quick: 60, engine.Bold: 100}[c]
	case m.now.misses(colour): // costs a little, and leaves the others without a look
		return [...]int{engine.Watchful: 100, engine.Patient: 80, engine.Steady: -40, engine.Thrifty: -80, engine.Quick: -60, engine.Bold: -60}[c]
	}
	return 0
}

// knowsHit reports whether the mover remembers a stick that hits.
func (m *model) knowsHit() bool {
	for rest := m.now.standing; rest != 0; rest &= rest - 1 {
		if c := m.now.colours[rest.First()]; c != Unseen && !m.now.misses(c) {
			return true
		}
	}
	return false
}

// A bent is what a player who compares nothing does otherwise than the greedy one.
type bent struct {
	again int   // rolling the third die again seems to promise so much more, in parts of a chip
	waits bool  // where a look would serve the next player, it waits
	reach reach // which of several holes alike it draws from and puts into
}

// A reach is where a hand goes that may go to several holes.
type reach uint8

const (
	anywhere reach = iota
	near           // to the first
	middle         // to the middle one
	far            // to the last
)

// bents are those of the characters.
var bents = [...]bent{
	engine.Plain:    {},
	engine.Watchful: {waits: true},
	engine.Patient:  {again: -chipParts / 2, waits: true},
	engine.Steady:   {again: -chipParts / 4, reach: middle},
	engine.Thrifty:  {again: -chipParts * 6 / 10, reach: near},
	engine.Quick:    {again: chipParts / 2},
	engine.Bold:     {again: chipParts, reach: far},
}

// choose is what greedy chooses, but for the bent.
func (t bent) choose(b *board, stream *rng.Stream) engine.Action {
	switch b.phase {
	case PhaseDraw:
		return t.draw(b, stream)
	case PhasePutSet:
		return Put(t.reach.pick(b.crowdedHoles(), stream))
	}
	return Put(t.reach.pick(b.side.holes()&^b.standing, stream))
}

func (t bent) draw(b *board, stream *rng.Stream) engine.Action {
	l := b.lookout()
	if t.waits && b.waits() && l.wrong() != NoHole {
		return Draw(l.wrong())
	}
	if b.mayReroll() && l.more(b)+dieFaces*t.again > 0 {
		return Reroll()
	}
	return Draw(t.reach.pick(b.bestDraws(), stream))
}

// pick picks one of some holes; where any will do, the stream does.
func (r reach) pick(set HoleSet, stream *rng.Stream) Hole {
	switch r {
	case near:
		return set.at(0)
	case middle:
		return set.at(set.Len() / 2)
	case far:
		return set.at(set.Len() - 1)
	}
	return pickHole(set, stream)
}
