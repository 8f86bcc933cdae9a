package zankapfel_test

import (
	"testing"

	"treille/engine"
	"treille/engine/zankapfel"
)

// spentBut returns the line of a position that leaves a seat one discord card.
func spentBut(seat, left string) string {
	line := "\n spent " + seat
	for _, v := range []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"} {
		if v != left {
			line += " " + v
		}
	}
	return line
}

// quarrel brings four players to a quarrel of 0, 2 and 3 over green, which gives
// 7; further lines of the position are appended. Seat 1 pays 1 for a card.
func quarrel(t *testing.T, more string) *table {
	return position(t, "players 4\n mayor b4\n hands G R G G\n face B"+more).
		play("0 lay G; 1 buy; * card R; 2 lay G; 3 lay G; 0 announce b5; 1 none; 2 none; 3 none")
}

// duel is a quarrel between 0 and 2 alone.
func duel(t *testing.T, more string) *table {
	return position(t, "players 4\n mayor b4\n hands G R G Y\n face B"+more).
		play("0 lay G; 1 buy; * card R; 2 lay G; 3 lay Y; 0 announce b5; 1 none; 2 none; 3 none")
}

func TestZ50_AllLayAtTheSameTime(t *testing.T) {
	b := quarrel(t, "\n spent 2 4 9")
	b.now(zankapfel.PhaseDiscord, engine.Simultaneous)
	if b.Acting() != b.Members() {
		t.Errorf("%08b owe a card of the %08b who quarrel", b.Acting(), b.Members())
	}
	b.forbid("Z50", "1 discord 3") // no part in it
	b.forbid("Z50", "0 wait")      // staying out is not allowed
	b.forbid("Z50", "2 discord 4") // out of the game
	b.open(2, "discord 1;discord 2;discord 3;discord 5;discord 6;discord 7;discord 8;discord 10")
	b.play("3 discord 8")
	b.forbid("Z50", "3 discord 9") // a card laid is final
	if b.infos[3].OwnDiscord() != 8 || b.infos[0].OwnDiscord() != 0 {
		t.Error("a discord card is hidden from its owner, or open to others")
	}
	for _, e := range b.events {
		if e.Kind == zankapfel.EventDiscordLaid && zankapfel.DecodeEvent(e).Discord != 0 && e.Audience != engine.Only(3) {
			t.Errorf("%08b see the card that seat 3 lays", e.Audience)
		}
	}
	b.play("0 discord 8; 2 discord 8")
	b.now(zankapfel.PhaseDice, 0)
	if b.Spent(3) != 0 {
		t.Error("a card counts as spent before it is shown")
	}
}

func TestZ50_WithoutCardsDiceAlone(t *testing.T) {
	b := quarrel(t, "\n spent 2 1 2 3 4 5 6 7 8 9 10")
	if b.Acting() != engine.Only(0).With(3) {
		t.Errorf("%08b owe a card, want those who have one", b.Acting())
	}
	b.play("0 discord 1; 3 discord 2; 0 wait; 2 dice 1; 3 wait; 0 wait")
	b.chance("die 1:1 die 2:1 die 3:1 die 4:1 die 5:1 die 6:1")
	b.play("* die 3") // 0 + 3 against 2
	b.scores(0, -1, 7-2, 0)
}

func TestZ50_NobodyHasCards(t *testing.T) {
	b := duel(t, "\n spent 0 1 2 3 4 5 6 7 8 9 10\n spent 2 1 2 3 4 5 6 7 8 9 10")
	b.now(zankapfel.PhaseDice, 0)
	b = position(t, "players 3\n first 2\n mayor b4\n hands G R G\n face B\n spent 0 1 2 3 4 5 6 7 8 9 10\n spent 2 1 2 3 4 5 6 7 8 9 10").
		play("2 lay G; 0 lay G; 1 lay R; 2 announce b5; 0 none; 1 none")
	b.now(zankapfel.PhaseDice, 2) // clockwise from the first player
}

func TestZ51_OnePurchaseOfUpToThree(t *testing.T) {
	b := quarrel(t, "").play("0 discord 1; 2 discord 1; 3 discord 1")
	b.open(0, "dice 1;dice 2;dice 3;wait")
	b.open(2, "")
	b.forbid("Z51", "2 dice 1")
	b.play("0 dice 2")
	b.scores(-4, -1, 0, 0) // paid at once
	b.play("2 wait; 3 wait")
	b.now(zankapfel.PhaseRoll, engine.Chance) // 0 is not asked again
}

func TestZ51_ReactionToAPurchase(t *testing.T) {
	b := quarrel(t, "").play("0 discord 1; 2 discord 1; 3 discord 1; 0 wait; 2 wait; 3 dice 1")
	b.now(zankapfel.PhaseDice, 0) // who waited before may buy now
	b.play("0 wait; 2 dice 3")
	b.now(zankapfel.PhaseDice, 0) // and again; 3 has bought
	b.play("0 dice 2")
	b.now(zankapfel.PhaseRoll, engine.Chance) // all have bought
	b.scores(-4, -1, -6, -2)
}

func TestZ51_EndsWhenAllHaveWaited(t *testing.T) {
	b := quarrel(t, "").play("0 discord 1; 2 discord 1; 3 discord 1; 0 wait; 2 dice 1; 3 wait")
	b.now(zankapfel.PhaseDice, 0)
	if set := b.MayBuyDice(); set != engine.Only(0) {
		t.Errorf("%v may still buy dice", set)
	}
	b.play("0 wait")
	b.now(zankapfel.PhaseRoll, engine.Chance)
}

func TestZ51_ClockwiseFromTheFirstPlayer(t *testing.T) {
	b := position(t, "players 5\n first 3\n mayor b4\n hands G G R R G\n face B").
		play("3 lay R; 4 lay G; 0 lay G; 1 lay G; 2 buy; * card R; 3 announce b5; 4 none; 0 none; 1 none; 2 none")
	b.play("0 discord 1; 1 discord 1; 4 discord 1")
	b.now(zankapfel.PhaseDice, 4)
	b.play("4 wait; 0 dice 1")
	b.now(zankapfel.PhaseDice, 1)
	b.play("1 wait")
	b.now(zankapfel.PhaseDice, 4)
}

func TestZ51_DiceAreNotLimitedBySix(t *testing.T) {
	b := quarrel(t, "").play("0 discord 1; 2 discord 2; 3 discord 3; 0 dice 3; 2 dice 3; 3 dice 3")
	b.play("* die 1; * die 1; * die 1; * die 1; * die 1; * die 1; * die 1; * die 1; * die 1")
	b.scores(-6, -1, -6, 7-6)
	if got := b.order(zankapfel.EventDieRolled); got != "0 0 0 2 2 2 3 3 3" {
		t.Errorf("dice are rolled by %s", got)
	}
}

func TestZ52_CardsAreShownThenDiceRolled(t *testing.T) {
	b := quarrel(t, "").play("0 discord 4; 2 discord 6; 3 discord 5; 0 wait; 2 dice 1; 3 dice 2; 0 wait")
	if got := b.order(zankapfel.EventDiscordShown); got != "0 2 3" {
		t.Errorf("cards are shown by %s", got)
	}
	if b.Spent(0) != 1<<4 || b.Spent(2) != 1<<6 || b.Spent(3) != 1<<5 {
		t.Errorf("spent are %011b, %011b and %011b", b.Spent(0), b.Spent(2), b.Spent(3))
	}
	b.play("* die 1; * die 1; * die 3") // 4, 7, 9
	b.scores(0, -1, -2, 7-4)
	if b.Members() != 0 || b.Committed() != 0 {
		t.Error("the quarrel goes on after its end")
	}
	for _, packed := range b.events {
		e := zankapfel.DecodeEvent(packed)
		if e.Kind == zankapfel.EventDieRolled && e.Player == 3 && e.Sum != 6 && e.Sum != 9 {
			t.Errorf("the sum of seat 3 is said to be %d", e.Sum)
		}
	}
}

func TestZ53_OnlyTiedLeadersQuarrelAgain(t *testing.T) {
	b := quarrel(t, "").play("0 discord 5; 2 discord 6; 3 discord 4; 0 dice 1; 2 wait; 3 wait; * die 1")
	b.now(zankapfel.PhaseDiscord, engine.Simultaneous)
	if b.Acting() != engine.Only(0).With(2) {
		t.Errorf("%08b quarrel again, want 0 and 2, tied at 6", b.Acting())
	}
	b.forbid("Z50", "0 discord 5") // a new card
	b.scores(-2, -1, 0, 0)         // nothing is refunded
	b.play("0 discord 1; 2 discord 1; 0 dice 3; 2 dice 1; * die 1; * die 1; * die 1; * die 3")
	b.now(zankapfel.PhaseDiscord, engine.Simultaneous) // and again, both at 4
	b.play("0 discord 2; 2 discord 3; 0 wait; 2 wait")
	b.scores(-8, -1, 7-2, 0)
	if b.Spent(0) != 1<<5|1<<1|1<<2 || b.Spent(3) != 1<<4 {
		t.Errorf("spent are %011b, %011b and %011b", b.Spent(0), b.Spent(2), b.Spent(3))
	}
}

func TestZ53_TiedBehindDoesNotMatter(t *testing.T) {
	b := quarrel(t, "").play("0 discord 5; 2 discord 6; 3 discord 5; 0 wait; 2 wait; 3 wait")
	b.scores(0, -1, 7, 0)
}

func TestZ53_LastCardsTiedThenDiceOnly(t *testing.T) {
	b := duel(t, spentBut("0", "7")+spentBut("2", "7")).play("0 discord 7; 2 discord 7; 0 wait; 2 wait")
	// They laid a card in this bout: another bout, without cards, no roll-off.
	b.now(zankapfel.PhaseDice, 0)
	if b.RollOff() {
		t.Error("they roll off although both laid a card")
	}
	b.play("0 dice 1; 2 dice 1; * die 4; * die 4")
	b.now(zankapfel.PhaseDice, 0) // they bought dice: again no roll-off
	b.play("0 wait; 2 wait")
	b.now(zankapfel.PhaseRoll, engine.Chance)
	if !b.RollOff() {
		t.Error("they do not roll off although neither put anything in")
	}
	b.play("* die 2; * die 3")
	b.scores(-2, -1, 7-2, 3)
}

const noCards = "\n spent 0 1 2 3 4 5 6 7 8 9 10\n spent 2 1 2 3 4 5 6 7 8 9 10\n spent 3 1 2 3 4 5 6 7 8 9 10"

func TestZ54_FreeDiceUntilOneIsAhead(t *testing.T) {
	b := quarrel(t, noCards).play("0 wait; 2 wait; 3 wait")
	if got := b.order(zankapfel.EventDiceBought); got != "" || !b.RollOff() {
		t.Errorf("%q bought dice, roll-off is %v", got, b.RollOff())
	}
	b.chance("die 1:1 die 2:1 die 3:1 die 4:1 die 5:1 die 6:1")
	b.play("* die 5; * die 2; * die 5") // 0 and 3 are the highest, and roll again
	b.play("* die 1; * die 1")          // both again
	b.play("* die 1; * die 6")
	if got := b.order(zankapfel.EventDieRolled); got != "0 3" {
		t.Errorf("the last dice are rolled by %s", got)
	}
	b.scores(0, -1, 0, 7) // the dice are free
}

func TestZ54_NotIfALeaderPutSomethingIn(t *testing.T) {
	// 2 has a card, 0 and 3 none: 2 is ahead with any card.
	b := quarrel(t, "\n spent 0 1 2 3 4 5 6 7 8 9 10\n spent 3 1 2 3 4 5 6 7 8 9 10").
		play("2 discord 1; 0 wait; 2 wait; 3 wait")
	b.scores(0, -1, 7, 0)
	// A card ties with a die: both put something in, so they quarrel again.
	b = quarrel(t, "\n spent 0 1 2 3 4 5 6 7 8 9 10\n spent 3 1 2 3 4 5 6 7 8 9 10").
		play("2 discord 1; 0 dice 1; 2 wait; 3 wait; * die 1")
	if b.RollOff() || b.Acting() != engine.Only(2) || b.Members() != engine.Only(0).With(2) {
		t.Errorf("roll-off %v, %08b owe a card, %08b quarrel", b.RollOff(), b.Acting(), b.Members())
	}
}

// z55 is the example of Z55 up to the dice: player 1 sits at 0, player 3 at 2,
// whose highest card is the 6.
func z55(t *testing.T, left string) *table {
	return duel(t, left).play("0 discord 8; 2 discord 6; 0 wait; 2 dice 1; 0 dice 1")
}

func TestZ55_Example(t *testing.T) {
	b := z55(t, "\n spent 2 7 8 9 10").play("* die 3; * die 4") // 11 to 10
	b.scores(7-2, -1, -2, 3)
}

func TestZ55_TieGoesOnWithDiceOnly(t *testing.T) {
	b := z55(t, spentBut("2", "6")).play("* die 3; * die 5") // 11 to 11
	if b.Acting() != engine.Only(0) {
		t.Errorf("%08b owe a card, want player 1 alone", b.Acting())
	}
	b.play("0 discord 1; 0 wait; 2 dice 1; 0 wait; * die 2")
	b.scores(-2, -1, 7-4, 3)
}
