package zankapfel

import (
	"slices"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

func chipKey(sq zk.Square) string { return "chip/" + sq.String() }

// orchardID names the place of the squares.
const orchardID = "place/orchard"

// An orchard is the orchard while it is composed: its squares fill a box, with what belongs to
// them round that.
type orchard struct {
	*view
	at, board ui.Rect
	edges     []ui.Rect // of the numbers
}

// orchard is the orchard without its race, of at least and at most so large.
func (v *view) orchard(least, most float64) ui.Part {
	return v.board(least, least, most, func(r ui.Rect) {
		lane := r.W * laneShare
		v.Stage.Put(sprites.Orchard(lane), r)
		v.squaresOf(r, r.Inset(frame+lane), lane, r.W*smallEdge, r.W*largeEdge)
	})
}

// board is a square drawing in the middle of its room.
func (v *view) board(leastW, leastH, most float64, draw func(r ui.Rect)) ui.Part {
	return ui.Area(leastW, leastH, func(_ *ui.Stage, r ui.Rect) {
		size := min(r.W, r.H, most)
		draw(ui.R(r.CX()-size/2, r.CY()-size/2, size, size))
	}).Roomy(most, most).GrowingBy(0)
}

// roundBoard adds the board with the race round it.
func (v *view) roundBoard(r ui.Rect) {
	k := r.W / 564
	v.Stage.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: art + "board", Lift: sprites.Sheet}, Box: r})
	v.track(r.X+7*k, r.Y+7*k, 50*k)
	v.squaresOf(r, r.Inset(102*k), 45*k, 36*k, 44*k)
}

// squaresOf adds all that lies on the orchard, whose squares fill a grid of its board: edge
// numbers in lanes of that width, trees, chips, the mayor, and what may be chosen.
func (w *view) squaresOf(board, grid ui.Rect, lane, small, large float64) {
	v := orchard{view: w, at: grid, board: board}
	v.Stage.Place(orchardID, grid)
	v.Stage.Shows(orchardFact, valuesFact)
	sq := grid.W / 5
	if m := v.in.Mayor(); m != zk.NoSquare && !v.Frame.Contrast {
		mayorCross(v.Stage, grid, m)
	}
	v.edges = edges(v.Stage, grid, v.in.Mayor(), lane, small, large, v.tellEdge)
	choice, legal := v.squares(), v.legal()
	for s := range zk.Square(zk.Squares) {
		v.square(s, v.squareAt(s), legal.Has(s), choice.Has(s))
	}
	v.mayor(sq)
	v.Stage.Group("square", func() {
		for s := range zk.Square(zk.Squares) {
			v.squareControl(s, choice)
		}
	})
	v.bubbles(sq)
}

// dense reports whether what is chosen from is too small to be touched surely, as it is laid
// out: then a button chooses the next.
func (b *tableState) dense() bool {
	s := b.t.App().Stage()
	if list, ok := s.Where(offersID); ok && b.mine(zk.PhaseAccept) {
		return list.H/float64(len(b.offers())+1)*s.Frame().Unit < ui.Target
	}
	grid, ok := s.Where(orchardID)
	return ok && b.squares() != 0 && grid.W/5*s.Frame().Unit < ui.Target
}

// squareIn is the place of a square in the grid of an orchard.
func squareIn(grid ui.Rect, s zk.Square) ui.Rect { return grid.Cell(s.Row()*5+s.Column(), 5, 5, 0, 0) }

func (v orchard) squareAt(s zk.Square) ui.Rect { return squareIn(v.at, s) }

// mayorCross adds a wash to the mayor’s column and row.
func mayorCross(s *ui.Stage, grid ui.Rect, mayor zk.Square) {
	at := squareIn(grid, mayor)
	s.Put(sprites.Surface{Kind: sprites.Wash, Tint: mayorWash}, ui.R(at.X, grid.Y, at.W, grid.H))
	s.Put(sprites.Surface{Kind: sprites.Wash, Tint: mayorWash}, ui.R(grid.X, at.Y, grid.W, at.H))
}

// edges adds the numbers at the ends of columns and rows, in lanes of that width; the mayor’s
// are larger and glow. It returns where they are; tell lets each be inspected.
func edges(s *ui.Stage, grid ui.Rect, mayor zk.Square, lane, small, large float64, tell func(*ui.Item, zk.Card, zk.Square)) (boxes []ui.Rect) {
	add := func(c zk.Card, at zk.Square, cx, cy float64, on bool) {
		w := small
		if on && mayor != zk.NoSquare {
			w = large
			s.Place(edgeID(c), ui.R(cx-w/2, cy-w/2, w, w))
		}
		it := ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: markArt(c), Words: digits(gives(at, c)), Glow: w == large}, Box: ui.R(cx-w/2, cy-w/2, w, 0)}
		tell(&it, c, at)
		s.Add(it)
		boxes = append(boxes, ui.R(cx-w/2, cy-w/2, w, w))
	}
	for i := range 5 {
		col, row := zk.Square(i*5), zk.Square(i)
		x, y := squareIn(grid, col).CX(), squareIn(grid, row).CY()
		add(zk.Red, col, x, grid.Y-lane/2-0.5, mayor.Column() == i)
		add(zk.Yellow, col, x, grid.Bottom()+lane/2, mayor.Column() == i)
		add(zk.Green, row, grid.X-lane/2, y, mayor.Row() == i)
		add(zk.Blue, row, grid.Right()+lane/2, y, mayor.Row() == i)
	}
	return boxes
}

// tellEdge lets the number of a colour be inspected that a column or row gives.
func (v *view) tellEdge(it *ui.Item, c zk.Card, at zk.Square) {
	n, words := gives(at, c), v.x.Labels.Column
	if c == zk.Green || c == zk.Blue {
		words = v.x.Labels.Row
	}
	v.Inspectable(it, func() *table.Inspection {
		look := sprites.Look{ID: it.Look.ID, Words: digits(n), Lift: sprites.Card}
		return &table.Inspection{Look: look, Words: words.With("colour", lang.Capital(v.apple(c)), "n", digits(n), "price", digits(int(printed.Prices[at][c])))}
	})
}

// legal are the squares that the mayor may go to, marked with what they give: in the
// phases that lead there, for whoever chooses.
func (v *view) legal() zk.SquareSet {
	p, to := v.in.Phase(), v.in.Targets
	if p < zk.PhaseFarm || p > zk.PhaseAccept || v.round.square || p < zk.PhaseAnnounce && to().Len() > 8 { // anywhere: too much to read
		return 0
	}
	return to()
}

// square adds a tree, a chip, and the marks of what a square would give.
func (v *view) square(s zk.Square, r ui.Rect, legal, choice bool) {
	sq := r.W
	chip := v.in.Chips().Has(s)
	picked := v.chosen().Square == s && choice
	offered := v.mine(zk.PhaseAccept) && (s == v.in.Announced() || len(v.offersOf(s)) > 0)
	setup := v.in.Phase() == zk.PhaseChip // the chips count
	v.corners(s, r)
	tree := art + "tree-bare"
	if chip && !(picked && v.in.Phase() == zk.PhaseChip) {
		tree = art + "tree"
	}
	v.put(tree, r.CX(), r.CY(), sq*0.91, 1)
	lit := choice && !setup || picked || offered
	switch {
	case v.pointed.Has(s):
		v.litSquare(r, true)
	case lit:
		v.litSquare(r, v.chosen().Square == s)
	case legal && !v.mine(zk.PhaseAccept):
		v.Stage.Put(sprites.Surface{Kind: sprites.FaintSquare}, r)
	}
	if chip {
		v.chip(s, r, legal || lit, setup && choice, picked)
	}
	if legal && !v.mine(zk.PhaseAccept) {
		v.preview(s, r)
	}
}

// litSquare marks a square that may be chosen, or is.
func (v *view) litSquare(r ui.Rect, on bool) {
	id := art + "square-legal"
	if on {
		id = art + "square-chosen"
	}
	v.Stage.Piece(sprites.Look{ID: id, Glow: true}, r.X, r.Y, r.W)
}

// chip adds a harvest chip: smaller under the marks of a legal square, ringed
// where it may be taken away, lifted where it is chosen for that.
func (v *view) chip(s zk.Square, r ui.Rect, small, ring, picked bool) {
	w := r.W * 39 / 57
	cx, cy := r.CX(), r.CY()
	lift := sprites.Token
	if small && v.in.Phase() >= zk.PhaseFarm {
		w = r.W * 28 / 57
		if v.mine(zk.PhaseAccept) {
			w = r.W * 34 / 57
		}
	}
	taken := picked && v.in.Phase() == zk.PhaseChip
	if taken {
		w, cx, cy, lift = r.W*43/57, cx-2, cy-7, sprites.Lifted
	}
	it := ui.Item{Key: chipKey(s), Kind: ui.Piece, Look: sprites.Look{ID: art + "chip", Lift: lift}, Box: ui.R(cx-w/2, cy-w/2, w, w)}
	if s == v.ghostAt() {
		it.Alpha = 0.25 // he stands there
	}
	v.Inspectable(&it, func() *table.Inspection {
		words := v.x.Labels.Chip.With("numbers", v.numbers(s))
		return &table.Inspection{Look: it.Look, Words: words}
	})
	v.Stage.Add(it)
	if ring {
		q := r.W * 20.6 / 57
		if taken {
			q = r.W * 22.2 / 57
		}
		v.Stage.Put(sprites.Surface{Kind: sprites.ChosenLine, R: q}, ui.R(cx-q, cy-q, 2*q, 2*q))
	}
	if taken {
		v.put("common/tick-badge", cx+r.W*16/57, cy-r.W*16/57, 21, 1)
	}
}

// middleID names the middle of a square, where the number of a hint that advises it stands: it is so high
// that a number at its lower edge is in the middle.
func middleID(s zk.Square) string { return "middle/" + s.String() }

// upperID and lowerID are two opposite corners of a square, where the numbers of a hint stand that are both about it, off the
// squares round it.
func upperID(s zk.Square) string { return "upper/" + s.String() }
func lowerID(s zk.Square) string { return "lower/" + s.String() }

// corners are the places of these.
func (v *view) corners(s zk.Square, r ui.Rect) {
	for id, k := range map[string]float64{upperID(s): hintCorner, lowerID(s): 1 - hintCorner} {
		v.Stage.Place(id, ui.R(r.X+k*r.W-middle/2, r.Y+k*r.H-middle/2, middle, middle))
	}
}

// preview adds the four numbers that a square would give, one in each corner; where the mayor is about to go, the
// table of values says them, and he is in full sight.
func (v *view) preview(s zk.Square, r ui.Rect) {
	v.Stage.Place(middleID(s), ui.R(r.CX()-middle/2, r.CY()-middle+2, middle, middle))
	if s == v.ghostAt() {
		return
	}
	f := printed.Numbers[s]
	w := r.W * 23 / 57
	d := r.W * 0.275
	if r.W > 66 {
		w, d = r.W*25/72, r.W*0.305 // they keep off those of the next square
	}
	for _, q := range []struct {
		c      zk.Card
		dx, dy float64
	}{{zk.Red, -1, -1}, {zk.Blue, 1, -1}, {zk.Yellow, 1, 1}, {zk.Green, -1, 1}} {
		it := ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: markArt(q.c), Words: digits(int(f[q.c]))},
			Box: ui.R(r.CX()+q.dx*d-w/2, r.CY()+q.dy*d-w/2, w, 0), Z: 4}
		v.Stage.Add(it)
	}
}

// ghostAt is where the mayor is about to go, NoSquare where that is open.
func (v *view) ghostAt() zk.Square {
	if m := v.in.Mayor(); m != zk.NoSquare && v.chosenSquare() != m {
		return v.chosenSquare()
	}
	return zk.NoSquare
}

// mayor adds the mayor, and his ghost and the way to it where he is about to go.
func (v orchard) mayor(sq float64) {
	m := v.in.Mayor()
	to, tint := v.ghostAt(), sprites.CreamSoft
	if v.mine(zk.PhaseAnnounce) || v.mine(zk.PhaseAccept) {
		tint = sprites.Glow
	}
	if v.mine(zk.PhaseMayor) {
		m = v.chosen().Square
	}
	if m == zk.NoSquare {
		return
	}
	at := v.squareAt(m)
	if to != zk.NoSquare {
		v.walk(at, v.squareAt(to), tint)
		g := v.squareAt(to)
		w := sq * 30 / 57
		v.Stage.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: art + "mayor"}, Box: ui.R(g.CX()-w/2, g.CY()-w*0.75, w, 0), Alpha: 0.7, Z: 3})
	}
	w := sq * 35 / 57
	if sq > 66 {
		w = sq * 46 / 72
	}
	if v.in.Phase() < zk.PhaseFarm {
		w = sq * 31 / 57
	}
	it := ui.Item{Key: mayorKey, Kind: ui.Piece, Look: sprites.Look{ID: art + "mayor", Lift: sprites.Card},
		Box: ui.R(at.CX()-w/2, at.CY()-w*0.75-sq*0.04, w, w*1.5), Z: table.ZCards, Flight: ui.Flight{Ticks: mayorWalks}}
	if v.mine(zk.PhaseMayor) {
		it.Alpha = 0.85
	}
	v.Inspectable(&it, func() *table.Inspection {
		words := v.x.Labels.Mayor.With("numbers", v.numbers(m))
		return &table.Inspection{Look: sprites.Look{ID: art + "mayor", Lift: sprites.Card}, Words: words}
	})
	v.Stage.Add(it)
}

// walk adds the dotted way from the mayor to the square where he is about to go.
func (v *view) walk(a, b ui.Rect, tint sprites.Color) {
	x0, y0, x1, y1 := a.CX(), a.CY()+a.H*0.15, b.CX(), b.CY()
	dx, dy := x1-x0, y1-y0
	far := max(dx, -dx, dy, -dy)
	begin := walkFrom * b.W / far
	end := begin
	if a.X != b.X && a.Y != b.Y || b.W <= 66 { // figures stand in its way: it ends at the edge of the square
		end = b.W / 2 / far
	}
	x0, y0, x1, y1 = x0+dx*begin, y0+dy*begin, x1-dx*end, y1-dy*end
	from := 0
	switch {
	case x1 < x0 && y1 < y0:
		from = 1
	case x1 < x0:
		from = 3
	case y1 < y0:
		from = 2
	}
	r := ui.R(min(x0, x1), min(y0, y1), max(x1-x0, x0-x1), max(y1-y0, y0-y1))
	v.Stage.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Trail(from, false, tint), Box: r, Z: 3}) // below the values that it crosses
}

// squareControl lets a square be chosen, or says why not.
func (v orchard) squareControl(s zk.Square, choice zk.SquareSet) {
	if who := v.offersOf(s); v.mine(zk.PhaseAccept) {
		if len(who) > 0 { // the next of the offers for it, as in the list
			next := who[(slices.Index(who, v.chosen().Seat)+1)%len(who)]
			v.Stage.Control(ui.Control{ID: "square/" + s.String(), Label: v.squareName(s), Rect: v.squareAt(s), Part: true, Checked: v.chosen().Square == s,
				Act: func() { v.choose(zk.Accept(next)) }})
		}
		return
	}
	c := ui.Control{ID: "square/" + s.String(), Label: v.squareName(s), Rect: v.squareAt(s), Part: true, Checked: v.chosen().Square == s}
	if choice.Has(s) {
		c.Act = func() { v.chooseSquare(s) }
	} else {
		c.Disabled, c.Reason = true, v.squareReason(s)
		if c.Reason == "" {
			return // nobody chooses squares now
		}
	}
	if s == v.in.Mayor() && v.mine(zk.PhaseAnnounce) {
		c.Piece = mayorKey
		c.PutDown = func(x, y float64) { v.dropMayor(x, y, choice) }
	}
	v.Stage.Control(c)
}

// dropMayor announces the square on which the mayor is dropped, if he may go there.
func (v orchard) dropMayor(x, y float64, choice zk.SquareSet) {
	for _, s := range listed(choice) {
		if v.squareAt(s).Has(x, y) {
			if v.chosen().Square != s {
				v.chooseSquare(s)
			}
			v.chooseSquare(s)
		}
	}
}

// edgeID names the number of a colour at the mayor's column or row.
func edgeID(c zk.Card) string { return "edge/" + colourArt[c] }

// squareReason says why a square cannot be chosen.
func (v *view) squareReason(s zk.Square) string {
	switch {
	case !v.mine(zk.PhaseChip) && !v.mine(zk.PhaseAnnounce) && !v.mine(zk.PhaseOffer):
		return ""
	case s == v.in.Announced():
		return v.x.Reasons.Announced
	case !v.in.Chips().Has(s):
		return v.x.Reasons.GoneChip
	}
	return v.x.Reasons.NotNeighbour
}

// offersOf are the offers for a square.
func (v *view) offersOf(s zk.Square) []engine.Player {
	return table.Where(v.offers(), func(p engine.Player) bool { return v.in.Offer(p).Square == s })
}
