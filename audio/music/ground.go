package music

// A ground is eight chords, one a bar, each the degree of its mode on which it
// stands.
type ground struct {
	mode    mode
	degrees [section]int
}

// A mode is the semitones of its seven degrees above D.
type mode [octave]int

// The grounds of the sixteenth century, by their names: passamezzo antico,
// romanesca, folia, lament, passamezzo moderno, bergamasca.
var grounds = [...]ground{
	{dorian, [section]int{0, 6, 0, 4, 2, 6, 4, 0}},
	{dorian, [section]int{2, 6, 0, 4, 2, 6, 4, 0}},
	{aeolian, [section]int{0, 4, 0, 6, 2, 6, 4, 0}},
	{aeolian, [section]int{0, 6, 5, 4, 0, 3, 4, 0}},
	{mixolydian, [section]int{0, 3, 0, 4, 0, 3, 4, 0}},
	{mixolydian, [section]int{0, 3, 4, 0, 0, 3, 4, 0}},
}

var (
	dorian     = mode{0, 2, 3, 5, 7, 9, 10}
	aeolian    = mode{0, 2, 3, 5, 7, 8, 10}
	mixolydian = mode{0, 2, 4, 5, 7, 9, 10}
)

// d4 is the pitch of place 0.
const d4 = 62

// pitch is the pitch of a place in the mode.
func (m *mode) pitch(place int) int {
	degree := degreeOf(place)
	return d4 + 12*(place-degree)/octave + m[degree]
}

// degreeOf is the degree of a place, from 0.
func degreeOf(place int) int { return ((place % octave) + octave) % octave }

// inChord reports whether a place belongs to the chord of a bar.
func (g *ground) inChord(bar, place int) bool {
	switch degreeOf(place - g.degrees[bar%section]) {
	case 0, 2, 4:
		return true
	}
	return false
}

// root is the bass of a bar: low degrees lie an octave above high ones, so that it
// moves within an octave.
func (g *ground) root(bar int) int {
	degree := g.degrees[bar%section]
	if degree >= lowRoots {
		return degree + bassLow
	}
	return degree - octave
}

// chord are the pitches of a bar's chord, from 0 for C to 11 for B.
func (g *ground) chord(bar int) (pitches [3]int) {
	for i := range pitches {
		pitches[i] = g.mode.pitch(g.degrees[bar%section]+2*i) % 12
	}
	return pitches
}
