package settings

import (
	"treille/scenes/data/store"
	"treille/scenes/pages/page"
	"treille/scenes/ui"
)

// applied says that changes apply at once, beside the button that takes them back.
func (p *Page) applied() ui.Part {
	return ui.Row(ui.Loose, ui.Paragraph(p.app.Words.Settings.AtOnce, p.soft()).Middle().Growing().Dropped(1), p.defaultsButton())
}

// foot is the foot of the left of two pages.
func (p *Page) foot() ui.Part {
	return ui.Column(ui.Close, ui.Paragraph(p.app.Words.Settings.AtOnce, p.soft()),
		ui.Row(ui.Loose, p.deleteButton(), ui.Spring(), p.defaultsButton()))
}

func (p *Page) defaultsButton() ui.Part {
	w := &p.app.Words.Settings
	return p.asking("defaults", w.Defaults, &question{id: "reset", title: w.ResetTitle, text: w.ResetText, sure: w.Defaults, act: p.reset})
}

func (p *Page) deleteButton() ui.Part {
	w := &p.app.Words.Settings
	return p.asking("delete", w.Delete, &question{id: "delete", title: w.Delete, text: w.DeleteText, sure: w.DeleteSure, act: p.app.Forget})
}

// asking is a button that asks a question.
func (p *Page) asking(id, label string, q *question) ui.Part {
	q.Base, q.below = page.New(p.app, "settings-"+q.id), p
	return ui.ButtonSpec{ID: id, Label: label, Size: p.scale().label * p.app.Frame().Caption(), Act: func() { p.app.Push(q) }}.Part().AtLeast(buttonWidth, 0)
}

// reset brings back the usual settings; language, players and what has been told stay.
func (p *Page) reset() {
	p.app.Pop()
	d, now := store.Defaults(), &p.app.Settings
	d.Language, d.Tables, d.SkipTold = now.Language, now.Tables, now.SkipTold
	p.app.Settings = d
	p.app.SettingsChanged()
}
