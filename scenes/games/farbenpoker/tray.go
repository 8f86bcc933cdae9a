package farbenpoker

import (
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// purse is the own chips: crest, stacks, their number in a size, and what it will be. Where
// there is little room, the chips lie in a row below both, or the number alone stands beside the crest.
func (v *view) purse(size float64) ui.Part {
	p := v.Base()
	st := table.FeltNumber.Sized(size)
	crest := func(size float64) ui.Part {
		of := v.CrestPart(p, size*purseCrest)
		if v.mover() == p && v.takes() == p {
			of = v.shining(of)
		} else if v.mover() == p { // it glows on his turn, as the sheets of the others do
			of = of.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
				w := r.W * purseGlow
				s.Put(sprites.Surface{Kind: sprites.Spot}, ui.R(r.CX()-w/2, r.CY()-w/2, w, w))
				inner()
			})
		}
		return of.Firm().Named(purseID)
	}
	number := ui.Label(v.PointWords(p), st).Shows(chipsID(p)).Firm().Named(chipsID(p))
	if v.rests(p) && v.Points(p) == 0 && !v.Taught() {
		return ui.Row(ui.Apart, crest(size), number, ui.Paragraph(v.idle(p, v.WordsOf(p)), softWords.Sized(ui.Lead)).Middle().Growing())
	}
	row := func(chips ui.Part) ui.Part {
		return ui.Row(ui.Apart, crest(size), chips, number, v.change(st).Firm())
	}
	stacks := v.stacks(v.Points(p), size/purseStack)
	all := table.Each(stacks, row)
	if you := v.Subject(p); v.Frame.Shape.Upright() && !v.Hinting() && you != v.PlayerName(p) { // as the stock has its name
		all = append(table.Each(stacks, func(chips ui.Part) ui.Part {
			return ui.Row(ui.Apart, crest(size), chips, ui.Column(0, ui.Row(ui.Apart, number, v.change(st).Firm()), ui.Label(you, softWords.Sized(ui.LeastText))).Firm())
		}), all...)
	}
	if v.Points(p) > 0 { // as on the sheets of the others
		all = append(all, ui.Column(ui.Tight, ui.Row(ui.Near, crest(size*lowCrest), number, v.change(st).Firm()), v.chipRow(v.Points(p))))
	}
	return ui.Either(append(all, row(ui.Part{}))...).Around(func(s *ui.Stage, _ ui.Rect, inner func()) {
		inner()
		from, _ := s.Where(purseID)
		to, _ := s.Where(chipsID(p))
		s.Place(purseID, from.Around(to)) // without what the number will be
	})
}

// stacks are all of some chips in stacks of ten side by side, in a scale, or in a lesser one if
// there is less room.
func (v *view) stacks(n int, k float64) []ui.Part {
	if n == 0 {
		return []ui.Part{ui.Mark(sprites.Surface{Kind: sprites.NoChips}, chipWide*k, chipWide*k/2)}
	}
	return []ui.Part{v.piles(n, k*tenScale), v.piles(n, k*tenLeast)}
}

// piles are chips in stacks of ten, the last one of what is left.
func (v *view) piles(n int, k float64) ui.Part {
	const each = 2 * inStack
	w, count := chipWide*k, (n+each-1)/each
	return ui.Fixed(w*float64(count), w, func(_ *ui.Stage, r ui.Rect) {
		foot := r.CY() + chipHigh*float64(min(n, each)-1)*k/2
		for i := range count {
			v.stack(min(each, n-each*i), r.X+w*(float64(i)+0.5), foot, k, 0)
		}
	})
}

// lostSize is the size of what was lost, and of an arrow, in that of the number.
const lostSize = 0.67

// change is what the present moment makes of the own chips: what they will be, after an
// arrow, or what they have lost.
func (v *view) change(st sprites.Style) ui.Part {
	small := st.Sized(st.Size * lostSize).In(sprites.Glow)
	will := func(n int) ui.Part {
		return ui.Row(ui.Near, ui.Label("→", small), ui.Label(v.Words.Whole(n), st.In(sprites.Glow)))
	}
	p, q := v.Base(), v.said()
	switch {
	case v.Points(p) < v.now.Chips[p]: // the chips are on their way
		return will(v.now.Chips[p])
	case v.now.Comeback == p && v.now.Chips[p] == 0 && v.matches() > 0:
		return will(v.matches())
	case v.mover() != p:
	case q != nil && q.third:
		return will(v.now.Chips[p] + q.pays + v.now.Pot)
	case q != nil && v.now.Comeback < 0 && q.die >= 0:
		return will(v.now.Chips[p] + q.pays)
	case v.missed() > 0:
		return ui.Label("("+v.Words.Signed(-v.missed())+")", small)
	}
	return ui.Part{}
}
