package table

import (
	"treille/scenes/app"
	"treille/scenes/ui"
)

// A PageMenu is the menu of a page about a finished game.
type PageMenu struct {
	Panel
	app   *app.App
	spec  GameSpec
	rules func()
}

// NewPageMenu returns the menu of a page about a game; rules opens its rule book.
func NewPageMenu(app *app.App, spec GameSpec, rules func()) *PageMenu {
	return &PageMenu{app: app, spec: spec, rules: rules}
}

// Offer opens the menu over the page with a title; home leads from there to the boxes.
func (m *PageMenu) Offer(title string, home func()) {
	w, sound := m.app.Words, m.app.SoundIcon()
	shut := func(act func()) func() { return func() { m.Shut(); act() } }
	m.Menu(w.Table.MenuTitle, "", w.App.Close, []ui.ButtonSpec{
		{ID: "resume", Label: title, Icon: "play", Primary: true, Act: m.Shut},
		{ID: "menu/rules", Label: w.App.Rules, Icon: "book", Act: shut(m.rules)},
		{ID: "menu/settings", Label: w.App.SettingsFor, Icon: "gear", Act: shut(func() { m.app.Push(m.spec.Pages.Settings(m.app, m.spec.Sample)) })},
		{ID: "menu/sound", Label: sound.Label, Icon: sound.Icon, Act: shut(sound.Act)},
		{ID: "home", Label: w.Table.ToHome, Icon: "back", Act: shut(home)},
	})
	m.app.Changed()
}
