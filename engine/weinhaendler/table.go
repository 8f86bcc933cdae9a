package weinhaendler

import "treille/engine"

// Players returns the number of seats.
func (in *Info) Players() int { return int(in.players) }

// Round returns the number of the round, from 1; 0 before the first.
func (in *Info) Round() int { return int(in.round) }

// Phase returns the present phase.
func (in *Info) Phase() Phase { return in.phase }

// LastRound reports whether this round is the last (W50, W53).
func (in *Info) LastRound() bool { return in.last }

// StartPlayer returns the start player, or Chance before he is drawn.
func (in *Info) StartPlayer() engine.Player { return seatOrChance(in.start) }

// HighestBidder returns who took the offer in this round, from phase 2 on;
// Chance if nobody has (W21).
func (in *Info) HighestBidder() engine.Player { return seatOrChance(in.leader) }

// Turn returns the seat that decides, is dealt to or draws (W14); Chance if
// there is none.
func (in *Info) Turn() engine.Player {
	if in.phase == PhaseRefill || in.phase == PhaseExchange || in.phase == PhaseOver {
		return engine.Chance
	}
	return seatOrChance(in.turn)
}

func seatOrChance(p int8) engine.Player {
	if p == nobody {
		return engine.Chance
	}
	return engine.Player(p)
}

// Offer returns the public offer.
func (in *Info) Offer() Cards { return in.offer }

// PileSize returns how many cards the pile has.
func (in *Info) PileSize() int { return int(in.pile) }

// Hand returns the own hand; a spectator has none.
func (in *Info) Hand() Cards { return in.hand }

// HandSize returns how many cards a seat holds.
func (in *Info) HandSize(p engine.Player) int { return int(in.sizes[p]) }

// Shown returns the cards in a seat's hand that everybody saw going there.
func (in *Info) Shown(p engine.Player) Cards { return in.shown[p] }

// HandLimit returns how many cards may stay in a hand after phase 3 (W30).
func (in *Info) HandLimit() int { return handLimit }

// Bid returns the cards that a seat has bid.
func (in *Info) Bid(p engine.Player) Cards { return in.bids[p] }

// BidTotal returns the total of a seat's bid in tenths of a euro, 0 without one.
func (in *Info) BidTotal(p engine.Player) int { return int(in.totals[p]) }

// HasPassed reports whether a seat has passed in this round's bidding. From
// phase 3 on it is false.
func (in *Info) HasPassed(p engine.Player) bool {
	return in.phase <= PhaseExchange && in.passed.Has(p)
}

// HasPlaced reports whether a seat has ended its phase 3 in this round.
func (in *Info) HasPlaced(p engine.Player) bool { return in.phase >= PhaseCellars && in.passed.Has(p) }

// MayDraw reports whether the own seat, if it passed now, could draw (W14).
func (in *Info) MayDraw() bool {
	return in.phase == PhaseBidding && in.seat == in.CurrentPlayer() && in.mayDraw(in.turn)
}

// Looked returns the card of W14 that the own seat has taken off the pile
// while the second is still to come.
func (in *Info) Looked() (Card, bool) { return in.looked, in.looked != Hidden }

// Points returns a seat's points.
func (in *Info) Points(p engine.Player) int { return int(in.points[p]) }

// CellarCount returns how many cellars a seat has, 1 at least. The last is the
// one it builds, unless that is finished.
func (in *Info) CellarCount(p engine.Player) int { return int(in.numbers[p]) + 1 }

// Cellar returns a seat's i-th cellar, from 0.
func (in *Info) Cellar(p engine.Player, i int) Cellar {
	if i == int(in.numbers[p]) {
		return in.cellars[p]
	}
	for n, owner := range in.owners[:in.closedCount()] {
		if engine.Player(owner) != p {
			continue
		}
		if i == 0 {
			return in.closed[n]
		}
		i--
	}
	return Cellar{}
}

// MustPlace returns how many cards the seat whose phase 3 it is must still lay
// (W30).
func (in *Info) MustPlace() int {
	if in.phase != PhaseCellars || in.last {
		return 0
	}
	return max(0, int(in.sizes[in.turn])-handLimit)
}

// TotalOwner returns the other seat whose bid has a total, given in tenths of a
// euro, and so forbids it to the own seat (W12).
func (in *Info) TotalOwner(total int) (engine.Player, bool) {
	q, owned := in.totalOwner(int8(in.seat), total)
	return seatOrChance(q), owned
}

// A Transfer is a bundle that changes hands in phase 2.
type Transfer struct {
	To    engine.Player // Chance: it becomes the public offer
	From  engine.Player // Chance: it is the public offer
	Cards Cards
}

// Exchange appends who would get what if the bidding ended now, from the
// highest bidder down, and last what would become the offer; nothing if nobody
// has bid (W20, W21).
func (in *Info) Exchange(dst []Transfer) []Transfer { return in.ExchangeWith(0, 0, dst) }

// ExchangeWith appends what Exchange would if a seat added cards to its bid.
func (in *Info) ExchangeWith(p engine.Player, cards Cards, dst []Transfer) []Transfer {
	bids, totals := in.bids, in.totals
	if p >= 0 && p < engine.Player(in.players) {
		bids[p] = bids[p].Plus(cards)
		totals[p] += uint16(cards.Value())
	}
	b := board{totals: totals, players: in.players}
	from, bundle := engine.Chance, in.offer
	for to := b.highest(); to != nobody; to = b.nextLower(totals[to]) {
		dst = append(dst, Transfer{engine.Player(to), from, bundle})
		from, bundle = engine.Player(to), bids[to]
	}
	if from != engine.Chance {
		dst = append(dst, Transfer{engine.Chance, from, bundle})
	}
	return dst
}

// LegalPlaces appends the places where the own seat's next card could lie, if
// it is this card, from the bottom row up and from the left (W32–W34). It does
// not ask whose turn it is.
func (in *Info) LegalPlaces(c Card, dst []Place) []Place {
	cellar, number := in.open(int8(in.seat))
	forWine, forEmpty := cellar.places()
	if c == Empty {
		forWine = forEmpty
	}
	for place := range cells + 1 {
		if forWine>>uint(place)&1 != 0 {
			dst = append(dst, cellar.placeOf(place, number))
		}
	}
	return dst
}

// Places appends the places where some card of the own hand may lie now; none
// out of the own turn to place.
func (in *Info) Places(dst []Place) []Place {
	if in.phase != PhaseCellars || in.seat != in.CurrentPlayer() || in.hand == 0 {
		return dst
	}
	if in.hand.kinds() == CardsOf(Empty) {
		return in.LegalPlaces(Empty, dst)
	}
	return in.LegalPlaces(Bottle(Dornfelder, 1), dst)
}

// Gain returns what the own seat would score for a card at one of its
// LegalPlaces.
func (in *Info) Gain(c Card, p Place) Gain {
	cellar, cell := in.with(c, p)
	return cellar.gain(cell)
}

// Triplets appends the triplets that a card at one of the own seat's
// LegalPlaces would complete.
func (in *Info) Triplets(c Card, p Place, dst []Triplet) []Triplet {
	if c == Empty {
		return dst
	}
	cellar, cell := in.with(c, p)
	return cellar.triplets(1<<uint(cell), int(p.Cellar), dst)
}

// Laid returns what the own seat would know had it laid a card of its hand at one of its
// LegalPlaces (W31).
func (in *Info) Laid(c Card, p Place) *Info {
	after := *in
	cellar, _ := in.open(int8(in.seat))
	after.lay(int8(in.seat), c, cellar.maskPlace(int(p.Row), int(p.Col)))
	after.hand = in.hand.Without(c)
	return &after
}

// Unlaid returns the cards of the game that lie in no cellar (W3).
func (in *Info) Unlaid() Cards { return box.decks[in.players] - in.laid }

// with returns the own cellar with a card more, and the card's cell.
func (in *Info) with(c Card, p Place) (Cellar, int) {
	cellar, _ := in.open(int8(in.seat))
	cell := cellar.put(cellar.maskPlace(int(p.Row), int(p.Col)), c)
	return cellar, cell
}

// CellarTriplets appends the triplets that count in a seat's i-th cellar.
func (in *Info) CellarTriplets(p engine.Player, i int, dst []Triplet) []Triplet {
	cellar := in.Cellar(p, i)
	return cellar.triplets(fullMask, i, dst)
}

// Breakdown splits a seat's points into those for stars, for triplets of one
// size and for triplets of three sizes.
func (in *Info) Breakdown(p engine.Player) (stars, alike, different int) {
	var list [tripletCount]Triplet
	for i := range in.CellarCount(p) {
		cellar := in.Cellar(p, i)
		stars += cellar.stars()
		for _, t := range cellar.triplets(fullMask, i, list[:0]) {
			if t.Points == AlikePoints {
				alike += t.Points
			} else {
				different += t.Points
			}
		}
	}
	return stars, alike, different
}

// TripletsAt appends the triplets that count in a seat's cellar and go through a
// place of it.
func (in *Info) TripletsAt(p engine.Player, at Place, dst []Triplet) []Triplet {
	cellar := in.Cellar(p, int(at.Cellar))
	cell := cellar.cell(int(at.Row), int(at.Col))
	if cell < 0 {
		return dst
	}
	return cellar.triplets(1<<uint(cell), int(at.Cellar), dst)
}

// Each visits the cards of a cellar, which is a seat's n-th, row by row from the
// bottom, each from the left.
func (c Cellar) Each(n int, visit func(Card, Place)) {
	for place := 1; place <= cells; place++ {
		if c.occupied()>>uint(place-1)&1 != 0 {
			visit(c.card(place-1), c.placeOf(place, n))
		}
	}
}

// RowsBegun returns how many rows of a cellar hold a card.
func (c Cellar) RowsBegun() int {
	n := 0
	c.Each(0, func(_ Card, at Place) { n = int(at.Row) + 1 })
	return n
}

// Rank returns the place of a seat's bid among all bids now, from 1; 0 if it has
// none.
func (in *Info) Rank(p engine.Player) int {
	if in.totals[p] == 0 {
		return 0
	}
	rank := 1
	for _, total := range in.totals[:in.players] {
		if total > in.totals[p] {
			rank++
		}
	}
	return rank
}

// NextCellar returns the number of the cellar in which the own seat's next card
// lies: that of another cellar once the last is finished (W34).
func (in *Info) NextCellar() int {
	_, number := in.open(int8(in.seat))
	return number
}

// FullestCellar returns the number of a seat's cellar with the most cards.
func (in *Info) FullestCellar(p engine.Player) int {
	best := 0
	for i := range in.CellarCount(p) {
		if in.Cellar(p, i).Len() > in.Cellar(p, best).Len() {
			best = i
		}
	}
	return best
}
