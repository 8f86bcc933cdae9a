package home

import (
	"errors"
	"strconv"

	"treille/scenes/data/link"
	"treille/scenes/pages/newgame"
	"treille/scenes/pages/online"
	"treille/scenes/pages/saves"
	"treille/scenes/table"
)

// Follow goes straight to the table that a link opens, or to where the deal that a link names can be begun: nothing
// begins by itself, and the game under way stays as it is. A link that names a game
// alone opens its page, and so does one that is wrong, which is told.
func (p *Page) Follow(text string) {
	if online.Follow(p.app, p.kinds, text) {
		return
	}
	deal, err := link.Parse(text)
	spec := saves.KindOf(p.kinds, deal.Game)
	if spec == nil {
		p.app.Toast(p.app.Words.Share.BadGame)
		return
	}
	p.app.Home()
	if err == nil && deal.Seats > 0 {
		p.app.Push(newgame.NewLinked(p.app, *spec, deal))
		return
	}
	p.openBox(*spec)
	if err != nil {
		p.app.Toast(p.wrong(err, spec))
	}
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
