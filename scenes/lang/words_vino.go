package lang

// Vino are the words of that table.
type Vino struct {
	About
	Lesson      *[11]LessonStep
	LessonEnd   LessonEnd
	Phases      VinoPhases
	PhaseInText VinoPhases // in the middle of a sentence
	Learns      VinoPhases // what a pupil does in them: "learns to bid"
	Varieties   VinoVarieties
	Shapes      VinoVarieties // what their markers look like
	Places      VinoPlaces
	Status      VinoStatus
	Verbs       VinoVerbs
	Buttons     VinoButtons
	Last        Last     // that the end is near
	Stalled     string   // and that it is as nobody has bought or sold (V62)
	RoundOfMost Template // {n}, {most}: while nobody buys and sells (V62)
	LastBuyers  Plural   // {names}: who may still buy here
	LastTicked  Plural   // vineyards that the player has ticked with it
	Then        Template // {some}, {next}: two of these, one after the other
	Hints       VinoHints
	Advice      VinoAdvice
	Motives     VinoMotives
	Reasons     VinoReasons
	Questions   VinoQuestions
	Log         VinoLog
	Labels      VinoLabels
	Ending      VinoEnding
	Rules       VinoRules
}

// VinoPhases are the first purchases and the four phases of a round.
type VinoPhases struct{ First, Choose, Buy, Sell, Order string }

// VinoVarieties have a word for each variety.
type VinoVarieties struct{ Barbera, Montepulciano, Nebbiolo, PinotGrigio, Trebbiano string }

// VinoPlaces are the headings and short words of the parts of the table.
type VinoPlaces struct {
	_           uncompared
	Before      string // in place of the number of a round
	Map         string // tab
	BottlesLeft string
	Private     string
	State       string
	PrivateFrom Template // {price}
	StateFrom   Template // {price}
	Free        string   // before free varieties
	Grow        string   // before the varieties to choose from
	InSecret    string
	Way         string // below the regions in the order in which they are bought in
	Pairs       string // the nine starting pairs
	Purchase    [3]string
	Gift        string
	Takes       Plural // so many of the gift
	TakesRest   string
	TakesNone   string   // none is left for him
	GiveBack    Plural   // {word}: heading
	MoreIn      Template // {n}: vineyards, with its sign, {region}
	OfYours     Plural   // {region}, {n} vineyards of {all} with {variety}
	Raise       string   // heading
	Sum         Template // {sum}
	Income      string
	Back        string // vineyards that go back
	Market      string // in the middle of a sentence
	StepsDown   Plural
	Of          Template // {n}: below a number of barrels
	Sellers     string
	Sold        string // heads of the columns of a list of sales
	SoldIncome  string
	SoldBack    string
	SoldRaised  string
	Earned      string // while the income is paid out
	NewOrder    string
	Standing    string   // heading, after the end
	Apart       Template // {money}: this round’s income
	AfterBuying Template // {money}
}

// VinoStatus say in short what an opponent does now.
type VinoStatus struct {
	_                                                       uncompared
	Buys, HasBought, DrawsLater, BuysLater, Elsewhere, Done string
	HasChosen                                               string
	HasTaken, Takes                                         string // of the gift
	NoSale, Sells, SellsLater                               string
}

// VinoVerbs say in the banner, after the name, what is to be done.
type VinoVerbs struct {
	_          uncompared
	Begins     string // nobody decides
	Draws      string
	BuysOne    Template // {region}
	BuysBoth   string
	BuysSecond string
	BuysThird  string
	Chooses    string
	AllChoose  string // nobody in particular
	Shown      string
	Buys       Template // {region}
	ComesNew   Template // {region}
	TakesGift  string
	Sells      string
	Gives      string
	GivesBack  Plural   // {word}
	Raises     Plural   // {word}
	Rolls      Template // {region}: nobody decides
	Orders     string   // nobody decides
}

// VinoButtons are the labels of the decisions.
type VinoButtons struct {
	_           uncompared
	Undo        string // a step of a sale
	ChooseTwo   string // nothing chosen
	ChooseOne   string
	Choose      Template // {first}, {second}
	Chosen      Template // {first}, {second}: nothing is to be decided any more
	NextRegion  string
	LastRegion  string
	Done        string // after buying
	BuyNothing  string
	Buy         Plural   // {price}
	BuyGrow     Template // {price}, {variety}
	BuyEnd      Template // {n} vineyards for {price}, and nothing more in the region
	BuyOn       string   // what is ticked, and the region stays open
	PickVariety string
	TakeNothing string
	TakeMore    Plural
	Take        Plural // {prices}
	SellNothing string
	NoSale      string
	Sell        Template // {n}, {variety}, {money}
	SellShort   Template // {n}, {money}
	GiveBack    Plural
	GiveMore    Plural
	Raise       string
	RaiseMore   Plural
}

// VinoHints are the lines over the buttons, and on the sheets.
type VinoHints struct {
	_             uncompared
	Third         string
	ThenOne       Template // {region}
	TapIn         Template // {region}
	TapTwo        string
	TapOne        string
	TapAgain      string
	HaveChosen    Plural // {names}
	TapCoin       string // one vineyard
	TapOneCoin    string // one a turn, or pass
	TapOneMore    string // after buying there
	TapCoins      string
	TapMore       string // after buying there
	PickVariety   string
	ThenGrows     Template // {variety}, {of}
	ThenNext      Template // {names}
	PrivateLeft   Plural
	StateFirst    [2][2]string // that those of the state are bought first: the bottle goes, or the gift is made; of the last bottle, or another
	TakesBottle   string       // V32
	BottleTaken   Template     // {name}, {region}: V32, as it happens
	BringsGift    Template     // V30, with what each owner gets: {shares}, of these
	GiftShare     Template     // {n}, {name}
	TakesLast     string       // V60, V32
	BringsLast    string       // V60, V30
	LastBottle    string       // V60, as it happens
	LastBuying    string       // V60, V62
	OnlyBuy       Plural       // {names}: after why nobody else does
	Then          Template     // {names}: who buys after
	NobodyAfter   string
	NonePrivate   string
	GiftTap       string
	GiftWhy       Template // {name}
	Sell          string
	SellThen      Plural   // vineyards: what follows the sale that is chosen
	SellAll       string   // all that grows there goes back
	EarnsNothing  string   // before a sale is chosen
	MostOf        string   // why a wine is picked already
	Scale         string   // what the numbers below the barrels mean
	NeverBelow    string   // V41
	NothingToSell Template // {name}
	GiveTap       string
	Give          string
	AllGoes       Template // {region}, {variety}
	LeadGoes      Template // {name}, {region}
	RaiseTap      string
	SellNext      Plural // {names}
	SellsLast     string
	WouldFirst    Plural // {names}
	First         Plural // {names}: once all is shown
	NobodyThere   string
	AfterOwners   string
}

// VinoAdvice are the sentences of a hint that was asked for. What stands between
// asterisks is bold.
type VinoAdvice struct {
	_ uncompared
	// Where to look.
	AtDrawn  Template // {region}, {variety}
	AtGift   Plural   // {region}: private vineyards that are left before its gift
	AtFree   Plural   // {region}, {price}: the cheapest
	AtPair   Template // {region}, {other}: {n} free in both, {price}: the cheapest
	AtClosed Template // {region}, {reason}: why one cannot buy there
	AtLater  Template // {region}, {price}: bought in later
	AtState  Plural   // {region}: vineyards that the state gives
	AtMarket Template // {variety}, {value}
	AtHave   Template // {money}, {vineyards}: what one has without a sale
	AtOwned  Plural   // {region}: own vineyards
	AtCellar Plural   // {variety}

	// What to do.
	Buy     Template // {vineyard}
	BuyGrow Template // {vineyard}, {variety}
	Pass    Template // {money}
	Done    Template // {done}: what the button says, {money}
	Take    Template // {prices}
	Sell    Template // {n}, {variety}, {money}
	NoSale  string
	Give    Template // {vineyards}
	Raise   Template // {prices}
	Raised  Template // {variety}, {value}: one of them

	// A vineyard where one of the same price in its region is another's.
	Private, OfState Template // {vineyard}

	// The alternative, as it stands in the sentences below.
	OtherNone   string   // no sale
	OtherGive   Template // {vineyards}
	GiveInstead Template // {vineyards}, {mine}: what differs

	// Why, as facts of the table.
	FirstIn       Template // {region}: one, or two
	FirstInOne    Plural   // vineyards that are free in {other}; {region}, {price}: of the cheapest of these
	OnlyRegion    Template // {region}
	NoRegion      string   // nothing can be bought
	NoneToPay     Template // {money}: nothing costs so little
	NoneIn        Template // {region}, {other}, {name}: an owner who goes before in the other region
	ReachIn       Template // {money}, {regions}, {more}, {others}, {m}: vineyards
	ReachPair     Plural   // vineyards; {money}, {regions}
	EndIn         Plural   // private ones; {region}, {prices}: the last bottle goes with them
	GiftIn        Plural   // private vineyards; {region}, {prices}; {own}, {others}: given then, V30
	OwnerIn       Template // {region}, {other}: a region without own vineyards
	Cheapest      string
	CheapestMust  Template // {money}: what is left
	CheapestLeft  Template // {money}: what is left
	CheapestGives Template // {own}, {others}: given then, V30
	OnlyFree      Template // {money}: what is left, which buys something in a region still to come
	LastFree      Template // {money}: what is left, which buys nothing in this round
	Full          Template // {most}: own vineyards then, V6
	CheapestOf    Plural   // others there that {money}, which is left, is enough for
	CheapestFull  Template // {most}: own vineyards then, V6
	AllPrivate    Template // {money}: enough for all private vineyards, {prices}; {own}, {others}: given then, V30
	EndsAll       Template // {money}, {prices}: the same, V60; {n}, {name}, {m}: own vineyards then, and those of who has most of the others
	CheapestOnMap string
	EndsGame      Template // {n}, {name}, {m}: own vineyards then, and those of who has most of the others
	EndsWinning   Template // {n}, {m}: own vineyards then, and the most that any of the others can have
	EndsNext      Template // {name}: who can buy it next
	LastBuying    string   // V60
	LastLost      Template // {name}, {n}: vineyards of who has most; {m}: that the viewer can reach, V60
	GiftNow       Plural   // vineyards that are given to the viewer at once
	AtLimit       Template // {n}, {most}: vineyards that the state gives, as so many are the most that anybody can have, V33
	NoneCheaper   Template // {region}: that opens later; {price}: the lowest there
	LaterToo      Plural   // vineyards of {region} that {money}, which is left, is enough for
	LastRegion    string
	LastOfState   Template // {own}, {others}: what the gift would give, V32
	LastLeads     Template // {n}, {name}, {m}: own vineyards then, and those of who has most of the others, V32
	GiftAfter     Template // {vineyard}: the last private one; {money}, which is left, V30
	Either        Template // {vineyard}
	AsCheap       Template // {vineyard}
	Ahead         Template // {name}: who is passed in the order of the owners, V22
	StillGiven    Plural   // private vineyards left then; {vineyard}: of the state; {own}, {others}: what it gives, V30
	GiftLess      Template // {n}, {m}: given to the others, V30
	GiftNearer    Template // {vineyard}: by what else would be bought; {others}, {own}: given to them, V30
	VarietySells  Template // {n}, {money}, {lost}: what all of it would bring, {m}, {variety}, {less}, {back}: or of another
	MarketMore    Template // {variety}, {value}, {other}, {less}
	NewVariety    Template // {variety}, {other}
	NewHighest    Template // {variety}, {value}
	HighestValue  Template // {variety}, {value}
	SameVariety   Plural   // own barrels; {variety}
	EitherGrows   string
	WouldEnd      Template // {vineyard}, {n}, {name}, {m}: own vineyards then, and those of who has most of the others
	MayEnd        Template // {vineyard}, {n}, {m}: own vineyards then, and the most that any of the others can have
	EndsBehind    Template // {vineyard}, {name}, {n}, {m}: vineyards of who has most, and those that the viewer can reach
	WouldGive     Template // {vineyard}, {own}, {others}: given to them
	WaitMore      Template // {when}, {region}, {money}, {n}: so many vineyards; {prices}: theirs; {vineyard}, {m}: so many after that
	Instead       Template // {when}, {region}, {price}: of the cheapest there; {vineyard}, {less}: by so much
	Later         string
	NextRound     string
	LeavesOnly    Template // {vineyard}, {money}
	BackLess      Plural   // vineyards: {mine}, {less}, {theirs}
	LeavesOf      Template // {vineyard}, {left}: of {money}
	StaysForSale  Template // {vineyard}
	CheaperIn     Template // {region}, {price}: the lowest there, {less} than {vineyard}; {when}
	ClosedThere   Template // {region}, {other}: where the viewer cannot buy
	StartsLower   Template // {region}, {price}: the lowest there; {other}, {more}
	FreeMore      Template // {region}, {n}: free vineyards; {other}, {m}
	FewerOwners   Template // {region}, {n}: of the others who own vineyards there; {other}, {m}
	BottleThere   Template // {region}, {other}: where there is no bottle
	Without       Template // {money}: without a sale
	WithoutMany   Template // {money}: without a sale; {n} barrels cost {lost}, as many vineyards as {m}
	SalePays      Template // {money}: with the income; {n}, {where}: vineyards that it buys, {m} without it; {lost}
	SellsFor      Template // {money}, {other}: so much more, for as many vineyards
	MoreCost      Plural   // barrels more; {money}: what they would bring; {vineyards}: of those that they would cost
	BuysBack      Template // {lost}, {other}, {money}: so much more; {vineyards}: of those that it costs more
	LeavesMore    Template // {money}, {cost}: an income, and what buys back the cheapest that goes; {other}, {less}, {back}: the same with another sale
	OneMore       Template // {money}, {n}, {m}: what one barrel more would bring, and how far the value falls
	SaleAgainst   Template // {money}, {lost}, {other}, {less}, {back}: income and vineyards of two sales
	SaleCosts     Template // {have}, {n}: money without a sale, and vineyards that it buys; {money}, {m}: with so much more; {barrels}, {variety}, {lost}: of the sale
	SaleFull      Template // {n}: own vineyards; {most}: that anybody can have, V6
	SaleFew       Plural   // vineyards that are free; {barrels}, {variety}, {lost}: of a sale, vineyards
	SaleNeedless  Plural   // all that are free; {where}, {money}
	SaleLow       Template // {value}: that the market takes off; {n}, {variety}, {money}: of a sale; {back}: what buys back the cheapest that goes
	TakesDear     Template // {price}: of what nobody is given, V31
	LeavesCheap   Plural   // others that nobody is given; {price}: of the dearest that is not taken, V31
	LeavesOthers  Plural   // the same, of all others; {price}
	TakesAhead    Template // {price}, {name}: who is passed in the order of the owners, V22
	TakesFar      Template // {price}: of the dearest, V22
	TakesAny      string
	TakesAll      string
	GivesAll      Plural   // {variety}: vineyards that grow it
	CheapestBack  Plural   // {variety}: vineyards that are given back; {next}: the price of the cheapest that stays
	LeavesRegion  Plural   // {variety}, {next}: the same, {region}: where the last one goes
	CheapestSame  Plural   // {variety}: vineyards that are given back; {of}: so many cost {price}, as the dearest of them
	GiftAsCheap   Template // {mine}, {theirs}: vineyards of one price; {region}: where the latter is, V30
	GiftThere     Plural   // vineyards {mine}, dearer than {theirs} by {more}; {region}: where the latter are, V30
	StaysBefore   Template // {theirs}: vineyards that stay; {n}, {region}: what the viewer would have there without them; {name}, {m}: who would have more, V22
	StaysTied     Template // {theirs}, {n}, {region}, {name}: the same of who has as many, further along the road
	KeepsPlace    Plural   // vineyards that would be lost; {prices}: theirs, {region}
	OnlyYours     Plural   // own barrels; {variety}
	YouSellIt     Plural   // own barrels; {variety}, {other}: of which there are none
	LessNext      Template // {few}, {variety}, {more}, {other}: who sell later in the round and have it, each with his barrels, or nobody
	LessAll       Template // the same of all others, {few}, {variety}, {more}, {other}
	Nobody        string
	CellarMore    Template // {n}, {variety}, {m}, {other}: own barrels
	LeastBarrels  Plural   // barrels of all others; {variety}
	OwnFew        Template // {own}: barrels of others that can rise
	MostToSell    Template // {n} barrels; {variety}
	OnlyThese     Template // {list}: own barrels of what is raised; none of the rest
	TopReached    string
	OnlyRaise     string

	// That another one, {other}, is hardly worse.
	AsGood     Template // {other}
	LittleLess Template // {other}
	EvenRaise  Template // {other}, {n}: own barrels
	LessOften  Template // {other}
	NoFact     string   // the same where nothing else was compared
}

// VinoMotives say what an odd decision of a computer player is for; they stand after its words and a
// comma.
type VinoMotives struct {
	_         uncompared
	Ahead     Template // {name}: who is passed in the order of the owners (V22)
	Sooner    string   // V30: the gift
	GivesLess string   // V30
	NoGift    string   // V32
	GoesOn    string
	KeepsGift Template // {name}: who would be first to choose
	Waits     Template // {region}: that is cheaper
}

// VinoReasons say why something is not allowed.
type VinoReasons struct {
	_          uncompared
	TooDear    Template // {price}, {money} V24
	NoPawn     Template // {n} V6
	NoVineyard string
	NoMarker   string // V7
	NoMoney    string
	NoBarrels  Template // {name}, {variety} V40
	OneBarrel  string
	AllBarrels string
	NoSteps    string
	AtTop      Template // {variety} V43
	NotRaised  Template // {variety}
}

// VinoQuestions are asked before a decision is taken.
type VinoQuestions struct{ Pass, NoSale string }

// VinoLog are predicates that stand after a name, and lines of their own.
type VinoLog struct {
	_            uncompared
	Banker       string
	Draws        Template // {region}, {variety}
	DrawsBoth    Template // {first}, {grows}, {second}, {then}
	Grows        Template // {variety}, {region}
	Buys         Template // {region}, {price}
	Given        Template // {region}, {price}
	Chooses      Template // {first}, {second}: said only to who chose
	HasChosen    string
	Chose        Template // {first}, {second}
	Passes       Template // {region}
	NoPawn       Template // {region}
	NoVineyard   Template // {region}
	NoMarker     Template // {region}
	NoMoney      Template // {region}
	BottleTaken  Template // {region}, {left}
	BottleShort  string
	Sells        Template // {n}, {variety}, {money}
	SellsShort   Template // {n}, {variety}: its letter, {money}
	NoSale       string
	Returns      Template // {region}, {price}
	ReturnsShort Template // {region}, {price}
	MarkerBack   Template // {variety}, {region}
	Falls        Template // {variety}, {value}
	Raises       Template // {variety}, {value}
	Income       Template // {money}

	// Why somebody cannot buy, short, and who gets nothing of a gift.
	NoPawnShort, NoVineyardShort, NoMoneyShort string
	LeftOut                                    Template // {region}
	LeftOutShort                               string

	// What the others do, told in a sentence, and summed up.
	ComesNew    Template // {region}, {variety}, {price}
	Takes       Template // {vineyards}: of the state’s gift
	GivesBack   Template // {vineyards}
	RaisesBy    Template // {prices}
	Both        Template // {first}, {second}
	BuysAll     Template // {vineyards}
	BuysSoFar   Template // {vineyards}: how many, {region}, {money}
	BuysNothing string
	Lead        Template // {name}, {most}, {rest}: who has most vineyards,
	LeadNext    Plural   // {names}, {n}: and who follow
	LeadTied    Template // {names}, {n}
	LeadAll     Template // {n}: all have as many

	// Lines without a name.
	PairsBack   string
	Gift        Template // {region}
	BottleOff   Template // {region}, {left}
	BottlesLeft Plural   // in the middle of a sentence
}

// VinoLabels are the names of the controls for screen readers, and what is said of
// a piece.
type VinoLabels struct {
	_           uncompared
	CoinPrivate Template // {price}
	CoinState   Template // {price}
	CoinOwned   Template // {of}, {price}
	FreeIn      Template // {private}, {state}
	WithBottle  string
	Vineyards   Plural
	Money       Template // {money}
	Worth       Template // {value}
	InCellars   string   // of who has how many barrels of it
	Bottle      Template // {region}
	Clock       Plural   // {n}: bottles left
	Order       string   // of the wind rose
	Rose        Template // {name}, {rank}
	Wares       Plural   // {variety}, {value}
	Cellar      Template // {of}
	Grow        Template // {variety}
	Drawn       Template // {region}, {variety}
	Less, More  string
	Barrels     string
	GiveIn      Template // {region}, {n}
	Down        Template // {variety}
	Up          Template // {variety}
}

// VinoEnding say by what the winner won.
type VinoEnding struct {
	Ahead   Template // {vineyards}, {lead}, {name}
	ByMoney Template // {name}, {n}
	Shared  Template // {vineyards}
	Ranked  string   // what a place is for, in the order of what decides
}

// VinoRules are the pages of the rule book.
type VinoRules struct {
	Game, First, Choosing, Buying, Gift, Selling, End, Regions Rule

	// The diagrams.
	RoundTitle, RoundNote     string
	PairTitle, PairNote       string
	ShieldTitle, ShieldNote   string
	ShieldLeads               string
	ShieldPrivate             string
	ShieldState               string
	RoadTitle, RoadNote       string
	OrderNote                 string
	GiftTitle, GiftNote       string
	SaleTitle, SaleNote       string
	SaleSold, SaleSteps       string
	RegionsTitle, RegionsNote string

	// Ours are the figures that are reconstructed.
	OursRegion Template // {region}, {prices}, {varieties}
	OursState  Template // {region}, {prices}, {varieties}: * marks those of the state
	// OursOfState is the price of one of the state's, for those who hear it.
	OursOfState Template // {price}
	OursSale    Template // {n}: columns; {page}
	OursSquare  Template // {n}: money
	OursRounds  Template // {n}, {idle}
	// Sources says whose the map is, where the other figures come from, and what is not
	// known from any source.
	Sources []string
}

// VinoOutline are the words for those who hear that table.
type VinoOutline struct {
	_        uncompared
	Decision string
	Order    string
	Barrel   Template // {region}
	FaceDown Template // {region}
	Sale     Template // {n}, {variety}, {money}, {vineyards}, {value}
	Bottle   string
	Ticked   string
}
