package weinhaendler_test

import (
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/lang"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestWhoGetsWhatFollowsTheLiftedBottles lifts a bottle for a first bid: who gets what counts it as a bid, and no more when
// it is laid back.
func TestWhoGetsWhatFollowsTheLiftedBottles(t *testing.T) {
	for _, size := range []string{"390x844", "1280x800"} {
		a := scenetest.NewApp(scenetest.English(size))
		sit(t, a, "bidding-3")
		for i, want := range []bool{false, true, false} {
			if i > 0 {
				scenetest.Act(t, a, "hand/0")
			}
			if third := strings.Contains(said(a), "3rd"); third != want {
				t.Errorf("%s: after %d presses a third gets something: %v", size, i, third)
			}
		}
	}
}

// TestALargeBidSaysThatItHasPassed wants the word at all bids that have passed, also at those of many bottles.
func TestALargeBidSaysThatItHasPassed(t *testing.T) {
	a := scenetest.NewApp(scenetest.English("390x844"))
	overbid(t, a)
	if n := strings.Count(said(a), a.Words.Weinhaendler.Places.Passed+"\n"); n != 3 {
		t.Errorf("%d of 3 bids say that they have passed", n)
	}
}

// TestWhoHasNoBottleLeftIsMarked looks at bids of who has no bottle left and has not passed yet: each says so, also to
// who listens, and no other.
func TestWhoHasNoBottleLeftIsMarked(t *testing.T) {
	for record, name := range map[string]string{"bidding-many": "Jonas", "bidding-spent": "Emma"} {
		for _, size := range []string{"390x844", "844x390", "1280x800", "820x1180"} {
			a := scenetest.NewApp(scenetest.English(size))
			sit(t, a, record)
			x := a.Words.Weinhaendler.Places
			n := strings.Count(said(a), x.NoBottle+"\n") + strings.Count(said(a), x.EmptyHand+"\n")
			a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Surface == sprites.Stamp(lang.Capital(x.NoBottle), 18) {
					n++
				}
			})
			if n != 1 && !(n == 0 && record == "bidding-spent" && size == "844x390") { // the narrowest bids have room for a number alone
				t.Errorf("%s at %s: %d bids say that a hand is empty", record, size, n)
			}
			for _, line := range a.Outline().Find("bids").Items {
				if strings.Contains(line, x.NoBottle) != strings.HasPrefix(line, name) {
					t.Errorf("%s: where only %s has no bottle left, it reads %q", record, name, line)
				}
			}
		}
	}
}

// TestAPlaceThatIsNotFreeSaysWhy lifts a bottle and presses the rack where it may not lie: on a bottle, and on an empty place;
// a press beside the rack says nothing.
func TestAPlaceThatIsNotFreeSaysWhy(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		for _, where := range []string{"bottle", "apex", "beside"} {
			a := scenetest.NewApp(scenetest.English(size))
			at("placing-ten-cards", "hand/4")(t, a)
			rack, _ := a.Stage().Where("shut")
			x, y := rack.CX(), rack.Y+20
			switch where {
			case "bottle":
				for r := range shelved(a) {
					x, y = r.CX(), r.CY()
				}
			case "beside":
				x = rack.X - 10
			}
			if i := ui.Hit(a.Stage().Controls(), x, y); i >= 0 {
				t.Fatalf("%s: a press on %s is one on %s", size, where, a.Stage().Controls()[i].ID)
			}
			a.Scene().(app.Presser).Pressed(x, y)
			scenetest.Tick(t, a, 1)
			reason := a.Words.Weinhaendler.Reasons.NotThere
			if told := strings.Contains(strings.ReplaceAll(said(a), "\n", " "), reason); told != (where != "beside") {
				t.Errorf("%s: a press on %s says\n%s", size, where, said(a))
			}
		}
	}
}

// TestATripletIsOutlinedBesideTheRack chooses the place left of a rack in which a row of four stands at the left end: with
// the bottle it makes a triplet there.
func TestATripletIsOutlinedBesideTheRack(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		a := scenetest.NewApp(scenetest.English(size))
		at("placing-beside-rack", "hand/2", "place/0:0.-4")(t, a)
		place := scenetest.Find(t, a, "place/0:0.-4").Rect
		outlined := false
		a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			outlined = outlined || it.Surface.Kind == sprites.OutlineKind && it.Box.X == place.X
		})
		if rack, _ := a.Stage().Where("shut"); !outlined || place.X >= rack.X {
			t.Errorf("%s: the triplet at %v, beside the rack %v, is outlined: %t", size, place, rack, outlined)
		}
	}
}

// TestAReasonLeavesNothingOfTheLine presses a button that cannot be pressed: the line over the buttons is not seen where the
// reason lies over it, and is there again after the next press.
func TestAReasonLeavesNothingOfTheLine(t *testing.T) {
	for size, covered := range map[string]bool{"1280x800": true, "390x844": false} {
		a := scenetest.NewApp(scenetest.English(size))
		at("bidding-may-draw", "add")(t, a)
		scenetest.Tick(t, a, 1)
		line := "Pick bottles to bid with them."
		seen := func() bool { return strings.Contains(strings.ReplaceAll(said(a), "\n", " "), line) }
		if seen() == covered {
			t.Errorf("%s: beside the reason the line is seen: %v", size, seen())
		}
		a.EndRefusal()
		if scenetest.Tick(t, a, 1); !seen() {
			t.Errorf("%s: the line does not come back", size)
		}
	}
}
