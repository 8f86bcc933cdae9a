package zankapfel

import (
	"treille/engine/search"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
)

// PlainFirst implements table.Plain: of decisions that are told to win as many games it advises the plain
// one, which pays less, or promises the own card more. One that lets somebody win whom the choice
// hinders is none.
func (b *tableState) PlainFirst(found []search.Result) []search.Result {
	choice, plain := found[0], 0
	for i, r := range found { // nothing is advised that is told to win fewer games
		if choice.Playouts > 0 && r.Playouts > 0 && r.Mean > choice.Mean && table.WinsMore(r, found[0]) && !b.lets(r, found[0]) {
			choice, plain = r, i
		}
	}
	for i, r := range found {
		if asGood(choice, r) && b.plainer(zk.Decode(r.Action), zk.Decode(found[plain].Action)) && !b.lets(r, choice) {
			plain = i
		}
	}
	list := []search.Result{found[plain]}
	for i, r := range found {
		if i != plain {
			list = append(list, r)
		}
	}
	return list
}

// asGood reports whether another decision was found to win about as often as the choice, also beside
// what there is to win.
func asGood(choice, r search.Result) bool {
	return choice.Playouts > 0 && r.Playouts > 0 && !table.WinsMore(choice, r) && 2*r.Mean >= choice.Mean
}

// lets reports whether somebody may win by a decision whom the choice hinders.
func (b *tableState) lets(r, choice search.Result) bool {
	_, lets := b.in.LetsWin(r.Action)
	_, anyway := b.in.LetsWin(choice.Action)
	return lets && !anyway
}

// plainer reports whether of two decisions about the same question one is plainer than the other.
func (b *tableState) plainer(d, than zk.Decision) bool {
	if d.Kind == zk.DecisionLay && d.Card == zk.Joker && b.in.Score(b.t.Me())+b.in.Promise(d) < printed.Path { // it is kept
		return false
	}
	question := func(d zk.Decision) zk.DecisionKind {
		switch d.Kind {
		case zk.DecisionNone:
			return zk.DecisionOffer
		case zk.DecisionDecline:
			return zk.DecisionAccept
		case zk.DecisionWait:
			return zk.DecisionDice
		}
		return d.Kind
	}
	return question(d) == question(than) && b.ease(d) > b.ease(than)
}

// ease is what speaks for a decision at first sight: that it costs little, also of discord cards where the prize is
// low, what it brings or promises
// at most, that a colour begins no quarrel, and that a joker is kept.
func (b *tableState) ease(d zk.Decision) int {
	switch d.Kind {
	case zk.DecisionOffer, zk.DecisionDice:
		return -d.Number
	case zk.DecisionDiscord:
		if b.cheap() && !b.in.LastRound() {
			return -d.Number
		}
		return d.Number
	case zk.DecisionAccept, zk.DecisionDecline:
		a := advice{tableState: b}
		return a.worth(d)
	case zk.DecisionCall:
		return b.in.Number(d.Card) - farthest*b.in.Wants(d.Card).Without(b.t.Me()).Len()
	case zk.DecisionLay:
		if d.Card == zk.Joker {
			return 2*b.in.Promise(d) - 1
		}
		return 2 * b.in.Promise(d)
	}
	return b.in.Promise(d)
}
