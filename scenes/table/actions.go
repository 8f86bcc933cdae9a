package table

import (
	"cmp"
	"strings"

	"treille/engine"
	"treille/scenes/app"
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
	Taken       bool          // the game has something of its own in the place of the other button
	Plate       func(ui.Rect) // stands in the place of the hint instead of its words; nil for none
}

// Decisions adds hint and buttons for the present decision.
func (c *Canvas) Decisions(b ActionsPlace) {
	if c.panel.low {
		return // its buttons are there
	}
	c.buttons = b
	if c.companyState().Still {
		return // they lie over what stands still
	}
	a := c.game.Actions()
	line := c.line(a)
	if c.replay != nil {
		c.replayActions(b, line)
		return
	}
	both := b.Other.Around(b.Main)
	refusal := ui.R(both.X, both.Y-ui.Near, both.W, 0)
	if c.Frame.Shape == ui.Desktop && b.Hint.Y < both.Bottom() && b.Hint.Bottom() > both.Y { // the line stands beside them
		refusal = ui.R(b.Hint.X, both.Bottom(), b.Hint.W, 0)
	}
	c.Stage.Place(ui.RefusalPlace, refusal)
	if c.LineAsks() && both.Meets(b.Hint) && b.Hint.Y < both.Y {
		b.Hint.H = both.Y - b.Hint.Y
	}
	if c.companyActions(b) {
		c.hintLine(b, line)
		return
	}
	if c.lesson != nil { // its plate says more
		if a, line = c.lessonActions(a), silent; c.Frame.Shape != ui.Desktop { // there it has room beside it
			b = b.MainFirst()
		}
	} else if !line.lamp {
		c.sayHint(line.words)
	}
	told := c.Tells() || c.skips() && a.Main.Act == nil
	if told && c.Frame.Shape == ui.Portrait { // the sentence lies over its foot
		b.Hint.H -= toldOver
	}
	refused := c.app.Refuses() && b.Hint.Meets(ui.R(refusal.X, refusal.Y-refusalHigh, refusal.W, refusalHigh))                     // the reason lies over the line
	if !refused && (!c.Tells() || !c.toldOver(b) && !c.toldAt.Meets(b.Hint) && !strings.Contains(line.words, c.follow.Words[0])) { // else the sentence takes its place, or says it
		c.hintLine(b, line)
	}
	if _, over := c.referee.Result(); over && !c.session.Behind() {
		if c.telling || !c.owed {
			c.resultButton(b)
		}
		return
	}
	if told {
		if c.lesson != nil {
			c.action(a.Others[0], b.Other, b.OtherSize, false)
		}
		c.told(b)
		return
	}
	if c.onlyChoice && c.Deciding() || c.toTurn && !c.Deciding() { // it is taken for him, as the line says; or others act
		return
	}
	if c.People() == 0 { // nobody here decides
		c.lookerOn(b)
		return
	}
	if c.waitsForOthers() {
		c.signButton(b)
		return
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

// resultButton leads to the result, but not while pieces are looked at.
func (c *Canvas) resultButton(b ActionsPlace) {
	if !c.looking {
		c.Stage.Button(ui.ButtonSpec{ID: "result", Rect: b.Main, Label: c.Words.Result.Title, Primary: true, Size: b.MainSize, Act: c.showResult})
	}
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
	gap := max(b.Main.X-b.Other.Right(), b.Other.X-b.Main.Right())
	both := b.Other.Around(b.Main)
	switch {
	case b.Stack && icon:
		c.Stage.Lay(ui.Row(ui.Apart, first.Growing(), second.Wide(iconButton)), b.Other)
	case b.Stack:
		c.Stage.Lay(ui.Row(ui.Apart, first.Wide((b.Other.W-ui.Apart)*firstBeside), second.Growing()), b.Other)
	case icon:
		c.Stage.Lay(c.Handed(gap, first.Wide(max(b.Other.W, leastWide)), c.Handed(ui.Apart, second.Wide(iconButton), main.Growing()).Growing()), both)
	default:
		c.Stage.Lay(c.Handed(ui.Apart, first.Wide(both.W*firstOfThree), second.Wide(both.W*secondOfThree), main.Growing()), both)
	}
	if b.Stack {
		c.Stage.Lay(main, b.Main)
	}
}

// action adds one button.
func (c *Canvas) action(a Action, r ui.Rect, size float64, main bool) {
	if a.ID == "" || c.looking && a.Act == nil && a.Asks {
		return // there is none, or it would ask for something else than the line
	}
	if a.Size != 0 {
		size *= a.Size
	}
	b := ui.ButtonSpec{ID: a.ID, Rect: r, Label: a.Label, Primary: main || a.Leads, Size: size, Key: a.Key, Act: a.Act}
	if a.Price != "" {
		b.Second, b.Spoken = a.Price, a.Label+", "+a.Price
		if a.LowPrice != "" && ui.ButtonWidth("", a.Price, size*priceLeast) > r.W {
			b.Second = a.LowPrice
		}
	}
	if a.Icon != "" {
		b.Label, b.Spoken, b.Icon, b.Size = "", a.Label, a.Icon, 18
	}
	if rests := c.rests(); a.Act == nil || c.looking || rests != "" {
		b.Disabled, b.Reason, b.Asks = true, cmp.Or(rests, a.Reason), a.Asks && rests == ""
	}
	c.Stage.Button(b)
	added := c.Stage.Find(b.ID)
	added.Fleeting, added.Beside = a.Fleeting, !main
	if a.Runs > 0 {
		line := ui.R(r.X+runsEdge, r.Bottom()-runsEdge-toldLine, r.W-2*runsEdge, toldLine)
		c.Stage.Put(sprites.Surface{Kind: sprites.Wash, Tint: runsGroove}, line)
		line.W *= a.Runs
		c.Stage.Put(sprites.Surface{Kind: sprites.Wash, Tint: toldGold}, line)
	}
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
	case t.companyState().Hint != "":
		return says(t.companyState().Hint)
	case t.looking:
		return says(t.app.Words.Table.LookHint)
	case t.Hinting() && t.asked.first:
		return line{words: t.app.Words.Hint.Assisted, thinks: engine.Terminal, lamp: true}
	case t.follow.shown() && t.follow.Line != "":
		return says(t.follow.Line)
	case a.Prompt != "":
		return says(a.Prompt)
	case t.rolling() >= 0:
		return says(t.app.Words.Online.Rolling.With("name", t.PlayerName(t.rolling())))
	}
	turn := t.game.Turn(t.app.Frame().Shape)
	switch {
	case turn.Seat < 0: // the banner says what happens
		return silent
	case t.waitsForOthers() && t.People() == 0:
		return says(t.app.Words.Online.WatchNote)
	case t.waitsForOthers() && t.awaited(turn) != "":
		return says(t.awaited(turn))
	case t.tellsSkip() && turn.Seat != t.Me():
		t.skipSaid = true
		return says(t.app.Words.Table.TapSkips)
	case !a.Busy && t.follow.left == 0 && t.Choosing().Has(turn.Seat) && t.Seat(turn.Seat).Kind != Human && t.session.Still() >= thinksAfter:
		return line{words: t.app.Words.Table.Thinking.With("name", t.PlayerName(turn.Seat)), thinks: turn.Seat}
	}
	return says("")
}

// waitsForOthers reports whether a table on a server waits for people at other devices.
func (t *Table) waitsForOthers() bool {
	return t.company() != nil && !t.session.Behind() && t.follow.left == 0 && t.shown.Acting() != 0 && t.shown.Acting()&t.Here() == 0
}

// awaited says for whom the table waits, "" if that is a computer player.
func (t *Table) awaited(turn Turn) string {
	p := turn.Seat
	if p < 0 || !t.shown.Acting().Has(p) {
		p = t.shown.Acting().First()
	}
	if t.Seat(p).Kind != Human {
		return ""
	}
	return t.app.Words.Online.WaitsFor.With("name", t.PlayerName(p))
}

// tellsSkip reports whether it is to be said, once, that a tap skips: while others
// play for the first time.
func (t *Table) tellsSkip() bool {
	return !t.app.Settings.SkipTold && t.referee.Begun() && t.People() > 0 && !t.Deciding()
}

// hintLine adds the line, or the plate that stands in its place. The line is broken where its
// place ends, and stands after a lamp, or the crest of who thinks.
func (c *Canvas) hintLine(b ActionsPlace, line line) {
	if b.Plate != nil {
		b.Plate(b.Hint)
		return
	}
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
	for i, l := range lines {
		c.Stage.Words(l, x, b.Hint.CY()+st.Size*0.32+(float64(i)-float64(len(lines)-1)/2)*lead, st)
	}
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
	return w.Table.TurnOf.With("of", w.Of(t.PlayerName(turn)))
}

// ActionsPlace returns where the buttons of the own side stand, with a place for
// the hint that a game may move. With many, more than two buttons may be needed:
// large words then stand one above the other on a phone held sideways. Where they stand
// side by side, the main one is on the side of the thumb.
func (c *Canvas) ActionsPlace(own ui.Rect, many bool) ActionsPlace {
	return c.ForThumb(c.actionsPlace(own, many))
}

// ForThumb exchanges buttons that stand side by side, if the main one is for the left thumb.
func (c *Canvas) ForThumb(b ActionsPlace) ActionsPlace {
	if c.Frame.LeftHand && !b.Stack {
		row := b.Other.Around(b.Main)
		b.Main.X, b.Other.X = row.X, row.Right()-b.Other.W
	}
	return b
}

// Handed is a row that is mirrored for the left hand.
func (c *Canvas) Handed(gap float64, parts ...ui.Part) ui.Part {
	return ui.Row(gap, c.Frame.Handed(parts...)...)
}

func (c *Canvas) actionsPlace(own ui.Rect, many bool) ActionsPlace {
	t := min(c.Frame.Text, largestButtons)
	switch c.Frame.Shape {
	case ui.Desktop:
		w, foot := min(200, own.W*0.24)*t, own.Bottom()
		x := own.Right() - w
		return ActionsPlace{Hint: ui.R(x-6, foot-236, w+12, 80), HintSize: 17 * t, Centre: true, Stack: true,
			Other: ui.R(x, foot-152, w, 50), OtherSize: 20 * t, Main: ui.R(x, foot-88, w, 68), MainSize: 26 * t}
	case ui.Landscape:
		return c.actionsLandscape(own, t, many && (c.Frame.Text > 1.2 || c.Narrow()))
	case ui.Tablet:
		return c.actionsTablet(own, t)
	}
	return c.actionsPortrait(own, t)
}

func (c *Canvas) actionsLandscape(own ui.Rect, t float64, stack bool) ActionsPlace {
	b := ActionsPlace{HintSize: 16 * t, OtherSize: 19 * t, MainSize: 22 * t, Stack: stack}
	y, w := own.Bottom()-68, min(84, own.W*0.33)
	b.Other, b.Main = ui.R(own.X, y, w, 54), ui.R(own.X+w+10, y, own.W-w-10, 54)
	if stack {
		y = own.Bottom() - 10 - 48
		h := 46.0
		if c.Narrow() && t > 1.2 {
			h, b.OtherSize = 53, 20*t // for two lines
		}
		b.Main = ui.R(own.X, y, own.W, 48)
		b.Other = ui.R(own.X, y-8-h, own.W, h)
	}
	b.Hint = ui.R(own.X, own.Y, own.W, b.Top()-own.Y)
	return b
}

func (c *Canvas) actionsPortrait(own ui.Rect, t float64) ActionsPlace {
	b := ActionsPlace{HintSize: 16 * c.Frame.Text, Centre: true, OtherSize: 20 * t, MainSize: 24 * t, Stack: c.stacked()}
	h, other, foot := c.buttonHeights()
	y := own.Bottom() - foot - h
	w := min(112, own.W*0.31)
	b.Other, b.Main = ui.R(own.X+12, y, w, h), ui.R(own.X+w+24, y, own.W-w-36, h)
	if b.Stack {
		b.Main = ui.R(own.X+12, y, own.W-24, h)
		b.Other = ui.R(own.X+12, y-stackGap-other, own.W-24, other)
	}
	b.Hint = ui.R(own.X+10, own.Y+6, own.W-20, c.HintHeight())
	if c.Short() {
		b.Hint.Y -= 4
	}
	return b
}

// actionsTablet has the hint over the hand, and the buttons below it.
func (c *Canvas) actionsTablet(own ui.Rect, t float64) ActionsPlace {
	b := ActionsPlace{HintSize: 17 * c.Frame.Text, Centre: true, OtherSize: 20 * t, MainSize: 26 * t}
	h := 60 * t
	y := own.Bottom() - 22 - h
	w := 150 * t
	b.Other, b.Main = ui.R(own.X, y, w, h), ui.R(own.X+w+12, y, own.W-w-12, h)
	b.Hint = ui.R(own.X, own.Y+4, own.W, c.HintHeight())
	return b
}

// MainFirst has the main button above the other, if one stands above the other: in a lesson,
// where its plate points at it.
func (b ActionsPlace) MainFirst() ActionsPlace {
	if b.Stack && b.Main.Y > b.Other.Y {
		foot := b.Main.Bottom()
		b.Main.Y = b.Other.Y
		b.Other.Y = foot - b.Other.H
	}
	return b
}

// Top is the upper edge of the buttons.
func (b ActionsPlace) Top() float64 { return min(b.Other.Y, b.Main.Y) }

// stacked reports whether the buttons of a phone held upright stand one above the
// other: large words have no room side by side.
func (c *Canvas) stacked() bool { return c.Frame.Shape == ui.Portrait && c.Frame.Text > 1.7 }

// HintHeight is how high the hint over a hand is: on a phone held upright one
// line, or two of large words, on a tablet always two.
func (c *Canvas) HintHeight() float64 {
	if c.Frame.Shape == ui.Tablet {
		return 44 * c.Frame.Text
	}
	h := 22 * c.Frame.Text
	switch {
	case c.Frame.Text <= 1.2:
	case c.Short():
		return 52
	default:
		h *= 2
	}
	return h
}

// ButtonsHeight is how high the buttons below a hand are, with the free edge below
// them.
func (c *Canvas) ButtonsHeight() float64 {
	t := min(c.Frame.Text, largestButtons)
	if c.Frame.Shape == ui.Tablet {
		return 60*t + 22
	}
	h, other, foot := c.buttonHeights()
	if c.stacked() {
		h += stackGap + other
	}
	return h + foot
}

// buttonHeights are the heights of the main button of a phone held upright, of one
// that stands above it, and of what stays free below.
func (c *Canvas) buttonHeights() (h, other, foot float64) {
	t := min(c.Frame.Text, largestButtons)
	if c.Short() {
		return 50 + 10*(t-1), 46, 8
	}
	if c.replay != nil && c.Stage.Frame().Dock > 0 {
		return 56 * t, 52 * t, 8 // the dock has the edge
	}
	return 56 * t, 52 * t, 24
}

// Narrow reports whether a phone held sideways has room for two columns only.
func (c *Canvas) Narrow() bool {
	w, h := 736.0, 356.0
	if c.Frame.Text > 1.2 {
		w, h = 800, 376
	}
	return c.Frame.Shape == ui.Landscape && (c.Frame.Safe.W < w || c.Frame.Safe.H < h)
}

// Short reports whether a phone held upright is so short that nothing may be
// higher than it needs to be.
func (c *Canvas) Short() bool { return c.Frame.Shape == ui.Portrait && c.Frame.Safe.H < app.ShortPhone }
