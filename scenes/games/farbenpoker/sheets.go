package farbenpoker

import (
	"strconv"

	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// bankSheets are the stock, what a miss costs and who has the doubles' right, and what has
// happened.
func (v *view) bankSheets(r ui.Rect) {
	stock := table.OnSheet(ui.Column(ui.Near,
		ui.Row(ui.Apart, ui.Label(lang.Capital(v.x.Places.Stock), ui.PaperName.Sized(ui.Title)), ui.Spring(),
			ui.Label(strconv.Itoa(v.now.Stock), ui.PaperNumber.Sized(ui.Huge)).Shows(stockID)),
		ui.DoubleRule(),
		v.heapPart(v.now.Stock, stockHeap).Named(stockID)).Pad(0, ui.Near)).High(stockHigh).Around(func(_ *ui.Stage, r ui.Rect, inner func()) {
		inner()
		v.LookAt(r, func() *table.Inspection { return v.chipsAre(v.x.Labels.StockIs, v.now.Stock) })
	})
	const above = stockHigh + ui.Loose
	if v.Hinting() { // in the place of the others: its reasons have what a miss costs in them
		v.Stage.Lay(stock, ui.R(r.X, r.Y, r.W, stockHigh))
		v.HintPlace(ui.R(r.X, r.Y+above, r.W, r.H-above))
		return
	}
	const over = above + costsHigh + ui.Loose
	log := ui.R(r.X, r.Y+over, r.W, r.H-over)
	v.Stage.Lay(ui.Column(ui.Loose, stock, v.costsSheet()), r)
	end := v.Since(log)
	remember := ui.Paragraph(v.x.Places.Remember, softStatus).Pad(ui.Wide, ui.Apart)
	if free := log.Bottom() - end; !v.Replayed() && v.now.Phase != fp.PhaseOver && v.Stage.HeightOf(remember, log.W) <= free {
		v.Stage.Lay(remember.Bottom(), ui.R(log.X, end, log.W, free))
	}
}

// costsSheet says what a miss costs, and who has the doubles' right.
func (v *view) costsSheet() ui.Part {
	x := &v.x.Places
	cost := ui.Label(strconv.Itoa(v.now.MissCosts), ui.PaperNumber.Sized(ui.Head))
	if v.now.MissCosts == 0 {
		cost = ui.Label(x.MissFree, ui.PaperNumber.Sized(ui.Lead))
	}
	head := ui.PaperItalic.Sized(ui.Lead)
	return table.OnSheet(ui.Column(ui.Apart,
		ui.Row(ui.Apart, ui.Label(lang.Capital(x.MissCosts), head), ui.Spring(), cost),
		ui.Rule(),
		ui.Label(x.Doubles, head),
		ui.Paragraph(v.doublesWords(), ui.PaperSoft)).Pad(ui.Near, ui.Near)).High(costsHigh)
}

// doublesWords say who has the doubles' right, and what it is worth; nothing as long as the dice
// of a set roll, and at the end.
func (v *view) doublesWords() string {
	if v.now.Phase < fp.PhaseReroll || v.now.Phase == fp.PhaseOver {
		return ""
	}
	if p := v.mover(); v.now.DoublesRight() && p >= 0 {
		if v.tumbling() {
			return ""
		}
		if v.now.Showing(v.now.Most()) == 1 {
			return v.x.Places.DoublesFor.With("name", v.PlayerName(p))
		}
		return v.x.Places.PairPays.With("name", v.PlayerName(p), "colour", v.colour(v.now.Most()), "n", strconv.Itoa(v.now.MostPays()))
	}
	return v.x.Places.NoDoubles
}
