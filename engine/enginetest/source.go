package enginetest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// parseFolder parses the Go files of a folder, its tests or all others.
func parseFolder(dir string, tests bool) (*token.FileSet, []*ast.File, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, nil, err
	}
	set := token.NewFileSet()
	var list []*ast.File
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") != tests {
			continue
		}
		f, err := parser.ParseFile(set, filepath.Join(dir, e.Name()), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, nil, err
		}
		list = append(list, f)
	}
	if len(list) == 0 {
		return nil, nil, fmt.Errorf("%s holds no Go files to look at", dir)
	}
	return set, list, nil
}

// source checks that the rules use nothing that could differ from one run or
// platform to the next. Options.Exempt may use maps and floats, but no clock
// either.
func (s *suite) source() error {
	set, files, err := parseFolder(s.opts.Dir, false)
	if err != nil {
		return err
	}
	for _, f := range files {
		name := filepath.Base(set.Position(f.Package).Filename)
		for _, imp := range f.Imports {
			if why := forbiddenImport(imp.Path.Value); why != "" {
				return fmt.Errorf("%s: %s", set.Position(imp.Pos()), why)
			}
		}
		var found error
		ast.Inspect(f, func(n ast.Node) bool {
			if why := forbiddenNode(n, slices.Contains(s.opts.Exempt, name)); why != "" && found == nil {
				found = fmt.Errorf("%s: %s", set.Position(n.Pos()), why)
			}
			return found == nil
		})
		if found != nil {
			return found
		}
	}
	return nil
}

func forbiddenImport(quoted string) string {
	path, err := strconv.Unquote(quoted)
	if err != nil {
		return err.Error()
	}
	switch {
	case path == "time", path == "math/rand", path == "math/rand/v2", path == "crypto/rand", path == "unsafe", path == "sync", path == "C":
		return "the rules may not import " + path
	case strings.HasPrefix(path, "treille/") && !strings.HasPrefix(path, "treille/engine/"):
		if path != "treille/engine" {
			return "the rules may not import " + path
		}
	case strings.Contains(strings.Split(path, "/")[0], "."):
		return "the rules may import the standard library alone, not " + path
	}
	return ""
}

func forbiddenNode(n ast.Node, exempt bool) string {
	switch n := n.(type) {
	case *ast.GoStmt, *ast.ChanType, *ast.SelectStmt:
		return "the rules may not use goroutines"
	case *ast.MapType:
		if !exempt {
			return "the rules may not use maps"
		}
	case *ast.Ident:
		if !exempt && (n.Name == "float64" || n.Name == "float32") {
			return "the rules may not use floats"
		}
	case *ast.BasicLit:
		if !exempt && n.Kind == token.FLOAT {
			return "the rules may not use floats"
		}
	}
	return ""
}

// ruleIDs returns the first word of each line of a rule book.
func ruleIDs(book string) []string {
	var ids []string
	for line := range strings.Lines(book) {
		if words := strings.Fields(line); len(words) > 0 {
			ids = append(ids, words[0])
		}
	}
	return ids
}

// ruleID is one id in a test's name: the W12 of TestW12_Totals, the W14 and W15
// of TestW14_W15_Draw.
var ruleID = regexp.MustCompile(`^([A-Z][0-9]+)_`)

// ruleBook checks that every rule has a test named after it, and that every
// rule named by a test exists.
func (s *suite) ruleBook() error { return CheckRuleBook(s.opts.Dir, s.game.RuleBook()) }

// CheckRuleBook checks that each line of a rule book is an id and a few words,
// that the tests in a folder have one named after each id, TestW12_Totals, and
// that they name no others.
func CheckRuleBook(dir, book string) error {
	set, files, err := parseFolder(dir, true)
	if err != nil {
		return err
	}
	for line := range strings.Lines(book) {
		if words := strings.Fields(line); len(words) == 1 || len(words) > 0 && !ruleID.MatchString(words[0]+"_") {
			return fmt.Errorf("the rule book's line %q should be an id and a few words", line)
		}
	}
	return covered(ruleIDs(book), set, files)
}

func covered(ids []string, set *token.FileSet, files []*ast.File) error {
	if len(ids) == 0 {
		return fmt.Errorf("the rule book is empty")
	}
	missing := slices.Clone(ids)
	for _, f := range files {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv != nil {
				continue
			}
			name, ok := strings.CutPrefix(fn.Name.Name, "Test")
			for ok {
				m := ruleID.FindStringSubmatch(name)
				if m == nil {
					break
				}
				if !slices.Contains(ids, m[1]) {
					return fmt.Errorf("%s: %s names a rule that is not in the rule book", set.Position(fn.Pos()), fn.Name.Name)
				}
				missing = slices.DeleteFunc(missing, func(id string) bool { return id == m[1] })
				name = name[len(m[0]):]
			}
		}
	}
	if len(missing) > 0 {
		return fmt.Errorf("no test is named after the rules %s", strings.Join(missing, ", "))
	}
	return nil
}
