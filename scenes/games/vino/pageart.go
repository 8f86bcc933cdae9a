package vino

import (
	"strconv"

	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/sprites"
)

// pictureChoose shows two regions of three that somebody chooses (V20).
func pictureChoose(v *table.Vignette) {
	for i, region := range []int{3, 6, 7} {
		shield := shieldLook(region)
		if i > 0 {
			shield.ID += "-current"
		}
		if v.Low {
			x := 52 + float64(i)*54
			v.Piece(shield, x, 23, 38, 45)
			if i > 0 {
				v.Piece(sprites.Look{ID: "common/head-fox", Lift: sprites.Token}, x+17, 36, 24, 24)
			}
			continue
		}
		x := 36 + float64(i)*72
		v.Piece(shield, x, 42, 50, 59.2)
		if i > 0 {
			v.Piece(sprites.Look{ID: "common/pawn-fox", Lift: sprites.Token}, x, 88, 34, 51)
		}
	}
}

// What the pictures show: of three vineyards along the road of Toscana, the first
// two are bought; five barrels are sold.
const (
	pictureRegion   = 6
	pictureVineyard = 7 // the first of the three
	pictureBought   = 2
	pictureSold     = 5
)

// pictureRoad lays a road with an owner's vineyard and three more from left to
// right, each coin size wide.
func pictureRoad(v *table.Vignette, left, right, cy, size float64) {
	v.Line(left, cy-size*.13, right-left, size*.26, 0x241710FF)
	v.Line(left, cy-size*.13+1.2, right-left, size*.26-2.4, 0xDCC698FF)
	step := (right - left - size) / 3
	v.Piece(sprites.Look{ID: "vino/coin-owned"}, left+size/2, cy, size, size)
	v.Piece(sprites.Look{ID: "common/head-fox"}, left+size/2, cy, size*.84, size*.84)
	for i := range 3 {
		x, s := left+size/2+step*float64(i+1), spot{pictureRegion, pictureVineyard + i}
		if i < pictureBought {
			v.Piece(sprites.Look{ID: "vino/chosen-" + kindOf(s)}, x, cy, size*50/44, size*50/44)
		}
		v.Piece(coinLook(s), x, cy, size, size)
		if i < pictureBought {
			v.Piece(sprites.Look{ID: "common/tick-badge"}, x+size*.37, cy-size*.37, size*.46, size*.46)
		}
	}
}

// picturePrice is what is paid for the vineyards bought.
func picturePrice() string {
	return amount(cost(road(pictureRegion)[pictureVineyard:][:pictureBought]))
}

// pictureBuy shows two vineyards bought along a road, and their price (V21).
func pictureBuy(v *table.Vignette) {
	if v.Low {
		pictureRoad(v, 0, 180, 24, 42)
		return
	}
	pictureRoad(v, 4, 212, 48, 47)
	v.Piece(sprites.Look{ID: "vino/money", Lift: sprites.Token}, 88, 101, 26, 26)
	v.Text(picturePrice(), 108, 109, 60, sprites.Style{Font: sprites.SerifBold, Size: 23, Color: sprites.Ink})
}

// pictureSell shows a sale, its income, and the fall of the market (V4).
func pictureSell(v *table.Vignette) {
	income, style := amount(tableIncome(pictureSold)), sprites.Style{Font: sprites.SerifBold, Size: 20, Color: sprites.Ink}
	if v.Low {
		v.Piece(sprites.Look{ID: "vino/barrel", Lift: sprites.Token}, 29, 24, 58, 42.7)
		v.Arrow(76, 24, 20)
		v.Piece(sprites.Look{ID: "vino/money", Lift: sprites.Token}, 107, 24, 26, 26)
		v.Text(income, 125, 31, 36, style.Sized(19))
		v.Line(170.4, 8, 3.2, 26, sprites.Burgundy)
		v.Icon("down", 172, 32, 22, sprites.Burgundy)
		return
	}
	v.Piece(sprites.Look{ID: "vino/barrel", Lift: sprites.Token}, 44, 42, 76, 56)
	v.Text(strconv.Itoa(pictureSold)+" "+v.Words.Vino.Varieties.Nebbiolo, 44, 106, 90, sprites.Style{Font: sprites.SansMedium, Size: 17, Color: sprites.Ink, Align: sprites.Middle})
	v.Arrow(104, 46, 24)
	v.Put(sprites.Surface{Kind: sprites.WoodBar, R: 9}, 129, 0, 86, 88)
	for i, m := range []struct {
		variety  string
		at, last float64
	}{{"b", 32, 0}, {"n", 60, 18}, {"t", 48, 0}} {
		x := 148 + float64(i)*24
		v.Line(x-2.5, 14, 5, 60, 0x150B04FF)
		if m.last > 0 {
			v.Faint(sprites.Look{ID: "vino/variety-" + m.variety}, x, m.last, 22, 22)
			v.Line(x-1.2, m.last+11, 2.4, m.at-m.last-26, sprites.Glow)
			v.Icon("down", x, m.at-18, 12, sprites.Glow)
		}
		v.Piece(sprites.Look{ID: "vino/variety-" + m.variety, Lift: sprites.Token}, x, m.at, 25, 25)
	}
	v.Piece(sprites.Look{ID: "vino/money", Lift: sprites.Token}, 156, 104, 23, 23)
	v.Text(income, 173, 111, 43, style)
}

// pictureEnd shows the bottles (V60).
func pictureEnd(v *table.Vignette) {
	for i := range vi.AllBottles {
		v.Piece(bottleLook, 50+24*float64(i), 24, 17.4, 48)
	}
}
