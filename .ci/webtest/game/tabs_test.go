package game

import (
	"strings"
	"testing"

	"treille/webtest"
)

// plate waits until the page is covered by the message about other tabs, and returns it.
func plate(p *webtest.Page) (text string) {
	p.Wait("the message", `document.getElementById("treille-elsewhere")`)
	p.Eval(`document.getElementById("treille-elsewhere").innerText`, &text)
	return text
}

// playHere presses its button.
func playHere(p *webtest.Page) {
	p.Eval(`document.querySelector("#treille-elsewhere button").click()`, nil)
}

// kept is the game under way as the browser keeps it.
func kept(p *webtest.Page) (text string) {
	p.Eval(`localStorage.getItem("treille.game")`, &text)
	return text
}

func TestASecondTabSaysSoAndTakesOver(t *testing.T) {
	t.Parallel()
	v := desktop()
	s := serve(t)
	first := chromium.Open(t, s, "?count", v)
	first.WaitControl("play/weinhaendler")
	sit(first, tapOrClick(first))
	decide(t, first, tapOrClick(first))
	before := kept(first)

	v.Again = true
	second := chromium.Open(t, s, "?count", v)
	if text := plate(second); !strings.Contains(text, "already open in another tab") {
		t.Errorf("the second tab says %q", text)
	}
	second.Screenshot("second-tab")
	// Until it takes over, the first plays on.
	decide(t, first, tapOrClick(first))
	if after := kept(first); after == before {
		t.Error("the first tab does not save any more")
	}
	ply := now(first).Ply

	playHere(second)
	second.WaitStarted()
	if text := plate(first); !strings.Contains(text, "goes on in another tab") {
		t.Errorf("the first tab says %q", text)
	}
	first.Screenshot("first-tab")
	press := tapOrClick(second)
	press("continue")
	second.WaitState("the table", `s.scene === "weinhaendler" && s.deciding`)
	if got := now(second).Ply; got != ply {
		t.Errorf("the second tab goes on at ply %d, the first was at %d", got, ply)
	}
	decide(t, second, press)
	after, ply := kept(second), now(second).Ply

	// The first tab writes nothing, whatever still happens in it.
	first.Eval(`treille.onActivate("pass")`, nil)
	first.Eval(`new Promise((done) => setTimeout(done, 500))`, nil)
	var holds bool
	if first.Eval("treille.holds()", &holds); holds || kept(second) != after {
		t.Error("the first tab has written over the second one's game")
	}

	// And it can take the game back, as it now stands.
	first.Eval("window.treilleOld = true", nil)
	playHere(first)
	first.WaitReloaded()
	first.WaitStarted()
	first.WaitState("the table", `s.scene === "weinhaendler" && s.deciding`)
	if got := now(first).Ply; got != ply {
		t.Errorf("the first tab goes on at ply %d, the second was at %d", got, ply)
	}
	plate(second)
}

// A tab that has crashed has left its name behind, and answers nobody: its lock is gone, or else
// it has had its time.
func TestATabThatHasCrashedBlocksNobody(t *testing.T) {
	t.Parallel()
	for name, script := range map[string]string{
		"by its lock":   `const later = setTimeout; window.setTimeout = (f, ms, ...rest) => ms === 2000 ? 0 : later(f, ms, ...rest)`,
		"without locks": `Object.defineProperty(navigator, "locks", { value: undefined })`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v := desktop()
			v.Before = append(v.Before, script, `localStorage.setItem("treille-page.tab", localStorage.getItem("treille-page.tab") || "gone")`)
			p := open(t, v)
			sit(p, tapOrClick(p))
			if kept(p) == "" {
				t.Error("the game is not kept")
			}
		})
	}
}

// A reload, or a visit after the first tab was closed, asks nothing.
func TestAfterwardsNothingIsAsked(t *testing.T) {
	t.Parallel()
	v := desktop()
	s := serve(t)
	p := chromium.Open(t, s, "?count", v)
	p.WaitStarted()
	p.Reload()
	p.WaitStarted()
	p.Close()
	v.Again = true
	q := chromium.Open(t, s, "?count", v)
	q.WaitStarted()
	q.Reload()
	q.WaitStarted()
	var owner string
	q.Eval(`localStorage.getItem("treille-page.tab") || ""`, &owner)
	if owner == "" {
		t.Error("no tab plays")
	}
}

// Where nothing can be written, the game is played all the same, and nobody says that it is played elsewhere.
func TestWithoutStorageATabPlays(t *testing.T) {
	t.Parallel()
	for name, script := range map[string]string{
		"forbidden": `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } })`,
		"full":      `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }`,
		"deaf":      `Storage.prototype.setItem = () => {}`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v := webtest.Desktop.Coarse()
			v.Before = []string{script}
			p := open(t, v)
			press := tapOrClick(p)
			prepare(p, press)
			press("start")
			p.WaitState("a decision", `s.deciding`)
			var covered bool
			if p.Eval(`Boolean(document.querySelector(".treille-cover"))`, &covered); covered {
				t.Error("the page is covered")
			}
		})
	}
}
