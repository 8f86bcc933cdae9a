package scenes_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// onlyHost are the packages that hold the true state, the seed and the record of
// a running game: what runs and keeps the games on this device may import them,
// and tests.
var onlyHost = []string{"treille/engine/match", "treille/engine/record", "treille/engine/bot"}

// TestScreensHoldNoMatch reads what each package imports: a screen
// sees a game through table.Referee alone.
func TestScreensHoldNoMatch(t *testing.T) {
	host := 0
	eachImport(t, func(dir, file, imported string) {
		if !slices.Contains(onlyHost, imported) || strings.HasSuffix(file, "_test.go") {
			return
		}
		switch dir {
		case "play/host":
			host++
		case "play/remote": // bots give hints, records come at the end; it never holds a match
			if imported == "treille/engine/match" {
				t.Errorf("%s imports %s: a game on a server is played there", file, imported)
			}
		case "data/archive", "data/today", "testkit/scenetest", "testkit/tabletest": // keep and know records; for tests
		default:
			t.Errorf("%s imports %s, which belongs to scenes/play/host: a screen holds table.Referee", file, imported)
		}
	})
	if host == 0 {
		t.Error("scenes/play/host imports nothing of it: the test looks in the wrong place")
	}
}

// TestOnlyTheListNamesGames wants the screens around the tables to learn of games from
// the list of them: only it imports the games' packages, and no game imports another.
func TestOnlyTheListNamesGames(t *testing.T) {
	games := []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"}
	n := 0
	eachImport(t, func(dir, file, imported string) {
		if strings.HasSuffix(file, "_test.go") {
			return
		}
		for _, game := range games {
			if imported != "treille/scenes/games/"+game && imported != "treille/engine/"+game {
				continue
			}
			n++
			if dir != "games" && dir != "games/"+game {
				t.Errorf("%s imports %s; only that table may, and scenes/games", file, imported)
			}
		}
	})
	if n == 0 {
		t.Error("no package imports a game: the test looks in the wrong place")
	}
}

// mayImport are, for each folder, the others that its packages may import: what lies
// below it in the house, so that no arrow runs back up. Tests may import all.
var mayImport = map[string][]string{
	"ui":      nil,
	"lang":    nil,
	"data":    {"lang"},
	"app":     {"ui", "lang", "data"},
	"table":   {"ui", "lang", "data", "app"},
	"games":   {"ui", "lang", "data", "app", "table"},
	"play":    {"ui", "lang", "data", "app", "table"},
	"pages":   {"ui", "lang", "data", "app", "table", "play"},
	"testkit": {"ui", "lang", "data", "app", "table", "games", "play", "pages"},
}

// TestNoImportRunsBackUp holds the folders to mayImport.
func TestNoImportRunsBackUp(t *testing.T) {
	seen := map[string]bool{}
	eachImport(t, func(dir, file, imported string) {
		rest, ours := strings.CutPrefix(imported, "treille/scenes/")
		if !ours || strings.HasSuffix(file, "_test.go") {
			return
		}
		from, _, _ := strings.Cut(dir, "/")
		to, _, _ := strings.Cut(rest, "/")
		seen[from] = true
		if from != to && !slices.Contains(mayImport[from], to) {
			t.Errorf("%s imports %s: scenes/%s may import %v and itself", file, imported, from, mayImport[from])
		}
	})
	folders, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range folders {
		if _, known := mayImport[f.Name()]; f.IsDir() && !known {
			t.Errorf("scenes/%s has no place in the house: give it one in mayImport", f.Name())
		}
	}
	if len(seen) < len(mayImport)-2 { // ui and lang import nothing of scenes
		t.Errorf("only %v import anything: the test looks in the wrong place", seen)
	}
}

// eachImport visits all imports below this folder.
func eachImport(t *testing.T, visit func(dir, file, imported string)) {
	t.Helper()
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(file, ".go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, i := range f.Imports {
			imported, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				return err
			}
			visit(filepath.ToSlash(filepath.Dir(file)), file, imported)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
