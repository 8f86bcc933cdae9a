package ui

import "slices"

// Row lays parts beside each other. Each has the full height; words of the row itself
// share a base line.
func Row(gap float64, parts ...Part) Part {
	return madeOf(parts, func(n nested) content { return &line{n, gap, false} })
}

// Column lays parts one below the other. Each has the full width.
func Column(gap float64, parts ...Part) Part {
	return madeOf(parts, func(n nested) content { return &line{n, gap, true} })
}

// Spring takes what is left over along a row or column.
func Spring() Part { return made(&empty{}).Growing() }

// A line is a row or a column.
type line struct {
	nested
	gap  float64
	down bool
}

func (l *line) width(s *Stage) extent {
	along := func(p Part) extent { return p.width(s) }
	if l.down {
		return broadest(l.list, along)
	}
	return l.sum(l.list, along)
}

func (l *line) height(s *Stage, width float64) extent {
	var e extent
	if l.down {
		along := func(p Part) extent { return p.height(s, width) }
		list := l.chosen(s, l.list, width, func(p Part) extent { return p.width(s) })
		e = l.sum(list, along)
	} else {
		list, widths := l.shared(s, R(0, 0, width, huge))
		for i, p := range list {
			e = e.max(p.heightIn(s, widths[i]))
		}
	}
	return e
}

// smallestOf is the extent of the smallest of a part and its alternatives.
func smallestOf(p Part, of func(Part) extent) extent {
	e := of(p)
	for _, q := range p.choice()[1:] {
		o := of(q)
		e.least, e.worst = min(e.least, o.least), min(e.worst, o.worst)
	}
	return e
}

// heightIn is the height of a part in a width: at its least, of its smallest alternative.
func (p Part) heightIn(s *Stage, w float64) extent {
	e := smallestOf(p, func(p Part) extent { return p.height(s, w) })
	e.want = p.fitting(s, w, huge).height(s, w).want
	return e
}

// sum is the extent of all parts along their line: at its least, alternatives are the
// smallest, and what may be left out is.
func (l *line) sum(list []Part, along func(Part) extent) extent {
	var e extent
	all, stay := 0, 0
	for _, p := range list {
		one := smallestOf(p, along)
		if p.rank > 0 {
			one.least, one.worst = 0, 0
		}
		e = e.plus(one)
		if !p.springs() {
			all++
			if p.rank == 0 {
				stay++
			}
		}
	}
	gaps := l.gap * float64(max(0, stay-1))
	return e.plus(extent{l.gap * float64(max(0, all-1)), gaps, gaps})
}

// springs reports whether a part is a spring: it has no gap of its own.
func (p Part) springs() bool {
	_, is := p.content.(*empty)
	return is
}

// broadest is the extent of parts across their line.
func broadest(list []Part, across func(Part) extent) extent {
	var e extent
	for _, p := range list {
		one := smallestOf(p, across)
		if p.rank > 0 {
			one.least, one.worst = 0, 0
		}
		e = e.max(one)
	}
	return e
}

// chosen is what stays of parts in a room across their line: alternatives take the place
// of what is too large, and what may be left out is.
func (l *line) chosen(s *Stage, list []Part, room float64, across func(Part) extent) []Part {
	fits := func(p Part) bool { return across(p).least <= room+slack }
	if !slices.ContainsFunc(list, func(p Part) bool { return !fits(p) }) {
		return list
	}
	stay := make([]Part, 0, len(list))
	for _, p := range list {
		choice := p.choice()
		if i := slices.IndexFunc(choice, fits); i >= 0 {
			stay = append(stay, choice[i])
		} else if p.rank == 0 {
			stay = append(stay, choice[len(choice)-1])
		}
	}
	return stay
}

// shared is what stays of the parts in a box, and the room that each gets along the line.
func (l *line) shared(s *Stage, r Rect) ([]Part, []float64) {
	along := func(p Part) extent { return p.width(s) }
	across := func(p Part) extent { return p.height(s, min(p.width(s).want, r.W)) }
	room, side := r.W, r.H
	if l.down {
		along = func(p Part) extent { return p.height(s, r.W) }
		across = func(p Part) extent { return p.width(s) }
		room, side = r.H, r.W
	}
	list := l.list
	if side < huge {
		list = l.chosen(s, list, side, across)
	}
	for {
		least := l.gaps(list)
		for _, p := range list {
			least += along(p).least
		}
		if least <= room+slack {
			break
		}
		next, ok := giveWay(list, along)
		if !ok {
			break
		}
		list = next
	}
	extents, grow := make([]extent, len(list)), make([]float64, len(list))
	for i, p := range list {
		extents[i], grow[i] = along(p), p.grow
	}
	return list, share(room-l.gaps(list), extents, grow)
}

// gaps is how much of a line lies between parts.
func (l *line) gaps(list []Part) float64 {
	n := 0
	for _, p := range list {
		if !p.springs() {
			n++
		}
	}
	return l.gap * float64(max(0, n-1))
}

// giveWay puts the next smaller alternative in the place of the last part that has one,
// or else leaves out the part that goes first. It is false if nothing gives way.
func giveWay(list []Part, along func(Part) extent) ([]Part, bool) {
	list = slices.Clone(list)
	out := -1
	for i, p := range slices.Backward(list) {
		for _, q := range p.choice()[1:] {
			if along(q).least < along(p).least {
				list[i] = q
				return list, true
			}
		}
		if p.rank > 0 && (out < 0 || p.rank > list[out].rank) {
			out = i
		}
	}
	if out < 0 {
		return list, false
	}
	return slices.Delete(list, out, out+1), true
}

// share divides a room: each gets what it wants and its share of what is left over, or
// else something between that and its least, in proportion, or between that and its worst.
func share(room float64, list []extent, grow []float64) []float64 {
	var sum extent
	shares := 0.0
	for i, e := range list {
		sum = sum.plus(e)
		shares += grow[i]
	}
	between := func(from, to, low, high float64) float64 {
		if high <= low {
			return from
		}
		return from + (to-from)*max(0, room-low)/(high-low)
	}
	sizes := make([]float64, len(list))
	for i, e := range list {
		switch {
		case room >= sum.want && shares > 0:
			sizes[i] = e.want + (room-sum.want)*grow[i]/shares
		case room >= sum.want:
			sizes[i] = e.want
		case room >= sum.least:
			sizes[i] = between(e.least, e.want, sum.least, sum.want)
		default:
			sizes[i] = between(e.worst, e.least, sum.worst, sum.least)
		}
	}
	return sizes
}

func (l *line) put(s *Stage, r Rect) {
	stay, sizes := l.shared(s, r)
	list := slices.Clone(stay)
	boxes := make([]Rect, len(list))
	at, before := 0.0, false
	for i, p := range list {
		if !p.springs() {
			if before {
				at += l.gap
			}
			before = true
		}
		if l.down {
			boxes[i] = R(r.X, r.Y+at, r.W, sizes[i])
		} else {
			boxes[i] = R(r.X+at, r.Y, sizes[i], r.H)
		}
		at += sizes[i]
	}
	if room := max(r.W, 0); !l.down && at > room+crampSlack {
		s.cramp("row" + l.called())
	} else if l.down && at > max(r.H, 0)+crampSlack {
		s.cramp("column" + l.called())
	}
	s.leftOut(l.list, stay)
	for i, p := range list {
		list[i] = p.fitting(s, boxes[i].W, boxes[i].H)
	}
	base := baseLine(s, list, boxes)
	s.inOrder(len(list), func(i int) {
		s.show(list[i])
		if w, is := list[i].content.(*label); is && !l.down {
			w.putOn(s, boxes[i], base)
		} else {
			list[i].put(s, boxes[i])
		}
	})
}

// called tells which line this is: by its first words.
func (l *line) called() string {
	for _, p := range l.list {
		if w, is := p.content.(*label); is {
			return " “" + w.words + "”"
		}
	}
	return ""
}

// crampSlack is by how much a layout may be larger than its room before it is told.
const crampSlack = 0.5

// leftOut notes the parts of a list that do not stay.
func (s *Stage) leftOut(all, stay []Part) {
	i := 0
	for _, p := range all {
		if i < len(stay) && p.among(stay[i]) {
			i++
			continue
		}
		s.leaveOut(p)
	}
}

// among reports whether another part is this one, or one of its alternatives.
func (p Part) among(other Part) bool {
	return slices.ContainsFunc(p.choice(), func(q Part) bool { return q.content == other.content })
}

// inOrder calls put for each of n parts, in the order of the stage.
func (s *Stage) inOrder(n int, put func(i int)) {
	for i := range n {
		if s.backwards {
			i = n - 1 - i
		}
		put(i)
	}
}
