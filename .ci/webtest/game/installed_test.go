package game

import (
	"testing"

	"treille/webtest"
)

// Who was here with an earlier program is told, once, that this is another one.
func TestAnUpdateIsSaid(t *testing.T) {
	t.Parallel()
	v := webtest.Phone.Coarse()
	v.Languages = "de"
	// What is spoken is soon taken away, and on a slow machine before the first frame.
	v.Before = []string{`localStorage.setItem("treille-page.program", "treille-earlier.wasm")`, `
		window.heard = "";
		new MutationObserver((list) => {
			for (const change of list) {
				heard += Array.from(change.addedNodes, (node) => node.textContent).join(" ");
			}
		}).observe(document, { subtree: true, childList: true });`}
	p := chromium.Open(t, serve(t), "?no-worker", v)
	p.WaitStarted()
	p.Wait("the sentence", `heard.includes("Treille ist aktualisiert: Version ")`)
	p.Screenshot("updated")
}

// A shortcut of the installed program leads to the box of its game, and back from there to the shelf.
func TestAShortcutOpensABox(t *testing.T) {
	t.Parallel()
	p := chromium.Open(t, serve(t), "?no-worker&game=vino", webtest.Desktop.Coarse())
	p.WaitStarted()
	p.WaitState("the box", `s.scene === "gamepage" && s.game === "vino"`)
	p.ActivateControl("back")
	p.WaitState("the shelf", `s.scene === "home"`)
}
