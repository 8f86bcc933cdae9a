package zankapfel

import (
	"slices"
	"strconv"

	"treille/audio"
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// picked is the sound of something that the player chooses.
func (b *tableState) picked() { b.t.PlayAt(b.t.Base(), audio.Dealt, audio.Options{Gain: pickSofter}) }

// pickSofter is its level in decibels.
const pickSofter = -4.0

// pickCard chooses a card of the hand, or the open one, or lays it back.
func (b *tableState) pickCard(c zk.Card, buy bool) {
	b.cards.Known()
	b.picked()
	if b.pick.card == c && b.pick.buy == buy {
		b.pick = nothing
		return
	}
	b.pick = nothing
	b.pick.card, b.pick.buy = c, buy
}

// pickSquare chooses a square; a second time it decides.
func (b *tableState) pickSquare(sq zk.Square) {
	again := b.pick.square == sq
	b.pick.square = sq
	if !again {
		b.picked()
		return
	}
	if a := b.Actions(); a.Main.Act != nil {
		a.Main.Act()
	}
}

// pickNumber chooses a number: points, a value, dice.
func (b *tableState) pickNumber(n int) {
	b.picked()
	if b.pick.number == n && b.in.Phase() != zk.PhaseOffer {
		n = 0
	}
	b.pick.number = n
}

// pickOffer chooses an offer to be taken.
func (b *tableState) pickOffer(p engine.Player) {
	b.picked()
	if b.pick.seat == p {
		p = engine.Chance
	}
	b.pick.seat = p
}

// pickColour chooses a colour for the joker.
func (b *tableState) pickColour(c zk.Card) {
	b.picked()
	if b.pick.card == c {
		c = zk.NoCard
	}
	b.pick.card = c
}

// squares are those that the viewer may choose now.
func (b *tableState) squares() zk.SquareSet {
	if !b.t.Deciding() {
		return 0
	}
	switch b.in.Phase() {
	case zk.PhaseMayor:
		return 1<<zk.Squares - 1
	case zk.PhaseChip:
		return b.in.Chips()
	case zk.PhaseAnnounce:
		return b.in.Targets()
	case zk.PhaseOffer:
		return b.in.Targets() &^ (1 << b.in.Announced())
	}
	return 0
}

// nextSquare chooses the next square that may be chosen, or the next offer: the way
// for somebody who cannot touch one that is small.
func (b *tableState) nextSquare() {
	if list := b.offers(); b.in.Phase() == zk.PhaseAccept {
		b.pick.seat = list[(slices.Index(list, b.pick.seat)+1)%len(list)]
		b.picked()
		return
	}
	set := b.squares()
	for i := range zk.Squares {
		sq := zk.Square((int(b.pick.square) + 1 + i) % zk.Squares)
		if set.Has(sq) {
			b.pick.square = sq
			b.picked()
			return
		}
	}
}

// offers are the seats that have made an offer, clockwise from the first player.
func (b *tableState) offers() []engine.Player {
	var list []engine.Player
	for _, p := range b.clockwise() {
		if b.in.Offer(p).Points > 0 {
			list = append(list, p)
		}
	}
	return list
}

// notNow says why the viewer cannot decide now.
func (b *tableState) notNow() string { return b.t.NotNow(b.in.Turn()) }

// Actions implements table.GameView.
func (b *tableState) Actions() table.Actions {
	a := b.actions()
	a.Prompt, a.Busy = b.hint(), b.busy()
	if b.t.Me() >= 0 && b.in.Acting().Has(b.t.Me()) {
		var buf [64]engine.Action
		a.Alone = len(b.in.LegalActions(buf[:0])) == 1
	}
	if b.t.Deciding() && a.Alone {
		return table.Actions{Prompt: a.Prompt, Alone: true} // nothing to press: it is done for him
	}
	if b.t.Deciding() || b.over() {
		return a
	}
	reason := b.notNow()
	a.Main.Act, a.Main.Reason, a.Others = nil, reason, nil
	if label := b.othersChoose(); label != "" {
		a.Main.Label = label
		return a
	}
	if b.t.People() > 0 && (b.round.screen != orchardScreen || b.round.square) && !b.t.Veiled() {
		return table.Actions{Prompt: a.Prompt, Busy: a.Busy, Main: table.Action{ID: "go-on", Label: b.goOn(), Key: 'g', Act: func() { b.t.Skip() }}}
	}
	return a
}

// othersChoose says on the button that somebody else decides, where nothing is shown
// that the viewer could go on from: over the orchard until the mayor sets out, and
// before the cards of a quarrel are shown.
func (b *tableState) othersChoose() string {
	x := &b.words().Zankapfel.Buttons
	phase, set := b.in.Phase(), b.in.Acting()
	if turn := b.in.Turn(); set == 0 && turn >= 0 {
		set = engine.Only(turn) // a card is turned up, or bribes are about to be offered
	}
	switch {
	case set.Has(b.t.Me()):
		return ""
	case b.round.screen == orchardScreen && !b.round.square && !b.roundOver() && !b.over() && set != 0:
	case b.round.screen == quarrelScreen && !b.round.bout.shows() && b.round.last.Kind != zk.EventQuarrelTied && (phase == zk.PhaseDiscord || phase == zk.PhaseDice):
	default:
		return ""
	}
	if set.Len() != 1 {
		return x.OthersChoose
	}
	label := x.Chooses.With("name", b.t.PlayerName(set.First()))
	if len([]rune(label)) > longest || b.t.App().Frame().Text > 1.2 {
		return x.OthersChoose
	}
	return label
}

// actions are the buttons of the phase.
func (b *tableState) actions() table.Actions {
	if b.over() {
		return table.Actions{}
	}
	switch p := b.in.Phase(); {
	case b.t.Deciding():
	case b.round.screen == orchardScreen && p > zk.PhaseAccept, b.roundOver():
		return b.farmActions()
	case p == zk.PhaseAccept:
		return b.squareActions()
	}
	switch b.in.Phase() {
	case zk.PhaseFirst, zk.PhaseMayor, zk.PhaseDeal, zk.PhaseFirstCard, zk.PhaseChip, zk.PhaseAnnounce:
		return b.squareActions()
	case zk.PhaseOffer:
		if b.in.Turn() != b.t.Me() {
			return b.squareActions()
		}
		return b.offerActions()
	case zk.PhaseAccept:
		return b.acceptActions()
	case zk.PhaseCall:
		return b.callActions()
	case zk.PhaseDiscord:
		return b.discordActions()
	case zk.PhaseDice, zk.PhaseRoll:
		return b.diceActions()
	}
	return b.farmActions()
}

// squareActions places the mayor, takes a chip away, or announces a square.
func (b *tableState) squareActions() table.Actions {
	x := &b.words().Zankapfel
	m := table.Action{ID: "announce", Label: x.Buttons.Announce, Key: 'a', Reason: x.Reasons.NoSquare, Size: 0.9}
	decide := zk.Announce
	switch b.in.Phase() {
	case zk.PhaseFirst, zk.PhaseMayor:
		m.ID, m.Label, decide = "mayor", x.Buttons.PlaceMayor, zk.Mayor
	case zk.PhaseDeal, zk.PhaseFirstCard, zk.PhaseChip:
		m.ID, m.Label, decide = "chip", x.Buttons.TakeChip, zk.Chip
	}
	if sq := b.pick.square; sq != zk.NoSquare {
		m.Act = b.t.Decision(false, m.Label, b.squareName(sq), decide(sq))
	} else {
		m.Label = x.Buttons.ChooseSquare
	}
	return b.withNext(table.Actions{Main: m})
}

// withNext adds the button that chooses the next square, where they are small.
func (b *tableState) withNext(a table.Actions) table.Actions {
	if b.dense() && b.t.Deciding() {
		next := table.Action{ID: "next", Label: b.words().Zankapfel.Buttons.NextSquare, Icon: "chevron", Key: 'n', Act: b.nextSquare}
		if len(a.Others) == 0 {
			a.Others = append(a.Others, table.Action{})
		}
		a.Others = append(a.Others, next)
	}
	return a
}

// farmActions buys the open card, or lays one.
func (b *tableState) farmActions() table.Actions {
	w := b.words()
	x := &w.Zankapfel
	m := table.Action{ID: "choose", Label: x.Buttons.Choose, Key: 'a', Size: 0.9, Reason: x.Reasons.NothingChosen}
	if !b.mine(zk.PhaseFarm) {
		return table.Actions{Main: m}
	}
	switch c := b.pick.card; {
	case b.in.Face() == zk.NoCard && b.in.Hand() == 0:
		m.ID, m.Label = "nothing", x.Buttons.Nothing
		m.Act = b.t.Decision(false, m.Label, "", zk.Nothing())
	case c == zk.NoCard:
	case b.pick.buy:
		m.ID = "buy"
		m.Label = of(&x.Buttons.Buy, c) + " · " + strconv.Itoa(b.in.Price(c))
		m.Act = b.t.Decision(false, m.Label, b.hint(), zk.Buy())
	default:
		m.ID, m.Label = "lay", of(&x.Buttons.Lay, c)
		m.Act = b.t.Decision(false, m.Label, x.Hints.FaceDown, zk.Lay(c))
	}
	return table.Actions{Main: m}
}

// offerActions offers a bribe, or none.
func (b *tableState) offerActions() table.Actions {
	w := b.words()
	x := &w.Zankapfel
	none := table.Action{ID: "none", Label: x.Buttons.NoOffer, Key: 'n'}
	m := table.Action{ID: "offer", Label: x.Buttons.ChooseSquare, Key: 'a', Size: 0.9, Reason: x.Reasons.NoSquare}
	if b.mine(zk.PhaseOffer) {
		none.Act = b.t.Decision(false, none.Label, "", zk.NoBribe())
		if sq := b.pick.square; sq != zk.NoSquare {
			n := max(b.pick.number, 1)
			m.Label = w.Count(x.Buttons.Offer, n)
			m.Act = b.t.Decision(false, m.Label, b.squareName(sq), zk.Bribe(n, sq))
		}
	}
	return b.withNext(table.Actions{Others: []table.Action{none}, Main: m})
}

// acceptActions takes a bribe, or none.
func (b *tableState) acceptActions() table.Actions {
	x := &b.words().Zankapfel
	none := table.Action{ID: "decline", Label: x.Buttons.TakeNone, Key: 'n'}
	m := table.Action{ID: "take", Label: x.Buttons.ChooseOffer, Key: 'a', Size: 0.9, Reason: x.Reasons.NoOffer}
	if b.mine(zk.PhaseAccept) {
		none.Act = b.t.Decision(false, none.Label, "", zk.Decline())
		if p := b.pick.seat; p != engine.Chance {
			m.Label = x.Buttons.Take.With("n", strconv.Itoa(int(b.in.Offer(p).Points)), "name", b.t.PlayerName(p))
			if f := b.t.App().Frame(); f.Shape == ui.Landscape && f.Text > 1.2 {
				m.Label = b.words().Signed(int(b.in.Offer(p).Points)) + " · " + b.t.PlayerName(p)
			}
			m.Act = b.t.Decision(false, m.Label, b.hint(), zk.Accept(p))
		}
	}
	return b.withNext(table.Actions{Others: []table.Action{none}, Main: m})
}

// callActions gives the joker its colour.
func (b *tableState) callActions() table.Actions {
	w := b.words()
	x := &w.Zankapfel
	m := table.Action{ID: "call", Label: x.Buttons.ChooseColour, Key: 'a', Size: 0.9, Reason: x.Reasons.NoColour}
	if c := b.pick.card; c != zk.NoCard && b.mine(zk.PhaseCall) {
		m.Label = four(&x.Buttons.Call, c) + " · " + b.worth(c)
		m.Act = b.t.Decision(false, m.Label, "", zk.Call(c))
	}
	return table.Actions{Main: m}
}

// worth is what calling a colour brings: sure with its sign, else what a quarrel
// is about.
func (b *tableState) worth(c zk.Card) string {
	if b.wanting(c).Without(b.in.Turn()) == 0 {
		return b.words().Signed(b.in.Number(c))
	}
	return strconv.Itoa(b.in.Number(c))
}

// discordActions lays a discord card.
func (b *tableState) discordActions() table.Actions {
	x := &b.words().Zankapfel
	m := table.Action{ID: "discord", Label: x.Buttons.ChooseCard, Key: 'a', Size: 0.9, Reason: x.Reasons.NoValue}
	if n := b.pick.number; n > 0 && b.mine(zk.PhaseDiscord) {
		m.Label = x.Buttons.Discord.With("n", strconv.Itoa(n))
		m.Act = b.t.Decision(false, m.Label, x.Hints.Discord, zk.Discord(n))
	}
	return table.Actions{Main: m}
}

// diceActions buys dice, or waits.
func (b *tableState) diceActions() table.Actions {
	w := b.words()
	x := &w.Zankapfel
	wait := table.Action{ID: "wait", Label: x.Buttons.Wait, Key: 'w', Wide: len(x.Buttons.Wait) > 6}
	m := table.Action{ID: "dice", Label: x.Buttons.ChooseDice, Key: 'a', Size: 0.9, Reason: x.Reasons.NoDice}
	if b.mine(zk.PhaseDice) {
		wait.Act = b.t.Decision(false, wait.Label, b.waitMeans(), zk.Wait())
		if n := b.pick.number; n > 0 {
			m.Label = w.Count(x.Buttons.BuyDice, n, "steps", w.Count(x.Log.StepsBack, 2*n))
			if f := b.t.App().Frame(); f.Shape != ui.Portrait || f.Text > 1.2 {
				m.Label = w.Count(x.Buttons.BuyDiceShort, n, "price", digits(2*n))
			}
			m.Act = b.t.Decision(false, m.Label, b.hint(), zk.Dice(n))
		}
	}
	return table.Actions{Others: []table.Action{wait}, Main: m}
}

// goOn says what comes next while nobody decides.
func (b *tableState) goOn() string {
	x := &b.words().Zankapfel.Buttons
	if b.round.screen != harvestScreen || b.in.LaidDown() != 0 || b.in.Jokers() != 0 {
		return x.GoOn
	}
	for _, c := range b.contests() {
		if c.winner < 0 {
			if me := b.t.Me(); c.members.Has(me) {
				return x.GoOnQuarrel.With("names", b.words().List(b.names(c.members.Without(me))...), "n", digits(b.in.Number(c.colour)))
			}
			break
		}
	}
	return x.GoOn
}
