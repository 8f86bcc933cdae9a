package vino

import "treille/engine"

// A board is all that lies open: everything but choices not yet shown. (Money
// lies open to whoever keeps count: see Info.) The steps (steps.go) alone change
// it.
type board struct {
	flow
	owned   [Regions][maxPlayers]uint32 // bit i for the vineyard i along the road
	free    [Regions]uint32             // vineyards without a pawn
	grows   [Regions][maxPlayers]uint8  // 1 + the variety a seat grows there, 0 for none
	markers [Regions]uint8              // VarietySet of the free markers on the map
	cellar  [maxPlayers][Varieties]uint8
	market  [Varieties]int8   // squares, 0 in the middle (V5)
	used    [maxPlayers]uint8 // vineyards owned
	money   [maxPlayers]int32
	income  [maxPlayers]int32  // of this round, kept apart (V44)
	shown   [maxPlayers]uint16 // regions chosen this round, once shown
	pile    uint16             // regions whose starting pair is still face down
	bottles uint16             // regions that still have their bottle
	idle    uint8              // idle rounds in a row (V62)
	traded  bool               // somebody has bought or sold this round

	players     uint8
	hiddenMoney bool
	idleEnds    bool // idle rounds end the game: not by the first rules
}

// newBoard sets the game up (V10), before the banker is picked.
func newBoard(setup engine.Setup) board {
	b := board{
		flow:        flow{phase: PhaseBanker, actor: engine.Chance, queue: noSeats, ranks: noSeats, wares: NoVariety},
		free:        box.all,
		pile:        1<<Regions - 1,
		bottles:     box.bottles,
		players:     uint8(setup.Players),
		hiddenMoney: setup.Has(HiddenMoney),
		idleEnds:    setup.Rules != firstRules,
	}
	for r := range Regions {
		b.markers[r] = box.markers[r] &^ (1 << box.start[r])
	}
	for p := range setup.Players {
		b.money[p] = StartMoney
		b.rose = b.rose.with(p, engine.Player(p))
	}
	return b
}

// CurrentPlayer implements [engine.State] and [engine.InfoState].
func (b *board) CurrentPlayer() engine.Player { return b.actor }

// Acting implements [engine.State] and [engine.InfoState].
func (b *board) Acting() engine.PlayerSet {
	if b.phase == PhaseChoose {
		return engine.Seats(int(b.players)) &^ b.committed
	}
	if b.actor < 0 {
		return 0
	}
	return engine.Only(b.actor)
}

// winners are those with most vineyards, and of these with most money (V61);
// none until the game is over.
func (b *board) winners() engine.PlayerSet {
	if b.phase != PhaseOver {
		return 0
	}
	var best engine.PlayerSet
	most, richest := -1, int32(-1)
	for p := range engine.Player(b.players) {
		owned, money := int(b.used[p]), b.money[p]
		switch {
		case owned > most || owned == most && money > richest:
			most, richest = owned, money
			best = engine.Only(p)
		case owned == most && money == richest:
			best = best.With(p)
		}
	}
	return best
}

// hash folds the board into a hash.
func (b *board) hash(h *engine.Hasher) {
	h.Add(uint64(b.phase) | uint64(uint8(b.actor))<<8 | uint64(b.region)<<16 | uint64(b.round)<<24 | uint64(b.players)<<32 | uint64(b.rose)<<40)
	low, high := b.pack()
	h.Add(uint64(uint32(low)) | uint64(uint32(high))<<32)
	stall := uint64(0)
	if b.idleEnds { // games by the first rules have the hashes of before
		stall = uint64(b.idle)<<1 | engine.Bit(b.traded)
	}
	h.Add(uint64(b.left) | uint64(b.fall)<<8 | uint64(b.pile)<<16 | uint64(b.bottles)<<32 | stall<<48)
	if b.hiddenMoney {
		h.Add(1)
	}
	for r := range Regions {
		h.Add(uint64(b.free[r]) | uint64(b.markers[r])<<32)
	}
	for p := range b.players {
		for r := range Regions {
			h.Add(uint64(b.owned[r][p]) | uint64(b.grows[r][p])<<32)
		}
		for v := range Varieties {
			h.Add(uint64(b.cellar[p][v]))
		}
		h.Add(uint64(b.used[p]) | uint64(b.shown[p])<<8)
		h.Add(uint64(uint32(b.money[p])) | uint64(uint32(b.income[p]))<<32)
	}
	for _, square := range b.market {
		h.AddInt(int(square))
	}
}
