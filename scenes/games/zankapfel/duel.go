package zankapfel

import (
	"slices"
	"strings"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A corner is a side of a duel, drawn in its own units: o is the origin, k a unit.
type corner struct {
	x, y, k float64
}

func (o corner) at(x, y float64) (float64, float64) { return o.x + x*o.k, o.y + y*o.k }

// duelists are all of the quarrel that is shown, the viewer last.
func (v *view) duelists() []engine.Player {
	var list []engine.Player
	for i := range v.in.Players() {
		p := engine.Player((int(v.Base()) + 1 + i) % v.in.Players())
		if v.round.bout.quarrel.Has(p) {
			list = append(list, p)
		}
	}
	return list
}

// choosing reports whether discord cards are chosen now.
func (v *view) choosing() bool {
	return v.in.Phase() == zk.PhaseDiscord || v.round.last.Kind == zk.EventQuarrelBegan || v.round.last.Kind == zk.EventQuarrelTied
}

// duel shows the quarrel on its felt: two sides that face each other, or a strip or a
// column for each of several.
func (v *view) duel(felt ui.Rect) {
	v.Stage.Put(sprites.Surface{Kind: sprites.Felt, R: 14}, felt)
	list := v.duelists()
	if v.Frame.Shape == ui.Desktop && len(list) == 2 && list[1] == v.Base() {
		list[0], list[1] = list[1], list[0] // the viewer at the left
	}
	tall := felt.H > felt.W*0.8
	switch {
	case len(list) == 2 && tall:
		v.halves(felt, list)
	case len(list) == 2:
		v.sides(felt, list)
	case tall:
		v.strips(felt, list)
	default:
		v.columns(felt, list)
	}
}

// halves are two sides one above the other.
func (v *view) halves(felt ui.Rect, list []engine.Player) {
	slant := felt.H * 0.177
	v.parts(felt, list, 14, slant, false, false)
	v.Stage.Put(sprites.Surface{Kind: sprites.InnerGold, R: 11}, felt)
	k := min(felt.W/374, felt.H/496)
	if v.choosing() {
		k = min(felt.W/374, felt.H/353)
	}
	v.upper(list[0], corner{felt.X, felt.Y, k}, felt)
	v.lower(list[1], corner{felt.Right(), felt.Bottom(), k}, felt)
	y, size := felt.CY(), 45*k
	if v.choosing() && !v.round.bout.rollOff {
		y += 28 * k
		size = 40 * k
	}
	v.duelPrize(felt.CX(), y, size)
}

// duelPrize is what the quarrel on the felt is about; a hint may point at it.
func (v *view) duelPrize(cx, cy, size float64) {
	v.prize(v.round.bout.colour, cx, cy, size)
	v.Stage.Add(ui.Item{Key: prizeKey, Kind: ui.Surface, Box: ui.R(cx-size, cy-size, 2*size, 2*size), Hidden: true, Cut: true})
}

// upper is the side above: crest and name, card, dice, sum.
func (v *view) upper(p engine.Player, o corner, felt ui.Rect) {
	v.head(p, ui.R(felt.X+22*o.k, felt.Y+13*o.k, felt.W-44*o.k, 38*o.k), false)
	choosing := v.choosing() && !v.round.bout.rollOff
	x := 22.0
	if v.burnt(p, o.x+22*o.k, o.y+62*o.k, 62*o.k) {
		x = 100
		if v.choosing() {
			v.sum(p, &v.round.before, o.x+72*o.k, o.y+155*o.k, 118*o.k, 32*o.k)
		}
	}
	w := 100.0
	if choosing {
		w = 86
	}
	if x > 22 {
		w = 62
	}
	cx, cy := o.at(x, 62)
	v.duelCard(p, cx, cy, w*o.k)
	if choosing {
		gx, gy := o.at(x+w+26, 90)
		right := felt.Right() - 16*o.k
		if v.round.bout.down.Has(p) {
			words := v.x.Duel.OneOf
			st := table.HintWords.Sized(max(14, 16*o.k)).In(sprites.Cream)
			st.Size = max(13, ui.FitSize(words, st, felt.Right()-14-gx))
			v.Stage.Words(words, gx, gy-10*o.k, st)
		}
		gw := min(right-gx, 5*44*o.k)
		v.Stage.Lay(v.valuesPart(5, v.valuesOf(p), sprites.Cream), ui.R(gx, gy, gw, 72*o.k))
		return
	}
	dx, dy := o.at(x+w+20, 68)
	step := min(72*o.k, (felt.Right()-14*o.k-dx)/3)
	v.dice(p, dx, dy, min(62*o.k, step-4), step, 0)
	v.sum(p, &v.round.bout, dx+1.45*step, o.y+146*o.k, 150*o.k, 44*o.k)
}

// lower is the side below, mirrored: the viewer’s own, if he takes part.
func (v *view) lower(p engine.Player, o corner, felt ui.Rect) {
	left := felt.X
	choosing := v.choosing() && !v.round.bout.rollOff
	head := ui.R(felt.X+22*o.k, felt.Bottom()-52*o.k, felt.W-44*o.k, 38*o.k)
	if choosing {
		head.W = felt.W * 0.6 // beside the card
	}
	tie := v.burnt(p, left+22*o.k, felt.Y+felt.H*0.67, 62*o.k)
	if tie && v.choosing() {
		v.sum(p, &v.round.before, left+72*o.k, felt.Y+felt.H*0.555, 118*o.k, 32*o.k)
		head.X, head.W = left+100*o.k, felt.W*0.45
	}
	v.head(p, head, true)
	if choosing {
		w := 98 * o.k
		x, y := o.x-22*o.k-w, o.y-19*o.k-w*table.CardRatio
		v.duelCard(p, x, y, w)
		if p == v.Base() && v.in.DiscordLeft(p) != 0 { // the hand below shows his values
			words := v.x.Duel.ThenDice
			if v.round.bout.number > 1 {
				words = v.x.Duel.ThenDiceAgain
			}
			st := table.HintWords.Sized(max(14, 15.5*o.k)).In(sprites.Cream)
			lines := ui.Balance(words, st, 150*o.k)
			v.Stage.Lines(lines, head.X, head.Y-18*o.k, st.Size*1.25, st)
		} else {
			values := ui.R(left+22*o.k, o.y-150*o.k, 5*40*o.k, 76*o.k)
			if tie {
				values.X, values.W = head.X, x-16*o.k-head.X
			}
			v.Stage.Lay(v.valuesPart(5, v.valuesOf(p), sprites.Cream), values)
		}
		return
	}
	w := 100 * o.k
	v.duelCard(p, o.x-22*o.k-w, o.y-204*o.k, w)
	dx, dy := left+18*o.k, o.y-196*o.k
	if tie {
		dx = left + 96*o.k
	}
	step := min(72*o.k, (o.x-36*o.k-w-dx)/3)
	preview := v.aboutToBuy(p)
	v.dice(p, dx, dy, min(62*o.k, step-4), step, preview)
	v.sum(p, &v.round.bout, dx+1.45*step, o.y-122*o.k, 150*o.k, 44*o.k)
	if words := v.span(p, preview); words != "" && !v.round.bout.shows() {
		st := table.HintWords.Sized(max(14, 17*o.k)).In(sprites.Cream).At(sprites.Middle)
		v.Stage.Words(words, dx+1.45*step, o.y-58*o.k, st)
	}
}

// head is who stands on a side, and what he has done.
func (v *view) head(p engine.Player, r ui.Rect, below bool) {
	k := r.H / 38
	v.Stage.Place(seatPlace(p), ui.R(r.X, r.Y, 40*k, r.H))
	st := table.OnFelt.Sized(22 * k)
	if v.round.won && v.round.bout.winner == p {
		st = st.In(sprites.Glow)
	}
	alpha := v.faded(p)
	v.Stage.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: table.CrestArt(v.Seat(p).Crest), Lift: sprites.Token}, Box: ui.R(r.X, r.Y, 34*k, 0), Alpha: alpha})
	words := v.status(p)
	soft := table.HintWords.Sized(max(14, 16*k)).In(sprites.Cream).At(sprites.Right)
	room := r.W - 46*k
	nw := min(sprites.Measure(v.PlayerName(p), st), room)
	if _, does, ok := strings.Cut(words, " · "); ok && sprites.Measure(words, soft)+nw+10 > room {
		words = does
	}
	if sprites.Measure(words, soft)+nw+10 <= room {
		v.Stage.Words(words, r.Right(), r.Y+25*k, soft)
	}
	v.Name(p, r.X+46*k, r.Y+26*k, room, st)
}

// faded is how faintly somebody is shown who is out of the tie.
func (v *view) faded(p engine.Player) float64 {
	if !v.round.won && !v.round.bout.members.Has(p) {
		return 0.46
	}
	return 1
}

// status is what somebody has done in the bout, in words.
func (v *view) status(p engine.Player) string {
	d := &v.x.Duel
	bt := &v.round.bout
	left := v.Words.Count(v.x.Places.DiscordLeft, v.discordLeft(p))
	if bt.quarrel.Len() > 2 {
		left = v.Words.Count(v.x.Places.CardsLeft, v.discordLeft(p))
	}
	switch {
	case !bt.members.Has(p) && !v.round.won:
		return left
	case bt.rollOff:
		return d.Tied
	case v.choosing() && bt.down.Has(p) && bt.number > 1:
		return d.HasLaidAgain
	case v.choosing() && bt.down.Has(p):
		return d.HasLaid
	case v.choosing() && v.in.DiscordLeft(p) == 0:
		return d.NoCards
	case v.choosing() && v.in.Acting().Has(p):
		return d.Chooses
	case v.waits(p):
		return left + " · " + d.Waits
	case v.in.DiscordLeft(p) == 0 && bt.card[p] == 0:
		return d.NoCards
	}
	return left
}

// valuesOf are the discord cards that somebody has left as the viewer knows it: of
// his own, the one that he has laid is gone.
func (v *view) valuesOf(p engine.Player) []int {
	have := values(v.in.DiscordLeft(p))
	if own := v.in.OwnDiscord(); own > 0 && p == v.in.Seat() && !v.Veiled() {
		have = slices.DeleteFunc(have, func(n int) bool { return n == own })
	}
	return have
}

// waits reports whether somebody has waited, and may still buy dice.
func (v *view) waits(p engine.Player) bool {
	bt := &v.round.bout
	return !bt.shows() && bt.dice[p] == 0 && v.in.Waited().Has(p)
}

// duelCard is the card of the bout, or where it will lie: dashed, the one that the
// viewer is about to lay.
func (v *view) duelCard(p engine.Player, x, y, w float64) {
	list := v.cards.In(inDuel, p)
	if len(list) == 0 {
		if v.round.bout.rollOff || v.in.DiscordLeft(p) == 0 {
			return
		}
		r := ui.R(x, y, w, w*table.CardRatio)
		v.Stage.Put(sprites.Surface{Kind: sprites.CardPlace, R: w / 12}, r)
		if n := v.pick.number; p == v.Me() && v.mine(zk.PhaseDiscord) && n > 0 {
			look := sprites.Look{ID: discordArt(v.Seat(p).Crest, n), Words: digits(n), Glow: true}
			v.Stage.Add(ui.Item{Kind: ui.Piece, Look: look, Box: r, Alpha: 0.62})
		}
	}
	for _, t := range list {
		v.tokenAs(t, ui.R(x, y, w, 0), table.ZCards, false, func(it *ui.Item) { it.Alpha = v.faded(p) })
	}
}

// burnt adds the card of the tied bout, in flames; it is false if there is none.
func (v *view) burnt(p engine.Player, x, y, w float64) bool {
	list := v.cards.In(inBurnt, p)
	for _, t := range list {
		v.tokenAs(t, ui.R(x, y, w, 0), table.ZCards, false, func(it *ui.Item) { it.Look.Lift = sprites.Token })
		v.Stage.Add(ui.Item{Key: "fire/" + t.Key, Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.Flames},
			Box: ui.R(x, y, w, w*table.CardRatio), Z: table.ZChosen, Appear: true})
	}
	return len(list) > 0
}

// dice are the three places of a side, with the dice that were bought or rolled, and
// those that are about to be bought. Those of a roll-off are free.
func (v *view) dice(p engine.Player, x, y, size, step float64, preview int) {
	v.diceIn(p, size, preview, func(i int) (float64, float64) { return x + float64(i)*step, y })
}

func (v *view) diceIn(p engine.Player, size float64, preview int, at func(i int) (x, y float64)) {
	bt := &v.round.bout
	places := 3
	if bt.rollOff {
		places = 1
		if !bt.members.Has(p) {
			return
		}
	}
	for i := range places {
		x, y := at(i)
		key := "die/" + digits(int(p)) + "/" + digits(i)
		it := ui.Item{Key: key, Kind: ui.Piece, Box: ui.R(x, y, size, size), Z: table.ZCards, Centred: true, Appear: true, Alpha: v.faded(p)}
		switch {
		case i < len(bt.pips[p]):
			n := bt.pips[p][i]
			it.Look = sprites.Look{ID: dieArt(n), Lift: sprites.Card}
			if !v.Frame.Reduced {
				it.Turn, it.Flight = 360, ui.Flight{Ticks: tumbles, Rise: size * 0.4}
			}
			if i == len(bt.pips[p])-1 && v.tumbling(p) && v.tumbles > settles {
				it.Look.ID = dieArt(1 + (n+int(v.tumbles/faceEvery))%6)
			}
			v.Inspectable(&it, func() *table.Inspection {
				return &table.Inspection{Look: sprites.Look{ID: dieArt(n), Lift: sprites.Card}, Ratio: 1, Words: v.x.Labels.Die.With("n", digits(n))}
			})
		case i < bt.dice[p] || bt.rollOff:
			it.Look = sprites.Look{ID: dieArt(0), Lift: sprites.Card}
		case i < preview:
			it.Look, it.Alpha = sprites.Look{ID: dieArt(0), Lift: sprites.Card, Glow: true}, 0.8
		default:
			v.Stage.Put(sprites.Surface{Kind: sprites.CardPlace, R: 9}, ui.R(x+size*0.03, y+size*0.06, size*0.92, size*0.92))
			continue
		}
		v.Stage.Add(it)
	}
}

// aboutToBuy is how many dice the viewer has chosen for his own side.
func (v *view) aboutToBuy(p engine.Player) int {
	if v.mine(zk.PhaseDice) && p == v.Me() {
		return v.pick.number
	}
	return 0
}

// sumWords is what a side has: card and dice, then the sum.
func (v *view) sumWords(p engine.Player, bt *bout) string {
	d := &v.x.Duel
	turning := v.round.last.Kind == zk.EventDiscordShown && v.tumbling(p) && p != v.in.Seat()
	if bt.shows() && !bt.down.Has(p) && !turning {
		var parts []string
		if bt.up.Has(p) {
			parts = append(parts, digits(bt.card[p]))
		}
		pips, sum := bt.pips[p], bt.sum[p]
		if n := len(pips) - 1; v.tumbling(p) && n >= 0 {
			pips, sum = pips[:n], sum-pips[n]
		}
		for _, n := range pips {
			parts = append(parts, digits(n))
		}
		switch len(parts) {
		case 0:
			return "0"
		case 1:
			return parts[0]
		}
		return strings.Join(parts, "\u202f+\u202f") + " = " + digits(sum)
	}
	card := "?"
	if own := v.in.OwnDiscord(); own > 0 && p == v.in.Seat() && !v.Veiled() {
		card = digits(own)
	}
	n := bt.dice[p]
	if n == 0 {
		n = v.aboutToBuy(p)
	}
	if !bt.down.Has(p) && !turning {
		if n == 0 && (bt.rollOff || v.in.DiscordLeft(p) == 0) {
			return "0"
		}
		card = "0"
	}
	if n == 0 {
		return card
	}
	return v.Words.Count(d.Sum, n, "card", card)
}

// sum is the plate with it, its middle at (cx, y).
func (v *view) sum(p engine.Player, bt *bout, cx, y, w, h float64) {
	words := v.sumWords(p, bt)
	st := table.PaperBold.Sized(max(14, h*0.5)).At(sprites.Middle)
	if bt.shows() {
		st = table.PaperNumber.Sized(max(15, h*0.56)).At(sprites.Middle)
	}
	if size := ui.FitSize(words, st, w-14); size >= 13 {
		st.Size = min(st.Size, size)
	} else if first, _, ok := strings.Cut(words, " "); ok && !bt.shows() {
		words = first // the dice lie beside it
	} else {
		st.Size = 13
	}
	w = min(w, max(sprites.Measure(words, st)+34, h*1.6))
	box := ui.R(cx-w/2, y, w, h)
	if v.round.won && bt.winner == p || bt == &v.round.before {
		v.Stage.Put(sprites.Surface{Kind: sprites.CardGlow, R: 8}, box)
	}
	v.Stage.Put(sprites.Surface{Kind: sprites.Plate, R: 8, Lift: sprites.Token}, box)
	v.Stage.Words(words, cx, y+h/2+st.Size*0.33, st)
}

// span is how low and how high a side may come out, as far as the viewer knows.
func (v *view) span(p engine.Player, preview int) string {
	bt := &v.round.bout
	n := max(bt.dice[p], preview)
	have := values(v.in.DiscordLeft(p))
	lo, hi := 0, 0
	if bt.down.Has(p) && len(have) > 0 {
		lo, hi = have[0], have[len(have)-1]
	}
	if own := v.in.OwnDiscord(); own > 0 && p == v.in.Seat() && !v.Veiled() {
		lo, hi = own, own
	}
	lo, hi = lo+n, hi+6*n
	if lo == hi {
		return ""
	}
	return v.x.Duel.Range.With("a", digits(lo), "b", digits(hi))
}
