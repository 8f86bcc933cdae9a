package weinhaendler

// tears reports whether a bid gives some of three equal bottles that the seat holds or takes,
// although others, no more and of no more stars, make no lower total and take the same.
func (in *Info) tears(give Cards) bool {
	take := received(in, give.Value())
	torn := broken(in.hand, take, give)
	found := false
	if torn > 0 {
		in.eachTaking(take, func(other Cards) {
			found = found || broken(in.hand, take, other) < torn && other.Value() >= give.Value() && other.Len() <= give.Len() && starsOf(other) <= starsOf(give)
		})
	}
	return found
}

// eachTaking visits the bids that would take a bundle if the bidding ended with them.
func (in *Info) eachTaking(bundle Cards, visit func(give Cards)) {
	var b bidder
	b.list(in.hand, int32(in.totals[in.seat]))
	for i, give := range b.cards[1:b.size] {
		_, owned := in.totalOwner(int8(in.seat), int(b.totals[i+1]))
		if !owned && received(in, give.Value()) == bundle {
			visit(give)
		}
	}
}

// broken counts of how many kinds some cards are given of three that the seat holds or takes.
func broken(hand, take, give Cards) int {
	n := 0
	for rest := give.kinds() &^ (1 << (2 * Empty)); rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		if hand.Count(c)+take.Count(c) == copies && give.Count(c) < copies {
			n++
		}
	}
	return n
}
