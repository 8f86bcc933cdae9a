package zankapfel

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/search"
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A told is a fact that a hint has told, with what stood in its gaps, and the table as the seat
// sees it.
type told struct {
	gaps     map[string]string
	d, other zk.Decision
	v        zk.View
}

// n is the figure in a gap.
func (f told) n(gap string) int {
	n, err := strconv.Atoi(strings.Replace(f.gaps[gap], "−", "-", 1))
	if err != nil {
		return -999
	}
	return n
}

// says reports whether the two figures of a fact are these.
func (f told) says(n, m int) bool { return f.n("n") == n && f.n("m") == m }

// The sides of the orchard as the rules have them (Z1).
var sides = map[string][2]string{"R": {"c", "75432"}, "Y": {"c", "23457"}, "G": {"r", "23457"}, "B": {"r", "75432"}}

// fruit is what a square gives a card, by the written game: "b3", "J".
func fruit(square, card string) int {
	if card == "J" {
		return max(fruit(square, "R"), fruit(square, "Y"), fruit(square, "G"), fruit(square, "B"))
	}
	side, known := sides[card]
	if !known {
		return 0
	}
	at := square[0] - 'a'
	if side[0] == "r" {
		at = square[1] - '1'
	}
	return int(side[1][at] - '0')
}

// reach are the squares that the mayor can go to from one.
func (f told) reach(square string) (list []string) {
	chips := slices.DeleteFunc(slices.Clone(f.v.Chips), func(s string) bool { return s == square })
	for _, s := range chips {
		if abs(int(s[0])-int(square[0])) <= 1 && abs(int(s[1])-int(square[1])) <= 1 {
			list = append(list, s)
		}
	}
	if list == nil {
		return chips
	}
	return list
}

func abs(n int) int { return max(n, -n) }

// most is the most that a card gets on one of some squares.
func most(list []string, card string) (n int) {
	for _, s := range list {
		n = max(n, fruit(s, card))
	}
	return n
}

// onHand is what a square gives the coloured cards of the hand together, and the best of them.
func (f told) onHand(square string) (all, best int) {
	for _, c := range strings.ReplaceAll(f.v.Hand, "J", "") {
		all, best = all+fruit(square, string(c)), max(best, fruit(square, string(c)))
	}
	return all, best
}

// named is the letter of the card that a gap names.
func (f told) named(gap string) string {
	for word, letter := range map[string]string{"red": "R", "yellow": "Y", "green": "G", "blue": "B", "joker": "J"} {
		if strings.Contains(f.gaps[gap], word) {
			return letter
		}
	}
	return "?"
}

// seat is the seat that a gap names, as "Hugo" or "Hugo’s".
func (f told) seat(gap string) int {
	names := lang.English.Words().NewGame.DefaultNames
	for i := range f.v.Seats {
		if strings.TrimSuffix(f.gaps[gap], "’s") == names[i] {
			return i
		}
	}
	return len(f.v.Seats)
}

// first is the seat of the first player.
func (f told) first() zk.SeatView { return f.v.Seats[f.v.FirstPlayer] }

// others are the discord cards that the others in the quarrel may have: none of them spent.
func (f told) others() (list []int) {
	for _, p := range f.v.Quarrel.Members {
		for n := 1; n <= 10 && p != 0; n++ {
			if !slices.Contains(f.v.Seats[p].Spent, n) {
				list = append(list, n)
			}
		}
	}
	return list
}

// above counts the cards that are higher than a sum.
func above(list []int, sum int) (n int) {
	for _, one := range list {
		if one > sum {
			n++
		}
	}
	return n
}

func below(list []int, card int) int { return len(list) - above(list, card-1) }

// laid reports whether somebody else has a card face down.
func (f told) laid() bool {
	return slices.ContainsFunc(f.v.Seats[1:], func(s zk.SeatView) bool { return s.LaidDown })
}

// opposed are those whose card, shown or named, is of a colour.
func (f told) opposed(in *zk.Info, c zk.Card) int { return in.Wants(c).Without(0).Len() }

// dearest is the most that any colour gets on a square.
func dearest(square string) int { return fruit(square, "J") }

// checks say of each fact whether it is true and speaks for the decision.
var checks = map[string]func(f told, in *zk.Info) bool{
	"Highest": func(f told, _ *zk.Info) bool {
		return f.says(dearest(f.d.Square.String()), dearest(f.other.Square.String())) && f.n("n") > f.n("m")
	},
	"Hand": func(f told, _ *zk.Info) bool {
		n, _ := f.onHand(f.d.Square.String())
		m, _ := f.onHand(f.other.Square.String())
		return f.says(n, m) && n < m
	},
	"HandBest": func(f told, _ *zk.Info) bool {
		_, n := f.onHand(f.d.Square.String())
		_, m := f.onHand(f.other.Square.String())
		return f.says(n, m) && n < m
	},
	"There": func(f told, _ *zk.Info) bool {
		n, m := fruit(f.d.Square.String(), f.v.OwnLaid), fruit(f.other.Square.String(), f.v.OwnLaid)
		return f.named("card") == f.v.OwnLaid && f.says(n, m) && n > m
	},
	"Rivals": func(f told, in *zk.Info) bool {
		n, m := f.places(in)
		return f.laid() && f.says(dearest(n), dearest(m)) && f.n("n") < f.n("m")
	},
	"Known": func(f told, in *zk.Info) bool {
		n, m := f.places(in)
		c, s := f.named("colour"), f.v.Seats[f.seat("name")]
		return s.LaidDown && strings.Contains(s.Known, c) && f.says(fruit(n, c), fruit(m, c)) && f.n("n") < f.n("m")
	},
	"OnlyWay": func(_ told, in *zk.Info) bool { return len(in.LegalActions(nil)) == 1 },
	"Onward": func(f told, in *zk.Info) bool {
		n, m := f.places(in)
		c := f.named("card")
		return strings.Contains(f.v.Hand, c) && f.says(most(f.reach(n), c), most(f.reach(m), c)) && f.n("n") > f.n("m")
	},
	"AtMost": func(f told, _ *zk.Info) bool {
		c, squares := f.other.Card.String(), f.reach(f.v.Mayor)
		little := f.d.Kind == zk.DecisionBuy && f.n("n") <= 3 || f.d.Kind == zk.DecisionLay && f.n("n") < most(squares, f.d.Card.String())
		return f.named("card") == c && f.n("n") == most(squares, c) && little
	},
	"JokerSame": func(f told, _ *zk.Info) bool {
		squares := f.reach(f.v.Mayor)
		return f.other.Card == zk.Joker && f.n("n") == most(squares, "J") && f.n("n") == most(squares, f.d.Card.String())
	},
	"JokerStays": func(f told, _ *zk.Info) bool { return f.other.Card == zk.Joker && f.d.Card != zk.Joker },
	"JokerLater": func(f told, _ *zk.Info) bool { return f.d.Card == zk.Joker },
	"Openly": func(f told, _ *zk.Info) bool {
		s := f.v.Seats[f.seat("name")]
		return s.LaidDown && strings.Contains(s.Known, f.other.Card.String()) && f.named("colour") == f.other.Card.String()
	},
	"Oftener": func(f told, _ *zk.Info) bool {
		n, squares := 0, f.reach(f.v.Mayor)
		for _, s := range squares {
			if fruit(s, f.d.Card.String()) > fruit(s, f.other.Card.String()) {
				n++
			}
		}
		return f.n("n") == n && f.n("all") == len(squares) && f.named("card") == f.other.Card.String()
	},
	"Spare": func(f told, _ *zk.Info) bool {
		return f.says(strings.Count(f.v.Hand, f.d.Card.String()), strings.Count(f.v.Hand, f.other.Card.String())) && f.n("n") > f.n("m")
	},
	"OutOfSight": func(f told, _ *zk.Info) bool {
		seen := f.v.Hand + f.v.Discards + f.v.Face
		return f.says(10-strings.Count(seen, f.d.Card.String()), 10-strings.Count(seen, f.other.Card.String())) && f.n("n") < f.n("m")
	},
	"Undisputed": func(f told, in *zk.Info) bool { return !f.laid() && in.Left() == 1 },
	"LayOrBuy": func(f told, in *zk.Info) bool {
		return f.says(most(f.reach(f.v.Mayor), f.d.Card.String()), in.Price(in.Face())) && f.other.Kind == zk.DecisionBuy
	},
	"Leaves": func(f told, _ *zk.Info) bool {
		return f.lasts() && f.d.Kind == zk.DecisionBuy
	},
	"Cheap": func(f told, in *zk.Info) bool {
		return f.lasts() && in.Price(in.Face()) == 1
	},
	"AnyColour": func(f told, _ *zk.Info) bool { return f.lasts() && f.v.Face == "J" },
	"LastCard": func(f told, _ *zk.Info) bool {
		return len(f.v.Hand) == 1 && f.other.Kind == zk.DecisionLay && len(f.v.Chips) > 1
	},
	"NotAsAnnounced": func(f told, in *zk.Info) bool {
		to, gain := f.d.Square, -f.d.Number
		if f.d.Kind == zk.DecisionAccept {
			to, gain = in.Offer(f.d.Seat).Square, 0
		}
		n, m := fruit(to.String(), f.v.OwnLaid), fruit(f.v.Announced, f.v.OwnLaid)
		return f.says(n, m) && n-m+gain > 0
	},
	"AsAnnounced": func(f told, in *zk.Info) bool {
		o := in.Offer(f.other.Seat)
		n, m := fruit(f.v.Announced, f.v.OwnLaid), fruit(o.Square.String(), f.v.OwnLaid)
		return f.says(n, m) && n-m > int(o.Points)
	},
	"RivalsAnnounced": func(f told, in *zk.Info) bool {
		n, m := dearest(f.v.Announced), dearest(in.Offer(f.other.Seat).Square.String())
		return f.laid() && f.v.OwnLaid == "-" && f.says(n, m) && n < m
	},
	"CostsLess": func(f told, _ *zk.Info) bool {
		each := 1
		if f.d.Kind == zk.DecisionDice {
			each = 2
		}
		return f.says(each*f.d.Number, each*f.other.Number) && f.n("n") < f.n("m")
	},
	"Outbids": func(f told, _ *zk.Info) bool {
		return f.v.Seats[f.seat("name")].Offer.Points == f.n("n") && f.n("n") < f.d.Number && f.n("n") == f.other.Number
	},
	"Tempts": func(f told, _ *zk.Info) bool {
		return f.says(f.d.Number, f.other.Number) && f.n("n") > f.n("m") && f.seat("name") == f.v.FirstPlayer
	},
	"NoCard": func(f told, _ *zk.Info) bool { return f.v.OwnLaid == "-" && f.d.Kind == zk.DecisionNone },
	"NoSquare": func(f told, _ *zk.Info) bool {
		n := fruit(f.v.Announced, f.v.OwnLaid)
		return f.n("n") == n && n == most(f.reach(f.v.Mayor), f.v.OwnLaid) && f.d.Kind == zk.DecisionNone
	},
	"NoGain": func(f told, _ *zk.Info) bool {
		more := most(f.reach(f.v.Mayor), f.v.OwnLaid) - fruit(f.v.Announced, f.v.OwnLaid)
		return f.says(more, f.other.Number) && more <= f.other.Number
	},
	"Helps": func(f told, _ *zk.Info) bool {
		return f.n("n") == f.first().Score+f.other.Number && f.n("n") > f.v.Seats[0].Score-f.other.Number && f.seat("name") == f.v.FirstPlayer
	},
	"NothingLost": func(f told, _ *zk.Info) bool { return f.v.OwnLaid == "-" && f.other.Kind == zk.DecisionDecline },
	"SameThere": func(f told, in *zk.Info) bool {
		to := in.Offer(f.d.Seat).Square.String()
		return f.n("n") == fruit(to, f.v.OwnLaid) && f.n("n") == fruit(f.v.Announced, f.v.OwnLaid)
	},
	"LessThere": func(f told, in *zk.Info) bool {
		o := in.Offer(f.d.Seat)
		less := fruit(f.v.Announced, f.v.OwnLaid) - fruit(o.Square.String(), f.v.OwnLaid)
		return f.says(less, int(o.Points)) && less < int(o.Points)
	},
	"BestOffer": func(f told, in *zk.Info) bool {
		n, m := in.Offer(f.d.Seat), in.Offer(f.other.Seat)
		return f.says(int(n.Points)+fruit(n.Square.String(), f.v.OwnLaid), int(m.Points)+fruit(m.Square.String(), f.v.OwnLaid)) && f.n("n") > f.n("m")
	},
	"MorePoints": func(f told, in *zk.Info) bool {
		return f.says(int(in.Offer(f.d.Seat).Points), int(in.Offer(f.other.Seat).Points)) && f.n("n") > f.n("m") && f.v.OwnLaid == "-"
	},
	"OtherQuarrel": func(f told, in *zk.Info) bool {
		return f.opposed(in, f.other.Card) > f.opposed(in, f.d.Card) && f.named("colour") == f.other.Card.String()
	},
	"QuarrelFor": func(f told, in *zk.Info) bool {
		return f.opposed(in, f.d.Card) > f.opposed(in, f.other.Card) && f.n("n") == fruit(f.v.Mayor, f.d.Card.String()) &&
			f.n("m") == fruit(f.v.Mayor, f.other.Card.String()) && f.n("m") < f.n("n") && f.named("colour") == f.other.Card.String()
	},
	"OtherLess": func(f told, in *zk.Info) bool {
		return f.n("n") == fruit(f.v.Mayor, f.other.Card.String()) && f.n("n") < fruit(f.v.Mayor, f.d.Card.String()) &&
			f.opposed(in, f.d.Card) <= f.opposed(in, f.other.Card)
	},
	"OtherSame": func(f told, in *zk.Info) bool {
		return f.n("n") == fruit(f.v.Mayor, f.other.Card.String()) && f.n("n") == fruit(f.v.Mayor, f.d.Card.String())
	},
	"Beats":    beatsMore,
	"BeatsAll": beatsMore,
	"Ties": func(f told, _ *zk.Info) bool {
		return f.says(f.d.Number, f.other.Number) && f.n("n") > f.n("m") && slices.Contains(f.others(), f.n("n"))
	},
	"Lowest": func(f told, _ *zk.Info) bool {
		return f.n("m") == f.other.Number && f.d.Number < f.n("m") && f.d.Number == slices.Min(f.v.DiscordLeft) && len(f.v.Chips) > 0
	},
	"Later": func(f told, _ *zk.Info) bool {
		return f.n("m") == f.other.Number && f.d.Number < f.n("m") && len(f.v.Chips) > 0
	},
	"Enough": func(f told, _ *zk.Info) bool {
		all := f.others()
		return f.n("card") == f.v.OwnDiscord && f.n("all") == len(all) && f.n("n") == below(all, f.v.OwnDiscord) && 2*f.n("n") > len(all) && f.v.Quarrel.Dice[f.seat("of")] == 0
	},
	"StillTime": func(f told, _ *zk.Info) bool {
		p, q := f.seat("name"), f.v.Quarrel
		return p != 0 && slices.Contains(q.Members, p) && q.Dice[p] == 0 && !slices.Contains(q.Waited, p)
	},
	"DiceCost": func(f told, in *zk.Info) bool {
		return f.says(fruit(f.v.Mayor, in.Colour().String()), 2*f.other.Number) && f.other.Kind == zk.DecisionDice
	},
	"SureLoss": func(f told, _ *zk.Info) bool {
		all, p := f.others(), f.seat("of")
		own := f.v.OwnDiscord - f.v.Quarrel.Dice[p]
		return f.n("n") == above(all, own) && f.n("k") == above(all, own+6*f.d.Number) && f.n("n") > f.n("k") && f.n("all") == len(all)
	},
	"NextMayor": func(f told, _ *zk.Info) bool {
		n := dearest(f.d.Square.String())
		return f.seat("name") == f.v.FirstPlayer && f.seat("name") != 0 && f.n("n") == n && n > 4 && slices.Contains(f.reach(f.v.Mayor), f.d.Square.String())
	},
	"Together": func(f told, in *zk.Info) bool {
		n, m := f.places(in)
		return f.laid() && f.says(whole(n), whole(m)) && f.n("n") < f.n("m")
	},
	"MostFree": func(f told, in *zk.Info) bool {
		for _, c := range colours {
			if in.Wants(c) == 0 && fruit(f.v.Mayor, c.String()) > fruit(f.v.Mayor, f.d.Card.String()) {
				return false
			}
		}
		return in.Wants(f.d.Card).Without(0) == 0
	},
	"SameOffer": func(f told, in *zk.Info) bool {
		return in.Offer(f.d.Seat) == in.Offer(f.other.Seat) && f.d.Seat != f.other.Seat && f.seat("name") == int(f.other.Seat)
	},
	"AsMuch": func(f told, _ *zk.Info) bool {
		more := most(f.reach(f.v.Mayor), f.v.OwnLaid) - fruit(f.v.Announced, f.v.OwnLaid)
		return f.says(more-f.other.Number, f.other.Number) && f.n("n") <= f.n("m") && f.seat("name") == f.v.FirstPlayer
	},
	"Offered": func(f told, _ *zk.Info) bool {
		o := f.v.Seats[f.seat("name")].Offer
		return o != nil && f.says(o.Points, fruit(o.Square, f.v.OwnLaid)) && f.n("m") == most(f.reach(f.v.Mayor), f.v.OwnLaid) && f.n("m") > fruit(f.v.Announced, f.v.OwnLaid)
	},
	"Higher":    higher,
	"HigherAll": higher,
	"LowCard": func(f told, _ *zk.Info) bool {
		all := f.others()
		return f.n("card") == f.v.OwnDiscord && f.n("all") == len(all) && f.n("n") == below(all, f.v.OwnDiscord) && 2*f.n("n") <= len(all)
	},
	"HighCard": func(f told, _ *zk.Info) bool {
		all := f.others()
		return f.n("card") == f.v.OwnDiscord && f.n("all") == len(all) && f.n("n") == below(all, f.v.OwnDiscord) && 2*f.n("n") > len(all)
	},
	"KeepsColour": func(f told, in *zk.Info) bool {
		n, _ := f.places(in)
		s, c := f.v.Seats[f.seat("name")], f.named("colour")
		return s.LaidDown && strings.Trim(s.Known, c) == "" && len(s.Known) == s.HandSize+1 && f.says(40-s.Score, fruit(n, c)) && f.n("n") > f.n("m")
	},
	"KeepsBack": func(f told, in *zk.Info) bool {
		n, _ := f.places(in)
		s, elsewhere := f.v.Seats[f.seat("name")], 0
		for _, at := range f.reach(f.v.Mayor) {
			elsewhere = max(elsewhere, enough(at, f.n("n")))
		}
		return s.LaidDown && f.n("n") == 40-s.Score && f.n("k") == enough(n, f.n("n")) && f.n("m") == elsewhere && f.n("k") < f.n("m")
	},
	"KeepsOut": func(f told, in *zk.Info) bool {
		n, _ := f.places(in)
		s, elsewhere := f.v.Seats[f.seat("name")], 0
		for _, at := range f.reach(f.v.Mayor) {
			elsewhere = max(elsewhere, enough(at, f.n("n")))
		}
		return s.LaidDown && f.says(40-s.Score, elsewhere) && f.n("m") > 0 && enough(n, f.n("n")-f.paid(f.seat("name"))) == 0
	},
	"MayContest": func(f told, _ *zk.Info) bool {
		c, squares := f.d.Card.String(), f.reach(f.v.Mayor)
		less := f.other.Kind == zk.DecisionBuy || most(squares, f.other.Card.String()) < f.n("n")
		return f.mayLay() && f.named("colour") == c && most(squares, c) >= f.n("n") && less
	},
	"JokerWaits": func(f told, _ *zk.Info) bool {
		return f.mayLay() && f.d.Card == zk.Joker && f.other.Card != zk.Joker && most(f.reach(f.v.Mayor), "J") >= f.n("n")
	},
	"PaysHome": func(f told, _ *zk.Info) bool {
		return f.d.Kind == zk.DecisionNone && f.seat("name") == f.v.FirstPlayer && f.n("n") == 40-f.first().Score && f.n("n") <= f.other.Number
	},
	"BringsHome": func(f told, _ *zk.Info) bool {
		return f.d.Kind == zk.DecisionAccept && f.other.Kind == zk.DecisionDecline && f.v.Seats[0].Score+f.v.Seats[f.d.Seat].Offer.Points >= 40
	},
	"Contests": func(f told, _ *zk.Info) bool {
		s := f.v.Seats[f.seat("name")]
		return s.LaidDown && f.n("n") == 40-s.Score && f.n("n") <= 7 && f.d.Kind == zk.DecisionLay
	},
	"NotAlone": func(f told, in *zk.Info) bool {
		p := f.seat("name")
		return in.Wants(f.d.Card) == engine.Only(engine.Player(p)) && f.v.Seats[p].Score+fruit(f.v.Mayor, f.d.Card.String()) >= 40
	},
	"LastQuarrel": func(f told, in *zk.Info) bool {
		p := f.seat("name")
		return p != 0 && slices.Contains(f.v.Quarrel.Members, p) && f.v.Seats[p].Score+fruit(f.v.Mayor, in.Colour().String()) >= 40
	},
	"OwnQuarrel": func(f told, in *zk.Info) bool {
		score := f.v.Seats[0].Score
		if f.d.Kind == zk.DecisionDice {
			score -= 2 * f.d.Number
		}
		return f.d.Number > f.other.Number && score+fruit(f.v.Mayor, in.Colour().String()) >= 40
	},
	"Reach": func(f told, _ *zk.Info) bool {
		return f.says(f.v.OwnDiscord+6*f.d.Number, f.v.OwnDiscord+6*f.other.Number) && f.n("n") > f.n("m")
	},
}

// lasts checks for how many rounds the hand lasts if a card is bought, and if one is laid: not beyond
// the last, which takes the last chip.
func (f told) lasts() bool {
	return f.says(min(len(f.v.Hand)+1, len(f.v.Chips)-1), len(f.v.Hand)-1) && f.n("n") > f.n("m") && f.n("m") > 0
}

// mayLay checks that the seat that is named lacks so many steps, and has laid a card or may still do
// so.
func (f told) mayLay() bool {
	p, n := f.seat("name"), len(f.v.Seats)
	s, place := f.v.Seats[p], (p-f.v.FirstPlayer+n)%n
	toCome := place > (n-f.v.FirstPlayer)%n && s.HandSize > 0
	return p != 0 && f.n("n") == 40-s.Score && f.n("n") <= 7 && (s.LaidDown || toCome)
}

// keptBack is a seat that fewer colours bring home on the advised square than on another one, and no
// more than on the one that it is compared with; 0 if there is none.
func (f told) keptBack(in *zk.Info) int {
	n, m := f.places(in)
	if in.Phase() < zk.PhaseAnnounce || in.Phase() > zk.PhaseAccept || n == "-" || m == "-" {
		return 0
	}
	for p, s := range f.v.Seats {
		lacks, most := 40-s.Score, 0
		for _, at := range f.reach(f.v.Mayor) {
			most = max(most, enough(at, lacks))
		}
		if p > 0 && s.LaidDown && enough(n, lacks-f.paid(p)) < most && enough(n, lacks) <= enough(m, lacks) && enough(n, lacks-f.paid(p)) == enough(n, lacks) {
			return p
		}
	}
	return 0
}

// paid is what the advised offer brings a seat.
func (f told) paid(seat int) int {
	switch {
	case f.d.Kind == zk.DecisionOffer && seat == f.v.FirstPlayer:
		return f.d.Number
	case f.d.Kind == zk.DecisionAccept && seat == int(f.d.Seat):
		return -f.v.Seats[seat].Offer.Points
	}
	return 0
}

// places are the square that is advised and the one that it is compared with: of an offer, the
// announced one if there is no other.
func (f told) places(in *zk.Info) (n, m string) {
	at := func(d zk.Decision) string {
		switch d.Kind {
		case zk.DecisionAnnounce, zk.DecisionOffer:
			return d.Square.String()
		case zk.DecisionAccept:
			return in.Offer(d.Seat).Square.String()
		}
		return f.v.Announced
	}
	return at(f.d), at(f.other)
}

// whole is what a square gives all colours.
func whole(square string) (n int) {
	for _, c := range "RYGB" {
		n += fruit(square, string(c))
	}
	return n
}

// enough counts the colours that get so much on a square.
func enough(square string, steps int) (n int) {
	for _, c := range "RYGB" {
		if fruit(square, string(c)) >= steps {
			n++
		}
	}
	return n
}

// higher checks a discord card that beats as many as a lower one.
func higher(f told, _ *zk.Info) bool {
	all := f.others()
	n := below(all, f.d.Number)
	return f.says(n, f.other.Number) && f.n("card") == f.d.Number && f.d.Number > f.other.Number && n == below(all, f.other.Number) && f.n("all") == len(all)
}

// beatsMore checks how many cards of the others two discord cards beat.
func beatsMore(f told, _ *zk.Info) bool {
	all := f.others()
	return f.n("all") == len(all) && f.n("n") == below(all, f.d.Number) && f.n("m") == f.other.Number && f.n("k") == below(all, f.other.Number) && f.n("n") > f.n("k")
}

// readFact says which fact a sentence tells, and what stands in its gaps.
func readFact(x lang.ZankapfelBecause, sentence string) (name string, gaps map[string]string) {
	list := reflect.ValueOf(x)
	for i := range list.NumField() {
		pattern := regexp.QuoteMeta(ui.Plain(list.Field(i).String()))
		pattern = regexp.MustCompile(`\\\{(\w+)\\\}`).ReplaceAllString(pattern, `(?P<$1>.+)`)
		re := regexp.MustCompile("^" + pattern + "$")
		found := re.FindStringSubmatch(sentence)
		if found == nil {
			continue
		}
		gaps = map[string]string{}
		for j, gap := range re.SubexpNames() {
			gaps[gap] = found[j]
		}
		return list.Type().Field(i).Name, gaps
	}
	return "", nil
}

// TestFactsAreTrue plays whole games and reads the reasons of all hints: each fact is checked
// at the table by the rules alone, and nearly all reasons are facts.
func TestFactsAreTrue(t *testing.T) {
	facts, others, calls, near := map[string]int{}, map[string]int{}, map[string]int{}, map[string]int{}
	told := 0
	for _, game := range seeds {
		g := newAdvised(t, game.players, game.seed)
		for !g.table.Ended() {
			g.tick(1)
			if !g.table.Deciding() || g.board.Actions().Alone {
				continue
			}
			found := g.advice()
			g.checkCalls(found, calls)
			g.checkNear(near)
			if fact := g.checkFact(found); fact == "" {
				others[ui.Plain(g.board.Advise(found).Why.Words)]++
			} else {
				facts[fact]++
				told++
			}
			g.follow(found)
		}
	}
	all := told
	for _, n := range others {
		all += n
	}
	t.Logf("%d facts in %d reasons: %v; others: %v", told, all, facts, others)
	for _, fact := range []string{"KeepsOut", "KeepsBack", "MayContest", "JokerWaits", "LastQuarrel", "PaysHome", "BringsHome"} {
		if near[fact] == 0 {
			t.Errorf("where somebody is nearly home, %s is never told: %v", fact, near)
		}
	}
	if len(facts) < 20 || 10*told < 9*all {
		t.Errorf("%d of %d reasons are facts, of %d kinds", told, all, len(facts))
	}
	for _, fact := range []string{"QuarrelFor", "OtherQuarrel", "OtherLess"} {
		if calls[fact] == 0 {
			t.Errorf("no colour is called for %s: %v", fact, calls)
		}
	}
}

// checkCalls checks, where the colour of a joker is called, what would be told for each colour against
// each other one: the best seldom leads into a quarrel.
func (g *advised) checkCalls(found table.Advice, facts map[string]int) {
	if zk.Decode(found.Best()).Kind != zk.DecisionCall {
		return
	}
	legal, result := g.board.in.LegalActions(nil), found.Results[0]
	for _, a := range legal {
		for _, b := range legal {
			if a != b {
				best, rival := result, result
				best.Action, rival.Action = a, b
				rival.Mean /= 2
				facts[g.checkFact(table.Advice{Info: found.Info, Results: []search.Result{best, rival}})]++
			}
		}
	}
}

// checkNear checks what would be told for decisions against others if one of the seats were nearly
// home.
func (g *advised) checkNear(facts map[string]int) {
	known, legal, none := g.board.in, g.board.in.LegalActions(nil), make([]search.Term, zk.TermTies+1)
	if known.Phase() < zk.PhaseFarm {
		return
	}
	for i := range 2 { // two seats and two distances, others at each decision
		g.near++
		p, score := engine.Player(g.near%known.Players()), 40-[]int{7, 5, 1, 3}[g.near/2%4]
		if i == 1 && known.Phase() == zk.PhaseAccept {
			p, score = 0, 39
		}
		in, moved := *known, engine.Event{Kind: zk.EventPawnMoved, Audience: engine.Seats(known.Players()), Player: p}
		steps, f := score-in.Score(p), engine.Packing(&moved)
		engine.Num(&f, &steps)
		engine.Num(&f, &score)
		in.Observe(moved)
		g.board.in = &in
		for j, a := range legal {
			for k, b := range legal {
				if a != b && (j+k+i)%(1+len(legal)/5) == 0 {
					results := []search.Result{{Action: a, Mean: search.One / 2, Playouts: 1, Terms: none}, {Action: b, Mean: search.One / 4, Playouts: 1, Terms: none}}
					facts[g.checkFact(table.Advice{Info: &in, Results: results})]++
				}
			}
		}
	}
	g.board.in = known
}

// onOther reports whether the square that a fact compares with is named so that there is no other.
func (f told) onOther(in *zk.Info) bool {
	if f.gaps["square"] == "" {
		return true
	}
	var fits []string
	all := map[string]bool{}
	for _, action := range in.LegalActions(nil) {
		sq := zk.Decode(action).Square
		if sq == zk.NoSquare || all[sq.String()] {
			continue
		}
		all[sq.String()] = true
		higher := func(c, d, cd string) string { // the word of one colour, or of the other
			word, n := cd[:strings.Index(cd, " ")], fruit(sq.String(), c)
			if m := fruit(sq.String(), d); m > n {
				word, n = cd[len(word)+1:], m
			}
			return fmt.Sprintf("%s\u202f%d", word, n)
		}
		if f.gaps["square"] == "the square "+higher("R", "Y", "red yellow")+", "+higher("G", "B", "green blue") {
			fits = append(fits, sq.String())
		}
	}
	if f.gaps["square"] == "the other square" {
		return len(all) == 2 || len(all) == 1 && !all[f.other.Square.String()]
	}
	return slices.Equal(fits, []string{f.other.Square.String()})
}

// checkFact checks the fact that a hint tells, and names it; "" if it tells none.
func (g *advised) checkFact(found table.Advice) string {
	g.t.Helper()
	h := g.board.Advise(found)
	name, gaps := readFact(g.app.Words.Zankapfel.Advice.Because, ui.Plain(h.Why.Words))
	worse, ok := found.Alternative()
	in := found.Info.(*zk.Info)
	f := told{gaps: gaps, d: zk.Decode(found.Best()), other: zk.Decode(worse.Action), v: in.View().(zk.View)}
	if !ok { // not compared with anything: what is done instead
		f.other = zk.Decision{Square: zk.NoSquare, Number: 1}
		f.other.Kind = map[zk.DecisionKind]zk.DecisionKind{zk.DecisionLay: zk.DecisionBuy, zk.DecisionAccept: zk.DecisionDecline}[f.d.Kind]
		if f.d.Kind == zk.DecisionDecline {
			f.other = zk.Decode(zk.Accept(clockwise(in, func(p engine.Player) bool { return in.Offer(p).Points > 0 })[0]))
		}
	}
	if name == "" {
		return ""
	}
	if check := checks[name]; check == nil || !check(f, in) || !f.onOther(in) {
		g.t.Errorf("%s against %s: not so: %q\n%+v", zk.Game{}.Format(found.Best()), zk.Game{}.Format(worse.Action), h.Why.Words, f.v)
	}
	if p := f.keptBack(in); p > 0 && !strings.HasPrefix(name, "Keeps") && name != "OnlyWay" {
		g.t.Errorf("%s keeps back seat %d, and says %q\n%+v", zk.Game{}.Format(found.Best()), p, h.Why.Words, f.v)
	}
	return name
}
