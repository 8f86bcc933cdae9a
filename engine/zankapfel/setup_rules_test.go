package zankapfel_test

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/zankapfel"
)

// dealt is the beginning of a game of three up to the first chip.
const dealt = `* first 1; 1 mayor b5
	* card R; * card R; * card Y; * card J
	* card G; * card G; * card B; * card B
	* card Y; * card Y; * card G; * card R
	* card B`

func square(t *testing.T, name string) zankapfel.Square {
	t.Helper()
	_, a := parsed("0 mayor " + name)
	return zankapfel.Decode(a).Square
}

func TestZ1_OrchardAndItsEdges(t *testing.T) {
	edges := map[zankapfel.Card]string{zankapfel.Red: "75432", zankapfel.Yellow: "23457", zankapfel.Green: "23457", zankapfel.Blue: "75432"}
	f := zankapfel.Printed()
	for sq := range zankapfel.Square(zankapfel.Squares) {
		for c, edge := range edges {
			at := sq.Column()
			if c == zankapfel.Green || c == zankapfel.Blue {
				at = sq.Row()
			}
			if got, want := f.Numbers[sq][c], edge[at]-'0'; got != want {
				t.Errorf("%s gives %d at %s, want %d", c, got, sq, want)
			}
		}
	}
	if b := setUp(t, 3); b.Chips().Len() != 25 {
		t.Errorf("the orchard has %d chips", b.Chips().Len())
	}
}

func TestZ2_Example(t *testing.T) {
	b := setUp(t, 4).play("* first 0; 0 mayor b5")
	for c, want := range map[zankapfel.Card]int{zankapfel.Red: 5, zankapfel.Yellow: 3, zankapfel.Green: 7, zankapfel.Blue: 2} {
		if got := b.Number(c); got != want {
			t.Errorf("%s gives %d, want %d", c, got, want)
		}
	}
}

func TestZ3_FiftyAppleCards(t *testing.T) {
	b := setUp(t, 3).play("* first 0; 0 mayor a1")
	b.chance("card R:10 card Y:10 card G:10 card B:10 card J:10")
	b.play("* card G; * card G")
	b.chance("card R:10 card Y:10 card G:8 card B:10 card J:10")
}

func TestZ4_DiscordCardsAndDice(t *testing.T) {
	b := position(t, "players 3\n mayor b5\n hands R R -\n face B")
	b.play("0 lay R; 1 lay R; 2 buy; * card Y; 0 announce b4; 1 none; 2 none")
	b.open(0, "discord 1;discord 2;discord 3;discord 4;discord 5;discord 6;discord 7;discord 8;discord 9;discord 10")
	b.play("0 discord 1; 1 discord 1; 0 dice 1; 1 wait")
	b.chance("die 1:1 die 2:1 die 3:1 die 4:1 die 5:1 die 6:1")
}

func TestZ5_PathIsAReconstructedFigure(t *testing.T) {
	f := zankapfel.Printed()
	if f.Path != 40 {
		t.Errorf("the path has %d squares", f.Path)
	}
	if got := strings.Join(f.Reconstructed(), ","); got != "path 40" {
		t.Errorf("reconstructed are %q, want the path alone", got)
	}
}

func TestZ6_ScoresMayBeNegativeAndLimitNoPayment(t *testing.T) {
	b := position(t, "players 3\n mayor b5\n score 0 0 1\n hands R R R\n face G\n spent 0 1 2 3 4 5 6 7 8 9 10")
	b.play("0 buy; * card R; 1 lay R; 2 lay R; 0 announce b4; 1 offer 2 a4; 2 none; 0 accept 1")
	b.scores(-1, -2, 1) // 0 has paid 3 for the card and got 2
	b.play("1 discord 1; 2 discord 1; 1 dice 3; 2 dice 3")
	b.scores(-1, -8, -5)
	// Back over the start and on again is no finish.
	b.play("* die 1; * die 1; * die 1; * die 6; * die 6; * die 6")
	b.scores(-1, -8, 2)
	b.now(zankapfel.PhaseFarm, 1)
}

func TestZ10_SeedPicksFirstWhoPlacesTheMayor(t *testing.T) {
	b := setUp(t, 4)
	b.chance("first 0:1 first 1:1 first 2:1 first 3:1")
	b.forbid("Z10", "0 mayor c3")
	b.play("* first 2")
	b.forbid("Z10", "0 mayor c3")
	if n := len(b.LegalActions(2, nil)); n != 25 {
		t.Errorf("the mayor can be placed on %d squares", n)
	}
	b.play("2 mayor c3")
	if b.Chips().Len() != 25 || b.Mayor() != square(t, "c3") {
		t.Errorf("the mayor is on %s, %d chips are left; want c3 and 25", b.Mayor(), b.Chips().Len())
	}
}

func TestZ11_FourCardsEachOneTurnedUp(t *testing.T) {
	b := setUp(t, 3).play("* first 1; 1 mayor b5; * card R; * card R; * card Y; * card J; * card G")
	if got := b.order(zankapfel.EventCardDealt); got != "1 1 1 1 2" {
		t.Errorf("cards were dealt to %s", got)
	}
	if own, other := b.infos[1].Hand().String(), b.infos[2].Hand().String(); own != "RRYJ" || other != "G" {
		t.Errorf("seat 1 knows its hand as %q, seat 2 as %q", own, other)
	}
	b.play("* card G; * card B; * card B; * card Y; * card Y; * card G; * card R; * card B")
	if b.Face() != zankapfel.Blue || b.PileSize() != 50-12-1 {
		t.Errorf("%s lies face up on %d cards", b.Face(), b.PileSize())
	}
	for _, e := range b.events {
		if e.Kind == zankapfel.EventCardDealt && zankapfel.DecodeEvent(e).Card != zankapfel.NoCard && e.Audience.Len() != 1 {
			t.Errorf("the card dealt to %d is seen by %08b", e.Player, e.Audience)
		}
	}
}

func TestZ12_ChipsAreTakenOut(t *testing.T) {
	for players := 3; players <= 6; players++ {
		b := setUp(t, players)
		script := "* first 1; 1 mayor a1;" + strings.Repeat("* card R;* card Y;* card G;* card B;", players) + "* card J;"
		b.play(script)
		want := players
		if players == 3 {
			want = 6
		}
		for k := range want {
			seat := engine.Player((1 + k) % players)
			b.now(zankapfel.PhaseChip, seat)
			a := b.LegalActions(seat, nil)[0]
			if k == 0 && zankapfel.Chip(b.Mayor()) != a {
				t.Error("the chip under the mayor cannot be taken")
			}
			b.play(string(rune('0'+seat)) + " " + zankapfel.Game{}.Format(a))
		}
		if b.Chips().Len() != 25-want {
			t.Errorf("%d players leave %d chips", players, b.Chips().Len())
		}
		b.now(zankapfel.PhaseFarm, 1)
	}
	b := setUp(t, 3).play(dealt + "; 1 chip b5")
	b.forbid("Z12", "2 chip b5")
	b.forbid("Z12", "1 chip b4")
}
