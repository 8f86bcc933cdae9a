package farbenpoker

import (
	"strconv"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// stack adds chips one on the other, at most five, in a scale; x, y is the middle of
// the lowest one's face.
func (v *view) stack(n int, x, y, k float64, z int) {
	look := func(id string, dy, w float64) {
		it := ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: artFolder + id}, Box: ui.R(x-chipWide/2*k, y-(chipFace+dy)*k, w*k, 0), Z: z}
		if v.falls != nil {
			v.falls(&it, id == "chip-shadow")
		}
		v.Stage.Add(it)
	}
	look("chip-shadow", 0, 40)
	for i := range n {
		look("chip-lying", chipHigh*float64(i), chipWide)
	}
}

// bank adds pot and stock.
func (v *view) bank() {
	g := &v.ground
	v.put(sprites.Surface{Kind: sprites.Pot}, g.pot, zStand+2)
	if v.takes() >= 0 {
		v.shine(g.pot.CX(), g.pot.CY(), g.pot.W*potShine, zShade)
	}
	w := max(g.pot.W, g.plate.W+besidePlate)
	v.Stage.Place(potID, ui.R(g.pot.CX()-w/2, g.pot.Y, w, g.pot.H))
	n := v.pot()
	v.potStacks(n)
	v.put(sprites.Surface{Kind: sprites.Plate, R: 6, Lift: sprites.Token}, g.plate, zPlate)
	words, st := lang.Capital(v.x.Places.Pot)+" "+strconv.Itoa(n), ui.PaperBold.At(sprites.Middle)
	st = v.Grown(words, st.Sized(max(14, g.plate.H*0.56)), g.plate.W-12)
	st.Size = min(st.Size, g.plate.H*0.7)
	st.Size = ui.FitSize(words, st, g.plate.W-10)
	v.say(words, g.plate.CX(), g.plate.CY()+st.Size*0.34, st, zPlate+1)
	v.Stage.Shows(potID)
	v.LookAt(g.pot.Around(g.plate), func() *table.Inspection { return v.chipsAre(v.x.Labels.PotIs, v.now.Pot) })
	if g.stock.W > 0 {
		v.stockOnFelt()
	}
}

// potStacks lays the pot in a row of stacks, or in two if they are more than three.
func (v *view) potStacks(n int) {
	pot := v.ground.pot
	k, count := 0.7*pot.W/100, stacksOf(n)
	if count > 3 {
		v.rowsOfStacks(n, pot.Inset(pot.W*potEdge), 0.8*pot.W/100, zStand+3)
		return
	}
	pitch := 30 * pot.W / 100 * min(1, k/0.64)
	for i := range count {
		v.stack(min(inStack, n-inStack*i), pot.CX()+(float64(i)-float64(count-1)/2)*pitch, pot.CY()-1, k, zStand+3)
	}
}

// takes is who is just taking the pot; Chance for nobody.
func (b *tableState) takes() engine.Player {
	if b.news.event.Kind == fp.EventPot && len(b.chips) > 0 {
		return b.news.event.Player
	}
	return engine.Chance
}

// shine lays rays of light, so wide, about a point.
func (v *view) shine(x, y, w float64, z int) {
	v.Stage.Add(ui.Item{Key: "shine/" + strconv.Itoa(z), Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.Rays}, Box: ui.R(x-w/2, y-w/2, w, w), Z: z, Appear: true})
}

// chipsAre says in large whose chips some are, and what for.
func (v *view) chipsAre(words lang.Template, n int) *table.Inspection {
	return &table.Inspection{Look: sprites.Look{ID: artFolder + "chip"}, Words: words.With("chips", v.chipWords(n))}
}

// stockOnFelt adds the stock where it has no sheet of its own.
func (v *view) stockOnFelt() {
	g := &v.ground
	r, k := g.stock, 0.9*g.k
	if g.below {
		k = 0.7 * min(1, r.W/56) * max(1, g.k)
	}
	n := v.now.Stock
	v.rowsOfStacks(n, r, k, zStand+2)
	v.Stage.Place(stockID, r)
	look := ui.R(r.X, r.Y-slotTouch/2, r.W, r.H+slotTouch/2) // sticks stand before it
	if g.below {
		look = ui.R(r.X, r.Y, r.W, r.H+ui.Lead) // with its number
	}
	v.LookAt(look, func() *table.Inspection { return v.chipsAre(v.x.Labels.StockIs, v.now.Stock) })
	v.Stage.Shows(stockID)
	if g.below {
		st := sprites.Style{Font: sprites.SansMedium, Size: 15, Color: sprites.CreamSoft, Align: sprites.Middle}
		if v.now.FewChips() {
			st.Color = sprites.Glow
		}
		words := v.x.Places.Stock + " " + strconv.Itoa(n)
		if st.Size = ui.FitSize(words, st, r.W+24); st.Size < 13 {
			words, st.Size = strconv.Itoa(n), 15
		}
		v.say(words, r.CX(), r.Bottom()+15, st, zStand+2)
		return
	}
	room := ui.R(r.Right()+6, r.Y, g.pot.X-10-r.Right()-6, r.H)
	number := v.Grown(strconv.Itoa(n), table.FeltNumber.Sized(20*max(1, g.k)), 40*max(1, g.k))
	if v.now.FewChips() {
		number = number.Sized(number.Size * fewLarger).In(sprites.Glow)
	}
	if r.CY()+15+ui.Tight > g.felt.Bottom() { // there is no room for the word
		v.say(strconv.Itoa(n), room.X, r.CY()+number.Size*0.34, number, zStand+2)
		return
	}
	v.say(strconv.Itoa(n), room.X, r.CY()-3, number, zStand+2)
	soft := softWords.Sized(15 * max(1, g.k))
	soft.Size = max(13, ui.FitSize(v.x.Places.Stock, soft, room.W))
	v.say(v.x.Places.Stock, room.X, r.CY()+15, soft, zStand+2)
}

// rowsOfStacks lays chips in stacks, in two rows if they are more than two: their number is
// seen to change.
func (v *view) rowsOfStacks(n int, r ui.Rect, k float64, z int) {
	count := stacksOf(n)
	cols := (count + 1) / 2
	switch count {
	case 0:
		v.put(sprites.Surface{Kind: sprites.NoChips}, ui.R(r.CX()-15*k, r.CY()-7*k, 30*k, 15*k), zStand)
		return
	case 1, 2:
		cols = count
	}
	k *= manyChips
	pitch := (chipWide - 2) * k
	if cols > 1 {
		pitch = min(pitch, (r.W-chipWide*k)/float64(cols-1))
	}
	for i := range count {
		x, y, in, at := 0.0, r.CY()+13*k, cols, i-(count-cols)
		if i < count-cols { // the back row first, and the shorter one
			in, at, y = count-cols, i, y-16*k
		}
		x = r.CX() + (float64(at)-float64(in-1)/2)*pitch
		chips := inStack
		if i == count-1 {
			chips = n - inStack*(count-1)
		}
		v.stack(chips, x, y, k, z)
	}
}

// softWords are small words on the felt.
var softWords = sprites.Style{Font: sprites.Italic, Color: sprites.CreamSoft}

// flying adds the chips that are on their way.
func (v *view) flying() {
	for _, c := range v.chips {
		from, _ := v.Stage.Where(c.from)
		to, _ := v.Stage.Where(c.to)
		const w = 24.0
		box := func(r ui.Rect) ui.Rect { return ui.R(r.CX()-w/2, r.CY()-w/2, w, w) }
		start := box(from)
		v.Stage.Add(ui.Item{Key: "chip/" + strconv.Itoa(c.key), Kind: ui.Piece, Look: sprites.Look{ID: artFolder + "chip", Lift: sprites.Card},
			Box: box(to), From: &start, Vanish: true, Z: zChip, Flight: ui.Flight{Ticks: chipFlies - 4, Delay: c.delay, Rise: 26}})
	}
}
