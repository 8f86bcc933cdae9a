package game

import (
	"strings"
	"testing"
)

// TestStatistics plays a game to its end, finds it counted after a reload, copies the
// table of games, and deletes the statistics.
func TestStatistics(t *testing.T) {
	v := phone()
	v.Profile = "one"
	v.Before = append(v.Before, clipboard, clock)
	p := open(t, v)
	c := calendar{t, p}
	c.turnTo(21)
	c.play("farbenpoker")
	c.turnTo(22)
	tap(p)("statistics")
	p.WaitState("the game to be counted", `s.scene === "statistics" && s.game === "farbenpoker" && s.played === 1`)
	p.Screenshot("phone-statistics")
	tap(p)("export")
	tap(p)("export/copy")
	p.Wait("the table in the clipboard", `window.copied`)
	var text string
	p.Eval(`copied`, &text)
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if len(lines) != 2 || !strings.HasPrefix(lines[1], "2026-11-21 ") || !strings.HasSuffix(lines[1], ",yes,yes") {
		t.Errorf("the table is\n%s", text)
	}
	tap(p)("delete")
	tap(p)("delete/sure")
	p.WaitState("nothing to be counted", `s.scene === "statistics" && s.played === 0`)
}
