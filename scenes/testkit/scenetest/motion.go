package scenetest

import (
	"image"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/engine/enginetest/soak"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/sprites"
)

// A nowhere is a canvas that only counts: what is drawn on it costs nothing of
// Ebitengine's.
type nowhere struct {
	*ebiten.Image
	draws int
}

func (n *nowhere) DrawImage(*ebiten.Image, *ebiten.DrawImageOptions) { n.draws++ }

func (n *nowhere) DrawTriangles([]ebiten.Vertex, []uint16, *ebiten.Image, *ebiten.DrawTrianglesOptions) {
	n.draws++
}

func (n *nowhere) SubImage(image.Rectangle) image.Image { return n }

// openMoving opens a scene at speed 1 and waits until nothing moves.
func openMoving(t testing.TB, sc Scene, size string) *app.App {
	t.Helper()
	app := NewApp(English(size))
	app.Settings.Speed = store.SpeedOne
	app.SettingsChanged()
	sc.Open(t, app)
	rest(t, app)
	return app
}

// rest waits until nothing moves.
func rest(t testing.TB, app *app.App) {
	t.Helper()
	for range 600 {
		Tick(t, app, 1)
		if !app.Stage().Moving() {
			return
		}
	}
	t.Fatal("after ten seconds something still moves although the player is to decide")
}

// moving looks in each scene in which something can be moved, at some sizes: in make test at one
// of them, in turn.
func (s *suite) moving(look func(t *testing.T, sc Scene, size string), sizes ...string) func(*testing.T) {
	return func(t *testing.T) {
		for n, sc := range s.movers() {
			for i, size := range sizes {
				if !soak.Picks(i, n, len(sizes)) {
					continue
				}
				t.Run(sc.Name+"-"+size, func(t *testing.T) {
					Do(func() { look(t, sc, size) })
				})
			}
		}
	}
}

// countAllocations presses what moves something, and counts what Update and Draw allocate
// while it travels.
func countAllocations(t *testing.T, sc Scene, size string) {
	app := openMoving(t, sc, size)
	atlas := sprites.NewAtlas(app.Frame().Unit, false)
	defer atlas.Drop()
	pen := atlas.Painter()
	canvas := &nowhere{}
	draw := func() {
		pen.Begin(canvas)
		app.Stage().Draw(pen)
		pen.End()
	}
	// There and back once, so that all that is seen on the way is baked.
	for range 2 {
		app.Activate(sc.Moves)
		for range 60 {
			Tick(t, app, 1)
			draw()
		}
	}
	app.Activate(sc.Moves)
	Tick(t, app, 1) // composes
	draw()
	canvas.draws = 0
	ticks, moved := 0, 0
	const runs = 10
	allocs := testing.AllocsPerRun(runs, func() {
		Tick(t, app, 1)
		draw()
		ticks++
		if app.Stage().Moving() {
			moved++
		}
	})
	if moved != ticks || ticks < runs {
		t.Fatalf("something moves in %d of %d ticks only", moved, ticks)
	}
	if least := 100 * ticks; canvas.draws < least {
		t.Fatalf("only %d things are drawn in %d ticks, want at least %d", canvas.draws, ticks, least)
	}
	if allocs > 0 {
		t.Errorf("a tick allocates %.0f times", allocs)
	}
}

// drawAtRest paints over the screen and expects that nothing is drawn on it while
// nothing changes, and everything once something does.
func drawAtRest(t *testing.T, sc Scene, size string) {
	app := openMoving(t, sc, size)
	z := English(size).window()
	w, h := int(z.w), int(z.h)
	screen := ebiten.NewImage(w, h)
	defer func() { screen.Deallocate() }()
	app.Draw(screen)
	rest(t, app)
	app.Draw(screen)

	mark := color.RGBA{255, 0, 255, 255}
	screen.Fill(mark)
	for range 30 {
		Tick(t, app, 1)
		app.Draw(screen)
	}
	if n := others(screen, mark); n != 0 {
		t.Errorf("although nothing changes, %d pixels are drawn", n)
	}
	for _, c := range []struct {
		name   string
		change func()
	}{
		{"something moves", func() { app.Activate(sc.Moves) }},
		{"the focus moves", func() { app.Focus(sc.Moves) }},
		{"the screen is another", func() {
			screen.Deallocate()
			screen = ebiten.NewImage(w, h)
		}},
	} {
		screen.Fill(mark)
		c.change()
		Tick(t, app, 1)
		app.Draw(screen)
		if n := others(screen, mark); n < w*h {
			t.Errorf("when %s, only %d pixels are drawn", c.name, n)
		}
		rest(t, app)
		app.Draw(screen)
	}
}

// others counts the pixels that have another colour.
func others(img *ebiten.Image, c color.RGBA) int {
	pix := pixels(img).Pix
	n := 0
	for i := 0; i < len(pix); i += 4 {
		if (color.RGBA{pix[i], pix[i+1], pix[i+2], pix[i+3]}) != c {
			n++
		}
	}
	return n
}

// resize resizes a window many times, and counts the pictures that are kept.
func resize(t *testing.T, sc Scene, size string) {
	app := settled(t, sc, English(size))
	z := English(size).window()
	draw := func(w, h int) int {
		app.Resize(float64(w), float64(h), 1)
		Tick(t, app, 2)
		img := ebiten.NewImage(w, h)
		app.Draw(img)
		img.Deallocate()
		return app.Atlas().Len()
	}
	w, h := int(z.w), int(z.h)
	first := draw(w, h)
	most := 0
	for more := range 19 { // the same height: the same scale
		most = max(most, draw(w+1+more, h))
	}
	if most > 2*first+20 {
		t.Errorf("%d pictures are kept at first, %d after many sizes", first, most)
	}
}

// BenchmarkFrame is the time on the processor of one Update and one Draw while
// something moves in those scenes in which something can: composing is Update's
// when it is pressed, every 20th time. The graphics card's work is not in it.
func BenchmarkFrame(b *testing.B, list []Scene) {
	s := &suite{scenes: list}
	for _, sc := range s.movers() {
		for _, size := range []string{upright, desktop} {
			b.Run(sc.Name+"-"+size, func(b *testing.B) { benchmarkFrame(b, sc, size) })
		}
	}
}

func benchmarkFrame(b *testing.B, sc Scene, size string) {
	var app *app.App
	var screen *ebiten.Image
	Do(func() {
		app = openMoving(b, sc, size)
		z := English(size).window()
		screen = ebiten.NewImage(int(z.w), int(z.h))
	})
	frame := func(i int) {
		if i%20 == 0 {
			app.Activate(sc.Moves)
		}
		Tick(b, app, 1)
		app.Draw(screen)
	}
	for i := range 80 { // what is seen on the way is baked once
		Do(func() { frame(i) })
	}
	b.ResetTimer()
	for i := range b.N {
		b.StopTimer()
		Do(func() {
			b.StartTimer()
			frame(i)
			b.StopTimer()
		})
		b.StartTimer()
	}
}
