package ui

import (
	"math"
	"strings"
	"time"
)

// A Role says what kind of thing a control is, in the words of ARIA.
type Role string

// The roles. A control without one is a Button.
const (
	Button   Role = "button"
	Radio    Role = "radio"
	Checkbox Role = "checkbox"
	Slider   Role = "slider"
	Tab      Role = "tab"
)

// A Control is one thing that can be acted on. What is not in the list of
// controls cannot be pressed, whichever way.
type Control struct {
	ID    string // stable, unique within its scene
	Role  Role
	Label string // in words, for those who do not see it
	Rect  Rect
	// Shown is the part of Rect that is in sight, set by Stage.Control, and
	// View the page that it scrolls in, if it is on one.
	Shown, View Rect
	// Twin is where the same piece is drawn once more: a pointer presses it there as well.
	Twin Rect
	// Disabled controls stay in the list, so that they can say why: Reason.
	Disabled bool
	Reason   string
	Checked  bool
	Value    string // of a slider, in words
	// Number is where a slider stands, from 0 to Most. Its steps are of Step each, of
	// 1 if that is 0.
	Number, Most, Step int
	// Act does it; for a slider it may be nil.
	Act func()
	// Adjust moves a slider by steps, up or down.
	Adjust func(steps int)
	// SetAt moves a slider to a share of its way, 0 to 1.
	SetAt func(share float64)
	// Inspect shows what the control stands for: a long press, or I.
	Inspect func()
	// Key is the character that presses it, 0 for none.
	Key rune
	// Types marks a control whose Act lets a line of text be typed.
	Types bool
	// Gesture is what the press of it asks of the system; see its type.
	Gesture Gesture
	// Part marks a control that touches its neighbours as a part of one strip
	// or board.
	Part bool
	// Tip marks a control without words: its label is shown to a pointer that
	// rests on it.
	Tip bool
	// Piece is the key of the item that can be dragged by the control, "" for
	// none; also where the control cannot be pressed. PickUp, if it is given, is called when it leaves its place, and
	// PutDown where it is dropped, unless that is on a control that takes it.
	Piece   string
	Looks   bool // it only lets something be looked at: a press that ends what lies over it presses it, too
	PickUp  func()
	PutDown func(x, y float64)
	// Take does what putting down a dragged piece here means; nil for nothing.
	Take func()
	// Group is the name of the group that it belongs to, "" if Tab stops at it
	// alone; Stage.Control finds those of strips and radio buttons.
	Group string
	// Set is the name of the radio buttons or tabs of which one is chosen, found by
	// Stage.Control: a group, or a part of one. Among says in words what is chosen.
	Set, Among string
	// Follows marks a radio button that arrows choose when they move on to it from
	// another of its set.
	Follows bool
	// Primary marks what commits the present decision: Enter presses it when
	// nothing else has the focus.
	Primary bool
	// Beside marks another button of the decision, or the way on to it: like a main one, it takes no press that was meant for something fleeting.
	Beside bool
	// Fleeting marks what goes by itself: who presses there a moment later means it still.
	Fleeting bool
	// Settled marks what is pressed only once its page has stood there for a moment: it begins
	// something that cannot be taken back, where another page had a button.
	Settled bool
}

// Steps is how many steps of a slider lie between where it stands and another number.
func (c *Control) Steps(to int) int { return (to - c.Number) / max(1, c.Step) }

// Spoken is the label for those who hear it, with the reason why it cannot be pressed.
func (c *Control) Spoken() string {
	if !c.Disabled || c.Reason == "" || c.Reason == c.Label {
		return c.Label
	}
	return strings.TrimSuffix(c.Label, ".") + ". " + c.Reason
}

// A Gesture is what browsers grant only within a press itself: the page begins it
// there, before Act asks for it.
type Gesture string

// The gestures.
const (
	Copies  Gesture = "copy"   // a text is put on the clipboard
	Pastes  Gesture = "paste"  // the clipboard is read
	Chooses Gesture = "choose" // a file is chosen
	Shares  Gesture = "share"  // a picture is handed to other programs
)

// Hit returns the index of the control at a point, the last composed first, or
// -1. Targets smaller than 44 units are enlarged where nothing else is hit.
func Hit(controls []Control, x, y float64) int {
	for i := len(controls) - 1; i >= 0; i-- {
		if controls[i].Shown.Has(x, y) || controls[i].Twin.Has(x, y) {
			return i
		}
	}
	for i := len(controls) - 1; i >= 0; i-- {
		if controls[i].Shown.H > 0 && controls[i].Shown.Grow(44, 44).Has(x, y) {
			return i
		}
	}
	return -1
}

// LongPress is how long a finger rests on what it wants to inspect.
const LongPress = 450 * time.Millisecond

// Dragged reports whether a finger that moved this far means to drag.
func Dragged(dx, dy float64) bool { return dx*dx+dy*dy > dragThreshold*dragThreshold }

// Swiped reports whether a pointer that has been moved so far has turned a page: far, and hardly up or down.
func Swiped(dx, dy float64) bool { return math.Abs(dx) > max(swipeThreshold, 2*math.Abs(dy)) }
