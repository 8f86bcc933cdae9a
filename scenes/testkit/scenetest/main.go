package scenetest

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// ticks is the Ebitengine game that the tests run in: it stops within a tick
// for as long as a test has something to draw.
type ticks struct {
	turns chan chan struct{}
	done  chan int
}

// running is the main loop, of which Ebitengine has one in a process.
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

// Do runs a job within a tick of Ebitengine: whatever ticks or draws an app
// must be in one.
func Do(job func()) {
	turn := <-running.turns
	defer close(turn)
	job()
}

// Main runs a package's tests beside Ebitengine's main loop. Call it in
// TestMain.
func Main(m *testing.M) {
	flag.Parse()
	if !hasDisplay() {
		fmt.Fprintf(os.Stderr, "These tests draw, and there is no display; run them from the top folder with one:\n\tsh .ci/display.sh go test ./scenes/%s\n", packageName())
		os.Exit(1)
	}
	code := make(chan int, 1)
	go func() {
		c := m.Run()
		if c == 0 && allRan() {
			c = tellUnused()
		}
		running.done <- c
		code <- c
	}()
	ebiten.SetWindowSize(320, 200)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if err := ebiten.RunGame(&running); err != nil {
		fmt.Fprintln(os.Stderr, "Ebitengine does not run:", err)
		os.Exit(1)
	}
	os.Exit(<-code)
}

// hasDisplay reports whether windows can be opened. Only systems that draw
// through a server of their own tell.
func hasDisplay() bool {
	switch runtime.GOOS {
	case "linux", "freebsd", "netbsd", "openbsd":
		return os.Getenv("DISPLAY") != ""
	}
	return true
}

// packageName is the folder of the package whose tests run, below that of all scenes.
func packageName() string {
	dir, err := os.Getwd()
	if err != nil {
		return "…"
	}
	dir = filepath.ToSlash(dir)
	return dir[strings.LastIndex(dir, "/scenes/")+len("/scenes/"):]
}

// allRan reports whether all tests of the package were to run, and in full.
func allRan() bool {
	for _, name := range []string{"test.run", "test.skip", "test.list"} {
		if f := flag.Lookup(name); f != nil && f.Value.String() != "" {
			return false
		}
	}
	return os.Getenv(onlyVariable) == "" && !testing.Short()
}
