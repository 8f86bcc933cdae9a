package game

import (
	"fmt"
	"os"
	"testing"
	"time"

	"treille/webtest"
)

// frames counts the pictures that the browser offers to draw, and those in which the game ticks.
const frames = `(() => {
	window.offered = window.ticked = 0;
	const request = window.requestAnimationFrame.bind(window);
	window.requestAnimationFrame = (f) => request((time) => {
		window.ticked++;
		f(time);
	});
})()`

// TestWaiting measures what waiting costs: TREILLE_WAIT says how long.
func TestWaiting(t *testing.T) {
	wait, err := time.ParseDuration(os.Getenv("TREILLE_WAIT"))
	if err != nil {
		t.Skip("no TREILLE_WAIT")
	}
	v := webtest.Desktop
	v.Before = []string{frames}
	p := openAt(t, "?no-worker&count", v)
	measure := func(where string) {
		p.WaitState("rest", `s.drawn && !s.moving`)
		p.Frames(60)
		var draws, ticks, draws2, ticks2 int
		p.Eval("treille.test.draws", &draws)
		p.Eval("ticked", &ticks)
		cpu := p.CPU()
		p.Eval(fmt.Sprintf(`new Promise((done) => setTimeout(() => done(1), %d))`, wait.Milliseconds()), new(int))
		cpu = p.CPU() - cpu
		p.Eval("treille.test.draws", &draws2)
		p.Eval("ticked", &ticks2)
		n := ticks2 - ticks
		t.Logf("%s: %d draws, %d frames, CPU %v in %v: %v a frame", where, draws2-draws, n, cpu, wait, cpu/time.Duration(max(1, n)))
	}
	measure("home")
	prepareGame(p, "weinhaendler", p.ActivateControl)
	p.ActivateControl("start")
	p.WaitState("a decision", `s.deciding`)
	measure("table")
	p.Click(5, 400) // from now on there may be sound
	measure("table with sound")
}
