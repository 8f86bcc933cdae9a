package online_test

import (
	"strings"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/farbenpoker"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/testkit/scenetest"
)

// TestOthersDiceAreSeenOnceTheyRoll watches a game whose next set somebody at another device rolls: it
// waits for him, unless he has gone, decides without having rolled here, or takes his time.
func TestOthersDiceAreSeenOnceTheyRoll(t *testing.T) {
	for what, roll := range map[string]func(_ *app.App, e *evening, p engine.Player){
		"rolls": func(_ *app.App, e *evening, p engine.Player) {
			e.people[p].Say(wire.ShowSign{Sign: wire.SignRolled})
			e.talk(t)
		},
		"is gone": func(_ *app.App, e *evening, p engine.Player) { e.leaves(p) },
		"decides": func(_ *app.App, e *evening, p engine.Player) { e.decides(t, p) },
		"takes long": func(a *app.App, _ *evening, _ engine.Player) {
			now := a.Now
			a.Now = func() time.Time { return now().Add(30 * time.Second) }
		},
	} {
		t.Run(what, func(t *testing.T) {
			scenetest.Do(func() {
				a := scenetest.NewApp(scenetest.English("390x844"))
				e := begin(t, a, "farbenpoker", wire.AwayComputer)
				open(t, a, e.Cable, watch)
				p := engine.Terminal
				for p < 0 || int(p) >= len(e.people) {
					tick(t, a, e.Cable, 3) // it has seen what was before
					p = e.decided(t)
				}
				name := []string{"Clara", "Jonas", "Emma"}[p]
				scenetest.Slow(t, a)
				waits := func() bool { return strings.Contains(a.Outline().String(), name+" is about to roll.") }
				for range 100 {
					if tick(t, a, e.Cable, 10); waits() {
						break
					}
				}
				if !waits() {
					t.Fatalf("it does not wait for %s:\n%s", name, a.Outline())
				}
				began := a.Now
				a.Now = func() time.Time { return began().Add(40 * time.Second) }
				if tick(t, a, e.Cable, 120); !waits() {
					t.Fatalf("the dice of %s are shown before that", name)
				}
				roll(a, e, p)
				if tick(t, a, e.Cable, 120); waits() {
					t.Errorf("it waits on for %s:\n%s", name, a.Outline())
				}
			})
		})
	}
}

// TestItIsToldThatOneHasRolled lets Clara roll at this device: Jonas' one hears of it then.
func TestItIsToldThatOneHasRolled(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		n := 0 // decisions until Clara rolls
		for e := begin(t, a, "farbenpoker", wire.AwayComputer); e.decided(t) != clara; n++ {
		}
		a = scenetest.NewApp(scenetest.English("390x844"))
		e := begin(t, a, "farbenpoker", wire.AwayComputer)
		for range n {
			e.decided(t)
		}
		e.sit(t, a)
		scenetest.Slow(t, a)
		e.decides(t, e.people[jonas].Acting().First())
		rolled := func() (ok bool) {
			e.talk(t)
			for m, more := e.people[jonas].News(); more; m, more = e.people[jonas].News() {
				s, sign := m.(wire.SignShown)
				ok = ok || sign && s == wire.SignShown{Seat: clara, Sign: wire.SignRolled}
			}
			return ok
		}
		for range 300 {
			if tick(t, a, e.Cable, 10); a.Stage().Find("roll") != nil {
				break
			}
		}
		if rolled() {
			t.Error("Jonas hears that Clara has rolled before she has")
		}
		scenetest.Act(t, a, "roll")
		if tick(t, a, e.Cable, 20); !rolled() {
			t.Error("Jonas does not hear that Clara has rolled")
		}
	})
}

// decided lets one person decide, and returns who rolls for a set then, or engine.Terminal.
func (e *evening) decided(t testing.TB) engine.Player {
	t.Helper()
	watching := e.people[jonas]
	seen := len(watching.History())
	e.decides(t, watching.Acting().First())
	for _, ev := range watching.History()[seen:] {
		if ev.Kind == farbenpoker.EventDie && farbenpoker.DecodeEvent(ev).Die == 0 {
			return ev.Player
		}
	}
	return engine.Terminal
}
