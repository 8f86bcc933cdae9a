package zankapfel

import (
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/testkit/scenetest"
)

// TestTheOwnHandStaysBesideAFelt looks at a phone held sideways while the viewer buys dice: his apples are beside
// the felt.
func TestTheOwnHandStaysBesideAFelt(t *testing.T) {
	for _, record := range []string{"dice-5", "dice-three"} {
		app, b := looked(t, "844x390", record)
		scenetest.Tick(t, app, 1)
		felt, _ := app.Stage().Where(prizeKey)
		if hand, ok := app.Stage().Where(handID); len(b.own()) == 0 || !ok || hand.W == 0 || hand.X < felt.Right() {
			t.Errorf("%s: %d apples in hand are at %v", record, len(b.own()), hand)
		}
	}
}

// TestStepsAreTakenWhileTheirPriceIsTold tells a purchase with the steps that follow it.
func TestStepsAreTakenWhileTheirPriceIsTold(t *testing.T) {
	_, b := looked(t, "844x390", "farm-3")
	p := b.t.Me() + 1
	events := []engine.Event{{Kind: zk.EventCardBought, Player: p}, {Kind: zk.EventPawnMoved, Player: p}, {Kind: zk.EventCardTurned}}
	if of := b.Tell(b.in, events); of.Seat != p || of.Events != 2 {
		t.Errorf("the sentence about seat %d tells of %d events", of.Seat, of.Events)
	}
}

// TestAPurchaseInTheLastRoundSaysThatItIsForNothing takes all chips but one away from a viewer who has to buy.
func TestAPurchaseInTheLastRoundSaysThatItIsForNothing(t *testing.T) {
	_, b := looked(t, "844x390", "farm-must")
	x := &b.words().Zankapfel.Hints
	if got := b.hint(); got != x.MustBuy {
		t.Errorf("it says %q", got)
	}
	for _, sq := range listed(b.in.Chips())[1:] {
		e := engine.Event{Kind: zk.EventChipTaken, Audience: engine.Seats(b.in.Players()), Player: b.t.Me()}
		f := engine.Packing(&e)
		engine.Num(&f, &sq)
		b.in.Observe(e)
	}
	if got := b.hint(); b.in.Chips().Len() != 1 || got != x.MustBuyLast {
		t.Errorf("with %d chips it says %q", b.in.Chips().Len(), got)
	}
}

// TestDiceOfAnEarlierBoutAreNamed reckons up quarrels that were tied: dice that were bought before are told apart from those that lie.
func TestDiceOfAnEarlierBoutAreNamed(t *testing.T) {
	_, b := looked(t, "844x390", "farm-3")
	d := &b.words().Zankapfel.Duel
	for _, c := range []struct {
		spent, now int
		want       string
	}{{2, 1, d.Dice.With("n", "2")}, {2, 0, d.DiceBefore.With("n", "2")}, {6, 1, d.DiceInAll.With("n", "6")}} {
		if got := diceSpent(d, c.spent, c.now).With("n", digits(c.spent)); got != c.want {
			t.Errorf("%d points with %d dice in the last bout: %q", c.spent, c.now, got)
		}
	}
}
