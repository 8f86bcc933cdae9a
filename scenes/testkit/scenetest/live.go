package scenetest

import (
	"fmt"
	"slices"
	"testing"

	"treille/scenes/app"
	"treille/scenes/ui"
)

// language opens every scene in English, changes to German, and expects the
// words and places of one that was opened in German.
func (s *suite) language(t *testing.T) {
	s.live(t, func(*Scene) (before, after Look) {
		return English(desktop), Look{Size: desktop, Lang: "de", Text: 100}
	})
}

// growth does the same with large text.
func (s *suite) growth(t *testing.T) {
	s.live(t, func(sc *Scene) (before, after Look) {
		return English(sc.upright()), Look{Size: sc.upright(), Lang: "en", Text: 200}
	})
}

// turning does the same with a phone that is turned.
func (s *suite) turning(t *testing.T) {
	s.live(t, func(sc *Scene) (before, after Look) {
		return Look{Size: sc.upright(), Lang: "fr", Text: 100}, Look{Size: sc.turned(), Lang: "fr", Text: 100}
	})
}

func (s *suite) live(t *testing.T, looks func(*Scene) (before, after Look)) {
	for _, sc := range s.scenes {
		before, after := looks(&sc)
		Do(func() {
			fresh := settled(t, sc, after)
			app := settled(t, sc, before)
			if keeps(fresh) || keeps(app) {
				return
			}
			adjust(t, app, after)
			for _, line := range unlike(told(fresh), told(app)) {
				t.Errorf("%s: after the change %s", sc.Name, line)
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
	app.Resize(z.w, z.h, 1)
	app.SetInsets(z.insets)
	Tick(t, app, 3)
	app.Stage().Rest()
}

// ratios opens every scene on screens of more pixels to a length, and expects
// the same words in the same places.
func (s *suite) ratios(t *testing.T) {
	for _, sc := range s.scenes {
		Do(func() {
			for _, size := range []string{sc.upright(), tablet} {
				l := English(size)
				want := told(settled(t, sc, l))
				for _, l.Ratio = range []int{2, 3} {
					for _, line := range unlike(want, told(settled(t, sc, l))) {
						t.Errorf("%s at %s, ratio %d: %s", sc.Name, size, l.Ratio, line)
					}
				}
			}
		})
	}
}

// opponents opens every scene with other computer players on the seats, and
// expects that nothing looks any different: no picture shows what they choose.
func (s *suite) opponents(t *testing.T) {
	for _, sc := range s.scenes {
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
