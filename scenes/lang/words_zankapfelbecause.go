package lang

// ZankapfelBecause are plain facts of the table that speak for what a hint advises, against the
// best of the other decisions, or what is announced. Where both have a figure, {n} is of the advised one.
type ZankapfelBecause struct {
	_ uncompared
	// Of squares.
	Hand        Template // {n}, {m}, {square}: what the coloured cards of the hand get
	HandBest    Template // {n}, {m}, {square}: what the best of them gets
	There       Template // {card}, {n}, {m}, {square}
	Rivals      Template // {which}: no colour, {n}, {square}, {colours}, {m}
	Fewer       Template // {few}, {n}, {square}, {many}: colours that get the most there, and on the other square
	NoColour    string
	NoColourBut Template // {colour}: the own one, which gets more
	OnlySquare  string   // of those beside the mayor

	// Of cards to lay or to buy.
	Most         Template // most: {n}, of several squares
	OnNext       string   // on, in the facts on what cards may get
	OnLeft       string   // the same where none is beside the mayor
	OnOnly       string   // the same where there is but one square
	AtMost       Template // {on}, {card}, {most}: what the only other card gets
	OtherCards   Template // {on}, {n}: the most that one of several other coloured cards gets
	ColourCards  Template // {on}, {n}: the same of all coloured cards, beside the joker
	Wanted       Template // {other}, {up}: the colours in hand that get more, and most of all, {colour}
	JokerSame    Template // {n}: the most that it gets, too
	JokerStays   Template // {k}: the least that the joker gets on a square with a chip, {colour}: of the card that is laid, {low}, {all}: on how many of them it gets less
	JokerLater   string
	Oftener      Template // {n}, {all}, {own}, {k}, {card}, {m}: on how many squares both cards get their most
	Spare        Template // {colour}, {n}, {other}, {m}: cards of both in hand
	Undisputed   string
	LayOrBuy     Template // {up}, {m}: the most that it brings, and what the open card costs
	LayEither    Template // {colour}, {other}: in hand, which may bring as much, {up}, {m}: the same
	AnyHarvest   Template // {n}: where one stands
	Poor         Template // {on}, {n}: the most that a card of the hand gets
	PoorBut      Template // {on}, {n}, {card}, {up}: where the open card costs as much as that, and what it may get
	PoorButJoker Template // {n}: the most that a coloured card of the hand gets, {k}: the least that the joker does on a square with a chip
	JokerCanWait Template // {k}: the same of a hand of jokers
	Cheap        Plural   // {n}: cards in hand, {all}: rounds that may be left, {price}: of the open card
	OpenJoker    Template // {k}: the least that it gets on a square with a chip
	LetThem      Template // {colour}: of the card that might be laid, {up}: what it gets, {n}: cards in hand, {all}: rounds that may be left
	AloneWins    Template // {colour}: of the last card in hand, which might win at once
	MayQuarrel   Template // {card}: the last one in hand
	LastPoor     Template // {card}, {most}: the same where that brings little

	// Of bribes.
	AsAnnounced     Plural   // {card}, {k}, {m}: on the announced square and on that of the offer of {of}, of {n} points
	RivalsAnnounced Template // {which}, {n}, {of}: whose offer, {colours}, {m}
	Tempts          Template // {card}, {k}, {name}, {n}, {m}: points for the same square
	NoSquare        Template // {card}, {n}: no other square gives it more
	NoCard          string   // no square gives anything without a card
	NoGain          Template // {card}, {n}: so much more elsewhere at most
	Offered         Template // {name}, {n}, {card}, {m}: points offered for a square that gives it so much
	NothingLost     Template // {n}: points of the offer
	SameThere       Template // {card}, {n}
	LessThere       Template // {card}, {n}, {m}: less than the points
	SameOffer       Template // {name}: who offers as much for the same square
	BestOffer       Template // {n}, {m}: points and harvest

	// Of the colour of a joker.
	OtherQuarrel Template // {colour}, {names}
	ElseAlone    Template // {name}, {n}, {colour}, {m}: what a rival would get, and what another colour brings
	ElseQuarrel  Template // {name}, {n}, {card}: the highest own discord card, {k}, {of}, {all}: cards of his that it beats
	OtherLess    Template // {colour}, {n}
	OtherPrize   Template // {colour}, {n}: the same where others have it
	OrAlone      Template // {colour}, {names}, {list}: colours that nobody else has, {n}: what each of them brings
	OrQuarrel    Template // {colour}, {m}: that nobody else has, {list}: colours that one other has each, {n}
	JokerAfter   Template // {colour}, {n}: what another joker may still be called
	MostFree     string   // nothing was compared
	NoneAsMuch   Template // {n}: what the best of the others brings

	// Of quarrels.
	SomeCards    Template // {n}, {of}, {all}: so many of somebody’s discord cards
	SomeOthers   Template // {n}, {all}: of those of several
	SomeOfTwo    Template // {list}: of those of two
	SomeOf       Template // list: {n}, {of}, {all}: of those of one of them
	EachCard     Template // {each}, {of}: all of them
	EachOthers   Template // {each}
	Every        Template // each: {n}
	Both         string   // the same for two
	Beats        Template // {cards}: some or all of theirs, {than}
	ThanSome     Template // than: {m}, {k}: the other card, and how many that beats
	ThanNone     Template // {m}: the same for none
	ThanFewer    Template // {m}: the same of several others
	Ties         Template // {of}, {card}, {m}: against the same card, and the other card
	Stays        Template // {m}, {card}, {cards}: the highest card, and what the other one beats
	CheapPrize   Template // {n}: the prize, {m}: the highest card
	Several      Template // {m}: the highest card, kept for a quarrel with fewer
	Safer        Template // {card}, {m}: both cards beat all
	Higher       Template // {card}, {m}: both beat as many, and one is higher
	Neither      Template // {card}, {m}: the same where they beat none
	Overtakes    Plural   // {card}, {k}, {of}, {all}: cards that it beats, {highest}: his highest card, {a}, {b}: the sums with {n} dice
	SomeBeaten   Template // {card}, {cards}, {price}: of a die, {n}: the prize
	HighCard     Template // {card}, {cards}: that it beats
	Enough       Template // {card}, {cards}: that it beats
	StillTime    string   // one of several may buy, and then oneself, too
	DieCosts     Template // {m}, {n}: the price of a die, and the prize
	EachMore     Template // {theirs}, {more}, {price}: of one more
	EachDie      Template // {theirs}, {card}, {price}: of a die, {n}: the prize
	Reach        Template // {theirs}, {more}, {less}
	MoreDice     Plural   // more: {card}, {a}, {b}: the sums
	LessDice     Plural   // less: {a}, {b}: the same for fewer dice
	LessBare     Template // less: {card}: for none
	CanReach     Template // theirs: {name}, {a}, {b}: with the dice that he has
	HighestCard  Template // {name}, {n}: where he has none
	CardsBelow   Template // {of}, {b}: the most that the own card makes, {n}, {all}: the same where it does not reach that
	MayBuy       Template // theirs: {name}: where the own card is above his with his dice
	OthersMayBuy string   // the same of several
	Unbeaten     Template // {card}: the others have spent all that are higher
	UnbeatenTen  Template // {card}: the highest that there is
	OnlyCard     Template // {of}, {n}: the last card somebody has, {card}: the own one, which beats it

	// Of somebody who might win at once: {name} stands at {at} and lacks {n} steps.
	KeepsBack     Template // {name}, {at}, {n}, {few}, {square}, {many}: colours that get enough there, and on another square
	AnotherSquare string   // square: where many are named
	KeepsOut      Plural   // {name}, {at}, {n}, {m}: no colour gets enough there, on another square m of them do
	Contests      Template // {name}, {at}, {n}, {colour}: of the card to lay; he has laid one
	MayContest    Template // {name}, {at}, {n}, {colour}, {m}: what is laid can bring him home, so that he is not alone with it
	JokerWaits    Template // {name}, {at}, {n}, {of}: the joker gets its colour when that of the card that may bring him home is seen
	Home          Template // {k}, {n}: where one stands oneself, and the harvest that wins
	PaysHome      Template // {name}, {at}, {n}: the offer itself would bring him home
	BringsHome    string   // the offer brings the first player home himself
	NotAlone      Template // {name}, {at}, {n}, {colour}
	WinsLast      Template // {name}, {at}, {n}, {colour}
	LastQuarrel   Template // {name}, {at}, {n}: the prize
	LastDice      Template // {theirs}, {more}, {name}, {at}, {n}: the same of dice
	OwnQuarrel    Template // {k}, {n}: where one stands, and the prize that ends the game
	DiceWin       Template // {k}, {m}, {n}, {to}: the same with the price of dice

	OnlyWay   string // there is but one decision
	HaveToBuy string // without a card in hand
}
