package zankapfel

import (
	"cmp"
	"strconv"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/ui"
)

// hint says what the viewer may do, or sees.
func (b *tableState) hint() string {
	x := &b.words().Zankapfel
	switch phase := b.in.Phase(); {
	case b.over():
		return b.whyOver(b.in)
	case b.round.screen == quarrelScreen && b.round.bout.rollOff && !b.round.won:
		return x.Hints.RollOff
	case !b.t.Deciding():
		return b.waitingHint()
	case phase == zk.PhaseMayor:
		return x.Hints.PlaceMayor
	case phase == zk.PhaseChip:
		return x.Hints.TakeChip
	case phase == zk.PhaseFarm:
		return b.farmHint()
	case phase == zk.PhaseAnnounce:
		return b.announceHint()
	case phase == zk.PhaseOffer:
		if b.pick != 0 {
			return x.Hints.PaidOnly.With("name", b.t.PlayerName(b.in.FirstPlayer()))
		}
		return x.Hints.Offer.With("name", b.t.PlayerName(b.in.FirstPlayer()))
	case phase == zk.PhaseAccept:
		return b.acceptHint()
	case phase == zk.PhaseCall:
		return b.callHint()
	case phase == zk.PhaseDiscord:
		if len(values(b.in.DiscordLeft(b.t.Me()))) == 1 {
			return x.Hints.DiscordLast
		}
		if b.round.bout.number > 1 {
			return x.Hints.DiscordTie
		}
		return x.Hints.Discord
	case phase == zk.PhaseDice:
		return b.diceHint()
	}
	return ""
}

// waitingHint is what is said while the viewer does not decide: nothing, or who has
// offered or taken nothing, which no piece shows, or on the felt of the harvest, in
// which order several quarrels are settled: who is alone harvests at once.
func (b *tableState) waitingHint() string {
	x := &b.words().Zankapfel
	switch last := &b.round.last; {
	case last.Kind == zk.EventBribeWithheld:
		return b.t.Says(last.Player, b.t.WordsOf(last.Player).Zankapfel.Log.NoOffer) + "."
	case last.Kind == zk.EventBribesRefused:
		return b.t.Says(last.Player, b.t.WordsOf(last.Player).Zankapfel.Log.Refuses) + "."
	case b.settled() && len(b.contests()) > 1:
		first := b.in.FirstPlayer()
		return b.t.WordsOf(first).Zankapfel.Hints.Order.With("name", b.t.PlayerName(first))
	case last.Kind == zk.EventQuarrelWon && b.round.bout.up != 0:
		return x.Hints.Discord
	case b.round.screen == quarrelScreen && b.round.won:
		return ""
	case b.round.screen == quarrelScreen && b.round.bout.shows():
		return lang.Capital(x.Duel.Highest)
	}
	return ""
}

// busy reports whether nobody thinks: the mayor walks, cards are shown, dice roll,
// somebody harvests.
func (b *tableState) busy() bool {
	if b.over() || b.in.Acting() == 0 {
		return true
	}
	if b.round.last.Kind == zk.EventTurnPassed {
		p := b.in.Phase()
		return p == zk.PhaseRoll || p == zk.PhaseRefill
	}
	return b.round.screen == orchardScreen && b.round.square || b.round.screen == harvestScreen || b.roundOver() ||
		b.round.screen == quarrelScreen && (b.round.bout.shows() || b.round.won)
}

func (b *tableState) farmHint() string {
	w := b.words()
	h := &w.Zankapfel.Hints
	switch {
	case b.in.Face() == zk.NoCard && b.in.Hand() == 0:
		return h.Nothing
	case b.in.Hand() == 0 && b.in.LastRound():
		return h.MustBuyLast
	case b.in.Hand() == 0:
		return h.MustBuy
	case b.pick == zk.Buy():
		n := b.in.Price(b.in.Face())
		steps := lang.Capital(w.Count(w.Zankapfel.Log.StepsBack, n))
		return h.Bought.With("steps", steps, "n", w.Whole(b.in.Score(b.t.Me())-n))
	case b.pick != 0 && b.in.Face() != zk.NoCard:
		return h.FaceDown
	case b.in.Face() == zk.NoCard:
		return h.MustLay
	case b.in.Neighbours() == 0 && b.in.Targets().Len() > 1:
		return h.FarmAny
	}
	return h.Farm
}

func (b *tableState) announceHint() string {
	h := &b.words().Zankapfel.Hints
	switch {
	case b.in.Targets().Len() == 1:
		return h.NoBribes
	case b.pick != 0:
		return h.ThenBribes
	case b.in.Neighbours() == 0:
		return h.AnnounceAny
	}
	return h.Announce
}

// acceptHint says who offers nothing, and what taking the chosen offer does.
func (b *tableState) acceptHint() string {
	w := b.words()
	h := &w.Zankapfel.Hints
	me, does := b.t.Me(), h.Accept
	if b.pick != 0 {
		p := b.chosen().Seat
		n := int(b.in.Offer(p).Points)
		does = b.t.WordsOf(me).Zankapfel.Hints.Taken.With("name", b.t.PlayerName(me), "a", w.Whole(b.in.Score(me)), "b", w.Whole(b.in.Score(me)+n),
			"other", b.t.PlayerName(p), "c", w.Whole(b.in.Score(p)), "d", w.Whole(b.in.Score(p)-n))
	}
	silent := b.clockwise(func(p engine.Player) bool { return p != me && b.in.Offer(p).Points == 0 })
	if len(silent) == 0 || b.cramped() {
		return does
	}
	return w.Count(h.OfferNothing, len(silent), "names", b.t.Names(silent)) + " " + does
}

func (b *tableState) callHint() string {
	h := &b.words().Zankapfel.Hints
	later := b.in.Jokers().Without(b.in.Turn())
	switch {
	case b.cramped():
		return h.Call
	case later == 0:
		turn := b.in.Turn()
		return b.t.WordsOf(turn).Zankapfel.Hints.CallsLast.With("name", b.t.PlayerName(turn))
	}
	return h.CallsMore.With("names", b.t.Names(b.clockwise(later.Has)))
}

// largeText reports whether text is enlarged, cramped whether hints and buttons have little
// room for it.
func (b *tableState) largeText() bool { return b.t.App().Frame().Text > 1.2 }
func (b *tableState) cramped() bool   { return b.largeText() && b.t.App().Frame().Shape == ui.Landscape }

// diceHint says where winning and losing would lead, whether winning would end the game (Z60), and
// what waiting would do.
func (b *tableState) diceHint() string {
	w := b.words()
	h := &w.Zankapfel.Hints
	me := b.t.Me()
	after := b.in.Score(me) - zk.PriceOfDie*b.chosen().Number
	won, words := after+b.in.Number(b.in.Colour()), h.WinLose
	if won >= printed.Path {
		words = h.WinGame
	}
	win := words.With("a", w.Whole(won), "b", w.Whole(after))
	if b.pick != 0 || b.cramped() {
		return win
	}
	if bt := &b.round.bout; bt.waited.Has(me) && bt.buyer >= 0 { // he has pressed Wait, and is asked once more
		return h.AskedAgain.With("name", b.t.PlayerName(bt.buyer)) + " " + win
	}
	return win + " " + cmp.Or(b.waitMeans(), h.WaitOpen)
}

// waitMeans says what waiting would do: if nobody else is left who may buy, the
// cards are shown.
func (b *tableState) waitMeans() string {
	me := b.t.Me()
	if me >= 0 && b.in.MayBuyDice() == engine.Only(me) {
		return b.words().Zankapfel.Hints.ShownIf
	}
	return ""
}

// number is a number in figures, with a true minus.
func (b *tableState) number(n int) string { return b.words().Whole(n) }

func digits(n int) string { return strconv.Itoa(n) }
