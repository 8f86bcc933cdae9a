package newgame

import (
	"slices"

	"treille/engine"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A rowLook is how the rows of a list look: crest, name, and a line in italics.
type rowLook struct {
	crest, gap float64 // its width, and the room between it and the words
	name, line sprites.Style
	least      float64 // height
	faded      bool    // somebody else has it
}

// Leads of the lines of a row, in sizes of the line: to the first, and to the next.
const (
	firstLead = 1.38
	nextLead  = 1.2
)

// high is the height that a row needs with so many lines.
func (k rowLook) high(lines int) float64 {
	return max(k.least, k.name.Size*.65+k.line.Size*(firstLead+.25+nextLead*float64(lines-1))+18)
}

// alpha is the opacity of what stands in a row.
func (k rowLook) alpha() float64 {
	if k.faded {
		return takenAlpha
	}
	return 1
}

// takenAlpha fades a character that sits already.
const takenAlpha = .6

// draw adds crest, name and lines to a row. The name is at most room wide.
func (k rowLook) draw(s *ui.Stage, r ui.Rect, crest, name string, lines []string, room float64) {
	k.shield(s, crest, r.X, r.CY()-k.crest*.5625)
	x := r.X + k.left()
	base := r.CY() + k.name.Size*.33
	if n := float64(len(lines)); n > 0 {
		base = r.CY() - k.line.Size*(.25+(n-1)*nextLead/2)
	}
	k.title(s, name, x, base, room)
	for i, l := range lines {
		k.words(s, l, x, base+k.line.Size*(firstLead+nextLead*float64(i)), k.line)
	}
}

func (k rowLook) shield(s *ui.Stage, crest string, x, y float64) {
	s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: table.CrestArt(crest), Lift: sprites.Token}, Box: ui.R(x, y, k.crest, 0), Alpha: k.alpha()})
}

func (k rowLook) words(s *ui.Stage, words string, x, y float64, st sprites.Style) {
	s.Add(ui.Item{Kind: ui.Text, Words: words, Box: ui.R(x, y, 0, 0), Style: st, Alpha: k.alpha()})
}

// title adds a name: that of a player may be cut.
func (k rowLook) title(s *ui.Stage, name string, x, y, room float64) {
	if k.faded {
		st := k.name
		st.Size = ui.FitSize(name, st, room)
		k.words(s, name, x, y, st)
		return
	}
	s.Name(name, x, y, room, k.name)
}

// left is where the words of a row begin, from its left edge.
func (k rowLook) left() float64 { return k.crest + k.gap }

// levelMark shows who plays, in a box about cx, cy: a person, or the bars of a level.
func levelMark(s *ui.Stage, k string, cx, cy, scale float64, tint sprites.Color) {
	if k == engine.Human {
		q := 24 * scale
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "person", Stroke: 2, Tint: tint}, ui.R(cx-q/2, cy-q/2, q, q))
		return
	}
	m := bars(k, 21.6*scale, tint)
	s.Put(m, ui.R(cx-m.W/2, cy-m.H/2, m.W, m.H))
}

// bars are those of a level, w wide.
func bars(level string, w float64, tint sprites.Color) sprites.Surface {
	sf := sprites.Levels(1+slices.Index(engine.Levels(), level), tint)
	sf.W, sf.H = w, w*.79
	return sf
}

// seatLook is how the rows of the seats look. Where there is room, the level has a
// column of its own.
func (l *list) seatLook() (k rowLook, column bool) {
	t := min(l.t, 1.3)
	k = rowLook{crest: 38, name: ink.Sized(20 * t), line: italic.Sized(16 * t), least: 66}
	switch {
	case l.large:
		k.crest, k.name.Size, k.line.Size, k.least = 43, 23*t, 17*t, 70
	case l.s.Frame().Shape == ui.Landscape:
		k.crest, k.least = 36, 59
		column = l.R-l.L > 400
	case l.R-l.L < 280:
		k.crest, k.name.Size = 32, 18*t
	}
	k.gap = k.crest * .32
	if l.large {
		k.gap = 17
	}
	return k, column || l.large
}

// A seatRow is what stands in the row of a seat.
type seatRow struct {
	note  string
	lines []string
	room  float64 // of the name
}

// seatRows are the rows of the seats. On a phone they share what is left of the
// sheet.
func (l *list) seatRows() {
	k, column := l.seatLook()
	note := label.Sized(k.line.Size)
	if l.large {
		note.Size = k.line.Size * 18 / 17
	}
	widest := sprites.Measure(l.app.Words.NewGame.HumanNote, note)
	for _, level := range l.app.Words.NewGame.Levels {
		widest = max(widest, sprites.Measure(level.Note, note))
	}
	chevron := l.R - 10
	words := chevron - 20 // right end of the lines
	if column {
		words = chevron - 20 - widest - 48*k.line.Size/16
	}
	most := 0.0
	var rows []seatRow
	for _, seat := range l.seats {
		n, line := l.note(seat)
		row := seatRow{note: n, lines: ui.Wrap(line, k.line, words-l.L-k.left())}
		row.room = words - l.L - k.left()
		if !column {
			row.room -= sprites.Measure(n, note) + 40*k.line.Size/16
		}
		most = max(most, k.high(len(row.lines)))
		rows = append(rows, row)
	}
	if l.s.Frame().Shape == ui.Landscape {
		l.y += 7
	}
	h := l.rowHeight(most)
	l.s.Group(rowsGroup, func() {
		for i, row := range rows {
			r := ui.R(l.L, l.y, l.R-l.L, h)
			l.seatBox(i, r)
			k.draw(l.s, r, l.seats[i].Crest, l.seats[i].Name, row.lines, row.room)
			kind, scale := l.seats[i].Kind, k.line.Size/16
			if column {
				x := words + 26*scale
				levelMark(l.s, kind, x, r.CY(), scale, sprites.Ink)
				l.s.Words(row.note, x+22*scale, r.CY()+note.Size*.33, note)
			} else {
				base := r.CY() - k.line.Size*(.25+float64(len(row.lines)-1)*nextLead/2)
				levelMark(l.s, kind, words-15*scale, base-6*scale, scale, sprites.Ink)
				l.s.Words(row.note, words-32*scale, base, note.At(sprites.Right))
			}
			l.s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2.2, Tint: sprites.InkSoft}, ui.R(chevron-9, r.CY()-10, 19, 19))
			l.y += h
		}
		if len(l.seats) < l.max {
			l.hair()
			l.free(k.left())
		}
	})
}

// rowHeight is how high the rows of the seats are: as high as they have to be, and
// higher where the sheet has room.
func (l *list) rowHeight(least float64) float64 {
	most, after := 70.0, 4+moreHeight+float64(len(l.spec.Game.OptionNames()))*optionHeight+8
	switch f := l.s.Frame(); {
	case f.Shape == ui.Landscape:
		most, after = 64, 7
	case l.beside:
		most = 74
	case f.Shape == ui.Tablet:
		most = 88
	}
	if len(l.seats) < l.max {
		after += freeHeight
	}
	return max(least, min(most, (l.foot-after-l.y)/float64(len(l.seats))))
}

// seatBox adds what lies below a seat's row, and its control.
func (l *list) seatBox(i int, r ui.Rect) {
	out := 9.0
	if l.beside {
		out = 21
	}
	box := ui.R(r.X-out, r.Y, r.W+2*out, r.H)
	chosen := l.beside && i == l.seat
	switch {
	case chosen:
		at := ui.R(box.X, box.Y+1, box.W, box.H-2)
		l.s.Put(sprites.Surface{Kind: sprites.Highlight}, at)
		l.s.Put(sprites.Surface{Kind: sprites.GoldFrame, R: 7}, at)
		l.pointAt = r.CY()
	case (i > 0 || l.s.Frame().Shape != ui.Landscape) && !(l.beside && i-1 == l.seat):
		l.hair()
	}
	l.s.Control(ui.Control{ID: control(i), Label: l.spoken(i), Rect: box, Part: true, Checked: chosen, Act: func() { l.openSeat(i) }})
}

// freeHeight is how high the row of a free seat is.
const freeHeight = 62.0

// free is the row of the next free seat, its words so far from the left.
func (l *list) free(left float64) {
	wide, size := 170.0, 16*min(l.t, 1.2)
	switch {
	case l.large:
		wide, size = 220, 18*min(l.t, 1.2)
	case l.R-l.L < 280:
		wide = 140
	}
	r := ui.R(l.L, l.y, l.R-l.L, freeHeight)
	l.freeRow(l.s, r, ui.R(l.R-wide, r.CY()-22, wide-1, 44), 34, left, size)
	l.y += freeHeight
}
