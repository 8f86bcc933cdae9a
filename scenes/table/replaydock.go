package table

import (
	"math"
	"slices"
	"strconv"

	"treille/scenes/data/store"
	"treille/scenes/ui"
	"treille/sprites"
)

// Dock implements app.Docked: a replay has its buttons at the foot, and over them
// what all seats hold, if that lies open and there is room. Large words need the height
// where there is little of it.
func (t *Table) Dock(f ui.Frame) float64 {
	large := t.app.Settings.TextSize > dockText && f.Shape != ui.Portrait || t.app.Settings.TextSize > dockLargest
	if t.replay == nil || large || t.arrangesReplay(f) {
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
	f := c.Stage.Frame()
	if c.replay == nil || c.arrangesReplay(f) {
		return
	}
	strip := f.Dock * c.replay.strip
	r := ui.R(f.Safe.X, f.Safe.Bottom()-f.Dock+strip, f.Safe.W, f.Dock-strip)
	switch {
	case f.Dock == 0:
		c.dockOver()
	case f.Shape == ui.Tablet:
		steps := ui.Paragraph(c.stepWords(), stepStyle).Middle().Wide(dockSteps)
		play := ui.Row(dockGap, c.transport(5).Firm(), c.speeds(), c.chancesPart(ui.Body).Centred().Growing())
		c.Stage.Lay(ui.Column(transportGap, ui.Row(transportGap, steps, c.scrubber(markNumeral).Growing()), play).Top().Pad(dockEdge, 0), r)
	case f.Shape.Upright():
		column := f.Column(dockColumn)
		rows := ui.Column(transportGap, ui.Column(ui.Near, c.steps(), c.scrubber(markNumeral)), c.dockRow()).Top()
		c.Stage.Lay(rows.Pad(dockEdge, 0), ui.R(column.X, r.Y, column.W, r.H))
	default:
		speed := c.paceButton().Wide(speedW)
		if f.Shape == ui.Desktop {
			speed = c.speeds()
		}
		steps := ui.Paragraph(c.stepWords(), stepStyle).Middle().Wide(stepWide * max(1, c.Frame.Text))
		columns := (c.Players() + 1) / 2
		if c.Players() == 3 { // one row
			columns = 3
		}
		chances := ui.Grid(columns, ui.Close, c.chanceParts(ui.Note, false)...)
		if c.replay.chances != nil && f.Shape == ui.Landscape { // named, close together
			figures := Each(c.chanceParts(ui.Note, true), func(p ui.Part) ui.Part { return p.Pad(ui.Near, 0) })
			chances = ui.Column(0, ui.Label(c.Words.Analysis.Chances+", %", stepStyle), ui.Grid(columns, ui.Tight/2, figures...).Centred())
		}
		lower := ui.Column(0, ui.Space(0, ui.Apart), c.scrubber(markNumeral).Growing()) // clear of what lies above
		row := ui.Row(dockGap, ui.Row(dockGap/2, c.paceOr(c.transport(5).Firm()), steps, chances.Middle(), lower.Growing()).Growing(), speed.GrowingBy(0))
		c.Stage.Lay(row.Pad(dockEdge, 0).Middle(), r)
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

// stepStyle is that of the words with the step.
var stepStyle = OakSoft.Sized(ui.Note).At(sprites.Middle)

// steps say where the replay stands, beside the chances of that moment if there are any, in a
// line or two.
func (c *Canvas) steps() ui.Part {
	alone := []ui.Part{ui.Label(c.stepWords(), stepStyle).Firm(), ui.Paragraph(c.stepWords(), stepStyle).Middle()}
	if c.replay.chances == nil {
		return ui.Either(alone...)
	}
	row := func(gap float64, short bool) ui.Part {
		return ui.Row(0, ui.Row(gap, c.chanceParts(ui.Note, short)...), ui.Spring(), ui.Label(stepsOf(c.Table), stepStyle)).Firm()
	}
	figures := c.chanceParts(ui.Note, true)
	all := ui.Grid((c.Players()+1)/2, ui.Tight, figures...)
	return ui.Either(row(ui.Apart, false), row(ui.Close, true), ui.Column(ui.Tight, ui.Row(ui.Close, figures...).Firm(), alone[0]),
		ui.Column(ui.Tight, all, alone[0]), ui.Column(ui.Tight, all, alone[1]))
}

// dockRow has transport and speed side by side, the steps alone where there is no room
// for more, or the speed, which the settings have.
func (c *Canvas) dockRow() ui.Part {
	speed := c.paceButton()
	speeds := ui.When(c.Frame.Text <= largestBeside, ui.Row(transportGap, c.transport(5), c.speeds()).Firm())
	if c.replay.pacing {
		return ui.Either(speeds, ui.Row(transportGap, c.speeds().Narrowed(0).Growing(), speed))
	}
	speed = speed.Growing()
	return ui.Either(speeds, ui.Row(transportGap, c.transport(5), speed), ui.Row(transportGap, c.transport(3), speed), c.transport(3))
}

// dockFoot is a dock that lies over the own side, below the line with what happened.
func (c *Canvas) dockFoot() ui.Part {
	on := ui.Area(0, dockButton, func(_ *ui.Stage, r ui.Rect) {
		c.replayButtons(ActionsPlace{Main: r, MainSize: ui.ButtonSize * min(c.Frame.Text, largestButtons)})
	})
	return ui.Column(transportGap, ui.Column(0, c.steps(), c.scrubber(markNumeral)), c.dockRow(), on)
}

// dockBox is where a dock lies over the own side, and the height in it that is left for
// what happened.
func (c *Canvas) dockBox() (box ui.Rect, left float64) {
	own := c.ownSide()
	box = ui.R(own.X, own.Y, own.W, c.Frame.Safe.Bottom()-own.Y)
	foot := c.dockHigh(box.W)
	if need := foot + leastLine; box.H < need {
		box.Y, box.H = box.Bottom()-need, need
	}
	return box, box.H - foot
}

// ReplayOver is the height that what moves a replay needs over the own side, so wide; 0 where
// it has a place of its own.
func (c *Canvas) ReplayOver(wide float64) float64 {
	if c.replay == nil || c.Stage.Frame().Dock > 0 {
		return 0
	}
	return c.dockHigh(wide) + leastLine
}

// dockHigh is the height of a dock that lies over the own side, so wide, without the line with what
// happened.
func (c *Canvas) dockHigh(wide float64) float64 {
	return c.Stage.HeightOf(c.dockFoot(), wide-2*ui.Apart) + transportGap + 2*ui.Apart
}

// dockOver lies over the own side: what all seats hold, if that lies open and has room,
// what happened, scrubber, transport, and the way on.
func (c *Canvas) dockOver() {
	box, left := c.dockBox()
	c.Stage.Bury(box)
	held := ui.Part{}
	if c.heldIn(box.W-2*ui.Apart, left) {
		held = c.heldSheet(box.W - 2*ui.Apart)
	}
	line := ui.Area(0, 0, func(_ *ui.Stage, r ui.Rect) {
		c.hintLine(ActionsPlace{Hint: r, HintSize: ui.Body, Centre: true}, c.line(c.game.Actions()))
	})
	said := ui.Column(0, held, line.Pad(ui.Near, 0)).High(left)
	sheet := ui.Column(transportGap, said, c.dockFoot()).Pad(ui.Apart, ui.Apart).On(sprites.Surface{Kind: sprites.Felt, R: 10})
	c.Stage.Lay(sheet.Raised(ZPanel), box)
}

// transport are the buttons that go through the game, five, or the three in the middle.
func (c *Canvas) transport(n int) ui.Part {
	buttons := c.transportButtons(0, transportH, transportH)
	return ui.Grid(n, transportGap, buttons[(5-n)/2:5-(5-n)/2]...).
		Around(func(s *ui.Stage, _ ui.Rect, inner func()) { s.Group("transport", inner) })
}

// transportButtons are all five, so high, so wide or as wide as there is room for, about a
// disc.
func (c *Canvas) transportButtons(wide, high, disc float64) []ui.Part {
	w, r := &c.Words.Replay, c.replay.playback
	first, last := r.At() == 0, r.At() == r.Steps()
	button := func(id, icon, spoken string, disabled bool, reason string, key rune, act func()) ui.Part {
		b := ui.ButtonSpec{ID: id, Icon: icon, Spoken: spoken, Size: ui.ButtonSize, Disabled: disabled, Reason: reason, Key: key, Act: act}.Part().High(high)
		if wide > 0 {
			return b.Wide(wide)
		}
		return b.Roomy(transportW, 0)
	}
	return []ui.Part{
		button("replay/round-back", "round-back", w.RoundBack, first, w.AtStart, 0, c.roundBack),
		button("replay/back", "step-back", w.Back, first, w.AtStart, ',', c.back),
		c.playButton(disc),
		button("replay/step", "step", w.Forward, last, w.AtEnd, '.', c.forward),
		button("replay/round-on", "round", w.RoundOn, last, w.AtEnd, 0, c.roundOn),
	}
}

// playButton is never out of use, and round: it is the main one, unless the result is.
func (c *Canvas) playButton(size float64) ui.Part {
	_, over := c.referee.Result()
	icon, spoken := "play", c.Words.Replay.Play
	if c.replay.playback.Running() && !c.replay.stepping {
		icon, spoken = "pause", c.Words.Replay.Pause
	}
	disc := ui.Mark(sprites.Surface{Kind: sprites.BrassDisc, Icon: icon}, size, size)
	return disc.Control(ui.Control{ID: "replay/play", Label: spoken, Tip: true, Key: 'p', Primary: !over, Act: c.playOrPause})
}

// paces are the names of the paces, in their order.
func (t *Table) paces() []string { return []string{"½", "1", "2", t.app.Words.Settings.Instant} }

// speeds are the paces side by side, each as wide as its name.
func (c *Canvas) speeds() ui.Part {
	w, size := &c.Words.Settings, ui.Lead*min(c.Frame.Text, largestButtons)
	var items []ui.Choice
	all := 0.0
	for i, name := range c.paces() {
		wide := max(ui.Target, sprites.Measure(name, sprites.Style{Font: sprites.SansBold, Size: size})+speedPad)
		items = append(items, ui.Choice{Label: name, Spoken: [...]string{w.SpeedHalf, w.SpeedOne, w.SpeedTwo, w.Instant}[i], Width: wide})
		all += wide
	}
	return ui.Area(all, transportH, func(s *ui.Stage, r ui.Rect) {
		s.Segmented("replay/speed", w.Speed, r, items, int(*c.speed), size, func(i int) {
			*c.speed = store.Speed(i)
			c.replay.pacing = false
		})
	}).GrowingBy(0)
}

// paceButton is the pace, where all have no room: it shows them in the place of the
// transport.
func (c *Canvas) paceButton() ui.Part {
	w, now, icon := c.Words, *c.speed, "down"
	name := c.Words.Replay.Instant
	if now != store.SpeedInstant {
		name = "×" + c.paces()[now]
	}
	if c.replay.pacing {
		icon = "close"
	}
	label := ui.Label(name, sprites.Style{Font: sprites.SansBold, Size: ui.Lead, Color: sprites.Ink})
	mark := ui.Mark(sprites.Surface{Kind: sprites.Icon, Icon: icon, Stroke: 2.2, Tint: sprites.Ink}, speedIcon, speedIcon)
	return ui.Row(ui.Tight, label, mark).Centred().AtLeast(speedLeast, 0).Roomy(speedW, 0).High(transportH).On(sprites.Surface{Kind: sprites.Secondary}).
		Control(ui.Control{ID: "replay/speed", Label: w.Labelled(w.Settings.Speed, name), Part: true, Act: func() { c.replay.pacing = !c.replay.pacing }})
}

// paceOr are the paces while one is chosen, else the transport.
func (c *Canvas) paceOr(transport ui.Part) ui.Part {
	if c.replay.pacing {
		return c.speeds()
	}
	return transport
}

// scrubber is the way through the game with a tick for each round.
// Its numerals have a size.
func (c *Canvas) scrubber(numeral float64) ui.Part {
	return ui.Area(0, scrubHigh, func(s *ui.Stage, r ui.Rect) { c.scrub(s, r, numeral) }).GrowingBy(0)
}

// numbersEach is of how many rounds one has its number, so that the numbers do not touch.
func numbersEach(rounds int, middle func(int) float64) int {
	for _, each := range []int{1, 2, 5} {
		room := true
		for i := each - 1; i+each < rounds; i += each {
			room = room && middle(i+each)-middle(i) >= leastMark
		}
		if room {
			return each
		}
	}
	return 10
}

// sideBySide are the middles of the moments' numbers in wax: where their steps are, or left of that by as much as
// those after them need.
func sideBySide(marked []Moment, at func(int) float64, right float64) []float64 {
	xs := make([]float64, len(marked))
	order := UpTo(len(marked))
	slices.SortFunc(order, func(a, b int) int { return marked[b].Step - marked[a].Step })
	for _, i := range order {
		xs[i] = min(at(marked[i].Step), right)
		right = xs[i] - stepMark
	}
	return xs
}

func (c *Canvas) scrub(s *ui.Stage, r ui.Rect, numeral float64) {
	playback := c.replay.playback
	steps := max(1, playback.Steps())
	y, below := r.CY()+8, 0.0
	switch { // numbers in wax hang below the line
	case r.H >= scrubRoomy:
		y, below = r.CY()+2, stepMark
	case len(c.replay.marked) > 0:
		y, below = r.CY()+4, lowMark
	}
	at := func(step int) float64 { return r.X + 14 + (r.W-28)*float64(step)/float64(steps) }
	knob := at(playback.At())
	s.Put(sprites.Surface{Kind: sprites.GrooveDark}, ui.R(r.X, y-4, r.W, 8))
	if playback.At() > 0 {
		s.Put(sprites.Surface{Kind: sprites.GrooveBrass}, ui.R(r.X, y-4, knob-r.X, 8))
	}
	now := c.replay.round(playback.At())
	middle := func(i int) float64 {
		end := steps
		if i+1 < len(c.replay.rounds) {
			end = c.replay.rounds[i+1]
		}
		return (at(c.replay.rounds[i]) + at(end)) / 2
	}
	each := numbersEach(len(c.replay.rounds), middle)
	for i, first := range c.replay.rounds {
		x := at(first)
		if first > 0 {
			s.Put(sprites.Surface{Kind: sprites.GoldUpright}, ui.R(x-0.5, y-8, 1, 16))
		}
		n := strconv.Itoa(max(1, i+1))
		st := sprites.Style{Font: sprites.SansBold, Size: numeral, Color: sprites.CreamSoft, Align: sprites.Middle}
		if i == now {
			st.Color = sprites.Glow
		}
		cx := middle(i)
		crowded := (i+1)%each != 0 || math.Abs(cx-middle(now)) < leastMark // the present one is always there
		if len(c.replay.rounds) > 1 && (i == now || !crowded) {
			s.Words(n, cx, y-13, st)
		}
	}
	s.Put(sprites.Surface{Kind: sprites.Knob, State: sprites.On}, ui.R(knob-13, y-13, 26, 26))
	xs := sideBySide(c.replay.marked, at, r.Right())
	for i, x := range xs {
		s.Piece(sprites.Look{ID: "common/wax-number", Words: strconv.Itoa(i + 1)}, x-stepMark/2, y-stepMark/2+below, stepMark)
	}
	s.Control(ui.Control{ID: "replay/scrub", Role: ui.Slider, Label: c.Words.Replay.Scrub, Value: c.stepWords(), Number: playback.At(), Most: playback.Steps(), Rect: r,
		Adjust: func(d int) { c.seek(playback.At() + d) },
		SetAt: func(share float64) {
			step := int((share*r.W-14)/(r.W-28)*float64(steps) + 0.5)
			if i := slices.IndexFunc(xs, func(x float64) bool { return math.Abs(r.X+share*r.W-x) <= stepMark/2 }); i >= 0 {
				step = c.replay.marked[i].Step // its number was meant
			}
			if step != playback.At() {
				c.seek(step)
			}
		}})
}
