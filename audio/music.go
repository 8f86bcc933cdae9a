package audio

import "math"

// A tune is the music: single notes of one string, far apart, each chosen from
// the scale near the one before, and a low note now and then. It begins alike
// with every start of the program, and then goes on for ever.
type tune struct {
	wait   int // frames until the next note
	step   int // place in scale
	count  int // notes so far
	choice dice
}

func (t *tune) restart() { *t = tune{wait: sampleRate, step: len(scale) / 2, choice: newDice(2)} }

// next chooses a note, and the time to the one after it.
func (t *tune) next() Options {
	beats := noteBeats[int(t.choice.unit()*float64(len(noteBeats)))]
	t.wait += int(beats * beatSeconds * sampleRate)
	t.count++
	pan := noteWidth * t.choice.signed()
	if t.count%notesPerBass == 1 {
		return Options{Gain: bassGain, Pitch: bass[t.count/notesPerBass%len(bass)], Pan: pan}
	}
	t.step += int(t.choice.unit()*(2*noteLeap+1)) - noteLeap
	t.step = min(len(scale)-1, max(0, t.step))
	return Options{Gain: noteGain + noteSpread*t.choice.signed(), Pitch: scale[t.step], Pan: pan}
}

// pluck is a string of the music, A3: its partials rise softly.
func pluck(t *take) {
	const rise = 0.008 // seconds, to 1/e
	for _, p := range stringPartials {
		r := newRinger(p.hz, p.tau, 20*math.Log10(p.gain), 0)
		n := min(r.length, int(noteLength*sampleRate))
		t.add(0, n, func(buf []float64) {
			missing, less := 1.0, math.Exp(-1/(rise*sampleRate))
			y1, y2 := 0.0, -r.in
			for i := range buf[:n] {
				y := r.a1*y1 + r.a2*y2
				buf[i] += y1 * (1 - missing)
				y1, y2 = y, y1
				missing *= less
			}
		})
	}
	t.burst(0, -26, band{530, 0.8}, 0.012)
}
