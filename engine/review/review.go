// Package review looks at a finished game again. For each decision of one seat it asks
// the adviser ([bot.NewAdviser]), with what the seat knew then, what it would have done,
// and what the decision that was taken has cost beside that; and at the beginning of
// each round what chances of winning all seats had, by what lay open. Where a decision has cost
// chances, [Review.Curve] tells what was found for it instead, so that a moment has one figure.
//
// A [Review] works in steps that count iterations and never time: the same record gives
// the same on every machine.
package review

import (
	"cmp"
	"slices"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/match"
	"treille/engine/record"
	"treille/engine/search"
)

// A Review is one seat's game, as far as it has been looked at.
type Review struct {
	game    engine.Game
	seat    engine.Player
	bot     *bot.Bot
	outlook *Outlook
	trust   search.Trust

	decisions []decision
	points    []Point
	at        int // the decision that is looked at
	phase     phase
	found     []search.Result // what was compared for it, its choice first
	valued    int             // points that have their chances
	costs     []Cost
}

// A phase is how far the present decision has been looked at.
type phase uint8

const (
	toBegin phase = iota
	thinking
	weighing
)

// A decision is one that the seat has taken.
type decision struct {
	info   engine.InfoState // before it
	ply    int
	step   int
	turn   int // decisions of a turn follow each other, without one of another seat
	action engine.Action
}

// A Point is a moment at which the chances of all seats are told.
type Point struct {
	// Step is the number of decisions, of all seats, that were taken before.
	Step int
	// Chances are those of each seat to win, in parts of [search.One].
	Chances []int

	info engine.InfoState // what everybody knew
}

// A Cost is a decision that was clearly worse than another one.
type Cost struct {
	// Step is the number of decisions, of all seats, that were taken before.
	Step int
	// What was better is the Choice of the weighing, what was played its Other.
	search.Weighing

	turn int
}

// Least is the smallest loss that counts as a cost, in parts of [search.One].
const Least = search.One / 100

// New begins to review the game of a record for one of its seats. It fails if the
// record is wrong, is not over, or is of a game without an adviser, see [bot.NewAdviser].
func New(game engine.Game, rec *record.Record, seat engine.Player) (*Review, error) {
	b, err := bot.NewAdviser(game, rec.PlayerSeed(seat), seat)
	if err != nil {
		return nil, err
	}
	outlook, err := NewOutlook(game, rec.Setup())
	if err != nil {
		return nil, err
	}
	r := &Review{game: game, seat: seat, bot: b, outlook: outlook, trust: search.TrustIn(game, rec.Players)}
	g := gatherer{review: r, game: game, rec: rec, seat: seat}
	m, err := match.Replay(game, rec, g.note)
	switch {
	case err != nil:
		return nil, err
	case g.err != nil:
		return nil, g.err
	case !m.Over():
		return nil, errNotOver
	}
	r.points = append(r.points, g.end(m))
	return r, nil
}

// Progress is how many of the seat's decisions have been looked at, of all that left
// it a choice.
func (r *Review) Progress() (done, all int) { return r.at, len(r.decisions) }

// Points are the moments whose chances are told, in order, the end of the game last; nil
// until the first steps have found all of them.
func (r *Review) Points() []Point {
	if r.valued < len(r.points)-1 {
		return nil
	}
	return r.points
}

// Costs are the decisions that have cost chances, as far as is known, the dearest
// first; of several that the seat took in a row the dearest alone, as they are mostly
// one mistake.
func (r *Review) Costs() []Cost {
	var list []Cost
	for _, c := range r.costs {
		if !slices.ContainsFunc(list, func(o Cost) bool { return o.turn == c.turn }) {
			list = append(list, c)
		}
	}
	return list
}

// Step goes on by at most so many iterations, one at least, and reports whether
// everything has been looked at.
func (r *Review) Step(iterations int) (done bool) {
	iterations = max(1, iterations)
	switch {
	case r.valued < len(r.points)-1:
		r.value(&r.points[r.valued])
		r.valued++
	case r.at < len(r.decisions):
		r.look(&r.decisions[r.at], iterations)
	}
	return r.Done()
}

// Done reports whether everything has been looked at.
func (r *Review) Done() bool { return r.valued >= len(r.points)-1 && r.at == len(r.decisions) }

// value finds the chances of a point.
func (r *Review) value(p *Point) {
	r.outlook.BeginAt(*p)
	for !r.outlook.Step() {
	}
	p.Chances, p.info = r.outlook.Chances(), nil
}

// look goes on with a decision.
func (r *Review) look(d *decision, iterations int) {
	switch r.phase {
	case toBegin:
		r.bot.Begin(d.info, d.ply)
		r.phase = thinking
	case thinking:
		if !r.bot.Step(iterations) {
			return
		}
		if r.bot.Best() == d.action {
			r.next()
			return
		}
		r.found = r.trust.Results(r.bot.Results())
		if !r.bot.Weigh(d.action) {
			r.next()
			return
		}
		r.phase = weighing
	case weighing:
		if !r.bot.Step(iterations) {
			return
		}
		w := r.trust.Weighing(r.bot.Weighed())
		if told := w.Told(r.found); w.Clear() && w.Loss >= Least && told.Choice.Mean-told.Other.Mean >= Least {
			r.costs = append(r.costs, Cost{d.step, told, d.turn})
			slices.SortStableFunc(r.costs, func(a, b Cost) int { return -cmp.Compare(a.Loss, b.Loss) })
		}
		r.next()
	}
}

// next goes on to the next decision.
func (r *Review) next() {
	r.bot.Drop()
	r.decisions[r.at].info = nil
	r.at++
	r.phase = toBegin
}
