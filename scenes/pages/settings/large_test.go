package settings_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/pages/settings"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestTheRowStaysAsWordsGrow doubles the text from the page itself: what was pressed stays where it was pressed.
func TestTheRowStaysAsWordsGrow(t *testing.T) {
	a := scenetest.NewApp(scenetest.English("390x844"))
	openFoot(t, a)
	scenetest.Tick(t, a, 3)
	before := scenetest.Find(t, a, "text/2").Rect.Y
	scenetest.Act(t, a, "text/2")
	scenetest.Tick(t, a, 3)
	if after := scenetest.Find(t, a, "text/2").Rect.Y; after < before-20 || after > before+20 {
		t.Errorf("the largest letter was pressed at %.0f and is at %.0f", before, after)
	}
}

// TestLargeTextIsEven doubles the text: title, names of sliders and of choices grow with what is read.
func TestLargeTextIsEven(t *testing.T) {
	sizes := func(text int) map[string]float64 {
		l := scenetest.English("390x844")
		l.Text = text
		a, list := scenetest.NewApp(l), map[string]float64{}
		open(t, a)
		scenetest.Tick(t, a, 3)
		a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Text {
				list[it.Words] = it.Style.Size
			}
		})
		return list
	}
	usual, large := sizes(100), sizes(200)
	for _, words := range []string{"Settings", "Language", "Effects", "Music", "85", "Speed"} {
		if usual[words] == 0 || large[words] < 1.5*usual[words] {
			t.Errorf("%q is %.1f high, and with double text %.1f", words, usual[words], large[words])
		}
	}
}

// TestTwoPagesHaveRoomForEverySetting opens the page in a window, with a server and without: no part of it scrolls, in no language.
func TestTwoPagesHaveRoomForEverySetting(t *testing.T) {
	for _, open := range []func(testing.TB, *app.App){open, openServed} {
		for _, l := range []scenetest.Look{{Size: "1280x800", Lang: "en", Text: 100}, {Size: "1280x800", Lang: "de", Text: 100}, {Size: "1280x800", Lang: "fr", Text: 100}} {
			a := scenetest.NewApp(l)
			open(t, a)
			scenetest.Tick(t, a, 3)
			if a.Scene().(*settings.Page).Scroll(10) {
				t.Errorf("%s: the page scrolls", l.Lang)
			}
		}
	}
}

// TestMutedIsSaid mutes the sound: both volumes are said to be off, and who sets one hears again.
func TestMutedIsSaid(t *testing.T) {
	for _, size := range []string{"390x844", "1280x800"} {
		a := scenetest.NewApp(scenetest.English(size))
		open(t, a)
		scenetest.Tick(t, a, 3)
		scenetest.Act(t, a, "sound")
		for _, id := range []string{"effects", "music"} {
			if c := scenetest.Find(t, a, id); c.Value != "off" {
				t.Errorf("%s: muted, %s is said to be %q", size, id, c.Value)
			}
		}
		scenetest.Find(t, a, "effects").SetAt(.5)
		scenetest.Tick(t, a, 3)
		if c := scenetest.Find(t, a, "effects"); a.Settings.Muted || c.Value != "50 percent" {
			t.Errorf("%s: set, it is muted: %v, and said to be %q", size, a.Settings.Muted, c.Value)
		}
	}
}
