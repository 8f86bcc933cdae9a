package table

import (
	"strconv"

	"treille/engine"
	"treille/scenes/store"
	"treille/scenes/ui"
	"treille/sprites"
)

// Measures of the dock of a replay: where it is scrubbed and played, at the foot of
// the screen.
const (
	dockUpright, dockTablet      = 116.0, 128.0
	dockSideways, dockDesktop    = 58.0, 84.0
	transportW, transportH       = 52.0, 50.0
	transportGap                 = 8.0
	scrubHigh                    = 44.0
	speedW                       = 74.0
	heldHigh, heldGap, heldCrest = 26.0, 6.0, 19.0
	markNumeral                  = 15.0
	leastMark                    = 17.0 // between two numerals of rounds
)

// Dock implements scenes.Docked: a replay has its buttons at the foot.
func (t *Table) Dock(shape ui.Shape) float64 {
	if t.replay == nil {
		return 0
	}
	switch shape {
	case ui.Desktop:
		return dockDesktop
	case ui.Sideways:
		return dockSideways
	case ui.Tablet:
		return dockTablet
	}
	return dockUpright
}

// dock adds what moves a replay.
func (c *Canvas) dock() {
	if c.replay == nil {
		return
	}
	f := c.Stage.Frame()
	r := ui.R(f.Safe.X, f.Safe.Bottom()-f.Dock, f.Safe.W, f.Dock)
	switch f.Shape {
	case ui.Desktop, ui.Sideways:
		c.dockWide(r)
	default:
		c.dockUpright(f.Column(560), r)
	}
}

// dockWide has all in one row: transport, scrubber, speed.
func (c *Canvas) dockWide(r ui.Rect) {
	edge := 10.0
	if c.Frame.Shape == ui.Desktop {
		edge = 16
	}
	cy := r.CY()
	w := 5*transportW + 4*transportGap
	left, right := r.X+edge, r.Right()-edge
	c.transport(left, cy)
	c.speed(ui.R(right-speedW, cy-transportH/2, speedW, transportH))
	x := left + w + 22
	c.scrubber(ui.R(x, cy+4-scrubHigh/2, right-speedW-22-x, scrubHigh))
}

// dockUpright has the scrubber over the transport.
func (c *Canvas) dockUpright(column, r ui.Rect) {
	x, w := column.X+14, column.W-28
	c.scrubber(ui.R(x, r.Y+8, w, scrubHigh))
	cy := r.Y + 8 + scrubHigh + (r.H-8-scrubHigh)/2 - 3
	c.transport(x, cy)
	left := x + 5*transportW + 5*transportGap
	c.speed(ui.R(left, cy-transportH/2, x+w-left, transportH))
}

// transport adds the five buttons, the middle one a disc of brass.
func (c *Canvas) transport(x, cy float64) {
	w, r := &c.Words.Replay, c.replay.reel
	play := ui.ButtonSpec{ID: "replay/play", Icon: "play", Spoken: w.Play, Key: 'p', Act: c.playOrPause}
	if r.Running() {
		play.Icon, play.Spoken = "pause", w.Pause
	}
	first, last := r.At() == 0, r.At() == r.Steps()
	buttons := []ui.ButtonSpec{
		{ID: "replay/round-back", Icon: "round-back", Spoken: w.RoundBack, Disabled: first, Reason: w.AtStart, Act: c.roundBack},
		{ID: "replay/back", Icon: "step-back", Spoken: w.Back, Disabled: first, Reason: w.AtStart, Key: ',', Act: c.back},
		play,
		{ID: "replay/step", Icon: "step", Spoken: w.Forward, Disabled: last, Reason: w.AtEnd, Key: '.', Act: c.forward},
		{ID: "replay/round-on", Icon: "round", Spoken: w.RoundOn, Disabled: last, Reason: w.AtEnd, Act: c.roundOn},
	}
	c.Stage.Group("transport", func() {
		for _, b := range buttons {
			b.Rect, b.Size, b.Primary = ui.R(x, cy-transportH/2, transportW, transportH), 19, b.ID == "replay/play"
			c.Stage.Button(b)
			x += transportW + transportGap
		}
	})
}

// speed is the pace, which is the one of the settings: a tap takes the next.
func (c *Canvas) speed(r ui.Rect) {
	w := c.Words
	names := []string{"×½", "×1", "×2", w.Replay.Instant}
	now := c.room.Settings.Speed
	c.Stage.Button(ui.ButtonSpec{ID: "replay/speed", Rect: r, Label: names[now], Spoken: w.Replay.Speed.With("speed", names[now]), Size: 18, Act: func() {
		c.room.Settings.Speed = (now + 1) % (store.SpeedInstant + 1)
		c.room.SettingsChanged()
	}})
}

// scrubber is the way through the game with a tick for each round.
func (c *Canvas) scrubber(r ui.Rect) {
	s, reel := c.Stage, c.replay.reel
	steps := max(1, reel.Steps())
	y := r.CY() + 8
	at := func(step int) float64 { return r.X + 14 + (r.W-28)*float64(step)/float64(steps) }
	knob := at(reel.At())
	s.Put(sprites.Surface{Kind: sprites.Groove}, ui.R(r.X, y-4, r.W, 8))
	if reel.At() > 0 {
		s.Put(sprites.Surface{Kind: sprites.GrooveFull}, ui.R(r.X, y-4, knob-r.X, 8))
	}
	now, free := c.replay.round(reel.At()), r.X-leastMark
	for i, first := range c.replay.rounds {
		x := at(first)
		if first > 0 {
			s.Put(sprites.Surface{Kind: sprites.GoldUpright}, ui.R(x-0.5, y-8, 1, 16))
		}
		end := steps
		if i+1 < len(c.replay.rounds) {
			end = c.replay.rounds[i+1]
		}
		n := strconv.Itoa(max(1, i+1))
		st := sprites.Style{Font: sprites.SansBold, Size: markNumeral, Color: sprites.CreamSoft, Align: sprites.Middle}
		if i == now {
			st.Color = sprites.Glow
		}
		if cx := (x + at(end)) / 2; cx-free >= leastMark {
			s.Words(n, cx, y-13, st)
			free = cx
		}
	}
	s.Put(sprites.Surface{Kind: sprites.Knob, State: sprites.On}, ui.R(knob-13, y-13, 26, 26))
	s.Control(ui.Control{ID: "replay/scrub", Role: ui.Slider, Label: c.Words.Replay.Scrub, Value: c.stepWords(), Number: 100 * reel.At() / steps, Rect: r,
		Adjust: func(d int) { c.seek(reel.At() + d) },
		SetAt: func(share float64) {
			q := (share*r.W - 14) / (r.W - 28)
			if step := int(q*float64(steps) + 0.5); step != reel.At() {
				c.seek(step)
			}
		}})
}

// held lays open what all seats hold, over the own side.
func (c *Canvas) held() {
	if c.replay == nil || !c.replay.all || !c.canOpen() {
		return
	}
	own := c.places.Own
	if line := c.lineBox; line.X > own.CX() {
		own.W = line.X - own.X
	} else {
		own.Y = line.Bottom() + 2
	}
	row := heldHigh + heldGap
	columns := 1
	if own.W > 600 {
		columns = 2
	}
	rows := (c.Players() + columns - 1) / columns
	box := ui.R(own.X+6, own.Y, own.W-12, float64(rows)*row+14)
	c.Stage.Bury(box)
	c.Stage.Raise(ZPanel)
	c.Stage.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, box)
	w := (box.W - 24) / float64(columns)
	for i, p := range c.Ring {
		x := box.X + 12 + float64(i%columns)*w
		y := box.Y + 7 + float64(i/columns)*row
		c.heldBy(p, ui.R(x, y, w-8, heldHigh))
	}
	c.Stage.Raise(0)
}

// heldBy is a row with what a seat holds.
func (c *Canvas) heldBy(p engine.Player, r ui.Rect) {
	c.Crest(p, r.X, r.CY()-heldCrest*.56, heldCrest, sprites.Flat)
	looks := c.guest.(Opened).Held(c.replay.reel.Info(p))
	x := r.X + heldCrest + 10
	st := PaperSoft.Sized(15)
	if len(looks) == 0 {
		c.Stage.Words(c.Words.Replay.Nothing, x, r.CY()+5, st)
		return
	}
	widest := 0.0
	for _, l := range looks {
		widest = max(widest, r.H/sprites.Ratio(l.ID))
	}
	pitch := Pitch(len(looks), widest+3, widest, r.Right()-x)
	for _, l := range looks {
		c.Stage.Piece(l, x, r.Y, r.H/sprites.Ratio(l.ID))
		x += pitch
	}
}
