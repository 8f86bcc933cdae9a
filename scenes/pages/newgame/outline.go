package newgame

import (
	"cmp"
	"slices"
	"strings"

	"treille/engine"
	"treille/scenes/ui"
)

// Outline implements app.Scene: what the game is, who sits where, and the sheet
// of a seat, alone if it lies over the page.
func (p *Page) Outline(o *ui.Outline) {
	w := p.app.Words
	if p.before != nil {
		p.outlineSeat(o, 1)
		return
	}
	about := p.spec.About(w)
	o.Section("newgame", 1, w.NewGame.Title)
	o.Section("about", 2, about.Title)
	o.Text(about.Subtitle)
	o.Text(about.Summary)
	o.Text(strings.Join([]string{p.spec.Players(w).Words, p.spec.Length(w).Words}, ", "))
	if p.isLinked() {
		o.Text(w.Share.FromLink)
	}
	o.Section("seats", 2, w.NewGame.Seats)
	o.Text(p.summary())
	for _, seat := range p.seats {
		note, line := p.note(seat)
		words := w.Labelled(seat.Name, note+", "+p.crestName(seat.Crest))
		if seat.Kind != engine.Human {
			words += ". " + line
		}
		o.Item(words)
	}
	if n := len(p.seats); n < p.max {
		o.Item(w.NewGame.FreeSeat.With("seat", w.NewGame.SeatOrdinals[n]))
	}
	if p.beside {
		p.outlineSeat(o, 2)
	}
	if names := p.spec.Game.OptionNames(); len(names) > 0 {
		o.Section("options", 2, w.NewGame.OptionsTitle)
		for _, name := range names {
			option, state := w.NewGame.Options.Of(name), w.Outline.Off
			if slices.Contains(p.options, name) {
				state = w.Outline.On
			}
			o.Item(w.Labelled(option.Title, state) + ". " + option.Long)
		}
	}
	o.Section("seed", 2, w.Labelled(w.NewGame.Seed, cmp.Or(p.seed, w.NewGame.SeedRandom)))
	if p.seedWrong != "" {
		o.Text(p.seedWrong)
	}
	o.Text(w.NewGame.SeedMeaning)
}

// outlineSeat says what is on the sheet of a seat.
func (p *Page) outlineSeat(o *ui.Outline, level int) {
	w := &p.app.Words.NewGame
	o.Section("seat", level, p.spoken(p.seat))
	title := w.Crest
	if p.seats[p.seat].Kind != engine.Human {
		o.Text(w.Levels.Of(p.seats[p.seat].Kind).Meaning)
		title = w.Character
	}
	o.Section("characters", level+1, title)
	for _, c := range p.characters() {
		o.Item(c.control.Spoken())
	}
}

// crestName is the word for the animal of a crest.
func (p *Page) crestName(crest string) string {
	return p.app.Words.NewGame.Crests[crestIndex(crest)]
}
