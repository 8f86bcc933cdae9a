package scenetest

import (
	"fmt"
	"slices"
	"testing"

	scenes "treille/scenes/app"
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
			room := settled(t, sc, before)
			if keeps(fresh) || keeps(room) {
				return
			}
			room.Push(elsewhere{room})
			Tick(t, room, 2)
			room.Settings.Language, room.Settings.TextSize = after.Lang, after.Text
			room.SettingsChanged()
			Tick(t, room, 2)
			room.Pop()
			z := after.window()
			room.Resize(z.w, z.h, 1)
			room.SetInsets(z.insets)
			Tick(t, room, 3)
			room.Stage().Rest()
			for _, line := range unlike(told(fresh), told(room)) {
				t.Errorf("%s: after the change %s", sc.Name, line)
			}
		})
	}
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
			want := drawn(settled(t, sc, English(upright)))
			records.opponents = "random"
			defer func() { records.opponents = "" }()
			for _, line := range unlike(want, drawn(settled(t, sc, English(upright)))) {
				t.Errorf("%s, with other computer players: %s", sc.Name, line)
			}
		})
	}
}

// elsewhere is a screen that players go to, where settings are changed, say.
type elsewhere struct{ room *scenes.Room }

func (elsewhere) Name() string        { return "elsewhere" }
func (elsewhere) Title() string       { return "" }
func (elsewhere) Compose(*ui.Stage)   {}
func (elsewhere) Outline(*ui.Outline) {}
func (elsewhere) Update()             {}
func (e elsewhere) Back()             { e.room.Pop() }

// keeps reports whether a screen shows something that may stay as it is: a page
// where it was scrolled to, or a panel, over which no setting can be changed.
func keeps(room *scenes.Room) bool {
	keeps := false
	room.Stage().Visit(func(it ui.Item, clip ui.Rect) {
		keeps = keeps || it.Z >= panelZ || it.Kind == ui.Text && clip != room.Frame().Full && boxOf(it).Bottom() < clip.Y
	})
	for _, c := range room.Stage().Controls() {
		keeps = keeps || c.View != ui.Rect{} && c.Rect.Y < c.View.Y
	}
	return keeps
}

// told lists all words of a screen with their places, and all controls.
func told(room *scenes.Room) []string {
	var list []string
	laidOut(room.Stage()).texts(func(s *seen) {
		list = append(list, fmt.Sprintf("“%s” at %.0f, %.0f", s.Words, s.box.X, s.box.Y))
	})
	for _, c := range room.Stage().Controls() {
		if c.Shown == (ui.Rect{}) {
			continue
		}
		list = append(list, fmt.Sprintf("control %s “%s” at %.0f, %.0f", c.ID, c.Label, c.Rect.X, c.Rect.Y))
	}
	return list
}

// drawn lists all items of a screen, with their places.
func drawn(room *scenes.Room) []string {
	var list []string
	room.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		list = append(list, fmt.Sprintf("%q %+v %+v at %.1f, turned by %.1f", it.Words, it.Look, it.Surface, it.Box, it.Turn))
	})
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
