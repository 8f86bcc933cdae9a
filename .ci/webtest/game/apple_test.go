package game

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// On phones by Apple the keyboard opens only from within the handler of the touch: the controls that let something be
// typed are marked, and the tap on a name brings the line at once.
func TestANameIsTypedFromWithinTheTouch(t *testing.T) {
	t.Parallel()
	v := phone()
	v.Before = append(v.Before, `
		window.within = [];
		const focus = HTMLElement.prototype.focus;
		HTMLElement.prototype.focus = function (...args) {
			if (this.tagName === "INPUT") within.push(window.event && window.event.isTrusted ? window.event.type : "later");
			return focus.apply(this, args);
		};`)
	p := open(t, v)
	prepare(p, tap(p))
	tap(p)("seat/0")
	p.WaitControl("name")
	p.Eval("within.length = 0", nil)
	tap(p)("name")
	p.Wait("the line", `document.activeElement.id === "treille-input" && document.activeElement.value === "Clara"`)
	var within []string
	if p.Eval("within", &within); len(within) == 0 || within[0] != "touchend" {
		t.Errorf("the line got the focus within %q, want first a touchend", within)
	}
	p.Screenshot("typing-name")
	p.Press("Greta" + kb.Enter)
	p.Wait("the line to go", `!document.getElementById("treille-input")`)
	tap(p)("ok")
	p.Wait("the name", `document.getElementById("treille-control-seat/0").textContent.includes("Greta")`)
}

// The first save asks the browser to keep it, and back at the first page Safari's players are told of the home screen.
func TestTheFirstSaveIsToStay(t *testing.T) {
	t.Parallel()
	v := phone()
	v.Before = append(v.Before, `
		window.persists = 0;
		navigator.permissions.query = () => Promise.reject(new TypeError("unknown to Safari"));
		navigator.storage.persisted = () => Promise.resolve(false);
		navigator.storage.persist = () => { persists++; return Promise.resolve(true); };
		Object.defineProperty(navigator, "standalone", { value: false });`)
	p := open(t, v)
	var asked int
	if p.Eval("persists", &asked); asked != 0 {
		t.Error("the browser is asked before anything is saved")
	}
	sit(p, tap(p))
	p.Wait("the browser to be asked", "persists === 1")
	decide(t, p, tap(p))
	if p.Eval("persists", &asked); asked != 1 {
		t.Errorf("the browser is asked %d times", asked)
	}
	var bars int
	if p.Eval(`document.querySelectorAll(".treille-bar").length`, &bars); bars != 0 {
		t.Error("the table is covered by a word about the home screen")
	}
	tap(p)("menu")
	p.WaitState("the menu", `s.panel`)
	tap(p)("menu/home")
	p.WaitState("home", `s.scene === "home"`)
	p.Wait("the word about the home screen", `document.querySelector(".treille-bar").innerText.includes("Add to Home Screen")`)
	p.Screenshot("home-screen")
}
