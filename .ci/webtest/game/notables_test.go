package game

import (
	"slices"
	"strings"
	"testing"
)

// A page for a static host offers no tables and asks for none; whoever comes there by a link to one is told so.
func TestAPageWithoutTablesAsksForNone(t *testing.T) {
	t.Parallel()
	p := chromium.Open(t, serve(t), "?no-worker#join=k4x9q2m7tb.Zr3vX0m1QpYt8uKcWdEa5g", phone())
	p.WaitStarted()
	p.Until("the words that there are no tables", func() bool {
		var text string
		p.Eval(`document.body.innerText`, &text)
		return strings.Contains(text, "This page has no tables: ask for the link again.")
	})
	p.ActivateControl("told")
	p.WaitControl("play/weinhaendler")
	atHome := p.Controls()
	p.ActivateControl("play/weinhaendler")
	p.WaitState("the page of the game", `s.scene === "gamepage"`)
	p.WaitControl("play")
	for _, c := range slices.Concat(atHome, p.Controls()) {
		if c.ID == "online" || c.ID == "friends" {
			t.Errorf("%q is offered", c.Label)
		}
	}
	// Whoever looks at the page again asks a server that has tables.
	p.Eval(`["pageshow", "online"].forEach((e) => dispatchEvent(new Event(e)))`, nil)
	p.Ticks(2)
	p.CheckNoStrangers()
	for _, path := range []string{"/line", "/tables", "/turns"} {
		if n := p.Server.Count(path); n != 0 {
			t.Errorf("%s is asked for %d times", path, n)
		}
	}
}
