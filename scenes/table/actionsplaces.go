package table

import "treille/scenes/ui"

// ActionsPlace returns where the buttons of the own side stand, with a place for
// the hint that a game may move. With many, more than two buttons may be needed:
// large words then stand one above the other on a phone held sideways.
func (c *Canvas) ActionsPlace(own ui.Rect, many bool) ActionsPlace {
	t := min(c.Frame.Text, largestButtons)
	switch c.Frame.Shape {
	case ui.Desktop:
		w, foot := 200*t, own.Bottom()
		x := own.Right() - w
		return ActionsPlace{Hint: ui.R(x-6, foot-236, w+12, 80), HintSize: 17 * t, Centre: true, Stack: true,
			Other: ui.R(x, foot-152, w, 50), OtherSize: 20 * t, Main: ui.R(x, foot-88, w, 68), MainSize: 26 * t}
	case ui.Sideways:
		return c.actionsSideways(own, t, many && c.Frame.Text > 1.2)
	case ui.Tablet:
		return c.actionsTablet(own, t)
	}
	return c.actionsPortrait(own, t)
}

func (c *Canvas) actionsSideways(own ui.Rect, t float64, stack bool) ActionsPlace {
	b := ActionsPlace{HintSize: 16 * t, OtherSize: 19 * t, MainSize: 22 * t, Stack: stack}
	y := own.Bottom() - 68
	b.Other, b.Main = ui.R(own.X, y, 84, 54), ui.R(own.X+94, y, own.W-94, 54)
	if stack {
		y = own.Bottom() - 10 - 48
		b.Main = ui.R(own.X, y, own.W, 48)
		b.Other = ui.R(own.X, y-8-46, own.W, 46)
	}
	b.Hint = ui.R(own.X, own.Y, own.W, b.Top()-own.Y)
	return b
}

func (c *Canvas) actionsPortrait(own ui.Rect, t float64) ActionsPlace {
	b := ActionsPlace{HintSize: 16 * c.Frame.Text, Centre: true, OtherSize: 20 * t, MainSize: 24 * t, Stack: c.stacked()}
	h := 56 * t
	y := own.Bottom() - 24 - h
	b.Other, b.Main = ui.R(own.X+12, y, 112, h), ui.R(own.X+136, y, own.W-148, h)
	if b.Stack {
		b.Main = ui.R(own.X+12, y, own.W-24, h)
		b.Other = ui.R(own.X+12, y-10-52*t, own.W-24, 52*t)
	}
	b.Hint = ui.R(own.X+10, own.Y+6, own.W-20, c.HintHeight())
	return b
}

// actionsTablet has the hint over the hand, and the buttons below it.
func (c *Canvas) actionsTablet(own ui.Rect, t float64) ActionsPlace {
	b := ActionsPlace{HintSize: 18 * c.Frame.Text, Centre: true, OtherSize: 20 * t, MainSize: 26 * t}
	h := 60 * t
	y := own.Bottom() - 22 - h
	w := 150 * t
	b.Other, b.Main = ui.R(own.X, y, w, h), ui.R(own.X+w+12, y, own.W-w-12, h)
	b.Hint = ui.R(own.X, own.Y+8, own.W, c.HintHeight())
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
	if c.Frame.Text > 1.2 {
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
	h := 56*t + 24
	if c.stacked() {
		h += 10 + 52*t
	}
	return h
}
