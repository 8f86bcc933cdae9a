package vino_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestASaleThatEarnsNothing opens a sale in a market of −500: nothing is to be sold
// before it is tapped, and what a barrel earns is said with its true figures (V41).
func TestASaleThatEarnsNothing(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			sit(t, app, "sell-4")
			if c := app.Stage().Find("sell"); !c.Disabled {
				t.Errorf("%s: %q can be pressed at once", size, c.Label)
			}
			press(t, app, "more")
			if words := "no sale earns less than 0"; !reads(app, words) {
				t.Errorf("%s: nothing says %q", size, words)
			}
			if size == "844x390" {
				return // its sheet has no room for the sum
			}
			if !reads(app, "250 − 500") {
				t.Errorf("%s: nothing says what a barrel earns", size)
			}
			press(t, app, "more")
			press(t, app, "more")
			if !reads(app, "600 − 500") {
				t.Errorf("%s: nothing says what three barrels earn", size)
			}
		})
	}
}

// TestWhatIsLeftIsGivenBack takes one of four vineyards back, of which a game that was
// gone on with does not know that they went as one: the button counts the one.
func TestWhatIsLeftIsGivenBack(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "raise-4")
		press(t, app, "undo")
		press(t, app, "coin/3.5")
		want := app.Words.Count(app.Words.Vino.Buttons.GiveBack, 1)
		if c := app.Stage().Find("give"); c == nil || c.Disabled || c.Label != want {
			t.Errorf("the button is %+v, not %q", c, want)
		}
	})
}

// reads reports whether words stand on the screen, in one piece or over several
// lines.
func reads(app *app.App, words string) bool {
	var all []string
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text {
			all = append(all, it.Words)
		}
	})
	return strings.Contains(strings.Join(all, " "), words)
}

// TestNothingIsChosenInSecretBeforeIt waits from the new order on for the own choice:
// until then, the places of its regions say what is to come.
func TestNothingIsChosenInSecretBeforeIt(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		during("order-4", 150)(t, app)
		empty := 0
		for range 3000 {
			scenetest.Tick(t, app, 1)
			if reads(app, app.Words.Vino.Places.InSecret) {
				t.Fatal("it is said to be chosen already")
			}
			if reads(app, app.Words.Vino.Hints.TapTwo) {
				empty++
			}
			if c := app.Stage().Find("region/0"); c != nil && c.Role == ui.Checkbox {
				break
			}
		}
		if empty == 0 {
			t.Error("nothing says that two regions are to be chosen")
		}
	})
}

// TestASaleGoesOnOnItsSheet gives vineyards back and raises prices (V42, V43): from one to
// the other the sheet shows nothing else, and who sells when once that is done.
func TestASaleGoesOnOnItsSheet(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "give-4")
		scenetest.Slow(t, app)
		for _, id := range []string{"coin/3.1", "coin/3.2", "coin/3.3", "coin/3.4", "give"} {
			scenetest.Act(t, app, id)
		}
		for tick := 0; app.Stage().Find("up/B") == nil || app.Stage().Find("up/B").Disabled; tick++ {
			if scenetest.Tick(t, app, 1); tick > 900 {
				t.Fatal("nothing is to be raised")
			}
			if reads(app, "Who sells when") {
				t.Fatalf("after %d ticks the sheet turns to the others", tick)
			}
		}
		for range 4 {
			if c := app.Stage().Find("raise"); c.Disabled {
				scenetest.Act(t, app, "up/B")
			}
		}
		scenetest.Act(t, app, "raise")
		for tick := 0; !reads(app, "This round’s income"); tick++ {
			if scenetest.Tick(t, app, 1); tick > 900 {
				t.Fatal("the round does not end")
			}
			if reads(app, "Raise") && tick > 0 && app.Stage().Find("up/B") != nil {
				t.Fatalf("after %d ticks the sheet asks for what is done", tick)
			}
		}
	})
}

// TestV30_WhatIsTickedIsBought ticks the last private vineyard of a region together with one of
// the state, which would become a gift if it were bought after that.
func TestV30_WhatIsTickedIsBought(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		sit(t, app, "bottle-4")
		press(t, app, "coin/8.18")
		ticked := 1
		for _, c := range app.Stage().Controls() {
			if strings.HasPrefix(c.ID, "coin/8.") && c.ID != "coin/8.18" && !c.Disabled && ticked == 1 {
				press(t, app, c.ID)
				ticked++
			}
		}
		said := ""
		app.Listen(func(sentence string) { said += sentence + "\n" })
		press(t, app, "buy")
		scenetest.Tick(t, app, 400)
		if n := strings.Count(said, "You buy Veneto"); ticked != 2 || n != 2 {
			t.Errorf("of %d that were ticked %d are bought:\n%s", ticked, n, said)
		}
	})
}

// TestALatePressSellsNothing opens a sale in which each wine brings something: nothing can be sold
// before a number of barrels is chosen, so that a press that was meant for what lay there before
// sells nothing.
func TestALatePressSellsNothing(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "sell-5")
		if c := app.Stage().Find("sell"); c == nil || !c.Disabled {
			t.Errorf("the button is %+v", c)
		}
		if !reads(app, "brings most") {
			t.Error("nothing says why Pinot Grigio is picked")
		}
		press(t, app, "wares/0")
		if c := app.Stage().Find("sell"); c == nil || !c.Disabled {
			t.Errorf("of another wine, the button is %+v", c)
		}
		press(t, app, "more")
		if c := app.Stage().Find("sell"); c == nil || c.Disabled || !strings.HasPrefix(c.Label, "Sell 1 ") {
			t.Errorf("after one barrel the button is %+v", c)
		}
	})
}

// TestASaleThatIsTakenBackIsOfferedAgain goes back from what a sale costs: variety and number are those
// that were sold.
func TestASaleThatIsTakenBackIsOfferedAgain(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "sell-5")
		var other string
		for _, c := range app.Stage().Controls() {
			if strings.HasPrefix(c.ID, "wares/") && !c.Disabled && !c.Checked {
				other = c.ID
			}
		}
		press(t, app, other)
		press(t, app, "more")
		want := scenetest.Find(t, app, "sell").Label
		press(t, app, "sell")
		press(t, app, "back")
		if c := app.Stage().Find("sell"); c == nil || c.Disabled || c.Label != want {
			t.Errorf("the button is %+v, not %q", c, want)
		}
		if c := app.Stage().Find(other); c == nil || !c.Checked {
			t.Errorf("the variety is %+v", c)
		}
	})
}

// TestV33_WhoHasNoPawnGetsNothing opens a gift whose first owner has all his pawns on the map.
func TestV33_WhoHasNoPawnGetsNothing(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "bottle-4")
		scenetest.Act(t, app, "coin/8.18", "buy")
		for _, words := range []string{"no pawn left", "take 2", "Then nobody else."} {
			if !reads(app, words) {
				t.Errorf("nothing says %q", words)
			}
		}
	})
}

// TestIncomesStandBelowAllBarrelsOrAtTheEndsOfBrackets opens sales of 16 barrels, which have no room for all, and of 11, which have.
func TestIncomesStandBelowAllBarrelsOrAtTheEndsOfBrackets(t *testing.T) {
	scenetest.Do(func() {
		for name, want := range map[string]string{"sell-4": "0 0 330 700 940 ", "sell-5": "550 750 900 1\u202f020 1\u202f130 1\u202f220 1\u202f300 1\u202f380 1\u202f450 1\u202f500 1\u202f540 "} {
			app := scenetest.NewApp(scenetest.English("390x844"))
			sit(t, app, name)
			var texts []ui.Item
			r := scenetest.Find(t, app, "barrels").Rect
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if y := it.Box.Y - r.Y; it.Kind == ui.Text && y > 20 && y < 48 {
					texts = append(texts, it)
				}
			})
			slices.SortFunc(texts, func(a, b ui.Item) int { return int(a.Box.X - b.Box.X) })
			said := ""
			for _, it := range texts {
				said += it.Words + " "
			}
			if said != want {
				t.Errorf("%s: below the barrels stands %q", name, said)
			}
		}
	})
}

// TestARowThatIsRaisedStaysAsItIs raises a price: those who grow it stay where they were, as large as they were.
func TestARowThatIsRaisedStaysAsItIs(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "raise-4")
		row := func() (list []ui.Rect) {
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Box.Y > 480 && it.Box.Y < 680 && strings.HasPrefix(it.Look.ID, "common/head-") {
					list = append(list, it.Box)
				}
			})
			return list
		}
		before := row()
		press(t, app, "up/B")
		if after := row(); len(before) == 0 || !slices.EqualFunc(before, after, func(a, b ui.Rect) bool { return math.Abs(a.X-b.X)+math.Abs(a.W-b.W) < 3 }) {
			t.Errorf("they are at %v, then at %v", before, after)
		}
	})
}

// TestTicketsShowAllVineyards chooses Toscana, of whose vineyards all but two are free.
func TestTicketsShowAllVineyards(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		at("choose-4", "region/6")(t, app)
		shown := map[string]bool{}
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) { shown[it.Look.Words] = true })
		if reads(app, "+2") || !shown["320"] || !shown["350"] {
			t.Error("some are not shown")
		}
	})
}
