package game

import (
	"testing"

	"treille/webtest"
)

// Who was here with an earlier program is told, once, that this is another one.
func TestAnUpdateIsSaid(t *testing.T) {
	v := webtest.Phone
	v.Languages = "de"
	v.Before = []string{`localStorage.setItem("treille-page.program", "treille-earlier.wasm")`}
	p := chromium.Open(t, serve(t), "?no-worker", v)
	p.WaitStarted()
	p.Wait("the sentence", `Array.from(document.querySelectorAll(".treille-live"), (e) => e.textContent).join().includes("Treille ist aktualisiert: Version ")`)
	p.Screenshot("updated")
}
