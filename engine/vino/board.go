package vino

import (
	"math/bits"

	"treille/engine"
)

// A Phase says what is to be decided next.
type Phase uint8

const (
	PhaseBanker    Phase = iota // chance picks the banker (V10)
	PhasePair                   // chance turns up a starting pair (V11)
	PhaseDrawn                  // a vineyard in a drawn region (V11)
	PhaseSecond                 // the last of five buys a second one anywhere (V11)
	PhaseThird                  // a third vineyard anywhere (V12)
	PhaseChoose                 // all choose two regions (V20)
	PhaseOwners                 // an owner buys (V22)
	PhaseNewcomers              // a newcomer buys (V23)
	PhaseGift                   // an owner takes from the state's gift (V30)
	PhaseSell                   // a seat may sell (V40)
	PhaseGive                   // the seller gives vineyards back (V42)
	PhaseRaise                  // the seller raises markers (V43)
	PhaseOver                   // the game is over (V60, V62)
)

// A Table is all that lies open: everything but choices not yet shown. (Money
// lies open to whoever keeps count: see Info.) It is a value without pointers.
type Table struct {
	flow
	owned   [Regions][maxSeats]uint32 // bit i for the vineyard i along the road
	free    [Regions]uint32           // vineyards without a pawn
	grows   [Regions][maxSeats]uint8  // 1 + the variety a seat grows there, 0 for none
	markers [Regions]uint8            // VarietySet of the free markers on the map
	cellar  [maxSeats][Varieties]uint8
	market  [Varieties]int8 // squares, 0 in the middle (V5)
	used    [maxSeats]uint8 // vineyards owned
	money   [maxSeats]int32
	income  [maxSeats]int32  // of this round, kept apart (V44)
	shown   [maxSeats]uint16 // regions chosen this round, once shown
	pile    uint16           // regions whose starting pair is still face down
	bottles uint16           // regions that still have their bottle

	players     uint8
	hiddenMoney bool
}

// start lays the table out.
func (t *Table) start(players int, hiddenMoney bool) {
	*t = Table{players: uint8(players), hiddenMoney: hiddenMoney}
	t.flow = flow{phase: PhaseBanker, actor: engine.Chance, queue: noSeats, ranks: noSeats, wares: NoVariety}
	t.free = printed.all
	t.bottles = printed.bottles
	t.pile = 1<<Regions - 1
	for r := range Regions {
		t.markers[r] = printed.markers[r] &^ (1 << printed.start[r])
	}
	for p := range players {
		t.money[p] = StartMoney
		t.rose = t.rose.with(p, engine.Player(p))
	}
}

// The functions below each do one thing to the table and report it. They
// are all that State.Apply and Info.Observe change it by.

func (t *Table) seatRose(banker engine.Player, rose seatList, ev *engine.Events) {
	t.rose = rose
	if ev != nil {
		ev.Add(engine.Event{Kind: EventBanker, Audience: engine.Everybody, Player: banker, Reveals: true, Value: uint64(rose)})
	}
}

func (t *Table) drawPair(p engine.Player, r uint8, ev *engine.Events) {
	t.pile &^= 1 << r
	t.due |= 1 << r
	if ev != nil {
		ev.Add(engine.Event{Kind: EventPair, Audience: engine.Everybody, Player: p, Reveals: true, Num: [4]int32{int32(r), int32(printed.start[r])}})
	}
}

func (t *Table) returnPairs(ev *engine.Events) {
	if t.pile == 0 {
		return
	}
	back := t.pile
	for rest := back; rest != 0; rest &= rest - 1 {
		r := bits.TrailingZeros16(rest)
		t.markers[r] |= 1 << printed.start[r]
	}
	t.pile = 0
	if ev != nil {
		ev.Add(engine.Event{Kind: EventPairsBack, Audience: engine.Everybody, Player: engine.Chance, Value: uint64(back)})
	}
}

// takeMarker takes a variety marker from the map, or the one of a drawn pair.
func (t *Table) takeMarker(p engine.Player, r, v uint8, ev *engine.Events) {
	t.markers[r] &^= 1 << v
	t.due &^= 1 << r
	t.grows[r][p] = v + 1
	if ev != nil {
		ev.Add(engine.Event{Kind: EventMarker, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(r), int32(v)}})
	}
}

func (t *Table) returnMarker(p engine.Player, r uint8, ev *engine.Events) {
	v := t.grows[r][p] - 1
	t.markers[r] |= 1 << v
	t.grows[r][p] = 0
	if ev != nil {
		ev.Add(engine.Event{Kind: EventMarkerBack, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(r), int32(v)}})
	}
}

// plant puts a pawn of p on a free vineyard.
func (t *Table) plant(p engine.Player, r, n uint8) {
	t.owned[r][p] |= 1 << n
	t.free[r] &^= 1 << n
	t.used[p]++
}

func (t *Table) payFor(p engine.Player, r, n uint8, ev *engine.Events) {
	price := int32(printed.price[r][n])
	t.money[p] -= price
	t.plant(p, r, n)
	if ev != nil {
		ev.Add(engine.Event{Kind: EventBought, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(r), int32(n), price, int32(t.grows[r][p]) - 1}})
	}
}

func (t *Table) receive(p engine.Player, r, n uint8, rank int, ev *engine.Events) {
	t.plant(p, r, n)
	if ev != nil {
		ev.Add(engine.Event{Kind: EventGiven, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(r), int32(n), int32(rank), int32(t.grows[r][p]) - 1}})
	}
}

func (t *Table) handBack(p engine.Player, r, n uint8, ev *engine.Events) {
	t.owned[r][p] &^= 1 << n
	t.free[r] |= 1 << n
	t.used[p]--
	if ev != nil {
		ev.Add(engine.Event{Kind: EventReturned, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(r), int32(n), int32(t.grows[r][p]) - 1}})
	}
}

func (t *Table) setCellar(p engine.Player, v, barrels uint8, ev *engine.Events) {
	t.cellar[p][v] = barrels
	if ev != nil {
		ev.Add(engine.Event{Kind: EventCellar, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(v), int32(barrels)}})
	}
}

// uncork takes the bottle of region r off; gift tells why.
func (t *Table) uncork(p engine.Player, r uint8, gift int32, ev *engine.Events) {
	t.bottles &^= 1 << r
	if ev != nil {
		ev.Add(engine.Event{Kind: EventBottle, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(r), gift, int32(bits.OnesCount16(t.bottles))}})
	}
}

func (t *Table) show(p engine.Player, regions uint16, ev *engine.Events) {
	t.shown[p] = regions
	if ev != nil {
		ev.Add(engine.Event{Kind: EventShown, Audience: engine.Everybody, Player: p, Reveals: true, Num: regionPair(regions)})
	}
}

func (t *Table) earn(p engine.Player, v, quantity uint8, income, value int32, ev *engine.Events) {
	t.income[p] = income
	if ev != nil {
		ev.Add(engine.Event{Kind: EventSold, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(v), int32(quantity), income, value}})
	}
}

func (t *Table) setMarket(p engine.Player, v uint8, square int8, left uint8, ev *engine.Events) {
	before := t.market[v]
	t.market[v] = square
	if ev != nil {
		ev.Add(engine.Event{Kind: EventMarket, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(v), int32(before), int32(square), int32(left)}})
	}
}

func (t *Table) cashIn(p engine.Player, ev *engine.Events) {
	amount := t.income[p]
	t.money[p] += amount
	t.income[p] = 0
	if ev != nil {
		ev.Add(engine.Event{Kind: EventIncome, Audience: engine.Everybody, Player: p, Num: [4]int32{amount}})
	}
}

func (t *Table) turnRose(rose seatList, ev *engine.Events) {
	t.rose = rose
	if ev != nil {
		ev.Add(engine.Event{Kind: EventRose, Audience: engine.Everybody, Player: engine.Chance, Value: uint64(rose)})
	}
}

func (t *Table) beginRound(round uint8, ev *engine.Events) {
	t.round = round
	t.shown = [maxSeats]uint16{}
	if ev != nil {
		ev.Add(engine.Event{Kind: EventRound, Audience: engine.Everybody, Player: engine.Chance, Num: [4]int32{int32(round)}})
	}
}

// tell reports something that changes nothing on the table but the turn.
func tell(ev *engine.Events, kind engine.EventKind, p engine.Player, a, b int32) {
	if ev != nil {
		ev.Add(engine.Event{Kind: kind, Audience: engine.Everybody, Player: p, Num: [4]int32{a, b}})
	}
}

// regionPair lists the two members of a set of regions.
func regionPair(regions uint16) [4]int32 {
	return [4]int32{int32(bits.TrailingZeros16(regions)), int32(15 - bits.LeadingZeros16(regions))}
}
