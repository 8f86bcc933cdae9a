package farbenpoker

import (
	"strconv"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// chipsID is the place where a seat's chips lie, and the fact that says how many.
func chipsID(p engine.Player) string { return "chips/" + strconv.Itoa(int(p)) }

// panel is somebody's sheet: his chips in stacks below his name where there is room for
// them, else in a row, else as a number alone.
func (v *view) panel(p engine.Player) ui.Part {
	chips := v.Points(p)
	crest, large := v.CrestPart(p, crestLow), v.CrestPart(p, crestWide)
	if v.takes() == p {
		crest, large = v.shining(crest), v.shining(large)
	}
	number := ui.Label(v.PointWords(p), ui.PaperNumber.Sized(ui.Title).At(sprites.Middle)).Shows(chipsID(p))
	st := ui.PaperBold
	if v.Frame.Shape == ui.Landscape {
		st = ui.PaperName.Sized(ui.Lead)
	}
	name := ui.Area(leastName, ui.LeastText, func(s *ui.Stage, r ui.Rect) { s.Lay(v.NamePart(p, st), r) })
	why, short := v.nothing(p), v.nothing(p)
	if x := &v.WordsOf(p).Farbenpoker.Places; short == x.Waits {
		short = x.WaitsShort
	}
	row := ui.Either(ui.Label(why, softStatus.Sized(ui.Note)), ui.Label(short, softStatus.Sized(ui.Note)), v.chipRow(chips)).Named(chipsID(p))
	inner := ui.Either(
		ui.Column(ui.Near,
			ui.Row(ui.Apart,
				large,
				v.NamePart(p, ui.PaperName.Sized(ui.Title)),
				ui.Spring(),
				ui.Label(v.PointWords(p), ui.PaperNumber.Sized(ui.Huge)).Shows(chipsID(p))),
			ui.DoubleRule().Dropped(1),
			v.heapPart(chips, seatHeap).Named(chipsID(p)),
			ui.Stack(ui.Space(0, ui.Body), ui.Label(v.status(p), softStatus.At(sprites.Middle)))),
		ui.Ledger(ui.Apart, ui.Tight, []ui.Part{crest, name}, []ui.Part{number, row}),
		ui.Row(ui.Close, crest, ui.Column(0, name, ui.Row(ui.Near, number, row)).Growing()),
		ui.Column(0, ui.Row(ui.Near, crest, number.Growing()), name).Named(chipsID(p)),
		ui.Row(ui.Near, crest, number.Growing()).Named(chipsID(p)))
	part := v.SeatPart(p, inner, v.mover() == p || v.Pointed() == p, v.seatWords(p), false, func() { v.Inspect(v.seatIs(p)) })
	return part.Around(func(_ *ui.Stage, r ui.Rect, inner func()) {
		inner()
		v.LookAt(r, func() *table.Inspection { return v.seatIs(p) })
	})
}

// shining is a crest with rays of light round it.
func (v *view) shining(crest ui.Part) ui.Part {
	return crest.Around(func(_ *ui.Stage, r ui.Rect, inner func()) {
		v.shine(r.CX(), r.CY(), r.W*crestShine, 0)
		inner()
	})
}

// seatIs says of a seat what it has, and what its draws have brought.
func (v *view) seatIs(p engine.Player) *table.Inspection {
	n := v.events(p)
	found := v.x.Labels.Found.With("hits", v.Words.Whole(n[fp.EventHit]), "misses", v.Words.Whole(n[fp.EventMiss]), "pots", v.Words.Whole(n[fp.EventPot]))
	return &table.Inspection{Look: sprites.Look{ID: table.CrestArt(v.Seat(p).Crest)}, Words: v.seatWords(p) + ". " + found}
}

// events are how many of each kind have come about by a player.
func (b *tableState) events(p engine.Player) map[engine.EventKind]int {
	n := map[engine.EventKind]int{}
	for _, e := range b.t.Seen() {
		if e.Player == p {
			n[e.Kind]++
		}
	}
	return n
}

// softStatus are words on a seat's sheet.
var softStatus = ui.PaperItalic.In(sprites.InkSoft)

// chipRow is a seat's chips in a row, closer together if they are many; of very many, some.
func (v *view) chipRow(n int) ui.Part {
	return ui.Area(rowChip, ui.LeastText, func(_ *ui.Stage, r ui.Rect) {
		w := min(rowChip, r.H)
		if n == 0 {
			v.put(sprites.Surface{Kind: sprites.NoChips}, ui.R(r.X, r.CY()-w/4, w, w/2), 0)
			return
		}
		n := min(n, 1+int((r.W-w)/closest))
		step := table.Pitch(n, w/2, w, r.W)
		for i := range n {
			v.chip(r.X+float64(i)*step, r.CY()-w/2, w, 0)
		}
	})
}

// heapPart is chips in stacks, at most in a scale.
func (v *view) heapPart(n int, most float64) ui.Part {
	return ui.Area(heapWide, heapHigh, func(_ *ui.Stage, r ui.Rect) { v.heap(n, r, most) })
}

// heap lays chips in stacks about the middle of a room, in rows if they are many, at most
// in a scale.
func (v *view) heap(n int, r ui.Rect, k float64) {
	if n == 0 {
		v.put(sprites.Surface{Kind: sprites.NoChips}, ui.R(r.CX(), r.CY(), 0, 0).Grow(chipWide, chipWide/2), 0)
		return
	}
	count := stacksOf(n)
	perRow := func() int { return max(1, int(r.W/(stackPitch*k))) }
	lines := func() int { return (count + perRow() - 1) / perRow() }
	high := func() float64 { return (stackHigh + rowPitch*float64(lines()-1)) * k }
	for k > leastStack && (high() > r.H || lines() > perRow()) { // rather small than in a tower
		k -= stackLess
	}
	each := (count + lines() - 1) / lines()
	top := r.CY() - high()/2 + rowPitch*k
	for i := range count {
		row := i / each
		inRow := min(each, count-row*each)
		x := r.CX() + (float64(i%each)-float64(inRow-1)/2)*stackPitch*k
		v.stack(min(inStack, n-inStack*i), x, top+float64(row)*rowPitch*k, k, row)
	}
}

// stacksOf is how many stacks chips make.
func stacksOf(n int) int { return (n + inStack - 1) / inStack }

// nothing says why a seat has no chips, "" if it has some.
func (v *view) nothing(p engine.Player) string {
	if v.Points(p) > 0 {
		return ""
	}
	return v.idle(p, v.WordsOf(p))
}

// status says what is special about a seat, "" if nothing is.
func (v *view) status(p engine.Player) string {
	if v.now.Next() == p && v.nothing(p) == "" {
		return v.WordsOf(p).Farbenpoker.Places.DrawsNext
	}
	return v.nothing(p)
}
