package audio

// A Sound is one of the noises that the pieces of the games make.
type Sound uint8

// The sounds of all tables, then those of single ones: see [Table]. Those without
// a capital are parts of others and never asked for alone.
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
	Point                     // a point is counted, higher than one just before; or Count says which one it is, from 1
	Bell                      // it is somebody's turn: two soft notes
	Reminder                  // it still is: the second one
	Seal                      // a game begins or goes on
	Win                       // the end of a game: glasses and knuckles
	Lost                      // the same, for somebody who has lost

	slid        // one card of a bundle
	bellD       // the first note of the bell; Reminder is the second
	knuckle     // one knock
	clinkFourth // two glasses, A5 and the D above
	clinkFifth  // A5 and the E above
	spoon       // on the glass A5
	longGlass   // the same, ringing longer
	pointBar    // a bar of boxwood, D6

	// Vino.

	Coins     // money comes in: Count of it
	Paid      // money goes: Count of it
	Pawn      // a pawn is placed; Count is which one in a row
	PawnsHome // Count pawns go back into their box
	Marble    // a marble finds its hole; Count is the unit that it says
	Carry     // the marble rolls back, and the tens move on
	Barrel    // a barrel rolls; raise Pitch by a third of a semitone a region
	Gulps     // the state's bottle: a cork, and it is poured
	Notch     // a market's price moves to place Count of 11

	coin       // and its neighbour
	coinLast   // the same, ringing longer
	coinGone   // ringing shorter
	purseShut  // a tap on felt
	pawnSet    // on the table
	marbleHole // it rolls, and bounces
	gulping    // what follows the cork
	notched    // a slider on its rail
	lowBar     // a bar of boxwood, A4

	// Zankapfel.

	Step       // the mayor's step; Count is which one
	BasketChip // a chip falls into a basket
	Bubble     // a speech bubble with Count points
	Accepted   // what it offers
	Declined
	Quarrel  // one begins
	Tension  // while dice are bought, Count so far; until Stop
	Dice     // Count dice touch the felt
	Burn     // a tie: the cards burn
	Race     // Count steps forward
	RaceBack // Count steps back

	footstep  // cane and foot
	coinFelt  // a coin on felt
	staveBlow // on a barrel
	bowStroke // D3 and A3
	dieBlow   // a die on felt
	dieClack  // on another one
	racePawn  // a pawn's step
	pawnFelt  // a pawn on felt

	// Farbenpoker.

	Stick    // one is drawn from its hole
	Hit      // Count chips for the right colour
	Miss     // the wrong one
	Arc      // a marble flies
	Pot      // Count chips of it go to their winner
	Comeback // the knocks before it
	Rescued  // at least one was right
	Damped   // none was

	creaking   // a stick that rises
	release    // the same, free
	pawnTap    // a pawn, softly
	pokerBar   // a bar of boxwood, A5
	missBar    // a bar that is held, G5
	chipSet    // one chip
	air        // a part of a flight
	holeBlows  // a marble that arrives
	glassSwell // E5

	// The music.

	string1 // the lowest
	string2
	string3
	string4
	string5
	string6
	rim1 // of a glass
	rim2
	recipes
)

// A Table is the sounds that a game has beside those of all tables. A
// program that does not use it does not hold its sounds.
type Table struct {
	first Sound
	list  []recipe
	also  *Table // what it shares with another game's, or nil
}
