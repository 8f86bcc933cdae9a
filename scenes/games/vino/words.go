package vino

import (
	"slices"
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// phasePlace is the place of a phase among the first purchases, 0, and the four phases of a
// round; rulePage is the page of the rule book that is about it.
var (
	phasePlace = map[vi.Phase]int{
		vi.PhaseChoose: 1, vi.PhaseOwners: 2, vi.PhaseNewcomers: 2, vi.PhaseGift: 2, vi.PhaseOver: 2,
		vi.PhaseSell: 3, vi.PhaseGive: 3, vi.PhaseRaise: 3,
	}
	rulePage = map[vi.Phase]int{
		vi.PhaseBanker: firstRules, vi.PhasePair: firstRules, vi.PhaseDrawn: firstRules, vi.PhaseSecond: firstRules, vi.PhaseThird: firstRules,
		vi.PhaseChoose: chooseRules, vi.PhaseOwners: buyRules, vi.PhaseNewcomers: buyRules, vi.PhaseGift: giftRules, vi.PhaseOver: endRules,
		vi.PhaseSell: sellRules, vi.PhaseGive: sellRules, vi.PhaseRaise: sellRules,
	}
)

// phaseList are the names of the phases.
func phaseList(p lang.VinoPhases) []string {
	return []string{p.First, p.Choose, p.Buy, p.Sell, p.Order}
}

// RulePage implements table.GameView.
func (b *tableState) RulePage() int { return rulePage[b.in.Phase()] }

// Turn implements table.GameView.
func (b *tableState) Turn(shape ui.Shape) table.Turn {
	w := b.words()
	number := max(1, b.in.Round())
	now := phasePlace[b.in.Phase()]
	names := phaseList(w.Vino.Phases)
	t := table.Turn{
		Seat: b.acting(), Verb: b.verb(b.t.WordsOf(b.acting()), shape), Number: number, Round: w.Table.Round.With("n", strconv.Itoa(number)),
		Phases: names[1:], Now: now - 1, Shorts: names, Short: names[now], Phase: phaseList(w.Vino.PhaseInText)[now],
		Learns: phaseList(b.t.WordsOf(b.t.Me()).Vino.Learns)[now],
	}
	if b.in.Idle() > 0 { // since nothing happens (V62)
		t.Round, t.Most = w.Vino.RoundOfMost.With("n", strconv.Itoa(number), "most", strconv.Itoa(printed.LastRound)), printed.LastRound
		if b.in.LastBuying() {
			t.Round, t.Most = w.Table.LastRound, 0
		}
	}
	if now == 0 {
		t.Phases, t.Now, t.Round, t.Number = names[:4], 0, w.Vino.Places.Before, 0
	}
	switch {
	case b.between == ended:
		t.Phases, t.Now, t.Short = nil, -1, w.Table.End
	case b.between == rolling:
		t.Now, t.Short, t.Phase = 1, w.Vino.Phases.Buy, w.Vino.PhaseInText.Buy
	case b.between >= earning:
		t.Now, t.Short, t.Phase = 3, w.Vino.Phases.Order, w.Vino.PhaseInText.Order
	}
	if b.between < earning && b.in.LastBuying() {
		t.Phases = names[1:3] // nothing is sold after it (V60, V62)
	}
	if b.in.Phase() == vi.PhaseChoose {
		t.Seat = engine.Chance
		if b.t.Deciding() {
			t.Seat, t.Verb = b.t.Me(), b.verb(b.t.WordsOf(b.t.Me()), shape)
		}
	}
	return t
}

// acting is whose turn it is, nobody's while it is not yet known.
func (b *tableState) acting() engine.Player {
	if b.between != nothing {
		return engine.Chance
	}
	if e := b.passedOver(); e.Kind != 0 {
		return e.Player
	}
	return b.in.Turn()
}

// passedOver is that somebody can buy nothing, as long as nothing has happened since; else the
// zero Event.
func (b *tableState) passedOver() vi.Event {
	if e := b.last(func(vi.Event) bool { return true }); e.Kind == vi.EventPassedOver {
		return e
	}
	return vi.Event{}
}

// buyingIn is the region that is bought in; the barrel may still be rolling there.
func (b *tableState) buyingIn() (region int, ok bool) {
	if b.between == rolling {
		return b.goal, true
	}
	return b.in.Region()
}

// lastBuying reports whether the game ends with the present buying.
func (b *tableState) lastBuying() bool {
	_, buying := b.in.Region()
	return buying && b.in.LastBuying()
}

// allShown reports whether choices come to light (V20).
func (b *tableState) allShown() bool {
	return slices.ContainsFunc(b.t.Seats(), func(p engine.Player) bool { return p != b.t.Me() && b.in.Choice(p) != nil })
}

// verb says what the seat in the banner does.
func (b *tableState) verb(w *lang.Words, shape ui.Shape) string {
	v := &w.Vino.Verbs
	region, _ := b.buyingIn()
	switch b.between {
	case rolling:
		return v.Rolls.With("region", vi.RegionName(region))
	case earning, ordering:
		return v.Orders
	case ended:
		return w.Table.Over
	}
	if e := b.passedOver(); e.Kind != 0 {
		_, short := b.obstacleLine(w, e.Obstacle)
		return short
	}
	switch phase, drawn := b.in.Phase(), b.in.Drawn(); {
	case phase == vi.PhaseDrawn && len(drawn) == 0:
		return w.Vino.Status.HasBought
	case phase == vi.PhaseDrawn && len(drawn) == 1:
		return v.BuysOne.With("region", vi.RegionName(drawn[0]))
	case phase == vi.PhaseChoose && b.t.Deciding():
		return v.Chooses
	case phase == vi.PhaseChoose && b.allShown():
		return v.Shown
	case (phase == vi.PhaseOwners || phase == vi.PhaseNewcomers) && b.in.Owned(b.in.Turn(), region) == 0:
		return v.ComesNew.With("region", vi.RegionName(region))
	case phase == vi.PhaseOwners, phase == vi.PhaseNewcomers:
		return v.Buys.With("region", vi.RegionName(region))
	case phase == vi.PhaseGive && shape.Large():
		return w.Count(v.GivesBack, b.in.Left())
	case phase == vi.PhaseRaise:
		return w.Count(v.Raises, b.in.Left())
	}
	return map[vi.Phase]string{
		vi.PhaseBanker: v.Begins, vi.PhasePair: v.Draws,
		vi.PhaseDrawn: v.BuysBoth, vi.PhaseSecond: v.BuysSecond, vi.PhaseThird: v.BuysThird,
		vi.PhaseChoose: v.AllChoose, vi.PhaseGift: v.TakesGift, vi.PhaseSell: v.Sells, vi.PhaseGive: v.Gives,
	}[b.in.Phase()]
}

// amount writes money as the printed notes have it: 1 140.
func amount(n int) string {
	if n < 0 {
		return "−" + amount(-n)
	}
	s := strconv.Itoa(n)
	if len(s) > 3 {
		s = s[:len(s)-3] + "\u202f" + s[len(s)-3:]
	}
	return s
}

// signed is an amount with its sign.
func signed(n int) string {
	if n > 0 {
		return "+" + amount(n)
	}
	return amount(n)
}

// moneyOf is what a seat holds, or the word that it is hidden.
func (b *tableState) moneyOf(p engine.Player) string {
	if money, ok := b.known(p).Money(p); ok {
		return amount(money)
	}
	return "?"
}

// known is what is shown of a seat: what the viewer knows, or the seat itself where a replay
// lays that open.
func (b *tableState) known(p engine.Player) *vi.Info {
	if own := b.t.Opened(p); own != nil {
		return own.(*vi.Info)
	}
	return b.in
}

// varietyName is a variety's name.
func (b *tableState) varietyName(v vi.Variety) string { return varietyIn(&b.words().Vino.Varieties, v) }

// varietyIn picks a variety's word.
func varietyIn(x *lang.VinoVarieties, v vi.Variety) string {
	if v >= vi.Varieties {
		return ""
	}
	return [...]string{x.Barbera, x.Montepulciano, x.Nebbiolo, x.PinotGrigio, x.Trebbiano}[v]
}

// varietyNames lists varieties in words.
func (b *tableState) varietyNames(s vi.VarietySet) string {
	return b.words().List(table.Each(members(s), b.varietyName)...)
}

// coinName names a vineyard with its price, and its owner if it has one.
func (b *tableState) coinName(s spot) string {
	if p, owned := b.in.Owner(s.region, s.vineyard); owned {
		w := b.words()
		return w.Vino.Labels.CoinOwned.With("of", w.Of(b.t.PlayerName(p)), "price", s.price())
	}
	return b.kindName(s)
}

// kindName says whose a vineyard is to begin with, and its price.
func (b *tableState) kindName(s spot) string {
	x := &b.words().Vino.Labels
	kind := x.CoinPrivate
	if s.ofState() {
		kind = x.CoinState
	}
	return kind.With("price", s.price())
}

// coinFacts say all of a vineyard.
func (b *tableState) coinFacts(s spot) string {
	facts := b.words().Labelled(vi.RegionName(s.region), b.coinName(s))
	if p, owned := b.in.Owner(s.region, s.vineyard); owned {
		facts += "; " + b.kindName(s) + "; " + b.varietyName(b.in.Grows(p, s.region))
	}
	return facts
}

// regionFacts say all of a region: its bottle, owners, and what is free.
func (b *tableState) regionFacts(r int) string {
	w := b.words()
	x := &w.Vino
	private, state := b.in.Free(r)
	facts := strconv.Itoa(r+1) + " " + vi.RegionName(r) + ": " +
		x.Labels.FreeIn.With("private", strconv.Itoa(private), "state", strconv.Itoa(state))
	if b.in.Bottle(r) {
		facts += "; " + x.Labels.WithBottle
	}
	if free := b.in.FreeMarkers(r); free != 0 {
		facts += "; " + w.Labelled(x.Places.Free, b.varietyNames(free))
	}
	for _, p := range b.in.Owners(r) {
		facts += "; " + b.ownerWords(p, r)
	}
	return facts
}

// ownerWords say what an owner has in a region.
func (b *tableState) ownerWords(p engine.Player, r int) string {
	return b.words().Labelled(b.t.PlayerName(p), strconv.Itoa(b.in.Owned(p, r))+" "+b.varietyName(b.in.Grows(p, r)))
}

// seatWords are what everybody sees of a seat.
func (b *tableState) seatWords(p engine.Player) string {
	w := b.words()
	x := &w.Vino.Labels
	line := w.Labelled(b.t.PlayerName(p), w.Count(x.Vineyards, b.t.Points(p)))
	if money, ok := b.in.Money(p); ok {
		line += ", " + x.Money.With("money", amount(money))
	}
	if income := b.in.Income(p); income > 0 {
		line += ", " + w.Vino.Places.Income + " " + amount(income)
	}
	return line
}
