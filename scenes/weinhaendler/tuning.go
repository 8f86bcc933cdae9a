package weinhaendler

import (
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/sprites"
)

// A beat is how long an event is shown, in ticks of 1/60 s at speed 1, and what is
// heard of it.
type beat struct {
	ticks float64
	sound func(*board, engine.Event)
}

// beats are those of all events that are shown.
var beats = map[engine.EventKind]beat{
	wh.EventStartChosen:   {ticks: 30},
	wh.EventCardDealt:     {5, dealt}, // of the first deal
	wh.EventCardTurnedUp:  {11, turned},
	wh.EventRoundBegan:    {ticks: 30},
	wh.EventPhaseBegan:    {ticks: 26},
	wh.EventBidLaid:       {20, carried},
	wh.EventPassed:        {14, knocks},
	wh.EventCardLooked:    {30, slides},
	wh.EventCardKept:      {30, slides},
	wh.EventCardPutUnder:  {30, slides},
	wh.EventBundleTaken:   {34, carried}, // a bundle's way round the table
	wh.EventOfferReplaced: {30, carried},
	wh.EventCardPlaced:    {26, bottled},
	wh.EventPlacingDone:   {10, knocks},
	wh.EventGameEnded:     {ticks: 70},
}

// Times in ticks.
const (
	gainStays  = 80.0 // the label with what was scored
	landsAfter = 16.0 // until a bottle lies in its place and is counted
	restsAfter = 13.0 // until a card that travels lies
	// toastsAfter is the time from a bottle's landing to the glasses.
	toastsAfter = 8.0
)

// liftSofter is the level in decibels of a card that is lifted or laid back.
const (
	liftSofter = -4.0
)

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
	offerHeight   = 122.0 // of the offer on a phone's felt
	stripHeight   = 90.0  // of the strip and its heading there
	narrowBid     = 150.0 // width below which a bid has one number and no name
	leastBid      = 60.0  // of a bid's place there
	smallHand     = 66.0  // width of a card in the hand of a phone
	largeHand     = 84.0  // the same in the cellars' phase: the cards overlap, and less of each is in sight
	handRise      = 14.0  // how far a lifted card of a phone's hand goes up
)

// passedWash dims a bid that has passed where a word has no room.
const passedWash sprites.Color = 0x0E221966
