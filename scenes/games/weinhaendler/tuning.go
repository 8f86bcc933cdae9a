package weinhaendler

import (
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// beats are those of all events that are shown. From "start" to the first bid all
// of them together take less than four seconds.
var beats = table.Beats[wh.Event]{
	wh.EventStartChosen:   {Ticks: 18},
	wh.EventCardDealt:     {3, dealt}, // of the first deal: one sets out while others fly
	wh.EventCardTurnedUp:  {9, turned},
	wh.EventRoundBegan:    {Ticks: 24},
	wh.EventBidLaid:       {20, carried},
	wh.EventPassed:        {14, knocks},
	wh.EventCardLooked:    {30, slides},
	wh.EventCardKept:      {30, slides},
	wh.EventCardPutUnder:  {30, slides},
	wh.EventBundleTaken:   {16, carried}, // all bundles fly together, one setting out after the other
	wh.EventOfferReplaced: {44, carried}, // and all arrive
	wh.EventCardPlaced:    {26, bottled},
	wh.EventPlacingDone:   {10, knocks},
	wh.EventGameEnded:     {Ticks: 70},
}

// phaseBeats are the times for which the beginning of a phase is shown.
var phaseBeats = map[wh.Phase]float64{
	wh.PhaseBidding: 20, wh.PhaseDrawing: 26, wh.PhaseExchange: 26, wh.PhaseCellars: 26, wh.PhaseRefill: 12, wh.PhaseOver: 26,
}

// Times in ticks.
const (
	gainStays   = 80.0              // the label with what was scored
	landsAfter  = ui.LandsAfter + 2 // until a bottle lies in its place and is counted
	toastsAfter = 8.0               // from a bottle's landing to the glasses
	cameStays   = 240.0             // the line that says what the exchange has brought
	keptStays   = 50.0              // the line that says that somebody lays nothing
)

// Ticks for which each further bottle is told that somebody lays in a row, after it lies: ever fewer.
const (
	furtherLeast  = 20.0
	furtherMore   = 34.0
	furtherFaster = 0.6 // of that for each more
)

// liftSofter is the level in decibels of a card that is lifted or laid back.
const liftSofter = -4.0

// Shapes of the pieces, as height to width, and of the rack.
const (
	tileRatio = 1.04 // of a bottle in a large cellar
	miniRatio = 32.0 / 30
	backRatio = 33.0 / 24
	rackRows  = 5
)

// Sizes, in layout units.
const (
	ownCardFrom   = 64.0  // a card has its regular face from this width
	emptyCardFrom = 76.0  // the empty bottle's number needs more room
	coveredBelow  = 34.0  // pitch below which a small card shows all at its left
	othersWidth   = 106.0 // of the opponents' panels on a phone held sideways
	ownWidth      = 286.0 // of the own side there: six cards that can be touched
	touchable     = 44.0  // CSS pixels of a place that needs no other way
	narrowOwn     = 236.0 // of the own side on a smaller phone
	hintTop       = 52.0  // of the plate of a hint, below the banner's upper edge,
	hintOut       = 6.0   // by which it is farther right than the folded log of a window,
	hintLow       = 56.0  // and lower, beside a cellar,
	hintHigh      = 138.0 // and its height before its words become smaller
	tabHeight     = 44.0  // of the index tabs
	leastFelt     = 170.0 // height of a phone's felt below the others' panels
	shortHand     = 56.0  // width of a card in two rows on a short phone
	narrowHand    = 52.0  // the same on a small phone held sideways
	smallHand     = 66.0  // width of a card in the hand of a phone
	seenHand      = 56.0  // the same in a replay, where nothing is chosen
	largeHand     = 72.0  // the same in the cellars' phase: seven cards overlap so that a lifted one has room to be seen whole
	leastReach    = 44.0  // from one card of the hand to the next, so that each can be touched
	starsWide     = 0.85  // of a card's width, up to the end of its stars,
	coveredStars  = 0.61  // and of one whose right side is covered
	handRise      = 14.0  // how far a lifted card may go up,
	handClear     = 4.0   // and how far it stays from the line above
	flatCardBelow = 60.0  // width of a card below which its shadow is a token's
	bundleCard    = 40.0  // width of a card of a bundle that arrives at a panel
)

// Sizes of the others' panels, in layout units.
const (
	lowPanels   = 60.0 // their height on a phone held upright,
	highPanels  = 68.0 // and where the names have a line of their own
	wideCrest   = 38.0 // of the head of a wide one
	lowCrest    = 25.0
	smallCrest  = 19.0
	countedBack = 9.0  // width of the card before the number of somebody's cards
	fanCard     = 22.0 // of the cards of a hand that only is counted, each so far from the one before,
	fanStep     = 7.0
	fanCrest    = 22.0 // and the crest over them
	tinyDot     = 4.0  // of a bottle in a finished cellar,
	smallDot    = 6.0  // and where there is more room
	leastDot    = 7.6  // of one in the newest,
	largestDot  = 11.0
	dotGap      = 0.9
	numbersRoom = 42.0  // left of its upper rows
	besideRoom  = 100.0 // of a name beside its crest at least
	rackShare   = 0.55  // of a low sheet's width, of its cellar
	apexRoom    = 28.0  // of its top beside the name
	miniCard    = 24.0  // width of a card of somebody's hand in a window,
	backStep    = 11.0  // from one to the next,
	seenBacks   = 79.0  // and of all of them
	leastRack   = 84.0  // height of a cellar there
	widestMini  = 38.0  // width of its bottles
	miniGap     = 1.6
)

// Sizes of finished cellars on the felt, in layout units.
const (
	earlierDot     = 11.0  // width of a bottle,
	earlierStep    = 74.0  // from one cellar to the next
	earlierHead    = 28.0  // of the name over it
	lowEarlierFelt = 240.0 // height of a felt below which they are at the right,
	lowEarlierDot  = 7.0   // with such bottles,
	lowEarlierStep = 76.0  // and so far from each other
	belowName      = 24.0  // how much lower they are where somebody else's name stands over them
)

// Sizes of the strip, in layout units.
const (
	introWidth = 82.0 // of its title in a window
	lowIntro   = 62.0 // and on a phone held sideways
	stripCrest = 30.0
	stripMini  = 28.0 // width of a card in a window,
	lineMini   = 24.0 // in a line,
	lowMini    = 17.0 // and on a phone
	rankWidth  = 36.0
	gridRow    = 44.0 // height of a line on a tablet
	pageRow    = 60.0 // and on a page of its own
)

// outWash dims the bid of who bids no more where a word has no room.
const outWash sprites.Color = 0x0E221966

// Sizes of the cellars of a result.
const (
	leastTrophy  = 100.0
	leastWhole   = 34.0 // width from which its bottles are shown whole
	widestTrophy = 72.0 // of a bottle there
	trophyCoin   = 0.5  // of a bottle's width, of a coin on it,
	leastCoin    = 22.0 // at least
	tinyTile     = 18.0
	tinyLeast    = 0.3
)

// The auction, in layout units.
const (
	offerSize      = 4    // cards that the offer has room for
	wideOfferCard  = 94.0 // width of one of them on a large felt,
	leastOffer     = 0.7  // to what share they shrink there,
	offerCard      = 64.0 // on a phone,
	smallOffer     = 52.0 // and on a lower felt
	titleSize      = 20.0 // of its heading there,
	titleGap       = 14.0 // from that to its sum,
	titleMiddle    = 6.5  // how far above the base line the middle of both is,
	titleRule      = 82.0 // and length of the rules beside them,
	leastTitleRule = 24.0
	stampSize      = 18.0 // of the word on a stamp
	stampHigh      = 28.0
	pileStep       = 1.4  // between the cards of a large pile
	cellPile       = 50.0 // width of the pile among the bids
	cellPileLeast  = 0.5
	sinceWide      = 222.0 // of what happened last: "Jonas passes and draws" in one line,
	sinceTablet    = 208.0 // and on a tablet
	sinceHigh      = 136.0
	backWidth      = 120.0 // of the button back to the auction
	lowStrip       = 46.0

	wideBids     = 186.0 // height of the bids in a window
	tabletBids   = 210.0
	widestBid    = 310.0
	widestInFan  = 0.46 // of a bid's width, of a card
	fanPitch     = 0.7  // of a card's width, from one to the next
	fanArch      = 0.18 // how far a card hangs, for each degree, by the square of its places from the middle
	mostTurned   = 5.0  // degrees from one to the next, at most
	fanned       = 20.0 // and from the first to the last
	fanFoot      = 34.0 // height of the total below it
	wideRibbon   = 31.0
	lowRibbon    = 22.0
	ribbonAbove  = 3.0 // by how much it stands out above
	bidCorner    = 9.0
	tallCard     = 52.0
	leastTall    = 46.0 // at least, below a name,
	lowTall      = 40.0 // and in a lower place, so that the name stays where it is,
	leastBelow   = 30.0 // or where it has room nowhere else
	leastBid     = 60.0 // height of a bid on a phone that shows all
	lowestBid    = 36.0 // and where the offer keeps a line
	leastBidCard = 22.0
	bidPitch     = 0.76  // of a card's width, from one of a bid to the next,
	pricePitch   = 0.44  // and at least, so that its price is in sight
	manyInBid    = 4     // from which on cards have the width of a bid
	wideBid      = 220.0 // width of a bid with its name and all else beside the cards
	leastName    = 44.0  // room of a name in a low bid
	narrowBid    = 150.0 // width below which a bid has one number and no name
)

// narrowFelt is the width of the own side of a window below which the own cellar is small.
const narrowFelt = 960.0

// How wide a bottle of a large cellar is at most, and how far one is from the next.
const (
	rackGap      = 3.0
	rackPad      = 5.0 // of wood round the places
	widestLow    = 62.0
	widestHigh   = 68.0
	widestWindow = 80.0
	widestTablet = 108.0
)

// Sizes of the drawing in the rule book.
const (
	bookTile   = 30.0  // width of a bottle of three that touch,
	bookThree  = 3.0   // of which so many are side by side
	bookMini   = 28.0  // width of a bottle and of a crest
	bookPieces = 120.0 // of four bottles,
	bookArrow  = 60.0  // and of the room before them,
	bookPitch  = 49.0  // in lines so high
	bookWidest = 330.0

	bookStripe sprites.Color = 0x2417100E // behind a player
)
