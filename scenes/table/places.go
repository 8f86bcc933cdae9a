package table

import "treille/scenes/ui"

// Places are the parts that every table has, in one of the arrangements of the
// screen. Below the banner, on a desktop: the others at the left, the own side at
// the foot, the middle between. On a phone held sideways: the others, the middle,
// the own side beside each other. On a phone or a tablet held upright: one above
// the other.
type Places struct {
	Others, Middle, Own ui.Rect
}

// Arrange composes with the one of a game's arrangements that is for the shape of the screen.
func (c *Canvas) Arrange(portrait, landscape, tablet, desktop func()) {
	switch c.Frame.Shape {
	case ui.Desktop:
		desktop()
	case ui.Tablet:
		tablet()
	case ui.Landscape:
		landscape()
	default:
		portrait()
	}
}

// Sizes say how much of the screen the others and the own side take: their
// widths where they stand beside the middle, their heights where they stand above
// or below it. On a desktop the own side is as high as Own. Where the others have no
// room on a phone, Others is 0.
type Sizes struct{ Others, Own float64 }

// Places divides the screen. Sideways, it is mirrored for the left hand.
func (c *Canvas) Places(z Sizes) Places {
	f := c.Frame
	switch r := f.Safe; f.Shape {
	case ui.Desktop:
		const edge, top, gap = 14.0, 70.0, 16.0
		x := edge + z.Others + gap
		c.places = Places{
			Others: ui.R(edge, top, z.Others, f.Full.H-top-edge),
			Middle: ui.R(x, top, f.Full.W-edge-x, f.Full.H-top-z.Own),
			Own:    ui.R(x, f.Full.H-z.Own, f.Full.W-edge-x, z.Own),
		}
	case ui.Landscape:
		const edge, gap = 10.0, 12.0
		top := r.Y + 53
		h := r.Bottom() - 8 - top
		p := Places{Others: ui.R(r.X+edge, top, z.Others, h), Own: ui.R(0, top, z.Own, r.Bottom()-top)}
		if z.Others == 0 {
			p.Others.W = -edge
		}
		p.Middle = ui.R(p.Others.Right()+edge, top, r.W-p.Others.W-z.Own-40, h)
		p.Own.X = p.Middle.Right() + gap
		if f.LeftHand {
			p.Own.X = r.X + edge
			p.Middle.X = p.Own.Right() + gap
			p.Others.X = p.Middle.Right() + edge
		}
		c.places = p
	case ui.Tablet:
		const edge, top, gap = 14.0, 70.0, 14.0
		others := ui.R(r.X+edge, r.Y+top, r.W-2*edge, z.Others)
		own := ui.R(r.X+edge, r.Bottom()-z.Own, r.W-2*edge, z.Own)
		y := others.Bottom() + gap
		c.places = Places{others, ui.R(others.X, y, others.W, own.Y-y), own}
	default:
		r = f.Column(phoneWidth)
		others := ui.R(r.X+6, r.Y+54+c.StripRoom(), r.W-12, z.Others)
		top := others.Bottom() + 4
		if z.Others == 0 {
			top = others.Y - 2
		}
		c.places = Places{others, ui.R(r.X+6, top, r.W-12, r.Bottom()-z.Own-top), ui.R(r.X, r.Bottom()-z.Own, r.W, z.Own)}
	}
	return c.places
}

// Beside divides the own side of a tablet held upright: a place so wide at the
// left for what lies beside the hand, and the rest for hand, hint and buttons. It
// is mirrored for the left hand.
func (c *Canvas) Beside(own ui.Rect, w float64) (beside, rest ui.Rect) {
	const gap = 20.0
	beside, rest = own, own
	beside.W, rest.W = w, own.W-w-gap
	if c.Frame.LeftHand {
		beside.X = own.Right() - w
	} else {
		rest.X = own.Right() - rest.W
	}
	return beside, rest
}
