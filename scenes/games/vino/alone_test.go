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
