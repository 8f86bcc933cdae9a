package weinhaendler_test

import (
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

func TestTheLogIsShownBySeat(t *testing.T) {
	scenetest.Do(func() {
		for _, size := range []string{"390x844", "844x390", "1280x800"} {
			app := scenetest.NewApp(scenetest.English(size))
			sit(t, app, "bidding-4")
			scenetest.LogBySeat(t, app, 4)
		}
	})
}

// A line of the log about a bottle that lies in a cellar.
const lineOfACellar = "log/51"

// glowing is the number of cards that glow.
func glowing(app *app.App) (n int) {
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if scenetest.Glows(it) {
			n++
		}
	})
	return n
}

// TestALinePointsAsLongAsTheLogIsOpen marks a line beside the table: its bottle glows at
// once, and until some time after the log has gone.
func TestALinePointsAsLongAsTheLogIsOpen(t *testing.T) {
	for _, size := range []string{"844x390", "1280x800"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			sit(t, app, "bidding-4")
			before := glowing(app)
			scenetest.Act(t, app, "menu", "menu/log")
			label := scenetest.Find(t, app, lineOfACellar).Label
			heard := ""
			app.Listen(func(sentence string) { heard = sentence })
			scenetest.Act(t, app, lineOfACellar)
			if now := scenetest.Find(t, app, lineOfACellar).Label; now == label || !strings.HasPrefix(now, label) || !strings.HasPrefix(heard, "Marked") {
				t.Errorf("%s: a marked line says %q instead of %q, and %q is heard", size, now, label, heard)
			}
			for _, when := range []string{"at once", "later"} {
				if glowing(app) <= before {
					t.Errorf("%s: the line points at nothing %s", size, when)
				}
				scenetest.Tick(t, app, 600)
			}
			scenetest.Act(t, app, "close")
			if glowing(app) <= before {
				t.Errorf("%s: nothing is marked when the log has gone", size)
			}
			scenetest.Tick(t, app, 200)
			if glowing(app) > before {
				t.Errorf("%s: it is marked for ever", size)
			}
		})
	}
}

// TestALineLeadsToTheTable marks a line where the log hides the table: the button shows
// its bottle, and so does a second press. Without a mark the button says what to do.
func TestALineLeadsToTheTable(t *testing.T) {
	scenetest.Do(func() {
		for _, leave := range []string{"log-show", lineOfACellar} {
			app := scenetest.NewApp(scenetest.English("390x844"))
			sit(t, app, "bidding-4")
			before := glowing(app)
			scenetest.Act(t, app, "menu", "menu/log")
			if c := scenetest.Find(t, app, "log-show"); !c.Disabled || c.Reason == "" {
				t.Error("the button shows a line before there is one")
			}
			if app.Stage().Find("pass") != nil {
				t.Error("the table can be pressed below the log")
			}
			scenetest.Act(t, app, lineOfACellar, leave)
			scenetest.Find(t, app, "pass")
			if glowing(app) <= before {
				t.Errorf("%s shows nothing at the table", leave)
			}
		}
	})
}

// TestNoLinePointsUnderTheCover opens the log on the cover: it can be read, but not
// pressed, and says all its lines.
func TestNoLinePointsUnderTheCover(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "two-people-bidding")
		scenetest.Act(t, app, "menu", "menu/log")
		for _, c := range app.Stage().Controls() {
			if c.ID == "log-show" || len(c.ID) > 4 && c.ID[:4] == "log/" {
				t.Errorf("%s can be pressed", c.ID)
			}
		}
		items := 0
		for _, s := range app.Outline().Sections() {
			items += len(s.Items)
		}
		if items < 10 {
			t.Errorf("only %d lines are said", items)
		}
	})
}

// A clipboard keeps what is copied.
type clipboard struct {
	app.Exchange
	text string
}

func (c *clipboard) Copy(text string, done func(ok bool)) {
	c.text = text
	done(true)
}

// TestTheLogIsCopied copies the lines of one seat, and goes on to the menu.
func TestTheLogIsCopied(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		var c clipboard
		app.Exchange = &c
		sit(t, app, "bidding-4")
		scenetest.Act(t, app, "menu", "menu/log", "whose/2", "log-copy")
		lines := 0
		for _, line := range strings.Split(c.text, "\n") {
			switch {
			case strings.HasPrefix(line, "Hugo "):
				lines++
			case line != "" && line != "Weinhändler" && !strings.HasPrefix(line, "Round "):
				t.Errorf("of Hugo's lines, %q is one", line)
			}
		}
		if lines < 5 || !strings.Contains(c.text, "\nRound 2\nHugo ") {
			t.Errorf("copied is\n%s", c.text)
		}
		scenetest.Act(t, app, "menu")
		scenetest.Find(t, app, "menu/rules")
	})
}
