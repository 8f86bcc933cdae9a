package vino

import (
	"slices"

	"treille/engine"
	vi "treille/engine/vino"
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
	case vi.PhaseChoose:
		a.Main = b.chooseAction()
	case vi.PhaseGift:
		a.Main = b.giftAction()
	case vi.PhaseSell:
		a = b.sellActions()
	case vi.PhaseGive:
		a = b.giveActions()
	case vi.PhaseRaise:
		a = b.raiseActions()
	case vi.PhaseOver:
	default:
		a = b.buyActions()
	}
	// While a pawn lands, nobody is said to think: it might be the one who has just moved it.
	a.Prompt, a.Busy = b.hint(), b.in.Acting() == 0 || b.fresh > 0 || len(b.flights) > 0
	a.Alone = phase >= vi.PhaseGift && phase <= vi.PhaseRaise
	return a
}

// notNow says why the viewer cannot decide now.
func (b *tableState) notNow() string {
	if b.in.Phase() == vi.PhaseChoose {
		return b.words().Table.WaitForOthers
	}
	return b.t.NotNow(b.in.Turn())
}

// decide returns the act of a button with all that was picked, one gesture. Prices that
// rise are shown so in the market until its markers arrive there.
func (b *tableState) decide(label string, gesture ...engine.Action) func() {
	return func() {
		b.t.Ask(false, label, "", func() {
			ups := b.pick.ups
			if b.t.Decide(gesture...); !b.t.Deciding() {
				b.raised = ups
			}
		})
	}
}

// decideCoins is that of the vineyards that are ticked.
func (b *tableState) decideCoins(label string, what func(region, vineyard int) engine.Action) func() {
	return b.decide(label, table.Each(b.pick.coins, func(s spot) engine.Action { return what(s.region, s.vineyard) })...)
}

// large reports whether words are so large that buttons say less.
func (b *tableState) large() bool { return b.t.App().Frame().Text > 1.2 }

func (b *tableState) chooseAction() table.Action {
	x := &b.words().Vino
	main := table.Action{ID: "choose", Label: x.Buttons.ChooseTwo, Key: 'a', Reason: b.notNow()}
	if b.t.Deciding() {
		main.Reason = x.Hints.TapTwo
	}
	switch list := b.ownChoice(); len(list) {
	case 1:
		main.Label, main.Reason = x.Buttons.ChooseOne, x.Hints.TapOne
	case 2:
		label := x.Buttons.Chosen
		if b.t.Deciding() {
			label = x.Buttons.Choose
		}
		if b.large() {
			label = x.Buttons.ChooseShort
		}
		main.Label = label.With("first", vi.RegionName(list[0]), "second", vi.RegionName(list[1]))
		if b.t.Deciding() {
			main.Act = b.decide(main.Label, vi.Choose(list[0], list[1]))
		}
	}
	return main
}

// nextChoice changes the last of the regions that are chosen, and is the way for
// who cannot touch a shield that is small.
func (b *tableState) nextChoice() {
	list := b.pick.regions
	if len(list) < 2 {
		b.pickRegion(slices.IndexFunc(regions, func(r int) bool { return !slices.Contains(list, r) }))
		return
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
	x := &b.words().Vino
	main := table.Action{ID: "buy", Label: x.Buttons.BuyNothing, Key: 'a', Reason: b.notNow()}
	pass := table.Action{ID: "pass", Label: x.Buttons.Pass, Key: 'p', Reason: b.notNow()}
	if b.t.Deciding() {
		b.mayBuy(&main)
		pass.Act = b.t.Decision(!b.boughtHere(), x.Buttons.Pass, x.Questions.Pass, vi.Pass())
	}
	if p := b.in.Phase(); p == vi.PhaseOwners || p == vi.PhaseNewcomers {
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
	price := amount(cost(b.pick.coins))
	main.Label = w.Count(x.Buttons.Buy, k, "price", price)
	first := b.in.Grows(b.t.Me(), r) == vi.NoVariety
	v := b.grows(r)
	if v == vi.NoVariety {
		main.Label, main.Reason = x.Buttons.PickVariety, x.Hints.PickVariety
		return
	}
	if first && !b.large() {
		main.Label = x.Buttons.BuyGrow.With("price", price, "variety", b.varietyName(v))
	}
	main.Act = b.decideCoins(main.Label, func(region, vineyard int) engine.Action {
		if first && b.in.Phase() != vi.PhaseDrawn && b.pick.coins[0] == (spot{region, vineyard}) {
			return vi.BuyFirst(region, vineyard, v)
		}
		return vi.Buy(region, vineyard)
	})
}

func (b *tableState) giftAction() table.Action {
	w := b.words()
	x := &w.Vino
	main := table.Action{ID: "take", Label: x.Buttons.TakeNothing, Key: 'a', Reason: b.notNow()}
	if !b.t.Deciding() {
		return main
	}
	main.Reason = x.Hints.GiftTap
	switch k, want := len(b.pick.coins), b.in.Left(); {
	case k == 0:
	case k < want:
		main.Label = w.Count(x.Buttons.TakeMore, want-k)
	default:
		main.Label = w.Count(x.Buttons.Take, k, "prices", w.List(table.Each(b.pick.coins, spot.price)...))
		main.Act = b.decideCoins(main.Label, vi.Take)
	}
	return main
}

func (b *tableState) sellActions() table.Actions {
	x := &b.words().Vino
	main := table.Action{ID: "sell", Label: x.Buttons.SellNothing, Key: 'a', Reason: b.notNow()}
	none := table.Action{ID: "nosale", Label: x.Buttons.NoSale, Key: 'n', Reason: b.notNow()}
	if b.t.Deciding() {
		full := b.fullest(0) != vi.NoVariety
		none.Act = b.t.Decision(full, x.Buttons.NoSale, x.Questions.NoSale, vi.NoSale())
		main.Reason = b.hint()
		if v, n := b.pick.wares, b.pick.quantity; n > 0 {
			income, _, _ := b.quote()
			label := x.Buttons.Sell
			if b.large() {
				label = x.Buttons.SellShort
			}
			main.Label = label.With("n", amount(n), "variety", b.varietyName(v), "money", amount(income))
			main.Act = b.decide(main.Label, vi.Sell(v, n))
		}
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
	if b.t.Deciding() {
		want := b.in.Left()
		main.Reason = x.Hints.Give
		if k := len(b.pick.coins); k < want {
			main.Label = w.Count(x.Buttons.GiveMore, want-k)
		} else {
			main.Label = w.Count(x.Buttons.GiveBack, want) // some may have gone before the game was left
			main.Act = b.decideCoins(main.Label, vi.Give)
		}
	}
	return table.Actions{Others: b.back(x.Buttons.Back), Main: main}
}

func (b *tableState) raiseActions() table.Actions {
	w := b.words()
	x := &w.Vino
	main := table.Action{ID: "raise", Label: x.Buttons.Raise, Key: 'a', Reason: b.notNow()}
	if b.t.Deciding() {
		main.Reason = x.Hints.RaiseTap
		if left := b.in.Left() - b.used(); left > 0 {
			main.Label = w.Count(x.Buttons.RaiseMore, left)
		} else {
			var gesture []engine.Action
			for v, k := range b.pick.ups {
				gesture = append(gesture, slices.Repeat([]engine.Action{vi.Raise(vi.Variety(v))}, k)...)
			}
			main.Act = b.decide(main.Label, gesture...)
		}
	}
	return table.Actions{Others: b.back(w.App.Undo), Main: main}
}
