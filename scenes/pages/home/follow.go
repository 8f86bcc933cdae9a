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
	for _, kind := range p.kinds {
		if err == nil && kind.Name() == deal.Game {
			p.room.Home()
			p.room.Push(newgame.NewLinked(p.room, kind, deal))
			p.room.Note(p.room.Words.Share.FromLink)
			return
		}
	}
	p.room.Note(p.room.Words.Share.BadLink)
}
