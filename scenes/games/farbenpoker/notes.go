package farbenpoker

import (
	"strconv"

	fp "treille/engine/farbenpoker"
	"treille/scenes/ui"
	"treille/sprites"
)

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
	case v.now.Phase == fp.PhasePutSet:
		v.wonPlate()
	case v.now.Phase == fp.PhaseDraw && v.picked != fp.NoHole && v.now.MostPays() == 1:
		v.stake()
	case v.now.MissCosts > 0 && v.now.Phase != fp.PhaseFirst:
		costs, st := v.x.Places.MissCosts+"\u00a0"+strconv.Itoa(v.now.MissCosts), softWords.Sized(ui.Note).In(sprites.Cream).At(sprites.Right)
		if v.Frame.Shape.Upright() { // where there is room
			st.Font = sprites.SansMedium
		}
		words := ui.Paragraph(costs, st).AtMost(noteWords*max(1, g.k), 0)
		if n := v.now.MostPays(); n > 1 && !v.tumbling() {
			pays := v.x.Places.DoublesPay
			if v.now.Showing(v.now.Most()) == len(v.now.Dice) {
				pays = v.x.Places.TreblesPay
			}
			words = ui.Column(0, ui.Label(costs, st), ui.Label(pays.With("n", strconv.Itoa(n)), st)).Firm()
		}
		room := g.notes.Grow(0, wordsHigh)
		room.H = min(room.H, g.felt.Bottom()-ui.Tight-room.Y)
		_, low := v.costs(v.now.MissCosts)
		v.Stage.Lay(ui.Either(words, ui.Label(costs, st).Firm(), ui.Label(low, st)).Right().Middle().Raised(zStand+2), room)
	}
}

// note lays a plate with lines beside the pot.
func (v *view) note(lines ...ui.Part) {
	plate := ui.Either(
		ui.Column(ui.Tight, ui.Ruled(lines...)...).Pad(ui.Apart, ui.Near),
		ui.Column(0, lines...).Pad(ui.Apart, ui.Tight)).On(sprites.Surface{Kind: sprites.Plate, R: 7, Lift: sprites.Card})
	v.Stage.Lay(plate.Right().Middle().Raised(zPlate), v.ground.notes.Grow(0, noteHigh))
}

// noteLine is a line of that plate: a picture, a number, and a chip. Where there is little
// room, the picture alone says it.
func (v *view) noteLine(picture func(w float64) ui.Part, words string, chip bool) ui.Part {
	w := ui.Lead * max(1, v.ground.k)
	return ui.Row(ui.Close, picture(w), ui.Label(words, ui.PaperBold.Sized(w)).Dropped(1), ui.Spring(), ui.When(chip, chipPart(w).Dropped(2)))
}

// What stands before a line: a tick for a hit, a cross for a miss, a chip, and the pot.
func tick(w float64) ui.Part { return ui.Art("common/tick-badge", w) }
func cross(w float64) ui.Part {
	return shrinking(sprites.Badge("×", false), w, w)
}
func chipPart(w float64) ui.Part { return ui.Art(artFolder+"chip", w) }
func bowl(w float64) ui.Part     { return shrinking(sprites.Surface{Kind: sprites.Pot}, w, w*bowlLow) }

// shrinking is a surface that gets smaller where there is little room.
func shrinking(sf sprites.Surface, w, h float64) ui.Part {
	return ui.Scaled(w, h, leastChips, func(s *ui.Stage, r ui.Rect) { s.Put(sf, r) })
}

// shapeOf shows a colour by its shape, on paper.
func shapeOf(c fp.Colour, w float64) ui.Part { return ui.Art("common/shape-"+colourArt[c], w) }

// stake says what a hit brings and a miss costs, and that the third stick wins the pot
// (F16).
func (v *view) stake() {
	v.note(
		v.noteLine(tick, v.Words.Signed(1), true),
		ui.When(v.winsPot(), v.noteLine(bowl, v.Words.Signed(v.now.Pot), true)),
		v.noteLine(cross, v.Words.Signed(-v.now.MissCosts), true))
}

// missPlate is the verdict on a miss, and what it has cost.
func (v *view) missPlate() {
	c := v.now.Drawn[0].Colour
	v.note(
		v.noteLine(func(w float64) ui.Part { return shapeOf(c, w) }, v.x.Places.Miss, false),
		v.noteLine(chipPart, v.Words.Signed(-v.now.MissCosts), false))
}

// wonPlate says what the third stick has brought.
func (v *view) wonPlate() {
	v.note(
		v.noteLine(tick, v.Words.Signed(v.won(fp.EventHit)), true),
		v.noteLine(bowl, v.Words.Signed(v.won(fp.EventPot)), true))
}

// grooves are where the sticks of a comeback lie that match no die.
func (v *view) grooves() {
	n := 0
	var last ui.Rect
	for i := range v.sticks {
		t := &v.sticks[i]
		if t.place != inGroove {
			continue
		}
		n++
		r := v.groove(t.drawn)
		last = r
		v.put(sprites.Surface{Kind: sprites.PegSlot}, r, zStand+2)
		w := ui.Lead * max(v.ground.k, leastBadge)
		v.Stage.Lay(cross(w).Raised(zPlate), ui.R(r.X+ui.Near, r.Y, 0, 0).Grow(w, w))
	}
	if n > 0 {
		v.Stage.Place(grooveID, last)
	}
	if y := last.Bottom() + ui.Wide; n == 1 {
		if y+ui.Tight > v.ground.felt.Bottom() {
			y = last.Y - ui.Near
		}
		st := softWords.Sized(ui.Note).At(sprites.Middle)
		st.Size = max(ui.LeastText, ui.FitSize(v.x.Places.NoMatch, st, last.W))
		v.say(v.x.Places.NoMatch, last.CX(), y, st, zStand+2)
	}
}

// verdict says in the place of the hint what a stick's colour means.
func (v *view) verdict(hint ui.Rect) {
	q, x, hit := v.said(), &v.x.Places, tick
	words, gain := x.Wanted, v.Words.Signed(q.pays)
	switch {
	case v.now.Comeback >= 0 && q.die >= 0:
		words, gain = x.Match, v.Words.Signed(q.pays)
	case v.now.Comeback >= 0:
		words, gain, hit = x.NoMatch, "", cross
	case q.die < 0:
		words, gain, hit = x.Miss, v.Words.Signed(-q.pays), cross
	}
	h := min(verdictHigh*max(1, v.Frame.Text), hint.H+verdictOver)
	number := func(words string) ui.Part {
		return ui.Label(words, ui.PaperNumber.Sized(max(ui.Lead, h*verdictGain))).Firm()
	}
	said := ui.Label(words, ui.PaperBold.Sized(max(ui.Body, h*verdictSize)))
	parts := []ui.Part{hit(h * verdictBadge).Dropped(1), shapeOf(q.colour, h*verdictMark), said, ui.Spring()}
	if gain != "" {
		parts = append(parts, number(gain), chipPart(h*verdictBadge).Dropped(2))
	}
	if q.third && v.now.Pot > 0 {
		parts = append(parts, bowl(h*verdictBadge), number(v.Words.Signed(v.now.Pot)))
	}
	plate := ui.Row(ui.Apart, parts...).Pad(ui.Loose, 0).On(sprites.Surface{Kind: sprites.Plate, R: 8, Lift: sprites.Card})
	box := ui.R(hint.CX(), hint.CY(), 0, 0).Grow(min(hint.W, verdictWide*max(1, h/verdictHigh)), h)
	v.Stage.Lay(plate.Named(verdictID), box)
	if w := (box.W - 2*heldIn) * v.heldShare(); v.revealing() && !v.Taught() && w > 1 { // it goes on by itself
		v.put(sprites.Surface{Kind: sprites.Wash, Tint: heldGold}, ui.R(box.X+heldIn, box.Bottom()-heldUp, w, heldHigh), 0)
	}
}
