package me_test

import (
	"os"
	"strings"
	"testing"

	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestWhatIsSaidHolds says a name and a crest, as the program is told of them and as they are kept.
func TestWhatIsSaidHolds(t *testing.T) {
	scenetest.Do(func() {
		for _, size := range []string{"390x844", "844x390", "1280x800", "320x568"} {
			a := scenetest.NewApp(scenetest.English(size))
			a.Settings.Asked = false
			p := open(t, a)
			write(t, a, p, "Łukasz  İpek")
			for a.Stage().Find("crest/boar") == nil {
				p.Scroll(40)
				scenetest.Tick(t, a, 1)
			}
			scenetest.Act(t, a, "crest/boar", "settle")
			kept, err := store.LoadSettings(a.Store)
			if err != nil || kept.Name != "Łukasz İpek" || kept.Crest != "boar" || !kept.Asked {
				t.Errorf("%s: kept are %q, %q, asked %v; %v", size, kept.Name, kept.Crest, kept.Asked, err)
			}
			if c := scenetest.Find(t, a, "me"); !strings.Contains(c.Label, "Łukasz İpek, boar") {
				t.Errorf("%s: the button of home says %q", size, c.Label)
			}
		}
	})
}

// TestLaterIsLater puts it off, in each way that there is: nothing but that it was asked is kept.
func TestLaterIsLater(t *testing.T) {
	scenetest.Do(func() {
		for _, way := range []string{"later", "cancel", "back"} {
			a := scenetest.NewApp(scenetest.English("1280x800"))
			a.Settings.Asked = false
			p := open(t, a)
			write(t, a, p, "Żaneta")
			scenetest.Act(t, a, "crest/owl")
			if way == "back" {
				p.Back()
				scenetest.Tick(t, a, 2)
			} else {
				scenetest.Act(t, a, way)
			}
			kept, err := store.LoadSettings(a.Store)
			if err != nil || kept.Name != "" || kept.Crest != "" || !kept.Asked {
				t.Errorf("%s: kept are %q, %q, asked %v; %v", way, kept.Name, kept.Crest, kept.Asked, err)
			}
			if me := a.Me(); me.Name != "Clara" || me.Crest != "fox" {
				t.Errorf("%s: the player is %+v", way, me)
			}
			scenetest.Find(t, a, "me")
		}
	})
}

// TestRefusalsAreInSight types what no name may be, in a full and in a narrow place: the sheet
// says why, below the field, and does not go.
func TestRefusalsAreInSight(t *testing.T) {
	scenetest.Do(func() {
		for _, size := range []string{"320x568", "390x844", "844x390", "1280x800"} {
			for _, c := range []struct{ name, why string }{
				{"Emma", "Emma is at this table already."}, {"eMMa", "Emma is at this table already."},
				{"", "A name needs at least one character."},
				{"Clara Ж", "The fonts of this game lack this character."}, {"Clara Wilhelmine Auguste", "A name has at most 16 characters."},
			} {
				a := scenetest.NewApp(scenetest.Look{Size: size, Lang: "en", Text: 150})
				p := sitDown(t, a)
				write(t, a, p, c.name)
				stays := c.name == "" || c.why == "Emma is at this table already."
				if stays {
					scenetest.Act(t, a, "settle")
				}
				field := scenetest.Find(t, a, "name")
				if !strings.HasSuffix(field.Label, c.why) {
					t.Errorf("%s: of %q it says %q, want %q", size, c.name, field.Label, c.why)
				}
				if said := below(a, field.Rect.Bottom()); !strings.HasPrefix(said, c.why[:8]) {
					t.Errorf("%s: of %q stands below the field: %q", size, c.name, said)
				}
			}
			a := scenetest.NewApp(scenetest.English(size))
			p := sitDown(t, a)
			for a.Stage().Find("crest/snail") == nil {
				p.Scroll(40)
				scenetest.Tick(t, a, 1)
			}
			scenetest.Act(t, a, "crest/snail")
			if c := scenetest.Find(t, a, "crest/snail"); c.Checked || !strings.Contains(c.Reason, "Emma") {
				t.Errorf("%s: Emma’s crest can be taken: %+v", size, c)
			}
		}
	})
}

// TestEnterLeadsToTheButton ends the name with Enter: the next Enter takes what was said. What is no name is typed on.
func TestEnterLeadsToTheButton(t *testing.T) {
	scenetest.Do(func() {
		for name, want := range map[string]string{"Nora": "settle", "": "name"} {
			a := scenetest.NewApp(scenetest.English("1280x800"))
			p := open(t, a)
			write(t, a, p, name)
			a.Focus("name")
			p.Type(nil, app.EnterKey)
			scenetest.Tick(t, a, 2)
			if got := a.Stage().Focus(); got != want {
				t.Errorf("after %q the focus is on %q, want %q", name, got, want)
			}
		}
	})
}

// TestWhatWasPlayedIsMine plays a game before it was asked who plays: it is in the record of the name that is said then.
func TestWhatWasPlayedIsMine(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("1280x800"))
		data, err := os.ReadFile("../saves/testdata/over-vino.treille")
		if err != nil {
			t.Fatal(err)
		}
		rec, err := record.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		rec.Seats = []record.Seat{{Kind: record.Human, Crest: "fox", Name: "Clara"}, {Kind: "hard", Crest: "owl", Name: "Hugo"}, {Kind: "hard", Crest: "snail", Name: "Emma"}, {Kind: "hard", Crest: "boar", Name: "Jonas"}}[:rec.Players]
		if err := host.Games(a).File(rec.Bytes()); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"Nora", "Eva"} {
			p := open(t, a)
			write(t, a, p, name)
			scenetest.Act(t, a, "settle")
			all, err := host.Games(a).Games()
			if err != nil || len(all) != 1 || all[0].Record.Seats[all[0].Person()].Name != "Nora" {
				t.Errorf("as %s: %d games, %v; the first is of %+v", name, len(all), err, all[0].Record.Seats)
			}
			a.Home()
		}
	})
}

// TestAWarningDoesNotMoveTheField types a name that is too long: the field of a browser lies where typing began.
func TestAWarningDoesNotMoveTheField(t *testing.T) {
	scenetest.Do(func() {
		for _, look := range []scenetest.Look{{Size: "390x844"}, {Size: "844x390"}, {Size: "820x1180"}, {Size: "1280x800"}, {Size: "390x844", Text: 200}} {
			look.Lang = "en"
			a := scenetest.NewApp(look)
			p := sitDown(t, a)
			write(t, a, p, "Wilhelmine")
			before := scenetest.Find(t, a, "name").Rect
			write(t, a, p, "Wilhelmine Annabell")
			if c := scenetest.Find(t, a, "name"); c.Rect != before || !strings.Contains(c.Label, "16") {
				t.Errorf("%s, text %d: the field %q moves from %v to %v", look.Size, look.Text, c.Label, before, c.Rect)
			}
		}
	})
}

// below are the first words in sight below a line, of those that warn.
func below(a *app.App, y float64) (said string) {
	a.Stage().Visit(func(it ui.Item, clip ui.Rect) {
		if it.Kind == ui.Text && it.Style.Color == sprites.Burgundy && it.Style.Font == sprites.SansMedium && said == "" &&
			it.Box.Y > y && it.Box.Y < y+60 && it.Box.Y < clip.Bottom() {
			said = it.Words
		}
	})
	return said
}
