package weinhaendler_test

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// shelved is which bottles of the cellar on the felt lie where.
func shelved(app *app.App) map[ui.Rect]string {
	bottles := map[ui.Rect]string{}
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Key != "" && strings.Contains(it.Look.ID, "tile") {
			bottles[it.Box] = it.Look.ID
		}
	})
	return bottles
}

// TestLiftingMovesNoCellar lifts a bottle, lays it and takes it back: those that lay in the
// cellar are where they were.
func TestLiftingMovesNoCellar(t *testing.T) {
	for _, record := range []string{"placing-5", "placing-ten-cards", "placing-last-round"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English("390x844"))
			at(record)(t, app)
			before := shelved(app)
			if len(before) == 0 {
				t.Fatalf("%s: the cellar is empty", record)
			}
			scenetest.Act(t, app, "hand/0")
			if lifted := shelved(app); !maps.Equal(before, lifted) {
				t.Errorf("%s: lifting moves bottles from %v to %v", record, before, lifted)
			}
			choosePlace(t, app)
			scenetest.Act(t, app, "place", "undo")
			if back := shelved(app); !maps.Equal(before, back) {
				t.Errorf("%s: after it is taken back they lie at %v, not %v", record, back, before)
			}
		})
	}
}

// TestBottlesAndPlacesAreCompartments lifts each bottle and tries each place: bottles stand in whole
// compartments of the rack, free places are such compartments, and choosing one moves nothing.
func TestBottlesAndPlacesAreCompartments(t *testing.T) {
	for _, record := range []string{"placing-4", "placing-5", "placing-ten-cards", "placing-second-cellar", "placing-last-round"} {
		for _, size := range []string{"390x844", "844x390", "1280x800", "820x1180"} {
			a := scenetest.NewApp(scenetest.English(size))
			sit(t, a, record)
			if a.Stage().Find("tab/cellar") != nil {
				scenetest.Act(t, a, "tab/cellar")
			}
			for i := range 7 {
				hand := fmt.Sprintf("hand/%d", i)
				if a.Stage().Find(hand) == nil {
					break
				}
				scenetest.Act(t, a, hand)
				before := shelved(a)
				for _, id := range freePlaces(a) {
					scenetest.Act(t, a, id)
					if !maps.Equal(before, shelved(a)) {
						t.Errorf("%s at %s: choosing %s moves bottles", record, size, id)
					}
					compartments(t, a, record+" at "+size)
					if c := a.Stage().Find(id); c == nil || !c.Checked {
						t.Fatalf("%s at %s: %s is not chosen", record, size, id)
					}
				}
			}
		}
	}
}

// TestTheRackStaysInTheMiddle looks at cellars whose bottom row has no bottle, and one to five: the rack stands in the middle of
// the felt, and a place beside it lies on the felt, unless the row is full.
func TestTheRackStaysInTheMiddle(t *testing.T) {
	for _, record := range []string{"placing-4", "placing-5", "placing-ten-cards", "placing-second-cellar", "placing-last-round", "bidding-grown-cellars"} {
		for _, size := range []string{"390x844", "320x568", "844x390", "568x320", "1280x800", "820x1180"} {
			for _, seat := range []string{"", "seat/1", "seat/2"} {
				a := scenetest.NewApp(scenetest.English(size))
				sit(t, a, record)
				if a.Stage().Find(seat) == nil && a.Stage().Find("tab/others") != nil {
					scenetest.Act(t, a, "tab/others")
				}
				for _, id := range []string{seat, "tab/cellar", "cellar"} {
					if (seat == "") != (id == seat) && a.Stage().Find(id) != nil {
						scenetest.Act(t, a, id)
						break
					}
				}
				niches := niches(a)
				if len(niches) != 15 {
					continue // it is small beside the auction
				}
				felt, _ := a.Stage().Where("felt")
				left, right, row, bottles := niches[0].X, 0.0, 0, shelved(a)
				for _, n := range niches {
					left, right = min(left, n.X), max(right, n.Right())
					if bottles[n] != "" && n.Y == niches[0].Y {
						row++
					}
				}
				if math.Abs(left+right-2*felt.CX()) > 0.1 {
					t.Errorf("%s at %s, %q: the rack from %.1f to %.1f is not in the middle of the felt %v", record, size, seat, left, right, felt)
				}
				if beside := niches[0].W + 3; row == 5 && (size == "390x844" && niches[0].W < 68 || left < felt.X) || row < 5 && (left-beside < felt.X || right+beside > felt.Right()) {
					t.Errorf("%s at %s, %q: the rack with a row of %d and places %.0f wide leaves the felt or is small", record, size, seat, row, niches[0].W)
				}
			}
		}
	}
}

// niches are the boxes of the compartments of the large rack.
func niches(a *app.App) (list []ui.Rect) {
	felt, _ := a.Stage().Where("felt")
	a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Surface.Kind == sprites.SlotNiche && it.Box.Within(felt) {
			list = append(list, it.Box)
		}
	})
	return list
}

// freePlaces are the ids of the places that can be chosen.
func freePlaces(a *app.App) (list []string) {
	for _, c := range a.Stage().Controls() {
		if strings.HasPrefix(c.ID, "place/") {
			list = append(list, c.ID)
		}
	}
	return list
}

// compartments fails the test unless all bottles and free places fill compartments of the rack, which is one of five, four,
// three, two places and one; a row of four, which may grow at either end, has one at each.
func compartments(t *testing.T, a *app.App, what string) {
	t.Helper()
	var niches []ui.Rect
	a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Surface.Kind == sprites.SlotNiche {
			niches = append(niches, it.Box)
		}
	})
	if n := len(niches); n < 15 || n > 17 {
		t.Errorf("%s: the rack has %d compartments", what, len(niches))
	}
	fills := func(r ui.Rect) bool {
		return slices.ContainsFunc(niches, func(n ui.Rect) bool {
			return math.Abs(n.X-r.X)+math.Abs(n.Y-r.Y)+math.Abs(n.W-r.W) < 0.5 && n.Within(a.Frame().Full)
		})
	}
	for r, id := range shelved(a) {
		if !fills(r) {
			t.Errorf("%s: a %s stands beside the compartments at %v", what, id, r)
		}
	}
	for _, id := range freePlaces(a) {
		if c := a.Stage().Find(id); !fills(c.Shown) {
			t.Errorf("%s: %s is no compartment but %v", what, id, c.Shown)
		}
	}
}

// TestAFinishedCellarIsSeenLarge presses the first cellar, which is shown in small beside the second: the own one, and that of
// somebody whose panel is pressed before.
func TestAFinishedCellarIsSeenLarge(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "568x320", "320x568", "820x1180", "1280x800"} {
		for _, whose := range []string{"", "seat/2"} {
			a := scenetest.NewApp(scenetest.English(size))
			sit(t, a, "placing-second-cellar")
			if whose != "" && a.Stage().Find(whose) == nil {
				scenetest.Act(t, a, "tab/others")
			}
			if whose != "" {
				scenetest.Act(t, a, whose)
			}
			c := scenetest.Find(t, a, "earlier/0")
			if min(c.Rect.W, c.Rect.H) < 44 {
				t.Errorf("%s %s: it is pressed at %v", size, whose, c.Rect)
			}
			if whose != "" && !strings.Contains(c.Label, "Emma") {
				t.Errorf("%s: where Emma's cellar is looked at there is %q", size, c.Label)
			}
			scenetest.Act(t, a, "earlier/0")
			sheet, n := scenetest.Find(t, a, "inspected").Rect, 0
			a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if strings.HasPrefix(it.Look.ID, "weinhaendler/tile-") && it.Box.Within(sheet) && it.Z >= table.ZPanel && it.Box.W > 30 {
					n++
				}
			})
			if n != 15 {
				t.Errorf("%s %s: %d bottles are seen large", size, whose, n)
			}
		}
	}
}

// TestAFinishedCellarLeavesTheOfferInSight fills a cellar: at once it is shown in small, above the offer and not on it.
func TestAFinishedCellarLeavesTheOfferInSight(t *testing.T) {
	for _, ids := range [][]string{{"undo"}, nil, {"seat/2"}} { // the first bottle of the next one is in the hand, or lies; somebody else's
		a := scenetest.NewApp(scenetest.English("1280x800"))
		at("placing-second-cellar", ids...)(t, a)
		small, heads := scenetest.Find(t, a, "earlier/0").Rect, 0
		a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Words == "Out of play" {
				heads++
				if top := it.Box.Y - it.Style.Size; top < small.Bottom()-ui.Close {
					t.Errorf("after %v the offer's heading at %v lies on the cellar at %v", ids, top, small)
				}
			}
		})
		if heads == 0 {
			t.Errorf("after %v the offer has no heading", ids)
		}
	}
}

// TestBidsStayWhereTheyAre looks at the auction as bottles are bid and as they are laid, when the cards of the hand are larger: the
// places of the bids, and the names in them, are the same.
func TestBidsStayWhereTheyAre(t *testing.T) {
	for _, records := range [][2]string{{"bidding-4", "placing-4"}, {"bidding-5", "placing-5"}} {
		bids := func(record string) map[string]ui.Rect {
			a := scenetest.NewApp(scenetest.English("390x844"))
			sit(t, a, record)
			scenetest.Act(t, a, "tab/auction")
			boxes := map[string]ui.Rect{}
			for p := range 5 {
				id := fmt.Sprintf("bid/%d", p)
				if r, ok := a.Stage().Where(id); ok {
					boxes[id] = r
				}
			}
			a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				for _, r := range boxes {
					if it.Kind == ui.Text && r.Has(it.Box.X-1, it.Box.Y) && slices.Contains([]string{"You", "Hugo", "Emma", "Jonas", "Friederike"}, it.Words) {
						boxes[it.Words] = it.Box
					}
				}
			})
			return boxes
		}
		before, after := bids(records[0]), bids(records[1])
		if len(before) < 8 || len(after) != len(before) {
			t.Errorf("%s has the bids %v, %s has %v", records[0], before, records[1], after)
		}
		for what, r := range after {
			if was := before[what]; math.Hypot(r.X-was.X, r.Y-was.Y)+math.Hypot(r.W-was.W, r.H-was.H) > 1 {
				t.Errorf("%s: %s is at %v, in the bidding at %v", records[1], what, r, was)
			}
		}
	}
}

// TestAHintMovesNoNameInABid asks for a whole hint, whose plate takes room from the bids: the names in them stay at the left.
func TestAHintMovesNoNameInABid(t *testing.T) {
	for _, record := range []string{"bidding-4", "bidding-full-hand", "bidding-covered", "bidding-many"} {
		names := func(a *app.App) map[string]float64 {
			at := map[string]float64{}
			for p := range 4 {
				cell, _ := a.Stage().Where(fmt.Sprintf("bid/%d", p))
				a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					if it.Kind == ui.Text && cell.Has(it.Box.X-1, it.Box.Y) && slices.Contains([]string{"You", "Hugo", "Emma", "Jonas"}, it.Words) {
						at[it.Words] = it.Box.X
					}
				})
			}
			return at
		}
		a, b := scenetest.NewApp(scenetest.English("390x844")), scenetest.NewApp(scenetest.English("390x844"))
		sit(t, a, record)
		hint(record, 3)(t, b)
		if before, after := names(a), names(b); len(before) < 4 || !maps.Equal(before, after) {
			t.Errorf("%s: the names are at %v, with a hint at %v", record, before, after)
		}
	}
}
