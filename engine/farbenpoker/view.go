package farbenpoker

import "treille/engine"

// A View is what a seat knows, for encoding/json. Colours and holes are written
// as in a record.
type View struct {
	engine.View
	Comeback int         `json:"comeback"` // who plays his comeback, -1 if nobody does
	Stock    int         `json:"stock"`
	Pot      int         `json:"pot"`
	Dice     string      `json:"dice"`     // three letters, "." for a die not rolled
	Answered []bool      `json:"answered"` // by die
	Drawn    string      `json:"drawn"`    // three letters, "." for no stick
	From     string      `json:"from"`     // where the last stick was drawn this turn, "-" for nowhere
	Hidden   string      `json:"hidden"`   // drawn and not shown yet: "?" or the colour last seen, "." for no stick
	PutSide  string      `json:"put_side"` // "-" for either
	Fresh    bool        `json:"doubles_right"`
	Miss     int         `json:"miss_costs"`
	Reroll   bool        `json:"may_reroll"`
	SideA    string      `json:"side_a"`  // 18 letters: "." empty, "?" never shown, else the colour last seen there
	SideB    string      `json:"side_b"`  // the same for side B
	Unshown  []CountView `json:"unshown"` // sticks never shown
	Seats    []SeatView  `json:"seats"`
}

// A SeatView is what a View says of one seat; its score is its chips.
type SeatView struct {
	engine.SeatView
	Gone bool `json:"gone"` // out for good (F21)
}

// A CountView says how many sticks there are of a colour.
type CountView struct {
	Colour string `json:"colour"`
	Sticks int    `json:"sticks"`
}

// View implements [engine.InfoState]: what lies on the table, and the colours
// that the seat saw.
func (in *Info) View() any {
	o := in.Observation()
	v := View{
		View:     engine.NewView(Game{}, in, o.Phase.String(), 0, in.Turn(), o.Winners),
		Comeback: engine.SeatNumber(o.Comeback), Stock: o.Stock, Pot: o.Pot,
		Answered: o.Answered[:], From: "-", Hidden: in.pending.String(), PutSide: o.PutSide.String(),
		Fresh: o.Fresh, Miss: o.MissCosts, Reroll: o.MayReroll,
	}
	if o.From != NoHole {
		v.From = o.From.String()
	}
	for d := range diceCount {
		v.Dice += o.Dice[d].String()
		v.Drawn += o.Drawn[d].Colour.String()
	}
	for h := range Hole(sideHoles) {
		v.SideA += in.Seen(h).String()
		v.SideB += in.Seen(h + sideHoles).String()
	}
	for c := Red; c <= Violet; c++ {
		if box.Colours[c].Sticks > 0 {
			v.Unshown = append(v.Unshown, CountView{c.String(), in.Unshown(c)})
		}
	}
	for p := range engine.Player(o.Players) {
		v.Seats = append(v.Seats, SeatView{engine.SeatView{Score: o.Chips[p]}, o.Gone.Has(p)})
	}
	return v
}
