package vino_test

import (
	"slices"
	"strings"
	"testing"

	"treille/scenes/games/vino"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// TestV60_TheLastBottleIsTold buys the last bottle and all that is free in its region: the
// notice names nobody who still buys there, and what the end brings stays in the outline as
// long as the flag in the banner.
func TestV60_TheLastBottleIsTold(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		last("bottle-4")(t, app)
		const means = "After this buying the game ends: no more sales."
		if s := app.Outline().Find("last"); s == nil || s.Heading != "The last bottle is gone" || !slices.Equal(s.Text, []string{means, "The flag at the top stays as a reminder."}) {
			t.Errorf("it says %v", app.Outline())
		}
		scenetest.Act(t, app, "understood")
		if s := app.Outline().Find("turn"); s == nil || !slices.Contains(s.Text, means) {
			t.Errorf("after it the outline says %v", app.Outline())
		}
	})
}

// TestV62_TheLastRoundIsTold opens a game in which two rounds in a row were idle.
func TestV62_TheLastRoundIsTold(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "stalled-4")
		scenetest.Slow(t, app)
		scenetest.Last(t, app)
		const means = "Nobody has bought or sold of late: after this buying the game ends."
		if s := app.Outline().Find("last"); s == nil || s.Heading != "Last round" || !slices.Equal(s.Text, []string{means, "The flag at the top stays as a reminder."}) {
			t.Errorf("it says %v", app.Outline())
		}
		scenetest.Act(t, app, "understood")
		if s := app.Outline().Find("turn"); s == nil || !slices.Contains(s.Text, means) {
			t.Errorf("after it the outline says %v", app.Outline())
		}
		if scenetest.Act(t, app, "menu", "menu/log"); !reads(app, "bought or sold of late") {
			t.Error("the list of what happened does not tell it")
		}
	})
}

// TestV62_TheBannerSaysHowManyRoundsThereCanBe opens a game after an idle round, and one that goes on: in a window, and on a
// phone, where there is room for the numbers alone.
func TestV62_TheBannerSaysHowManyRoundsThereCanBe(t *testing.T) {
	scenetest.Do(func() {
		for size, words := range map[string]string{"1280x800": "Round 16 of at most 30", "390x844": "16/30"} {
			app := scenetest.NewApp(scenetest.English(size))
			if sit(t, app, "choose-4"); reads(app, "at most 30") || reads(app, "/30") {
				t.Errorf("%s: it is said while the game goes on", size)
			}
			if sit(t, app, "idle-4"); !reads(app, words) {
				t.Errorf("%s: the banner does not say %q", size, words)
			}
			if s := app.Outline().Find("turn"); s == nil || !slices.ContainsFunc(s.Text, func(text string) bool { return strings.Contains(text, "Round 16 of at most 30") }) {
				t.Errorf("%s: the outline says %v", size, app.Outline())
			}
		}
	})
}

// TestWhatIsTickedIsStillBoughtAfterTheLastBottle ticks the last vineyards of the state and a private one: it is said that those
// of the state are bought first, and over the notice, that the other comes by itself.
func TestWhatIsTickedIsStillBoughtAfterTheLastBottle(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		at("bottle-4", "coin/8.17", "coin/8.18", "coin/8.19")(t, app)
		if scenetest.Tick(t, app, 1); !reads(app, "The state’s first: last bottle, no gift.") {
			t.Error("which are bought first is not said")
		}
		scenetest.Slow(t, app)
		scenetest.Act(t, app, "buy")
		scenetest.Last(t, app)
		if s := app.Outline().Find("last"); s == nil || !slices.Contains(s.Text, "You also get the other vineyard that you ticked.") {
			t.Errorf("it says %v", app.Outline())
		}
	})
}

// TestTheLastBottleIsToldOnce leaves the game after the notice and opens it again: only the flag in the banner says it.
func TestTheLastBottleIsToldOnce(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		referee, err := host.Open(scenetest.Record(t, "bottle-4").Bytes(), host.NewSaver(app))
		if err != nil {
			t.Fatal(err)
		}
		sit := func() {
			app.Push(table.New(app, scenetest.WithPages(vino.Kind()), referee).Resumed())
			scenetest.Tick(t, app, 3)
		}
		sit()
		scenetest.Act(t, app, "coin/8.18", "buy")
		scenetest.Slow(t, app)
		scenetest.Act(t, app, "take")
		scenetest.Last(t, app, "understood")
		app.Pop()
		sit()
		if scenetest.Tick(t, app, 120); app.Stage().Find("understood") != nil {
			t.Error("it is told again")
		}
		if s := app.Outline().Find("turn"); s == nil || !slices.Contains(s.Text, "After this buying the game ends: no more sales.") {
			t.Errorf("there is no flag: %v", app.Outline())
		}
	})
}

// TestTheWayOnLeadsToTheResult takes the last gift: the button that skips what follows leads to the
// own turn until none is left, and then to the result: then the line over it says why.
func TestTheWayOnLeadsToTheResult(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		last("bottle-4", "understood")(t, app)
		var said []string
		why := false
		for range 3000 {
			if c := app.Stage().Find("told/turn"); c != nil && !slices.Contains(said, c.Label) {
				said = append(said, c.Label)
			}
			why = why || reads(app, "The last bottle is gone: only Jonas still buys.")
			if c := app.Stage().Find("pass"); c != nil && !c.Disabled && slices.Contains(said, "To the result") {
				t.Error("a turn comes after all")
			}
			scenetest.Tick(t, app, 1)
		}
		if want := []string{"To your turn", "To the result"}; !slices.Equal(said, want) {
			t.Errorf("the button says %q, want %q", said, want)
		}
		if !why {
			t.Error("nothing says why no turn comes")
		}
	})
}

// TestTheSumComesBeforeTheResult skips from the last gift to the end: what the others have done since is summed up before the result.
func TestTheSumComesBeforeTheResult(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		last("bottle-4", "understood")(t, app)
		scenetest.Act(t, app, "told/turn")
		if scenetest.Tick(t, app, 120); app.Stage().Find("on") == nil || app.Scene().Name() == "result" {
			t.Fatal("nothing is summed up")
		}
		if scenetest.Act(t, app, "on", "result"); app.Scene().Name() != "result" {
			t.Error("the result does not come")
		}
	})
}

// TestTheWayOnIsNotOfferedBeforeTheOwnTurn buys in the first of two drawn regions (V11): nothing of
// others is to be skipped before the player buys in the second.
func TestTheWayOnIsNotOfferedBeforeTheOwnTurn(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		tb := scenetest.Sit(t, app, vino.Kind(), "drawn-4")
		scenetest.Slow(t, app)
		scenetest.Act(t, app, "coin/3.1", "buy")
		for tick := 0; !tb.Deciding(); tick++ {
			if c := app.Stage().Find("told/turn"); c != nil {
				t.Fatalf("after %d ticks there is %q", tick, c.Label)
			}
			if scenetest.Tick(t, app, 1); tick > 600 {
				t.Fatal("the player cannot buy in the other region")
			}
		}
		if app.Stage().Find("coin/3.1") != nil {
			t.Error("it is not the other region")
		}
	})
}

// TestNoResultWhilePiecesAreLookedAt looks at the table of a game that is over: the button to its result, which would do nothing
// then, comes when that has ended.
func TestNoResultWhilePiecesAreLookedAt(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		after("over-4")(t, app)
		scenetest.Tick(t, app, 1)
		scenetest.Act(t, app, "menu", "menu/look")
		if reads(app, "Result") {
			t.Error("it is there")
		}
		if scenetest.Act(t, app, "looked"); !reads(app, "Result") {
			t.Error("it does not come")
		}
	})
}
