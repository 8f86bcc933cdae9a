package farbenpoker

import (
	"strconv"

	"treille/scenes/table/rulebook"

	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
)

// ours says in words which figures no source states.
func ours(w *lang.Words) []rulebook.Figure {
	x, f := &w.Farbenpoker, fp.Printed()
	colour := func(c fp.Colour) string { return colourWord(&x.Colours, c) }
	var shown []string
	for i, c := range f.Colours {
		if c.Sticks > 0 {
			shown = append(shown, x.Rules.OursShown.With("n", strconv.Itoa(c.Sticks), "colour", colour(fp.Colour(i))))
		}
	}
	return []rulebook.Figure{
		{Entries: []rulebook.Entry{{Key: "start"}}, Words: x.Rules.OursStart.With("side", f.Start.String())},
		{Entries: []rulebook.Entry{{Key: "colour"}}, Words: x.Rules.OursColour.With("colours", w.List(colour(fp.Green), colour(fp.Orange), colour(fp.Violet)))},
		{Entries: []rulebook.Entry{{Key: "shown-by"}}, Words: x.Rules.OursSticks.With("list", w.List(shown...))},
		{Entries: []rulebook.Entry{{Key: "die"}}, Words: x.Rules.OursFaces},
	}
}
