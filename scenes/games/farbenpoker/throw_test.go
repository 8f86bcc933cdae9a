package farbenpoker

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/engine/person"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites/dice"
)

// begin begins a game at a speed in which the first seat rolls first. Nobody else is a person.
func begin(t *testing.T, speed store.Speed, reduced bool) (*app.App, *tableState, *host.Host) {
	t.Helper()
	app := scenetest.NewApp(scenetest.English("390x844"))
	app.Settings.Speed, app.Settings.SkipTold = speed, true
	if reduced {
		app.Settings.Reduced = store.ReducedOn
	}
	app.SettingsChanged()
	var seats []table.Seat
	for i, name := range scenetest.Names()[:4] {
		seats = append(seats, table.Seat{Kind: engine.Greedy, Crest: person.Crests()[i], Name: name})
	}
	seats[0].Kind = table.Human
	var b *tableState
	spec := scenetest.WithPages(Kind())
	sit := spec.Sit
	spec.Sit = func(t *table.Table) table.GameView {
		b = sit(t).(*tableState)
		return b
	}
	for seed := uint64(1); ; seed++ {
		h, err := host.New(fp.Game{}, engine.Setup{Players: 4, Seed: seed}, seats, host.NewSaver(app))
		if err != nil {
			t.Fatal(err)
		}
		if h.Acting().Has(0) {
			app.Push(table.New(app, spec, h))
			return app, b, h
		}
	}
}

// TestWhoIsToRollSitsAtTheFoot lets two people begin at one device: whoever is to roll or to draw
// has the lower edge, and when that changes, it is announced.
func TestWhoIsToRollSitsAtTheFoot(t *testing.T) {
	scenetest.Do(func() {
		for seed := range uint64(8) {
			app := scenetest.NewApp(scenetest.English("390x844"))
			app.Settings.Speed, app.Settings.SkipTold = store.SpeedTwo, true
			app.SettingsChanged()
			var seats []table.Seat
			for i, name := range scenetest.Names()[:2] {
				seats = append(seats, table.Seat{Kind: table.Human, Crest: person.Crests()[i], Name: name})
			}
			h, err := host.New(fp.Game{}, engine.Setup{Players: 2, Seed: seed}, seats, host.NewSaver(app))
			if err != nil {
				t.Fatal(err)
			}
			var b *tableState
			spec := scenetest.WithPages(Kind())
			spec.Sit = func(t *table.Table) table.GameView {
				b = sit(t).(*tableState)
				return b
			}
			tb := table.New(app, spec, h)
			app.Push(tb)
			foot, turned, announced := tb.Base(), 0, 0
			if !h.Acting().Has(foot) {
				t.Errorf("seed %d: %s is to begin, and %s sits at the foot", seed, tb.PlayerName(h.Acting().First()), tb.PlayerName(foot))
			}
			for range 1500 {
				if scenetest.Tick(t, app, 1); tb.Ended() {
					break
				}
				if c := app.Stage().Find("roll"); c != nil && tb.Base() != b.mover() {
					t.Fatalf("seed %d: %s is to roll, and %s sits at the foot", seed, tb.PlayerName(b.mover()), tb.PlayerName(tb.Base()))
				}
				if _, rolls := tb.Throw(); rolls && !strings.Contains(b.hint(), tb.PlayerName(b.mover())) {
					t.Fatalf("seed %d: %s is not named by %q", seed, tb.PlayerName(b.mover()), b.hint())
				}
				if tb.Base() != foot {
					foot = tb.Base()
					turned++
					scenetest.Tick(t, app, 1)
					app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
						if it.Words == tb.PlayerName(foot)+"’s turn" {
							announced++
						}
					})
				}
				if main := app.Stage().Primary(); main != nil && main.Act != nil {
					app.Activate(main.ID)
				} else if main != nil {
					for _, c := range app.Stage().Controls() {
						if c.Group == "hole" && !c.Disabled {
							app.Activate(c.ID)
							break
						}
					}
				}
			}
			if turned < 2 || announced != turned {
				t.Errorf("seed %d: the table turned %d times, which was announced %d times", seed, turned, announced)
			}
		}
	})
}

// thrown are the dice on the stage that are thrown, or were.
func thrown(s *ui.Stage) (list []dice.Throw) {
	s.Visit(func(it ui.Item, _ ui.Rect) {
		if it.Throw != (dice.Throw{}) {
			list = append(list, it.Throw)
		}
	})
	return list
}

// TestAPersonPressesRoll waits at the beginning of a game: nothing is thrown before the button is
// pressed, however often the table is tapped. Then the dice show what the engine has rolled.
func TestAPersonPressesRoll(t *testing.T) {
	scenetest.Do(func() {
		app, b, h := begin(t, store.SpeedOne, false)
		scenetest.Tick(t, app, 120)
		b.t.Skip()
		scenetest.Tick(t, app, 120)
		if b.now.Dice[0] != fp.None || b.t.Deciding() {
			t.Fatal("dice are thrown before anybody has pressed")
		}
		if c := scenetest.Find(t, app, "roll"); c.Label != "Roll" || c.Disabled {
			t.Fatalf("the button is %q, disabled %v", c.Label, c.Disabled)
		}
		app.Activate("roll")
		scenetest.Tick(t, app, 3)
		want := h.Info(0).(*fp.Info).Observation().Dice
		list := thrown(app.Stage())
		for i, c := range want {
			if !slices.Contains(list, dice.Throw{Marks: dice.Colours, Face: int(c), Nth: i}) {
				t.Errorf("die %d is to show %v; thrown are %+v", i+1, c, list)
			}
		}
		if app.Stage().Find("roll") != nil {
			t.Error("the button stays")
		}
		scenetest.Tick(t, app, 70)
		if !b.t.Deciding() || b.now.Dice != want {
			t.Errorf("after the throw: deciding %v, dice %v, want %v", b.t.Deciding(), b.now.Dice, want)
		}
		shown := 0
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if i := slices.IndexFunc(want[:], func(c fp.Colour) bool { return it.Look.ID == dieArt(c) }); i >= 0 {
				shown++
			}
		})
		if shown != len(want) {
			t.Errorf("%d dice of the right colours lie on the felt", shown)
		}
	})
}

// TestNothingTumblesWhereNothingTravels presses Roll where motion is reduced, and expects
// the dice at once; at instant nobody has to press.
func TestNothingTumblesWhereNothingTravels(t *testing.T) {
	scenetest.Do(func() {
		app, b, _ := begin(t, store.SpeedOne, true)
		scenetest.Tick(t, app, 120)
		scenetest.Act(t, app, "roll")
		if list := thrown(app.Stage()); len(list) != 0 || b.now.Dice[2] == fp.None || b.moving() {
			t.Errorf("thrown are %+v, the dice are %v", list, b.now.Dice)
		}
		app, b, _ = begin(t, store.SpeedInstant, false)
		scenetest.Tick(t, app, 5)
		if list := thrown(app.Stage()); len(list) != 0 || !b.t.Deciding() {
			t.Errorf("at instant %+v are thrown, deciding %v", list, b.t.Deciding())
		}
	})
}

// TestADrawIsHeld counts for how long what a stick shows, and where it goes, is seen: where all else is shown at once
// long enough to be read, 1.5 s at most; and as long as ever where every tick brings a tap on the table.
func TestADrawIsHeld(t *testing.T) {
	for _, c := range []struct {
		speed       store.Speed
		taps        bool
		draws       int // of the person
		shortest    int // of all but one, which has just begun
		least, most int // of the longest
	}{{store.SpeedInstant, false, 12, 45, 60, 90}, {store.SpeedOne, true, 3, 60, 120, 150}} {
		scenetest.Do(func() {
			app, b, _ := begin(t, c.speed, false)
			drawn := func() (n int) {
				for _, e := range b.t.Seen() {
					if e.Kind == fp.EventDraw {
						n++
					}
				}
				return n
			}
			held := map[int]int{} // ticks of each draw
			for range c.draws {
				for tick := 0; !b.t.Deciding(); tick++ {
					if tick > 4000 {
						t.Fatal("the turn does not come back")
					}
					if app.Stage().Find("roll") != nil {
						app.Activate("roll")
					}
					if c.taps {
						b.t.Skip()
					}
					scenetest.Tick(t, app, 1)
					if b.now.Phase == fp.PhaseShow || b.lands != nil && b.lands.from != fp.NoHole { // a miss crosses over
						held[drawn()]++
					}
				}
				for h := range fp.Hole(holes) {
					if b.holeReason(h) == "" {
						b.picked = h
						b.decide()
						break
					}
				}
				scenetest.Tick(t, app, 1)
			}
			list := slices.Sorted(maps.Values(held))
			if longest := list[len(list)-1]; len(held) < 2*c.draws/3 || longest > c.most || longest < c.least || list[1] < c.shortest {
				t.Errorf("taps %v: draws are seen for %v ticks, want %d at least, and the longest %d to %d", c.taps, list, c.shortest, c.least, c.most)
			}
		})
	}
}

// TestWhoIsToRollIsToldSo presses a stick, and asks for a hint, before the dice are rolled: it is the
// viewer's own turn, in which nobody else decides.
func TestWhoIsToRollIsToldSo(t *testing.T) {
	const most = 600 // ticks until the first player is to roll
	scenetest.Do(func() {
		app, b, _ := begin(t, store.SpeedOne, false)
		for ticks := 0; app.Stage().Find("roll") == nil; ticks++ {
			if ticks == most {
				t.Fatal("nobody is to roll")
			}
			if app.Stage().Find("draw") != nil {
				t.Errorf("after %d ticks a button says that sticks are drawn", ticks)
			}
			scenetest.Tick(t, app, 1)
		}
		for _, id := range []string{"hole/A1", "hint"} {
			if got, want := scenetest.Find(t, app, id).Reason, "Roll the dice first."; got != want {
				t.Errorf("%s says %q, want %q", id, got, want)
			}
		}
		if got, want := b.hint(), "Your turn: roll the dice."; got != want {
			t.Errorf("said is %q, want %q", got, want)
		}
	})
}
