package newgame

import (
	"treille/engine"
	"treille/engine/person"
	"treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// A character is one of those that the seat of the sheet can have: to people no more
// than its crest.
type character struct {
	crest, name, line string
	chosen            bool
	elsewhere         string // the seat that it has, or who keeps it; "" if it is free
	control           ui.Control
}

// characters are all of them, in the order of the crests.
func (p *Page) characters() []character {
	w, seat, among := &p.app.Words.NewGame, p.seats[p.seat], p.app.Words.NewGame.Character
	human := seat.Kind == engine.Human
	if human {
		among = w.Crest
	}
	var list []character
	for i, crest := range person.Crests() {
		c := character{crest: crest, name: w.DefaultNames[i], line: w.Characters[i], chosen: seat.Crest == crest}
		label := c.name + ": " + c.line
		if human {
			name := p.crestName(crest)
			c.name, c.line = lang.Capital(name), ""
			label = w.Crest + ": " + c.name
		}
		c.control = ui.Control{ID: "character/" + crest, Role: ui.Radio, Among: among, Part: true, Checked: c.chosen, Act: func() { p.takeCrest(crest) }}
		if k := p.sits(crest); k >= 0 && !c.chosen {
			c.elsewhere = p.whose(k)
			taken := w.Taken.With("name", p.seats[k].Name, "seat", c.elsewhere)
			if c.control.Disabled = !human || p.seats[k].Kind == engine.Human; c.control.Disabled {
				c.control.Reason = taken
			} else {
				label += " " + taken
			}
		} else if me := p.app.Me(); crest == me.Crest && !c.chosen && !human {
			c.elsewhere, c.control.Disabled = me.Name, true
			c.control.Reason = w.Kept.With("name", me.Name)
		}
		c.control.Label = label
		list = append(list, c)
	}
	return list
}

// characterHead is the heading of the characters.
func (p *Page) characterHead() ui.Part {
	w, size := &p.app.Words.NewGame, p.scale().head
	if p.seats[p.seat].Kind == engine.Human {
		return app.Heading(w.Crest, size, false)
	}
	title := app.Heading(w.Character, size, false)
	if !p.beside {
		return title
	}
	said := ui.Row(ui.Loose, ui.Label(w.Character, ui.PaperHead.Sized(size)), ui.Label(w.CharacterAt, ui.PaperNote.Sized(size*.77)))
	return ui.Either(said.Firm(), title)
}

// person is crest, name and line of a character, with what stands at the right of its name.
func (c character) person(crest, name float64, text sprites.Style, end ui.Part) ui.Part {
	text = text.In(sprites.Ink)
	title, alpha := ui.PaperName.Sized(name), 1.0
	if c.control.Disabled { // one that can be changed for the own is as clear as a free one
		title.Color, text.Color, alpha = faded(title.Color), faded(text.Color), takenAlpha
	}
	words := ui.Column(ui.Near, ui.Row(ui.Apart, ui.Name(c.name, title), ui.Spring(), end), ui.Paragraph(c.line, text))
	return ui.Row(ui.Loose, shield(c.crest, crest, alpha), words.Middle().Growing())
}

// faded is a colour that can be seen through.
func faded(c sprites.Color) sprites.Color { return c&^0xFF | sprites.Color(takenAlpha*0xFF) }

// elsewhere is the style of the seat that a character has.
var elsewhere = sprites.Style{Font: sprites.Sans, Size: ui.Note, Color: sprites.InkSoft}

// characterRows are the characters, one below the other.
func (p *Page) characterRows() ui.Part {
	var list []ui.Part
	for _, c := range p.characters() {
		ring := sprites.Surface{Kind: sprites.Ring}
		if c.chosen {
			ring.State = sprites.On
		}
		row := ui.Row(ui.Apart, c.person(p.scale().crest, p.scale().name, p.below(p.scale().line), ui.Label(c.elsewhere, elsewhere)).Growing(),
			ui.When(!c.control.Disabled, ui.Mark(ring, ringSize, ringSize))).AtLeast(0, scales[ui.Portrait].row).Target(c.control)
		if c.chosen {
			row = lit(row)
		}
		list = append(list, row)
	}
	return ui.RuledGrid(1, 1, list...)
}

// cards are the characters as cards in two columns. The seat that one has stands beside its
// name, or below it.
func (p *Page) cards(crest float64) ui.Part {
	of := func(beside bool) ui.Part {
		var list []ui.Part
		for _, c := range p.characters() {
			c.control.Part = false
			var end ui.Part
			switch {
			case c.chosen:
				end = ui.Art("common/tick-badge", badgeSize)
			case beside:
				end = ui.Label(c.elsewhere, elsewhere)
			case c.elsewhere != "":
				c.line = c.elsewhere
			}
			card := c.person(crest, crest*.4, p.below(ui.Body), end).Pad(ui.Loose, ui.Near).On(sprites.Surface{Kind: sprites.Secondary}).Control(c.control)
			if c.chosen {
				card = card.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
					s.Put(sprites.Surface{Kind: sprites.GoldFrame, R: 15, Line: true}, r.Inset(-3))
					inner()
				})
			}
			list = append(list, card)
		}
		return ui.Grid(2, ui.Loose, list...)
	}
	return ui.Either(of(true), of(false))
}
