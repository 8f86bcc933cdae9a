package farbenpoker

import (
	"strconv"

	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/pages/rules"
)

// reconstructed lists the figures that no source states.
func reconstructed() []string {
	f := fp.Printed()
	return f.Reconstructed()
}

// ours says them in words.
func ours(w *lang.Words) []rules.Figure {
	x, f := &w.Farbenpoker, fp.Printed()
	colour := func(c fp.Colour) string { return colourWord(&x.Colours, c) }
	var shown []string
	for i, c := range f.Colours {
		if c.Sticks > 0 {
			shown = append(shown, x.Rules.OursShown.With("n", strconv.Itoa(c.Sticks), "colour", colour(fp.Colour(i))))
		}
	}
	return []rules.Figure{
		{Entries: []rules.Entry{{Key: "start"}}, Words: x.Rules.OursStart.With("side", f.Start.String())},
		{Entries: []rules.Entry{{Key: "colour"}}, Words: x.Rules.OursColour.With("colours", w.List(colour(fp.Green), colour(fp.Orange), colour(fp.Violet)))},
		{Entries: []rules.Entry{{Key: "shown-by"}}, Words: x.Rules.OursSticks.With("list", w.List(shown...))},
		{Entries: []rules.Entry{{Key: "die"}}, Words: x.Rules.OursFaces},
	}
}
