// Package me is the sheet on which the player of this device says his name and takes a crest,
// once for all games. It lies over the screen that it was asked on.
package me

import (
	"slices"

	"treille/engine/person"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/lang"
	"treille/scenes/pages/page"
	"treille/scenes/play/host"
	"treille/scenes/ui"
)

// A Page is that sheet.
type Page struct {
	page.Base
	app    *app.App
	below  app.Scene
	others []store.Seat             // other people at the table
	done   func()                   // goes on where it was asked, nil if that is the screen below
	opener func(act func()) ui.Part // the button of the screen below from which it hangs, nil if there is none
	name   *page.NameField
	crest  string
}

// New returns the sheet over a screen.
func New(a *app.App, below app.Scene) *Page {
	me := a.Me()
	p := &Page{Base: page.New(a, "me"), app: a, below: below, name: page.NewNameField(a, me.Name), crest: me.Crest}
	p.name.Entered = func() { a.GoOn("name", "settle") }
	return p
}

// Before returns the sheet over a screen where the player sits down with others; what was to
// be done there is done when it goes. Name and crest of none of them can be taken.
func Before(a *app.App, below app.Scene, others []store.Seat, done func()) *Page {
	p := New(a, below)
	p.others, p.done = others, done
	p.name.Taken = func(name string) string {
		if i := slices.IndexFunc(others, func(s store.Seat) bool { return page.SameName(s.Name, name) }); i >= 0 {
			return others[i].Name
		}
		return ""
	}
	return p
}

// Opener is the id of the button of a screen that opens the sheet: it hangs from there.
const Opener = "me"

// Opened returns the sheet over a screen that has such a button: opener makes it anew.
func Opened(a *app.App, below app.Scene, opener func(act func()) ui.Part) *Page {
	p := New(a, below)
	p.opener = opener
	return p
}

// Title implements app.Scene.
func (p *Page) Title() string { return p.app.Words.Me.Title }

// Back implements app.Scene: all stays as it is. Where something was to be done after it,
// the player is again where he was before that.
func (p *Page) Back() {
	if p.done != nil {
		p.name.End()
		p.app.Pop()
		return
	}
	p.later()
}

// later puts it off: he is not asked again.
func (p *Page) later() {
	if !p.app.Settings.Asked {
		p.app.Settings.Asked = true
		p.app.SettingsChanged()
	}
	p.leave()
}

// settle takes what was said.
func (p *Page) settle() {
	if !p.name.Holds() {
		return
	}
	p.name.End()
	host.Meet(p.app, p.name.Name(), p.crest)
	p.leave()
}

func (p *Page) leave() {
	p.name.End()
	p.app.Pop()
	if p.done != nil {
		p.done()
	}
}

// Type implements app.Typist: the name is typed on the keyboard where the page has no field
// of its own.
func (p *Page) Type(chars []rune, key app.TextKey) bool { return p.name.Keys(chars, key) }

// State implements app.Stater.
func (p *Page) State(add func(string, any)) { add("below", p.below.Name()) }

// why says what name and crest are for.
func (p *Page) why() string {
	if len(p.others) > 0 {
		return p.app.Words.Me.WhyOthers
	}
	return p.app.Words.Me.Why
}

// crestName is the word for the animal of a crest.
func (p *Page) crestName(i int) string { return lang.Capital(p.app.Words.NewGame.Crests[i]) }

// Outline implements app.Scene.
func (p *Page) Outline(o *ui.Outline) {
	w := p.app.Words
	o.Section("me", 1, w.Me.Title)
	o.Text(p.why())
	o.Text(w.Labelled(w.NewGame.Name, p.name.Name()) + ", " + w.Me.Length)
	o.Section("crests", 2, w.NewGame.Crest)
	o.Text(w.Me.Never)
	for i, crest := range person.Crests() {
		c := p.control(i, crest)
		o.Item(c.Spoken())
	}
	o.Text(w.Me.Anytime)
}
