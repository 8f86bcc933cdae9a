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
		return rulebook.Figure{Entries: []rulebook.Entry{{Key: "price", Of: string(of.Letter())}}, Words: valuesOf(w, of)}
	}
	return []rulebook.Figure{
		values(wh.Chardonnay),
		values(wh.Bordeaux),
		{Entries: []rulebook.Entry{{Key: "wine", Of: "b"}}, Words: x.Rules.OursName.With("wine", wh.Portugieser.Name())},
		{Entries: []rulebook.Entry{{Key: "wine", Of: "c"}}, Words: x.Rules.OursColour.With("wine", wh.CabernetSauvignon.Name())},
		{Entries: []rulebook.Entry{{Key: "idle"}}, Words: x.Rules.OursIdle.With("n", strconv.Itoa(f.Idle()))},
	}
}

// valuesOf says what the bottles of a wine are worth.
func valuesOf(w *lang.Words, of wh.Wine) string {
	list := table.Each(sizesOf(of), func(c wh.Card) string { return w.Money(c.Value()) })
	return w.Weinhaendler.Rules.OursValues.With("wine", of.Name(), "values", w.List(list...))
}
