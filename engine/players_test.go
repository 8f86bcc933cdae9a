package engine_test

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"strings"
	"testing"

	"treille/engine/games"
)

// playerFile is how the files of a game's computer players begin. All others hold
// its rules.
const playerFile = "player_"

// noImports stands in for what a game imports: only its own names are looked at.
type noImports struct{}

func (noImports) Import(string) (*types.Package, error) { return nil, errors.New("not needed") }

// namedOfPlayers lists where a file of the rules names something that a file of the
// computer players declares, and how many things these declare. A source that is nil is
// read from its file.
func namedOfPlayers(t *testing.T, sources map[string]any) (found []string, declared int) {
	t.Helper()
	fset := token.NewFileSet()
	var files []*ast.File
	for name, text := range sources {
		f, err := parser.ParseFile(fset, name, text, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: noImports{}, Error: func(error) {}}
	pkg, _ := config.Check("game", fset, files, info) // fails for what is imported
	players := func(at token.Pos) bool {
		return strings.HasPrefix(filepath.Base(fset.Position(at).Filename), playerFile)
	}
	for name, object := range info.Defs {
		if object != nil && players(name.Pos()) {
			declared++
		}
	}
	for name, object := range info.Uses {
		if object.Pkg() == pkg && players(object.Pos()) && !players(name.Pos()) {
			found = append(found, fset.Position(name.Pos()).String()+" names "+name.Name)
		}
	}
	return found, declared
}

// TestRulesKnowNoPlayers wants the rules of each game to stand without its computer
// players: no file of the rules names anything of theirs.
func TestRulesKnowNoPlayers(t *testing.T) {
	for _, game := range games.All() {
		paths, err := filepath.Glob(filepath.Join(game.Name(), "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		sources := map[string]any{}
		for _, path := range paths {
			if !strings.HasSuffix(path, "_test.go") {
				sources[path] = nil
			}
		}
		found, declared := namedOfPlayers(t, sources)
		for _, line := range found {
			t.Errorf("%s: %s, which belongs to the computer players", game.Name(), line)
		}
		if declared < 100 {
			t.Errorf("the computer players of %s declare only %d things: the test looks in the wrong place", game.Name(), declared)
		}
	}
}

// TestAPlayersNameIsFound wants functions, methods, types and fields to be found.
func TestAPlayersNameIsFound(t *testing.T) {
	rules := map[string]string{
		"a function": "func apply() { choose() }",
		"a method":   "func apply(b *board) { b.choose() }",
		"a type":     "var p policy",
		"a field":    "func apply() int { return policy{}.taste }",
	}
	for what, text := range rules {
		found, _ := namedOfPlayers(t, map[string]any{
			"rules.go":         "package game\n\nimport \"elsewhere\"\n\ntype board struct{ elsewhere.Board }\n\n" + text,
			"player_policy.go": "package game\n\ntype policy struct{ taste int }\n\nfunc choose() {}\n\nfunc (b *board) choose() { apply() }",
		})
		if len(found) == 0 {
			t.Errorf("%s of the computer players is not found in a file of the rules", what)
		}
	}
}
