package zankapfel

import "treille/engine"

// A View is what a seat knows, for encoding/json. Cards and squares are written
// as in a record, "-" for none.
type View struct {
	engine.View
	FirstPlayer int `json:"first_player"`

	Mayor     string      `json:"mayor"`
	Chips     []string    `json:"chips"`     // squares with their chip
	Announced string      `json:"announced"` // where the mayor is about to go
	Numbers   []WorthView `json:"numbers"`   // empty before the mayor is placed

	Face        string `json:"face"`
	PileSize    int    `json:"pile_size"`
	Pile        string `json:"pile"` // its cards, once known
	Discards    string `json:"discards"`
	Hand        string `json:"hand"`
	OwnLaid     string `json:"own_laid"`
	OwnDiscord  int    `json:"own_discord"`  // laid face down, 0 for none
	DiscordLeft []int  `json:"discord_left"` // the own cards that are in the game yet

	Seats   []SeatView   `json:"seats"`
	Quarrel *QuarrelView `json:"quarrel,omitempty"`
}

// A WorthView is what a colour gives and costs at the mayor's square.
type WorthView struct {
	Card    string `json:"card"`
	Harvest int    `json:"harvest"` // 0 for the joker
	Price   int    `json:"price"`
}

// A SeatView is what is open about a seat; its score is its steps.
type SeatView struct {
	engine.SeatView
	HandSize int      `json:"hand_size"`
	Known    string   `json:"known"`     // cards it was seen to buy and has not shown since
	LaidDown bool     `json:"laid_down"` // a card lies face down before it
	Shown    string   `json:"shown"`     // that card, once shown
	Spent    []int    `json:"spent"`     // discord cards out of the game
	Offer    *BidView `json:"offer,omitempty"`
}

// A BidView is a bribe that is offered.
type BidView struct {
	Points int    `json:"points"`
	Square string `json:"square"`
}

// A QuarrelView is the bout that is going on.
type QuarrelView struct {
	Colour    string `json:"colour"`
	Members   []int  `json:"members"`
	Committed []int  `json:"committed"` // who has laid a discord card
	Waited    []int  `json:"waited"`    // who has waited since the last purchase
	Dice      []int  `json:"dice"`      // by seat
	Sum       []int  `json:"sum"`       // by seat
	RollOff   bool   `json:"roll_off"`
}

// View implements [engine.InfoState].
func (in *Info) View() any {
	v := View{
		View:        engine.NewView(Game{}, in, in.phase.String(), in.Round(), in.Turn(), in.winners()),
		FirstPlayer: engine.SeatNumber(in.FirstPlayer()),
		Mayor:       in.mayor.String(), Announced: in.announced.String(), Chips: []string{}, Numbers: []WorthView{},
		Face: in.face.String(), PileSize: in.PileSize(), Pile: in.knownPile.String(), Discards: in.discards.String(),
		Hand: in.hand.String(), OwnLaid: in.ownLaid.String(), OwnDiscord: in.OwnDiscord(), DiscordLeft: []int{},
	}
	for rest := in.chips; rest != 0; rest &= rest - 1 {
		v.Chips = append(v.Chips, rest.First().String())
	}
	if in.mayor != NoSquare {
		for c := Red; c <= Joker; c++ {
			w := WorthView{Card: c.String(), Price: in.Price(c)}
			if c != Joker {
				w.Harvest = in.Number(c)
			}
			v.Numbers = append(v.Numbers, w)
		}
	}
	if in.seat != engine.Spectator {
		v.DiscordLeft = values(in.DiscordLeft(in.seat))
	}
	for p := range engine.Player(in.players) {
		v.Seats = append(v.Seats, in.seatView(p))
	}
	if in.members != 0 {
		v.Quarrel = in.quarrelView()
	}
	return v
}

func (b *board) seatView(p engine.Player) SeatView {
	v := SeatView{
		SeatView: engine.SeatView{Score: b.Score(p)}, HandSize: b.HandSize(p), Known: b.known[p].String(),
		LaidDown: b.laidDown.Has(p), Shown: b.shown[p].String(), Spent: values(b.spent[p]),
	}
	if o := b.offers[p]; o.Points > 0 {
		v.Offer = &BidView{int(o.Points), o.Square.String()}
	}
	return v
}

func (b *board) quarrelView() *QuarrelView {
	v := &QuarrelView{
		Colour: b.colour.String(), Members: engine.SeatNumbers(b.members), Committed: engine.SeatNumbers(b.committed),
		Waited: engine.SeatNumbers(b.waited), RollOff: b.rollOff,
	}
	for p := range engine.Player(b.players) {
		v.Dice = append(v.Dice, b.Dice(p))
		v.Sum = append(v.Sum, b.Sum(p))
	}
	return v
}

// values lists a set of discord cards, bit v for value v.
func values(set uint16) []int {
	list := []int{}
	for v := 1; v <= box.Discord; v++ {
		if set>>v&1 != 0 {
			list = append(list, v)
		}
	}
	return list
}
