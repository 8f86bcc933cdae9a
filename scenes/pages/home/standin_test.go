package home_test

import (
	"image"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/scenes/app"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestTheFirstPictureStandsInForTheFurniture opens the page after a picture in one
// colour: the first frame has it in the place of cabinet and boxes, of which each later
// frame bakes one, until none is left.
func TestTheFirstPictureStandsInForTheFurniture(t *testing.T) {
	const w, h = 390, 844
	scenetest.Do(func() {
		screen := ebiten.NewImage(w, h)
		defer screen.Deallocate()
		app := openAfter(t, w, h)
		draw(t, app, screen)
		if got := corner(screen); got != flat {
			t.Errorf("in the first frame the corner is %v and not the picture's %v", got, flat)
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
		scenetest.Tick(t, app, 60)
		draw(t, app, screen)
		if got := corner(screen); got == flat {
			t.Error("the picture stays")
		}
		if count(app, sprites.Parchment) == 0 || count(app, sprites.SmoothParchment) != 0 {
			t.Error("the sheet of today's table has no grain")
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

// flat is the colour of the first picture.
var flat = color.RGBA{R: 250, B: 250, A: 255}

// openAfter opens the page of a phone after a picture of that size.
func openAfter(t *testing.T, w, h int) *app.App {
	app := scenetest.NewApp(scenetest.English("390x844"))
	app.FirstPicture = func() *image.RGBA {
		img := image.NewRGBA(image.Rect(0, 0, w, h))
		for i := range img.Pix {
			img.Pix[i] = []uint8{flat.R, flat.G, flat.B, flat.A}[i%4]
		}
		return img
	}
	open(t, app)
	return app
}

// draw lets two ticks pass and draws.
func draw(t *testing.T, app *app.App, screen *ebiten.Image) {
	scenetest.Tick(t, app, 2)
	app.Stage().Redraw()
	app.Draw(screen)
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
