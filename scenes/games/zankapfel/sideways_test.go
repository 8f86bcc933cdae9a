package zankapfel

import (
	"math"
	"strings"
	"testing"

	zk "treille/engine/zankapfel"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestWaitIsAskedAgainInOtherWords waits in a quarrel, and lets somebody buy dice after that: the line says why the buttons are
// there once more. Where nobody else may buy, the button says that there is no later.
func TestWaitIsAskedAgainInOtherWords(t *testing.T) {
	app, b := looked(t, "844x390", "dice-5")
	x, me := &b.words().Zankapfel, b.t.Me()
	if got := scenetest.Find(t, app, "wait").Label; b.waitMeans() == "" || got != x.Buttons.NoneAtAll {
		t.Errorf("waiting means %q, and the button says %q", b.waitMeans(), got)
	}
	app, b = looked(t, "844x390", "dice-three")
	if got := scenetest.Find(t, app, "wait").Label; b.waitMeans() != "" || got != x.Buttons.Wait {
		t.Errorf("waiting means %q, and the button says %q", b.waitMeans(), got)
	}
	other := b.round.bout.members.Without(me).First()
	again := x.Hints.AskedAgain.With("name", b.t.PlayerName(other))
	for _, e := range []zk.Event{{Kind: zk.EventWaited, Player: me}, {Kind: zk.EventDiceBought, Player: other, Dice: 1}} {
		if strings.Contains(b.hint(), again) {
			t.Fatalf("the line is %q too early", b.hint())
		}
		b.round.happen(&e)
	}
	if !strings.HasPrefix(b.hint(), again) {
		t.Errorf("somebody has bought, and the line is %q", b.hint())
	}
}

// TestHintsSidewaysLeaveTheirPiecesInSight asks for hints on a phone held sideways: the plate covers neither values nor hand nor
// what else is chosen from, and the number at a square stands on that, not between it and the next.
func TestHintsSidewaysLeaveTheirPiecesInSight(t *testing.T) {
	for record, begins := range map[string]string{"farm-3": "hand/", "farm-5": "hand/", "discord-tie": "discord/", "dice-5": "dice/", "announce-5": "ledger"} {
		app, _ := looked(t, "844x390", record)
		scenetest.Hint(t, app)
		scenetest.Act(t, app, "hint/more", "hint/more")
		for range 3000 {
			if s := app.Outline().Find("hint"); s != nil && len(s.Items) == 3 {
				break
			}
			scenetest.Tick(t, app, 1)
		}
		s := app.Stage()
		var plate, mark ui.Rect
		s.Visit(func(it ui.Item, _ ui.Rect) {
			switch {
			case it.Kind == ui.Surface && it.Surface.Kind == sprites.Parchment && it.Z >= 100 && it.Box.H > plate.H:
				plate = it.Box
			case it.Look.ID == "common/wax-mark" && it.Look.Words == "1":
				mark = ui.R(it.Box.X, it.Box.Y, it.Box.W, it.Box.W)
			}
		})
		seen := 0
		for _, c := range s.Controls() {
			if strings.HasPrefix(c.ID, begins) {
				if seen++; c.Rect.Meets(plate) {
					t.Errorf("%s: the plate at %v covers %s at %v", record, plate, c.ID, c.Rect)
				}
			}
		}
		if values, ok := s.Where(ledgerID); ok && values.H > 0 && (plate.H == 0 || values.Meets(plate)) {
			t.Errorf("%s: the plate at %v covers the values at %v", record, plate, values)
		} else if seen == 0 && !ok {
			t.Errorf("%s: nothing begins with %s", record, begins)
		}
		if grid, ok := s.Where(orchardID); ok && begins == "hand/" && mark.Meets(grid) {
			at := (mark.CX() - grid.X) / (grid.W / 5)
			if off := math.Abs(at - math.Floor(at) - 0.5); off > 0.1 {
				t.Errorf("%s: number 1 stands %.2f of a square from the middle of one", record, off)
			}
		}
	}
}

// TestNumbersRoundTheOrchardSayWhatTheyGive inspects the number of red at the mayor's column.
func TestNumbersRoundTheOrchardSayWhatTheyGive(t *testing.T) {
	app, b := looked(t, "844x390", "farm-5")
	r, ok := app.Stage().Where(edgeID(zk.Red))
	look := app.Stage().InspectAt(r.CX(), r.CY())
	if !ok || look == nil {
		t.Fatal("there is nothing to inspect")
	}
	look()
	app.Changed()
	scenetest.Tick(t, app, 1)
	want := "Red: harvest " + digits(b.in.Number(zk.Red)) + ", price " + digits(b.in.Price(zk.Red))
	if got := scenetest.Find(t, app, "inspected").Label; !strings.Contains(got, want) {
		t.Errorf("it says %q, not %q", got, want)
	}
}

// TestRefusalsStandWhereThePressWas presses a button that waits for a choice: why is said beside it, not over the banner.
func TestRefusalsStandWhereThePressWas(t *testing.T) {
	for _, size := range []string{"844x390", "390x844"} {
		app, _ := looked(t, size, "farm-5")
		button := scenetest.Find(t, app, "choose").Rect
		scenetest.Act(t, app, "choose")
		var note ui.Rect
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Surface && it.Surface.Kind == sprites.Note {
				note = it.Box
			}
		})
		if far := button.Y - note.Bottom(); note.H == 0 || far < 0 || far > 40 || math.Abs(note.CX()-button.CX()) > 100 {
			t.Errorf("%s: the button is at %v, why not at %v", size, button, note)
		}
	}
}

// TestPawnsStandApartAtTheStart looks at the heads of five pawns on one square of the straight race.
func TestPawnsStandApartAtTheStart(t *testing.T) {
	for _, size := range []string{"844x390", "390x844"} {
		app, b := looked(t, size, "mayor-5")
		var before ui.Rect
		for _, p := range b.t.Seats() {
			r, ok := app.Stage().Where(pawnKey(p))
			if !ok || before.W > 0 && math.Abs(r.CX()-before.CX()) < racerGap-1 {
				t.Errorf("%s: the pawn of seat %d is at %v, that before at %v", size, p, r, before)
			}
			before = r
		}
	}
}
