package home

import (
	"treille/scenes/data/link"
	"treille/scenes/pages/newgame"
	"treille/scenes/pages/saves"
)

// Follow goes straight to where the deal that a link names can be begun: nothing
// begins by itself, and the game under way stays as it is. A link that names none is
// told.
func (p *Page) Follow(text string) {
	deal, err := link.Parse(text)
	spec := saves.KindOf(p.kinds, deal.Game)
	if err != nil || spec == nil {
		p.app.Toast(p.app.Words.Share.BadLink)
		return
	}
	p.app.Home()
	p.app.Push(newgame.NewLinked(p.app, *spec, deal))
	p.app.Toast(p.app.Words.Share.FromLink)
}
