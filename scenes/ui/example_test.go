package ui_test

import (
	"fmt"

	"treille/scenes/ui"
	"treille/sprites"
)

// A panel of a seat is described once. Where it has no room, the status is left out, and
// then crest and name stand alone.
func ExampleEither() {
	words := sprites.Style{Font: sprites.Sans}
	crest := ui.Art("common/crest-fox", 24)
	panel := ui.Either(
		ui.Row(ui.Apart, crest, ui.Column(ui.Near,
			ui.Name("Clara", words),
			ui.Label("140", words),
			ui.Label("buys later", words).Dropped(1))),
		ui.Row(ui.Near, crest, ui.Name("Clara", words)),
	).Pad(ui.Apart, ui.Close).On(sprites.Surface{Kind: sprites.Parchment, R: 7})

	for _, room := range []ui.Rect{ui.R(0, 0, 160, 80), ui.R(0, 0, 160, 50), ui.R(0, 0, 160, 36)} {
		s := ui.NewStage()
		s.Begin(ui.NewFrame(390, 844, ui.Insets{}, 1))
		s.Lay(panel, room)
		s.End()
		s.Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Text {
				fmt.Printf("%s;", it.Words)
			}
		})
		fmt.Println()
	}
	// Output:
	// Clara;140;buys later;
	// Clara;140;
	// Clara;
}
