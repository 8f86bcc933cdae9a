package lang

var weinhaendlerEnglish = Weinhaendler{
	About: About{
		Title:    "Weinhändler",
		Subtitle: "An auction of bottles",
		Summary: "Bid with bottles from your hand, and take the bundle of whoever bid just above you. " +
			"Lay the best of them in your cellar, where stars count, and three of one colour count more.",
		Refusals: map[string]string{
			"W10": "Bids are made in phase 1, in turn, and with bottles of one’s own hand.",
			"W12": "No two totals may be equal.",
			"W13": "Who has passed bids no more in this round.",
			"W14": "Only who has bid nothing may draw when he passes, and only while there is a pile.",
			"W30": "Bottles are laid in phase 3, in turn, until no more than six are in the hand.",
			"W32": "A bottle lies beside another in the bottom row, at most five wide, or upon two neighbours.",
			"W33": "Only an empty bottle is covered, and only by a wine.",
			"W34": "A new cellar begins only when the last one is finished.",
			"W51": "The game is over.",
		},
	},

	Phases:      WeinhaendlerPhases{Bidding: "Bidding", Exchange: "Exchange", Cellars: "Cellars", Refill: "Refill"},
	PhaseInText: WeinhaendlerPhases{Bidding: "bidding", Exchange: "exchange", Cellars: "cellars", Refill: "refill"},

	Places: WeinhaendlerPlaces{
		Offer:     "Public offer",
		Pile:      "Pile",
		PileCount: "Pile {n}",
		PileEmpty: "Pile empty",
		Auction:   "Auction",
		CellarTab: "Cellar · {n}",
		CellarNo:  "Cellar {n}",
		Passed:    "Passed",
		PassedLow: "passed",
		Started:   "started",
		InHand:    Plural{One: "{n} in hand", Other: "{n} in hand"},
		Limit:     "limit {n}",
	},

	Verbs: WeinhaendlerVerbs{
		Bid:         "adds bottles or passes",
		BidShort:    "adds or passes",
		BidFirst:    "bids or passes",
		Place:       "places bottles",
		PlaceMust:   Plural{One: "must place one bottle", Other: "must place {word} bottles"},
		Exchange:    "The bundles change hands",
		Refill:      "The offer is filled up",
		DrawsLooks:  "draws",
		LastPlacing: "places for the last time",
	},

	Buttons: WeinhaendlerButtons{
		Add:          "Add → {total}",
		AddNothing:   "Add",
		Pass:         "Pass",
		PassDraw:     "Pass and draw",
		Place:        "Place → {points}",
		PlaceNone:    "Place",
		PlaceSupport: "Place as a support",
		Done:         "Done",
		NextPlace:    "Next place",
		MoreToPlace:  Plural{One: "{n} more to place", Other: "{n} more to place"},
		Forbidden:    "{total} is {of} total",
		Gain:         Plural{One: "{gain} point", Other: "{gain} points"},
	},

	Hints: WeinhaendlerHints{
		WouldBeFirst:  "At {total} {name} would be first and take the offer.",
		WouldTake:     "At {total} {name} would be {rank} and take {from} bottles.",
		WouldBeLast:   "At {total} {name} would be last and take {from} bottles.",
		WouldBeAlone:  "At {total} {name} would take the offer alone.",
		LiftToBid:     "Tap bottles to bid with them.",
		LiftOrPass:    "Tap bottles to add them, or pass.",
		EmptyHand:     "{name} has no bottle left and has to pass.",
		TapPlace:      "Tap a glowing place, or another bottle.",
		PressPlace:    "“Place” lays it there; or tap another bottle.",
		TapBottle:     "Tap a bottle to see where it may lie.",
		PlaceOrDone:   "Place another bottle, or keep the rest.",
		NothingToGain: "An empty bottle scores nothing, but supports others.",
		LastRound:     "Last round: what stays in the hand scores nothing.",
		DrawnKept:     "{card} is kept; {other} goes under the pile.",
		CameOffer:     "Into the hand came the offer: {cards}.",
		CameFrom:      "Into the hand came {of} bid: {cards}.",
		LaysNothing:   "{name} lays nothing.",
	},

	Reasons: WeinhaendlerReasons{
		TotalTaken:    "{total} is {of} total",
		NothingLifted: "Lift at least one bottle.",
		MustPlace:     Plural{One: "One more bottle has to be placed.", Other: "{n} more bottles have to be placed."},
		HasPassed:     "{name} has passed in this auction.",
		HasPlaced:     "{name} is done placing in this round.",
	},

	Questions: WeinhaendlerQuestions{
		PassTakes:   "Passing is final. If the bidding ended now, {name} would take {of} bid: {cards}, and give up {own}.",
		PassOffer:   "Passing is final. If the bidding ended now, {name} would take the offer: {cards}, and give up {own}.",
		PassNothing: "Passing is final. {name} has bid nothing, takes nothing and gives nothing.",
		PassNoDraw:  "“Pass and draw” would bring a bottle as well.",
		Draw:        "Passing is final. Two bottles are looked at; the cheaper one stays in the hand.",
	},

	Strip: WeinhaendlerStrip{
		Title:      "Who gets what now",
		TitleLong:  "Who gets what if it ends now",
		GetsOffer:  "gets the offer",
		GetsFrom:   "gets {of}",
		NextOffer:  "Next offer",
		NextShort:  "Next",
		OfferStays: "The offer stays",
	},

	Log: WeinhaendlerLog{
		Begins:      "begins the round",
		Bids:        "bids {total}",
		Adds:        "adds {cards}: {total}",
		Passes:      "passes",
		PassesDraws: "passes and draws",
		PassesEmpty: "passes, without a bottle in hand",
		DrawsOne:    "draws {card}",
		TakesOffer:  "takes the offer: {cards}",
		TakesBid:    "takes {of} bid: {cards}",
		Places:      "places {card}",
		PlacesFor:   "places {card}: {points}",

		Dealt:     "Everybody is dealt {n} bottles.",
		OfferIs:   "The offer: {cards}.",
		LastRound: "The last round begins.",
		GameEnds:  "The game is over.",
	},

	Cards: WeinhaendlerCards{
		Wines: WeinhaendlerWines{
			Dornfelder: "Dornfelder", Merlot: "Merlot", Zinfandel: "Zinfandel", Chardonnay: "Chardonnay",
			Portugieser: "Portugieser", Cabernet: "Cabernet Sauvignon", Bordeaux: "Bordeaux",
		},
		Short: WeinhaendlerWines{
			Dornfelder: "Dornfelder", Merlot: "Merlot", Zinfandel: "Zinfandel", Chardonnay: "Chardonnay",
			Portugieser: "Portugieser", Cabernet: "Cabernet", Bordeaux: "Bordeaux",
		},
		Colours: WeinhaendlerWines{
			Dornfelder: "yellow", Merlot: "red", Zinfandel: "green", Chardonnay: "orange",
			Portugieser: "blue", Cabernet: "rosé", Bordeaux: "violet",
		},
		Shapes: WeinhaendlerWines{
			Dornfelder: "disc", Merlot: "triangle", Zinfandel: "cross", Chardonnay: "diamond",
			Portugieser: "square", Cabernet: "ring", Bordeaux: "hexagon",
		},
		Empty:      "an empty bottle",
		Back:       "hidden bottle",
		StarsOf:    [4]string{"no star", "one star", "two stars", "three stars"},
		Sizes:      [4]string{"empty", "slim", "angular", "large"},
		Name:       "{wine}, {stars}",
		Label:      "{wine}, {stars}, {money}",
		LabelEmpty: "empty bottle, {money}",
		Inspect:    "{wine}: {colour}, {shape}, {size} bottle, {stars}, {money}",
	},

	Labels: WeinhaendlerLabels{
		Hand:       "{card}, in hand",
		HandLifted: "{card}, lifted for the bid",
		HandChosen: "{card}, chosen for the cellar",
		Place:      "Row {row}, place {place}: {gain}",
		Opponent:   "{name}: {points}, {hand}",
		Cellar:     "{of} cellar: {points}",
	},

	Rules: rulesEnglish,
}
