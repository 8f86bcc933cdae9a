package audio

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

// due counts one frame, and reports whether a note is due.
func (t *tune) due() bool {
	t.wait--
	return t.wait <= 0
}

// next chooses a note and the time to the next one.
func (t *tune) next() Options {
	beats := noteBeats[int(t.choice.unit()*float64(len(noteBeats)))]
	t.wait = int(beats * beatSeconds * sampleRate)
	t.count++
	pan := noteWidth * t.choice.signed()
	if t.count%notesPerBass == 1 {
		return Options{Gain: bassGain, Pitch: bass[t.count/notesPerBass%len(bass)], Pan: pan}
	}
	t.step += int(t.choice.unit()*(2*noteLeap+1)) - noteLeap
	t.step = min(len(scale)-1, max(0, t.step))
	return Options{Gain: noteGain + noteSpread*t.choice.signed(), Pitch: scale[t.step], Pan: pan}
}
