package vino

import (
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Sizes of the arrangement for a tablet held upright, in layout units.
const (
	tabletOthers = 150.0 // height of the others' panels
	tabletOwn    = 196.0 // of the own side
	tabletSheet  = 240.0 // of the sheet
)

// tablet arranges the table for a tablet held upright: wide panels of the others
// above, the map, the sheet, and marbles beside hint and buttons.
func (v *view) tablet() {
	own := tabletOwn
	if v.Frame.Text > 1.2 {
		own = v.HintHeight() + v.ButtonsHeight() + 52
	}
	p := v.Places(table.Sizes{Others: tabletOthers, Own: own})
	v.Panels(p.Others, 11, v.panel)
	middle := p.Middle
	middle.H -= 12
	beside, rest := v.Beside(p.Own, min(400, p.Own.W*0.5))
	v.seatAt[v.Base()] = ui.R(rest.X, rest.Y, 40, 40)
	board := ui.R(middle.X, middle.Y, middle.W, middle.H-12-tabletSheet)
	v.boardSmall(board)
	v.sheet(ui.R(middle.X, board.Bottom()+12, middle.W, tabletSheet))
	cellar := beside
	cellar.H = min(cellar.H-20, cellarHeight)
	v.marbles(v.Base(), cellar)
	v.cellarControl(cellar, v.Base())
	number := table.FeltNumber.Sized(30)
	v.money(v.moneyOf(v.Base()), rest.X, rest.Y+30, 32, number)
	total := v.PointWords(v.Base())
	v.Stage.Words(total, rest.Right()-4, rest.Y+30, number.At(sprites.Right))
	v.head(v.Base(), rest.Right()-24-sprites.Measure(total, number), rest.Y+20, 34)
	if words := v.apart(); words != "" {
		st := sprites.Style{Font: sprites.Italic, Size: 17, Color: sprites.CreamSoft}
		v.Stage.Words(words, rest.X+4, rest.Y+52, fitted(words, st, rest.W-8))
	}
	place := v.ActionsPlace(rest, false)
	place.Hint = ui.R(rest.X, rest.Y+58, rest.W, place.Top()-rest.Y-60)
	v.compulsory(&place)
	v.Decisions(place)
}
