package lang

// Zankapfel are the words of that table.
type Zankapfel struct {
	About
	Lesson      *[12]LessonStep
	LessonEnd   LessonEnd
	Phases      ZankapfelPhases
	Short       ZankapfelPhases // in narrow banners
	PhaseInText ZankapfelPhases // in the middle of a sentence
	Learns      ZankapfelPhases // what a pupil does in them: "learns to bid"
	Colours     ZankapfelColours
	Shapes      ZankapfelColours
	Places      ZankapfelPlaces
	Verbs       ZankapfelVerbs
	Buttons     ZankapfelButtons
	Last        Last // that the end is near
	Hints       ZankapfelHints
	Reasons     ZankapfelReasons
	Motives     ZankapfelMotives
	Duel        ZankapfelDuel
	Log         ZankapfelLog
	Labels      ZankapfelLabels
	Advice      ZankapfelAdvice
	Result      ZankapfelResult
	Rules       *ZankapfelRules
}

// ZankapfelPhases are the setup and the three phases of a round.
type ZankapfelPhases struct{ Setup, Farm, Mayor, Harvest string }

// ZankapfelColours have a word for each colour, and for the joker.
type ZankapfelColours struct{ Red, Yellow, Green, Blue, Joker string }

// ZankapfelPlaces are the headings and captions of the parts of the table.
type ZankapfelPlaces struct {
	_           uncompared
	MayorTo     Template // {square}: where somebody has moved the mayor, in short
	Orchard     string   // tab
	Harvest     string   // row of a ledger: what a colour gives
	Price       string   // row: what a card costs
	Now         string   // row: at the mayor’s present square
	Here        string   // row: at the chosen square
	Announced   string   // row: at the announced square
	ColoursNow  string   // title of the sheet of values
	OnSquare    string   // the same for a chosen square
	AnyColour   string   // in the joker’s row
	Buy         string   // under the open card
	ForSale     string   // the same while nobody buys
	Left        Template // {n}: cards of the pile
	Played      Template // {n}: discards
	NoCard      string   // nothing lies open
	ThisRound   string   // what was laid this round
	ChipsTaken  string   // the same in the setup
	Bought      string
	Score       string // before a score
	Laid        string // before the own card
	Apples      Plural
	Discord     Plural // cards
	DiscordLeft Plural
	CardsLeft   Plural   // short
	CardsLaid   string   // heading
	Clockwise   Template // {name}: from whom
	Alone       string   // heading: alone with a colour
	AtOnce      string   // how they harvest
	Quarrel     string   // heading
	QuarrelOf   Plural   // {word}: heading of a quarrel of several
	ForOne      Plural   // {word}: the winner is one of so many
	OneOfTwo    string
	BoughtOne   Template // {name}: has laid none
	SatOut      Template // {name}
	ThisHarvest string   // title of the sheet
}

// ZankapfelVerbs say in the banner, after the name, what is to be done.
type ZankapfelVerbs struct {
	_                                                uncompared
	Farm, FarmShort, Announce, Single, Offer, Accept string
	Moved                                            string // the mayor stands where he has gone
	Call, DiscordAgain, Dice, Rolls, Harvests        string
	Dealt, Turned, Shown, Discards, Quarrel, Tie     string // nobody decides
	MustBuy, MustLay                                 string // he has no choice
}

// ZankapfelButtons are the labels of the decisions.
type ZankapfelButtons struct {
	_                    uncompared
	PlaceMayor, TakeChip string
	Lay                  ZankapfelColours
	Buy                  ZankapfelColours // before the price
	Announce             string
	ChooseSquare         string
	Offer                Plural
	NoOffer              string
	Take                 Template // {n}, {name}
	TakeNone             string
	ChooseOffer          string
	Call                 Template // {colour}
	ChooseColour         string
	Discord              Template // {n}
	ChooseCard           string
	BuyDice              Plural // {steps}
	BuyDiceShort         Plural // {price}
	ChooseDice           string
	Wait                 string
	ToHarvest            string   // the way there, past what others do
	NoneAtAll            string   // waiting, where nobody else may still buy (Z51)
	GoOnQuarrel          Template // {names}, {n}: the next thing is a quarrel of the viewer’s
	QuarrelWith          Template // {names}: the same in two lines,
	QuarrelOver          Template // {n}
	NextSquare           string   // spoken
	Chooses              Template // {name}: somebody else decides
	OthersChoose         string
}

// ZankapfelHints are the lines over the buttons.
type ZankapfelHints struct {
	_                               uncompared
	PlaceMayor, TakeChip            string
	Farm, MustBuy, MustLay, Nothing string
	FarmAny                         string // Farm, where the mayor may go anywhere
	MustBuyLast                     string // in the last round
	FaceDown                        string
	Bought                          Template // {steps}, {n}: so many back, to there
	Announce, AnnounceAny           string
	ThenBribes                      string
	NoBribes                        string
	Offer                           Template // {name}
	PaidOnly                        Template // {name}
	Accept                          string
	Taken                           Template // {name}, {a}, {b}, {other}, {c}, {d}
	OfferNothing                    Plural   // {names}
	Call                            string
	CallsLast                       Template // {name}
	CallsMore                       Template // {names}
	Discord                         string
	DiscordTie                      string
	DiscordLast                     string   // there is no other
	WinLose, WinGame                Template // {a}, {b}; the second where {a} ends the game (Z60)
	ShownIf                         string   // who waits is the last who may buy dice
	AskedAgain                      Template // {name} has bought dice since the viewer waited (Z51)
	WaitOpen                        string   // others may still buy, and who waits may then (Z51)
	OnceOnly                        string
	Order                           Template // {name}: of several quarrels
	RollOff                         string
}

// ZankapfelMotives say what an odd decision of a computer player is for; they stand after its words and
// a comma.
type ZankapfelMotives struct {
	KeepsHigh string           // discord cards
	Dearer    Template         // {name}, {card}, {n}: who offers has bought that, which gets so much there
	Apples    ZankapfelColours // as what somebody has bought
}

// ZankapfelReasons say why something is not allowed.
type ZankapfelReasons struct {
	_                                                                     uncompared
	NothingChosen, OpenCard, NoSquare, NoOffer, NoColour, NoValue, NoDice string
	GoneChip, NotNeighbour, Announced                                     string
	CannotBuy                                                             string
	Spent                                                                 Template // {n}
}

// ZankapfelDuel are the words of a quarrel.
type ZankapfelDuel struct {
	_                                     uncompared
	HasLaid, HasLaidAgain, Chooses, OneOf string
	LaidOneOf                             string
	ThenDice, ThenDiceAgain               string
	Range                                 Template // {a}, {b}
	NoCards                               string
	Highest                               string
	Gets                                  Template // {gain}, {n}
	Stays                                 Template // {n}
	Dice                                  Template // {n}: what dice have cost, with its sign, in place of {gain}
	DiceBefore                            Template // {n}: the same of dice that were all bought in the bouts that were tied
	DiceInAll                             Template // {n}: the same of dice of several bouts
	Tied, Wins                            string
	Out                                   string
	AloneNow                              string // a joker: sure
	AloneSoFar                            string
	With                                  string // before crests
}

// ZankapfelLog are predicates that stand after a name, and lines of their own.
type ZankapfelLog struct {
	_                    uncompared
	First, PlacesMayor   string
	TakesChip            string
	Buys                 ZankapfelColours
	StepsBack            Plural
	Lays                 string
	LaysFaceDown         Template // {card}: an apple or discord card, for who knows it
	LaysShort            Template // {card}
	SitsOut              string
	Announces            Template // {square}
	Offers               Plural   // {square}
	NoOffer              string
	Takes                Plural   // {offer}, {a}, {b}: from which score to which
	TakesShort           Template // {offer}, {a}, {b}
	Pays                 Plural   // {a}, {b}: the bribe that was taken
	PaysShort            Template // {a}, {b}
	RoundBefore          Template // {steps}: what moved a pawn in the round before the present one
	StepsOfHarvest       string   // before what it brings or costs,
	StepsOfCard          string   // as these
	StepsOfBribe         string
	StepsOfDice          string
	Refuses              string
	Shows                ZankapfelColours
	Calls                Template // {colour}
	Harvests             Template // {colour}, {gain}, {a}, {b}
	HarvestsShort        Template // {colour}, {a}, {b}
	WinsHarvest          Template // {colour}, {gain}, {a}, {b}: after a quarrel
	WinsShort            Template // {colour}, {a}, {b}
	QuarrelOver          Template // {names}, {colour}, {n}
	LaysDiscord          string
	ShowsShort           ZankapfelColours
	BuysDice             Plural // {steps}
	BuysDiceShort        Plural // in hints and the outline too
	Waits                string
	ShowsDiscord         Template // {n}
	Rolls                Template // {n}, {sum}
	Ties                 Template // {names}
	TiesDice             Template // {names}
	Wins                 string
	EndsRound, EndsChips string // why the game is over
	TurnedUp             ZankapfelColours
	Shuffled             string
}

// ZankapfelLabels are the names of the controls, for screen readers.
type ZankapfelLabels struct {
	_         uncompared
	Hand      Template // {card}, {n}
	Square    Template // {numbers}
	Offer     Template // {name}, {n}, {numbers}
	Discord   Template // {n}
	Numbers   Template // {red}, {yellow}, {green}, {blue}: red and blue first, which name a square
	AppleNow  Template // {card}, {n}, {price}
	Joker     Template // {n}
	DiscordOf Template // {of}, {n}
	Mayor     Template // {numbers}
	Chip      Template // {numbers}
	Pawn      Template // {of}, {n}
	Die       Template // {n}
	Column    Template // {colour}, {n}, {price}: a number at the end of a column of the orchard,
	Row       Template // {colour}, {n}, {price}: or of a row
}

// ZankapfelAdvice is a hint in words.
type ZankapfelAdvice struct {
	_     uncompared
	Cards ZankapfelColours // "the red apple", as what is looked at or something is for

	// Where to look.
	LookSquare   Template // {square}
	LookOpen     Template // {card}, {price}
	LookSquares  Template // {where}, {colour}, {up}: to the most that it may get
	UpTo         Template // up: {n}, of several squares
	LookLaid     Template // {card}: the own one, {up}: the most that it may get
	LookNext     Template // {where}: the same where the own card is not laid
	NextSquares  string   // where: those beside the mayor
	OneSquare    string   // the same where that is one
	AllChips     string   // the same where none beside him has a chip (Z30)
	LastChip     string   // the only one
	LookNone     Template // {square}: the announced one, where no card is laid
	LookWorth    Template // {card}, {n}: at the announced square
	LookOffer    Plural   // {of}, {n} points
	LookAlone    Template // {colour}: of a joker
	LookFree     Template // {colour}: the same while another joker may still be called so
	LookWanted   Plural   // {colour}, {names}: who has it too
	LookPrize    Template // {n}, {names}: against whom
	LookRivals   Template // {n}, {names}: the same for several
	LookDice     Plural   // {card}, {word} dice of the others
	LookNoDice   Template // {card}: the others have none
	LookDiceOf   Plural   // {card}, {word} dice of the only other, {of} whose name
	LookNoDiceOf Template // {card}: {name} has none

	// What to do.
	Place       string
	TakeChip    string
	Buy         Template // {steps}, {n}: so many back, to there
	Lay         Template // {lay}: the words of the button
	Announce    Template // {square}
	Offer       Template // {n}, {square}
	NoOffer     string
	Accept      Plural // {n} points, from {a} to {b}
	AcceptWorth Plural // {n}, {a}, {b}: the same; {card} gets {c} instead of {d}
	Decline     string
	CallAlone   Template // {colour}, {gain}
	CallFree    Template // {colour}, {gain}: while another joker may still be called so
	CallQuarrel Template // {colour}, {names}, {n}
	Dice        Plural   // {n}, {steps}
	Wait        string
	NoDice      string // where waiting ends the bout (Z51)

	// The best alternative, in the middle of a sentence or in brackets.
	AnnouncedSquare string   // after "on", as the next two
	OtherSquare     string   // where there are just two, after "on"
	SquareWith      Template // {square}: where there are more
	Buying          string
	Laying          ZankapfelColours
	Offering        Template // {n}
	Elsewhere       Template // {n}: offering it for another square
	NoBribe         string
	OfferOf         Template // {of}
	Declining       string
	Calling         Template // {colour}
	ChipOn          Template // {square}: the chip that is taken away
	Value           Template // {n}: a discord card
	Waiting         string

	// Why, where no fact of the table tells it.
	Alike     Template // {other}
	WinsFewer Template // {other}, {n}: by how many games of a hundred it wins fewer

	Because ZankapfelBecause
	Brings  ZankapfelBrings
}

// ZankapfelBrings are reasons where no fact decides: what the advised decision brings or saves, beside the other one.
type ZankapfelBrings struct {
	_          uncompared
	Prices     Template // {n}, {m}, {square}: of the four colours together there, and on another square, where nobody has a card
	Chip       Template // {n}, {m}, {square}: what the coloured cards of the hand get there, and on another square
	Buy        Plural   // {card}: the one not laid, {cards}: in hand then, {word} rounds left
	Lay        Template // {on}, {card}, {up}, {m}: what it may get, and what the open card costs
	Cards      Template // {on}, {card}, {up}, {other}, {most}: what both cards may get
	Either     Template // {on}, {card}, {other}, {up}: the same where they get as much
	Joker      Template // {k}: kept, the least that it gets on a square with a chip
	Wanted     Template // {card}, {up}: the other one, which gets more
	Same       Template // {card}, {n}: on both squares
	Less       Template // {card}, {n}: so much less than on the other square
	Others     Template // {n}, {m}, {square}: the most that a colour gets there, and on another square, where nothing is laid
	OthersSame Template // {n}: the same where both squares give as much
	NoOffer    Template // {card}, {n}: what the announced square gives it
	Kept       Template // {m}: the higher discord card
	Beats      Template // {cards}, {card}, {k}: some or all of theirs, and how many the other card beats
	Higher     Template // {card}: of two discord cards that beat as many
	Dice       Template // {names}, {n}, {more}: who may get the prize else, and what the dice make
	Wait       Template // {theirs}, {price}: of a die
}

// ZankapfelResult are the words of the end.
type ZankapfelResult struct {
	_                             uncompared
	Round, Ahead                  Template // {lead}, {names}: won by coming round, or by being furthest
	Tie                           Template // {n}
	Quarrels, Bribes, Cards, Dice string
}

// ZankapfelRules are the pages of the rule book.
type ZankapfelRules struct {
	Farm, Mayor, Harvest, Quarrel, End, Setup Rule

	DiagramTitle, DiagramNote string   // the mayor’s square
	QuarrelTitle, QuarrelNote string   // a quarrel
	FarmTitle                 string   // a card laid, and one bought
	FarmNote                  Template // {gives}, {price}: of the red one
	HarvestTitle              string   // one who is alone, and two who quarrel
	HarvestNote               Template // {alone}, {prize}: points
	EndTitle, EndNote         string   // a pawn that comes home
	OursPath                  Template // {n}: a figure that is reconstructed
	Sources                   []string // of the others, and what no source says
}

// ZankapfelOutline are the words for those who hear that table.
type ZankapfelOutline struct {
	_          uncompared
	Orchard    string   // heading
	Mayor      Template // {square}
	NoMayor    string
	Chips      Template // {squares}
	NoChips    string
	Targets    Template // {squares}
	Values     string   // heading
	JokerPrice Template // {n}
	Pile       string   // heading
	Open       Template // {card}, {price}
	PileLeft   Template // {n}
	Played     Template // {cards}
	Offers     string   // heading
	Laid       Template // {card}
	HasLaid    string
	HasShown   Template // {card}
	HasCalled  Template // {card}, {colour}
	HasBought  Template // {card}
	StillTo    string
	Spent      Template // {values}
	NoneSpent  string
	Quarrel    Template // {colour}, {n}
	CardDown   string
	CardOwn    Template // {n}
	NoCard     string
	CardUp     Template // {n}
	SumIs      Template // {n}
}
