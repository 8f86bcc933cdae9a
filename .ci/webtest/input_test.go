package webtest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

func TestNobodyAsksForGamepads(t *testing.T) {
	t.Parallel()
	v := desktop
	v.Before = []string{`
		window.asked = 0;
		Navigator.prototype.getGamepads = () => {
			asked++;
			return [];
		};`}
	p := openStarted(t, "", v)
	p.Frames(10)
	var asked int
	if p.Eval("asked", &asked); asked != 0 {
		t.Errorf("asked for gamepads %d times in 10 frames and more", asked)
	}
}

func TestACancelledTouchEnds(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", phone)
	p.TouchDown(100, 600)
	p.WaitState("the finger", `s.touches === 1`)
	p.TouchCancel()
	p.WaitState("the finger to be gone", `s.touches === 0 && s.calls.includes("TouchCancel")`)
	p.Tap(100, 600)
	p.WaitState("the next tap", `s.taps === 2 && s.touches === 0`)
}

// restless moves the focus away from the canvas in the middle of a tick, while frames are so slow that more ticks follow.
const restless = `(() => {
	const state = treille.state, canvas = document.querySelector("body > canvas");
	treille.state = (s) => { state(s); canvas.focus(); canvas.blur(); };
	(function slow() {
		for (const end = performance.now() + 60; performance.now() < end;) {}
		requestAnimationFrame(slow);
	})();
})()`

func TestAFingerStaysDownWhenTheFocusMoves(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", phone)
	p.Eval(restless, nil)
	p.TouchDown(100, 600)
	p.WaitState("the finger", `s.touches === 1`)
	p.Frames(6)
	p.TouchUp()
	p.WaitState("the finger to be gone", `s.touches === 0`)
	if n := p.fixture().Taps; n != 1 {
		t.Errorf("one finger counts as %d", n)
	}
}

// watchKeys notes which keys had their default taken away, from before the page's own listener.
const watchKeys = `
	window.seen = [];
	addEventListener("keydown", (e) => setTimeout(() => seen.push([e.code, e.defaultPrevented])), true);`

func TestTheBrowserKeepsItsKeys(t *testing.T) {
	t.Parallel()
	v := desktop
	v.Before = []string{watchKeys}
	p := openStarted(t, "", v)
	p.Eval(`document.querySelector("body > canvas").focus()`, nil)
	for _, k := range []struct {
		key       string
		modifiers Modifier
		browsers  bool
	}{
		{"r", Ctrl, true}, {"l", Ctrl, true}, {"0", Ctrl, true}, {"c", Meta, true}, {"d", Alt, true},
		{kb.F5, 0, true}, {kb.F11, 0, true}, {kb.F12, 0, true}, {kb.ArrowLeft, Alt, true},
		{kb.ArrowRight, 0, false}, {"u", 0, false}, {kb.Escape, 0, false}, {kb.Enter, 0, false}, {" ", 0, false}, {"?", Shift, false},
		{kb.Tab, 0, true},
	} {
		keysBefore := len(p.fixture().Keys)
		var n int
		p.Eval("seen.length", &n)
		p.PressWith([]rune(k.key)[0], k.modifiers)
		p.Wait("the key", "seen.length > "+itoa(n))
		var prevented bool
		p.Eval("seen.at(-1)[1]", &prevented)
		p.Frames(3)
		heard := len(p.fixture().Keys) > keysBefore
		if prevented == k.browsers || heard == k.browsers {
			t.Errorf("key %q with modifiers %d: kept from the browser %v, heard by the game %v", k.key, k.modifiers, prevented, heard)
		}
	}
}

func TestTabGoesThroughTheHiddenButtons(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", desktop)
	var got []string
	for range 3 {
		p.Press(kb.Tab)
	}
	p.WaitState("three focuses", `s.calls.length === 3`)
	got = p.fixture().Calls
	if want := []string{"Focus a", "Focus b", "Focus c"}; !slices.Equal(got, want) {
		t.Errorf("Tab three times: %q, want %q", got, want)
	}
}

func TestAHiddenButtonPressesOnce(t *testing.T) {
	t.Parallel()
	for name, press := range map[string]func(p *Page){
		"Enter": func(p *Page) { p.Press(kb.Enter) },
		"Space": func(p *Page) { p.Press(" ") },
		"held Enter": func(p *Page) {
			p.key('\r', 0, true)
			for range 3 {
				p.Eval(`document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", code: "Enter", repeat: true, bubbles: true, cancelable: true })) && document.activeElement.click()`, nil)
			}
			p.key('\r', 0, false)
		},
		"screen reader": func(p *Page) { p.ActivateControl("a") },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := openStarted(t, "", desktop)
			p.Press(kb.Tab)
			press(p)
			p.WaitState("the press", `s.calls.includes("Activate a")`)
			p.Frames(10)
			s := p.fixture()
			if want := []string{"Focus a", "Activate a"}; !slices.Equal(s.Calls, want) {
				t.Errorf("the game was called %q, want %q", s.Calls, want)
			}
			if len(s.Keys) != 0 {
				t.Errorf("the game has also heard %q", s.Keys)
			}
		})
	}
}

func TestOtherKeysReachTheGameFromAHiddenButton(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", desktop)
	p.Press(kb.Tab)
	p.Press("u" + kb.ArrowUp)
	p.WaitState("the keys", `s.keys && s.keys.length === 2 && s.held === 0`)
	if s := p.fixture(); !slices.Equal(s.Keys, []string{"U", "ArrowUp"}) {
		t.Errorf("the game heard %q", s.Keys)
	}
	if c := p.Control("a"); !c.Focused {
		t.Error("the hidden button has lost the focus to the canvas")
	}
	// The fixture's ring goes to b with the arrow; the focus follows, and the game is not told what it said itself.
	p.Press(kb.ArrowDown)
	p.Wait("the focus to follow the ring", `document.activeElement.id === "treille-control-b"`)
	if s := p.fixture(); !slices.Equal(s.Calls, []string{"Focus a"}) {
		t.Errorf("the game was called %q", s.Calls)
	}
}

func TestControlsSayWhatTheyAre(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", desktop)
	list := p.Controls()
	if len(list) != 13 || list[0].ID != "a" || list[12].ID != "copy" {
		t.Fatalf("controls %+v", list)
	}
	a := Control{ID: "a", Role: "button", Label: "First", X: 20, Y: 20, W: 120, H: 44, Enabled: true}
	if list[0] != a {
		t.Errorf("the first is %+v, want %+v", list[0], a)
	}
	if !list[1].Pressed {
		t.Error("the second is not shown as pressed")
	}
	if list[2].Enabled || !strings.Contains(list[2].Label, "Hugo") {
		t.Errorf("the third is %+v: it should be disabled and say why", list[2])
	}
	if list[3].Role != "slider" || list[3].Value != 2 {
		t.Errorf("the fourth is %+v", list[3])
	}
	// A disabled control can be reached and pressed: the game says why it does nothing.
	p.ActivateControl("c")
	p.WaitState("the press", `s.calls.includes("Activate c")`)
	// A screen reader on a phone changes the range itself.
	p.Eval(`((e) => { e.value = 3; e.dispatchEvent(new Event("input")); })(document.getElementById("treille-control-speed"))`, nil)
	p.WaitState("the value", `s.calls.includes("Value speed 3")`)
	// The pointer goes through to the canvas.
	p.ClickControl("b")
	p.WaitState("the click on the canvas", `s.clicks === 1`)
	if slices.Contains(p.fixture().Calls, "Activate b") {
		t.Error("a click of the mouse pressed the hidden button too")
	}
	// One that lies below the picture, on a page of the game that scrolls, moves none of the others when it gets the focus.
	p.Eval(`((e) => { e.style.top = "5000px"; e.focus(); })(document.getElementById("treille-control-c"))`, nil)
	p.Frames(2)
	if again := p.Control("a"); again.Y != a.Y {
		t.Errorf("the first has moved to %+v", again)
	}
}

func TestTheFocusSurvivesItsControl(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", desktop)
	p.Eval(`document.getElementById("treille-control-fewer").click(), document.getElementById("treille-control-a").focus()`, nil)
	p.Wait("the list to shrink", `document.querySelectorAll("#treille-controls > *").length === 3`)
	if !p.Control("a").Focused {
		t.Error("the focus left a control that stayed")
	}
	q := openStarted(t, "", desktop)
	q.Eval(`document.getElementById("treille-control-fewer").focus()`, nil)
	q.Press(kb.Enter)
	q.Wait("the list to shrink", `document.querySelectorAll("#treille-controls > *").length === 3`)
	var focused string
	q.Eval(`document.activeElement.tagName`, &focused)
	if focused != "CANVAS" {
		t.Errorf("after its control has gone, the focus is on %s and not on the canvas", focused)
	}
	q.Press("u")
	q.WaitState("the key", `s.keys && s.keys.includes("U")`)
	// Where there is an outline, it goes to its first heading; the game hears the keys nevertheless.
	r := openStarted(t, "", desktop)
	r.Eval(`treille.outline([{ id: "page", level: 1, heading: "A page", text: [], items: [] }])`, nil)
	r.ActivateControl("a")
	if !r.Control("a").Focused {
		t.Error("what a reader presses without the focus does not get it")
	}
	r.ActivateControl("fewer")
	r.Wait("the heading to have the focus", `document.activeElement.textContent === "A page"`)
	r.Eval(`treille.outline([{ id: "next", level: 1, heading: "The next page", text: [], items: [] }]), treille.controls([])`, nil)
	r.Wait("the next page's to have it", `document.activeElement.textContent === "The next page"`)
	r.Press("u")
	r.WaitState("the key", `s.keys && s.keys.includes("U")`)
}

func TestAnnouncementsAreSpoken(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", desktop)
	for i := range 2 {
		p.ActivateControl("speak")
		p.Wait("the announcement", `(() => { const r = document.getElementById("treille-live-polite");
			return r.getAttribute("aria-live") === "polite" && r.childElementCount === `+itoa(i+1)+` && r.lastElementChild.textContent === "Clara buys two vineyards"; })()`)
	}
}

func TestNamesAreTyped(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", desktop)
	p.ActivateControl("name")
	p.Wait("the line", `document.activeElement.id === "treille-input"`)
	p.Screenshot("typing")
	p.Press("Hugu")
	p.Press(kb.Backspace)
	p.Press("o☃")
	p.Wait("the refused character to be gone", `document.getElementById("treille-input").value === "Hugo"`)
	p.Press(kb.Enter)
	p.WaitState("the name", `s.calls.at(-1) === "Text Hugo enter"`)
	if keys := p.fixture().Keys; len(keys) != 0 {
		t.Errorf("the game has heard the typing: %q", keys)
	}
	p.ActivateControl("name")
	p.Wait("the line", `document.activeElement.id === "treille-input"`)
	p.Press("x" + kb.Escape)
	p.WaitState("the cancelling", `s.calls.at(-1) === "Text x cancel"`)
	p.ActivateControl("name")
	p.Wait("the line", `document.activeElement.id === "treille-input"`)
	p.Click(600, 600)
	p.WaitState("a click elsewhere to end it", `s.calls.at(-1) === "Text Clara done"`)
}

// TestAHeldKeyActsWhereItWentDown holds keys that move the focus: what they repeat, and their coming up, does nothing at
// the new place.
func TestAHeldKeyActsWhereItWentDown(t *testing.T) {
	t.Parallel()
	const inLine, onButton = `document.activeElement.id === "treille-input"`, `document.activeElement.id === "treille-control-name"`
	p := openStarted(t, "", desktop)
	p.Eval(`document.getElementById("treille-control-name").focus()`, nil)
	for range 2 { // the line that Enter has opened is not ended by it, and the button to which it leads back not pressed
		p.Hold('\r', "the line", inLine)
		p.Wait("the line to stay", inLine)
		p.Hold('\r', "the button", onButton)
		p.Wait("the button to keep the focus", onButton)
	}
	p.Press(" ")
	p.Wait("the line", inLine)
	p.Hold([]rune(kb.Escape)[0], "the button", onButton)
	p.Frames(3)
	s := p.fixture()
	if want := []string{"Focus name", "Activate name", "Text Clara enter", "Activate name", "Text Clara enter", "Activate name", "Text Clara cancel"}; !slices.Equal(s.Calls, want) {
		t.Errorf("the game was called %q, want %q", s.Calls, want)
	}
	if len(s.Keys) > 0 {
		t.Errorf("the game has heard %q", s.Keys)
	}
	// A key that the game has seen go down stays down until it is released, wherever the focus goes.
	p.Eval(`document.querySelector("body > canvas").focus()`, nil)
	p.Hold([]rune(kb.ArrowDown)[0], "the focus to follow the ring", `document.activeElement.id === "treille-control-b"`)
	p.WaitState("no key to be down", `s.held === 0`)
	if keys := p.fixture().Keys; !slices.Equal(keys, []string{"ArrowDown"}) {
		t.Errorf("of one press, the game has heard %q", keys)
	}
}

// TestTheBackButtonPauses presses back three times without touching the page in between. Entries
// of the history come with gestures alone, as browsers skip others.
func TestTheBackButtonPauses(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", phone)
	length := func() (n int) {
		p.Eval("history.length", &n)
		return n
	}
	first := length()
	for n := range 3 {
		p.Tap(200, 700)
		p.Wait("an entry", fmt.Sprintf("history.length === %d", first+n+1))
	}
	for n := range 3 {
		p.Eval("history.back()", nil)
		p.WaitState("the call", fmt.Sprintf(`s.calls.filter((c) => c === "Back").length === %d`, n+1))
	}
	if n := length(); n != first+3 {
		t.Errorf("there are %d entries: going back added some to %d", n, first+3)
	}
	p.Tap(200, 700)
	p.Wait("an entry in their place", fmt.Sprintf("history.length === %d", first+1))
}
