package webtest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// watchFocus notes during which event of the player's hand the line for typing got the focus.
const watchFocus = `
	window.within = [];
	const focus = HTMLElement.prototype.focus;
	HTMLElement.prototype.focus = function (...args) {
		if (this.id === "treille-input" || this.id === "treille-early") {
			const e = window.event;
			within.push(e && e.isTrusted ? e.type : "later");
		}
		return focus.apply(this, args);
	};`

// Phones by Apple open the keyboard only from within the handler of the touch.
func TestTheKeyboardOpensFromWithinTheTouch(t *testing.T) {
	t.Parallel()
	v := phone
	v.Before = []string{watchFocus}
	p := openStarted(t, "", v)
	p.TapControl("name")
	p.ActivateControl("name") // The fixture does not hear taps on its controls; here the game's answer comes.
	p.Wait("the line", `document.activeElement.id === "treille-input" && document.activeElement.value === "Clara"`)
	var within []string
	p.Eval("within", &within)
	if len(within) == 0 || within[0] != "touchend" {
		t.Errorf("the line got the focus within %q, want first a touchend", within)
	}
	var lines int
	if p.Eval(`document.querySelectorAll("body > input").length`, &lines); lines != 1 {
		t.Errorf("there are %d lines for typing", lines)
	}
	p.Press("Hugo" + kb.Enter)
	p.WaitState("the name", `s.calls.at(-1) === "Text Hugo enter"`)

	// A press of the hidden button, as a screen reader makes it, is as good.
	p.Eval("within.length = 0", nil)
	p.Eval(`document.getElementById("treille-control-name").focus()`, nil)
	p.Press(kb.Enter)
	p.Wait("the line", `document.activeElement.id === "treille-input"`)
	if p.Eval("within", &within); len(within) == 0 || within[0] != "click" {
		t.Errorf("after the hidden button: within %q, want first a click", within)
	}
	p.Press(kb.Escape)
	p.Wait("the line to go", `!document.getElementById("treille-input")`)

	// Other controls bring no keyboard, and one that asks for nothing keeps none.
	p.TapControl("speak")
	p.Frames(3)
	if p.Eval(`document.querySelectorAll("body > input").length`, &lines); lines != 0 {
		t.Error("a control that lets nothing be typed brought the keyboard")
	}
	p.Eval(`document.getElementById("treille-control-speak").toggleAttribute("data-types", true)`, nil)
	p.TapControl("speak")
	p.Wait("the keyboard", `document.activeElement.id === "treille-early"`)
	p.Wait("the keyboard to go", `!document.getElementById("treille-early") && document.activeElement.tagName !== "INPUT"`)
}

func TestGesturesOfSafariAreHeldBack(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", desktop)
	for _, where := range []string{`document.querySelector("body > canvas")`, `document.body`} {
		for _, kind := range []string{"gesturestart", "gesturechange", "gestureend"} {
			var magnifies bool
			p.Eval(where+`.dispatchEvent(new Event("`+kind+`", { bubbles: true, cancelable: true }))`, &magnifies)
			if magnifies {
				t.Errorf("%s on %s magnifies the page", kind, where)
			}
		}
	}
}

func TestSoundsObeyTheSilentSwitch(t *testing.T) {
	t.Parallel()
	v := desktop
	v.Before = []string{`
		Object.defineProperty(navigator, "audioSession", { value: { type: "auto" } });
		const Base = AudioContext;
		window.AudioContext = class extends Base { constructor(o) { super(o); window.kind = navigator.audioSession.type; } };`}
	p := openStarted(t, "", v)
	startSound(p)
	p.Wait("the sound to run", `treillePage.audioContexts[0].state === "running"`)
	var kind string
	if p.Eval("kind", &kind); kind != "ambient" {
		t.Errorf("the sound began in a session of the kind %q", kind)
	}
}

// aTabOfSafari is a tab on a phone by Apple, as far as a page can tell.
const aTabOfSafari = `Object.defineProperty(navigator, "standalone", { value: false, configurable: true });`

func TestAWordAboutTheHomeScreen(t *testing.T) {
	t.Parallel()
	const saved = `localStorage.setItem("treille.game", "[Format]");`
	for name, c := range map[string]struct {
		before []string
		told   bool
	}{
		"a tab of Safari with a game": {[]string{aTabOfSafari, saved}, true},
		"without a game":              {[]string{aTabOfSafari}, false},
		"on the home screen":          {[]string{aTabOfSafari, `Object.defineProperty(navigator, "standalone", { value: true });`, saved}, false},
		"another browser":             {[]string{saved}, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v := phone
			v.Before = c.before
			p := openStarted(t, "", v)
			p.Eval("treille.home()", nil)
			var text string
			p.Eval(`[...document.querySelectorAll(".treille-bar")].map((e) => e.innerText).join()`, &text)
			if strings.Contains(text, "Add to Home Screen") != c.told {
				t.Fatalf("the page says %q", text)
			}
			if !c.told {
				return
			}
			p.Screenshot("home-screen")
			p.Eval(`document.querySelector(".treille-bar button").click()`, nil)
			p.Eval("treille.home()", nil)
			var bars int
			if p.Eval(`document.querySelectorAll(".treille-bar").length`, &bars); bars != 0 {
				t.Error("it is said again to who has understood")
			}
		})
	}
}

// askedToPersist counts how often the page asks that its storage be kept.
const askedToPersist = `
	window.persists = 0;
	navigator.storage.persisted = () => Promise.resolve(false);
	navigator.storage.persist = () => { persists++; return Promise.resolve(true); };`

// A browser that would ask the player in turn is asked at the first page only.
func TestTheBrowserIsAskedToKeepGamesOnce(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, query, begin, then string }{
		{"silently", `Promise.reject(new TypeError("unknown"))`, "0", "(treille.kept(), treille.kept())"},
		{"by a question", `Promise.resolve({ state: "prompt" })`, "(treille.home(), treille.kept(), treille.kept())", "(treille.home(), treille.home())"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			v := desktop
			v.Before = []string{askedToPersist, `navigator.permissions.query = () => ` + c.query}
			p := openStarted(t, "", v)
			var asked int
			p.Eval(c.begin, nil)
			p.Frames(3)
			if p.Eval("persists", &asked); asked != 0 {
				t.Error("the browser is asked too early")
			}
			p.Eval(c.then, nil)
			p.Wait("the question", "persists > 0")
			p.Frames(3)
			if p.Eval("persists", &asked); asked != 1 {
				t.Errorf("the browser is asked %d times", asked)
			}
		})
	}
}
