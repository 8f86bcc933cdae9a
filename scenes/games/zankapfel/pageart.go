package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/sprites"
)

// pictureLay shows an apple laid face down, or one bought for its price in steps
// (Z20).
func pictureLay(v *table.Vignette) {
	laid := sprites.Look{ID: "zankapfel/card-back", Lift: sprites.Card}
	crest := sprites.Look{ID: table.CrestArt("fox"), Lift: sprites.Token}
	bought := sprites.Look{ID: "zankapfel/card-red", Lift: sprites.Card}
	price := sprites.Look{ID: "zankapfel/tag-negative", Words: "−" + digits(int(printed.Prices[b5][zk.Red])), Lift: sprites.Token}
	or := sprites.Style{Font: sprites.Italic, Size: 18, Color: sprites.Ink, Align: sprites.Middle}
	if v.Low {
		v.Piece(laid, 52, 24, 33, 46.2)
		v.Piece(crest, 31, 33, 22, 24.8)
		v.Text(v.Words.GamePage.Or, 96, 29, 40, or.Sized(16))
		v.Piece(bought, 136, 24, 33, 46.2)
		v.Piece(price, 163, 36, 30, 22)
		return
	}
	v.Turned(laid, 58, 56, 68, 95.2, -5)
	v.Piece(crest, 28, 92, 38, 42.8)
	v.Text(v.Words.GamePage.Or, 112, 62, 32, or)
	v.Piece(bought, 164, 56, 68, 95.2)
	v.Piece(price, 194, 98, 42, 30.8)
}

// b5 is the square of the example (Z2): column 2, row 5.
const b5 zk.Square = 9

// pictureNumber is what a colour is worth there.
func pictureNumber(c zk.Card) sprites.Look {
	return sprites.Look{ID: markArt(c), Words: digits(int(printed.Numbers[b5][c])), Lift: sprites.Token}
}

// pictureLead shows the mayor's step, and the numbers of his new square (Z30).
func pictureLead(v *table.Vignette) {
	mayor, corners := sprites.Look{ID: "zankapfel/mayor", Lift: sprites.Token}, []zk.Card{zk.Red, zk.Blue, zk.Green, zk.Yellow}
	if v.Low {
		v.Piece(mayor, 16, 24, 31, 46.5)
		v.Arrow(47, 24, 20)
		for i, c := range corners {
			v.Piece(pictureNumber(c), 75+float64(i)*31, 24, 29, 29)
		}
		return
	}
	const size, left, right, cy = 88.0, 46.0, 168.0, 59.0
	v.Piece(sprites.Look{ID: "zankapfel/orchard-square-a"}, left, cy, size, size)
	v.Piece(sprites.Look{ID: "zankapfel/orchard-square-b"}, right, cy, size, size)
	v.Piece(sprites.Look{ID: "zankapfel/square-chosen"}, right, cy, size, size)
	v.Piece(sprites.Look{ID: "zankapfel/tree-bare"}, left, cy, 78, 78)
	v.Faint(mayor, left, cy-4, 44, 66)
	v.Arrow((left+right)/2, cy, 26)
	v.Piece(mayor, right, cy-2, 44, 66)
	for i, c := range corners {
		v.Piece(pictureNumber(c), right-31+float64(i%2)*62, cy-31+float64(i/2)*62, 31, 31)
	}
}

// pictureHarvest shows a quarrel over a colour: cards and dice (Z50 to Z52).
func pictureHarvest(v *table.Vignette) {
	own := sprites.Look{ID: "zankapfel/discord-fox", Words: "7", Lift: sprites.Card}
	other := sprites.Look{ID: "zankapfel/discord-back-owl", Lift: sprites.Card}
	rolled, hidden := sprites.Look{ID: "zankapfel/die-4", Lift: sprites.Token}, sprites.Look{ID: "zankapfel/die-unknown", Lift: sprites.Token}
	if v.Low {
		v.Piece(own, 18, 24, 33, 46.2)
		v.Piece(rolled, 50, 33, 26, 26)
		picturePrize(v, 90, 24, 48)
		v.Piece(hidden, 130, 33, 26, 26)
		v.Piece(other, 162, 24, 33, 46.2)
		return
	}
	v.Turned(own, 36, 52, 64, 89.6, -4)
	v.Piece(rolled, 60, 96, 36, 36)
	picturePrize(v, 108, 46, 76)
	v.Turned(other, 180, 52, 64, 89.6, 4)
	v.Piece(hidden, 156, 96, 36, 36)
}

// picturePrize is the apple of a quarrel in its ring.
func picturePrize(v *table.Vignette, cx, cy, size float64) {
	v.Piece(sprites.Look{ID: "zankapfel/prize", Lift: sprites.Token}, cx, cy, size, size)
	v.Piece(sprites.Look{ID: "zankapfel/apple-green"}, cx-size*.02, cy-size*.04, size*.6, size*.64)
	v.Piece(pictureNumber(zk.Green), cx+size*.33, cy+size*.33, size*.44, size*.44)
}

// pictureEnd shows a pawn that comes home round the orchard (Z60).
func pictureEnd(v *table.Vignette) {
	for i, id := range []string{"zankapfel/race-square-a", "zankapfel/race-square-b"} {
		v.Piece(sprites.Look{ID: id, Words: digits(printed.Path - 2 + i)}, 72+float64(i)*43, 26, 43, 43)
	}
	v.Piece(sprites.Look{ID: "zankapfel/race-square-start"}, 158, 26, 43, 43)
	v.Piece(sprites.Look{ID: "common/pawn-fox", Lift: sprites.Token}, 156, 20, 29, 43.5)
}
