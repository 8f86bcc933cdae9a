package farbenpoker

import (
	fp "treille/engine/farbenpoker"
	"treille/scenes/ui"
)

// raised is where a stick is drawn that is out of its hole, hangs over one, or is
// picked; empty without one.
func (v *view) raised() ui.Rect {
	if v.lands != nil {
		return ui.Rect{}
	}
	t := v.sticks.hand()
	switch {
	case v.putting() && v.chosen() != fp.NoHole:
		return v.ground.hang(v.chosen())
	case t != nil:
		return v.ground.hang(fp.Hole(t.index))
	case v.picked != fp.NoHole && !v.putting():
		const out = 16
		r := v.ground.pulled(v.picked, out)
		r.H = (stickTop + out) * v.ground.sideOf(v.picked).s
		return r
	}
	return ui.Rect{}
}
