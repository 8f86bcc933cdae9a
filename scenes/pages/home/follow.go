package home

import (
	"treille/scenes/data/link"
	"treille/scenes/pages/newgame"
)

// Follow goes straight to where the deal that a link names can be begun: nothing
// begins by itself, and the game under way stays as it is. A link that names none is
// told.
func (p *Page) Follow(text string) {
	deal, err := link.Parse(text)
	for _, spec := range p.kinds {
		if err == nil && spec.Name() == deal.Game {
			p.app.Home()
			p.app.Push(newgame.NewLinked(p.app, spec, deal))
			p.app.Toast(p.app.Words.Share.FromLink)
			return
		}
	}
	p.app.Toast(p.app.Words.Share.BadLink)
}
