package audio

// What tests of the package see beside its callers.

// NewSeeded returns a mixer whose chance is known.
func NewSeeded(b Backend, seed uint64) *Mixer { return newMixer(b, seed) }

// PlayPlain plays a sound at once, without the changes of each playing.
func (m *Mixer) PlayPlain(s Sound, o Options) {
	m.mu.Lock()
	defer m.mu.Unlock()
	o.Gain += recipeOf[s].louder
	m.lay(s, m.frames.Load(), o)
}

// A Clip is one take of a sound, or of a part of one.
type Clip struct {
	Name    string
	Samples []float32
	Strokes int // in which it was made
}

// Clips returns all takes that have been made.
func (m *Mixer) Clips() []Clip {
	var list []Clip
	for s, takes := range m.shelf.takes {
		for _, c := range takes[:m.shelf.ready[s]] {
			list = append(list, Clip{Name: Sound(s).String(), Samples: c})
		}
	}
	return list
}

// Tuned reports whether a sound may not vary in pitch.
func (s Sound) Tuned() bool { return recipeOf[s].tuned }

const (
	LookAhead   = lookAhead
	RoomFrames  = roomFrames
	TakesASound = takesASound
	Ceiling     = ceiling
)
