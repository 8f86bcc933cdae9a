package vino

import (
	"math"
	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// mostPairs is how many choices of regions are looked at for each seat.
const mostPairs = 10

// regions is the thought about the secret choice of two regions (V20).
type regions struct {
	model
	budget int
	likeGreedy int
	pairs  [maxPlayers][mostPairs]engine.Action
	counts [maxPlayers]int
	learn  [maxPlayers]search.Regrets
	greedy [maxPlayers][16]engine.Action
	stream rng.Stream
	done   int
	values [mostPairs]int
	chance, turn rng.Stream
}

func (t *regions) Begin(info engine.InfoState, legal []engine.Action, stream rng.Stream) {
	in := info.(*Info)
	t.seat, t.stream, t.done = in.seat, stream, 0
	t.root = State{board: in.board}
	t.root.committed = 0
	for p := range t.manners {
		t.manners[p] = &plainManner
	}
	for p := range engine.Player(t.root.players) {
		t.begin(p)
	}
}

func (t *regions) begin(p engine.Player) {
	b := &t.root.board
	one := Info{board: *b, seat: p}
	n := 0
	for i := range t.greedy[p] {
		t.greedy[p][i] = one.chooseRegions(chooseActions[:], &t.stream)
	}
	list := t.pairs[p][:0]
	plain := plainManner
	plain.whim = 0
	list = t.addUnlessThere(list, b.quickRegions(p, &plain, &t.stream))
	for i := 0; i < 3; i++ { list = t.addUnlessThere(list, t.greedy[p][i]) }
	plain.whim = 300
	for i := 0; i < 40 && len(list) < mostPairs; i++ {
		plain.senior = int32(i%4)*5
		list = t.addUnlessThere(list, b.quickRegions(p, &plain, &t.stream))
	}
	n = len(list)
	t.counts[p] = n
	t.learn[p].Reset(n)
}

func (t *regions) Step(iterations int) bool {
	for ; t.done < t.budget && iterations > 0; iterations-- {
		t.iterate(engine.Player(t.done % int(t.root.players)))
		t.done++
	}
	return t.done >= t.budget
}

func (t *regions) iterate(learner engine.Player) {
	var drawn [maxPlayers]engine.Action
	for p := range engine.Player(t.root.players) {
		if t.stream.Intn(100) < t.likeGreedy && p != t.seat {
			drawn[p] = t.greedy[p][t.stream.Intn(16)]
		} else {
			drawn[p] = t.pairs[p][t.learn[p].Now(&t.stream)]
		}
	}
	t.chance = rng.New(t.stream.Uint64())
	values := t.values[:t.counts[learner]]
	for i := range values {
		drawn[learner] = t.pairs[learner][i]
		t.turn = t.chance
		t.world = t.root
		for p := range engine.Player(t.root.players) {
			t.world.Apply(p, drawn[p], nil)
		}
		t.goOn(&t.turn)
		values[i] = t.world.chance(learner)
	}
	t.learn[learner].Learn(values)
}

func (t *regions) Best() engine.Action {
	s := t.stream
	return t.pairs[t.seat][t.learn[t.seat].Choose(&s)]
}
func (t *regions) Drop() {}

// thinker
type player struct {
	budget, guard, likeGreedy int
	rounds uint8
	pairRounds uint8
}
type thought struct {
	flat engine.Thought
	regions regions
	choosing bool
}
func (p player) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	return engine.Decide(p.NewThought(), info, legal, stream)
}
func (p player) NewThought() engine.Thought {
	t := &thought{}
	t.flat = search.Player{Model: func() search.Model { return &model{rounds: p.rounds} }, Budget: p.budget, Guard: p.guard}.NewThought()
	t.regions.rounds, t.regions.budget, t.regions.likeGreedy = p.pairRounds, p.budget, p.likeGreedy
	return t
}
func (p player) WithBudget(n int) engine.Policy { p.budget = n; return p }
func (t *thought) now() engine.Thought { if t.choosing { return &t.regions }; return t.flat }
func (t *thought) Begin(info engine.InfoState, legal []engine.Action, stream rng.Stream) {
	t.choosing = info.(*Info).phase == PhaseChoose
	t.now().Begin(info, legal, stream)
}
func (t *thought) Step(n int) bool { return t.now().Step(min(n, math.MaxInt)) }
func (t *thought) Best() engine.Action { return t.now().Best() }
func (t *thought) Drop() { t.now().Drop() }
