package vino

import (
	"strconv"
	"strings"

	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/table/rulebook"
)

// ours says in words which figures no source states.
func ours(w *lang.Words) []rulebook.Figure {
	x, f := &w.Vino.Rules, &printed
	var list []rulebook.Figure
	for i, r := range f.Regions {
		list = append(list, regionFigure(w, strconv.Itoa(i+1), r))
	}
	return append(list,
		rulebook.Figure{Entries: []rulebook.Entry{{Key: "sale"}}, Words: x.OursSale.With("n", strconv.Itoa(len(f.Sale)), "page", x.Selling.Title)},
		rulebook.Figure{Entries: []rulebook.Entry{{Key: "square"}}, Words: x.OursSquare.With("n", strconv.Itoa(f.Square))},
		rulebook.Figure{Entries: []rulebook.Entry{{Key: "rounds"}, {Key: "idle"}}, Words: x.OursRounds.With("n", strconv.Itoa(f.LastRound), "idle", strconv.Itoa(f.Idle))},
	)
}

// regionFigure says the prices along a road, those of the state with an asterisk, and
// the varieties beside it.
func regionFigure(w *lang.Words, n string, r vi.Region) rulebook.Figure {
	var prices, heard []string
	grown := table.Each(members(r.Markers), func(v vi.Variety) string { return varietyIn(&w.Vino.Varieties, v) })
	text := w.Vino.Rules.OursRegion
	for _, v := range r.Road {
		price := strconv.Itoa(v.Price)
		if v.State {
			heard = append(heard, w.Vino.Rules.OursOfState.With("price", price))
			price += "*"
			text = w.Vino.Rules.OursState
		} else {
			heard = append(heard, price)
		}
		prices = append(prices, price)
	}
	say := func(text lang.Template, prices []string) string {
		return text.With("region", r.Name, "prices", strings.Join(prices, ", "), "varieties", w.List(grown...))
	}
	return rulebook.Figure{Entries: []rulebook.Entry{{Key: "road", Of: n}, {Key: "varieties", Of: n}},
		Words: say(text, prices), Spoken: say(w.Vino.Rules.OursRegion, heard)}
}
