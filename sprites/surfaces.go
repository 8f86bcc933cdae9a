package sprites

import "treille/sprites/bake"

// A drawing draws the surfaces of one kind.
type drawing func(*bake.Baker, Surface) bake.Baked

// drawings says how each kind is drawn. Veil and Wash are missing: they are
// one colour, which a Painter fills in without a picture.
var drawings = [...]drawing{
	Table:           func(b *bake.Baker, f Surface) bake.Baked { return b.Table(f.W, f.H, f.N) },
	Cabinet:         func(b *bake.Baker, f Surface) bake.Baked { return b.Cabinet(f.W, f.H, f.N) },
	Banner:          sized((*bake.Baker).Banner),
	Felt:            func(b *bake.Baker, f Surface) bake.Baked { return b.Felt(f.W, f.H, f.R, f.Line) },
	Parchment:       func(b *bake.Baker, f Surface) bake.Baked { return b.Parchment(f.W, f.H, f.R, f.Lift, f.Line) },
	Plate:           func(b *bake.Baker, f Surface) bake.Baked { return b.Plate(f.W, f.H, f.R, f.Lift) },
	Primary:         button(true),
	Secondary:       button(false),
	DarkDisc:        disc(true),
	LightDisc:       disc(false),
	Segments:        sized((*bake.Baker).Segments),
	Segment:         sized((*bake.Baker).Segment),
	Switch:          switched((*bake.Baker).Switch),
	Groove:          sized((*bake.Baker).Groove),
	GrooveFull:      sized((*bake.Baker).GrooveFull),
	Knob:            func(b *bake.Baker, f Surface) bake.Baked { return b.Knob(f.State == On) },
	FeltTab:         switched((*bake.Baker).FeltTab),
	PageTab:         switched((*bake.Baker).PageTab),
	SeatCell:        func(b *bake.Baker, f Surface) bake.Baked { return b.SeatCell(f.W, f.H, f.R, f.State == On) },
	SlotLine:        sized((*bake.Baker).SlotLine),
	SlotNiche:       sized((*bake.Baker).SlotNiche),
	SlotDot:         sized((*bake.Baker).SlotDot),
	Rack:            func(b *bake.Baker, f Surface) bake.Baked { return b.Rack(f.W, f.H, f.Gap, f.Pad, f.N) },
	LegalPlace:      sized((*bake.Baker).LegalPlace),
	Pointer:         cornered((*bake.Baker).Pointer),
	Outline:         func(b *bake.Baker, f Surface) bake.Baked { return b.Outline(f.W, f.H, f.Gap, f.Cells) },
	FocusRing:       cornered((*bake.Baker).FocusRing),
	CardGlow:        cornered((*bake.Baker).CardGlow),
	Stamp:           func(b *bake.Baker, f Surface) bake.Baked { return b.Stamp(f.Text, f.Size) },
	DoubleRule:      level((*bake.Baker).DoubleRule),
	Hairline:        level((*bake.Baker).Hairline),
	LeftEndRule:     func(b *bake.Baker, f Surface) bake.Baked { return b.EndRule(f.W, true) },
	RightEndRule:    func(b *bake.Baker, f Surface) bake.Baked { return b.EndRule(f.W, false) },
	Upright:         upright((*bake.Baker).Upright),
	InkDiamondRule:  func(b *bake.Baker, f Surface) bake.Baked { return b.DiamondRule(f.W, f.H/2, false) },
	GoldDiamondRule: func(b *bake.Baker, f Surface) bake.Baked { return b.DiamondRule(f.W, f.H/2, true) },
	HeadingRule:     func(b *bake.Baker, f Surface) bake.Baked { return b.HeadingRule(f.W, f.Line) },
	Shelf:           func(b *bake.Baker, f Surface) bake.Baked { return b.Shelf(f.W, f.H, f.Top) },
	Box:             func(b *bake.Baker, f Surface) bake.Baked { return b.Box(f.Print, f.W, f.H) },
	LeftVine:        func(b *bake.Baker, f Surface) bake.Baked { return b.Vine(f.W, false, false) },
	RightVine:       func(b *bake.Baker, f Surface) bake.Baked { return b.Vine(f.W, true, false) },
	ShortLeftVine:   func(b *bake.Baker, f Surface) bake.Baked { return b.Vine(f.W, false, true) },
	ShortRightVine:  func(b *bake.Baker, f Surface) bake.Baked { return b.Vine(f.W, true, true) },
	Title:           func(b *bake.Baker, f Surface) bake.Baked { return b.Title(f.Text, f.Size) },
	CardBack:        sized((*bake.Baker).CardBack),
	Bookmark:        sized((*bake.Baker).Bookmark),
	Highlight:       sized((*bake.Baker).Highlight),
	Dashed:          sized((*bake.Baker).Dashed),
	Icon: func(b *bake.Baker, f Surface) bake.Baked {
		return b.Icon(f.Icon, f.W, f.Stroke, bake.Colour(f.Tint>>8))
	},
	Caret:       sized((*bake.Baker).Caret),
	Note:        sized((*bake.Baker).Note),
	Field:       sized((*bake.Baker).Field),
	ScrollBar:   sized((*bake.Baker).ScrollBar),
	GoldUpright: upright((*bake.Baker).GoldUpright),
	InnerGold:   cornered((*bake.Baker).InnerGold),
	Swoop:       func(b *bake.Baker, f Surface) bake.Baked { return b.Swoop(f.W, f.H, false) },
	DownSwoop:   func(b *bake.Baker, f Surface) bake.Baked { return b.Swoop(f.W, f.H, true) },
}

// sized draws what only its size makes different.
func sized(draw func(b *bake.Baker, w, h float64) bake.Baked) drawing {
	return func(b *bake.Baker, f Surface) bake.Baked { return draw(b, f.W, f.H) }
}

// level draws a line of which only the width matters.
func level(draw func(b *bake.Baker, w float64) bake.Baked) drawing {
	return func(b *bake.Baker, f Surface) bake.Baked { return draw(b, f.W) }
}

// upright draws a line of which only the height matters.
func upright(draw func(b *bake.Baker, h float64) bake.Baked) drawing {
	return func(b *bake.Baker, f Surface) bake.Baked { return draw(b, f.H) }
}

// cornered draws what has corners of a radius to be chosen.
func cornered(draw func(b *bake.Baker, w, h, r float64) bake.Baked) drawing {
	return func(b *bake.Baker, f Surface) bake.Baked { return draw(b, f.W, f.H, f.R) }
}

// switched draws what is on or off.
func switched(draw func(b *bake.Baker, w, h float64, on bool) bake.Baked) drawing {
	return func(b *bake.Baker, f Surface) bake.Baked { return draw(b, f.W, f.H, f.State == On) }
}

func button(primary bool) drawing {
	return func(b *bake.Baker, f Surface) bake.Baked { return b.Button(f.W, f.H, primary, bakeState(f.State)) }
}

func disc(dark bool) drawing {
	return func(b *bake.Baker, f Surface) bake.Baked { return b.Disc(f.Icon, dark, bakeState(f.State)) }
}

func bakeState(s State) bake.State {
	switch s {
	case Pressed:
		return bake.Pressed
	case Disabled:
		return bake.Disabled
	}
	return bake.Normal
}
