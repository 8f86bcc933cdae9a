package ui

import "treille/sprites"

// SheetPaper is what the sheets of tables and pages lie on.
var SheetPaper = sprites.Surface{Kind: sprites.Parchment, R: 10, Lift: sprites.Sheet, Line: true}

// The styles of words on paper, without a size.
var (
	PaperHead   = sprites.Style{Font: sprites.SC, Color: sprites.Burgundy} // of a section
	PaperName   = sprites.Style{Font: sprites.SC, Color: sprites.Ink}      // of a person, game or sheet
	PaperNumber = sprites.Style{Font: sprites.SerifBold, Color: sprites.Ink}
	PaperSerif  = sprites.Style{Font: sprites.Serif, Color: sprites.Ink} // sentences
	PaperItalic = sprites.Style{Font: sprites.Italic, Color: sprites.Ink}
	PaperNote   = sprites.Style{Font: sprites.Italic, Color: sprites.InkSoft} // what is said beside
	PaperBold   = sprites.Style{Font: sprites.SansBold, Color: sprites.Ink}
	PaperLabel  = sprites.Style{Font: sprites.SansMedium, Color: sprites.Ink}     // of a choice or column
	PaperFact   = sprites.Style{Font: sprites.SansMedium, Color: sprites.InkSoft} // time, number of players
	PaperText   = sprites.Style{Font: sprites.Sans, Color: sprites.Ink}
	PaperSoft   = sprites.Style{Font: sprites.Sans, Color: sprites.InkSoft} // what matters less
)
