package lang

// ZankapfelBecause are plain facts of the table that speak for what a hint advises, against the
// best of the other decisions. Where both have a figure, {n} is of the advised one.
type ZankapfelBecause struct {
	_ uncompared
	// Of squares.
	Highest   Template // {n}, {m}, {square}: what the best colour gets there and on the other square
	Hand      Template // {n}, {m}, {square}: what the coloured cards of the hand get
	HandBest  Template // {n}, {m}, {square}: what the best of them gets
	NextMayor Template // {name}, {n}: the first player, and what the best colour gets on a square next to the mayor
	There     Template // {card}, {n}, {m}, {square}
	Rivals    Template // {n}, {m}: the most that a colour gets
	Known     Template // {name}, {colour}, {n}, {m}: what somebody may have laid
	Onward    Template // {card}, {n}, {m}: in the next round
	Together  Template // {n}, {m}: what all colours get

	// Of cards to lay or to buy.
	AtMost     Template // {card}, {n}: the most that it gets
	JokerSame  Template // {n}: the most that it gets, too
	JokerStays string
	JokerLater string
	Openly     Template // {name}, {colour}: of whom a card lies face down
	Oftener    Template // {n}, {all}, {card}: squares that give it less
	Spare      Template // {colour}, {n}, {other}, {m}: cards of both in hand
	OutOfSight Template // {colour}, {n}, {other}, {m}: cards of both that others may have
	Undisputed string
	LayOrBuy   Template // {n}, {m}: the most that it brings, and what the open card costs
	Leaves     Template // {n}, {m}: rounds for which the hand lasts if one buys, and if one lays
	Cheap      Template // {n}, {m}: the same for one step
	AnyColour  Template // {n}, {m}: the same for a joker
	LastCard   string   // whoever lays his last card has to buy in the next round

	// Of bribes.
	NotAsAnnounced  Template // {card}, {n}, {m}: there and on the announced square
	AsAnnounced     Template // {card}, {n}, {m}: on the announced square and the offered one
	RivalsAnnounced Template // {n}, {m}: the most that a colour gets
	CostsLess       Template // {n}, {m}: steps
	Outbids         Template // {name}, {n}: an earlier offer
	Tempts          Template // {name}, {n}, {m}: what it would bring the first player
	NoSquare        Template // {card}, {n}: no other square gives it more
	NoCard          string   // no square gives anything without a card
	NoGain          Template // {card}, {n}, {m}: more elsewhere, and the price
	AsMuch          Template // {n}, {name}, {m}: what it brings less its price, and the price
	Offered         Template // {name}, {n}, {card}, {m}: points offered for a square that gives it so much
	Helps           Template // {name}, {n}: where it would take the first player
	NothingLost     string
	SameThere       Template // {card}, {n}
	LessThere       Template // {card}, {n}, {m}: less than the points
	SameOffer       Template // {name}: who offers as much for the same square
	BestOffer       Template // {n}, {m}: points and harvest
	MorePoints      Template // {n}, {m}

	// Of the colour of a joker.
	OtherQuarrel Template // {colour}, {names}
	QuarrelFor   Template // {names}, {n}, {colour}, {m}: a quarrel over n, for a colour that nobody else wants brings only m
	OtherLess    Template // {colour}, {n}
	OtherSame    Template // {colour}, {n}
	MostFree     string   // nothing was compared

	// Of quarrels.
	Beats     Template // {n}, {of}, {all}, {m}, {k}: cards that it beats, and the other card and those that that beats
	BeatsAll  Template // {n}, {all}, {m}, {k}: the same for those of several
	Ties      Template // {of}, {n}, {m}: against the same card, and the other card
	Lowest    Template // {m}: the other card
	Later     Template // {m}: the other card
	Higher    Template // {n}, {of}, {all}, {card}, {m}: both beat as many, and one is higher
	HigherAll Template // {n}, {all}, {card}, {m}: the same for those of several
	Enough    Template // {card}, {n}, {of}, {all}: cards that it beats
	StillTime Template // {name}
	DiceCost  Template // {m}, {n}: their price, and the prize
	SureLoss  Template // {n}, {of}, {all}, {card}, {k}: cards that beat it, and with dice
	Reach     Template // {card}, {n}, {m}: the highest sum
	LowCard   Template // {card}, {n}, {all}: beats few
	HighCard  Template // {card}, {n}, {all}: beats many

	// Of somebody who might win at once: {name} lacks {n} steps.
	KeepsColour Template // {name}, {n}, {colour}, {m}: the only one that he may have laid gets less there
	KeepsBack   Template // {name}, {n}, {k}, {m}: colours that get enough there, and on another square
	KeepsOut    Template // {name}, {n}, {m}: no colour gets enough there, on another square m of them do
	Contests    Template // {name}, {n}
	MayContest  Template // {name}, {n}, {colour}: what is laid can bring him home, so that he is not alone with it
	JokerWaits  Template // {name}, {n}: the joker gets its colour when that of the card that may bring him home is seen
	PaysHome    Template // {name}, {n}: the offer itself would bring him home
	BringsHome  string   // the offer brings the first player home himself
	NotAlone    Template // {name}, {colour}
	LastQuarrel Template // {name}
	OwnQuarrel  string

	OnlyWay string // there is but one decision
}
