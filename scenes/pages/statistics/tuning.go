package statistics

import (
	"treille/scenes/ui"
	"treille/sprites"
)

var (
	ink    = sprites.Style{Font: sprites.SC, Color: sprites.Ink}
	head   = sprites.Style{Font: sprites.SC, Color: sprites.Burgundy}
	number = sprites.Style{Font: sprites.SerifBold, Color: sprites.Ink}
	soft   = sprites.Style{Font: sprites.Italic, Color: sprites.InkSoft}
	facts  = sprites.Style{Font: sprites.Sans, Color: sprites.InkSoft}
	medium = sprites.Style{Font: sprites.SansMedium, Color: sprites.Ink}
	plain  = sprites.Style{Font: sprites.Sans, Color: sprites.Ink}
	strong = sprites.Style{Font: sprites.SansBold, Color: sprites.Ink}
)

// sand is the colour of what was not won.
const sand sprites.Color = 0xE3D2ACFF

// Sizes that are the same everywhere, in layout units.
const (
	leastTarget = 44.0 // of what a finger can hit
	shortPhone  = 700.0
	smallest    = 13.0 // of letters that are made smaller to fit
	lastOnes    = 20   // games in the chart of the last
	labelRatio  = 168.0 / 148
	ribbonRatio = 48.0 / 34
	crownRatio  = 16.0 / 20
	barShare    = .66 // of a bar in its place, of the last games,
	luckShare   = .5  // and of what chance brought
	squareWide  = 46.0
	buttonGap   = 8.0
)

// measures are the sizes on a screen, in layout units.
type measures struct {
	t           float64 // size of text
	large       bool
	low         bool    // a phone is held sideways
	number      float64 // of the four numbers,
	caption     float64 // and of the words under them
	head        float64
	note        float64
	share       float64 // way from one share to the next,
	text        float64 // its words,
	bar         float64 // and its bar
	least, most float64 // height of a chart
	axis        float64 // letters beside and over bars
	art         float64 // height of the pieces under bars
	row         float64 // height of a finished game
	ribbon      float64 // width of its ribbon
	title       float64 // of the letters of its day
}

// measuresOf are those of a frame.
func measuresOf(f ui.Frame) *measures {
	t := min(f.Text, 1.6)
	m := measures{t: t, number: 32, caption: 16, head: 17, note: 15.5, share: 26, text: 15.5, bar: 13, least: 66, most: 84, axis: 15, art: 20,
		row: 44, ribbon: 22, title: 16}
	switch f.Shape {
	case ui.Desktop, ui.Tablet:
		m = measures{t: t, large: true, number: 46, caption: 16, head: 20, note: 17, share: 32, text: 17, bar: 16, least: 70, most: 124, axis: 15.5, art: 24,
			row: 66, ribbon: 29, title: 18}
	case ui.Landscape:
		m = measures{t: t, low: true, number: 27, caption: 15.5, head: 17, note: 15, share: 30, text: 15.5, bar: 14, least: 52, most: 84, axis: 15, art: 19,
			row: 46, ribbon: 21, title: 16}
	}
	some, little := min(t, 1.4), min(t, 1.25)
	m.number *= little
	m.caption *= some
	m.head *= little
	m.note *= some
	m.share *= some
	m.text *= some
	m.bar *= little
	m.axis *= min(t, 1.3)
	m.art *= little
	m.title *= some
	return &m
}
