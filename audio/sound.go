package audio

// A Sound is one of the noises that the pieces of the games make.
type Sound uint8

// The sounds.
const (
	Knock    Sound = iota // a wooden piece on the table; a pass
	Slide                 // a card slides over felt
	Flip                  // a card is turned over
	Cork                  // a cork leaves its bottle
	Glass                 // a glass is struck; three bottles alike
	Coin                  // a coin falls on the table
	Bell                  // it is somebody's turn: two soft notes
	Star                  // a point is counted; raise Pitch with the count
	Dust                  // an empty bottle settles in the cellar
	Tick                  // a button
	Applause              // many glasses at the end of a game
	sounds

	// note is a string of the music.
	note    = sounds
	recipes = sounds + 1
)

// Sounds returns all sounds, for tests and for rendering them ahead.
func Sounds() []Sound {
	all := make([]Sound, sounds)
	for i := range all {
		all[i] = Sound(i)
	}
	return all
}

// String returns the sound's name in lower case.
func (s Sound) String() string {
	if s >= recipes {
		return "unknown"
	}
	return recipeOf[s].name
}

// A clip is a rendered sound: samples at sampleRate for the left and the right.
// A sound in the middle has the same slice twice.
type clip struct{ left, right []float32 }

// Render returns a sound's samples for the left and the right, between -1 and 1,
// 48,000 a second. The caller may keep and change them.
func Render(s Sound) (left, right []float32) {
	c := render(s)
	left = append(left, c.left...)
	return left, append(right, c.right...)
}
