package scenetest

import (
	"fmt"
	"slices"
	"testing"

	"treille/engine/enginetest/soak"
	"treille/scenes/app"
	"treille/scenes/ui"
)

// live opens every scene in English, changes language and size of text and turns the phone, and
// expects the words and places of one that was opened so, on a screen of more pixels to a length.
func (s *suite) live(t *testing.T) {
	for n, sc := range s.scenes {
		before, after := English(sc.upright()), Look{Size: sc.turned(), Lang: []string{"de", "fr"}[n%2], Text: 200}
		if !sc.Small && n%3 == 0 { // a window is not turned
			before.Size, after.Size = desktop, tablet
		}
		Do(func() {
			fresh, seen := settled(t, sc, after), before
			seen.Ratio = 2 + n%2
			app := settled(t, sc, seen)
			if keeps(fresh) || keeps(app) {
				return
			}
			after.Ratio = seen.Ratio
			adjust(t, app, after)
			for _, line := range unlike(told(fresh), told(app)) {
				t.Errorf("%s, changed from %+v to %+v: %s", sc.Name, seen, after, line)
			}
		})
	}
}

// adjust gives an app another look, as its player does: on another page, or by turning
// his phone.
func adjust(t *testing.T, app *app.App, l Look) {
	t.Helper()
	app.Push(elsewhere{app})
	Tick(t, app, 2)
	app.Settings.Language, app.Settings.TextSize, app.Settings.LeftHand = l.Lang, l.Text, l.LeftHand
	app.SettingsChanged()
	Tick(t, app, 2)
	app.Pop()
	z := l.window()
	app.Resize(z.w, z.h, float64(max(1, l.Ratio)))
	app.SetInsets(z.insets)
	Tick(t, app, 3)
	app.Stage().Rest()
}

// opponents opens scenes, every third in make test, with other computer players on the seats, and
// expects that nothing looks any different: no picture shows what they choose.
func (s *suite) opponents(t *testing.T) {
	for n, sc := range s.scenes {
		if !soak.Picks(n, 0, 3) {
			continue
		}
		Do(func() {
			want := onStage(settled(t, sc, English(upright)).Stage()).lines()
			records.opponents = "random"
			defer func() { records.opponents = "" }()
			for _, line := range unlike(want, onStage(settled(t, sc, English(upright)).Stage()).lines()) {
				t.Errorf("%s, with other computer players: %s", sc.Name, line)
			}
		})
	}
}

// elsewhere is a screen that players go to, where settings are changed, say.
type elsewhere struct{ app *app.App }

func (elsewhere) Name() string        { return "elsewhere" }
func (elsewhere) Title() string       { return "" }
func (elsewhere) Compose(*ui.Stage)   {}
func (elsewhere) Outline(*ui.Outline) {}
func (elsewhere) Update()             {}
func (e elsewhere) Back()             { e.app.Pop() }

// keeps reports whether a screen shows something that may stay as it is: a page
// where it was scrolled to, or a panel, over which no setting can be changed.
func keeps(app *app.App) bool { return scrolled(app) || covered(app) }

func scrolled(app *app.App) bool {
	scrolled := false
	app.Stage().Visit(func(it ui.Item, clip ui.Rect) {
		scrolled = scrolled || it.Kind == ui.Text && clip != app.Frame().Full && boxOf(it).Bottom() < clip.Y
	})
	return scrolled || slices.ContainsFunc(app.Stage().Controls(), func(c ui.Control) bool {
		return c.View != ui.Rect{} && c.Rect.Y < c.View.Y
	})
}

// covered reports whether a panel lies over the screen.
func covered(app *app.App) bool {
	covered := false
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) { covered = covered || it.Z >= panelZ })
	return covered
}

// told lists all words of a screen with their places, and all controls.
func told(app *app.App) []string {
	var list []string
	for _, s := range laidOut(app.Stage()).lines {
		list = append(list, fmt.Sprintf("“%s” at %.0f, %.0f", s.Words, s.box.X, s.box.Y))
	}
	for _, c := range app.Stage().Controls() {
		if c.Shown == (ui.Rect{}) {
			continue
		}
		list = append(list, fmt.Sprintf("control %s “%s” at %.0f, %.0f", c.ID, c.Label, c.Rect.X, c.Rect.Y))
	}
	return list
}

// unlike lists what one list has and the other has not.
func unlike(want, got []string) []string {
	var list []string
	for _, line := range want {
		if !slices.Contains(got, line) {
			list = append(list, "it is missing: "+line)
		}
	}
	for _, line := range got {
		if !slices.Contains(want, line) {
			list = append(list, "it has too much: "+line)
		}
	}
	return list
}
