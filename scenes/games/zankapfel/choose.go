package zankapfel

import (
	"cmp"
	"slices"

	"treille/audio"
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// picked is the sound of something that the player chooses.
func (b *tableState) picked() { b.t.PlayAt(b.t.Base(), audio.Dealt, audio.Options{Gain: pickSofter}) }

// choose picks a decision up, or lays it back.
func (b *tableState) choose(a engine.Action) {
	b.cards.Known()
	b.picked()
	if b.pick == a && len(b.in.LegalActions(nil)) > 1 {
		a = 0
	}
	b.pick = a
}

// chosen is what has been picked up, taken apart: with the card that is bought, and the square
// of the offer that is taken.
func (b *tableState) chosen() zk.Decision {
	d := zk.Decode(b.pick)
	switch d.Kind {
	case 0:
		return zk.Decision{Seat: engine.Chance, Square: zk.NoSquare}
	case zk.DecisionBuy:
		d.Card = b.in.Face()
	case zk.DecisionAccept:
		d.Square = b.in.Offer(d.Seat).Square
	}
	return d
}

// chooseSquare chooses a square; a second time it decides.
func (b *tableState) chooseSquare(sq zk.Square) {
	if b.chosen().Square != sq {
		b.choose(b.onSquare(sq))
	} else if a := b.Actions(); a.Main.Act != nil {
		a.Main.Act()
	}
}

// onSquare is the decision for a square.
func (b *tableState) onSquare(sq zk.Square) engine.Action {
	switch b.in.Phase() {
	case zk.PhaseMayor:
		return zk.Mayor(sq)
	case zk.PhaseChip:
		return zk.Chip(sq)
	case zk.PhaseOffer:
		return zk.Bribe(b.points, sq)
	}
	return zk.Announce(sq)
}

// choosePoints chooses how much is offered.
func (b *tableState) choosePoints(n int) {
	b.picked()
	if b.points = n; b.pick != 0 {
		b.pick = b.onSquare(b.chosen().Square)
	}
}

// squares are those that the viewer may choose now.
func (b *tableState) squares() zk.SquareSet {
	var set zk.SquareSet
	if !b.t.Deciding() {
		return set
	}
	for _, a := range b.in.LegalActions(nil) {
		if sq := zk.Decode(a).Square; sq != zk.NoSquare {
			set |= 1 << sq
		}
	}
	return set
}

// nextSquare chooses the next square that may be chosen, or the next offer: the way
// for somebody who cannot touch one that is small.
func (b *tableState) nextSquare() {
	b.picked()
	if list := b.offers(); b.in.Phase() == zk.PhaseAccept {
		b.pick = zk.Accept(list[(slices.Index(list, b.chosen().Seat)+1)%len(list)])
		return
	}
	sq := b.chosen().Square
	for range zk.Squares {
		if sq = (sq + 1) % zk.Squares; b.squares().Has(sq) {
			b.pick = b.onSquare(sq)
			return
		}
	}
}

// offers are the seats that have made an offer, clockwise from the first player.
func (b *tableState) offers() []engine.Player {
	return b.clockwise(func(p engine.Player) bool { return b.in.Offer(p).Points > 0 })
}

// Actions implements table.GameView.
func (b *tableState) Actions() table.Actions {
	a := table.Actions{Prompt: b.hint(), Busy: b.busy(), Alone: b.mayOnlyWait()}
	roll, throws := b.t.Throw()
	switch {
	case throws:
		a.Main = roll
	case b.over(), b.roundOver() && (b.in.Chips() == 0 || b.in.CameRound()), b.t.Deciding() && a.Alone: // nothing to press: no round follows, or it is done for him
	case b.t.Deciding():
		a.Main, a.Others = b.mainAction(b.in.Phase()), b.otherActions()
	default:
		a.Main = b.waitingAction()
	}
	return a
}

// mayOnlyWait reports whether all that the viewer may do is to do nothing.
func (b *tableState) mayOnlyWait() bool {
	legal := b.in.LegalActions(nil)
	if len(legal) != 1 {
		return false
	}
	switch zk.Decode(legal[0]).Kind {
	case zk.DecisionNothing, zk.DecisionNone, zk.DecisionDecline, zk.DecisionWait:
		return true
	}
	return false
}

// waitingAction is the button while the viewer does not decide: it lets him go on, or says
// who decides, or what he may not do now.
func (b *tableState) waitingAction() table.Action {
	label, phase := b.othersChoose(), b.in.Phase()
	if label == "" && b.t.People() > 0 && (b.round.screen != orchardScreen || b.round.square) && !b.t.Veiled() {
		a := table.Action{ID: "go-on", Key: 'g', Runs: b.t.Runs(), Fleeting: true, Act: func() { b.t.Skip() }}
		a.Label, a.Price = b.goOn()
		return a
	}
	switch {
	case b.round.screen == orchardScreen && phase > zk.PhaseAccept, b.roundOver():
		phase = zk.PhaseFarm
	case phase == zk.PhaseAccept, phase == zk.PhaseOffer && b.in.Turn() != b.t.Me():
		phase = zk.PhaseAnnounce
	}
	a := b.mainAction(phase)
	a.Label, a.Reason = cmp.Or(label, a.Label), b.t.NotNow(b.in.Turn())
	return a
}

// othersChoose says on the button that somebody else decides, where nothing is shown
// that the viewer could go on from: over the orchard until the mayor sets out, and
// before the cards of a quarrel are shown. While what somebody has done there is shown, nobody is named.
func (b *tableState) othersChoose() string {
	x := &b.words().Zankapfel.Buttons
	phase, set, choosing := b.in.Phase(), b.in.Acting(), b.t.Choosing()
	if turn := b.in.Turn(); set == 0 && turn >= 0 {
		set = engine.Only(turn) // a card is turned up, or bribes are about to be offered
	}
	switch {
	case set.Has(b.t.Me()):
		return ""
	case b.round.screen == orchardScreen && !b.round.square && !b.roundOver() && !b.over() && set != 0:
	case b.round.screen == quarrelScreen && choosing != 0 && !b.round.bout.shows() && b.round.last.Kind != zk.EventQuarrelTied && (phase == zk.PhaseDiscord || phase == zk.PhaseDice):
	default:
		return ""
	}
	if choosing.Len() != 1 {
		return x.OthersChoose
	}
	label := x.Chooses.With("name", b.t.PlayerName(choosing.First()))
	if len([]rune(label)) > longest || b.largeText() {
		return x.OthersChoose
	}
	return label
}

// mainAction is the button of a phase: it decides what has been chosen, or says that something
// is to be chosen.
func (b *tableState) mainAction(phase zk.Phase) table.Action {
	w := b.words()
	x, reasons := &w.Zankapfel.Buttons, &w.Zankapfel.Reasons
	square := func(id string) table.Action {
		return table.Action{ID: id, Label: x.ChooseSquare, Reason: reasons.NoSquare}
	}
	dice := table.Action{ID: "dice", Label: x.ChooseDice, Reason: reasons.NoDice}
	m, known := map[zk.Phase]table.Action{
		zk.PhaseFirst: square("mayor"), zk.PhaseMayor: square("mayor"),
		zk.PhaseDeal: square("chip"), zk.PhaseFirstCard: square("chip"), zk.PhaseChip: square("chip"),
		zk.PhaseAnnounce: square("announce"), zk.PhaseOffer: square("offer"),
		zk.PhaseAccept:  {ID: "take", Label: x.ChooseOffer, Reason: reasons.NoOffer},
		zk.PhaseCall:    {ID: "call", Label: x.ChooseColour, Reason: reasons.NoColour},
		zk.PhaseDiscord: {ID: "discord", Label: x.ChooseCard, Reason: reasons.NoValue},
		zk.PhaseDice:    dice, zk.PhaseRoll: dice,
	}[phase]
	if !known {
		m = table.Action{ID: "choose", Label: x.ChooseCard, Reason: reasons.NothingChosen}
		if b.in.Seat() == b.t.Me() && b.in.Hand() == 0 {
			m.Reason = reasons.OpenCard
		}
	}
	m.Key, m.Size = 'a', 0.9
	if b.pick == 0 || !b.t.Deciding() {
		return m
	}
	question := ""
	switch d := b.chosen(); d.Kind {
	case zk.DecisionMayor:
		m.Label, question = x.PlaceMayor, b.squareName(d.Square)
	case zk.DecisionChip:
		m.Label, question = x.TakeChip, b.squareName(d.Square)
	case zk.DecisionAnnounce:
		m.Label, question = x.Announce, b.squareName(d.Square)
	case zk.DecisionBuy:
		m.ID, m.Label, question = "buy", of(&x.Buy, d.Card)+" · "+digits(b.in.Price(d.Card)), b.hint()
	case zk.DecisionLay:
		m.ID, m.Label, question = "lay", of(&x.Lay, d.Card), w.Zankapfel.Hints.FaceDown
	case zk.DecisionOffer:
		m.Label, question = w.Count(x.Offer, d.Number), b.squareName(d.Square)
	case zk.DecisionAccept:
		n, name := int(b.in.Offer(d.Seat).Points), b.t.PlayerName(d.Seat)
		if m.Label, question = x.Take.With("n", digits(n), "name", name), b.hint(); b.cramped() {
			m.Label = w.Signed(n) + " · " + name
		}
	case zk.DecisionCall:
		m.Label = x.Call.With("colour", b.apple(d.Card)) + " · " + b.worth(d.Card)
	case zk.DecisionDiscord:
		m.Label, question = x.Discord.With("n", digits(d.Number)), w.Zankapfel.Hints.Discord
	case zk.DecisionDice:
		m.Label, question = w.Count(x.BuyDice, d.Number, "steps", w.Count(w.Zankapfel.Log.StepsBack, zk.PriceOfDie*d.Number)), b.hint()
		if b.largeText() || b.t.App().Frame().Shape != ui.Portrait {
			m.Label = w.Count(x.BuyDiceShort, d.Number, "price", digits(zk.PriceOfDie*d.Number))
		}
	}
	m.Act = b.t.Decision(false, m.Label, question, b.pick)
	return m
}

// otherActions does nothing of what the phase is about, and chooses the next square or offer,
// where they are small.
func (b *tableState) otherActions() []table.Action {
	x := &b.words().Zankapfel.Buttons
	var first table.Action
	switch b.in.Phase() {
	case zk.PhaseOffer:
		first = table.Action{ID: "none", Label: x.NoOffer, Key: 'n', Act: b.t.Decision(false, x.NoOffer, "", zk.NoBribe())}
	case zk.PhaseAccept:
		first = table.Action{ID: "decline", Label: x.TakeNone, Key: 'n', Act: b.t.Decision(false, x.TakeNone, "", zk.Decline())}
	case zk.PhaseDice:
		label := x.Wait
		if b.waitMeans() != "" { // there is no later: it is not the button that was pressed before somebody bought
			label = x.NoneAtAll
		}
		first = table.Action{ID: "wait", Label: label, Key: 'w', Wide: len(label) > 6, Act: b.t.Decision(false, label, b.waitMeans(), zk.Wait())}
	}
	switch {
	case b.dense():
		return []table.Action{first, {ID: "next", Label: x.NextSquare, Icon: "chevron", Key: 'n', Act: b.nextSquare}}
	case first.ID == "":
		return nil
	}
	return []table.Action{first}
}

// worth is what calling a colour brings: sure with its sign, else what a quarrel
// is about.
func (b *tableState) worth(c zk.Card) string {
	if b.wanting(c).Without(b.in.Turn()) == 0 {
		return b.words().Signed(b.in.Number(c))
	}
	return digits(b.in.Number(c))
}

// goOn says what comes next while nobody decides: a quarrel of the viewer’s in two lines,
// where one would be small.
func (b *tableState) goOn() (label, second string) {
	w := b.words()
	if b.round.screen != harvestScreen || b.in.LaidDown() != 0 || b.in.Jokers() != 0 {
		return w.Table.GoOn, ""
	}
	contests, me, x := b.contests(), b.t.Me(), &w.Zankapfel.Buttons
	next := slices.IndexFunc(contests, func(c contest) bool { return c.winner < 0 })
	if next < 0 || !contests[next].all.Has(me) {
		return w.Table.GoOn, ""
	}
	c, f := contests[next], b.t.App().Frame()
	names, n := b.t.Names(b.clockwise(c.all.Without(me).Has)), digits(b.in.Number(c.colour))
	label, first := x.GoOnQuarrel.With("names", names, "n", n), x.QuarrelWith.With("names", names)
	fits := func(words string, size float64) bool { return ui.ButtonWidth("", words, size) <= mainWide }
	if f.Shape == ui.Desktop && !fits(label, oneLine) && fits(first, ui.Body) {
		return first, x.QuarrelOver.With("n", n)
	}
	return label, ""
}
