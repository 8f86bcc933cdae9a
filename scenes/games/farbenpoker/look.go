package farbenpoker

import (
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A view composes the table once: everything that the arrangements share.
type view struct {
	*table.Canvas
	*board
	x      *lang.Farbenpoker
	ground ground
	seatAt [engine.MaxPlayers]ui.Rect // where the seats' chips lie
	stocks ui.Rect                    // where the stock lies
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
	zWay   = 23
	zPlate = 50 // what it says is read in front of a stick that stands out
	zFlies = 60
	zFront = 96 // above what travels
	zChip  = 70
)

// Compose implements table.Guest.
func (b *board) Compose(c *table.Canvas) {
	v := &view{Canvas: c, board: b, x: &c.Words.Farbenpoker}
	switch c.Frame.Shape {
	case ui.Desktop:
		v.desktop()
	case ui.Tablet:
		v.tablet()
	case ui.Sideways:
		v.sideways()
	default:
		v.portrait()
	}
	v.flying()
}

// table adds all that lies on the felt.
func (v *view) table(g ground, line bool) {
	v.ground = g
	b := v.board
	b.dense = min(g.sides[0].px, g.sides[0].py)*v.Frame.Unit < touchable
	r := 14.0
	v.Stage.Put(sprites.Surface{Kind: sprites.Felt, R: r, Line: line}, g.felt)
	v.stand(0)
	v.stand(1)
	v.bank()
	v.allDice()
	v.holes()
	v.standing()
	v.drawnSticks()
	v.notes()
	v.verdictPlate()
}

// active reports whether it is a seat's turn, or a line of the log points at it.
func (v *view) active(p engine.Player) bool { return v.mover() == p || v.Pointed() == p }

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

// mark shows a colour by its shape, so wide, on paper.
func (v *view) mark(c fp.Colour, cx, cy, w float64, z int) {
	v.Stage.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "common/shape-" + colourArt[c]}, Box: ui.R(cx-w/2, cy-w/2, w, w), Z: z})
}

// put adds a surface at a height.
func (v *view) put(sf sprites.Surface, r ui.Rect, z int) {
	v.Stage.Add(ui.Item{Kind: ui.Surface, Surface: sf, Box: r, Z: z})
}

// say adds words at a height.
func (v *view) say(words string, x, y float64, st sprites.Style, z int) {
	v.Stage.Add(ui.Item{Kind: ui.Text, Words: words, Style: st, Box: ui.R(x, y, 0, 0), Z: z})
}
