package audio

import "time"

// All figures of how things sound. Times are in seconds and pitches in hertz,
// unless it says otherwise.

const (
	sampleRate   = 48000
	channels     = 2
	bytesAFrame  = channels * 4
	bufferLength = 90 * time.Millisecond // device and player alike

	// maxVoices sounds can play together. From calmVoices on, the oldest fades
	// out early, within cutFrames, so that there is always room for a new one.
	maxVoices  = 28
	calmVoices = 20
	cutFrames  = sampleRate * 6 / 1000

	// rampFrames is how long a change of volume takes from silence to full.
	rampFrames = sampleRate * 5 / 1000

	// kneeLevel is where the limiter begins to bend; nothing gets past 1.
	kneeLevel = 0.7

	// headroom is the level of one sound at full volume.
	headroom = 0.8

	// maxPitch is by how many semitones a sound can be shifted up or down.
	maxPitch = 24

	// staleAfter is the pause of the device after which what waits to be played
	// is dropped: a sound that comes late is worse than none.
	staleAfter = 400 * time.Millisecond

	// fadeShare is the share of each clip in which it fades out, so that nothing
	// that rings is cut off.
	fadeShare = 0.25
)

// Every sound is a little different each time, by at most so much.
const (
	varySemitones = 0.35
	varyDecibels  = 1.0
)

var recipeOf = [recipes]recipe{
	Knock: {name: "knock", length: 0.26, peak: 0.75, room: 0.22, layers: []layer{
		{gain: 1, modes: []mode{
			{172, 0.040, 1}, {395, 0.028, 0.7}, {731, 0.017, 0.45}, {1240, 0.010, 0.3}, {2130, 0.006, 0.2},
		}},
		{gain: 0.5, hiss: hiss{from: 2600, to: 1500, q: 0.8, attack: 0.0004, tau: 0.003}},
	}},
	Slide: {name: "slide", length: 0.24, peak: 0.34, layers: []layer{
		{gain: 1, hiss: hiss{from: 1700, to: 4300, q: 1.1, attack: 0.045, hold: 0.05, tau: 0.045}},
		{gain: 0.35, hiss: hiss{from: 500, to: 800, q: 0.9, attack: 0.03, hold: 0.04, tau: 0.04}},
	}},
	Flip: {name: "flip", length: 0.2, peak: 0.45, room: 0.1, layers: []layer{
		{gain: 0.4, hiss: hiss{from: 900, to: 3400, q: 1.2, attack: 0.03, hold: 0.02, tau: 0.012}},
		{at: 0.062, gain: 1, hiss: hiss{from: 4200, to: 2400, q: 0.7, attack: 0.0006, tau: 0.008}},
		{at: 0.062, gain: 0.35, modes: []mode{{310, 0.014, 1}, {820, 0.007, 0.6}}},
	}},
	Cork: {name: "cork", length: 0.5, peak: 0.8, room: 0.25, layers: []layer{
		{gain: 0.1, hiss: hiss{from: 1300, to: 2300, q: 7, attack: 0.03, hold: 0.03, tau: 0.01}},
		{at: 0.085, gain: 1, bend: 0.55, bendTau: 0.011, modes: []mode{{640, 0.030, 1}, {1290, 0.014, 0.3}}},
		{at: 0.085, gain: 0.55, modes: []mode{{186, 0.075, 1}, {455, 0.035, 0.4}}},
		{at: 0.085, gain: 0.5, hiss: hiss{from: 2400, to: 900, q: 0.7, attack: 0.0005, tau: 0.006}},
		{at: 0.1, gain: 0.08, hiss: hiss{from: 5200, to: 3600, q: 0.6, attack: 0.02, hold: 0.05, tau: 0.09}},
	}},
	Glass: {name: "glass", length: 1.5, peak: 0.5, room: 0.2, layers: []layer{
		{gain: 1, modes: []mode{
			{987, 0.42, 0.7}, {991.5, 0.40, 0.4}, {2290, 0.30, 0.55}, {2301, 0.28, 0.25}, {4195, 0.17, 0.35},
			{6540, 0.09, 0.22}, {9260, 0.05, 0.12},
		}},
		{gain: 0.15, hiss: hiss{from: 7000, to: 5000, q: 0.8, attack: 0.0004, tau: 0.002}},
	}},
	Coin: {name: "coin", length: 0.55, peak: 0.42, room: 0.15, layers: []layer{
		{gain: 1, modes: coinModes},
		{gain: 0.5, modes: []mode{{240, 0.018, 1}, {530, 0.012, 0.6}}},
		{at: 0.085, gain: 0.55, modes: coinModes},
		{at: 0.137, gain: 0.3, modes: coinModes},
		{at: 0.166, gain: 0.16, modes: coinModes},
	}},
	Bell: {name: "bell", length: 1.9, peak: 0.42, room: 0.3, layers: []layer{
		{gain: 1, attack: 0.006, modes: bellModes(587.33)},
		{at: 0.17, gain: 0.85, attack: 0.006, modes: bellModes(880)},
	}},
	Star: {name: "star", length: 0.55, peak: 0.36, room: 0.2, layers: []layer{
		{gain: 1, attack: 0.001, modes: []mode{{1046.5, 0.13, 1}, {2885, 0.05, 0.35}, {5652, 0.022, 0.2}}},
		{gain: 0.1, modes: []mode{{523.25, 0.09, 1}}},
	}},
	Dust: {name: "dust", length: 0.5, peak: 0.4, layers: []layer{
		{gain: 0.8, modes: []mode{{92, 0.045, 1}, {163, 0.025, 0.5}}},
		{at: 0.01, gain: 0.7, hiss: hiss{from: 950, to: 380, q: 0.6, attack: 0.03, hold: 0.02, tau: 0.085}},
		{at: 0.02, gain: 0.12, hiss: hiss{from: 3800, to: 2200, q: 0.6, attack: 0.05, tau: 0.07}},
	}},
	Tick: {name: "tick", length: 0.07, peak: 0.3, layers: []layer{
		{gain: 1, modes: []mode{{610, 0.008, 1}, {1830, 0.0045, 0.7}, {3270, 0.003, 0.35}}},
	}},
	Applause: {name: "applause", length: 3.6, peak: 0.6, room: 0.2, scatter: scatter{
		of: Glass, count: 40, over: 2.1, semitones: 5, quiet: 0.25, width: 0.8,
	}},
	note: {name: "note", length: 3.2, peak: 0.4, room: 0.3, layers: []layer{
		{gain: 1, attack: 0.008, modes: []mode{
			{220, 0.85, 1}, {220.7, 0.8, 0.5}, {440.6, 0.5, 0.4}, {661.8, 0.3, 0.16}, {884.5, 0.2, 0.07}, {1109, 0.12, 0.03},
		}},
		{gain: 0.05, hiss: hiss{from: 700, to: 400, q: 0.8, attack: 0.002, tau: 0.012}},
	}},
}

var coinModes = []mode{
	{2960, 0.075, 0.8}, {4710, 0.065, 1}, {6380, 0.05, 0.6}, {8170, 0.035, 0.4}, {10350, 0.025, 0.25},
}

// bellModes are the partials of a small bell with its strike note at hz: hum,
// prime, tierce, quint, nominal.
func bellModes(hz float64) []mode {
	return []mode{
		{hz * 0.5, 0.42, 0.28}, {hz, 0.5, 1}, {hz * 1.003, 0.48, 0.4}, {hz * 1.189, 0.25, 0.12}, {hz * 1.506, 0.2, 0.1},
		{hz * 2.005, 0.26, 0.4}, {hz * 3.01, 0.12, 0.12}, {hz * 4.16, 0.06, 0.06},
	}
}

// roomTaps are the first reflections of a panelled room: delay and strength.
var roomTaps = [...]struct{ delay, gain float64 }{
	{0.0113, 0.8}, {0.0171, 0.6}, {0.0239, 0.5}, {0.0317, 0.36}, {0.0431, 0.25}, {0.0573, 0.16},
}

// roomDamping is how much of the highs the reflections lose, from 0 to 1.
const roomDamping = 0.62

// The music: semitones from the A of 220 Hz, a scale of five notes, and the low
// notes under it.
var (
	scale     = [...]float64{-2, 0, 3, 5, 7, 10, 12, 15, 17, 19}
	bass      = [...]float64{-12, -9, -14, -7}
	noteBeats = [...]float64{1, 1, 2, 2, 3, 4}
)

const (
	beatSeconds  = 0.75
	notesPerBass = 6
	noteLeap     = 2    // places of the scale from one note to the next, at most
	noteWidth    = 0.4  // how far left and right, of 1
	noteGain     = -9.0 // decibels
	noteSpread   = 3.0  // decibels louder or quieter, at most
	bassGain     = -6.0
)
