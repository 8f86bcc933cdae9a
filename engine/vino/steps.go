package vino

import (
	"math/bits"

	"treille/engine"
)

// The steps of the game. Each changes one thing on the board and, if somebody
// listens, tells it in one event; they are all that changes the board. The true
// state takes them as the rules ask (apply.go and what it calls), an information
// state as their events tell (info.go).

// seatRose notes the banker and seats the wind rose (V10).
func (b *board) seatRose(banker engine.Player, rose SeatList, ev *engine.Events) {
	b.rose = rose
	if ev != nil {
		ev.Add(Event{Kind: EventBanker, Player: banker, Rose: rose}.pack(engine.Everybody, true))
	}
}

// drawPair turns up the starting pair of region r for p, who must buy there
// (V11).
func (b *board) drawPair(p engine.Player, r uint8, ev *engine.Events) {
	b.pile &^= 1 << r
	b.due |= 1 << r
	if ev != nil {
		ev.Add(Event{Kind: EventPair, Player: p, Region: int(r), Variety: Variety(box.start[r])}.pack(engine.Everybody, true))
	}
}

// returnPairs lays the markers of the undrawn starting pairs beside their regions
// (V12).
func (b *board) returnPairs(ev *engine.Events) {
	if b.pile == 0 {
		return
	}
	for ; b.pile != 0; b.pile &= b.pile - 1 {
		r := bits.TrailingZeros16(b.pile)
		b.markers[r] |= 1 << box.start[r]
	}
	if ev != nil {
		ev.Add(Event{Kind: EventPairsBack, Player: engine.Chance}.pack(engine.Everybody, false))
	}
}

// takeMarker takes a variety marker from the map, or the one of a drawn pair.
func (b *board) takeMarker(p engine.Player, r, v uint8, ev *engine.Events) {
	b.markers[r] &^= 1 << v
	b.due &^= 1 << r
	b.grows[r][p] = v + 1
	if ev != nil {
		ev.Add(Event{Kind: EventMarker, Player: p, Region: int(r), Variety: Variety(v)}.pack(engine.Everybody, false))
	}
}

// returnMarker lays p's marker beside region r again (V7).
func (b *board) returnMarker(p engine.Player, r uint8, ev *engine.Events) {
	v := b.grows[r][p] - 1
	b.markers[r] |= 1 << v
	b.grows[r][p] = 0
	if ev != nil {
		ev.Add(Event{Kind: EventMarkerBack, Player: p, Region: int(r), Variety: Variety(v)}.pack(engine.Everybody, false))
	}
}

// plant puts a pawn of p on a free vineyard.
func (b *board) plant(p engine.Player, r, n uint8) {
	b.owned[r][p] |= 1 << n
	b.free[r] &^= 1 << n
	b.used[p]++
}

// payFor sells p the vineyard n of region r.
func (b *board) payFor(p engine.Player, r, n uint8, ev *engine.Events) {
	price := int32(box.price[r][n])
	b.money[p] -= price
	b.traded = true
	b.plant(p, r, n)
	if ev != nil {
		ev.Add(Event{Kind: EventBought, Player: p, Region: int(r), Vineyard: int(n), Variety: b.Grows(p, int(r)), Price: int(price)}.pack(engine.Everybody, false))
	}
}

// receive gives p the vineyard n of region r, as the owner of a rank in the gift,
// from 0 (V30).
func (b *board) receive(p engine.Player, r, n uint8, rank int, ev *engine.Events) {
	b.plant(p, r, n)
	if ev != nil {
		ev.Add(Event{Kind: EventGiven, Player: p, Region: int(r), Vineyard: int(n), Variety: b.Grows(p, int(r)), Rank: rank}.pack(engine.Everybody, false))
	}
}

// handBack takes p's pawn off vineyard n of region r (V42).
func (b *board) handBack(p engine.Player, r, n uint8, ev *engine.Events) {
	b.owned[r][p] &^= 1 << n
	b.free[r] |= 1 << n
	b.used[p]--
	if ev != nil {
		ev.Add(Event{Kind: EventReturned, Player: p, Region: int(r), Vineyard: int(n), Variety: b.Grows(p, int(r))}.pack(engine.Everybody, false))
	}
}

// setCellar sets how many barrels of variety v are in p's cellar.
func (b *board) setCellar(p engine.Player, v, barrels uint8, ev *engine.Events) {
	b.cellar[p][v] = barrels
	if ev != nil {
		ev.Add(Event{Kind: EventCellar, Player: p, Variety: Variety(v), Barrels: int(barrels)}.pack(engine.Everybody, false))
	}
}

// uncork takes the bottle of region r off, after a gift or without one (V31, V32).
func (b *board) uncork(p engine.Player, r uint8, afterGift bool, ev *engine.Events) {
	b.bottles &^= 1 << r
	if ev != nil {
		ev.Add(Event{Kind: EventBottle, Player: p, Region: int(r), AfterGift: afterGift, Bottles: b.Bottles()}.pack(engine.Everybody, false))
	}
}

// show lays p's choice of regions open (V20).
func (b *board) show(p engine.Player, regions uint16, ev *engine.Events) {
	b.shown[p] = regions
	if ev != nil {
		ev.Add(Event{Kind: EventShown, Player: p, Regions: regionPair(regions)}.pack(engine.Everybody, true))
	}
}

// earn puts the income of a sale beside p's money; value is the part of it that
// the market's value makes (V41, V44).
func (b *board) earn(p engine.Player, v, quantity uint8, income, value int32, ev *engine.Events) {
	b.income[p] = income
	b.traded = true
	if ev != nil {
		ev.Add(Event{Kind: EventSold, Player: p, Variety: Variety(v), Quantity: int(quantity), Income: int(income), MarketPart: int(value)}.pack(engine.Everybody, false))
	}
}

// setMarket moves the marker of variety v to a square; left is how many steps p may
// still raise others.
func (b *board) setMarket(p engine.Player, v uint8, square int8, left uint8, ev *engine.Events) {
	before := b.market[v]
	b.market[v] = square
	if ev != nil {
		ev.Add(Event{Kind: EventMarket, Player: p, Variety: Variety(v), From: int(before), To: int(square), Left: int(left)}.pack(engine.Everybody, false))
	}
}

// cashIn adds p's income of the round to his money (V44).
func (b *board) cashIn(p engine.Player, ev *engine.Events) {
	amount := b.income[p]
	b.money[p] += amount
	b.income[p] = 0
	if ev != nil {
		ev.Add(Event{Kind: EventIncome, Player: p, Income: int(amount)}.pack(engine.Everybody, false))
	}
}

// turnRose seats the wind rose anew (V50).
func (b *board) turnRose(rose SeatList, ev *engine.Events) {
	b.rose = rose
	if ev != nil {
		ev.Add(Event{Kind: EventRose, Player: engine.Chance, Rose: rose}.pack(engine.Everybody, false))
	}
}

// beginRound begins the round of a number, after one that was idle or not (V62).
func (b *board) beginRound(round uint8, ev *engine.Events) {
	if b.idle++; b.traded {
		b.idle = 0
	}
	b.traded = false
	b.round = round
	b.shown = [maxPlayers]uint16{}
	if ev != nil {
		ev.Add(Event{Kind: EventRound, Player: engine.Chance, Round: int(round)}.pack(engine.Everybody, false))
	}
}

// regionPair returns the two members of a set of regions, the smaller first.
func regionPair(regions uint16) [2]int {
	return [2]int{bits.TrailingZeros16(regions), bits.Len16(regions) - 1}
}
