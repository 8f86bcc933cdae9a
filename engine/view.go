package engine

// A View is the part of what a seat knows that is the same in every game, for
// encoding/json. Each game's own View embeds it, so that its keys stand beside
// the game's, and has a list "seats" besides, with one entry a seat that embeds
// [SeatView].
//
// Seats are numbers from 0. Wherever a seat stands, in the games' own keys too,
// -1 says that there is none: for who watches, whose turn it is while the deal
// has not begun, who owns a free vineyard. A list without members is [], and
// what does not exist at all now has no key; null stands nowhere.
type View struct {
	Game    string `json:"game"`    // the name that records use
	Seat    int    `json:"seat"`    // whose knowledge this is
	Phase   string `json:"phase"`   // in the game's words
	Round   int    `json:"round"`   // from 1; 0 before the first, and in a game without rounds
	Turn    int    `json:"turn"`    // who decides, or is dealt to, draws or rolls now
	Acting  []int  `json:"acting"`  // who owes a decision, ascending
	Winners []int  `json:"winners"` // ascending; none until the game is over
}

// A SeatView is what every game says of each seat.
type SeatView struct {
	Score int `json:"score"` // as State.Returns: points, chips, path squares or vineyards
}

// NewView returns the common part of what an information state shows. A turn
// that is no seat's is any negative player.
func NewView(g Game, info InfoState, phase string, round int, turn Player, winners PlayerSet) View {
	return View{
		Game: g.Name(), Seat: SeatNumber(info.Seat()), Phase: phase, Round: round, Turn: SeatNumber(turn),
		Acting: SeatNumbers(info.Acting()), Winners: SeatNumbers(winners),
	}
}

// SeatNumber returns a seat as views write it: -1 for Spectator and for all that
// is no seat.
func SeatNumber(p Player) int {
	if p < 0 || p == Spectator {
		return -1
	}
	return int(p)
}

// SeatNumbers lists the seats of a set, ascending, as views write them; never
// nil, so that JSON shows [].
func SeatNumbers(set PlayerSet) []int {
	list := []int{}
	for rest := set.Without(Spectator); rest != 0; rest &= rest - 1 {
		list = append(list, int(rest.First()))
	}
	return list
}
