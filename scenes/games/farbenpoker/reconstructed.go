package farbenpoker

import (
	"treille/scenes/table/rulebook"

	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
)

// ours says in words which figures no source states.
func ours(w *lang.Words) []rulebook.Figure {
	x, f := &w.Farbenpoker, fp.Printed()
	colour := func(c fp.Colour) string { return colourWord(&x.Colours, c) }
	return []rulebook.Figure{
		{Entries: []rulebook.Entry{{Key: "start"}, {Key: "colour"}},
			Words: x.Rules.OursStart.With("side", f.Start.String(), "colours", w.List(colour(fp.Green), colour(fp.Orange), colour(fp.Violet)))},
		{Entries: []rulebook.Entry{{Key: "shown-by"}, {Key: "die"}}, Words: x.Rules.OursSticks.With("n", w.Number(f.Colours[fp.Red].Sticks))},
	}
}
