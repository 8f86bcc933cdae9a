package game

import (
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"treille/webtest"
)

// open opens the game and waits for home. It has no service worker, which would fill its
// cache meanwhile: that is for the tests of tabs, of storage and of playing offline.
func open(t *testing.T, v webtest.View) *webtest.Page {
	t.Helper()
	return openAt(t, "?count&no-worker", v)
}

// openAt opens the game under an address, as in webtest's Open, and waits for home.
func openAt(t *testing.T, address string, v webtest.View) *webtest.Page {
	t.Helper()
	return openIn(t, chromium, address, v)
}

// openIn does it in a browser.
func openIn(t *testing.T, b *webtest.Browser, address string, v webtest.View) *webtest.Page {
	t.Helper()
	p := b.Open(t, serve(t), address, v)
	t.Cleanup(func() {
		if t.Failed() {
			p.Screenshot(t.Name())
			var outline string
			p.Eval(`document.getElementById("treille-outline").innerText`, &outline)
			t.Logf("the hidden text: %q", outline)
		}
	})
	p.WaitStarted()
	p.WaitState("home", `s.scene === "home"`)
	p.WaitControl("play/weinhaendler")
	return p
}

// prepare goes from home to the page on which a game is prepared, by its box and its
// page.
func prepare(p *webtest.Page, press func(id string)) { prepareGame(p, "weinhaendler", press) }

// prepareGame does it for one of the games.
func prepareGame(p *webtest.Page, game string, press func(id string)) {
	press("play/" + game)
	p.WaitState("the page of the game", `s.scene === "gamepage"`)
	p.WaitControl("play")
	press("play")
	p.WaitState("the new-game page", `s.scene === "newgame"`)
	p.WaitControl("start")
}

// sit starts a game: three presses from home to the table.
func sit(p *webtest.Page, press func(id string)) {
	prepare(p, press)
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
	taken := fmt.Sprintf(`s.ply > %d || s.scene === "result"`, s.Ply)
	p.WaitState("the decision or a question", taken+" || s.panel")
	if now(p).Panel {
		press("sure") // it is asked before what cannot be undone
	}
	p.WaitState("the decision to be taken", taken)
	const next = `s.deciding || s.scene === "result"`
	p.WaitState("the next decision", next+" || s.last")
	if now(p).Last {
		press("understood")
		p.WaitState("the next decision", next)
	}
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

// tap presses with a finger, as fast as one can.
func tap(p *webtest.Page) func(id string) {
	return func(id string) {
		p.Ticks(1) // the page takes up the present controls
		p.TapControl(id)
	}
}

// focused is the id of the control that has the browser's focus, "" if none has.
func focused(p *webtest.Page) (id string) {
	p.Eval(`document.activeElement.dataset.control || ""`, &id)
	return id
}

// press presses a control by the keyboard: as many Tabs as lead to it or to its group,
// then Enter. Within a group the focus is put on it, as a screen reader does; that
// arrows lead from each to the next is tested without a browser.
func press(t *testing.T, p *webtest.Page) func(id string) {
	return func(id string) {
		t.Helper()
		p.Ticks(1)
		p.WaitControl(id)
		for range 20 { // the controls may change under the keys
			n := tabsAway(p, id)
			if n == 0 {
				p.Eval(fmt.Sprintf(`document.getElementById("treille-control-" + %q).focus()`, id), nil)
				p.Press(kb.Enter)
				return
			}
			p.Tab(n)
		}
		t.Fatalf("Tab does not reach %s", id)
	}
}

// tabsAway is how many Tabs lead from where the focus is to a control or to its group,
// negative with Shift; 1 if nothing has the focus.
func tabsAway(p *webtest.Page, id string) (n int) {
	p.Eval(fmt.Sprintf(`(() => {
		const stop = (e) => e.tabIndex === 0 ? e : e.closest("[data-group]")?.querySelector("[tabindex='0']");
		const stops = [...document.querySelectorAll("[data-control]")].filter((e) => e.tabIndex === 0);
		const from = stops.indexOf(document.activeElement), to = stops.indexOf(stop(document.getElementById("treille-control-" + %q)));
		return from < 0 || to < 0 ? 1 : to - from;
	})()`, id), &n)
	return n
}

// TestAGameByKeyboardOnADesktop begins one; TestTheEndsOfGamesByKeyboardOnADesktop ends it.
func TestAGameByKeyboardOnADesktop(t *testing.T) {
	t.Parallel()
	p := open(t, desktop())
	p.Screenshot("desktop-home")
	sit(p, press(t, p))
	p.Screenshot("desktop-table")
	// Numbers lift the cards, letters press the buttons.
	p.Press("1")
	p.WaitState("a lifted bottle", `s.lifted === 1`)
	p.Press("1")
	p.WaitState("no lifted bottle", `s.lifted === 0`)
	p.Press("l")
	p.WaitState("the log", `s.panel`)
	p.Press(kb.Escape)
	p.WaitState("no log", `!s.panel`)
	for range 6 {
		decide(t, p, keys(t, p))
	}
}

// keys presses what the keyboard has keys for, and Tab and Enter for the rest.
func keys(t *testing.T, p *webtest.Page) func(id string) {
	byTab := press(t, p)
	short := map[string]string{"hand/0": "1", "hand/1": "2", "pass": "p", "add": "a", "place": "a", "done": "d"}
	return func(id string) {
		t.Helper()
		key, ok := short[id]
		if !ok {
			byTab(id)
			return
		}
		p.Ticks(2)
		p.Press(key)
		p.Ticks(2)
	}
}

func TestAReloadGoesOnAtTheSamePoint(t *testing.T) {
	t.Parallel()
	v := phone()
	p := open(t, v)
	sit(p, tap(p))
	for range 3 {
		decide(t, p, tap(p))
	}
	before := now(p)
	p.Reload()
	p.WaitStarted()
	p.WaitState("the table", `s.scene === "weinhaendler" && s.deciding`)
	if after := now(p); after.Ply != before.Ply || after.Round != before.Round || after.Hand != before.Hand {
		t.Errorf("before the reload %+v, after it %+v", before, after)
	}
	decide(t, p, tap(p))
}

func TestALostContextComesBackToTheTable(t *testing.T) {
	t.Parallel()
	v := phone()
	p := open(t, v)
	sit(p, tap(p))
	decide(t, p, tap(p))
	before := now(p)
	p.Eval("window.treilleOld = true", nil)
	p.LoseContext()
	p.WaitReloaded()
	p.WaitStarted()
	p.WaitState("the table", `s.scene === "weinhaendler" && s.deciding`)
	if after := now(p); after.Ply != before.Ply {
		t.Errorf("ply %d before, %d after", before.Ply, after.Ply)
	}
}

func TestOfflineTheSecondVisitIsPlayed(t *testing.T) {
	t.Parallel()
	s := serve(t)
	v := phone()
	first := chromium.Open(t, s, "?count", v)
	first.WaitStarted()
	first.Wait("the service worker", `navigator.serviceWorker.controller && navigator.serviceWorker.controller.state === "activated"`)
	first.Close()
	s.CutOff()
	v.Again = true
	p := chromium.Open(t, s, "?count", v)
	p.WaitStarted()
	p.WaitControl("play/weinhaendler")
	sit(p, tap(p))
	decide(t, p, tap(p))
}

func TestTurningTheDeviceKeepsTheDecision(t *testing.T) {
	t.Parallel()
	v := phone()
	p := open(t, v)
	sit(p, tap(p))
	before := now(p)
	v.Width, v.Height = 844, 390
	p.SetView(v)
	p.Wait("the layout", `innerWidth === 844`)
	p.Frames(6)
	p.Screenshot("sideways-table")
	decide(t, p, tap(p))
	v.Width, v.Height = 390, 844
	p.SetView(v)
	p.Wait("the layout", `innerWidth === 390`)
	p.Frames(6)
	decide(t, p, tap(p))
	if after := now(p); after.Ply <= before.Ply {
		t.Errorf("ply %d, then %d", before.Ply, after.Ply)
	}
}

func TestACancelledTouchIsNoTap(t *testing.T) {
	t.Parallel()
	p := open(t, phone())
	sit(p, tap(p))
	p.Frames(2)
	x, y := p.Control("hand/0").Centre()
	p.TouchDown(x, y)
	p.Frames(3)
	p.TouchCancel()
	p.Frames(6)
	if s := now(p); s.Lifted != 0 {
		t.Errorf("a touch that was taken back lifted %d bottles", s.Lifted)
	}
	if slices.ContainsFunc(p.Controls(), func(c webtest.Control) bool { return c.ID == "inspected" }) {
		tap(p)("inspected") // on a slow machine it was held so long that it looks at the bottle
	}
	tap(p)("hand/0")
	p.WaitState("a lifted bottle", `s.lifted === 1`)
}

// tapOrClick presses with the mouse.
func tapOrClick(p *webtest.Page) func(id string) {
	return func(id string) {
		p.Ticks(1)
		p.ClickControl(id)
	}
}

func TestASaveOfNonsenseIsKeptAside(t *testing.T) {
	t.Parallel()
	v := phone()
	v.Before = append(v.Before, `localStorage.setItem("treille.game", "[Format \"treille 1\"]\nnonsense\n")`)
	p := open(t, v)
	p.WaitState("no game to go on with", `s.scene === "home" && !s.saved`)
	var aside bool
	p.Eval(`Object.keys(localStorage).some(k => k.startsWith("treille.game.damaged-") && localStorage[k].includes("nonsense"))`, &aside)
	if !aside {
		t.Error("the damaged save is gone")
	}
	sit(p, tap(p))
}

func TestAFullStorageIsSaidOnceAndPlayGoesOn(t *testing.T) {
	t.Parallel()
	v := phone()
	v.Before = append(v.Before, `Storage.prototype.setItem = function(k) { if (k.startsWith("treille.game")) throw new DOMException("full", "QuotaExceededError") }`)
	p := open(t, v)
	sit(p, tap(p))
	decide(t, p, tap(p))
	p.Wait("somebody to be told that the storage is full", `document.body.innerText.includes("full")`)
	decide(t, p, tap(p))
}

func TestAnotherGamePutsTheFirstAside(t *testing.T) {
	t.Parallel()
	v := phone()
	p := open(t, v)
	sit(p, tap(p))
	decide(t, p, tap(p))
	first := now(p)
	tap(p)("menu")
	p.WaitState("the menu", `s.panel`)
	tap(p)("menu/home")
	p.WaitState("home", `s.scene === "home" && s.saved`)
	sit(p, tap(p))
	tap(p)("menu")
	p.WaitState("the menu", `s.panel`)
	tap(p)("menu/home")
	p.WaitState("home", `s.scene === "home" && s.saved`)
	tap(p)("saves")
	p.WaitState("the games kept", `s.scene === "saves" && s.running === 2`)
	tap(p)("open/shelf-000001")
	tap(p)("more/continue")
	p.WaitState("the first game", `s.scene === "weinhaendler" && s.deciding`)
	if again := now(p); again.Ply != first.Ply {
		t.Errorf("ply %d, and %d when it was put aside", again.Ply, first.Ply)
	}
}
