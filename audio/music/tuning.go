package music

// All figures of how pieces are made. Times are in seconds, lengths in beats and
// levels in decibels, unless it says otherwise.

const (
	phrase  = 4 // bars
	section = 8 // bars

	slowest, fastest  = 54.0, 84.0 // beats a minute
	slowestFour       = 68.0       // where a bar has four beats
	fourShare         = 1.0 / 3    // of pieces have
	breath            = 0.04       // share by which the beat is quicker amid a phrase, and slower around it
	slower            = 0.12       // share of the last chord, and half of it before
	shortest, longest = 95.0, 120.0
	longestPlayed     = 113.0    // of them to the last chord
	sparsest, densest = 1.1, 2.0 // notes a second
	leastOnce         = 0.55     // share of figures that occur once
	mostOnce          = 0.75
)

// The places of notes in the mode: 0 is D4 on D, and an octave has seven.
const (
	octave       = 7
	bassHigh     = -1   // C4
	tuneHigh     = 11   // A5
	middleHigh   = 8    // E5, for a tune that is not played an octave up
	highestRoot  = 54   // the pitch F sharp 3, above which a bass lies an octave lower
	archLow      = 1.0  // where a phrase begins and ends, by and by
	archHigh     = 5.5  // amid it
	archSpread   = 2.0  // more or less, of a phrase
	lift         = 2    // all of that, where the final is low
	farFromArch  = 3.0  // places
	widest       = 4    // places from one note of a tune to the next
	homeward     = 2    // places a note, at the end of a tune
	leap         = 3    // from so many on, the tune turns back
	fewestSteps  = 0.54 // share of a tune's intervals
	mostSteps    = 0.68
	outsideChord = 0.04 // weight of a strong beat outside the chord, of 1 for its fifth,
	thirdWeight  = 2.8  // its third,
	rootWeight   = 0.45 // its root amid a phrase,
	againWeight  = 0.05 // and an octave or a fifth with the bass after another
	chordFrom    = 1.5  // beats of a tone that is in the chord
	emptyMore    = 2    // every so manyth variation has an empty bar more
	innerShare   = 0.75 // of long notes have one of the chord below
	smallest     = 0.5  // beats of a divided note
	thinShare    = 0.5  // of weak notes are left an octave up
	figure       = 4    // notes
	arrangements = 4    // of a tune, before it is dropped
	oldGrounds   = 3    // that don't return
	oldTunes     = 10
)

// emptyBars are those of which one is left empty by the tune.
var emptyBars = [...]int{1, 2, 5, 6}

// intervals are the weights of the next note of a tune, by its distance.
var intervals = [widest + 1]float64{0.5, 8, 2.2, 0.8, 0.5}

// Levels of whole sections.
const (
	dividedLevel = 0.6
	highLevel    = -1.7
	glassyLevel  = -2.6
)

// The hand.
const (
	early      = 0.012 // more or less
	uneven     = 1.0
	arch       = 1.2 // a phrase is so much louder in its middle
	rollLeast  = 0.025
	rollMost   = 0.045
	overlap    = 0.1 // a string that is plucked anew
	leapRings  = 0.9 // longer than that
	mostRings  = 3.2
	lastRings  = 4.5
	bassLevel  = -6.0
	innerLevel = -7.0
	glassLevel = -14.0
	lastLevel  = -5.5
	together   = -1.8 // a note of the tune with the bass
	fillLevel  = -3.0 // the bass where the tune is silent
	smallLevel = -2.0 // a divided note
	highLouder = 0.8  // all of a piece on the highest final: short strings ring less
	lowSofter  = 0.4  // a note of the tune, for each semitone below D4: it rings with the bass
)
