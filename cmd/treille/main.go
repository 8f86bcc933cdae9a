// Treille plays great tabletop games, in a window or in a browser. "treille -h"
// says what a window can be asked for.
package main

import (
	"github.com/hajimehoshi/ebiten/v2"

	"treille/audio"
	scenes "treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages/home"
)

// openRoom returns the room with its first page, as the player has set it, and
// with the game under way if the page wants to be back in it.
func openRoom() *scenes.Room {
	kept, storeErr := store.Open()
	settings, settingsErr := store.LoadSettings(kept)
	room := scenes.NewRoom(kept, settings, audio.New(audio.Oto()))
	room.OwnWindow = true
	page := home.New(room, tables.All())
	room.Push(page)
	if storeErr != nil {
		room.StoreFailed(storeErr)
	} else if settingsErr != nil {
		room.Note(room.Words.Errors.DamagedSettings)
	}
	room.TellUpdate()
	if room.Resumed() {
		page.Resume()
	} else {
		page.OpenBox(room.Asked())
	}
	room.Follow = page.Follow
	if link := room.Link(); link != "" {
		page.Follow(link)
	}
	return room
}

// show runs a game until its window is closed.
func show(game ebiten.Game) error {
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetWindowSizeLimits(360, 320, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetRunnableOnUnfocused(true)
	dressWindow()
	// By its class a Linux desktop finds the program's entry (cmd/treille-dist), and with it the icon.
	return ebiten.RunGameWithOptions(game, &ebiten.RunGameOptions{X11ClassName: "treille", X11InstanceName: "treille"})
}
