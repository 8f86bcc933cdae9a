package zankapfel

import (
	"cmp"
	"math"
	"slices"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
	"treille/sprites/bake"
)

// startID names the place of the 0 where the race begins, which no pawn hides.
const startID = "place/start"

// pawnKey is the key of a seat's pawn on the race.
func pawnKey(p engine.Player) string { return "pawn/" + digits(int(p)) }

// pawn adds a seat's pawn, its foot on a point.
func (v *view) pawn(p engine.Player, cx, foot, w float64, z int) {
	it := ui.Item{Key: pawnKey(p), Look: sprites.Look{ID: "common/pawn-" + v.Seat(p).Crest, Lift: sprites.Token}, Box: ui.R(cx-w/2, foot-w*1.5, w, w*1.5), Z: z}
	v.Inspectable(&it, func() *table.Inspection {
		words := v.x.Labels.Pawn.With("of", v.Words.Of(v.PlayerName(p)), "n", v.number(v.Points(p)))
		return &table.Inspection{Look: sprites.Look{ID: it.Look.ID, Lift: sprites.Card}, Words: words}
	})
	v.Stage.Add(it)
}

// A racer is a pawn on the ruler: where it belongs, and where it stands.
type racer struct {
	seat   engine.Player
	at, to float64
}

// ruler is the race as a straight line, from behind the start to the goal. Pawns that would hide each other stand over the line
// beside each other, smaller, and a thread leads from each to where it belongs.
func (v *view) ruler(r ui.Rect) {
	s := v.Stage
	v.Stage.Put(sprites.Surface{Kind: sprites.Parchment, R: 8, Lift: sprites.Card}, r)
	k := r.H / raceHeight
	pw, gap, pad := 24*k, racerGap*k, 21*k
	path, points := printed.Path, table.Each(v.Ring, v.Points)
	lo, hi := raceBack, max(path, slices.Max(points))
	for lo > slices.Min(points) { // it stays as it is for ten steps
		lo -= 10
	}
	unit := (r.W - 2*pad) / float64(hi-lo)
	x := func(n int) float64 { return r.X + pad + float64(n-lo)*unit }
	line := r.Bottom() - 17
	s.Put(sprites.RaceLine((hi-lo)/5+1), ui.R(x(lo), line-3.5, float64((hi-lo)/5*5)*unit, 7))
	for n := lo / 10 * 10; n < path; n += 10 {
		if n == 0 { // pawns may hide its flag
			s.Place(startID, ui.R(x(n)-ui.Apart, line, 2*ui.Apart, r.Bottom()-line))
		}
		s.Words(v.number(n), x(n), r.Bottom()-3, sprites.Style{Font: sprites.SansMedium, Size: 13.5, Color: sprites.Ink, Align: sprites.Middle})
	}
	for _, n := range []int{0, path} {
		s.Piece(sprites.Look{ID: art + "flag"}, x(n)-6*k, line-19*k, 17*k)
	}
	list := table.Each(v.Ring, func(p engine.Player) racer { return racer{p, x(v.Points(p)), x(v.Points(p))} })
	right := r.Right() - pw/2 - 3
	if slices.Max(points) < path { // the flag of the finish stays in sight
		right = x(path) - 6*k - pw/2
	}
	stepAside(list, gap, r.X+pw/2+3, right)
	for i, q := range list {
		z, w, foot := table.ZCards+i, pw, line+3.5
		if q.seat == v.Base() {
			z = table.ZChosen
		}
		if i > 0 && q.at-list[i-1].at < gap+1 || i+1 < len(list) && list[i+1].at-q.at < gap+1 {
			w, foot = pw*crowded, line-threadHigh*k
			v.thread(q, foot, line)
		}
		v.pawn(q.seat, q.at, foot, w, z)
	}
	v.hops(x, line, pw)
}

// thread leads from the foot of a racer down to where it belongs on the line.
func (v *view) thread(q racer, foot, line float64) {
	from, to := rune(0), rune(bake.CurveParts)
	if q.at > q.to {
		from, to = to, from
	}
	left, wide, top := min(q.at, q.to), max(math.Abs(q.at-q.to), threadWide/2), foot-threadWide
	v.Stage.Put(sprites.Curve(string([]rune{from, bake.CurveParts, to, 0}), 0, threadWide, sprites.Ink, false), ui.R(left, top, wide, line-threadMark/2-top))
	v.Stage.Put(sprites.Surface{Kind: sprites.Wash, Tint: sprites.Ink}, ui.R(q.to-threadEnd/2, line-threadMark/2, threadEnd, threadMark))
}

// stepAside parts racers that stand nearer to each other than a gap, within edges.
func stepAside(list []racer, gap, left, right float64) {
	slices.SortStableFunc(list, func(a, b racer) int { return cmp.Compare(a.to, b.to) })
	for range 60 {
		for i := range len(list) - 1 {
			if d := list[i+1].at - list[i].at; d < gap {
				list[i].at -= (gap - d) / 2
				list[i+1].at += (gap - d) / 2
			}
		}
		for i := range list {
			list[i].at = min(max(list[i].at, left+float64(i)*gap), right-float64(len(list)-1-i)*gap)
		}
	}
}

// hops shows the ways of those who harvest, as long as they are under way.
func (v *view) hops(x func(int) float64, line, pw float64) {
	e := v.round.last
	if e.Kind != zk.EventPawnMoved {
		return
	}
	a, b := x(e.Score-e.Steps), x(e.Score)
	from := 0
	if b < a {
		a, b, from = b, a, 1
	}
	if b-a < 12 {
		return
	}
	s := sprites.Trail(from, true, sprites.Glow)
	v.Stage.Add(ui.Item{Kind: ui.Surface, Surface: s, Box: ui.R(a, line-pw*0.55, b-a, pw*0.55), Z: table.ZCards - 1})
}

// track is the race round the orchard: squares of that pitch, the board's upper left at
// (x, y). Pawns on one square stand so that the head of each is seen: two side by side, more in two
// rows.
func (v *view) track(x, y, pitch float64) {
	s := v.Stage
	path := printed.Path
	at := func(n int) (cx, cy float64) {
		n = (n%path + path) % path
		col, row := 0, 10-n
		switch {
		case n > 30:
			col, row = 40-n, 10
		case n > 20:
			col, row = 10, n-20
		case n > 10:
			col, row = n-10, 0
		}
		return x + (float64(col)+0.5)*pitch, y + (float64(row)+0.5)*pitch
	}
	for n := range path {
		cx, cy := at(n)
		look := sprites.Look{ID: art + "race-square-" + [2]string{"a", "b"}[n%2], Words: digits(n)}
		switch {
		case n == 0:
			look = sprites.Look{ID: art + "race-square-start"}
		case n%10 == 0:
			look.ID = art + "race-square-ten"
		}
		s.Piece(look, cx-pitch/2, cy-pitch/2, pitch)
	}
	here := make([][]engine.Player, path)
	for _, p := range v.Ring {
		n := (v.Points(p)%path + path) % path
		here[n] = append(here[n], p)
	}
	for n, list := range here {
		cx, cy := at(n)
		slices.SortStableFunc(list, func(a, b engine.Player) int { return cmp.Compare(v.Points(b), v.Points(a)) }) // those with a tag at the right
		tags := 0
		for i, p := range list {
			dx, foot, w := standing(i, len(list))
			v.pawn(p, cx+pitch*dx, cy+pitch*foot, pitch*w, table.ZCards+i)
			if n := v.Points(p); n < 0 && (i == 0 || v.Points(list[i-1]) != n) { // alike ones share one
				tag := ui.R(cx+pitch*0.12, cy-pitch*(0.02+0.42*float64(tags)), pitch*0.56, 0)
				s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: art + "tag-negative", Words: v.number(n)}, Box: tag, Z: table.ZChosen})
				tags++
			}
		}
	}
	cx, cy := at(0)
	zero := ui.Label(digits(0), ui.PaperBold.Sized(ui.Fine).At(sprites.Middle)).On(sprites.Surface{Kind: sprites.RoundLabel}).Raised(table.ZChosen).Named(startID)
	s.Lay(zero, ui.R(cx-pitch*0.5, cy+pitch*0.5-startMark, startMark, startMark))
	v.wouldBe(at, pitch)
	s.Shows(v.raceFacts()...)
}

// standing is where the i-th of n pawns stands on a square, from its middle, and how wide it is, in
// shares of the square: the back row first.
func standing(i, n int) (dx, foot, w float64) {
	back, front := n/2, n-n/2
	switch {
	case n <= 2:
		return (float64(i) - float64(n-1)/2) * pairApart, pawnFoot, [3]float64{1: 0.64, 2: 0.5}[n]
	case i < back:
		return (float64(i) - float64(back-1)/2) * rowShare / float64(front), backFoot, rowShare / float64(front)
	}
	return (float64(i-back) - float64(front-1)/2) * rowShare / float64(front), frontFoot, rowShare / float64(front)
}

// wouldBe shows where the pawn of who is about to buy would go back to.
func (v *view) wouldBe(at func(int) (x, y float64), pitch float64) {
	if !v.mine(zk.PhaseFarm) || v.pick != zk.Buy() {
		return
	}
	cx, cy := at(v.in.Score(v.Me()) - v.in.Price(v.in.Face()))
	r := ui.R(cx-pitch*0.44, cy-pitch*0.44, pitch*0.88, pitch*0.88)
	v.Stage.Put(sprites.Surface{Kind: sprites.ChosenLine, R: 6, State: sprites.On}, r)
	w := pitch * 0.56
	v.Stage.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: "common/pawn-" + v.Seat(v.Me()).Crest}, Box: ui.R(cx-w/2, cy+pitch*0.34-w*1.5, w, 0), Alpha: 0.55})
}
