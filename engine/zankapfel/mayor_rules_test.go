package zankapfel_test

import (
	"testing"

	"treille/engine"
	"treille/engine/zankapfel"
)

// laid is a round in which all three have laid a card.
const laid = "0 lay R; 1 lay Y; 2 lay G;"

// three is a position of three players who each have one card.
const three = "players 3\n mayor b5\n hands R Y G\n face B\n"

func TestZ30_MovesToANeighbourWithItsChip(t *testing.T) {
	b := position(t, three).play(laid)
	b.open(0, "announce a4;announce a5;announce b4;announce c4;announce c5")
	b.open(1, "")
	b.forbid("Z31", "1 announce a4")
	b.forbid("Z30", "0 announce b5")
	b.forbid("Z30", "0 announce e1")
	b = position(t, "players 3\n mayor c3\n hands R Y G\n face B\n chips a1 b2 c2 d4 e5").play(laid)
	b.open(0, "announce b2;announce c2;announce d4")
	b.forbid("Z30", "0 announce c4")
	onward := b.Onward(square(t, "c2"))
	b.play("0 announce c2; 1 none; 2 none")
	if onward != b.Targets() || onward.Len() == 0 {
		t.Errorf("from there he goes on to %d squares, and that was said of %d", b.Targets().Len(), onward.Len())
	}
	if b.Mayor() != square(t, "c2") || b.Chips().Len() != 4 || b.Chips().Has(b.Mayor()) {
		t.Errorf("the mayor is on %s with %d chips left", b.Mayor(), b.Chips().Len())
	}
}

func TestZ30_EightNeighbours(t *testing.T) {
	position(t, "players 3\n mayor b2\n hands R Y G\n face B").play(laid).
		open(0, "announce a1;announce a2;announce a3;announce b1;announce b3;announce c1;announce c2;announce c3")
}

func TestZ30_NoMoveOverTheEdge(t *testing.T) {
	// a5 and b1 follow each other in the order of squares, but are no neighbours.
	position(t, "players 3\n mayor a5\n hands R Y G\n face B").play(laid).
		open(0, "announce a4;announce b4;announce b5")
}

func TestZ30_SurroundedMayorGoesAnywhere(t *testing.T) {
	b := position(t, "players 3\n mayor c3\n hands R Y G\n face B\n chips a1 a3 e5").play(laid)
	b.open(0, "announce a1;announce a3;announce e5")
	onward := b.Onward(square(t, "e5"))
	b.play("0 announce e5; 1 none; 2 none")
	if onward != b.Targets() {
		t.Errorf("from there he goes on to %d squares, and that was said of %d", b.Targets().Len(), onward.Len())
	}
	if b.Mayor() != square(t, "e5") || b.Chips().Len() != 2 {
		t.Errorf("the mayor is on %s with %d chips left", b.Mayor(), b.Chips().Len())
	}
}

func TestZ30_SurroundedMayorMayStayInTheFirstRound(t *testing.T) {
	b := position(t, "players 3\n mayor a1\n hands R Y G\n face B\n chips a1 d4").play(laid)
	b.open(0, "announce a1;announce d4")
	b.play("0 announce a1; 1 none; 2 none")
	if b.Mayor() != square(t, "a1") || b.Chips().Has(b.Mayor()) {
		t.Errorf("the mayor is on %s, his chip is left: %v", b.Mayor(), b.Chips().Has(b.Mayor()))
	}
}

func TestZ30_TheFirstSquareAgainInALaterRound(t *testing.T) {
	// Its chip stays until the mayor comes back.
	const later = "1 lay Y; 2 lay G; 0 lay R;"
	b := position(t, "players 3\n mayor b5\n hands RRR YYY GGG\n face B").play(laid + "0 announce a5; 1 none; 2 none;" + later)
	b.open(1, "announce a4;announce b4;announce b5")
	b.play("1 announce b5; 2 none; 0 none")
	if b.Mayor() != square(t, "b5") || b.Chips().Has(b.Mayor()) {
		t.Errorf("the mayor is on %s, its chip is left: %v", b.Mayor(), b.Chips().Has(b.Mayor()))
	}
	b.play("2 lay G; 0 lay R; 1 lay Y; 2 announce b4; 0 none; 1 none")
	b.now(zankapfel.PhaseFarm, 0)
	b.play("0 buy; * card B; 1 buy; * card B; 2 buy; * card B")
	b.forbid("Z30", "0 announce b5")
}

func TestZ31_OneOfferEachClockwise(t *testing.T) {
	b := position(t, "players 4\n first 2\n mayor a1\n hands R Y G B\n face J").
		play("2 lay G; 3 lay B; 0 lay R; 1 lay Y; 2 announce a2")
	b.now(zankapfel.PhaseOffer, 3)
	b.open(3, "offer 1 b1;offer 1 b2;offer 2 b1;offer 2 b2;none")
	b.forbid("Z31", "3 offer 1 a2")
	b.forbid("Z30", "3 offer 1 c3")
	b.forbid("Z31", "0 none")
	b.play("3 offer 1 b1; 0 none")
	b.now(zankapfel.PhaseOffer, 1)
	b.play("1 offer 2 b1")
	b.scores(0, 0, 0, 0) // nothing is paid yet
	b.now(zankapfel.PhaseAccept, 2)
	b.open(2, "accept 1;accept 3;decline")
	b.forbid("Z31", "2 accept 0")
	b.play("2 accept 1")
	// Only the offer taken is paid; b1 gives red 5, yellow 3, green 2, blue 7.
	b.scores(5, 3-2, 2+2, 7)
	if b.Mayor() != square(t, "b1") {
		t.Errorf("the mayor is on %s", b.Mayor())
	}
}

func TestZ31_DeclinedOffersArePaidByNobody(t *testing.T) {
	b := position(t, three).play(laid + "0 announce b4; 1 offer 2 a4; 2 offer 1 a5; 0 decline")
	b.scores(5, 3, 5)
	if b.Mayor() != square(t, "b4") {
		t.Errorf("the mayor is on %s", b.Mayor())
	}
}

func TestZ31_WithoutOffersNothingIsAsked(t *testing.T) {
	b := position(t, three).play(laid + "0 announce b4; 1 none; 2 none")
	b.now(zankapfel.PhaseFarm, 1)
}

func TestZ31_NoBriberyWithASingleSquare(t *testing.T) {
	b := position(t, "players 3\n mayor b5\n hands R Y G\n face B\n chips b4 e1").play(laid)
	b.open(0, "announce b4") // announced all the same
	b.play("0 announce b4")
	b.scores(5, 3, 5)
	b.now(zankapfel.PhaseFarm, 1)
}

func TestZ31_BribesSumToZero(t *testing.T) {
	b := position(t, three).play(laid + "0 announce b4; 1 none; 2 offer 2 a4; 0 accept 2")
	sum := 0
	for _, e := range b.events {
		if e.Kind == zankapfel.EventPawnMoved {
			sum += zankapfel.DecodeEvent(e).Steps
		}
		if e.Kind == zankapfel.EventMayorMoved {
			break
		}
	}
	if sum != 0 || b.order(zankapfel.EventBribeTaken) != "0" {
		t.Errorf("the bribe moves the pawns by %d together", sum)
	}
	for _, info := range b.infos {
		for p := range engine.Player(info.Players()) {
			if o := info.Offer(p); o != (zankapfel.Offer{}) {
				t.Errorf("seat %d sees the offer %v of seat %d after the move", info.Seat(), o, p)
			}
		}
	}
}
