package farbenpoker

import (
	"strconv"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// stack adds chips one on the other, at most five, in a scale; x, y is the middle of
// the lowest one's face.
func (v *view) stack(n int, x, y, k float64, z int) {
	look := func(id string, dy, w float64) {
		v.Stage.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: artFolder + id}, Box: ui.R(x-chipWide/2*k, y-(chipFace+dy)*k, w*k, 0), Z: z})
	}
	look("chip-shadow", 0, 40)
	for i := range n {
		look("chip-lying", chipHigh*float64(i), chipWide)
	}
}

// stacks adds chips in stacks side by side, from x on, as many as a room holds, and
// returns where they end.
func (v *view) stacks(n int, x, y, k, room float64, z int) float64 {
	pitch := chipWide * k
	most := max(1, int((room+2)/pitch))
	if n == 0 {
		v.put(sprites.Surface{Kind: sprites.NoChips}, ui.R(x, y-6*k, 30*k, 15*k), z)
		return x + pitch
	}
	count := min((n+inStack-1)/inStack, most)
	for i := range count {
		v.stack(min(inStack, n-inStack*i), x+pitch*(float64(i)+0.5), y, k, z)
	}
	return x + pitch*float64(count)
}

// bank adds pot and stock.
func (v *view) bank() {
	g := &v.ground
	v.put(sprites.Surface{Kind: sprites.Pot}, g.pot, zStand+2)
	n := v.pot()
	k := 0.8 * g.pot.W / 100
	shown := min((n+inStack-1)/inStack, 3)
	if shown == 3 {
		k *= 0.88
	}
	pitch := 30 * g.pot.W / 100 * min(1, k/0.64)
	for i := range shown {
		v.stack(min(inStack, n-inStack*i), g.pot.CX()+(float64(i)-float64(shown-1)/2)*pitch, g.pot.CY()-1, k, zStand+3)
	}
	v.put(sprites.Surface{Kind: sprites.Plate, R: 6, Lift: sprites.Token}, g.plate, zPlate)
	words, st := v.x.Places.Pot.With("n", strconv.Itoa(n)), table.PaperBold.At(sprites.Middle)
	st = v.Grown(words, st.Sized(max(14, g.plate.H*0.56)), g.plate.W-12)
	st.Size = min(st.Size, g.plate.H*0.7)
	st.Size = ui.FitSize(words, st, g.plate.W-10)
	v.say(words, g.plate.CX(), g.plate.CY()+st.Size*0.34, st, zPlate+1)
	if g.stock.W > 0 {
		v.stockOnFelt()
	}
}

// stockOnFelt adds the stock where it has no sheet of its own.
func (v *view) stockOnFelt() {
	g := &v.ground
	r, k := g.stock, 0.9*g.k
	if g.below {
		k = 0.7 * min(1, r.W/56) * max(1, g.k)
	}
	n := v.now.Stock
	switch first := min(n, inStack); {
	case n == 0:
		v.put(sprites.Surface{Kind: sprites.NoChips}, ui.R(r.CX()-15*k, r.CY()-7*k, 30*k, 15*k), zStand)
	case n == first:
		v.stack(first, r.CX(), r.CY()+6*k, k, zStand+2)
	default:
		half := r.W / 4
		v.stack(first, r.CX()-half, r.CY()+2*k, k, zStand+2)
		v.stack(min(inStack, n-inStack), r.CX()+half, r.CY()+8*k, k, zStand+2)
	}
	v.stocks = r
	if g.below {
		st := sprites.Style{Font: sprites.SansMedium, Size: 15, Color: sprites.CreamSoft, Align: sprites.Middle}
		words := v.x.Places.StockCount.With("n", strconv.Itoa(n))
		if st.Size = ui.FitSize(words, st, r.W+24); st.Size < 13 {
			words, st.Size = strconv.Itoa(n), 15
		}
		v.say(words, r.CX(), r.Bottom()+15, st, zStand+2)
		return
	}
	number := v.Grown(strconv.Itoa(n), table.FeltNumber.Sized(20*max(1, g.k)), 40*max(1, g.k))
	v.say(strconv.Itoa(n), r.Right()+6, r.CY()-3, number, zStand+2)
	soft := softWords.Sized(15 * max(1, g.k))
	soft.Size = max(13, ui.FitSize(v.x.Places.StockLow, soft, g.pot.X-10-r.Right()-6))
	v.say(v.x.Places.StockLow, r.Right()+6, r.CY()+15, soft, zStand+2)
}

// softWords are small words on the felt.
var softWords = sprites.Style{Font: sprites.Italic, Color: sprites.CreamSoft}

// flying adds the chips that are on their way.
func (v *view) flying() {
	for _, c := range v.chips {
		from, to := v.spotAt(c.from), v.spotAt(c.to)
		const w = 24.0
		box := func(r ui.Rect) ui.Rect { return ui.R(r.CX()-w/2, r.CY()-w/2, w, w) }
		start := box(from)
		v.Stage.Add(ui.Item{Key: "chip/" + strconv.Itoa(c.key), Kind: ui.Piece, Look: sprites.Look{ID: artFolder + "chip", Lift: sprites.Card},
			Box: box(to), From: &start, Vanish: true, Z: zChip, Flight: ui.Flight{Ticks: chipFlies - 4, Delay: c.delay, Rise: 26}})
	}
}

// spotAt is where chips fly from or to.
func (v *view) spotAt(s spot) ui.Rect {
	switch {
	case s == potSpot:
		return v.ground.pot
	case s == stockSpot:
		return v.stocks
	}
	return v.seatAt[engine.Player(s)]
}

// notes say beside the pot what a draw brings and costs, what a miss has cost, what
// the third stick has won, or which sticks of a comeback match no die.
func (v *view) notes() {
	g := &v.ground
	switch {
	case v.now.Comeback >= 0:
		v.grooves()
	case v.Frame.Shape == ui.Desktop:
		// A sheet says it.
	case v.missed() > 0:
		v.missPlate()
	case v.now.Phase == fp.PhasePutSet && v.won != (winnings{}):
		v.wonPlate()
	case v.now.Phase == fp.PhaseDraw && v.picked != fp.NoHole && !(v.now.Fresh && v.pairPays() > 1) && !v.now.MayReroll:
		v.stake()
	case v.now.MissCosts > 0 && v.now.Phase != fp.PhaseFirst:
		lines := []string{v.Words.Count(v.x.Places.MissCosts, v.now.MissCosts)}
		st := v.Grown(lines[0], softWords.Sized(15).At(sprites.Right), g.notes.W)
		if v.now.Fresh && v.pairPays() > 1 {
			lines = append(lines, v.x.Places.DoublesPay.With("n", strconv.Itoa(v.pairPays())))
		} else {
			lines = ui.Balance(lines[0], st, min(g.notes.W, 70*st.Size/15))
		}
		for _, l := range lines {
			st.Size = max(13, ui.FitSize(l, st, g.notes.W))
		}
		for i, l := range lines {
			v.say(l, g.notes.Right(), g.notes.CY()+(float64(i)-float64(len(lines)-1)/2)*st.Size*1.25, st, zStand+2)
		}
	}
}

// pairPays is what the doubles' right brings, 1 without it (F14).
func (v *view) pairPays() int {
	most := 1
	for _, c := range v.now.Dice {
		most = max(most, v.showing(c))
	}
	return most
}

// notePlate adds the plate beside the pot, and returns it.
func (v *view) notePlate(w, h float64) ui.Rect {
	n, k := v.ground.notes, max(1, v.ground.k)
	w, h = min(w*k, n.W), min(h*k, max(n.H, 42))
	r := ui.R(n.Right()-w, n.CY()-h/2, w, h)
	v.put(sprites.Surface{Kind: sprites.Plate, R: 7, Lift: sprites.Card}, r, zPlate)
	return r
}

// noteLine adds a line of that plate: a picture, a number, and a chip.
func (v *view) noteLine(r ui.Rect, line, of int, picture func(cx, cy, w float64), words string, chip bool) {
	h := (r.H - 6) / float64(of)
	cy := r.Y + 3 + h*(float64(line)+0.5)
	w := min(20*max(1, v.ground.k), h*0.8)
	picture(r.X+8+w/2, cy, w)
	st := table.PaperBold.Sized(max(13, min(18*max(1, v.ground.k), h*0.66)))
	v.say(words, r.X+14+w, cy+st.Size*0.34, st, zPlate+2)
	if chip {
		c := min(18*max(1, v.ground.k), h*0.7)
		v.chip(r.Right()-8-c, cy-c/2, c, zPlate+2)
	}
	if line > 0 {
		v.put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X+10, r.Y+3+h*float64(line), r.W-20, 1), zPlate+1)
	}
}

func (v *view) tick(cx, cy, w float64) {
	v.Stage.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "common/tick-badge"}, Box: ui.R(cx-w/2, cy-w/2, w, w), Z: zPlate + 2})
}

func (v *view) cross(cx, cy, w float64) {
	v.put(sprites.Surface{Kind: sprites.Badge, Text: "×"}, ui.R(cx-w/2, cy-w/2, w, w), zPlate+2)
}

// stake says what a hit brings and a miss costs.
func (v *view) stake() {
	r := v.notePlate(78, 62)
	v.noteLine(r, 0, 2, v.tick, v.Words.Signed(1), true)
	v.noteLine(r, 1, 2, v.cross, v.Words.Signed(-v.now.MissCosts), true)
}

// missPlate is the verdict on a miss, and what it has cost.
func (v *view) missPlate() {
	c := v.now.Drawn[0].Colour
	st := table.PaperBold.Sized(18)
	r := v.notePlate(42+sprites.Measure(v.x.Places.Miss, st), 58)
	v.noteLine(r, 0, 2, func(cx, cy, w float64) { v.mark(c, cx, cy, w, zPlate+2) }, v.x.Places.Miss, false)
	v.noteLine(r, 1, 2, func(cx, cy, w float64) { v.chip(cx-w/2, cy-w/2, w, zPlate+2) }, v.Words.Signed(-v.now.MissCosts), false)
}

// wonPlate says what the third stick has brought.
func (v *view) wonPlate() {
	r := v.notePlate(78, 62)
	v.noteLine(r, 0, 2, v.tick, v.Words.Signed(v.won.hit), true)
	v.noteLine(r, 1, 2, func(cx, cy, w float64) {
		v.put(sprites.Surface{Kind: sprites.Pot}, ui.R(cx-w*0.55, cy-w*0.33, w*1.1, w*0.66), zPlate+2)
	}, v.Words.Signed(v.won.pot), true)
}

// grooves are where the sticks of a comeback lie that match no die.
func (v *view) grooves() {
	n := 0
	var last ui.Rect
	for i := range v.sticks {
		t := &v.sticks[i]
		if t.key == "" || t.place != inGroove {
			continue
		}
		n++
		r := v.groove(t.drawn)
		last = r
		v.put(sprites.Surface{Kind: sprites.PegSlot}, r, zStand+2)
		v.cross(r.X+4, r.Y-1, 18*max(v.ground.k, 0.7))
	}
	if n == 1 && last.Bottom()+22 < v.ground.notes.Bottom()+8 {
		st := softWords.Sized(15).At(sprites.Middle)
		st.Size = max(13, ui.FitSize(v.x.Places.NoMatch, st, last.W))
		v.say(v.x.Places.NoMatch, last.CX(), last.Bottom()+17, st, zStand+2)
	}
}

// verdictPlate says beside the stick what its colour means.
func (v *view) verdictPlate() {
	q := v.said()
	if q == nil {
		return
	}
	words := v.verdictWords()
	k := max(0.85, min(v.ground.k, 1.15))
	st := v.Grown(words, table.PaperBold.Sized(18*k), 150)
	mark := st.Size * 1.1
	w, h := sprites.Measure(words, st)+mark+30, 42*k
	hang := v.ground.hang(q.hole)
	y := hang.Y + hang.H*0.42
	x := hang.X - 12 - w
	if x < v.ground.felt.X+6 {
		x = min(hang.Right()+12, v.ground.felt.Right()-6-w)
	}
	r := ui.R(x, y, w, h)
	for _, taken := range []ui.Rect{v.ground.pot, v.ground.plate} {
		if r.Overlap(taken).W > 0 && r.Overlap(taken).H > 0 {
			r.Y = v.ground.plate.Bottom() + 4
		}
	}
	v.put(sprites.Surface{Kind: sprites.Plate, R: 8, Lift: sprites.Card}, r, zHand+60)
	v.mark(q.colour, r.X+11+mark/2, r.CY(), mark, zHand+61)
	v.say(words, r.X+18+mark, r.CY()+st.Size*0.34, st, zHand+61)
}

// verdictWords say what a stick's colour means: "wanted: +1".
func (v *view) verdictWords() string {
	q, x := v.said(), &v.x.Places
	switch {
	case v.now.Comeback >= 0 && q.die >= 0:
		return x.Match
	case v.now.Comeback >= 0:
		return x.NoMatch
	case q.die >= 0:
		return x.Wanted.With("gain", v.Words.Signed(q.pays))
	}
	return x.Miss + " " + v.Words.Signed(-q.pays)
}
