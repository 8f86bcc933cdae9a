package lang

// Farbenpoker are the words of that table.
type Farbenpoker struct {
	About
	Phases      FarbenpokerPhases
	PhaseInText FarbenpokerPhases // in the middle of a sentence
	Learns      FarbenpokerPhases // what a pupil does in them: "learns to bid"
	Places      FarbenpokerPlaces
	Verbs       FarbenpokerVerbs
	Buttons     FarbenpokerButtons
	Last        Last   // that the end has come
	LastChips   string // title of the notice that it is near
	Hints       FarbenpokerHints
	Advice      FarbenpokerAdvice
	Reasons     FarbenpokerReasons
	Log         FarbenpokerLog
	Colours     FarbenpokerColours // in the middle of a sentence
	Shapes      FarbenpokerColours // of the marks
	Lesson      *[16]LessonStep
	LessonEnd   LessonEnd
	Dice        [3]string // the first, second, third die
	ByDie       [3]string // by the first, second, third die
	Labels      FarbenpokerLabels
	Result      FarbenpokerResult
	Rules       FarbenpokerRules
}

// FarbenpokerPhases are the steps of a turn, and the one that is no turn's.
type FarbenpokerPhases struct{ Roll, Draw, PutBack, Comeback string }

// FarbenpokerPlaces are words on the table.
type FarbenpokerPlaces struct {
	_          uncompared
	Set        Template // {n}
	Stock      string   // under its number, before it, and a heading
	Pot        string   // before its number, and a heading
	MissCosts  string   // before that number
	MissFree   string   // in its place in a comeback
	HitPays    string   // before that number
	DoublesPay Template // {n}: two dice are alike
	TreblesPay Template // {n}: three are
	Doubles    string   // heading
	PairPays   Template // {name}, {colour}, {n}
	Wanted     string   // of a die, and the verdict on a hit
	Miss       string   // the verdict
	Match      string   // in a comeback
	NoMatch    string
	DrawsNext  string
	Out        string // for good
	Waits      string // for a comeback
	WaitsShort string // the same where there is little room
	Forgot     string // why a computer player misses where nothing is waited for
	Remember   string // why no log lists colours
}

// FarbenpokerVerbs say in the banner, after the name, what is being done.
type FarbenpokerVerbs struct {
	_         uncompared
	Rolls     string
	RollsOne  string
	NewSet    string   // just rolled, with the doubles' right
	Chooses   string   // a stick
	OrRolls   Template // {colour}: draws, or rolls that die again
	Draws     Template // {side}
	PutsBack  string
	PutsThree string
	Comeback  string
	Begins    string // nobody: chance picks who begins
}

// FarbenpokerButtons are the labels of the decisions.
type FarbenpokerButtons struct {
	_                   uncompared
	Draw                string
	DrawNone            string // nothing picked, and nothing can be
	PickStick, PickHole string // the same, and it can be: first of all
	Roll                string // the third die, again
	PutHere             string
	PutNone             string   // nothing picked, and nothing can be
	PutSide             Template // {colour}, {side}
	Put                 Template // {colour}
	ToEnd               string   // shows the rest of the game at once
	NextDraw            string   // spoken: the next stick
	NextPut             string   // spoken: the next hole
}

// FarbenpokerHints are the lines over the buttons.
type FarbenpokerHints struct {
	_         uncompared
	RollNow   Template  // {name}: the viewer is to roll
	RollAny   string    // the open die is chosen, to be rolled again
	Wanted    Template  // {colours}: nothing picked yet
	Many      Template  // {word}, {colour}: what several dice want, all the same
	OneOpen   Template  // {colour}: the third stick wins the pot
	MissGoes  Plural    // {side}, {n} chips
	Doubles   Template  // {colour}, {n}
	Trebles   Template  // {colour}, {n}
	Stakes    [3]string // of a comeback: no stick has matched yet
	Comeback  [3]string // one has
	RollBack  Template  // {name}: the viewer is to roll for it
	Again     Template  // {colour}, {n}: the third die was rolled again, and shows the same
	Changed   Template  // {colour}, {n}: the same, and it shows another
	LastChips Template  // {n}: few are left in the stock
	HitBy     Template  // {colour}, {die}
	StillOpen Template  // {colours}, {name}: draws next
	Third     Template  // {colour}: the third stick
	Missed    Template  // {colour}, {side}
	Matches   Template  // {colour}, {die}
	NoMatch   Template  // {colour}
	TapMissed Template  // {colour}, {side}: no hole chosen yet
	TapFirst  Template  // {colour}: the same, of three sticks
	TapOnSide Template  // {colour}, {side}: the same, after a comeback
	TapNext   Template  // {colour}, {side}
	PutSet    Template  // {colours}: side still free
	PutRest   Template  // {side}
	PutBack   Template  // {side}: after a comeback
	Blank     string    // at the end: of sticks that show no colour
}

// FarbenpokerAdvice is a hint in words. They name no hole and no colour (rule F40):
// to draw a stick that is known to hit, or one that was never shown, is said in the
// same words.
type FarbenpokerAdvice struct {
	_ uncompared
	// Where to look.
	LookDice  Template // {word}: that are open
	LookAlike Template // {word}: they have just been rolled
	LookLast  string
	LookPot   Template // {n}: chips, one die is open
	LookRoll  string
	LookNext  Template // {n}, {name}
	LookAhead Template // {n} chips of {name}, who stays ahead
	LookChips Plural   // {n}: a miss takes them
	LookMatch Plural   // {word} dice of a comeback
	LookHoles Plural   // {n}, {side}
	LookSides Template // {a}, {b}: free holes of both

	// What to do.
	Seen         string   // draw one that is known to hit
	SeenAlike    Template // {word} dice, {n} chips: the same where two dice are alike
	SeenOne      string   // the same where two are and none in their colour was shown
	SeenAll      Template // {n} chips: the same where three are
	OrNotShown   Template // {do}, and what to do if none is remembered
	SuchAsLast   Template // {do}: the stick that was shown last is one of those
	Draw         Plural   // {n} chips, {cost}: draw one never shown
	DrawSure     string   // the same where all of those fit
	DrawAlike    Template // {word} dice, {n} chips, {cost}
	DrawPot      Template // {n} chips, {cost}
	NoReroll     Plural   // {n} chips: draw instead
	Reroll       Plural   // {n} chips, {cost}
	Wait         Plural   // {n} chips, {name} draws next: a known miss, for the pot’s sake
	WaitStock    Plural   // {n} chips: the same, for the stock’s
	WaitNoReroll Plural   // {n} chips, {name}: the same where the die may be rolled again
	Chance       string   // of a comeback, without a match so far
	ChanceMore   string   // with one
	Put          string
	PutSet       string // the side is still free

	// The best alternative, in the middle of a sentence or in brackets.
	AnotherStick string
	NotShown     string // one never shown
	SeenInstead  string
	SeenAt       Template // {colour}, {hole}: the same where the game is over
	MissAt       Template // {colour}, {hole}: one that is known to miss, where the game is over
	AnyHole      string   // to put a stick into, whichever it is
	DrawAtOnce   string   // instead of rolling again
	TryForAHit   string   // instead of waiting
	RollAgain    string
	WaitInstead  string

	// Why: the term of the value that makes the difference.
	WhyPot, WhyChips, WhyChance Term // WhyChance: chips after a comeback
	WhyOthers                   Term // chips of the others together
	WhyBack                     Term

	// Why: a fact that anybody may check on the table. Of two parts, the first is about
	// the decision, the second about the alternative.
	WhyParts Template // {mine}, {other}
	WhyPart  Template // {mine}
	// First parts.
	Sure      Plural   // {n} chips that a sure hit brings
	SureAlike Template // {n}, {word} dice alike: the same of one in their colour
	SureOne   Template // {word} dice alike: one chip, as none in their colour was shown
	SurePot   Template // {n} chips with the pot
	SureBack  string   // of a comeback, without a match so far
	Fit       Plural   // {n} of the {m} sticks never shown
	AllFit    Plural   // {n} sticks never shown
	SureFaces Template // {n} of the {m} colours of the die that may be rolled again
	LosesLast Plural   // {n} chips, which a known miss would take
	// Second parts.
	FewFit       Plural // {n} of the {m} sticks never shown
	FewFitNow    Plural // {n} of the {m}, before the die is rolled again
	SomeMiss     Plural // {n} of the {m} that do not fit
	SomeMissNow  Plural // {n} of the {m}, before the die is rolled again
	FitThen      Plural // {n} of the {m} that fit
	NoneFits     string
	NextPot      Template // {name}: who draws for the pot after a miss
	NoPot        string   // it is empty: to miss for it brings nothing
	WaitCosts    Template // {n} chips in the pot
	SameMiss     Plural   // {n} chips for a known miss, as much as for any other
	NoBetter     string   // where nothing wins clearly more
	NothingElse  string   // in a comeback
	RollCosts    string   // what a miss costs after rolling again
	NoSureFaces  Template // {n} of the {m} colours, after rolling again
	AllSureFaces string   // rolling again, a hit is sure whatever comes
	HitEnds      Template // {place}: a hit would end the game
	WhyEnds      Plural   // {n} chips, {place}: a sure hit takes them
	// Whole sentences. WhyWait tells what a hit would do for who draws next.
	WhyUnseen    Plural   // {n} of the {m} sticks, none of which was shown
	WhyWait      Template // {name}, {n} chips in the pot
	WhyWaitSure  Template // {name}, {n}, {k} of the {m} colours of the last die
	WhyWaitReach Template // {n} chips in stock and pot, {name}: who stays ahead
	WhyWaitShow  Plural   // {n} of the {m} sticks never shown, {name}
	WhyWaitBoth  Plural   // {n} of the {m}, {k} of {faces} colours of a new roll
	WhyWaitFaces Template // {k} of the {m} colours of a new roll
	WhyWaitEnds  Template // {place}
	WhyWaitHelps Template // {name}: what a stick never shown does for who draws next
	WhyNothing   string   // no fact makes the difference
	WhyHoles     string
	WhySides     string // the side is still free

	// Where the player stands when the game ends: {place}.
	YouWin, YouShare   string
	YouCome, YouDivide Template // {rank}: "3rd"
}

// FarbenpokerReasons say why something is not allowed.
type FarbenpokerReasons struct {
	_         uncompared
	PickStick string
	PickHole  string
	NoStick   string   // F12
	Taken     string   // F15, F16, F20
	WrongSide Template // {side}
	FewerSide Template // {side}: F20
	PutFirst  Template // {colour}: said of a stick that goes back later
	NoReroll  Template // {n} chips: F11
	GoesOn    string   // the viewer’s own decision is being shown
}

// FarbenpokerLog are predicates that stand after a name, and lines of their own. The
// log names no colour and no hole (rule F40): what does is spoken only.
type FarbenpokerLog struct {
	_          uncompared
	Begins     string
	RollsAgain string
	DrawsMiss  Template // {side}: a stick that is known to miss
	DrawsSeen  Template // {side}: the same on purpose, where it pays to wait
	Waits      string   // the same in short
	WaitsSays  Template // {next}: why, in the line over the buttons; two sticks of a set are missing
	Hit        Plural   // {n} chips
	HitShort   Template // {gain}
	Misses     Plural   // {n} chips
	HitsTimes  Plural   // {word}: hits within several turns,
	MissTimes  Plural   // and misses
	Broke      string
	Pot        Plural // {n} chips
	PotEmpty   string
	Puts       Template // {side}
	PutsThree  Template // {side}: the first of three
	Comeback   string
	Match      string
	NoMatch    string
	Paid       Plural   // {n} chips
	PaidShort  Template // {gain}
	Gone       string
	ComesBack  Template // {name}: what the first comeback is
	GoneBack   Template // {name}: said to him who is out

	// Lines without a name.
	Stranded  string
	EndStock  string
	EndTwo    string
	EndOne    string
	SaidDice  Template // {colours}
	SaidDraws Template // {hole}
	SaidKnown Template // {hole}: the same of a stick that is known to miss,
	SaidWaits Template // {hole}: and on purpose
	SaidHit   Plural   // {colour}, {die}, {n} chips
	SaidMiss  Plural   // {colour}, {n} chips
	SaidPuts  Template // {colour}, {hole}
	SaidMatch Template // {colour}, {die}
	SaidNone  Template // {colour}
	SaidBack  Template // {colour}, {hole}: it goes back by itself
}

// FarbenpokerColours have a word for each colour.
type FarbenpokerColours struct{ Red, Blue, Yellow, Green, Orange, Violet string }

// FarbenpokerLabels name the pieces and controls.
type FarbenpokerLabels struct {
	_         uncompared
	Place     Template  // {side}, {row}, {place}: a hole, in the middle of a sentence; {place} is "3rd"
	Rows      [3]string // of a side, from the back
	Stick     string
	Picked    string
	Free      string
	Chosen    string
	Chips     Plural
	Standing  string   // a stick in its hole, inspected
	NeverSeen string   // the same at the end, if it was never shown
	Coloured  Template // {colour}, {shape}: a stick that lies open, inspected
	DieIs     Template // {colour}, {shape}: a die, inspected
	PotIs     Template // {chips}
	StockIs   Template // {chips}
	Found     Template // {hits}, {misses}, {pots}: of a player
}

// FarbenpokerResult are the words of the end.
type FarbenpokerResult struct {
	_        uncompared
	With     Template // {chips}, {why}
	WithEach Template // {chips}, {why}
	ByStock  string
	ByTwo    string
	ByOne    string
	Finished Plural   // {word} sets
	Sets     Plural   // {word} sets, short
	Out      string   // under a name
	Played   Template // {start}, {hits}, {misses}: chips, "5", "+7"; below the chips
	Pot      Plural   // {n} chips stay there
}

// FarbenpokerRules are the pages of the rule book.
type FarbenpokerRules struct {
	Roll, Draw, PutBack, Comeback, End, Pieces Rule

	// The diagrams.
	DoublesTitle  string
	DoublesFresh  string // just rolled
	DoublesLater  string // in later turns
	DoublesNote   string
	CrossingTitle string
	CrossingNote  string
	ChanceTitle   string
	ChanceNote    string
	SetTitle      string
	SetWanted     string // below a die whose stick is not found
	SetNote       string
	EndTitle      string
	EndNote       string
	PiecesTitle   string
	PiecesNote    string

	// Ours are the figures that are reconstructed.
	OursStart  Template // {side}, {colours}
	OursSticks Template // {n} of each colour, and what each die has
	// Sources says where the others come from, and what is not known from any source.
	Sources []string
}

// FarbenpokerOutline are the words for those who hear that table.
type FarbenpokerOutline struct {
	_        uncompared
	Dice     string   // heading
	NotYet   Template // {die}: not rolled
	Answered string
	SideOf   Template // {side}: heading
	Row      Plural   // {row}, {places}: of the sticks there
	RowEmpty Template // {row}
	Stick    string   // heading
	Rising   Template // {hole}: its colour is not seen yet
	Shows    Template // {hole}, {colour}
	InHand   Template // {colour}: to be put back
	Laid     Template // {colour}, {state}
	Bank     string   // heading of stock and pot
	Doubles  Template // {name}
	MayRoll  string
}
