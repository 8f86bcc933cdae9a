package ui

import (
	"cmp"

	"treille/sprites"
)

// A leaf is a part that has none in it and whose height does not depend on its width.
type leaf struct {
	single
	w, h extent
	draw func(s *Stage, r Rect)
}

// leafOf makes part and leaf at once: half of all parts are leaves. Of them nothing need be remembered.
func leafOf(w, h extent, draw func(s *Stage, r Rect)) Part {
	m := &struct {
		part
		leaf
	}{leaf: leaf{w: w, h: h, draw: draw}}
	m.part.content = &m.leaf
	return Part{&m.part}
}

func (l *leaf) width(*Stage) extent           { return l.w }
func (l *leaf) height(*Stage, float64) extent { return l.h }
func (l *leaf) put(s *Stage, r Rect)          { l.draw(s, r) }

// empty is what a spring shows.
type empty struct{ leaf }

func (*empty) put(*Stage, Rect) {}

// Fixed is a part of one size, in the middle of the room that it gets.
func Fixed(w, h float64, draw func(s *Stage, r Rect)) Part {
	return leafOf(same(w), same(h), func(s *Stage, r Rect) { draw(s, r.middle(w, h)) })
}

// Scaled is a drawing that keeps its shape: w by h, or smaller, down to a share of that. It
// lies in the middle of the room that it gets.
func Scaled(w, h, least float64, draw func(s *Stage, r Rect)) Part {
	size := func(w float64) extent { return extent{w, w * least, w * least} }
	return leafOf(size(w), size(h), func(s *Stage, r Rect) {
		k := min(1, r.W/w, r.H/h)
		draw(s, r.middle(w*k, h*k))
	})
}

// Area is a drawing that fills the room that it gets, at least w by h.
func Area(w, h float64, draw func(s *Stage, r Rect)) Part {
	return leafOf(same(w), same(h), draw).Growing()
}

// Space is a room in which nothing is.
func Space(w, h float64) Part { return Fixed(w, h, func(*Stage, Rect) {}) }

// middle is a box of a size in the middle of another.
func (r Rect) middle(w, h float64) Rect { return R(r.CX()-w/2, r.CY()-h/2, w, h) }

// Shares of its wanted size to which a picture shrinks.
const (
	pictureLeast = 0.8
	pictureWorst = 0.6
)

// Picture is a piece of the art, w wide and as high as that makes it, in the middle of its
// room; where there is less of it, down to four fifths. The item’s Box does not count, but
// where its H is set, H to W is the ratio.
func Picture(it Item, w float64) Part {
	ratio := sprites.Ratio(it.Look.ID)
	if it.Box.H > 0 {
		ratio = it.Box.H / it.Box.W
	}
	return picture(w, ratio, func(s *Stage, box Rect) {
		it.Box = box
		s.Add(it)
	})
}

// Art is a picture of which only the name counts.
func Art(id string, w float64) Part {
	return picture(w, sprites.Ratio(id), func(s *Stage, box Rect) { s.Add(Item{Look: sprites.Look{ID: id}, Box: box}) })
}

// picture is something w wide and of a ratio of height to width that add adds.
func picture(w, ratio float64, add func(s *Stage, box Rect)) Part {
	scaled := func(w float64) extent { return extent{w, w * pictureLeast, w * pictureWorst} }
	return leafOf(scaled(w), scaled(w*ratio), func(s *Stage, r Rect) {
		q := max(0, min(w, r.W, r.H/ratio))
		add(s, r.middle(q, q*ratio))
	})
}

// Mark is a surface of one size.
func Mark(sf sprites.Surface, w, h float64) Part {
	return Fixed(w, h, func(s *Stage, r Rect) { s.Put(sf, r) })
}

// Icon is a line icon, as large as the words beside it.
func Icon(name string, st sprites.Style) Part {
	w := cmp.Or(st.Size, Body) * iconSize
	return Mark(sprites.Surface{Kind: sprites.Icon, Icon: name, Stroke: iconStroke, Tint: st.Color}, w, w)
}

// Rule is a thin line on paper: level in a column, upright in a row.
func Rule() Part {
	return leafOf(same(1), same(1), func(s *Stage, r Rect) {
		if r.H > r.W {
			s.Put(sprites.Surface{Kind: sprites.Upright}, R(r.X, r.Y, 1, r.H))
		} else {
			s.Put(sprites.Surface{Kind: sprites.Hairline}, R(r.X, r.Y, r.W, 1))
		}
	})
}

// DoubleRule is the line below the head of a sheet.
func DoubleRule() Part {
	return leafOf(extent{}, same(doubleRule), func(s *Stage, r Rect) {
		s.Put(sprites.Surface{Kind: sprites.DoubleRule}, R(r.X, r.Y, r.W, doubleRule))
	})
}

// Pips are n small marks in a row, the first of them on.
func Pips(kind sprites.SurfaceKind, on, n int, size float64) Part {
	list := make([]Part, n)
	for i := range list {
		sf := sprites.Surface{Kind: kind}
		if i < on {
			sf.State = sprites.On
		}
		list[i] = Mark(sf, size, size)
	}
	return Row(size/2, list...)
}

// Part is the button as a part: as wide as its words want, at least a finger wide and high.
// Where it gets more room, it fills it.
func (b ButtonSpec) Part() Part {
	if b.Size == 0 {
		b.Size = ButtonSize
	}
	w := func(size float64) float64 {
		w := ButtonWidth(b.Icon, b.Label, size)
		if b.Second != "" {
			w = max(w, ButtonWidth("", b.Second, size))
		}
		return max(Target, w)
	}
	least := max(Target, w(b.Size*buttonShrink))
	return leafOf(extent{w(b.Size), least, least}, extent{ButtonHeight, Target, Target},
		func(s *Stage, r Rect) {
			b.Rect = r
			s.Button(b)
		})
}

// Part is the round button as a part.
func (b IconSpec) Part() Part {
	return Fixed(Target, Target, func(s *Stage, r Rect) {
		b.CX, b.CY = r.CX(), r.CY()
		s.IconButton(b)
	})
}
