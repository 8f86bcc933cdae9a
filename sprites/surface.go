package sprites

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

// The kinds. Beside each stand the fields of a Surface that it reads, other than
// Kind, W and H.
const (
	Table       SurfaceKind = iota // level oak; N planks
	Cabinet                        // upright oak; N planks
	Banner                         // strip over the oak
	Felt                           // R corner; Line: gold hairline
	Parchment                      // R scoop, Lift; Line: inner rule
	Plate                          // scooped label; R scoop, Lift
	Primary                        // burgundy button; State
	Secondary                      // cream button; State
	DarkDisc                       // icon button on oak; Name: icon, State
	LightDisc                      // icon button on parchment; Name: icon, State
	Segments                       // box of a segmented control
	Segment                        // its chosen part
	Switch                         // with State On turned on
	Groove                         // of a slider
	GrooveFull                     // its filled part
	Knob                           // of a slider; State On: brass
	FeltTab                        // State On: belongs to the felt below
	PageTab                        // State On: belongs to the page below
	SeatCell                       // a bid's place on the felt; R corner; State On: the turn
	SlotLine                       // dashed place on parchment
	SlotNiche                      // dark place in a rack
	SlotDot                        // faint place
	Rack                           // behind a pyramid; W, H: a tile, R: gap, Pad: padding, N: places in its bottom row
	LegalPlace                     // glowing place
	Pointer                        // label with a pointer below; R scoop
	Outline                        // gold outline round tiles; W, H: a tile, R: gap, Name: row and column of each, as digits
	FocusRing                      // around a control; R corner
	CardGlow                       // around a lifted card; R corner
	Stamp                          // Name: its word, R: size; Line: on parchment
	DoubleRule                     // the ledger's two lines
	Hairline                       // thin line on parchment
	EndRule                        // gold line that ends in a diamond: at its left, or with State On at its right
	Upright                        // thin upright line on parchment
	DiamondRule                    // line, diamond, line; R: half of the diamond; State On: gold
	HeadingRule                    // after a heading; Line: double
	Shelf                          // of the cabinet; R: what is seen of its upper side
	Box                            // the game's box; Name: game, Words
	Vine                           // garland; State On: right-hand side; Line: short
	Title                          // gold letters; Name: the words, R: size
	CardBack                       // the cover's lattice over the whole screen
	Bookmark                       // ribbon of the rule book
	Highlight                      // gold wash of a row
	Dashed                         // dashed box: a free seat
	Veil                           // darkens what lies below a panel
	Icon                           // line icon; Name, R: width of its lines, Tint
	Caret                          // text cursor
	Note                           // paper note that says something in passing
	Field                          // text field
	ScrollBar                      // of a page that goes on below
	GoldUpright                    // thin upright line in a banner
	InnerGold                      // gold line within a parchment; R scoop
	Wash                           // one colour over a box: Tint
	Swoop                          // arrow from the upper right to the lower left; State On: down first
)

// A Surface is drawn to size in code. Equal surfaces share one picture.
type Surface struct {
	Kind  SurfaceKind
	State State
	W, H  float64 // layout units
	R     float64 // corner, gap or size, by kind
	Pad   float64 // padding, by kind
	N     int     // planks, rank or places, by kind
	Lift  Lift
	Line  bool
	Name  string
	Words string // of a box: title, subtitle, players, a line each
	Tint  Color
}
