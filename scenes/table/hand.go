package table

import (
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// A HandCard is a card in the own hand.
type HandCard struct {
	Key     string
	Look    func(overlapped bool) sprites.Look
	Up      bool   // lifted
	Back    bool   // its back is up
	Label   string // "" if it cannot be touched
	Act     func()
	Inspect func()
}

// HandRows is how many rows a hand of n cards, each w wide, needs in a room, so
// that each card can be touched.
func HandRows(n int, w, room float64) int {
	if float64(n-1)*leastPitch+w > room {
		return 2
	}
	return 1
}

// Hand adds the own hand in a box, its cards w wide, a lifted one so much higher.
// New cards come from where from says.
func (c *Canvas) Hand(cards []HandCard, r ui.Rect, w, lift float64, from ui.Rect) {
	h := hand{c, w, lift, from}
	if k := len(cards); HandRows(k, w, r.W) > 1 {
		// Two rows, the lower one over the upper.
		h.row(cards[:k/2], 0, ui.R(r.X, r.Y-w*CardRatio*SecondRow, r.W, r.H))
		h.row(cards[k/2:], k/2, r)
		return
	}
	h.row(cards, 0, r)
}

// A hand is the own hand while it is composed.
type hand struct {
	*Canvas
	w, lift float64
	from    ui.Rect
}

// row adds one row; first is the number of its first card.
func (h hand) row(cards []HandCard, first int, r ui.Rect) {
	k := len(cards)
	pitch := h.w + 8
	if k > 1 {
		pitch = min(pitch, (r.W-h.w)/float64(k-1))
	}
	x0 := r.X + (r.W-(float64(k-1)*pitch+h.w))/2
	for i, t := range cards {
		covered := pitch < h.w && i < k-1
		box := ui.R(x0+float64(i)*pitch, r.Y, h.w, h.w*CardRatio)
		look := t.Look(covered && !t.Up)
		if t.Up {
			box.Y -= h.lift
			look.Lift, look.Glow = sprites.Lifted, true
		}
		flip := 0.0
		if t.Back {
			flip = 1
		}
		h.Stage.Add(ui.Item{Key: t.Key, Kind: ui.Piece, Look: look, Box: box, Flip: flip, Z: ZCards, From: &h.from})
		if covered {
			box.W = pitch
		}
		h.control(first+i, t, box)
	}
}

// control lets a card be lifted and looked at.
func (h hand) control(i int, t HandCard, r ui.Rect) {
	if t.Label == "" {
		return
	}
	var key rune
	if i < 9 {
		key = rune('1' + i)
	}
	h.Stage.Control(ui.Control{ID: "hand/" + strconv.Itoa(i), Role: ui.Checkbox, Label: t.Label, Rect: r,
		Checked: t.Up, Key: key, Part: true, Act: t.Act, Inspect: t.Inspect})
}
