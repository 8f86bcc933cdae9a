package game

import (
	"fmt"
	"testing"

	"treille/webtest"
)

// goHome goes from a table to the first page.
func goHome(p *webtest.Page, press func(id string)) {
	press("menu")
	p.WaitState("the menu", `s.panel`)
	press("menu/home")
	p.WaitState("home", `s.scene === "home"`)
}

// toldOf waits until somebody is told something.
func toldOf(p *webtest.Page, words string) {
	p.Wait("words about "+words, fmt.Sprintf(`document.body.innerText.includes(%q)`, words))
}

// failing makes the storage throw an exception at whoever writes into it.
func failing(p *webtest.Page, exception string) {
	p.Eval(`window.writes = Storage.prototype.setItem, Storage.prototype.setItem = () => { throw new DOMException("no", "`+exception+`"); }`, nil)
}

// TestAStorageThatFailsLosesNothing plays on while nothing can be stored: it is said, the game goes on from the first page
// too, is among those that can be exported as it now is, and is stored when that is possible again.
func TestAStorageThatFailsLosesNothing(t *testing.T) {
	t.Parallel()
	for exception, words := range map[string]string{"QuotaExceededError": "storage is full", "SecurityError": "Nothing may be stored here"} {
		t.Run(exception, func(t *testing.T) {
			t.Parallel()
			v := phone()
			v.Before = append(v.Before, clipboard)
			p := open(t, v)
			press := tap(p)
			sit(p, press)
			decide(t, p, press)
			old := kept(p)
			failing(p, exception)
			decide(t, p, press)
			toldOf(p, words)
			ply := now(p).Ply
			goHome(p, press)
			p.WaitState("a game to go on with", `s.saved`)
			press("saves")
			p.WaitState("the game", `s.scene === "saves" && s.running === 1`)
			press("running/game")
			p.WaitState("the ways out", `s.panel`)
			press("export/copy")
			p.Wait("the text", `window.copied`)
			var text string
			p.Eval("copied", &text)
			if n := len(parse(t, text).Plies); n != ply || kept(p) != old {
				t.Errorf("exported are %d plies of %d", n, ply)
			}
			press("continue")
			p.WaitState("the table", fmt.Sprintf(`s.deciding && s.ply >= %d`, ply))
			p.Eval(`Storage.prototype.setItem = writes`, nil)
			decide(t, p, press)
			if n := len(parse(t, kept(p)).Plies); n <= ply {
				t.Errorf("stored are %d plies", n)
			}
		})
	}
}

// TestAStorageThatIsClearedIsFilledAgain deletes all that is stored in the middle of a game.
func TestAStorageThatIsClearedIsFilledAgain(t *testing.T) {
	t.Parallel()
	p := open(t, phone())
	press := tap(p)
	sit(p, press)
	decide(t, p, press)
	p.ClearStorage()
	decide(t, p, press)
	toldOf(p, "storage was cleared")
	p.Wait("the game to be stored", `(localStorage.getItem("treille.game") || "").includes("Clara")`)
	ply := now(p).Ply
	if n := len(parse(t, kept(p)).Plies); n != ply {
		t.Errorf("stored are %d plies of %d", n, ply)
	}
	p.Reload()
	p.WaitState("the game", `s.scene === "home" && s.saved`) // where the player was is cleared as well
	press("continue")
	p.WaitState("the table", fmt.Sprintf(`s.deciding && s.ply === %d`, ply))
}

// TestAClockThatWasSetBackLosesNothing plays on a year before the game was begun.
func TestAClockThatWasSetBackLosesNothing(t *testing.T) {
	t.Parallel()
	v := phone()
	s := serve(t)
	p := chromium.Open(t, s, "?count", v)
	p.WaitControl("play/weinhaendler")
	sit(p, tap(p))
	decide(t, p, tap(p))
	ply := now(p).Ply
	p.Close()
	v.Before = append(v.Before, `Date = class extends Date {
		constructor(...args) {
			super(...args.length ? args : [Date.now()]);
		}
		static now() {
			return super.now() - 365 * 86400e3;
		}
	}`)
	v.Again = true
	p = chromium.Open(t, s, "?count", v)
	p.WaitControl("continue")
	press := tap(p)
	press("saves")
	p.WaitState("the game", `s.scene === "saves" && s.running === 1`)
	press("continue")
	p.WaitState("the table", fmt.Sprintf(`s.deciding && s.ply === %d`, ply))
	decide(t, p, press)
	if n := len(parse(t, kept(p)).Plies); n <= ply {
		t.Errorf("stored are %d plies", n)
	}
}
