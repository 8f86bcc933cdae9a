//go:build !js

package engine_test // reads sources, which are the same on every platform

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// readsClock are the folders that may read the machine's clock, each for a reason.
var readsClock = map[string]string{
	"cmd/treille":                 "gives it to the program: everything in scenes is given a clock",
	"cmd/treille-lab":             "measures how fast players are",
	"cmd/treille-web":             "says how long the program took to build",
	"cmd/internal/server":         "tells tables the time, and its tests wait for processes",
	"cmd/internal/server/load":    "measures how long answers take",
	"cmd/internal/server/natslog": "waits for other machines, and renews leases",
	"cmd/internal/host":           "its tests wait for servers",
	"scenes/app/socket":           "waits for servers on the network",
	"engine/enginetest":           "measures playouts",
	"audio":                       "follows the device; its tests run in bubbles of testing/synctest",
}

// clockReaders are what package time reads the machine's clock or time zone with, or
// waits by.
var clockReaders = []string{"Now", "Since", "Until", "Local", "Sleep", "After", "AfterFunc", "Tick", "NewTicker", "NewTimer"}

// TestTheClockIsReadInOnePlace wants every test to come out alike on any day, in any
// time zone and at any speed: what is shown and what is tested is given a clock.
func TestTheClockIsReadInOnePlace(t *testing.T) {
	const root = ".."
	read := map[string]bool{}
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && file != root && strings.HasPrefix(d.Name(), ".") {
			return filepath.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(file, ".go") {
			return nil
		}
		rel, err := filepath.Rel(root, file)
		if err != nil {
			return err
		}
		dir := path.Dir(filepath.ToSlash(rel))
		files := token.NewFileSet()
		f, err := parser.ParseFile(files, file, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			s, ok := n.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if x, ok := s.X.(*ast.Ident); ok && x.Name == "time" && slices.Contains(clockReaders, s.Sel.Name) {
				if read[dir] = true; readsClock[dir] == "" {
					t.Errorf("%v reads time.%s: what needs a clock there has to be given one", files.Position(s.Pos()), s.Sel.Name)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for dir, why := range readsClock {
		if !read[dir] {
			t.Errorf("%s, which %s, reads no clock: the test looks in the wrong place", dir, why)
		}
	}
}
