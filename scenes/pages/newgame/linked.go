package newgame

import (
	"strconv"

	"treille/scenes/app"
	"treille/scenes/data/link"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// NewLinked returns the page for the deal that a link names. Nothing of it is kept for
// next time unless the player changes it.
func NewLinked(app *app.App, spec table.GameSpec, d link.Deal) *Page {
	p := New(app, spec)
	for len(p.seats) < d.Seats {
		p.seats = append(p.seats, p.freeSeat())
	}
	p.seats = p.seats[:d.Seats]
	p.joinMe() // whoever follows a link comes to play
	p.seat = p.other()
	p.options = d.Options
	p.seed = strconv.FormatUint(d.Seed, 10)
	p.linked = p.seed
	return p
}

// fromLink is a line that says so, as long as the seed is the link's.
func (p *Page) fromLink() ui.Part {
	return ui.When(p.isLinked(), ui.Paragraph(p.app.Words.Share.FromLink, ui.PaperItalic.Sized(ui.Body).In(sprites.InkSoft)))
}

func (p *Page) isLinked() bool { return p.seed != "" && p.seed == p.linked }
