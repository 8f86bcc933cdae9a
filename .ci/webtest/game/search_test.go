package game

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// TestTheRulesAreSearchedByTouch types into the page's own line, and taps what is found
// while the line still has the focus.
func TestTheRulesAreSearchedByTouch(t *testing.T) {
	t.Parallel()
	p := open(t, phone())
	press := tap(p)
	sit(p, press)
	press("rules")
	p.WaitState("the rules", `s.scene === "rules"`)
	press("search")
	p.Wait("the line", `document.activeElement.id === "treille-input"`)
	p.Press("Triangle")
	p.WaitControl("found/0")
	p.Frames(5)
	p.Screenshot("search")
	press("found/0")
	p.WaitState("the page of the passage", `!s.search && s.page === 2`)
	p.Wait("the line to go", `!document.getElementById("treille-input")`)
}

// TestTheRulesAreSearchedByKeys does the same with the keyboard alone, and hears how much
// is found.
func TestTheRulesAreSearchedByKeys(t *testing.T) {
	t.Parallel()
	v := desktop()
	v.Before = append(v.Before, listening)
	p := open(t, v)
	sit(p, press(t, p))
	p.Press("?")
	p.WaitState("the rules", `s.scene === "rules"`)
	// Each of these keys moves the focus, and is held: it does nothing at the new place.
	p.Hold('/', "the line", `document.activeElement.id === "treille-input"`)
	p.Wait("the line to be empty", `document.getElementById("treille-input").value === ""`)
	p.Press("zzz")
	p.Hold('\r', "the button of the line to have the focus where nothing is found", `document.activeElement.id === "treille-control-words"`)
	p.Hold('\r', "the line again", `document.activeElement.id === "treille-input"`)
	p.Press("triangle")
	p.WaitControl("found/0")
	p.Wait("the number to be said", `window.heard.some((words) => words.includes("paragraph"))`)
	p.Hold('\r', "the first passage to have the focus", `document.activeElement.id === "treille-control-found/0"`)
	p.Press(kb.Enter)
	p.WaitState("the page of the passage", `!s.search && s.page === 2`)
}
