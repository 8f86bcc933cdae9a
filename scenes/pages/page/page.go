// Package page is what the pages around the tables share.
package page

import (
	"strings"

	"treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Base is what every page has: it may scroll, and a panel may lie over it.
type Base struct {
	app.Scrolled
	Panel *table.Panel
	app   *app.App
	name  string
}

// New is that of a page of a name, at its top and with nothing over it.
func New(a *app.App, name string) Base {
	return Base{Scrolled: app.NewScrolled(a), Panel: new(table.Panel), app: a, name: name}
}

// Name implements app.Scene.
func (b *Base) Name() string { return b.name }

// Place implements app.Placed.
func (b *Base) Place() string { return b.name }

// Update implements app.Scene: most pages stand still.
func (b *Base) Update() {}

// Back implements app.Scene: it closes what lies over the page, or leaves it.
func (b *Base) Back() {
	if !b.Panel.Open() {
		b.app.Pop()
		return
	}
	b.Panel.Shut()
	b.app.Changed()
}

// Scrolling is a list that scrolls where it is higher than its room.
func Scrolling(at *app.Scrolled, list ui.Part) ui.Part {
	return ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) { at.Lay(s, list, r) })
}

// Sheet is a sheet of paper with such a list.
func Sheet(at *app.Scrolled, list ui.Part) ui.Part {
	return Scrolling(at, list).Pad(ui.Close, ui.Close).On(ui.SheetPaper)
}

// Icons are the buttons in the banner of a page about a finished game: a phone held
// upright has room for two. home leads to the boxes.
func Icons(a *app.App, menu *table.PageMenu, rules, home func()) []ui.IconSpec {
	w := &a.Words.App
	list := []ui.IconSpec{a.SoundIcon(), {ID: "rules", Icon: "?", Label: w.Rules, Key: '?', Act: rules}, menu.Icon(home)}
	if a.Frame().Shape == ui.Portrait {
		return list[1:]
	}
	return list
}

// Languages is the choice of the language, by short names where there is little room.
func Languages(a *app.App, label string, short bool) ui.ChoiceSpec {
	c := ui.ChoiceSpec{ID: "language", Label: label, Pick: func(i int) {
		a.Settings.Language = lang.Langs()[i].Code()
		a.SettingsChanged()
	}}
	for i, l := range lang.Langs() {
		name := l.Name()
		if short {
			name = strings.ToUpper(l.Code())
		}
		c.Items = append(c.Items, ui.Choice{Label: name})
		if l == a.Words.Lang {
			c.Active = i
		}
	}
	return c
}
