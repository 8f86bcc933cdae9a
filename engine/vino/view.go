package vino

import "treille/engine"

// A View is what a seat knows, for encoding/json. Regions and vineyards count
// from 1, varieties are letters, as in a record.
type View struct {
	engine.View
	Rose    []int `json:"rose"`             // the wind rose, the first in turn first
	Barrel  int   `json:"barrel,omitempty"` // the region being bought in
	Bottles int   `json:"bottles"`
	// Idle is how many rounds in a row before this one were idle (V62); LastBuying, whether
	// the game ends with this round's buying.
	Idle       int        `json:"idle"`
	LastBuying bool       `json:"last_buying"`
	Market     PerVariety `json:"market"`
	// Undrawn and Drawn are the regions of the starting pairs that lie face
	// down, and of those that await a purchase.
	Undrawn []int `json:"undrawn"`
	Drawn   []int `json:"drawn"`
	// Owners, in their order, and Newcomers may still buy in the barrel's
	// region.
	Owners    []int        `json:"owners"`
	Newcomers []int        `json:"newcomers"`
	Takers    []int        `json:"takers"`          // who share the gift, in their order
	Wares     string       `json:"wares,omitempty"` // the variety being sold
	Left      int          `json:"left"`            // vineyards to take or give back, or steps to raise
	Regions   []RegionView `json:"regions"`
	Seats     []SeatView   `json:"seats"`
	// HiddenMoney tells of the option; Reconstructed, that the figures are not
	// all those of the box.
	HiddenMoney   bool `json:"hidden_money"`
	Reconstructed bool `json:"reconstructed"`
}

// PerVariety holds one number for each variety.
type PerVariety struct {
	B int `json:"B"`
	M int `json:"M"`
	N int `json:"N"`
	P int `json:"P"`
	T int `json:"T"`
}

// A RegionView is one region as it lies on the table.
type RegionView struct {
	Name    string `json:"name"`
	Bottle  bool   `json:"bottle"`
	Markers string `json:"markers"` // free variety markers
	Road    []int  `json:"road"`    // owners along it, -1 where free
}

// A SeatView is one seat as it is seen; its score is its vineyards.
type SeatView struct {
	engine.SeatView
	Pawns int `json:"pawns"` // neither on the map nor on the wind rose
	// Money is absent if it is hidden; Income is this round's, kept apart.
	Money  *int       `json:"money,omitempty"`
	Income int        `json:"income"`
	Cellar PerVariety `json:"cellar"`
	// Grows has one letter for each region, "." for none.
	Grows     string `json:"grows"`
	Committed bool   `json:"committed"`
	Chosen    []int  `json:"chosen"` // regions, as far as known
}

// View implements [engine.InfoState].
func (in *Info) View() any {
	v := View{
		View: engine.NewView(Game{}, in, in.phase.String(), in.Round(), in.Turn(), in.winners()),
		Rose: seatNumbers(in.Rose()), Bottles: in.Bottles(), Idle: in.Idle(), LastBuying: in.LastBuying(), Undrawn: fromOne(in.Undrawn()), Drawn: fromOne(in.Drawn()),
		Owners: []int{}, Newcomers: []int{}, Takers: []int{}, Left: in.Left(),
		HiddenMoney: in.hiddenMoney, Reconstructed: box.reconstructed,
		Market: perVariety(in.Market),
	}
	if r, ok := in.Region(); ok {
		v.Barrel = r + 1
		owners, newcomers := in.Buyers()
		v.Owners, v.Newcomers = seatNumbers(owners), engine.SeatNumbers(newcomers)
		takers, _ := in.Takers()
		v.Takers = seatNumbers(takers)
	}
	if in.wares != NoVariety {
		v.Wares = in.wares.String()
	}
	for r := range Regions {
		v.Regions = append(v.Regions, in.regionView(r))
	}
	for p := range engine.Player(in.players) {
		v.Seats = append(v.Seats, in.seatView(p))
	}
	return v
}

func (in *Info) regionView(r int) RegionView {
	v := RegionView{Name: regionNames[r], Bottle: in.Bottle(r), Markers: in.FreeMarkers(r).String()}
	for n := range RoadLength(r) {
		owner, ok := in.Owner(r, n)
		if !ok {
			owner = engine.Chance
		}
		v.Road = append(v.Road, engine.SeatNumber(owner))
	}
	return v
}

func (in *Info) seatView(p engine.Player) SeatView {
	v := SeatView{
		SeatView: engine.SeatView{Score: in.Vineyards(p)}, Pawns: MaxOwned - in.Vineyards(p), Income: in.Income(p),
		Committed: in.committed.Has(p), Chosen: fromOne(in.Choice(p)),
		Cellar: perVariety(func(v Variety) int { return in.Cellar(p, v) }),
	}
	if money, ok := in.Money(p); ok {
		v.Money = &money
	}
	var letters [Regions]byte
	for r := range Regions {
		letters[r] = '.'
		if g := in.Grows(p, r); g != NoVariety {
			letters[r] = varietyLetters[g]
		}
	}
	v.Grows = string(letters[:])
	return v
}

func perVariety(of func(Variety) int) PerVariety {
	return PerVariety{B: of(Barbera), M: of(Montepulciano), N: of(Nebbiolo), P: of(PinotGrigio), T: of(Trebbiano)}
}

// seatNumbers lists seats that stand in an order of their own.
func seatNumbers(seats []engine.Player) []int {
	list := []int{}
	for _, p := range seats {
		list = append(list, engine.SeatNumber(p))
	}
	return list
}

// fromOne lists regions as records count them.
func fromOne(regions []int) []int {
	list := []int{}
	for _, r := range regions {
		list = append(list, r+1)
	}
	return list
}
