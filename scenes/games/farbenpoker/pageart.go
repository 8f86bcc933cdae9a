package farbenpoker

import (
	"treille/scenes/table"
	"treille/sprites"
)

// pictureRoll shows three colours wanted (F10).
func pictureRoll(v *table.Vignette) {
	for i, colour := range []string{"red", "yellow", "blue"} {
		die := sprites.Look{ID: "farbenpoker/die-" + colour, Lift: sprites.Token}
		if v.Low {
			v.Piece(die, 54+float64(i)*52, 24, 44, 44)
		} else {
			v.Turned(die, 38+float64(i)*70, 52+float64(i%2)*14, 62, 62, float64(i-1)*9)
		}
	}
}

// pictureDraw shows a stick that comes out of its hole, its colour last (F12).
func pictureDraw(v *table.Vignette) {
	if v.Low {
		v.Line(20, 30, 160, 16, 0x241710FF)
		v.Line(21.2, 31.2, 157.6, 13.6, 0x8A5A35FF)
		for i := range 5 {
			x := 40 + float64(i)*30
			if i == 2 {
				v.Piece(sprites.Look{ID: "farbenpoker/hole"}, x, 38, 17, 9.8)
				v.Piece(sprites.Look{ID: "farbenpoker/stick-red", Lift: sprites.Token}, x, 22.6, 5.4, 36.2)
				continue
			}
			pictureStanding(v, x, 38, .56)
		}
		return
	}
	const k = 206.0 / 362
	at := func(x, y float64) (float64, float64) { return 5 + x*k, 12 + y*k }
	v.Piece(sprites.Look{ID: "farbenpoker/stand-phone", Lift: sprites.Token}, 108, 12+92.5*k, 206, 185*k)
	for row, y := range []float64{29.24, 85.24, 141.24} {
		for i := range 6 {
			left, right := []float64{41.22, 38.61, 36}[row], []float64{320.78, 323.39, 326}[row]
			x, y := at(left+(right-left)*float64(i)/5, y)
			switch {
			case row == 1 && i == 2:
				v.Piece(sprites.Look{ID: "farbenpoker/stick-hole-glow"}, x, y, 23, 14.2)
				v.Piece(sprites.Look{ID: "farbenpoker/stick-red", Lift: sprites.Lifted}, x, y-22.6, 11, 73.7)
			case (row+i)%3 == 0:
				v.Piece(sprites.Look{ID: "farbenpoker/hole"}, x, y, 14, 8)
			default:
				pictureStanding(v, x, y, .55)
			}
		}
	}
}

// pictureStanding is a stick in its hole at a point.
func pictureStanding(v *table.Vignette, x, y, k float64) {
	const w, h, foot = 20.0, 66.0, 58.5
	v.Piece(sprites.Look{ID: "farbenpoker/hole"}, x, y, 28*k, 16*k)
	v.Piece(sprites.Look{ID: "farbenpoker/stick-standing"}, x, y+(h/2-foot)*k, w*k, h*k)
}

// pictureEarn shows a hit and its chip, or a miss that pays into the pot (F13,
// F15).
func pictureEarn(v *table.Vignette) {
	chip := sprites.Look{ID: "farbenpoker/chip", Lift: sprites.Token}
	if v.Low {
		v.Piece(sprites.Look{ID: "farbenpoker/die-red", Lift: sprites.Token}, 20, 24, 38, 38)
		v.Piece(sprites.Look{ID: "common/tick-badge"}, 38, 9, 17, 17)
		v.Piece(sprites.Look{ID: "farbenpoker/slot"}, 87, 24, 82, 14)
		v.Turned(sprites.Look{ID: "farbenpoker/stick-red"}, 87, 24, 11, 73.7, 90)
		v.Arrow(143, 24, 16)
		v.Piece(chip, 166, 24, 28, 28)
		return
	}
	v.Piece(sprites.Look{ID: "farbenpoker/die-red", Lift: sprites.Token}, 28, 30, 48, 48)
	v.Piece(sprites.Look{ID: "common/tick-badge"}, 50, 11, 20, 20)
	v.Piece(sprites.Look{ID: "farbenpoker/slot"}, 110, 30, 98, 16)
	v.Turned(sprites.Look{ID: "farbenpoker/stick-red"}, 110, 30, 13, 87.1, 90)
	v.Piece(chip, 192, 30, 36, 36)
	v.Text(v.Words.GamePage.Or, 28, 94, 50, sprites.Style{Font: sprites.Italic, Size: 18, Color: sprites.Ink, Align: sprites.Middle})
	v.Piece(chip, 84, 88, 36, 36)
	v.Arrow(118, 88, 22)
	v.Piece(sprites.Look{ID: "farbenpoker/pot-phone", Lift: sprites.Token}, 172, 88, 84, 46.8)
}

// pictureEnd shows the chips of the last two (F31).
func pictureEnd(v *table.Vignette) {
	for i, animal := range []string{"fox", "owl"} {
		x := 66 + float64(i)*68
		v.Piece(sprites.Look{ID: "common/head-" + animal, Lift: sprites.Token}, x, 26, 32, 32)
		v.Piece(sprites.Look{ID: "farbenpoker/chip-shadow"}, x+33, 38, 32, 24)
		for n := range 5 - 2*i {
			v.Piece(sprites.Look{ID: "farbenpoker/chip-lying"}, x+32, 34-float64(n)*5.4, 29, 22.6)
		}
	}
}
