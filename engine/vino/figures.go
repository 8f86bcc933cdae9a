package vino

import (
	_ "embed"
	"strings"

	"treille/engine/figures"
)

// What the rule sheets say outright.
const (
	Regions     = 9    // V1
	maxRoad     = 21   // V2
	minRoad     = 3    // V2
	allMarkers  = 30   // V2
	AllBottles  = 6    // V2
	minPrice    = 40   // V3
	maxPrice    = 350  // V3
	priceUnit   = 10   // V3, the smallest note
	SaleColumns = 20   // V4
	MarketMax   = 500  // V5, in money; the lowest is -MarketMax
	Pawns       = 40   // V6, a player
	MaxOwned    = 39   // V6: one pawn stands on the wind rose
	StartMoney  = 1000 // V6
	MaxCellar   = 49   // V6
	pairsDrawn  = 2    // V11
	firstOwned  = 3    // V12
	maxPlayers  = 5
	minPlayers  = 3
)

var regionNames = [Regions]string{"Liguria", "Lazio", "Campania", "Sardegna", "Calabria", "Abruzzo", "Toscana", "Veneto", "Trentino"}

// sheetPairs are the starting pairs that the sheet names, region by region (V11).
const sheetPairs = "NTMPPBMNT"

//go:embed data.txt
var dataText string

// pristine is how the SHA-256 of the published data.txt begins.
const pristine = "f6f30e56"

// Figures are the figures of the box, as data.txt has them.
type Figures struct {
	Regions [Regions]Region
	// Sale holds the columns of the sale table, the one for a single barrel
	// first; the last stands for all larger quantities (V4).
	Sale [SaleColumns]SaleColumn
	// Square is how much money two squares of the market lie apart (V5).
	Square int
	// LastRound ends a stalled game, and so many Idle rounds in a row make the next one
	// the last (V62).
	LastRound, Idle int

	file *figures.File
}

// A Region is a road of vineyards and the variety markers beside it.
type Region struct {
	Name    string
	Road    []Vineyard // cheapest first
	Markers VarietySet
	// Start is the variety of the region's starting pair (V11).
	Start Variety
	// Bottle is true if the region starts with a bottle, which is when it has
	// state vineyards (V2).
	Bottle bool
}

// A Vineyard is one place along a road.
type Vineyard struct {
	Price int
	State bool
}

// A SaleColumn is one column of the sale table.
type SaleColumn struct {
	Income int // money, before the market's value (V41)
	Lost   int // vineyards given back (V42)
	Steps  int // squares that the marker falls (V43)
}

// Printed returns the figures that the game is played with. The caller may keep
// and change them: they are read anew each time.
func Printed() Figures { return figures.Must(LoadFigures("vino/data.txt", dataText)) }

// Reconstructed lists the entries of the data file that no source states.
func (f *Figures) Reconstructed() []string { return f.file.Reconstructed() }

// tables are the figures as the rules use them, packed for speed.
type tables struct {
	size    [Regions]uint8
	all     [Regions]uint32 // bit i for the vineyard i along the road
	state   [Regions]uint32 // those that belong to the state
	markers [Regions]uint8
	start   [Regions]uint8
	price   [Regions][maxRoad]int16
	// within[r][m] holds the vineyards that cost at most m notes of ten.
	within  [Regions][maxPrice/priceUnit + 1]uint32
	bottles uint16
	income  [SaleColumns + 1]int16
	lost    [SaleColumns + 1]uint8
	steps   [SaleColumns + 1]uint8
	// cheaper[q] is the largest quantity that loses fewer vineyards, or makes
	// the market fall less, than q; 0 if there is none.
	cheaper [SaleColumns + 1]uint8
	square  int32 // money
	top     int8  // the highest square of the market
	rounds  uint8
	idle    uint8 // rounds
	// reconstructed says that not all figures are those of the box.
	reconstructed bool
}

// box holds the figures that the game is played with. It is read once and never
// changed.
var box = newTables(Printed())

func newTables(f Figures) *tables {
	t := &tables{square: int32(f.Square), top: int8(MarketMax / f.Square), rounds: uint8(f.LastRound), idle: uint8(f.Idle), reconstructed: len(f.Reconstructed()) > 0}
	for i, r := range f.Regions {
		t.size[i] = uint8(len(r.Road))
		t.markers[i] = uint8(r.Markers)
		t.start[i] = uint8(r.Start)
		if r.Bottle {
			t.bottles |= 1 << i
		}
		for j, v := range r.Road {
			t.all[i] |= 1 << j
			if v.State {
				t.state[i] |= 1 << j
			}
			t.price[i][j] = int16(v.Price)
			for m := v.Price / priceUnit; m < len(t.within[i]); m++ {
				t.within[i][m] |= 1 << j
			}
		}
	}
	for i, c := range f.Sale {
		t.income[i+1], t.lost[i+1], t.steps[i+1] = int16(c.Income), uint8(c.Lost), uint8(c.Steps)
		t.cheaper[i+1] = t.cheaper[i]
		if t.lost[i] != t.lost[i+1] || t.steps[i] != t.steps[i+1] {
			t.cheaper[i+1] = uint8(i)
		}
	}
	return t
}

// affordable returns the vineyards of region r that cost at most money.
func (t *tables) affordable(r uint8, money int32) uint32 {
	return t.within[r][min(uint32(money), maxPrice)/priceUnit]
}

// readVariety reads one variety letter, or fails.
func readVariety(s string) (Variety, bool) {
	if i := strings.Index(varietyLetters, s); i >= 0 && len(s) == 1 {
		return Variety(i), true
	}
	return NoVariety, false
}
