package farbenpoker

import (
	"strconv"
	"strings"
	"testing"

	fp "treille/engine/farbenpoker"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// played sits down at the table of a record, of which the game's view is handed over.
func played(t *testing.T, record string) (*app.App, *tableState) {
	t.Helper()
	var b *tableState
	spec := Kind()
	spec.Sit = func(t *table.Table) table.GameView {
		b = sit(t).(*tableState)
		return b
	}
	app := scenetest.NewApp(scenetest.English("390x844"))
	scenetest.Sit(t, app, spec, record)
	return app, b
}

// TestATapOnAStick wants the stick that is seen where somebody taps, up to near its upper end and down
// to near its hole.
func TestATapOnAStick(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		app := scenetest.NewApp(scenetest.English(size))
		scenetest.Sit(t, app, Kind(), "draw-4")
		controls, seen := app.Stage().Controls(), map[string]bool{}
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			r := it.Box
			if it.Look.ID != artFolder+"stick-standing" {
				return
			}
			hit := func(share float64) string {
				if i := ui.Hit(controls, r.CX(), r.Y+share*r.H); i >= 0 {
					return controls[i].ID
				}
				return ""
			}
			upper, lower := hit(0.15), hit(0.8)
			if upper != lower || seen[upper] {
				t.Errorf("%s: a stick is tapped as %q above, as %q below", size, upper, lower)
			}
			seen[upper] = true
		})
		if len(seen) < 10 {
			t.Errorf("%s: only %d sticks are seen", size, len(seen))
		}
	}
}

// TestAStickIsDraggedOutOfItsHole drags sticks as far as their control, and out of it: that draws
// one, and asks first where everything is confirmed.
func TestAStickIsDraggedOutOfItsHole(t *testing.T) {
	scenetest.Do(func() {
		app, b := played(t, "draw-4")
		drag := func(dy float64) {
			c := scenetest.Find(t, app, "hole/B13")
			if c.Piece == "" {
				t.Fatal("the stick cannot be dragged")
			}
			c.PickUp()
			c.PutDown(c.Rect.CX(), c.Rect.CY()+dy)
			app.Changed()
			scenetest.Tick(t, app, 3)
		}
		drag(-4)
		if b.picked.String() != "B13" || !b.t.Deciding() {
			t.Errorf("dragged a little, %v is picked, deciding %v", b.picked, b.t.Deciding())
		}
		app.Stage().Rest()
		list, stick := app.Stage().Controls(), app.Stage().Seen(scenetest.Find(t, app, "hole/B13").Piece)
		if i := ui.Hit(list, stick.CX(), stick.Y+5); i < 0 || list[i].ID != "hole/B13" {
			t.Errorf("at its upper end, %v, the raised stick cannot be gripped", stick)
		}
		drag(150)
		if !b.t.Deciding() {
			t.Error("a stick that is pushed down is drawn")
		}
		app.Settings.Confirm = store.ConfirmAlways
		drag(-150)
		if !b.t.Deciding() {
			t.Error("nobody has confirmed, and it is drawn")
		}
		scenetest.Act(t, app, "cancel")
		app.Settings.Confirm = store.ConfirmRisky
		scenetest.Tick(t, app, 3)
		drag(-150)
		if b.t.Deciding() {
			t.Error("it is not drawn")
		}
	})
}

// TestAStickIsDraggedIntoAHole drops the stick that goes back on a hole that takes it, and on one
// that says why not: a miss by the hole that it hangs over, others from where they lie.
func TestAStickIsDraggedIntoAHole(t *testing.T) {
	scenetest.Do(func() {
		for record, c := range map[string]struct{ from, to string }{
			"place-4": {"hand", "hole/B5"}, "third-4": {"stick/next", "hole/B5"}, "comeback-back": {"stick/next", "hole/A12"},
		} {
			app, b := played(t, record)
			if c.from == "hand" {
				c.from = holeID(fp.Hole(b.sticks.hand().index))
			}
			var taken string
			for _, q := range app.Stage().Controls() {
				if q.Group == "hole" && q.Disabled {
					taken = q.ID
				}
			}
			from, wrong := *scenetest.Find(t, app, c.from), *scenetest.Find(t, app, taken)
			if from.Piece == "" || from.Piece != b.next().key {
				t.Fatalf("%s: %s drags %q", record, c.from, from.Piece)
			}
			if wrong.Take != nil {
				t.Errorf("%s: %s takes a stick", record, taken)
			}
			from.PutDown(wrong.Rect.CX(), wrong.Rect.CY())
			app.Changed()
			scenetest.Tick(t, app, 3)
			var said []string // line by line
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) { said = append(said, it.Words) })
			if !strings.Contains(strings.Join(said, " "), wrong.Reason) {
				t.Errorf("%s: dropped where it cannot go, %q is not said", record, wrong.Reason)
			}
			before := b.now.Standing
			scenetest.Find(t, app, c.to).Take()
			scenetest.Tick(t, app, 90)
			if b.now.Standing == before {
				t.Errorf("%s: dropped on %s, the stick is not put there", record, c.to)
			}
		}
	})
}

// TestAStickThatIsNotDueSaysWhichIs drags one of three that goes back later: dropped anywhere, it says
// which goes first, no hole takes it, and the one that is due can still be put back.
func TestAStickThatIsNotDueSaysWhichIs(t *testing.T) {
	scenetest.Do(func() {
		app, b := played(t, "third-4")
		drag, before := *scenetest.Find(t, app, "stick/later/1"), b.now.Standing
		want := "The " + b.colour(b.next().colour) + " one goes back first."
		if drag.Reason != want || !drag.Disabled {
			t.Errorf("pressed, it says %q, want %q", drag.Reason, want)
		}
		drag.PickUp()
		app.Changed()
		scenetest.Tick(t, app, 3)
		for _, c := range app.Stage().Controls() {
			if c.Take != nil {
				t.Errorf("%s takes it", c.ID)
			}
		}
		drag.PutDown(0, 0)
		app.Changed()
		scenetest.Tick(t, app, 3)
		said := false
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) { said = said || it.Words == want })
		if !said || b.now.Standing != before {
			t.Errorf("dropped, it says so: %v", said)
		}
		scenetest.Find(t, app, holeID(table.Where(table.UpTo(fp.Hole(holes)), b.mayPut)[0])).Take()
		scenetest.Tick(t, app, 90)
		if b.now.Standing == before {
			t.Error("the stick that is due is not put back")
		}
	})
}

// TestATapWhileThePotIsTakenCounts draws the third stick, and taps a hole while its chips still fly.
func TestATapWhileThePotIsTakenCounts(t *testing.T) {
	scenetest.Do(func() {
		app, b := played(t, "reroll-4")
		scenetest.Slow(t, app)
		for h := range fp.Hole(holes) {
			if b.now.Standing.Has(h) && b.in.Seen(h) == b.now.Open()[0] {
				b.picked = h
			}
		}
		b.decide()
		for ticks := 0; b.news.event.Kind != fp.EventPot; ticks++ {
			if ticks > 600 {
				t.Fatal("no pot is won")
			}
			scenetest.Tick(t, app, 1)
		}
		scenetest.Tick(t, app, 3)
		if b.t.Deciding() {
			t.Fatal("nothing is shown")
		}
		for h := range fp.Hole(holes) {
			if !b.now.Standing.Has(h) {
				scenetest.Act(t, app, holeID(h))
				if b.picked != h || !b.t.Deciding() {
					t.Errorf("tapped is %v, picked %v, deciding %v", h, b.picked, b.t.Deciding())
				}
				return
			}
		}
	})
}

// TestTheCountDoesNotGoBack draws a stick that hits: from when it is said what the chips will be,
// that stands there until they are counted.
func TestTheCountDoesNotGoBack(t *testing.T) {
	scenetest.Do(func() {
		app, b := played(t, "draw-4")
		scenetest.Slow(t, app)
		for h := range fp.Hole(holes) {
			if b.now.Standing.Has(h) && b.now.WantedBy(b.in.Seen(h)) >= 0 {
				b.picked = h
			}
		}
		me := b.t.Me()
		after := b.now.Chips[me] + 1
		b.decide()
		said := false
		for ticks := 0; b.mover() == me; ticks++ {
			if ticks > 600 {
				t.Fatal("the turn does not end")
			}
			scenetest.Tick(t, app, 1)
			seen := false
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) { seen = seen || it.Words == strconv.Itoa(after) })
			if said && !seen {
				t.Fatalf("after %d ticks, %d is not to be read any more", ticks, after)
			}
			said = said || seen
		}
		if !said {
			t.Errorf("%d is never to be read", after)
		}
	})
}

// TestThePotIsTold holds the pot and the stock: they say what they are.
func TestThePotIsTold(t *testing.T) {
	app, b := played(t, "draw-4")
	for id, words := range map[string]string{potID: "The pot", stockID: "The stock"} {
		r, _ := app.Stage().Where(id)
		inspect := app.Stage().InspectAt(r.CX(), r.CY())
		if inspect == nil {
			t.Errorf("%s tells nothing", id)
			continue
		}
		inspect()
		scenetest.Tick(t, app, 1)
		if c := app.Stage().Find("inspected"); c == nil || !strings.Contains(c.Label, words) {
			t.Errorf("%s does not say %q", id, words)
		}
		b.t.Inspect(nil)
		scenetest.Tick(t, app, 1)
	}
}
