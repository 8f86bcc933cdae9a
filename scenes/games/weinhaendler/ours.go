package weinhaendler

import (
	"strconv"

	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/pages/rules"
)

// reconstructed lists the figures that no source states.
func reconstructed() []string {
	f := wh.Printed()
	return f.Reconstructed()
}

// ours says them in words.
func ours(w *lang.Words) []rules.Figure {
	x, f := &w.Weinhaendler, wh.Printed()
	values := func(of wh.Wine) rules.Figure {
		var list []string
		for stars := 1; stars <= 3; stars++ {
			list = append(list, w.Money(wh.Bottle(of, stars).Value()))
		}
		return rules.Figure{Entries: []rules.Entry{{Key: "price", Of: string(of.Letter())}},
			Words: x.Rules.OursValues.With("wine", wine(&x.Cards.Wines, wh.Bottle(of, 1)), "values", w.List(list...))}
	}
	return []rules.Figure{
		values(wh.Chardonnay),
		values(wh.Bordeaux),
		{Entries: []rules.Entry{{Key: "wine", Of: "b"}}, Words: x.Rules.OursName.With("wine", x.Cards.Wines.Portugieser)},
		{Entries: []rules.Entry{{Key: "wine", Of: "c"}}, Words: x.Rules.OursColour.With("wine", x.Cards.Wines.Cabernet)},
		{Entries: []rules.Entry{{Key: "idle"}}, Words: x.Rules.OursIdle.With("n", strconv.Itoa(f.Idle()))},
	}
}
