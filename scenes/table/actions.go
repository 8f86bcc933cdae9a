package table

import (
	"slices"

	"treille/engine"
	"treille/scenes/ui"
	"treille/sprites"
)

// An ActionsPlace says where hint and buttons of an arrangement stand.
type ActionsPlace struct {
	Hint        ui.Rect
	HintSize    float64
	Centre      bool    // the hint stands in the middle of its place,
	AtRight     bool    // or ends at its right
	Other, Main ui.Rect // side by side, or one above the other with Stack
	OtherSize   float64
	MainSize    float64
	Stack       bool
}

// Decisions adds hint and buttons for the present decision.
func (c *Canvas) Decisions(b ActionsPlace) {
	if c.Frame.LeftHand && !b.Stack {
		// The main button stands at the lower left.
		row := b.Other
		row.W = b.Main.Right() - b.Other.X
		b.Main.X = row.X
		b.Other.X = row.Right() - b.Other.W
	}
	a := c.game.Actions()
	line := c.line(a)
	if c.replay != nil {
		c.replayActions(b, line)
		return
	}
	if c.lesson != nil { // its plate says more
		a, line = c.lessonActions(a), silent
	} else if !line.lamp {
		c.sayHint(line.words)
	}
	c.hintLine(b, line)
	if _, over := c.referee.Result(); over && !c.session.Behind() {
		c.Stage.Button(ui.ButtonSpec{ID: "result", Rect: b.Main, Label: c.Words.Table.ShowResult, Primary: true, Size: b.MainSize, Act: c.showResult})
		return
	}
	if c.People() == 0 {
		return // nobody here decides
	}
	switch len(a.Others) {
	case 0:
	case 1:
		if w := a.Others[0].Wide; w && !b.Stack && !c.Frame.LeftHand {
			more := min(wider, max(0, (b.Main.W-b.Other.W)/2))
			b.Other.W += more
			b.Main.X += more
			b.Main.W -= more
		}
		c.action(a.Others[0], b.Other, b.OtherSize, false)
	case 2:
		c.threeButtons(b, a)
		return
	default:
		panic("table: there is room for two buttons beside the main one; what is chosen from belongs on the table")
	}
	c.action(a.Main, b.Main, b.MainSize, true)
}

// threeButtons divides the places of two buttons among three; one with an icon alone
// stands between the others, of which the first is so wide that it can be read.
func (c *Canvas) threeButtons(b ActionsPlace, a Actions) {
	button := func(a Action, size float64, main bool) ui.Part {
		return ui.Area(0, 0, func(_ *ui.Stage, r ui.Rect) { c.action(a, r, size, main) }).GrowingBy(0)
	}
	first, second, main := button(a.Others[0], b.OtherSize, false), button(a.Others[1], b.OtherSize*secondSize, false), button(a.Main, b.MainSize, true)
	icon := a.Others[1].Icon != ""
	if !icon {
		first = button(a.Others[0], b.OtherSize*firstSize, false)
	}
	row := func(gap float64, list ...ui.Part) ui.Part {
		if c.Frame.LeftHand && !b.Stack {
			slices.Reverse(list)
		}
		return ui.Row(gap, list...)
	}
	gap := max(b.Main.X-b.Other.Right(), b.Other.X-b.Main.Right())
	both := b.Other.Around(b.Main)
	switch {
	case b.Stack && icon:
		c.Stage.Lay(row(ui.Apart, first.Growing(), second.Wide(iconButton)), b.Other)
	case b.Stack:
		c.Stage.Lay(row(ui.Apart, first.Wide((b.Other.W-ui.Apart)*firstBeside), second.Growing()), b.Other)
	case icon:
		c.Stage.Lay(row(gap, first.Wide(max(b.Other.W, leastWide)), row(ui.Apart, second.Wide(iconButton), main.Growing()).Growing()), both)
	default:
		c.Stage.Lay(row(ui.Apart, first.Wide(both.W*firstOfThree), second.Wide(both.W*secondOfThree), main.Growing()), both)
	}
	if b.Stack {
		c.Stage.Lay(main, b.Main)
	}
}

// action adds one button.
func (c *Canvas) action(a Action, r ui.Rect, size float64, main bool) {
	if a.ID == "" {
		return // there is none
	}
	if a.Size != 0 {
		size *= a.Size
	}
	b := ui.ButtonSpec{ID: a.ID, Rect: r, Label: a.Label, Primary: main, Size: size, Key: a.Key, Act: a.Act}
	if a.Price != "" {
		b.Second, b.Spoken = a.Price, a.Label+", "+a.Price
		if a.LowPrice != "" && ui.ButtonWidth("", a.Price, size*priceLeast) > r.W {
			b.Second = a.LowPrice
		}
	}
	if a.Icon != "" {
		b.Label, b.Spoken, b.Icon, b.Size = "", a.Label, a.Icon, 18
	}
	if a.Act == nil {
		b.Disabled, b.Reason = true, a.Reason
	}
	c.Stage.Button(b)
}

// A line stands over the buttons.
type line struct {
	words  string
	thinks engine.Player // whose crest stands before it, or engine.Terminal
	lamp   bool          // it is about hints
}

// silent is a line that says nothing.
var silent = line{thinks: engine.Terminal}

// line is what the viewer may do, else who thinks, or what happens while nobody
// decides.
func (t *Table) line(a Actions) line {
	says := func(words string) line { return line{words: words, thinks: engine.Terminal} }
	switch {
	case t.replay != nil && !t.looking:
		return says(t.replayLine())
	case t.looking:
		return says(t.app.Words.Table.LookHint)
	case t.Hinting():
		return line{t.app.Words.Hint.Assisted, engine.Terminal, true}
	case a.Prompt != "":
		return says(a.Prompt)
	}
	turn := t.game.Turn(t.app.Frame().Shape)
	switch {
	case turn.Seat < 0:
		return says(turn.Verb)
	case t.tellsSkip() && turn.Seat != t.Me():
		t.skipSaid = true
		return says(t.app.Words.Table.TapSkips)
	case !a.Busy && t.Seat(turn.Seat).Kind != Human && t.session.Still() >= thinksAfter:
		return line{words: t.app.Words.Table.Thinking.With("name", t.PlayerName(turn.Seat)), thinks: turn.Seat}
	}
	return says("")
}

// tellsSkip reports whether it is to be said, once, that a tap skips: while others
// play for the first time.
func (t *Table) tellsSkip() bool {
	return !t.app.Settings.SkipTold && t.referee.Begun() && t.People() > 0 && !t.Deciding()
}

// hintLine adds the line, broken into lines that fit its place, after the crest of
// who thinks, or a lamp.
func (c *Canvas) hintLine(b ActionsPlace, line line) {
	words, st := line.words, HintWords.Sized(b.HintSize)
	marked := line.thinks >= 0 || line.lamp
	if marked {
		b.Hint.X, b.Hint.W = b.Hint.X+thinkerRoom, b.Hint.W-thinkerRoom
	}
	lines := ui.Wrap(words, st, b.Hint.W)
	lead := st.Size * 1.24
	for float64(len(lines))*lead > b.Hint.H+4 && st.Size > 13 {
		st.Size -= 0.5
		lead = st.Size * 1.24
		lines = ui.Wrap(words, st, b.Hint.W)
	}
	lines = ui.Balance(words, st, b.Hint.W)
	wide := 0.0
	for _, l := range lines {
		wide = max(wide, sprites.Measure(l, st))
	}
	x, left := b.Hint.X, b.Hint.X
	if b.Centre {
		x, st = b.Hint.CX(), st.At(sprites.Middle)
		left = x - wide/2
	} else if b.AtRight {
		x, st = b.Hint.Right(), st.At(sprites.Right)
		left = x - wide
	}
	if line.lamp {
		st.Color = sprites.Cream // also where a piece glows beside it
		c.Stage.Put(sprites.Surface{Kind: sprites.Icon, Icon: "lamp", Stroke: 1.8, Tint: sprites.Glow},
			ui.R(left-thinkerRoom, b.Hint.CY()-lampSize/2, lampSize, lampSize))
	}
	if line.thinks >= 0 {
		c.Crest(line.thinks, left-thinkerRoom, b.Hint.CY()-thinkerCrest*.5625, thinkerCrest, sprites.Token)
	}
	c.Stage.Lines(lines, x, b.Hint.CY()+st.Size*0.32, lead, st)
}

// Decision returns the act of a button that asks, as the player wants it, and then
// decides; see Ask.
func (t *Table) Decision(risky bool, label, question string, a engine.Action) func() {
	return func() { t.Ask(risky, label, question, func() { t.Decide(a) }) }
}

// NotNow says why the viewer cannot decide; nothing, if it is only that his own
// decision is still being shown.
func (t *Table) NotNow(turn engine.Player) string {
	w := t.app.Words
	switch {
	case turn < 0:
		return w.Table.WaitForOthers
	case turn == t.Me():
		return ""
	}
	return w.Table.NotYourTurn.With("of", w.Of(t.PlayerName(turn)))
}
