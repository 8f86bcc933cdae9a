package farbenpoker_test

import (
	"strconv"
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games/farbenpoker"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestTheOwnSideSaysWhyItRests looks for what is said of the own seat without chips, and
// for a button that cannot be pressed (F20, F21).
func TestTheOwnSideSaysWhyItRests(t *testing.T) {
	const least = 13 // CSS pixels
	for _, size := range []string{"320x568", "390x844", "568x320", "844x390", "1280x800"} {
		for record, words := range map[string]string{"waits-4": "wartest auf ein Comeback", "out-4": "ausgeschieden"} {
			scenetest.Do(func() {
				l := scenetest.English(size)
				l.Lang = "de"
				app := scenetest.NewApp(l)
				sit(t, app, record)
				said := ""
				app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					if it.Kind != ui.Text || !strings.Contains(words, it.Words) {
						return
					}
					said += it.Words + " "
					if px := it.Style.Size * app.Frame().Unit; px < least {
						t.Errorf("%s, %s: %q has %.1f px", record, size, it.Words, px)
					}
				})
				if strings.TrimSpace(said) != words {
					t.Errorf("%s, %s: said is %q, want %q", record, size, said, words)
				}
				if app.Stage().Find("draw") != nil || app.Stage().Find("put") != nil {
					t.Errorf("%s, %s: who has no turns has a button", record, size)
				}
			})
		}
	}
}

// TestManyChipsStandBesideTwoButtons looks for the stacks of somebody with 23 chips who may draw or roll again.
func TestManyChipsStandBesideTwoButtons(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		sit(t, app, "rich-4")
		stacked, top := 0, scenetest.Find(t, app, "reroll").Rect.Y
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Look.ID == "farbenpoker/chip-lying" && it.Box.Y > top-ui.Far {
				stacked++
			}
		})
		if stacked < 23 {
			t.Errorf("%d of 23 chips stand in stacks", stacked)
		}
	})
}

// TestTheDieIsRolledByTouch presses the die that may be rolled again (F11): once chooses it, as a stick
// is chosen, twice rolls it.
func TestTheDieIsRolledByTouch(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "reroll-4")
		if got, want := scenetest.Find(t, app, "die").Label, "Roll again: violet, a miss costs 2"; got != want {
			t.Errorf("the die says %q, want %q", got, want)
		}
		scenetest.Act(t, app, "hole/A12", "die")
		scenetest.Tick(t, app, 120)
		if die := scenetest.Find(t, app, "die"); !die.Checked || scenetest.Find(t, app, "hole/A12").Checked || app.Stage().Find("draw") != nil {
			t.Error("one press on the die does not choose it alone, in the place of the stick")
		}
		scenetest.Act(t, app, "hole/A12")
		if scenetest.Find(t, app, "die").Checked || app.Stage().Find("draw") == nil {
			t.Error("a stick does not take the place of the die")
		}
		scenetest.Act(t, app, "die", "die")
		scenetest.Tick(t, app, 120)
		if app.Stage().Find("reroll") != nil || app.Stage().Find("die") != nil {
			t.Error("the die can still be rolled")
		}
	})
}

// TestTheSideOfAComebackIsExplained asks a hole on the wrong side (F20).
func TestTheSideOfAComebackIsExplained(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "comeback-back")
		if got, want := scenetest.Find(t, app, "hole/B2").Reason, "It has to go to side A, which holds fewer sticks."; got != want {
			t.Errorf("the hole says %q, want %q", got, want)
		}
	})
}

// TestWhoIsOutMayGoToTheEnd presses the only button of somebody who has nothing more to
// decide (F21): the others play the rest at once. A player who waits for a comeback has none.
func TestWhoIsOutMayGoToTheEnd(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "waits-4")
		if app.Stage().Find("end") != nil {
			t.Error("who has a comeback to come may leave it out")
		}
		app = scenetest.NewApp(scenetest.English("390x844"))
		app.Settings.Speed = store.SpeedOne
		app.SettingsChanged()
		sit(t, app, "out-4")
		scenetest.Act(t, app, "end")
		const most = 600 // ticks; at speed 1 it would be thousands
		scenetest.Tick(t, app, most)
		if app.Stage().Find("see") == nil {
			t.Errorf("after %d ticks the result is not there", most)
		}
	})
}

// TestWhyNotIsSaidOverTheButton presses the main button before a stick is chosen: what is said lies over it and below the board.
func TestWhyNotIsSaidOverTheButton(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "draw-4")
		scenetest.Act(t, app, "draw")
		scenetest.Tick(t, app, 1)
		button, board := scenetest.Find(t, app, "draw").Rect, scenetest.Find(t, app, "hole/B18").Rect
		n := 0
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind != ui.Surface || it.Surface.Kind != sprites.Note {
				return
			}
			if n++; it.Box.Bottom() > button.Y || it.Box.Y < board.Bottom() {
				t.Errorf("it is said at %v, the button is at %v, a hole at %v", it.Box, button, board)
			}
		})
		if n != 1 {
			t.Errorf("%d notes", n)
		}
	})
}

// TestTheOwnStacksAreAllChips counts the chips that lie in stacks beside their number, or finds a row of them below it.
func TestTheOwnStacksAreAllChips(t *testing.T) {
	scenetest.Do(func() {
		for _, record := range []string{"draw-4", "draw-5", "reroll-4", "last-4", "over-4"} {
			for _, size := range []string{"390x844", "844x390", "1280x800"} {
				app := scenetest.NewApp(scenetest.English(size))
				sit(t, app, record)
				if app.Stage().Find("see") != nil {
					scenetest.Act(t, app, "see")
					scenetest.Tick(t, app, 20)
				}
				var own ui.Rect
				app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					if strings.HasPrefix(it.Look.ID, "common/crest-") && it.Box.Y > app.Frame().Safe.H*0.7 {
						own = it.Box
					}
				})
				chips, row, number := 0, 0, 0
				app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					if it.Box.X < own.X || it.Box.Y < own.Y-own.H || it.Box.X > own.X+app.Frame().Safe.W/2 {
						return
					}
					if it.Look.ID == "farbenpoker/chip-lying" {
						chips++
					} else if it.Look.ID == "farbenpoker/chip" {
						row++
					}
					if n, err := strconv.Atoi(it.Words); err == nil && it.Kind == ui.Text {
						number = n
					}
				})
				if chips != number && row == 0 {
					t.Errorf("%s, %s: %d chips lie beside the number %d", record, size, chips, number)
				}
			}
		}
	})
}

// TestAShortSumDoesNotStopTheGame goes on to the own turn: what one other has done meanwhile opens no sheet, what four have
// done opens one, but in a window, where a note says it anyway.
func TestAShortSumDoesNotStopTheGame(t *testing.T) {
	for _, of := range []struct {
		record, size string
		opens        bool
	}{{"draw-2", "390x844", false}, {"draw-5", "390x844", true}, {"draw-5", "1280x800", false}} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(of.size))
			app.Settings.Speed = store.SpeedOne
			tb := scenetest.Sit(t, app, farbenpoker.Kind(), of.record)
			others := false
			for range 6000 {
				switch c := app.Stage().Find("told/turn"); {
				case c != nil && !tb.Deciding():
					others = true
					app.Activate("told/turn")
				case app.Stage().Find("on") != nil || others && tb.Deciding():
					if app.Stage().Find("on") != nil != of.opens {
						t.Errorf("%v: it is not so that the sheet opens", of)
					}
					return
				case tb.Deciding():
					pressDecision(app)
				}
				scenetest.Tick(t, app, 1)
			}
			t.Errorf("%v: it is never the player's turn again", of)
		})
	}
}

// pressDecision chooses the last stick or hole that can be chosen, and decides so.
func pressDecision(a *app.App) {
	for _, id := range []string{"draw", "put"} {
		if c := a.Stage().Find(id); c != nil && !c.Disabled {
			a.Activate(id)
			return
		}
	}
	list := a.Stage().Controls()
	for i := len(list) - 1; i >= 0; i-- {
		if strings.HasPrefix(list[i].ID, "hole/") && !list[i].Disabled {
			a.Activate(list[i].ID)
			return
		}
	}
}
