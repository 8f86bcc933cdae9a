package weinhaendler

import (
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// stripParts adds the parts of a low strip, each as wide as its bundle wants.
func (v *view) stripParts(r ui.Rect) {
	s := v.Stage
	parts := v.strip(v.Frame.Shape.Large())
	bold := table.PaperBold.Sized(15)
	need := func(q stripPart) float64 {
		words := 10 + sprites.Measure(q.short, bold)
		if q.to >= 0 {
			words += 24
		}
		return max(words, float64(len(q.cards))*18+9)
	}
	sum := 0.0
	for _, q := range parts {
		sum += need(q)
	}
	x := r.X
	for i, q := range parts {
		w := need(q) * r.W / max(sum, r.W*0.6)
		if i > 0 {
			s.Put(sprites.Surface{Kind: sprites.Upright}, ui.R(x-2, r.Y+9, 1, r.H-18))
		}
		if q.to < 0 {
			s.Words(q.short, x+4, r.Y+22, bold)
		} else {
			v.Crest(q.to, x+3, r.Y+6, 19, sprites.Flat)
			s.Words(q.short, x+27, r.Y+22, bold)
		}
		v.minis(q.cards, x+3, r.Y+32, 17, table.Pitch(len(q.cards), 18, 17, w-8))
		x += w
	}
}

// stripWide says in words who would get what if the bidding ended now.
func (v *view) stripWide(r ui.Rect) {
	s := v.Stage
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 10, Lift: sprites.Card, Line: true}, r)
	const intro = 82.0
	st := table.PaperItalic.Sized(17)
	v.Stage.Lines(ui.Wrap(v.x.Strip.TitleLong, st, intro), r.X+20, r.CY()+6, 20, st)
	parts := v.strip(v.Frame.Shape.Large())
	mini := 28.0
	if r.W < narrowFelt-32 {
		mini = 22
	}
	x := r.X + 20 + intro + 4
	for i, w := range stripWidths(parts, mini, r.Right()-10-x) {
		s.Put(sprites.Surface{Kind: sprites.Upright}, ui.R(x, r.Y+13, 1, r.H-26))
		v.stripPart(parts[i], mini, ui.R(x, r.Y, w, r.H))
		x += w
	}
}

// stripWidths shares the room of a wide strip: each part has room for its cards,
// each mini wide, and its name; what is left goes first to those that want to say from whom.
func stripWidths(parts []stripPart, mini, room float64) []float64 {
	bold, text := table.PaperBold.Sized(16), table.PaperText.Sized(16)
	widths, wants := make([]float64, len(parts)), make([]float64, len(parts))
	sum, wanted := 0.0, 0.0
	for i, q := range parts {
		cards := float64(len(q.cards)) * (mini + 2.5)
		if q.to < 0 {
			widths[i] = 14 + max(sprites.Measure(q.short, bold), cards) + 12
		} else {
			name := sprites.Measure(q.name+" ", bold)
			widths[i] = 51 + max(name, cards) + 8
			wants[i] = max(0, 51+name+sprites.Measure(q.gets, text)+10-widths[i])
		}
		sum += widths[i]
		wanted += wants[i]
	}
	if spare := room - sum; spare > 0 && wanted > 0 {
		share := min(1, spare/wanted)
		for i := range widths {
			widths[i] += wants[i] * share
			sum += wants[i] * share
		}
	}
	for i := range widths {
		if sum > room {
			widths[i] *= room / sum
		} else {
			widths[i] += (room - sum) / float64(len(widths))
		}
	}
	return widths
}

// stripPart says in its box who gets what.
func (v *view) stripPart(q stripPart, mini float64, r ui.Rect) {
	s := v.Stage
	bold, text := table.PaperBold.Sized(16), table.PaperText.Sized(16)
	x := r.X + 51
	if q.to < 0 {
		x = r.X + 14
		bold.Size = ui.FitSize(q.short, bold, r.W-26)
		s.Words(q.short, x, r.Y+29, bold)
	} else {
		v.Crest(q.to, r.X+12, r.Y+13, 30, sprites.Flat)
		s.Words(q.short, r.X+27, r.Y+70, table.PaperNumber.Sized(17).At(sprites.Middle))
		if nw := sprites.Measure(q.name+" ", bold); nw+sprites.Measure(q.gets, text) <= r.W-56 {
			s.Words(q.name, x, r.Y+29, bold)
			s.Words(q.gets, x+nw, r.Y+29, text)
		} else {
			s.Words(ui.Ellipsis(q.name, bold, r.W-58), x, r.Y+29, bold)
		}
	}
	v.minis(q.cards, x, r.Y+40, mini, table.Pitch(len(q.cards), mini+2.5, mini, r.Right()-8-x))
}

// gridHeight is how high the strip of a tablet is, with two parts side by side: at
// most one for each seat, and the next offer.
func (v *view) gridHeight() float64 {
	return gridHead + gridRow*float64((len(v.Ring)+2)/2) + 8
}

const gridHead, gridRow = 38.0, 44.0

// stripGrid says in words who would get what, two parts side by side.
func (v *view) stripGrid(r ui.Rect) {
	s := v.Stage
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 10, Lift: sprites.Card, Line: true}, r)
	s.Words(v.x.Strip.TitleLong, r.X+20, r.Y+27, table.PaperItalic.Sized(17))
	parts := v.strip(v.Frame.Shape.Large())
	rows := (len(v.Ring) + 2) / 2
	body := ui.R(r.X+20, r.Y+gridHead, r.W-40, gridRow*float64(rows))
	for i, q := range parts {
		c := ui.R(body.X, body.Y+float64(i%rows)*gridRow, body.W/2-16, gridRow)
		if i >= rows {
			c.X += body.W/2 + 16
		}
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(c.X, c.Y, c.W, 1))
		v.stripLine(q, c, 26, table.PaperBold.Sized(16), table.PaperText.Sized(16))
	}
	s.Put(sprites.Surface{Kind: sprites.Upright}, ui.R(body.CX(), body.Y+4, 1, body.H-8))
}

// stripLine says in one line who gets what: his rank and crest, what he gets, and
// at the right its cards, each w wide. Where there is no room for both, the cards
// say from whom it comes.
func (v *view) stripLine(q stripPart, r ui.Rect, w float64, bold, text sprites.Style) {
	s, mid := v.Stage, r.CY()
	n := float64(len(q.cards))
	step := table.Pitch(len(q.cards), w+2, w, r.W*0.42)
	v.minis(q.cards, r.Right()-step*(n-1)-w, mid-w*miniRatio/2, w, step)
	room := r.W - max(step*(n-1)+w, 0) - 10
	if q.to < 0 {
		bold.Size = ui.FitSize(q.short, bold, room)
		s.Words(q.short, r.X+2, mid+bold.Size*0.34, bold)
		return
	}
	rank := table.PaperNumber.Sized(bold.Size)
	s.Words(q.short, r.X+2, mid+rank.Size*0.34, rank)
	x := r.X + 8 + max(36, sprites.Measure(q.short, rank))
	v.Crest(q.to, x, mid-13, 23, sprites.Flat)
	x += 32
	room -= x - r.X
	base := mid + bold.Size*0.34
	if room < 36 {
		return // the crest says who
	}
	if nw := sprites.Measure(q.name+" ", bold); nw+sprites.Measure(q.gets, text) <= room {
		s.Words(q.gets, x+nw, base, text)
	}
	s.Words(ui.Ellipsis(q.name, bold, room), x, base, bold)
}

// exchangePage says in words who would get what, where the strip has no room. On
// little felt two parts stand side by side, and the tab alone says what it is.
func (v *view) exchangePage(felt ui.Rect) {
	r := felt.Inset(8)
	v.Stage.Put(sprites.Surface{Kind: sprites.Parchment, R: 7, Lift: sprites.Card, Line: true}, r)
	v.pileAt = ui.R(felt.Right()-40, felt.Y, 40, 0)
	parts := v.strip(v.Frame.Shape.Large())
	bold := table.PaperBold.Sized(16 * v.Frame.Caption())
	body := ui.R(r.X+14, r.Y+6, r.W-28, r.H-12)
	if (body.H-36)/float64(len(parts)) >= leastLine {
		v.Stage.Words(v.x.Strip.Title, body.X+2, body.Y+23, table.PaperName.Sized(19))
		body.Y, body.H = body.Y+36, body.H-36
	}
	columns := 1
	if body.H/float64(len(parts)) < leastLine {
		columns = 2
	}
	rows := (len(parts) + columns - 1) / columns
	pitch := min(64, body.H/float64(rows))
	w := (body.W - 14*float64(columns-1)) / float64(columns)
	for i, q := range parts {
		line := ui.R(body.X+float64(i/rows)*(w+14), body.Y+float64(i%rows)*pitch, w, pitch)
		if i%rows > 0 || body.Y > r.Y+6 {
			v.Stage.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(line.X, line.Y, line.W, 1))
		}
		v.stripLine(q, line, 22, bold, table.PaperText.Sized(bold.Size))
	}
}

const leastLine = 26.0 // height of a line of the exchange
