package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// tints are the colours of the players on the felt, darkened, by their crests.
var tints = map[string]sprites.Color{
	"fox": 0x742111FF, "owl": 0x263665FF, "snail": 0x7A5E0AFF, "hedgehog": 0x446656FF, "boar": 0x1C1714FF, "rabbit": 0x68625EFF,
}

// laidSeats are those who have laid a card in this round, clockwise from the first
// player.
func (b *tableState) laidSeats() []engine.Player {
	var list []engine.Player
	for _, p := range b.clockwise() {
		if b.round.laid.Has(p) {
			list = append(list, p)
		}
	}
	return list
}

// harvestFelt shows the cards that were laid, and once all jokers have their colour,
// who harvests alone and who quarrels.
func (v *view) harvestFelt(felt ui.Rect) {
	v.Stage.Put(sprites.Surface{Kind: sprites.Felt, R: 12, Line: v.Frame.Shape.Large()}, felt)
	if v.in.LaidDown() != 0 || v.in.Jokers() != 0 {
		v.cardsLaid(felt)
		return
	}
	v.outcome(felt)
}

// cardsLaid shows the cards in a row.
func (v *view) cardsLaid(felt ui.Rect) {
	s := v.Stage
	title := table.FeltHeading.Sized(19)
	s.Words(v.x.Places.CardsLaid, felt.X+14, felt.Y+29, title)
	from := v.x.Places.Clockwise.With("name", v.PlayerName(v.in.FirstPlayer()))
	soft := table.HintWords.Sized(15.5).In(sprites.CreamSoft).At(sprites.Right)
	if sprites.Measure(from, soft)+sprites.Measure(v.x.Places.CardsLaid, title) < felt.W-44 {
		s.Words(from, felt.Right()-14, felt.Y+29, soft)
	}
	note := v.boughtNotes()
	if felt.H < 170 {
		note = nil // the panels of the others tell it
	}
	list := v.laidSeats()
	n := float64(max(len(list), 1))
	foot := felt.Bottom() - 10 - 24*float64(len(note))
	w := min((felt.W-16)/n-10, (foot-felt.Y-74)/table.CardRatio, 120)
	pitch := min((felt.W-16)/n, w*1.5+30)
	x0 := felt.CX() - pitch*n/2
	y := felt.Y + 70 + max(0, (foot-felt.Y-74-w*table.CardRatio)/2)
	for i, p := range list {
		cx := x0 + pitch*(float64(i)+0.5)
		name := table.OnFelt.Sized(16)
		room := pitch - 30
		nw := min(room, sprites.Measure(v.PlayerName(p), v.Grown(v.PlayerName(p), name, room)))
		if room <= 34 {
			nw = 0
		}
		v.Crest(p, cx-(nw+26)/2, y-33, 19, sprites.Flat)
		if p == v.in.FirstPlayer() {
			v.goldenApple(cx-(nw+26)/2+2, y-15, 14)
		}
		if room > 34 {
			v.Name(p, cx-(nw+26)/2+25, y-17, room, name)
		}
		for _, t := range v.cards.In(inLaid, p) {
			turn := v.in.Turn() == p && v.in.Phase() == zk.PhaseCall
			v.tokenAs(t, ui.R(cx-w/2, y, w, 0), table.ZCards, false, func(it *ui.Item) { it.Look.Glow = it.Look.Glow || turn })
		}
		v.calledBadge(p, cx+w/2-10, y+w*table.CardRatio-12)
		v.Stage.Place(seatPlace(p), ui.R(cx-w/2, y, w, w))
	}
	v.notes(note, felt)
}

// calledBadge shows the colour that a joker has become.
func (v *view) calledBadge(p engine.Player, cx, cy float64) {
	c := v.round.called[p]
	if c == zk.NoCard {
		return
	}
	v.Stage.Raise(table.ZLabel - 1)
	v.Stage.Put(sprites.Surface{Kind: sprites.RoundLabel}, ui.R(cx-15, cy-15, 30, 30))
	v.mark(c, "", cx, cy, 22)
	v.Stage.Raise(0)
}

// A note says of somebody that he has laid nothing, and why.
type note struct {
	seat  engine.Player
	words string
	card  zk.Card
}

func (v *view) boughtNotes() []note {
	var list []note
	for _, p := range v.Ring {
		switch {
		case v.round.bought[p] != zk.NoCard:
			list = append(list, note{p, v.x.Places.BoughtOne.With("name", v.PlayerName(p)), v.round.bought[p]})
		case v.round.satOut.Has(p):
			list = append(list, note{p, v.x.Places.SatOut.With("name", v.PlayerName(p)), zk.NoCard})
		}
	}
	return list
}

// notes adds them at the foot of the felt.
func (v *view) notes(list []note, felt ui.Rect) {
	y := felt.Bottom() - 15 - 24*float64(len(list)-1)
	for _, n := range list {
		st := table.HintWords.Sized(16).In(sprites.CreamSoft)
		room := felt.W - 42 - 14 - 30
		st.Size = max(13, ui.FitSize(n.words, st, room))
		v.Crest(n.seat, felt.X+16, y-15, 19, sprites.Flat)
		v.Stage.Words(n.words, felt.X+43, y, st)
		if x := felt.X + 43 + sprites.Measure(n.words, st) + 16; n.card != zk.NoCard && x < felt.Right()-14 {
			v.put(appleArt(n.card), x, y-5, 20, 1.06)
		}
		y += 24
	}
}

// alone are those who are alone with their colour, in seat order from the first
// player.
func (v *view) alone() []engine.Player {
	var list []engine.Player
	for _, p := range v.laidSeats() {
		if c := v.round.colour[p]; c != zk.NoCard && v.wanting(c).Len() == 1 {
			list = append(list, p)
		}
	}
	return list
}

// firstQuarrel is the number of the first quarrel in the order of things: those who
// are alone come before it, if there are any.
func (v *view) firstQuarrel() int {
	if len(v.alone()) > 0 {
		return 2
	}
	return 1
}

// outcome shows first who harvests alone, then the quarrels in their order.
func (v *view) outcome(felt ui.Rect) {
	const head, aloneHeight, boxHeight = 40.0, 138.0, 214.0
	alone, quarrels, list := v.alone(), v.contests(), v.boughtNotes()
	if felt.H < 270 {
		list = nil // the panels of the others tell it
	}
	left, right := felt, felt
	foot := 10 + 24*float64(len(list))
	left.H -= foot
	right.H -= foot
	wide := felt.W > felt.H*1.15 && felt.W > 420
	columns := 2
	if wide && len(alone) > 0 && len(quarrels) > 0 {
		left.W = felt.W*0.46 - 4
		right.X, right.W = felt.X+felt.W*0.46, felt.W*0.54
	}
	if left.W < 300 || len(alone) == 1 {
		columns = 1
	}
	if wide && len(quarrels) == 0 {
		columns = max(1, min(3, len(alone)))
	}
	rows := (len(alone) + columns - 1) / columns
	needA := float64(rows)*(aloneHeight+6) + head
	needQ := float64(len(quarrels)) * (boxHeight + head)
	if len(alone) == 0 {
		needA = 0
	}
	heads := head * float64(len(quarrels))
	if needA > 0 {
		heads += head
	}
	k := min(1, (left.H-14-heads)/max(needA+needQ-heads, 1))
	if wide {
		k = min(1, (left.H-14)/max(needA, needQ, 1))
	}
	top := left.Y + 4
	if wide {
		top += max(0, left.H-14-max(needA, needQ)) * 0.3
	}
	y := top
	if len(alone) > 0 {
		h := (aloneHeight + 6) * k
		if wide {
			h = min(aloneHeight+30, (left.H-14-head)/float64(rows))
		}
		v.feltHead(left, y+25, 1, v.x.Places.Alone, v.x.Places.AtOnce)
		area := ui.R(left.X+7, y+36, left.W-14, h*float64(rows))
		for i, p := range alone {
			v.aloneCell(p, area.Cell(i, columns, rows, 6, 6))
		}
		y = area.Bottom() + 6
	}
	if wide {
		y = top
	}
	for i, c := range quarrels {
		h := boxHeight * k
		if wide {
			h = min(boxHeight+60, (right.H-14)/float64(len(quarrels))-head)
		}
		note := v.x.Places.OneOfTwo
		if n := c.members.Len(); n > 2 {
			note = v.Words.Count(v.x.Places.ForOne, n)
		}
		v.feltHead(right, y+25, i+v.firstQuarrel(), v.x.Places.Quarrel, note)
		v.contestBox(c, ui.R(right.X+7, y+36, right.W-14, h-4))
		y += head + h
	}
	v.notes(list, felt)
}

// feltHead is a heading on the felt with its number in the order of things.
func (v *view) feltHead(r ui.Rect, y float64, n int, title, note string) {
	v.Stage.Piece(sprites.Look{ID: "common/ribbon-1", Lift: sprites.Token, Words: digits(n)}, r.X+10, y-21, 25)
	st := table.FeltHeading.Sized(19)
	soft := table.HintWords.Sized(15.5).In(sprites.CreamSoft).At(sprites.Right)
	st.Size = max(15, ui.FitSize(title, st, r.W-60))
	v.Stage.Words(title, r.X+42, y, st)
	if sprites.Measure(title, st)+sprites.Measure(note, soft) < r.W-70 {
		v.Stage.Words(note, r.Right()-10, y, soft)
	}
}

// aloneCell is somebody who harvests alone: his card, what it gives, and where he gets.
func (v *view) aloneCell(p engine.Player, r ui.Rect) {
	s := v.Stage
	s.Put(sprites.Surface{Kind: sprites.SeatCell, R: 9, State: sprites.On}, r)
	w := min(62, (r.H-54)/table.CardRatio)
	if r.H > 155 {
		w = min(92, (r.H-54)/table.CardRatio)
	}
	low := w < 30
	if low {
		w = min(40, (r.H-12)/table.CardRatio)
	}
	top := r.Y + 41
	name := table.OnFelt.Sized(18)
	x := r.X + 11
	if low {
		top = r.Y + 6
		x += w + 8
	}
	v.Crest(p, x, r.Y+7, 23, sprites.Flat)
	v.Name(p, x+31, r.Y+27, r.Right()-8-x-31, name)
	for _, t := range v.cards.In(inLaid, p) {
		v.token(t, ui.R(r.X+11, top, w, 0), table.ZCards, false)
	}
	c, n := v.round.colour[p], v.in.Number(v.round.colour[p])
	from, to := v.in.Score(p), v.in.Score(p)+n
	if v.round.gains[p] != 0 {
		from, to = v.in.Score(p)-n, v.in.Score(p)
		if v.round.last.Kind == zk.EventHarvested && v.round.last.Player == p {
			from, to = v.in.Score(p), v.in.Score(p)+n
		}
	}
	mid := (r.X + 11 + w + r.Right()) / 2
	gain := table.FeltNumber.Sized(27).In(sprites.Glow).At(sprites.Middle)
	if low {
		s.Words(v.Words.Signed(n), r.Right()-70, r.Bottom()-10, gain.Sized(20))
		v.mark(c, "", x+12, r.Bottom()-17, 20)
		return
	}
	room := r.Bottom() - top
	if v.round.called[p] != zk.NoCard && room > 88 {
		v.called(c, ui.R(r.X+11+w+10, top+2, min(r.Right()-8-r.X-21-w-10, 92), 30))
	} else if room > 84 {
		v.mark(c, "", mid, top+17, 28)
	} else {
		v.mark(c, "", r.Right()-24, top+12, 22)
	}
	s.Words(v.Words.Signed(n), mid, r.Bottom()-34, gain)
	st := table.FeltNumber.Sized(18)
	a, b := v.number(from), v.number(to)
	wa, wb := sprites.Measure(a, st), sprites.Measure(b, st)
	x = mid - (wa+wb+28)/2
	s.Words(a, x, r.Bottom()-11, st)
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2.4, Tint: sprites.Glow}, ui.R(x+wa+6, r.Bottom()-24, 15, 15))
	s.Words(b, x+wa+28, r.Bottom()-11, st.In(sprites.Glow))
}

// called is a bubble in which a joker’s owner has named its colour: with its shape
// alone, where there is no room for the word.
func (v *view) called(c zk.Card, r ui.Rect) {
	st := table.PaperBold.Sized(16)
	words := of(&v.x.Colours, c)
	if st.Size = ui.FitSize(words, st, r.W-38); st.Size < 13 {
		r.W, words = 34, ""
	}
	v.Stage.Put(sprites.Bubble(7, -14, r.H*0.7, false, false), r)
	v.mark(c, "", r.X+17, r.CY(), 20)
	v.Stage.Words(words, r.X+31, r.CY()+5.5, st)
}

// contestBox shows who quarrels over what: a part of the felt for each in his colour.
func (v *view) contestBox(c contest, r ui.Rect) {
	var members []engine.Player
	for _, p := range v.laidSeats() {
		if c.members.Has(p) {
			members = append(members, p)
		}
	}
	v.parts(r, members, 10, r.W*0.12, true, false)
	v.Stage.Put(sprites.Surface{Kind: sprites.InnerGold, R: 9}, r)
	n := float64(len(members))
	size := min(45, r.H*0.3, r.W*0.13)
	w := min(92, (r.H-64)/table.CardRatio, r.W/n-46)
	below := len(members) > 2 && r.H >= 150 // the prize lies below the cards
	switch {
	case len(members) == 2:
		w = min(w, r.W/2-size-24)
	case below:
		size = min(size, 30)
		w = min(w, (r.H-52-2*size-14)/table.CardRatio)
	default:
		size = min(size, 20)
		w = min(w, r.W/n-18-60)
	}
	low := w < 44 && !below
	if low && len(members) == 2 {
		w = min(60, (r.H-14)/table.CardRatio, r.W/n-46)
	}
	for i, p := range members {
		q := ui.R(r.X+r.W/n*float64(i), r.Y, r.W/n, r.H)
		x := q.X + 18
		right := len(members) == 2 && i == 1
		if right {
			x = q.Right() - 18 - w
		}
		y := r.Y + 52 + max(0, (r.H-64-w*table.CardRatio)/2)
		if below {
			y = r.Y + 48
		} else if low {
			y = r.Y + (r.H-w*table.CardRatio)/2
		}
		for _, t := range v.cards.In(inLaid, p) {
			v.token(t, ui.R(x, y, w, 0), table.ZCards, false)
		}
		v.calledBadge(p, x+w-8, y+w*table.CardRatio-12)
		name := table.OnFelt.Sized(20)
		room := q.W - 62
		switch {
		case below && room < 50 && r.H >= 200: // the name has more room below the card
			v.Crest(p, q.X+16, r.Y+12, 27, sprites.Token)
			name = v.Grown(v.PlayerName(p), name.Sized(17), q.W-12)
			nw := min(q.W-12, sprites.Measure(v.PlayerName(p), name))
			v.Stage.Name(v.PlayerName(p), max(r.X+6, x+w/2-nw/2), y+w*table.CardRatio+20, q.W-11, name)
		case low && right:
			v.Crest(p, x-32, r.CY()-15, 26, sprites.Flat)
		case low:
			v.Crest(p, x+w+6, r.CY()-15, 26, sprites.Flat)
		case right:
			v.Crest(p, q.Right()-18-27, r.Y+12, 27, sprites.Token)
			name = v.Grown(v.PlayerName(p), name, room)
			nw := min(room, sprites.Measure(v.PlayerName(p), name))
			v.Stage.Name(v.PlayerName(p), q.Right()-18-36-nw, r.Y+35, room+1, name)
		default:
			v.Crest(p, q.X+16, r.Y+12, 27, sprites.Token)
			v.Name(p, q.X+52, r.Y+35, room, name)
		}
	}
	cx, cy := r.CX(), r.Y+r.H*0.58
	switch {
	case below:
		cy = r.Bottom() - size - 8
	case len(members) != 2:
		cx = r.Right() - 36
	}
	v.prize(c.colour, cx, cy, size)
}

// parts divides a felt among players, each part in his colour: one beside the other,
// or one above the other.
func (v *view) parts(r ui.Rect, members []engine.Player, corner, slant float64, upright, head bool) {
	n := float64(len(members))
	for i, p := range members {
		first, last := slant, slant
		if i == 0 && !head {
			first = 0
		}
		if i == len(members)-1 {
			last = 0
		}
		q := ui.R(r.X, r.Y+r.H/n*float64(i)-first/2, r.W, r.H/n+first/2+last/2)
		if upright {
			q = ui.R(r.X+r.W/n*float64(i)-first/2, r.Y, r.W/n+first/2+last/2, r.H)
		}
		v.Stage.Put(sprites.DuelPart(corner, first, last, upright, tints[v.Seat(p).Crest]), q)
	}
}

// prize is what a quarrel is about; size is the radius of its coin.
func (v *view) prize(c zk.Card, cx, cy, size float64) {
	k := size / 47
	v.Stage.Raise(table.ZCards + 5)
	v.Stage.Piece(sprites.Look{ID: art + "prize", Lift: sprites.Lifted}, cx-48*k, cy-48*k, 96*k)
	v.put(appleArt(c), cx-2*k, cy-4*k, 58*k, 1.06)
	w, h := max(52*k, 30), max(40*k, 26)
	v.Plate(digits(v.in.Number(c)), cx+30*k, cy+12*k, w, h, max(16, 27*k), 6*k)
	v.Stage.Raise(0)
}

// jokerChoice are the four colours that a joker may become, and what each would
// mean.
func (v *view) jokerChoice(r ui.Rect, columns int) {
	choice := ui.Uniform(func(scale float64) ui.Part {
		var cells []ui.Part
		for c := zk.Red; c <= zk.Blue; c++ {
			cells = append(cells, v.jokerCell(c, scale))
		}
		return ui.Grid(columns, ui.Apart, cells...)
	})
	v.Stage.Group("colour", func() { v.Stage.Lay(choice, r) })
}

// jokerCell is a colour: apple, name, what it brings, and with whom one would quarrel,
// whose crests alone say it where there is little room. scale is that of the apple.
func (v *view) jokerCell(c zk.Card, scale float64) ui.Part {
	with := v.wanting(c).Without(v.in.Turn())
	words := v.x.Duel.AloneNow
	switch {
	case with != 0:
		words = v.x.Duel.With
	case v.in.Jokers().Without(v.in.Turn()) != 0:
		words = v.x.Duel.AloneSoFar
	}
	spoken := v.worth(c) + ", " + words
	if with != 0 {
		spoken += " " + v.Words.List(v.names(with)...)
	}
	who := []ui.Part{v.firm(ui.Label(words, table.PaperItalic)).Dropped(1)}
	for p := range engine.Player(v.in.Players()) {
		if with.Has(p) {
			who = append(who, v.CrestPart(p, smallCrest))
		}
	}
	means := ui.Row(ui.Near, who...).Centred()
	apple, name := ui.Art(appleArt(c), jokerApple*scale), v.firm(ui.Label(of(&v.x.Names, c), table.PaperName.Sized(ui.Lead)))
	worth := v.firm(ui.Label(v.worth(c), table.PaperNumber.Sized(ui.Head)))
	return v.choice("colour/"+colourArt[c], v.x.Labels.Colour.With("colour", of(&v.x.Names, c), "what", spoken), v.pick.card == c, func() { v.pickColour(c) },
		ui.Either(
			ui.Column(ui.Near, ui.Row(ui.Apart, apple, ui.Column(ui.Tight, name, worth).Middle()).Growing(), means),
			ui.Column(ui.Near, ui.Row(ui.Near, apple, name.Dropped(1), ui.Spring(), worth).Growing(), means),
			ui.Row(ui.Near, apple, ui.Spring(), means, worth)))
}
