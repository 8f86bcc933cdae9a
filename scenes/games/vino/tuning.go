package vino

import (
	"treille/audio"
	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// beats are those of all events that are shown: for how long each is. A pawn lies
// after ui.LandsAfter of it. What has none has been seen with
// the event before: a marker that comes with the first vineyard there, the choice
// that others only see as made, whose turn it is.
var beats = table.Beats[vi.Event]{
	vi.EventBanker:     {Ticks: 24},
	vi.EventPair:       {26, plays(audio.Flip)},
	vi.EventPairsBack:  {20, plays(audio.Flip)},
	vi.EventMarker:     {10, plays(audio.Slide)},
	vi.EventBought:     {ui.LandsAfter + 14, bought},
	vi.EventGiven:      {ui.LandsAfter + 16, placed},
	vi.EventCellar:     {14, hops},
	vi.EventGift:       {80, plays(audio.Gulps)},
	vi.EventBottle:     {34, bottleGoes},
	vi.EventRound:      {Ticks: 4}, // the new order has just been seen
	vi.EventChosen:     {12, plays(audio.Slide)},
	vi.EventCommitted:  {12, plays(audio.Slide)},
	vi.EventShown:      {40, plays(audio.Flip)},
	vi.EventRegion:     {24, rolls},
	vi.EventPassed:     {22, knocks},
	vi.EventPassedOver: {26, knocks},
	vi.EventSold:       {48, earns},
	vi.EventNoSale:     {24, knocks},
	vi.EventReturned:   {20, goesHome},
	vi.EventMarkerBack: {10, plays(audio.Slide)},
	vi.EventMarket:     {10, slides},
	vi.EventIncome:     {22, paysOut},
	vi.EventRose:       {70, turnsRose},
	vi.EventOver:       {Ticks: 70},
}

// oneGesture is how long events are shown at most that the same gesture of the viewer follows up with
// another vineyard.
var oneGesture = map[engine.EventKind]float64{vi.EventBought: 7, vi.EventGiven: 7, vi.EventReturned: 7, vi.EventCellar: 0, vi.EventMarkerBack: 0}

// Times in ticks.
const (
	newsStay  = 50.0 // a vineyard that a pawn has just come to
	flies     = 26.0 // what is on its way, and fades away there
	offStay   = 56.0 // longer for somebody who takes a bottle off, and for pairs that go back: it is read
	slideStep = 10.0 // of a market's marker, from stop to stop
	rollStep  = 7.0  // of the barrel, from region to region
	hopAfter  = 4.0  // until a marble rolls
	paidAfter = 2.0  // until money is heard that goes, more or less by as much
	buySways  = 8.0  // by which a purchase takes longer or shorter

	furtherLeast  = 24.0 // for which a further purchase in a row is told at least,
	furtherMore   = 22.0 // and how much longer the second one,
	furtherFaster = 0.55 // from one to the next as much less,
	furtherSways  = 0.25 // and all of them by as much longer or shorter

	firstMost = 86.0 // for which a purchase before the first round is told at most,
	shownMost = 80.0 // and which regions somebody has chosen
)

// Sounds.
const (
	pricePerCoin = 60   // of a price, for each coin that is heard
	regionPitch  = 0.33 // semitones by which the barrel sounds higher from region to region
	tickSofter   = -4.0 // decibels of a coin that is ticked
)

// Pawns in a region that is chosen, on a small map: their widths, how far the own one stands beside the shield and
// above its middle, how many of the others have their full distance, and where what is free stands if it is so near to one.
const (
	ownPawn    = 25.0
	shownPawn  = 19.0
	pawnBeside = 20.5
	pawnAbove  = -6.0
	mostApart  = 3
	pawnAside  = 14 // by less than so much
	pawnClear  = 34.0
	pawnHigh   = 26.0
	belowPawn  = 21.0
)

// nearGift is how many private vineyards are left where a gift is said to be near.
const nearGift = 3

// Sizes of pieces in layout units, as height to width, and of the arrangements.
const (
	coinSize         = 44.0
	coinPitch        = 52.0
	coinSpare        = 8.0 // by which the last of a row needs less
	roadCoin         = 27.0
	mostTicketCoin   = 38.5 // of one on a ticket, with its distance, at most,
	leastTicketCoin  = 28.3 // and at least,
	closeTicketCoin  = 24.0 // or a little over the next
	roadPitch        = 29.4
	roadRow          = 30.6
	roadFrame        = 8.0  // of the one in gold, above its head
	roadShield       = 25.0 // widths in the head of a road
	roadShape        = 12.0
	lowHead          = 17.0 // of an animal there where it is crowded,
	shapeOver        = 4.0  // and by how much its shape lies over it
	roadTurn         = 17.0 // by which the bed goes on where it turns to the next row
	wayLeft          = 28.0 // where the barrel's way begins,
	wayFoot          = 61.0 // how far it is above the edge,
	wayHigh          = 48.0
	wayWide          = 320.0 // how wide it is at most,
	wayShield        = 20.0
	wayCrest         = 17.0
	wayOver          = 5.0  // and by how much more than two crests lie over each other
	wayPitch         = 29.0 // of the regions of the barrel's way, at least
	wideBarrel       = 50.0
	wideOwnPawn      = 28.0
	wideShownPawn    = 24.0
	widePawnStep     = 20.0
	flyingWide       = 26.0 // width of a piece on its way,
	flyingBottle     = 22.0 // and of a bottle
	pawnRatio        = 1.5
	shieldRatio      = 45.0 / 38
	bottleRatio      = 122.0 / 44
	barrelRatio      = 56.0 / 76
	mostCoins        = 21    // vineyards of a region
	sheetHeight      = 212.0 // of the sheet on a phone, at least
	boardHeight      = 318.0 // of the map on a phone,
	boardWidth       = 378.0
	leastWidth       = 312.0 // of a map as large, where the market stands over the sea
	boardScale       = 0.414
	leastBoard       = 206.0 // of a map that lies over a sheet
	stripHeight      = 44.0
	tabHeight        = 44.0
	wideOthers       = 204.0
	wideRight        = 200.0
	wideOwn          = 222.0 // height of the own side of a window
	wideMap          = 800.0 // width of a map with roads beside it
	highMap          = 500.0 // height of one
	cellarWidth      = 432.0
	cellarHeight     = 186.0
	othersHeight     = 64.0  // of the others' panels on a phone
	highStrip        = 70.0  // of the own cellar in two rows
	widePanel        = 130.0 // width from which a panel has a head of its own
	panelShield      = 24.0  // in a panel: of a region's shield,
	wideCrest        = 34.0  // of a crest,
	purseSign        = 28.0  // of what stands before own money and vineyards,
	lowCrest         = 25.0
	panelCoin        = 24.0 // and of a coin
	lowCoin          = 16.0
	stripMarker      = 24.0  // of a variety in the own cellar
	badgeShare       = 0.6   // of a tick, of what it lies on
	shrinks          = 0.8   // share to which a surface gives way
	denseScale       = 0.4   // of a map whose shields are too near each other
	listWidth        = 440.0 // of a list of the seats, at most,
	leastRow         = 25.0  // and the height of one of its rows, at least
	leastSheet       = 196.0 // height of a sheet on a small phone
	givePitch        = 66.0  // from row to row of vineyards that may go back, at most
	giveRows         = 3     // of them,
	giveColumns      = 7     // and how many have room in a row beside their shield,
	giveColumnsLarge = 11    // or in that of a window or tablet
	leastColumns     = 5     // of vineyards in a grid
	leastCoin        = 60.0  // height of a grid of them, at least,
	footedRoad       = 112.0 // and of one that has words below it,
	footHigh         = 25.0  // which are so high
	legendCoin       = 18.0
	inspectedWide    = 304.0 // of a region in large,
	inspectedHead    = 190.0 // and its height with one row of vineyards
	pairsWide        = 420.0 // width from which the starting pairs lie in two rows
	wideBottle       = 57.0  // of the uncorked bottle, at most
	corkAside        = 64.0  // from the edge of the sheet of a window, so that its cork flies clear of the order of the regions
	leastBottle      = 0.4
	placeWide        = 26.0 // of a seat's place in a list
	mostRow          = 36.0 // height of its row at most
	saidShare        = 0.56 // of the row, for what is said of it
	wideScale        = 100.0
	scaleHeight      = 62.0  // of the barrels to sell with the brackets below,
	waresSign        = 14.0  // of a barrel beside the number of a variety's button
	incomeHeight     = 17.0  // of what they bring below them,
	markWide         = 27.0  // of what marks a region on a small map,
	markTurns        = 16    // in so many directions from its shield it may stand aside,
	marketLow        = 205.0 // above the foot of the market there
	bracketFoot      = 23.0  // and from there to the foot of the vineyards that they cost
	cellHeight       = 26.0  // and of one barrel's cell
	hintHigh         = 140.0 // of the plate of a hint over the map of a phone,
	hintLow          = 128.0 // of a phone held sideways
	hintFoot         = 0.5   // part of a sheet that it takes on a small phone
	hintClear        = 5.0   // between it and what it marks
	hintSea          = 236.0 // width of one on the sea beside Italy
	varietySize      = 29.0  // of a variety's marker on a sheet
	resultMarker     = 24.0  // of a variety in the ranking
	leastLeaders     = 110.0 // of the map of the result
	sumMarker        = 27.0  // of a variety's marker where the others are summed up
	wideMark         = 35.0  // of what is marked beside a region's shield in a window
	wideTouch        = 52.0  // where a press on the map means its shield
	saleSold         = 58.0  // widths of the columns of a list of sales on a phone,
	saleIncome       = 66.0
	saleBack         = 46.0
	saleName         = 96.0
	saleWide         = 1.5  // and times as wide in a window
	saleCrest        = 21.0 // of what stands in them
	saleCoin         = 17.0
	saleHigh         = 38.0 // height of a row, at most
	saleLow          = 24.0 // and at least
	smallHead        = 20.0 // of an animal beside a number
	pipSize          = 14.0
	signIcon         = 24.0  // of a plus or minus,
	signWide         = 46.0  // and its button,
	signHigh         = 50.0  // at most
	underMarket      = 214.0 // height of what lies below that
)

// Faded is how strong something is that cannot be chosen.
const (
	faded   = 0.46
	tooDear = 0.46
	passing = 0.5
)

// gold is the colour of words that say what will be.
const gold = sprites.Glow

const (
	boardLine   sprites.Color = 0x2A180B99
	wayLine     sprites.Color = 0x24171066
	currentRoad sprites.Color = 0xFFF8EACC
)

// largeMoney is by how much the words of the own money do not grow with large text.
const largeMoney = 1.3

// Sizes of the arrangements, in layout units.
const (
	edge            = 14.0 // of a window,
	windowTop       = 70.0 // and the foot of its banner
	othersShare     = 0.17 // of the width of a window,
	cellarShare     = 0.3375
	smallWindow     = 1240.0 // width below which the own side needs more height
	smallOwn        = 258.0
	largeRight      = 256.0 // with large words
	largeOwn        = 276.0
	bottlesHigh     = 66.0
	sinceHigh       = 136.0
	leastMarket     = 250.0
	lowColumn       = 500.0 // height below which the log has no room in the column at the right
	seaTold         = 320.0 // of the sentence that is told on the sea, from the edge of the map, clear of the barrel's way,
	seaToldWide     = 290.0
	seaToldHigh     = 53.0
	seaBottle       = 67.0  // height of the bottles on the sea of a tablet,
	seaMarket       = 150.0 // and of the market there, at least
	seaLog          = 190.0 // width of the log on the sea
	seaEdge         = 12.0  // from the edge of a phone's map to the market,
	tieWide         = 1.8   // of the line from a shield to what is free there,
	noteWide        = 138.0 // from there, of the note that leads to what the others did,
	marketWide      = 103.0 // its width,
	scaleEnd        = 16.0  // and how far below its edge the highest value is written
	scaleWide       = 30.0  // of the market's values
	desktopButton   = 20.0
	mainHigh        = 50.0
	otherHigh       = 44.0
	largestButtons  = 1.4 // times as large as usual,
	highestButtons  = 1.2 // and as high
	leastHint       = 37.0
	middleFoot      = 9.0
	underBanner     = 52.0
	sideOthers      = 112.0 // width of the others on a phone held sideways,
	sideMap         = 454.0 // with the map,
	sideCellars     = 4     // seats that have room there for their barrels
	leastOwn        = 360.0 // and of the own side
	mostOwn         = 390.0
	sideLine        = 24.0 // height of its line above the own cellar
	narrowOwn       = 236.0
	narrowShare     = 0.36
	narrowMost      = 300.0
	tabletOthers    = 150.0 // height of the others' panels,
	tabletOwn       = 196.0 // of the own side
	tabletSheet     = 240.0 // and of the sheet
	tabletCellar    = 400.0
	tabletHigh      = 1100.0 // height of a tablet below which all of this is lower
	lowTabletOthers = 114.0
	lowTabletCellar = 0.44 // of the width
	lowTabletOwn    = 180.0
	purseHeight     = 52.0
)

// feltItalic are soft words on oak.
var feltItalic = sprites.Style{Font: sprites.Italic, Color: sprites.CreamSoft}

// What the drawings of the rule book show.
const (
	bookRegion  = 6    // whose road, pair and shield
	bookPiece   = 40.0 // width of a piece,
	bookCoin    = 40.0 // of a vineyard,
	bookMap     = 220.0
	bookPhase   = 46.0 // of what a phase is about,
	bookVariety = 22.0 // of a variety and a shield in a list,
	bookRose    = 102.0
	bookBottle  = 18.0
	rosePawn    = 0.18 // width of a pawn about the wind rose,
	rosePawns   = 0.4  // and how far from the middle, of all
	headShare   = 0.84 // of an animal, of the vineyard that it owns
)

// Sizes of the notice that the end is near: a bottle that is gone, and the room between two.
const (
	lastBottle  = 15.0
	lastBottles = 19.0
)
