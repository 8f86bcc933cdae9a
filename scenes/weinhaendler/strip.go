package weinhaendler

import (
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// stripParts adds the parts of a low strip, each as wide as its bundle wants.
func (v *view) stripParts(r ui.Rect) {
	s := v.Stage
	parts := v.strip(v.Frame.Shape == ui.Desktop)
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

// stripDesktop says in words who would get what if the bidding ended now.
func (v *view) stripDesktop(r ui.Rect) {
	s := v.Stage
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 10, Lift: sprites.Card, Line: true}, r)
	const intro = 82.0
	st := table.PaperItalic.Sized(17)
	v.Stage.Lines(ui.Wrap(v.x.Strip.TitleLong, st, intro), r.X+20, r.CY()+6, 20, st)
	parts := v.strip(v.Frame.Shape == ui.Desktop)
	x := r.X + 20 + intro + 4
	for i, w := range stripWidths(parts, r.Right()-10-x) {
		s.Put(sprites.Surface{Kind: sprites.Upright}, ui.R(x, r.Y+13, 1, r.H-26))
		v.stripPart(parts[i], ui.R(x, r.Y, w, r.H))
		x += w
	}
}

// stripWidths shares the room of a wide strip: each part has room for its cards
// and its name; what is left goes first to those that want to say from whom.
func stripWidths(parts []stripPart, room float64) []float64 {
	bold, text := table.PaperBold.Sized(16), table.PaperText.Sized(16)
	widths, wants := make([]float64, len(parts)), make([]float64, len(parts))
	sum, wanted := 0.0, 0.0
	for i, q := range parts {
		cards := float64(len(q.cards)) * 30.5
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
func (v *view) stripPart(q stripPart, r ui.Rect) {
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
	v.minis(q.cards, x, r.Y+40, 28, table.Pitch(len(q.cards), 30.5, 28, r.Right()-8-x))
}

// exchangePage says in words who would get what, where the strip has no room.
func (v *view) exchangePage(felt ui.Rect) {
	s := v.Stage
	r := felt.Inset(8)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 7, Lift: sprites.Card, Line: true}, r)
	parts := v.strip(v.Frame.Shape == ui.Desktop)
	st := table.PaperBold.Sized(16 * min(v.Frame.Text, 1.3))
	s.Words(v.x.Strip.Title, r.X+16, r.Y+28, table.PaperName.Sized(19))
	pitch := min(64, (r.H-44)/float64(len(parts)))
	for i, q := range parts {
		y := r.Y + 40 + float64(i)*pitch
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X+12, y, r.W-24, 1))
		mid := y + pitch/2
		x, right := r.X+16, r.Right()-16
		n := float64(len(q.cards))
		step := min(24, 130/max(n, 1))
		v.minis(q.cards, right-step*(n-1)-22, mid-12, 22, step)
		room := right - step*(n-1) - 30 - x
		line := st
		if q.to < 0 {
			line.Size = ui.FitSize(q.short, st, room)
			s.Words(q.short, x, mid+6, line)
			continue
		}
		v.Crest(q.to, x, mid-14, 24, sprites.Flat)
		words := q.short + " " + q.name
		line.Size = max(13, ui.FitSize(words, st, room-32))
		s.Words(ui.Ellipsis(words, line, room-32), x+32, mid+6, line)
	}
}
