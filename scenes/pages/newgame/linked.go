package newgame

import (
	"strconv"

	"treille/scenes/app"
	"treille/scenes/data/link"
	"treille/scenes/table"
)

// NewLinked returns the page for the deal that a link names. Nothing of it is kept for
// next time unless the player changes it.
func NewLinked(app *app.App, spec table.GameSpec, d link.Deal) *Page {
	p := New(app, spec)
	for len(p.seats) < d.Seats {
		p.seats = append(p.seats, p.freeSeat())
	}
	p.seats = p.seats[:d.Seats]
	p.seat = min(p.seat, d.Seats-1)
	p.options = d.Options
	p.seed = strconv.FormatUint(d.Seed, 10)
	p.linked, p.more = p.seed, true
	return p
}

// seedMeaning says that the deal comes from a link, or what a seed is.
func (p *Page) seedMeaning() string {
	if p.seed != "" && p.seed == p.linked {
		return p.app.Words.Share.FromLink
	}
	return p.app.Words.NewGame.SeedMeaning
}
