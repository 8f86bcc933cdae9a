package farbenpoker

import (
	"strconv"
	"strings"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// Ending implements table.GameView.
func (b *tableState) Ending() table.Ending {
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
		Ranking: ranking, Rounds: b.in.Set(),
		Lead:    lead.With("chips", b.chipWords(b.Score(ranking[0].Seat)), "why", why),
		Beneath: true,
		Felt:    func(c *table.Canvas) ui.Part { return b.view(c).winners(ranking) },
		Board: func(c *table.Canvas, box ui.Rect) {
			b.view(c).heap(b.now.Chips[ranking[0].Seat], ui.R(box.X, box.Y+table.BoardTaken, box.W, box.H-table.BoardTaken), 1.6)
		},
		Row:    func(c *table.Canvas, p engine.Player) ui.Part { return b.view(c).endRow(p) },
		Lasted: x.Finished, LastedShort: x.Sets,
		Note: func(p engine.Player) string {
			if b.now.Gone.Has(p) {
				return x.Out
			}
			return b.playedWords(p)
		},
	}
	if b.now.Pot > 0 {
		e.Foot = w.Count(x.Pot, b.now.Pot)
	}
	return e
}

// winners are the chips of those who have won.
func (v *view) winners(ranking []table.Rank) ui.Part {
	first := table.Where(ranking, func(q table.Rank) bool { return q.Place == 1 })
	return ui.Rows(1, ui.Apart, table.Each(first, func(q table.Rank) ui.Part {
		return ui.Area(leastWide, leastHeap, func(_ *ui.Stage, r ui.Rect) { v.wonChips(q.Seat, r) })
	})...)
}

// wonChips lets a winner's chips fall into stacks side by side, of five or of ten, whichever become larger, while
// they are heard.
func (v *view) wonChips(p engine.Player, r ui.Rect) {
	n, k, each := v.now.Chips[p], 0.0, 0
	for _, of := range []int{inStack, 2 * inStack} {
		high := stackHigh + chipHigh*float64(min(n, of)-inStack)
		if fits := min(largestHeap, r.W/(stackPitch*float64((n+of-1)/of)), r.H/high); fits > k {
			k, each = fits, of
		}
	}
	count, fallen := (n+each-1)/each, 0
	felt, _ := v.Stage.Where(table.FeltOfResult)
	v.falls = func(it *ui.Item, shadow bool) {
		key := "won/" + strconv.Itoa(int(p)) + "/" + strconv.Itoa(fallen)
		if shadow { // of the chip that falls next
			it.With = key
			return
		}
		from := it.Box
		from.Y = felt.Y - stackHigh*k
		it.Enters, it.Key, it.From = true, key, &from
		it.Flight = ui.Flight{Ticks: wonFalls, Delay: wonAfter + wonWithin*float64(fallen)/float64(n), Pull: true}
		fallen++
	}
	v.Stage.Clip(felt)
	foot := r.CY() + chipHigh*float64(min(n, each)-1)*k/2
	for i := range count {
		v.stack(min(each, n-each*i), r.CX()+(float64(i)-float64(count-1)/2)*stackPitch*k, foot, k, 0)
	}
	v.Stage.EndClip()
	v.falls = nil
}

// playedWords say where a player has his chips from: all that they name adds up to them.
func (b *tableState) playedWords(p engine.Player) string {
	w := b.words()
	said := []string{w.Farbenpoker.Result.Played.With("start", strconv.Itoa(fp.Printed().Purse),
		"hits", w.Signed(b.brought(p, fp.EventHit)), "misses", w.Signed(-b.brought(p, fp.EventMiss)))}
	if n := b.brought(p, fp.EventPot); n > 0 {
		said = append(said, w.Farbenpoker.Places.Pot+" "+w.Signed(n))
	}
	if n := b.brought(p, fp.EventPaid); n > 0 {
		said = append(said, w.Farbenpoker.Log.PaidShort.With("gain", w.Signed(n)))
	}
	return strings.Join(said, ", ")
}

// brought is how many chips all events of a kind have brought a player.
func (b *tableState) brought(p engine.Player, kind engine.EventKind) (n int) {
	for _, e := range b.t.Seen() {
		if e.Player == p && e.Kind == kind {
			n += fp.DecodeEvent(e).Chips
		}
	}
	return n
}

// endRow shows a seat's chips in fives, or why it has none, and where there is room what they are made of.
func (v *view) endRow(p engine.Player) ui.Part {
	if v.now.Gone.Has(p) {
		return ui.Either(ui.Label(v.x.Result.Out, softStatus), ui.Label(v.x.Places.Out, softStatus))
	}
	chips := ui.Area(0, leastChip, func(_ *ui.Stage, r ui.Rect) {
		w := min(endChip, r.H)
		v.endChips(v.now.Chips[p], r.X, r.CY()-w/2, w, r.W)
	})
	if !v.Frame.Shape.Large() {
		return chips
	}
	return ui.Either(ui.Column(ui.Near, chips.High(endChip), ui.Label(v.playedWords(p), softStatus)).Middle().Firm(), chips)
}

// endChips lays chips in a row, in fives.
func (v *view) endChips(n int, x, y, w, room float64) {
	if n == 0 {
		return
	}
	step, gap := w*chipStep, w*chipGap
	if long := step*float64(n-1) + gap*float64((n-1)/5) + w; long > room {
		step, gap = step*(room-w)/(long-w), gap*(room-w)/(long-w)
	}
	for i := range n {
		v.chip(x+float64(i)*step+float64(i/5)*gap, y, w, 0)
	}
}

// Last implements table.GameView: few chips are told, then an empty stock, with which the end has come (F30).
func (b *tableState) Last() *table.Last {
	w := b.words().Farbenpoker
	switch {
	case b.now.FewChips():
		return &table.Last{Title: w.LastChips, Words: w.Hints.LastChips.With("n", strconv.Itoa(b.now.Stock))}
	case b.now.Ending == fp.EmptyStock:
		return &table.Last{Title: w.Last.Title, Words: w.Last.Words, Over: true}
	}
	return nil
}
