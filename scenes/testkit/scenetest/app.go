package scenetest

import (
	"image"
	"sync"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/audio"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/testkit/clock"
	"treille/scenes/ui"
	"treille/sprites"
)

// NewApp makes a silent app in which nothing has been stored but that the player has been
// asked who he is, hints are agreed to, and everything is shown at once.
func NewApp(l Look) *app.App {
	s := store.Defaults()
	s.Language, s.TextSize, s.Speed = l.Lang, l.Text, store.SpeedInstant
	s.LeftHand, s.HighContrast, s.Asked, s.HintsAgreed = l.LeftHand, l.Contrast, true, true
	app := app.New(&store.Memory{}, s, silence(), clock.Noon)
	z := l.window()
	app.Resize(z.w, z.h, float64(max(1, l.Ratio)))
	app.SetInsets(z.insets)
	return app
}

// silence is the sound of all rooms: making sounds takes longer than anything
// else, and each is made once.
var silence = sync.OnceValue(func() *audio.Mixer { return audio.New(audio.Silent()) })

// Names returns the names of the people and computers that sit at the tables of
// tests, in the order of the seats. They are the only words that a narrow place
// may cut.
func Names() []string { return []string{"Clara", "Hugo", "Emma", "Jonas", "Friederike", "Oskar"} }

// Tick lets n ticks pass.
func Tick(t testing.TB, app *app.App, n int) {
	t.Helper()
	for range n {
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
	}
}

// Slow lets an app, of which all was shown at once, go on at speed 1.
func Slow(t testing.TB, app *app.App) {
	t.Helper()
	app.Settings.Speed = store.SpeedOne
	app.SettingsChanged()
	Tick(t, app, 5)
}

// Act presses controls one after the other.
func Act(t testing.TB, app *app.App, ids ...string) {
	t.Helper()
	for _, id := range ids {
		Find(t, app, id)
		app.Activate(id)
		Tick(t, app, 3)
	}
}

// Drag drags the piece of a control to a point, where what lies there may take it.
func Drag(t testing.TB, app *app.App, id string, x, y float64) {
	t.Helper()
	if c := Find(t, app, id); c.Piece == "" {
		t.Errorf("by %s nothing is dragged", id)
		return
	} else if c.PickUp != nil {
		c.PickUp()
	}
	app.Changed()
	Tick(t, app, 3)
	list := app.Stage().Controls()
	if i := ui.Hit(list, x, y); i >= 0 && list[i].Take != nil {
		list[i].Take()
	} else if c := Find(t, app, id); c.PutDown != nil {
		c.PutDown(x, y)
	}
	app.Changed()
	Tick(t, app, 3)
}

// Hint asks for a hint, from the menu where another icon has its place.
func Hint(t testing.TB, app *app.App) {
	t.Helper()
	if app.Stage().Find("hint") == nil {
		Act(t, app, "menu", "menu/hint")
		return
	}
	Act(t, app, "hint")
}

// Last waits until it is told that the game is about to end, and presses controls then.
func Last(t testing.TB, app *app.App, ids ...string) {
	t.Helper()
	for range lastWait {
		if app.Stage().Find("understood") != nil {
			Act(t, app, ids...)
			return
		}
		Tick(t, app, 1)
	}
	Find(t, app, "understood")
}

// lastWait is for how many ticks.
const lastWait = 1200

// Find returns the control of that id, which has to be there.
func Find(t testing.TB, app *app.App, id string) *ui.Control {
	t.Helper()
	c := app.Stage().Find(id)
	if c == nil {
		var have []string
		for _, c := range app.Stage().Controls() {
			have = append(have, c.ID)
		}
		t.Fatalf("no control %q; there are %q", id, have)
	}
	return c
}

// settled opens a scene and waits until everything stands in its place.
func settled(t testing.TB, sc Scene, l Look) *app.App {
	t.Helper()
	app := NewApp(l)
	sc.Open(t, app)
	Tick(t, app, 4)
	app.Stage().Rest()
	Tick(t, app, 1)
	return app
}

// shoot opens a scene and returns its picture.
func shoot(t testing.TB, sc Scene, l Look) *image.RGBA {
	t.Helper()
	z := l.window()
	img := canvas(int(z.w), int(z.h))
	app := settled(t, sc, l)
	app.SetAtlas(baked(app.Atlas().Scale(), l.Contrast))
	app.Draw(img)
	return pixels(img)
}

// atlases are those that all scenes of the package are drawn with: baking takes longer
// than drawing.
var atlases = map[atlasKey]*sprites.Atlas{}

type atlasKey struct {
	scale    float64
	contrast bool
}

// baked returns the atlas for scenes of that scale and contrast.
func baked(scale float64, contrast bool) *sprites.Atlas {
	key := atlasKey{scale, contrast}
	if atlases[key] == nil {
		atlases[key] = sprites.NewAtlas(scale, contrast)
	}
	return atlases[key]
}

// canvases are the images that scenes are drawn on, one of each size: making one takes as long as drawing on it.
var canvases = map[image.Point]*ebiten.Image{}

// canvas returns an empty image to draw on. It is another's when the next one asks for that size.
func canvas(w, h int) *ebiten.Image {
	size := image.Pt(w, h)
	if canvases[size] == nil {
		canvases[size] = ebiten.NewImage(w, h)
	}
	canvases[size].Clear()
	return canvases[size]
}

// pixels reads a picture back.
func pixels(img *ebiten.Image) *image.RGBA {
	out := image.NewRGBA(img.Bounds())
	img.ReadPixels(out.Pix)
	return out
}
