//go:build !js

package engine_test // reads sources, which are the same on every platform

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/engine/games"
)

// imports returns what each folder of the module imports, with the files that
// do.
func imports(t *testing.T) map[string][][2]string {
	t.Helper()
	root := ".."
	if _, err := os.Stat(filepath.Join(root, "go.mod")); err != nil {
		t.Fatal(err)
	}
	found := map[string][][2]string{}
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && strings.HasPrefix(d.Name(), ".") && file != root {
			return filepath.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(file, ".go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, file)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		for _, i := range f.Imports {
			p, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				return err
			}
			found[path.Dir(rel)] = append(found[path.Dir(rel)], [2]string{p, rel})
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// within reports whether an import path or folder is dir or lies in it.
func within(p, dir string) bool { return p == dir || strings.HasPrefix(p, dir+"/") }

// standard reports whether an import path is of the standard library.
func standard(p string) bool {
	first, _, _ := strings.Cut(p, "/")
	return !strings.Contains(first, ".") && first != "treille"
}

// TestImportsRunOneWay wants cmd above scenes, scenes above sprites, audio and
// engine, and these three to know nothing of each other.
func TestImportsRunOneWay(t *testing.T) {
	forbidden := map[string][]string{
		"engine":  {"audio", "sprites", "scenes", "cmd", "wasm"},
		"sprites": {"audio", "engine", "scenes", "cmd", "wasm"},
		"audio":   {"engine", "sprites", "scenes", "cmd", "wasm"},
		"scenes":  {"cmd", "wasm"},
		"wasm":    {"audio", "engine", "sprites", "scenes", "cmd"},
	}
	for dir, list := range imports(t) {
		for _, i := range list {
			for part, others := range forbidden {
				if within(dir, part) && slices.ContainsFunc(others, func(o string) bool { return within(i[0], "treille/"+o) }) {
					t.Errorf("%s imports %s; %s may not import %s", i[1], i[0], part, strings.Join(others, ", "))
				}
			}
		}
	}
}

// TestEngineNeedsNothing wants engine to import the standard library alone.
func TestEngineNeedsNothing(t *testing.T) {
	n := 0
	for dir, list := range imports(t) {
		for _, i := range list {
			if within(dir, "engine") {
				n++
				if !standard(i[0]) && !within(i[0], "treille/engine") {
					t.Errorf("%s imports %s, which is neither of the standard library nor of engine", i[1], i[0])
				}
			}
		}
	}
	if n == 0 {
		t.Error("engine imports nothing at all: the test looks in the wrong place")
	}
}

// TestEngineCompilesForThePage wants engine to need no ciphers and no network: of crypto
// the browser's program has crypto/sha256 alone.
func TestEngineCompilesForThePage(t *testing.T) {
	for dir, list := range imports(t) {
		for _, i := range list {
			if within(dir, "engine") && !strings.HasSuffix(i[1], "_test.go") && (within(i[0], "crypto") && i[0] != "crypto/sha256" || within(i[0], "net")) {
				t.Errorf("%s imports %s, which the browser's program is to do without", i[1], i[0])
			}
		}
	}
}

// TestNATSStaysInItsStore wants the client of NATS in the store that needs it, and that store
// in the program alone that offers it, and the one that measures it, so that no game grows by it.
func TestNATSStaysInItsStore(t *testing.T) {
	only := map[string][]string{
		"github.com/nats-io":                  {"cmd/internal/server/natslog"},
		"treille/cmd/internal/server/natslog": {"cmd/treille-web", "cmd/internal/server/load"},
	}
	seen := map[string]bool{}
	for dir, list := range imports(t) {
		for _, i := range list {
			for what, dirs := range only {
				if !within(i[0], what) {
					continue
				}
				seen[what] = true
				if !slices.Contains(dirs, dir) {
					t.Errorf("%s imports %s; only %s may", i[1], i[0], strings.Join(dirs, ", "))
				}
			}
		}
	}
	if len(seen) != len(only) {
		t.Errorf("of %d things only %d are imported at all: the test looks in the wrong place", len(only), len(seen))
	}
}

// TestRulesStandAlone wants each game to import engine, its streams, searches and
// its data files, and no other game.
func TestRulesStandAlone(t *testing.T) {
	allowed := []string{"treille/engine", "treille/engine/rng", "treille/engine/figures", "treille/engine/search"}
	all := imports(t)
	for _, game := range games.All() {
		list := all["engine/"+game.Name()]
		if len(list) == 0 {
			t.Errorf("the folder engine/%s is missing", game.Name())
		}
		for _, i := range list {
			if !strings.HasSuffix(i[1], "_test.go") && !standard(i[0]) && !slices.Contains(allowed, i[0]) {
				t.Errorf("%s imports %s; rules may import %s", i[1], i[0], strings.Join(allowed, ", "))
			}
		}
	}
}

// ownImports are packages of engine that stand on few others, which their row lists. The
// page compiles them, so none of them may import what makes it larger.
var ownImports = map[string][]string{
	"engine/person": nil,
	"engine/wire":   {"treille/engine", "treille/engine/person"},
}

// TestSmallPackagesStayAlone holds these packages to ownImports.
func TestSmallPackagesStayAlone(t *testing.T) {
	large := []string{"crypto/hmac", "crypto/rand", "net/http"}
	all := imports(t)
	for dir, allowed := range ownImports {
		if len(all[dir]) == 0 {
			t.Errorf("the folder %s imports nothing: the test looks in the wrong place", dir)
		}
		for _, i := range all[dir] {
			if strings.HasSuffix(i[1], "_test.go") {
				continue
			}
			if standard(i[0]) && slices.Contains(large, i[0]) || !standard(i[0]) && !slices.Contains(allowed, i[0]) {
				t.Errorf("%s imports %s; of engine it may import %v, and of the standard library not %v", i[1], i[0], allowed, large)
			}
		}
	}
}
