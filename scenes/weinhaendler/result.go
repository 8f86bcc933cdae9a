package weinhaendler

import (
	"slices"
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/rules"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Result shows how a game has ended: who won, and what each score is made of.
// The table stays below it.
type Result struct {
	table *Table
	rank  []engine.Player // best first
	place []int           // from 1, equal for ties
}

// NewResult returns the result of a game that is over.
func NewResult(t *Table) *Result {
	r := &Result{table: t}
	for i := range t.shown.Players() {
		r.rank = append(r.rank, engine.Player(i))
	}
	slices.SortStableFunc(r.rank, func(a, b engine.Player) int { return t.shown.Points(b) - t.shown.Points(a) })
	for i, p := range r.rank {
		if i > 0 && t.shown.Points(p) == t.shown.Points(r.rank[i-1]) {
			r.place = append(r.place, r.place[i-1])
		} else {
			r.place = append(r.place, i+1)
		}
	}
	return r
}

// Name implements scenes.Scene.
func (r *Result) Name() string { return "result" }

// Title implements scenes.Scene.
func (r *Result) Title() string { return r.headline(r.table.room.Words) }

// Update implements scenes.Scene.
func (r *Result) Update() {}

// Back implements scenes.Scene: the table is below.
func (r *Result) Back() { r.table.room.Pop() }

// State implements scenes.Stater.
func (r *Result) State(add func(string, any)) {
	add("ply", r.table.session.Match().Ply())
	add("over", true)
	add("points", r.table.shown.Points(r.rank[0]))
}

// winners are the names of all in first place (rule C5).
func (r *Result) winners() []string {
	var names []string
	for i, p := range r.rank {
		if r.place[i] == 1 {
			names = append(names, r.table.name(p))
		}
	}
	return names
}

func (r *Result) headline(w *lang.Words) string {
	names := r.winners()
	if len(names) == 1 {
		return w.Result.Wins.With("name", names[0])
	}
	return w.Result.Win.With("names", w.List(names...))
}

// lead says by how much the winner won.
func (r *Result) lead(w *lang.Words) string {
	in := r.table.shown
	points := w.Count(w.Table.Points, in.Points(r.rank[0]))
	n := len(r.winners())
	if n > 1 {
		return w.Result.WithTie.With("points", points)
	}
	second := []string{}
	for i, p := range r.rank {
		if r.place[i] == 2 {
			second = append(second, r.table.name(p))
		}
	}
	gap := strconv.Itoa(in.Points(r.rank[0]) - in.Points(r.rank[1]))
	if len(second) > 1 {
		return w.Result.WithAheadOf.With("points", points, "lead", gap, "names", w.List(second...))
	}
	return w.Result.WithAhead.With("points", points, "lead", gap, "name", second[0])
}

// Compose implements scenes.Scene.
func (r *Result) Compose(s *ui.Stage) {
	t := r.table
	v := &view{Table: t, s: s, f: s.Frame(), in: t.shown, w: t.room.Words, x: &t.room.Words.Weinhaendler}
	v.ring = []engine.Player{r.rank[0]}
	switch v.f.Shape {
	case ui.Desktop:
		r.desktop(v)
	case ui.Sideways:
		r.sideways(v)
	default:
		r.portrait(v)
	}
}

func (r *Result) rounds(v *view, p lang.Plural) string { return v.w.Count(p, v.in.Round()) }

// again starts another game with the same players; home leaves the table.
func (r *Result) again() { r.table.restart() }

func (r *Result) banner(v *view, icons bool) {
	s, c := v.s, v.f.Safe
	big := v.f.Shape == ui.Desktop
	h, size, sub := 48.0, 21.0, 15.0
	if big {
		h, size, sub = 56, 24, 17
	}
	if v.f.Shape == ui.Portrait {
		c = v.f.Column(480)
	}
	s.Put(sprites.Surface{Kind: sprites.Banner}, ui.R(v.f.Full.X, 0, v.f.Full.W, v.f.Safe.Y+h))
	s.IconButton(ui.IconSpec{ID: "home", CX: c.X + h/2 + 4, CY: c.Y + h/2, Icon: "back", Label: v.w.Table.ToHome, Act: v.room.Home})
	x := c.X + h + 14
	st := sprites.Style{Font: sprites.SC, Size: size, Color: sprites.Cream}
	s.Words(v.x.Title, x, c.Y+h/2+size/3, st)
	x += sprites.Measure(v.x.Title, st) + 14
	ended := sprites.Style{Font: sprites.Italic, Size: sub, Color: sprites.CreamSoft}
	words := r.rounds(v, v.w.Result.Finished)
	list := []ui.IconSpec{
		{ID: "log", Icon: "log", Label: v.w.App.Log, Key: 'l', Act: func() { v.room.Pop(); v.Table.openLog() }},
		{ID: "rules", Icon: "?", Label: v.w.App.Rules, Key: '?', Act: func() { v.room.Push(rules.New(v.room, 4, true)) }},
	}
	if !icons {
		list = list[1:]
		words = r.rounds(v, v.w.Result.Rounds)
	}
	right := c.Right() - 36
	for i, b := range list {
		b.CX, b.CY = right-54*float64(len(list)-1-i), c.Y+h/2
		s.IconButton(b)
	}
	s.Words(ui.Ellipsis(words, ended, right-54*float64(len(list)-1)-30-x), x, c.Y+h/2+sub/3, ended)
}

// crown adds the winner's crest with its laurel; w is the width of the crest.
func (r *Result) crown(v *view, cx, cy, w float64) {
	k := w / 104
	for _, sign := range []float64{-1, 1} {
		for _, l := range []struct {
			x, y, size, turn float64
			id               string
		}{{54, 20, 44, 40, "leaf"}, {84, 2, 40, 64, "leaf-light"}, {108, -22, 34, 84, "leaf"}, {30, 34, 38, 20, "leaf-light"}} {
			q := k * 1.12
			v.s.Leaf("common/"+l.id, cx+sign*l.x*q, cy+l.y*q, l.size*q, sign*l.turn)
		}
	}
	v.crest(r.rank[0], cx-w/2, cy-w*0.54, w, sprites.Lifted)
}

// trophy shows the winning cellar on its rack, with gold behind each triplet.
func (r *Result) trophy(v *view, cx, base, tw, coinW float64, tiles bool) {
	p := r.rank[0]
	n := v.fullest(p)
	c := v.in.Cellar(p, n)
	ratio := tileRatio
	gap := 3.0
	if !tiles {
		ratio, gap = miniRatio, 2
	}
	py := five(c, 0, base, tw, tw*ratio, gap)
	py.x = cx - py.span()/2
	v.rack(py, 5)
	py.places(func(row, col int) {
		if card, ok := c.At(row, col); ok {
			q := py.at(row, col)
			id := miniArt(card)
			if tiles {
				id = tileArt(card)
			}
			v.s.Piece(sprites.Look{ID: id}, q.X, q.Y, q.W)
		}
	})
	for i, k := 0, 0; i < v.in.CellarCount(p); i++ {
		if i != n && v.in.Cellar(p, i).Len() > 0 { // further cellars, in small
			v.dots(v.in.Cellar(p, i), py.x+float64(k)*66, py.at(4, py.first).Y+60)
			k++
		}
	}
	if !tiles {
		return
	}
	list := v.in.CellarTriplets(p, n, nil)
	for _, t := range list {
		if t.Points == 4 {
			v.outline(py, t)
		}
	}
	for _, t := range list {
		v.tripletCoin(py, t, coinW)
	}
}

// fullest is the number of somebody's cellar with the most cards.
func (v *view) fullest(p engine.Player) int {
	best := 0
	for i := range v.in.CellarCount(p) {
		if v.in.Cellar(p, i).Len() > v.in.Cellar(p, best).Len() {
			best = i
		}
	}
	return best
}

// tripletCoin lays a coin on a triplet: in the middle of a triangle, between
// the first two of a line.
func (v *view) tripletCoin(py pyramid, t wh.Triplet, w float64) {
	var x, y float64
	n := 3
	a, b, c := t.Places[0], t.Places[1], t.Places[2]
	if a.Row == b.Row && b.Row == c.Row || a.Row != b.Row && b.Row != c.Row {
		n = 2
	}
	for _, p := range t.Places[:n] {
		q := py.at(int(p.Row), int(p.Col))
		x += q.CX() / float64(n)
		y += q.CY() / float64(n)
	}
	if t.Points != 4 {
		w *= 0.86
	}
	look := coin(t.Points == 4)
	look.Lift = sprites.Card
	v.s.Add(ui.Item{Kind: ui.Piece, Look: look, Box: ui.R(x-w/2, y-w/2, w, w), Z: zLabel})
}

// goldTitle sets the headline in gold letters about cx, at most w wide.
// It returns how much lower its foot is than that of a single line.
func (r *Result) goldTitle(v *view, cx, y, size, w float64) float64 {
	st := sprites.Style{Font: sprites.SC, Size: size}
	words := r.headline(v.w)
	lines := []string{words}
	if sprites.Measure(words, st) > w {
		st.Size = max(30, ui.FitSize(words, st, w))
		lines = ui.Wrap(words, st, w)
		for _, l := range lines {
			st.Size = ui.FitSize(l, st, w)
		}
	}
	if len(lines) > 1 {
		y -= st.Size * 0.3
	}
	for i, l := range lines {
		lw := sprites.Measure(l, st)
		yy := y + float64(i)*st.Size*1.02
		v.s.Put(sprites.Surface{Kind: sprites.Title, Text: l, Size: st.Size}, ui.R(cx-lw/2, yy, lw, st.Size))
	}
	return float64(len(lines)-1) * st.Size * 0.72
}

func (r *Result) seed(v *view) string {
	return strconv.FormatUint(v.session.Match().Setup().Seed, 10)
}

func (r *Result) buttons(v *view, see, again ui.Rect, size, big float64) {
	t := min(v.f.Text, 1.35)
	size, big = size*t, big*t
	v.s.Button(ui.ButtonSpec{ID: "see", Rect: see, Label: v.w.Result.SeeTable, Icon: "eye", Size: size, Act: v.room.Pop})
	v.s.Button(ui.ButtonSpec{ID: "again", Rect: again, Label: v.w.Result.Again, Primary: true, Size: big, Act: r.again})
}

func (r *Result) desktop(v *view) {
	s := v.s
	W, H := v.f.Full.W, v.f.Full.H
	s.Put(sprites.Surface{Kind: sprites.Table, N: 7}, v.f.Full)
	r.banner(v, true)
	felt := ui.R(14, 70, 456, H-84)
	s.Put(sprites.Surface{Kind: sprites.Felt, R: 16, Line: true}, felt)
	cx := felt.CX()
	r.crown(v, cx, felt.Y+86, 104)
	low := r.goldTitle(v, cx, felt.Y+208, 56, felt.W-50)
	st := sized(hintWords, 19).At(sprites.Middle)
	words := r.lead(v.w)
	st.Size = ui.FitSize(words, st, felt.W-40)
	s.Words(words, cx, felt.Y+244+low, st)
	r.trophy(v, cx, felt.Bottom()-32, 72, 34, true)

	sheet := ui.R(486, 70, W-500, H-196)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, sheet)
	L, R := sheet.X+28, sheet.Right()-28
	k := sheet.W / 780
	c1, c2, c3, c4 := sheet.X+392*k, sheet.X+508*k, sheet.X+624*k, R-2
	s.Words(v.w.Result.Title, L, sheet.Y+46, sized(paperName, 26))
	small := sized(paperItalic, 15).In(sprites.InkSoft)
	s.Piece(sprites.Look{ID: "common/star"}, c1-12, sheet.Y+18, 24)
	s.Words(v.w.Result.Stars, c1, sheet.Y+62, small.At(sprites.Middle))
	for i, c := range []float64{c2, c3} {
		s.Piece(coin(i == 0), c-15, sheet.Y+14, 30)
		s.Words([]string{v.w.Result.Alike, v.w.Result.Different}[i], c, sheet.Y+62, small.At(sprites.Middle))
	}
	s.Words(v.w.Result.Points, c4, sheet.Y+62, small.At(sprites.Right))
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, sheet.Y+74, R-L, 5))
	rh := min(119, (sheet.H-78-50)/float64(len(r.rank)))
	for i, p := range r.rank {
		y := sheet.Y + 78 + float64(i)*rh
		m := y + rh/2
		if r.place[i] == 1 {
			s.Put(sprites.Surface{Kind: sprites.Highlight}, ui.R(sheet.X+12, y+1.5, sheet.W-24, rh-2))
		}
		if i > 0 {
			s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(L, y, R-L, 1))
		}
		v.ribbon(r.place[i], L, m-25, 36)
		v.crest(p, L+52, m-24, 44, sprites.Token)
		sw := min(17, (rh-14)/5.7)
		px := L + 206*k
		s.Name(v.name(p), L+110, m+8, px-L-118, sized(paperName, 24))
		r.tiny(v, p, px, m+rh/2-9, sw)
		stars, alike, different := v.in.Breakdown(p)
		r.term(v, c1, m, stars, "")
		r.term(v, c2, m, alike, r.times(v, alike/4, 4))
		r.term(v, c3, m, different, r.times(v, different, 1))
		op := sprites.Style{Font: sprites.Serif, Size: 22, Color: sprites.InkSoft, Align: sprites.Middle}
		s.Words("+", (c1+c2)/2, m+9, op)
		s.Words("+", (c2+c3)/2, m+9, op)
		s.Words("=", (c3+c4-20)/2+2, m+9, op)
		s.Words(strconv.Itoa(v.in.Points(p)), c4, m+14, sized(paperNumber, 42).At(sprites.Right))
	}
	yb := sheet.Y + 78 + rh*float64(len(r.rank))
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, yb+2, R-L, 5))
	s.Words(v.w.Result.SeedMeaning.With("seed", r.seed(v)), L, yb+32, sized(paperSoft, 16))
	r.buttons(v, ui.R(sheet.X, H-94, 220, 60), ui.R(sheet.Right()-262, H-98, 262, 68), 19, 26)
}

func (r *Result) times(v *view, n, each int) string {
	if n == 0 {
		return ""
	}
	return v.w.Result.Times.With("n", strconv.Itoa(n), "each", strconv.Itoa(each))
}

func (r *Result) term(v *view, x, m float64, n int, sub string) {
	y := m + 10
	if sub != "" {
		y = m + 3
		v.s.Words(sub, x, m+25, sized(paperSoft, 15).At(sprites.Middle))
	}
	v.s.Words(strconv.Itoa(n), x, y, sized(paperNumber, 27).At(sprites.Middle))
}

// tiny shows somebody's newest cellar in small.
func (r *Result) tiny(v *view, p engine.Player, x, base, tw float64) {
	c := v.in.Cellar(p, v.fullest(p))
	py := five(c, x, base, tw, tw*miniRatio, 1.1)
	py.places(func(row, col int) {
		q := py.at(row, col)
		if card, ok := c.At(row, col); ok {
			v.s.Piece(sprites.Look{ID: miniArt(card)}, q.X, q.Y, q.W)
		} else {
			v.s.Put(sprites.Surface{Kind: sprites.SlotLine}, q)
		}
	})
}

func (r *Result) portrait(v *view) {
	s := v.s
	s.Put(sprites.Surface{Kind: sprites.Table, N: 9}, v.f.Full)
	r.banner(v, false)
	c := v.f.Column(480)
	sc := v.f.Caption()
	felt := ui.R(c.X+6, c.Y+56, c.W-12, 262)
	s.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, felt)
	cx := felt.CX()
	low := r.goldTitle(v, cx, felt.Y+51, 42, felt.W-40)
	st := sized(hintWords, 17*sc).At(sprites.Middle)
	words := r.lead(v.w)
	st.Size = ui.FitSize(words, st, felt.W-24)
	s.Words(words, cx, felt.Y+78+low, st)
	r.crown(v, felt.X+103, felt.Y+174+low/2, 66)
	r.trophy(v, felt.X+278, felt.Y+247, 27.5, 0, false)

	bottom := c.Bottom() - 140
	sheet := ui.R(c.X+6, felt.Bottom()+8, c.W-12, bottom-10-felt.Bottom()-8)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, sheet)
	r.rows(v, ui.R(sheet.X+18, sheet.Y+10, sheet.W-36, sheet.H-46), 80)
	s.Words(v.w.Result.Seed.With("seed", r.seed(v)), sheet.X+18, sheet.Bottom()-14, sized(paperSoft, 15))
	r.buttons(v, ui.R(c.X+8, bottom, c.W-16, 48), ui.R(c.X+8, bottom+58, c.W-16, 58), 16, 24)
}

// rows is the ranking of a phone: terms of zero are left out.
func (r *Result) rows(v *view, box ui.Rect, most float64) {
	s := v.s
	rh := min(most, box.H/float64(len(r.rank)))
	k := min(1, rh/60)
	least := func(size float64) float64 { return max(13, size*k) }
	for i, p := range r.rank {
		y := box.Y + float64(i)*rh
		if r.place[i] == 1 {
			s.Put(sprites.Surface{Kind: sprites.Highlight}, ui.R(box.X-10, y-1, box.W+20, rh))
		}
		if i > 0 {
			s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(box.X, y, box.W, 1))
		}
		v.ribbon(r.place[i], box.X, y+rh*0.2, 28*k)
		v.crest(p, box.X+38, y+rh*0.2, 36*k, sprites.Token)
		total := strconv.Itoa(v.in.Points(p))
		ts := sized(paperNumber, 38*k).At(sprites.Right)
		s.Words(total, box.Right(), y+rh*0.65, ts)
		s.Name(v.name(p), box.X+86, y+rh*0.38, box.W-86-sprites.Measure(total, ts)-10, sized(paperName, 21*k))
		stars, alike, different := v.in.Breakdown(p)
		x, yy := box.X+86, y+rh*0.74
		num := sized(paperNumber, least(18))
		s.Piece(sprites.Look{ID: "common/star"}, x, yy-17*k, 20*k)
		s.Words(strconv.Itoa(stars), x+24*k, yy, num)
		x += 24*k + sprites.Measure(strconv.Itoa(stars), num) + 8
		for j, q := range []int{alike / 4, different} {
			if q == 0 {
				continue
			}
			s.Words("+", x, yy, sprites.Style{Font: sprites.Serif, Size: least(17), Color: sprites.InkSoft})
			x += 15 * k
			times := sprites.Style{Font: sprites.SansMedium, Size: least(17), Color: sprites.Ink}
			words := strconv.Itoa(q) + "\u202f×"
			s.Words(words, x, yy, times)
			x += sprites.Measure(words, times) + 5
			s.Piece(coin(j == 0), x, yy-19*k, 26*k)
			x += 34 * k
		}
	}
}

func (r *Result) sideways(v *view) {
	s := v.s
	s.Put(sprites.Surface{Kind: sprites.Table, N: 5}, v.f.Full)
	r.banner(v, true)
	c := v.f.Safe
	felt := ui.R(c.X+10, c.Y+56, 330, c.H-66)
	s.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, felt)
	low := r.goldTitle(v, felt.CX(), felt.Y+46, 36, felt.W-30)
	st := sized(hintWords, 16).At(sprites.Middle)
	words := r.lead(v.w)
	st.Size = ui.FitSize(words, st, felt.W-20)
	s.Words(words, felt.CX(), felt.Y+70+low, st)
	r.crown(v, felt.X+88, felt.Y+166, 56)
	r.trophy(v, felt.X+242, felt.Bottom()-20, 28, 0, false)
	sheet := ui.R(felt.Right()+10, felt.Y, c.Right()-10-felt.Right()-10, felt.H-64)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, sheet)
	r.rows(v, ui.R(sheet.X+18, sheet.Y+8, sheet.W-36, sheet.H-36), 70)
	s.Words(v.w.Result.Seed.With("seed", r.seed(v)), sheet.X+18, sheet.Bottom()-11, sized(paperSoft, 15))
	y := sheet.Bottom() + 8
	r.buttons(v, ui.R(sheet.X, y, sheet.W*0.42, 54), ui.R(sheet.X+sheet.W*0.42+10, y, sheet.W*0.58-10, 54), 17, 22)
}
