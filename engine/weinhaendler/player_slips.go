package weinhaendler

import "treille/engine"

// fullHand is how many bottles make a hand with which one expects to bid.
const fullHand = 5

// Slips implements [engine.Slipping].
func (Game) Slips() []engine.Slip {
	seen := func(info engine.InfoState, a engine.Action) (slip, could bool) {
		in, d := info.(*Info), Decode(a)
		could = in.phase == PhaseBidding && in.bids[in.seat] == 0 && in.hand.Len() >= fullHand
		return could && d.Kind != DecisionBid, could
	}
	return []engine.Slip{{Name: "no-bid", Text: "passes without a bid, with a full hand", Seen: seen}}
}
