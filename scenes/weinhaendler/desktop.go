package weinhaendler

import (
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/ui"
	"treille/sprites"
)

// desktop arranges the table for a window: opponents on the left, the felt in
// the middle, own cellar, hand and buttons below.
func (v *view) desktop() {
	W, H := v.f.Full.W, v.f.Full.H
	v.s.Put(sprites.Surface{Kind: sprites.Table, N: 7}, v.f.Full)
	v.bannerDesktop(W)

	felt := ui.R(284, 70, W-298, H-312)
	v.opponentsDesktop(ui.R(14, 70, 254, H-84))
	v.s.Put(sprites.Surface{Kind: sprites.Felt, R: 16, Line: true}, felt)
	if v.showCellar() {
		v.pileAt = ui.R(felt.X+78, felt.Y+50, 94, 0)
		v.bigCellar(felt, 80)
		v.besideCellar(felt)
	} else {
		v.auctionDesktop(felt)
	}
	v.trayDesktop(felt, W, H)
}

// besideCellar keeps the offer and what happened last in sight while a cellar
// lies on the felt of a window.
func (v *view) besideCellar(felt ui.Rect) {
	s := v.s
	left := felt.X + 28
	v.sinceNote(ui.R(felt.Right()-236, felt.Y+96, 208, 136))
	if v.earlierShown {
		return // the earlier cellar lies there
	}
	s.Words(v.x.Places.Offer, left, felt.Y+150, sized(feltHeading, 18))
	for i, t := range v.tokens.in(inOffer, 0) {
		v.card(t, ui.R(left+float64(i%3)*74, felt.Y+162+float64(i/3)*98, 66, 0), 0, false, zCards)
	}
}

func (v *view) bannerDesktop(W float64) {
	s := v.s
	s.Put(sprites.Surface{Kind: sprites.Banner}, ui.R(0, 0, W, 56))
	if p := v.present(); p >= 0 {
		v.crest(p, 18, 6, 40, sprites.Card)
	}
	s.Words(v.presentName(), 70, 27, sized(onFelt, 22))
	s.Words(v.presentVerb(), 70, 47, sized(hintWords, 17).In(sprites.CreamSoft))
	v.phases(300, 12, 32, 17, 16, 34, true)
	icons := v.bannerIcons(true)
	for i, b := range icons {
		b.CX, b.CY = W-36-54*float64(len(icons)-1-i), 28
		s.IconButton(b)
	}
}

// phases adds round and phases of the banner from x on.
func (v *view) phases(x, y, h, size, pad, gap float64, round bool) {
	s := v.s
	base := y + h/2 + size*0.33
	if round {
		words := v.roundWords()
		st := sprites.Style{Font: sprites.SansMedium, Size: size, Color: sprites.CreamSoft}
		s.Words(words, x, base, st)
		x += sprites.Measure(words, st) + 26
		s.Put(sprites.Surface{Kind: sprites.GoldUpright}, ui.R(x, y+4, 1, h-8))
		x += 26
	}
	for i, name := range v.phaseNames() {
		st := sprites.Style{Font: sprites.SC, Size: size, Color: sprites.GoldDim}
		w := sprites.Measure(name, st)
		now := i == v.phaseIndex()
		if now {
			s.Put(sprites.Surface{Kind: sprites.Plate, R: 7}, ui.R(x, y, w+2*pad, h))
			st.Color = sprites.Ink
			x += pad
		}
		s.Words(name, x, base, st)
		x += w
		if now {
			x += pad
		}
		if i < 3 {
			s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 1.6, Tint: sprites.GoldDim}, ui.R(x+gap/2-8, y+h/2-8, 16, 16))
			x += gap
		}
	}
}

// opponentsDesktop adds a panel for each of the others.
func (v *view) opponentsDesktop(r ui.Rect) {
	others := v.ring[1:]
	const gap = 11.0
	h := (r.H - gap*float64(len(others)-1)) / float64(len(others))
	for i, p := range others {
		v.panelDesktop(p, ui.R(r.X, r.Y+float64(i)*(h+gap), r.W, h))
	}
}

func (v *view) panelDesktop(p engine.Player, r ui.Rect) {
	s := v.s
	v.seatAt[p] = r
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 11, Lift: sprites.Sheet, Line: true}, r)
	if v.active(p) {
		s.Put(sprites.Surface{Kind: sprites.CardGlow, R: 11}, r)
	}
	v.crest(p, r.X+14, r.Y+12, 38, sprites.Token)
	points := v.pointWords(p)
	pst := sized(paperNumber, 34).At(sprites.Right)
	label := v.pointsUnit(v.points[p])
	lw := sprites.Measure(label, sized(paperSoft, 15))
	s.Words(label, r.Right()-18-lw, r.Y+43, sized(paperSoft, 15))
	s.Words(points, r.Right()-23-lw, r.Y+43, pst)
	s.Name(v.name(p), r.X+62, r.Y+40, r.W-62-lw-32-sprites.Measure(points, pst), sized(paperName, 21))
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(r.X+16, r.Y+58, r.W-32, 5))

	hand := v.tokens.in(inHand, p)
	pitch := min(11, 90/float64(max(len(hand), 1)))
	for i, t := range hand {
		v.back(t, r.X+18+float64(i)*pitch, r.Y+76, 24)
	}
	count := v.w.Count(v.x.Places.InHand, len(hand))
	s.Words(count, r.X+18, r.Y+129, sized(paperSoft, 15))
	if v.in.StartPlayer() == p {
		at, st := ui.R(r.Right()-18, r.Y+88, 0, 0), sized(paperItalic, 15).In(sprites.InkSoft).At(sprites.Right)
		if r.H < 200 {
			at, st = ui.R(r.X+18, r.Y+152, 0, 0), st.At(sprites.Left)
		}
		s.Words(v.x.Places.Started, at.X, at.Y, st)
	}
	const gap = 1.6
	tw := min(38, (r.H-78-4*gap)/(5*miniRatio))
	x := r.CX() - (5*tw+4*gap)/2
	if r.H < 200 || sprites.Measure(count, sized(paperSoft, 15)) > 78 {
		x = r.Right() - 24 - (5*tw + 4*gap) // beside the hand
	}
	v.small(p, x, r.Bottom()-12, tw, gap, false)
	v.panelControl(p, r)
}

// back adds a hidden card of somebody's hand.
func (v *view) back(t *token, x, y, w float64) {
	v.s.Add(ui.Item{Key: t.key, Kind: ui.Piece, Look: sprites.Look{ID: artFolder + "mini-back"},
		Box: ui.R(x, y, w, w*backRatio), Z: zCards, From: v.origin(t)})
}

func (v *view) auctionDesktop(felt ui.Rect) {
	s := v.s
	extra := felt.H - 488 // what a higher window gives, shared by three gaps
	cx := felt.CX()
	pileX := felt.X + 78
	if felt.W < 960 { // between the pile and the note
		pileX = felt.X + 36
		cx = (pileX + 94 + felt.Right() - 236) / 2
	}
	// public offer
	title, total := v.x.Places.Offer, v.euro(v.offerTotal())
	ts, vs := sized(feltHeading, 20), sized(feltNumber, 20)
	tw := sprites.Measure(title, ts) + 14 + sprites.Measure(total, vs)
	y := felt.Y + 34 + extra*0.2
	s.Words(title, cx-tw/2, y, ts)
	s.Words(total, cx+tw/2, y, vs.At(sprites.Right))
	s.Put(sprites.Surface{Kind: sprites.LeftEndRule}, ui.R(cx-tw/2-98, y-6.5, 82, 1))
	s.Put(sprites.Surface{Kind: sprites.RightEndRule}, ui.R(cx+tw/2+16, y-6.5, 82, 1))
	const cw = 94.0
	oy := y + 12
	offer := v.tokens.in(inOffer, 0)
	step := min(cw+14, (felt.Right()-236-24-pileX-94-16-cw)/max(1, float64(len(offer)-1)))
	x0 := cx - (float64(len(offer)-1)*step+cw)/2
	for i, t := range offer {
		v.card(t, ui.R(x0+float64(i)*step, oy, cw, 0), 0, step < cw, zCards)
	}
	v.pile(pileX, oy+7, cw, 1.4)
	v.pilePlate(pileX+cw/2-v.pileThickness()*0.9, oy+102)
	v.sinceNote(ui.R(felt.Right()-236, oy-2, 208, 136))

	my := felt.Y + 196 + extra*0.5
	v.bidsDesktop(ui.R(felt.X+16, my, felt.W-32, 186))
	v.stripDesktop(ui.R(felt.X+16, felt.Bottom()-98, felt.W-32, 88))
}

func (v *view) bidsDesktop(r ui.Rect) {
	s := v.s
	n := float64(len(v.ring))
	gap := 10.0
	mw := min(310, (r.W-(n-1)*gap)/n)
	if n > 1 && mw*n+gap*(n-1) < r.W {
		gap = (r.W - mw*n) / (n - 1)
	}
	ranks := v.ranks()
	for i, p := range v.ring {
		c := ui.R(r.X+float64(i)*(mw+gap), r.Y, mw, r.H)
		v.bidAt[p] = c
		act := v.active(p)
		state := sprites.Normal
		if act {
			state = sprites.On
		}
		s.Put(sprites.Surface{Kind: sprites.SeatCell, R: 11, State: state}, c)
		cards := v.tokens.in(inBid, p)
		ghosts := v.ghostsFor(p)
		k := len(cards) + len(ghosts)
		step := 54.0
		if k >= 4 {
			step = 42
		}
		if k > 1 {
			step = min(step, (mw-24-76)/float64(k-1))
		}
		v.fan(cards, ghosts, c.CX()-2, c.Y+41, 76, step, min(5, 20/float64(max(k, 1))), zCards)
		v.crest(p, c.X+10, c.Y+8, 28, sprites.Flat)
		room := mw - 46 - 8
		if ranks[p] > 0 {
			v.ribbon(ranks[p], c.Right()-42, c.Y-5, 31)
			room -= 40
		}
		s.Name(v.name(p), c.X+46, c.Y+30, room, sized(onFelt, 19))
		v.bidTotalDesktop(p, c, len(ghosts) > 0)
	}
}

func (v *view) bidTotalDesktop(p engine.Player, c ui.Rect, lifted bool) {
	s := v.s
	s.Raise(zChosen) // over the cards' feet
	defer s.Raise(0)
	passed := v.in.HasPassed(p)
	total := v.euro(v.in.BidTotal(p))
	has := v.in.Bid(p) != 0
	st := sized(paperNumber, 21)
	pw := sprites.Measure(total, st) + 30
	switch {
	case lifted:
		next := v.euro(v.liftedTotal())
		ns := sized(feltNumber, 22).In(sprites.Glow)
		nw := sprites.Measure(next, ns)
		if !has {
			s.Words("→ "+next, c.CX(), c.Y+169.5, ns.At(sprites.Middle))
			return
		}
		if wt := pw + 34 + nw; wt <= c.W-10 {
			x := c.CX() - wt/2
			v.plate(total, x+pw/2, c.Y+147, pw, 32, 21, 7)
			s.Words("→", x+pw+17, c.Y+169.5, sized(ns, 20).At(sprites.Middle))
			s.Words(next, x+pw+34, c.Y+169.5, ns)
		} else {
			s.Words("→ "+next, c.CX(), c.Y+169.5, ns.At(sprites.Middle))
		}
	case has && passed:
		word := v.x.Places.Passed
		ws := sprites.Style{Font: sprites.SC, Size: stampSize}
		ww := sprites.Measure(word, ws) + 22
		room := (c.W - pw - ww) / 3
		v.plate(total, c.X+room+pw/2, c.Y+147, pw, 32, 21, 7)
		v.stamp(word, c.Right()-room-ww/2, c.Y+162, ww)
	case has:
		v.plate(total, c.CX()-2, c.Y+147, pw, 32, 21, 7)
	case passed:
		word := v.x.Places.Passed
		v.stamp(word, c.CX(), c.Y+108, sprites.Measure(word, sprites.Style{Font: sprites.SC, Size: stampSize})+22)
	}
}

// stamp adds a word stamped askew.
func (v *view) stamp(word string, cx, cy, w float64) {
	v.s.Put(sprites.Surface{Kind: sprites.Stamp, Text: word, Size: stampSize}, ui.R(cx-w/2, cy-14, w, 28))
}

// stripDesktop says who would get what if the bidding ended now.
func (v *view) stripDesktop(r ui.Rect) {
	s := v.s
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 10, Lift: sprites.Card, Line: true}, r)
	intro := sized(paperItalic, 17)
	lines := ui.Wrap(v.x.Strip.TitleLong, intro, 82)
	for i, l := range lines {
		s.Words(l, r.X+20, r.CY()+6-float64(len(lines)-1)*10+float64(i)*20, intro)
	}
	parts := v.strip()
	x := r.X + 20 + 82 + 4
	room := r.Right() - 10 - x
	// Each part has room for its cards and its name; what is left goes to
	// those that want to say from whom.
	widths, wants := make([]float64, len(parts)), make([]float64, len(parts))
	sum, wanted := 0.0, 0.0
	for i, q := range parts {
		cards := float64(len(q.cards)) * 30.5
		if q.next {
			widths[i] = 14 + max(sprites.Measure(q.short, sized(paperBold, 16)), cards) + 12
		} else {
			name := sprites.Measure(q.name+" ", sized(paperBold, 16))
			widths[i] = 51 + max(name, cards) + 8
			wants[i] = max(0, 51+name+sprites.Measure(q.gets, sized(paperText, 16))+10-widths[i])
		}
		sum += widths[i]
		wanted += wants[i]
	}
	if spare := room - sum; spare > 0 && wanted > 0 {
		share := min(1, spare/wanted)
		for i := range widths {
			widths[i] += wants[i] * share
			sum += wants[i] * share
		}
	}
	squeeze := 1.0
	if sum > room {
		squeeze = room / sum
	}
	for i, q := range parts {
		w := widths[i] * squeeze
		if sum < room {
			w += (room - sum) / float64(len(parts))
		}
		s.Put(sprites.Surface{Kind: sprites.Upright}, ui.R(x, r.Y+13, 1, r.H-26))
		cx := x + 51
		if q.next {
			cx = x + 14
			st := sized(paperBold, 16)
			st.Size = ui.FitSize(q.short, st, w-26)
			s.Words(q.short, cx, r.Y+29, st)
		} else {
			v.crest(q.to, x+12, r.Y+13, 30, sprites.Flat)
			s.Words(q.place, x+27, r.Y+70, sized(paperNumber, 17).At(sprites.Middle))
			bold, text := sized(paperBold, 16), sized(paperText, 16)
			nw := sprites.Measure(q.name+" ", bold)
			if nw+sprites.Measure(q.gets, text) <= w-56 {
				s.Words(q.name, cx, r.Y+29, bold)
				s.Words(q.gets, cx+nw, r.Y+29, text)
			} else {
				s.Words(ui.Ellipsis(q.name, bold, w-58), cx, r.Y+29, bold)
			}
		}
		pitch := 30.5
		if k := len(q.cards); k > 1 {
			pitch = min(pitch, (x+w-8-28-cx)/float64(k-1))
		}
		v.minis(q.cards, cx, r.Y+40, 28, pitch)
		x += w
	}
}

// trayDesktop adds own cellar, hand and buttons.
func (v *view) trayDesktop(felt ui.Rect, W, H float64) {
	s := v.s
	left := felt.X + 8
	if !v.showCellar() || v.look != v.seat {
		n := max(v.in.CellarCount(v.seat)-1, 0)
		py := five(v.in.Cellar(v.seat, n), left+6, H-16, 35, 37.4, 2.2)
		v.rack(py, 5)
		v.shelved(v.seat, py, false)
		v.cellarControl(v.seat, ui.R(left, H-221, 196, 215))
		v.cellarNumber(v.seat, py.x+py.span()-4, H-196)
	}
	t := min(v.f.Text, 1.4)
	aw := 200 * t
	ax := W - aw - 14
	hand := left + 230
	if v.showCellar() && v.look == v.seat {
		hand = left // the own cellar lies on the felt, with its points
	} else {
		s.Words(v.pointWords(v.seat), left, H-182, sized(feltNumber, 40))
		s.Words(v.pointsUnit(v.points[v.seat]), left, H-163, sized(oakSoft, 16))
	}
	v.hand(ui.R(hand, H-160, ax-24-hand, 98*cardRatio), 98, 28)
	v.actions(actionsBox{hint: ui.R(ax-6, H-236, aw+12, 80), hintSize: 17 * t, centre: true,
		second: ui.R(ax, H-152, aw, 50), primary: ui.R(ax, H-88, aw, 68), secondSize: 20 * t, primarySize: 26 * t, stack: true})
}

// hand adds the own hand in a box, its cards w wide with lift as the way up.
func (v *view) hand(r ui.Rect, w, lift float64) {
	cards := v.tokens.in(inHand, v.seat)
	k := len(cards)
	if k == 0 {
		return
	}
	if v.handRows(r.W, w) > 1 {
		// Two rows, the lower one over the upper.
		up := cards[:k/2]
		v.handRow(up, 0, ui.R(r.X, r.Y-w*cardRatio*secondRow, r.W, r.H), w, lift)
		v.handRow(cards[k/2:], k/2, r, w, lift)
		return
	}
	v.handRow(cards, 0, r, w, lift)
}

// handRow adds one row of the own hand; first is the number of its first card.
func (v *view) handRow(cards []*token, first int, r ui.Rect, w, lift float64) {
	k := len(cards)
	pitch := w + 8
	if k > 1 {
		pitch = min(pitch, (r.W-w)/float64(k-1))
	}
	x0 := r.X + (r.W-(float64(k-1)*pitch+w))/2
	for i, t := range cards {
		y := r.Y
		z := zCards
		if t.up {
			y -= lift
		}
		over := pitch < w && i < k-1 && !t.up
		box := ui.R(x0+float64(i)*pitch, y, w, w*cardRatio)
		look := cardLook(t.card, w, over)
		if t.up {
			look.Lift, look.Glow = sprites.Lifted, true
		}
		flip := 0.0
		if t.card == wh.Hidden || v.veiled || v.me() != v.seat {
			flip = 1
		}
		v.s.Add(ui.Item{Key: t.key, Kind: ui.Piece, Look: look, Box: box, Flip: flip, Z: z, From: v.origin(t)})
		target := box
		if pitch < w && i < k-1 {
			target.W = pitch
		}
		v.handControl(first+i, t, target)
	}
}

// pile adds the draw pile, one edge for every few cards.
func (v *view) pile(x, y, w, step float64) {
	v.pileAt = ui.R(x, y, w, w*cardRatio)
	n := v.pileEdges()
	for i := range n {
		lift := sprites.Flat
		if i == 0 {
			lift = sprites.Card
		}
		v.s.Piece(sprites.Look{ID: artFolder + "card-back", Lift: lift}, x-float64(i)*step, y-float64(i)*step, w)
	}
}

// pileEdges is how many cards of the pile show.
func (v *view) pileEdges() int {
	return min(v.in.PileSize(), 6)
}

// pilePlate says on a label how many cards the pile has.
func (v *view) pilePlate(cx, y float64) {
	st := sized(paperBold, 18).At(sprites.Middle)
	w := sprites.Measure(v.pileWords(), st) + 26
	v.s.Put(sprites.Surface{Kind: sprites.Plate, R: 7, Lift: sprites.Token}, ui.R(cx-w/2, y, w, 32))
	v.s.Words(v.pileWords(), cx, y+22, st)
}

func (v *view) pileThickness() float64 { return float64(v.pileEdges()) }
