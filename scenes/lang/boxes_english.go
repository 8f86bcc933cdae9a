package lang

var gamePageEnglish = GamePage{
	Play:     "Play",
	Learn:    "Learn in 5 minutes",
	LearnOn:  "Continue the lesson",
	Next:     "Next: seats and players.",
	Round:    "A round",
	End:      "The end",
	AtOnce:   "easy to learn",
	InARound: "takes a round to learn",
	InAGame:  "takes a game to learn",
	Or:       "or",
}

var boxesEnglish = Boxes{
	Alike: "sizes alike", Different: "all different",
	Weinhaendler: Round{
		Brief: "Bid with bottles, take the bundle of whoever bid just above you, and place the best in your cellar.",
		Steps: [3]Step{
			{"Bid", "bottles from your hand"},
			{"Take", "the next higher bundle"},
			{"Place", "triplets of a wine in a line or a triangle"},
		},
		End: "comes a round after the last bottle has left the pile: most points win.",
	},
	Vino: Round{
		Brief: "Choose regions in secret, buy vineyards, sell into a market that your own sale pulls down.",
		Steps: [3]Step{
			{"Choose", "two regions, in secret"},
			{"Buy", "vineyards, in cash"},
			{"Sell", "and the price falls"},
		},
		End: "comes when the last of the six bottles is gone: most vineyards win.",
	},
	Zankapfel: Round{
		Brief: "Lay an apple in secret, lead the mayor to better values, and quarrel with whoever wants the same colour.",
		Steps: [3]Step{
			{"Lay", "an apple, or buy one"},
			{"Lead", "the mayor to new values"},
			{"Harvest", "alone, or quarrel"},
		},
		End: "comes when a pawn gets round the village, or the last chip is gone.",
	},
	Farbenpoker: Round{
		Brief: "Three dice ask for three colours, and somewhere among the sticks they stand. Remember where.",
		Steps: [3]Step{
			{"Roll", "three colours are wanted"},
			{"Draw", "one stick, seen by all"},
			{"Earn", "hit: +1 chip, miss: −1"},
		},
		End: "comes when the stock is empty, or two are left (with two players: one). Most chips win.",
	},
}

var optionsEnglish = ByName[Option]{
	{"hidden-money", Option{
		Title: "Hidden money",
		Note:  "amounts are covered",
		Long:  "amounts are covered, vineyards stay in sight",
	}},
}
