package share_test

import (
	"image/color"
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/link"
	"treille/scenes/testkit/scenetest"
)

// in runs a test in an app with the page of a finished game, which has its picture.
func in(t *testing.T, game string, o *outside, address string, test func(app *app.App)) {
	t.Helper()
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		open(game, o, address)(t, app)
		scenetest.Tick(t, app, 10)
		test(app)
	})
}

func TestThePictureIsReadyAndGoesOut(t *testing.T) {
	for _, game := range []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"} {
		o := &outside{shares: true}
		in(t, game, o, address, func(app *app.App) {
			if s := o.picture.Rect.Size(); s.X != 1038 || s.Y != 1542 {
				t.Fatalf("%s: the picture is %v", game, s)
			}
			colours := map[color.NRGBA]bool{}
			for y := range 1542 {
				for x := range 1038 {
					colours[o.picture.NRGBAAt(x, y)] = true
				}
			}
			if len(colours) < 5000 {
				t.Errorf("%s: the picture has %d colours", game, len(colours))
			}
			if a := o.picture.NRGBAAt(0, 0).A; a != 0 {
				t.Errorf("%s: its corner is not clear: %d", game, a)
			}
			scenetest.Act(t, app, "save", "hand")
			want := "treille-" + game + "-20261120-2140.png"
			if o.saved != want || o.shared != want {
				t.Errorf("saved is %q, shared is %q", o.saved, o.shared)
			}
		})
	}
}

func TestAPictureThatIsNotReadyIsMade(t *testing.T) {
	o := &outside{}
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		open("vino", o, address)(t, app)
		scenetest.Tick(t, app, 1)
		scenetest.Act(t, app, "save")
		if o.picture == nil || o.saved == "" {
			t.Errorf("saved is %q", o.saved)
		}
	})
}

// TestTheMenuLiesOverThePage opens it: nothing of the page can be pressed, the sound
// goes and comes, and it leads back to the page, and home.
func TestTheMenuLiesOverThePage(t *testing.T) {
	in(t, "vino", &outside{}, address, func(app *app.App) {
		depth := app.Depth()
		scenetest.Act(t, app, "menu")
		if app.Stage().Find("save") != nil || app.Outline().Find("share") != nil || app.Outline().Find("panel") == nil {
			t.Error("the page is there below its menu")
		}
		scenetest.Act(t, app, "menu/sound", "close")
		scenetest.Find(t, app, "save")
		if !app.Settings.Muted || app.Depth() != depth {
			t.Errorf("muted: %v; %d screens lie on each other", app.Settings.Muted, app.Depth())
		}
		scenetest.Act(t, app, "menu", "menu/home")
		if app.Depth() != 1 {
			t.Errorf("home are %d screens", app.Depth())
		}
	})
}

func TestTextLinkAndRecordAreCopied(t *testing.T) {
	o := &outside{}
	in(t, "weinhaendler", o, address, func(app *app.App) {
		scenetest.Act(t, app, "copy/link")
		rest, ok := strings.CutPrefix(o.clipboard, address)
		deal, err := link.Parse(rest)
		rec := scenetest.Record(t, "over-weinhaendler")
		if !ok || err != nil || deal.Game != rec.Game || deal.Seats != rec.Players || deal.Seed != rec.Seed {
			t.Errorf("the link is %q: %v %v", o.clipboard, deal, err)
		}
		copied := o.clipboard
		scenetest.Act(t, app, "copy/text")
		for _, s := range rec.Seats {
			if !strings.Contains(o.clipboard, s.Name) {
				t.Errorf("%q leaves %s out", o.clipboard, s.Name)
			}
		}
		if !strings.HasSuffix(o.clipboard, " "+copied) {
			t.Errorf("%q does not end with the link", o.clipboard)
		}
		scenetest.Act(t, app, "copy/record")
		if o.clipboard != string(rec.Bytes()) {
			t.Errorf("the record is\n%s", o.clipboard)
		}
		if app.Stage().Find("hand") != nil {
			t.Error("what cannot be shared is offered")
		}
	})
}

func TestWithoutAnAddressThereIsNoLink(t *testing.T) {
	o := &outside{}
	in(t, "vino", o, "", func(app *app.App) {
		scenetest.Act(t, app, "copy/text")
		if strings.Contains(o.clipboard, "#game") || strings.Contains(app.Outline().String(), "#game") || app.Stage().Find("copy/link") != nil {
			t.Errorf("there is a link: %q\n%s", o.clipboard, app.Outline())
		}
	})
}

// TestASecretGameHasNoLink shares a game that a table's secret has dealt: no link leads to the
// deal, and the picture says so.
func TestASecretGameHasNoLink(t *testing.T) {
	scenetest.Do(func() {
		o := &outside{}
		app := scenetest.NewApp(scenetest.English("1280x800"))
		openData(t, app, "weinhaendler", secret(t), o, address)
		scenetest.Tick(t, app, 10)
		scenetest.Act(t, app, "copy/text")
		if strings.Contains(o.clipboard, address) || strings.Contains(app.Outline().String(), "#game") || app.Stage().Find("copy/link") != nil {
			t.Errorf("there is a link: %q\n%s", o.clipboard, app.Outline())
		}
		scenetest.Act(t, app, "copy/record")
		if o.clipboard != string(secret(t)) {
			t.Errorf("the record is\n%s", o.clipboard)
		}
	})
}

func TestAPictureThatCannotBeSharedIsTold(t *testing.T) {
	o := &outside{shares: true, fails: true}
	in(t, "vino", o, address, func(app *app.App) {
		said := ""
		app.Listen(func(s string) { said = s })
		scenetest.Act(t, app, "hand")
		if said != app.Words.Share.NotShared {
			t.Errorf("said is %q", said)
		}
	})
}

// TestTheRulesAreAtHand opens the rule book from the page, and comes back.
func TestTheRulesAreAtHand(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		open("vino", &outside{}, address)(t, app)
		scenetest.Tick(t, app, 2)
		scenetest.Act(t, app, "rules")
		scenetest.Find(t, app, "search")
		scenetest.Act(t, app, "back")
		scenetest.Find(t, app, "copy/text")
	})
}
