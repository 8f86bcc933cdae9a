package vino

import (
	"treille/scenes/table"
	"treille/scenes/ui"
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
	v.Stage.Lay(v.OthersPart(ui.Loose, v.panel), p.Others)
	middle := p.Middle
	middle.H -= 12
	beside, rest := v.Beside(p.Own, min(400, p.Own.W*0.5))
	board := ui.R(middle.X, middle.Y, middle.W, middle.H-12-tabletSheet)
	v.boardSmall(board)
	v.sheet(ui.R(middle.X, board.Bottom()+12, middle.W, tabletSheet))
	cellar := beside
	cellar.H = min(cellar.H-20, cellarHeight)
	v.Stage.Lay(v.ownCellar(), cellar)
	purse := v.purse()
	high := v.Stage.HeightOf(purse, rest.W)
	v.Stage.Lay(purse.Top(), rest)
	place := v.ActionsPlace(rest, false)
	place.Hint = ui.R(rest.X, rest.Y+high, rest.W, place.Top()-rest.Y-high)
	v.compulsory(&place)
	v.Decisions(place)
}
