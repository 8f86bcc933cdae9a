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

// richOffer is an offer that is worth a bottle, in stars.
const richOffer = 4

// cheapOffer reports whether the seat, which has no bid, could lead for a rich offer with a bottle of one star
// at most, as nobody has bid a wine, and at most one other may still do so. Who has more behind him is outbid
// too often, and would rather draw.
func (in *Info) cheapOffer() bool {
	if in.bids[in.seat] != 0 || starsOf(in.offer) < richOffer || rivals(in) > 1 {
		return false
	}
	top := highestOther(in)
	for rest := in.hand.kinds(); rest != 0; rest = rest.withoutFirstKind() {
		if c := rest.first(); c.Stars() <= 1 && c.Value() > top {
			return top < Card(0).Value()
		}
	}
	return false
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
