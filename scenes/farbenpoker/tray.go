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
	number, after := v.chipNumber(p), v.after()
	st := table.FeltNumber.Sized(size)
	room := r.Right() - r.X - crest - 8 - sprites.Measure(number, st) - 6
	second := st.In(sprites.Glow)
	switch {
	case after.arrow:
		room -= size*1.2 + sprites.Measure(after.words, second)
	case after.words != "":
		second = second.Sized(size * 0.67)
		room -= 8 + sprites.Measure(after.words, second)
	}
	x := r.X + crest + 8
	y := cy + 10*k
	if !bare && room > chipWide*k {
		x = v.stacks(v.Points(p), x, y, k, room, 0) + 5
	}
	v.seatAt[p] = ui.R(r.X+crest+6, cy-12, 36, 24)
	v.Stage.Words(number, x, cy+size*0.36, st)
	x += sprites.Measure(number, st)
	if after.words == "" {
		return
	}
	if after.arrow {
		arrow := table.FeltNumber.Sized(size * 0.7).In(sprites.Glow)
		v.Stage.Words("→", x+size*0.25, cy+size*0.25, arrow)
		x += size*0.5 + sprites.Measure("→", arrow)
	} else {
		x += 8
	}
	v.Stage.Words(after.words, x, cy+size*0.36*second.Size/size, second)
}

// A change is what the own chips will be, after an arrow, or what they have lost.
type change struct {
	words string
	arrow bool
}

// after is what the present moment makes of the own chips.
func (v *view) after() change {
	p := v.Base()
	q := v.verdict
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
	case v.missed() > 0 && v.lands == nil:
		return change{"(" + v.Words.Signed(-v.missed()) + ")", false}
	}
	return change{}
}
