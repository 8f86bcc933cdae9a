package farbenpoker

import (
	"treille/engine"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// chipRow adds a seat's chips in a row, as close as a room wants it; of very many,
// some.
func (v *view) chipRow(n int, x, y, w, want, room float64) {
	n = min(n, 1+int((room-w)/closest))
	step := table.Pitch(n, want, w, room)
	for i := range n {
		v.chip(x+float64(i)*step, y, w, 0)
	}
}

// panelLow is somebody's sheet on a phone: crest and chips below it, then the name
// and the chips in a row.
func (v *view) panelLow(p engine.Player, r ui.Rect) {
	v.Sheet(r, 7, sprites.Card, false, v.active(p))
	st := table.PaperNumber.Sized(19).At(sprites.Middle)
	if !v.Short() {
		st = v.Grown(v.chipNumber(p), st, 30)
	}
	x := r.X + 44
	if r.W < 84 { // crest and number beside each other, the name below
		cw := min(24, r.H*0.42)
		v.Crest(p, r.X+8, r.Y+7, cw, sprites.Flat)
		v.Stage.Words(v.chipNumber(p), r.X+8+cw+(r.W-cw-14)/2, r.Y+7+cw*0.82, st)
		v.Stage.Name(v.PlayerName(p), r.X+8, r.Bottom()-9, r.W-14, table.PaperBold.Sized(14))
		v.seatAt[p] = ui.R(r.X+r.W-30, r.Y+8, 20, 20)
		v.seat(p, r)
		return
	}
	h := min(r.H, 60)
	v.Crest(p, r.X+9, r.Y+6, 25*h/60, sprites.Flat)
	v.Stage.Words(v.chipNumber(p), r.X+21.5, r.Bottom()-h*0.12, st)
	v.Name(p, x, r.Y+h*0.38, r.W-52, table.PaperBold.Sized(16))
	foot := r.Bottom() - h*0.43
	v.seatAt[p] = ui.R(x, foot, r.W-52, 19)
	v.chipsOr(p, ui.R(x, foot-1, r.W-52, 19), 15)
	v.seat(p, r)
}

// chipsOr shows in a row a seat's chips, or what is special about it.
func (v *view) chipsOr(p engine.Player, r ui.Rect, size float64) {
	words := v.status(p)
	st := table.PaperItalic.Sized(size).In(sprites.InkSoft)
	st.Size = ui.FitSize(words, st, r.W)
	switch {
	case words != "" && st.Size >= 13:
		v.Stage.Words(words, r.X, r.Y+r.H*0.74, st)
	case v.Points(p) == 0:
		v.put(sprites.Surface{Kind: sprites.NoChips}, ui.R(r.X, r.Y+3, 24, r.H-7), 0)
	default:
		v.chipRow(v.Points(p), r.X, r.Y, r.H, 9, r.W)
	}
}

// panelSide is somebody's narrow sheet on a phone held sideways.
func (v *view) panelSide(p engine.Player, r ui.Rect) {
	if r.W < 100 {
		v.panelTiny(p, r)
		return
	}
	v.Sheet(r, 7, sprites.Card, false, v.active(p))
	cw := min(24, r.H*0.36)
	v.Crest(p, r.X+9, r.Y+8, cw, sprites.Flat)
	v.Name(p, r.X+41, r.Y+8+cw*0.86, r.W-48, table.PaperName.Sized(17))
	st := v.Grown(v.chipNumber(p), table.PaperNumber.Sized(23).At(sprites.Middle), 30)
	v.Stage.Words(v.chipNumber(p), r.X+21, r.Bottom()-12, st)
	y := r.Bottom() - 30
	v.seatAt[p] = ui.R(r.X+46, y, r.W-54, 20)
	v.chipsOr(p, ui.R(r.X+46, y, r.W-54, 20), 14)
	v.seat(p, r)
}

// panelTiny is the same for a smaller phone: crest and chips.
func (v *view) panelTiny(p engine.Player, r ui.Rect) {
	v.Sheet(r, 6, sprites.Card, false, v.active(p))
	cw := min(26, r.H*0.6)
	v.Crest(p, r.X+7, r.CY()-cw*0.56, cw, sprites.Flat)
	st := v.Grown(v.chipNumber(p), table.PaperNumber.Sized(20).At(sprites.Middle), r.W-cw-18)
	v.Stage.Words(v.chipNumber(p), (r.X+7+cw+r.Right()-5)/2, r.CY()+7, st)
	v.seatAt[p] = ui.R(r.X+7+cw, r.CY()-10, 20, 20)
	v.seat(p, r)
}

// panelWide is somebody's sheet on a large screen: his chips in stacks.
func (v *view) panelWide(p engine.Player, r ui.Rect) {
	s := v.Stage
	v.Sheet(r, 10, sprites.Sheet, true, v.active(p))
	v.Crest(p, r.X+14, r.Y+12, 36, sprites.Token)
	number := table.PaperNumber.Sized(34).At(sprites.Right)
	s.Words(v.chipNumber(p), r.Right()-18, r.Y+43, number)
	v.Name(p, r.X+60, r.Y+41, r.W-60-26-sprites.Measure(v.chipNumber(p), number), table.PaperName.Sized(21))
	head, foot := 60.0, 34.0
	if r.H < 150 {
		head, foot = 50, 14
		if v.status(p) != "" {
			foot = 32
		}
	} else {
		s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(r.X+14, r.Y+60, r.W-28, 5))
	}
	if words := v.status(p); words != "" {
		st := v.Grown(words, table.PaperItalic.Sized(16).In(sprites.InkSoft).At(sprites.Middle), r.W-28)
		st.Size = ui.FitSize(words, st, r.W-28)
		s.Words(words, r.CX(), r.Bottom()-14, st)
	}
	v.heap(v.Points(p), ui.R(r.X+14, r.Y+head, r.W-28, r.H-head-foot), 1.34)
	v.seatAt[p] = ui.R(r.CX()-20, r.Y+head+(r.H-head-foot)/2-10, 40, 20)
	v.seat(p, r)
}

// heap lays chips in stacks about the middle of a room, in rows if they are many, at
// most in a scale.
func (v *view) heap(n int, r ui.Rect, k float64) {
	if n == 0 {
		k = min(k, r.H/40)
		v.put(sprites.Surface{Kind: sprites.NoChips}, ui.R(r.CX()-15*k, r.CY()-8*k, 30*k, 16*k), 0)
		return
	}
	const wide, high, apart = 40.0, 52.0, 34.0 // of a stack, and of two rows, in units
	count := (n + inStack - 1) / inStack
	perRow := func(k float64) int { return max(1, int(r.W/(wide*k))) }
	rowsAt := func(k float64) int { return (count + perRow(k) - 1) / perRow(k) }
	for k > 0.5 && (high+apart*float64(rowsAt(k)-1))*k > r.H {
		k -= 0.04
	}
	lines := rowsAt(k)
	each := (count + lines - 1) / lines
	top := r.CY() - (high+apart*float64(lines-1))*k/2 + 34*k
	for i := range count {
		row := i / each
		inRow := min(each, count-row*each)
		x := r.CX() + (float64(i%each)-float64(inRow-1)/2)*wide*k
		v.stack(min(inStack, n-inStack*i), x, top+float64(row)*apart*k, k, row)
	}
}

// chipNumber is the number of a seat's chips as it is shown now.
func (v *view) chipNumber(p engine.Player) string { return v.Words.Whole(v.Points(p)) }

// status says what is special about a seat, "" if nothing is.
func (v *view) status(p engine.Player) string {
	switch idle := v.idle(p); {
	case idle != "" && v.Points(p) == 0:
		return idle
	case v.Frame.Shape.Large() && v.next() == p:
		return v.x.Places.DrawsNext
	}
	return ""
}

// seat makes a sheet a control: it says how many chips there are.
func (v *view) seat(p engine.Player, r ui.Rect) {
	v.SeatControl(p, r, v.seatWords(p), false, func() { v.Room().Note(v.seatWords(p)) })
}
