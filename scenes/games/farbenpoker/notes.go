package farbenpoker

import (
	"slices"
	"strconv"

	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// notes say beside the pot what a draw brings and costs, what a miss has cost, what
// the third stick has won, or which sticks of a comeback match no die.
func (v *view) notes() {
	g := &v.ground
	free := beyond(g.notes, v.raised())
	if free.W >= leastNote*g.k {
		g.notes = free // else the plate lies before the stick
	}
	switch {
	case v.now.Comeback >= 0:
		v.grooves()
	case v.Frame.Shape == ui.Desktop:
		// A sheet says it.
	case v.missed() > 0:
		v.missPlate()
	case v.now.Phase == fp.PhasePutSet && v.won != (winnings{}):
		v.wonPlate()
	case v.now.Phase == fp.PhaseDraw && v.picked != fp.NoHole && v.doubles() == 1:
		v.stake()
	case v.now.MissCosts > 0 && v.now.Phase != fp.PhaseFirst:
		lines := []string{v.Words.Count(v.x.Places.MissCosts, v.now.MissCosts)}
		st := v.Grown(lines[0], softWords.Sized(15).At(sprites.Right), free.W)
		if v.doubles() > 1 {
			lines = append(lines, v.x.Places.DoublesPay.With("n", strconv.Itoa(v.doubles())))
		} else {
			lines = ui.Balance(lines[0], st, min(free.W, 70*st.Size/15))
		}
		for _, l := range lines {
			st.Size = max(13, ui.FitSize(l, st, free.W))
		}
		for i, l := range lines {
			v.say(l, free.Right(), free.CY()+(float64(i)-float64(len(lines)-1)/2)*st.Size*1.25, st, zStand+2)
		}
	}
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
	c, room := min(18*max(1, v.ground.k), h*0.7), r.W-14-w-7
	if chip = chip && sprites.Measure(words, st) <= room-c-3; chip {
		room -= c + 3
	}
	if st.Size = ui.FitSize(words, st, room); st.Size >= leastWords { // else the picture alone says it
		v.say(words, r.X+14+w, cy+st.Size*0.34, st, zPlate+2)
	}
	if chip {
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
	hit, miss := v.Words.Signed(1), v.Words.Signed(-v.now.MissCosts)
	if v.board.open() > 1 || v.now.Pot == 0 {
		r := v.notePlate(84, 62)
		v.noteLine(r, 0, 2, v.tick, hit, true)
		v.noteLine(r, 1, 2, v.cross, miss, true)
		return
	}
	r := v.notePlate(84, 70) // the third stick wins the pot (F16)
	v.noteLine(r, 0, 3, v.tick, hit, true)
	v.noteLine(r, 1, 3, v.bowl, v.Words.Signed(v.now.Pot), true)
	v.noteLine(r, 2, 3, v.cross, miss, true)
}

// bowl is the pot in a line.
func (v *view) bowl(cx, cy, w float64) {
	v.put(sprites.Surface{Kind: sprites.Pot}, ui.R(cx-w*0.55, cy-w*0.33, w*1.1, w*0.66), zPlate+2)
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
	r := v.notePlate(84, 62)
	v.noteLine(r, 0, 2, v.tick, v.Words.Signed(v.won.hit), true)
	v.noteLine(r, 1, 2, v.bowl, v.Words.Signed(v.won.pot), true)
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
	r := v.verdictPlace(hang, w, h)
	v.put(sprites.Surface{Kind: sprites.Plate, R: 8, Lift: sprites.Card}, r, zHand+60)
	v.mark(q.colour, r.X+11+mark/2, r.CY(), mark, zHand+61)
	v.say(words, r.X+18+mark, r.CY()+st.Size*0.34, st, zHand+61)
}

// verdictPlace is where the verdict on a stick that hangs there stands beside it: if it
// can, where it covers nothing else that is read.
func (v *view) verdictPlace(hang ui.Rect, w, h float64) ui.Rect {
	g := &v.ground
	taken := append(g.dice[:], g.slots[:]...)
	taken = append(taken, g.pot, g.plate, g.notes)
	if stock := g.stock; g.below {
		taken = append(taken, ui.R(stock.X-12, stock.Y, stock.W+24, stock.H+20))
	} else {
		taken = append(taken, ui.R(stock.X, stock.Y, g.pot.X-stock.X, stock.H))
	}
	room := g.felt.Inset(6)
	var first ui.Rect
	for _, y := range []float64{0.42, 0.58, 0.26, 0.74, 0.84} {
		for _, x := range []float64{hang.X - 12 - w, hang.Right() + 12} {
			r := ui.R(x, hang.Y+hang.H*y, w, h)
			if !r.Within(room) {
				continue
			}
			if first.W == 0 {
				first = r
			}
			if !slices.ContainsFunc(taken, r.Meets) {
				return r
			}
		}
	}
	return first
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
		if q.third && v.now.Pot > 0 {
			return x.WantedPot.With("gain", v.Words.Signed(q.pays), "pot", v.Words.Signed(v.now.Pot))
		}
		return x.Wanted.With("gain", v.Words.Signed(q.pays))
	}
	return x.Miss + " " + v.Words.Signed(-q.pays)
}
