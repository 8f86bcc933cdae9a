package vino

import (
	"strconv"
	"strings"
	"treille/scenes/table/rulebook"

	vi "treille/engine/vino"
	"treille/scenes/lang"
)

// reconstructed lists the figures that no source states.
func reconstructed() []string {
	f := vi.Printed()
	return f.Reconstructed()
}

// ours says them in words.
func ours(w *lang.Words) []rulebook.Figure {
	x, f := &w.Vino.Rules, vi.Printed()
	var list []rulebook.Figure
	for i, r := range f.Regions {
		list = append(list, regionFigure(w, strconv.Itoa(i+1), r))
	}
	return append(list,
		rulebook.Figure{Entries: []rulebook.Entry{{Key: "sale"}}, Words: x.OursSale.With("n", strconv.Itoa(len(f.Sale)), "page", x.Selling.Title)},
		rulebook.Figure{Entries: []rulebook.Entry{{Key: "square"}}, Words: x.OursSquare.With("n", strconv.Itoa(f.Square))},
		rulebook.Figure{Entries: []rulebook.Entry{{Key: "rounds"}}, Words: x.OursRounds.With("n", strconv.Itoa(f.LastRound))},
	)
}

// regionFigure says the prices along a road, those of the state with an asterisk, and
// the varieties beside it.
func regionFigure(w *lang.Words, n string, r vi.Region) rulebook.Figure {
	var prices, heard, varieties []string
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
	for _, v := range members(r.Markers) {
		varieties = append(varieties, varietyIn(&w.Vino.Varieties, v))
	}
	say := func(text lang.Template, prices []string) string {
		return text.With("region", r.Name, "prices", strings.Join(prices, ", "), "varieties", w.List(varieties...))
	}
	return rulebook.Figure{Entries: []rulebook.Entry{{Key: "road", Of: n}, {Key: "varieties", Of: n}},
		Words: say(text, prices), Spoken: say(w.Vino.Rules.OursRegion, heard)}
}
