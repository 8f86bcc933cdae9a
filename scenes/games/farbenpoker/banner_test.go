package farbenpoker_test

import (
	"strings"
	"testing"

	"treille/scenes/lang"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestTheLongestVerbTouchesNothing measures the line below the name of a player who has asked for a
// hint: it stands clear of the plate with the phase, and of the lamp on his crest.
func TestTheLongestVerbTouchesNothing(t *testing.T) {
	const ascent, apart = 0.72, 2.0 // of a letter, in its size; CSS pixels
	for _, l := range lang.Langs() {
		for _, text := range []int{100, 150, 200} {
			scenetest.Do(func() {
				look := scenetest.English("390x844")
				look.Lang, look.Text = l.Code(), text
				app := scenetest.NewApp(look)
				hint("reroll-4", 1)(t, app)
				high := app.Stage().Find("menu").Rect.Bottom()
				var plate, lamp ui.Rect
				var verb ui.Item
				app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					switch {
					case it.Box.Y > high:
					case it.Kind == ui.Surface && it.Surface.Kind == sprites.Plate:
						plate = it.Box
					case it.Look.ID == "common/medal-lamp":
						lamp = it.Box
					case it.Kind == ui.Text && it.Style.Font == sprites.Italic:
						verb = it
					}
				})
				if plate.W == 0 || lamp.W == 0 || verb.Words == "" {
					t.Fatalf("%s, %d: plate %v, lamp %v, verb %q", l.Code(), text, plate, lamp, verb.Words)
				}
				if gap := verb.Box.Y - ascent*verb.Style.Size - plate.Bottom(); gap < apart && verb.Box.X+sprites.Measure(verb.Words, verb.Style) > plate.X {
					t.Errorf("%s, %d %%: %q is %.1f below the plate", l.Code(), text, verb.Words, gap)
				}
				if gap := verb.Box.X - lamp.Right(); gap < apart {
					t.Errorf("%s, %d %%: %q is %.1f right of the lamp", l.Code(), text, verb.Words, gap)
				}
			})
		}
	}
}

// TestTheSetIsNamedInTheBanner reads the banner of a phone held sideways: a number alone before the phase
// looks like that of a step.
func TestTheSetIsNamedInTheBanner(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("844x390"))
		sit(t, app, "draw-4")
		if said := strings.ReplaceAll(sentences(app), "\u00a0", " "); !strings.Contains(said, "Set 2 · Draw\n") {
			t.Errorf("the banner does not name the set: %q", said)
		}
	})
}

// TestWhatWasBetterHasTwoLines reads the line of a replay on a phone: what would have been better is not squeezed into one.
func TestWhatWasBetterHasTwoLines(t *testing.T) {
	for _, l := range lang.Langs() {
		scenetest.Do(func() {
			look := scenetest.English("390x844")
			look.Lang = l.Code()
			app := scenetest.NewApp(look)
			replayBetter(t, app)
			scenetest.Tick(t, app, 30)
			buttons, lines := app.Stage().Find("play-on").Rect, 0
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Kind == ui.Text && it.Style.Font == sprites.Italic && it.Style.Size >= 16 && it.Box.Y < buttons.Y && it.Box.Y > buttons.Y-60 {
					lines++
				}
			})
			if lines != 2 {
				t.Errorf("%s: what was better has %d lines of legible size: %q", l.Code(), lines, sentences(app))
			}
		})
	}
}
