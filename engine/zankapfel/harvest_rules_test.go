package zankapfel_test

import (
	"testing"

	"treille/engine"
	"treille/engine/zankapfel"
)

func TestZ40_CardsAreShownTogether(t *testing.T) {
	b := position(t, "players 3\n first 1\n mayor b5\n hands R Y G\n face B").
		play("1 lay Y; 2 lay G; 0 lay R; 1 announce b4; 2 none")
	if got := b.order(zankapfel.EventCardShown); got != "" {
		t.Errorf("the cards of %s are shown before the mayor has moved", got)
	}
	b.play("0 none")
	if got := b.order(zankapfel.EventCardShown); got != "1 2 0" {
		t.Errorf("cards are shown by %s, want all, from the first player", got)
	}
	for _, e := range b.events {
		if e.Kind == zankapfel.EventCardShown && !e.Reveals {
			t.Error("a card is shown and no undo is prevented")
		}
	}
}

func TestZ40_JokersCallClockwise(t *testing.T) {
	b := position(t, "players 4\n first 2\n mayor b5\n hands J J J Y\n face B").
		play("2 lay J; 3 lay Y; 0 lay J; 1 lay J; 2 announce b4; 3 none; 0 none; 1 none")
	b.now(zankapfel.PhaseCall, 2)
	b.open(2, "call R;call Y;call G;call B")
	b.forbid("Z40", "0 call R")
	b.play("2 call Y")
	b.now(zankapfel.PhaseCall, 0)
	b.play("0 call R")
	b.now(zankapfel.PhaseCall, 1)
	b.scores(0, 0, 0, 0) // nobody harvests before all colours are known
	b.play("1 call B")
	b.scores(5, 3, 0, 0)
	b.now(zankapfel.PhaseDiscord, engine.Simultaneous) // 2 and 3 over yellow
}

func TestZ40_JokersAmongThemselvesQuarrel(t *testing.T) {
	b := position(t, "players 3\n mayor b5\n hands J J Y\n face B").
		play("0 lay J; 1 lay J; 2 lay Y; 0 announce b4; 1 none; 2 none; 0 call G; 1 call G")
	b.scores(0, 0, 3)
	if b.Members() != engine.Seats(2) || b.Colour() != zankapfel.Green {
		t.Errorf("%08b quarrel over %s", b.Members(), b.Colour())
	}
}

func TestZ41_AloneAtTheNewSquare(t *testing.T) {
	b := position(t, "players 5\n mayor b5\n hands R Y G B R\n face B").
		play("0 lay R; 1 lay Y; 2 lay G; 3 lay B; 4 buy; * card R; 0 announce c4; 1 none; 2 none; 3 none; 4 none")
	b.scores(4, 4, 5, 3, -1) // at c4, not at b5
}

func TestZ41_UncontestedBeforeQuarrels(t *testing.T) {
	b := position(t, "players 3\n mayor b5\n hands R R G\n face B").
		play("0 lay R; 1 lay R; 2 lay G; 0 announce b4; 1 none; 2 none")
	b.scores(0, 0, 5)
	b.now(zankapfel.PhaseDiscord, engine.Simultaneous)
}

func TestZ42_WinnerAloneHarvests(t *testing.T) {
	b := position(t, "players 4\n mayor b5\n hands G R G G\n face B").
		play(`0 lay G; 1 buy; * card R; 2 lay G; 3 lay G; 0 announce a5; 1 none; 2 none; 3 none
			0 discord 3; 2 discord 9; 3 discord 5; 0 wait; 2 wait; 3 wait`)
	b.scores(0, -1, 7, 0)
	b.now(zankapfel.PhaseFarm, 1)
	if b.Discards().String() != "GGG" {
		t.Errorf("the discards are %s, want the losers' cards too", b.Discards())
	}
}

func TestZ42_QuarrelsInOrderOfTheirFirstParticipant(t *testing.T) {
	b := position(t, "players 6\n first 4\n mayor b5\n hands R R B Y B Y\n face J").
		play("4 lay B; 5 lay Y; 0 lay R; 1 lay R; 2 lay B; 3 lay Y; 4 announce b4; 5 none; 0 none; 1 none; 2 none; 3 none")
	for _, quarrel := range []struct {
		colour zankapfel.Card
		bout   string
		scores []int32
	}{ // at b4: red 5, yellow 3, green 5, blue 3
		{zankapfel.Blue, "2 discord 1; 4 discord 2; 4 wait; 2 wait", []int32{0, 0, 0, 0, 3, 0}},
		{zankapfel.Yellow, "3 discord 2; 5 discord 1; 5 wait; 3 wait", []int32{0, 0, 0, 3, 3, 0}},
		{zankapfel.Red, "0 discord 7; 1 discord 8; 0 wait; 1 wait", []int32{0, 5, 0, 3, 3, 0}},
	} {
		if b.Colour() != quarrel.colour {
			t.Errorf("the quarrel is over %s, want %s", b.Colour(), quarrel.colour)
		}
		b.play(quarrel.bout)
		b.scores(quarrel.scores...)
	}
	b.now(zankapfel.PhaseFarm, 5)
}

func TestZ43_DiscardAndPassTheApple(t *testing.T) {
	b := position(t, "players 3\n first 2\n mayor b5\n hands R J G\n face B\n discards Y").
		play("2 lay G; 0 lay R; 1 lay J; 2 announce b4; 0 none; 1 none; 1 call Y")
	if b.Discards().String() != "RYGJ" || b.LaidDown() != 0 {
		t.Errorf("the discards are %s, %08b have cards face down", b.Discards(), b.LaidDown())
	}
	for p := range engine.Player(3) {
		if c := b.Shown(p); c != zankapfel.NoCard {
			t.Errorf("seat %d has %s before it after the round", p, c)
		}
	}
	if b.FirstPlayer() != 0 {
		t.Errorf("seat %d is first, want the next clockwise, 0", b.FirstPlayer())
	}
	b.now(zankapfel.PhaseFarm, 0)
}

// z56 is the example of Z56 up to the joker's call; players 1 to 4 sit at 0 to 3.
// The mayor comes to column 2, row 5 from above.
const z56 = `0 lay G; 1 buy; * card R; 2 lay G; 3 lay J; 0 announce b5; 1 none; 2 none; 3 none`

func TestZ56_Example(t *testing.T) {
	b := position(t, "players 4\n mayor b4\n hands G R G J\n face B").play(z56)
	b.now(zankapfel.PhaseCall, 3)
	b.play("3 call R")
	b.scores(0, -1, 0, 5) // at once; the card cost 1
	if b.Members() != engine.Only(0).With(2) || b.Colour() != zankapfel.Green {
		t.Errorf("%08b quarrel over %s, want players 1 and 3 over green", b.Members(), b.Colour())
	}
	b.play("0 discord 2; 2 discord 1; 0 wait; 2 wait")
	b.scores(7, -1, 0, 5)
}

func TestZ56_JokerMayJoinTheQuarrel(t *testing.T) {
	b := position(t, "players 4\n mayor b4\n hands G R G J\n face B").play(z56 + "; 3 call G")
	b.scores(0, -1, 0, 0)
	if b.Members() != engine.Only(0).With(2).With(3) {
		t.Errorf("%08b quarrel", b.Members())
	}
}
