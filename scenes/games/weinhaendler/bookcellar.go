package weinhaendler

import (
	"slices"
	"strconv"

	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/table/rulebook"
	"treille/scenes/ui"
)

// exampleThrees are bottles that touch, and where each lies: places of the bottom row count from 0, and
// each row lies half a place further right (W36).
var exampleThrees = []struct {
	bottles [3]wh.Card
	at      [3]wh.Place
}{
	{ofSizes(wh.Dornfelder, 2, 2, 2), [3]wh.Place{{Col: 0}, {Col: 1}, {Row: 1, Col: 0}}},
	{ofSizes(wh.Bordeaux, 1, 2, 3), [3]wh.Place{{Col: 0}, {Col: 1}, {Col: 2}}},
	{ofSizes(wh.Zinfandel, 1, 1, 1), [3]wh.Place{{Col: 0}, {Row: 1, Col: 0}, {Row: 2, Col: 0}}},
	{ofSizes(wh.Merlot, 3, 1, 2), [3]wh.Place{{Row: 1, Col: 0}, {Row: 1, Col: 1}, {Col: 1}}},
	{ofSizes(wh.Portugieser, 2, 2, 3), [3]wh.Place{{Col: 0}, {Col: 1}, {Row: 1, Col: 0}}},
}

// ofSizes are bottles of a wine.
func ofSizes(wine wh.Wine, a, b, c int) [3]wh.Card {
	return [3]wh.Card{wh.Bottle(wine, a), wh.Bottle(wine, b), wh.Bottle(wine, c)}
}

// threesDiagram shows threes that touch, and what each scores.
func threesDiagram(w *lang.Words) ui.Part {
	x := w.Weinhaendler.Rules
	var cells []ui.Part
	for _, three := range exampleThrees {
		drawing := ui.Area(bookThree*bookTile, bookThree*bookTile*tileRatio, func(s *ui.Stage, r ui.Rect) {
			xs := table.Each(three.at[:], func(at wh.Place) float64 { return float64(at.Col) + float64(at.Row)/2 })
			left := r.CX() - (slices.Min(xs)+slices.Max(xs)+1)/2*bookTile
			for i, at := range three.at {
				s.Piece(asTrophyTile(three.bottles[i]), left+xs[i]*bookTile, r.Bottom()-float64(at.Row+1)*bookTile*tileRatio, bookTile-1)
			}
		})
		points := wh.TripletPoints(three.bottles)
		says := ui.Label(strconv.Itoa(points), ui.PaperNumber.Sized(ui.Lead)).Centred()
		if points > 0 {
			says = ui.Picture(ui.Item{Look: coin(points)}, bookMini).Centred()
		}
		cells = append(cells, ui.Column(ui.Near, drawing, says.High(bookMini).Centred()))
	}
	return rulebook.Paper(x.ThreesTitle, threesNote(w), ui.Either(ui.Grid(len(cells), ui.Loose, cells...), ui.Grid(3, ui.Loose, cells...), ui.Grid(2, ui.Loose, cells...)).Left())
}

// threesNote says what a three scores.
func threesNote(w *lang.Words) string {
	return w.Weinhaendler.Rules.ThreesNote.With("alike", strconv.Itoa(wh.AlikePoints), "mixed", strconv.Itoa(wh.MixedPoints))
}

func toldThrees(w *lang.Words) []string { return []string{threesNote(w)} }
