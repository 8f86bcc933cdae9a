package settings

import (
	"treille/scenes/data/store"
	"treille/scenes/pages/page"
	"treille/scenes/play/host"
	"treille/scenes/ui"
)

// foot says that changes apply at once, beside or above the buttons that take them, and all else, back.
func (p *Page) foot() ui.Part {
	once, remove, defaults := p.app.Words.Settings.AtOnce, p.deleteButton(), p.defaultsButton()
	buttons := ui.Either(ui.Row(ui.Loose, remove, ui.Spring(), defaults).Firm(), ui.Column(ui.Apart, defaults, remove))
	return ui.Either(ui.Row(ui.Loose, ui.Label(once, p.soft()).Middle(), ui.Spring(), remove, defaults).Firm(),
		ui.Column(ui.Close, ui.Paragraph(once, p.soft()), buttons))
}

func (p *Page) defaultsButton() ui.Part {
	w := &p.app.Words.Settings
	return p.asking("defaults", w.Defaults, &question{id: "reset", title: w.ResetTitle, text: w.ResetText, sure: w.Defaults, act: p.reset})
}

func (p *Page) deleteButton() ui.Part {
	w := &p.app.Words.Settings
	return p.asking("delete", w.Delete, &question{id: "delete", title: w.Delete, text: w.DeleteText, sure: w.DeleteSure, act: p.app.Forget,
		before: []ui.ButtonSpec{{ID: "export", Label: p.app.Words.Saves.Everything, Icon: "export", Act: func() { host.ExportAll(p.app) }}}})
}

// asking is a button that asks a question.
func (p *Page) asking(id, label string, q *question) ui.Part {
	q.Base, q.below = page.New(p.app, "settings-"+q.id), p
	return ui.ButtonSpec{ID: id, Label: label, Size: p.scale().label * p.app.Frame().Caption(), Act: func() { p.app.Push(q) }}.Part().AtLeast(buttonWidth, 0)
}

// reset brings back the usual settings; language, players, the player's own name and crest, and
// what has been told stay.
func (p *Page) reset() {
	p.app.Pop()
	d, now := store.Defaults(), &p.app.Settings
	d.Language, d.Tables, d.SkipTold = now.Language, now.Tables, now.SkipTold
	d.Name, d.Crest, d.Asked, d.Window = now.Name, now.Crest, now.Asked, now.Window
	p.app.Settings = d
	p.app.SettingsChanged()
}
