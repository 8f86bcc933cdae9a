package newgame

import (
	"slices"
	"strings"

	"treille/scenes/store"
	"treille/scenes/ui"
)

// Outline implements scenes.Scene: who is edited, what the game is, who sits
// where.
func (p *Page) Outline(o *ui.Outline) {
	w := p.room.Words
	if e := p.edit; e != nil {
		o.Section("edit", 1, w.NewGame.EditSeat.With("name", p.seats[e.seat].Name))
		o.Text(w.Outline.About.With("what", w.NewGame.Name, "text", e.name))
		o.Text(w.Outline.About.With("what", w.NewGame.Crest, "text", p.crestName(e.crest)))
	}
	about := p.kind.About(w)
	o.Section("newgame", 1, w.NewGame.Title)
	o.Section("about", 2, about.Title)
	o.Text(about.Subtitle)
	o.Text(about.Summary)
	o.Text(strings.Join([]string{p.kind.Players(w).Words, p.kind.Length(w).Words}, ", "))
	o.Section("seats", 2, w.NewGame.Seats)
	o.Text(p.summary())
	for _, seat := range p.seats {
		who := w.NewGame.HumanNote
		if seat.Kind != store.Human {
			who = w.NewGame.ComputerNote
		}
		o.Item(w.Outline.Seat.With("name", seat.Name, "who", who, "crest", p.crestName(seat.Crest)))
	}
	if n := len(p.seats); n < p.max {
		o.Item(w.NewGame.FreeSeat.With("seat", w.NewGame.SeatOrdinals[n]))
	}
	if names := p.kind.Game.OptionNames(); len(names) > 0 {
		o.Section("options", 2, w.NewGame.OptionsTitle)
		for _, name := range names {
			option, state := w.NewGame.Options[name], w.Outline.Off
			if slices.Contains(p.options, name) {
				state = w.Outline.On
			}
			o.Item(w.Outline.About.With("what", option.Title, "text", state) + ". " + option.Long)
		}
	}
	seed := p.seed
	if seed == "" {
		seed = w.NewGame.SeedRandom
	}
	o.Section("seed", 2, w.NewGame.SeedNote.With("seed", seed))
	o.Text(w.NewGame.SeedMeaning)
}

// crestName is the word for the animal of a crest.
func (p *Page) crestName(crest string) string {
	return p.crestNames()[slices.Index(store.Crests(), crest)]
}

// crestNames are the words for all of them, in their order.
func (p *Page) crestNames() []string {
	names := p.room.Words.NewGame.Crests
	return []string{names.Fox, names.Owl, names.Snail, names.Hedgehog, names.Boar, names.Rabbit}
}
