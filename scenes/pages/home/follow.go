package home

import (
	"errors"
	"strconv"

	"treille/scenes/data/link"
	"treille/scenes/pages/newgame"
	"treille/scenes/pages/online"
	"treille/scenes/pages/saves"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// Follow goes straight to the table that a link opens, or to where the deal that a link names can be begun: nothing
// begins by itself, and the game under way stays as it is. A link that names a game alone opens its page, and so does
// one that is wrong, which is told there. One of no game that there is, or a wrong one to a table, leads to the first page.
func (p *Page) Follow(text string) {
	p.Panel.Shut() // of a link before it
	if is, wrong := online.Follow(p.app, p.kinds, text); is {
		if wrong != "" {
			p.app.Home()
			p.tell(p.Panel, wrong)
		}
		return
	}
	deal, err := link.Parse(text)
	spec := saves.KindOf(p.kinds, deal.Game)
	p.app.Home()
	if spec == nil {
		p.tell(p.Panel, p.app.Words.Share.BadGame)
		return
	}
	if p.followDeal(text) {
		return
	}
	box := p.openBox(*spec)
	if err != nil {
		p.tell(box.Panel, p.wrong(err, spec))
	}
}

// followDeal goes to where the deal that a link names can be begun; it is false if the link names none.
func (p *Page) followDeal(text string) bool {
	deal, err := link.Parse(text)
	spec := saves.KindOf(p.kinds, deal.Game)
	if err != nil || spec == nil || deal.Seats == 0 {
		return false
	}
	p.app.Push(newgame.NewLinked(p.app, *spec, deal))
	return true
}

// tell says on a page, until it is put away, that a link leads to no game, and why.
func (p *Page) tell(panel *table.Panel, why string) {
	w := p.app.Words
	panel.Menu(w.Share.NoDeal, why, w.App.Close, []ui.ButtonSpec{{ID: "told", Label: w.App.Close, Primary: true}})
	p.app.Changed()
}

// wrong says what is wrong with a link to a deal of a game.
func (p *Page) wrong(err error, spec *table.GameSpec) string {
	w := p.app.Words
	least, most := spec.Game.Players()
	switch {
	case errors.Is(err, link.ErrSeats):
		return w.Share.BadSeats.With("game", spec.About(w).Title, "least", strconv.Itoa(least), "most", strconv.Itoa(most))
	case errors.Is(err, link.ErrSeed):
		return w.Share.BadSeed
	}
	return w.Share.BadLink
}
