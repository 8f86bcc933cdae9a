package music

// A ground is eight chords, one a bar, each the degree of its mode on which it
// stands.
type ground struct {
	mode    mode
	degrees [section]int

	// A piece has it in a metre and on a final of its own.
	beats int // a bar
	final int // semitones above D
}

// A mode is the semitones of its seven degrees above its final.
type mode [octave]int

// The grounds of the sixteenth century, by their names: passamezzo antico,
// romanesca, folia, lament, passamezzo moderno, bergamasca.
var grounds = [...]ground{
	{mode: dorian, degrees: [section]int{0, 6, 0, 4, 2, 6, 4, 0}},
	{mode: dorian, degrees: [section]int{2, 6, 0, 4, 2, 6, 4, 0}},
	{mode: aeolian, degrees: [section]int{0, 4, 0, 6, 2, 6, 4, 0}},
	{mode: aeolian, degrees: [section]int{0, 6, 5, 4, 0, 3, 4, 0}},
	{mode: mixolydian, degrees: [section]int{0, 3, 0, 4, 0, 3, 4, 0}},
	{mode: mixolydian, degrees: [section]int{0, 3, 4, 0, 0, 3, 4, 0}},
}

var (
	dorian     = mode{0, 2, 3, 5, 7, 9, 10}
	aeolian    = mode{0, 2, 3, 5, 7, 8, 10}
	mixolydian = mode{0, 2, 4, 5, 7, 9, 10}
)

// The finals: D, G, A. All modes on them have the notes D, E, G and A, to which what
// else is tuned belongs, but for the aeolian on G.
var finals = [...]int{0, onG, -5}

const onG = 5

// lift is by how many places a tune lies higher, so that all finals have it about as
// high.
func (g *ground) lift() int {
	if g.final < 0 {
		return lift
	}
	return 0
}

// d4 is the pitch of place 0 on D.
const d4 = 62

// pitch is the pitch of a place in the mode.
func (g *ground) pitch(place int) int {
	degree := degreeOf(place)
	return d4 + g.final + 12*(place-degree)/octave + g.mode[degree]
}

// degreeOf is the degree of a place, from 0.
func degreeOf(place int) int { return ((place % octave) + octave) % octave }

// The parts of a chord: degrees above the one on which it stands.
const (
	root  = 0
	third = 2
	fifth = 4
)

// over is the degree of a place above the one on which the chord of a bar stands.
func (g *ground) over(bar, place int) int { return degreeOf(place - g.degrees[bar%section]) }

// inChord reports whether a place belongs to the chord of a bar.
func (g *ground) inChord(bar, place int) bool {
	switch g.over(bar, place) {
	case root, third, fifth:
		return true
	}
	return false
}

// root is the bass of a bar. It moves within an octave, the same on all finals.
func (g *ground) root(bar int) int {
	place := g.degrees[bar%section] - octave
	if g.pitch(place) > highestRoot {
		place -= octave
	}
	return place
}

// chord are the pitches of a bar's chord, from 0 for C to 11 for B.
func (g *ground) chord(bar int) (pitches [3]int) {
	for i := range pitches {
		pitches[i] = g.pitch(g.degrees[bar%section]+2*i) % 12
	}
	return pitches
}
