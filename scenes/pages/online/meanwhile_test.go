package online_test

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/home"
	local "treille/scenes/play/host"
	"treille/scenes/play/remote"
	"treille/scenes/testkit/cable"
	"treille/scenes/testkit/scenetest"
)

// endedMeanwhile opens the first page of a device whose player was away when her game ended.
func endedMeanwhile(t testing.TB, a *app.App) *evening {
	t.Helper()
	e := begin(t, a, "weinhaendler", wire.AwayComputer).until(t, engine.Terminal, 0)
	e.leaves(clara)
	k := host
	k.Table, k.Game, k.Seat = e.Table.ID(), "weinhaendler", clara
	if err := remote.Keep(a.Store, k); err != nil {
		t.Fatal(err)
	}
	a.Push(home.New(a, pages.With(games.All())))
	tick(t, a, e.Cable, 5)
	return e
}

// TestAGameThatEndsMeanwhileStaysUntilItIsSeen ends a game while its player is away: first page and list lead
// to the result, after which the game is among the finished ones and the table is gone from both.
func TestAGameThatEndsMeanwhileStaysUntilItIsSeen(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		e := endedMeanwhile(t, a)
		finished := func() int {
			list, err := local.Games(a).Games()
			if err != nil {
				t.Fatal(err)
			}
			return len(list)
		}
		if c := scenetest.Find(t, a, "online"); c.Spoken() != "Online: Over: see the result" || finished() != 0 {
			t.Fatalf("the first page says %q, and %d games are finished", c.Spoken(), finished())
		}
		scenetest.Act(t, a, "saves")
		tick(t, a, e.Cable, 2)
		if c := scenetest.Find(t, a, "online"); c.Spoken() != "Online: Over: see the result" || strings.Contains(seen(a), "No game is under way") {
			t.Errorf("of %q the saved games say: %s", c.Spoken(), seen(a))
		}
		scenetest.Act(t, a, "online")
		tick(t, a, e.Cable, 5)
		if c := scenetest.Find(t, a, "table/0"); !strings.HasSuffix(c.Spoken(), ", Over: see the result") {
			t.Errorf("the list says %q", c.Spoken())
		}
		scenetest.Act(t, a, "table/0")
		for range 100 {
			if a.Scene().Name() == "result" {
				break
			}
			tick(t, a, e.Cable, 10)
		}
		if a.Scene().Name() != "result" || finished() != 1 {
			t.Fatalf("it leads to %q, and %d games are finished", a.Scene().Name(), finished())
		}
		a.Home()
		if tick(t, a, e.Cable, 5); a.Stage().Find("online") != nil {
			t.Error("the first page still leads to the table")
		}
	})
}

// TestAnEndedGameIsServedUntilItIsClearedAway asks the server in this program for a table whose result was seen
// here, as the others may want it, too.
func TestAnEndedGameIsServedUntilItIsClearedAway(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		a.Line = cable.New(5, 0, 0)
		k := host
		k.Table, k.Game, k.Server, k.Filed = "abcdefghij", "vino", app.Here, true
		if err := remote.Keep(a.Store, k); err != nil {
			t.Fatal(err)
		}
		a.Push(home.New(a, pages.With(games.All())))
		scenetest.Tick(t, a, 5)
		if _, err := remote.Load(a.Store, k.Table); err == nil {
			t.Error("the server was not asked, which has cleared it away")
		}
	})
}

// TestWhatAComputerDidForMeIsSummedUp leaves the seat to a computer player in each game and comes back: what has
// happened since the own turn tells what was decided in the own name.
func TestWhatAComputerDidForMeIsSummedUp(t *testing.T) {
	for game, n := range moment {
		scenetest.Do(func() {
			a := scenetest.NewApp(scenetest.English("390x844"))
			e := begin(t, a, game, wire.AwayComputer).until(t, clara, n).sit(t, a)
			tick(t, a, e.Cable, 5)
			kept, err := remote.Load(a.Store, e.Table.ID())
			if err != nil || kept.Taken == 0 || kept.Seen == 0 {
				t.Fatalf("%s: the device keeps %+v, %v", game, kept, err)
			}
			e.away(t, a, 4)
			open(t, a, e.Cable, kept)
			tick(t, a, e.Cable, 60)
			scenetest.Act(t, a, "menu")
			if c := scenetest.Find(t, a, "menu/since"); c.Disabled {
				t.Fatalf("%s: since the own turn: %s", game, c.Reason)
			}
			scenetest.Act(t, a, "menu/since")
			if said := a.Outline().String(); !strings.Contains(said, "## You\n") {
				t.Errorf("%s: of the player it tells nothing:\n%s", game, said)
			}
		})
	}
}
