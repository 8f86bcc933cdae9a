package app

import (
	"cmp"

	"treille/engine"
	"treille/engine/person"
	"treille/scenes/data/store"
)

// Me is the player whose device it is: the first person at every table. Who has not said his
// name and crest has the usual ones, in all languages the same, as statistics go by names.
func (a *App) Me() store.Seat {
	return store.Seat{Kind: engine.Human, Name: cmp.Or(a.Settings.Name, a.Words.NewGame.DefaultNames[0]), Crest: cmp.Or(a.Settings.Crest, person.Crests()[0])}
}

// SetMe takes what the player has said of himself, and does not ask for it again.
func (a *App) SetMe(name, crest string) {
	a.Settings.Name, a.Settings.Crest, a.Settings.Asked = name, crest, true
	a.SettingsChanged()
}
