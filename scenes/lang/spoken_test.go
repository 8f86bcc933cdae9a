package lang_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// spokenFields are the fields of controls and items that players read or hear.
var spokenFields = map[string]bool{"Label": true, "Spoken": true, "Reason": true, "Value": true, "Words": true,
	"HandTo": true, "Where": true, "Text": true, "Short": true, "Nothing": true, "Ready": true, "Menu": true}

// spokenCalls are the functions whose words players read or hear, with the
// numbers of those arguments.
var spokenCalls = map[string][]int{"Words": {0}, "Paragraph": {0}, "Name": {0}, "Note": {0}, "Say": {0}, "Announce": {0},
	"Menu": {0, 1, 2}, "Page": {0, 1}, "Segmented": {1}, "Toggle": {1}, "SlideBar": {1, 2}, "Ask": {0}, "Plate": {0}, "Stamp": {0}, "Lines": {0}}

// spokenAnyway are literals that look like words and are not the player's to
// read in his language.
var spokenAnyway = map[string]bool{
	"Susi": true, "Gerd": true, "Mike": true, "Elke": true, // the players of example W60
}

// unspoken are the packages that hold the words, keep what was played, speak to the
// system, or test.
var unspoken = map[string]bool{"lang": true, "store": true, "archive": true, "desktop": true, "scenetest": true, "tabletest": true}

// TestNothingIsHardCoded reads the source of all screens: every word that
// players read or hear comes from package lang.
func TestNothingIsHardCoded(t *testing.T) {
	read := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && unspoken[d.Name()] {
			return fs.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		read++
		src, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		// The names of the page's own things are no words, but look like some.
		names := strings.HasSuffix(path, "_js.go")
		for _, words := range hardCoded(src, names) {
			t.Errorf("%s: %q is written out; words belong into package lang", path, words)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if read < 30 {
		t.Errorf("only %d files of the screens were read", read)
	}
}

// TestHardCodedIsFound shows the test mistakes of each kind.
func TestHardCodedIsFound(t *testing.T) {
	const source = `package p
import "errors"
var art = "common/crest-fox"
func f(s *ui.Stage) {
	s.Words("points", 1, 2, st)
	s.Button(ui.ButtonSpec{ID: "pass", Label: "pass"})
	s.Words(n + " left", 1, 2, st)
	title := "Round"
	room.Note(title)
	panic("p: nobody sees This")
	_ = errors.New("p: This neither")
	_ = fmt.Sprintf("%d punkte übrig", n)
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "gear"}, r)
	_ = w.With("name", name)
}`
	src, err := parser.ParseFile(token.NewFileSet(), "p.go", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"points", "pass", " left", "Round", "%d punkte übrig"}
	if got := hardCoded(src, false); strings.Join(got, "|") != strings.Join(want, "|") {
		t.Errorf("found %q, want %q", got, want)
	}
}

// hardCoded lists the literals of a file that are words for players: where only
// words can stand, and with names false also what looks like words elsewhere.
func hardCoded(src *ast.File, names bool) []string {
	var list []string
	tell := func(e ast.Expr) {
		for _, s := range literals(e) {
			if hasWord(s) && !spokenAnyway[s] && !slices.Contains(list, s) {
				list = append(list, s)
			}
		}
	}
	ast.Inspect(src, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GenDecl:
			return n.Tok != token.IMPORT
		case *ast.CallExpr:
			name := called(n)
			if name == "panic" || name == "New" && qualifier(n) == "errors" || name == "Errorf" {
				return false // for somebody who reads the source
			}
			for _, i := range spokenCalls[name] {
				if i < len(n.Args) {
					tell(n.Args[i])
				}
			}
		case *ast.KeyValueExpr:
			if k, ok := n.Key.(*ast.Ident); ok && spokenFields[k.Name] {
				tell(n.Value)
			}
		case *ast.BasicLit:
			for _, s := range literals(n) {
				if !names && looksSpoken(s) {
					tell(n)
				}
			}
		}
		return true
	})
	return list
}

// called is the name of the function of a call.
func called(c *ast.CallExpr) string {
	switch f := c.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

// qualifier is what stands before the name of the function of a call.
func qualifier(c *ast.CallExpr) string {
	if f, ok := c.Fun.(*ast.SelectorExpr); ok {
		if x, ok := f.X.(*ast.Ident); ok {
			return x.Name
		}
	}
	return ""
}

// literals are the strings that an expression is put together from.
func literals(e ast.Expr) []string {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			if s, err := strconv.Unquote(e.Value); err == nil {
				return []string{s}
			}
		}
	case *ast.BinaryExpr:
		return append(literals(e.X), literals(e.Y)...)
	case *ast.ParenExpr:
		return literals(e.X)
	}
	return nil
}

// hasWord reports whether there are two letters in a row.
func hasWord(s string) bool {
	last := false
	for _, r := range s {
		if unicode.IsLetter(r) && last {
			return true
		}
		last = unicode.IsLetter(r)
	}
	return false
}

// looksSpoken reports whether a string can be no name of a thing: it has a
// capital, a letter that English lacks, or a space beside a letter.
func looksSpoken(s string) bool {
	if !hasWord(s) {
		return false
	}
	last := rune(-1)
	for _, r := range s {
		if unicode.IsUpper(r) || unicode.IsLetter(r) && r > unicode.MaxASCII {
			return true
		}
		if r == ' ' && unicode.IsLetter(last) || last == ' ' && unicode.IsLetter(r) {
			return true
		}
		last = r
	}
	return false
}
