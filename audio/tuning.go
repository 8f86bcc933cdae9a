package audio

import "time"

// All figures of how things sound. Times are in seconds and pitches in hertz,
// unless it says otherwise.

const (
	sampleRate   = 48000
	channels     = 2
	bytesAFrame  = channels * 4
	bufferLength = 90 * time.Millisecond // device and player alike

	// Effects and music have voices of their own. From calmVoices effects that
	// sound on, the oldest fades out early, within cutFrames; what waits for
	// its time has a voice already.
	effectVoices = 96
	musicVoices  = 16
	calmVoices   = 24
	cutFrames    = sampleRate * 6 / 1000
	stopFrames   = sampleRate * 60 / 1000

	// rampFrames is how long a change of volume takes from silence to full.
	rampFrames = sampleRate * 5 / 1000

	// maxPitch is by how many semitones a sound can be shifted up or down.
	maxPitch = 24

	// staleAfter is the pause of the device after which what waits to be played
	// is dropped: a sound that comes late is worse than none.
	staleAfter = 400 * time.Millisecond

	// The device sleeps so long after the last sound, the last movement and the
	// last touch. When it is woken it is waited for; a sound that would come later
	// than this is dropped.
	idleFrames  = sampleRate * 5
	wakesWithin = time.Second

	// warmSlice is how long Warm works at least, unless nothing is left.
	warmSlice = time.Millisecond
)

// The limiter looks so far ahead, lets go within a time, and lets nothing past
// its ceiling.
const (
	lookAhead    = sampleRate * 3 / 1000
	limitRelease = 0.080 // seconds to 1/e
	ceiling      = 0.891 // -1 dB
)

// Takes: how many a sound has, and by how much they differ.
const (
	takesASound   = 5
	levelSpread   = 1.5  // decibels of a mode
	contactSpread = 0.2  // share of a contact
	timeSpread    = 0.15 // share of a time
)

// Strokes of a bow differ by more.
const (
	bowSpread     = 0.12 // share of a length
	strokeSpread  = 1.5  // decibels of a stroke
	partialSpread = 2.0  // decibels of a partial
)

// Every playing is a little different from the take: of a phrase all blows by the same
// pitch, so that what climbs or falls is heard to.
const (
	varySemitones = 0.35
	varyDecibels  = 1.0

	// twinApart is the least time between two of the same sound, in seconds.
	twinApart = 0.03
)

// Points that come within a time climb on: within the first those of one count, up to
// the top, within the second other counts, round so many notes.
const (
	countFrames = sampleRate * 6 / 10
	climbFrames = sampleRate * 3
	climbNotes  = 4
)

// Synthesis.
const (
	harderIsShorter = 0.8                   // factor of a contact for 6 dB
	audibleRange    = 50.0                  // decibels below its beginning at which a tone ends
	lowest          = 40.0                  // hertz: what is lower is left out
	highest         = 20000.0               // hertz: what is higher is left out
	noiseLevel      = 106.0                 // of a band 1 Hz wide, so that noise at 0 dB has a mean of 0.35
	endFade         = sampleRate * 8 / 1000 // of each tone
	pieceSamples    = 16384                 // that are drawn at once
	loudestWithin   = sampleRate * 5 / 4    // from its beginning, a clip has been at its loudest
)

// Counts: more pieces than these are not told apart. More cards slide as one, and each is softer by so many
// decibels for each that slides with it.
const (
	mostCards    = 4
	bundleSofter = 1.2
	coinsSofter  = -2.4 // decibels, of each where there are more
	coinsRise    = 0.3  // semitones, each
	paidSofter   = -2.8
	paidFrom     = 1.0 // semitones, the first
	paidFall     = -0.4
	diceSofter   = -2.2
	cornerSofter = -8.0 // the second corner of a die
	stepsSofter  = -1.0
	chordSofter  = 0.9 // for each more
	mostCoins    = 12  // for any sum
	mostSteps    = 24
)

// The room: left and right hear other first reflections, faint enough that what is
// tuned stays where it is. Delays are in seconds.
var (
	reflections = [channels][]reflection{
		{{0.0113, 0.42}, {0.0171, -0.34}, {0.0239, 0.30}, {0.0317, 0.25}, {0.0431, -0.20}, {0.0557, 0.16}},
		{{0.0129, 0.43}, {0.0188, 0.36}, {0.0263, -0.31}, {0.0349, 0.25}, {0.0459, 0.21}, {0.0570, -0.16}},
	}
	tailDelays = [...]float64{0.0231, 0.0263, 0.0297, 0.0319, 0.0351, 0.0379, 0.0411, 0.0437}
)

const (
	tailTime  = 0.45 // seconds to fall by 60 dB
	tailLevel = 0.54
	roomLow   = 250.0  // hertz
	roomHigh  = 4500.0 // hertz
	// roomFrames is how long the room is heard after all else.
	roomFrames = sampleRate * 8 / 10
)

// The music. Its figures are those of how it sounds; how it is written stands in
// package music.
const (
	musicGain = -1.2 // decibels of all notes

	// The strings that are made, by their keys, of which 69 is the A of 440 Hz.
	lowestString, lowestGlass = 42, 52
	stringSpacing             = 7   // semitones
	stringLength              = 4.5 // seconds
	stringPartials            = 12
	stringLoud                = -20.0 // LUFS
	stopString, stopGlass     = 0.25, 0.5
	middleString              = 60    // which is heard in the middle
	panASemitone              = 0.012 // to the right, for each one higher

	// A piece begins so long after music is turned on, and then after a rest.
	// When nobody has been there for so long it ends, and none begins.
	firstFrames         = sampleRate
	restLeast, restMost = 40.0, 90.0
	aloneFrames         = 60 * sampleRate

	// The music bows to some sounds, until so long after they have begun.
	bowed      = 0.501 // -6 dB
	bowFrames  = sampleRate * 20 / 1000
	holdFrames = sampleRate * 400 / 1000
	riseFrames = sampleRate * 1200 / 1000
)
