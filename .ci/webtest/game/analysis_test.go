package game

import (
	"strings"
	"testing"
)

// A finished game is looked at, left on the way and gone on with; its dearest decision is seen in the replay.
func TestTheAnalysisOfAFinishedGame(t *testing.T) {
	t.Parallel()
	v, _ := keepingRecord(t, "pages/analysis/testdata/over-weinhaendler.treille")
	p := openSaves(t, v)
	analyse := func() {
		tap(p)(control(p, "more/"))
		p.WaitState("its menu", `s.panel`)
		tap(p)("more/analysis")
		p.WaitState("the page", `s.scene === "analysis"`)
	}
	analyse()
	tap(p)("back")
	p.WaitState("the saved games", `s.scene === "saves" && !s.moving`)
	analyse()
	p.WaitState("the decisions that cost most", `s.done && s.costs > 0 && !s.moving`)
	p.Screenshot("phone-analysis")
	if label := p.Control("moment/1").Label; !strings.Contains(label, "The better one wins") {
		t.Errorf("the dearest decision is told as %q", label)
	}
	tap(p)("moment/1")
	p.WaitState("the replay", `s.scene === "weinhaendler" && !s.moving`)
	p.WaitControl("replay/scrub")
	p.Screenshot("phone-analysis-moment")
	tap(p)("leave")
	p.WaitState("the analysis again", `s.scene === "analysis" && s.done`)
}
