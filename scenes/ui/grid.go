package ui

import "slices"

// A grid has equal cells.
type grid struct {
	nested
	columns int
	gap     float64
	ruled   bool // with a line in the middle of each gap
	full    bool // the last takes the rest of its row
}

// Grid lays parts in cells of equal size, so many side by side. Where it gets more room,
// the cells grow.
func Grid(columns int, gap float64, parts ...Part) Part {
	return madeOf(parts, func(n nested) content { return &grid{nested: n, columns: min(columns, len(n.list)), gap: gap} })
}

// RuledGrid is a grid with a line in each gap.
func RuledGrid(columns int, gap float64, parts ...Part) Part {
	p := Grid(columns, gap, parts...)
	if p.part != nil {
		p.content.(*grid).ruled = true
	}
	return p
}

// FullGrid is a grid of buttons whose last fills its row.
func FullGrid(columns int, gap float64, parts ...Part) Part {
	p := Grid(columns, gap, parts...)
	if p.part != nil {
		p.content.(*grid).full = true
	}
	return p
}

// Rows is a grid of so many rows.
func Rows(n int, gap float64, parts ...Part) Part {
	list := present(parts)
	return Grid(max(1, (len(list)+n-1)/n), gap, list...)
}

func (g *grid) rows() int { return (len(g.list) + g.columns - 1) / g.columns }

// times is the extent of so many equal cells with gaps between.
func (g *grid) times(cell extent, n int) extent {
	k, gaps := float64(n), g.gap*float64(n-1)
	return extent{cell.want*k + gaps, cell.least*k + gaps, cell.worst*k + gaps}
}

func (g *grid) width(s *Stage) extent {
	return g.times(broadest(g.list, func(p Part) extent { return p.width(s) }), g.columns)
}

func (g *grid) height(s *Stage, width float64) extent {
	w := R(0, 0, width, 0).Cell(0, g.columns, 1, g.gap, 0).W
	var cell extent
	for _, p := range g.list {
		cell = cell.max(p.heightIn(s, w))
	}
	return g.times(cell, g.rows())
}

func (g *grid) put(s *Stage, r Rect) {
	if g.ruled {
		for i := 1; i < g.columns; i++ {
			s.Lay(Rule(), R(r.Cell(i, g.columns, 1, g.gap, 0).X-g.gap/2, r.Y, 1, r.H))
		}
		for i := 1; i < g.rows(); i++ {
			s.Lay(Rule(), R(r.X, r.Cell(i, 1, g.rows(), 0, g.gap).Y-g.gap/2, r.W, 1))
		}
	}
	s.inOrder(len(g.list), func(i int) {
		cell := r.Cell(i, g.columns, g.rows(), g.gap, g.gap)
		if g.full && i == len(g.list)-1 {
			cell.W = r.Right() - cell.X
		}
		s.Lay(g.list[i], cell)
	})
}

// Stack lays parts over each other in the same box.
func Stack(parts ...Part) Part {
	return madeOf(parts, func(n nested) content { return &stack{n} })
}

type stack struct{ nested }

func (l *stack) width(s *Stage) extent {
	return broadest(l.list, func(p Part) extent { return p.width(s) })
}

func (l *stack) height(s *Stage, width float64) extent {
	var e extent
	for _, p := range l.list {
		e = e.max(p.fitting(s, width, huge).height(s, width))
	}
	return e
}

func (l *stack) put(s *Stage, r Rect) {
	for _, p := range l.list { // the order is that of drawing
		s.Lay(p, r)
	}
}

// A ledger has columns as wide as what they hold.
type ledger struct {
	gapX, gapY float64
	rows       [][]Part
	behind     func(row int) Part
}

// Ledger lays rows of parts in columns, each as wide as the widest part in it. A column
// takes a share of what is left over if a part in it grows; rows all do so.
func Ledger(gapX, gapY float64, rows ...[]Part) Part {
	if len(rows) == 0 {
		return Part{}
	}
	return made(&ledger{gapX: gapX, gapY: gapY, rows: rows, behind: func(int) Part { return Part{} }})
}

// Behind lays a part behind each row of a ledger, in its whole box: a line, a wash.
func (p Part) Behind(row func(i int) Part) Part {
	return p.each(func(p *part, _ Part) { p.content.(*ledger).behind = row })
}

func (l *ledger) parts() []Part { return slices.Concat(l.rows...) }

// columns are the extents of the columns, and their shares of what is left over.
func (l *ledger) columns(s *Stage) (list []extent, grow []float64) {
	for _, row := range l.rows {
		for i, p := range row {
			if i == len(list) {
				list, grow = append(list, extent{}), append(grow, 0)
			}
			if p.part != nil {
				list[i] = list[i].max(smallestOf(p, func(p Part) extent { return p.width(s) }))
				grow[i] = max(grow[i], p.grow)
			}
		}
	}
	return list, grow
}

func (l *ledger) width(s *Stage) extent {
	list, _ := l.columns(s)
	e := same(l.gapX * float64(len(list)-1))
	for _, one := range list {
		e = e.plus(one)
	}
	return e
}

// widths are those of the columns in a room.
func (l *ledger) widths(s *Stage, room float64) []float64 {
	list, grow := l.columns(s)
	return share(room-l.gapX*float64(len(list)-1), list, grow)
}

// heights are the extents of the rows in a room.
func (l *ledger) heights(s *Stage, widths []float64) []extent {
	list := make([]extent, len(l.rows))
	for i, row := range l.rows {
		for k, p := range row {
			list[i] = list[i].max(p.fitting(s, widths[k], huge).height(s, widths[k]))
		}
	}
	return list
}

func (l *ledger) height(s *Stage, width float64) extent {
	e := same(l.gapY * float64(len(l.rows)-1))
	for _, one := range l.heights(s, l.widths(s, width)) {
		e = e.plus(one)
	}
	return e
}

func (l *ledger) put(s *Stage, r Rect) {
	widths := l.widths(s, r.W)
	grow := make([]float64, len(l.rows))
	for i := range grow {
		grow[i] = 1
	}
	heights := share(r.H-l.gapY*float64(len(l.rows)-1), l.heights(s, widths), grow)
	y := r.Y
	for i, row := range l.rows {
		x := r.X
		s.Lay(l.behind(i), R(r.X, y, r.W, heights[i]))
		for k, p := range row {
			s.Lay(p, R(x, y, widths[k], heights[i]))
			x += widths[k] + l.gapX
		}
		if x-l.gapX > r.Right()+crampSlack {
			s.cramp("ledger")
		}
		y += heights[i] + l.gapY
	}
	if y-l.gapY > r.Bottom()+crampSlack {
		s.cramp("ledger")
	}
}

// A flow goes on in the next line where one is full.
type flow struct {
	nested
	gap, lead float64
}

// Flow lays parts beside each other, and in further lines where one has no room for them.
func Flow(gap, lead float64, parts ...Part) Part {
	return madeOf(parts, func(n nested) content { return &flow{n, gap, lead} })
}

func (f *flow) width(s *Stage) extent {
	e := broadest(f.list, func(p Part) extent { return p.width(s) })
	e.want = f.gap * float64(len(f.list)-1)
	for _, p := range f.list {
		e.want += p.width(s).want
	}
	return e
}

// lines are the rows of a flow in a width.
func (f *flow) lines(s *Stage, width float64) []Part {
	var lines []Part
	var line []Part
	x := 0.0
	for _, p := range f.list {
		w := p.width(s).want
		if len(line) > 0 && x+w > width+slack {
			lines, line, x = append(lines, Row(f.gap, line...)), nil, 0
		}
		line = append(line, p)
		x += w + f.gap
	}
	return append(lines, Row(f.gap, line...))
}

func (f *flow) height(s *Stage, width float64) extent {
	return Column(f.lead, f.lines(s, width)...).height(s, width)
}

func (f *flow) put(s *Stage, r Rect) { s.Lay(Column(f.lead, f.lines(s, r.W)...), r) }
