package statistics

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// sand is the colour of what was not won.
const sand sprites.Color = 0xE3D2ACFF

// Sizes that are the same everywhere, in layout units.
const (
	tabHigh     = 58.0 // but on a phone held sideways
	tabWide     = 226.0
	labelRatio  = 168.0 / 148
	crownRatio  = 16.0 / 20
	barShare    = .66   // of a bar in its place, of the last games,
	luckShare   = .5    // and of what chance brought
	leastBar    = 30.0  // width of the bar of a share,
	leastThing  = 30.0  // and of the place of a thing that chance brings
	choiceWide  = 380.0 // between games with hints and those without
	emptyArt    = 200.0 // width of a box’s picture where there is nothing to count
	emptyButton = 300.0
)

const (
	lastOnes     = 20  // games in the chart of the last
	numbersShare = .42 // of the width, beside the charts
	resetIcon    = "trash"
)

// widest is how wide the page is at most.
var widest = [...]float64{ui.Portrait: 480, ui.Landscape: 1000, ui.Desktop: 1280, ui.Tablet: 780}

// A scale is how large the parts of the page are, in layout units.
type scale struct {
	number, caption, head, note, text, title float64 // words; the title is that of a tab

	share, bar float64 // height of the row of a share, and its bar
	chart      float64 // least height of a chart
	axis       float64 // letters beside and over bars
	art        float64 // height of the pieces under bars
	side, gap  float64 // room at the sides of what is counted, and between its parts
}

// The scales of a phone and of a large window.
var (
	small = &scale{number: 32, caption: 16, head: 17, note: 15.5, text: 15.5, title: 16,
		share: 23, bar: 13, chart: 54, axis: 15, art: 20, side: 12, gap: 6}
	large = &scale{number: 42, caption: 16, head: 20, note: 17, text: 17, title: 18,
		share: 30, bar: 16, chart: 70, axis: 15.5, art: 24, side: 28, gap: 10}
	scales = [...]*scale{ui.Portrait: small, ui.Landscape: small, ui.Desktop: large, ui.Tablet: large}
)
