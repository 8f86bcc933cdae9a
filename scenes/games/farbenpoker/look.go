package farbenpoker

import (
	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A view composes the table once: everything that the arrangements share.
type view struct {
	*table.Canvas
	*tableState
	x      *lang.Farbenpoker
	ground ground
	falls  func(it *ui.Item, shadow bool) // lets a chip fall to its place; nil where it lies there
}

// The heights at which things lie on the felt: what is higher is drawn later.
const (
	zStand = 1
	zShade = 2
	zHoles = 3
	zRing  = 4
	zStick = 10 // of the back row; each row before it is one higher
	zDice  = 8
	zHand  = 46
	zWay   = 7  // dice and sticks are before it
	zPlate = 50 // what it says is read in front of a stick that stands out
	zFlies = 60
	zFront = 96 // above what travels
	zChip  = 70
)

func (b *tableState) view(c *table.Canvas) *view {
	return &view{Canvas: c, tableState: b, x: &c.Words.Farbenpoker}
}

// Compose implements table.GameView.
func (b *tableState) Compose(c *table.Canvas) {
	v := b.view(c)
	c.Arrange(v.portrait, v.landscape, v.tablet, v.desktop)
	v.flying()
}

// stockID is the place where the stock lies, and the fact that says how many chips it has.
const stockID = "stock"

// table adds all that lies on the felt.
func (v *view) table(g ground, line bool) {
	v.ground = g
	v.Stage.Put(sprites.Surface{Kind: sprites.Felt, R: 14, Line: line}, g.felt)
	v.stand(0)
	v.stand(1)
	a, _ := v.Stage.Where(sideID(0))
	b, _ := v.Stage.Where(sideID(1))
	v.Stage.Place(standID, a.Around(b))
	v.bank()
	v.allDice()
	v.holes()
	v.standing()
	v.drawnSticks()
	v.notes()
}

// dense reports whether holes are too small to be touched surely.
func (v *view) dense() bool {
	side := &v.ground.sides[0]
	return min(side.px, side.py)*v.Frame.Unit < touchable
}

// dieArt and stickArt name pieces of a colour.
func dieArt(c fp.Colour) string { return artFolder + "die-" + colourArt[c] }

func stickArt(c fp.Colour) string {
	if c == fp.None || c == fp.Unseen {
		return artFolder + "stick-plain"
	}
	return artFolder + "stick-" + colourArt[c]
}

var colourArt = map[fp.Colour]string{
	fp.Red: "red", fp.Blue: "blue", fp.Yellow: "yellow", fp.Green: "green", fp.Orange: "orange", fp.Violet: "violet",
}

// put adds a surface at a height.
func (v *view) put(sf sprites.Surface, r ui.Rect, z int) {
	v.Stage.Add(ui.Item{Kind: ui.Surface, Surface: sf, Box: r, Z: z})
}

// say adds words at a height.
func (v *view) say(words string, x, y float64, st sprites.Style, z int) {
	v.Stage.Add(ui.Item{Kind: ui.Text, Words: words, Style: st, Box: ui.R(x, y, 0, 0), Z: z})
}
