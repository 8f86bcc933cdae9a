// Treille plays four great tabletop games, in a window or in a browser.
package main

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/audio"
	"treille/scenes"
	"treille/scenes/home"
	"treille/scenes/store"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "treille:", err)
		os.Exit(1)
	}
}

func run() error {
	kept, storeErr := store.Open()
	settings, settingsErr := store.LoadSettings(kept)
	mixer := audio.New(audio.Oto())
	room := scenes.NewRoom(kept, settings, mixer)
	page := home.New(room)
	room.Push(page)
	if storeErr != nil {
		room.StoreFailed(storeErr)
	} else if settingsErr != nil {
		room.Note(room.Words.Errors.DamagedSettings)
	}
	if room.Resumed() {
		page.Resume()
	}
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetWindowSizeLimits(360, 320, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetRunnableOnUnfocused(true)
	return ebiten.RunGame(room)
}
