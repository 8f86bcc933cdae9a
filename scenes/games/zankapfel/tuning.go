package zankapfel

import (
	"treille/audio"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Times in ticks.
const (
	stepTicks  = 5.7  // a pawn's step: 95 ms
	walkAfter  = 6.0  // until it sets out
	rests      = 12.0 // after it has come
	mayorWalks = 24.0
	diceLie    = 12.0 // before it goes on
	toCompare  = 45.0 // more with the last sum of a quarrel,
	toSeeAll   = 75.0 // with the last card that is shown,
	toSeeOwn   = 70.0 // and with the end of an own quarrel
	nothingToo = 30.0 // that somebody offers nothing, right after another one
	turnsOver  = 20.0 // a discord card, before it counts
)

// beats are those of all events that are shown.
var beats = table.Beats[zk.Event]{
	zk.EventAppleGiven:      {Ticks: 14},
	zk.EventMayorPlaced:     {34, rings(ui.LandsAfter, audio.Step)},
	zk.EventCardDealt:       {2, plays(0, audio.Dealt)},
	zk.EventPileShuffled:    {24, shuffled},
	zk.EventCardTurned:      {12, plays(0, audio.Flip)},
	zk.EventChipTaken:       {30, plays(ui.LandsAfter, audio.BasketChip)},
	zk.EventCardBought:      {22, slides},
	zk.EventPawnMoved:       {walkAfter + rests, walks},
	zk.EventCardLaid:        {ui.LandsAfter + 10, slides},
	zk.EventSatOut:          {24, knocks},
	zk.EventSquareAnnounced: {40, steps},
	zk.EventBribeOffered:    {44, speaks},
	zk.EventBribeWithheld:   {54, knocks},
	zk.EventBribeTaken:      {54, accepted},
	zk.EventBribesRefused:   {64, plays(0, audio.Declined)},
	zk.EventMayorMoved:      {34, steps},
	zk.EventChipHarvested:   {40, plays(ui.LandsAfter, audio.BasketChip)},
	zk.EventCardShown:       {18, plays(0, audio.Flip)},
	zk.EventJokerCalled:     {48, speaks},
	zk.EventHarvested:       {40, nil},
	zk.EventQuarrelBegan:    {84, rings(6, audio.Quarrel)},
	zk.EventDiscordLaid:     {20, slides},
	zk.EventDiceBought:      {36, tension},
	zk.EventWaited:          {28, knocks},
	zk.EventDiscordShown:    {34, plays(0, audio.Flip)},
	zk.EventQuarrelTied:     {110, rings(10, audio.Burn)},
	zk.EventQuarrelWon:      {70, nil},
	zk.EventCardsDiscarded:  {30, slides},
	zk.EventGameEnded:       {70, nil},
}

// Levels in decibels.
const (
	boughtSofter = -8.0 // of dice that are only bought,
	pickSofter   = -4.0 // and of something that the player chooses
)

// Sizes, in layout units.
const (
	leastBoard   = 150.0 // width of an orchard that can be read
	leastOwn     = 340.0 // width of the own side of a phone held sideways,
	leastNarrow  = 278.0 // and of a smaller one: shop, and a hand of five stacks
	lowSquare    = 46.0  // below which only the chosen offer has its bubble
	laneShare    = 31.0 / 359
	walkFrom     = 0.26 // of a square, that the way of the mayor begins beside his middle
	bubbleOut    = 0.15 // of a square, that an offer may stand out of the board
	frame        = 6.0  // oak round the orchard
	seatHeight   = 80.0
	raceHeight   = 54.0
	racerGap     = 19.0  // between pawns that stand nearer to each other,
	crowded      = 0.8   // of the width of others, that they have,
	threadHigh   = 7.0   // and how far over the line they stand,
	threadWide   = 1.6   // on threads,
	threadEnd    = 2.4   // each with a tick so wide,
	threadMark   = 6.0   // and so high, where it ends
	belowOrchard = 186.0 // height of values, hand and line below the orchard of a phone
	leastHand    = 44.0  // width of a card of the hand beside the board below which a bar tells of it
	leastHint    = 20.0  // height of the words over the button of a phone held sideways
	partGap      = 5.0
	smallHand    = 60.0 // width of a card in the hand of a phone
	manyHand     = 52.0 // of five stacks
	largeHand    = 96.0
	discordCard  = 64.0
	barHeight    = 48.0
	raceBack     = -10    // where the race begins, at least
	widest       = 1560.0 // that the table of a window gets
	hintSideways = 104.0  // the same on a phone held sideways, where the race is else
	hintOverFelt = 138.0  // height of a hint over a felt before its words become smaller
	middle       = 8.0    // of a square, where a hint has its number,
	hintCorner   = 0.25   // or at two of its corners, in shares of it from its edge
	largeHint    = 34.0   // line of a window for a hint in large words, at 100 %
	longest      = 22     // letters that a button has room for
	lowHint      = 34.0   // line below the felt of a small phone held sideways
)

// Widths of what stands on panels, and shares of them.
const (
	pointsWide    = 400.0 // of what can be offered,
	pointsHigh    = 84.0
	offerCrest    = 26.0
	dieSize       = 30.0
	jokerApple    = 54.0
	verdictCrest  = 24.0
	verdictLine   = 36.0
	markSize      = 30.0 // of a colour with its number
	arrowSize     = 14.0
	smallCrest    = 22.0
	crestHigh     = 27.0 // height of it, and of a line with one
	priceWide     = 36.0 // of a price, also where there is none
	largeCrest    = 36.0
	countedCard   = 10.0 // beside the number of such cards
	tagWidth      = 26.0 // of what an apple has cost
	seatCard      = 24.0 // what somebody has done in this round,
	heldApple     = 18.0 // an apple of a hand that is known there,
	heldPitch     = 20.0 // and from it to the next,
	heldLeast     = 5.0  // where there is little room,
	stripCard     = 44.0 // and in a strip of its own,
	stripApple    = 36.0 // an apple there that is bought,
	stripTitle    = 80.0 // beside its title
	leastSeatName = 40.0
	orderLine     = 34.0  // of the order of things,
	orderWorth    = 26.0  // and what one brings
	leastPanel    = 110.0 // of the others on a page of their own
	fanCard       = 30.0
	largeFan      = 46.0        // where a panel has room for the values of the discord cards below each other
	fanPitch      = 13.0 / 30.0 // of the backs of a hand, in shares of a card,
	pilePitch     = 5.0 / 30.0  // and of a pile of discord cards,
	piled         = 3           // of which so many show
	leastPicture  = 0.6         // of a picture that has little room
	appleAt       = 0.25        // where the golden apple is at a crest
	appleShare    = 0.6
	chipsShare    = 0.65 // of the room of two chips that one has
	valueSize     = 30.0 // of a value of the discord cards
	leastValue    = 0.5
	seatValues    = 52.0 // height of those of a seat, below which they are left out
	valueShare    = 0.62 // of its number
)

// Sizes on the felts of harvest and quarrel, and shares of them.
const (
	feltCorner    = 12.0
	plateCorner   = 8.0
	laidCard      = 120.0 // of those that lie in a row,
	laidPitch     = 210.0 // so far from each other at most
	leastLaid     = 0.3
	lowLaid       = 62.0 // height of one below which nothing but the cards is said
	calledBadge   = 30.0 // the colour that a joker has become
	callsTip      = 0.7  // where the bubble that says it has its tip
	noteApple     = 20.0
	spentWide     = 230.0 // the sheet with the discord cards that somebody has left,
	spentHigh     = 150.0 // and its height
	highAlone     = 190.0 // of who harvests alone on a phone held upright, with its heading,
	highContest   = 300.0 // and of a quarrel
	aloneShare    = 0.6   // of the room that a quarrel takes
	mostAlone     = 3     // in a row
	onlyGrowth    = 1.25  // of cards, where all are alone or all quarrel
	contestPad    = 0.9   // of the margin at the sides
	contestLine   = 4.0   // further out than that of a felt
	contestValues = 140.0 // width of five values
	contestBack   = 19.0
	leastFeltCard = 0.75 // of a card on the felt, before another arrangement takes its place
	prizeSize     = 90.0
	prizeRoom     = 1.2  // of its width, with its plate
	smallPrize    = 68.0 // where there is little room,
	largePrize    = 130.0
	titlePrize    = 72.0 // beside a title
	highSlant     = 0.177
	wideSlant     = 0.14
	mostSlant     = 22.0 // of a felt with more than two parts
	sidesHigher   = 0.25 // of its size that a prize lies above the middle of two sides,
	layingLower   = 0.25 // and below it, while cards are laid
	half          = 0.5
	wonBeside     = 0.7  // of it, by which it lies on the side of the winner
	wonInStrip    = 44.0 // its width beside his name in a strip
	duelCard      = 100.0
	sideCard      = 96.0
	stripDuelCard = 72.0
	largeDuelCard = 140.0
	burntCard     = 62.0
	leastDuel     = 0.4
	leastDie      = 0.2
	duelDie       = 62.0
	sideDie       = 44.0
	largeDie      = 66.0
	crestShare    = 1.5   // of the size of the name beside it
	thenWidth     = 116.0 // of the words on what comes next
	leastSum      = 60.0
	aboutTo       = 0.7 // alpha of what is about to be laid or bought
)

// harvestSizes are how large the parts of the harvest are on its felt. cell is the height of
// somebody alone, 0 where it takes its share of the felt.
type harvestSizes struct {
	edgeX, edgeY, between, gap      float64 // margins, and room between the two parts and between cells
	ribbon, heading, note           float64
	cell, beside, card, crest, name float64 // of who is alone
	gain, steps                     float64
	duelCard, duelCrest, duelName   float64 // of who quarrels
	prize, prizeLower               float64
}

var (
	harvestPhone = harvestSizes{
		edgeX: ui.Apart, edgeY: ui.Close, between: ui.Close, gap: ui.Close, ribbon: 22, heading: ui.Lead, note: ui.Body,
		beside: ui.Apart, card: 64, crest: smallCrest, name: ui.Lead, gain: ui.Head, steps: ui.Lead,
		duelCard: 92, duelCrest: smallCrest, duelName: ui.Lead, prize: 90,
	}
	harvestSideways = harvestSizes{
		edgeX: 17, edgeY: 15, between: 11, gap: ui.Apart, ribbon: 19, heading: ui.Lead, note: ui.Note,
		cell: 76, beside: 9, card: 45, crest: smallCrest, name: ui.Lead, gain: 27, steps: ui.Lead,
		duelCard: 70, duelCrest: 25, duelName: 20, prize: 86, prizeLower: 12,
	}
	harvestLarge = harvestSizes{
		edgeX: 28, edgeY: 28, between: ui.Wide, gap: ui.Wide, ribbon: 25, heading: 23, note: 17,
		cell: 142, beside: 18, card: 84, crest: 34, name: ui.Head, gain: 46, steps: 24,
		duelCard: 116, duelCrest: 38, duelName: ui.Head, prize: 120,
	}
)

// Sizes of the arrangements.
const (
	windowEdge     = 14.0
	windowTop      = 70.0 // below the banner
	widestOthers   = 210.0
	othersShare    = 0.172 // of the width, at most
	trayHigh       = 154.0
	buttonsHigh    = 92.0
	mainWide       = 200.0 // of the main button of a window,
	oneLine        = 19.0  // least size of its words in one line,
	otherWide      = 112.0 // and of the other
	largestLine    = 1.6   // growth of a line for a hint
	orderWidth     = 264.0 // of the order of things beside the felt, below which a hint has room
	tabletOthers   = 140.0
	phoneWidth     = 480.0
	phoneTop       = 54.0
	sidewaysOthers = 112.0
	sidewaysShop   = 98.0
	besideSquare   = 21.0 // by which the rest of the width is larger than that of the height, beside a square
	leastFeltOwn   = 236.0
	largestFeltOwn = 300.0
	leastWide      = 790.0 // of a phone held sideways with all beside each other
	leastSince     = 100.0
	tabHeight      = 50.0
	largeRace      = 70.0
	startMark      = 20.0  // the 0 on the square where the race begins
	pairApart      = 0.46  // of two pawns on a square, in shares of it,
	rowShare       = 0.94  // the width of a row of more,
	pawnFoot       = 0.38  // and from the middle down to where one or two stand,
	backFoot       = -0.02 // and those of the back row,
	frontFoot      = 0.42  // and of the front row
	leastOrchard   = 277.0 // width of one whose squares can be touched surely
	seatAgain      = 98.0  // of a seat with its hand, where a game is seen again,
	leastAgain     = 190.0 // and of one of a game that is seen again, where nothing is decided,
	valuesAgain    = 62.0  // with the height of its values
	widestOrchard  = 430.0
	leastRound     = 530.0 // width of a board with the race round it in a window,
	roundShare     = 0.575 // of the width beside the others, at most,
	leastTablet    = 380.0 // and its height on a tablet, where more is below it
	tabletSheets   = 226.0 // beside it
	widestRound    = 570.0
	smallEdge      = 27.0 / 359 // of a number at the edge of the orchard,
	largeEdge      = 33.0 / 359 // and where the mayor is
)

// Sizes of cards and what belongs to them.
const (
	rise         = 11.0 // of a card that is chosen
	dropNear     = 30.0 // round a place, where a card that is dropped counts as dropped on it
	mayorSets    = 48.0 // height of the mayor where he sets out from a panel
	smallBack    = 24.0 // of one that travels to a panel
	pileStep     = 1.5
	shopCard     = 56.0
	besidePile   = 46.0 // beside the main button
	counterPile  = 60.0
	counterCard  = 94.0
	discardTurn  = 7.0 // degrees
	backCovered  = 0.4 // of the back of a card that the next covers
	alikePitch   = 0.3 // of a card, from one of the hand to the next that is alike,
	leastFan     = 0.8 // to which it shrinks for that, else those alike are stacks
	stackStep    = 3.3
	stackBadge   = 26.0
	manyKinds    = 4
	feltHand     = 84.0 // a card of the hand below the felt of a large screen
	ownCrest     = 33.0
	ownHead      = 29.0
	barCard      = 26.0
	leastOwnCard = 12.0
	rowDiscord   = 64.0
	leastDiscord = 0.7
	leastHinted  = 0.52 // below the plate of a hint on a phone held sideways
	leastPeek    = 22.0 // of a card that is only looked at and covered
	struckWide   = 24.0 // number of a card that is gone,
	struckShare  = 0.72 // and in its place, of the width of that
	struckSize   = 0.42

	separatorDark  sprites.Color = 0x2A180B99
	separatorLight sprites.Color = 0xF3D3A04D
)

// The apple of a prize and the plate with its number, in shares of its coin.
var (
	prizeApple = ui.Rect{X: 0.17, Y: 0.13, W: 0.62, H: 0.66}
	prizePlate = ui.Rect{X: 0.54, Y: 0.6, W: 0.54, H: 0.42}
)

// The number on it, in the same, and how high a prize lies.
const (
	prizeNumber = 0.28
	prizeZ      = table.ZCards + 5
)

// Sizes of the race on the page of the result: the board in a window, else the last squares.
const (
	lastBoard  = 412.0
	lastSquare = 60.0
	lastLeast  = 0.5  // of these, to which both shrink
	lastShown  = 8    // squares,
	lastGap    = 0.4  // and the room where some are left out, in squares,
	lastFoot   = 0.26 // after one on which a pawn stands so far down
)

// Sizes of the drawings in the rule book.
const (
	bookOrchard = 250.0
	bookLeast   = 0.6 // of it, to which the orchard shrinks
	bookCrest   = 28.0
	bookCard    = 42.0
	bookDie     = 40.0
)
