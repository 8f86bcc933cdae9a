package weinhaendler

import (
	"strconv"
	"treille/scenes/table/rulebook"

	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
)

// ours says in words which figures no source states.
func ours(w *lang.Words) []rulebook.Figure {
	x, f := &w.Weinhaendler, wh.Printed()
	values := func(of wh.Wine) rulebook.Figure {
		var list []string
		for stars := 1; stars <= 3; stars++ {
			list = append(list, w.Money(wh.Bottle(of, stars).Value()))
		}
		return rulebook.Figure{Entries: []rulebook.Entry{{Key: "price", Of: string(of.Letter())}},
			Words: x.Rules.OursValues.With("wine", wine(&x.Cards.Wines, wh.Bottle(of, 1)), "values", w.List(list...))}
	}
	return []rulebook.Figure{
		values(wh.Chardonnay),
		values(wh.Bordeaux),
		{Entries: []rulebook.Entry{{Key: "wine", Of: "b"}}, Words: x.Rules.OursName.With("wine", x.Cards.Wines.Portugieser)},
		{Entries: []rulebook.Entry{{Key: "wine", Of: "c"}}, Words: x.Rules.OursColour.With("wine", x.Cards.Wines.Cabernet)},
		{Entries: []rulebook.Entry{{Key: "idle"}}, Words: x.Rules.OursIdle.With("n", strconv.Itoa(f.Idle()))},
	}
}
