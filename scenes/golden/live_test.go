package golden

import (
	"fmt"
	"slices"
	"testing"

	"treille/scenes"
	"treille/scenes/settings"
	"treille/scenes/ui"
)

// TestTextGrowsLive opens every scene, changes to large text, and expects the
// words and places of one that was opened with it.
func TestTextGrowsLive(t *testing.T) {
	testLive(t, look{size: "390x844", lang: "en", text: 100}, look{size: "390x844", lang: "en", text: 200})
}

// TestDeviceTurnsLive does the same with a phone that is turned.
func TestDeviceTurnsLive(t *testing.T) {
	testLive(t, look{size: "390x844", lang: "fr", text: 100}, look{size: "844x390-notch", lang: "fr", text: 100})
}

func testLive(t *testing.T, before, after look) {
	for _, sc := range all {
		do(func() {
			fresh := settled(t, sc, after)
			room := settled(t, sc, before)
			if keeps(fresh) || keeps(room) {
				return
			}
			room.Push(settings.New(room)) // where they are changed
			tick(t, room, 2)
			room.Settings.Language, room.Settings.TextSize = after.lang, after.text
			room.SettingsChanged()
			tick(t, room, 2)
			room.Pop()
			z := sizes[after.size]
			room.Resize(z.w, z.h, 1)
			room.SetInsets(z.insets)
			tick(t, room, 3)
			room.Stage().Rest()
			want, got := told(fresh), told(room)
			for _, line := range want {
				if !slices.Contains(got, line) {
					t.Errorf("%s: missing after the change: %s", sc.name, line)
				}
			}
			for _, line := range got {
				if !slices.Contains(want, line) {
					t.Errorf("%s: still there after the change: %s", sc.name, line)
				}
			}
		})
	}
}

// keeps reports whether a screen shows something that may stay as it is: a page
// where it was scrolled to, or a panel, over which no setting can be changed.
func keeps(room *scenes.Room) bool {
	keeps := false
	room.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		keeps = keeps || it.Z >= panelZ
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
