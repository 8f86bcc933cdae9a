package audio

// A recipe says how a sound is made: as a clip, or as a phrase of other sounds.
type recipe struct {
	name string
	loud float64 // its loudest 100 ms, in LUFS
	more float64 // decibels that each of Count beyond the first adds
	send send    // how much of it the room throws back
	// tuned sounds never vary in pitch.
	tuned bool
	// apart is the least time between two of them, in seconds, if not twinApart.
	apart float64
	// single sounds have one take only.
	single bool

	// A clip is hits, and what clip adds.
	hits []hit
	clip func(*take)
	// A phrase is blows, and what phrase adds, by as many decibels louder than
	// they are alone.
	blows  []blow
	phrase func(*phrase)
	louder float64
}

// A send is a level in decibels at which a sound reaches the room.
type send float64

// The levels of the room, by what sounds.
const (
	cards  send = -22
	wood   send = -16
	bright send = -12 // glass, bell, music
)

// A phrase is a sound made of others, while it is laid out for one playing.
type phrase struct {
	dice  *dice
	count int // as asked for, at least 1
	blows []blow
}

// A blow is one sound of a phrase: seconds after its beginning, in decibels,
// semitones and from -1, left, to 1, right.
type blow struct {
	of               Sound
	at               float64
	gain, pitch, pan float64
}

//go:noinline
func (p *phrase) add(b blow) {
	if len(p.blows) < cap(p.blows) {
		p.blows = append(p.blows, b)
	}
}

// later varies a time by the usual share.
//
//go:noinline
func (p *phrase) later(seconds float64) float64 { return seconds * (1 + timeSpread*p.dice.signed()) }
