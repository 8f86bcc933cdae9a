package game

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// TestANameIsSaidByKeys says who plays from the crest of the first page: Enter leaves what is no name in the line, ends a
// name, and the next Enter takes it.
func TestANameIsSaidByKeys(t *testing.T) {
	t.Parallel()
	p := open(t, desktop())
	press(t, p)("me")
	p.WaitControl("settle")
	press(t, p)("name")
	p.Wait("the line", `document.activeElement.id === "treille-input"`)
	p.Press(kb.Backspace + kb.Enter)
	p.Wait("the reason", `document.getElementById("treille-control-name").textContent.includes("at least one character")`)
	p.Wait("the line again", `document.activeElement.id === "treille-input"`)
	p.Press("Nora" + kb.Enter)
	p.Wait("the button to have the focus", `document.activeElement.id === "treille-control-settle"`)
	p.Press(kb.Enter)
	p.Wait("the name", `document.getElementById("treille-control-me").textContent.includes("Nora")`)
}
