package vino

import "treille/engine"

// A seatList is an ordered list of up to five seats, three bits each: the first
// in the lowest bits. A list of fewer ends with noSeat.
type seatList uint16

const (
	noSeat  = 7
	noSeats = seatList(1<<(3*maxPlayers) - 1)
)

// at returns the seat at a place of the list, from 0.
func (l seatList) at(i int) engine.Player { return engine.Player(l >> (3 * i) & 7) }

// with returns the list with another seat at a place.
func (l seatList) with(i int, p engine.Player) seatList {
	return l&^(7<<(3*i)) | seatList(p)<<(3*i)
}

// rest drops the first seat.
func (l seatList) rest() seatList { return l>>3 | noSeat<<(3*(maxPlayers-1)) }

// seats returns the first n seats as a slice, or all if there are fewer.
func (l seatList) seats(n int) []engine.Player {
	list := []engine.Player{}
	for i := 0; i < n && l.at(i) != noSeat; i++ {
		list = append(list, l.at(i))
	}
	return list
}

// A flow says where the game stands between two decisions. An EventTurn carries
// all of it that no other event does.
type flow struct {
	phase  Phase
	actor  engine.Player // who decides
	region uint8         // where the barrel stands
	round  uint8         // 0 before the first
	rose   seatList      // the wind rose; seats beyond players are 0
	cursor uint8         // place on the wind rose: whose turn, or newcomer's last
	due    uint16        // regions drawn by the seat that it must still buy in

	committed engine.PlayerSet // who has chosen, until all is shown

	queue     seatList         // owners who chose the region and have not finished, in order (V22)
	newcomers engine.PlayerSet // newcomers there who have not passed (V23)

	ranks seatList // owners who share the gift, in order (V30)
	rank  uint8    // of the owner who takes now
	left  uint8    // vineyards to take, to give back, or steps to raise
	wares Variety  // the variety being sold
	fall  uint8    // steps that its marker must still fall (V43)
}

// pack returns, in the two numbers of an EventTurn, the part of the flow that has
// no field of its own there.
func (f *flow) pack() (low, high int32) {
	low = int32(f.cursor) | int32(f.due)<<3 | int32(f.committed)<<12 | int32(f.newcomers)<<17
	low |= int32(f.rank)<<22 | int32(f.wares)<<24
	high = int32(f.queue) | int32(f.ranks&0x1FF)<<15
	return low, high
}

// unpack is the inverse of pack.
func (f *flow) unpack(low, high int32) {
	f.cursor = uint8(low & 7)
	f.due = uint16(low >> 3 & 0x1FF)
	f.committed = engine.PlayerSet(low >> 12 & 0x1F)
	f.newcomers = engine.PlayerSet(low >> 17 & 0x1F)
	f.rank = uint8(low >> 22 & 3)
	f.wares = Variety(low >> 24 & 7)
	f.queue = seatList(high & 0x7FFF)
	f.ranks = noSeats&^0x1FF | seatList(high>>15&0x1FF)
}

// turn reports, after each decision and outcome, where the game stands now.
func (f *flow) turn(ev *engine.Events) {
	if ev == nil {
		return
	}
	low, high := f.pack()
	ev.Add(engine.Event{Kind: EventTurn, Audience: engine.Everybody, Player: f.actor, Value: uint64(f.left) | uint64(f.fall)<<8, Num: [4]int32{int32(f.phase), int32(f.region), low, high}})
}

// goOn takes over, in an information state, what turn reported.
func (f *flow) goOn(e engine.Event) {
	f.actor = e.Player
	f.phase = Phase(e.Num[0])
	f.region = uint8(e.Num[1])
	f.left = uint8(e.Value)
	f.fall = uint8(e.Value >> 8)
	f.unpack(e.Num[2], e.Num[3])
}
