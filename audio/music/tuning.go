package music

// All figures of how pieces are made. Times are in seconds, lengths in beats and
// levels in decibels, unless it says otherwise.

const (
	beats   = 3 // a bar, of which the first is strong
	phrase  = 4 // bars
	section = 8 // bars

	slowest, fastest  = 58.0, 70.0 // beats a minute
	breath            = 0.04       // share by which the beat is quicker amid a phrase, and slower around it
	slower            = 0.12       // share of the last chord, and half of it before
	shortest, longest = 95.0, 120.0
	sparsest, densest = 1.15, 1.6 // notes a second
	leastOnce         = 0.55      // share of figures that occur once
	mostOnce          = 0.75
)

// The places of notes in the mode: 0 is D4, and an octave has seven.
const (
	octave       = 7
	bassLow      = -2 * octave // D2
	bassHigh     = -1          // C4
	tuneHigh     = 11          // A5
	middleHigh   = 8           // E5, for a tune that is not played an octave up
	lowRoots     = 3           // from this root on, a bass lies an octave below the others
	archLow      = 1.0         // where a phrase begins and ends, by and by
	archHigh     = 5.5         // amid it
	archSpread   = 2.0         // more or less, of a phrase
	farFromArch  = 3.0         // places
	widest       = 4           // places from one note of a tune to the next
	homeward     = 2           // places a note, at the end of a tune
	leap         = 3           // from so many on, the tune turns back
	fewestSteps  = 0.54        // share of a tune's intervals
	mostSteps    = 0.68
	outsideChord = 0.04 // weight of a strong beat outside the chord, of 1 in it
	emptyMore    = 2    // every so manyth variation has an empty bar more
	innerShare   = 0.75 // of long notes have one of the chord below
	smallest     = 0.5  // beats of a divided note
	thinShare    = 0.5  // of weak notes are left an octave up
	figure       = 4    // notes
	oldGrounds   = 3    // that don't return
	oldTunes     = 10
	mostSections = 5
	fewerBelow   = 63.2 // beats a minute, one fewer
)

// emptyBars are those of which one is left empty by the tune.
var emptyBars = [...]int{1, 2, 5, 6}

// intervals are the weights of the next note of a tune, by its distance.
var intervals = [widest + 1]float64{0.5, 6, 2.2, 0.8, 0.5}

// The hand.
const (
	early      = 0.012 // more or less
	uneven     = 1.0
	arch       = 2.5 // a phrase is so much louder in its middle
	rollLeast  = 0.025
	rollMost   = 0.045
	overlap    = 0.1 // a string that is plucked anew
	leapRings  = 0.9 // longer than that
	mostRings  = 3.2
	lastRings  = 4.5
	bassLevel  = -5.5
	innerLevel = -7.0
	glassLevel = -14.0
	lastLevel  = -5.5
	together   = -1.0 // a note of the tune with the bass
)
