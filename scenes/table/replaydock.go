package table

import (
	"strconv"

	"treille/scenes/data/store"
	"treille/scenes/ui"
	"treille/sprites"
)

// Measures of the dock of a replay: where it is scrubbed and played, at the foot of
// the screen.
const (
	dockUpright, dockTablet    = 136.0, 148.0
	dockLandscape, dockDesktop = 58.0, 62.0
	transportW, transportH     = 52.0, 50.0
	transportLeast, speedLeast = 46.0, 52.0
	transportGap               = 8.0
	dockText, dockLargest      = 120, 150 // per cent
	scrubHigh                  = 44.0
	speedW, speedsW            = 74.0, 228.0 // of the button with the pace, and of one for each
	stepLine, stepWide         = 18.0, 76.0  // of the words with the step: height of a line, width of two
	stepWords, stepLargest     = 15.0, 18.0
	leastLine                  = 40.0 // height of what happened, over the own side
	markNumeral                = 15.0
	stepMark                   = 20.0 // of a number in wax
	leastMark                  = 17.0 // between two numerals of rounds
)

// Dock implements app.Docked: a replay has its buttons at the foot, and over them
// what all seats hold, if that lies open and there is room. Large words need the height
// where there is little of it.
func (t *Table) Dock(f ui.Frame) float64 {
	large := t.app.Settings.TextSize > dockText && !f.Shape.Upright() || t.app.Settings.TextSize > dockLargest
	if t.replay == nil || large {
		return 0
	}
	dock := dockUpright
	switch f.Shape {
	case ui.Desktop:
		dock = dockDesktop
	case ui.Landscape:
		dock = dockLandscape
	case ui.Tablet:
		dock = dockTablet
	}
	t.replay.strip = 0
	if strip := t.heldStrip(f); strip > 0 && f.Fits(dock+strip) {
		t.replay.strip = strip / (dock + strip)
		dock += strip
	}
	return dock
}

// dock adds what moves a replay: at the foot of the screen, or where that has no room,
// over the own side.
func (c *Canvas) dock() {
	if c.replay == nil {
		return
	}
	f := c.Stage.Frame()
	strip := f.Dock * c.replay.strip
	r := ui.R(f.Safe.X, f.Safe.Bottom()-f.Dock+strip, f.Safe.W, f.Dock-strip)
	switch {
	case f.Dock == 0:
		c.dockOver()
	case f.Shape == ui.Desktop:
		c.dockWide(ui.R(r.X+16, r.Y, r.W-32, r.H))
	case f.Shape == ui.Landscape:
		c.dockWide(ui.R(r.X+10, r.Y, r.W-20, r.H))
	default:
		column := f.Column(560)
		c.stepLines(ui.R(column.X+14, r.Y, column.W-28, stepLine))
		y := r.Y + stepLine + 4
		c.scrubber(ui.R(column.X+14, y, column.W-28, scrubHigh))
		c.dockRow(ui.R(column.X+14, y+scrubHigh+transportGap, column.W-28, transportH))
	}
}

// ownSide is where the own side lies, also where the game's view has not asked for places.
func (c *Canvas) ownSide() ui.Rect {
	if own := c.places.Own; own.W > 0 {
		return own
	}
	r := c.Frame.Column(480)
	if !c.Frame.Shape.Upright() {
		r = c.Frame.Safe
		r.X, r.W = r.Right()-r.W*0.4, r.W*0.4
	}
	return ui.R(r.X, r.Bottom(), r.W, 0)
}

// stepLines say where the replay stands, in a line or two.
func (c *Canvas) stepLines(r ui.Rect) {
	st := OakSoft.Sized(min(stepWords*c.Frame.Caption(), stepLargest)).At(sprites.Middle)
	words := c.stepWords()
	lines := ui.Balance(words, st, r.W)
	for len(lines) > 2 && st.Size > 13 {
		st.Size -= 0.5
		lines = ui.Balance(words, st, r.W)
	}
	c.Stage.Lines(lines, r.CX(), r.CY()+st.Size*0.32, st.Size*1.24, st)
}

// dockWide has all in one row: transport, step, scrubber, speed.
func (c *Canvas) dockWide(r ui.Rect) {
	const gap = 22.0
	w := 5*transportW + 4*transportGap
	y := r.CY() - transportH/2
	c.transport(ui.R(r.X, y, w, transportH), 5)
	speed := speedW
	if c.Frame.Shape == ui.Desktop {
		speed = speedsW
		c.speeds(ui.R(r.Right()-speed, y, speed, transportH))
	} else {
		c.speed(ui.R(r.Right()-speed, y, speed, transportH))
	}
	wide := stepWide * max(1, c.Frame.Text)
	c.stepLines(ui.R(r.X+w+gap/2, y, wide, transportH))
	c.scrubber(ui.R(r.X+w+wide+gap, r.CY()+4-scrubHigh/2, r.W-w-wide-speed-2*gap, scrubHigh))
}

// dockRow has transport and speed side by side, the steps alone where there is no room
// for more.
func (c *Canvas) dockRow(r ui.Rect) {
	n, speed := 5, speedLeast*min(c.Frame.Text, largestButtons)
	if r.W < 5*transportLeast+5*transportGap+speed {
		n = 3
	}
	w := min(transportW, (r.W-speed-float64(n)*transportGap)/float64(n))
	if w < leastPitch { // the settings have the speed
		c.transport(r, n)
		return
	}
	left := float64(n) * (w + transportGap)
	c.transport(ui.R(r.X, r.Y, left-transportGap, r.H), n)
	if room := ui.R(r.X+left, r.Y, r.W-left, r.H); room.W >= speedsW && c.Frame.Text <= 1.2 {
		c.speeds(room)
	} else {
		c.speed(room)
	}
}

// dockBox is where a dock lies over the own side, and the height in it that is left for
// what happened.
func (c *Canvas) dockBox() (box ui.Rect, left float64) {
	own := c.ownSide()
	box = ui.R(own.X, own.Y, own.W, c.Frame.Safe.Bottom()-own.Y)
	need := 8 + leastLine + c.stepHigh() + scrubHigh + transportH + 48 + 3*transportGap + 6
	if box.H < need {
		box.Y, box.H = box.Bottom()-need, need
	}
	return box, box.H - need + leastLine - 2
}

// stepHigh is how high the line with the step is there.
func (c *Canvas) stepHigh() float64 { return stepLine * min(c.Frame.Text, largestButtons) }

// dockOver lies over the own side: what all seats hold, if that lies open and has room,
// what happened, scrubber, transport, and the way on.
func (c *Canvas) dockOver() {
	box, left := c.dockBox()
	step := c.stepHigh()
	c.Stage.Bury(box)
	c.Stage.Raise(ZPanel)
	defer c.Stage.Raise(0)
	c.Stage.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, box)
	in := box.Inset(8)
	foot := ui.R(in.X, in.Bottom()-48, in.W, 48)
	line := ui.R(in.X+4, in.Y, in.W-8, left)
	if high := c.heldIn(in.W, left); high > 0 {
		c.heldSheet(ui.R(in.X, in.Y, in.W, high), heldMost)
		line.Y, line.H = line.Y+high, line.H-high
	}
	c.hintLine(ActionsPlace{Hint: line, HintSize: 16, Centre: true}, c.line(c.game.Actions()))
	c.replayButtons(ActionsPlace{Main: foot, MainSize: 20 * min(c.Frame.Text, largestButtons)})
	row := ui.R(in.X, foot.Y-transportGap-transportH, in.W, transportH)
	scrub := ui.R(in.X, row.Y-transportGap-scrubHigh, in.W, scrubHigh)
	c.stepLines(ui.R(in.X, scrub.Y-step, in.W, step))
	c.scrubber(scrub)
	c.dockRow(row)
}

// transport adds the buttons that go through the game, five, or the three in the
// middle.
func (c *Canvas) transport(room ui.Rect, n int) {
	w, r := &c.Words.Replay, c.replay.playback
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
	x, wide := room.X, (room.W-float64(n-1)*transportGap)/float64(n)
	c.Stage.Group("transport", func() {
		for _, b := range buttons[(5-n)/2 : 5-(5-n)/2] {
			b.Rect, b.Size = ui.R(x, room.Y, wide, room.H), 19
			if b.ID == "replay/play" {
				c.brassDisc(b)
			} else {
				c.Stage.Button(b)
			}
			x += wide + transportGap
		}
	})
}

// brassDisc is a button that is never out of use, round in the middle of its place: the
// main one, unless the result is.
func (c *Canvas) brassDisc(b ui.ButtonSpec) {
	_, over := c.referee.Result()
	d := min(b.Rect.W, b.Rect.H)
	c.Stage.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.BrassDisc, Icon: b.Icon},
		Box: ui.R(b.Rect.CX()-d/2, b.Rect.CY()-d/2, d, d), Control: b.ID})
	c.Stage.Control(ui.Control{ID: b.ID, Label: b.Spoken, Tip: true, Rect: b.Rect, Key: b.Key, Primary: !over, Act: b.Act})
}

// paces are the names of the paces, in their order.
func (t *Table) paces() []string { return []string{"×½", "×1", "×2", t.app.Words.Replay.Instant} }

// speeds are the paces side by side: those of the settings.
func (c *Canvas) speeds(r ui.Rect) {
	w := &c.Words.Settings
	var items []ui.Choice
	for i, name := range c.paces() {
		items = append(items, ui.Choice{Label: name, Spoken: [...]string{w.SpeedHalf, w.SpeedOne, w.SpeedTwo, w.Instant}[i]})
	}
	c.Stage.Segmented("replay/speed", w.Speed, r, items, int(c.app.Settings.Speed), 18*min(c.Frame.Text, largestButtons), func(i int) {
		c.app.Settings.Speed = store.Speed(i)
		c.app.SettingsChanged()
	})
}

// speed is the pace, which is the one of the settings: a tap takes the next.
func (c *Canvas) speed(r ui.Rect) {
	w, names, now := c.Words, c.paces(), c.app.Settings.Speed
	c.Stage.Button(ui.ButtonSpec{ID: "replay/speed", Rect: r, Label: names[now], Spoken: w.Replay.Speed.With("speed", names[now]), Size: 18 * min(c.Frame.Text, largestButtons), Act: func() {
		c.app.Settings.Speed = (now + 1) % (store.SpeedInstant + 1)
		c.app.SettingsChanged()
	}})
}

// scrubber is the way through the game with a tick for each round.
func (c *Canvas) scrubber(r ui.Rect) {
	s, playback := c.Stage, c.replay.playback
	steps := max(1, playback.Steps())
	y := r.CY() + 8
	at := func(step int) float64 { return r.X + 14 + (r.W-28)*float64(step)/float64(steps) }
	knob := at(playback.At())
	s.Put(sprites.Surface{Kind: sprites.GrooveDark}, ui.R(r.X, y-4, r.W, 8))
	if playback.At() > 0 {
		s.Put(sprites.Surface{Kind: sprites.GrooveBrass}, ui.R(r.X, y-4, knob-r.X, 8))
	}
	now, free := c.replay.round(playback.At()), r.X-leastMark
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
		if cx := (x + at(end)) / 2; cx-free >= leastMark && len(c.replay.rounds) > 1 {
			s.Words(n, cx, y-13, st)
			free = cx
		}
	}
	s.Put(sprites.Surface{Kind: sprites.Knob, State: sprites.On}, ui.R(knob-13, y-13, 26, 26))
	for i, step := range c.replay.marked {
		s.Piece(sprites.Look{ID: "common/wax-number", Words: strconv.Itoa(i + 1)}, at(step)-stepMark/2, y-stepMark/2, stepMark)
	}
	s.Control(ui.Control{ID: "replay/scrub", Role: ui.Slider, Label: c.Words.Replay.Scrub, Value: c.stepWords(), Number: playback.At(), Most: playback.Steps(), Rect: r,
		Adjust: func(d int) { c.seek(playback.At() + d) },
		SetAt: func(share float64) {
			q := (share*r.W - 14) / (r.W - 28)
			if step := int(q*float64(steps) + 0.5); step != playback.At() {
				c.seek(step)
			}
		}})
}
