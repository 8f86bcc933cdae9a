package table

import (
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// A Touch is what a card of the hand is called, and what a tap and a long press
// on it do. Without Act a tap says why. With PutDown the card can be dragged, see
// ui.Control.
type Touch struct {
	Label, Reason string
	Act, Inspect  func()
	PickUp        func()
	PutDown       func(x, y float64)
}

// HandRows is how many rows a hand of n cards, each w wide, needs in a room, so
// that each card can be touched.
func (c *Canvas) HandRows(n int, w, room float64) int {
	if float64(n-1)*leastPitch+w > room {
		return 2
	}
	return 1
}

// TrayHeight is how high the own side of a phone or a tablet held upright is: hint,
// a hand in so many rows of cards, each w wide, and buttons.
func (c *Canvas) TrayHeight(w float64, rows int) float64 {
	h := w * (1 + float64(rows-1)*c.secondRow())
	return 6 + c.HintHeight() + HandRise + h*CardRatio + c.handGap() + c.ButtonsHeight()
}

// TrayHand is where the lowest row of the hand lies there, over the buttons.
func (c *Canvas) TrayHand(own ui.Rect, b ActionsPlace, w float64) ui.Rect {
	return ui.R(own.X+12, b.Top()-c.handGap()-w*CardRatio, own.W-24, w*CardRatio)
}

// handGap is the room between the hand of a phone held upright and its buttons.
func (c *Canvas) handGap() float64 {
	if c.Short() {
		return 12
	}
	return handGap
}

// secondRow is the part of a card's height that the upper of two rows shows.
func (c *Canvas) secondRow() float64 {
	if c.Short() || c.Narrow() {
		return 0.6
	}
	return SecondRow
}

// Hand adds an own hand in a box, its cards w wide, a lifted one so much higher. A
// game may have several, each with an id of its own that begins those of its
// controls: "hand". Only who looks at his own open hand can touch it; without
// touch it is only looked at.
func (l Layer[P]) Hand(id string, cards []*Token[P], r ui.Rect, w, lift float64, touch func(*Token[P]) Touch) {
	h := hand[P]{l, id, w, lift, touch}
	if k := len(cards); l.Canvas.HandRows(k, w, r.W) > 1 {
		// Two rows, the lower one over the upper.
		h.row(cards[:k/2], 0, ui.R(r.X, r.Y-w*CardRatio*l.Canvas.secondRow(), r.W, r.H))
		h.row(cards[k/2:], k/2, r)
		return
	}
	h.row(cards, 0, r)
}

// A hand is the own hand while it is composed.
type hand[P Piece[P]] struct {
	Layer[P]
	id      string
	w, lift float64
	touch   func(*Token[P]) Touch
}

// row adds one row; first is the number of its first card.
func (h hand[P]) row(cards []*Token[P], first int, r ui.Rect) {
	k := len(cards)
	pitch := Pitch(k, h.w+8, h.w, r.W)
	x0 := r.X + (r.W-(float64(k-1)*pitch+h.w))/2
	for i, t := range cards {
		covered := pitch < h.w && i < k-1
		box := ui.R(x0+float64(i)*pitch, r.Y, h.w, h.w*CardRatio)
		look := h.Face(t.Piece, h.w, covered && !t.Up)
		if t.Up {
			box.Y -= h.lift
			look.Lift, look.Glow = sprites.Lifted, true
		}
		open := !t.Piece.Hidden() && !h.Canvas.Veiled() && h.Canvas.Me() == h.Canvas.Base()
		flip := 1.0
		if open {
			flip = 0
		}
		h.add(t, ui.Item{Look: look, Box: box, Flip: flip, Z: ZCards})
		if covered {
			box.W = pitch
		}
		if open && h.touch != nil {
			h.control(first+i, t, box)
		}
	}
}

// control lets a card be lifted and looked at.
func (h hand[P]) control(i int, t *Token[P], r ui.Rect) {
	var key rune
	if i < 9 {
		key = rune('1' + i)
	}
	touch := h.touch(t)
	piece := ""
	if touch.PutDown != nil {
		piece = t.Key
	}
	h.Canvas.Stage.Control(ui.Control{ID: h.id + "/" + strconv.Itoa(i), Role: ui.Checkbox, Label: touch.Label, Rect: r,
		Checked: t.Up, Key: key, Part: true, Act: touch.Act, Inspect: touch.Inspect,
		Piece: piece, PickUp: touch.PickUp, PutDown: touch.PutDown,
		Disabled: touch.Act == nil, Reason: touch.Reason})
}
