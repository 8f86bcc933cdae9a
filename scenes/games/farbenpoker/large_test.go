package farbenpoker_test

import (
	"strconv"
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// largest is a phone held upright with the largest text.
func largest(l lang.Lang) scenetest.Look {
	look := scenetest.English("390x844")
	look.Lang, look.Text = l.Code(), 200
	return look
}

// TestAHintCoversNothingOfTheBoard asks for hints: its plate lies over no die, no stick and no hole; in the
// largest text its words are larger than usual.
func TestAHintCoversNothingOfTheBoard(t *testing.T) {
	usual := scenetest.English
	for _, look := range []scenetest.Look{largest(lang.English), usual("390x844"), usual("360x780"), usual("844x390"), usual("768x1024"), usual("1280x800")} {
		t.Run(look.Size+"-"+strconv.Itoa(look.Text), func(t *testing.T) { hintCoversNothing(t, look) })
	}
}

// hintCoversNothing asks for hints in all languages.
func hintCoversNothing(t *testing.T, look scenetest.Look) {
	least := 14.0 // CSS pixels
	if look.Text > 100 {
		least = 19 // usual are 17 at most
	}
	for _, record := range []string{"draw-4", "reroll-4", "place-4", "third-4", "comeback-4", "wait-4"} {
		for _, l := range lang.Langs() {
			for parts := range 3 {
				scenetest.Do(func() {
					look.Lang = l.Code()
					app := scenetest.NewApp(look)
					hint(record, parts+1)(t, app)
					shut := scenetest.Find(t, app, "hint/close").Rect
					var plate ui.Rect
					app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
						if it.Kind == ui.Surface && it.Surface.Kind == sprites.Parchment && it.Box.Has(shut.CX(), shut.CY()) {
							plate = it.Box
						}
					})
					words := 0
					app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
						piece := strings.HasPrefix(it.Key, "stick/") || strings.HasPrefix(it.Key, "die/") || it.Look.ID == "farbenpoker/hole"
						if it.Turn == 90 { // it lies
							it.Box = ui.R(it.Box.CX(), it.Box.CY(), 0, 0).Grow(it.Box.H, it.Box.W)
						}
						switch {
						case piece && look.Text < 200 && it.Box.Meets(plate): // with the largest words there is no room for both
							t.Errorf("%s, %s, part %d: the plate lies over %s", record, l.Code(), parts+1, it.Look.ID)
						case it.Kind == ui.Text && it.Style.Font == sprites.Serif && plate.Has(it.Box.X+1, it.Box.Y-1):
							if words++; it.Style.Size < least {
								t.Errorf("%s, %s: %q has %.1f px", record, l.Code(), it.Words, it.Style.Size)
							}
						}
					})
					if plate.W == 0 || words == 0 {
						t.Fatalf("%s: there is no hint to read", record)
					}
				})
			}
		}
	}
}

// TestLargeTextLeavesTheBoard compares the board with usual and with the largest text: its holes
// can still be touched without a way from one to the next, and what a die pays is no smaller.
func TestLargeTextLeavesTheBoard(t *testing.T) {
	pays := func(app *app.App) (size float64) {
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Text && it.Words == "+1" {
				size = max(size, it.Style.Size)
			}
		})
		return size
	}
	scenetest.Do(func() {
		usual, large := scenetest.NewApp(scenetest.English("390x844")), scenetest.NewApp(largest(lang.English))
		sit(t, usual, "draw-4")
		sit(t, large, "draw-4")
		if large.Stage().Find("next") != nil {
			t.Error("the holes are too small to be touched")
		}
		if u, l := pays(usual), pays(large); l < u*1.2 {
			t.Errorf("what a die pays is said in %.1f, usual is %.1f", l, u)
		}
	})
}
