package zankapfel

import (
	"cmp"
	"slices"

	"treille/engine"
	"treille/engine/search"
)

// An outlook tells what the choices of one side of a duel lead to, if from there
// on both sides play as they have learnt.
type outlook struct {
	board        *board
	own, other   *duellist
	mine, theirs plan
	first        bool // the own side may buy dice first
	deaf         bool // what the other has bought tells nothing about its card
}

// A plan is how a side of a duel plays, in parts of whole.
type plan struct {
	lay  [mostCards]int64
	dice [MostDice + 1][mostCards][MostDice + 1]int64
}

// plan is how the side plays on average.
func (x *duellist) plan() (p plan) {
	x.lay.parts(p.lay[:])
	for bought := range x.dice {
		for i := range x.n {
			x.dice[bought][i].parts(p.dice[bought][i][:])
		}
	}
	return p
}

// outlook looks ahead for a seat.
func (d *duel) outlook(b *board, p engine.Player) outlook {
	o := outlook{board: b, own: &d.sides[0], other: &d.sides[1], first: true}
	if d.sides[1].seat == p {
		o.own, o.other, o.first = o.other, o.own, false
	}
	o.mine, o.theirs = o.own.plan(), o.other.plan()
	return o
}

// A forecast is what a choice leads to. All but the weight are sums, each part
// of the game with its weight.
type forecast struct {
	weight       int64 // how likely it is to come so far, in parts of whole
	worth        int64 // what the outcomes are worth, in hundredths of a step, times sure
	wins         int64 // chances to win the bout, half of those to tie included, in parts of sure
	home, beaten int64 // those of them that bring the own pawn home, and of the others that bring the other's
	dice, theirs int64 // how many dice both buy
	ties         int64 // chances to tie, in parts of sure
}

// add takes in one way the bout may go.
func (o *outlook) add(f *forecast, weight int64, card, otherCard, dice, otherDice int) {
	c := contests[o.own.cards[card]-o.other.cards[otherCard]+mostCards][dice][otherDice]
	win := weight * (c.win + c.tie/2)
	f.weight += weight
	f.worth += weight * o.own.gets(o.own.cards[card], o.other.cards[otherCard])[dice][otherDice]
	f.wins += win
	f.ties += weight * c.tie
	f.dice += weight * int64(dice)
	f.theirs += weight * int64(otherDice)
	if o.comesHome(o.own.seat, dice) {
		f.home += win
	}
	if o.comesHome(o.other.seat, otherDice) {
		f.beaten += weight<<sureBits - win
	}
}

// before is the score of a seat before it bought dice in this bout.
func (o *outlook) before(p engine.Player) int {
	return int(o.board.score[p]) + PriceOfDie*int(o.board.dice[p])
}

// comesHome reports whether a seat that has bought so many dice comes home by
// winning.
func (o *outlook) comesHome(p engine.Player, dice int) bool {
	return o.before(p)-PriceOfDie*dice+o.board.Number(o.board.colour) >= box.Path
}

// lays forecasts the laying of a card.
func (o *outlook) lays(card int) (f forecast) {
	for bought := range MostDice + 1 {
		for n, share := range o.mine.dice[bought][card] {
			o.goOn(&f, share, card, bought, n)
		}
		if o.first {
			break // it opens
		}
	}
	return f
}

// buys forecasts the purchase of n dice, after the other has bought so many.
func (o *outlook) buys(card, bought, n int) (f forecast) {
	if o.goOn(&f, whole, card, bought, n); f.weight == 0 {
		o.deaf = true // nobody would have bought so many
		o.goOn(&f, whole, card, bought, n)
	}
	return f
}

// goOn adds what comes of n dice against each card of the other that has bought
// so many.
func (o *outlook) goOn(f *forecast, share int64, card, bought, n int) {
	for k := range o.other.n {
		weight := part(share, o.theirs.lay[k])
		if opens := o.first && bought == 0; !opens && !o.deaf {
			weight = part(weight, o.theirs.dice[0][k][bought])
		}
		switch {
		case bought > 0 || n == 0 && !o.first:
			o.add(f, weight, card, k, n, bought)
		case n > 0:
			for later, p := range o.theirs.dice[n][k] {
				o.add(f, part(weight, p), card, k, n, later)
			}
		default:
			o.waits(f, weight, card, k)
		}
	}
}

// waits adds what comes of waiting first: the own side may buy yet if the other
// does.
func (o *outlook) waits(f *forecast, weight int64, card, otherCard int) {
	for later, p := range o.theirs.dice[0][otherCard] {
		if later == 0 {
			o.add(f, part(weight, p), card, otherCard, 0, 0)
			continue
		}
		for n, q := range o.mine.dice[later][card] {
			o.add(f, part(part(weight, p), q), card, otherCard, n, later)
		}
	}
}

// chance is the chance of winning the game that a forecast comes to with a card.
func (o *outlook) chance(f *forecast, card int) int {
	won, lost := o.board.outcomes(o.own.seat, o.other.seat)
	worth := f.worth/f.weight>>sureBits - o.own.cost[card]
	return int(min(max(lost+(won-lost)*worth/o.own.stake.prize(), 0), search.One))
}

// terms are the terms of a forecast with the discord cards that are left after
// it, and what ties cost, in hundredths of a step. What no choice in a quarrel changes stays 0.
func (o *outlook) terms(f *forecast, left uint16, ties int64) []search.Term {
	b, rivals := o.board, int64(o.board.players)-1
	number := int64(b.Number(b.colour))
	wins := 100 * number * f.wins / f.weight >> sureBits
	own := 100*int64(o.before(o.own.seat)) + wins - 100*PriceOfDie*f.dice/f.weight
	others := 100*number - wins - 100*PriceOfDie*f.theirs/f.weight
	for q := range engine.Player(b.players) {
		if q != o.own.seat {
			others += 100 * int64(o.before(q))
		}
	}
	step := b.stepWeight()
	list := make([]search.Term, explained)
	list[TermSteps] = search.Term{Amount: int(own), Strength: int(step * own >> 8)}
	list[TermRivals] = search.Term{Amount: int(others), Strength: int(-step * others / rivals >> 8)}
	list[TermTies] = search.Term{Amount: int(100 * f.ties / f.weight >> sureBits), Strength: int(-step * ties >> 8)}
	home, beaten := int(100*f.home/f.weight>>sureBits), int(100*f.beaten/f.weight>>sureBits)
	list[TermHome] = search.Term{Amount: home, Strength: home * winning}
	list[TermBeaten] = search.Term{Amount: beaten, Strength: beaten * losing}
	if w := b.laterWeights(); w != nil {
		best, three, all := discordTerms(left)
		for i, amount := range [...]int32{best, three, all} {
			t := TermBest + i
			list[t] = search.Term{Amount: 100 * int(amount), Strength: 100 * int(w[t]) * int(amount) >> 8}
		}
	}
	return list
}

// results tells what each decision of a duel is worth against how the other
// plays.
func (t *thought) results() []search.Result {
	o := t.duel.outlook(&t.in.board, t.in.seat)
	var list []search.Result
	if t.in.phase == PhaseDiscord {
		list = o.cardResults()
	} else {
		list = o.diceResults(slices.Index(o.own.cards[:o.own.n], int(t.in.ownDiscord)))
	}
	choice := t.Best()
	slices.SortStableFunc(list, func(a, b search.Result) int {
		return cmp.Or(-cmp.Compare(engine.Bit(a.Action == choice), engine.Bit(b.Action == choice)), -cmp.Compare(a.Mean, b.Mean))
	})
	for i := range list {
		list[i].Playouts = int(t.duel.round)
	}
	return list
}

// cardResults tells what each card is worth.
func (o *outlook) cardResults() (list []search.Result) {
	for i, value := range o.own.cards[:o.own.n] {
		f := o.lays(i)
		list = append(list, o.result(Discord(value), &f, i))
	}
	return list
}

// diceResults tells what dice, or none, are worth with the card that is laid.
func (o *outlook) diceResults(card int) (list []search.Result) {
	for n := range MostDice + 1 {
		a := Wait()
		if n > 0 {
			a = Dice(n)
		}
		f := o.buys(card, o.board.Dice(o.other.seat), n)
		list = append(list, o.result(a, &f, card))
	}
	return list
}

// result tells what a decision is worth that leads to a forecast with a card.
func (o *outlook) result(a engine.Action, f *forecast, card int) search.Result {
	left := o.board.DiscordLeft(o.own.seat) &^ (1 << o.own.cards[card])
	ties := o.own.stake.prize() * (2 - o.own.tied) / 2 * (f.ties / f.weight) >> sureBits
	return search.Result{Action: a, Mean: o.chance(f, card), Terms: o.terms(f, left, ties)}
}
