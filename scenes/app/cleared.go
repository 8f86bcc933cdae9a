package app

// Cleared tells that the storage was emptied from outside, by the browser or by
// whoever uses it, while the app is open. What the app still has is stored anew:
// the settings, and what its screens have. The player is told.
func (r *App) Cleared() {
	for _, p := range r.stack {
		if k, ok := p.scene.(Keeper); ok {
			k.Keep()
		}
	}
	r.SettingsChanged()
	r.Toast(r.Words.Errors.StorageCleared)
}
