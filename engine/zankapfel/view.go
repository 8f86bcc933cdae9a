package zankapfel

import "treille/engine"

// phaseNames are the words for the phases in a view.
var phaseNames = [...]string{
	"first", "mayor", "deal", "first-card", "chip", "farm", "next-card", "announce",
	"offer", "accept", "call", "discord", "dice", "roll", "refill", "over",
}

// String returns the phase's name in a view: "farm".
func (ph Phase) String() string { return phaseNames[ph] }

// View is what a seat knows, in words. Cards and squares are written as in a
// record; -1 stands for no seat.
type View struct {
	Game    string        `json:"game"`
	Seat    engine.Player `json:"seat"` // 7 for those who watch
	Phase   string        `json:"phase"`
	Turn    engine.Player `json:"turn"`
	Acting  []int         `json:"acting"`
	First   engine.Player `json:"first"`
	Winners []int         `json:"winners"`

	Mayor     string   `json:"mayor"`
	Chips     []string `json:"chips"`
	Announced string   `json:"announced"`
	Numbers   []Worth  `json:"numbers"` // empty before the mayor is placed

	Face        string `json:"face"`
	PileSize    int    `json:"pileSize"`
	Pile        string `json:"pile"` // its cards, once known
	Discards    string `json:"discards"`
	Hand        string `json:"hand"`
	OwnLaid     string `json:"ownLaid"`
	OwnDiscord  int    `json:"ownDiscord"` // laid face down, 0 for none
	DiscordLeft []int  `json:"discordLeft"`

	Seats   []SeatView   `json:"seats"`
	Quarrel *QuarrelView `json:"quarrel"`
}

// Worth is what a colour gives and costs at the mayor's square.
type Worth struct {
	Card    string `json:"card"`
	Harvest int    `json:"harvest"` // 0 for the joker
	Price   int    `json:"price"`
}

// SeatView is what is open about a seat.
type SeatView struct {
	Score    int    `json:"score"`
	HandSize int    `json:"handSize"`
	Known    string `json:"known"` // cards it was seen to buy and has not shown since
	LaidDown bool   `json:"laidDown"`
	Shown    string `json:"shown"`
	Spent    []int  `json:"spent"`
	Offer    *Bid   `json:"offer"`
}

// Bid is a bribe that is offered.
type Bid struct {
	Points int    `json:"points"`
	Square string `json:"square"`
}

// QuarrelView is the bout that is going on.
type QuarrelView struct {
	Colour    string `json:"colour"`
	Members   []int  `json:"members"`
	Committed []int  `json:"committed"`
	Waited    []int  `json:"waited"`
	Dice      []int  `json:"dice"` // by seat
	Sum       []int  `json:"sum"`  // by seat
	RollOff   bool   `json:"rollOff"`
}

// View implements engine.InfoState.
func (i *Info) View() any {
	v := View{
		Game: Game{}.Name(), Seat: i.seat, Phase: i.Phase.String(), Turn: i.Turn,
		Acting: members(i.Acting()), First: i.First, Winners: members(i.Won),
		Mayor: i.Mayor.String(), Announced: i.Announced.String(), Chips: []string{}, Numbers: []Worth{},
		Face: i.Face.String(), PileSize: int(i.PileSize), Pile: i.Pile.String(), Discards: i.Discards.String(),
		Hand: i.Hand.String(), OwnLaid: i.OwnLaid.String(), OwnDiscord: int(i.OwnCard), DiscordLeft: []int{},
	}
	if i.Phase == PhaseFirst {
		v.Turn, v.First = engine.Chance, engine.Chance
	}
	for rest := i.Chips; rest != 0; rest &= rest - 1 {
		v.Chips = append(v.Chips, rest.First().String())
	}
	if i.Mayor != NoSquare {
		for c := Red; c <= Joker; c++ {
			w := Worth{Card: c.String(), Price: i.Price(c)}
			if c != Joker {
				w.Harvest = i.Number(c)
			}
			v.Numbers = append(v.Numbers, w)
		}
	}
	if i.seat != engine.Spectator {
		v.DiscordLeft = values(i.DiscordLeft(i.seat))
	}
	for p := range engine.Player(i.Players) {
		v.Seats = append(v.Seats, i.seatView(p))
	}
	if i.Members != 0 {
		v.Quarrel = i.quarrelView()
	}
	return v
}

func (t *Table) seatView(p engine.Player) SeatView {
	v := SeatView{
		Score: int(t.Score[p]), HandSize: int(t.HandSize[p]), Known: t.Known[p].String(),
		LaidDown: t.Laid.Has(p), Shown: t.Shown[p].String(), Spent: values(t.Spent[p]),
	}
	if o := t.Offers[p]; o.Points > 0 {
		v.Offer = &Bid{int(o.Points), o.Square.String()}
	}
	return v
}

func (t *Table) quarrelView() *QuarrelView {
	v := &QuarrelView{
		Colour: t.Colour.String(), Members: members(t.Members), Committed: members(t.Committed),
		Waited: members(t.Waited), RollOff: t.RollOff,
	}
	for p := range t.Players {
		v.Dice = append(v.Dice, int(t.Dice[p]))
		v.Sum = append(v.Sum, int(t.Sum[p]))
	}
	return v
}

func members(set engine.PlayerSet) []int {
	list := []int{}
	for ; set != 0; set &= set - 1 {
		list = append(list, int(set.First()))
	}
	return list
}

func values(set uint16) []int {
	list := []int{}
	for v := 1; v <= printed.Discord; v++ {
		if set>>v&1 != 0 {
			list = append(list, v)
		}
	}
	return list
}
