package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// pileID names the place of the pile: cards come from there.
const pileID = "place/pile"

// openCard is the pile with the open card upon it, at most w wide.
func (v *view) openCard(w float64) ui.Part {
	return ui.Scaled(w, w*table.CardRatio, leastPicture, func(s *ui.Stage, r ui.Rect) {
		n := min(v.in.PileSize(), table.PileShows-1)
		below := float64(n) * pileStep
		v.Pile(cardArt(zk.NoCard), n, r.X+below, r.Y+below, r.W, pileStep)
		v.faceUp(r)
	}).Named(pileID).Shows(faceFact)
}

// faceUp adds the open card, lifted where it is about to be bought.
func (v *view) faceUp(r ui.Rect) {
	list := v.cards.In(inFace, engine.Chance)
	if len(list) == 0 && v.in.PileSize() == 0 {
		v.Stage.Put(sprites.Surface{Kind: sprites.CardPlace, R: ui.Close}, r)
	}
	for _, t := range list {
		v.lifted(t, r, table.ZCards, v.mine(zk.PhaseFarm) && v.pick == zk.Buy())
	}
}

// lifted adds a card that is higher and glows if it is chosen.
func (v *view) lifted(t *token, r ui.Rect, z int, up bool) {
	if up {
		r.Y -= rise
	}
	v.token(t, r, z, func(it *ui.Item) {
		if up {
			it.Look.Lift, it.Look.Glow = sprites.Lifted, true
		}
	})
}

// price is the tag at the open card.
func (v *view) price(size float64, signed bool) ui.Part {
	if v.in.Face() == zk.NoCard || v.in.Mayor() == zk.NoSquare {
		return ui.Part{}
	}
	n := v.in.Price(v.in.Face())
	words := digits(n)
	if signed {
		words = v.number(-n)
	}
	return ui.Label(words, ui.PaperNumber.Sized(size).At(sprites.Middle)).Pad(size/2, ui.Near).
		On(sprites.Surface{Kind: sprites.Plate, R: ui.Close, Lift: sprites.Token}).Centred().Raised(table.ZLabel - 1).LandsWith(v.cards.last(inFace, engine.Chance)).Shows(priceFact)
}

// offered is the open card with its price, and how many cards the pile still has.
func (v *view) offered(w float64) ui.Part {
	back := ui.Art(cardArt(zk.NoCard), countedCard)
	left := ui.Label(digits(v.in.PileSize()), sprites.Style{Font: sprites.SansBold, Color: sprites.CreamSoft, Align: sprites.Middle})
	price := v.price(ui.Lead, true)
	return ui.Either(
		ui.Row(ui.Apart, v.openCard(w), ui.Column(ui.Near, ui.Column(0, back, left).Dropped(1), price).Middle().AtLeast(priceWide, 0).Growing()),
		ui.Column(ui.Tight, v.openCard(w), price))
}

// shop is the place on felt where the open card is bought.
func (v *view) shop() ui.Part {
	words, st := v.x.Places.Buy, table.FeltHeading.Sized(ui.Lead)
	if !v.mine(zk.PhaseFarm) {
		words, st = v.x.Places.ForSale, table.HintWords.In(sprites.GoldLight)
	}
	return v.forSale(ui.Column(ui.Near, v.offered(shopCard).Growing(), ui.Label(words, st.At(sprites.Middle)).Dropped(1)).
		Pad(ui.Apart, ui.Close).On(sprites.Surface{Kind: sprites.Felt, R: feltCorner})).Named(shopID)
}

// counter is the felt of a large screen with pile, discards and the open card; with less
// room the pile lies below that.
func (v *view) counter() ui.Part {
	soft := sprites.Style{Font: sprites.SansMedium, Color: sprites.CreamSoft, Align: sprites.Middle}
	left := v.x.Places.Left.With("n", digits(v.in.PileSize()))
	pile := ui.Scaled(counterPile, counterPile*table.CardRatio, leastPicture, func(_ *ui.Stage, r ui.Rect) {
		v.Pile(cardArt(zk.NoCard), v.in.PileSize(), r.X, r.Y, r.W, pileStep)
	}).Named(pileID)
	face := ui.Scaled(counterCard, counterCard*table.CardRatio, leastPicture, func(s *ui.Stage, r ui.Rect) {
		if v.in.Face() == zk.NoCard {
			s.Put(sprites.Surface{Kind: sprites.CardPlace, R: ui.Close}, r)
		}
		v.faceUp(r)
	}).Shows(faceFact)
	price := ui.Part{}
	if v.in.Face() != zk.NoCard {
		price = ui.Column(ui.Near, v.price(ui.Figure, false), ui.Label(v.x.Places.Price, feltSoft.At(sprites.Middle))).Middle()
	}
	tall := ui.Column(ui.Wide,
		ui.Rows(1, ui.Apart,
			ui.Column(ui.Close, pile, ui.Label(left, soft)),
			ui.Column(ui.Close, v.discards(), ui.Label(v.x.Places.Played.With("n", digits(v.in.Discards().Len())), soft))),
		v.forSale(ui.Rows(1, ui.Apart, face, price)).Growing())
	low := v.forSale(ui.Row(ui.Wide, v.openCard(counterPile), ui.Column(ui.Close, v.price(ui.Head, v.mine(zk.PhaseFarm)), ui.Label(left, soft)).Middle(), ui.Spring()))
	return ui.Either(tall, low).Pad(ui.Wide, ui.Loose).On(sprites.Surface{Kind: sprites.Felt, R: feltCorner, Line: true})
}

// discards is the last card of the discards, askew.
func (v *view) discards() ui.Part {
	return ui.Scaled(counterPile, counterPile*table.CardRatio, leastPicture, func(s *ui.Stage, r ui.Rect) {
		c := v.round.discard
		if c == zk.NoCard {
			s.Put(sprites.Surface{Kind: sprites.CardPlace, R: ui.Close}, r)
			return
		}
		it := ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: cardArt(c), Lift: sprites.Card}, Box: r, Turn: discardTurn}
		v.Inspectable(&it, func() *table.Inspection { return v.inspectApple(c) })
		s.Add(it)
	})
}

// forSale lets the open card be chosen on a part.
func (v *view) forSale(p ui.Part) ui.Part {
	face := v.in.Face()
	c := ui.Control{ID: "pile", Role: ui.Checkbox, Key: 'b', Checked: v.pick == zk.Buy()}
	switch {
	case face != zk.NoCard && v.in.Mayor() != zk.NoSquare:
		c.Label = v.words().Outline.Zankapfel.Open.With("card", v.apple(face), "price", digits(v.in.Price(face)))
		c.Inspect = func() { v.Inspect(v.inspectApple(face)) }
		if c.Act = c.Inspect; v.mine(zk.PhaseFarm) {
			c.Act = func() { v.choose(zk.Buy()) }
			v.drags(&c, v.cards.last(inFace, engine.Chance), zk.Buy(), handID)
		}
	case v.mine(zk.PhaseFarm):
		c = ui.Control{ID: "pile", Label: v.x.Places.NoCard, Disabled: true, Reason: v.x.Reasons.CannotBuy}
	default:
		return p
	}
	return p.Control(c)
}

// hand are the own apple cards, each at most w wide, so that each is seen; without the room for that, two or more alike
// are one stack with their number. Where they may not be seen they lie as backs, and before they are dealt there are places
// for them.
func (v *view) hand(w float64) ui.Part {
	list, stacks := v.own(), table.Where(kinds, v.in.Hand().Has)
	n, gap := len(stacks), ui.Apart
	if !v.open() {
		n, gap = len(list), -w*backCovered
	}
	toCome := len(list) == 0 && v.in.Phase() <= zk.PhaseDeal
	if toCome {
		n, gap = zk.HandAtStart, ui.Apart
	}
	before, alike := float64(max(n, 1)-1), 0.0 // that others may cover
	if v.open() && !toCome {
		alike = float64(len(list) - n)
	}
	return ui.Area(before*ui.Target+leastHand, leastHand*table.CardRatio+rise, func(s *ui.Stage, r ui.Rect) {
		w := min(w, (r.H-rise)/table.CardRatio, r.W-before*ui.Target)
		if toCome { // none covers another
			w = min(w, (r.W-before*gap)/float64(n))
		}
		fan := 0.0
		if narrow := min(w, (r.W-before*ui.Target/v.Frame.Unit)/(1+alike*alikePitch), r.W/(1+before*half+alike*alikePitch)); narrow >= max(leastFan*w, leastHand) {
			w, fan = narrow, narrow*alikePitch
		}
		step := table.Pitch(n, w+gap, w, r.W-alike*fan)
		left := r.CX() - (w+before*step+alike*fan)/2
		at := func(i int) ui.Rect {
			return ui.R(left+step*float64(i), r.CY()+(rise-w*table.CardRatio)/2, w, w*table.CardRatio)
		}
		if toCome {
			for i := range n {
				s.Put(sprites.Surface{Kind: sprites.CardPlace, R: ui.Close}, at(i))
			}
			return
		}
		if !v.open() {
			for i, t := range list {
				v.token(t, at(i), table.ZCards, func(it *ui.Item) { it.Flip = 1 })
			}
			return
		}
		s.Group("hand", func() {
			for i, c := range stacks {
				cards, r := table.Where(list, func(t *token) bool { return t.Piece.card == c }), at(i)
				v.stack(c, cards, r, min(r.W, step), fan, i)
				left += float64(len(cards)-1) * fan
			}
		})
	}).Roomy(w+before*(w+gap)+alike*w*alikePitch, w*table.CardRatio+rise).GrowingBy(0).Named(handID).Shows(handFact(v.Base()))
}

// stack adds the cards of one kind, from each to the next as far as fan, 0 for one upon the other, and lets one of them be
// chosen; of the last so much is in sight.
func (v *view) stack(c zk.Card, list []*token, r ui.Rect, seen, fan float64, i int) {
	mine := v.mine(zk.PhaseFarm)
	up := mine && v.pick == zk.Lay(c)
	for k, t := range list {
		box := r
		off := float64(min(len(list)-1-k, 2)) * stackStep
		if fan > 0 {
			box.X += float64(k) * fan
		} else {
			box.X, box.Y = box.X+off, box.Y-off
		}
		v.lifted(t, box, table.ZCards+i, up && k == len(list)-1)
	}
	if n := len(list); n > 1 && fan == 0 {
		at := r
		if up {
			at.Y -= rise
		}
		number := ui.Label("×"+digits(n), ui.PaperBold.Sized(ui.Fine).At(sprites.Middle)).On(sprites.Surface{Kind: sprites.RoundLabel})
		v.Stage.Lay(number.Raised(table.ZLabel-1).LandsWith(list[n-1].Key), ui.R(at.Right()-stackBadge, at.Bottom()-stackBadge, stackBadge, stackBadge))
	}
	target := r
	target.W = seen + float64(len(list)-1)*fan
	control := ui.Control{ID: "hand/" + colourArt[c], Role: ui.Checkbox, Part: true, Rect: target, Checked: up, Key: rune('1' + i),
		Label:   v.x.Labels.Hand.With("card", v.apple(c), "n", digits(len(list))),
		Inspect: func() { v.Inspect(v.inspectApple(c)) }}
	if mine {
		control.Act = func() { v.choose(zk.Lay(c)) }
		v.drags(&control, list[len(list)-1].Key, zk.Lay(c), laidID)
	} else {
		control.Act = control.Inspect
	}
	v.Stage.Control(control)
}

// ownScore is the own crest with score and discord cards left, beside the button, and where
// the score will be: with the colour that is chosen, if nobody else wants it, or with the
// quarrel that has been won.
func (v *view) ownScore() ui.Part {
	p := v.Base()
	score, crest := v.feltScore(p, ui.Head), v.crest(p, ownCrest).Named(seatPlace(p))
	what := ui.Column(0, score, v.discordCount(p, table.OakSoft.Sized(ui.Body)).Left())
	if gain, from := v.comes(); gain > 0 {
		what = ui.Either(v.moves(from, from+gain, ui.Title), score)
	} else if v.round.screen == quarrelScreen || v.mine(zk.PhaseCall) {
		what = v.standsOn(p, ui.Head)
	}
	return ui.Row(ui.Apart, crest, what).Left().Middle()
}

// comes is what will soon be added to the own score, or just has been, and to which.
func (v *view) comes() (gain, from int) {
	c, score := v.chosen().Card, v.in.Score(v.Base())
	switch {
	case v.round.screen == quarrelScreen && v.round.won && v.round.bout.winner == v.Base():
		if gain = v.in.Number(v.round.bout.colour); !v.unpaid() {
			score -= gain
		}
		return gain, score
	case v.round.screen == harvestScreen && v.mine(zk.PhaseCall) && c != zk.NoCard && v.wanting(c).Without(v.Me()) == 0:
		return v.in.Number(c), score
	}
	return 0, 0
}

// ownBar is what the viewer has, on a bar of wood: score, apples, discord cards left,
// and the card laid in this round.
func (v *view) ownBar() ui.Part {
	p := v.Base()
	score := v.feltScore(p, ui.Title)
	if n := v.Points(p); n < 0 {
		score = ui.Picture(ui.Item{Look: sprites.Look{ID: art + "tag-negative", Words: v.number(n)}}, tagWidth)
	}
	score = score.Shows(scoreFact(p))
	head := ui.Scaled(ownHead, ownHead, leastPicture, func(s *ui.Stage, r ui.Rect) {
		s.Lay(v.HeadPart(p, r.W), r)
		if v.in.FirstPlayer() == p {
			v.goldenApple(r.X+r.W*appleAt, r.Bottom()-ui.Near, r.W*appleShare)
		}
	})
	card := func(t *token) ui.Part {
		return ui.Area(leastOwnCard, leastOwnCard*table.CardRatio, func(_ *ui.Stage, r ui.Rect) {
			w := r.H / table.CardRatio
			v.token(t, ui.R(r.X, r.Y, w, r.H), table.ZCards, func(it *ui.Item) {
				if !v.open() {
					it.Flip = 1
				}
			})
		}).Roomy(barCard, 0).GrowingBy(0)
	}
	hand := table.Each(v.own(), card)
	down := table.Where(v.cards.In(inLaid, p), func(*token) bool { return v.round.screen == orchardScreen }) // else it lies on the felt
	laid := table.Each(down, func(t *token) ui.Part {
		return card(t).Around(func(_ *ui.Stage, r ui.Rect, inner func()) {
			inner()
			v.secretBadge(t.Key, r.Right(), r.Bottom()-ui.Apart)
		})
	})
	list := []ui.Part{ui.Row(ui.Near, head, score), ui.Row(ui.Near, append(hand, ui.Spring())...).Named(handID).Shows(handFact(p)).Growing(), v.discordCount(p, table.FeltNumber.Sized(ui.Lead))}
	if len(laid) > 0 {
		words := ui.Label(v.x.Places.Laid, feltSoft.Sized(ui.Note)).Dropped(1)
		list = append(list, ui.Row(ui.Near, append([]ui.Part{words}, laid...)...))
	}
	for i := range list[1:] {
		list[i+1] = ui.Row(ui.Apart, separator(), list[i+1])
	}
	list[1] = list[1].Growing()
	return ui.Row(ui.Apart, list...).Pad(ui.Loose, ui.Close).On(sprites.Surface{Kind: sprites.WoodBar, R: ui.Apart}).Named(seatPlace(p)).Roomy(0, barHeight)
}

// separator parts a bar of wood.
func separator() ui.Part {
	line := func(c sprites.Color) ui.Part {
		return ui.Area(1, 0, func(s *ui.Stage, r ui.Rect) { s.Put(sprites.Surface{Kind: sprites.Wash, Tint: c}, r) })
	}
	return ui.Row(0, line(separatorDark).GrowingBy(0), line(separatorLight).GrowingBy(0))
}

// secretBadge shows its owner alone which card he has laid, on that.
func (v *view) secretBadge(card string, cx, cy float64) {
	c := v.in.OwnLaid()
	if c == zk.NoCard || !v.open() {
		return
	}
	picture := shapeArt(c)
	if c == zk.Joker {
		picture = appleArt(c)
	}
	badge := ui.Art(picture, smallCrest).Pad(ui.Near, ui.Near).On(sprites.Surface{Kind: sprites.RoundLabel}).Raised(table.ZLabel - 1).LandsWith(card)
	v.Stage.Lay(badge, ui.R(cx, cy, 0, 0).Grow(smallCrest, smallCrest))
}
