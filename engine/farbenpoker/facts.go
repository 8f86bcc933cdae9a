package farbenpoker

import (
	"slices"

	"treille/engine"
)

// What follows by the rules from what lies open: screens say it, and work nothing out.

// Open are the colours of the dice that are not answered yet, as often as they show them.
func (o *Observation) Open() []Colour {
	var list []Colour
	for i, c := range o.Dice {
		if !o.Answered[i] && c != None {
			list = append(list, c)
		}
	}
	return list
}

// InHand is how many sticks are in hand, or laid out in a comeback, and lie open.
func (o *Observation) InHand() int {
	n := 0
	for _, d := range o.Drawn {
		if d.Colour != None {
			n++
		}
	}
	return n
}

// WantedBy is the first die that wants a colour and is not answered yet, or -1 (F13).
func (o *Observation) WantedBy(c Colour) int {
	for i, d := range o.Dice {
		if d == c && !o.Answered[i] {
			return i
		}
	}
	return -1
}

// DoublesRight reports whether the doubles' right holds: until the stick drawn has brought
// what it brings (F14).
func (o *Observation) DoublesRight() bool {
	switch o.Phase {
	case PhaseDraw:
		return o.Fresh
	case PhaseShow:
		return o.Fresh && (o.Hidden || o.Drawn[0].Colour != None)
	}
	return false
}

// Showing is the number of dice that show a colour, and Most the colour that most of them
// show.
func (o *Observation) Showing(c Colour) int { return showing(&o.Dice, c) }

func (o *Observation) Most() Colour {
	return slices.MaxFunc(o.Dice[:], func(c, d Colour) int { return o.Showing(c) - o.Showing(d) })
}

// Pays is what a stick of a wanted colour brings (F13, F14): no more than the stock has (F18).
func (o *Observation) Pays(c Colour) int {
	n := HitPays
	if o.DoublesRight() {
		n = o.Showing(c) * HitPays
	}
	return min(n, o.Stock)
}

// MostPays is what the colour brings that most dice show.
func (o *Observation) MostPays() int { return o.Pays(o.Most()) }

// LastChips reports whether the stock has no more than the open dice may bring: then the
// game may end with this set (F30).
func (o *Observation) LastChips() bool { return o.Stock <= len(o.Open())-1+o.MostPays() }

// FewChips reports whether one turn or comeback may empty the stock, and end the game (F14, F20, F30). It stays so.
func (o *Observation) FewChips() bool { return o.Stock <= diceCount*HitPays && o.Phase != PhaseOver }

// LastMiss reports whether a miss would take all chips that the mover has: then he waits until
// the pot is won (F15, F20).
func (o *Observation) LastMiss() bool {
	return o.Turn >= 0 && o.Comeback < 0 && o.Chips[o.Turn] <= o.MissCosts
}

// OutOfReach is who would still have at least as many chips as the mover if he took the whole
// stock and the pot at once (F30, F32), the richest of them; Chance if nobody would.
func (o *Observation) OutOfReach() engine.Player {
	most := engine.Chance
	for p := range engine.Player(o.Players) {
		if p != o.Turn && o.Chips[p] >= o.Chips[o.Turn]+o.Stock+o.Pot && (most < 0 || o.Chips[p] > o.Chips[most]) {
			most = p
		}
	}
	return most
}

// Next is who else draws after the present turn (F17); Chance if nobody else has chips (F23),
// or the set goes back first.
func (o *Observation) Next() engine.Player {
	if o.Turn < 0 || o.Comeback >= 0 || o.Phase == PhasePutSet || o.Phase == PhaseOver {
		return engine.Chance
	}
	for q := o.Turn.Next(o.Players); q != o.Turn; q = q.Next(o.Players) {
		if o.Chips[q] > 0 {
			return q
		}
	}
	return engine.Chance
}
