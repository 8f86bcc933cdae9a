package ui

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
	// Disabled controls stay in the list, so that they can say why: Reason.
	Disabled bool
	Reason   string
	Checked  bool
	Value    string // of a slider, in words
	Number   int    // of a slider, 0 to 100
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
	// Part marks a control that touches its neighbours as a part of one strip
	// or board.
	Part bool
}

// Hit returns the index of the control at a point, the last composed first, or
// -1. Targets smaller than 44 units are enlarged where nothing else is hit.
func Hit(controls []Control, x, y float64) int {
	for i := len(controls) - 1; i >= 0; i-- {
		if controls[i].Shown.Has(x, y) {
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

// Next returns the control that focus moves to from i in a direction (dx, dy
// one of -1, 0, 1), or i itself: the nearest one that lies that way.
func Next(controls []Control, i, dx, dy int) int {
	if i < 0 || i >= len(controls) {
		if len(controls) == 0 {
			return -1
		}
		return 0
	}
	from := controls[i].Rect
	best, bestCost := i, 0.0
	for j, c := range controls {
		if j == i {
			continue
		}
		along := (c.Rect.CX()-from.CX())*float64(dx) + (c.Rect.CY()-from.CY())*float64(dy)
		across := (c.Rect.CX()-from.CX())*float64(dy) + (c.Rect.CY()-from.CY())*float64(dx)
		if across < 0 {
			across = -across
		}
		if along <= 1 {
			continue
		}
		cost := along + 2.5*across
		if best == i || cost < bestCost {
			best, bestCost = j, cost
		}
	}
	return best
}

// LongPressTicks is how long a finger rests on what it wants to inspect.
const LongPressTicks = int(longPress * TicksPerSecond)

// Dragged reports whether a finger that moved this far means to drag.
func Dragged(dx, dy float64) bool { return dx*dx+dy*dy > dragThreshold*dragThreshold }
