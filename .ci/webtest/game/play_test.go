package game

import (
	"fmt"
	"testing"

	"treille/webtest"
)

// open opens the game and waits for home.
func open(t *testing.T, v webtest.View) *webtest.Page {
	t.Helper()
	p := chromium.Open(t, serve(t), "?count", v)
	t.Cleanup(func() {
		if t.Failed() {
			p.Screenshot(t.Name())
		}
	})
	p.WaitStarted()
	p.WaitState("home", `s.scene === "home"`)
	p.WaitControl("play")
	return p
}

// sit starts a game: two presses from home to the table.
func sit(p *webtest.Page, press func(id string)) {
	press("play")
	p.WaitState("the new-game page", `s.scene === "newgame"`)
	p.WaitControl("start")
	press("start")
	p.WaitState("a decision", `s.scene === "weinhaendler" && s.deciding`)
}

// decide takes one decision, whichever is easy to name, by pressing controls.
func decide(t *testing.T, p *webtest.Page, press func(id string)) {
	t.Helper()
	s := now(p)
	step := func(id, what, condition string) {
		press(id)
		p.WaitState(what, condition)
	}
	switch {
	case s.Cellars:
		if control(p, "done") != "" && s.Ply%3 != 0 || s.Hand == 0 {
			press("done")
			break
		}
		if s.Lifted == 0 {
			step("hand/0", "a lifted bottle", `s.lifted === 1`)
		}
		press(control(p, "place/"))
		p.Wait("a chosen place", `[...document.querySelectorAll("#treille-control-place")].some(b => b.getAttribute("aria-disabled") !== "true")`)
		press("place")
	default:
		if s.Hand < 3 {
			press("pass")
			break
		}
		if s.Lifted == 0 {
			step("hand/0", "a lifted bottle", `s.lifted === 1`)
		}
		if control(p, "add") == "" {
			step("hand/1", "another lifted bottle", `s.lifted === 2`)
		}
		if control(p, "add") == "" {
			press("pass")
			break
		}
		press("add")
	}
	if now(p).Panel {
		press("sure")
	}
	p.WaitState("the decision to be taken", fmt.Sprintf(`s.ply > %d || s.scene === "result"`, s.Ply))
	p.WaitState("the next decision", `s.deciding || s.scene === "result"`)
}

// playOut plays to the result.
func playOut(t *testing.T, p *webtest.Page, press func(id string)) {
	t.Helper()
	for range 400 {
		if now(p).Scene == "result" {
			return
		}
		decide(t, p, press)
	}
	t.Fatal("the game does not end")
}

func TestAWholeGameByTouchOnAPhone(t *testing.T) {
	p := open(t, fast(webtest.Phone))
	p.Screenshot("phone-home")
	sit(p, p.TapControl)
	p.Screenshot("phone-table")
	playOut(t, p, p.TapControl)
	p.Screenshot("phone-result")
	p.CheckNoStrangers()
	p.TapControl("see")
	p.WaitState("the table", `s.scene === "weinhaendler" && s.over`)
}
