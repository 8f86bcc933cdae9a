package vino

import "treille/engine"

// A View is what a seat knows, in the terms of the written game: regions and
// vineyards count from 1, varieties are letters.
type View struct {
	Seat    *engine.Player  `json:"seat"` // null for who watches
	Phase   string          `json:"phase"`
	Round   int             `json:"round"` // 0 while the table is set
	Current engine.Player   `json:"current"`
	Acting  []engine.Player `json:"acting"`
	Rose    []engine.Player `json:"rose"` // the wind rose, first in turn first
	Barrel  int             `json:"barrel,omitempty"`
	Bottles int             `json:"bottles"`
	Market  PerVariety      `json:"market"`
	// Undrawn and Drawn are the regions of the starting pairs that lie face
	// down, and of those that await a purchase.
	Undrawn []int `json:"undrawn,omitempty"`
	Drawn   []int `json:"drawn,omitempty"`
	// Owners and Newcomers may still buy in the barrel's region.
	Owners    []engine.Player `json:"owners,omitempty"`
	Newcomers []engine.Player `json:"newcomers,omitempty"`
	Takers    []engine.Player `json:"takers,omitempty"` // share the gift
	Wares     string          `json:"wares,omitempty"`  // the variety being sold
	Left      int             `json:"left,omitempty"`   // to take, give back or raise
	Regions   []RegionView    `json:"regions"`
	Players   []PlayerView    `json:"players"`
	Winners   []engine.Player `json:"winners,omitempty"`
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
	Name    string           `json:"name"`
	Bottle  bool             `json:"bottle"`
	Markers string           `json:"markers"` // free variety markers
	Road    []*engine.Player `json:"road"`    // owners along it, null where free
}

// A PlayerView is one seat as it is seen.
type PlayerView struct {
	Vineyards int `json:"vineyards"`
	Pawns     int `json:"pawns"` // neither on the map nor on the wind rose
	// Money is absent if it is hidden; Income is this round's, kept apart.
	Money  *int       `json:"money,omitempty"`
	Income int        `json:"income"`
	Cellar PerVariety `json:"cellar"`
	// Grows has one letter for each region, "." for none.
	Grows     string `json:"grows"`
	Committed bool   `json:"committed"`
	Chosen    []int  `json:"chosen,omitempty"` // regions, as far as known
}

var phaseNames = [...]string{
	PhaseBanker: "banker", PhasePair: "pair", PhaseDrawn: "drawn", PhaseSecond: "second", PhaseThird: "third",
	PhaseChoose: "choose", PhaseOwners: "owners", PhaseNewcomers: "newcomers", PhaseGift: "gift",
	PhaseSell: "sell", PhaseGive: "give", PhaseRaise: "raise", PhaseOver: "over",
}

// String returns the phase's name.
func (p Phase) String() string { return phaseNames[p] }

// View is what the seat knows, ready for encoding/json.
func (i *Info) View() any {
	v := View{
		Phase: i.phase.String(), Round: i.Round(), Current: i.actor, Acting: seatsOf(i.Acting()), Rose: i.Rose(),
		Bottles: i.Bottles(), Undrawn: written(i.Undrawn()), Drawn: written(i.Drawn()), Left: i.Left(),
		HiddenMoney: i.hiddenMoney, Reconstructed: reconstructed,
		Market: perVariety(i.Market),
	}
	if i.seat != engine.Spectator {
		seat := i.seat
		v.Seat = &seat
	}
	if r, ok := i.Region(); ok {
		v.Barrel = r + 1
		owners, newcomers := i.Buyers()
		v.Owners, v.Newcomers = owners, seatsOf(newcomers)
		v.Takers, _ = i.Takers()
	}
	if i.wares != NoVariety {
		v.Wares = i.wares.String()
	}
	if i.phase == PhaseOver {
		v.Winners = seatsOf(i.winners())
	}
	for r := range Regions {
		v.Regions = append(v.Regions, i.regionView(r))
	}
	for p := range engine.Player(i.players) {
		v.Players = append(v.Players, i.playerView(p))
	}
	return v
}

func (i *Info) regionView(r int) RegionView {
	v := RegionView{Name: regionNames[r], Bottle: i.Bottle(r), Markers: i.FreeMarkers(r).String()}
	for n := range RoadLength(r) {
		var owner *engine.Player
		if p, ok := i.Owner(r, n); ok {
			owner = &p
		}
		v.Road = append(v.Road, owner)
	}
	return v
}

func (i *Info) playerView(p engine.Player) PlayerView {
	v := PlayerView{
		Vineyards: i.Vineyards(p), Pawns: MaxOwned - i.Vineyards(p), Income: i.Income(p),
		Committed: i.committed.Has(p), Chosen: written(i.Choice(p)),
		Cellar: perVariety(func(v Variety) int { return i.Cellar(p, v) }),
	}
	if money, ok := i.Money(p); ok {
		v.Money = &money
	}
	var letters [Regions]byte
	for r := range Regions {
		letters[r] = '.'
		if g := i.Grows(p, r); g != NoVariety {
			letters[r] = varietyLetters[g]
		}
	}
	v.Grows = string(letters[:])
	return v
}

func perVariety(of func(Variety) int) PerVariety {
	return PerVariety{B: of(Barbera), M: of(Montepulciano), N: of(Nebbiolo), P: of(PinotGrigio), T: of(Trebbiano)}
}

// written turns regions counted from 0 into those of the written game.
func written(regions []int) []int {
	for i := range regions {
		regions[i]++
	}
	return regions
}

// seatsOf lists a set of seats, ascending.
func seatsOf(set engine.PlayerSet) []engine.Player {
	list := []engine.Player{}
	for p := range engine.Player(maxSeats) {
		if set.Has(p) {
			list = append(list, p)
		}
	}
	return list
}
