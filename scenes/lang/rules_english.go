package lang

var rulesEnglish = WeinhaendlerRules{
	Bidding: Rule{"Bidding", "Phase 1 of 4", []string{
		"Clockwise, add bottles from your hand to your bid, or pass. A bottle once bid stays bid.",
		"Your total must differ from everybody’s, passed or not. Low can be wise: see the example.",
		"Passing is final. Pass without a bid, and you may draw: of the top two bottles, the cheaper one is yours; the other goes under the pile.",
		"An empty bottle adds 0.20" + gap + "€. Whoever has no bottle left in hand must pass.",
	}},
	Exchange: Rule{"Exchange", "Phase 2 of 4", []string{
		"The highest bidder takes the whole public offer into the hand.",
		"Everybody else who bid takes the whole bid of the player just above.",
		"The lowest bid becomes the next public offer.",
		"Whoever has not bid neither gives nor takes. If nobody has bid, the offer stays, and whoever began the round begins the next phase and the next round.",
	}},
	Cellars: Rule{"Cellars", "Phase 3 of 4", []string{
		"The highest bidder begins, then clockwise: place as many bottles as you like, one by one. Whoever holds more than six must place.",
		"A cellar is a pyramid of 5, 4, 3, 2 and 1 places. The bottom row grows at either end, without a gap, and moves along in its rack to make room; higher up, a bottle rests on two neighbours.",
		"Each bottle scores its stars at once. Three touching bottles of one wine, in a straight line or a triangle, are a triplet and score more: 4 if all have the same size (as many stars), 1 if all three sizes differ, else nothing. All triplets that a bottle completes score.",
		"A wine may cover an empty bottle; nothing covers a wine. An empty bottle scores nothing, and holds up others.",
		"When a cellar is full and no empty bottle is left to cover, the next may be opened. Lines and triangles never cross cellars.",
	}},
	Refill: Rule{"Refill", "Phase 4 of 4", []string{
		"An offer of fewer than four bottles is filled up to four from the pile.",
		"A larger offer stays as large as it is.",
		"The highest bidder begins the next round.",
	}},
	End: Rule{"The end", "After phase 4", []string{
		"When the pile is empty after a refill, one more round is played.",
		"In that round’s third phase everybody may place all bottles; nobody has to. What stays in the hand scores nothing.",
		"Most points win. Players with equally many share the win.",
		"If nothing moves for ten rounds, no bottle drawn and none placed, the next round is the last.",
	}},
	Bottles: Rule{"The bottles", "Before the game", []string{
		"Seven wines, each in three sizes, three bottles of each; and three empty bottles.",
		"The size is told by the stars: a slim bottle has one, an angular one two, a large one three. The next larger size of a wine is worth 7" + gap + "€ more.",
		"With three players, Bordeaux and Dornfelder stay in the box; with four, Chardonnay.",
		"Everybody is dealt five bottles, and four lie open as the public offer. Chance says who begins.",
	}},

	ExchangeTitle: "Who takes what",
	ExchangeNote:  "Each takes the bottles of the line above.",
	RefillTitle:   "After the exchange",
	RefillFew:     "filled up from the pile",
	RefillMany:    "stays as it is",
	RefillNote:    "One bottle was left: three are drawn. Of five, all stay.",
	EndTitle:      "The last round",
	EndPile:       "The pile is empty: one more round is played.",
	EndTied:       "Equally many points: both win.",
	EndNote:       "What is left in the hand scores nothing.",
	WinesTitle:    "What a bottle is worth",
	WinesNote:     "Three bottles of each are in the box.",
	ThreesTitle:   "Triplets of one wine",
	ThreesNote:    "One size {alike}, three sizes {mixed}, else nothing: in a row, along either slope, or as a triangle, up or down.",
	DiagramTitle:  "What a bid is for",
	DiagramNote:   "A bid just below good bottles wins them.",
	DiagramTold:   "An example. Susi bids {first} and gets the public offer. Gerd bids {second} and gets Susi’s bottles. Mike bids {third} and gets Gerd’s. Elke bids {fourth} and gets Mike’s; her own bottle becomes the next offer.",

	OursValues: "{wine} is worth {values}.",
	OursName:   "The blue wine is called {wine}.",
	OursColour: "{wine} is rosé.",
	OursIdle:   "After {n} rounds in which nothing moves, the next is the last.",
	Sources: []string{
		"The values of Dornfelder, Zinfandel and Portugieser, and the 20" + gap + "€ of the large Merlot, are those of the printed game, or follow from them by the steps of 7" + gap + "€. The 24" + gap + "€ of the large Cabernet Sauvignon comes from another published source.",
		"Where the printed rules are silent, we have decided: totals that somebody has raised are free again, a triangle may point down and two sizes alike and one different score nothing.",
	},
}
