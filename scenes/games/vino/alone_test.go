package vino

import (
	"testing"

	"treille/engine"
	"treille/engine/rng"
	vi "treille/engine/vino"
)

// TestV23_WhoIsAloneBuysSeveral plays until the viewer is new in a region where nobody buys after him: he ticks several
// vineyards, and buys them at once.
func TestV23_WhoIsAloneBuysSeveral(t *testing.T) {
	k := newAsker(t, 4)
	var coins []spot
	k.until(func() bool {
		r, _ := k.board.in.Region()
		money, _ := k.board.in.Money(0)
		if coins = k.board.free(r); len(coins) > 1 {
			coins = coins[:2]
		}
		return k.board.in.Phase() == vi.PhaseNewcomers && len(k.board.in.NextBuyers()) == 0 && len(coins) == 2 && cost(coins) <= money
	})
	before := k.board.in.Vineyards(0)
	for _, s := range coins {
		k.press(coinID(s))
	}
	if k.board.in.Grows(0, coins[0].region) == vi.NoVariety && k.board.pick.variety == vi.NoVariety {
		k.press("grow/" + members(k.board.in.FreeMarkers(coins[0].region))[0].String())
	}
	k.press("buy")
	for range 200 {
		k.tick()
	}
	if n := k.board.in.Vineyards(0) - before; n < 2 {
		t.Errorf("ticked were two vineyards, and %d were bought", n)
	}
}

// TestBuyingAllThatOneWantsEndsTheGo buys as an owner what is ticked: he buys on, or with the other button is done in the region
// by it; taking it back takes all of it back.
func TestBuyingAllThatOneWantsEndsTheGo(t *testing.T) {
	for id, stays := range map[string]bool{"buyend": false, "buy": true} {
		k := newAsker(t, 4)
		k.until(func() bool {
			r, _ := k.board.in.Region()
			if k.board.in.Phase() != vi.PhaseOwners {
				return false
			}
			s := k.board.free(r)[0]
			return k.board.in.BuysOn(vi.Buy(r, s.vineyard))
		})
		before := k.board.in.Hash()
		region, _ := k.board.in.Region()
		k.press(coinID(k.board.free(region)[0]))
		if k.app.Stage().Find("pass") != nil {
			t.Error("he can pass while a vineyard is ticked")
		}
		k.press(id)
		for range 4000 {
			if k.tick(); k.table.Deciding() {
				break
			}
		}
		if r, buying := k.board.in.Region(); stays != (buying && r == region) {
			t.Errorf("after %q, he buys in region %d, before in %d", id, r, region)
		}
		if k.table.CanUndo() {
			k.table.Undo()
			if k.tick(); k.board.in.Hash() != before {
				t.Errorf("%q is not taken back as a whole", id)
			}
		} else if stays {
			t.Errorf("%q cannot be taken back", id)
		}
	}
}

// TestTheButtonThatEndsBuyingStays ticks as many vineyards as can be paid for: what ends the go is there with the first of them
// and after the last.
func TestTheButtonThatEndsBuyingStays(t *testing.T) {
	k := newAsker(t, 4)
	k.until(func() bool {
		r, _ := k.board.in.Region()
		private, _ := k.board.in.Free(r)
		money, _ := k.board.in.Money(0)
		return k.board.in.Phase() == vi.PhaseOwners && money < 700 && private > 4 && len(k.board.free(r)) > 1
	})
	region, _ := k.board.in.Region()
	for _, s := range k.board.free(region) {
		if k.board.dear(s) != "" {
			continue
		}
		k.press(coinID(s))
		if a := k.board.Actions(); a.Main.Act == nil || (a.Main.ID == "buyend") != k.board.in.BuysOn(k.board.purchases()...) {
			t.Errorf("with %v the main button is %q", k.board.pick.coins, a.Main.Label)
		}
	}
	if k.board.in.BuysOn(k.board.purchases()...) || len(k.board.pick.coins) < 2 {
		t.Errorf("ticked are %v, and more can be paid", k.board.pick.coins)
	}
	vineyards := k.board.in.Vineyards(0)
	ticked := len(k.board.pick.coins)
	k.press("buy")
	for range 4000 {
		if k.tick(); k.table.Deciding() {
			break
		}
	}
	if n := k.board.in.Vineyards(0) - vineyards; n < ticked {
		t.Errorf("%d vineyards are bought, %d were ticked", n, ticked)
	}
}

// TestV42_AllThatGrowsGoesBackByItself sells so much of a variety that all vineyards of it go back: nothing is asked
// about them.
func TestV42_AllThatGrowsGoesBackByItself(t *testing.T) {
	k := newAsker(t, 4)
	wares := vi.NoVariety
	k.until(func() bool {
		for _, g := range varieties {
			if k.board.in.Phase() == vi.PhaseSell && k.board.in.Cellar(0, g) > 0 && k.board.in.Cellar(0, g) <= 3 {
				wares = g
			}
		}
		return wares != vi.NoVariety
	})
	barrels := k.board.in.Cellar(0, wares)
	k.press(waresID(wares))
	for range barrels {
		k.press("more")
	}
	k.press("sell")
	for range 4000 {
		if k.tick(); k.table.Deciding() {
			break
		}
	}
	if k.board.in.Phase() != vi.PhaseRaise || k.board.in.Cellar(0, wares) != 0 {
		t.Fatalf("after the sale: %v, %d barrels", k.board.in.Phase(), k.board.in.Cellar(0, wares))
	}
	if k.table.Undo(); k.board.in.Phase() != vi.PhaseSell || k.board.in.Cellar(0, wares) != barrels {
		t.Error("it is not taken back as a whole")
	}
}

// TestAPassThatCanBeTakenBackIsNotAskedAbout passes where the viewer decides next, too.
func TestAPassThatCanBeTakenBackIsNotAskedAbout(t *testing.T) {
	k := newAsker(t, 3)
	k.until(func() bool {
		buying := k.board.in.Phase() == vi.PhaseOwners || k.board.in.Phase() == vi.PhaseNewcomers
		return buying && !k.board.boughtHere() && k.board.in.AfterPass() == 0
	})
	before := k.board.in.Hash()
	k.press("pass")
	if k.app.Stage().Find("sure") != nil {
		t.Fatal("it is asked about")
	}
	for range 4000 {
		if k.table.Deciding() {
			break
		}
		k.tick()
	}
	if !k.table.CanUndo() {
		t.Fatal("it cannot be taken back")
	}
	k.table.Undo()
	if k.tick(); k.board.in.Hash() != before {
		t.Error("what is taken back is not the pass")
	}
}

// until plays on until the viewer is to decide something.
func (k *asker) until(wanted func() bool) {
	k.t.Helper()
	policy, stream := k.Game().Policy(engine.Greedy), rng.New(1)
	for range 100000 {
		if k.table.Ended() {
			break
		}
		if k.table.Deciding() {
			if wanted() {
				return
			}
			in := k.Info(0)
			k.table.Decide(policy.Choose(in, in.LegalActions(nil), &stream))
		}
		k.tick()
	}
	k.t.Fatal("the game has no such decision")
}

// TestPassingIsAskedAboutOnceInARound passes in both regions of a round without buying: the second time it is not asked about.
func TestPassingIsAskedAboutOnceInARound(t *testing.T) {
	k := newAsker(t, 4)
	asked, passed := map[int]int{}, map[int]int{}
	for !k.table.Ended() && k.board.in.Round() < 8 {
		in := k.Info(0)
		switch phase, round := k.board.in.Phase(), k.board.in.Round(); {
		case !k.table.Deciding():
		case phase == vi.PhaseOwners || phase == vi.PhaseNewcomers:
			passed[round]++
			if k.press("pass"); k.app.Stage().Find("sure") != nil {
				asked[round]++
				k.press("sure")
			}
		default:
			k.table.Decide(in.LegalActions(nil)[0])
		}
		k.tick()
	}
	twice := 0
	for round, n := range passed {
		if n > 1 {
			twice++
		}
		if asked[round] > 1 {
			t.Errorf("in round %d it is asked about %d of %d passes", round, asked[round], n)
		}
	}
	if twice == 0 || len(asked) == 0 {
		t.Errorf("%v passes, asked about %v", passed, asked)
	}
}
