package zankapfel

import (
	"cmp"
	"math"
	"slices"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// A thinker is a computer player that compares candidates by playouts, and
// plays quarrels by a mixed strategy.
type thinker struct {
	search.Player
	rounds int // of regret matching a quarrel
}

// Choose implements [engine.Policy].
func (t thinker) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	return engine.Decide(t.NewThought(), info, legal, stream)
}

// NewThought implements [engine.Thinker].
func (t thinker) NewThought() engine.Thought {
	m := t.Model()
	t.Model = func() search.Model { return m }
	return &thought{model: m.(*model), search: t.Player.NewThought(), most: int64(t.rounds)}
}

// WithBudget implements [engine.Budgeted].
func (t thinker) WithBudget(playouts int) engine.Policy {
	t.Budget = playouts
	return t
}

// WithCharacter implements [engine.Mannered].
func (t thinker) WithCharacter(c engine.Character) engine.Policy {
	t.Character = c
	return t
}

// A thought thinks by playouts or, in a quarrel, by regret matching: then
// an iteration is one round of that.
type thought struct {
	model  *model
	search engine.Thought
	duel   duel
	melee  melee
	most   int64 // rounds of regret matching

	members int // of the quarrel that is going on
	in      Info
	stream  rng.Stream
	other   engine.Action // that is weighed
}

// Begin implements [engine.Thought].
func (t *thought) Begin(info engine.InfoState, legal []engine.Action, stream rng.Stream) {
	in := info.(*Info)
	t.members = in.members.Len()
	t.stream = stream
	t.in = *in
	switch t.members {
	case 0:
		t.search.Begin(info, legal, stream)
	case 2:
		t.duel.begin(&in.board, false)
	default:
		t.melee.begin(&in.board)
	}
}

// Step implements [engine.Thought].
func (t *thought) Step(iterations int) (done bool) {
	switch t.members {
	case 0:
		return t.search.Step(iterations)
	case 2:
		for ; iterations > 0 && t.duel.round < t.most; iterations-- {
			t.duel.think(&t.in.board, t.most)
		}
		return t.duel.round >= t.most
	}
	for ; iterations > 0 && t.melee.round < t.most; iterations-- {
		t.melee.learn()
	}
	return t.melee.round >= t.most
}

// Best implements [engine.Thought].
func (t *thought) Best() engine.Action {
	side, stream := t.duel.of(t.in.seat), t.stream
	switch t.members {
	case 0:
		return t.search.Best()
	case 2:
	default:
		side = t.melee.of(t.in.seat)
	}
	if t.in.phase == PhaseDiscord {
		return Discord(side.discord(&stream))
	}
	if n := side.buys(int(t.in.ownDiscord), t.in.topDice(), &stream); n > 0 {
		return Dice(n)
	}
	return Wait()
}

// Results implements [search.Adviser]. The choice is compared anew with the best
// of the others, or where there is none played alone. In a quarrel of two every decision is told by what it is worth
// if both sides play on as they have learnt; its playouts are the rounds of
// learning. In one of more, a mixed strategy may choose what playouts do not hold for
// the best: what they like better is no alternative to it and is left out.
func (t *thought) Results() []search.Result {
	if t.members == 2 {
		return t.results()
	}
	if t.members > 2 {
		t.playOut()
	}
	found := t.search.(search.Adviser).Results()
	t.sort(found)
	var list []engine.Action
	for _, r := range found[:min(len(found), toldOf)] {
		list = append(list, r.Action)
	}
	stream := t.stream
	results := search.Compare(t.model, list, told/len(list), rng.New(stream.Uint64(), 1))
	if t.members > 2 {
		results = slices.DeleteFunc(results, func(r search.Result) bool { return r.Mean > results[0].Mean })
	}
	return results
}

// playOut lets the search look at a quarrel of more than two, which was learnt without.
func (t *thought) playOut() {
	t.search.Begin(&t.in, t.in.LegalActions(nil), t.stream)
	t.search.Step(math.MaxInt)
}

// sort puts the choice first and the others from the best to the worst.
func (t *thought) sort(list []search.Result) {
	choice := t.Best()
	slices.SortStableFunc(list, func(a, b search.Result) int {
		return cmp.Or(-cmp.Compare(engine.Bit(a.Action == choice), engine.Bit(b.Action == choice)), -cmp.Compare(a.Mean, b.Mean))
	})
}

// Weigh implements [search.Weigher]. In a quarrel of more than two, playouts judge.
func (t *thought) Weigh(other engine.Action) {
	t.other = other
	switch {
	case t.members == 2:
		return
	case t.members > 2:
		t.playOut()
	}
	t.search.(search.Weigher).Weigh(other)
}

// Weighed implements [search.Weigher]. In a quarrel of two nothing is played out: the
// decision is compared with the one that is worth most, which need not be the one that
// was drawn.
func (t *thought) Weighed() search.Weighing {
	if t.members != 2 {
		return t.search.(search.Weigher).Weighed()
	}
	found := t.results()
	best := slices.MaxFunc(found, func(a, b search.Result) int { return cmp.Compare(a.Mean, b.Mean) })
	i := slices.IndexFunc(found, func(r search.Result) bool { return r.Action == t.other })
	return search.Weighing{Choice: best, Other: found[i], Loss: best.Mean - found[i].Mean, Error: duelError}
}

// duelError is about how far what is learnt of a quarrel is off, in parts of
// search.One.
const duelError = search.One / 200

// How much is told: so many decisions, with so many playouts for all together.
const (
	toldOf = 3
	told   = 1200
)

// Drop implements [engine.Thought].
func (t *thought) Drop() {
	if t.members == 0 {
		t.search.Drop()
	}
}
