package farbenpoker

import "treille/engine"

// A View is what a seat may know, for encoding/json.
type View struct {
	Seat    int    `json:"seat"`
	Phase   string `json:"phase"`
	Current int    `json:"current"` // the seat that decides; -1 chance, -3 over
	Turn    int    `json:"turn"`
	// Comeback is the seat that plays its comeback, or -1.
	Comeback int     `json:"comeback"`
	Chips    []int   `json:"chips"`
	Gone     []int   `json:"gone"`
	Stock    int     `json:"stock"`
	Pot      int     `json:"pot"`
	Dice     string  `json:"dice"`     // three letters, "." for a die not rolled
	Answered []bool  `json:"answered"` // by die
	Drawn    string  `json:"drawn"`    // three letters, "." for no stick
	From     string  `json:"from"`     // where the last stick was drawn this turn
	Hidden   string  `json:"hidden"`   // drawn and not shown yet: "?" or the colour last seen, "." for no stick
	PutSide  string  `json:"put_side"` // "-" for either
	Fresh    bool    `json:"doubles_right"`
	Miss     int     `json:"miss_costs"`
	Reroll   bool    `json:"may_reroll"`
	A        string  `json:"a"`       // 18 letters: "." empty, "?" never shown, else the colour last seen there
	B        string  `json:"b"`       // the same for side B
	Unshown  []Count `json:"unshown"` // sticks never shown
	Winners  []int   `json:"winners"`
}

// A Count says how many sticks there are of a colour.
type Count struct {
	Colour string `json:"colour"`
	Sticks int    `json:"sticks"`
}

var phaseNames = [...]string{
	PhaseFirst: "first", PhaseRoll: "roll", PhaseReroll: "reroll", PhaseDraw: "draw", PhaseShow: "show",
	PhaseMiss: "put after a miss", PhasePutSet: "put the set back", PhasePutBack: "put a comeback's sticks back",
	PhaseOver: "over",
}

// String names the phase.
func (p Phase) String() string { return phaseNames[p] }

// View returns all that the seat may know: what lies on the table, and the
// colours that it saw.
func (i *Info) View() any {
	o := i.Observation()
	v := View{
		Seat: int(i.seat), Phase: o.Phase.String(), Current: int(o.Current),
		Turn: int(o.Turn), Comeback: int(o.Comeback),
		Chips: o.Chips[:o.Players], Gone: seats(o.Gone), Stock: o.Stock, Pot: o.Pot,
		Answered: o.Answered[:], Hidden: i.pending.String(), PutSide: o.PutSide.String(),
		Fresh: o.Fresh, Miss: o.MissCosts, Reroll: o.MayReroll,
		Winners: seats(o.Winners),
	}
	if o.From != NoHole {
		v.From = o.From.String()
	}
	for d := range diceCount {
		v.Dice += o.Dice[d].String()
		v.Drawn += o.Drawn[d].Colour.String()
	}
	for h := range Hole(sideHoles) {
		v.A += i.Seen(h).String()
		v.B += i.Seen(h + sideHoles).String()
	}
	for c := Red; c <= Violet; c++ {
		if box.Colours[c].Sticks > 0 {
			v.Unshown = append(v.Unshown, Count{c.String(), i.Unshown(c)})
		}
	}
	return v
}

// seats lists the members of a set; never nil, so that JSON shows [].
func seats(s engine.PlayerSet) []int {
	list := []int{}
	for ; s != 0; s &= s - 1 {
		list = append(list, int(s.First()))
	}
	return list
}
