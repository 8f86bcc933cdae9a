//go:build !js

package main

import (
	"image"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/cmd/internal/host"
	"treille/scenes/app"
	"treille/scenes/app/socket"
	"treille/scenes/data/store"
	"treille/sprites/icon"
)

// connect gives a window its line to servers, and the one in this program. Whoever ends the program by a
// signal closes the window. end ends what was begun.
func connect(a *app.App) (end func()) {
	h := host.New(tablesFolder(), site())
	a.Host = h
	a.Line = socket.New(a.InTick, h.Serve)
	ended := make(chan os.Signal, 1)
	signal.Notify(ended, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-ended
		signal.Stop(ended) // the next one ends it at once
		a.InTick(a.Quit)
	}()
	return h.End
}

// tablesFolder is where treille-web keeps its tables as well, "" if there is no folder for settings.
func tablesFolder() string {
	dir, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "treille", "tables")
}

// site is the folder of the page that lies beside this program, "" if there is none.
func site() string {
	program, err := os.Executable()
	if err != nil {
		return ""
	}
	return host.Site(program)
}

// overPicture is false: a window has nothing below it.
const overPicture = false

// The size of a first window, the least one, and what the bars of the system and its own title take of the screen's height, all
// in the system's units.
const (
	windowWide, windowHigh = 1280, 800
	leastWide, leastHigh   = 360, 320
	bars                   = 96
)

// windowSize is how large a window opens: as the last one was, or as it is drawn for, but no larger than what the bars leave of
// the screen.
func windowSize(last store.Window, screenWide, screenHigh int) (wide, high int) {
	if wide, high = last.W, last.H; wide == 0 || high == 0 {
		wide, high = windowWide, windowHigh
	}
	return max(leastWide, min(wide, screenWide)), max(leastHigh, min(high, screenHigh-bars))
}

// dressWindow gives the window its size and its icon.
func dressWindow(last store.Window) {
	if len(ebiten.AppendMonitors(nil)) == 0 {
		return // without a display no window opens, as RunGame tells
	}
	wide, high := ebiten.Monitor().Size()
	ebiten.SetWindowSize(windowSize(last, wide, high))
	ebiten.SetWindowSizeLimits(leastWide, leastHigh, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetFullscreen(last.Full)
	if last.Maximised {
		ebiten.MaximizeWindow()
	}
	ebiten.SetWindowIcon([]image.Image{icon.Draw(16, false), icon.Draw(32, false), icon.Draw(48, false)})
}
