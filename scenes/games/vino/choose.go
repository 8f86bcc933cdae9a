package vino

import (
	"slices"
	"strconv"

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
	if !b.mine() {
		phase = vi.PhaseOver // what the others do has no buttons here
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
	a.Alone = phase >= vi.PhaseGift && phase <= vi.PhaseRaise && phase != vi.PhaseGive // what goes back is seen
	return a
}

// Finished implements table.Finisher: in the last buying (V60, V62) who can buy nothing more in any
// region that is still to come, and get no gift there, decides nothing more. It may be known of the
// seat alone that plays here.
func (b *tableState) Finished(p engine.Player) bool {
	if b.between == ended || b.in.Phase() == vi.PhaseOver {
		return true
	}
	if _, buying := b.in.Region(); !buying || !b.in.LastBuying() {
		return false
	}
	takers, now := b.in.Takers()
	if b.in.Phase() == vi.PhaseGift && slices.Contains(takers[min(now, len(takers)):], p) {
		return false
	}
	return !slices.ContainsFunc(regions, func(r int) bool {
		buyers := b.stillIn(r)
		gift := b.in.Bottle(r) && b.in.Owned(p, r) > 0 && len(buyers) > 0
		return gift || slices.Contains(buyers, p) && b.in.Obstacle(r) == vi.NoObstacle
	})
}

// stillIn are those who may still buy in a region in this round, in their order.
func (b *tableState) stillIn(region int) []engine.Player {
	switch present, _ := b.in.Region(); {
	case region < present:
		return nil
	case region > present:
		return b.in.BuyersIn(region)
	case b.in.Phase() == vi.PhaseGift:
		return b.in.NextBuyers()
	}
	return append([]engine.Player{b.in.Turn()}, b.in.NextBuyers()...)
}

// notNow says why the viewer cannot decide now.
func (b *tableState) notNow() string { return b.t.NotNow(b.in.Turn()) }

// decide returns the act of a button with all that was picked, one gesture. Prices that
// rise are shown so in the market until its markers arrive there.
func (b *tableState) decide(label string, gesture ...engine.Action) func() {
	return func() {
		b.t.Ask(false, label, "", func() {
			b.Back() // to what was decided
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

// mainButton is the main one, which says why it cannot be pressed: what is still to be
// picked, or that somebody else decides.
func (b *tableState) mainButton(id, label, reason string) table.Action {
	if !b.t.Deciding() {
		reason = b.notNow()
	}
	return table.Action{ID: id, Label: label, Key: 'a', Reason: reason}
}

func (b *tableState) chooseAction() table.Action {
	x := &b.words().Vino
	main := b.mainButton("choose", x.Buttons.ChooseTwo, x.Hints.TapTwo)
	switch list := b.ownChoice(); len(list) {
	case 1:
		main.Label, main.Reason = x.Buttons.ChooseOne, x.Hints.TapOne
	case 2:
		first, second := vi.RegionName(list[0]), vi.RegionName(list[1])
		switch {
		case b.large():
			main.Label = b.words().List(first, second)
		case b.t.Deciding():
			main.Label = x.Buttons.Choose.With("first", first, "second", second)
		default:
			main.Label = x.Buttons.Chosen.With("first", first, "second", second)
		}
		if b.t.Deciding() {
			main.Act = b.decide(main.Label, vi.Choose(list[0], list[1]))
		}
	}
	return main
}

// nextChoice changes the last of the regions that are chosen, and is the way for
// who cannot touch a shield that is small.
func (b *tableState) nextChoice() {
	list := b.ownChoice()
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

// buyActions are those of a purchase. Where the viewer may buy on after it, the main button ends his go in the region with it, and
// another leaves it open; but a hint was about the purchase alone.
func (b *tableState) buyActions() table.Actions {
	w, gesture := b.words(), b.purchases()
	a := table.Actions{Main: b.buyAction(gesture)}
	if p := b.in.Phase(); p != vi.PhaseOwners && p != vi.PhaseNewcomers {
		return a
	}
	if a.Main.Act != nil && b.advised == nil && b.in.BuysOn(gesture...) {
		on := table.Action{ID: "buy", Label: w.Vino.Buttons.BuyOn, Key: 'o', Act: a.Main.Act}
		end := table.Action{ID: "buyend", Label: w.Vino.Buttons.BuyEnd.With("n", strconv.Itoa(len(gesture)), "price", amount(cost(b.pick.coins))), Key: 'a', Fleeting: true}
		end.Act = b.decide(end.Label, append(gesture, vi.Pass())...)
		return table.Actions{Main: end, Others: []table.Action{on}}
	}
	pass := table.Action{ID: "pass", Label: w.Table.Pass, Key: 'p', Reason: b.notNow()}
	if b.boughtHere() && len(b.pick.coins) == 0 {
		pass.Label, pass.Leads = w.Vino.Buttons.Done, true
	}
	if risky := !b.boughtHere() && b.in.AfterPass() != b.t.Me(); b.t.Deciding() {
		pass.Act = func() {
			b.t.Ask(risky && b.passed[b.t.Me()] != b.in.Round(), pass.Label, w.Vino.Questions.Pass, func() {
				if risky {
					b.passed[b.t.Me()] = b.in.Round()
				}
				b.t.Decide(vi.Pass())
			})
		}
	}
	a.Others = []table.Action{pass}
	return a
}

// purchases are the ticked vineyards as decisions, none before it is known what grows there.
func (b *tableState) purchases() []engine.Action {
	r, buys := b.buyRegion()
	if !buys || len(b.pick.coins) == 0 || b.grows(r) == vi.NoVariety {
		return nil
	}
	coins := b.inOrder()
	gesture := table.Each(coins, func(s spot) engine.Action { return vi.Buy(s.region, s.vineyard) })
	if b.in.Grows(b.t.Me(), r) == vi.NoVariety && b.in.Phase() != vi.PhaseDrawn {
		gesture[0] = vi.BuyFirst(coins[0].region, coins[0].vineyard, b.grows(r))
	}
	return gesture
}

// inOrder are the ticked vineyards as they are bought: with the last private one those of the state become a gift (V30).
func (b *tableState) inOrder() []spot {
	return slices.Concat(table.Where(b.pick.coins, spot.ofState), table.Where(b.pick.coins, spot.private))
}

// buyAction lets the ticked vineyards be bought.
func (b *tableState) buyAction(gesture []engine.Action) table.Action {
	w := b.words()
	x := &w.Vino
	main := b.mainButton("buy", x.Buttons.BuyNothing, x.Hints.TapCoin)
	k := len(b.pick.coins)
	if k == 0 || !b.t.Deciding() {
		return main
	}
	r, _ := b.buyRegion()
	first, v, price := b.in.Grows(b.t.Me(), r) == vi.NoVariety, b.grows(r), amount(cost(b.pick.coins))
	switch {
	case v == vi.NoVariety:
		main.Label, main.Reason = x.Buttons.PickVariety, x.Hints.PickVariety
		return main
	case first && k == 1 && !b.large():
		main.Label = x.Buttons.BuyGrow.With("price", price, "variety", b.varietyName(v))
	default:
		main.Label = w.Count(x.Buttons.Buy, k, "price", price)
	}
	main.Act = b.decide(main.Label, gesture...)
	return main
}

func (b *tableState) giftAction() table.Action {
	w := b.words()
	x := &w.Vino
	main := b.mainButton("take", x.Buttons.TakeNothing, x.Hints.GiftTap)
	switch k, want := len(b.pick.coins), b.in.Left(); {
	case k == 0, !b.t.Deciding():
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
	main := b.mainButton("sell", x.Buttons.SellNothing, b.hint())
	none := table.Action{ID: "nosale", Label: x.Buttons.NoSale, Key: 'n', Reason: b.notNow()}
	if b.t.Deciding() {
		none.Act = b.t.Decision(b.pays(), x.Buttons.NoSale, x.Questions.NoSale, vi.NoSale())
	}
	if v, n := b.pick.wares, b.pick.quantity; n > 0 && b.t.Deciding() {
		income, _, _ := b.quote()
		label := x.Buttons.Sell
		if b.large() {
			label = x.Buttons.SellShort
		}
		main.Label = label.With("n", amount(n), "variety", b.varietyName(v), "money", amount(income))
		sell := b.decide(main.Label, append([]engine.Action{vi.Sell(v, n)}, b.in.AllBack(v, n)...)...)
		main.Fleeting = true // prices may be raised in its place at once
		main.Act = func() {
			b.sold = offer{b.t.Me(), b.in.Round(), v, n}
			sell()
		}
	}
	return table.Actions{Others: []table.Action{none}, Main: main}
}

// back is the button that takes the step before back, as the arrow in the banner does.
func (b *tableState) back() []table.Action {
	a := table.Action{ID: "back", Label: b.words().Vino.Buttons.Undo, Key: 'b', Reason: b.words().App.UndoNothing}
	if b.t.CanUndo() {
		a.Act = b.t.Undo
	}
	return []table.Action{a}
}

func (b *tableState) giveActions() table.Actions {
	w := b.words()
	x := &w.Vino
	main := b.mainButton("give", w.Count(x.Buttons.GiveBack, b.toGive()), x.Hints.GiveTap)
	switch k, want := len(b.pick.coins), b.in.Left(); {
	case !b.t.Deciding():
	case k < want:
		main.Label = w.Count(x.Buttons.GiveMore, want-k)
	default:
		main.Label = w.Count(x.Buttons.GiveBack, want) // some may have gone before the game was left
		main.Act = b.decideCoins(main.Label, vi.Give)
	}
	return table.Actions{Others: b.back(), Main: main}
}

func (b *tableState) raiseActions() table.Actions {
	w := b.words()
	x := &w.Vino
	main := b.mainButton("raise", x.Buttons.Raise, x.Hints.RaiseTap)
	if left := b.in.Left() - b.used(); left > 0 && b.t.Deciding() {
		main.Label = w.Count(x.Buttons.RaiseMore, left)
	} else if b.t.Deciding() {
		gesture := table.Each(varieties, func(v vi.Variety) []engine.Action { return slices.Repeat([]engine.Action{vi.Raise(v)}, b.pick.ups[v]) })
		main.Act = b.decide(main.Label, slices.Concat(gesture...)...)
	}
	return table.Actions{Others: b.back(), Main: main}
}
