package lang

// ZankapfelBecause are plain facts of the table that speak for what a hint advises, against the
// best of the other decisions. Where both have a figure, {n} is of the advised one.
type ZankapfelBecause struct {
	// Of squares.
	Highest  Template // {n}, {m}: what the best colour gets there and on the other square
	Hand     Template // {n}, {m}: what the coloured cards of the hand get
	HandBest Template // {n}, {m}: what the best of them gets
	There    Template // {card}, {n}, {m}
	Rivals   Template // {n}, {m}: the most that a colour gets
	Known    Template // {name}, {colour}, {n}, {m}: what somebody may have laid
	Onward   Template // {card}, {n}, {m}: in the next round

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
	Leaves     Template // {n}, {m}: cards in hand
	Cheap      Template // {n}, {m}: the same for one step
	AnyColour  Template // {n}, {m}: the same for a joker

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
	Helps           Template // {name}, {n}: where it would take the first player
	NothingLost     string
	SameThere       Template // {card}, {n}
	LessThere       Template // {card}, {n}, {m}: less than the points
	BestOffer       Template // {n}, {m}: points and harvest
	MorePoints      Template // {n}, {m}

	// Of the colour of a joker.
	OtherQuarrel Template // {colour}, {names}
	OtherLess    Template // {colour}, {n}
	OtherSame    Template // {colour}, {n}

	// Of quarrels.
	Beats     Template // {n}, {of}, {all}, {m}, {k}: cards that it beats, and the other card and those that that beats
	BeatsAll  Template // {n}, {all}, {m}, {k}: the same for those of several
	Ties      Template // {of}, {n}, {m}: against the same card, and the other card
	Lowest    Template // {m}: the other card
	Later     Template // {m}: the other card
	Enough    Template // {card}, {n}, {of}, {all}: cards that it beats
	StillTime Template // {name}
	DiceCost  Template // {m}, {n}: their price, and the prize
	SureLoss  Template // {n}, {of}, {all}, {card}, {k}: cards that beat it, and with dice
	Reach     Template // {card}, {n}, {m}: the highest sum

	OnlyWay string // there is but one decision
}
