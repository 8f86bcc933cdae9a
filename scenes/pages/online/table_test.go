package online_test

import (
	"strconv"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/pages/home"
	"treille/scenes/testkit/cable"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// at lets Clara sit at a game of Weinhändler that waits for somebody, on a phone, and hears what
// is said there.
func at(t *testing.T, owes engine.Player, look func(a *app.App, e *evening, said *[]string)) {
	t.Helper()
	scenetest.Do(func() {
		a, said := scenetest.NewApp(scenetest.English("390x844")), []string{}
		a.Listen(func(text string) { said = append(said, text) })
		e := begin(t, a, "weinhaendler", wire.AwayComputer).until(t, owes, 60).sit(t, a)
		look(a, e, &said)
	})
}

// times is how often a sentence was said.
func times(said []string, words string) (n int) {
	for _, s := range said {
		n += strings.Count(s, words)
	}
	return n
}

// shows reports whether a piece of the art is on the screen.
func shows(a *app.App, id string) (seen bool) {
	a.Stage().Visit(func(it ui.Item, _ ui.Rect) { seen = seen || it.Look.ID == id })
	return seen
}

// TestSignsFloatForAWhile shows a sign of Emma, once more with signs switched off.
func TestSignsFloatForAWhile(t *testing.T) {
	at(t, jonas, func(a *app.App, e *evening, said *[]string) {
		sign := func() {
			e.Pass(5)
			e.people[emma].Say(wire.ShowSign{Sign: wire.SignPlayed})
			e.talk(t)
			tick(t, a, e.Cable, 5)
		}
		if sign(); !shows(a, "online/sign-played") || times(*said, "Emma: Well played") != 1 {
			t.Errorf("the sign is not shown, or not said once: %q", *said)
		}
		if tick(t, a, e.Cable, 181); shows(a, "online/sign-played") {
			t.Error("the sign is still there after three seconds")
		}
		a.Settings.SignsOff = true
		if sign(); shows(a, "online/sign-played") || times(*said, "Emma: Well played") != 1 {
			t.Error("the sign is shown though signs are switched off")
		}
	})
}

// TestASignIsShownToTheOthers chooses one, and another one too soon.
func TestASignIsShownToTheOthers(t *testing.T) {
	at(t, jonas, func(a *app.App, e *evening, _ *[]string) {
		e.Pass(5)
		for range 2 {
			scenetest.Act(t, a, "signs", "sign/thanks")
			tick(t, a, e.Cable, 5)
		}
		e.talk(t)
		seen := 0
		for m, ok := e.people[jonas].News(); ok; m, ok = e.people[jonas].News() {
			if s, ok := m.(wire.SignShown); ok && s.Seat == clara && s.Sign == wire.SignThanks {
				seen++
			}
		}
		if seen != 1 {
			t.Errorf("Jonas has seen %d signs, want one", seen)
		}
	})
}

// TestALostConnectionIsSaidOnce cuts the line for a while: own buttons rest, and what others have
// decided meanwhile is told once, and shown again by a press.
func TestALostConnectionIsSaidOnce(t *testing.T) {
	at(t, jonas, func(a *app.App, e *evening, said *[]string) {
		e.Cut(200)
		e.decides(t, jonas)
		tick(t, a, e.Cable, 150)
		if n := times(*said, "No connection"); n != 1 {
			t.Errorf("that there is no connection is said %d times: %q", n, *said)
		}
		tick(t, a, e.Cable, 100)
		if n := times(*said, "Back again · 1 decision meanwhile"); n != 1 {
			t.Errorf("what was decided meanwhile is said %d times: %q", n, *said)
		}
		before := times(*said, "Jonas bids")
		scenetest.Act(t, a, "news")
		if tick(t, a, e.Cable, 100); times(*said, "Jonas bids") != before+1 {
			t.Errorf("it is not shown again: %q", *said)
		}
		if tick(t, a, e.Cable, 800); a.Stage().Find("news") != nil {
			t.Error("the strip is still there")
		}
	})
}

// TestTheSeatIsTakenBack lets another device in, in Jonas' turn and in Clara's own, and goes back to
// this one.
func TestTheSeatIsTakenBack(t *testing.T) {
	for owes, button := range map[engine.Player]string{jonas: "signs", clara: "pass"} {
		at(t, owes, func(a *app.App, e *evening, said *[]string) {
			e.takenOver(t, a)
			tick(t, a, e.Cable, 20)
			if n := times(*said, "You play on another device"); n != 1 {
				t.Errorf("that another device plays is said %d times: %q", n, *said)
			}
			scenetest.Act(t, a, "line/back")
			tick(t, a, e.Cable, 20)
			if a.Scene().Name() != "weinhaendler" || a.Stage().Find("line/back") != nil {
				t.Errorf("the screen is %q", a.Scene().Name())
			}
			if a.Stage().Find(button) == nil {
				t.Errorf("nobody sits there: there is no %s", button)
			}
		})
	}
}

// TestWhoLeavesIsAsked leaves the seat to a computer player.
func TestWhoLeavesIsAsked(t *testing.T) {
	at(t, jonas, func(a *app.App, e *evening, _ *[]string) {
		scenetest.Act(t, a, "menu", "menu/home")
		if a.Scene().Name() == "home" {
			t.Fatal("nothing was asked")
		}
		scenetest.Act(t, a, "leave/computer")
		tick(t, a, e.Cable, 5)
		e.talk(t)
		if _, ok := a.Scene().(*home.Page); !ok {
			t.Errorf("the screen is %q", a.Scene().Name())
		}
	})
}

// TestWhoIsGoneIsToldOnce hears, of somebody who has no connection, each thing once, and then that a
// computer player can be called, to which the focus does not go by itself.
func TestWhoIsGoneIsToldOnce(t *testing.T) {
	at(t, jonas, func(a *app.App, e *evening, said *[]string) {
		a.Focus("menu")
		e.gone(t, a, jonas, 3)
		if words := seen(a); !strings.Contains(words, "Jonas has no connection") || !strings.Contains(words, "After 20\u202fs") {
			t.Errorf("after 3 s it is not said that he is away, or from when on a computer can be called: %s", words)
		}
		e.Pass(20)
		e.Table.Tick(e.Now())
		e.seats(t, a)
		for _, words := range []string{"Jonas has no connection.", "After 20\u202fs a computer can play for Jonas.", "To end the game: menu, “Leave the table”.", "A computer can play for Jonas now."} {
			if times(*said, words) != 1 {
				t.Errorf("%q is not said once: %q", words, *said)
			}
		}
		c := a.Stage().Find("line/computer")
		if c == nil || c.Spoken() != "Let a computer play for Jonas" || c.Primary {
			t.Errorf("the computer is called by %+v", c)
		}
	})
}

// TestTheSignsAreTold opens the signs by keys and puts them away.
func TestTheSignsAreTold(t *testing.T) {
	at(t, jonas, func(a *app.App, e *evening, said *[]string) {
		a.Focus("signs")
		scenetest.Act(t, a, "signs")
		tick(t, a, e.Cable, 3)
		if times(*said, "Signs: Hello, ") != 1 || !strings.HasPrefix(a.Stage().Focus(), "sign/") {
			t.Errorf("%q has the focus: %q", a.Stage().Focus(), *said)
		}
		if c := a.Stage().Find("signs"); c == nil || c.Spoken() != "Close the signs" {
			t.Errorf("they are put away by %+v", c)
		}
		scenetest.Act(t, a, "signs")
		if tick(t, a, e.Cable, 3); a.Stage().Focus() != "signs" {
			t.Errorf("afterwards %q has the focus", a.Stage().Focus())
		}
	})
}

// TestWhoWantsToBeWaitedForIsToldSoAtOnce has Jonas leave the table so: it is not said first that his connection is lost.
func TestWhoWantsToBeWaitedForIsToldSoAtOnce(t *testing.T) {
	for _, owes := range []engine.Player{jonas, emma} {
		at(t, owes, func(a *app.App, e *evening, said *[]string) {
			e.people[jonas].Do(wire.SetAway{Away: wire.AwayWait})
			e.talk(t)
			e.gone(t, a, jonas, 1)
			if words := seen(a); !strings.Contains(words, "Jonas wants to be waited for") || strings.Contains(words, "no connection") {
				t.Errorf("while %d is to decide it is said: %s", owes, words)
			}
		})
	}
}

// TestAComputerPlaysForWhoIsGone calls one, and hears how often it has decided.
func TestAComputerPlaysForWhoIsGone(t *testing.T) {
	at(t, jonas, func(a *app.App, e *evening, said *[]string) {
		e.gone(t, a, jonas, 80)
		scenetest.Act(t, a, "line/computer")
		for range 30 {
			tick(t, a, e.Cable, 1)
			e.Table.Think(e.Now(), 1000)
		}
		if n := times(*said, "A computer plays for Jonas"); n != 1 {
			t.Errorf("that a computer plays is said %d times: %q", n, *said)
		}
		e.people[jonas].come(t, e.Cable)
		e.people[jonas].Do(wire.Back{})
		e.talk(t)
		tick(t, a, e.Cable, 10)
		if n := times(*said, "A computer has played 1 decision for Jonas. Jonas plays again."); n != 1 {
			t.Errorf("that Jonas is back is said %d times: %q", n, *said)
		}
		read := func() (log string) {
			scenetest.Act(t, a, "menu", "menu/log")
			for i := range 200 {
				if c := a.Stage().Find("log/" + strconv.Itoa(i)); c != nil {
					log += c.Label + "\n"
				}
			}
			scenetest.Act(t, a, "back")
			return log
		}
		if log := read(); strings.Count(log, "A computer plays for Jonas.") != 1 || !strings.HasSuffix(log, "A computer has played 1 decision for Jonas. Jonas plays again.\n") {
			t.Errorf("the log is %q", log)
		}
		a.Settings.Language = "de"
		a.SettingsChanged()
		a.Scene().(app.Waker).Wake() // as when the settings are left
		if log := read(); strings.Count(log, "spielt für Jonas.") != 1 || !strings.HasSuffix(log, "Jonas spielt wieder selbst.\n") {
			t.Errorf("in German the log is %q", log)
		}
	})
}

// TestTheSamePeoplePlayAgain goes to the next table over a slow line, where what the table is comes
// before who sits there: Clara sits down by herself where she sat.
func TestTheSamePeoplePlayAgain(t *testing.T) {
	scenetest.Do(func() {
		a, said := scenetest.NewApp(scenetest.English("390x844")), []string{}
		a.Listen(func(text string) { said = append(said, text) })
		e := over(t, a)
		first := e.Table
		e.Slow(5)
		scenetest.Act(t, a, "again")
		tick(t, a, e.Cable, 200)
		if e.Table == first || a.Scene().Name() != "online" {
			t.Fatalf("the screen is %q", a.Scene().Name())
		}
		if times(said, "Weinhändler. Waiting for Jonas and Emma") != 1 {
			t.Errorf("the lobby is not told: %q", said)
		}
		for id, want := range map[string]string{"link": "Copy the link: http", "seat/0": "Clara, plays here"} {
			if c := a.Stage().Find(id); c == nil || !strings.HasPrefix(c.Spoken(), want) {
				t.Errorf("%s is not called %q", id, want)
			}
		}
		for i, want := range []string{"Clara", "", "", "Hugo"} {
			turn, _ := e.Table.Turn(e.Now(), cable.Key(inviteKey))
			if got := turn.Seats[i].Name; got != want {
				t.Errorf("in seat %d sits %q, want %q", i, got, want)
			}
		}
	})
}

// TestWhoPlaysAgainIsTold shows on the page of the result who plays again, as they say so.
func TestWhoPlaysAgainIsTold(t *testing.T) {
	scenetest.Do(func() {
		a, said := scenetest.NewApp(scenetest.English("390x844")), []string{}
		a.Listen(func(text string) { said = append(said, text) })
		e := over(t, a)
		for _, c := range []struct {
			by   engine.Player
			says string
		}{{jonas, "Jonas is ready."}, {emma, "Jonas and Emma are ready."}} {
			e.people[c.by].Do(wire.Again{})
			e.talk(t)
			tick(t, a, e.Cable, 5)
			if times(said, c.says) != 1 {
				t.Errorf("%q is not said once: %q", c.says, said)
			}
		}
	})
}

// TestWhoWatchesGoesOn leads who has watched a game to the table where its people play again, once
// there is one.
func TestWhoWatchesGoesOn(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		e := begin(t, a, "weinhaendler", wire.AwayComputer).until(t, engine.Terminal, 0)
		open(t, a, e.Cable, watch)
		for range 100 {
			if a.Scene().Name() == "result" {
				break
			}
			tick(t, a, e.Cable, 10)
		}
		if a.Scene().Name() != "result" || a.Stage().Find("again") != nil {
			t.Fatalf("the screen is %q; nobody plays again yet", a.Scene().Name())
		}
		e.people[jonas].Do(wire.Again{})
		e.talk(t)
		tick(t, a, e.Cable, 5)
		first := e.Table
		scenetest.Act(t, a, "again")
		if tick(t, a, e.Cable, 20); e.Table == first || a.Scene().Name() != "online" {
			t.Errorf("the screen is %q", a.Scene().Name())
		}
	})
}

// TestWhoWatchesSeesEachOnce watches Farbenpoker: nobody has a side of his own beside his place among all, but sideways, where
// that has no room.
func TestWhoWatchesSeesEachOnce(t *testing.T) {
	scenetest.Do(func() {
		for size, want := range map[string]bool{"390x844": false, "844x390": true, "1280x800": false} {
			a := scenetest.NewApp(scenetest.English(size))
			e := begin(t, a, "farbenpoker", wire.AwayComputer).until(t, jonas, moment["farbenpoker"])
			open(t, a, e.Cable, watch)
			if _, own := a.Stage().Where("purse"); own != want {
				t.Errorf("%s: somebody has a side of his own: %t", size, own)
			}
		}
	})
}
