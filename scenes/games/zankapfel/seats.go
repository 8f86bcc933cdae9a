package zankapfel

import (
	"strings"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// goldenApple marks the first player.
func (v *view) goldenApple(cx, cy, w float64) { v.put(art+"apple-gold", cx, cy, w, 1.06) }

// seatPortrait is somebody's small sheet: name; crest, score and what he did in this
// round; apple cards in hand and discord cards left.
func (v *view) seatPortrait(p engine.Player, r ui.Rect) {
	s := v.Stage
	v.Sheet(r, 7, sprites.Card, false, v.active(p))
	wide := r.W >= wideSeat
	name := table.PaperBold.Sized(15)
	if !wide {
		name.Size = max(13.5, ui.FitSize(v.PlayerName(p), name, r.W-11))
	}
	name = v.Grown(v.PlayerName(p), name, r.W-11)
	s.Words(ui.Ellipsis(v.PlayerName(p), name, r.W-11), r.CX(), r.Y+18, name.At(sprites.Middle))
	cw, dw, size := 22.0, 24.0, 20.0
	if !wide {
		cw, dw, size = 18, 19, 17
	}
	mid := r.CY()
	words := v.number(v.Points(p))
	if !wide && sprites.Measure(words, table.PaperNumber.Sized(16)) > r.W-18-cw-dw {
		dw, cw = 14, 15
	}
	dx := r.Right() - 7 - dw/2
	left, right := r.X+7+cw, r.Right()-7-dw
	v.Crest(p, r.X+7, mid-cw*0.5625, cw, sprites.Flat)
	if v.in.FirstPlayer() == p {
		v.goldenApple(r.X+7+cw*0.3, mid+10, 16)
	}
	st := scoreStyle(table.PaperNumber.Sized(size*min(v.Frame.Text, 1.2)), v.Points(p))
	st.Size = min(st.Size, ui.FitSize(words, st, right-left-4))
	s.Words(words, (left+right)/2+0.5, mid+6.5, st.At(sprites.Middle))
	v.did(p, dx, mid-dw*0.7, dw)
	v.counts(p, r.X+9, r.CX()-4, r.Bottom()-9, 10)
	v.panel(p, r)
}

// seatLow is the same in one line.
func (v *view) seatLow(p engine.Player, r ui.Rect) {
	v.Sheet(r, 6, sprites.Card, false, v.active(p))
	mid := r.CY()
	v.Crest(p, r.X+8, mid-11, 19, sprites.Flat)
	if v.in.FirstPlayer() == p {
		v.goldenApple(r.X+25, mid+6, 13)
	}
	v.Stage.Words(v.number(v.Points(p)), r.X+34, mid+6, scoreStyle(table.PaperNumber.Sized(17), v.Points(p)))
	v.counts(p, r.Right()-68, r.Right()-36, mid+6, 9)
	v.panel(p, r)
}

// counts are the numbers of somebody's apple cards and discord cards, each beside
// its back.
func (v *view) counts(p engine.Player, x1, x2, base, w float64) {
	st := table.PaperBold.Sized(14.5)
	for i, x := range []float64{x1, x2} {
		id, n := cardArt(zk.NoCard), v.in.HandSize(p)
		if i == 1 {
			id, n = discordBack(v.Seat(p).Crest), v.discordLeft(p)
		}
		v.Stage.Piece(sprites.Look{ID: id}, x, base-w*1.24, w)
		v.Stage.Words(digits(n), x+w+3, base, st)
	}
}

// did is what lies before somebody in this round: a card face down, an apple bought
// and what it cost, nothing yet; in the setup the chips taken.
func (v *view) did(p engine.Player, cx, y, w float64) {
	if v.in.Phase() <= zk.PhaseChip {
		v.tookChips(p, cx, y+w*0.7, w)
		return
	}
	if list := v.cards.In(inLaid, p); len(list) > 0 {
		for _, t := range list {
			v.token(t, ui.R(cx-w/2, y, w, 0), table.ZCards, false)
		}
		return
	}
	c := v.story.bought[p]
	if c == zk.NoCard {
		v.Stage.Put(sprites.Surface{Kind: sprites.SlotLine}, ui.R(cx-w/2, y, w, w*table.CardRatio))
		return
	}
	switch {
	case w > 22:
		v.put(appleArt(c), cx, y+w*0.5, w*1.08, 1.06)
	case c == zk.Joker:
		v.put(appleArt(c), cx, y+3.5, 18, 1.06)
	default:
		v.put(shapeArt(c), cx, y+3.5, 18, 1)
	}
	top, tag := y+w*table.CardRatio-15, 26.0
	if w <= 22 {
		top, tag = y+w*table.CardRatio-13, 20
	}
	v.Stage.Piece(sprites.Look{ID: art + "tag-negative", Words: v.number(-v.story.paid[p])}, cx-tag/2, top, tag)
}

// tookChips are the chips that somebody has taken out of the orchard, and places for
// those that are still to come.
func (v *view) tookChips(p engine.Player, cx, cy, w float64) {
	n := 1
	if v.in.Players() == 3 {
		n, w = 2, w*0.85
	}
	v.lists = v.lists.With(p)
	for i := range n {
		x := cx + (float64(i)-float64(n-1)/2)*w*0.6
		if i < len(v.story.took[p]) {
			v.takenChip(v.story.took[p][i], x, cy, w*1.12, false)
		} else {
			v.Stage.Put(sprites.Surface{Kind: sprites.SlotRing}, ui.R(x-w*0.48, cy-w*0.48, w*0.96, w*0.96))
		}
	}
}

// seatSideways is the same in a column.
func (v *view) seatSideways(p engine.Player, r ui.Rect) {
	s := v.Stage
	v.Sheet(r, 7, sprites.Card, false, v.active(p))
	low := r.H < 66
	cw := 23.0
	if low {
		cw = 19
	}
	v.Crest(p, r.X+9, r.Y+6, cw, sprites.Flat)
	if v.in.FirstPlayer() == p {
		v.goldenApple(r.X+9+cw*0.9, r.Y+6+cw*0.9, 15)
	}
	room := r.W - 45
	if low {
		room -= 20
	}
	v.Name(p, r.X+39, r.Y+22, room, table.PaperName.Sized(16))
	words := v.number(v.Points(p))
	st := scoreStyle(table.PaperNumber.Sized(22), v.Points(p))
	base := r.Bottom() - 12
	if low {
		st.Size, base = 18, r.Bottom()-7
	}
	s.Words(words, r.X+21, base, st.At(sprites.Middle))
	x := r.X + 43
	if low {
		v.counts(p, x, x+28, r.Bottom()-8, 9)
		v.did(p, r.Right()-15, r.Y+6, 15)
	} else {
		v.countsBelow(p, x, r.Y+46)
		v.did(p, r.Right()-22, r.Y+29, 24)
	}
	v.panel(p, r)
}

// countsBelow is counts one below the other.
func (v *view) countsBelow(p engine.Player, x, base float64) {
	st := table.PaperBold.Sized(15)
	v.Stage.Piece(sprites.Look{ID: cardArt(zk.NoCard)}, x, base-13, 11)
	v.Stage.Words(digits(v.in.HandSize(p)), x+15, base, st)
	v.Stage.Piece(sprites.Look{ID: discordBack(v.Seat(p).Crest)}, x, base+6, 11)
	v.Stage.Words(digits(v.discordLeft(p)), x+15, base+19, st)
}

// seatWide is somebody's sheet on a large screen: head, hand and discord cards.
func (v *view) seatWide(p engine.Player, r ui.Rect) {
	s := v.Stage
	v.Sheet(r, 10, sprites.Sheet, true, v.active(p))
	low := r.H < 140
	cw := 36.0
	if low {
		cw = 30
	}
	v.Crest(p, r.X+14, r.Y+11, cw, sprites.Token)
	if v.in.FirstPlayer() == p {
		v.goldenApple(r.X+17, r.Y+11+cw*1.05, 20)
	}
	words := v.number(v.Points(p))
	st := scoreStyle(table.PaperNumber.Sized(32).At(sprites.Right), v.Points(p))
	x := r.X + 22 + cw
	narrow := r.W < 172
	if low || narrow {
		st.Size = 24
	}
	if room := r.Right() - 24 - sprites.Measure(words, st) - x; narrow {
		v.Name(p, x, r.Y+28, r.Right()-10-x, table.PaperName.Sized(17))
		s.Words(words, r.Right()-14, r.Y+52, st)
	} else {
		s.Words(words, r.Right()-16, r.Y+41, st)
		v.Name(p, x, r.Y+38, room, table.PaperName.Sized(21))
	}
	line := r.Y + 60
	if low {
		line = r.Y + 50
	}
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(r.X+14, line, r.W-28, 5))
	foot := r.Bottom() - 14
	w := min(30, (foot-24-line-12)/table.CardRatio)
	top := line + 14
	half := r.X + r.W*0.535
	n := v.in.HandSize(p)
	step := table.Pitch(n, 13, w, half-r.X-30)
	for i := range n {
		s.Piece(sprites.Look{ID: cardArt(zk.NoCard)}, r.X+18+float64(i)*step, top, w)
	}
	for i := range min(3, v.discordLeft(p)) {
		s.Piece(sprites.Look{ID: discordBack(v.Seat(p).Crest)}, half+float64(i)*5, top, w)
	}
	soft := table.PaperSoft.Sized(15)
	count := func(words string, x, room float64) {
		q := soft
		if q.Size = ui.FitSize(words, q, room); q.Size < 13 {
			words, _, _ = strings.Cut(words, " ") // the number says it
			q.Size = soft.Size
		}
		s.Words(words, x, foot-4, q)
	}
	count(v.Words.Count(v.x.Places.Apples, n), r.X+18, half-r.X-26)
	count(v.Words.Count(v.x.Places.Discord, v.discordLeft(p)), half, r.Right()-10-half)
	v.panel(p, r)
}

// panel lets somebody's sheet be pressed: what he has spent is shown.
func (v *view) panel(p engine.Player, r ui.Rect) {
	v.panelAt[p] = r
	v.SeatControl(p, r, v.seatWords(p), v.look == p, func() { v.lookAt(p) })
	if v.look == p {
		v.spentNote(p, r)
	}
}

// spentNote shows which discord cards somebody can still lay.
func (v *view) spentNote(p engine.Player, at ui.Rect) {
	const w, h = 190.0, 92.0
	safe := v.Frame.Safe
	r := ui.R(min(max(at.CX()-w/2, safe.X+6), safe.Right()-w-6), at.Bottom()+6, w, h)
	if !v.Frame.Shape.Upright() {
		r.X, r.Y = at.Right()+8, min(max(at.CY()-h/2, safe.Y+60), safe.Bottom()-h-8)
		if r.Right() > safe.Right() {
			r.X = at.X - w - 8
		}
	}
	v.Stage.Raise(table.ZPanel)
	v.Stage.Put(sprites.Surface{Kind: sprites.Parchment, R: 8, Lift: sprites.Sheet, Line: true}, r)
	v.fiveByTwo(ui.R(r.X+12, r.Y+12, r.W-24, r.H-24), values(v.in.DiscordLeft(p)), sprites.Ink)
	v.Stage.Raise(0)
}

// fiveByTwo shows the values from 1 to 10 in their places, those that are gone struck.
func (v *view) fiveByTwo(r ui.Rect, have []int, struck sprites.Color) {
	for i := range 10 {
		v.value(r.Cell(i, 5, 2, 4, 5), i+1, have, struck)
	}
}

// tenInARow is the same in one row.
func (v *view) tenInARow(r ui.Rect, have []int, struck sprites.Color) {
	for i := range 10 {
		v.value(r.Cell(i, 10, 1, 3, 0), i+1, have, struck)
	}
}

func (v *view) value(r ui.Rect, n int, have []int, struck sprites.Color) {
	w := min(r.W, r.H)
	box := ui.R(r.CX()-w/2, r.CY()-w/2, w, w)
	st := table.PaperNumber.Sized(min(18, w*0.62)).At(sprites.Middle)
	st.Size = max(13, st.Size)
	for _, h := range have {
		if h == n {
			v.Stage.Put(sprites.Surface{Kind: sprites.Plate, R: 3, Lift: sprites.Token}, box)
			v.Stage.Words(digits(n), box.CX(), box.CY()+st.Size*0.34, st)
			return
		}
	}
	v.struck(n, box.CX(), box.CY(), w, st.Size, struck)
}

// struck is a value that is gone, about a point.
func (v *view) struck(n int, cx, cy, w, size float64, c sprites.Color) {
	surface := sprites.Surface{Kind: sprites.Struck, Text: digits(n), Size: size, Tint: c}
	v.Stage.Put(surface, ui.R(cx-w/2, cy-w/2, w, w))
}
