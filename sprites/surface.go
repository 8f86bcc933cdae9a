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
// reads, other than Kind, W and H; all others are left zero.
const (
	Table           SurfaceKind = iota // level oak: N
	Cabinet                            // upright oak: N
	Banner                             // strip over the oak
	Felt                               // cloth sunk in the wood: R, Line (a gold hairline)
	Parchment                          // sheet: R, Lift, Line (an inner rule)
	SmoothParchment                    // a sheet without grain: R, Lift, Line (an inner rule)
	Plate                              // label: R, Lift
	Primary                            // burgundy button: State
	Secondary                          // cream button: State
	DarkDisc                           // icon button on oak, always 44 wide: Icon, State
	LightDisc                          // icon button on parchment, always 44 wide: Icon, State
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
	Rack                               // oak behind a pyramid of tiles, W and H are one tile's: N, Gap, Pad
	LegalPlace                         // glowing place
	Pointer                            // label with a pointer below: R
	Outline                            // gold line round tiles of a pyramid, W and H are one tile's: Cells, Gap
	FocusRing                          // around a control: R
	CardGlow                           // around a lifted card: R
	Stamp                              // a word in a slanted box: Text, Size
	DoubleRule                         // the ledger's two lines
	Hairline                           // thin line on parchment
	LeftEndRule                        // gold line, with a diamond at its left end
	RightEndRule                       // gold line, with a diamond at its right end
	Upright                            // thin upright line on parchment
	InkDiamondRule                     // line, diamond as high as the box, line, on parchment
	GoldDiamondRule                    // the same in gold
	HeadingRule                        // after a heading: Line (a second line)
	Shelf                              // of the cabinet, W and H are its front's: Top
	Box                                // a game's box, W and H are its front's: Print (its game)
	BoxWords                           // the words on it, in the same box: Print
	LeftVine                           // garland in the screen's upper left corner
	RightVine                          // garland in its upper right corner
	ShortLeftVine                      // LeftVine for a narrow screen
	ShortRightVine                     // RightVine for a narrow screen
	Title                              // gold letters, their base line at the box's upper edge: Text, Size
	CardBack                           // the cover's lattice over the whole screen
	CardFace                           // face of a card with a border of that lattice
	Bookmark                           // ribbon of the rule book
	Leaf                               // of a calendar: Top (height of its burgundy head)
	Highlight                          // gold wash of a row
	Dashed                             // dashed box: a free seat
	Levels                             // three rising bars, the first of them full: N, Tint
	Bar                                // of a chart, in a colour or burgundy: Tint, State (On)
	Bead                               // burgundy disc behind the number of a step, as high as it is wide
	Ring                               // one of several choices, as high as it is wide: State (On)
	SheetPointer                       // corner of a parchment that points from its left edge, at the right of the box
	Tail                               // points down from a parchment's lower edge, or up: State (On)
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
	Leap                               // dashed way of a piece from one corner of its box to the opposite one: Gap (how far it hangs), Line (leftward), State (On: upward)
	Chart                              // sheet of a chart, with a line for each quarter of its height: N (columns)
	Curve                              // line of a chart: Text (see bake), N (how it is dashed), Stroke, Tint, Line (with the area below it)

	// Farbenpoker.
	Stand       // side of the stand: Top (height of its front), Text
	StandFrame  // gold line round it
	Pot         // bowl with a brass rim
	PegSlot     // groove for a stick
	Spot        // soft light
	HoleRing    // hole that may be chosen, or is: State (On)
	HoleLeft    // dashed ring round a hole that was left
	SlotLeft    // dashed outline of a stick that has left its groove
	Brace       // bracket, open above: State (On)
	Way         // dashed way of a stick from left to right, or back: Gap (where it begins, below the top), Pad (where it ends), Line
	RollAgain   // two arrows round a die
	Badge       // disc with a number or ×: Text, State (On)
	NoChips     // dashed place of chips
	StickShadow // what a standing stick throws on the wood
	HoleFront   // front of a hole, over the stick in it

	// Vino.
	VinoMap     // Italy on its sheet: R, Size (pixels to a hundred of its units), Gap and Pad (where they begin)
	VinoRegion  // one of its regions in gold: N (from 0), Size, Gap, Pad
	Board       // light oak that marbles lie on: R
	MarketBoard // dark oak with five rails: Pad (of the first stop)
	ShieldBack  // a region's shield face down, or its place: State (On)
	GoldFrame   // round what is chosen, pale within: R, Line
	ThinFrame   // round what may be chosen on wood: R
	GoldDashes  // dashed frame: R
	GoldRing    // dashed, where something was or will be
	GoldHop     // arc of a marble's way
	RoadBed     // below a row of vineyards
	Halo        // pale paper below words on a map
	Strike      // through a price
	Pip         // a step that is used, or open: State (On)
	SheetTab    // tab at the left of the parchment below, or of another: State (On)
	RightTab    // the same at its right: State (On)
	Uncorked    // the state's bottle when its cork flies

	// Zankapfel.
	Orchard     // board without its race, as wide as high: Gap (the lane of the numbers)
	FaintSquare // a square that is only to be read
	RaceLine    // the race as a straight line: N (ticks)
	Bubble      // what somebody says, its tail ends at Gap, Top: R, Gap, Top, State (On: chosen), Line (dashed)
	Trail       // dotted, to the opposite corner, or as an arc: N (see bake), Line (arc), Tint
	DuelPart    // a side's part of the felt, its outer corners round by r: Top, Gap (slants), Line (upright), Tint
	WoodBar     // bar of light wood: R
	ChosenLine  // gold line on ink round what may be chosen, or is: R, State (On)
	LitCell     // gold wash of a cell that counts now
	CardPlace   // where a card was, or has burnt: R, State (On)
	Flames      // that eat a card
	RoundLabel  // small round label
	Struck      // a number that is gone: Text, Size, Tint
	SlotRing    // dashed round place on parchment
)

// A Surface is drawn to size in code. Equal surfaces share one picture. Which
// fields count, SurfaceKind says; lengths are layout units.
type Surface struct {
	Kind   SurfaceKind
	State  State
	Lift   Lift
	Line   bool    // with a further line
	W, H   float64 // size of its box
	R      float64 // radius of its corners, round or scooped
	Gap    float64 // between two tiles; else see the kind
	Pad    float64 // by which a rack is wider than its tiles, on each side
	Top    float64 // height at which a shelf's upper side is seen; else see the kind
	Size   float64 // of its letters
	Stroke float64 // width of an icon's lines
	N      int     // number of planks, or of tiles in a rack's bottom row
	Cells  Cells   // the tiles inside an outline
	Icon   string  // name of a drawing: "gear" is common/icon-gear
	Text   string
	Print  BoxPrint
	Tint   Color
}

// Cells is a set of places of a pyramid, such as the three tiles of a triplet.
type Cells = bake.Cells

// A BoxPrint is what is printed on a game's box: its picture and words.
type BoxPrint = bake.BoxPrint
