package weinhaendler

import (
	"cmp"
	"math"
	"slices"

	"treille/engine"
)

// mostOthers is how many placings are compared with the plain one, or shown beside
// it.
const mostOthers = 4

// Others implements [search.Shower]: beside a placing, what else could be laid
// or whether to lay at all; beside drawing with nothing to bid, passing.
func (m *model) Others(dst []engine.Action) []engine.Action {
	if m.info.phase == PhaseBidding {
		if m.info.mayDraw(m.info.turn) {
			dst = append(dst, Pass())
		}
		return dst
	}
	choice, start := m.place(), len(dst)
	if choice != Done() && m.info.mayStop(m.info.turn) {
		dst = append(dst, Done())
	}
	list := m.placings(Decode(choice))
	for _, o := range list[:min(len(list), mostOthers-(len(dst)-start))] {
		dst = append(dst, o.action)
	}
	return dst
}

// A placing is a card laid, and what that is worth by the style.
type placing struct {
	action engine.Action
	worth  int32
}

// placings returns the best placing of each card of the hand, the best first; of
// the card that is chosen, the best that is worth more or less than the choice.
func (m *model) placings(choice Decision) []placing {
	b := &m.info.board
	cellar, number := b.open(b.turn)
	forWine, forEmpty := cellar.places()
	list := m.others[:0]
	for rest := m.info.hand.kinds(); rest != 0; rest = rest.withoutFirstKind() {
		c, places := rest.first(), forWine
		if c == Empty {
			places = forEmpty
		}
		if c != Empty {
			places = m.info.keeping(&m.playout.planner, places, c)
		}
		if choice.Kind == DecisionPlace && choice.Card == c {
			places = m.unlike(&cellar, places, choice)
		}
		if places != 0 {
			place, worth := m.bestPlace(&cellar, places, c)
			list = append(list, placing{Lay(c, cellar.placeOf(place, number)), worth})
		}
	}
	slices.SortStableFunc(list, func(a, b placing) int { return cmp.Compare(b.worth, a.worth) })
	m.others = list
	return list
}

// unlike returns those of some places where a card is not worth what it is at the
// chosen one.
func (m *model) unlike(cellar *Cellar, places uint16, choice Decision) uint16 {
	at := uint(cellar.maskPlace(int(choice.Place.Row), int(choice.Place.Col)))
	_, worth := m.bestPlace(cellar, 1<<at, choice.Card)
	for rest := places; rest != 0; rest &= rest - 1 {
		one := rest & -rest
		if _, w := m.bestPlace(cellar, one, choice.Card); w == worth {
			places &^= one
		}
	}
	return places
}

// bestPlace is that of the board, for a card of the hand that may lie anywhere.
func (m *model) bestPlace(cellar *Cellar, places uint16, c Card) (int, int32) {
	return m.info.bestPlace(cellar, places, m.info.hand, c, math.MinInt32, m.lays)
}
