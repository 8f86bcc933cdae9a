package weinhaendler

import (
	"strconv"

	wh "treille/engine/weinhaendler"
	"treille/scenes/ui"
	"treille/sprites"
)

// sideways arranges the table for a phone held sideways: opponents left, the
// felt in the middle, the own side right; mirrored for the left hand.
func (v *view) sideways() {
	s := v.s
	s.Put(sprites.Surface{Kind: sprites.Table, N: 5}, v.f.Full)
	c := v.f.Safe
	v.bannerSideways(c)
	top := c.Y + 53
	others := ui.R(c.X+10, top, othersWidth, c.Bottom()-8-top)
	felt := ui.R(others.Right()+10, top, c.W-othersWidth-ownWidth-40, others.H)
	own := ui.R(felt.Right()+12, top, ownWidth, c.Bottom()-top)
	if v.f.LeftHand {
		own.X = c.X + 10
		felt.X = own.Right() + 12
		others.X = felt.Right() + 10
	}
	v.opponentsSideways(others)
	s.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, felt)
	if v.showCellar() {
		v.pileAt = ui.R(felt.Right()-56, felt.Y+6, 46, 0)
		v.bigCellar(felt, 62)
	} else {
		v.auctionSideways(felt)
	}
	v.traySideways(own)
}

func (v *view) bannerSideways(c ui.Rect) {
	s := v.s
	s.Put(sprites.Surface{Kind: sprites.Banner}, ui.R(v.f.Full.X, 0, v.f.Full.W, c.Y+44))
	if p := v.present(); p >= 0 {
		v.crest(p, c.X+12, c.Y+4, 32, sprites.Token)
	}
	x := c.X + 53
	name := sized(onFelt, 20)
	s.Name(v.presentName(), x, c.Y+28, 150, name)
	x += min(sprites.Measure(v.presentName(), name), 150) + 10
	verb := sized(hintWords, 16).In(sprites.CreamSoft)
	icons := v.bannerIcons(true)
	var some []ui.IconSpec
	for _, b := range icons {
		if b.ID != "sound" {
			some = append(some, b) // the menu has it here
		}
	}
	right := c.Right() - 30 - 52*float64(len(some)-1) - 24
	for i, b := range some {
		b.CX, b.CY = c.Right()-30-52*float64(len(some)-1-i), c.Y+22
		s.IconButton(b)
	}
	w := v.phasesWidth(15, 12, 28)
	px := max(x+sprites.Measure(v.presentVerb(), verb)+16, c.X+252)
	if px+w > right {
		px = right - w
	}
	if verb.Size = ui.FitSize(v.presentVerb(), verb, px-x-8); verb.Size >= 13 {
		s.Words(v.presentVerb(), x, c.Y+28, verb) // the hint says it too
	}
	v.phases(px, c.Y+8, 28, 15, 12, 28, false)
}

// phasesWidth is the width that phases takes.
func (v *view) phasesWidth(size, pad, gap float64) float64 {
	w := 2*pad + 3*gap
	for _, n := range v.phaseNames() {
		w += sprites.Measure(n, sprites.Style{Font: sprites.SC, Size: size})
	}
	return w
}

func (v *view) opponentsSideways(r ui.Rect) {
	s := v.s
	others := v.ring[1:]
	const gap = 8.0
	h := (r.H - gap*float64(len(others)-1)) / float64(len(others))
	for i, p := range others {
		q := ui.R(r.X, r.Y+float64(i)*(h+gap), r.W, h)
		v.seatAt[p] = q
		s.Put(sprites.Surface{Kind: sprites.Parchment, R: 7, Lift: sprites.Card}, q)
		if v.active(p) {
			s.Put(sprites.Surface{Kind: sprites.CardGlow, R: 7}, q)
		}
		points := v.pointWords(p)
		low := h < 90
		tw := 11.0
		if low {
			tw = min(9.4, (h-34)/5-0.9)
		}
		cw := 25.0
		if low {
			cw = 21
		}
		v.crest(p, q.X+9, q.Y+7, cw, sprites.Flat)
		s.Name(v.name(p), q.X+42, q.Y+26, r.W-50, sized(paperName, 17))
		hand := v.tokens.in(inHand, p)
		if low {
			s.Words(points, q.X+20, q.Bottom()-28, sized(paperNumber, 18).At(sprites.Middle))
			s.Words(strconv.Itoa(len(hand)), q.X+25, q.Bottom()-9, sized(paperBold, 14))
			s.Piece(sprites.Look{ID: artFolder + "mini-back"}, q.X+10, q.Bottom()-22, 11)
		} else {
			s.Words(points, q.X+21.5, q.Y+61, sized(paperNumber, 22).At(sprites.Middle))
			s.Piece(sprites.Look{ID: artFolder + "mini-back"}, q.X+10, q.Bottom()-29, 14)
			s.Words(strconv.Itoa(len(hand)), q.X+28, q.Bottom()-14, sized(paperBold, 16))
		}
		for _, t := range hand {
			s.Add(ui.Item{Key: t.key, Kind: ui.Piece, Look: sprites.Look{ID: artFolder + "mini-back"},
				Box: ui.R(q.X+10, q.Bottom()-29, 14, 14*backRatio), Hidden: true, Z: zCards, From: v.origin(t)})
		}
		v.small(p, q.Right()-9-(5*tw+4), q.Bottom()-9, tw, 1, true)
		v.panelControl(p, q)
	}
}

func (v *view) auctionSideways(felt ui.Rect) {
	s := v.s
	const cw = 52.0
	x0, y := felt.X+10, felt.Y+8
	offer := v.tokens.in(inOffer, 0)
	step := cw + 6
	if k := len(offer); k > 4 {
		step = min(step, (4*(cw+6)-6-cw)/float64(k-1))
	}
	for i, t := range offer {
		v.card(t, ui.R(x0+float64(i)*step, y, cw, 0), 0, false, zCards)
	}
	tx := x0 + 4*(cw+6) + 10
	px := felt.Right() - 10 - cw + 10
	title := sized(feltHeading, 17)
	heading := []string{v.x.Places.Offer}
	if title.Size = ui.FitSize(heading[0], title, px-8-tx); title.Size < 13 {
		title.Size = 15
		heading = ui.Wrap(heading[0], title, px-8-tx)
	}
	low := float64(len(heading)-1) * 4
	for i, l := range heading {
		s.Words(l, tx, y+20-low*2+float64(i)*16, title)
	}
	s.Words(v.euro(v.offerTotal()), tx, y+44+low, sized(feltNumber, 20))
	pile := sprites.Style{Font: sprites.SansMedium, Size: 15, Color: sprites.CreamSoft}
	pile.Size = max(13, ui.FitSize(v.pileWords(), pile, px-8-tx))
	s.Words(v.pileWords(), tx, y+67+low, pile)
	v.pile(px, y+8, cw-10, 1)

	stripH := 54.0
	my := y + cw*cardRatio + 9
	room := felt.Bottom() - 9 - stripH - 8 - my
	rows := (len(v.ring) + 1) / 2
	cols := 2.0
	if len(v.ring) == 5 {
		rows, cols = 2, 3
	}
	mw := (felt.W - 20 - 8*(cols-1)) / cols
	mh := (room - 7*float64(rows-1)) / float64(rows)
	ranks := v.ranks()
	for i, p := range v.ring {
		v.bidLow(p, ui.R(x0+float64(i%int(cols))*(mw+8), my+float64(i/int(cols))*(mh+7), mw, mh), ranks[p])
	}
	r := ui.R(x0, felt.Bottom()-9-stripH, felt.W-20, stripH)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 7, Lift: sprites.Card}, r)
	if len(v.ring) == 5 {
		v.stripParts(ui.R(r.X+8, r.Y, r.W-14, r.H)) // its parts need all the room
		return
	}
	intro := sized(paperItalic, 15)
	lines := ui.Wrap(v.x.Strip.Title, intro, 62)
	for i, l := range lines {
		s.Words(l, r.X+11, r.CY()+5-float64(len(lines)-1)*9+float64(i)*18, intro)
	}
	v.stripParts(ui.R(r.X+76, r.Y, r.W-82, r.H))
}

func (v *view) traySideways(r ui.Rect) {
	s := v.s
	tw, gap := 20.0, 1.6
	n := max(v.in.CellarCount(v.seat)-1, 0)
	large := v.f.Text > 1.2
	if (!v.showCellar() || v.look != v.seat) && !large {
		py := five(v.in.Cellar(v.seat, n), r.Right()-(5*tw+4*gap)-5, r.Y+125, tw, tw*miniRatio, gap)
		v.rack(py, 4)
		v.shelved(v.seat, py, false)
		v.cellarControl(v.seat, ui.R(py.x-4, r.Y+8, py.span()+8, 121))
	}
	onFelt := v.showCellar() && v.look == v.seat
	if !onFelt {
		points := v.pointWords(v.seat)
		num := sized(feltNumber, 38)
		s.Words(points, r.X, r.Y+35, num)
		s.Words(v.pointsUnit(v.points[v.seat]), r.X+sprites.Measure(points, num)+8, r.Y+35, sized(oakSoft, 16))
	}
	t := min(v.f.Text, 1.4)
	hint := ui.R(r.X, r.Y+50, r.W-5*tw-4*gap-18, 72)
	if large && !onFelt {
		v.cellarControl(v.seat, ui.R(r.X, r.Y, r.W, 44)) // large words need the rack's room
	}
	if large || onFelt {
		hint.W = r.W
	}
	if onFelt {
		hint.Y, hint.H = r.Y+10, 84
	}
	box := actionsBox{hintSize: 16 * t, secondSize: 19 * t, primarySize: 22 * t}
	by := r.Bottom() - 68
	box.second = ui.R(r.X, by, 84, 54)
	box.primary = ui.R(r.X+94, by, r.W-94, 54)
	if large && v.in.Phase() != wh.PhaseCellars { // three buttons: one row above the other
		box.stack = true
		by = r.Bottom() - 10 - 48
		box.primary = ui.R(r.X, by, r.W, 48)
		by -= 8 + 46
		box.second = ui.R(r.X, by, r.W, 46)
		hint.Y, hint.H = r.Y+44, by-106-12-r.Y-44
	}
	if v.handRows(r.W, 66) > 1 {
		hint.H = min(hint.H, by-106-74-12-hint.Y)
	}
	box.hint = hint
	v.hand(ui.R(r.X, by-106, r.W, 92.4), 66, 12)
	v.actions(box)
}
