package golden

import (
	"image"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// stage is the Ebitengine game that the tests run in: they hand it work, which
// it does within a tick.
type stage struct {
	jobs chan func()
	done chan int
}

var theStage = stage{jobs: make(chan func()), done: make(chan int, 1)}

func (s *stage) Update() error {
	select {
	case job := <-s.jobs:
		job()
	case <-s.done:
		return ebiten.Termination
	default:
	}
	return nil
}

func (s *stage) Draw(*ebiten.Image) {}

func (s *stage) Layout(w, h int) (int, int) { return w, h }

// do runs a job within a tick and waits for it.
func do(job func()) {
	done := make(chan struct{})
	theStage.jobs <- func() {
		defer close(done)
		job()
	}
	<-done
}

func TestMain(m *testing.M) {
	code := make(chan int, 1)
	go func() {
		c := m.Run()
		theStage.done <- c
		code <- c
	}()
	ebiten.SetWindowSize(320, 200)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if err := ebiten.RunGame(&theStage); err != nil {
		panic(err)
	}
	os.Exit(<-code)
}

// pixels reads a picture back.
func pixels(img *ebiten.Image) *image.RGBA {
	out := image.NewRGBA(img.Bounds())
	img.ReadPixels(out.Pix)
	return out
}
