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
	partGap     = 5.0
	smallHand   = 60.0 // width of a card in the hand of a phone
	manyHand    = 52.0 // of five stacks
	largeHand   = 96.0
	discordCard = 64.0
	barHeight   = 48.0
	offerRow    = 45.0
	raceBack    = -5     // the race shows so many steps behind the start, at least
	widest      = 1560.0 // that the table of a window gets
	largeHint   = 34.0   // line of a window for a hint in large words, at 100 %
	longest     = 22     // letters that a button has room for
	sinceMore   = 19.0   // height that each opponent after the third has in the folded log
	lowHint     = 34.0   // line below the felt of a small phone held sideways
)

// Widths of what stands on panels, and shares of them.
const (
	offerCrest   = 26.0
	dieSize      = 36.0
	jokerApple   = 54.0
	verdictCrest = 24.0
	markSize     = 30.0 // of a colour with its number
	arrowSize    = 14.0
	smallCrest   = 22.0
	largeCrest   = 36.0
	countedCard  = 10.0  // beside the number of such cards
	tagWidth     = 26.0  // of what an apple has cost
	seatCard     = 24.0  // what somebody has done in this round,
	stripCard    = 44.0  // and in a strip of its own,
	stripTitle   = 80.0  // beside its title
	leastPanel   = 110.0 // of the others on a page of their own
	fanCard      = 30.0
	fanPitch     = 13.0 // of the backs of a hand,
	pilePitch    = 5.0  // and of a pile of discord cards,
	piled        = 3    // of which so many show
	leastPicture = 0.6  // of a picture that has little room
	appleAt      = 0.25 // where the golden apple is at a crest
	appleShare   = 0.6
	chipsShare   = 0.65 // of the room of two chips that one has
	valueSize    = 30.0 // of a value of the discord cards
	leastValue   = 0.5
	valueShare   = 0.62 // of its number
)

// Sizes of the last squares of the race on the page of the result.
const (
	lastSquare = 60.0
	lastLeast  = 0.5
)
