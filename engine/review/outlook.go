package review

import (
	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// An Outlook finds the chances of all seats to win at a moment of a game, by what lies
// open then: in each of many worlds the game is played on by quick decisions to the next
// position that can be valued.
type Outlook struct {
	seed     uint64
	valuer   search.Valuer
	policy   engine.Policy
	world    engine.State
	seats    []engine.InfoState
	legal    []engine.Action
	outcomes []engine.Outcome

	info    engine.InfoState // at the moment
	stream  rng.Stream
	even    bool  // whether chances are told as they come true where people forget
	chances []int // the sum of all worlds'
	worlds  int   // that have been looked at
}

// worlds is in how many of them a moment is looked at.
const worlds = 96

// NewOutlook returns the outlook on a game, nil for one whose positions are not valued.
// It fails for a wrong setup.
func NewOutlook(game engine.Game, setup engine.Setup) (*Outlook, error) {
	valued, ok := game.(search.Valued)
	if !ok {
		return nil, nil
	}
	o := &Outlook{seed: setup.Seed, valuer: valued.Valuer(), policy: game.Policy(engine.Greedy), chances: make([]int, setup.Players)}
	_, o.even = game.(search.PerfectMemory)
	var err error
	if o.world, err = game.NewState(setup); err != nil {
		return nil, err
	}
	for p := range engine.Player(setup.Players) {
		seat, err := game.NewInfo(setup, p)
		if err != nil {
			return nil, err
		}
		o.seats = append(o.seats, seat)
	}
	return o, nil
}

// Begin begins with a moment: after so many decisions of all seats, with what a
// spectator knows then. The information is only lent until the next Begin.
func (o *Outlook) Begin(step int, info engine.InfoState) {
	o.info, o.stream, o.worlds = info, rng.New(o.seed, streams, uint64(step)), 0
	clear(o.chances)
}

// BeginAt begins with a point of a review.
func (o *Outlook) BeginAt(p Point) { o.Begin(p.Step, p.info) }

// streams keeps the streams of moments apart from those of chance and of players.
const streams = 0xA7A

// valued reports whether positions are valued where everybody knows so much.
func (o *Outlook) valued(in engine.InfoState) bool {
	stream := rng.New(0)
	in.Determinize(&stream, o.world)
	_, ok := o.valuer.Stage(o.world)
	return ok
}

// Step looks at one more world, and reports whether it was the last.
func (o *Outlook) Step() (done bool) {
	if o.worlds == worlds {
		return true
	}
	o.info.Determinize(&o.stream, o.world)
	for !search.Chances(o.chances, o.valuer, o.world) {
		if o.world.CurrentPlayer() == engine.Terminal {
			o.end()
			break
		}
		o.play()
	}
	o.worlds++
	return o.worlds == worlds
}

// play plays the world on by a decision or an outcome of chance.
func (o *Outlook) play() {
	if o.world.CurrentPlayer() == engine.Chance {
		o.world.Apply(engine.Chance, o.outcome(), nil)
		return
	}
	p := o.world.Acting().First()
	o.seats[p].Project(o.world)
	o.legal = o.world.LegalActions(p, o.legal[:0])
	o.world.Apply(p, o.policy.Choose(o.seats[p], o.legal, &o.stream), nil)
}

// outcome is one of chance, as often as its weight says.
func (o *Outlook) outcome() engine.Action {
	o.outcomes = o.world.ChanceOutcomes(o.outcomes[:0])
	all := 0
	for _, c := range o.outcomes {
		all += int(c.Weight)
	}
	n := o.stream.Intn(all)
	for _, c := range o.outcomes {
		if n -= int(c.Weight); n < 0 {
			return c.Action
		}
	}
	panic("review: chance without an outcome")
}

// end adds the chances of a game that is over.
func (o *Outlook) end() {
	won := o.world.Winners()
	for p := range o.chances {
		if won.Has(engine.Player(p)) {
			o.chances[p] += search.One / won.Len()
		}
	}
}

// Chances are those of each seat in parts of [search.One], by the worlds that have been
// looked at.
func (o *Outlook) Chances() []int {
	list := make([]int, len(o.chances))
	for p, sum := range o.chances {
		list[p] = sum / max(1, o.worlds)
	}
	if o.even {
		return search.Even(list)
	}
	return list
}
