package weinhaendler

import "treille/engine"

// A View is what a seat knows, in the words of records, for encoding/json.
type View struct {
	Game        string     `json:"game"`
	Seat        int        `json:"seat"` // −1 for a spectator
	Phase       string     `json:"phase"`
	Round       int        `json:"round"`
	LastRound   bool       `json:"last_round"`
	Turn        int        `json:"turn"` // −1 if no seat decides
	StartPlayer int        `json:"start_player"`
	Offer       string     `json:"offer"`
	Pile        int        `json:"pile"`
	Under       []string   `json:"under"` // the lowest cards of the pile, the one to come first first; "?" if hidden
	Hand        string     `json:"hand"`
	Looked      string     `json:"looked,omitempty"`
	Seats       []SeatView `json:"seats"`
}

// A SeatView is what a View says of one seat.
type SeatView struct {
	HandSize int          `json:"hand_size"`
	Shown    string       `json:"shown"` // cards that everybody saw going to the hand
	Bid      string       `json:"bid"`
	Total    string       `json:"total"` // euros
	Passed   bool         `json:"passed"`
	Placed   bool         `json:"placed"`
	Points   int          `json:"points"`
	Cellars  [][]CardView `json:"cellars"`
}

// A CardView is one card of a cellar.
type CardView struct {
	Place string `json:"place"`
	Card  string `json:"card"`
}

// View implements [engine.InfoState] by a [View].
func (in *Info) View() any {
	v := View{
		Game:        Game{}.Name(),
		Seat:        seatNumber(in.seat),
		Phase:       in.phase.String(),
		Round:       in.Round(),
		LastRound:   in.last,
		Turn:        seatNumber(in.currentPlayer()),
		StartPlayer: int(in.start),
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
		HandSize: in.HandSize(p),
		Shown:    in.shown[p].String(),
		Bid:      in.bids[p].String(),
		Total:    Euros(in.BidTotal(p)),
		Passed:   in.HasPassed(p),
		Placed:   in.HasPlaced(p),
		Points:   in.Points(p),
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

func seatNumber(p engine.Player) int {
	if p < 0 || p == engine.Spectator {
		return -1
	}
	return int(p)
}
