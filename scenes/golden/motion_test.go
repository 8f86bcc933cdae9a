package golden

import (
	"image"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/scenes"
	"treille/scenes/store"
	"treille/sprites"
)

// A nowhere is a canvas that only counts: what is drawn on it costs nothing of
// Ebitengine's.
type nowhere struct {
	*ebiten.Image
	draws int
}

func (n *nowhere) DrawImage(*ebiten.Image, *ebiten.DrawImageOptions) { n.draws++ }

func (n *nowhere) SubImage(image.Rectangle) image.Image { return n }

// openMoving opens a table at speed 1 where the player is to decide.
func openMoving(t testing.TB, l look) *scenes.Room {
	t.Helper()
	room := newRoom(l)
	room.Settings.Speed = store.SpeedOne
	room.SettingsChanged()
	sit(t, room, bidding(4, 1, 7, 4))
	rest(t, room)
	return room
}

// rest waits until nothing moves.
func rest(t testing.TB, room *scenes.Room) {
	t.Helper()
	for range 600 {
		tick(t, room, 1)
		if !room.Stage().Moving() {
			return
		}
	}
	t.Fatal("after ten seconds something still moves although the player is to decide")
}

// TestMovingAllocatesNothing lifts a card and counts what Update and Draw
// allocate while it travels.
func TestMovingAllocatesNothing(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		do(func() {
			room := openMoving(t, look{size: size, lang: "en", text: 100})
			atlas := sprites.NewAtlas(room.Frame().Unit, false)
			defer atlas.Drop()
			pen := atlas.Painter()
			canvas := &nowhere{}
			draw := func() {
				pen.Begin(canvas)
				room.Stage().Draw(pen)
				pen.End()
			}
			// Up and down once, so that all that is seen on the way is baked.
			for range 2 {
				room.Activate("hand/1")
				for range 60 {
					tick(t, room, 1)
					draw()
				}
			}
			room.Activate("hand/1")
			tick(t, room, 1) // composes
			draw()
			canvas.draws = 0
			ticks, moved := 0, 0
			const runs = 10
			allocs := testing.AllocsPerRun(runs, func() {
				tick(t, room, 1)
				draw()
				ticks++
				if room.Stage().Moving() {
					moved++
				}
			})
			if moved != ticks || ticks < runs {
				t.Fatalf("at %s the card moves in %d of %d ticks only", size, moved, ticks)
			}
			if canvas.draws < 100*ticks {
				t.Fatalf("at %s only %d things are drawn in %d ticks", size, canvas.draws, ticks)
			}
			// Ebitengine's own work is not counted: on a desktop, asking for the
			// window's focus allocates.
			allocs -= testing.AllocsPerRun(runs, func() { ebiten.IsFocused() })
			if allocs > 0 {
				t.Errorf("at %s a tick allocates %.0f times", size, allocs)
			}
		})
	}
}

// TestRestDrawsNothing paints over the screen and expects that nothing is drawn
// on it while nothing changes, and everything once something does.
func TestRestDrawsNothing(t *testing.T) {
	do(func() {
		room := openMoving(t, look{size: "390x844", lang: "en", text: 100})
		screen := ebiten.NewImage(390, 844)
		defer func() { screen.Deallocate() }()
		room.Draw(screen)
		rest(t, room)
		room.Draw(screen)

		mark := color.RGBA{255, 0, 255, 255}
		screen.Fill(mark)
		for range 30 {
			tick(t, room, 1)
			room.Draw(screen)
		}
		if n := others(screen, mark); n != 0 {
			t.Errorf("although nothing changes, %d pixels are drawn", n)
		}
		for _, c := range []struct {
			name   string
			change func()
		}{
			{"a card is lifted", func() { room.Activate("hand/1") }},
			{"the focus moves", func() { room.Focus("pass") }},
			{"the screen is another", func() {
				screen.Deallocate()
				screen = ebiten.NewImage(390, 844)
			}},
		} {
			screen.Fill(mark)
			c.change()
			tick(t, room, 1)
			room.Draw(screen)
			if n := others(screen, mark); n < 390*844 {
				t.Errorf("when %s, only %d pixels are drawn", c.name, n)
			}
			rest(t, room)
			room.Draw(screen)
		}
	})
}

// others counts the pixels that have another colour.
func others(img *ebiten.Image, c color.RGBA) int {
	b := img.Bounds()
	pix := make([]byte, 4*b.Dx()*b.Dy())
	img.ReadPixels(pix)
	n := 0
	for i := 0; i < len(pix); i += 4 {
		if (color.RGBA{pix[i], pix[i+1], pix[i+2], pix[i+3]}) != c {
			n++
		}
	}
	return n
}

// BenchmarkFrame is the time on the processor of one Update and one Draw while
// a card moves: composing is Update's when it is lifted or laid back, every 20th
// time. The graphics card's work is not in it.
func BenchmarkFrame(b *testing.B) {
	for _, size := range []string{"390x844", "1280x800"} {
		b.Run(size, func(b *testing.B) {
			var room *scenes.Room
			var screen *ebiten.Image
			do(func() {
				room = openMoving(b, look{size: size, lang: "en", text: 100})
				screen = ebiten.NewImage(int(sizes[size].w), int(sizes[size].h))
			})
			frame := func(i int) {
				if i%20 == 0 {
					room.Activate("hand/1")
				}
				tick(b, room, 1)
				room.Draw(screen)
			}
			for i := range 80 { // what is seen on the way is baked once
				do(func() { frame(i) })
			}
			b.ResetTimer()
			for i := range b.N {
				b.StopTimer()
				do(func() {
					b.StartTimer()
					frame(i)
					b.StopTimer()
				})
				b.StartTimer()
			}
		})
	}
}
