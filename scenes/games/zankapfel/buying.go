package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// openCard adds the pile with the open card upon it, w wide, and the price of the card;
// sells says that it can be bought now.
func (v *view) openCard(x, y, w float64, sells bool) {
	v.pileAt = ui.R(x, y, w, w*table.CardRatio)
	n := min(v.in.PileSize(), table.PileShows-1)
	for k := n; k > 0; k-- {
		lift := sprites.Flat
		if k == n {
			lift = sprites.Card
		}
		v.Stage.Piece(sprites.Look{ID: cardArt(zk.NoCard), Lift: lift}, x+float64(k)*1.5, y+float64(k)*1.3, w)
	}
	if n == 0 {
		v.Stage.Put(sprites.Surface{Kind: sprites.CardPlace, R: w / 12}, ui.R(x, y, w, w*table.CardRatio))
	}
	up := sells && v.pick.buy
	for _, t := range v.cards.In(inFace, engine.Chance) {
		box := ui.R(x, y, w, 0)
		if up {
			box.X, box.Y = x-1, y-6
		}
		v.tokenAs(t, box, table.ZCards, false, func(it *ui.Item) {
			if up {
				it.Look.Lift, it.Look.Glow = sprites.Lifted, true
			}
		})
	}
}

// price is the tag at the open card; w is the width of the tag.
func (v *view) price(cx, y, w, h, size float64, signed bool) {
	if v.in.Face() == zk.NoCard || v.in.Mayor() == zk.NoSquare {
		return
	}
	n := v.in.Price(v.in.Face())
	words := digits(n)
	if signed {
		words = v.number(-n)
	}
	v.Plate(words, cx, y, w, h, size, 6)
}

// shop is the place on felt where the open card is bought.
func (v *view) shop(r ui.Rect) {
	v.Stage.Place(shopID, r)
	s := v.Stage
	s.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, r)
	mine := v.mine(zk.PhaseFarm)
	w := min(56, (r.H-34)/table.CardRatio, r.W*0.55)
	v.openCard(r.X+8, r.Y+9, w, mine)
	x := r.X + 8 + w + (r.W-8-w)/2 + 2
	if r.H > 94 && r.W > 60 {
		v.Stage.Piece(sprites.Look{ID: cardArt(zk.NoCard)}, x-7, r.Y+10, 13)
		s.Words(digits(v.in.PileSize()), x, r.Y+44, sprites.Style{Font: sprites.SansBold, Size: 16, Color: sprites.CreamSoft, Align: sprites.Middle})
	}
	v.Stage.Raise(table.ZLabel - 1)
	v.price(x-4, r.Y+max(12, min(57, r.H-54)), min(40, r.W*0.42), 28, 17, true)
	v.Stage.Raise(0)
	words, st := v.x.Places.Buy, table.FeltHeading.Sized(17)
	if !mine {
		words, st = v.x.Places.ForSale, table.HintWords.Sized(16).In(sprites.GoldLight)
	}
	st.Size = min(st.Size*v.Frame.Caption(), ui.FitSize(words, st, r.W-12))
	if r.H > 74 && st.Size >= 13 {
		s.Words(words, r.CX(), r.Bottom()-8, st.At(sprites.Middle))
	}
	v.shopControl(r)
}

// shopControl lets the open card be chosen.
func (v *view) shopControl(r ui.Rect) {
	face := v.in.Face()
	if face == zk.NoCard || v.in.Mayor() == zk.NoSquare {
		if v.mine(zk.PhaseFarm) {
			v.Stage.Control(ui.Control{ID: "pile", Label: v.x.Places.NoCard, Rect: r, Disabled: true, Reason: v.x.Reasons.CannotBuy})
		}
		return
	}
	c := ui.Control{ID: "pile", Role: ui.Checkbox, Rect: r, Key: 'b', Checked: v.pick.buy,
		Label:   v.x.Labels.Pile.With("card", v.apple(face), "price", digits(v.in.Price(face))),
		Inspect: func() { v.Inspect(v.inspectApple(face)) }}
	if v.mine(zk.PhaseFarm) {
		c.Act = func() { v.pickCard(face, true) }
	} else {
		c.Act = c.Inspect
	}
	v.Stage.Control(c)
}

// hand lays the own apple cards in a box, each w wide: two or more alike as one stack.
// Where they may not be seen they lie as backs.
func (v *view) hand(r ui.Rect, w float64) {
	list := v.own()
	if !v.open() {
		step := table.Pitch(len(list), w*0.6, w, r.W)
		x := r.CX() - (step*float64(len(list)-1)+w)/2
		for i, t := range list {
			v.tokenAs(t, ui.R(x+step*float64(i), r.Y, w, 0), table.ZCards, false, func(it *ui.Item) { it.Flip = 1 })
		}
		return
	}
	stacks := map[zk.Card][]*token{}
	var kinds []zk.Card
	for _, t := range list {
		if stacks[t.Piece.card] == nil {
			kinds = append(kinds, t.Piece.card)
		}
		stacks[t.Piece.card] = append(stacks[t.Piece.card], t)
	}
	step := table.Pitch(len(kinds), w+8, w, r.W)
	x := r.CX() - (step*float64(len(kinds)-1)+w)/2
	v.Stage.Group("hand", func() {
		for i, c := range kinds {
			v.stack(c, stacks[c], ui.R(x+step*float64(i), r.Y, w, w*table.CardRatio), step, i)
		}
	})
}

// stack adds the cards of one kind, and lets one of them be chosen.
func (v *view) stack(c zk.Card, list []*token, r ui.Rect, step float64, i int) {
	mine := v.mine(zk.PhaseFarm)
	up := mine && v.pick.card == c && !v.pick.buy
	for k, t := range list {
		last := k == len(list)-1
		box := r
		if off := float64(min(len(list)-1-k, 2)); off > 0 {
			box.X, box.Y = box.X+off*3.2, box.Y-off*3.4
		}
		if last && up {
			box.Y -= 11
		}
		v.tokenAs(t, box, table.ZCards+i, false, func(it *ui.Item) {
			if last && up {
				it.Look.Lift, it.Look.Glow = sprites.Lifted, true
			}
		})
	}
	if n := len(list); n > 1 {
		y := r.Bottom() - 26
		if up {
			y -= 11
		}
		v.Stage.Raise(table.ZLabel - 1)
		v.badge("×"+digits(n), r.Right()-13, y+13, 25)
		v.Stage.Raise(0)
	}
	target := r
	if step < r.W {
		target.W = step
	}
	control := ui.Control{ID: "hand/" + colourArt[c], Role: ui.Checkbox, Part: true, Rect: target, Checked: up, Key: rune('1' + i),
		Label:   v.x.Labels.Hand.With("card", v.apple(c), "n", digits(len(list))),
		Inspect: func() { v.Inspect(v.inspectApple(c)) }}
	if mine {
		control.Act = func() { v.pickCard(c, false) }
		control.Piece = list[len(list)-1].Key
		control.PickUp = func() {
			if !up {
				v.pickCard(c, false)
			}
		}
		control.PutDown = func(x, y float64) { v.putDown(c, y, r) }
	} else {
		control.Act = control.Inspect
	}
	v.Stage.Control(control)
}

// putDown ends a drag: a card that is put down well above the hand is laid.
func (b *tableState) putDown(c zk.Card, y float64, from ui.Rect) {
	b.pick = nothing
	if y > from.Y-dragOut {
		return
	}
	b.pick.card = c
	if a := b.Actions(); a.Main.ID == "lay" && a.Main.Act != nil {
		a.Main.Act()
	}
}

// dragOut is how far above the hand a card has to be put down to be laid.
const dragOut = 30.0

// badge is a small round label.
func (v *view) badge(words string, cx, cy, w float64) {
	st := table.PaperBold.Sized(14.5).At(sprites.Middle)
	v.Stage.Put(sprites.Surface{Kind: sprites.RoundLabel}, ui.R(cx-w/2, cy-w/2, w, w))
	v.Stage.Words(words, cx, cy+5, st)
}

// ownCrest is the own crest with score and discord cards left, beside the button.
func (v *view) ownCrest(x, y float64, counted bool) {
	p := v.Base()
	v.Stage.Place(seatPlace(p), ui.R(x, y, 60, 44))
	v.Crest(p, x, y, 33, sprites.Token)
	if v.in.FirstPlayer() == p {
		v.goldenApple(x+4, y+34, 20)
	}
	st := table.FeltNumber.Sized(26)
	if v.Points(p) < 0 {
		st = st.In(behindDark)
	}
	if !counted {
		v.Stage.Words(v.number(v.Points(p)), x+42, y+28, st)
		return
	}
	v.Stage.Words(v.number(v.Points(p)), x+42, y+20, st)
	v.Stage.Piece(sprites.Look{ID: discordBack(v.Seat(p).Crest)}, x+43, y+26, 12)
	v.Stage.Words(digits(v.discordLeft(p)), x+59, y+40, sprites.Style{Font: sprites.SansBold, Size: 16, Color: sprites.CreamSoft})
}

// ownBar is what the viewer has, on a bar of wood: score, apples, discord cards left,
// and the card laid in this round.
func (v *view) ownBar(r ui.Rect) {
	s, p := v.Stage, v.Base()
	s.Put(sprites.Surface{Kind: sprites.WoodBar, R: 10}, r)
	v.Stage.Place(seatPlace(p), r)
	mid := r.CY()
	v.put("common/head-"+v.Seat(p).Crest, r.X+25, mid, 29, 1)
	if v.in.FirstPlayer() == p {
		v.goldenApple(r.X+37, mid+9, 17)
	}
	if n := v.Points(p); n < 0 {
		s.Piece(sprites.Look{ID: art + "tag-negative", Words: v.number(n)}, r.X+45, mid-12, 33)
	} else {
		s.Words(v.number(n), r.X+49, mid+7.5, table.FeltNumber.Sized(22))
	}
	cw := (r.H - 12) / table.CardRatio
	x := r.X + 92
	right := r.Right() - 12
	laid := v.cards.In(inLaid, p)
	words, soft := v.x.Places.Laid, table.HintWords.Sized(15).In(sprites.CreamSoft)
	need := cw + 24 + 34
	if len(laid) > 0 {
		need += sprites.Measure(words, soft) + 10 + cw + 14
	}
	list := v.own()
	step := table.Pitch(len(list), cw+5, cw, max(right-need-x, cw))
	v.separator(x-9, r)
	for i, t := range list {
		v.tokenAs(t, ui.R(x+step*float64(i), r.Y+6, cw, 0), table.ZCards+i, false, func(it *ui.Item) {
			if !v.open() {
				it.Flip = 1
			}
		})
	}
	x = right - need + 14
	v.separator(x-7, r)
	s.Piece(sprites.Look{ID: discordBack(v.Seat(p).Crest), Lift: sprites.Token}, x, r.Y+6, cw)
	s.Words(digits(v.discordLeft(p)), x+cw+6, mid+6.5, table.FeltNumber.Sized(18))
	if len(laid) == 0 {
		return
	}
	x = right - cw - 12
	s.Words(words, x-8, mid+5, soft.At(sprites.Right))
	v.separator(x-16-sprites.Measure(words, soft), r)
	for _, t := range laid {
		v.token(t, ui.R(x, r.Y+6, cw, 0), table.ZCards, false)
	}
	v.secretBadge(x+cw-1, r.Bottom()-13)
}

// separator parts a bar of wood.
func (v *view) separator(x float64, r ui.Rect) {
	v.Stage.Put(sprites.Surface{Kind: sprites.Wash, Tint: 0x2A180B99}, ui.R(x, r.Y+11, 1.2, r.H-22))
	v.Stage.Put(sprites.Surface{Kind: sprites.Wash, Tint: 0xF3D3A04D}, ui.R(x+1.2, r.Y+11, 1, r.H-22))
}

// secretBadge shows its owner alone which card he has laid.
func (v *view) secretBadge(cx, cy float64) {
	c := v.in.OwnLaid()
	if c == zk.NoCard || !v.open() {
		return
	}
	v.Stage.Raise(table.ZLabel - 1)
	v.Stage.Put(sprites.Surface{Kind: sprites.RoundLabel}, ui.R(cx-11, cy-11, 22, 22))
	if c == zk.Joker {
		v.put(appleArt(c), cx, cy, 15, 1.06)
	} else {
		v.put(shapeArt(c), cx, cy, 15, 1)
	}
	v.Stage.Raise(0)
}

// pileSmall is the pile with its open card, price and number, on bare oak.
func (v *view) pileSmall(x, y, w float64) {
	v.openCard(x, y, w, false)
	v.Stage.Piece(sprites.Look{ID: cardArt(zk.NoCard)}, x+w+14, y, 13)
	v.Stage.Words(digits(v.in.PileSize()), x+w+20.5, y+35, sprites.Style{Font: sprites.SansBold, Size: 16, Color: sprites.CreamSoft, Align: sprites.Middle})
	v.Stage.Raise(table.ZLabel - 1)
	v.price(x+w+10, y+44, 38, 28, 17, true)
	v.Stage.Raise(0)
}
