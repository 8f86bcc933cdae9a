package zankapfel

import (
	"slices"

	"treille/engine"
	"treille/engine/search"
)

// What a [search.Result] tells beyond the terms of the valuer. Of the steps the
// own ones stand in the first term and those of the others in one of their own,
// for a decision may change only these.
const (
	TermRivals = measured + iota // the steps of all others together
	TermHome                     // 1 where the game is over and won, alone or not
	TermBeaten                   // 1 where the game is over and another has won, alone or not
	TermTies                     // of a quarrel of two: 1 where it ends in a tie, which costs another card
	explained
)

// The strengths of having won and of another having done so: from an even chance
// among three or four it is farther to the one than to the other.
const (
	winning = 6 << 8
	losing  = -6 << 7
)

// Terms implements [search.Explainer]. Where the game is over, steps count as if
// it went on, beside who has won.
func (m *model) Terms(dst []search.Term) []search.Term {
	s := &m.play
	weight := m.weights()
	var list [explained]search.Term
	for t := range measured {
		own, others := m.shares(t)
		if t == TermSteps {
			list[TermRivals] = search.Term{Amount: others, Strength: s.strength(weight[t], 0, others)}
			others = 0
		}
		list[t] = search.Term{Amount: own, Strength: s.strength(weight[t], own, others)}
	}
	if s.phase == PhaseOver {
		list[TermHome], list[TermBeaten] = s.verdict(m.info.seat)
	}
	return append(dst, list[:]...)
}

// shares are the amount of a term that the seat has in the end, and that of all
// others together.
func (m *model) shares(term int) (own, others int) {
	for q := range m.play.players {
		others += int(m.ends[q][term])
	}
	own = int(m.ends[m.info.seat][term])
	return own, others - own
}

// strength is what a term adds to a seat's strength, less what it adds to the
// others' on average, in 1/256 nats.
func (b *board) strength(weight int32, own, others int) int {
	rivals := int(b.players) - 1
	return int(weight) * (rivals*own - others) / rivals >> 8
}

// verdict is what the end of the game was for a seat.
func (b *board) verdict(p engine.Player) (home, beaten search.Term) {
	if b.won.Has(p) {
		home = search.Term{Amount: 1, Strength: winning}
	}
	if b.won.Without(p) != 0 {
		beaten = search.Term{Amount: 1, Strength: losing}
	}
	return home, beaten
}

// Expected is what most would expect instead of a decision, as it promises more at first
// sight: of some others of its kind the one that promises most, the first of equal ones; instead of an
// offer, none; instead of a discord card, the highest. A coloured card instead of the joker, and another
// square to announce, need promise no more, but as much. The joker is never expected, nor a colour
// instead of one that is quarrelled over; ok is false if nothing is.
func (in *Info) Expected(a engine.Action, among []engine.Action) (other engine.Action, ok bool) {
	d := Decode(a)
	if d.Kind == DecisionCall && in.wants[d.Card].Without(in.seat) != 0 {
		return other, false
	}
	most := in.Promise(d)
	for _, b := range among {
		switch o := Decode(b); {
		case d.Kind == DecisionOffer && o.Kind == DecisionNone:
			return b, true
		case o.Kind != d.Kind || o == d || o.Kind == DecisionLay && o.Card == Joker:
		case in.Promise(o) > most, in.Promise(o) == most && !ok && (d.Kind == DecisionAnnounce || d.Kind == DecisionLay && d.Card == Joker):
			other, most, ok = b, in.Promise(o), true
		}
	}
	return other, ok
}

// Promise is the most that a decision may bring as the table stands: what the next squares give a card
// to lay, the square announced the own card, and the mayor's square a colour to call; of a discord card,
// its value; 0 for others.
func (in *Info) Promise(d Decision) (most int) {
	switch d.Kind {
	case DecisionLay:
		for targets := in.Targets(); targets != 0; targets &= targets - 1 {
			most = max(most, fruit(targets.First(), d.Card))
		}
	case DecisionAnnounce:
		return fruit(d.Square, in.ownLaid)
	case DecisionCall:
		return in.Number(d.Card)
	case DecisionDiscord:
		return d.Number
	}
	return most
}

// fruit is what a square gives a card: the joker, its highest number.
func fruit(sq Square, c Card) int {
	if c == Joker {
		return int(slices.Max(box.Numbers[sq][:]))
	}
	return int(box.Numbers[sq][c])
}
