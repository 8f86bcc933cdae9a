package newgame

import (
	"treille/scenes/pages/page"
	"treille/scenes/ui"
)

// nameSeat lets the name of the seat of the sheet be typed, in the page's own field where
// there is one. What is typed is the name at once.
func (p *Page) nameSeat(at ui.Rect) {
	i := p.seat
	p.naming = page.NewNameField(p.app, p.seats[i].Name)
	p.naming.Taken = func(name string) string { return p.called(name, i) }
	p.naming.Changed = func(name string) { p.seats[i].Name = name }
	p.naming.Ended = func() {
		p.naming = nil
		p.meet(i)
	}
	p.naming.Type(at)
}

// called is who else has a name at this table, "" if nobody has.
func (p *Page) called(name string, but int) string {
	for i, s := range p.seats {
		if i != but && page.SameName(s.Name, name) {
			return s.Name
		}
	}
	return ""
}

// endNaming ends typing.
func (p *Page) endNaming() {
	if p.naming != nil {
		p.naming.End()
	}
}
