// Package saves are the pages with the games that are kept: those under way, the
// finished and the damaged ones. They can be gone on with, replayed, carried out as
// text, brought in and deleted.
package saves

import (
	"slices"

	"treille/scenes/app"
	"treille/scenes/pages/page"
	"treille/scenes/pages/settings"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Page shows the games that are kept.
type Page struct {
	page.Base
	Keeper
	running []*unfinished
	damaged []*unfinished
	open    string       // key of the unfinished game that is unfolded
	list    app.Scrolled // the finished ones, where they stand beside the others
	seek    bool         // they are to be in sight

	// Online leads to the tables on servers at which this device is, of which Tables says how they stand; nil if
	// there are none.
	Online func()
	Tables func() string
}

// New returns the page.
func New(a *app.App, kinds []table.GameSpec) *Page { return NewAt(a, kinds, "") }

// NewAt returns the page at the finished games of a name, at its top if that is "".
func NewAt(a *app.App, kinds []table.GameSpec, game string) *Page {
	p := &Page{Base: page.New(a, "saves"), list: app.NewScrolled(a), seek: game != ""}
	p.Keeper = *NewKeeper(a, kinds, p.Panel, p.gatherAll)
	p.game = game
	return p
}

// Scroll implements app.Scroller: lists side by side scroll together.
func (p *Page) Scroll(dy float64) bool {
	left, right := p.Base.Scroll(dy), p.list.Scroll(dy)
	return left || right
}

// Title implements app.Scene.
func (p *Page) Title() string { return p.app.Words.Home.SavedGames }

// Place implements app.Placed.
func (p *Page) Place() string { return p.Name() + "/" + p.game }

// Wake implements app.Waker: it looks which games there are.
func (p *Page) Wake() {
	host.Failed(p.app, host.Flush(p.app))
	p.gatherAll()
}

// gatherAll looks which games there are.
func (p *Page) gatherAll() {
	p.gatherDone()
	running, err := p.games().Running()
	host.Failed(p.app, err)
	damaged, err := p.games().Damaged()
	host.Failed(p.app, err)
	p.running, p.damaged = p.unfinished(running), nil
	for _, u := range p.unfinished(damaged) {
		p.sort(u)
	}
	p.unfold()
}

// sort puts a game that was kept aside among the damaged ones, or among the others
// if this program can show it.
func (p *Page) sort(u *unfinished) {
	if p.look(u); u.err != nil {
		p.damaged = append(p.damaged, u)
	} else {
		p.running = append(p.running, u)
	}
}

// unfold opens the first unfinished game if the one that was open is gone.
func (p *Page) unfold() {
	if !slices.ContainsFunc(p.running, func(u *unfinished) bool { return u.Key == p.open }) {
		if p.open = ""; len(p.running) > 0 {
			p.open = p.running[0].Key
		}
	}
}

// Update implements app.Scene. A game that turned out to be damaged when its row
// was seen moves to those.
func (p *Page) Update() {
	p.Keeper.Update()
	broken := func(u *unfinished) bool { return u.err != nil }
	if !slices.ContainsFunc(p.running, broken) {
		return
	}
	for _, u := range p.running {
		if broken(u) {
			p.damaged = append(p.damaged, u)
		}
	}
	p.running = slices.DeleteFunc(p.running, broken)
	p.unfold()
	p.app.Changed()
}

// State implements app.Stater.
func (p *Page) State(add func(string, any)) {
	add("running", len(p.running))
	add("finished", len(p.done))
	add("damaged", len(p.damaged))
	add("panel", p.Panel.Open())
}

// icons are the buttons of the banner; the narrowest has room for the title and one.
func (k *Keeper) icons() []ui.IconSpec {
	list := settings.Icons(k.app, k.kinds[0].Sample)
	if k.app.Frame().Safe.W < narrowest {
		return list[:1]
	}
	return list
}

// narrowest is the width from which on there is room for all of them.
const narrowest = 350.0

// Receive implements app.Receiver: it takes files that were dropped on the window.
func (k *Keeper) Receive(texts []string, all bool) {
	k.panel.Shut()
	k.bringInAll(texts, all)
}

// Update implements app.Scene: it keeps the field for pasting where it belongs.
func (k *Keeper) Update() {
	if k.paste.open && !k.panel.Open() {
		k.endPasting()
	}
	k.askForText()
}
