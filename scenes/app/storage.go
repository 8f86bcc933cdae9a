package app

import (
	"errors"

	"treille/scenes/data/store"
	"treille/scenes/ui"
)

// Cleared tells that the storage was emptied from outside, by the browser or by
// whoever uses it, while the app is open. What the app still has is stored anew:
// the settings, and what its screens have. The player is told.
func (a *App) Cleared() {
	for _, p := range a.stack {
		if k, ok := p.scene.(Keeper); ok {
			k.Keep()
		}
	}
	a.SettingsChanged()
	a.Toast(a.Words.Errors.StorageCleared)
}

// Forget deletes all that is kept: games, what is known of them, and settings. The
// app is then as it was at first. What cannot be deleted is told, and stays.
func (a *App) Forget() {
	keys, err := a.Store.List("")
	for _, key := range keys {
		err = errors.Join(err, a.Store.Delete(key))
	}
	if err != nil {
		a.StoreFailed(err)
		return
	}
	a.Unsaved = nil
	a.Settings = store.Defaults()
	a.applySettings()
	a.Home()
	a.Toast(a.Words.Settings.Deleted)
}

// An elsewhere covers the first page as long as another window plays. (A page of the
// browser has its own cover: wasm/page/tabs.js.)
type elsewhere struct {
	app *App
	// moved says that this window has played before.
	moved bool
}

// lookForOtherWindow looks now and then whether another window has taken the games over.
func (a *App) lookForOtherWindow() {
	if a.looked++; a.looked < otherWindowEvery {
		return
	}
	a.looked = 0
	if s, ok := a.Store.(store.Shared); !ok || s.Holds() {
		a.played = true
	} else {
		a.rest()
	}
}

// rest leaves what is played to another window: nothing can be done here but to take it
// over.
func (a *App) rest() {
	if _, rests := a.top().scene.(*elsewhere); rests {
		return
	}
	cover := &elsewhere{app: a, moved: a.played}
	a.Home()
	a.toast = toast{}
	a.Sound.Mute(true)
	a.Push(cover)
}

// takeOver plays here. The game has gone on elsewhere: everything is read anew.
func (a *App) takeOver() {
	a.Store.(store.Shared).Take()
	a.Unsaved = nil
	settings, err := store.LoadSettings(a.Store)
	a.Settings = settings
	a.applySettings()
	a.Home()
	if err != nil {
		a.Toast(a.Words.Errors.DamagedSettings)
	}
}

// Name implements Scene.
func (e *elsewhere) Name() string { return "elsewhere" }

// Title implements Scene.
func (e *elsewhere) Title() string { return e.app.Words.App.Title }

// Update implements Scene.
func (e *elsewhere) Update() {}

// Back implements Scene: there is nothing to go back to.
func (e *elsewhere) Back() {}

// text is what it says.
func (e *elsewhere) text() string {
	w := &e.app.Words.Errors
	if e.moved {
		return w.PlaysElsewhere
	}
	return w.OtherWindow
}

// Outline implements Scene.
func (e *elsewhere) Outline(o *ui.Outline) {
	o.Section("elsewhere", 1, e.Title())
	o.Text(e.text())
}

// Compose implements Scene.
func (e *elsewhere) Compose(s *ui.Stage) {
	r := e.app
	r.stack[0].scene.Compose(s)
	Dialog{Title: e.Title(), Text: e.text(), Buttons: []ui.ButtonSpec{
		{ID: "play-here", Label: r.Words.Errors.PlayHere, Primary: true, Act: r.takeOver},
	}}.Compose(s)
}
