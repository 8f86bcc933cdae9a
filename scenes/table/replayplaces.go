package table

import (
	"strings"

	"treille/engine"
	"treille/scenes/ui"
	"treille/sprites"
)

// A ReplayArranger is a game's view that on some screens has places of its own for what
// moves a replay.
type ReplayArranger interface {
	// ArrangesReplay reports whether it adds that itself, with ReplayFoot or ReplayBeside:
	// there is no dock then.
	ArrangesReplay(ui.Frame) bool
}

// A SeatRevealer is a Revealer that on some screens shows what a seat holds in that seat's own place, by Opened.
type SeatRevealer interface {
	// RevealsAtSeats reports whether it does: there is no sheet with that then.
	RevealsAtSeats(ui.Frame) bool
}

func (t *Table) revealsAtSeats(f ui.Frame) bool {
	s, ok := t.game.(SeatRevealer)
	return ok && s.RevealsAtSeats(f)
}

func (t *Table) arrangesReplay(f ui.Frame) bool {
	a, ok := t.game.(ReplayArranger)
	return ok && t.replay != nil && a.ArrangesReplay(f)
}

// Viewed reports whether a replay is seen from a seat.
func (t *Table) Viewed(p engine.Player) bool { return t.replay != nil && t.replay.viewer == p }

// Opened is what a seat itself knows, where a replay lays open what all seats hold; else nil.
func (t *Table) Opened(p engine.Player) engine.InfoState {
	if !t.showsHeld() {
		return nil
	}
	return t.replay.playback.Info(p)
}

// ReplayFoot adds what moves a replay at the foot of a window: what happened and whose view
// it is, the way through the game, transport and the way on.
func (c *Canvas) ReplayFoot(r ui.Rect) {
	turn := c.game.Turn(c.Frame.Shape)
	where := c.stepWords() + "."
	if turn.Phase != "" {
		where = turn.Round + ", " + turn.Phase + ". " + where
	}
	said := ui.Column(ui.Tight, c.replaySaid(footSaid), ui.Label(where, HintWords.Sized(ui.Lead-1).In(sprites.CreamSoft))).Middle()
	line := ui.Mark(sprites.Surface{Kind: sprites.Wash, Tint: footLine}, 1, 1).AtMost(0, 1).GrowingBy(0)
	chances := c.chancesPart(ui.Lead).Centred()
	all := func(above, below ui.Part) ui.Part {
		upper := ui.Row(ui.Far, said.Growing(), above, c.views())
		play := ui.Row(ui.Apart, c.transportButtons(footButtonW, footButtonH, footWay)...)
		lower := ui.Row(ui.Far, play, c.speeds().High(footButtonH), below.Growing(), c.replayWays(footWays).GrowingBy(0))
		return ui.Column(ui.Apart, upper.High(footViews), line, c.scrubber(ui.Lead).Growing(), lower.High(footWay)).Pad(0, ui.Apart)
	}
	label := ui.Part{}
	if c.replay.chances != nil {
		label = ui.Label(c.Words.Analysis.Chances, HintWords.Sized(ui.Lead-1).In(sprites.CreamSoft))
	}
	named := ui.Row(ui.Loose, append([]ui.Part{label}, c.chanceParts(ui.Lead, false)...)...).Centred()
	c.Stage.Lay(ui.Either(all(ui.Part{}, named).Firm(), all(ui.Part{}, chances).Firm(), all(chances, ui.Spring())), r)
}

// ReplayBeside is ReplayFoot in the column beside the map of a phone held sideways.
func (c *Canvas) ReplayBeside(r ui.Rect) {
	step := ui.Label(stepsOf(c.Table), OakSoft.Sized(ui.Note))
	play := ui.Grid(6, ui.Apart, append(c.transportButtons(0, ui.Target, transportH), c.paceButton().High(ui.Target))...)
	if c.replay.pacing {
		play = ui.Row(ui.Apart, c.speeds().High(ui.Target).Growing(), c.paceButton().High(ui.Target))
	}
	said := c.replaySaid(ui.Lead).Growing()
	all := func(upper ...ui.Part) ui.Part {
		return ui.Column(ui.Near, append(upper, c.scrubber(ui.Note).Growing(), play.Pad(0, ui.Near), c.replayWays(0).High(footWay-ui.Near))...).Pad(0, ui.Near)
	}
	chances := ui.Row(ui.Close, c.chanceParts(ui.Note, true)...)
	c.Stage.Lay(ui.Either(all(ui.Row(ui.Apart, said, step), c.chancesPart(ui.Body)).Firm(), all(ui.Row(ui.Apart, said, chances, step)).Firm(), all(ui.Row(ui.Apart, said, chances))), r)
}

// stepsOf says where a replay stands in short: "98 of 161".
func stepsOf(t *Table) string {
	r := t.replay.playback
	return t.app.Words.OutOf(t.app.Words.Whole(r.At()), t.app.Words.Whole(r.Steps()))
}

// boldNumbers sets the numbers of a sentence, which may have narrow spaces in them, between asterisks.
func boldNumbers(words string) string {
	var b strings.Builder
	within := false
	for _, r := range words {
		digit := '0' <= r && r <= '9'
		if digit != within && (digit || r != '\u202f') {
			b.WriteByte('*')
			within = digit
		}
		b.WriteRune(r)
	}
	if within {
		b.WriteByte('*')
	}
	return b.String()
}

// replaySaid is what happened last, with bold name and numbers.
func (c *Canvas) replaySaid(size float64) ui.Part {
	last, name := c.lastLine(), ""
	if last.Text == "" {
		return ui.Part{}
	}
	if last.Seat >= 0 {
		name = c.Subject(last.Seat)
	}
	st := FeltNumber.Sized(size).In(sprites.Hint)
	plain := st
	plain.Font = sprites.Serif
	return ui.Rich{Name: name, Words: boldNumbers(last.Text), Text: plain, Bold: st}.Part()
}

// views are the seats from which the game can be seen, and whether what all of them hold
// lies open.
func (c *Canvas) views() ui.Part {
	var list []ui.Part
	all := ui.Part{}
	on := func(p ui.Part, chosen bool) ui.Part {
		if chosen {
			p = p.On(sprites.Surface{Kind: sprites.Segment})
		}
		return p
	}
	w := &c.Words.Replay
	for _, p := range c.Seats() {
		if c.replay.playback.CanView(p) {
			crest := c.CrestPart(p, footCrest).Centred().AtLeast(footView, footViews)
			list = append(list, on(crest, c.Viewed(p)).Control(ui.Control{ID: "view/" + c.Seat(p).Crest, Role: ui.Radio, Among: w.Whose, Part: true,
				Label: w.Whose + ": " + c.PlayerName(p), Checked: c.Viewed(p), Act: func() { c.turnTo(p) }}))
		}
	}
	if c.canOpen() {
		all = c.everybody(on, sprites.Ink)
	}
	if len(list) < 2 {
		return all
	}
	label := ui.Label(w.Whose, HintWords.Sized(ui.Lead-1).In(sprites.CreamSoft)).Dropped(1)
	return ui.Row(ui.Loose, label, ui.Row(ui.Apart, ui.Row(0, list...), all).On(sprites.Surface{Kind: sprites.Segments}))
}

// everybody lays open what all seats hold.
func (c *Canvas) everybody(on func(ui.Part, bool) ui.Part, ink sprites.Color) ui.Part {
	st := sprites.Style{Font: sprites.SansBold, Size: ui.Lead, Color: ink}
	if c.replay.all {
		st.Color = sprites.Cream
	}
	eye := ui.Mark(sprites.Surface{Kind: sprites.Icon, Icon: "eye", Stroke: 1.9, Tint: st.Color}, footEye, footEye)
	words := ui.Row(ui.Apart, eye, ui.Label(c.Words.Replay.Everybody, st)).Centred().Pad(ui.Loose, 0).AtLeast(0, footViews)
	return on(words, c.replay.all).Control(ui.Control{ID: "replay/all", Role: ui.Checkbox, Part: true, Label: c.Words.Replay.All, Checked: c.replay.all, Act: c.showAll})
}

// EverybodyPart is a button that lays open what all seats hold, nothing where that cannot be.
func (c *Canvas) EverybodyPart() ui.Part {
	if !c.canOpen() {
		return ui.Part{}
	}
	surface := sprites.Surface{Kind: sprites.Secondary}
	if c.replay.all {
		surface.Kind = sprites.Segment
	}
	return c.everybody(func(p ui.Part, _ bool) ui.Part { return p.On(surface) }, sprites.Ink)
}

// replayWays are the way to the analysis and the one on from here, the second so wide, or
// as wide as there is room.
func (c *Canvas) replayWays(wide float64) ui.Part {
	way := ui.Area(0, ui.Target, func(_ *ui.Stage, r ui.Rect) { c.replayButtons(ActionsPlace{Main: r, MainSize: largestWayOn}) })
	if wide > 0 {
		way = way.Wide(wide)
	}
	if !c.canAnalyse() {
		return way
	}
	label := c.Words.Analysis.Title
	analysis := ui.Area(0, ui.Target, func(_ *ui.Stage, r ui.Rect) {
		c.analysisButton(&ActionsPlace{Other: r, OtherSize: besideSize, Stack: true})
	}).GrowingBy(0).Wide(ui.ButtonWidth("chart", label, besideSize))
	return c.Handed(ui.Apart, analysis, way)
}
