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

// dressWindow gives the window its icon.
func dressWindow() {
	ebiten.SetWindowIcon([]image.Image{icon.Draw(16, false), icon.Draw(32, false), icon.Draw(48, false)})
}
