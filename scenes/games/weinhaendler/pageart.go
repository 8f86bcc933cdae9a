package weinhaendler

import (
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/sprites"
)

// The bottles in the pictures.
var (
	pictureOwn    = []wh.Card{wh.Bottle(wh.Merlot, 3), wh.Bottle(wh.Portugieser, 2)}
	pictureHigher = []wh.Card{wh.Bottle(wh.Bordeaux, 2), wh.Bottle(wh.Zinfandel, 3), wh.Bottle(wh.CabernetSauvignon, 1)}
	pictureAlike  = [3]wh.Card{wh.Bottle(wh.Portugieser, 2), wh.Bottle(wh.Portugieser, 2), wh.Bottle(wh.Portugieser, 2)}
	pictureMixed  = [3]wh.Card{wh.Bottle(wh.Dornfelder, 1), wh.Bottle(wh.Dornfelder, 2), wh.Bottle(wh.Dornfelder, 3)}
)

// pictureBid shows two bottles as a bid, and their sum (W10).
func pictureBid(v *table.Vignette) {
	total := v.Words.Money(wh.CardsOf(pictureOwn...).Value())
	sum := sprites.Style{Font: sprites.SerifBold, Size: 23, Color: sprites.Ink, Align: sprites.Middle}
	if v.Low {
		for i, c := range pictureOwn {
			v.Piece(asMini(c), 58+float64(i)*36, 24, 33, 35.2)
		}
		v.Put(sprites.Surface{Kind: sprites.Plate, R: 6, Lift: sprites.Token}, 122, 8, 58, 32)
		v.Text(total, 151, 30, 48, sum.Sized(18))
		return
	}
	for i, c := range pictureOwn {
		v.Turned(sprites.Look{ID: cardArt(c, ""), Lift: sprites.Lifted, Glow: true}, 42+float64(i)*43, 56, 66, 92.4, float64(12*i-6))
	}
	v.Put(sprites.Surface{Kind: sprites.Plate, R: 7, Lift: sprites.Card}, 134, 36, 72, 40)
	v.Text(total, 170, 64, 60, sum)
}

// pictureTake shows a bundle that goes to whoever bid just below it (W20).
func pictureTake(v *table.Vignette) {
	owl, fox := sprites.Look{ID: table.CrestArt("owl"), Lift: sprites.Token}, sprites.Look{ID: table.CrestArt("fox"), Lift: sprites.Token}
	if v.Low {
		v.Piece(owl, 16, 24, 32, 36)
		for i, c := range pictureHigher[:2] {
			v.Piece(asMini(c), 54+float64(i)*32, 24, 29, 31)
		}
		v.Arrow(122, 24, 22)
		v.Piece(fox, 160, 24, 32, 36)
		return
	}
	sum := sprites.Style{Font: sprites.SerifBold, Size: 19, Color: sprites.Ink}
	rows := []struct {
		crest sprites.Look
		cards []wh.Card
		y     float64
	}{{owl, pictureHigher, 25}, {fox, pictureOwn, 96}}
	for _, r := range rows {
		v.Piece(r.crest, 22, r.y, 34, 38.2)
		v.Text(v.Words.Money(wh.CardsOf(r.cards...).Value()), 46, r.y+7, 54, sum)
		for i, c := range r.cards {
			v.Piece(asMini(c), 118+float64(i)*34, r.y, 31, 33)
		}
	}
	v.Put(sprites.Surface{Kind: sprites.DownSwoop}, 42, 44, 60, 32)
}

// pictureLay shows three bottles of one wine that touch, of sizes alike and all different,
// and what they score (W36).
func pictureLay(v *table.Vignette) {
	w := v.Words.Boxes
	st := sprites.Style{Font: sprites.Italic, Size: 14, Color: sprites.InkSoft}
	switch {
	case v.Tall:
		pictureTriplet(v, pictureAlike, false, 12, 42, 32, 152, 24, 36)
		v.Text(w.Alike, 12, 60, 168, st)
		pictureTriplet(v, pictureMixed, false, 12, 108, 32, 152, 90, 36)
		v.Text(w.Different, 12, 126, 168, st)
	case v.Low:
		pictureTriplet(v, pictureAlike, false, 0, 34, 19, 74, 24, 28)
		pictureTriplet(v, pictureMixed, false, 92, 34, 19, 166, 24, 28)
	default:
		pictureTriplet(v, pictureAlike, true, 4, 94, 33, 92, 44, 36)
		v.Text(w.Alike, 4, 114, 98, st)
		pictureTriplet(v, pictureMixed, false, 110, 94, 33, 161, 40, 30)
		v.Text(w.Different, 110, 114, 106, st)
	}
}

// pictureTriplet adds three bottles w wide, the lower left corner of the first at a point,
// and their points as a coin of a size about another one.
func pictureTriplet(v *table.Vignette, bottles [3]wh.Card, triangle bool, left, foot, w, coinX, coinY, size float64) {
	const ratio, gap = 1.05, 1.5
	h, tiles := w*ratio, sprites.Cells(0)
	for i, c := range bottles {
		look := asMini(c)
		if !v.Low {
			look = asTrophyTile(c)
		}
		row, x, y := 0, left+float64(i)*(w+gap), foot-h
		if triangle && i == 2 {
			row, x, y = 1, left+(w+gap)/2, foot-2*h-gap
		}
		v.Piece(look, x+w/2, y+h/2, w, h)
		tiles = tiles.With(row, i-2*row)
	}
	if v.Tall || !v.Low { // else there is no room for it
		v.Put(sprites.Outline(tiles, gap), left, foot-rackRows*(h+gap)+gap, w, h)
	}
	v.Piece(coin(wh.TripletPoints(bottles)), coinX, coinY, size, size)
}

// pictureEnd shows the last bottle that leaves the pile (W50).
func pictureEnd(v *table.Vignette) {
	v.Put(sprites.Surface{Kind: sprites.SlotLine}, 76, 2, 32, 45)
	v.Arrow(126, 24, 20)
	v.Turned(sprites.Look{ID: cardArt(wh.Hidden, ""), Lift: sprites.Card}, 158, 24, 32, 44.8, 6)
}
