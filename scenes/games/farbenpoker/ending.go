package farbenpoker

import (
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Ending implements table.Guest.
func (b *board) Ending() table.Ending {
	w := b.words()
	x := &w.Farbenpoker.Result
	ranking := b.t.RankBy(b.Score)
	lead := x.With
	if len(ranking) > 1 && ranking[1].Place == 1 {
		lead = x.WithEach
	}
	why := map[fp.Ending]string{fp.LastTwo: x.ByTwo, fp.LastOne: x.ByOne}[b.now.Ending]
	if why == "" {
		why = x.ByStock
	}
	e := table.Ending{
		Ranking: ranking, Rounds: max(1, b.sets),
		Lead: lead.With("chips", b.chipWords(b.Score(ranking[0].Seat)), "why", why),
		Felt: func(c *table.Canvas, felt ui.Rect, below float64) { b.endView(c).winners(ranking, felt, below) },
		Board: func(c *table.Canvas, box ui.Rect) {
			b.endView(c).heap(b.now.Chips[ranking[0].Seat], ui.R(box.X, box.Y+table.BoardTaken, box.W, box.H-table.BoardTaken), 1.6)
		},
		Row:    func(c *table.Canvas, p engine.Player, box ui.Rect) { b.endView(c).endRow(p, box) },
		Counts: w.Farbenpoker.Labels.Chips, CountsHead: x.Chips,
		Lasted: x.Finished, LastedShort: x.Sets,
		Note: func(p engine.Player) string {
			if b.now.Gone.Has(p) {
				return x.Out
			}
			return ""
		},
	}
	if b.now.Pot > 0 {
		e.Foot = w.Count(x.Pot, b.now.Pot)
	}
	return e
}

func (b *board) endView(c *table.Canvas) *view {
	return &view{Canvas: c, board: b, x: &c.Words.Farbenpoker}
}

// winners shows who has won, and their chips.
func (v *view) winners(ranking []table.Rank, felt ui.Rect, below float64) {
	n := 0
	for n < len(ranking) && ranking[n].Place == 1 {
		n++
	}
	crest, cy, chips, k := 64.0, felt.Y+132+below*0.8, felt.Y+182+below*0.8, 1.02
	across := felt
	foot := felt.Bottom() - 12
	switch v.Frame.Shape {
	case ui.Desktop:
		crest, cy, chips, k = 100, felt.Y+92, felt.Y+270+below, 1.7
		foot = felt.Bottom() - 40
	case ui.Tablet:
		crest, cy, chips, k = 84, felt.Y+182+below*0.8, felt.Y+270, 1.3
		foot = felt.Bottom() - 22
	case ui.Sideways:
		crest, cy, chips, k = 54, felt.Y+124+below*0.8, felt.Y+180+below*0.5, 0.95
	}
	pitch := across.W / float64(n+1)
	if n == 2 {
		pitch = across.W * 0.46
	}
	for i := range n {
		x := felt.CX() + (float64(i)-float64(n-1)/2)*pitch
		size := min(crest, pitch*0.33)
		v.Crown(ranking[i], x, cy, size)
		w := min(pitch-8, felt.W-24)
		v.heap(v.now.Chips[ranking[i].Seat], ui.R(x-w/2, chips, w, foot-chips), k)
	}
}

// endRow shows a seat's chips beside or below its name, or why it has none.
func (v *view) endRow(p engine.Player, box ui.Rect) {
	if v.Frame.Shape.Large() {
		v.endWide(p, box)
		return
	}
	if v.now.Gone.Has(p) {
		words, st := v.x.Result.Out, table.PaperItalic.Sized(16).In(sprites.InkSoft)
		if st.Size = ui.FitSize(words, st, box.W); st.Size < 13 {
			words, st.Size = v.x.Places.Out, 15
		}
		v.Stage.Words(words, box.X, box.Y+box.H*0.6, st)
		return
	}
	v.endChips(v.now.Chips[p], box.X, box.Y+box.H*0.08, min(21, box.H*0.9), box.W)
}

// endChips lays chips in a row, in fives.
func (v *view) endChips(n int, x, y, w, room float64) {
	if n == 0 {
		return
	}
	step, gap := w*11/21, w*9/21
	if long := step*float64(n-1) + gap*float64((n-1)/5) + w; long > room {
		step, gap = step*(room-w)/(long-w), gap*(room-w)/(long-w)
	}
	for i := range n {
		v.chip(x+float64(i)*step+float64(i/5)*gap, y, w, 0)
	}
}

// endWide shows the same on a wide page, in one line.
func (v *view) endWide(p engine.Player, box ui.Rect) {
	if v.now.Gone.Has(p) {
		v.Stage.Words(v.x.Result.Out, box.X, box.CY()+6, table.PaperItalic.Sized(17).In(sprites.InkSoft))
		return
	}
	const chip = 26.0
	v.endChips(v.now.Chips[p], box.X, box.CY()-chip/2, chip, box.W)
}
