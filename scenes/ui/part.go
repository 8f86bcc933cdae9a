package ui

import "slices"

// A Part is a part of a layout. It knows the size that it wants and the least with which
// it makes do, and it adds what it shows to the stage once it is told its box. Rows,
// columns, grids and alternatives are parts as well, so that one description serves
// screens of all sizes. The zero Part is nothing: a row skips it, and its gap too.
//
// Parts are made anew in each composition and laid out once. They only read: what they
// show depends on nothing that another part does while it is laid out.
//
// It is a pointer: parts are passed on all the time, and copying all that they hold each time
// made the screens' program half as large again.
type Part struct{ *part }

// A part is what a Part is. It is not changed once others may have it.
type part struct {
	content
	known *known // nil if nothing is remembered
	any   []Part // all alternatives, it is one of them; nil if there are no others
	nth   int    // which of them it is
	grow  float64
	rank  int // where there is no room, the part of the highest is left out; 0 stays
	told  *told
}

// A content is what a part shows. Each size is asked for at most a few times in a
// composition; the stage tells how much text is enlarged.
type content interface {
	width(s *Stage) extent
	height(s *Stage, width float64) extent
	put(s *Stage, r Rect)
	parts() []Part
}

// An extent is a size in one direction: what a part wants, the least at which it still
// looks right, and at the very worst, with words as small as can be read.
type extent struct{ want, least, worst float64 }

// same is the extent of what never gives way.
func same(w float64) extent { return extent{w, w, w} }

func (e extent) plus(o extent) extent {
	return extent{e.want + o.want, e.least + o.least, e.worst + o.worst}
}

func (e extent) max(o extent) extent {
	return extent{max(e.want, o.want), max(e.least, o.least), max(e.worst, o.worst)}
}

// slack is by how much sums of fractions may be off.
const slack = 0.01

// Lay adds a layout in a box.
func (s *Stage) Lay(p Part, r Rect) {
	if p.part == nil {
		return
	}
	p = p.fitting(s, r.W, r.H)
	s.show(p)
	p.put(s, r)
}

// LayFirst adds the first of several layouts that has room in a box, or the last, as Lay adds an Either of them. They are made
// as they are tried, which spares time where the first one mostly has room.
func (s *Stage) LayFirst(r Rect, list ...func() Part) {
	var all []Part
	for _, of := range list {
		p := of()
		if all = append(all, p); s.Fits(p, r) {
			break
		}
	}
	s.Lay(Either(all...), r)
}

// HeightOf is the height that a part wants in a width: of a page that scrolls, say.
func (s *Stage) HeightOf(p Part, width float64) float64 {
	return p.fitting(s, width, huge).height(s, width).want
}

// WidthOf is the width that a part wants.
func (s *Stage) WidthOf(p Part) float64 { return p.width(s).want }

// Fits reports whether a part, or one of its alternatives, has room in a box without
// being smaller than looks right.
func (s *Stage) Fits(p Part, r Rect) bool {
	return p.fitting(s, r.W, r.H).has(s, r.W, r.H, false)
}

// made is a part that shows something. It and what is known of it are made at once: most of what parts cost is making them.
func made(c content) Part {
	m := &struct {
		part
		known
	}{part: part{content: c}}
	m.part.known = m.known.empty()
	return Part{&m.part}
}

// madeOf is a part with others in it, nothing if none of them is something.
func madeOf(parts []Part, of func(nested) content) Part {
	list := present(parts)
	if len(list) == 0 {
		return Part{}
	}
	return made(of(nested{list}))
}

// nested are the parts in a part.
type nested struct{ list []Part }

func (n nested) parts() []Part { return n.list }

// A single part has none in it.
type single struct{}

func (single) parts() []Part { return nil }

// present are those of some parts that are something.
func present(parts []Part) []Part {
	return slices.DeleteFunc(slices.Clone(parts), func(p Part) bool { return p.part == nil })
}

// What is known has been measured of a part before: alternatives ask the parts in them for
// their sizes again and again.
type known struct {
	wide     extent
	measured bool // wide
	high     []knownHeight
	room     [2]knownHeight // for the first of them: most parts are asked no more
}

// empty is k, with room for what will be known.
func (k *known) empty() *known {
	k.high = k.room[:0]
	return k
}

type knownHeight struct {
	width  float64
	extent extent
}

func (p Part) width(s *Stage) extent {
	switch {
	case p.part == nil:
		return extent{}
	case p.known == nil:
		return p.content.width(s)
	case !p.known.measured:
		p.known.wide, p.known.measured = p.content.width(s), true
	}
	return p.known.wide
}

func (p Part) height(s *Stage, width float64) extent {
	switch {
	case p.part == nil:
		return extent{}
	case p.known == nil:
		return p.content.height(s, width)
	}
	for _, h := range p.known.high {
		if h.width == width {
			return h.extent
		}
	}
	e := p.content.height(s, width)
	p.known.high = append(p.known.high, knownHeight{width, e})
	return e
}

// Most is a layout of as many of n things as have room in a height.
func (s *Stage) Most(n int, width, height float64, of func(n int) Part) Part {
	for ; n > 0; n-- {
		if p := of(n); s.HeightOf(p, width) <= height {
			return p
		}
	}
	return of(0)
}

// huge is a height without limit.
const huge = 1e9

// has reports whether a part makes do with a box, at its least or at its worst.
func (p Part) has(s *Stage, w, h float64, worst bool) bool {
	width := p.width(s)
	if worst {
		return width.worst <= w+slack && p.height(s, w).worst <= h+slack
	}
	return width.least <= w+slack && p.height(s, w).least <= h+slack
}

// fitting is the first of a part and its alternatives that has room, or the last.
func (p Part) fitting(s *Stage, w, h float64) Part {
	choice := p.choice()
	if len(choice) == 1 {
		return choice[0]
	}
	for _, worst := range []bool{false, true} {
		for _, q := range choice {
			if q.has(s, w, h, worst) {
				return q
			}
		}
	}
	return choice[len(choice)-1]
}

// choice are a part and the alternatives after it.
func (p Part) choice() []Part {
	if p.part == nil || p.any == nil {
		return []Part{p}
	}
	return p.any[p.nth:]
}

// firstOf is the first of alternatives.
func firstOf(all []Part) Part {
	if len(all) > 1 {
		for i, p := range all {
			q := *p.part
			q.any, q.nth = all, i
			all[i] = Part{&q}
		}
	}
	return all[0]
}

// Either is the first of several layouts that has room, or the last. A layout has room if
// it has at its least: when all that may give way in it has done so.
func Either(list ...Part) Part {
	all := make([]Part, 0, len(list)) // without Eithers among them
	for _, p := range list {
		switch {
		case p.part == nil:
		case p.any == nil:
			all = append(all, p)
		default:
			all = append(all, p.any...)
		}
	}
	if len(all) == 0 {
		return Part{}
	}
	return firstOf(all)
}

// Uniform is a layout whose parts shrink together, so that what stands in equal places has
// one size: of takes the scale, 1 or less, at which it makes them.
func Uniform(of func(scale float64) Part) Part {
	var list []Part
	for _, k := range uniformScales {
		list = append(list, of(k).Firm())
	}
	return Either(append(list, of(uniformLeast))...)
}

// When is a part, or nothing.
func When(cond bool, p Part) Part {
	if !cond {
		return Part{}
	}
	return p
}

// each changes a part and all its alternatives.
func (p Part) each(change func(p *part, was Part)) Part {
	if p.part == nil {
		return p
	}
	all := make([]Part, max(len(p.any), 1))
	all[0] = p
	copy(all, p.any)
	for i := range all {
		q := *all[i].part
		if change(&q, all[i]); p.any != nil {
			q.any = all
		}
		all[i] = Part{&q}
	}
	return all[0]
}

// Growing returns a part that takes a share of what is left over along its row or column.
func (p Part) Growing() Part { return p.GrowingBy(1) }

// GrowingBy is Growing with a larger or smaller share than others have.
func (p Part) GrowingBy(share float64) Part {
	return p.each(func(p *part, _ Part) { p.grow = share })
}

// Dropped returns a part that may be left out of its row or column where there is no
// room; the one of the highest rank goes first. What it shows has to be found elsewhere:
// see Instead.
func (p Part) Dropped(rank int) Part {
	return p.each(func(p *part, _ Part) { p.rank = rank })
}
