package vino

import (
	"slices"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// Actions implements table.GameView.
func (b *tableState) Actions() table.Actions {
	var a table.Actions
	phase := b.in.Phase()
	if b.between >= earning {
		phase = vi.PhaseOver // nobody decides any more in this round
	}
	if (phase == vi.PhaseGive || phase == vi.PhaseRaise) && b.in.Turn() != b.t.Me() {
		phase = vi.PhaseSell // what the others do has no buttons here
	}
	switch phase {
	case vi.PhaseDrawn, vi.PhaseSecond, vi.PhaseThird, vi.PhaseOwners, vi.PhaseNewcomers:
		a = b.buyActions()
	case vi.PhaseChoose:
		a = b.chooseActions()
	case vi.PhaseGift:
		a = b.giftActions()
	case vi.PhaseSell:
		a = b.sellActions()
	case vi.PhaseGive:
		a = b.giveActions()
	case vi.PhaseRaise:
		a = b.raiseActions()
	case vi.PhaseOver:
	default:
		a.Main = table.Action{ID: "buy", Label: b.words().Vino.Buttons.BuyNothing, Reason: b.t.NotNow(b.in.Turn())}
	}
	// While a pawn lands, nobody is said to think: it might be the one who has just moved it.
	a.Prompt, a.Busy = b.hint(), b.in.Acting() == 0 || b.fresh > 0 || len(b.flights) > 0
	switch phase {
	case vi.PhaseGift, vi.PhaseSell, vi.PhaseGive, vi.PhaseRaise:
		a.Alone = true
	}
	return a
}

// notNow says why the viewer cannot decide now.
func (b *tableState) notNow() string {
	if b.in.Phase() == vi.PhaseChoose {
		return b.words().Table.WaitForOthers
	}
	return b.t.NotNow(b.in.Turn())
}

// decide returns the act of a button with all that was picked, one gesture.
func (b *tableState) decide(risky bool, label, question string, gesture ...engine.Action) func() {
	return func() { b.t.Ask(risky, label, question, func() { b.t.Decide(gesture...) }) }
}

// large reports whether words are so large that buttons say less.
func (b *tableState) large() bool { return b.t.App().Frame().Text > 1.2 }

// regionsLabel says which regions are chosen, in short where words are large.
func (b *tableState) regionsLabel(label lang.Template, list []int) string {
	if b.large() {
		label = b.words().Vino.Buttons.ChooseShort
	}
	return label.With("first", vi.RegionName(list[0]), "second", vi.RegionName(list[1]))
}

func (b *tableState) chooseActions() table.Actions {
	x := &b.words().Vino
	main := table.Action{ID: "choose", Label: x.Buttons.ChooseTwo, Key: 'a', Reason: b.notNow()}
	if list := b.chosen(b.t.Me()); len(list) == 2 && !b.t.Veiled() {
		main.Label = b.regionsLabel(x.Buttons.Chosen, list)
	}
	if b.t.Deciding() {
		main.Reason = x.Hints.TapTwo
		switch list := b.pick.regions; len(list) {
		case 1:
			main.Label, main.Reason = x.Buttons.ChooseOne, x.Hints.TapOne
		case 2:
			main.Label = b.regionsLabel(x.Buttons.Choose, list)
			main.Act = b.decide(false, main.Label, "", vi.Choose(list[0], list[1]))
		}
	}
	return table.Actions{Main: main}
}

// chosen are the regions that a seat has chosen, as far as the viewer knows.
func (b *tableState) chosen(p engine.Player) []int {
	if p < 0 {
		return nil
	}
	return b.in.Choice(p)
}

// nextChoice changes the last of the regions that are chosen, and is the way for
// who cannot touch a shield that is small.
func (b *tableState) nextChoice() {
	list := b.pick.regions
	if len(list) < 2 {
		for r := range vi.Regions {
			if !slices.Contains(list, r) {
				b.pickRegion(r)
				return
			}
		}
	}
	a, c := list[0], list[1]+1
	if c == vi.Regions {
		a++
		if c = a + 1; c == vi.Regions {
			a, c = 0, 1
		}
	}
	b.pick.regions = []int{a, c}
}

func (b *tableState) buyActions() table.Actions {
	w := b.words()
	x := &w.Vino
	main := table.Action{ID: "buy", Label: x.Buttons.BuyNothing, Key: 'a', Reason: b.notNow()}
	pass := table.Action{ID: "pass", Label: x.Buttons.Pass, Key: 'p', Reason: b.notNow()}
	may := b.t.Deciding()
	if may {
		b.mayBuy(&main)
	}
	switch b.in.Phase() {
	case vi.PhaseOwners, vi.PhaseNewcomers:
		if may {
			pass.Act = b.t.Decision(!b.boughtHere(), x.Buttons.Pass, x.Questions.Pass, vi.Pass())
		}
		return table.Actions{Others: []table.Action{pass}, Main: main}
	}
	return table.Actions{Main: main}
}

// mayBuy lets the ticked vineyards be bought.
func (b *tableState) mayBuy(main *table.Action) {
	w := b.words()
	x := &w.Vino
	r, _ := b.buyRegion()
	k := len(b.pick.coins)
	main.Reason = x.Hints.TapCoin
	if k == 0 {
		return
	}
	price := amount(b.cost())
	main.Label = w.Count(x.Buttons.Buy, k, "price", price)
	p := b.t.Me()
	first := b.in.Grows(p, r) == vi.NoVariety
	if v := b.grows(p, r); first && v == vi.NoVariety {
		main.Label, main.Reason = x.Buttons.PickVariety, x.Hints.PickVariety
		return
	} else if first && !b.large() {
		main.Label = x.Buttons.BuyGrow.With("price", price, "variety", b.varietyName(v))
	}
	var gesture []engine.Action
	for i, s := range b.pick.coins {
		if i == 0 && first && b.in.Phase() != vi.PhaseDrawn {
			gesture = append(gesture, vi.BuyFirst(s.region, s.vineyard, b.pick.variety))
		} else {
			gesture = append(gesture, vi.Buy(s.region, s.vineyard))
		}
	}
	main.Act = b.decide(false, main.Label, "", gesture...)
}

func (b *tableState) giftActions() table.Actions {
	w := b.words()
	x := &w.Vino
	main := table.Action{ID: "take", Label: x.Buttons.TakeNothing, Key: 'a', Reason: b.notNow()}
	if !b.t.Deciding() {
		return table.Actions{Main: main}
	}
	main.Reason = x.Hints.GiftTap
	k, want := len(b.pick.coins), b.in.Left()
	switch {
	case k == 0:
	case k < want:
		main.Label = w.Count(x.Buttons.TakeMore, want-k)
	default:
		var prices []string
		var gesture []engine.Action
		for _, s := range b.pick.coins {
			prices = append(prices, amount(vi.Price(s.region, s.vineyard)))
			gesture = append(gesture, vi.Take(s.region, s.vineyard))
		}
		main.Label = w.Count(x.Buttons.Take, k, "prices", w.List(prices...))
		main.Act = b.decide(false, main.Label, "", gesture...)
	}
	return table.Actions{Main: main}
}

func (b *tableState) sellActions() table.Actions {
	x := &b.words().Vino
	main := table.Action{ID: "sell", Label: x.Buttons.SellNothing, Key: 'a', Reason: b.notNow()}
	none := table.Action{ID: "nosale", Label: x.Buttons.NoSale, Key: 'n', Reason: b.notNow()}
	if !b.t.Deciding() {
		return table.Actions{Others: []table.Action{none}, Main: main}
	}
	full := b.fullest(0) != vi.NoVariety
	none.Act = b.t.Decision(full, x.Buttons.NoSale, x.Questions.NoSale, vi.NoSale())
	main.Reason = b.hint()
	if b.pick.quantity > 0 && b.pick.wares != vi.NoVariety {
		income, _, _ := b.in.Quote(b.pick.wares, b.pick.quantity)
		label := x.Buttons.Sell
		if b.large() {
			label = x.Buttons.SellShort
		}
		main.Label = label.With("n", amount(b.pick.quantity), "variety", b.varietyName(b.pick.wares), "money", amount(income))
		main.Act = b.decide(false, main.Label, "", vi.Sell(b.pick.wares, b.pick.quantity))
	}
	return table.Actions{Others: []table.Action{none}, Main: main}
}

// back is the button that takes the step before back.
func (b *tableState) back(label string) []table.Action {
	a := table.Action{ID: "back", Label: label, Key: 'b', Reason: b.words().App.UndoNothing}
	if b.t.CanUndo() {
		a.Act = b.t.Undo
	}
	return []table.Action{a}
}

func (b *tableState) giveActions() table.Actions {
	w := b.words()
	x := &w.Vino
	main := table.Action{ID: "give", Label: w.Count(x.Buttons.GiveBack, b.toGive()), Key: 'a', Reason: b.notNow()}
	a := table.Actions{Others: b.back(x.Buttons.Back)}
	if b.t.Deciding() {
		k, want := len(b.pick.coins), b.in.Left()
		main.Reason = x.Hints.Give
		if k < want {
			main.Label = w.Count(x.Buttons.GiveMore, want-k)
		} else {
			main.Label = w.Count(x.Buttons.GiveBack, want) // some may have gone before the game was left
			var gesture []engine.Action
			for _, s := range b.pick.coins {
				gesture = append(gesture, vi.Give(s.region, s.vineyard))
			}
			main.Act = b.decide(false, main.Label, "", gesture...)
		}
	}
	a.Main = main
	return a
}

func (b *tableState) raiseActions() table.Actions {
	w := b.words()
	x := &w.Vino
	main := table.Action{ID: "raise", Label: x.Buttons.Raise, Key: 'a', Reason: b.notNow()}
	a := table.Actions{Others: b.back(w.App.Undo)}
	if b.t.Deciding() {
		main.Reason = x.Hints.RaiseTap
		if left := b.in.Left() - b.used(); left > 0 {
			main.Label = w.Count(x.Buttons.RaiseMore, left)
		} else {
			var gesture []engine.Action
			for v, k := range b.pick.ups {
				for range k {
					gesture = append(gesture, vi.Raise(vi.Variety(v)))
				}
			}
			main.Act = func() { b.t.Ask(false, main.Label, "", func() { b.raiseAll(gesture) }) }
		}
	}
	a.Main = main
	return a
}

// raiseAll raises the prices as planned: the market shows them so until its markers
// arrive there.
func (b *tableState) raiseAll(gesture []engine.Action) {
	ups := b.pick.ups
	if b.t.Decide(gesture...); !b.t.Deciding() {
		b.raised = ups
	}
}
