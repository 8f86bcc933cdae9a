package zankapfel

import (
	"cmp"
	"slices"
	"strings"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
	"treille/sprites/dice"
)

// duelists are all of the quarrel that is shown, clockwise from the first player.
func (v *view) duelists() []engine.Player { return v.clockwise(v.round.bout.all.Has) }

// ownLast is a list of seats with the viewer at its end, if he is one of them.
func (v *view) ownLast(list []engine.Player) []engine.Player {
	own := func(p engine.Player) bool { return p == v.Base() }
	return slices.Concat(slices.DeleteFunc(slices.Clone(list), own), table.Where(list, own))
}

// choosing reports whether discord cards are chosen now.
func (v *view) choosing() bool {
	return v.in.Phase() == zk.PhaseDiscord || v.round.last.Kind == zk.EventQuarrelBegan || v.round.last.Kind == zk.EventQuarrelTied
}

// faded is how faintly somebody is shown who is out of the tie.
func (v *view) faded(p engine.Player) float64 {
	if v.isOut(p) || v.lost(p) {
		return 0.46
	}
	return 1
}

// isOut reports whether somebody is out of the tie: his bout before was lower.
func (v *view) isOut(p engine.Player) bool { return !v.round.won && !v.round.bout.members.Has(p) }

// lost and hasWon report whether the quarrel that is shown has been won by somebody else, or by him.
func (v *view) lost(p engine.Player) bool {
	return v.round.screen == quarrelScreen && v.round.won && v.round.bout.winner != p
}
func (v *view) hasWon(p engine.Player) bool { return v.round.won && v.round.bout.winner == p }

// status is what somebody has done in the bout, in words.
func (v *view) status(p engine.Player) string {
	x := &v.WordsOf(p).Zankapfel
	d, bt := &x.Duel, &v.round.bout
	left := v.Words.Count(v.x.Places.DiscordLeft, v.discordLeft(p))
	if bt.all.Len() > 2 {
		left = v.Words.Count(v.x.Places.CardsLeft, v.discordLeft(p))
	}
	switch {
	case v.isOut(p):
		return d.Out
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
		return left + " · " + x.Log.Waits
	case v.in.DiscordLeft(p) == 0 && bt.card[p] == 0:
		return d.NoCards
	}
	return left
}

// valuesOf are the discord cards that somebody has left as the viewer knows it: of
// his own, the one that he has laid is gone.
func (v *view) valuesOf(p engine.Player) []int {
	return table.Where(values(v.in.DiscordLeft(p)), func(n int) bool { return n != v.laidDiscord(p) })
}

// laidDiscord is the discord card that somebody has face down, if the viewer may see it, else 0.
func (b *tableState) laidDiscord(p engine.Player) int {
	if p != b.in.Seat() || b.t.Veiled() {
		return 0
	}
	return b.in.OwnDiscord()
}

// waits reports whether somebody has waited, and may still buy dice.
func (v *view) waits(p engine.Player) bool {
	bt := &v.round.bout
	return !bt.shows() && bt.dice[p] == 0 && v.in.Waited().Has(p)
}

// duelCard is the card of the bout, at most w wide, or where it will lie: dashed, the one
// that the viewer is about to lay.
func (v *view) duelCard(p engine.Player, w float64) ui.Part {
	list := v.cards.In(inDuel, p)
	if len(list) == 0 && (v.round.bout.rollOff || v.in.DiscordLeft(p) == 0 || v.isOut(p)) {
		return ui.Part{}
	}
	return ui.Scaled(w, w*table.CardRatio, leastDuel, func(s *ui.Stage, r ui.Rect) {
		for _, t := range list {
			v.token(t, r, table.ZCards, func(it *ui.Item) {
				it.Alpha = v.faded(p)
				it.Look.Glow = it.Look.Glow || v.hasWon(p)
			})
		}
		if len(list) > 0 {
			return
		}
		s.Put(sprites.Surface{Kind: sprites.CardPlace, R: ui.Apart}, r)
		if n := v.chosen().Number; p == v.Me() && v.mine(zk.PhaseDiscord) && n > 0 {
			look := discordLook(v.Seat(p).Crest, n, sprites.Flat)
			look.Glow = true
			s.Add(ui.Item{Kind: ui.Piece, Look: look, Box: r, Alpha: aboutTo})
		}
	}).Named(duelCardID(p))
}

// burnt is the card of the tied bout, in flames, with the sum that tied until the next bout
// is laid: above the card, or below it.
func (v *view) burnt(p engine.Player, above bool) ui.Part {
	list := v.cards.In(inBurnt, p)
	if len(list) == 0 {
		return ui.Part{}
	}
	card := ui.Scaled(burntCard, burntCard*table.CardRatio, leastDuel, func(s *ui.Stage, r ui.Rect) {
		for _, t := range list {
			v.token(t, r, table.ZCards, func(it *ui.Item) { it.Look.Lift = sprites.Token })
			s.Add(ui.Item{Key: "fire/" + t.Key, Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.Flames}, Box: r, Z: table.ZChosen, Appear: true, With: t.Key})
		}
	})
	sum := ui.When(v.choosing(), v.sum(p, &v.round.before))
	if above {
		return ui.Column(ui.Near, sum, card)
	}
	return ui.Column(ui.Near, card, sum)
}

// dice are the places of a side in so many columns, each at most so large, with the dice that
// were bought or rolled, and those that are about to be bought. Those of a roll-off are free.
func (v *view) dice(p engine.Player, columns int, size float64) ui.Part {
	places := zk.MostDice
	if v.round.bout.rollOff {
		places = 1
	}
	if v.laying() || v.isOut(p) {
		return ui.Part{}
	}
	return ui.Grid(columns, ui.Near, table.Each(table.UpTo(places), func(i int) ui.Part {
		return ui.Scaled(size, size, leastDie, func(s *ui.Stage, r ui.Rect) {
			if it, lies := v.die(p, i); lies {
				it.Box = r
				s.Add(it)
			} else {
				s.Put(sprites.Surface{Kind: sprites.CardPlace, R: ui.Apart}, r.Inset(1))
			}
		})
	})...)
}

// die is one of them; it is false where none lies.
func (v *view) die(p engine.Player, i int) (it ui.Item, lies bool) {
	bt := &v.round.bout
	it = ui.Item{Key: "die/" + digits(int(p)) + "/" + digits(i), Kind: ui.Piece, Z: table.ZCards, Centred: true, Appear: true, Alpha: v.faded(p)}
	it.Look = sprites.Look{ID: dieArt(0), Lift: sprites.Card}
	switch {
	case i < len(bt.pips[p]):
		n := bt.pips[p][i]
		it.Key += "/rolled"
		it.Look.ID = dieArt(n)
		if v.rolling(p) {
			it.Throw = dice.Throw{Marks: dice.Pips, Face: n, Nth: i}
		}
		v.Inspectable(&it, func() *table.Inspection {
			return &table.Inspection{Look: sprites.Look{ID: dieArt(n), Lift: sprites.Card}, Words: v.x.Labels.Die.With("n", digits(n))}
		})
	case i < bt.dice[p] || bt.rollOff:
	case i < v.aboutToBuy(p):
		it.Look.Glow, it.Alpha = true, aboutTo
	default:
		return it, false
	}
	return it, true
}

// rolling reports whether somebody’s dice are on their way: all those of a bout are thrown together.
func (v *view) rolling(p engine.Player) bool {
	return v.tumbling(p) && v.round.last.Kind == zk.EventDieRolled
}

// aboutToBuy is how many dice the viewer has chosen for his own side.
func (v *view) aboutToBuy(p engine.Player) int {
	if v.mine(zk.PhaseDice) && p == v.Me() {
		return v.chosen().Number
	}
	return 0
}

// toRoll reports whether somebody's dice have been bought and do not lie yet.
func (v *view) toRoll(p engine.Player, bt *bout) bool {
	return bt.dice[p] > 0 && (len(bt.pips[p]) == 0 || v.rolling(p))
}

// sumWords is what a side has: card and dice, then the sum.
func (v *view) sumWords(p engine.Player, bt *bout) string {
	turning := v.round.last.Kind == zk.EventDiscordShown && v.tumbling(p) && p != v.in.Seat()
	if bt.shows() && !bt.down.Has(p) && !turning {
		var parts []string
		if bt.up.Has(p) {
			parts = append(parts, digits(bt.card[p]))
		}
		pips, sum := bt.pips[p], bt.sum[p]
		if v.rolling(p) {
			for _, n := range pips {
				sum -= n
			}
			pips = nil
		}
		parts = append(parts, table.Each(pips, digits)...)
		if len(parts) == 0 {
			parts = []string{"0"}
		}
		switch {
		case v.toRoll(p, bt):
			return parts[0] + " + " + v.Words.Count(v.x.Log.BuysDiceShort, bt.dice[p])
		case len(parts) == 1:
			return parts[0]
		}
		return strings.Join(parts, "\u202f+\u202f") + " = " + digits(sum)
	}
	card := "?"
	if own := v.laidDiscord(p); own > 0 {
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
	return card + " + " + v.Words.Count(v.x.Log.BuysDiceShort, n)
}

// sum is the plate with it: without the dice, which lie beside it, where there is little room.
func (v *view) sum(p engine.Player, bt *bout) ui.Part {
	words, st := v.sumWords(p, bt), ui.PaperBold.Sized(ui.Title).At(sprites.Middle)
	pad, short := v.sized(ui.Loose, ui.Far), words[strings.LastIndex(words, " ")+1:]
	switch {
	case bt == &v.round.bout && (v.laying() || v.isOut(p)):
		return ui.Part{}
	case bt == &v.round.before:
		st, pad = ui.PaperNumber.At(sprites.Middle), ui.Apart
	case bt.shows() && !v.toRoll(p, bt):
		st = ui.PaperNumber.Sized(v.sized(ui.Head, ui.Figure)).At(sprites.Middle)
	default:
		short, _, _ = strings.Cut(words, " ")
	}
	plate := func(words string) ui.Part {
		on := ui.Label(words, st).Pad(pad, v.sized(ui.Close, ui.Apart)).Roomy(leastSum, 0).On(sprites.Surface{Kind: sprites.Plate, R: plateCorner, Lift: sprites.Token})
		if v.round.won && bt.winner == p || bt == &v.round.before {
			on = on.On(sprites.Surface{Kind: sprites.CardGlow, R: plateCorner})
		}
		return on.Named(sumID(p)).Centred()
	}
	switch {
	case v.Frame.Shape != ui.Portrait || v.largeText() || bt != &v.round.before:
	case v.Short():
		return plate(words)
	default:
		return plate(words).Firm()
	}
	return ui.Either(plate(words), plate(short))
}

// span is how low and how high a side may come out, as far as the viewer knows; "" once it is seen.
func (v *view) span(p engine.Player) string {
	bt := &v.round.bout
	if v.choosing() || bt.shows() && !v.toRoll(p, bt) {
		return ""
	}
	n := max(bt.dice[p], v.aboutToBuy(p))
	have := values(v.in.DiscordLeft(p))
	lo, hi := 0, 0
	if bt.down.Has(p) && len(have) > 0 {
		lo, hi = have[0], have[len(have)-1]
	}
	if own := cmp.Or(v.laidDiscord(p), bt.card[p]); own > 0 {
		lo, hi = own, own
	}
	lo, hi = lo+n, hi+6*n
	if lo == hi {
		return ""
	}
	return v.x.Duel.Range.With("a", digits(lo), "b", digits(hi))
}
