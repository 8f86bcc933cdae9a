package zankapfel

import (
	"cmp"
	"math/bits"
	"slices"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// A thinker is a computer player that compares candidates by playouts, and
// plays quarrels of two by a mixed strategy, but for what seems senseless.
type thinker struct{ search.Player }

// Choose implements [engine.Policy].
func (t thinker) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	return engine.Decide(t.NewThought(), info, legal, stream)
}

// NewThought implements [engine.Thinker].
func (t thinker) NewThought() engine.Thought {
	m := t.Model()
	t.Model = func() search.Model { return m }
	return &thought{model: m.(*model), search: t.Player.NewThought()}
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

// A thought thinks by playouts or, in a quarrel of two, by regret matching: then
// an iteration is one round of that.
type thought struct {
	model  *model
	search engine.Thought
	duel   duel

	duelling bool
	in       Info
	stream   rng.Stream
	other    engine.Action // that is weighed
}

// Begin implements [engine.Thought].
func (t *thought) Begin(info engine.InfoState, legal []engine.Action, stream rng.Stream) {
	in := info.(*Info)
	t.duelling = in.members.Len() == 2
	t.stream = stream
	if !t.duelling {
		t.search.Begin(info, legal, stream)
		return
	}
	t.in = *in
	t.duel.begin(&in.board, false)
}

// Step implements [engine.Thought].
func (t *thought) Step(iterations int) (done bool) {
	if !t.duelling {
		return t.search.Step(iterations)
	}
	for ; iterations > 0 && !t.duel.done(); iterations-- {
		t.duel.think(&t.in.board)
	}
	return t.duel.done()
}

// Best implements [engine.Thought].
func (t *thought) Best() engine.Action {
	if !t.duelling {
		return t.search.Best()
	}
	side, stream := t.duel.of(t.in.seat), t.stream
	if t.in.phase == PhaseDiscord {
		return t.in.higher(side.discord(&stream))
	}
	rival := t.in.members.Without(t.in.seat).First()
	return t.in.fewer(side.buys(int(t.in.ownDiscord), int(t.in.dice[rival]), &stream))
}

// higher lays a discord card, or the next higher one as long as that seems senseless.
func (in *Info) higher(value int) engine.Action {
	for left := in.DiscordLeft(in.seat) >> value << value; left != 0; left &= left - 1 {
		if a := Discord(bits.TrailingZeros16(left)); !in.senseless(a, true) {
			return a
		}
	}
	return Discord(value)
}

// fewer buys dice, or fewer as long as that seems senseless; more, where none does.
func (in *Info) fewer(dice int) engine.Action {
	for n := dice; n > 0; n-- {
		if a := Dice(n); !in.senseless(a, true) {
			return a
		}
	}
	if in.senseless(Wait(), true) {
		for n := 1; n <= MostDice; n++ {
			if a := Dice(n); !in.senseless(a, true) {
				return a
			}
		}
	}
	return Wait()
}

// Results implements [search.Adviser]. The choice is compared anew with the best
// of the others, or where there is none played alone; one is what most would expect instead.
// In a quarrel of two every decision that seems not senseless is told by what it is worth if both
// sides play on as they have learnt; its playouts are the rounds of learning.
func (t *thought) Results() []search.Result {
	if t.duelling {
		found := t.results()
		if told := t.sensible(found); len(told) > 1 {
			return told
		}
		return found[:2]
	}
	found := t.search.(search.Adviser).Results()
	slices.SortStableFunc(found[1:], func(a, b search.Result) int { return -cmp.Compare(a.Mean, b.Mean) })
	var list []engine.Action
	for _, r := range found {
		list = append(list, r.Action)
	}
	other, ok := t.model.info.Expected(list[0], append(list, t.model.info.LegalActions(nil)...))
	if list = list[:min(len(list), toldOf)]; ok && !slices.Contains(list, other) {
		list = append(list[:min(len(list), toldOf-1)], other)
	}
	if len(list) == 1 {
		list = t.model.info.beside(list)
	}
	stream := t.stream
	return search.Compare(t.model, list, told/len(list), rng.New(stream.Uint64(), 1))
}

// sensible are the choice and of all others those that seem not senseless.
func (t *thought) sensible(found []search.Result) []search.Result {
	told := found[:1:1]
	for _, r := range found[1:] {
		if !t.in.senseless(r.Action, true) {
			told = append(told, r)
		}
	}
	return told
}

// beside adds to the only decision that was compared the one that promises most of the others, where
// all are of its kind.
func (in *Info) beside(list []engine.Action) []engine.Action {
	other, most := engine.Action(0), -1
	for _, a := range in.LegalActions(nil) {
		d := Decode(a)
		if d.Kind != Decode(list[0]).Kind {
			return list
		}
		if n := in.Promise(d); a != list[0] && n > most {
			other, most = a, n
		}
	}
	if most < 0 {
		return list
	}
	return append(list, other)
}

// Weigh implements [search.Weigher].
func (t *thought) Weigh(other engine.Action) {
	t.other = other
	if !t.duelling {
		t.search.(search.Weigher).Weigh(other)
	}
}

// Weighed implements [search.Weigher]. In a quarrel of two nothing is played out: the
// decision is compared with the one that is worth most and seems not senseless, which need not be the one that
// was drawn.
func (t *thought) Weighed() search.Weighing {
	if !t.duelling {
		return t.search.(search.Weigher).Weighed()
	}
	found := t.results()
	best := slices.MaxFunc(t.sensible(found), func(a, b search.Result) int { return cmp.Compare(a.Mean, b.Mean) })
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
	if !t.duelling {
		t.search.Drop()
	}
}
