package zankapfel_test

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/zankapfel"
)

func TestZ20_BuyOrLayInTurn(t *testing.T) {
	b := position(t, "players 3\n first 2\n mayor b5\n hands RG - YYJ\n face B")
	b.now(zankapfel.PhaseFarm, 2)
	b.open(2, "buy;lay Y;lay J")
	b.open(0, "")
	b.forbid("Z20", "0 lay R")
	b.forbid("Z20", "2 lay R")
	b.play("2 lay Y")
	b.now(zankapfel.PhaseFarm, 0)
	b.play("0 buy")
	b.now(zankapfel.PhaseNextCard, engine.Chance)
	b.play("* card R")
	if b.Face() != zankapfel.Red || b.HandSize(0) != 3 {
		t.Errorf("%s lies face up, seat 0 has %d cards; want R and 3", b.Face(), b.HandSize(0))
	}
	b.open(1, "buy") // without a card in hand
	b.forbid("Z20", "1 lay R")
	b.forbid("Z22", "1 nothing")
	b.play("1 buy; * card R")
	b.now(zankapfel.PhaseAnnounce, 2)
}

func TestZ20_LaidCardIsHidden(t *testing.T) {
	b := position(t, "players 3\n mayor b5\n hands RG RB YY\n face B").play("0 lay G")
	for _, e := range b.events {
		if e.Kind == zankapfel.EventCardLaid && zankapfel.DecodeEvent(e).Card != zankapfel.NoCard && e.Audience != engine.Only(0) {
			t.Errorf("%08b see what seat 0 lays", e.Audience)
		}
	}
	if b.infos[0].OwnLaid() != zankapfel.Green || b.infos[0].Hand().String() != "R" {
		t.Errorf("seat 0 thinks that it has laid %s and keeps %s", b.infos[0].OwnLaid(), b.infos[0].Hand())
	}
	if !b.LaidDown().Has(0) || b.HandSize(0) != 1 {
		t.Error("nobody sees that seat 0 has laid a card")
	}
}

func TestZ21_Example(t *testing.T) {
	for card, price := range map[string]int32{"R": 2, "B": 1, "Y": 1, "G": 3, "J": 3} {
		b := position(t, "players 3\n mayor b5\n hands R R R\n face "+card).play("0 buy")
		b.scores(-price, 0, 0)
	}
}

func TestZ21_HalfRoundedDown(t *testing.T) {
	f := zankapfel.Printed()
	half := map[uint8]uint8{7: 3, 5: 2, 4: 2, 3: 1, 2: 1}
	for sq := range f.Numbers {
		for c := zankapfel.Red; c <= zankapfel.Blue; c++ {
			if n := f.Numbers[sq][c]; f.Prices[sq][c] != half[n] {
				t.Errorf("a card for %d costs %d", n, f.Prices[sq][c])
			}
		}
		if f.Prices[sq][zankapfel.Joker] != 3 {
			t.Errorf("a joker costs %d", f.Prices[sq][zankapfel.Joker])
		}
	}
}

func TestZ22_FaceUpCardIsTheTopOfThePile(t *testing.T) {
	b := position(t, "players 3\n mayor b5\n hands R R R\n face J").play("0 buy")
	b.chance("card R:7 card Y:10 card G:10 card B:10 card J:9")
	before := b.PileSize()
	b.play("* card G")
	if b.PileSize() != before-1 {
		t.Errorf("turning a card up leaves %d cards of %d", b.PileSize(), before)
	}
	for _, e := range b.events {
		if e.Kind == zankapfel.EventCardTurned && !e.Reveals {
			t.Error("a card is turned up and no undo is prevented")
		}
	}
}

// hoard has all fifty cards in hands, face up and on the discards.
const hoard = `players 3
	mayor c3
	hands RRRRRRRRRR YYYYYYYYYY GGGGGGGGGGJJJJJJJJJJ
	discards BBBBBBBBB
	face B`

func TestZ22_DiscardsAreShuffledWhenTheLastCardIsBought(t *testing.T) {
	b := position(t, hoard).play("0 buy")
	b.chance("card B:9")
	if pile, known := b.KnownPile(); !known || b.Discards() != 0 || pile.String() != "BBBBBBBBB" {
		t.Errorf("the pile is %s, the discards are %s", pile, b.Discards())
	}
	if b.order(zankapfel.EventPileShuffled) == "" {
		t.Error("nobody sees the discards being shuffled")
	}
	b.play("* card B; 1 buy")
	b.chance("card B:8")
}

func TestZ22_LaidCardsStayOutOfTheShuffle(t *testing.T) {
	b := position(t, hoard).play("0 lay R; 1 buy")
	b.chance("card B:9")
	if pile, _ := b.KnownPile(); pile.String() != "BBBBBBBBB" || !b.LaidDown().Has(0) {
		t.Errorf("the pile is %s, and those who have laid are %08b", pile, b.LaidDown())
	}
	b.play("* card B; 2 lay G; 0 announce c4; 1 none; 2 none")
	if b.Discards().String() != "RG" {
		t.Errorf("the discards are %s", b.Discards())
	}
}

// noneLeft has all fifty cards in hands, but one face up.
const noneLeft = `players 3
	mayor c3
	hands RRRRRRRRRRBBBBBBBBB YYYYYYYYYYJJJJJJJJJJ GGGGGGGGGG
	face B`

func TestZ22_NobodyCanBuyWithoutCards(t *testing.T) {
	b := position(t, noneLeft).play("0 buy")
	b.now(zankapfel.PhaseFarm, 1) // no card to turn up, and no chance line
	b.forbid("Z22", "1 buy")
	b.forbid("Z22", "1 nothing")
	b.open(1, "lay Y;lay J")
	b.play("1 lay Y; 2 lay G; 0 announce c4; 1 none; 2 none")
	// At the end of the round the discards are shuffled and one is turned up.
	b.now(zankapfel.PhaseRefill, engine.Chance)
	b.chance("card Y:1 card G:1")
	b.play("* card G")
	b.now(zankapfel.PhaseFarm, 1)
	b.open(1, "buy;lay Y;lay J")
	if b.Face() != zankapfel.Green || b.PileSize() != 1 || b.Discards() != 0 {
		t.Errorf("%s lies face up on %d cards, discards %s", b.Face(), b.PileSize(), b.Discards())
	}
}

func TestZ22_NothingWithoutAnyCard(t *testing.T) {
	b := position(t, `players 3
		mayor c3
		hands RRRRRRRRRRBBBBBBBBBB YYYYYYYYYYJJJJJJJJJJGGGGGGGGGG -`)
	b.play("0 lay R; 1 lay Y")
	b.open(2, "nothing")
	b.forbid("Z22", "2 buy")
	b.forbid("Z20", "2 lay R")
	b.play("2 nothing; 0 announce c4; 1 none; 2 none")
	b.now(zankapfel.PhaseRefill, engine.Chance)
}

func TestZ22_NobodyLaidSoNothingToTurnUp(t *testing.T) {
	b := position(t, `players 4
		mayor c3
		hands RRRRRRRRRRBBBBBBBBBB YYYYYYYYYYJJJJJJJJJJGGGGGGGG - -
		face G
		discards G`)
	b.play("0 buy; * card G; 1 buy; 2 nothing; 3 nothing; 0 announce c4; 1 none; 2 none; 3 none")
	b.now(zankapfel.PhaseFarm, 1)
	if b.Face() != zankapfel.NoCard || b.Discards() != 0 {
		t.Errorf("%s lies face up, discards %s", b.Face(), b.Discards())
	}
	b.open(1, "lay Y;lay G;lay J")
}

func TestZ22_NoRefillAfterTheEnd(t *testing.T) {
	b := position(t, noneLeft+"\n chips c4")
	b.play("0 buy; 1 lay Y; 2 lay G; 0 announce c4")
	b.over(2) // yellow gives 4, green 5
	if b.Face() != zankapfel.NoCard {
		t.Error("a card is turned up after the end")
	}
}

func TestZ22_RefillFollowsTheApple(t *testing.T) {
	b := position(t, noneLeft).play("0 buy; 1 lay Y; 2 lay G; 0 announce c4; 1 none; 2 none; * card Y")
	var kinds []string
	for _, e := range b.events {
		switch e.Kind {
		case zankapfel.EventCardsDiscarded:
			kinds = append(kinds, "discard")
		case zankapfel.EventAppleGiven:
			kinds = append(kinds, "apple")
		case zankapfel.EventPileShuffled:
			kinds = append(kinds, "shuffle")
		case zankapfel.EventCardTurned:
			kinds = append(kinds, "turn")
		}
	}
	if got := strings.Join(kinds, " "); got != "discard apple shuffle turn" {
		t.Errorf("the round ends with %s", got)
	}
}
