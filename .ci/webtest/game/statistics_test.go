package game

import (
	"fmt"
	"strings"
	"testing"
)

// ledger has an entry for one game, whose record was deleted.
const ledger = `@ 0000000000000001 - 1795210800 counts : 3/2500/2000 1/2500/2000 4/2500/2000 2/2500/2000 2/2500/2000 3/2500/2000
[Format "treille 1"]
[Game "farbenpoker"]
[Rules "1"]
[Players "3"]
[Seed "4127"]
[Options ""]
[Seat0 "human fox Clara"]
[Seat1 "hard/patient owl Hugo"]
[Seat2 "easy snail Emma"]

[Result "24 12 9"]
[Winners "0"]
[Hash "0000000000000000"]
`

// TestStatistics finds a game counted, copies the table of games, and deletes the
// statistics.
func TestStatistics(t *testing.T) {
	t.Parallel()
	v := phone()
	v.Before = append(v.Before, clipboard, fmt.Sprintf(`if (!localStorage.getItem("treille.ledger")) localStorage.setItem("treille.ledger", %q)`, ledger))
	p := open(t, v)
	p.WaitControl("statistics")
	tap(p)("statistics")
	p.WaitState("the game to be counted", `s.scene === "statistics" && s.game === "farbenpoker" && s.person === "Clara" && s.played === 1`)
	p.Screenshot("phone-statistics")
	tap(p)("export")
	tap(p)("export/copy")
	p.Wait("the table in the clipboard", `window.copied`)
	var text string
	p.Eval(`copied`, &text)
	if lines := strings.Split(strings.TrimSpace(text), "\n"); len(lines) != 2 || !strings.HasSuffix(lines[1], ",farbenpoker,3,4127,,Clara;Hugo;Emma,human;hard/patient;easy,24;12;9,Clara,,yes,no") {
		t.Errorf("the table is\n%s", text)
	}
	tap(p)("delete")
	tap(p)("delete/sure")
	p.WaitState("nothing to be counted", `s.scene === "statistics" && s.played === 0`)
}
