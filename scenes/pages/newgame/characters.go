package newgame

import (
	"strings"

	"treille/engine"
	"treille/scenes/data/store"
	"treille/scenes/ui"
	"treille/sprites"
)

// A character is one of those that the seat of the sheet can have: to people no more
// than its crest.
type character struct {
	crest, name, line string
	chosen            bool
	elsewhere         string // the seat that it has, "" if it is free
	control           ui.Control
}

// characterAt is the i-th character, in the order of the crests.
func (p *Page) characterAt(i int) character {
	w := &p.app.Words.NewGame
	seat, crest := p.seats[p.seat], store.Crests()[i]
	c := character{crest: crest, name: w.DefaultNames[i], line: w.Characters[i], chosen: seat.Crest == crest}
	label, among := c.name+": "+c.line, w.Character
	if seat.Kind == engine.Human {
		name := p.crestName(crest)
		c.name, c.line = strings.ToUpper(name[:1])+name[1:], ""
		label, among = w.Crest+": "+c.name, w.Crest
	}
	c.control = ui.Control{ID: "character/" + crest, Role: ui.Radio, Among: among, Part: true, Checked: c.chosen, Act: func() { p.takeCrest(crest) }}
	if k := p.sits(crest); k >= 0 && !c.chosen {
		c.elsewhere = p.whose(k)
		taken := w.Taken.With("name", p.seats[k].Name, "seat", c.elsewhere)
		if c.control.Disabled = seat.Kind != engine.Human; c.control.Disabled {
			c.control.Reason = taken
		} else {
			label += " " + taken
		}
	}
	c.control.Label = label
	return c
}

// characterHead is the heading of the characters, on a base line.
func (p *Page) characterHead(s *ui.Stage, L, R, y, size float64) {
	w := &p.app.Words.NewGame
	title, note := w.Character, w.CharacterAt
	if p.seats[p.seat].Kind == engine.Human {
		title, note = w.Crest, ""
	}
	st := head.Sized(size)
	s.Words(title, L, y, st)
	x := L + sprites.Measure(title, st) + 14
	small := italic.Sized(size * .77)
	if p.beside && note != "" && sprites.Measure(note, small) <= R-x {
		s.Words(note, x, y, small)
		return
	}
	s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(x, y-size*.3, R-x, 1))
}

// characters adds heading and rows to what is left of a sheet, and returns where they
// end.
func (p *Page) characters(s *ui.Stage, r ui.Rect, t float64) float64 {
	size := 20 * min(t, 1.3)
	p.characterHead(s, r.X, r.Right(), r.Y+10+size, size)
	r.Y, r.H = r.Y+size+20, r.H-size-20
	return p.characterRows(s, r, t)
}

// characterRows adds the characters, one below the other, in the room that there is or
// as much as they need, and returns where they end.
func (p *Page) characterRows(s *ui.Stage, r ui.Rect, t float64) float64 {
	t = min(t, 1.3)
	k := rowLook{crest: 38, name: ink.Sized(19 * t), line: italic.Sized(16 * t), least: 67}
	k.line.Color = sprites.Ink
	if r.W < 280 {
		k.crest = 32
	}
	k.gap = k.crest * .32
	k.least = max(k.least, min(highestRow, (r.H-8)/float64(len(store.Crests()))))
	room := r.W - k.left() - ringRoom
	h, before := 0.0, false
	for _, c := range p.all() {
		h = max(h, k.high(len(c.lines(k.line, room))))
	}
	for _, c := range p.all() {
		box := ui.R(r.X, r.Y, r.W, h)
		at := ui.R(r.X-10, r.Y+1, r.W+20, h-2)
		if c.chosen {
			s.Put(sprites.Surface{Kind: sprites.Highlight}, at)
			s.Put(sprites.Surface{Kind: sprites.GoldFrame, R: 7}, at)
		} else if before {
			s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X, r.Y, r.W, 1))
		}
		before = !c.chosen
		k.faded = c.elsewhere != ""
		lines := c.lines(k.line, room)
		if !k.faded {
			state := sprites.Normal
			if c.chosen {
				state = sprites.On
			}
			s.Put(sprites.Surface{Kind: sprites.Ring, State: state}, ui.R(r.Right()-22, box.CY()-11, 22, 22))
		}
		k.draw(s, box, c.crest, c.name, lines, room)
		if k.faded {
			c.tellElsewhere(s, k, box, len(lines))
		}
		c.control.Rect = ui.R(r.X-8, r.Y, r.W+16, h)
		s.Control(c.control)
		r.Y += h
	}
	return r.Y + 4
}

// highestRow is how high a row of a character may be.
const highestRow = 76.0

// tellElsewhere says at the right of a row which seat the character has.
func (c character) tellElsewhere(s *ui.Stage, k rowLook, r ui.Rect, lines int) {
	st := elsewhere.Sized(max(15, k.line.Size*.94)).At(sprites.Right)
	base := r.CY() + k.name.Size*.33
	if lines > 0 {
		base = r.CY() - k.line.Size*(.25+float64(lines-1)*nextLead/2)
	}
	st.Size = ui.FitSize(c.elsewhere, st, r.W-k.left()-sprites.Measure(c.name, k.name)-10)
	s.Words(c.elsewhere, r.Right(), base, st)
}

// ringRoom is what the ring of a choice takes at the right of its row.
const ringRoom = 32.0

// all are the characters in their order.
func (p *Page) all() []character {
	var list []character
	for i := range store.Crests() {
		list = append(list, p.characterAt(i))
	}
	return list
}

// lines are what is said of a character, broken.
func (c character) lines(st sprites.Style, room float64) []string {
	if c.line == "" {
		return nil
	}
	return ui.Wrap(c.line, st, room)
}

// cards adds the characters as cards in two columns.
func (p *Page) cards(s *ui.Stage, r ui.Rect, k rowLook) {
	k.line.Color = sprites.Ink
	k.gap = k.crest * .3
	beside := true
	for i, c := range p.all() {
		beside = beside && sprites.Measure(c.name, k.name)+10+sprites.Measure(c.elsewhere, elsewhere) <= r.Cell(i, 2, 3, 12, 11).W-k.left()-2*k.pad()
	}
	for i, c := range p.all() {
		k.faded = c.elsewhere != ""
		p.card(s, c, r.Cell(i, 2, 3, 12, 11), k, beside)
	}
}

// elsewhere is the style of the seat that a character has.
var elsewhere = sprites.Style{Font: sprites.Sans, Size: 16, Color: sprites.InkSoft}

// pad is the room at the sides of a card.
func (k rowLook) pad() float64 { return k.crest * .35 }

// card adds a character as a card, what is said of it in two lines at most. The seat
// that it has stands beside its name, or in place of these lines.
func (p *Page) card(s *ui.Stage, c character, r ui.Rect, k rowLook, beside bool) {
	if c.chosen {
		s.Put(sprites.Surface{Kind: sprites.GoldFrame, R: 15, Line: true}, r.Inset(-3))
	}
	s.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.Secondary}, Box: r, Control: c.control.ID})
	pad := k.pad()
	x := r.X + pad + k.left()
	room := r.Right() - pad - x
	lines := c.lines(k.line, room)
	for len(lines) > 2 && k.line.Size > 14 {
		k.line.Size -= .5
		lines = c.lines(k.line, room)
	}
	base := r.CY() - r.H*.12
	if c.line == "" {
		base = r.CY() + k.name.Size*.33
	}
	k.shield(s, c.crest, r.X+pad, min(r.CY()-k.crest*.5625, base-k.name.Size*.75))
	badge := 0.0
	if c.chosen {
		badge = 30
		s.Piece(sprites.Look{ID: "common/tick-badge"}, r.Right()-35, r.Y+9, 25)
	}
	switch {
	case c.elsewhere == "":
	case c.line == "":
		s.Words(c.elsewhere, x, base+20, elsewhere)
		base -= 4
	case beside:
		s.Words(c.elsewhere, r.Right()-pad, base, elsewhere.At(sprites.Right))
	default:
		lines = nil
		s.Words(c.elsewhere, x, base+k.line.Size*firstLead, elsewhere)
	}
	k.title(s, c.name, x, base, room-badge)
	for i, l := range lines {
		k.words(s, l, x, base+k.line.Size*(firstLead+nextLead*float64(i)), k.line)
	}
	c.control.Rect, c.control.Part = r, false
	s.Control(c.control)
}
