package zankapfel

import (
	"math"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// bubbles shows the offers on the orchard, each pointing at its square, and the one
// that the viewer is about to make.
func (v *view) bubbles(sq float64) {
	switch v.in.Phase() {
	case zk.PhaseOffer, zk.PhaseAccept:
	default:
		return
	}
	var taken []ui.Rect
	shown := zk.SquareSet(0)
	for _, p := range v.offers() {
		s := v.in.Offer(p).Square
		if shown.Has(s) || sq < lowSquare && v.pick.seat != p && v.mine(zk.PhaseAccept) {
			continue // the list says it
		}
		shown |= 1 << s
		taken = v.bubble(s, v.offersOf(s), int(v.in.Offer(p).Points), taken, false)
	}
	if v.mine(zk.PhaseOffer) && v.pick.square != zk.NoSquare && !shown.Has(v.pick.square) {
		v.bubble(v.pick.square, []engine.Player{v.Me()}, max(v.pick.number, 1), taken, true)
	}
}

// bubble adds what somebody offers for a square beside it, where it covers neither
// the marks of other squares nor another bubble.
func (v *view) bubble(s zk.Square, who []engine.Player, points int, taken []ui.Rect, mine bool) []ui.Rect {
	sq := v.orchardAt.W / 5
	k := sq / 57
	words := digits(points)
	if len(who) > 1 && int(v.in.Offer(who[1]).Points) != points {
		words = digits(points) + "·" + digits(int(v.in.Offer(who[1]).Points))
	}
	st := table.PaperNumber.Sized(max(13, 25*k)).At(sprites.Middle)
	w, h := (16+29*float64(len(who)))*k+sprites.Measure(words, st)+8, 40*k
	at := v.squareAt(s)
	box, tipX, tipY := v.bubblePlace(at, w, h, taken)
	chosen := false
	for _, p := range who {
		chosen = chosen || !mine && (p == v.pick.seat || p == v.story.taken)
	}
	state := sprites.Normal
	if chosen {
		state = sprites.On
	}
	surface := sprites.Surface{Kind: sprites.Bubble, R: 8 * k, Gap: tipX - box.X, Top: tipY - box.Y, State: state, Line: mine}
	key := "bubble/" + s.String()
	v.Stage.Add(ui.Item{Key: key, Kind: ui.Surface, Surface: surface, Box: box, Z: table.ZChosen, Appear: true})
	x := box.X + 8*k
	for _, p := range who {
		v.Stage.Add(ui.Item{Key: key + "/" + digits(int(p)), Kind: ui.Piece, Look: sprites.Look{ID: table.CrestArt(v.Seat(p).Crest)},
			Box: ui.R(x, box.Y+6*k, 25*k, 0), Z: table.ZChosen, Appear: true})
		x += 29 * k
	}
	v.Stage.Add(ui.Item{Key: key + "/n", Kind: ui.Text, Words: words, Style: st,
		Box: ui.R((x+box.Right()-4)/2, box.CY()+st.Size*0.34, 0, 0), Z: table.ZChosen, Appear: true})
	return append(taken, box)
}

// bubblePlace finds where a bubble has room: above its square, or beside it, rather
// over squares without marks.
func (v *view) bubblePlace(at ui.Rect, w, h float64, taken []ui.Rect) (box ui.Rect, tipX, tipY float64) {
	sq := at.W
	best := math.Inf(-1)
	try := func(r ui.Rect, tx, ty float64) {
		score := -9*math.Hypot(r.CX()-at.CX(), r.CY()-at.CY())/sq - v.bubbleCovers(at, r, tx, ty)
		for _, t := range taken {
			if t.Meets(r) {
				score -= 90
			}
		}
		if score > best {
			best, box, tipX, tipY = score, r, tx, ty
		}
	}
	for _, far := range []float64{0.14, 0.7, 1.2, 1.7} {
		for _, dx := range []float64{-0.1, -0.45, 0.25} {
			try(ui.R(at.CX()-w/2+dx*sq, at.Y-h-sq*far, w, h), at.CX(), at.Y+sq*0.2)
			try(ui.R(at.CX()-w/2+dx*sq, at.Bottom()+sq*far, w, h), at.CX(), at.Bottom()-sq*0.2)
		}
		for _, dy := range []float64{0, -0.3, 0.3} {
			try(ui.R(at.Right()+sq*(far+0.04), at.CY()-h/2+dy*sq, w, h), at.Right()-sq*0.16, at.CY())
			try(ui.R(at.X-sq*(far+0.04)-w, at.CY()-h/2+dy*sq, w, h), at.X+sq*0.16, at.CY())
		}
	}
	return box, tipX, tipY
}

// bubbleCovers is how bad it is what a bubble would cover that points from a box at a
// square: what lies beyond the orchard, edge numbers, squares with marks, and a little
// those with chips.
func (v *view) bubbleCovers(at, r ui.Rect, tipX, tipY float64) float64 {
	bad, sq := 0.0, at.W
	safe := ui.R(v.orchardAt.X-frame-sq*0.4, v.orchardAt.Y-sq*0.45, v.orchardAt.W+2*frame+sq*0.8, v.orchardAt.H+sq*0.9)
	if !r.Within(safe) {
		bad += 60
	}
	if !r.Within(v.orchardAt) {
		bad += 14
	}
	tail := ui.R(min(r.CX(), tipX), min(r.CY(), tipY), math.Abs(r.CX()-tipX), math.Abs(r.CY()-tipY)).Inset(-2)
	for s := range zk.Square(zk.Squares) {
		q := v.squareAt(s)
		o := q.Overlap(r)
		switch area := o.W * o.H / (sq * sq); {
		case !v.legal().Has(s) && s != v.in.Mayor():
			if v.in.Chips().Has(s) {
				bad += 4 * area
			}
		case q.Meets(r):
			bad += 25 + 40*area
		case q != at && q.Meets(tail):
			bad += 25
		}
	}
	return bad
}

// pointsChoice adds the two amounts that can be offered.
func (v *view) pointsChoice(r ui.Rect) {
	me := v.Me()
	if me < 0 {
		me = v.Base()
	}
	v.Stage.Group("points", func() {
		for n := 1; n <= 2; n++ {
			c := r.Cell(n-1, 2, 1, 8, 0)
			words := v.Words.Count(v.x.Buttons.Points, n)
			on := v.pick.number == n
			v.choice("points/"+digits(n), words, c, on, func() { v.pickNumber(n) })
			t := min(v.Frame.Text, 1.3)
			label, a, b := table.PaperBold.Sized(17*t), v.number(v.in.Score(me)), v.number(v.in.Score(me)-n)
			st := table.PaperNumber.Sized(19 * t)
			need := sprites.Measure(words, label) + sprites.Measure(a, st) + sprites.Measure(b, st) + 66
			base, x := c.CY()+6, c.Right()-14
			if need > c.W { // one above the other
				label.Size = min(label.Size, ui.FitSize(words, label, c.W-16), c.H*0.38)
				st.Size = min(st.Size, c.H*0.38)
				v.Stage.Words(words, c.CX(), c.Y+c.H*0.42, label.At(sprites.Middle))
				base, x = c.Y+c.H*0.84, c.CX()+(sprites.Measure(a, st)+sprites.Measure(b, st)+30)/2
			} else {
				v.Stage.Words(words, c.X+14, base, label)
			}
			v.Stage.Words(b, x, base, st.At(sprites.Right))
			x -= sprites.Measure(b, st) + 8
			v.put("common/arrow", x-7, base-6, 14, 1)
			v.Stage.Words(a, x-22, base, st.In(sprites.InkSoft).At(sprites.Right))
		}
	})
}

// choice adds a sheet that can be chosen; what stands on it is added after it.
func (v *view) choice(id, label string, r ui.Rect, on bool, act func()) {
	v.Stage.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.Secondary}, Box: r, Control: id})
	if on {
		v.Stage.Put(sprites.Surface{Kind: sprites.ChosenLine, R: 12, State: sprites.On}, r)
	}
	c := ui.Control{ID: id, Role: ui.Radio, Label: label, Rect: r, Checked: on, Act: act}
	if last := id[len(id)-1]; last >= '0' && last <= '9' {
		c.Key = rune(last)
	}
	if !v.t.Deciding() {
		c.Act, c.Disabled, c.Reason = nil, true, v.notNow()
	}
	v.Stage.Control(c)
}

// offerList compares the announced square with the offers: a line each, which can be
// chosen.
func (v *view) offerList(r ui.Rect) {
	s := v.Stage
	list := v.offers()
	v.Sheet(r, 8, sprites.Card, false, false)
	h := (r.H - 6) / float64(len(list)+1)
	for i, p := range list {
		if q := ui.R(r.X+4, r.Y+4.5+float64(i+1)*h, r.W-8, h-3); v.pick.seat == p {
			s.Put(sprites.Surface{Kind: sprites.Highlight}, q)
			s.Put(sprites.Surface{Kind: sprites.ChosenLine, R: 8}, q)
		}
	}
	cols := r.X + r.W*0.47
	pitch := (r.Right() - 14 - cols) / 4
	if laid := v.in.OwnLaid(); v.open() && laid >= zk.Red && laid <= zk.Blue {
		s.Put(sprites.Surface{Kind: sprites.LitCell}, ui.R(cols+pitch*float64(laid-zk.Red)+2, r.Y+4, pitch-4, r.H-8))
	}
	row := func(i int, sq zk.Square) (q ui.Rect) {
		q = ui.R(r.X, r.Y+3+float64(i)*h, r.W, h)
		if i > 0 {
			s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(q.X+12, q.Y, q.W-24, 1))
		}
		for c := zk.Red; c <= zk.Blue; c++ {
			v.mark(c, digits(int(zk.Printed().Numbers[sq][c])), cols+pitch*(float64(c-zk.Red)+0.5), q.CY(), min(32, h-8))
		}
		return q
	}
	first := v.in.FirstPlayer()
	if v.mine(zk.PhaseAccept) && h*v.Frame.Unit < leastSquare {
		v.dense = true
	}
	q := row(0, v.in.Announced())
	v.Crest(first, q.X+14, q.CY()-15, 26, sprites.Flat)
	v.put(art+"apple-gold", q.X+38, q.CY()+9, 16, 1.06)
	st := table.PaperItalic.Sized(16)
	st.Size = max(13, ui.FitSize(v.x.Places.Announced, st, cols-q.X-52))
	s.Words(v.x.Places.Announced, q.X+49, q.CY()+5.5, st)
	s.Group("taken", func() {
		for i, p := range list {
			v.offerLine(row(i+1, v.in.Offer(p).Square), p, cols)
		}
	})
}

// offerLine is one line of the list: who offers how much.
func (v *view) offerLine(q ui.Rect, p engine.Player, cols float64) {
	s := v.Stage
	offer := v.in.Offer(p)
	on := v.pick.seat == p
	v.Crest(p, q.X+14, q.CY()-15, 26, sprites.Flat)
	v.Name(p, q.X+49, q.CY()+6, cols-46-q.X-52, table.PaperName.Sized(17))
	v.Plate("+"+digits(int(offer.Points)), cols-24, q.CY()-15, 36, 30, 18, 6)
	c := ui.Control{ID: "taken/" + digits(int(p)), Role: ui.Radio, Part: true, Checked: on, Rect: q, Act: func() { v.pickOffer(p) },
		Label: v.x.Labels.Offer.With("name", v.PlayerName(p), "n", digits(int(offer.Points)), "square", offer.Square.String(), "numbers", v.numbers(offer.Square))}
	if !v.mine(zk.PhaseAccept) {
		c.Act, c.Disabled, c.Reason = nil, true, v.notNow()
	}
	s.Control(c)
}
