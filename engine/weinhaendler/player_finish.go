package weinhaendler

// BestFinish returns the most points that the own seat could still lay some cards for in the
// last round (W51), as the planner finds it.
func (in *Info) BestFinish(hand Cards) int {
	var pl planner
	return int(pl.plan(&in.board, int8(in.seat), hand, wideBeam).points)
}

// Finish returns how the own seat would lay some cards for them, one after the other.
func (in *Info) Finish(hand Cards) []Decision {
	var (
		pl    planner
		steps []Decision
	)
	held := *in
	held.hand = hand
	in = &held
	for {
		d := Decode(pl.plan(&in.board, int8(in.seat), in.hand, wideBeam).first)
		if d.Kind != DecisionPlace {
			return steps
		}
		steps = append(steps, d)
		in = in.Laid(d.Card, d.Place)
	}
}

// LastIsNext reports whether the next round is sure to be the last: the next refill empties the
// pile (W40, W50).
func (in *Info) LastIsNext() bool {
	return !in.last && in.phase == PhaseCellars && int(in.pile) <= offerCards-in.offer.Len()
}
