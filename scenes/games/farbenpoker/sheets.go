package farbenpoker

import (
	"strconv"

	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// bankSheets are the stock, what a miss costs and a hit pays, and what has happened.
func (v *view) bankSheets(r ui.Rect) {
	number := ui.PaperNumber.Sized(ui.Huge)
	if v.now.FewChips() {
		number = number.In(sprites.Burgundy)
	}
	stock := table.OnSheet(ui.Column(ui.Near,
		ui.Row(ui.Apart, ui.Label(lang.Capital(v.x.Places.Stock), ui.PaperName.Sized(ui.Title)), ui.Spring(),
			ui.Label(strconv.Itoa(v.now.Stock), number).Shows(stockID)),
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
	over, costs := above, ui.Part{}
	if v.now.Phase != fp.PhaseOver {
		over, costs = above+costsHigh+ui.Loose, v.costsSheet()
	}
	log := ui.R(r.X, r.Y+over, r.W, r.H-over)
	v.Stage.Lay(ui.Column(ui.Loose, stock, costs), r)
	end := v.Since(log)
	remember := ui.Paragraph(v.x.Places.Remember, softStatus).Pad(ui.Wide, ui.Apart)
	if free := log.Bottom() - end; !v.Replayed() && v.now.Phase != fp.PhaseOver && v.Stage.HeightOf(remember, log.W) <= free {
		v.Stage.Lay(remember.Bottom(), ui.R(log.X, end, log.W, free))
	}
}

// costsSheet says what a miss costs, as long as there may be one, and a hit pays.
func (v *view) costsSheet() ui.Part {
	cost := ui.Label(strconv.Itoa(v.now.MissCosts), ui.PaperNumber.Sized(ui.Head))
	if v.now.MissCosts == 0 {
		cost = ui.Label(v.x.Places.MissFree, ui.PaperNumber.Sized(ui.Lead))
	}
	lines := ui.Ruled(ui.When(v.now.Phase != fp.PhasePutBack, costsRow(v.x.Places.MissCosts, cost)), v.hitPays())
	return table.OnSheet(ui.Column(ui.Apart, lines...).Middle().Pad(ui.Near, ui.Near)).High(costsHigh)
}

// costsRow is a line of that sheet.
func costsRow(words string, figure ui.Part) ui.Part {
	return ui.Row(ui.Apart, ui.Label(lang.Capital(words), ui.PaperItalic.Sized(ui.Lead)), ui.Spring(), figure)
}

// hitPays says what a hit pays, with the pot for the third stick (F16), or who has the doubles' right
// and for which colour (F14); as long as the dice of a set roll, what the bonus may be, if the stock has it.
func (v *view) hitPays() ui.Part {
	x := &v.x.Places
	number := func(words string) ui.Part { return ui.Label(words, ui.PaperNumber.Sized(ui.Head)) }
	rolls := v.now.Phase < fp.PhaseReroll || v.now.DoublesRight() && v.tumbling()
	switch p := v.mover(); {
	case v.now.Comeback >= 0:
		return costsRow(x.Match, number(v.Words.Signed(fp.HitPays)))
	case rolls && v.now.Stock > 2:
		return costsRow(x.Doubles, number("2–3"))
	case rolls && v.now.Stock == 2:
		return costsRow(x.Doubles, number("2"))
	case v.now.MostPays() > fp.HitPays && p >= 0:
		pays := v.WordsOf(p).Farbenpoker.Places.PairPays.With("name", v.PlayerName(p), "colour", v.colour(v.now.Most()), "n", strconv.Itoa(v.now.MostPays()))
		return ui.Column(ui.Apart, ui.Label(x.Doubles, ui.PaperItalic.Sized(ui.Lead)), ui.Paragraph(pays, ui.PaperSoft))
	case v.winsPot():
		return costsRow(x.HitPays, ui.Row(ui.Near, number(strconv.Itoa(fp.HitPays)+" +"), bowl(ui.Lead)))
	}
	return costsRow(x.HitPays, number(strconv.Itoa(fp.HitPays)))
}
