package vino

import (
	"treille/scenes/table"
	"treille/scenes/ui"
)

// tablet arranges the table for a tablet held upright: wide panels of the others
// above, the map, the sheet, and marbles beside hint and buttons. What lies round the map
// is lower on a low tablet.
func (v *view) tablet() {
	others, own, below, wide := tabletOthers, tabletOwn, tabletSheet, 0.5
	if v.Frame.Full.H < tabletHigh {
		others, own, below, wide = lowTabletOthers, lowTabletOwn, sheetHeight, lowTabletCellar
	}
	if v.large() {
		own = v.HintHeight() + v.ButtonsHeight() + purseHeight
	}
	p := v.Places(table.Sizes{Others: others, Own: own})
	v.Stage.Lay(v.OthersPart(ui.Loose, v.panel), p.Others)
	board, sheet := divided(p.Middle, p.Middle.H-2*ui.Loose-below, ui.Loose)
	sheet.H = below
	v.boardSmall(board)
	v.sheet(sheet)
	cellar, rest := v.Beside(p.Own, min(tabletCellar, p.Own.W*wide))
	cellar.H = min(cellar.H-edge, cellarHeight)
	v.Stage.Lay(v.ownCellar(), cellar)
	place := v.ActionsPlace(rest, false)
	place.Hint = v.underPurse(rest, place.Top())
	v.beside(&place, chartIn(board).dense())
	v.Decisions(place)
}
