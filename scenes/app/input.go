package app

import (
	"math"
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"treille/audio"
	"treille/scenes/ui"
)

// input is what the player's hand is doing.
type input struct {
	touches  []ebiten.TouchID
	keys     []ebiten.Key
	chars    []rune
	touch    ebiten.TouchID
	touching bool
	// sinceTouch counts the ticks down in which a mouse is not believed.
	sinceTouch int
	keyed      bool    // the player uses keys, as long as he does not point
	down       bool    // a finger or the button is down
	x, y       float64 // where, in layout units
	x0, y0     float64 // where it went down
	held       int     // ticks
	control    string  // what it went down on
	means      meaning // what that did then
	dragged    bool
	scrolled   bool    // the page has followed the finger
	sliding    bool    // a slider follows it
	slid       int     // from this value
	bar        float64 // it has a scroll bar: the page scrolls by so much for each layout unit, 0 for none
	wait       bool    // until nothing is down
	long       bool    // the long press has fired
	// carried is the piece that is dragged, "" for none.
	carried string
	mouse   mouse
	// cancelled says that the touch that ends now was taken back: it is no tap.
	cancelled bool
	idleAt    time.Time // of the last press that did nothing, or followed such presses without a pause
	idleCalls int       // how often the player had been called then
	runsSince time.Time // of the first press since then that followed them; zero if none has
}

// release forgets what the hand is doing. What is still down counts again only
// when it has been lifted.
func (in *input) release() {
	in.wait = in.down
	in.down, in.touching, in.cancelled, in.control, in.carried = false, false, false, "", ""
}

// readInput turns what hand and keyboard did in this tick into actions.
func (a *App) readInput() {
	a.readPointer()
	a.readMouse()
	a.readWheel()
	a.readKeys()
}

func (a *App) readPointer() {
	in := &a.in
	down, x, y := false, 0, 0
	in.touches = ebiten.AppendTouchIDs(in.touches[:0])
	if len(in.touches) > 0 {
		in.sinceTouch = mouseAfterTouch
		if !in.touching && !in.down {
			in.touch, in.touching = in.touches[0], true
		}
	}
	switch {
	case in.touching:
		down = slices.Contains(in.touches, in.touch)
		x, y = ebiten.TouchPosition(in.touch)
	case len(in.touches) > 0: // the mouse is down
	case in.sinceTouch > 0:
		in.sinceTouch-- // browsers send a mouse press after a touch
	default:
		down = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
		x, y = ebiten.CursorPosition()
	}
	if in.wait {
		in.wait = down || len(in.touches) > 0
		return
	}
	switch {
	case down && !in.down:
		a.pointerDown(a.units(x, y))
	case down:
		a.pointerMove(a.units(x, y))
	case in.down:
		a.pointerUp()
	}
	if !down {
		in.touching = false
	}
}

// units are a place of Ebitengine's pointer in layout units.
func (a *App) units(x, y int) (float64, float64) {
	px := a.pointer * a.frame.Unit
	return float64(x) / px, float64(y) / px
}

// Touched reports whether a finger or the button of the mouse is down.
func (a *App) Touched() bool { return a.in.down }

func (a *App) pointerDown(x, y float64) {
	in := &a.in
	in.down, in.dragged, in.long, in.held = true, false, false, 0
	in.scrolled, in.cancelled, in.sliding = false, false, !in.touching
	in.x, in.y, in.x0, in.y0 = x, y, x, y
	in.control, in.carried, in.bar = "", "", 0
	a.EndRefusal()
	if !in.touching {
		a.hoverAt(x, y)
	}
	a.hushTip()
	a.Sound.Resume() // browsers let sound begin with a gesture
	a.Sound.Attend()
	beside, st := a.dismiss(x, y), a.Stage()
	if by, pace, ok := st.BarAt(x, y); ok && (!in.touching || by == 0) { // beside the thumb a finger drags the page itself
		in.bar = pace
		a.scroll(by)
		return
	}
	if i := ui.Hit(st.Controls(), x, y); i >= 0 {
		c := st.Controls()[i]
		ago, _ := a.page.Press()
		if beside && c.Piece == "" && !c.Looks && c.Role != ui.Checkbox || !beside && a.late(&c, ago, x, y) || a.runsOn(c.Disabled, ago) {
			in.release()
			return
		}
		in.control, in.means = c.ID, meaningOf(&c)
		a.gone = nil // he has seen what there is now
		if !c.Disabled {
			st.Press(c.ID)
		}
		if in.slid = c.Number; in.sliding {
			a.slide(c, x)
		}
	}
	if in.control == "" {
		a.runsOn(true, 0)
	}
	a.keyed(false)
	st.SetFocus(in.control, false)
	st.HandAt(x, y)
}

func (a *App) pointerMove(x, y float64) {
	in := &a.in
	in.held++
	dy := y - in.y
	in.x, in.y = x, y
	if in.bar > 0 {
		a.scroll(dy * in.bar)
		return
	}
	st := a.Stage()
	c := st.Find(in.control)
	if c != nil && c.SetAt != nil {
		if across, down := math.Abs(x-in.x0), math.Abs(y-in.y0); !in.sliding && ui.Dragged(across, down) {
			in.sliding = across >= down
			if !in.sliding { // the finger scrolls
				in.control, c = "", nil
			}
		}
		if in.sliding {
			a.slide(*c, x)
		}
		if c != nil {
			return
		}
	}
	if !in.dragged && ui.Dragged(x-in.x0, y-in.y0) {
		in.dragged = true
		a.pickUp(c)
		if c == nil || !c.Rect.Has(x, y) {
			st.Press("")
		}
	}
	if in.carried != "" {
		st.Carry(in.carried, x-in.x0, y-in.y0)
	} else if in.dragged && a.scroll(-dy) {
		in.scrolled = true
		st.Press("")
	}
	if in.held > 1 && in.touching {
		a.longPress(st, c)
	}
}

// longPress inspects what the control stands for that the finger rests on for so long, or
// else the piece that lies there. A mouse may rest before it pulls: it does so when it lets go.
func (a *App) longPress(st *ui.Stage, c *ui.Control) {
	if _, held := a.page.Press(); held < ui.LongPress || a.in.dragged || a.in.long {
		return
	}
	inspect := st.InspectAt(a.in.x0, a.in.y0)
	if c != nil && c.Inspect != nil {
		inspect = c.Inspect
	}
	if inspect == nil {
		return
	}
	a.in.long = true
	st.Press("")
	inspect()
	a.Changed()
}

func (a *App) pointerUp() {
	in := &a.in
	in.down = false
	if in.bar > 0 {
		return
	}
	st := a.Stage()
	st.Press("")
	if in.carried != "" {
		a.putDown()
		return
	}
	if p, ok := a.top().scene.(Swiper); ok && in.dragged && !in.cancelled && ui.Swiped(in.x-in.x0, in.y-in.y0) {
		p.Swipe(int(math.Copysign(1, in.x0-in.x)))
		a.click = audio.Button
		return
	}
	c := st.Find(in.control)
	if !in.cancelled {
		a.longPress(st, c) // frames may be so slow that it shows only now
	}
	if in.cancelled && c != nil && c.SetAt != nil {
		a.adjust(c, c.Steps(in.slid))
	}
	if in.long || in.cancelled {
		in.cancelled = false
		return
	}
	if c == nil {
		if !in.dragged && st.PressBeside(in.x, in.y) {
			a.Changed()
			return
		}
		main, look := st.Primary(), st.InspectAt(in.x, in.y)
		if !in.dragged && look != nil && main != nil && main.Fleeting { // that one skips what is being shown
			look()
			a.Changed()
			return
		}
		if p, ok := a.top().scene.(Presser); !in.dragged && !a.skip() && ok {
			p.Pressed(in.x, in.y)
		}
		return
	}
	if in.scrolled || meaningOf(c) != in.means {
		return
	}
	a.slide(*c, in.x)
	if c.SetAt == nil && (c.Rect.Grow(44, 44).Has(in.x, in.y) || c.Twin.Has(in.x, in.y)) {
		a.Activate(in.control)
	}
}

// slide moves a slider to where the pointer is.
func (a *App) slide(c ui.Control, x float64) {
	if c.SetAt != nil && !c.Disabled {
		c.SetAt(max(0, min(1, (x-c.Rect.X)/c.Rect.W)))
		a.Changed()
	}
}

// slideTo moves a slider to a value from 0 to its Most.
func (a *App) slideTo(id string, value float64) {
	a.Sound.Attend()
	if c := a.Stage().Find(id); c != nil && c.Adjust != nil {
		a.adjust(c, c.Steps(int(value)))
	}
}

// Activate does what a control does, whichever way it was pressed. A disabled
// control says why it is; one that has nothing to say waits for what is being shown, which is skipped.
func (a *App) Activate(id string) {
	a.Sound.Attend()
	if a.changed && a.sized {
		a.compose() // what was pressed before in this tick may have changed what this does
	}
	c := a.Stage().Find(id)
	switch {
	case c == nil, c.Disabled && c.Reason == "" && a.skip():
	case c.Disabled:
		a.Play(audio.Refused)
		if c.Reason != "" {
			a.Refuse(c.Reason)
			a.toast.about = c.ID // it stays as long as the control is disabled
		}
	case c.Act != nil:
		a.Changed()
		a.click = audio.Button
		if c.Role == ui.Checkbox && c.Checked {
			a.click = audio.ButtonOff
		}
		if c.Role == ui.Checkbox || c.Role == ui.Radio {
			a.keepMeanings()
		}
		c.Act()
	}
}

// keyed notes whether the player uses keys or points.
func (a *App) keyed(yes bool) {
	a.in.keyed = yes
	a.Stage().Keyed(yes)
}

// enter presses what has the focus, or the main button if nothing has. As long as
// that one is disabled, Enter skips what is being shown. A page presses its hidden
// buttons itself, so that the key is not seen otherwise.
func (a *App) enter(id string) {
	a.keyed(true)
	c := a.Stage().Find(id)
	if id == "" {
		c = a.Stage().Primary()
	}
	if (c == nil || c.Primary && c.Disabled) && a.skip() || c == nil {
		return
	}
	a.Activate(c.ID)
}

// skip skips what is being shown, and reports whether anything was.
func (a *App) skip() bool {
	s, ok := a.top().scene.(Skipper)
	return ok && s.Skip()
}

// dismiss ends what lies over the scene on top, if a press beside it does that. Of what is beneath,
// the same press takes up pieces alone, ticks, or looks at them: it may not have been meant for more, and that is undone by another.
func (a *App) dismiss(x, y float64) bool {
	d, ok := a.top().scene.(Dismisser)
	if !ok || !d.Dismiss(x, y) {
		return false
	}
	a.compose()
	return true
}

// scroll moves the page of the scene on top, and reports whether there is anything to
// scroll.
func (a *App) scroll(dy float64) bool {
	s, ok := a.top().scene.(Scroller)
	return ok && s.Scroll(dy)
}

// Focus moves the focus to a control, as the page's tab order does.
func (a *App) Focus(id string) {
	a.keyed(a.in.keyed || id != "")
	a.Stage().SetFocus(id, id != "")
	a.reveal(id)
}

// GoOn moves the focus from one control to another, seen or not as it was.
func (a *App) GoOn(from, to string) {
	if st := a.Stage(); st.Focus() == from {
		st.SetFocus(to, st.Ring())
		a.page.Focus(to)
	}
}

// reveal scrolls a control that has the focus into sight.
func (a *App) reveal(id string) {
	switch c := a.Stage().Find(id); {
	case c == nil || c.Shown.H >= c.Rect.H:
	case c.Rect.Y < c.View.Y:
		a.scroll(c.Rect.Y - c.View.Y - revealMargin)
	default:
		a.scroll(c.Rect.Bottom() - c.View.Bottom() + revealMargin)
	}
}

func (a *App) readWheel() {
	if _, dy := ebiten.Wheel(); dy != 0 {
		a.Sound.Attend()
		a.scroll(-dy * wheelStep)
	}
}

// leaf moves a page that scrolls by a screen, or to an end; a slider that has the
// focus goes to its own ends.
func (a *App) leaf(k ebiten.Key) {
	if c := a.Stage().Find(a.Stage().Focus()); c != nil && c.Adjust != nil {
		switch k {
		case ebiten.KeyHome:
			a.adjust(c, c.Steps(0))
			return
		case ebiten.KeyEnd:
			a.adjust(c, c.Steps(c.Most))
			return
		}
	}
	switch k {
	case ebiten.KeyPageUp:
		a.turn(-1)
	case ebiten.KeyPageDown:
		a.turn(1)
	case ebiten.KeyHome:
		a.scroll(math.Inf(-1))
	case ebiten.KeyEnd:
		a.scroll(math.Inf(1))
	}
}

// turn scrolls by a screen, or turns the page where there is nothing to scroll.
func (a *App) turn(by int) {
	if a.scroll(float64(by) * a.frame.Safe.H * leafStep) {
		return
	}
	if p, ok := a.top().scene.(Swiper); ok {
		p.Swipe(by)
	}
}

// pressedOrRepeated reports whether a key was pressed in this tick, or is held
// so long that it counts again. One that went down and up between two ticks has no duration.
func pressedOrRepeated(k ebiten.Key) bool {
	d := inpututil.KeyPressDuration(k)
	return inpututil.IsKeyJustPressed(k) || d >= keyRepeatDelay && (d-keyRepeatDelay)%keyRepeatEvery == 0
}

func (a *App) readKeys() {
	in := &a.in
	in.keys = inpututil.AppendJustPressedKeys(in.keys[:0])
	in.chars = ebiten.AppendInputChars(in.chars[:0])
	if len(in.keys) > 0 {
		a.keyed(true)
		a.EndRefusal()
		a.Sound.Resume()
		a.Sound.Attend()
	}
	if t, ok := a.top().scene.(Typist); ok {
		key := NoKey
		switch {
		case pressedOrRepeated(ebiten.KeyBackspace):
			key = Backspace
		case inpututil.IsKeyJustPressed(ebiten.KeyEnter), inpututil.IsKeyJustPressed(ebiten.KeyNumpadEnter):
			key = EnterKey
		case inpututil.IsKeyJustPressed(ebiten.KeyEscape):
			key = EscapeKey
		}
		if t.Type(in.chars, key) {
			return
		}
		if !a.page.Web() && inpututil.IsKeyJustPressed(ebiten.KeyV) && (ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)) {
			a.Exchange.Paste(func(text string, ok bool) {
				if ok && a.top().scene == t.(Scene) {
					t.Type([]rune(strings.TrimSpace(text)), NoKey)
				}
			})
			return
		}
	}
	st := a.Stage()
	switch {
	case pressedOrRepeated(ebiten.KeyArrowLeft):
		a.arrow(st, -1, 0)
	case pressedOrRepeated(ebiten.KeyArrowRight):
		a.arrow(st, 1, 0)
	case pressedOrRepeated(ebiten.KeyArrowUp):
		a.arrow(st, 0, -1)
	case pressedOrRepeated(ebiten.KeyArrowDown):
		a.arrow(st, 0, 1)
	}
	for _, k := range [...]ebiten.Key{ebiten.KeyPageUp, ebiten.KeyPageDown, ebiten.KeyHome, ebiten.KeyEnd} {
		if pressedOrRepeated(k) {
			a.leaf(k)
		}
	}
	for _, k := range in.keys {
		switch k {
		case ebiten.KeyTab:
			a.tab(st, ebiten.IsKeyPressed(ebiten.KeyShift))
		case ebiten.KeyEnter, ebiten.KeyNumpadEnter:
			if !a.page.OwnsEnter() {
				a.enter(st.Focus())
			}
		case ebiten.KeySpace:
			if f := st.Focus(); f == "" {
				a.skip()
			} else if !a.page.OwnsEnter() {
				a.enter(f)
			}
		case ebiten.KeyEscape:
			a.top().scene.Back()
			a.Changed()
		case ebiten.KeyF11:
			a.FillScreen()
		case ebiten.KeyF: // as windows of macOS do
			if ebiten.IsKeyPressed(ebiten.KeyControl) && ebiten.IsKeyPressed(ebiten.KeyMeta) {
				a.FillScreen()
			}
		}
	}
	for _, ch := range in.chars {
		a.shortcut(st, ch)
	}
}

func (a *App) arrow(st *ui.Stage, dx, dy int) {
	from := st.Find(st.Focus())
	if from != nil && from.Adjust != nil {
		a.adjust(from, dx-dy)
		return
	}
	if p, ok := a.top().scene.(Swiper); ok && dx != 0 && !st.Ring() {
		p.Swipe(dx)
		return
	}
	id := st.Arrow(dx, dy)
	if id == "" {
		return
	}
	if id == st.Focus() && dy != 0 {
		a.scroll(float64(dy) * wheelStep)
	}
	c := st.Find(id)
	chooses := from != nil && c.Follows && c.Set == from.Set && !c.Checked && !c.Disabled
	a.moveFocus(st, id)
	if chooses {
		a.Activate(id)
	}
}

// adjust moves a slider by steps. Right and Up are more, Left and Down less, Home and
// End its ends, as everywhere: only Tab leaves it.
func (a *App) adjust(c *ui.Control, steps int) {
	if !c.Disabled {
		c.Adjust(steps)
		a.Changed()
	}
}

// tab goes through the list of controls in its order, from group to group. In a browser the page's
// hidden buttons are the tab order, and it calls Focus.
func (a *App) tab(st *ui.Stage, back bool) {
	if a.page.Web() {
		return
	}
	if id := st.Tab(back); id != "" {
		a.moveFocus(st, id)
	}
}

func (a *App) moveFocus(st *ui.Stage, id string) {
	st.SetFocus(id, true)
	a.page.Focus(id)
	a.reveal(id)
}

// shortcut presses the control that a character stands for.
func (a *App) shortcut(st *ui.Stage, ch rune) {
	if ch >= 'A' && ch <= 'Z' {
		ch += 'a' - 'A'
	}
	cs := st.Controls()
	for i := range cs {
		if cs[i].Key == ch {
			if ch >= '0' && ch <= '9' { // arrows go on from there
				a.moveFocus(st, cs[i].ID)
			}
			a.Activate(cs[i].ID)
			return
		}
	}
	if k, ok := a.top().scene.(Shortcutter); ok && k.Shortcut(ch) {
		a.Changed()
		return
	}
	if ch == 'i' {
		if c := st.Find(st.Focus()); c != nil && c.Inspect != nil {
			c.Inspect()
			a.Changed()
		}
	}
}
