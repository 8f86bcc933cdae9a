package settings

// A scale is how large the parts of the page are, in layout units.
type scale struct {
	heading, label, caption, choice float64    // words
	letters                         [3]float64 // that stand for the sizes of text
	controlW, controlH              float64    // of a choice beside its label
	whole                           float64    // height of a choice that fills the page
	switchW, switchH                float64
	volume                          float64 // height of a row of sound
	row, toggle                     float64 // least heights of rows
	edge, section                   float64 // room round the page and between sections
}

// The scales of a phone’s page and of a large window’s.
var (
	smallScale = scale{
		heading: 18, label: 18, caption: 15, choice: 17, letters: [3]float64{17, 22, 28},
		controlW: 236, controlH: 46, whole: 46, switchW: 58, switchH: 32, volume: 52, row: 58, toggle: 58, edge: 20, section: 14,
	}
	largeScale = scale{
		heading: 22, label: 19, caption: 16, choice: 18, letters: [3]float64{19, 25, 32},
		controlW: 330, controlH: 50, whole: 54, switchW: 66, switchH: 36, volume: 58, row: 68, toggle: 58, edge: 34, section: 16,
	}
)

const (
	phonePage    = 480.0 // width of the page at most: on a phone,
	widePage     = 700.0 // on wider screens,
	windowPage   = 604.0 // and of each of two pages side by side
	instantShare = 1.8   // of the width of another speed
	sliderWidth  = 262.0
	leastSlider  = 90.0
	valueWidth   = 44.0 // of the number after a slider
)

// The preview:
const (
	sampleWidth = 106.0 // of a piece
	sampleGap   = 9.0   // between pieces
	sampleLift  = 28.0  // of the second one
	sampleLeast = 0.8   // to what share pieces shrink
	sampleWords = 140.0 // least width of the words beside them
	sampleHigh  = 56.0  // of the button

	buttonWidth = 150.0 // of the buttons at the foot, at least
)
