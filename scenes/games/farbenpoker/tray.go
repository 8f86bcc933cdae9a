package farbenpoker

import (
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// purse adds the own chips in a place: crest, stacks, their number, and what it will
// be. Where the place is narrow, the number alone stands beside the crest.
func (v *view) purse(r ui.Rect, crest, k, size float64, bare bool) {
	p := v.Base()
	cy := r.CY()
	v.Crest(p, r.X, cy-crest*0.56, crest, sprites.Token)
	if words := v.idle(p); v.rests(p) && v.Points(p) == 0 {
		v.seatAt[p] = ui.R(r.X+crest+6, cy-12, 36, 24)
		v.idleWords(words, ui.R(r.X+crest+8, r.Y, r.W-crest-8, r.H), size)
		return
	}
	number, after := v.chipNumber(p), v.after()
	gap := 8.0
	if crest > 50 {
		gap = 24
	}
	if need, has := after.width(number, size), r.W-crest-gap; need > has {
		size *= has / need
	}
	st := table.FeltNumber.Sized(size)
	room := r.Right() - r.X - crest - gap - sprites.Measure(number, st) - 6
	second := st.In(sprites.Glow)
	switch {
	case after.arrow:
		room -= size*0.5 + sprites.Measure("→", st.Sized(arrowSize(size))) + sprites.Measure(after.words, second)
	case after.words != "":
		second = second.Sized(size * lostSize)
		room -= 8 + sprites.Measure(after.words, second)
	}
	x := r.X + crest + gap
	y := cy + 10*k
	if !bare && room > chipWide*k {
		x = v.stacks(v.Points(p), x, y, k, room, 0) + 5
	}
	v.seatAt[p] = ui.R(r.X+crest+6, cy-12, 36, 24)
	v.Stage.Words(number, x, cy+size*0.36, st)
	x += sprites.Measure(number, st)
	high := max(crest, size)
	v.Stage.Place(purseID, ui.R(r.X, cy-high*0.6, x-r.X, high*1.2))
	if after.words == "" {
		return
	}
	if after.arrow {
		arrow := table.FeltNumber.Sized(arrowSize(size)).In(sprites.Glow)
		v.Stage.Words("→", x+size*0.25, cy+size*0.25, arrow)
		x += size*0.5 + sprites.Measure("→", arrow)
	} else {
		x += 8
	}
	v.Stage.Words(after.words, x, cy+size*0.36*second.Size/size, second)
}

// idleWords say after the number of the own chips why there are none to play with.
func (v *view) idleWords(words string, r ui.Rect, size float64) {
	number := table.FeltNumber.Sized(size)
	none := v.chipNumber(v.Base())
	v.Stage.Words(none, r.X, r.CY()+size*0.36, number)
	w := sprites.Measure(none, number) + 10
	st := softWords.Sized(17 * min(v.Frame.Text, 1.4))
	lines := ui.Balance(words, st, r.W-w)
	for _, l := range lines {
		st.Size = ui.FitSize(l, st, r.W-w)
	}
	v.Stage.Lines(lines, r.X+w, r.CY()+st.Size*0.32, st.Size*1.2, st)
}

// A change is what the own chips will be, after an arrow, or what they have lost.
type change struct {
	words string
	arrow bool
}

// lostSize is the size of what was lost, in that of the number.
const lostSize = 0.67

// arrowSize is the size of an arrow beside a number.
func arrowSize(number float64) float64 { return max(14, number*0.7) }

// width is how wide a number of that size is with what follows it.
func (c change) width(number string, size float64) float64 {
	st := table.FeltNumber.Sized(size)
	w := sprites.Measure(number, st)
	switch {
	case c.arrow:
		w += size*0.5 + sprites.Measure("→", st.Sized(arrowSize(size))) + sprites.Measure(c.words, st)
	case c.words != "":
		w += 8 + sprites.Measure(c.words, st.Sized(size*lostSize))
	}
	return w
}

// after is what the present moment makes of the own chips.
func (v *view) after() change {
	p := v.Base()
	q := v.said()
	switch {
	case v.now.Comeback == p && v.now.Chips[p] == 0:
		if n := v.matches(); n > 0 {
			return change{v.Words.Whole(n), true}
		}
	case v.mover() != p:
	case q != nil && v.now.Comeback < 0 && q.die >= 0:
		total := v.now.Chips[p] + q.pays
		if q.third {
			total += v.now.Pot
		}
		return change{v.Words.Whole(total), true}
	case v.missed() > 0:
		return change{"(" + v.Words.Signed(-v.missed()) + ")", false}
	}
	return change{}
}
