package online_test

import (
	"slices"
	"testing"

	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/testkit/scenetest"
)

// timedAt is at, at a table with 30 seconds a decision, of which so many have passed.
func timedAt(t *testing.T, jonasAway wire.Away, own bool, seconds int, look func(a *app.App, e *evening, said *[]string)) {
	t.Helper()
	scenetest.Do(func() {
		a, said := scenetest.NewApp(scenetest.English("390x844")), []string{}
		a.Listen(func(text string) { said = append(said, text) })
		owes := jonas
		if own {
			owes = clara
		}
		look(a, timed(t, a, "weinhaendler", jonasAway, 30).runs(t, a, owes, 60, seconds), &said)
	})
}

// TestTheOwnTimeEnds says once that little is left, then that a computer player decides.
func TestTheOwnTimeEnds(t *testing.T) {
	timedAt(t, wire.AwayComputer, true, 24, func(a *app.App, e *evening, said *[]string) {
		if n := times(*said, "You have little time left"); n != 1 {
			t.Errorf("that little is left is said %d times: %q", n, *said)
		}
		e.pass(t, a, 7)
		if n := times(*said, "Time over: a computer decides for you"); n != 1 {
			t.Errorf("that it is over is said %d times: %q", n, *said)
		}
	})
	timedAt(t, wire.AwayComputer, true, 20, func(a *app.App, e *evening, said *[]string) {
		if n := times(*said, "little time left"); n != 0 {
			t.Errorf("it is said with ten seconds left: %q", *said)
		}
	})
}

// pass lets seconds pass here and at the server.
func (e *evening) pass(t *testing.T, a *app.App, seconds int) {
	t.Helper()
	for range seconds * 2 {
		tick(t, a, e.Cable, 30)
		e.Table.Tick(e.Now())
		e.talk(t)
	}
}

// TestWhoIsLateIsWaitedFor offers a computer player for Jonas, who wants to be waited for; it
// decides once.
func TestWhoIsLateIsWaitedFor(t *testing.T) {
	timedAt(t, wire.AwayWait, false, 31, func(a *app.App, e *evening, said *[]string) {
		if n := times(*said, "The time is over for Jonas"); n != 1 {
			t.Errorf("that his time is over is said %d times: %q", n, *said)
		}
		scenetest.Act(t, a, "line/computer")
		e.pass(t, a, 2)
		if n := times(*said, "Time over: a computer decides for Jonas"); n != 1 {
			t.Errorf("that a computer player decides is said %d times: %q", n, *said)
		}
		if p := e.people[emma].Seats().Seats[jonas].Presence; p != wire.PresenceHere {
			t.Errorf("Jonas is %q", p)
		}
	})
}

// TestTheTimeBeginsWhenAllIsShown lets this device say so.
func TestTheTimeBeginsWhenAllIsShown(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		e := timed(t, a, "weinhaendler", wire.AwayComputer, 30).until(t, jonas, 60).sit(t, a)
		for range 200 {
			list, _ := e.people[emma].Owed()
			if slices.ContainsFunc(list, func(o wire.Owed) bool { return o.Seat == clara && o.Seconds > 25 }) {
				return
			}
			for _, p := range []int{int(jonas), int(emma)} {
				if f := e.people[p]; f.Acting().Has(f.Viewer()) {
					e.decides(t, f.Viewer())
				}
			}
			tick(t, a, e.Cable, 10)
			e.talk(t)
		}
		t.Error("Clara's time does not begin before 20 seconds are over")
	})
}
