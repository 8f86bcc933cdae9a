package highcard

import "treille/engine"

// A View is what a seat knows, for encoding/json. Cards are numbers.
type View struct {
	engine.View
	Hand  []int8     `json:"hand"`
	Down  int8       `json:"down"` // laid face down by the seat itself, 0 for none
	Open  []int8     `json:"open"` // cards that everybody has seen
	Seats []SeatView `json:"seats"`
}

// A SeatView is what a View says of one seat.
type SeatView struct {
	engine.SeatView
	HandSize int `json:"hand_size"`
}

// View implements [engine.InfoState].
func (in *Info) View() any {
	v := View{
		View: engine.NewView(Game{}, in, in.phase.String(), in.Round(), in.Turn(), in.Winners()),
		Hand: in.hand.appendTo([]int8{}), Down: in.down, Open: in.open.appendTo([]int8{}),
	}
	for p := range in.seats {
		v.Seats = append(v.Seats, SeatView{engine.SeatView{Score: int(in.score[p])}, int(in.count[p])})
	}
	return v
}

// Turn is the seat that decides or is dealt to, or Chance.
func (in *Info) Turn() engine.Player {
	switch in.phase {
	case PhaseDeal, PhaseChoose, PhaseDraw:
		return in.turn
	}
	return engine.Chance
}

// Round is the number of the round, from 1; 0 while cards are dealt.
func (in *Info) Round() int {
	switch in.phase {
	case PhasePick, PhaseDeal:
		return 0
	case PhaseOver:
		return int(in.rounds)
	}
	return int(in.round) + 1
}
