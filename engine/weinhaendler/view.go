package weinhaendler

import "treille/engine"

// A View is what a seat knows, in the words of records, for encoding/json.
type View struct {
	engine.View
	LastRound   bool   `json:"last_round"`
	StartPlayer int    `json:"start_player"`
	Offer       string `json:"offer"`
	Pile        int    `json:"pile"`
	// Under are the cards put under the pile, which come off it last: the next of
	// them first; "?" for one that the seat has not seen.
	Under  []string   `json:"under"`
	Hand   string     `json:"hand"`
	Looked string     `json:"looked,omitempty"`
	Seats  []SeatView `json:"seats"`
}

// A SeatView is what a View says of one seat.
type SeatView struct {
	engine.SeatView
	HandSize int          `json:"hand_size"`
	Shown    string       `json:"shown"` // cards that everybody saw going to the hand
	Bid      string       `json:"bid"`
	Total    string       `json:"total"` // euros
	Passed   bool         `json:"passed"`
	Placed   bool         `json:"placed"`
	Cellars  [][]CardView `json:"cellars"`
}

// A CardView is one card of a cellar.
type CardView struct {
	Place string `json:"place"`
	Card  string `json:"card"`
}

// View implements [engine.InfoState].
func (in *Info) View() any {
	v := View{
		View:        engine.NewView(Game{}, in, in.phase.String(), in.Round(), in.Turn(), in.winners()),
		LastRound:   in.last,
		StartPlayer: engine.SeatNumber(in.StartPlayer()),
		Offer:       in.offer.String(),
		Pile:        in.PileSize(),
		Under:       []string{},
		Hand:        in.hand.String(),
	}
	for _, c := range in.below[in.nextUnder():in.buried] {
		v.Under = append(v.Under, c.String())
	}
	if in.looked != Hidden {
		v.Looked = in.looked.String()
	}
	for p := range engine.Player(in.players) {
		v.Seats = append(v.Seats, in.seatView(p))
	}
	return v
}

func (in *Info) seatView(p engine.Player) SeatView {
	v := SeatView{
		SeatView: engine.SeatView{Score: in.Points(p)},
		HandSize: in.HandSize(p),
		Shown:    in.shown[p].String(),
		Bid:      in.bids[p].String(),
		Total:    Euros(in.BidTotal(p)),
		Passed:   in.HasPassed(p),
		Placed:   in.HasPlaced(p),
	}
	for i := range in.CellarCount(p) {
		cards := []CardView{}
		cellar := in.Cellar(p, i)
		for place := 1; place <= cells; place++ {
			if cellar.occupied()>>uint(place-1)&1 != 0 {
				cards = append(cards, CardView{cellar.placeOf(place, i).String(), cellar.card(place - 1).String()})
			}
		}
		v.Cellars = append(v.Cellars, cards)
	}
	return v
}
