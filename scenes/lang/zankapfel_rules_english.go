package lang

var zankapfelRulesEnglish = ZankapfelRules{
	Farm: Rule{"Buy or lay", "Phase 1 of 3", []string{
		"Clockwise from the first player, everybody does one of two things: buy the open card, which goes to the hand, or lay one card from the hand face down. Whoever buys lays nothing, and so harvests nothing in this round.",
		"A card costs half of what the mayor’s square gives its colour, rounded down; a joker always costs 3. One pays in steps: the pawn goes back, behind the start too.",
		"Only buying refills the hand: without a card in it one has to buy. When the open card is bought, the next one is turned up at once.",
	}},
	Mayor: Rule{"The mayor", "Phase 2 of 3", []string{
		"The first player announces one of the up to eight squares beside the mayor, which still has its chip; if none of them has one, any square that has.",
		"Clockwise, each of the others may offer 1 or 2 points for another such square. The first player takes one offer or none. Only the offer taken is paid: the player who made it goes back, and the first player goes on.",
		"The mayor moves, and the chip of his new square is removed. With a single square to go to there is no bribery.",
	}},
	Harvest: Rule{"The harvest", "Phase 3 of 3", []string{
		"All cards laid are shown at once. Whoever laid a joker calls its colour, clockwise from the first player.",
		"Whoever is alone with a colour moves on by what the mayor’s new square gives it. Two or more with one colour quarrel over it, and only the winner harvests.",
		"First all who are alone, then the quarrels, in the order of who comes first in each, clockwise from the first player.",
		"The cards are discarded, and the golden apple of the first player passes to the left.",
	}},
	Quarrel: Rule{"A quarrel", "Within phase 3", []string{
		"Everybody in it lays one of their own discord cards, 1 to 10, face down and at the same time. Whoever has none left takes part with dice alone.",
		"Then each may buy up to three dice, 2 points a die, in one purchase. In turn one buys or waits; whoever waited may still buy after somebody else has bought.",
		"Cards are shown, dice are rolled, and the highest sum wins. The discord cards leave the game, won or lost.",
		"Those who tie quarrel again with new cards and dice; nothing is refunded. If none of them laid a card or bought a die, they roll one free die each until one is ahead.",
	}},
	End: Rule{"The end", "After phase 3", []string{
		"Whoever first comes round to the start or past it wins at once. If several do so at the same time, the one furthest on.",
		"Otherwise the game ends with the round in which the last chip was removed; the pawn furthest on wins.",
		"Those equally far on share the win. A score may be negative; coming back over the start is no finish.",
	}},
	Setup: Rule{"The orchard", "Before the game", []string{
		"Be the first to get your pawn round the village. Each point moves it one step on: points are for harvests, and the mayor’s square says how many each colour of apple brings.",
		"Five by five squares, a chip on each. The numbers at the ends of the mayor’s column and row are what the four colours give: red above, yellow below, green at the left, blue at the right.",
		"There are 50 apple cards: ten of each colour and ten jokers. Everybody has ten discord cards, 1 to 10.",
		"Chance picks the first player, who places the mayor. Everybody gets four cards, and one is turned up.",
		"Then each in turn takes one chip out of the orchard; three players go round twice.",
	}},

	DiagramTitle: "What the mayor’s square gives",
	DiagramNote:  "Here red 5, yellow 3, green 7, blue 2.",
	QuarrelTitle: "8 against 6, a die each",
	QuarrelNote:  "11 to 10: the card 8 and its die win.",
	FarmTitle:    "One of the two",
	FarmNote:     "Laid face down, or bought: half of red’s {gives} is {price}.",
	HarvestTitle: "Alone, or in a quarrel",
	HarvestNote:  "The fox, alone with red, moves on {alone}. Owl and snail quarrel over the {prize} of green.",
	EndTitle:     "Round the village",
	EndNote:      "The fox has come round to the start and wins at once.",

	OursPath: "The path is {n} squares long.",
	Sources: []string{
		"That the 50 apple cards are ten of each colour and ten jokers, and that the game ends with the last chip, comes from a published review.",
		"The printed rules do not say everything. Treille has decided: the order of taking chips, of bribes and of buying dice, that those who are alone harvest before the quarrels, the free dice after a tie without cards, and that whoever shares the lead shares the win.",
	},
}
