package lang

var rulesEnglish = WeinhaendlerRules{
	Bidding: Rule{
		Title:   "Bidding",
		Caption: "Phase 1 of 4",
		Paragraphs: []string{
			"Clockwise, add bottles from your hand to your bid, or pass. A bottle once bid stays bid.",
			"Your total must differ from everybody’s, passed or not. Low can be wise: see the example.",
			"To pass is final. Pass without a bid, and you may draw: of the top two bottles, the cheaper one is yours; the other goes under the pile.",
			"An empty bottle adds 0.20" + gap + "€. Whoever has no bottle left in hand must pass.",
		},
	},
	Exchange: Rule{
		Title:   "Exchange",
		Caption: "Phase 2 of 4",
		Paragraphs: []string{
			"The highest bidder takes the whole public offer into the hand.",
			"Everybody else who bid takes the whole bid of the player just above.",
			"The lowest bid becomes the next public offer.",
			"Who has not bid neither gives nor takes. If nobody has bid, the offer stays, and whoever began the round begins the next phase and the next round.",
		},
	},
	Cellars: Rule{
		Title:   "Cellars",
		Caption: "Phase 3 of 4",
		Paragraphs: []string{
			"The highest bidder begins, then clockwise: place as many bottles as you like, one by one. Whoever holds more than six must place.",
			"A cellar is a pyramid of 5, 4, 3, 2 and 1 places. The bottom row grows at its ends, without a gap; higher up, a bottle rests on two neighbours.",
			"Each bottle scores its stars at once. Three touching bottles of one wine, in a line or a triangle, score more: 4 if all have the same size, 1 if all sizes differ, else nothing.",
			"A wine may cover an empty bottle; nothing covers a wine. An empty bottle scores nothing, and holds up others.",
			"When a cellar is full and no empty bottle is left to cover, the next may be opened. Lines and triangles never cross cellars.",
		},
	},
	Refill: Rule{
		Title:   "Refill",
		Caption: "Phase 4 of 4",
		Paragraphs: []string{
			"An offer of fewer than four bottles is filled up to four from the pile.",
			"A larger offer stays as large as it is.",
			"The highest bidder begins the next round.",
		},
	},
	End: Rule{
		Title:   "The end",
		Caption: "After phase 4",
		Paragraphs: []string{
			"When the pile is empty after a refill, one more round is played.",
			"In that round’s third phase everybody may place all bottles; nobody has to. What stays in the hand scores nothing.",
			"Most points win. Players with equally many share the win.",
			"If nothing moves for ten rounds, no bottle drawn and none placed, the next round is the last.",
		},
	},
	Bottles: Rule{
		Title:   "The bottles",
		Caption: "Before the game",
		Paragraphs: []string{
			"Seven wines, each in three sizes, three bottles of each; and three empty bottles.",
			"A slim bottle has one star, an angular one two, a large one three. The next larger size of a wine is worth 7" + gap + "€ more.",
			"With three players, Bordeaux and Dornfelder stay in the box; with four, Chardonnay.",
			"Everybody is dealt five bottles, and four lie open as the public offer. Chance says who begins.",
		},
	},

	DiagramTitle: "What a bid is for",
	DiagramNote:  "A bid just below good bottles wins them.",
	DiagramTold:  "An example. Susi bids {first} and gets the public offer. Gerd bids {second} and gets Susi’s bottles. Mike bids {third} and gets Gerd’s. Elke bids {fourth} and gets Mike’s; her own bottle becomes the next offer.",

	OursValues: "{wine} is worth {values}.",
	OursName:   "The blue wine is called {wine}.",
	OursColour: "{wine} is rosé.",
	OursIdle:   "After {n} rounds in which nothing moves, the next is the last.",
	Sources: []string{
		"The values of Dornfelder, Zinfandel and Portugieser, and the 20" + gap + "€ of the large Merlot, are those of the printed game, or follow from them by the steps of 7" + gap + "€. The 24" + gap + "€ of the large Cabernet Sauvignon comes from another published source.",
		"Where the printed rules are silent, we have decided: totals that somebody has raised are free again, a triangle may point down and two sizes alike and one different score nothing.",
	},
}
