package site

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestPiecesLieReady compiles packages whose variables are written out, and wants next to no code that makes them while the
// program starts. A browser takes a long such function for one that is worth optimizing, and optimizes it beside the game.
func TestPiecesLieReady(t *testing.T) {
	const most = 100 // blocks, as the compiler splits code for WebAssembly
	for _, pkg := range []string{"treille/scenes/lang", "treille/sprites/bake"} {
		archive := filepath.Join(t.TempDir(), "package.a")
		build := exec.Command("go", "build", "-o", archive, pkg)
		build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
		if out, err := build.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		symbols, err := exec.Command("go", "tool", "nm", "-size", archive).Output()
		if err != nil {
			t.Fatal(err)
		}
		size := 0
		for line := range strings.Lines(string(symbols)) {
			// Its place, size, kind and name.
			if fields := strings.Fields(line); len(fields) == 4 && fields[3] == pkg+".init" {
				if size, err = strconv.Atoi(fields[1]); err != nil {
					t.Fatal(err)
				}
			}
		}
		if size == 0 || size > most {
			t.Errorf("%s begins with %d blocks of code, of at most %d", pkg, size, most)
		}
	}
}
