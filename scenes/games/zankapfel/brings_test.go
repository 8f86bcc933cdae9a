package zankapfel

import zk "treille/engine/zankapfel"

// broughtChecks says of each sentence on what a decision brings whether its figures are true, by the rules alone.
var broughtChecks = map[string]func(f told, in *zk.Info) bool{
	"Prices": func(f told, in *zk.Info) bool {
		cost := func(square string) (sum int) {
			for _, c := range "RYGB" {
				sum += fruit(square, string(c)) / 2
			}
			return sum
		}
		return f.says(cost(f.d.Square.String()), cost(f.other.Square.String()))
	},
	"Chip": func(f told, in *zk.Info) bool {
		n, _ := f.onHand(f.d.Square.String())
		m, _ := f.onHand(f.other.Square.String())
		return f.says(n, m)
	},
	"Buy": func(f told, in *zk.Info) bool {
		return f.named("card") == f.other.Card.String() && f.n("cards") == len(f.v.Hand)+1 && len(f.v.Chips) > 1
	},
	"Lay": func(f told, in *zk.Info) bool {
		return f.other.Kind == zk.DecisionBuy && f.named("card") == f.d.Card.String() && f.n("up") == f.lays() && f.n("m") == f.price(in)
	},
	"Cards": func(f told, in *zk.Info) bool {
		theirs := most(f.reach(f.v.Mayor), f.other.Card.String())
		return f.named("card") == f.d.Card.String() && f.n("up") == f.lays() && f.named("other") == f.other.Card.String() && f.n("most") == theirs && theirs < f.lays()
	},
	"Either": func(f told, in *zk.Info) bool {
		return f.named("card") == f.d.Card.String() && f.named("other") == f.other.Card.String() && f.n("up") == f.lays() && f.n("up") == most(f.reach(f.v.Mayor), f.other.Card.String())
	},
	"Joker": func(f told, in *zk.Info) bool {
		return f.other.Card == zk.Joker && f.n("k") == f.least("J") && len(f.v.Chips) > 1
	},
	"Wanted": func(f told, in *zk.Info) bool {
		return f.named("card") == f.other.Card.String() && f.n("up") == most(f.reach(f.v.Mayor), f.other.Card.String()) && f.n("up") > f.lays()
	},
	"Same": func(f told, in *zk.Info) bool {
		n, m := f.places(in)
		return f.named("card") == f.v.OwnLaid && f.n("n") == fruit(n, f.v.OwnLaid) && f.n("n") == fruit(m, f.v.OwnLaid)
	},
	"Less": func(f told, in *zk.Info) bool {
		n, m := f.places(in)
		return f.named("card") == f.v.OwnLaid && f.n("n") == fruit(m, f.v.OwnLaid)-fruit(n, f.v.OwnLaid) && f.n("n") > 0
	},
	"Others": func(f told, in *zk.Info) bool {
		n, m := f.places(in)
		return f.v.OwnLaid == "-" && f.says(f.dearest(n), f.dearest(m)) && f.n("n") != f.n("m")
	},
	"OthersSame": func(f told, in *zk.Info) bool {
		n, m := f.places(in)
		return f.v.OwnLaid == "-" && f.n("n") == f.dearest(n) && f.n("n") == f.dearest(m)
	},
	"NoOffer": func(f told, in *zk.Info) bool {
		return f.named("card") == f.v.OwnLaid && f.n("n") == fruit(f.v.Announced, f.v.OwnLaid)
	},
	"Kept": func(f told, in *zk.Info) bool {
		return f.n("m") == f.other.Number && f.d.Number < f.other.Number && !in.LastRound()
	},
	"Beats": func(f told, in *zk.Info) bool {
		return f.n("card") == f.other.Number && f.n("k") == f.beat(f.other.Number) && f.n("k") < f.beat(f.d.Number)
	},
	"Higher": func(f told, in *zk.Info) bool {
		return f.n("card") == f.d.Number && f.d.Number > f.other.Number && f.beat(f.d.Number) == f.beat(f.other.Number)
	},
	"Dice": func(f told, in *zk.Info) bool {
		return f.n("n") == fruit(f.v.Mayor, in.Colour().String()) && f.d.Number > f.other.Number
	},
	"Wait": func(f told, in *zk.Info) bool {
		return f.n("price") == 2 && f.gaps["theirs"] == f.theirs(in)
	},
}

// checkBrings checks a reason that is no fact: what it says that the decision brings.
func (g *advised) checkBrings(f told, in *zk.Info, words string) {
	g.t.Helper()
	name, gaps := readFact(g.app.Words.Zankapfel.Advice.Brings, words)
	if f.gaps = gaps; name != "" && !broughtChecks[name](f, in) {
		g.t.Errorf("%+v against %+v: %s is not so: %q\n%+v", f.d, f.other, name, words, f.v)
	}
	g.brought[name]++
}
