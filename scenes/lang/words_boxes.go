package lang

// GamePage are the words of the page of a game, beside those of the game.
type GamePage struct {
	_        uncompared
	Play     string
	Learn    string // the button that begins the lesson
	LearnOn  string // the same where it waits half done
	Next     string // what follows when one plays
	Round    string // heading
	End      string // heading
	AtOnce   string // how long it takes to learn
	InARound string
	InAGame  string
	Or       string // between two things
}

// Boxes are what the pages of the games show of a round.
type Boxes struct {
	_                uncompared
	Alike, Different string // sizes of three bottles that touch (Die Weinhändler)
	Weinhaendler     Round
	Vino             Round
	Zankapfel        Round
	Farbenpoker      Round
}

// A Round are the words beside the pictures of a round.
type Round struct {
	Brief string // what the game is, where there is room for little
	Steps [3]Step
	End   string // after the heading "The end": "comes when …"
}

// A Step is one of the three of a round.
type Step struct {
	Title string // one word
	Text  string // a few
}

// An Option is a way to play a game that can be turned on.
type Option struct {
	Title string
	Note  string // a few words
	Long  string // where there is room for more
}
