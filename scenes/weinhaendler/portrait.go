package weinhaendler

import (
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/ui"
	"treille/sprites"
)

// portrait arranges the table for a phone held upright: opponents above, the
// felt with two tabs, own hand and buttons where the thumb is.
func (v *view) portrait() {
	s := v.s
	s.Put(sprites.Surface{Kind: sprites.Table, N: 9}, v.f.Full)
	c := v.f.Column(480)
	v.bannerPortrait(c)

	many := len(v.ring) > 4
	oh, tabs := 60.0, 64.0
	if many {
		oh, tabs = 68, 72
	}
	v.opponentsPortrait(ui.R(c.X+6, c.Y+54, c.W-12, oh))

	// The tray grows with the text; the felt takes what is left. Where that is
	// too little for everything, the strip has a tab of its own.
	tray := v.trayHeight()
	felt := ui.R(c.X+6, c.Y+54+tabs+44, c.W-12, 0)
	felt.H = c.Bottom() - tray - felt.Y
	rows := float64((len(v.ring) + 1) / 2)
	tight := felt.H < offerHeight+rows*(leastBid+8)+stripHeight
	s.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, felt)
	v.tabs(ui.R(c.X+6, felt.Y-44, c.W-12-soundWidth, 44), tight)
	sound := v.room.SoundIcon() // within one tap, at the end of the tabs
	sound.CX, sound.CY = c.Right()-28, felt.Y-18
	s.IconButton(sound)
	switch {
	case v.showCellar():
		v.pileAt = ui.R(felt.Right()-70, felt.Y+20, 60, 0)
		v.bigCellar(felt, 68)
	case tight && v.exchange:
		v.exchangePage(felt)
	default:
		v.auctionPortrait(felt, many, tight)
	}
	v.trayPortrait(ui.R(c.X, felt.Bottom(), c.W, tray))
}

func (v *view) bannerPortrait(c ui.Rect) {
	s := v.s
	s.Put(sprites.Surface{Kind: sprites.Banner}, ui.R(v.f.Full.X, 0, v.f.Full.W, c.Y+48))
	if p := v.present(); p >= 0 {
		v.crest(p, c.X+9, c.Y+5, 33, sprites.Token)
	}
	icons := v.bannerIcons(false)
	for i, b := range icons {
		b.CX, b.CY = c.Right()-28-52*float64(len(icons)-1-i), c.Y+24
		s.IconButton(b)
	}
	right := c.Right() - 28 - 52*float64(len(icons)-1) - 22 - 11
	phase := v.phaseNames()[v.phaseIndex()]
	st := sized(paperName, 16)
	w := sprites.Measure(phase, st) + 26
	room := right - w - 8 - (c.X + 51)
	verb := sized(hintWords, 15).In(sprites.CreamSoft)
	words := v.presentVerb()
	if v.in.Phase() == wh.PhaseCellars {
		words = v.x.Verbs.Place // the hint says how many
	}
	if ui.FitSize(words, verb, room) < 13 {
		room += w // the words say the phase too
	} else {
		s.Put(sprites.Surface{Kind: sprites.Plate, R: 7}, ui.R(right-w, c.Y+9, w, 30))
		s.Words(phase, right-w/2, c.Y+30, st.At(sprites.Middle))
	}
	s.Name(v.presentName(), c.X+51, c.Y+22, room, sized(onFelt, 19))
	if verb.Size = ui.FitSize(words, verb, room); verb.Size >= 13 {
		s.Words(words, c.X+51, c.Y+40, verb) // else the hint says it
	}
}

func (v *view) opponentsPortrait(r ui.Rect) {
	s := v.s
	others := v.ring[1:]
	k := float64(len(others))
	const gap = 8.0
	w := (r.W - (k-1)*gap) / k
	for i, p := range others {
		q := ui.R(r.X+float64(i)*(w+gap), r.Y, w, r.H)
		v.seatAt[p] = q
		s.Put(sprites.Surface{Kind: sprites.Parchment, R: 7, Lift: sprites.Card}, q)
		if v.active(p) {
			s.Put(sprites.Surface{Kind: sprites.CardGlow, R: 7}, q)
		}
		points := v.pointWords(p)
		base := q.Bottom() - 6
		if k > 3 {
			st := sized(paperBold, 15)
			name := ui.Ellipsis(v.name(p), st, w-14)
			s.Words(name, q.CX(), q.Y+19, st.At(sprites.Middle))
			v.crest(p, q.X+7, q.Y+25, 19, sprites.Flat)
			s.Words(points, q.X+16.5, q.Y+61, sized(paperNumber, 17).At(sprites.Middle))
			tw := 9.4
			if v.rows(p) == 5 {
				tw = 8
			}
			v.small(p, q.Right()-6-(5*tw+3.6), base, tw, 0.9, true)
		} else {
			tw := 9.4
			if k < 3 {
				tw = 10
			}
			v.crest(p, q.X+8, q.Y+6, 25, sprites.Flat)
			s.Words(points, q.X+20.5, q.Y+53, sized(paperNumber, 19).At(sprites.Middle))
			st := sized(paperBold, 15)
			room := w - 44
			if v.rows(p) == 5 { // the top of the pyramid needs room beside the name
				tw = 8
				room = min(room, w-39-8-3*tw-4)
			}
			s.Words(ui.Ellipsis(v.name(p), st, room), q.X+39, q.Y+21, st)
			v.small(p, q.Right()-8-(5*tw+3.6), base, tw, 0.9, true)
		}
		// Hidden cards travel to their owner's panel and are counted there.
		for _, t := range v.tokens.in(inHand, p) {
			s.Add(ui.Item{Key: t.key, Kind: ui.Piece, Look: sprites.Look{ID: artFolder + "mini-back"},
				Box: ui.R(q.X+12, q.Y+14, 18, 18*backRatio), Hidden: true, Z: zCards, From: v.origin(t)})
		}
		v.panelControl(p, q)
	}
}

// tabs are the index tabs above the felt: auction and cellar.
func (v *view) tabs(r ui.Rect, tight bool) {
	s := v.s
	type tab struct {
		id, name string
		on       bool
		act      func()
	}
	list := []tab{
		{"auction", v.x.Places.Auction, !v.showCellar() && !(tight && v.exchange), func() { v.Table.turnTo(false) }},
		{"cellar", v.cellarTab(), v.showCellar(), func() { v.Table.turnTo(true) }},
	}
	if tight {
		list = []tab{list[0], {"exchange", v.x.Phases.Exchange, !v.showCellar() && v.exchange, v.Table.turnToExchange}, list[1]}
	}
	w := (r.W - 8*float64(len(list)-1)) / float64(len(list))
	for i, tab := range list {
		name, on := tab.name, tab.on
		state := sprites.Normal
		ink := sprites.GoldDim
		if on {
			state, ink = sprites.On, sprites.Cream
		}
		q := ui.R(r.X+float64(i)*(w+8), r.Y, w, r.H)
		s.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.FeltTab, State: state}, Box: q, Z: zFelt + 1})
		st := sized(onFelt, 17).In(ink).At(sprites.Middle)
		st.Size = ui.FitSize(name, st, w-20)
		s.Add(ui.Item{Kind: ui.Text, Words: name, Style: st, Box: ui.R(q.CX(), q.Y+31, 0, 0), Z: zFelt + 2})
		s.Control(ui.Control{ID: "tab/" + tab.id, Role: ui.Tab, Label: name, Rect: ui.R(q.X, q.Y+4, q.W, 44),
			Checked: on, Part: true, Act: tab.act})
	}
}

func (v *view) auctionPortrait(felt ui.Rect, many, tight bool) {
	s := v.s
	offer := v.tokens.in(inOffer, 0)
	total := v.euro(v.offerTotal())
	const cw, gap = 64.0, 6.0
	y := felt.Y + 8
	x0 := felt.X + 12
	if many {
		x0 = felt.X + 8
	}
	right := felt.Right() - 12 - cw - 4
	var my float64
	if many {
		// With five the words stand beside the offer, and the pile takes the
		// sixth place among the bids.
		step := cw + gap
		if k := len(offer); k > 4 {
			step = min(step, (4*(cw+gap)-gap-cw)/float64(k-1))
		}
		for i, t := range offer {
			v.card(t, ui.R(x0+float64(i)*step, y, cw, 0), 0, step < cw && i < len(offer)-1, zCards)
		}
		tx := x0 + 4*(cw+gap) + 8
		title := sized(feltHeading, 18)
		lines := ui.Wrap(v.x.Places.Offer, title, felt.Right()-6-tx)
		for i, l := range lines {
			s.Words(l, tx, y+22+float64(i)*21, title)
		}
		s.Words(total, tx, y+26+21*float64(len(lines)), sized(feltNumber, 20))
		my = y + cw*cardRatio + 9
	} else {
		title := sized(feltHeading, 17)
		s.Words(v.x.Places.Offer, x0, felt.Y+20, title)
		s.Words(total, x0+sprites.Measure(v.x.Places.Offer, title)+12, felt.Y+20, sized(feltNumber, 17))
		step := cw + gap
		if k := len(offer); k > 4 {
			step = min(step, (right-gap-cw-x0)/float64(k-1))
		}
		for i, t := range offer {
			v.card(t, ui.R(x0+float64(i)*step, felt.Y+27, cw, 0), 0, step < cw && i < len(offer)-1, zCards)
		}
		v.pile(right+7, felt.Y+33, cw-6, 1)
		s.Words(v.pileWords(), right+cw/2+1, felt.Y+20,
			sprites.Style{Font: sprites.SansMedium, Size: 16, Color: sprites.CreamSoft, Align: sprites.Middle})
		my = felt.Y + 122
	}
	stripH, head := 58.0, 25.0
	if tight {
		stripH, head = 0, 0
	}
	room := felt.Bottom() - 7 - stripH - head - my
	rows := (len(v.ring) + 1) / 2
	mgap := 8.0
	mh := (room - float64(rows-1)*mgap - 4) / float64(rows)
	mw := (felt.W - 14 - 8) / 2
	ranks := v.ranks()
	for i, p := range v.ring {
		q := ui.R(felt.X+7+float64(i%2)*(mw+8), my+float64(i/2)*(mh+mgap), mw, mh)
		if mh >= 100 {
			v.bidTall(p, q, ranks[p])
		} else {
			v.bidLow(p, q, ranks[p])
		}
	}
	if many || len(v.ring)%2 == 1 {
		x := felt.X + 7 + mw + 8
		yy := my + float64(rows-1)*(mh+mgap)
		if many {
			ph := min(70, mh-8)
			pw := ph / cardRatio
			v.pile(x+30, yy+(mh-ph)/2, pw, 0.8)
			s.Words(v.x.Places.Pile, x+30+pw+18, yy+mh/2-1, sized(feltHeading, 17))
			s.Words(strconv.Itoa(v.in.PileSize()), x+30+pw+18, yy+mh/2+23, sized(feltNumber, 20))
		} else {
			v.lastLines(ui.R(x, yy, mw, mh))
		}
	}
	if tight {
		return
	}
	sy := felt.Bottom() - 7 - stripH
	s.Words(v.x.Strip.Title, felt.X+12, sy-8, sized(feltHeading, 16))
	v.stripLow(ui.R(felt.X+7, sy, felt.W-14, stripH))
}

// bidTall is a bid's place with name and ribbon above its cards.
func (v *view) bidTall(p engine.Player, c ui.Rect, rank int) {
	s := v.s
	act := v.active(p)
	v.seatCell(p, c, act)
	v.crest(p, c.X+8, c.Y+6, 22, sprites.Flat)
	room := c.W - 36 - 8
	if rank > 0 {
		v.ribbon(rank, c.Right()-32, c.Y-3, 24)
		room -= 30
	}
	s.Name(v.name(p), c.X+36, c.Y+24, room, sized(onFelt, 16))
	cards, ghosts := v.tokens.in(inBid, p), v.ghostsFor(p)
	total := v.euro(v.in.BidTotal(p))
	passed := v.in.HasPassed(p)
	const w = 52.0
	k := len(cards) + len(ghosts)
	words := sprites.Measure(total, sized(feltNumber, 20)) + 22
	step := 40.0
	if k > 2 {
		step = min(33, max(22, (c.W-18-w-words)/float64(k-1)))
	}
	cy := c.Y + 31 + (c.H-108)*0.5
	for i, t := range cards {
		v.card(t, ui.R(c.X+9+float64(i)*step, cy, w, 0), 0, step < coveredBelow && i < k-1, zCards)
	}
	for i, t := range ghosts {
		v.ghost(t, ui.R(c.X+9+float64(len(cards)+i)*step, cy, w, w*cardRatio), 0, zCards)
	}
	x := c.Right() - 11
	s.Raise(zChosen)
	defer s.Raise(0)
	switch {
	case len(ghosts) > 0:
		if v.in.Bid(p) != 0 {
			s.Words(total, x, cy+45, sized(feltNumber, 17).At(sprites.Right))
		}
		s.Words(v.euro(v.liftedTotal()), x, cy+67, sized(feltNumber, 20).In(sprites.Glow).At(sprites.Right))
	case v.in.Bid(p) != 0:
		size := 18.0
		if k > 2 {
			size = 16
		}
		pw := sprites.Measure(total, sized(paperNumber, size)) + 16
		if passed {
			s.Words(v.x.Places.PassedLow, x-1, cy+29, sized(hintWords, 15).In(sprites.Passed).At(sprites.Right))
		}
		v.plate(total, c.Right()-8-pw/2, cy+41, pw, 28, size, 6)
	case passed:
		s.Words(v.x.Places.PassedLow, c.CX(), c.CY()+14, sized(hintWords, 17).In(sprites.Passed).At(sprites.Middle))
	}
}

// bidLow is a bid in a low place: whole cards left, words right.
func (v *view) bidLow(p engine.Player, c ui.Rect, rank int) {
	v.seatCell(p, c, v.active(p))
	cards, ghosts := v.tokens.in(inBid, p), v.ghostsFor(p)
	w := min(52, (c.H-6)/cardRatio)
	k := len(cards) + len(ghosts)
	narrow := c.W < narrowBid // three side by side: ribbon and crest in a column at the right
	span := c.W*0.62 - w - 5
	if narrow {
		span = c.W - 9 - w - 34
	}
	step := 38.0
	if k > 1 {
		step = min(step, span/float64(k-1))
	}
	y := c.Y + (c.H-w*cardRatio)/2
	for i, t := range cards {
		v.card(t, ui.R(c.X+5+float64(i)*step, y, w, 0), 0, narrow || step < coveredBelow && i < k-1, zCards)
	}
	for i, t := range ghosts {
		v.ghost(t, ui.R(c.X+5+float64(len(cards)+i)*step, y, w, w*cardRatio), 0, zCards)
	}
	x := c.Right() - 8
	v.s.Raise(zChosen)
	if rank > 0 {
		v.ribbon(rank, x-21, c.Y-3, 21)
	}
	top := c.Y + 5
	if c.H < 58 {
		top = c.Y + 1
	}
	if narrow {
		v.crest(p, x-20, c.Y+c.H*0.36, 19, sprites.Flat)
	} else {
		v.crest(p, x-46, top, 19, sprites.Flat)
	}
	v.s.Raise(0)
	room := c.W - 13
	if k > 0 {
		room -= float64(k-1)*step + w + 3
	}
	v.lowWords(p, c, x, room, len(ghosts) > 0)
}

// lowWords are name and total at the right of a low bid; where there is no room
// for both, the crest stands for the name.
func (v *view) lowWords(p engine.Player, c ui.Rect, x, room float64, lifted bool) {
	s := v.s
	s.Raise(zChosen)
	defer s.Raise(0)
	total := v.euro(v.in.BidTotal(p))
	has, passed := v.in.Bid(p) != 0, v.in.HasPassed(p)
	base := c.Y + (c.H-78)/2 // the words keep their distances in the middle
	name := sized(onFelt, 15).At(sprites.Right)
	named := c.H >= 70 && room >= 44
	glow := sized(feltNumber, 19).In(sprites.Glow).At(sprites.Right)
	switch {
	case c.W < narrowBid: // one number, over the last card's foot
		words := total
		if lifted {
			words = v.euro(v.liftedTotal())
		}
		if has || lifted {
			pw := sprites.Measure(words, sized(paperNumber, 15)) + 13
			v.plate(words, x-pw/2+3, c.Bottom()-26, pw, 24, 15, 6)
		}
		if passed {
			v.s.Put(sprites.Surface{Kind: sprites.Wash, Tint: passedWash}, c.Inset(2))
		}
	case lifted:
		if named {
			s.Name(v.name(p), x, base+38, room, name)
		}
		if has && c.H >= 58 {
			s.Words(total, x, base+54, sized(feltNumber, 16).At(sprites.Right))
		}
		y := base + 71.5
		if c.H < 58 {
			y = c.Bottom() - 4
			glow.Size = 16
		}
		s.Words(v.euro(v.liftedTotal()), x, y, glow)
	case passed:
		if named {
			s.Name(v.name(p), x, base+38, room, name)
		}
		if c.H >= 58 || !has {
			s.Words(v.x.Places.PassedLow, x, base+54, sized(hintWords, 15).In(sprites.Passed).At(sprites.Right))
		}
		if has {
			s.Words(total, x, base+71, sized(feltNumber, 17).At(sprites.Right))
		}
	default:
		if named {
			s.Name(v.name(p), x, base+43, room, name)
		}
		if has {
			st := sized(paperNumber, 17)
			pw := sprites.Measure(total, st) + 15
			v.plate(total, x-pw/2+1, min(base+47, c.Bottom()-27), pw, 26, st.Size, 6)
		}
	}
}

func (v *view) seatCell(p engine.Player, c ui.Rect, act bool) {
	v.bidAt[p] = c
	state := sprites.Normal
	if act {
		state = sprites.On
	}
	v.s.Put(sprites.Surface{Kind: sprites.SeatCell, R: 9, State: state}, c)
}

// stripLow is the low strip "who gets what now".
func (v *view) stripLow(r ui.Rect) {
	v.s.Put(sprites.Surface{Kind: sprites.Parchment, R: 7, Lift: sprites.Card}, r)
	v.stripParts(ui.R(r.X+7, r.Y, r.W-14, r.H))
}

// stripParts adds the parts of a low strip, each as wide as its bundle wants.
func (v *view) stripParts(r ui.Rect) {
	s := v.s
	parts := v.strip()
	sum := 0.0
	need := func(q stripPart) float64 {
		words := 10 + sprites.Measure(q.short, sized(paperBold, 15))
		if !q.next {
			words += 24
		}
		return max(words, float64(len(q.cards))*18+9)
	}
	for _, q := range parts {
		sum += need(q)
	}
	x := r.X
	for i, q := range parts {
		w := need(q) * r.W / max(sum, r.W*0.6)
		if i > 0 {
			s.Put(sprites.Surface{Kind: sprites.Upright}, ui.R(x-2, r.Y+9, 1, r.H-18))
		}
		if q.next {
			s.Words(q.short, x+4, r.Y+22, sized(paperBold, 15))
		} else {
			v.crest(q.to, x+3, r.Y+6, 19, sprites.Flat)
			s.Words(q.short, x+27, r.Y+22, sized(paperBold, 15))
		}
		pitch := 18.0
		if k := len(q.cards); k > 1 {
			pitch = min(pitch, (w-8-17)/float64(k-1))
		}
		v.minis(q.cards, x+3, r.Y+32, 17, pitch)
		x += w
	}
}

// trayHeight is the height of hint, hand and buttons.
func (v *view) trayHeight() float64 {
	t := v.f.Text
	w := v.handWidth(v.f.Column(480).W - 24)
	if v.handRows(v.f.Column(480).W-24, 84) > 1 {
		w *= 1 + secondRow
	}
	buttons := 56 * min(t, 1.4)
	if v.stacked() {
		buttons += 10 + 52*min(t, 1.4)
	}
	return 6 + 22*t*v.hintLines() + handRise + w*cardRatio + 18 + buttons + 24
}

// stacked reports whether the buttons stand one above the other: large words
// have no room side by side.
func (v *view) stacked() bool { return v.f.Text > 1.7 }

// hintLines is how many lines of the hint there is room for.
func (v *view) hintLines() float64 {
	switch {
	case v.f.Text > 1.2:
		return 2
	}
	return 1
}

func (v *view) trayPortrait(r ui.Rect) {
	t := v.f.Text
	bt := min(t, 1.4)
	bh := 56 * bt
	by := r.Bottom() - 24 - bh
	box := actionsBox{hintSize: 16 * t, centre: true, secondSize: 20 * bt, primarySize: 24 * bt,
		second: ui.R(r.X+12, by, 112, bh), primary: ui.R(r.X+136, by, r.W-148, bh)}
	if v.stacked() {
		box.stack = true
		box.primary = ui.R(r.X+12, by, r.W-24, bh)
		by -= 10 + 52*bt
		box.second = ui.R(r.X+12, by, r.W-24, 52*bt)
	}
	box.hint = ui.R(r.X+10, r.Y+6, r.W-20, 22*t*v.hintLines())
	w := v.handWidth(r.W - 24)
	v.hand(ui.R(r.X+12, by-18-w*cardRatio, r.W-24, w*cardRatio), w, handRise-2)
	v.actions(box)
}

// handWidth is 66 for bids, and 84 in the cellars' phase, where the cards overlap
// and less of each is in sight.
func (v *view) handWidth(room float64) float64 {
	if v.in.Phase() != wh.PhaseCellars || v.handRows(room, 84) > 1 {
		return 66
	}
	return 84
}

// handRows is how many rows a hand needs, so that each card can be touched.
func (v *view) handRows(room, w float64) int {
	k := float64(len(v.tokens.in(inHand, v.seat)))
	if (k-1)*leastPitch+w > room {
		return 2
	}
	return 1
}

// exchangePage says in words who would get what, where the strip has no room.
func (v *view) exchangePage(felt ui.Rect) {
	s := v.s
	r := felt.Inset(8)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 7, Lift: sprites.Card, Line: true}, r)
	parts := v.strip()
	t := min(v.f.Text, 1.3)
	head := sized(paperName, 19)
	s.Words(v.x.Strip.Title, r.X+16, r.Y+28, head)
	pitch := min(64, (r.H-44)/float64(len(parts)))
	for i, q := range parts {
		y := r.Y + 40 + float64(i)*pitch
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X+12, y, r.W-24, 1))
		mid := y + pitch/2
		right := r.Right() - 16
		n := float64(len(q.cards))
		step := min(24, 130/max(n, 1))
		v.minis(q.cards, right-step*(n-1)-22, mid-12, 22, step)
		x := r.X + 16
		room := right - step*(n-1) - 30 - x
		if q.next {
			st := sized(paperBold, 16*t)
			st.Size = ui.FitSize(q.short, st, room)
			s.Words(q.short, x, mid+6, st)
			continue
		}
		v.crest(q.to, x, mid-14, 24, sprites.Flat)
		st := sized(paperBold, 16*t)
		words := q.place + " " + q.name
		st.Size = max(13, ui.FitSize(words, st, room-32))
		s.Words(ui.Ellipsis(words, st, room-32), x+32, mid+6, st)
	}
}
