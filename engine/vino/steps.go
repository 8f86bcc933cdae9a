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
func (b *board) seatRose(banker engine.Player, rose seatList, ev *engine.Events) {
	b.rose = rose
	if ev != nil {
		ev.Add(engine.Event{Kind: EventBanker, Audience: engine.Everybody, Player: banker, Reveals: true, Value: uint64(rose)})
	}
}

// drawPair turns up the starting pair of region r for p, who must buy there
// (V11).
func (b *board) drawPair(p engine.Player, r uint8, ev *engine.Events) {
	b.pile &^= 1 << r
	b.due |= 1 << r
	if ev != nil {
		ev.Add(engine.Event{Kind: EventPair, Audience: engine.Everybody, Player: p, Reveals: true, Num: [4]int32{int32(r), int32(box.start[r])}})
	}
}

// returnPairs lays the markers of the undrawn starting pairs beside their regions
// (V12).
func (b *board) returnPairs(ev *engine.Events) {
	if b.pile == 0 {
		return
	}
	back := b.pile
	for rest := back; rest != 0; rest &= rest - 1 {
		r := bits.TrailingZeros16(rest)
		b.markers[r] |= 1 << box.start[r]
	}
	b.pile = 0
	if ev != nil {
		ev.Add(engine.Event{Kind: EventPairsBack, Audience: engine.Everybody, Player: engine.Chance, Value: uint64(back)})
	}
}

// takeMarker takes a variety marker from the map, or the one of a drawn pair.
func (b *board) takeMarker(p engine.Player, r, v uint8, ev *engine.Events) {
	b.markers[r] &^= 1 << v
	b.due &^= 1 << r
	b.grows[r][p] = v + 1
	if ev != nil {
		ev.Add(engine.Event{Kind: EventMarker, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(r), int32(v)}})
	}
}

// returnMarker lays p's marker beside region r again (V7).
func (b *board) returnMarker(p engine.Player, r uint8, ev *engine.Events) {
	v := b.grows[r][p] - 1
	b.markers[r] |= 1 << v
	b.grows[r][p] = 0
	if ev != nil {
		ev.Add(engine.Event{Kind: EventMarkerBack, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(r), int32(v)}})
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
	b.plant(p, r, n)
	if ev != nil {
		ev.Add(engine.Event{Kind: EventBought, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(r), int32(n), price, int32(b.grows[r][p]) - 1}})
	}
}

// receive gives p the vineyard n of region r, as the owner of a rank in the gift,
// from 0 (V30).
func (b *board) receive(p engine.Player, r, n uint8, rank int, ev *engine.Events) {
	b.plant(p, r, n)
	if ev != nil {
		ev.Add(engine.Event{Kind: EventGiven, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(r), int32(n), int32(rank), int32(b.grows[r][p]) - 1}})
	}
}

// handBack takes p's pawn off vineyard n of region r (V42).
func (b *board) handBack(p engine.Player, r, n uint8, ev *engine.Events) {
	b.owned[r][p] &^= 1 << n
	b.free[r] |= 1 << n
	b.used[p]--
	if ev != nil {
		ev.Add(engine.Event{Kind: EventReturned, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(r), int32(n), int32(b.grows[r][p]) - 1}})
	}
}

// setCellar sets how many barrels of variety v are in p's cellar.
func (b *board) setCellar(p engine.Player, v, barrels uint8, ev *engine.Events) {
	b.cellar[p][v] = barrels
	if ev != nil {
		ev.Add(engine.Event{Kind: EventCellar, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(v), int32(barrels)}})
	}
}

// uncork takes the bottle of region r off: gift is 1 after a gift, 0 without one
// (V31, V32).
func (b *board) uncork(p engine.Player, r uint8, gift int32, ev *engine.Events) {
	b.bottles &^= 1 << r
	if ev != nil {
		ev.Add(engine.Event{Kind: EventBottle, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(r), gift, int32(bits.OnesCount16(b.bottles))}})
	}
}

// show lays p's choice of regions open (V20).
func (b *board) show(p engine.Player, regions uint16, ev *engine.Events) {
	b.shown[p] = regions
	if ev != nil {
		ev.Add(engine.Event{Kind: EventShown, Audience: engine.Everybody, Player: p, Reveals: true, Num: regionPair(regions)})
	}
}

// earn puts the income of a sale beside p's money; value is the part of it that
// the market's value makes (V41, V44).
func (b *board) earn(p engine.Player, v, quantity uint8, income, value int32, ev *engine.Events) {
	b.income[p] = income
	if ev != nil {
		ev.Add(engine.Event{Kind: EventSold, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(v), int32(quantity), income, value}})
	}
}

// setMarket moves the marker of variety v to a square; left is how many steps p may
// still raise others.
func (b *board) setMarket(p engine.Player, v uint8, square int8, left uint8, ev *engine.Events) {
	before := b.market[v]
	b.market[v] = square
	if ev != nil {
		ev.Add(engine.Event{Kind: EventMarket, Audience: engine.Everybody, Player: p, Num: [4]int32{int32(v), int32(before), int32(square), int32(left)}})
	}
}

// cashIn adds p's income of the round to his money (V44).
func (b *board) cashIn(p engine.Player, ev *engine.Events) {
	amount := b.income[p]
	b.money[p] += amount
	b.income[p] = 0
	if ev != nil {
		ev.Add(engine.Event{Kind: EventIncome, Audience: engine.Everybody, Player: p, Num: [4]int32{amount}})
	}
}

// turnRose seats the wind rose anew (V50).
func (b *board) turnRose(rose seatList, ev *engine.Events) {
	b.rose = rose
	if ev != nil {
		ev.Add(engine.Event{Kind: EventRose, Audience: engine.Everybody, Player: engine.Chance, Value: uint64(rose)})
	}
}

// beginRound begins the round of a number.
func (b *board) beginRound(round uint8, ev *engine.Events) {
	b.round = round
	b.shown = [maxPlayers]uint16{}
	if ev != nil {
		ev.Add(engine.Event{Kind: EventRound, Audience: engine.Everybody, Player: engine.Chance, Num: [4]int32{int32(round)}})
	}
}

// tell reports something that changes nothing on the board but whose turn it is.
func tell(ev *engine.Events, kind engine.EventKind, p engine.Player, a, b int32) {
	if ev != nil {
		ev.Add(engine.Event{Kind: kind, Audience: engine.Everybody, Player: p, Num: [4]int32{a, b}})
	}
}

// regionPair returns the two members of a set of regions, the smaller first.
func regionPair(regions uint16) [4]int32 {
	return [4]int32{int32(bits.TrailingZeros16(regions)), int32(15 - bits.LeadingZeros16(regions))}
}
