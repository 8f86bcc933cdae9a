package game

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"treille/webtest"
)

// tabsTo counts the Tabs from where the focus is to a control.
func tabsTo(t *testing.T, p *webtest.Page, id string) int {
	t.Helper()
	for n := range 20 {
		if focused(p) == id {
			return n
		}
		p.Press(kb.Tab)
		p.Frames(2)
	}
	t.Fatalf("20 Tabs do not lead to %s", id)
	return 0
}

// TestAGameIsBegunByEnter presses Enter alone from home to the first decision: the
// main button has the focus first.
func TestAGameIsBegunByEnter(t *testing.T) {
	t.Parallel()
	p := open(t, desktop())
	p.Wait("the focus on the first box", `document.activeElement.dataset.control === "play/weinhaendler"`)
	p.Press(kb.Enter)
	p.WaitState("the page of the game", `s.scene === "gamepage"`)
	p.Wait("the focus on the main button", `document.activeElement.dataset.control === "play"`)
	p.Press(kb.Enter)
	p.WaitState("the new-game page", `s.scene === "newgame"`)
	p.Wait("the focus on the main button", `document.activeElement.dataset.control === "start"`)
	p.Press(kb.Enter)
	p.WaitState("a decision", `s.scene === "weinhaendler" && s.deciding`)
	p.Wait("the focus on the hand", `document.activeElement.dataset.control === "hand/0"`) // the main button rests
}

// TestFewTabsLeadToWhatMatters counts them.
func TestFewTabsLeadToWhatMatters(t *testing.T) {
	t.Parallel()
	for _, v := range []webtest.View{webtest.Desktop.Coarse(), phone()} {
		p := open(t, fast(v))
		prepare(p, tapOrClick(p))
		p.Wait("a group of radio buttons with one stop", `(() => {
			const group = document.querySelector("[data-group=seats]");
			return group.getAttribute("role") === "radiogroup" && group.childElementCount >= 3 &&
				Array.from(group.children).filter((e) => e.tabIndex === 0).length === 1;
		})()`)
		if !v.Touch { // the sheet of a seat lies beside the seats
			p.Wait("groups of radio buttons within the sheet's", `(() => {
				const sets = Array.from(document.querySelectorAll("[data-group=sheet] > [role=radiogroup]"));
				return sets.length === 3 && sets.every((set) => set.getAttribute("aria-label") &&
					Array.from(set.children).every((e) => e.getAttribute("role") === "radio")) &&
					document.querySelectorAll("[data-group=sheet] [tabindex='0']").length === 1;
			})()`)
		}
		p.Eval(`document.getElementById("treille-control-back").focus()`, nil)
		p.Frames(4)
		if n := tabsTo(t, p, "start"); n > 6 {
			t.Errorf("%d Tabs from the top of the new game to Start", n)
		}
		p.Press(kb.Enter)
		p.WaitState("a decision", `s.scene === "weinhaendler" && s.deciding`)
		p.Press("2")
		p.WaitState("a lifted bottle", `s.lifted === 1`)
		p.Wait("the focus on it", `document.activeElement.dataset.control === "hand/1"`)
		// So short that it is over before the game looks again.
		p.Eval(`["keydown", "keyup"].forEach((type) => document.activeElement.dispatchEvent(
			new KeyboardEvent(type, {key: "ArrowRight", code: "ArrowRight", bubbles: true, cancelable: true})))`, nil)
		p.Wait("the focus on the next", `document.activeElement.dataset.control === "hand/2"`)
		if n := tabsTo(t, p, "add"); n > 3 {
			t.Errorf("%d Tabs from the hand to Add", n)
		}
		p.Tab(-1)
		for range 3 {
			if at := focused(p); !strings.HasPrefix(at, "hand/") {
				p.Tab(-1)
				p.Frames(2)
			}
		}
		if at := focused(p); at != "hand/2" {
			t.Errorf("back in the hand, %q has the focus", at)
		}
		p.Close()
	}
}
