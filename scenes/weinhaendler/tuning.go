package weinhaendler

// Times of the beats, in ticks of 1/60 s at speed 1.
const (
	beatStart    = 30.0
	beatDeal     = 5.0  // a card of the first deal
	beatOffer    = 11.0 // a card turned up
	beatBid      = 20.0
	beatPass     = 14.0
	beatDraw     = 30.0
	beatPhase    = 26.0
	beatTransfer = 34.0 // a bundle's way round the table
	beatNewOffer = 30.0
	beatPlace    = 26.0
	beatDone     = 10.0
	beatRound    = 30.0
	beatEnd      = 70.0
	pauseBetween = 36.0 // a computer player's decision stays in sight
	gainStays    = 80.0 // the label with what was scored
	landsAfter   = 16.0 // until a bottle lies in its place and is counted
	countEvery   = 5.0  // ticks for each point that is counted up
)

// Sizes, in layout units. A card is 5 : 7, a tile of a cellar 100 : 104, a mini
// 30 : 32.
const (
	cardRatio = 1.4
	tileRatio = 1.04
	miniRatio = 32.0 / 30
	backRatio = 33.0 / 24

	stampSize     = 18.0  // of the word on a stamp
	ownCardFrom   = 64.0  // a card has its regular face from this width
	emptyCardFrom = 76.0  // the empty bottle's number needs more room
	coveredBelow  = 34.0  // pitch below which a small card shows all at its left
	othersWidth   = 106.0 // of the opponents' panels on a phone held sideways
	ownWidth      = 286.0 // of the own side there: six cards that can be touched
	offerHeight   = 122.0 // of the offer on a phone's felt
	stripHeight   = 90.0  // of the strip and its heading there
	narrowBid     = 150.0 // width below which a bid has one number and no name
	soundWidth    = 54.0  // that the sound button takes from the tabs
	leastBid      = 60.0  // of a bid's place there
	leastPitch    = 44.0  // of the cards in a hand
	secondRow     = 0.8   // of a card's height that a second row takes
	handRise      = 14.0  // how far a lifted card of a phone's hand goes up
)

// heights in the order of drawing: what is higher is drawn later.
const (
	zFelt   = 0
	zCards  = 10
	zChosen = 20
	zLabel  = 60
	zPanel  = 100
)
