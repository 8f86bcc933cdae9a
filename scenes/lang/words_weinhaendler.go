package lang

// Weinhaendler are the words of that table.
type Weinhaendler struct {
	About
	PhaseInText WeinhaendlerPhases // in the middle of a sentence
	Learns      WeinhaendlerPhases // what a pupil does in them: "learns to bid"
	Places      WeinhaendlerPlaces
	Verbs       WeinhaendlerVerbs
	Buttons     WeinhaendlerButtons
	Last        Last // that the end is near
	Hints       WeinhaendlerHints
	Advice      WeinhaendlerAdvice
	Reasons     WeinhaendlerReasons
	Questions   WeinhaendlerQuestions
	Strip       WeinhaendlerStrip
	Log         WeinhaendlerLog
	Cards       WeinhaendlerCards
	Labels      WeinhaendlerLabels
	Rules       *WeinhaendlerRules
	Lesson      *[12]LessonStep
	DrawsFree   string // why somebody passes without a bid and draws (W14), after a comma
	LessonEnd   LessonEnd
}

// WeinhaendlerPhases are the four phases of a round.
type WeinhaendlerPhases struct{ Bidding, Exchange, Cellars, Refill string }

// WeinhaendlerPlaces are the headings of the parts of the table.
type WeinhaendlerPlaces struct {
	_         uncompared
	Offer     string   // the public offer
	TheOffer  string   // as what somebody takes
	TheBid    Template // {of}: the same of somebody’s bid
	Pile      string
	PileEmpty string
	LastNext  string // it is empty: the next round is the last
	Auction   string // tab
	Cellar    string // before its points on a tab, and its number if there are several
	Passed    string // beside a total, and on a stamp
	NoBottle  string // the same of who has none left to bid,
	EmptyHand string // and in little room
	Started   string // who began the round
	InHand    Plural
	Limit     Template // {n}
}

// WeinhaendlerVerbs say in the banner, after the name, what is to be done.
type WeinhaendlerVerbs struct {
	_           uncompared
	Bid         string
	BidShort    string
	BidFirst    string // has no bid yet, and may pass and draw
	Place       string
	PlaceMust   Plural // {word} at least
	Exchange    string // nobody decides
	Refill      string
	DrawsLooks  string // sees two bottles
	LastPlacing string
}

// WeinhaendlerButtons are the labels of the decisions.
type WeinhaendlerButtons struct {
	_            uncompared
	Bid          string // as Add, for the first bid
	Add          string // before the total, once something is lifted
	PassDraw     string // pass and draw
	TakeOffer    string // pass, when all others have passed and one is first
	Place        string // before the points, once a place is chosen
	PlaceSupport string // an empty bottle, no points
	Done         string
	NextPlace    string // spoken
	MoreToPlace  Plural
}

// WeinhaendlerHints are the lines over the buttons.
type WeinhaendlerHints struct {
	_             uncompared
	WouldBeFirst  Template // {total}, {name}
	WouldTake     Template // {total}, {name}, {rank}, {from}: takes somebody’s bid
	WouldBeLast   Template // {total}, {name}, {from}: takes, and leaves his own
	WouldBeAlone  Template // {total}, {name}
	LiftToBid     string
	OfferIsMine   string // all others have passed, and one is first
	LiftOrPass    string
	PassIsFinal   Template // {names}: one is first, and they may still bid more
	PassIsFinalOf Template // {n}: the same of three or more
	EmptyHand     Template // {name}
	TapPlace      string
	EitherEnd     string
	RowMoves      string
	PressPlace    string
	TapBottle     string
	PlaceOrDone   string
	NothingToGain string
	LastRound     string
	NothingLeft   string
	Drawn         Template // {card}: only for somebody who draws
	DrawnKept     Template // {card}, {other}: only for somebody who draws
	Came          Template // {bundle}, {cards}: what the exchange has brought
	LaysNothing   Template // {name}
}

// WeinhaendlerAdvice is a hint that was asked for in words. What stands between
// asterisks is bold.
type WeinhaendlerAdvice struct {
	_ uncompared
	// Where to look.
	AtOffer  Template // {card}
	AtBid    Template // {card}, {of}
	AtPile   Plural
	AtHand   Template // {card}
	AtAll    Plural   // all of the hand
	AtCellar Template // {card}: a bottle, or a wine

	// What to do.
	BidFirst       Plural   // {word} lifted bottles, {total}: a first bid
	BidRank        Plural   // {word}, {total}, {rank}
	AddFirst       Plural   // {word} lifted bottles, {total}
	AddRank        Plural   // {word}, {total}, {rank}
	TakeOffer      Template // {total}: passing, when all others have passed and one is first
	PassBid        Template // {total}, {rank}
	PassFinal      Template // {total}, {rank}: the same, where nobody below can bid any more
	PassNothing    Plural   // bottles that are kept
	Draw           string
	Place          Template // {card}, {gain}
	SayBid, SayAdd Template // {cards}, {total}, {rank}: for who hears it
	SayPlace       Template // {card}, {where}, {gain}
	Keep           Plural
	KeepLast       string // in the last round

	// The best alternative, as it stands in the sentences below.
	OtherBid      Template // {total}
	OtherPass     string
	OtherWith     Template // {card}: another bottle
	OtherNoDraw   string   // passing, though one could draw
	OtherDraw     string
	OtherLay      Template // {card}: instead of none
	OtherEmpty    string   // another bottle, an empty one
	OtherLayEmpty string   // the same, instead of none
	OtherLeft     string   // at an end of the lowest row
	OtherRight    string
	OtherKeep     string

	// Why: facts of the table. {names} are others who may still bid, in words for one of them.
	StarCount, MoreStars, BottleCount Plural
	SomeOthers                        Template // {word}
	TakesTriplet                      Template // {card}, {others}, {points}: of what would be taken
	InCellar                          string   // before what lies there
	InOffer                           string   // the same
	TwoOf                             Template // {card}: the others, alike
	Finishes                          Template // {points}, {all} for stars, {more} for {triplets}, {other}, {less}: what can be laid in the last round
	TripletWith                       Plural   // bottles in the cellar that one is made with, {wine}
	TripletsWith                      Template // {wine}: several, each with something in the cellar
	TripletsOf                        Plural   // triplets, {wine}: with nothing there
	SomeWines                         Template // {word}: of the triplets, without their names
	FinishesStars                     Template // {stars}, {other}, {less}: the same where triplets bring as much
	FinishesFewer                     Template // {stars}, {other}, {less}, {extra}, {triplets}: where the other one makes some
	FinishesAlike                     Template // {points}: nothing brings more
	OnlyEmpty                         Plural   // empty bottles that are given, {bundle}
	OnlyEmptyFinal                    Plural   // {bundle}: the same, where nobody else can bid any more
	StaysEmpty                        Plural   // the same, {rank}: which changes nothing
	Defends                           Template // {names}, {bundle}, {total}, {less}: the own bid before
	Outbids                           Template // {names}, {rank}, {total}, {less}: of the cheapest bid for the same
	Highest                           Template // {names}, {bundle}, {total}, {stars}
	Stays                             Template // {rank}, {more}, {less}: of the bid; {total}, {take}, {give}: of one that would be first
	Exchange                          Template // {take}, {give}, {other}, {more}, {less}
	ExchangeFinal                     Template // {take}, {give}, {other}, {more}, {less}: where nobody else can bid any more
	ExchangeMore                      Plural   // bottles more of the alternative, {take}, {give}, {other}, {more}, {less}
	Outbid                            Template // {take}, {give}; {total}, {most}, {cost}: of a bid that takes {least} at least if it is outbid by {names}
	ExchangeNothing                   Template // {take}, {give}, {other}: which takes and gives nothing
	ExchangeStars                     Template // {take}, {give}: against drawing
	ExchangeBottles                   Template // {bottles}, {given}: against drawing
	GivesNothing                      Template // {other}, {more}, {less}: passing without a bid
	TakesAll                          Template // {total}
	Already                           Plural   // bottles that {total} would cost more, {bundle}
	AlreadyFirst                      Plural   // the same for the offer, which may be outbid: {total}
	Draws                             string
	DrawsBetter                       Template // {total}, {take}, {give}
	DrawsOutbid                       Template // {total}, {names}: of a bid that may be outbid; {take}, {give}: bottles that it then brings, at least
	DrawsLast                         string   // of the pile
	KeepsTriplet                      Template // {card}, {points}, {total}: euros in the hand
	KeepsAll                          Template // {total}: euros in the hand
	KeepsLater                        Template // {total}: the same, before the first placing
	HoldsEmpty                        string
	Completes                         Plural   // triplets, {points}
	Gains                             Template // {points}, {other}, {less}
	GainsNow                          Plural   // points, {total}: euros that stay
	CheapestOf                        Plural   // other bottles that score as much, {all} with this one, {points}, the most, {money}
	LastUnder                         Template // {card}, {points} for the triplet: in the row above
	LastThen                          Plural   // bottles in the hand, {points}, {all} for stars, {more} for {triplets}
	LastLater                         Plural   // triplets that {card} completes, {points}, {sum}: of all bottles in the hand
	LastAll                           Template // {word} bottles in the hand, {points} for their stars
	LastNext                          Template // {word}, {points}: the same, where not all fit into the cellar that is built
	LastEven                          Template // {points}: of all bottles, in any order
	LastAlone                         Template // {points}: of the last one, anywhere
	LastPlace                         Template // {points}: of the last one, where one place is open
	Prepares                          Template // {card}, {points}, {other}, {less}
	PreparesNew                       Plural   // triplets, {card}, {points}: otherwise none
	PreparesCheap                     Plural   // triplets, {card}, {points}, {money}: of the bottle
	Waits                             Plural   // {n} points; {card}, which scores {points} for triplets before and after
	Each                              Template // {points} of several triplets
	Held, HeldToo, Offered, Other     Template // {card}: one in the hand, another like the one that is placed, one in the offer, and one that may still come
	Near                              Template // {other}

	// Why, where nothing of this makes a difference.
	Raises      Template // {total} of a bid; {more}, {take}, {give}, {names}: of a higher one that may be outbid
	PassingEnds Template // {total} of a bid: against passing
	Takes       Template // {take}, {give}
	Hopeless    string   // in a game that is won hardly ever
	EvenKeep    Plural   // bottles that stay in the hand, {total}: euros
	EvenPlace   Plural   // the same, {gain}
	EvenEmpties string
}

// WeinhaendlerReasons say why something is not allowed.
type WeinhaendlerReasons struct {
	_             uncompared
	TotalTaken    Template // {total}, {of}: on the button
	NoneAlike     Template // {total}, {of} W12
	NothingLifted string
	MustPlace     Plural   // W30
	HasPassed     Template // {name} W13
	HasPlaced     Template // {name}
	NotThere      string
}

// WeinhaendlerQuestions say what a decision brings and costs, before it is taken.
type WeinhaendlerQuestions struct {
	PassTakes   Template // {name}, {bundle}, {cards}, {own}
	PassNothing Template // {name}
	PassNoDraw  string
	Draw        string
}

// WeinhaendlerStrip are the words of "who would get what now".
type WeinhaendlerStrip struct {
	_          uncompared
	Title      string
	TitleLong  string
	GetsOffer  string
	GetsFrom   Template // {bid}: whose,
	TheBid     Template // {of}: as it stands there
	NextOffer  string
	Gone       string // instead, in the last round
	NextShort  string
	OfferStays string
}

// WeinhaendlerLog are predicates that stand after a name, and lines of their own.
type WeinhaendlerLog struct {
	_             uncompared
	Begins        string
	Bids          Template // {total}
	Lays          Template // the first of a bid: {cards}, {total}
	Adds          Template // {cards}, {total}
	PassesDraws   string
	PassesEmpty   string   // an empty hand
	DrawsOne      Template // {card}: said only to who drew it
	Takes         Template // {bundle}: before its cards
	Places        Template // {card}
	PlacesNothing string
	PlacesSum     Template // {stars}, {triplets}: after the sum
	PutsUnder     Template // {card}
	BeginsRound   Template // {n}
	ComesUp       Template // {card}

	// Lines without a name.
	Dealt     Template // {n}
	OfferIs   Template // {cards}
	LastRound string
}

// WeinhaendlerCards name the bottles.
type WeinhaendlerCards struct {
	_          uncompared
	Colours    WeinhaendlerWines
	Shapes     WeinhaendlerWines
	Empty      string // with its article
	Back       string
	StarsOf    [4]string // "", one star, two stars, three stars
	Sizes      [4]string // "", slim, angular, large
	LabelEmpty Template  // {money}
	Inspect    Template  // {wine}, {colour}, {shape}, {size}, {stars}, {money}
}

// WeinhaendlerWines have a word for each wine.
type WeinhaendlerWines struct {
	_                                                                          uncompared
	Dornfelder, Merlot, Zinfandel, Chardonnay, Portugieser, Cabernet, Bordeaux string
}

// WeinhaendlerLabels are the names of the controls for screen readers.
type WeinhaendlerLabels struct {
	_          uncompared
	Hand       Template // {card}
	HandLifted Template // {card}
	HandChosen Template // {card}
	Place      Template // {row}, {place}, {what}
	PlaceAt    Template // {row}, {where}, {what}: one that may be chosen
	// Where it is.
	OnTwo        Template // {cards}: the two below
	OnFloor      string
	OnFloorLeft  Template // {card}: of which it is left
	OnFloorRight Template // {card}
	OverEmpty    Template // {where}
	AnEmpty      string   // after these words
	Cellar       Template // {of}, {points}
}

// WeinhaendlerRules are the pages of the rule book.
type WeinhaendlerRules struct {
	Bidding, Exchange, Cellars, Refill, End, Bottles Rule

	// The diagrams.
	ExchangeTitle string
	ExchangeNote  string
	RefillTitle   string
	RefillFew     string // of an offer that is filled up,
	RefillMany    string // and of one that is not
	RefillNote    string
	EndTitle      string
	EndPile       string // of the last bottle of the pile
	EndTied       string // of two with the same points
	EndNote       string
	WinesTitle    string
	WinesNote     string
	ThreesTitle   string
	ThreesNote    Template // {alike}, {mixed}: points
	DiagramTitle  string
	DiagramNote   string
	DiagramTold   Template // {first}, {second}, {third}, {fourth}: who bids what, for somebody who does not see it

	// Ours are the figures that are reconstructed.
	OursValues Template // {wine}, {values}
	OursName   Template // {wine}
	OursColour Template // {wine}
	OursIdle   Template // {n}: rounds
	// Sources says where the others come from, and what is not known from any source.
	Sources []string
}
