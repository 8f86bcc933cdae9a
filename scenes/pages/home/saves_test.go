package home_test

import (
	"bytes"
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestHomeIsAtItsTopAfterAGame leaves a game at large words, for which home has been scrolled: the game under way is in sight.
func TestHomeIsAtItsTopAfterAGame(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.Look{Size: "390x844", Lang: "en", Text: 200})
		keep(t, a, "under-way")
		open(t, a)
		scenetest.Tick(t, a, 3)
		top := scenetest.Find(t, a, "continue").Rect
		if !a.Scene().(app.Scroller).Scroll(60) {
			t.Fatal("home does not scroll")
		}
		a.Changed()
		scenetest.Tick(t, a, 3)
		if scenetest.Find(t, a, "continue").Rect == top {
			t.Fatal("home is not scrolled")
		}
		scenetest.Act(t, a, "continue", "menu", "menu/home")
		scenetest.Tick(t, a, 3)
		if got := scenetest.Find(t, a, "continue").Rect; got != top {
			t.Errorf("the game under way is at %v, not at %v", got, top)
		}
	})
}

// TestASaveWithAnUnknownCrestGoesOn: a crest of another program is replaced by one that nobody has.
func TestASaveWithAnUnknownCrestGoesOn(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		data := scenetest.Record(t, "under-way").Bytes()
		unknown := bytes.Replace(data, []byte("human fox"), []byte("human lion"), 1)
		if bytes.Equal(unknown, data) {
			t.Fatal("nobody in the record has the fox for a crest")
		}
		keepBytes(t, app, unknown)
		open(t, app)
		scenetest.Tick(t, app, 3)
		if app.Stage().Find("continue") == nil {
			t.Error("a game with a crest that there is not cannot be continued")
		}
		if keys := keptAside(t, app); len(keys) != 0 {
			t.Errorf("kept aside are %q", keys)
		}
	})
}

// TestASaveWithoutATableIsKept opens the first page with a game that this program
// cannot show, of a name that it does not even know: nothing is called damaged,
// nothing is lost, and another game can begin.
func TestASaveWithoutATableIsKept(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		data := scenetest.Record(t, "under-way").Bytes()
		other := bytes.Replace(data, []byte(`[Game "weinhaendler"]`), []byte(`[Game "tarock"]`), 1)
		keepBytes(t, app, other)
		open(t, app)
		scenetest.Tick(t, app, 3)
		if app.Stage().Find("continue") != nil {
			t.Error("a game without a table can be continued")
		}
		if keys := keptAside(t, app); len(keys) != 0 {
			t.Errorf("it is called damaged: %q", keys)
		}
		key := "other-000001"
		if kept, err := app.Store.Load(key); err != nil || !bytes.Equal(kept, other) {
			t.Errorf("it is not kept as it was: %v", err)
		}
		if !says(app, app.Words.Errors.NoTable.With("game", "tarock")) {
			t.Error("nobody says why it cannot be continued")
		}
		scenetest.Act(t, app, "saves")
		scenetest.Find(t, app, "export/"+key)
	})
}

// TestASaveByOtherRulesIsKept opens the first page with a game that was played by other
// figures: nothing is called damaged, one under way is kept aside and one that is over
// stands among the finished ones.
func TestASaveByOtherRulesIsKept(t *testing.T) {
	for name, control := range map[string]string{"under-way": "export/other-000001", "today-over": "more/done-000001"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English("390x844"))
			other := bytes.Replace(scenetest.Record(t, name).Bytes(), []byte(`[Rules "1"]`), []byte(`[Rules "1+0123abcd"]`), 1)
			keepBytes(t, app, other)
			open(t, app)
			scenetest.Tick(t, app, 3)
			if app.Stage().Find("continue") != nil {
				t.Errorf("%s: it can be continued", name)
			}
			if keys := keptAside(t, app); len(keys) != 0 {
				t.Errorf("%s: it is called damaged: %q", name, keys)
			}
			if !says(app, app.Words.Errors.OtherRules) {
				t.Errorf("%s: nobody says why it cannot be continued", name)
			}
			scenetest.Act(t, app, "saves")
			scenetest.Find(t, app, control)
			if strings.Contains(app.Outline().String(), app.Words.Saves.Damaged) {
				t.Errorf("%s: the saved games call it damaged:\n%s", name, app.Outline())
			}
			if name == "under-way" && !strings.Contains(app.Outline().String(), app.Words.Saves.OtherRules) {
				t.Errorf("the saved games do not say why:\n%s", app.Outline())
			}
		})
	}
}

// TestAGameThatCannotBeFiledIsNotCalledDamaged opens the first page after a game that is
// over, with no room to file it: it stays where it is, until there is.
func TestAGameThatCannotBeFiledIsNotCalledDamaged(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		over := scenetest.Record(t, "today-over").Bytes()
		memory := app.Store.(*store.Memory)
		memory.Limit = len(archive.RunningKey) + len(over) + 20
		keepBytes(t, app, over)
		open(t, app)
		scenetest.Tick(t, app, 3)
		if keys := keptAside(t, app); len(keys) != 0 {
			t.Errorf("it is called damaged: %q", keys)
		}
		if !says(app, app.Words.Errors.StorageFull) {
			t.Error("nobody says that there is no room")
		}
		memory.Limit = 0
		app.Home()
		if games, err := host.Games(app).Games(); err != nil || len(games) != 1 {
			t.Errorf("with room, %d games are filed: %v", len(games), err)
		}
	})
}

// TestTheStatisticsAreOneTapAway opens them at every size.
func TestTheStatisticsAreOneTapAway(t *testing.T) {
	for _, size := range []string{"320x568", "390x844", "568x320", "844x390", "820x1180", "1280x800"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			open(t, app)
			scenetest.Tick(t, app, 2)
			scenetest.Act(t, app, "statistics")
			if o := app.Outline(); o.Find("statistics") == nil {
				t.Errorf("%s: one is at\n%s", size, o)
			}
		})
	}
}

// says reports whether a text stands on the screen, in however many lines.
func says(app *app.App, text string) bool {
	all := ""
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text {
			all += it.Words + " "
		}
	})
	return strings.Contains(all, text)
}

// TestAnEndedGameHidesNoOther comes home after a game that has ended, while another one was put aside: that one is offered, and
// gone on with; a page that loads itself anew is at the one that has ended.
func TestAnEndedGameHidesNoOther(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		keep(t, a, "under-way")
		if err := host.Games(a).Shelve(); err != nil {
			t.Fatal(err)
		}
		keepBytes(t, a, todays(t, "today-over"))
		open(t, a)
		scenetest.Tick(t, a, 3)
		if label := scenetest.Find(t, a, "continue").Label; !strings.Contains(label, a.Words.Home.Continue) {
			t.Errorf("the button says %q", label)
		}
		again(t, a, "the ended game", "home game", "result")
		scenetest.Act(t, a, "continue")
		scenetest.Tick(t, a, 3)
		if name := a.Scene().Name(); name != "weinhaendler" {
			t.Errorf("on goes %s", name)
		}
	})
}
