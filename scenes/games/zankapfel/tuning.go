package zankapfel

// Times in ticks.
const (
	stepTicks  = 5.7  // a pawn's step: 95 ms
	walkAfter  = 6.0  // until it sets out
	rests      = 12.0 // after it has come
	mayorWalks = 24.0
	tumbles    = 30.0 // a die,
	settles    = 8.0  // until the end of which it shows its face
	turnsOver  = 20.0 // a discord card, before it counts
	faceEvery  = 5.0
	landsAfter = 14.0 // until a card, a chip or the mayor lies
)

// boughtSofter is the level in decibels of dice that are only bought.
const boughtSofter = -8.0

// Sizes, in layout units.
const (
	leastSquare = 44.0  // of an orchard that can be touched surely
	leastSeen   = 30.0  // and of one in which nothing is decided
	leastBoard  = 150.0 // width of an orchard that can be read
	leastOwn    = 340.0 // width of the own side of a phone held sideways,
	leastNarrow = 278.0 // and of a smaller one: shop, and a hand of five stacks
	lowSquare   = 46.0  // below which only the chosen offer has its bubble
	laneShare   = 31.0 / 359
	frame       = 6.0 // oak round the orchard
	seatHeight  = 80.0
	raceHeight  = 54.0
	leastHand   = 44.0 // width of a card of the hand beside the board below which a bar tells of it
	leastHint   = 20.0 // height of the words over the button of a phone held sideways,
	leastMain   = 44.0 // and of the button that makes room for them
	seatGap     = 8.0
	partGap     = 5.0
	smallHand   = 60.0 // width of a card in the hand of a phone
	manyHand    = 52.0 // of five stacks
	largeHand   = 96.0
	discordCard = 64.0
	barHeight   = 48.0
	offerRow    = 45.0
	raceBack    = -5     // the race shows so many steps behind the start, at least
	widest      = 1560.0 // that the table of a window gets
	wideSeat    = 84.0
	largeHint   = 34.0 // line of a window for a hint in large words, at 100 %
	longest     = 22   // letters that a button has room for
	sinceMore   = 19.0 // height that each opponent after the third has in the folded log
	lowHint     = 34.0 // line below the felt of a small phone held sideways
)
