// Treille plays great tabletop games, in a window or in a browser. "treille -h"
// says what a window can be asked for.
package main

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/audio"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/home"
)

// openApp returns the app with its first page, as the player has set it, and
// with the game under way if the page wants to be back in it. When the window is closed, end is called.
func openApp() (a *app.App, end func()) {
	kept, storeErr := store.Open()
	settings, settingsErr := store.LoadSettings(kept)
	app := app.New(kept, settings, audio.New(audio.Oto()), time.Now)
	app.OwnWindow = true
	end = connect(app)
	page := home.New(app, pages.With(games.All()))
	app.Push(page)
	if storeErr != nil {
		app.StoreFailed(storeErr)
	} else if settingsErr != nil {
		app.Toast(app.Words.Errors.DamagedSettings)
	}
	app.TellUpdate()
	switch {
	case page.ResumeOnline():
	case page.Return(app.Stood()):
	case app.Resumed():
		page.Resume()
	default:
		page.OpenBox(app.Asked())
	}
	app.Follow = page.Follow
	if link := app.Link(); link != "" {
		page.Follow(link)
	}
	return app, end
}

// show runs a game until its window is closed, which opens as the last one was.
func show(game ebiten.Game, last store.Window) error {
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
	dressWindow(last)
	// By its class a Linux desktop finds the program's entry (cmd/treille-dist), and with it the icon.
	return ebiten.RunGameWithOptions(game, &ebiten.RunGameOptions{X11ClassName: "treille", X11InstanceName: "treille", ScreenTransparent: overPicture})
}
