package farbenpoker

import (
	"slices"
	"strconv"

	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
	"treille/sprites/dice"
)

// allDice adds the three dice with their slots, what they pay, and the number of
// each if the sticks go back in their order.
func (v *view) allDice() {
	for i := range v.ground.slots {
		v.put(sprites.Surface{Kind: sprites.PegSlot}, v.ground.slots[i], zStand)
	}
	for i := range v.faces {
		v.die(i)
		v.Stage.Shows(dieFact(i))
	}
	v.braces()
	first, last := v.ground.dice[0].Around(v.ground.slots[0]), v.ground.dice[2].Around(v.ground.slots[2])
	v.Stage.Place(diceID, first.Around(last))
}

// die adds one die.
func (v *view) die(i int) {
	f := &v.faces[i]
	box := v.ground.dice[i]
	k := v.ground.k
	c := v.now.Dice[i]
	lifted := f.lifted && c == fp.None
	if c == fp.None && !lifted {
		return
	}
	still := f.left == 0 && !lifted
	if v.glowing(i) && still {
		w := box.W * 1.62
		v.put(sprites.Surface{Kind: sprites.Spot}, ui.R(box.CX()-w/2, box.CY()-w/2, w, w), zStand)
	}
	it := ui.Item{Key: v.dieKey(i), Kind: ui.Piece, Look: sprites.Look{ID: dieArt(f.colour), Lift: sprites.Card}, Box: box, Centred: true, Z: zDice, Appear: true}
	if f.left > 0 {
		it.Throw = dice.Throw{Marks: dice.Colours, Face: int(f.colour), Nth: f.nth}
	}
	if lifted && v.Frame.Reduced {
		it.Box.Y -= 10 * k
	} else if lifted { // into the hand, out of which it is thrown: there is only one
		hand := dice.Throw{Face: int(f.colour)}.At(0).At
		it.Box.X, it.Box.Y = box.X+hand.X*box.W*sprites.DieEdge, box.Y+hand.Y*box.W*sprites.DieEdge
		it.Flight, it.Z, it.Cut = ui.Flight{Ticks: beats[fp.EventReroll]}, zFlies, true
	}
	answered := v.answered(i)
	if answered { // its face fades into a light ground: through the green felt, yellow would look green
		face := ui.R(box.X+box.W*faceLeft, box.Y+box.H*faceTop, box.W*faceWide, box.H*faceWide)
		v.put(sprites.Surface{Kind: sprites.Wash, Tint: sprites.Cream}, face, zDice-1)
		it.Alpha = answeredAlpha
	}
	v.Inspectable(&it, func() *table.Inspection { return v.dieInspection(f.colour) })
	v.Stage.Add(it)
	if answered {
		w := 22 * k
		v.Stage.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "common/tick-badge"}, Box: ui.R(box.Right()-w*0.68, box.Y-w*0.05-2*k, w, w), Z: zDice + 2})
	}
	if v.now.Phase == fp.PhasePutSet && v.now.Answered[i] && v.lands == nil {
		w := badgeWide * max(k, 0.8)
		v.number(i+1, i == v.nextDie(), max(box.X-w*0.45, v.ground.felt.X+3+w/2), box.CY()+box.H*0.02+w/2)
	}
	if v.now.MayReroll && !v.now.Answered[i] && still { // it may be rolled again
		w := box.W * 1.36
		v.put(sprites.Surface{Kind: sprites.RollAgain}, ui.R(box.CX()-w/2, box.CY()-w/2, w, w), zDice+1)
		if v.again {
			v.put(sprites.Surface{Kind: sprites.CardGlow, R: dieCorner}, box.Inset(-dieGlow*k), zDice-1)
		}
		v.rollControl(f.colour, box)
	}
}

// dieKey is the key of a die as it was rolled last.
func (b *tableState) dieKey(i int) string {
	return "die/" + strconv.Itoa(i) + "/" + strconv.Itoa(b.faces[i].roll)
}

// rollControl lets the die be chosen that may be rolled again, as a stick is: a second press rolls it.
func (v *view) rollControl(c fp.Colour, r ui.Rect) {
	if !v.Deciding() {
		return
	}
	costs, _ := v.costs(fp.MissCostsReroll)
	v.Stage.Control(ui.Control{ID: "die", Rect: v.dieTarget(r), Label: v.Words.Labelled(v.x.Buttons.Roll, v.colour(c)+", "+costs), Checked: v.again,
		Act: v.pickDie, Inspect: func() { v.Inspect(v.dieInspection(c)) }})
}

// dieTarget is where a die can be touched.
func (v *view) dieTarget(r ui.Rect) ui.Rect {
	least := max(r.W, touchable/v.Frame.Unit)
	return ui.R(r.CX()-least/2, max(r.CY()-least/2, v.ground.felt.Y), least, least)
}

// answered reports whether a stick answers a die, or has: the third one wins the set.
func (b *tableState) answered(i int) bool { return b.now.Answered[i] || b.now.Phase == fp.PhasePutSet }

// badgeWide is the width of the number of a stick, in units of the felt.
const badgeWide = 22.0

// number says as which one a stick goes back, at a point, and lights up if that is
// next.
func (v *view) number(n int, next bool, cx, cy float64) {
	w := badgeWide * max(v.ground.k, 0.8)
	v.put(sprites.Badge(strconv.Itoa(n), next), ui.R(cx-w/2, cy-w/2, w, w), zPlate)
}

// glowing reports whether a die is what the moment is about: it wants the stick that
// was drawn, or, while one is chosen, a stick at all.
func (v *view) glowing(i int) bool {
	if q := v.said(); q != nil {
		return q.die == i
	}
	return v.now.Phase == fp.PhaseDraw && !v.now.Answered[i] && v.mover() >= 0
}

func (v *view) dieInspection(c fp.Colour) *table.Inspection {
	return &table.Inspection{Look: sprites.Look{ID: dieArt(c)}, Words: v.x.Labels.DieIs.With("colour", v.colour(c), "shape", v.shape(c))}
}

// braces say below the dice what a stick of which colour pays.
func (v *view) braces() {
	g := &v.ground
	if v.now.Phase != fp.PhaseDraw && v.now.Phase != fp.PhaseShow || v.now.Comeback >= 0 || v.now.Stock == 0 || v.said() != nil || v.tumbling() {
		return
	}
	groups := v.groups()
	brace := func(first, last int, state sprites.State) {
		l, r := min(g.slots[first].X, g.dice[first].X), g.slots[last].Right()
		v.put(sprites.Surface{Kind: sprites.Brace, State: state}, ui.R(l+6, g.brace, r-l-12, 6*g.k), zDice)
	}
	for _, q := range groups {
		state := sprites.Normal
		if q.pays > 1 || len(groups) == 1 && !g.beside {
			state = sprites.On
		}
		if state == sprites.On || !g.beside {
			brace(q.first, q.last, state)
		}
		if !g.beside {
			v.pays(q, g.slots[q.first].Around(g.slots[q.last]))
			continue
		}
		for i := q.first; i <= q.last; i++ {
			v.pays(group{i, i, []fp.Colour{v.now.Dice[i]}, q.pays}, g.slots[i])
		}
	}
}

// A group are dice that stand side by side and pay the same: those of one colour,
// or of several if any of them will do.
type group struct {
	first, last int
	colours     []fp.Colour
	pays        int
}

// groups are the dice not answered yet.
func (b *tableState) groups() []group {
	var list []group
	for i, c := range b.now.Dice {
		if b.now.Answered[i] || c == fp.None {
			continue
		}
		pays := b.now.Pays(c)
		n := len(list) - 1
		if n < 0 || list[n].last != i-1 || list[n].pays != pays {
			list = append(list, group{i, i, []fp.Colour{c}, pays})
			continue
		}
		q := &list[n]
		if q.last = i; !slices.Contains(q.colours, c) {
			q.colours = append(q.colours, c)
		}
	}
	return list
}

// winsPot reports whether a hit wins the pot, and there are chips in it (F16).
func (b *tableState) winsPot() bool { return len(b.now.Open()) == 1 && b.now.Pot > 0 }

// pays is the plate on a bracket, or in the slot beside a die: the colours, and the chips
// that one of them brings, with the pot where there is room for it.
func (v *view) pays(q group, at ui.Rect) {
	k := max(v.ground.k, leastPays)
	most := 1.0
	if v.Frame.Shape.Upright() && v.Frame.Text > 1 { // where there is room between the dice
		k, most = max(k, 1), v.Frame.Caption()
	}
	size := ui.Lead * k
	var list []ui.Part
	for i, c := range q.colours {
		list = append(list, ui.When(i > 0, ui.Label(v.Words.GamePage.Or, ui.PaperItalic.Sized(ui.Body*k))), shapeOf(c, size))
	}
	list = append(list, ui.Label(v.Words.Signed(q.pays), ui.PaperBold.Sized(size)), chipsPart(q.pays, size))
	on := func(edge float64, list ...ui.Part) ui.Part {
		return ui.Row(ui.Close*k, list...).Pad(edge*k, ui.Close*k).On(sprites.Surface{Kind: sprites.Plate, R: 6, Lift: sprites.Token})
	}
	plate, wide := on(ui.Loose, list...), paysWide*most
	if v.winsPot() {
		pot := ui.Label(v.Words.Signed(v.now.Pot), ui.PaperBold.Sized(size))
		full := on(ui.Apart, append(slices.Clone(list), bowl(size), pot)...)
		plate = ui.Either(full.Firm(), plate)
		wide = max(wide, v.Stage.WidthOf(full)) // it is alone there: over the slots beside it may lie a little
	}
	room := at.Grow(wide, paysHigh*k*most)
	room.X = min(room.X, v.ground.felt.Right()-ui.Tight-room.W)
	if v.ground.beside && room.W > at.W {
		room.X = at.X - ui.Close
		room.W = max(at.W+ui.Close, min(room.W, v.besideEnd(q.last)-room.X))
	}
	v.Stage.Lay(plate.Centred().Raised(zPlate), room)
}

// besideEnd is how far to the right the plate of a die may reach: to the next die, or what is said at the right.
func (v *view) besideEnd(die int) float64 {
	switch {
	case die < len(v.ground.dice)-1:
		return v.ground.dice[die+1].X - ui.Tight
	case v.picked != fp.NoHole: // the plate there says the same
		return v.ground.notes.X
	}
	return v.ground.notes.Right() - noteWords*max(1, v.ground.k) - ui.Tight
}

// chipsPart is a few chips side by side, each over the next, w wide.
func chipsPart(n int, w float64) ui.Part {
	all := w * (1 + float64(n-1)*chipOver)
	return ui.Scaled(all, w, leastChips, func(s *ui.Stage, r ui.Rect) {
		for i := range n {
			s.Piece(sprites.Look{ID: artFolder + "chip"}, r.Right()-r.H*(1+float64(i)*chipOver), r.Y, r.H)
		}
	})
}

// chip adds a chip seen from above, w wide.
func (v *view) chip(x, y, w float64, z int) {
	v.Stage.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: artFolder + "chip"}, Box: ui.R(x, y, w, w), Z: z})
}
