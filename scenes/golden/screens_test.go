package golden

import (
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/audio"
	"treille/scenes"
	"treille/scenes/store"
	"treille/scenes/ui"
)

// A size is a window in CSS pixels, with the device's own edges.
type size struct {
	w, h   float64
	insets ui.Insets
}

var sizes = map[string]size{
	"390x844": {w: 390, h: 844}, "844x390": {w: 844, h: 390},
	"1280x800": {w: 1280, h: 800}, "2560x1440": {w: 2560, h: 1440},
	"360x740": {w: 360, h: 740}, "768x1024": {w: 768, h: 1024},
	"1024x768": {w: 1024, h: 768}, "1920x1080": {w: 1920, h: 1080},
	"390x844-notch": {390, 844, ui.Insets{Top: 47, Bottom: 34}},
	"844x390-notch": {844, 390, ui.Insets{Right: 47, Bottom: 21, Left: 47}},
}

// A look is how a player has set the game, and on what.
type look struct {
	size string
	lang string
	text int  // percent
	left bool // the main button is where the left thumb is
}

// newRoom makes a room in which nothing has been stored.
func newRoom(l look) *scenes.Room {
	s := store.Defaults()
	s.Language, s.TextSize, s.Speed, s.LeftHand = l.lang, l.text, store.SpeedInstant, l.left
	room := scenes.NewRoom(&store.Memory{}, s, audio.New(audio.Silent()))
	z := sizes[l.size]
	room.Resize(z.w, z.h, 1)
	room.SetInsets(z.insets)
	return room
}

// A scene is a screen in a state that a test wants to see.
type scene struct {
	name string
	// detail marks a state of a screen that three pictures are enough for.
	detail bool
	open   func(t testing.TB, room *scenes.Room)
}

// tick lets so many ticks pass.
func tick(t testing.TB, room *scenes.Room, n int) {
	t.Helper()
	for range n {
		if err := room.Update(); err != nil {
			t.Fatal(err)
		}
	}
}

// act presses controls one after the other.
func act(t testing.TB, room *scenes.Room, ids ...string) {
	t.Helper()
	for _, id := range ids {
		find(t, room, id)
		room.Activate(id)
		tick(t, room, 3)
	}
}

func find(t testing.TB, room *scenes.Room, id string) *ui.Control {
	t.Helper()
	c := room.Stage().Find(id)
	if c == nil {
		var have []string
		for _, c := range room.Stage().Controls() {
			have = append(have, c.ID)
		}
		t.Fatalf("no control %q; there are %q", id, have)
	}
	return c
}

// settled opens a scene and waits until everything stands in its place.
func settled(t testing.TB, sc scene, l look) *scenes.Room {
	t.Helper()
	room := newRoom(l)
	sc.open(t, room)
	tick(t, room, 4)
	room.Stage().Rest()
	tick(t, room, 1)
	return room
}

// shoot opens a scene and returns its picture.
func shoot(t testing.TB, sc scene, l look) *image.RGBA {
	t.Helper()
	z := sizes[l.size]
	img := ebiten.NewImage(int(z.w), int(z.h))
	defer img.Deallocate()
	room := settled(t, sc, l)
	room.Draw(img)
	out := image.NewRGBA(img.Bounds())
	img.ReadPixels(out.Pix)
	return out
}

// scenesNamed returns the scenes of those names.
func scenesNamed(t *testing.T, names ...string) []scene {
	t.Helper()
	var list []scene
	for _, sc := range all {
		if slices.Contains(names, sc.name) {
			list = append(list, sc)
		}
	}
	if len(list) != len(names) {
		t.Fatalf("not all of the scenes %q are there", names)
	}
	return list
}
