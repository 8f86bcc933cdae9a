package app

import (
	"errors"

	"treille/scenes/data/store"
)

// Forget deletes all that is kept: games, what is known of them, and settings. The
// app is then as it was at first. What cannot be deleted is told, and stays.
func (r *App) Forget() {
	keys, err := r.Store.List("")
	for _, key := range keys {
		err = errors.Join(err, r.Store.Delete(key))
	}
	if err != nil {
		r.StoreFailed(err)
		return
	}
	r.Unsaved = nil
	r.Settings = store.Defaults()
	r.applySettings()
	r.Home()
	r.Toast(r.Words.Settings.Deleted)
}
