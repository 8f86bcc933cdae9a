package weinhaendler

import (
	"fmt"

	"treille/engine"
)

// check says whether a seat with a hand may decide a now (rule C6).
func (b *board) check(p engine.Player, hand Cards, a engine.Action) error {
	d := Decode(a)
	switch d.Kind {
	case BidCards, PassBid, PassAndDraw, LayCard, EndPlacing:
	default:
		return engine.Forbid("C6", "%s is no decision of a player", Game{}.Format(a))
	}
	if p < 0 || p >= engine.Player(b.players) {
		return engine.Forbid("C6", "there is no seat %d; seats are 0 to %d", p, b.players-1)
	}
	if b.phase == Over {
		return engine.Forbid("W51", "the game is over")
	}
	if d.Kind <= PassAndDraw {
		if b.phase != Bidding {
			return engine.Forbid("W10", "bidding and passing belong to phase 1; now it is %v", b.phase)
		}
		if b.passed.Has(p) {
			return engine.Forbid("W13", "seat %d has passed; passing is final for the round", p)
		}
		if int8(p) != b.turn {
			return engine.Forbid("W10", "it is not the turn of seat %d, but of seat %d", p, b.turn)
		}
	} else {
		if b.phase != Cellars {
			return engine.Forbid("W30", "cards are laid in phase 3; now it is %v", b.phase)
		}
		if int8(p) != b.turn {
			return engine.Forbid("W30", "it is not the turn of seat %d, but of seat %d", p, b.turn)
		}
	}
	switch d.Kind {
	case BidCards:
		return b.checkBid(d.Cards, hand)
	case PassAndDraw:
		return b.checkDraw()
	case LayCard:
		return b.checkLay(d.Card, d.Place, hand)
	case EndPlacing:
		if !b.mayStop(b.turn) {
			return engine.Forbid("W30", "%d cards are in the hand; go on until there are no more than %d",
				b.sizes[p], handLimit)
		}
	}
	return nil
}

func (b *board) checkBid(cards, hand Cards) error {
	if !hand.Contains(cards) {
		return engine.Forbid("W10", "%v is not all in the hand; bids come from the hand", cards)
	}
	total := int(b.totals[b.turn]) + cards.Value()
	if q, owned := b.totalOwner(b.turn, total); owned {
		return engine.Forbid("W12", "seat %d bids %s already; totals must differ", q, Euros(total))
	}
	return nil
}

func (b *board) checkDraw() error {
	if b.totals[b.turn] > 0 {
		return engine.Forbid("W14", "only who has bid no card may draw; pass without drawing")
	}
	if b.pile == 0 {
		return engine.Forbid("W14", "the pile is empty; pass without drawing")
	}
	return nil
}

func (b *board) checkLay(c Card, p Place, hand Cards) error {
	if hand.Count(c) == 0 {
		return engine.Forbid("W30", "%v is not in the hand", c)
	}
	cellar, number := b.open(b.turn)
	if int(p.Cellar) != number {
		if int(p.Cellar) == number+1 {
			return engine.Forbid("W34", "cellar %d is not finished; all 15 places must be filled and no empty left to cover", number+1)
		}
		return engine.Forbid("W34", "cellar %d is not open; only cellar %d is", p.Cellar+1, number+1)
	}
	place := cellar.maskPlace(int(p.Row), int(p.Col))
	forWine, forEmpty := cellar.places()
	open := forWine
	if c == Empty {
		open = forEmpty
	}
	switch {
	case place >= 0 && open>>uint(place)&1 != 0:
		return nil
	case place >= 0 && forWine>>uint(place)&1 != 0:
		return engine.Forbid("W33", "an empty bottle covers nothing")
	case place > 0 && cellar.occupied()>>uint(place-1)&1 != 0:
		return engine.Forbid("W33", "%d.%d holds a wine, which nothing covers", p.Row, p.Col)
	case p.Row == 0 && cellar.occupied() == 0:
		return engine.Forbid("W32", "a cellar begins at 0.0")
	case p.Row == 0:
		return engine.Forbid("W32", "%d.%d is not next to the bottom row, or the row is 5 wide already", p.Row, p.Col)
	}
	return engine.Forbid("W32", "%d.%d rests on nothing; it needs two neighbours below", p.Row, p.Col)
}

// checkChance says whether chance may bring a now.
func (s *State) checkChance(a engine.Action) error {
	d := Decode(a)
	switch {
	case d.Kind != ChooseFirst && d.Kind != DrawCard:
		return engine.Forbid("C6", "%s is no outcome of chance", Game{}.Format(a))
	case s.currentPlayer() != engine.Chance:
		return engine.Forbid("C6", "nothing is left to chance now")
	case s.phase == Starting && d.Kind != ChooseFirst:
		return engine.Forbid("W4", "first the start player is drawn")
	case s.phase == Starting:
		if d.Seat >= engine.Player(s.players) {
			return engine.Forbid("W4", "there is no seat %d; seats are 0 to %d", d.Seat, s.players-1)
		}
		return nil
	case d.Kind != DrawCard:
		return engine.Forbid("W4", "the start player is known already")
	case s.shuffle == 0 && d.Card != s.below[s.nextUnder()]:
		return engine.Forbid("W14", "%v is not the card that comes up next from under the pile", d.Card)
	case s.shuffle != 0 && s.shuffle.Count(d.Card) == 0:
		return engine.Forbid("W3", "no %v is left in the pile", d.Card)
	}
	return nil
}

// Euros writes an amount given in tenths of a euro, with a point: "19.20" or
// "19".
func Euros(tenths int) string {
	if tenths%10 == 0 {
		return fmt.Sprint(tenths / 10)
	}
	return fmt.Sprintf("%d.%d0", tenths/10, tenths%10)
}

// String names a phase in English, for errors and views.
func (p Phase) String() string {
	return [...]string{"starting", "dealing", "bidding", "drawing", "exchange", "cellars", "refill", "over"}[p]
}
