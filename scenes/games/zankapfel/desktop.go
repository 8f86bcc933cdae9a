package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// desktop arranges the table for a window: opponents at the left, the board, values,
// pile and what happened at the right, hand and buttons below.
func (v *view) desktop() {
	full := v.Frame.Full
	if over := full.W - widest; over > 0 {
		full.X, full.W = full.X+over/2, widest
	}
	others := 210.0
	if full.W < 1150 {
		others = 176
	}
	v.Stage.Lay(v.OthersPart(ui.Loose, v.seat), ui.R(full.X+14, 70, others, full.H-84))
	x := full.X + 14 + others + 16
	tray := 154.0
	if v.Frame.Text > 1.2 { // large words have a line of their own
		tray += largeHint * min(v.Frame.Text, 1.6)
	}
	area := ui.R(x, 70, full.Right()-14-x, full.H-70-tray)
	own := ui.R(x, full.H-tray, full.Right()-14-x, tray)
	switch v.round.screen {
	case orchardScreen:
		v.orchardDesktop(area)
	default:
		v.feltDesktop(area)
	}
	v.ownDesktop(own)
}

// orchardDesktop has the board with the race round it, and the sheets at its right.
func (v *view) orchardDesktop(area ui.Rect) {
	size := min(570, area.H-6, area.W-200)
	v.roundBoard(area.X+3, area.Y+2, size)
	r := ui.R(area.X+size+15, area.Y, 0, area.H-8)
	r.W = area.Right() - r.X
	if v.mine(zk.PhaseAccept) {
		h := 62 + offerRow*float64(len(v.offers())+1) + 6
		v.offerList(ui.R(r.X, r.Y, min(r.W, 460), h))
		r.Y, r.H = r.Y+h+12, r.H-h-12
		v.pileAt = ui.R(r.X, r.Y, 40, 40)
		if r.H > 250 {
			v.laidStrip(ui.R(r.X, r.Y, r.W, 118))
			r.Y, r.H = r.Y+130, r.H-130
		}
		v.SinceIn(r)
		v.HintPlace(r)
		return
	}
	if r.W >= 400 {
		half := min(300, r.H*0.53) - sinceMore*float64(max(0, len(v.Ring)-4))
		v.valueSheet(ui.R(r.X, r.Y, r.W*0.51, half))
		v.counter(ui.R(r.X+r.W*0.51+12, r.Y+2, r.W*0.49-14, half-4))
		r.Y, r.H = r.Y+half+10, r.H-half-10
		v.laidStrip(ui.R(r.X, r.Y, r.W, 118))
		r.Y, r.H = r.Y+128, r.H-128
		v.SinceIn(r)
		v.HintPlace(r)
		return
	}
	h := min(270, r.H*0.5)
	v.valueSheet(ui.R(r.X, r.Y, r.W, h))
	v.counterFlat(ui.R(r.X, r.Y+h+10, r.W, 118))
	rest := r.H - h - 20 - 118
	if rest > 100 {
		v.SinceIn(ui.R(r.X, r.Y+h+10+128, r.W, rest))
	}
}

// counter is the felt with pile, discards and the open card.
func (v *view) counter(r ui.Rect) {
	s := v.Stage
	s.Put(sprites.Surface{Kind: sprites.Felt, R: 12, Line: true}, r)
	st := sprites.Style{Font: sprites.SansMedium, Size: 16, Color: sprites.CreamSoft, Align: sprites.Middle}
	w := 60.0
	v.Pile(cardArt(zk.NoCard), v.in.PileSize(), r.X+26, r.Y+22, w, 1.2)
	words := v.x.Places.Left.With("n", digits(v.in.PileSize()))
	st.Size = min(16, ui.FitSize(words, st, r.W/2-16))
	s.Words(words, r.X+r.W*0.27, r.Y+132, st)
	v.discards(ui.R(r.X+r.W*0.57, r.Y+24, 55, 77))
	words = v.x.Places.Played.With("n", digits(v.in.Discards().Len()))
	st.Size = min(16, ui.FitSize(words, st, r.W/2-16))
	s.Words(words, r.X+r.W*0.73, r.Y+132, st)
	cw := min(94, (r.H-160)/table.CardRatio)
	v.faceUp(ui.R(r.X+26, r.Y+148, cw, cw*table.CardRatio))
	v.Stage.Raise(table.ZLabel - 1)
	y := r.Y + min(180, r.H-90)
	v.price(r.X+r.W*0.76, y, 60, 44, 26, v.mine(zk.PhaseFarm) && v.pick.buy)
	v.Stage.Raise(0)
	s.Words(v.x.Places.Price, r.X+r.W*0.76, y+67, table.HintWords.Sized(16).In(sprites.CreamSoft).At(sprites.Middle))
	v.pileAt = ui.R(r.X+26, r.Y+22, w, w*table.CardRatio)
	v.shopControl(ui.R(r.X+14, r.Y+142, r.W-28, r.H-150))
}

// counterFlat is the same with less room.
func (v *view) counterFlat(r ui.Rect) {
	s := v.Stage
	s.Put(sprites.Surface{Kind: sprites.Felt, R: 12, Line: true}, r)
	w := 62.0
	v.openCard(r.X+18, r.Y+14, w, v.mine(zk.PhaseFarm))
	v.Stage.Raise(table.ZLabel - 1)
	v.price(r.X+118, r.Y+20, 50, 36, 22, v.mine(zk.PhaseFarm) && v.pick.buy)
	v.Stage.Raise(0)
	st := sprites.Style{Font: sprites.SansMedium, Size: 16, Color: sprites.CreamSoft}
	words := v.x.Places.Left.With("n", digits(v.in.PileSize()))
	st.Size = ui.FitSize(words, st, r.Right()-12-r.X-96)
	s.Words(words, r.X+94, r.Y+86, st)
	v.shopControl(r)
}

// faceUp is the open card alone.
func (v *view) faceUp(r ui.Rect) {
	up := v.mine(zk.PhaseFarm) && v.pick.buy
	list := v.cards.In(inFace, engine.Chance)
	if len(list) == 0 {
		v.Stage.Put(sprites.Surface{Kind: sprites.CardPlace, R: 8}, r)
	}
	for _, t := range list {
		v.tokenAs(t, r, table.ZCards, false, func(it *ui.Item) {
			if up {
				it.Look.Lift, it.Look.Glow = sprites.Lifted, true
			}
		})
	}
}

// discards is the last card of the discards, askew.
func (v *view) discards(r ui.Rect) {
	c := v.round.discard
	if c == zk.NoCard {
		v.Stage.Put(sprites.Surface{Kind: sprites.CardPlace, R: 5}, r)
		return
	}
	it := ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: cardArt(c), Lift: sprites.Card}, Box: r, Turn: 7}
	v.Inspectable(&it, func() *table.Inspection { return v.inspectApple(c) })
	v.Stage.Add(it)
}

// laidStrip shows what everybody has laid or bought in this round, clockwise from the
// first player.
func (v *view) laidStrip(r ui.Rect) {
	title := v.x.Places.ThisRound
	if v.in.Phase() <= zk.PhaseChip {
		title = v.x.Places.ChipsTaken
	}
	var cells []ui.Part
	for _, p := range v.clockwise() {
		cells = append(cells, ui.Column(ui.Near, v.did(p, stripCard), v.crest(p, smallCrest)).Middle())
	}
	v.Stage.Lay(table.OnSheet(ui.Row(ui.Loose,
		ui.Paragraph(title, table.PaperItalic.Sized(ui.Lead)).Wide(stripTitle).Middle().Dropped(1),
		ui.RuledGrid(len(cells), ui.Apart, cells...).Growing())), r)
}

// The width of the order of things beside the felt, and where a hint stands below it, if
// the felt keeps so much.
const orderWidth, orderHint, duelWidth = 206.0, 264.0, 640.0

// feltDesktop shows harvest or quarrel: the race unrolled above the felt, and beside it
// the order of things.
func (v *view) feltDesktop(area ui.Rect) {
	side := orderWidth
	if v.Hinting() {
		side = max(side, min(orderHint, area.W-16-duelWidth))
	}
	felt := ui.R(area.X+1, area.Y+82, area.W-side-16, area.H-82-8)
	v.ruler(ui.R(area.X, area.Y, area.W-side-14, 70))
	r := ui.R(area.Right()-side, area.Y, side, area.H-8)
	if v.round.screen == quarrelScreen {
		v.duel(felt)
	} else {
		v.harvestFelt(felt)
	}
	v.pileAt = ui.R(r.X, r.Y, 40, 40)
	h := v.orderSheet(r)
	if rest := r.H - h - 12; rest > 100 {
		r.Y, r.H = r.Y+h+12, rest
		if v.HintPlace(r) == 0 {
			v.SinceIn(r)
		}
	}
}

// orderSheet lists this harvest in its order, and returns its height.
func (v *view) orderSheet(r ui.Rect) float64 {
	s := v.Stage
	alone, quarrels, notes := v.alone(), v.contests(), v.boughtNotes()
	rows := len(alone) + len(notes)
	for _, c := range quarrels {
		rows += c.members.Len()
	}
	pitch := min(36, (r.H-170)/float64(max(rows, 1)))
	h := 58 + float64(rows)*pitch + 14*float64(len(quarrels)) + 16
	v.Sheet(ui.R(r.X, r.Y, r.W, h), 10, sprites.Sheet, true, false)
	st := table.PaperName.Sized(21).At(sprites.Middle)
	st.Size = ui.FitSize(v.x.Places.ThisHarvest, st, r.W-28)
	s.Words(v.x.Places.ThisHarvest, r.CX(), r.Y+32, st)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(r.X+14, r.Y+43, r.W-28, 5))
	y := r.Y + 56
	pending := v.in.LaidDown() != 0 || v.in.Jokers() != 0
	for i, p := range alone {
		n, words := 0, v.Words.Signed(v.in.Number(v.round.colour[p]))
		switch {
		case pending: // a joker may still be called so
			words = digits(v.in.Number(v.round.colour[p]))
		case i == 0:
			n = 1
		}
		v.orderRow(r, y, pitch, n, p, words)
		y += pitch
	}
	for i, c := range quarrels {
		y += 7
		k := float64(c.members.Len())
		if v.round.screen == quarrelScreen && c.colour == v.round.bout.colour {
			s.Put(sprites.Surface{Kind: sprites.LitCell}, ui.R(r.X+9, y, r.W-18, pitch*k))
		}
		first := true
		for _, p := range v.laidSeats() {
			if !c.members.Has(p) {
				continue
			}
			n, words := 0, ""
			if first {
				n, words = i+v.firstQuarrel(), digits(v.in.Number(c.colour))
				if pending {
					n = 0
				}
			}
			if c.winner >= 0 && c.winner != p {
				words = ""
			} else if c.winner == p {
				words = v.Words.Signed(v.in.Number(c.colour))
			}
			v.orderRow(r, y, pitch, n, p, words)
			first = false
			y += pitch
		}
		y += 7
	}
	for _, n := range notes {
		v.Crest(n.seat, r.X+48, y+pitch/2-13, 23, sprites.Flat)
		if n.card != zk.NoCard {
			s.Words(v.x.Places.Bought, r.X+80, y+pitch/2+6, table.PaperItalic.Sized(16))
			v.put(appleArt(n.card), r.Right()-40, y+pitch/2, 24, 1.06)
		}
		y += pitch
	}
	return h
}

// orderRow is a line of it.
func (v *view) orderRow(r ui.Rect, y, h float64, n int, p engine.Player, words string) {
	s, mid := v.Stage, y+h/2
	if n > 0 {
		s.Piece(sprites.Look{ID: "common/ribbon-1", Lift: sprites.Token, Words: digits(n)}, r.X+16, mid-15, 21)
	}
	v.Crest(p, r.X+46, mid-13, 23, sprites.Flat)
	st := table.PaperNumber.Sized(20).At(sprites.Right)
	s.Words(words, r.Right()-16, mid+7, st)
	v.mark(v.round.colour[p], "", r.Right()-58, mid, 20)
	v.Name(p, r.X+76, mid+6, r.Right()-74-r.X-76, table.PaperName.Sized(16))
}

// ownDesktop adds hand, discord cards and buttons.
func (v *view) ownDesktop(r ui.Rect) {
	place := v.ActionsPlace(r, false)
	t := min(v.Frame.Text, 1.3)
	place.Main.W = max(place.Main.W, 200)
	line := r.H - 154
	place.Hint = ui.R(place.Main.X-10, r.Y+6, place.Main.W+14, place.Main.Y-r.Y-10)
	place.Stack = false
	place.MainSize = 21 * t
	v.Stage.Place(seatPlace(v.Base()), ui.R(r.X, r.Y+20, 80, 80))
	right := place.Main.X - 16
	switch {
	case v.Taught(): // in the place of the hint
		place.Stack = true
		place.Other = ui.R(place.Main.X, place.Main.Y-8-46, place.Main.W, 46)
	case len(v.Actions().Others) > 0:
		w := 112 * t
		place.Other = ui.R(place.Main.X-w-10, place.Main.Y, w, place.Main.H)
		right = place.Other.X - 16
		place.Hint.X, place.Hint.W = place.Other.X-6, place.Main.Right()-place.Other.X+6
	}
	if line > 0 {
		place.Hint = ui.R(r.X, r.Y-6, r.W, line+4)
		r.Y, r.H = r.Y+line, r.H-line
	}
	hand := ui.R(r.X+10, r.Y, 0, 0)
	cw := largeHand
	if v.round.screen != orchardScreen {
		cw = 84
		hand.Y += 12
	}
	kinds := float64(max(v.kinds(), 1))
	if !v.open() {
		kinds = min(4, float64(len(v.own())))
	}
	hand.W = min(cw+(kinds-1)*cw*0.81, max((right-hand.X)*0.45, cw+(kinds-1)*leastSquare))
	if right-hand.Right()-20 < v.choiceWidth()*max(t*0.9, 1) {
		hand.W = -30 // what is chosen from needs the room
	} else {
		v.hand(hand, cw)
	}
	rest := ui.R(hand.Right()+20, r.Y+28, right-hand.Right()-20, r.H-28-14)
	switch {
	case v.mine(zk.PhaseDice):
		words := []string{v.x.Hints.OnceOnly}
		if line > 0 {
			words = nil
		}
		v.ownLine(ui.R(rest.X, r.Y+6, rest.W, 20), words...)
		v.diceChoice(ui.R(rest.X, r.Y+42, min(rest.W, 400), 92))
	case v.mine(zk.PhaseOffer):
		v.pointsChoice(ui.R(rest.X, r.Y+60, min(rest.W, 400), 60))
	case v.mine(zk.PhaseCall):
		v.jokerChoice(ui.R(rest.X, r.Y+2, rest.W, r.H-16), 4)
	case v.round.won && v.round.screen == quarrelScreen:
		v.verdict(ui.R(rest.X, r.Y+16, min(rest.W, 420), 118))
	default:
		v.discordTray(rest)
	}
	v.Decisions(place)
}

// discordTray are the own discord cards with their number.
func (v *view) discordTray(r ui.Rect) {
	w := min(64, (r.W)/8)
	v.ownLine(ui.R(r.X, r.Bottom()-w*table.CardRatio-43, r.W, 20))
	v.discordRow(ui.R(r.X, r.Bottom()-w*table.CardRatio, min(r.W, 44*9+w), 0), w)
}

// ownLine says in one line what the own score is, how many discord cards are left, and
// what else there is room for.
func (v *view) ownLine(r ui.Rect, more ...string) {
	p := v.Base()
	v.Crest(p, r.X+2, r.Y, 22, sprites.Token)
	score := table.FeltNumber.Sized(22)
	if v.Points(p) < 0 {
		score = score.In(behindDark)
	}
	points := v.number(v.Points(p))
	v.Stage.Words(points, r.X+32, r.Bottom(), score)
	x := r.X + 46 + sprites.Measure(points, score)
	st := table.HintWords.Sized(16).In(sprites.CreamSoft)
	words := v.Words.Count(v.x.Places.DiscordLeft, v.discordLeft(p))
	for _, m := range more {
		if longer := words + " · " + m; m != "" && ui.FitSize(longer, st, r.Right()-x) >= 14 {
			words = longer
		}
	}
	st.Size = max(13, ui.FitSize(words, st, r.Right()-x))
	v.Stage.Words(words, x, r.Bottom()-1, st)
}

// choiceWidth is how wide what is chosen from has to be, beside the hand.
func (v *view) choiceWidth() float64 {
	switch {
	case v.mine(zk.PhaseDiscord):
		return 9*leastSquare + discordCard
	case v.mine(zk.PhaseDice), v.mine(zk.PhaseOffer):
		return 360
	case v.mine(zk.PhaseCall):
		return 600
	}
	return 0
}
