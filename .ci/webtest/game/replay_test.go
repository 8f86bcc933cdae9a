package game

import (
	"fmt"
	"testing"

	"treille/webtest"
)

// atStep waits until a replay stands at a step for which the condition on n is true, and
// returns it.
func atStep(p *webtest.Page, condition string) (step int) {
	p.Wait("the step", fmt.Sprintf(`((n) => %s)(parseInt(document.querySelector("#treille-outline [data-section=replay] :is(h1, h2)").textContent.match(/\d+/)[0]))`, condition))
	p.Eval(`parseInt(document.querySelector("#treille-outline [data-section=replay] :is(h1, h2)").textContent.match(/\d+/)[0])`, &step)
	return step
}

// TestAReplay goes through a finished game by finger and keys, and begins another from the
// middle of it; the finished one stays.
func TestAReplay(t *testing.T) {
	t.Parallel()
	v, _ := keepingRecord(t, "pages/analysis/testdata/over-zankapfel.treille")
	p := openSaves(t, v)
	press := tap(p)
	press(control(p, "more/"))
	press("more/replay")
	p.WaitState("the replay", `s.scene === "zankapfel" && !s.moving`)
	press("replay/step")
	atStep(p, "n === 1")
	p.Press(".")
	atStep(p, "n === 2")
	p.Press(",")
	atStep(p, "n === 1")
	press("replay/round-on")
	first := atStep(p, "n > 10")
	press("replay/round-on")
	second := atStep(p, fmt.Sprintf("n > %d", first))
	press("replay/round-back")
	atStep(p, fmt.Sprintf("n === %d", first))
	scrub := p.Control("replay/scrub")
	p.Tap(scrub.X+0.6*scrub.W, scrub.Y+scrub.H/2)
	here := atStep(p, fmt.Sprintf("n > %d", second))
	p.Screenshot("phone-replay")
	press("replay-all")
	p.Wait("the hands of all", `document.querySelectorAll("#treille-outline [data-section=replay] li").length === 3`)
	press("replay-all")
	press("play-on")
	p.WaitState("another game", `s.scene === "zankapfel" && (s.deciding || s.behind) && !document.querySelector("#treille-outline [data-section=replay]")`)
	var begun struct{ Ply int }
	p.State(&begun)
	if begun.Ply < here {
		t.Errorf("after step %d the other game begins at ply %d", here, begun.Ply)
	}
	p.Eval(`sessionStorage.clear()`, nil) // as if its address was opened
	p.Reload()
	p.WaitState("home with the game", `s.scene === "home" && s.saved`)
	press("saves")
	p.WaitState("both games", `s.scene === "saves" && s.finished === 1`)
}

// TestVinosReplayInAWindow goes a few steps on and back where the replay has a foot of its own.
func TestVinosReplayInAWindow(t *testing.T) {
	t.Parallel()
	v, _ := keepingRecord(t, "pages/analysis/testdata/over-vino.treille")
	v.Width, v.Height, v.Scale, v.Touch = webtest.Desktop.Width, webtest.Desktop.Height, webtest.Desktop.Scale, false
	p := open(t, v)
	press := tapOrClick(p)
	press("saves")
	p.WaitState("the finished game", `s.scene === "saves" && s.finished === 1`)
	press(control(p, "more/"))
	press("more/replay")
	p.WaitState("the replay", `s.scene === "vino" && !s.moving`)
	press("replay/step")
	atStep(p, "n === 1")
	press("replay/round-on")
	atStep(p, "n > 10")
	p.Press(",")
	atStep(p, "n > 9")
	p.Screenshot("desktop-replay")
}
