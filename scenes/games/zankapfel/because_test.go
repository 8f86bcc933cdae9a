package zankapfel

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
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

	best, worse search.Result
}

// pays reports whether what is advised costs more steps than what it is compared with, and brings no
// card for them.
func (f told) pays() bool {
	price := func(d zk.Decision) int {
		switch d.Kind {
		case zk.DecisionOffer:
			return d.Number
		case zk.DecisionDice:
			return 2 * d.Number
		}
		return 0
	}
	return price(f.d) > price(f.other)
}

// hidesPrice reports whether a fact speaks for dice that cost as much as the prize, without telling so, though they win
// not many more games.
func (f told) hidesPrice(name string, in *zk.Info) bool {
	prize := fruit(f.v.Mayor, in.Colour().String())
	return table.Percent(f.best)-table.Percent(f.worse) <= 10 && f.d.Kind == zk.DecisionDice && f.pays() && 2*f.d.Number >= prize && slices.Contains([]string{"Overtakes", "EachMore", "Reach"}, name)
}

// answers checks that a hint is about what promises most at first sight, where that is more than what it
// advises: the coloured card to lay, the square to announce, the colour to call, the highest discord card;
// of an offer, that it is about none, or about one of fewer points. Of the joker, and of a square to announce,
// it is about what promises as much, too.
func (f told) answers(in *zk.Info, found []search.Result) bool {
	worth := func(d zk.Decision) int {
		switch {
		case d.Kind != f.d.Kind:
		case d.Kind == zk.DecisionLay && d.Card == zk.Joker && d != f.d:
		case d.Kind == zk.DecisionLay:
			return most(f.reach(f.v.Mayor), d.Card.String())
		case d.Kind == zk.DecisionAnnounce:
			return fruit(d.Square.String(), f.v.OwnLaid)
		case d.Kind == zk.DecisionCall:
			return fruit(f.v.Mayor, d.Card.String())
		case d.Kind == zk.DecisionDiscord:
			return d.Number
		}
		return 0
	}
	if f.d.Kind == zk.DecisionLay && f.d.Card == zk.Joker && f.inHand("J") == worth(f.d) || f.d.Kind == zk.DecisionAnnounce && f.alternatives(found, worth) > 0 {
		return worth(f.other) >= worth(f.d)
	}
	if f.d.Kind == zk.DecisionOffer {
		return f.other.Kind == zk.DecisionNone || f.other.Square == f.d.Square && f.d.Number > f.other.Number
	}
	if f.d.Kind == zk.DecisionCall && f.opposed(in, f.d.Card) > 0 {
		return true // it is clear what he might call instead: a colour that he has alone
	}
	if f.d.Kind == zk.DecisionLay && f.other.Kind == zk.DecisionBuy && f.alternatives(found, worth) > 0 {
		return false
	}
	highest := worth(f.d)
	for _, d := range choices(in) {
		highest = max(highest, worth(d))
	}
	return highest == worth(f.d) || worth(f.other) == highest
}

// alternatives are how many other decisions that were compared are worth as much as the advised one.
func (f told) alternatives(found []search.Result, worth func(zk.Decision) int) (n int) {
	for _, r := range found {
		if d := zk.Decode(r.Action); d != f.d && worth(d) == worth(f.d) {
			n++
		}
	}
	return n
}

// figure is where a gap may say that something is the most.
var figure = regexp.MustCompile("^(up to |at most |)(−?[0-9]+)$")

// n is the figure in a gap.
func (f told) n(gap string) int {
	found := figure.FindStringSubmatch(f.gaps[gap])
	if found == nil {
		return -999
	}
	n, err := strconv.Atoi(strings.Replace(found[2], "−", "-", 1))
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

// far reports whether no square beside the mayor has a chip.
func (f told) far() bool {
	near := func(s string) bool {
		return s != f.v.Mayor && abs(int(s[0])-int(f.v.Mayor[0])) <= 1 && abs(int(s[1])-int(f.v.Mayor[1])) <= 1
	}
	return !slices.ContainsFunc(f.v.Chips, near)
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
		if p != 0 {
			list = append(list, f.left(p)...)
		}
	}
	return list
}

// left are the discord cards that a seat has not spent.
func (f told) left(p int) (list []int) {
	for n := 1; n <= 10; n++ {
		if !slices.Contains(f.v.Seats[p].Spent, n) {
			list = append(list, n)
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

// last reports whether nobody else in the quarrel has still to buy dice or to wait: whoever waits ends
// the bout (Z51).
func (f told) last() bool {
	q := f.v.Quarrel
	return !slices.ContainsFunc(q.Members, func(p int) bool { return p != 0 && q.Dice[p] == 0 && !slices.Contains(q.Waited, p) })
}

// laid reports whether somebody else has a card face down.
func (f told) laid() bool {
	return slices.ContainsFunc(f.v.Seats[1:], func(s zk.SeatView) bool { return s.LaidDown })
}

// opposed are those whose card, shown or named, is of a colour.
func (f told) opposed(in *zk.Info, c zk.Card) int { return in.Wants(c).Without(0).Len() }

// even checks the colours listed: they are those that bring as much as the advised one, {n}, and that so many others
// have, and there are several.
func (f told) even(in *zk.Info, rivals int) bool {
	several := 0
	for i, word := range []string{"red", "yellow", "green", "blue"} {
		listed := slices.Contains(strings.FieldsFunc(f.gaps["list"], func(r rune) bool { return r == ' ' || r == ',' }), word)
		if so := fruit(f.v.Mayor, colours[i].String()) == f.n("n") && f.opposed(in, colours[i]) == rivals; so != listed {
			return false
		} else if so {
			several++
		}
	}
	return several > 1 && f.n("n") == fruit(f.v.Mayor, f.d.Card.String()) && f.opposed(in, f.d.Card) == rivals
}

// fewer counts the squares with a chip that give a card less than so much.
func (f told) fewer(c string, n int) (k int) {
	for _, s := range f.v.Chips {
		if fruit(s, c) < n {
			k++
		}
	}
	return k
}

// checks say of each fact whether it is true and speaks for the decision.
var checks = map[string]func(f told, in *zk.Info) bool{
	"Hand": func(f told, in *zk.Info) bool {
		n, _ := f.onHand(f.d.Square.String())
		m, _ := f.onHand(f.other.Square.String())
		for _, o := range choices(in) {
			if less, _ := f.onHand(o.Square.String()); less < n {
				return false
			}
		}
		return f.says(n, m) && n < m
	},
	"HandBest": func(f told, in *zk.Info) bool {
		_, n := f.onHand(f.d.Square.String())
		_, m := f.onHand(f.other.Square.String())
		for _, o := range choices(in) {
			if _, less := f.onHand(o.Square.String()); less < n {
				return false
			}
		}
		return f.says(n, m) && n < m
	},
	"There": func(f told, in *zk.Info) bool {
		n, m := f.places(in)
		price := f.d.Number
		if f.d.Kind != zk.DecisionOffer {
			price = 0
		}
		return f.named("card") == f.v.OwnLaid && f.says(fruit(n, f.v.OwnLaid), fruit(m, f.v.OwnLaid)) && f.n("n")-price > f.n("m") && f.brings(in, f.d) == f.bringsMost(in)
	},
	"Rivals": func(f told, in *zk.Info) bool {
		return f.spares(in)
	},
	"Fewer": func(f told, in *zk.Info) bool {
		n, m := f.places(in)
		return f.laid() && f.n("n") == f.dearest(n) && f.n("n") == f.dearest(m) && f.colours("few", n, f.n("n"), f.n("n")) && f.colours("many", m, f.n("n"), f.n("n")) &&
			strings.Count(f.gaps["few"], " ") < strings.Count(f.gaps["many"], " ") && fruit(n, f.v.OwnLaid) >= fruit(m, f.v.OwnLaid) && (f.v.OwnLaid == "J" || fruit(n, f.v.OwnLaid) <= f.n("n")) && f.sparesMost(in)
	},
	"JokerStays": func(f told, in *zk.Info) bool {
		c := f.d.Card.String()
		return f.lays() < most(f.reach(f.v.Mayor), "J") && f.n("k") == f.least("J") && f.n("low") == f.fewer(c, f.n("k")) && f.n("all") == len(f.v.Chips) && 3*f.n("low") >= f.n("all") && (!f.alike() || f.n("k")-f.least(c) >= most(f.reach(f.v.Mayor), "J")-f.lays()) &&
			f.named("colour") == c && strings.Contains(f.v.Hand, "J") && f.lays() == f.inHand("J") && len(f.v.Chips) > 1
	},
	"CheapPrize": func(f told, in *zk.Info) bool {
		prize := fruit(f.v.Mayor, in.Colour().String())
		return f.says(prize, f.other.Number) && prize < 4 && f.d.Number == slices.Min(f.v.DiscordLeft) && f.other.Number == slices.Max(f.v.DiscordLeft) && !in.LastRound() && !f.ends(in)
	},
	"Higher": func(f told, in *zk.Info) bool {
		wins := f.worse.Playouts == 0 || table.Percent(f.best)-table.Percent(f.worse) >= 2
		return f.n("card") == f.d.Number && f.n("m") == f.other.Number && f.d.Number == slices.Max(f.v.DiscordLeft) && (in.LastRound() || wins) && f.beat(f.d.Number) == f.beat(f.other.Number)
	},
	"Poor": func(f told, in *zk.Info) bool {
		return f.buys(in) && f.n("n") == f.inHand("") && (f.n("n") <= 3 || f.n("n") == 4 && !f.alike()) && f.price(in) < f.n("n")
	},
	"PoorBut": func(f told, in *zk.Info) bool {
		return f.buys(in) && f.n("n") == f.inHand("") && f.n("n") <= 3 && f.price(in) >= f.n("n") && f.named("card") == in.Face().String() && f.n("up") == most(f.reach(f.v.Mayor), in.Face().String()) && f.n("up") >= 5 && !f.alike()
	},
	"LastPoor": func(f told, in *zk.Info) bool {
		return f.buys(in) && f.v.Hand == f.other.Card.String() && f.named("card") == f.v.Hand && f.n("most") == f.inHand("") && (f.n("most") <= 3 || f.n("most") == 4 && !f.alike()) && f.price(in) < f.n("most")
	},
	"Cheap": func(f told, in *zk.Info) bool {
		if f.gaps["n"] == "" {
			f.gaps["n"] = "1" // told in a word
		}
		sure := len(f.reach(f.v.Mayor)) == 1 && f.mostOf(without(f.v.Hand, "J")) >= 5
		return f.buys(in) && f.price(in) == f.n("price") && f.n("price") < 3 && (f.n("price") == 1 || !f.alike()) && f.n("n") == len(f.v.Hand) && f.n("all") == len(f.v.Chips) && f.n("n") < f.n("all") && !sure
	},
	"OpenJoker": func(f told, in *zk.Info) bool {
		return f.buys(in) && f.v.Face == "J" && f.n("k") == f.least("J")
	},
	"LetThem": func(f told, in *zk.Info) bool {
		return f.buys(in) && len(f.v.Hand) > 1 && len(f.v.Hand) < len(f.v.Chips) && f.n("up") == most(f.reach(f.v.Mayor), f.named("colour")) && f.n("up") >= 5 && f.tempts(in, f.named("colour")) && f.named("colour") == f.other.Card.String() && f.n("n") == len(f.v.Hand) && f.n("all") == len(f.v.Chips)
	},
	"PoorButJoker": func(f told, in *zk.Info) bool {
		hand := without(f.v.Hand, "J")
		return f.buys(in) && !f.alike() && hand != "" && hand != f.v.Hand && f.n("n") == f.mostOf(hand) && f.n("n") <= 4 && f.n("k") == f.least("J")
	},
	"JokerCanWait": func(f told, in *zk.Info) bool {
		return f.buys(in) && !f.alike() && without(f.v.Hand, "J") == "" && f.n("k") == f.least("J")
	},
	"AtMost": func(f told, in *zk.Info) bool {
		c := f.named("card")
		return without(f.v.Hand, "J"+c+f.d.Card.String()) == "" && strings.Contains(f.v.Hand, c) && c != f.d.Card.String() && f.n("most") == most(f.reach(f.v.Mayor), c) && f.n("most") < f.lays() && f.lays() == f.inHand("")
	},
	"OtherCards": func(f told, in *zk.Info) bool {
		hand := without(f.v.Hand, "J"+f.d.Card.String())
		return f.d.Card != zk.Joker && len(hand) > strings.Count(hand, hand[:1]) && f.n("n") == f.mostOf(hand) && f.n("n") < f.lays() && f.lays() == f.inHand("")
	},
	"ColourCards": func(f told, in *zk.Info) bool {
		return f.d.Card == zk.Joker && f.n("n") == f.mostOf(without(f.v.Hand, "J")) && f.n("n") < f.lays()
	},
	"Wanted": func(f told, in *zk.Info) bool {
		for i, word := range []string{"red", "yellow", "green", "blue"} {
			c := colours[i].String()
			more := strings.Contains(f.v.Hand, c) && most(f.reach(f.v.Mayor), c) > f.lays()
			if more != strings.Contains(f.gaps["other"], word) || more && (!f.tempts(in, c) || f.n("up") != most(f.reach(f.v.Mayor), c)) {
				return false
			}
		}
		return f.named("colour") == f.d.Card.String() && f.n("up") > f.lays()
	},
	"Oftener": func(f told, in *zk.Info) bool {
		squares := f.reach(f.v.Mayor)
		times := func(c string) (n int) {
			for _, s := range squares {
				if fruit(s, c) == f.lays() {
					n++
				}
			}
			return n
		}
		c, o := f.d.Card.String(), f.named("card")
		return f.says(times(c), times(o)) && f.n("n") > f.n("m") && f.n("all") == len(squares) && strings.Contains(f.v.Hand, o) && f.named("own") == c && f.n("k") == f.lays() && f.lays() == f.inHand("J")
	},
	"MayQuarrel": func(f told, in *zk.Info) bool {
		return f.buys(in) && len(f.v.Hand) == 1 && f.named("card") == f.v.Hand && f.tempts(in, f.v.Hand) && f.inHand("") >= 5
	},
	"SomeBeaten": func(f told, in *zk.Info) bool {
		return !f.vain(in) && f.d.Kind == zk.DecisionWait && f.rival() > 0 && f.bare() && f.n("card") == f.v.OwnDiscord && f.cards(f.v.OwnDiscord) && 3*f.beat(f.v.OwnDiscord) >= len(f.others()) &&
			f.n("n") == fruit(f.v.Mayor, in.Colour().String()) && f.n("price") == 2
	},
	"KeepsBack": func(f told, in *zk.Info) bool {
		n, _ := f.places(in)
		s, fewest := f.v.Seats[f.seat("name")], 4
		for _, o := range choices(in) {
			fewest = min(fewest, enough(f.leads(in, o), f.n("n")))
		}
		found := false
		for _, o := range choices(in) { // one of the squares that are named so
			there := f.leads(in, o)
			found = found || f.colours("many", there, f.n("n"), 9) && enough(there, f.n("n")) > enough(n, f.n("n"))
		}
		return s.LaidDown && f.n("n") == 40-s.Score && f.colours("few", n, f.n("n"), 9) && enough(n, f.n("n")) == fewest && found
	},
	"AsAnnounced": func(f told, in *zk.Info) bool {
		n := fruit(f.v.Announced, f.v.OwnLaid)
		o := f.v.Seats[f.seat("of")].Offer
		return f.n("k") == n && f.n("m") == fruit(o.Square, f.v.OwnLaid) && f.n("n") == o.Points && f.d.Kind == zk.DecisionDecline && n >= f.n("m")+f.n("n") && n == f.bringsMost(in)
	},
	"OtherLess": func(f told, in *zk.Info) bool {
		return f.n("n") == fruit(f.v.Mayor, f.other.Card.String()) && f.n("n") < fruit(f.v.Mayor, f.d.Card.String()) && f.callsBest(in) && f.opposed(in, f.other.Card) == 0
	},
	"OtherPrize": func(f told, in *zk.Info) bool {
		return f.n("n") == fruit(f.v.Mayor, f.other.Card.String()) && f.n("n") < fruit(f.v.Mayor, f.d.Card.String()) && f.named("colour") == f.other.Card.String() && f.opposed(in, f.other.Card) > 0 && f.opposed(in, f.d.Card) > 0
	},
	"OrAlone": func(f told, in *zk.Info) bool {
		return f.opposed(in, f.other.Card) == 1 && f.named("colour") == f.other.Card.String() && f.even(in, 0) && in.Jokers().Len() == 1
	},
	"OrQuarrel": func(f told, in *zk.Info) bool {
		return f.opposed(in, f.other.Card) == 0 && f.n("m") == fruit(f.v.Mayor, f.other.Card.String()) && f.n("m") < f.n("n") && f.even(in, 1)
	},
	"OnlySquare": func(f told, in *zk.Info) bool {
		return len(in.LegalActions(nil)) == 1 && len(f.reach(f.v.Mayor)) == 1 && len(f.v.Chips) > 0 && abs(int(f.reach(f.v.Mayor)[0][0])-int(f.v.Mayor[0])) <= 1 && abs(int(f.reach(f.v.Mayor)[0][1])-int(f.v.Mayor[1])) <= 1
	},
	"AnyHarvest": func(f told, in *zk.Info) bool {
		return f.d.Kind == zk.DecisionLay && f.n("n") == f.v.Seats[0].Score && f.n("n") >= 38
	},
	"ElseAlone": func(f told, in *zk.Info) bool {
		return f.opposed(in, f.other.Card) == 0 && in.Wants(f.d.Card) == engine.Only(engine.Player(f.seat("name"))) && in.Jokers().Len() == 1 &&
			f.says(fruit(f.v.Mayor, f.d.Card.String()), fruit(f.v.Mayor, f.other.Card.String())) && f.n("n") > f.n("m") && f.named("colour") == f.other.Card.String()
	},
	"ElseQuarrel": func(f told, in *zk.Info) bool {
		p, highest := f.seat("name"), slices.Max(f.v.DiscordLeft)
		k, all := below(f.left(p), highest), len(f.left(p))
		return f.opposed(in, f.other.Card) == 0 && in.Wants(f.d.Card) == engine.Only(engine.Player(p)) && in.Jokers().Len() == 1 && f.seat("of") == p &&
			f.n("n") == fruit(f.v.Mayor, f.d.Card.String()) && f.n("card") == highest && f.n("k") == k && f.n("all") == all && 2*k > all
	},
	"JokerAfter": func(f told, in *zk.Info) bool {
		n := fruit(f.v.Mayor, f.named("colour"))
		return f.n("n") == n && n > fruit(f.v.Mayor, f.d.Card.String()) && f.opposed(in, f.d.Card) == 0 && f.opposed(in, f.other.Card) == 0 && in.Jokers().Without(0) != 0
	},
	"Several": func(f told, in *zk.Info) bool {
		return len(f.v.Quarrel.Members) > 2 && f.n("m") == f.other.Number && f.n("m") == slices.Max(f.v.DiscordLeft) && f.d.Number < f.n("m") && !in.LastRound()
	},
	"EachDie": func(f told, in *zk.Info) bool {
		return !f.vain(in) && f.d.Kind == zk.DecisionWait && f.n("card") == f.v.OwnDiscord && f.n("price") == 2 && f.n("n") == fruit(f.v.Mayor, in.Colour().String()) && f.gaps["theirs"] == f.theirs(in)
	},
	"NoneAsMuch": func(f told, in *zk.Info) bool {
		next := 0
		for _, c := range colours {
			if c != f.d.Card {
				next = max(next, fruit(f.v.Mayor, c.String()))
			}
		}
		return f.n("n") == next && next < fruit(f.v.Mayor, f.d.Card.String()) && f.opposed(in, f.d.Card) == 0
	},
	"Neither": func(f told, in *zk.Info) bool {
		return f.n("card") == f.d.Number && f.n("m") == f.other.Number && f.d.Number == slices.Max(f.v.DiscordLeft) && f.d.Number > f.n("m") && f.beat(f.d.Number) == 0
	},
	"StillTime": func(f told, in *zk.Info) bool {
		return len(f.v.Quarrel.Members) > 2 && len(f.buyers()) > 0 && 2*f.beat(f.v.OwnDiscord) > len(f.others()) && f.beatsEach(f.v.OwnDiscord)
	},
	"Overtakes": func(f told, in *zk.Info) bool {
		if above := len(f.others()) - f.beat(f.v.OwnDiscord); f.worse.Playouts > 0 && table.Percent(f.best)-table.Percent(f.worse) <= 10 && above*fruit(f.v.Mayor, in.Colour().String()) < len(f.others())*2*f.d.Number {
			return false
		}
		highest, own := slices.Max(f.others()), f.v.OwnDiscord
		return f.n("card") == own && f.n("k") == f.beat(own) && f.n("k") > 0 && f.n("all") == len(f.others()) && f.n("highest") == highest && highest >= own && f.n("a") == own+f.d.Number && f.other.Kind != zk.DecisionDice && f.n("b") == own+6*f.d.Number && f.v.Quarrel.Dice[f.seat("of")] == 0
	},
	"EachMore": func(f told, in *zk.Info) bool {
		return f.reaches(in) && f.n("price") == 2 && f.other.Kind == zk.DecisionDice && f.other.Number > f.d.Number
	},
	"Reach": func(f told, in *zk.Info) bool {
		own, k := f.v.OwnDiscord, f.other.Number
		less := fmt.Sprintf("%s %d to %d", withDice[k], own+k, own+6*k)
		if f.other.Kind != zk.DecisionDice {
			k, less = 0, fmt.Sprintf("without dice only %d", own)
		}
		return f.reaches(in) && f.gaps["less"] == less && f.d.Number > k
	},
	"DiceWin": func(f told, in *zk.Info) bool {
		score, prize, k := f.v.Seats[0].Score, fruit(f.v.Mayor, in.Colour().String()), f.other.Number
		return f.n("k") == score && f.n("m") == 2*f.d.Number && f.n("n") == prize && f.n("to") == score-f.n("m")+prize && f.n("to") >= 40 && (f.d.Number > k || score-2*k+prize < 40)
	},
	"OnlyWay": func(f told, in *zk.Info) bool {
		return len(in.LegalActions(nil)) == 1 && (f.d.Kind != zk.DecisionBuy || f.v.Hand != "-")
	},
	"HaveToBuy": func(f told, in *zk.Info) bool { return f.d.Kind == zk.DecisionBuy && f.v.Hand == "" },
	"Home": func(f told, in *zk.Info) bool {
		n, m, score := f.harvest(in, f.d), f.harvest(in, f.other), f.v.Seats[0].Score
		alone := f.d.Kind == zk.DecisionCall && f.opposed(in, f.d.Card) == 0 && in.Jokers().Len() == 1
		return f.says(n, -999) && f.n("k") == score && score+n >= 40 && (alone || score+m < 40) && (f.d.Kind != zk.DecisionOffer || score+n-f.d.Number >= 40)
	},
	"Unbeaten":    func(f told, _ *zk.Info) bool { return f.unbeaten() && f.v.OwnDiscord < 10 },
	"UnbeatenTen": func(f told, _ *zk.Info) bool { return f.unbeaten() && f.v.OwnDiscord == 10 },
	"OnlyCard": func(f told, _ *zk.Info) bool {
		return f.n("card") == f.v.OwnDiscord && f.seat("of") == f.rival() && slices.Equal(f.others(), []int{f.n("n")}) && f.n("n") < f.n("card") && f.bare()
	},
	"AloneWins": func(f told, in *zk.Info) bool {
		c := f.other.Card.String()
		return f.buys(in) && f.v.Hand == c && f.named("colour") == c && f.v.Seats[0].Score+most(f.reach(f.v.Mayor), c) >= 40 && len(f.v.Chips) > 1 && !f.alike()
	},
	"JokerSame": func(f told, in *zk.Info) bool {
		return f.other.Card == zk.Joker && f.n("n") == f.inHand("") && f.n("n") == f.lays() && len(f.v.Chips) > 1
	},
	"JokerLater": func(f told, _ *zk.Info) bool { return f.d.Card == zk.Joker },
	"Spare": func(f told, in *zk.Info) bool {
		for _, o := range "RYGB" {
			if strings.Count(f.v.Hand, string(o)) > f.n("n") {
				return false
			}
		}
		return f.named("colour") == f.d.Card.String() && f.says(strings.Count(f.v.Hand, f.d.Card.String()), strings.Count(f.v.Hand, f.named("other"))) && f.n("m") > 0 && f.n("n") > f.n("m")
	},
	"Undisputed": func(f told, in *zk.Info) bool { return !f.laid() && in.Left() == 1 },
	"LayOrBuy": func(f told, in *zk.Info) bool {
		joker := f.lays() < f.inHand("") // it is kept, which counts
		return f.n("up") == f.lays() && f.n("m") == in.Price(in.Face()) && f.other.Kind == zk.DecisionBuy && f.lays() >= f.inHand("J") && !((joker || f.lays() <= 3) && f.alike())
	},
	"LayEither": func(f told, in *zk.Info) bool {
		c, o := f.named("colour"), f.named("other")
		return c == f.d.Card.String() && c != o && strings.Contains(f.v.Hand, o) && f.n("up") == f.lays() && f.lays() == most(f.reach(f.v.Mayor), o) && f.n("m") == in.Price(in.Face()) && f.other.Kind == zk.DecisionBuy
	},
	"RivalsAnnounced": func(f told, in *zk.Info) bool {
		return f.spares(in) && f.d.Kind == zk.DecisionDecline
	},
	"Tempts": func(f told, in *zk.Info) bool {
		k := fruit(f.d.Square.String(), f.v.OwnLaid)
		return f.says(f.d.Number, f.other.Number) && f.n("n") > f.n("m") && f.seat("name") == f.v.FirstPlayer && f.n("k") == k && k-f.n("n") > fruit(f.v.Announced, f.v.OwnLaid) && f.d.Square == f.other.Square && f.brings(in, f.d) == f.bringsMost(in)
	},
	"NoCard": func(f told, _ *zk.Info) bool { return f.v.OwnLaid == "-" && f.d.Kind == zk.DecisionNone },
	"NoSquare": func(f told, _ *zk.Info) bool {
		n := fruit(f.v.Announced, f.v.OwnLaid)
		return f.n("n") == n && n == most(f.reach(f.v.Mayor), f.v.OwnLaid) && f.d.Kind == zk.DecisionNone
	},
	"NoGain": func(f told, in *zk.Info) bool {
		return f.d.Kind == zk.DecisionNone && f.n("n") == most(f.reach(f.v.Mayor), f.v.OwnLaid)-fruit(f.v.Announced, f.v.OwnLaid) && (f.n("n") == 1 || f.n("n") == 2)
	},
	"NothingLost": func(f told, in *zk.Info) bool {
		return f.v.OwnLaid == "-" && f.n("n") == int(in.Offer(f.d.Seat).Points) && f.brings(in, f.d) > f.brings(in, f.other) && f.brings(in, f.d) == f.bringsMost(in)
	},
	"SameThere": func(f told, in *zk.Info) bool {
		to := in.Offer(f.d.Seat).Square.String()
		return f.n("n") == fruit(to, f.v.OwnLaid) && f.n("n") == fruit(f.v.Announced, f.v.OwnLaid) && f.brings(in, f.d) == f.bringsMost(in)
	},
	"LessThere": func(f told, in *zk.Info) bool {
		o := in.Offer(f.d.Seat)
		less := fruit(f.v.Announced, f.v.OwnLaid) - fruit(o.Square.String(), f.v.OwnLaid)
		return f.says(less, int(o.Points)) && less < int(o.Points)
	},
	"BestOffer": func(f told, in *zk.Info) bool {
		return f.says(f.brings(in, f.d), f.brings(in, f.other)) && f.n("n") > f.n("m") && f.n("n") == f.bringsMost(in)
	},
	"OtherQuarrel": func(f told, in *zk.Info) bool {
		return f.opposed(in, f.other.Card) > f.opposed(in, f.d.Card) && f.named("colour") == f.other.Card.String() && f.callsBest(in)
	},
	"Beats": beatsMore,
	"Ties": func(f told, in *zk.Info) bool {
		all := f.others()
		return f.n("card") == f.d.Number && f.n("m") == f.other.Number && f.d.Number > f.n("m") && slices.Contains(all, f.d.Number) && f.d.Number == slices.Max(f.v.DiscordLeft)
	},
	"Enough": func(f told, in *zk.Info) bool {
		n := f.beat(f.v.OwnDiscord)
		return f.n("card") == f.v.OwnDiscord && f.cards(f.v.OwnDiscord) && 2*n > len(f.others()) && f.beatsEach(f.v.OwnDiscord) && f.bare() && (len(f.v.Quarrel.Members) == 2 && (n == len(f.others()) || f.ends(in)) || len(f.v.Quarrel.Members) > 2 && f.last())
	},
	"Stays": func(f told, in *zk.Info) bool {
		n := f.beat(f.d.Number)
		return f.n("m") == f.other.Number && f.n("card") == f.d.Number && f.n("card") < f.n("m") && f.cards(f.d.Number) && 2*n > len(f.others()) && f.beatsEach(f.d.Number) && !in.LastRound()
	},
	"Safer": func(f told, in *zk.Info) bool {
		all := len(f.others())
		return f.n("card") == f.d.Number && f.beat(f.d.Number) == all && f.beat(f.n("m")) == all && f.d.Number > f.n("m") && slices.Contains(f.v.DiscordLeft, f.n("m")) && f.n("m") >= f.other.Number
	},
	"DieCosts": func(f told, in *zk.Info) bool {
		return f.d.Kind == zk.DecisionWait && f.says(fruit(f.v.Mayor, in.Colour().String()), 2) && f.n("n") <= 3 && !f.ends(in)
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
	"Offered": func(f told, _ *zk.Info) bool {
		o := f.v.Seats[f.seat("name")].Offer
		return o != nil && f.says(o.Points, fruit(o.Square, f.v.OwnLaid)) && f.n("m") == most(f.reach(f.v.Mayor), f.v.OwnLaid) && f.n("m") > fruit(f.v.Announced, f.v.OwnLaid)
	},
	"HighCard": func(f told, _ *zk.Info) bool {
		n := f.beat(f.v.OwnDiscord)
		return f.bare() && f.n("card") == f.v.OwnDiscord && f.cards(f.v.OwnDiscord) && 2*n > len(f.others()) && f.beatsEach(f.v.OwnDiscord) && !f.last()
	},
	"KeepsOut": func(f told, in *zk.Info) bool {
		n, _ := f.places(in)
		s, elsewhere := f.v.Seats[f.seat("name")], 0
		for _, o := range choices(in) {
			elsewhere = max(elsewhere, enough(f.leads(in, o), f.n("n")))
		}
		if f.gaps["m"] == "" {
			f.gaps["m"] = "1" // told in a word
		}
		return s.LaidDown && f.says(40-s.Score, elsewhere) && f.n("m") > 0 && enough(n, f.n("n")-f.paid(f.seat("name"))) == 0
	},
	"MayContest": func(f told, in *zk.Info) bool {
		c, squares, score := f.d.Card.String(), f.reach(f.v.Mayor), f.v.Seats[0].Score
		less := f.other.Kind == zk.DecisionBuy || most(squares, f.other.Card.String()) < f.n("n")
		wins := score < 38 && score+f.harvest(in, f.d) >= 40 && score+f.harvest(in, f.other) < 40 // that would come first
		return f.mayLay() && f.named("colour") == c && f.n("m") == most(squares, c) && f.n("m") >= f.n("n") && less && !wins
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
		return s.LaidDown && f.n("n") == 40-s.Score && f.n("n") <= 7 && f.d.Kind == zk.DecisionLay && f.named("colour") == f.d.Card.String()
	},
	"NotAlone": func(f told, in *zk.Info) bool {
		p := f.seat("name")
		return f.n("n") == 40-f.v.Seats[p].Score && in.Wants(f.d.Card) == engine.Only(engine.Player(p)) && f.v.Seats[p].Score+fruit(f.v.Mayor, f.d.Card.String()) >= 40
	},
	"WinsLast": func(f told, in *zk.Info) bool {
		p, n := f.seat("name"), fruit(f.v.Mayor, f.d.Card.String())
		for q, s := range f.v.Seats {
			if q != p && s.Score >= f.v.Seats[p].Score+n {
				return false
			}
		}
		return f.n("n") == n && len(f.v.Chips) == 0 && in.Wants(f.d.Card) == engine.Only(engine.Player(p)) && f.v.Seats[p].Score+n < 40
	},
	"LastQuarrel": func(f told, in *zk.Info) bool {
		p := f.seat("name")
		return p != 0 && (f.d.Kind == zk.DecisionDiscord || f.v.OwnDiscord == 0) && f.n("n") == fruit(f.v.Mayor, in.Colour().String()) && slices.Contains(f.v.Quarrel.Members, p) && f.v.Seats[p].Score+fruit(f.v.Mayor, in.Colour().String()) >= 40
	},
	"LastDice": func(f told, in *zk.Info) bool {
		p, prize := f.seat("name"), fruit(f.v.Mayor, in.Colour().String())
		return p != 0 && f.d.Kind == zk.DecisionDice && f.reaches(in) && f.n("n") == prize && slices.Contains(f.v.Quarrel.Members, p) && f.v.Seats[p].Score+prize >= 40
	},
	"OwnQuarrel": func(f told, in *zk.Info) bool {
		return f.d.Number > f.other.Number && f.n("k") == f.v.Seats[0].Score && f.n("n") == fruit(f.v.Mayor, in.Colour().String()) && f.n("k")+f.n("n") >= 40
	},
}

// buys checks that it is advised to buy, and not in the last round, where that is of no use.
func (f told) buys(in *zk.Info) bool {
	return f.d.Kind == zk.DecisionBuy && f.other.Kind == zk.DecisionLay && len(f.v.Chips) > 1
}

// price is what the open card costs.
func (f told) price(in *zk.Info) int { return in.Price(in.Face()) }

// alike reports whether the advised decision wins hardly more games than what it is compared with.
func (f told) alike() bool {
	return f.worse.Playouts > 0 && table.Percent(f.best)-table.Percent(f.worse) <= 3
}

// least is the least that a card gets on a square that has its chip.
func (f told) least(card string) int {
	n := 9
	for _, s := range f.v.Chips {
		n = min(n, fruit(s, card))
	}
	return n
}

// tempts checks that a card in hand is of a colour that looks best of all, and that somebody else may lay one.
func (f told) tempts(in *zk.Info, card string) bool {
	for _, c := range "RYGB" {
		if squares := f.reach(f.v.Mayor); most(squares, string(c)) > most(squares, card) {
			return false
		}
	}
	others := clockwise(in, func(p engine.Player) bool { return f.mayLayOf(int(p)) })
	return len(others) > 0 && strings.Contains(f.v.Hand, card)
}

// vain reports whether dice were tried out, and the steps that they cost are no reason against them: they win as many
// games, or the prize may end the game.
func (f told) vain(in *zk.Info) bool { return f.alike() || f.worse.Playouts > 0 && f.ends(in) }

// ends reports whether the prize of the quarrel may end the game.
func (f told) ends(in *zk.Info) bool {
	return slices.ContainsFunc(f.v.Quarrel.Members, func(p int) bool { return f.v.Seats[p].Score+fruit(f.v.Mayor, in.Colour().String()) >= 40 })
}

// beatsEach reports whether a card beats some of the cards of each of the others in the quarrel.
func (f told) beatsEach(card int) bool {
	return !slices.ContainsFunc(f.v.Quarrel.Members, func(p int) bool { return p != 0 && below(f.left(p), card) == 0 })
}

// nextLower is the next lower of the own discord cards; 0 if there is none.
func (f told) nextLower() (low int) {
	for _, n := range f.v.DiscordLeft {
		if n < f.d.Number {
			low = max(low, n)
		}
	}
	return low
}

// unbeaten checks that nobody else has a card above the own one, and nobody dice.
func (f told) unbeaten() bool {
	own := f.v.OwnDiscord
	return f.n("card") == own && above(f.others(), own) == 0 && slices.Contains(f.others(), own) && f.bare() && f.last()
}

// buyers are the others in the quarrel who have neither bought dice nor waited.
func (f told) buyers() (list []int) {
	for _, p := range f.v.Quarrel.Members {
		if p != 0 && f.v.Quarrel.Dice[p] == 0 && !slices.Contains(f.v.Quarrel.Waited, p) {
			list = append(list, p)
		}
	}
	return list
}

// mayLay checks that the seat that is named lacks so many steps, and has laid a card or may still do
// so.
func (f told) mayLay() bool {
	p := f.seat("name")
	return p != 0 && f.n("n") == 40-f.v.Seats[p].Score && f.n("n") <= 7 && f.mayLayOf(p)
}

// mayLayOf reports whether a seat other than the own one has laid a card or may still do so.
func (f told) mayLayOf(p int) bool {
	n := len(f.v.Seats)
	s, place := f.v.Seats[p], (p-f.v.FirstPlayer+n)%n
	return p != 0 && (s.LaidDown || place > (n-f.v.FirstPlayer)%n && s.HandSize > 0)
}

// keptBack is a seat that fewer colours bring home on the advised square than on another one, and no
// more than on the one that it is compared with; 0 if there is none.
func (f told) keptBack(in *zk.Info) int {
	n, m := f.places(in)
	if in.Phase() < zk.PhaseAnnounce || in.Phase() > zk.PhaseAccept || n == "-" || m == "-" {
		return 0
	}
	for p, s := range f.v.Seats {
		lacks, most, fewest := 40-s.Score, 0, 4
		for _, o := range choices(in) {
			k := enough(f.leads(in, o), lacks)
			most, fewest = max(most, k), min(fewest, k)
		}
		if p > 0 && s.LaidDown && enough(n, lacks) == fewest && enough(n, lacks-f.paid(p)) < most && enough(n, lacks) <= enough(m, lacks) && enough(n, lacks-f.paid(p)) == enough(n, lacks) {
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
// announced one; of declining, that of the offer that is named.
func (f told) places(in *zk.Info) (n, m string) {
	other := f.leads(in, f.other)
	if f.d.Kind == zk.DecisionOffer {
		other = f.v.Announced
	}
	if p := f.seat("of"); p < len(f.v.Seats) && f.v.Seats[p].Offer != nil {
		other = f.v.Seats[p].Offer.Square
	}
	return f.leads(in, f.d), other
}

// leads is the square that a decision is about.
func (f told) leads(in *zk.Info, d zk.Decision) string {
	switch d.Kind {
	case zk.DecisionChip, zk.DecisionAnnounce, zk.DecisionOffer:
		return d.Square.String()
	case zk.DecisionAccept:
		return in.Offer(d.Seat).Square.String()
	}
	return f.v.Announced
}

// choices are all decisions that the rules allow.
func choices(in *zk.Info) (list []zk.Decision) {
	for _, a := range in.LegalActions(nil) {
		list = append(list, zk.Decode(a))
	}
	return list
}

// brings is what a decision about a square brings the own card, with the points of a bribe; offers are
// taken to be as high as the advised one.
func (f told) brings(in *zk.Info, d zk.Decision) int {
	n := fruit(f.leads(in, d), f.v.OwnLaid)
	switch d.Kind {
	case zk.DecisionAccept:
		n += int(in.Offer(d.Seat).Points)
	case zk.DecisionOffer:
		n -= f.d.Number
	}
	return n
}

// bringsMost is the most that one of all choices brings.
func (f told) bringsMost(in *zk.Info) int {
	n := -9
	for _, o := range choices(in) {
		n = max(n, f.brings(in, o))
	}
	return n
}

// lays is the most that the card to lay gets, inHand that any card of the hand does, but for some kind.
func (f told) lays() int { return most(f.reach(f.v.Mayor), f.d.Card.String()) }

func (f told) inHand(but string) (n int) {
	for _, c := range strings.ReplaceAll(f.v.Hand, "J", but+"J") {
		if string(c) != but {
			n = max(n, most(f.reach(f.v.Mayor), string(c)))
		}
	}
	return n
}

// colours checks that a gap names the colours that get from least to most on a square, and no others.
func (f told) colours(gap, square string, least, most int) bool {
	for word, c := range map[string]string{"red": "R", "yellow": "Y", "green": "G", "blue": "B"} {
		if n := fruit(square, c); strings.Contains(f.gaps[gap], word) != (n >= least && n <= most) {
			return false
		}
	}
	return true
}

// mostOf is the most that one of some cards gets on the next squares, mostOn on others.
func (f told) mostOf(cards string) int { return f.mostOn(f.reach(f.v.Mayor), cards) }

func (f told) mostOn(squares []string, cards string) (n int) {
	for _, c := range cards {
		n = max(n, most(squares, string(c)))
	}
	return n
}

// without is a hand without some kinds of cards.
func without(hand, kinds string) string {
	return strings.Map(func(c rune) rune {
		if strings.ContainsRune(kinds, c) {
			return -1
		}
		return c
	}, hand)
}

// sparesMost checks that no decision is as good for the own card and brings the others less, or as much with fewer
// colours, or the other way about.
func (f told) sparesMost(in *zk.Info) bool {
	threat := func(square string) int {
		n := 10 * f.dearest(square)
		for _, c := range "RYGB" {
			if fruit(square, string(c)) == f.dearest(square) {
				n++
			}
		}
		return n
	}
	for _, o := range choices(in) {
		more, less := f.brings(in, o)-f.brings(in, f.d), threat(f.leads(in, f.d))-threat(f.leads(in, o))
		if more >= 0 && less >= 0 && more+less > 0 {
			return false
		}
	}
	return true
}

// spares checks that the others' colours get less on a square than on another, the own card no less,
// and that no choice is better for the one without being worse for the other.
func (f told) spares(in *zk.Info) bool {
	dearest := f.dearest
	n, m := f.places(in)
	for _, o := range choices(in) {
		more, less := f.brings(in, o)-f.brings(in, f.d), dearest(n)-dearest(f.leads(in, o))
		if more >= 0 && less >= 0 && more+less > 0 {
			return false
		}
	}
	for word, c := range map[string]string{"red": "R", "yellow": "Y", "green": "G", "blue": "B"} {
		if strings.Contains(f.gaps["colours"], word) != (fruit(m, c) == f.n("m") && c != f.v.OwnLaid) {
			return false
		}
	}
	but := strings.HasPrefix(f.gaps["which"], "no colour but")
	return f.laid() && f.says(dearest(n), dearest(m)) && f.n("n") < f.n("m") && (f.v.OwnLaid == "-" || fruit(n, f.v.OwnLaid) >= fruit(m, f.v.OwnLaid)) &&
		but == (f.v.OwnLaid != "J" && fruit(n, f.v.OwnLaid) > f.n("n")) && (!but || f.named("which") == f.v.OwnLaid)
}

// dearest is the most that a square gives a colour but the own one.
func (f told) dearest(square string) (n int) {
	for _, c := range "RYGB" {
		if string(c) != f.v.OwnLaid {
			n = max(n, fruit(square, string(c)))
		}
	}
	return n
}

// harvest is the most that a decision may bring in this round.
func (f told) harvest(in *zk.Info, d zk.Decision) int {
	switch {
	case d.Kind == zk.DecisionLay:
		return most(f.reach(f.v.Mayor), d.Card.String())
	case d.Kind == zk.DecisionCall:
		return fruit(f.v.Mayor, d.Card.String())
	case in.Phase() >= zk.PhaseAnnounce && in.Phase() <= zk.PhaseAccept && f.v.OwnLaid != "-":
		return fruit(f.leads(in, d), f.v.OwnLaid)
	}
	return 0
}

// bare reports whether nobody else in the quarrel has dice.
func (f told) bare() bool {
	return !slices.ContainsFunc(f.v.Quarrel.Members, func(p int) bool { return p != 0 && f.v.Quarrel.Dice[p] > 0 })
}

// withDice are numbers of dice as they are told.
var withDice = []string{"without dice", "with one die", "with two dice", "with three dice"}

// reaches checks what the others are told to reach, and the own card with the dice to buy.
func (f told) reaches(in *zk.Info) bool {
	own := f.v.OwnDiscord
	more := fmt.Sprintf("%s your %d makes %d to %d", withDice[f.d.Number], own, own+f.d.Number, own+6*f.d.Number)
	return f.gaps["theirs"] == f.theirs(in) && f.gaps["more"] == more
}

// theirs is what the others are told to reach.
func (f told) theirs(in *zk.Info) string {
	own, most, q := f.v.OwnDiscord, 0, f.v.Quarrel
	name, p, who := lang.English.Words().NewGame.DefaultNames, f.rival(), 0
	for _, s := range clockwise(in, func(p engine.Player) bool { return p != 0 && slices.Contains(q.Members, int(p)) }) {
		if sum := slices.Max(append(f.left(int(s)), 0)) + 6*q.Dice[s]; sum > most || who == 0 {
			most, who = sum, int(s)
		}
	}
	theirs := fmt.Sprintf("%s makes %d to %d", name[who], slices.Min(append(f.left(who), 99))%99+q.Dice[who], most)
	switch {
	case most < own && p > 0 && in.MayBuyDice().Has(engine.Player(p)):
		theirs = name[p] + " can still buy dice"
	case most < own && p == 0 && in.MayBuyDice().Without(0) != 0:
		theirs = "The others can still buy dice"
	case f.d.Kind == zk.DecisionDice && p > 0 && q.Dice[p] == 0 && own+6*f.d.Number <= most && f.beat(own+6*f.d.Number) > 0:
		b := own + 6*f.d.Number
		theirs = fmt.Sprintf("%s’s cards below %d: %d of %d", name[p], b, f.beat(b), len(f.left(p)))
	case q.Dice[who] == 0 && most > 0:
		theirs = fmt.Sprintf("%s has laid the %d at most", name[who], most)
	}
	return theirs
}

// callsBest checks that no colour is as good as the advised one in number and in rivals, and better in
// one of them.
func (f told) callsBest(in *zk.Info) bool {
	for _, c := range colours {
		more, fewer := fruit(f.v.Mayor, c.String())-fruit(f.v.Mayor, f.d.Card.String()), f.opposed(in, f.d.Card)-f.opposed(in, c)
		if more >= 0 && fewer >= 0 && more+fewer > 0 {
			return false
		}
	}
	return true
}

// beat counts the cards of the others that a card beats.
func (f told) beat(card int) int { return below(f.others(), card) }

// enough counts the colours that get so much on a square.
func enough(square string, steps int) (n int) {
	for _, c := range "RYGB" {
		if fruit(square, string(c)) >= steps {
			n++
		}
	}
	return n
}

// beatsMore checks how many cards of the others two discord cards beat.
func beatsMore(f told, _ *zk.Info) bool {
	n, k := f.beat(f.d.Number), f.beat(f.other.Number)
	than := fmt.Sprintf("the %d beats %d", f.other.Number, k)
	switch {
	case k == 0:
		than = fmt.Sprintf("the %d beats none", f.other.Number)
	case f.rival() == 0:
		than = fmt.Sprintf("the %d beats fewer in all", f.other.Number)
	}
	return f.cards(f.d.Number) && f.gaps["than"] == than && n > k && n == f.beat(slices.Max(f.v.DiscordLeft))
}

// cards checks that a gap tells how many of the discord cards of the others in the quarrel a card beats: of two
// others, of each, if it does not beat all.
func (f told) cards(card int) bool {
	n, all, of := f.beat(card), len(f.others()), "the others’"
	if p := f.rival(); p > 0 {
		of = lang.English.Words().NewGame.DefaultNames[p] + "’s"
	}
	want := fmt.Sprintf("%d of %s %d discord cards", n, of, all)
	switch {
	case len(f.v.Quarrel.Members) == 3 && n < all:
		return f.gaps["cards"] == f.ofEach(card)
	case n == all && all == 2:
		want = fmt.Sprintf("both of %s discord cards", of)
	case n == all:
		want = fmt.Sprintf("all %d of %s discord cards", all, of)
	}
	return f.gaps["cards"] == want
}

// ofEach are the discord cards of each of two others that a card beats, as they are told.
func (f told) ofEach(card int) string {
	var each []string
	n := len(f.v.Seats)
	for i := range n { // clockwise from the first player
		p := (f.v.FirstPlayer + i) % n
		if left := f.left(p); p != 0 && slices.Contains(f.v.Quarrel.Members, p) {
			each = append(each, fmt.Sprintf("%d of %s’s %d", below(left, card), lang.English.Words().NewGame.DefaultNames[p], len(left)))
		}
	}
	return strings.Join(each, " and ") + " discord cards"
}

// rival is the only other in the quarrel; 0 where there are several.
func (f told) rival() int {
	others := slices.DeleteFunc(slices.Clone(f.v.Quarrel.Members), func(p int) bool { return p == 0 })
	if len(others) != 1 {
		return 0
	}
	return others[0]
}

// factForms are the sentences of facts that have been read, compiled: that takes longer than the games whose facts are read.
var factForms sync.Map

// factForm is a sentence of facts with its gaps.
func factForm(words string) *regexp.Regexp {
	x := &lang.English.Words().Zankapfel.Advice.Because
	if re, known := factForms.Load(words); known {
		return re.(*regexp.Regexp)
	}
	pattern := regexp.MustCompile(`\\\{(\w+)\\\}`).ReplaceAllString(regexp.QuoteMeta(ui.Plain(words)), `(?P<$1>.+)`)
	pattern = strings.NewReplacer("(?P<card>.+)", "(?P<card>[^;]+)", "(?P<on>.+)", "(?P<on>"+x.OnNext+"|"+x.OnLeft+"|"+x.OnOnly+")", "(?P<more>.+)", "(?P<more>with .+ your .+)", "(?P<other>.+)", "(?P<other>.+?)", "(?P<square>.+)", "(?P<square>(?:another square|the (?:other square|announced square|square red.[0-9], blue.[0-9])))", "(?P<up>.+)", "(?P<up>(?:up to )?[0-9]+)", "(?P<most>.+)", "(?P<most>(?:at most )?[0-9]+)").Replace(pattern)
	re := regexp.MustCompile("^" + pattern + "$")
	factForms.Store(words, re)
	return re
}

// readFact says which of the sentences of a hint that are listed it tells, and what stands in its gaps.
func readFact(x any, sentence string) (name string, gaps map[string]string) {
	list := reflect.ValueOf(x)
	for i := range list.NumField() {
		forms := []string{list.Field(i).String()}
		if f := list.Field(i); f.Type() == reflect.TypeFor[lang.Plural]() {
			forms = []string{f.Field(0).String(), f.Field(1).String()}
		}
		for _, words := range forms {
			if !strings.HasSuffix(words, ".") {
				continue // a part of facts
			}
			re := factForm(words)
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
	}
	return "", nil
}

// TestFactsAreTrue plays whole games and reads the reasons of all hints: each fact is checked
// at the table by the rules alone, and most reasons are facts.
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
			g.checkPairs(found, calls, zk.DecisionCall)
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
	t.Logf("%d facts in %d reasons: %v; others: %v; near: %v", told, all, facts, others, near)
	for _, fact := range []string{"KeepsOut", "KeepsBack", "MayContest", "JokerWaits", "LastQuarrel", "LastDice", "PaysHome", "BringsHome", "AloneWins", "Higher"} {
		if near[fact] == 0 {
			t.Errorf("where somebody is nearly home, %s is never told: %v", fact, near)
		}
	}
	if len(facts) < 20 || 4*told < 3*all {
		t.Errorf("%d of %d reasons are facts, of %d kinds", told, all, len(facts))
	}
	for _, fact := range []string{"ElseAlone", "OtherQuarrel", "OtherLess", "NoneAsMuch"} {
		if calls[fact] == 0 {
			t.Errorf("no colour is called for %s: %v", fact, calls)
		}
	}
}

// checkPairs checks, where a decision of some kinds is advised, what would be told for each one that the rules
// allow against each other one: the best is seldom one of some colours to call, and of some numbers of dice.
func (g *advised) checkPairs(found table.Advice, facts map[string]int, kinds ...zk.DecisionKind) {
	if !slices.Contains(kinds, zk.Decode(found.Best()).Kind) {
		return
	}
	legal, result := g.board.in.LegalActions(nil), found.Results[0]
	for _, a := range legal {
		for _, b := range legal {
			if a != b {
				best, rival := result, result
				best.Action, rival.Action = a, b
				best.Mean, rival.Mean = search.One/2, search.One/4
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
	_, other := f.places(in)
	if f.gaps["square"] == "the announced square" {
		return other == f.v.Announced
	}
	var fits []string
	all := map[string]bool{}
	for _, d := range choices(in) {
		sq := f.leads(in, d)
		if sq == "-" || all[sq] {
			continue
		}
		all[sq] = true
		if f.gaps["square"] == fmt.Sprintf("the square red\u202f%d, blue\u202f%d", fruit(sq, "R"), fruit(sq, "B")) {
			fits = append(fits, sq)
		}
	}
	if f.gaps["square"] == "the other square" {
		return len(all) == 2 && other != f.v.Announced
	}
	return slices.Equal(fits, []string{other})
}

// checkFact checks the fact that a hint tells, and names it; "" if it tells none.
func (g *advised) checkFact(found table.Advice) string {
	g.t.Helper()
	h := g.board.Advise(found)
	name, gaps := readFact(g.app.Words.Zankapfel.Advice.Because, ui.Plain(h.Why.Words))
	worse, ok := found.Alternative()
	if h.Against.Playouts > 0 {
		worse = h.Against
	}
	in := found.Info.(*zk.Info)
	f := told{gaps: gaps, d: zk.Decode(found.Best()), other: zk.Decode(worse.Action), v: in.View().(zk.View), best: found.Results[0], worse: worse}
	if !ok { // not compared with anything: what is done instead
		f.other = zk.Decision{Square: zk.NoSquare, Number: 1}
		f.other.Kind = map[zk.DecisionKind]zk.DecisionKind{zk.DecisionLay: zk.DecisionBuy, zk.DecisionAccept: zk.DecisionDecline}[f.d.Kind]
		if f.d.Kind == zk.DecisionDecline {
			f.other = zk.Decode(zk.Accept(clockwise(in, func(p engine.Player) bool { return in.Offer(p).Points > 0 })[0]))
		}
	}
	if low := f.nextLower(); f.d.Kind == zk.DecisionDiscord && ok && len(found.Results) > 2 && h.Other == "" { // that was not tried out
		f.other.Number, f.worse = low, search.Result{}
	} else if beaten := slices.Contains([]string{"Beats", "Ties", "Safer", "Higher", "Neither"}, name); beaten && len(found.Results) > 2 && f.other.Number != low {
		g.t.Errorf("the %d is compared with the %d: %q\n%+v", f.d.Number, f.other.Number, h.Why.Words, f.v)
	}
	if ok && len(found.Results) > 2 && !f.answers(in, found.Results) {
		g.t.Errorf("%s does not answer what most expect: it is about %s, and says %q\n%+v", zk.Game{}.Format(found.Best()), zk.Game{}.Format(worse.Action), h.Why.Words, f.v)
	}
	if later := strings.Contains(h.Do.Words, "for now"); f.d.Kind == zk.DecisionWait && later == f.last() {
		g.t.Errorf("it says %q\n%+v", h.Do.Words, f.v)
	}
	if free := in.Jokers().Without(0) != 0; f.d.Kind == zk.DecisionCall && f.opposed(in, f.d.Card) == 0 && (strings.Contains(h.Look.Words, "so far") != free || strings.HasSuffix(h.Do.Words, "alone.") == free) {
		g.t.Errorf("it says %q and %q\n%+v", h.Look.Words, h.Do.Words, f.v)
	}
	for words, so := range map[string]bool{"the next squares": !f.far() && len(f.reach(f.v.Mayor)) > 1, "the only square": !f.far() && len(f.v.Chips) > 1 && len(f.reach(f.v.Mayor)) == 1, "none beside the mayor": f.far() && len(f.v.Chips) > 1, "the last chip": len(f.v.Chips) == 1} {
		if strings.Contains(h.Look.Words, words) && !so {
			g.t.Errorf("it says %q\n%+v", h.Look.Words, f.v)
		}
	}
	if up := fmt.Sprintf(" %d.", most(f.reach(f.v.Mayor), f.v.OwnLaid)); f.d.Kind == zk.DecisionAnnounce && f.v.OwnLaid != "-" && !strings.HasSuffix(ui.Plain(h.Look.Words), up) {
		g.t.Errorf("it says %q\n%+v", h.Look.Words, f.v)
	}
	if f.hidesPrice(name, in) || f.pays() && strings.HasPrefix(h.Why.Words, "Both are about equally good") {
		g.t.Errorf("%s against %s: that argues against it: %q\n%+v", zk.Game{}.Format(found.Best()), zk.Game{}.Format(worse.Action), h.Why.Words, f.v)
	}
	if on := f.gaps["on"]; on != "" && ((on == "On the only square in reach") != (len(f.reach(f.v.Mayor)) == 1) || (on == "On the squares left") != (f.far() && len(f.v.Chips) > 1)) {
		g.t.Errorf("it says %q\n%+v", h.Why.Words, f.v)
	}
	for _, words := range []string{f.gaps["up"], f.gaps["most"], h.Look.Words} {
		if several := len(f.reach(f.v.Mayor)) > 1; words != "" && (strings.Contains(words, "up to") || strings.Contains(words, "at most")) && !several || several && figure.MatchString(words) && !strings.Contains(words, "t") {
			g.t.Errorf("of %d squares it says %q and %q\n%+v", len(f.reach(f.v.Mayor)), h.Look.Words, h.Why.Words, f.v)
		}
	}
	if name == "" {
		g.checkBrings(f, in, ui.Plain(h.Why.Words))
		return ""
	}
	if at, told := f.gaps["at"]; told && at != strconv.Itoa(f.v.Seats[f.seat("name")].Score) {
		g.t.Errorf("%q stands elsewhere: %q\n%+v", f.gaps["name"], h.Why.Words, f.v)
	}
	if check := checks[name]; check == nil || !check(f, in) || name != "KeepsBack" && !f.onOther(in) {
		g.t.Errorf("%s against %s: not so: %q\n%+v", zk.Game{}.Format(found.Best()), zk.Game{}.Format(worse.Action), h.Why.Words, f.v)
	}
	if p := f.keptBack(in); p > 0 && !strings.HasPrefix(name, "Keeps") && name != "OnlyWay" && name != "PaysHome" {
		g.t.Errorf("%s keeps back seat %d, and says %q\n%+v", zk.Game{}.Format(found.Best()), p, h.Why.Words, f.v)
	}
	return name
}
