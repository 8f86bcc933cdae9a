package table

import (
	"treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/table/rulebook"
)

// Pages opens the pages that lie beside a table. They know tables, so tables do not
// know them: package pages fills this in.
type Pages struct {
	// Rules is a rule book, open at a page; atTable says that this is the one of the
	// present phase.
	Rules func(a *app.App, book rulebook.Book, page int, atTable bool) app.Scene
	// Settings shows with a sample how the settings make pieces look.
	Settings func(a *app.App, sample Sample) app.Scene
	// Share carries a finished game out. tell tells of it in the present language, and
	// rules opens its rule book.
	Share func(a *app.App, tell func() Report, rules func(), menu *PageMenu) app.Scene
	// Me asks the player of this device for his name and crest, over a screen.
	Me func(a *app.App, over app.Scene) app.Scene
	// Easy begins a game against easy players, in the seats that are offered first.
	Easy func(a *app.App, spec GameSpec)
	// Analyse opens what a computer player makes of a finished game, from which result
	// leads to the page of its result; nil if there is no such page.
	Analyse func(a *app.App, spec GameSpec, playback Playback, result func())
}

// A Sample is what the page of settings shows of a game, to see what settings do to it:
// three pieces, of which the second is lifted, with a hint and a button.
type Sample struct {
	Pieces [3]string // names in the art
	Ratio  float64   // of their height to their width
	// Words are the hint, of a player of that name, and the label of the button; the short
	// label is for a narrow place.
	Words func(w *lang.Words, name string) (hint, label, short string)
}
