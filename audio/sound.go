package audio

// A Sound is one of the noises that the pieces of the games make.
type Sound uint8

// The sounds of all tables.
const (
	Button       Sound = iota // a button is pressed
	ButtonOff                 // something is switched off
	Refused                   // what cannot be done now
	Page                      // a page or a panel comes or goes
	Slide                     // a card slides over felt; with Count, a bundle
	Dealt                     // a card is dealt, or lifted from a hand
	Flip                      // a card is turned over
	Knock                     // a knuckle on the table: a pass
	Bottle                    // a bottle is laid on others
	EmptyBottle               // an empty one
	Triplet                   // three bottles that score
	TripletAlike              // three that are alike: a cork before the glasses
	Cork                      // a cork leaves its bottle
	Point                     // a point is counted; Count is which one of this count, from 1
	Bell                      // it is somebody's turn: two soft notes
	Reminder                  // it still is: the second one
	Seal                      // a game begins or goes on
	Win                       // the end of a game: glasses and knuckles
	Lost                      // the same, for somebody who has lost
	sounds

	// Parts of other sounds, which are never asked for alone.
	slid        Sound = iota - 1 // one card of a bundle
	bellD                        // the first note of the bell; Reminder is the second
	knuckle                      // one knock
	clinkFourth                  // two glasses, A5 and the D above
	clinkFifth                   // A5 and the E above
	spoon                        // on the glass A5
	longGlass                    // the same, ringing longer
	pointBar                     // a bar of boxwood, D6
	note                         // a string of the music
	recipes
)

// Sounds returns all sounds.
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

// Plan returns how loud the sound is meant to be: its loudest 100 ms with effects
// at full volume, K-weighted (BS.1770), in LUFS.
func (s Sound) Plan() float64 { return recipeOf[s].loud }
