package settings

import (
	"treille/scenes/data/store"
	"treille/scenes/lang"
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
	q := &question{Base: page.New(p.app, "settings-reset"), page: p, id: "reset", act: p.reset, words: func(w *lang.Settings) (title, text, sure string) {
		return w.ResetTitle, w.ResetText, w.Defaults
	}}
	return p.asking("defaults", p.app.Words.Settings.Defaults, q)
}

func (p *Page) deleteButton() ui.Part {
	q := &question{Base: page.New(p.app, "settings-delete"), page: p, id: "delete", act: p.app.Forget, words: func(w *lang.Settings) (title, text, sure string) {
		return w.Delete, w.DeleteText, w.DeleteSure
	}}
	return p.asking("delete", p.app.Words.Settings.Delete, q)
}

// asking is a button that asks a question.
func (p *Page) asking(id, label string, q *question) ui.Part {
	size := p.scale().label * p.app.Frame().Caption()
	return ui.ButtonSpec{ID: id, Label: label, Size: size, Act: func() { p.app.Push(q) }}.Part().AtLeast(buttonWidth, 0)
}

// reset brings back the usual settings; language, players and what has been told stay.
func (p *Page) reset() {
	p.app.Pop()
	d, now := store.Defaults(), &p.app.Settings
	d.Language, d.Tables, d.SkipTold = now.Language, now.Tables, now.SkipTold
	p.app.Settings = d
	p.app.SettingsChanged()
}
