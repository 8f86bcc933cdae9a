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
			Words: x.Rules.OursValues.With("wine", of.Name(), "values", w.List(list...))}
	}
	return []rulebook.Figure{
		values(wh.Chardonnay),
		values(wh.Bordeaux),
		{Entries: []rulebook.Entry{{Key: "wine", Of: "b"}}, Words: x.Rules.OursName.With("wine", wh.Portugieser.Name())},
		{Entries: []rulebook.Entry{{Key: "wine", Of: "c"}}, Words: x.Rules.OursColour.With("wine", wh.CabernetSauvignon.Name())},
		{Entries: []rulebook.Entry{{Key: "idle"}}, Words: x.Rules.OursIdle.With("n", strconv.Itoa(f.Idle()))},
	}
}
