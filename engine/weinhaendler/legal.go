package weinhaendler

import (
	"math/bits"
	"slices"

	"treille/engine"
)

// legal appends the decisions of the seat whose turn it is, with its hand.
func (b *board) legal(hand Cards, dst []engine.Action) []engine.Action {
	switch b.phase {
	case PhaseBidding:
		return b.legalBids(hand, dst)
	case PhaseCellars:
		return b.legalPlacings(hand, dst)
	}
	return dst
}

// maxBids is how many different bids six cards allow; in the bidding no hand is
// larger (W30).
const maxBids = 1 << handLimit

// totalBit is where a total stands while bids are listed: above the kinds.
const totalBit = 2 * Kinds

// legalBids appends bids, pass and draw (W10–W15).
func (b *board) legalBids(hand Cards, dst []engine.Action) []engine.Action {
	n := len(dst)
	dst = slices.Grow(dst, maxBids+2)
	own := b.totals[b.turn]

	// Every part of the hand, ascending, with its total on top: all parts
	// without a kind come before those with one of it, these before those
	// with two.
	var parts [maxBids]uint64
	parts[0] = uint64(own) << totalBit
	size := 1
	for rest := hand; rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		step := uint64(1)<<(2*c) + uint64(box.values[c])<<totalBit
		width := size
		for range rest.Count(c) {
			for i := size - width; i < size; i++ {
				parts[i+width] = parts[i] + step
			}
			size += width
		}
	}

	// taken has a bit for the last six bits of each total that is taken.
	var taken uint64
	for p, total := range b.totals {
		if total > 0 && p != int(b.turn) {
			taken |= 1 << (total / 2 % 64)
		}
	}
	out := dst[:n+maxBids+2]
	for _, part := range parts[1:size] {
		total := part >> totalBit
		if taken>>(total/2%64)&1 != 0 {
			if _, owned := b.totalOwner(b.turn, int(total)); owned {
				continue
			}
		}
		out[n] = Bid(Cards(part & uint64(allKinds)))
		n++
	}
	out[n] = Pass()
	n++
	if b.mayDraw(b.turn) {
		out[n] = Draw()
		n++
	}
	return out[:n]
}

// legalPlacings appends the placings and done (W30–W34).
func (b *board) legalPlacings(hand Cards, dst []engine.Action) []engine.Action {
	cellar, number := b.open(b.turn)
	forWine, forEmpty := cellar.places()
	base := uint64(number)<<cellarShift + uint64(colBias+int(cellar.left))
	var codes [cells + 1]uint64
	places := 0
	for m := forWine; m != 0; m &= m - 1 {
		codes[places] = base + uint64(placeCodes[bits.TrailingZeros16(m)])
		places++
	}
	n := len(dst)
	kinds := hand.kinds()
	dst = slices.Grow(dst, bits.OnesCount64(uint64(kinds))*places+1)
	out := dst[:n+bits.OnesCount64(uint64(kinds))*places+1]
	for rest := kinds &^ (1 << (2 * Empty)); rest != 0; rest &= rest - 1 {
		lay := pack(DecisionPlace, uint64(rest.first())<<cardShift)
		for _, code := range codes[:places] {
			out[n] = lay + engine.Action(code)
			n++
		}
	}
	if kinds&(1<<(2*Empty)) != 0 {
		lay := pack(DecisionPlace, uint64(Empty)<<cardShift)
		for m := forEmpty; m != 0; m &= m - 1 {
			out[n] = lay + engine.Action(base+uint64(placeCodes[bits.TrailingZeros16(m)]))
			n++
		}
	}
	if b.mayStop(b.turn) {
		out[n] = Done()
		n++
	}
	return out[:n]
}

// ChanceOutcomes implements [engine.State]: each kind that is left of the
// shuffled cards, then the cards put under the pile one by one.
func (s *State) ChanceOutcomes(dst []engine.Outcome) []engine.Outcome {
	if s.CurrentPlayer() != engine.Chance {
		return dst
	}
	if s.phase == PhaseStarting {
		return engine.EachSeat(dst, int(s.players), First)
	}
	if s.shuffle == 0 {
		return append(dst, engine.Outcome{Action: Deal(s.below[s.nextUnder()]), Weight: 1})
	}
	for rest := s.shuffle; rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		dst = append(dst, engine.Outcome{Action: Deal(c), Weight: int32(rest.Count(c))})
	}
	return dst
}
