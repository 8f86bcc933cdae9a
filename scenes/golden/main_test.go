package golden

import (
	"flag"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// ticks is the Ebitengine game that the tests run in: it stops within a tick
// for as long as a test has something to draw.
type ticks struct {
	turns chan chan struct{}
	done  chan int
}

var running = ticks{turns: make(chan chan struct{}), done: make(chan int, 1)}

func (g *ticks) Update() error {
	turn := make(chan struct{})
	select {
	case g.turns <- turn:
		<-turn
	case <-g.done:
		return ebiten.Termination
	}
	return nil
}

func (g *ticks) Draw(*ebiten.Image) {}

func (g *ticks) Layout(w, h int) (int, int) { return w, h }

// do runs a job within a tick.
func do(job func()) {
	turn := <-running.turns
	defer close(turn)
	job()
}

func TestMain(m *testing.M) {
	flag.Parse()
	code := make(chan int, 1)
	go func() {
		c := m.Run()
		running.done <- c
		code <- c
	}()
	ebiten.SetWindowSize(320, 200)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if err := ebiten.RunGame(&running); err != nil {
		panic(err)
	}
	os.Exit(<-code)
}
