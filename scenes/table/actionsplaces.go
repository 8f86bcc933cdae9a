package table

import "treille/scenes/ui"

// ActionsPlace returns where the buttons of the own side stand, with a place for
// the hint that a game may move. With many, more than two buttons may be needed:
// large words then stand one above the other on a phone held sideways.
func (c *Canvas) ActionsPlace(own ui.Rect, many bool) ActionsPlace {
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
func (c *Canvas) Short() bool { return c.Frame.Shape == ui.Portrait && c.Frame.Safe.H < shortPhone }
