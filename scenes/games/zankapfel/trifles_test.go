package zankapfel

import (
	"math"
	"strings"
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/data/store"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestTheWayBeginsAtTheMayor looks at a way across the orchard: no square lies between the mayor and its begin.
func TestTheWayBeginsAtTheMayor(t *testing.T) {
	app, b := looked(t, "390x844", "accept-6")
	far := 0.0
	for _, p := range b.offers() {
		scenetest.Act(t, app, "taken/"+digits(int(p)))
		grid, _ := app.Stage().Where(orchardID)
		at := squareIn(grid, b.in.Mayor())
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Surface && it.Surface.Kind == sprites.TrailKind && it.Box.Meets(grid) {
				near := max(math.Max(it.Box.X-at.CX(), at.CX()-it.Box.Right()), math.Max(it.Box.Y-at.CY(), at.CY()-it.Box.Bottom()))
				far = max(far, it.Box.W, it.Box.H)
				if near > at.W/2 {
					t.Errorf("the way to the offer of seat %d begins %.0f from the mayor, a square is %.0f", p, near, at.W)
				}
			}
		})
		if far > 0 && far < at.W {
			t.Errorf("the longest way is %.0f", far)
		}
	}
	if far == 0 {
		t.Error("there is no way")
	}
}

// TestASquareTakesItsOffer presses squares where something is offered: the offer is chosen, of several the next.
func TestASquareTakesItsOffer(t *testing.T) {
	app, b := looked(t, "1280x800", "accept-6")
	for _, p := range b.offers() {
		square := b.in.Offer(p).Square
		for range b.offers() {
			if scenetest.Act(t, app, squareID(square)); b.chosen().Seat == p {
				break
			}
		}
		if d := b.chosen(); d.Kind != zk.DecisionAccept || d.Seat != p || d.Square != square {
			t.Errorf("presses on %s choose %+v, not the offer of seat %d", square, d, p)
		}
	}
}

// TestJokerTilesAreLevel compares the names of two colours beside each other, of which one brings a quarrel.
func TestJokerTilesAreLevel(t *testing.T) {
	app, _ := looked(t, "390x844", "call-quarrel")
	at := map[string]float64{}
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) { at[it.Words] = it.Box.Y })
	if at["Red"] == 0 || at["Red"] != at["Yellow"] || at["Green"] != at["Blue"] {
		t.Errorf("red is at %v, yellow at %v, green at %v, blue at %v", at["Red"], at["Yellow"], at["Green"], at["Blue"])
	}
}

// TestTheLineKeepsOffTheRim measures the longest lines of a phone.
func TestTheLineKeepsOffTheRim(t *testing.T) {
	for record, begins := range map[string]string{"farm-3": "Buy the open card", "dice-5": "Winning leads"} {
		app, _ := looked(t, "390x844", record)
		found := false
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if !strings.HasPrefix(it.Words, begins) {
				return
			}
			found = true
			half := sprites.Measure(it.Words, it.Style) / 2
			if it.Box.X-half < ui.Loose || it.Box.X+half > 390-ui.Loose {
				t.Errorf("%q goes from %.0f to %.0f", it.Words, it.Box.X-half, it.Box.X+half)
			}
		})
		if !found {
			t.Errorf("%s: no line begins with %q", record, begins)
		}
	}
}

// TestBribesThatCancelOutAreTold adds up who has taken and paid bribes in some games: the result tells both where they are as much.
func TestBribesThatCancelOutAreTold(t *testing.T) {
	told := 0
	for seed := range uint64(8) {
		got, paid := map[engine.Player]int{}, map[engine.Player]int{}
		g := watch(t, 3, seed, store.SpeedInstant, func(_ *watched, packed engine.Event) {
			if e := zk.DecodeEvent(packed); e.Kind == zk.EventBribeTaken {
				got[e.Player] += e.Points
				paid[e.Briber] += e.Points
			}
		})
		g.play(func() {})
		for p := range engine.Player(3) {
			term, want := g.board.Ending().Terms(p)[fromBribes], 0
			if got[p] == paid[p] {
				want = got[p]
			}
			if term.Points != got[p]-paid[p] || term.Got != want {
				t.Errorf("seed %d: seat %d has got %d and paid %d, told is %+v", seed, p, got[p], paid[p], term)
			}
			if term.Got > 0 {
				told++
			}
		}
	}
	if told == 0 {
		t.Error("nobody has got as much as he has paid")
	}
}

// TestZ60_AQuarrelThatWinsTheGameSaysSo makes the path as long as the viewer's pawn is on when he wins
// the quarrel: the line says so until he pays for dice that leave him short of it, and fits a phone.
func TestZ60_AQuarrelThatWinsTheGameSaysSo(t *testing.T) {
	path := printed.Path
	t.Cleanup(func() { printed.Path = path })
	for _, language := range []string{"en", "de", "fr"} {
		app, b := looked(t, "390x844", "dice-5")
		app.Settings.Language = language
		app.SettingsChanged()
		scenetest.Tick(t, app, 1)
		printed.Path = b.in.Score(b.t.Me()) + b.in.Number(b.in.Colour())
		h, w := &b.words().Zankapfel.Hints, b.words()
		a, score := w.Whole(printed.Path), w.Whole(b.in.Score(b.t.Me()))
		if !strings.HasPrefix(b.hint(), h.WinGame.With("a", a, "b", score)) {
			t.Errorf("%s: with the path at %d, the line is %q", language, printed.Path, b.hint())
		}
		app.Changed()
		scenetest.Tick(t, app, 1)
		said := ""
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			half := sprites.Measure(it.Words, it.Style) / 2
			if it.Words == "" || !strings.Contains(b.hint(), it.Words) || half < 30 {
				return
			}
			said += it.Words + " "
			if it.Box.X-half < ui.Loose || it.Box.X+half > 390-ui.Loose {
				t.Errorf("%s: %q goes from %.0f to %.0f", language, it.Words, it.Box.X-half, it.Box.X+half)
			}
		})
		if !strings.HasPrefix(said, b.hint()) {
			t.Errorf("%s: shown is %q, not %q", language, said, b.hint())
		}
		if scenetest.Act(t, app, "dice/1"); !strings.HasPrefix(b.hint(), h.WinLose.With("a", w.Whole(printed.Path-zk.PriceOfDie), "b", w.Whole(b.in.Score(b.t.Me())-zk.PriceOfDie))) {
			t.Errorf("%s: with a die the line is %q", language, b.hint())
		}
	}
}

// TestACardThatWasLaidCanBeTakenBack lays an apple at the usual speed: for a moment nobody else goes on, and it can be taken back,
// after that no more.
func TestACardThatWasLaidCanBeTakenBack(t *testing.T) {
	app, b := looked(t, "390x844", "farm-5")
	scenetest.Slow(t, app)
	lay := func(ticks int) {
		scenetest.Act(t, app, "hand/yellow", "lay")
		scenetest.Tick(t, app, ticks)
	}
	hand := b.in.Hand()
	lay(90)
	if c := scenetest.Find(t, app, "undo"); c.Disabled {
		t.Fatal("nothing can be taken back")
	}
	if scenetest.Act(t, app, "undo"); b.in.Hand() != hand || !b.t.Deciding() {
		t.Errorf("of %v apples he has %v, and decides: %v", hand, b.in.Hand(), b.t.Deciding())
	}
	if lay(180); b.t.CanUndo() {
		t.Error("it is taken back when another has decided")
	}
}

// TestARefusalLeavesTheSentenceInSight asks in a window to take something back while it is told what another does: why that
// cannot be stands over the sentence.
func TestARefusalLeavesTheSentenceInSight(t *testing.T) {
	app, b := looked(t, "1280x800", "farm-5")
	scenetest.Slow(t, app)
	scenetest.Act(t, app, "hand/yellow", "lay")
	for ticks := 0; app.Stage().Find("told/next") == nil || b.t.CanUndo(); ticks++ {
		if scenetest.Tick(t, app, 1); ticks > 600 {
			t.Fatal("nothing is told")
		}
	}
	app.Activate("undo")
	scenetest.Tick(t, app, 2)
	sentence, foot := scenetest.Find(t, app, "told/next").Rect, 0.0
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text && strings.Contains(app.Words.App.UndoNothing, it.Words) && len(it.Words) > 8 {
			foot = max(foot, it.Box.Y)
		}
	})
	if foot == 0 || foot > sentence.Y {
		t.Errorf("the reason ends at %v, the sentence begins at %v", foot, sentence.Y)
	}
}

// TestWhatIsDecidedIsNotAskedFor watches a game: when a colour has been called, the mayor has moved, or no offer was taken, the
// banner says that, and no square is marked any more.
func TestWhatIsDecidedIsNotAskedFor(t *testing.T) {
	g := watch(t, 3, 7, store.SpeedOne, func(*watched, engine.Event) {})
	verbs := map[engine.EventKind]string{}
	for g.tick = 0; g.tick < 12000 && !g.table.Ended(); g.tick++ {
		g.step()
		b := g.board
		switch kind := b.round.last.Kind; kind {
		case zk.EventJokerCalled, zk.EventChipHarvested, zk.EventBribesRefused:
			if turn := b.Turn(ui.Desktop); turn.Seat != g.table.Base() {
				verbs[kind] = turn.Verb
			}
			if kind != zk.EventJokerCalled && len(listed((&view{tableState: b}).legal())) > 0 {
				t.Fatalf("tick %d: squares can still be chosen", g.tick)
			}
		}
	}
	for kind, want := range map[engine.EventKind]string{zk.EventJokerCalled: "calls ", zk.EventChipHarvested: "has moved the mayor", zk.EventBribesRefused: "takes no offer"} {
		if !strings.HasPrefix(verbs[kind], want) || strings.Contains(verbs[kind], "joker") {
			t.Errorf("after event %d the banner says %q, want %q", kind, verbs[kind], want)
		}
	}
}

// TestEscapeLaysBackWhatWasChosen chooses a card: Escape lays it back, and opens the menu only then.
func TestEscapeLaysBackWhatWasChosen(t *testing.T) {
	app, b := looked(t, "1280x800", "farm-5")
	scenetest.Act(t, app, "hand/yellow")
	for _, menu := range []bool{false, true} {
		app.Scene().Back()
		scenetest.Tick(t, app, 1)
		if open := app.Stage().Find("menu/log") != nil; b.pick != 0 || open != menu {
			t.Errorf("after Escape %v is chosen, and the menu is open: %v, not %v", b.pick, open, menu)
		}
	}
}
