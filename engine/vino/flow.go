package vino

import "treille/engine"

// A SeatList is an ordered list of up to five seats, three bits each: the first
// in the lowest bits. A list of fewer ends with noSeat.
type SeatList uint16

const (
	noSeat  = 7
	noSeats = SeatList(1<<(3*maxPlayers) - 1)
)

// at returns the seat at a place of the list, from 0.
func (l SeatList) at(i int) engine.Player { return engine.Player(l >> (3 * i) & 7) }

// with returns the list with another seat at a place.
func (l SeatList) with(i int, p engine.Player) SeatList {
	return l&^(7<<(3*i)) | SeatList(p)<<(3*i)
}

// rest drops the first seat.
func (l SeatList) rest() SeatList { return l>>3 | noSeat<<(3*(maxPlayers-1)) }

// Seats returns the first n seats as a slice, or all if there are fewer.
func (l SeatList) Seats(n int) []engine.Player {
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
	rose   SeatList      // the wind rose; seats beyond players are 0
	cursor uint8         // place on the wind rose: whose turn, or newcomer's last
	due    uint16        // regions drawn by the seat that it must still buy in

	committed engine.PlayerSet // who has chosen, until all is shown

	queue     SeatList         // owners who chose the region and have not finished, in order (V22)
	newcomers engine.PlayerSet // newcomers there who have not passed (V23)

	ranks SeatList // owners who share the gift, in order (V30)
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
	f.queue = SeatList(high & 0x7FFF)
	f.ranks = noSeats&^0x1FF | SeatList(high>>15&0x1FF)
}

// fields lists what an EventTurn tells.
func (f *flow) fields(to *engine.Fields) {
	rest := uint16(f.left) | uint16(f.fall)<<8
	low, high := f.pack()
	engine.Num(to, &f.phase)
	engine.Num(to, &f.region)
	engine.Num(to, &low)
	engine.Num(to, &high)
	engine.Value(to, &rest)
	f.unpack(low, high)
	f.left, f.fall = uint8(rest), uint8(rest>>8)
}

// turn reports, after each decision and outcome, where the game stands now.
func (f *flow) turn(ev *engine.Events) {
	if ev != nil {
		ev.Add(Event{Kind: EventTurn, Player: f.actor, flow: *f}.pack(engine.Everybody, false))
	}
}

// goOn takes over, in an information state, what turn reported: what other events
// tell stays.
func (f *flow) goOn(actor engine.Player, told flow) {
	told.actor, told.round, told.rose = actor, f.round, f.rose
	*f = told
}
