package lang

// Words are all texts of the game in one language.
type Words struct {
	Lang         Lang
	App          App
	Home         Home
	GamePage     GamePage
	NewGame      NewGame
	Settings     Settings
	Table        Table
	Hint         Hint
	Lesson       Lesson
	Replay       Replay
	Outline      Outline
	Cover        Cover
	Result       Result
	RuleBook     RuleBook
	Errors       Errors
	Calendar     Calendar
	Today        Today
	Me           Me
	Online       Online
	Saves        Saves
	Share        Share
	Statistics   Statistics
	Analysis     Analysis
	Boxes        Boxes
	Weinhaendler Weinhaendler
	Zankapfel    Zankapfel
	Vino         Vino
	Farbenpoker  Farbenpoker

	you     *Words     // the same, said to the only person who plays
	point   string     // of a decimal fraction
	and, or string     // before the last of a list
	numbers [13]string // 0 to 12
}

// An uncompared keeps a struct from being compared with others: nobody does, and the code for it would be 21 KB of what is
// downloaded.
type uncompared [0]func()

// App are words that stand on many screens, mostly the labels of buttons with
// only a picture.
type App struct {
	_            uncompared
	Title        string   // of the program
	Updated      Template // {name}: of the release: "1.0"
	Back         string
	Close        string
	Cancel       string
	OK           string
	Menu         string
	Undo         string
	AllRules     string // in a menu
	Sound        string
	UndoNothing  string // why there is nothing to undo
	Log          string
	Mute         string // the button that silences
	Unmute       string // the button that lets be heard
	Rules        string
	Unfold, Fold string   // what is not all shown
	More         string   // a button that tells no more
	OutOf        Template // {n}, {all}
}

// Home are the words of the first screen.
type Home struct {
	_          uncompared
	Players    Template // {min}, {max}
	Continue   string
	Turn       Template // {of}: "Clara’s turn"
	Deciding   Template // {names}: several decide at the same time
	SavedGames string
	PlayGame   Template // {game}: label of a box
	GameIsOver string
}

// NewGame are the words of the page on which a game is prepared.
type NewGame struct {
	Title        string
	Minutes      Template // {min}, {max}
	MinutesShort Template // {min}, {max}
	Seats        string
	Computer     string        // choice
	Human        string        // choice, and in place of a level
	PlaysHere    string        // in place of the line of a character
	Level        string        // heading
	Levels       ByName[Level] // by the names that the engine has for them
	FreeSeat     Template      // {seat}: one of SeatOrdinals
	SeatOrdinals [6]string
	SeatNumber   Template // {seat}: one of SeatOrdinals
	AllAlike     Template // button: gives all computer players {level}
	FreeThis     string   // button
	Settle       Template // {name}: button
	AddPlayer    string
	Name         string
	Crest        string
	Crests       [6]string      // the animals
	Character    string         // heading
	CharacterAt  string         // after it
	Characters   [6]string      // a line each, in the order of the crests
	Taken        Template       // {name}, {seat}: of a character that sits already
	Kept         Template       // {name}: of a crest that no computer player takes
	OptionsTitle string         // heading for those who hear the page
	Options      ByName[Option] // by the names that the engine has for them
	Seed         string         // in the middle of a sentence
	SeedRandom   string
	SeedMeaning  string
	SeedBad      string
	SeedLong     Template // {n}
	Start        string
	All          Plural   // only people
	Watch        Plural   // only computers
	Mixed        Template // {people}, {computers}
	People       Plural
	Computers    Plural
	DefaultNames [6]string // in the order of the crests
}

// A Level is how well a computer player plays.
type Level struct {
	Note    string // in the row of a seat, and as a choice
	Meaning string
}

// Settings are the words of the settings page.
type Settings struct {
	_            uncompared
	Title        string
	Version      Template // {name}: of the release, "1.0"
	Language     string
	Sound        string
	Effects      string
	Music        string
	Off          string   // a volume of 0
	Percent      Template // {n}: a volume or size, for screen readers
	SoundNote    string
	Play         string
	Speed        string
	SpeedNote    string
	SpeedHalf    string // for screen readers; the button shows ½
	SpeedOne     string
	SpeedTwo     string
	Instant      string
	Confirm      string
	ConfirmNote  string
	Always       string
	Risky        string
	Never        string
	Motives      string
	MotivesNote  string
	Comfort      string
	TextSize     string
	Reduced      string
	ReducedNote  string
	Signs        string // of friends at a table on a server
	SignsNote    string
	LeftHand     string
	LeftHandNote string
	Contrast     string
	ContrastNote string
	Full         string // a window of its own fills the screen
	FullNote     string
	Preview      string
	PreviewHint  Template // {total}, {name}
	AtOnce       string
	Defaults     string
	ResetTitle   string // asks before Defaults
	ResetText    string
	Delete       string
	DeleteText   string // before it is done
	DeleteSure   string // the button that does it
	Deleted      string // after it
}

// Last are the two sentences of the notice that the end is near.
type Last struct{ Title, Words string }

// Table are the words that all tables share.
type Table struct {
	_             uncompared
	Round         Template // {n}
	LastRound     string
	Pass          string   // button
	Passes        string   // after a name
	Over          string   // the game is: without a stop
	GoOn          string   // button
	Points        Plural   // "15 points"
	You           string   // in the place of a name: the only person who plays,
	YouBehind     string   // and after "ahead of"
	TurnOf        Template // {of}: said, and why nothing can be done
	StepOf        Template // {n}, {of}: of a lesson or a replay
	Thinking      Template // {name}
	SinceTurn     Template // {of}: heading
	BeforeTurn    Template // {of}: the same, where that is the first
	ToTurn        Template // {of}: button
	ToResult      string   // the same of somebody who has nothing more to decide
	Motive        Template // {words}, {motive}: a decision and what it is for
	NextLine      Template // {line}: what is told, for those who hear it
	SinceNothing  string
	SinceMore     string // after those who have done something that the lines below do not say
	LogTitle      string
	LogEmpty      string
	LogAll        string   // whose lines are shown: everybody's
	LogWhose      string   // of the choice, for those who hear it
	LogLines      Plural   // how many are shown: all,
	LogLinesOf    Plural   // or {some} of them
	LogNewest     string   // goes to the foot
	LogShow       string   // leaves the log for what a line points at
	LogShowWhat   string   // why not yet
	LogMarked     Template // {line}: one that points, for those who hear it
	LogPoints     string   // said when it is marked
	MenuTitle     string
	Resume        string
	SaveAndLeave  string
	ToHome        string
	GiveUp        string // in the menu, and title of the question,
	GiveUpNote    string // which says what that means
	BeginAnew     string // the answers
	BeginSame     string // with the same seed
	GiveUpLeave   string
	ConfirmTitle  string
	Others        string // tab with their panels
	WaitForOthers string
	TapSkips      string
	Roll          string   // dice, by who throws them
	RollFirst     string   // why nothing else can be done
	ShowAgain     string   // what happened since the turn
	Undone        string   // said when something is taken back,
	TookBack      Template // {name}, by somebody else
	Sending       string   // what was decided is on its way,
	TooLate       string   // or came too late
	Keys          string   // what the keyboard does
	Look          string   // in the menu
	LookHint      string   // what to do then
	Setup         string   // on the plate of a phase, before the first one
	End           string   // and after the last
	FlagStays     string   // of the mark in the banner, in the last round
	Understood    string   // button
}

// A Term is a reason for a decision: a sentence without figures, and what heads its figures.
type Term struct {
	Why  Template // {when}, {name}, {rank}: not all games have them, and some reasons none
	What string
}

// Hint are the words around a hint at any table.
type Hint struct {
	_             uncompared
	Title         string
	NotNow        string   // why there is no hint
	Open          string   // why the button asks for none: there is one
	Shut          string   // the cross on it
	Look, Do, Why string   // headings, in the line of what follows
	AskDo, AskWhy string   // in place of a part that was not asked for
	Kept          string   // below the second part, where the viewer has picked up something else, which stays
	Thinks        string   // after the first heading, until the hint is known
	Wins          Template // {n}, {even}: how often each wins if all win as often
	WinsMore      Template // {n}, {even}, {other}, {m}: how often the alternative does
	WinsAlike     Template // {n}, {even}, {other}
	WinsOften     string   // a reason, where none makes the difference,
	Close         string   // or where there is none
	Figures       Template // {what}, {n}, {m}: of what the reason is about, after the advised decision and after the alternative
	UnderOne      string   // such a figure that is rounded to 0,
	OverMost      string   // or to 100
	OfHundred     Template // {n} of them, as such a figure
	Assisted      string
	Costs         string // asks before the very first hint
	Sure          string // agrees
	// Alternatives, and times, in the middle of a sentence.
	Passing  string
	With     Template // {what}
	AtTheEnd string
}

// Replay are the words of a game that is seen again.
type Replay struct {
	_                  uncompared
	Title              string
	Open               string // the button that shows a game again
	Play, Pause        string
	Back, Forward      string // by a step
	RoundBack, RoundOn string
	AtStart, AtEnd     string // why a button does nothing
	Scrub              string // the slider
	Instant            string // short
	PlayOn             string
	Anew               string   // below it: what nobody has seen yet comes by new chance
	SeenBy             Template // whose view it is: {of}
	ViewOf             Template // {of}: what a press on a seat does
	All                string   // shows what everybody holds
	Whose              string   // before the choice of a view,
	Everybody          string   // of which the last shows it: "all"
	Held               string   // heading over it
	Nothing            string   // somebody holds nothing
	Leave              string

	// What was compared at a step:
	Compared    string   // heading, and the icon that asks
	Candidate   Template // {what}, {n}: a decision, and how many games of a hundred it wins
	Taken       Template // {what}, {n}: the same of the one that was taken
	OutOf       string   // what the numbers are
	NothingElse string   // nothing was compared
	NoDecision  string   // why it cannot be asked
}

// Cover are the words of the cover between two people’s hidden hands.
type Cover struct {
	_         uncompared
	HandTo    string   // before the name
	Where     Template // {game}, {n}, {phase}
	Ready     string
	OnlyLooks Template // {name}
	Begins    string   // nothing has happened yet
}

// Result are the words of the end.
type Result struct {
	_             uncompared
	Title         string
	Wins          Plural   // {names}
	WithAhead     Template // {points}, {lead}, {names}
	WithTie       Template // {points}
	Finished      Plural   // {word} rounds
	Rounds        Plural   // {word} rounds, short
	Stars         string
	Alike         string
	Different     string
	Seed          Template // {seed}: in the middle of a sentence
	SeedMeaning   Template // {seed}
	Secret        string   // what dealt a game over the network, in the middle of a sentence
	Checked       string   // that deal: it is the one that was promised
	Hints         string   // were given, so the game is counted apart
	SeeTable      string
	Again         string
	SameDeal      string // the same with the same seed
	SameDealShort string
}

// RuleBook are the words around the rules of any game.
type RuleBook struct {
	_            uncompared
	Now          string // on the bookmark
	NextPage     string
	LastPage     string
	AtFirst      string // why there is no page before
	AtLast       string // and none after
	AllPages     string // ends a search
	Search       string
	SearchHint   string // what can be typed
	Found        Plural // {n} paragraphs
	FoundNothing string
	Ours         string // heading of the figures that are reconstructed,
	OursMeaning  string // and what that means
	Sources      string // heading of where the others come from
}

// Errors are what is said when something went wrong.
type Errors struct {
	_                uncompared
	DamagedSave      Template // {key}
	DamagedSettings  string
	StorageFull      string
	StorageForbidden string
	StorageOther     Template // {error}
	StorageCleared   string
	NameEmpty        string
	NameTooLong      string
	NameCharacter    string
	NameTaken        Template // {name}: who sits there already
	CrestTaken       Template // {name}: who has it
	Internal         string
	NotAllowed       Template // {rule}: a rule forbids it that has no words of its own
	NoTable          Template // {game}: a save that this program cannot show
	OtherRules       string   // the same of a save that was played by others
	OtherWindow      string   // plays already
	PlaysElsewhere   string   // the game, in another window
	PlayHere         string   // button
}

// About is what a game is called, and says of itself.
type About struct {
	Title    string
	Subtitle string
	Summary  string
	Covered  Template // {of}: what the cover hides of a player
	// Refusals say, by the id of a rule that a decision would break, what is
	// right.
	Refusals ByName[string]
}

// A Rule is a page of a rule book: a phase, or what comes before or after.
type Rule struct {
	Title      string
	Caption    string // over the title
	Paragraphs []string
}
