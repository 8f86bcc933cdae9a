package slim

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// whole are the stand-ins that do all that the game needs of what they stand in for; the others do
// nothing, or panic.
var whole = []string{"crypto/sha256"}

// TestTheGameNeedsNothingThatIsLeftOut wants no package of the game itself to import what is left out of the
// browser's program: what a window does with it would stop the page.
func TestTheGameNeedsNothingThatIsLeftOut(t *testing.T) {
	list := exec.Command("go", "list", "-deps", "-f", "{{if not .Standard}}{{.ImportPath}} {{join .Imports \" \"}}{{end}}", "treille/cmd/treille")
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	own := 0
	for line := range strings.Lines(string(out)) {
		fields := strings.Fields(line)
		if len(fields) == 0 || !strings.HasPrefix(fields[0], "treille/") {
			continue
		}
		own++
		for _, name := range fields[1:] {
			if _, left := standard[name]; left && !slices.Contains(whole, name) {
				t.Errorf("%s imports %s, which is left out of the browser's program", fields[0], name)
			}
		}
	}
	if own < 20 {
		t.Errorf("only %d packages of the game were looked at:\n%s", own, out)
	}
}
