package sprites

import (
	"strings"

	"treille/sprites/bake"
)

// bake draws a surface.
func (s *Atlas) bake(f Surface) bake.Baked {
	b := s.baker
	on := f.State == On
	switch f.Kind {
	case Table:
		return b.Table(f.W, f.H, f.N)
	case Cabinet:
		return b.Cabinet(f.W, f.H, f.N)
	case Banner:
		return b.Banner(f.W, f.H)
	case Felt:
		return b.Felt(f.W, f.H, f.R, f.Line)
	case Parchment:
		return b.Parchment(f.W, f.H, f.R, f.Lift, f.Line)
	case Plate:
		return b.Plate(f.W, f.H, f.R, f.Lift)
	case Primary:
		return b.Button(f.W, f.H, true, bakeState(f.State))
	case Secondary:
		return b.Button(f.W, f.H, false, bakeState(f.State))
	case DarkDisc:
		return b.Disc(f.Name, true, bakeState(f.State))
	case LightDisc:
		return b.Disc(f.Name, false, bakeState(f.State))
	case Segments:
		return b.Segments(f.W, f.H)
	case Segment:
		return b.Segment(f.W, f.H)
	case Switch:
		return b.Switch(f.W, f.H, on)
	case Groove:
		return b.Groove(f.W, f.H)
	case GrooveFull:
		return b.GrooveFull(f.W, f.H)
	case Knob:
		return b.Knob(on)
	case FeltTab:
		return b.FeltTab(f.W, f.H, on)
	case PageTab:
		return b.PageTab(f.W, f.H, on)
	case SeatCell:
		return b.SeatCell(f.W, f.H, f.R, on)
	case SlotLine:
		return b.SlotLine(f.W, f.H)
	case SlotNiche:
		return b.SlotNiche(f.W, f.H)
	case SlotDot:
		return b.SlotDot(f.W, f.H)
	case Rack:
		return b.Rack(f.W, f.H, f.R, f.Pad, f.N)
	case LegalPlace:
		return b.LegalPlace(f.W, f.H)
	case Pointer:
		return b.Pointer(f.W, f.H, f.R)
	case Outline:
		return b.Outline(f.W, f.H, f.R, cells(f.Name))
	case FocusRing:
		return b.FocusRing(f.W, f.H, f.R)
	case CardGlow:
		return b.CardGlow(f.W, f.H, f.R)
	case Stamp:
		return b.Stamp(f.Name, f.R, f.Line)
	case DoubleRule:
		return b.DoubleRule(f.W)
	case Hairline:
		return b.Hairline(f.W)
	case EndRule:
		return b.EndRule(f.W, !on)
	case Upright:
		return b.Upright(f.H)
	case DiamondRule:
		return b.DiamondRule(f.W, f.R, on)
	case HeadingRule:
		return b.HeadingRule(f.W, f.Line)
	case Shelf:
		return b.Shelf(f.W, f.H, f.R)
	case Box:
		w := append(strings.Split(f.Words, "\n"), "", "", "")
		return b.Box(f.Name, bake.BoxWords{Title: w[0], Subtitle: w[1], Players: w[2]}, f.W, f.H)
	case Vine:
		return b.Vine(f.W, on, f.Line)
	case Title:
		return b.Title(f.Name, f.R)
	case CardBack:
		return b.CardBack(f.W, f.H)
	case Bookmark:
		return b.Bookmark(f.W, f.H)
	case Highlight:
		return b.Highlight(f.W, f.H)
	case Dashed:
		return b.Dashed(f.W, f.H)
	case Icon:
		return b.Icon(f.Name, f.W, f.R, bake.Colour(f.Tint>>8))
	case Caret:
		return b.Caret(f.W, f.H)
	case Note:
		return b.Note(f.W, f.H)
	case Field:
		return b.Field(f.W, f.H)
	case GoldUpright:
		return b.GoldUpright(f.H)
	case InnerGold:
		return b.InnerGold(f.W, f.H, f.R)
	case Swoop:
		return b.Swoop(f.W, f.H, on)
	default: // ScrollBar
		return b.ScrollBar(f.W, f.H)
	}
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

// cells reads places written as pairs of digits.
func cells(name string) []bake.Cell {
	var list []bake.Cell
	for i := 0; i+1 < len(name); i += 2 {
		list = append(list, bake.Cell{Row: int(name[i] - '0'), Col: int(name[i+1] - '0')})
	}
	return list
}
