package newgame

import (
	"slices"

	"treille/engine"
	"treille/scenes/data/store"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// nameplate is crest, number and name of the seat of the sheet; the name can be
// changed there.
func (p *Page) nameplate(width float64) ui.Part {
	seat := p.seats[p.seat]
	if p.naming != nil {
		return ui.Column(ui.Near, ui.Row(ui.Loose, shield(seat.Crest, width, 1), p.naming.Part(fieldHigh).Growing()), p.naming.Refusal())
	}
	plate := ui.Column(ui.Near, ui.Label(p.number(p.seat), ui.PaperNote.Sized(ui.Body)),
		ui.Row(ui.Apart, ui.Name(seat.Name, ui.PaperName.Sized(width*.55)), ui.Icon("pencil", ui.PaperNote.Sized(ui.Note)))).Middle()
	return ui.Row(ui.Loose, shield(seat.Crest, width, 1), plate.AtLeast(0, fieldHigh).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		inner()
		s.Control(ui.Control{ID: "name", Label: p.app.Words.Labelled(p.app.Words.NewGame.Name, seat.Name), Rect: r, Types: true, Act: func() { p.nameSeat(r) }})
	}).Growing())
}

// choices are who plays, and how well, below each other, and what the level is.
func (p *Page) choices() []ui.Part {
	size := ui.Body * p.app.Frame().Caption()
	if p.seats[p.seat].Kind == engine.Human {
		return []ui.Part{p.whoPlays(size)}
	}
	return []ui.Part{p.whoPlays(size), p.levelChoice(size), p.meaning(ui.Body)}
}

// whoPlays is the choice between a person and a computer player.
func (p *Page) whoPlays(size float64) ui.Part {
	w := &p.app.Words.NewGame
	mark := func(icon string) sprites.Surface {
		return sprites.Surface{Kind: sprites.Icon, Icon: icon, Stroke: 2, W: 22, H: 22}
	}
	active := 1
	if p.seats[p.seat].Kind == engine.Human {
		active = 0
	}
	kinds := []ui.Choice{{Label: lang.Capital(w.Human), Mark: mark("person"), Width: .46}, {Label: w.Computer, Mark: mark("computer"), Width: .54}}
	return ui.ChoiceSpec{ID: "who", Label: p.seats[p.seat].Name, Items: kinds, Active: active, Size: size, Pick: func(k int) {
		if k != active {
			p.setKind([...]string{engine.Human, engine.Medium}[k])
		}
	}}.Part()
}

// levelChoice is the level of a computer player, with its bars where they have room beside
// its word.
func (p *Page) levelChoice(size float64) ui.Part {
	w := &p.app.Words.NewGame
	levels := engine.Levels()
	var words, marked []ui.Choice
	for _, level := range levels {
		words = append(words, ui.Choice{Label: lang.Capital(w.Levels.Of(level).Note)})
		marked = append(marked, ui.Choice{Label: lang.Capital(w.Levels.Of(level).Note), Mark: bars(level, 20)})
	}
	c := ui.ChoiceSpec{ID: "level", Label: w.Level, Active: slices.Index(levels, p.seats[p.seat].Kind), Size: size, Pick: func(k int) { p.setKind(levels[k]) }}
	bare := c
	c.Items, bare.Items = marked, words
	return ui.Either(c.Part().AtLeast(levelsRoom*size/17, 0), bare.Part())
}

// levelsRoom is how wide the choice of the level has to be for bars beside its words.
const levelsRoom = 320.0

// bars are those of a level, w wide.
func bars(level string, w float64) sprites.Surface {
	sf := sprites.Levels(1+slices.Index(engine.Levels(), level), sprites.Ink)
	sf.W, sf.H = w, w*.79
	return sf
}

// meaning says what the level of the seat is. Beside it, or below, all computer players can be given
// that level, if another has not got it.
func (p *Page) meaning(size float64) ui.Part {
	w, level := &p.app.Words.NewGame, p.seats[p.seat].Kind
	words := ui.Paragraph(w.Levels.Of(level).Meaning, ui.PaperNote.Sized(size)).Middle()
	if !slices.ContainsFunc(p.seats, func(s store.Seat) bool { return s.Kind != engine.Human && s.Kind != level }) {
		return words
	}
	all := ui.ButtonSpec{ID: "level/all", Label: w.AllAlike.With("level", lang.Capital(w.Levels.Of(level).Note)), Size: size * p.app.Frame().Caption(), Act: p.levelAll}.Part().AtLeast(allWide, allHigh)
	return ui.Either(ui.Row(ui.Apart, words.Firm(), ui.Spring(), all), ui.Column(ui.Near, words, all))
}

// levelAll gives all computer players the level of the seat of the sheet.
func (p *Page) levelAll() {
	p.endNaming()
	for i := range p.seats {
		if p.seats[i].Kind != engine.Human {
			p.seats[i].Kind = p.seats[p.seat].Kind
		}
	}
	p.keep()
}
