package weinhaendler

import (
	"strconv"

	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/table/rulebook"
)

// ours says in words which figures no source states.
func ours(w *lang.Words) []rulebook.Figure {
	x, f := &w.Weinhaendler, wh.Printed()
	values := func(of wh.Wine) rulebook.Figure {
		list := table.Each([]int{1, 2, 3}, func(stars int) string { return w.Money(wh.Bottle(of, stars).Value()) })
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
