package weinhaendler

import (
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// handRows is how many rows the own hand needs in a room, its cards w wide, so that each
// can be touched.
func (v *view) handRows(w, room float64) int {
	if float64(len(v.own())-1)*leastReach+w > room {
		return 2
	}
	return 1
}

// trayHeight is how high the own side of a phone or a tablet held upright is: hint,
// a hand in so many rows of cards, each w wide, and buttons.
func (v *view) trayHeight(w float64, rows int) float64 {
	h := w * (1 + float64(rows-1)*v.secondRow())
	return 6 + v.HintHeight() + handRise + handClear + h*table.CardRatio + v.handGap() + v.ButtonsHeight()
}

// handGap is the room between the hand of a phone held upright and its buttons.
func (v *view) handGap() float64 {
	if v.Short() {
		return 12
	}
	return 18
}

// secondRow is the part of a card's height that the upper of two rows shows: all of it, with the
// stars, where there is room.
func (v *view) secondRow() float64 {
	switch {
	case v.Short() || v.Narrow():
		return 0.6
	case v.Frame.Shape == ui.Landscape:
		return 0.8
	}
	return 1
}

// hand adds the own hand, its cards w wide, a lifted one so much higher.
func (v *view) hand(r ui.Rect, w, lift float64) {
	v.Stage.Shows(ownHandFact)
	if v.in.Seat() == engine.Spectator {
		v.hands(r)
		return
	}
	own, upper := v.own(), 0
	if v.handRows(w, r.W) > 1 { // the lower one lies over the upper
		upper = len(own) / 2
		v.handRow(own[:upper], 0, ui.R(r.X, r.Y-w*table.CardRatio*v.secondRow(), r.W, r.H), w, lift)
	}
	v.handRow(own[upper:], upper, r, w, lift)
}

// hands is a sheet in the place of the own hand, for who only watches: how many cards each
// holds, fanned out with words where there is room.
func (v *view) hands(r ui.Rect) {
	fan := func(p engine.Player, cards int) ui.Part {
		return ui.Fixed(fanCard+fanStep*float64(max(0, cards-1)), fanCard*backRatio, func(s *ui.Stage, r ui.Rect) {
			for i := range cards {
				s.Piece(miniBack, r.X+fanStep*float64(i), r.Y, fanCard)
			}
			if p == v.Base() && v.Frame.Shape == ui.Landscape { // elsewhere they are at the panels
				v.countedHand(p, r.X, r.Y, fanCard)
			}
		}).Centred()
	}
	small := ui.PaperLabel.Sized(ui.Note)
	whole := func(p engine.Player) ui.Part {
		name := ui.Row(ui.Near, v.CrestPart(p, fanCrest), v.NamePart(p, ui.PaperBold.Sized(ui.Note)).Firm())
		n := v.in.HandSize(p)
		return ui.Column(ui.Near, name.Centred(), fan(p, n), ui.Label(v.Words.Count(v.x.Places.InHand, n), small).Firm().Centred())
	}
	short := func(p engine.Player) ui.Part {
		number := ui.Label(strconv.Itoa(v.in.HandSize(p)), small)
		return ui.Column(ui.Tight, v.CrestPart(p, fanCrest).Centred(), ui.Row(ui.Near, fan(p, min(1, v.in.HandSize(p))), number.Middle()).Centred())
	}
	sheet := func(cell func(engine.Player) ui.Part) ui.Part {
		cells := table.Each(v.Seats(), cell)
		return ui.Grid(len(cells), ui.Apart, cells...).Pad(ui.Apart, ui.Near).On(stripPaper).Middle()
	}
	v.Stage.Lay(ui.Either(sheet(whole).Firm(), sheet(short)), r)
}

// handRow adds one row; first is the number of its first card. Only who looks at his own
// open hand can touch it.
func (v *view) handRow(cards []*token, first int, r ui.Rect, w, lift float64) {
	pitch, beside := handPitch(cards, w, r.W)
	k := len(cards)
	x := r.X + (r.W-(float64(k-1)*pitch+w))/2
	if beside > pitch {
		x = r.X
	}
	for i, t := range cards {
		step := pitch
		if t.Up {
			step = beside
		}
		covered := step < w && i < k-1
		it := ui.Item{Look: v.face(t.Piece.card, w, covered && !(t.Up && step > starsWide*w)), Box: ui.R(x, r.Y, w, w*table.CardRatio), Flip: 1, Z: table.ZCards}
		x += step
		if t.Up {
			it.Box.Y -= lift
			it.Look.Lift, it.Look.Glow = sprites.Lifted, true
		}
		open := !t.Piece.Hidden() && !v.Veiled() && v.Me() == v.Base()
		if open {
			it.Flip = 0
		}
		v.layer().add(t, it)
		if covered {
			it.Box.W = step
		}
		if open {
			v.handControl(first+i, t, it.Box)
		}
	}
}

// handPitch is how far it is from one card of a row, w wide, to the next, and from a lifted one: where cards overlap, it
// pushes the others aside so that it is seen whole, and so is the price of the next, as far as each can still be touched
// and shows its stars.
func handPitch(cards []*token, w, room float64) (pitch, beside float64) {
	k := len(cards)
	pitch = table.Pitch(k, w+8, w, room)
	up := len(table.Where(cards[:max(0, k-1)], func(t *token) bool { return t.Up }))
	plain := k - 1 - up
	if pitch >= w || up == 0 || plain == 0 {
		return pitch, pitch
	}
	beside = max(pitch, min(w+ui.Tight, (room-w-float64(plain)*max(leastReach, coveredStars*w))/float64(up)))
	return (room - w - float64(up)*beside) / float64(plain), beside
}

// handControl lets a card be lifted, dragged and looked at.
func (v *view) handControl(i int, t *token, r ui.Rect) {
	label := v.x.Labels.Hand
	switch {
	case t.Up && v.in.Phase() == wh.PhaseCellars:
		label = v.x.Labels.HandChosen
	case t.Up:
		label = v.x.Labels.HandLifted
	}
	c := ui.Control{ID: "hand/" + strconv.Itoa(i), Role: ui.Checkbox, Label: label.With("card", v.cardLabel(t.Piece.card)), Rect: r,
		Checked: t.Up, Part: true, Inspect: func() { v.Inspect(v.inspection(t.Piece.card)) }}
	if i < 9 {
		c.Key = rune('1' + i)
	}
	if c.Reason = v.finishedReason(); c.Reason != "" {
		c.Disabled = true
	} else {
		c.Act = func() { v.lift(t) }
		c.Piece, c.PickUp, c.PutDown = t.Key, func() { v.pickUp(t) }, func(x, y float64) { v.putDown(t, x, y) }
	}
	v.Stage.Control(c)
}
