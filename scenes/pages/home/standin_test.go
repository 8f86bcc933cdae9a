package home_test

import (
	"bytes"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestTheFirstPictureStandsInForTheFurniture opens the page after a picture: the first
// frame leaves it open where cabinet and boxes stand, of which each later frame bakes one,
// until none is left. Then they fade in over it.
func TestTheFirstPictureStandsInForTheFurniture(t *testing.T) {
	const w, h = 390, 844
	scenetest.Do(func() {
		screen := ebiten.NewImage(w, h)
		defer screen.Deallocate()
		app := openAfter(t, w, h)
		app.Settings.Speed = store.SpeedOne
		draw(t, app, screen)
		if got := corner(screen); got != (color.RGBA{}) {
			t.Errorf("in the first frame the corner is %v: the picture is not seen through it", got)
		}
		if n := furniture(app); n != 0 {
			t.Errorf("in the first frame there are %d pieces of furniture", n)
		}
		if count(app, sprites.Parchment) != 0 || count(app, sprites.SmoothParchment) == 0 {
			t.Error("in the first frame the sheet of today's table has grain already, or is not there")
		}
		frames, before := 0, app.Atlas().Len()
		for ; furniture(app) == 0; frames++ {
			if frames > 20 {
				t.Fatal("the furniture is never there")
			}
			draw(t, app, screen)
			if now := app.Atlas().Len(); now > before+1 {
				t.Errorf("frame %d bakes %d pictures", frames+2, now-before)
			}
			before = app.Atlas().Len()
		}
		if frames < 8 {
			t.Errorf("title, cabinet, vines, shelves and boxes are there after %d frames", frames)
		}
		if got := corner(screen); got.A == 255 {
			t.Error("the furniture does not fade in")
		}
		scenetest.Tick(t, app, 60)
		draw(t, app, screen)
		if got := corner(screen); got.A != 255 {
			t.Error("the picture stays")
		}
		if count(app, sprites.Parchment) == 0 || count(app, sprites.SmoothParchment) != 0 {
			t.Error("the sheet of today's table has no grain")
		}
	})
}

// TestTheFirstPictureIsCovered opens the page after a picture, in frames of one and of
// several ticks: the page is told once that its picture is covered, when all has faded in.
func TestTheFirstPictureIsCovered(t *testing.T) {
	const w, h = 390, 844
	for _, speed := range []store.Speed{store.SpeedOne, store.SpeedInstant} {
		for ticks := 1; ticks <= 3; ticks++ {
			scenetest.Do(func() {
				screen := ebiten.NewImage(w, h)
				defer screen.Deallocate()
				app := openAfter(t, w, h)
				app.Settings.Speed = speed
				covered := 0
				app.CoverFirstPicture = func() {
					covered++
					if got := corner(screen); got.A != 255 {
						t.Errorf("speed %v, frames of %d ticks: covered too soon", speed, ticks)
					}
				}
				for range 100 {
					scenetest.Tick(t, app, ticks)
					app.Draw(screen)
				}
				if covered != 1 {
					t.Errorf("speed %v, frames of %d ticks: covered %d times", speed, ticks, covered)
				}
			})
		}
	}
}

// TestNothingStaysOfTheFrameBefore draws one frame twice while the first picture is seen
// through it: what is half transparent stays so.
func TestNothingStaysOfTheFrameBefore(t *testing.T) {
	const w, h = 390, 844
	scenetest.Do(func() {
		screen := ebiten.NewImage(w, h)
		defer screen.Deallocate()
		app := openAfter(t, w, h)
		draw(t, app, screen)
		once := pixels(screen)
		app.Stage().Redraw()
		app.Draw(screen)
		if !bytes.Equal(once, pixels(screen)) {
			t.Error("the second drawing of the same frame lies on the first")
		}
	})
}

// TestAFirstPictureOfAnotherSizeIsNotShown opens the page in a window that was resized.
func TestAFirstPictureOfAnotherSizeIsNotShown(t *testing.T) {
	scenetest.Do(func() {
		app := openAfter(t, 400, 844)
		scenetest.Tick(t, app, 2)
		if furniture(app) == 0 {
			t.Error("the furniture is not there")
		}
	})
}

// openAfter opens the page of a phone after a picture of that size.
func openAfter(t *testing.T, w, h int) *app.App {
	app := scenetest.NewApp(scenetest.English("390x844"))
	app.FirstPicture = func(width, height int) bool { return width == w && height == h }
	open(t, app)
	return app
}

// draw lets two ticks pass and draws.
func draw(t *testing.T, app *app.App, screen *ebiten.Image) {
	scenetest.Tick(t, app, 2)
	app.Stage().Redraw()
	app.Draw(screen)
}

// pixels are all of a screen.
func pixels(screen *ebiten.Image) []byte {
	b := screen.Bounds()
	all := make([]byte, 4*b.Dx()*b.Dy())
	screen.ReadPixels(all)
	return all
}

// corner is the colour of a pixel on which nothing but the cabinet stands.
func corner(screen *ebiten.Image) color.RGBA { return screen.At(2, 840).(color.RGBA) }

// furniture counts the boxes and shelves on the page.
func furniture(app *app.App) int {
	return count(app, sprites.BoxKind) + count(app, sprites.ShelfKind) + count(app, sprites.CabinetKind)
}

// count counts the surfaces of a kind.
func count(app *app.App, kind sprites.SurfaceKind) (n int) {
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Surface && it.Surface.Kind == kind {
			n++
		}
	})
	return n
}
