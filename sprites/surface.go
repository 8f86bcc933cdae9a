package sprites

import "treille/sprites/bake"

// A State is how a surface that answers to the player looks.
type State uint8

// The states. What a kind does not tell apart it draws as Normal.
const (
	Normal State = iota
	Pressed
	Disabled
	On // chosen, present, turned on
)

// A SurfaceKind says what is drawn to size in code.
type SurfaceKind uint8

// The kinds. Behind each colon stand the fields of a Surface that the kind
// reads, other than Kind, W and H, or the function that makes it; all others are left
// zero.
const (
	TableKind       SurfaceKind = iota // level oak: see [Table]
	CabinetKind                        // upright oak: see [Cabinet]
	Banner                             // strip over the oak
	Felt                               // cloth sunk in the wood: R, Line (a gold hairline)
	Parchment                          // sheet: R, Lift, Line (an inner rule)
	SmoothParchment                    // a sheet without grain: R, Lift, Line (an inner rule)
	Plate                              // label, gold in the last round: R, Lift, State (On)
	Primary                            // burgundy button: State
	Secondary                          // cream button: State
	DarkDisc                           // icon button on oak, always 44 wide: Icon, State
	LightDisc                          // icon button on parchment, always 44 wide: Icon, State
	Capsule                            // cream button with round ends: State
	Segments                           // box of a segmented control
	Segment                            // its chosen part
	Switch                             // burgundy with a tick, or without: State (On)
	Groove                             // what a slider's knob runs in
	GrooveFull                         // the part of it that is filled
	GrooveDark                         // groove in oak or felt
	GrooveBrass                        // the part of it that is filled
	BrassDisc                          // round button of brass, as high as wide: Icon, State
	Knob                               // of a slider, always 26 wide; brass, or paper: State (On)
	FeltTab                            // tab that belongs to the felt below, or does not: State (On)
	PageTab                            // tab that belongs to the page below, or does not: State (On)
	SeatCell                           // a bid's place on the felt, at turn or not: R, State (On)
	SlotLine                           // dashed place on parchment
	SlotNiche                          // dark place in a rack
	SlotDot                            // faint place
	RackKind                           // oak behind a pyramid of tiles, W and H are one tile's: see [Rack]
	LegalPlace                         // glowing place
	Pointer                            // label with a pointer below: R
	OutlineKind                        // gold line round tiles of a pyramid, W and H are one tile's: see [Outline]
	FocusRing                          // around a control: R
	CardGlow                           // around a lifted card: R
	StampKind                          // a word in a slanted box: see [Stamp]
	DoubleRule                         // the ledger's two lines
	Hairline                           // thin line on parchment
	LeftEndRule                        // gold line, with a diamond at its left end
	RightEndRule                       // gold line, with a diamond at its right end
	Upright                            // thin upright line on parchment
	InkDiamondRule                     // line, diamond as high as the box, line, on parchment
	GoldDiamondRule                    // the same in gold
	HeadingRule                        // after a heading: Line (a second line)
	ShelfKind                          // of the cabinet, W and H are its front's: see [Shelf]
	BoxKind                            // a game's box, W and H are its front's: see [Box]
	BoxWordsKind                       // the words on it, in the same box: see [BoxWords]
	LeftVine                           // garland in the screen's upper left corner
	RightVine                          // garland in its upper right corner
	ShortLeftVine                      // LeftVine for a narrow screen
	ShortRightVine                     // RightVine for a narrow screen
	TitleKind                          // gold letters, their base line at the box's upper edge: see [Title]
	CardBack                           // the cover's lattice over the whole screen
	CardFace                           // face of a card with a border of that lattice
	Bookmark                           // ribbon of the rule book
	LeafKind                           // of a calendar: see [Leaf]
	Highlight                          // gold wash of a row
	Own                                // gold frame of what is one's own
	Dashed                             // dashed box: a free seat
	LevelsKind                         // three rising bars, the first of them full: see [Levels]
	Bar                                // of a chart, in a colour or burgundy: Tint, State (On)
	Bead                               // burgundy disc behind a number, or a bar with round ends
	Medal                              // burgundy in gold light, as high as it is wide
	Rays                               // of light round a medal, as high as they are wide
	Ring                               // one of several choices, as high as it is wide: State (On)
	SheetPointer                       // corner of a parchment that points from its left edge, at the right of the box
	Tail                               // points down from a parchment's lower edge, or up: State (On)
	SideTail                           // points to the right from its right edge, or to the left: State (On)
	Dot                                // one of a row that shows how far something is: State (On)
	Veil                               // darkens what lies below a panel
	Icon                               // line icon in a square: Icon, Stroke, Tint
	Caret                              // text cursor
	Note                               // paper note that says something in passing
	Field                              // text field
	ScrollBar                          // of a page that goes on below
	GoldUpright                        // thin upright line in a banner
	InnerGold                          // gold line within a parchment: R
	Wash                               // one colour over a box: Tint
	Swoop                              // arrow from the upper right of its box to the lower left, in one sweep
	DownSwoop                          // the same, but straight down first
	LeapKind                           // dashed way of a piece from one corner of its box to the opposite one: see [Leap]
	ChartKind                          // sheet of a chart, with a line for each quarter of its height: see [Chart]
	CurveKind                          // line of a chart: see [Curve]
	MatrixKind                         // code for cameras: see [Matrix]
	ClockKind                          // what is left of a time, as high as it is wide: see [Clock]

	// Farbenpoker.
	StandKind   // side of the stand: see [Stand]
	StandFrame  // gold line round it
	Pot         // bowl with a brass rim
	PegSlot     // groove for a stick
	Spot        // soft light
	HoleRing    // hole that may be chosen, or is: State (On)
	HoleLeft    // dashed ring round a hole that was left
	SlotLeft    // dashed outline of a stick that has left its groove
	Brace       // bracket, open above: State (On)
	WayKind     // dashed way of a stick from left to right, or back: see [Way]
	RollAgain   // two arrows round a die
	BadgeKind   // disc with a number or ×: see [Badge]
	NoChips     // dashed place of chips
	StickShadow // what a standing stick throws on the wood
	HoleFront   // front of a hole, over the stick in it

	// Vino.
	VinoMapKind     // Italy on its sheet: see [VinoMap]
	VinoRegionKind  // one of its regions in gold: see [VinoRegion]
	Board           // light oak that marbles lie on: R
	MarketBoardKind // dark oak with five rails: see [MarketBoard]
	ShieldBack      // a region's shield face down, or its place: State (On)
	GoldFrame       // round what is chosen, pale within: R, Line
	ThinFrame       // round what may be chosen on wood: R
	GoldDashes      // dashed frame: R
	GoldRing        // dashed, where something was or will be
	GoldHop         // arc of a marble's way
	RoadBed         // below a row of vineyards
	Halo            // pale paper below words on a map
	Strike          // through a price
	Pip             // a step that is used, or open: State (On)
	SheetTab        // tab at the left of the parchment below, or of another: State (On)
	RightTab        // the same at its right: State (On)
	Uncorked        // the state's bottle when its cork flies

	// Zankapfel.
	OrchardKind  // board without its race, as wide as high: see [Orchard]
	FaintSquare  // a square that is only to be read
	RaceLineKind // the race as a straight line: see [RaceLine]
	BubbleKind   // what somebody says, its tail beside it: see [Bubble]
	TrailKind    // dotted, to the opposite corner, or as an arc: see [Trail]
	DuelPartKind // a side's part of the felt: see [DuelPart]
	WoodBar      // bar of light wood: R
	ChosenLine   // gold line on ink round what may be chosen, or is: R, State (On)
	LitCell      // gold wash of a cell that counts now
	CardPlace    // where a card was, or has burnt: R, State (On)
	Flames       // that eat a card
	RoundLabel   // small round label
	StruckKind   // a number that is gone: see [Struck]
	SlotRing     // dashed round place on parchment

	// Zankapfel and Farbenpoker.
	DieMarks // on the faces of a die that is thrown, for [Painter.Die]: State (On for colours)
)

// A Surface is drawn to size in code. Equal surfaces share one picture. Which
// fields count, SurfaceKind says; lengths are layout units. Surfaces of a kind that
// wants more than these fields are made by the function of its name: Rack, Title.
type Surface struct {
	Kind   SurfaceKind
	State  State
	Lift   Lift
	Line   bool    // with a further line
	W, H   float64 // size of its box
	R      float64 // radius of its corners, round or scooped
	Stroke float64 // width of an icon's lines
	Icon   string  // name of a drawing: "gear" is common/icon-gear
	Tint   Color
	args
}

// Cells is a set of places of a pyramid, such as the three tiles of a triplet.
type Cells = bake.Cells

// A BoxPrint is what a game's box shows: its picture, colours and words.
type BoxPrint = bake.BoxPrint

// BoxColours are a box's light, middle and dark.
type BoxColours = bake.BoxColours
