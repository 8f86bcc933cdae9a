package lang_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"treille/engine/person"
	"treille/scenes/lang"
	"treille/sprites/art"
)

var (
	templateType = reflect.TypeFor[lang.Template]()
	pluralType   = reflect.TypeFor[lang.Plural]()
)

// A text is one text of the words, with the path to its field.
type text struct {
	path string
	s    string
	gaps bool // it may have gaps
}

// texts lists all exported texts of a language.
func texts(w *lang.Words) []text {
	var list []text
	var walk func(path string, v reflect.Value)
	walk = func(path string, v reflect.Value) {
		switch {
		case v.Type() == templateType:
			list = append(list, text{path, v.String(), true})
		case v.Kind() == reflect.String:
			list = append(list, text{path, v.String(), false})
		case v.Kind() == reflect.Struct:
			for i := range v.NumField() {
				if f := v.Type().Field(i); f.IsExported() {
					walk(path+"."+f.Name, v.Field(i))
				}
			}
		case v.Kind() == reflect.Pointer:
			walk(path, v.Elem())
		case v.Kind() == reflect.Slice, v.Kind() == reflect.Array:
			for i := range v.Len() {
				walk(fmt.Sprintf("%s[%d]", path, i), v.Index(i))
			}
		}
	}
	walk("Words", reflect.ValueOf(w).Elem())
	return list
}

func TestNoCodeIsDownloadedThatComparesWords(t *testing.T) {
	var walk func(words reflect.Type)
	walk = func(words reflect.Type) {
		if words.NumField() > 12 && words.Comparable() {
			t.Errorf("%s can be compared; a field of type uncompared prevents that", words.Name())
		}
		for i := range words.NumField() {
			f := words.Field(i).Type
			if f.Kind() == reflect.Pointer {
				f = f.Elem()
			}
			if f.Kind() == reflect.Struct && f != words {
				walk(f)
			}
		}
	}
	walk(reflect.TypeFor[lang.Words]())
}

func TestEveryTextIsThereInAllLanguages(t *testing.T) {
	want := texts(lang.English.Words())
	if len(want) < 300 {
		t.Fatalf("only %d texts were found", len(want))
	}
	for _, l := range lang.Langs() {
		got := texts(l.Words())
		if len(got) != len(want) {
			t.Fatalf("%s has %d texts, English %d", l.Name(), len(got), len(want))
		}
		if l.Words().Lang != l {
			t.Errorf("the words of %s say that they are %s", l.Name(), l.Words().Lang.Name())
		}
		for i, x := range got {
			if x.path != want[i].path {
				t.Fatalf("%s has %s where English has %s", l.Name(), x.path, want[i].path)
			}
			if strings.TrimSpace(x.s) != x.s || x.s == "" {
				t.Errorf("%s: %s is %q", l.Name(), x.path, x.s)
			}
		}
	}
}

func TestGapsAgreeAcrossLanguages(t *testing.T) {
	want := texts(lang.English.Words())
	for _, l := range lang.Langs() {
		for i, x := range texts(l.Words()) {
			gaps, others := sortedGaps(x.s), sortedGaps(want[i].s)
			if !x.gaps && len(gaps) > 0 {
				t.Errorf("%s: %s has gaps and is no Template: %q", l.Name(), x.path, x.s)
			}
			if strings.Count(x.s, "{") != len(gaps) || strings.Count(x.s, "}") != len(gaps) {
				t.Errorf("%s: %s has a brace too many, or a gap twice: %q", l.Name(), x.path, x.s)
			}
			if strings.HasSuffix(x.path, ".One") || strings.HasSuffix(x.path, ".Other") {
				gaps, others = withoutNumber(gaps), withoutNumber(others)
			}
			if !slices.Equal(gaps, others) {
				t.Errorf("%s: %s has the gaps %q, English %q", l.Name(), x.path, gaps, others)
			}
		}
	}
}

// gaps returns the names of the gaps of a text in the order in which they stand.
func gaps(s string) []string {
	var names []string
	for _, part := range strings.Split(s, "{")[1:] {
		name, _, _ := strings.Cut(part, "}")
		names = append(names, name)
	}
	return names
}

func sortedGaps(s string) []string {
	gaps := gaps(s)
	slices.Sort(gaps)
	return slices.Compact(gaps)
}

func withoutNumber(gaps []string) []string {
	return slices.DeleteFunc(gaps, func(g string) bool { return g == "n" || g == "word" })
}

// The callers know the gaps from the comments of the fields.
func TestGapsAreNamedInTheComments(t *testing.T) {
	comments := map[string]string{} // of "Type.Field"
	files, err := filepath.Glob("words*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			spec, ok := n.(*ast.TypeSpec)
			if !ok {
				return true
			}
			if st, ok := spec.Type.(*ast.StructType); ok {
				for _, f := range st.Fields.List {
					for _, name := range f.Names {
						comments[spec.Name.Name+"."+name.Name] = f.Comment.Text()
					}
				}
			}
			return true
		})
	}
	var walk func(v reflect.Value)
	walk = func(v reflect.Value) {
		for i := range v.NumField() {
			f := v.Type().Field(i)
			name := v.Type().Name() + "." + f.Name
			var gaps []string
			switch {
			case !f.IsExported():
				continue
			case f.Type == templateType:
				gaps = sortedGaps(v.Field(i).String())
				if len(gaps) == 0 && name != "Term.Why" {
					t.Errorf("%s is a Template without gaps", name)
				}
			case f.Type == pluralType:
				gaps = withoutNumber(sortedGaps(v.Field(i).Field(1).String()))
			case f.Type.Kind() == reflect.Struct:
				walk(v.Field(i))
			case f.Type.Kind() == reflect.Pointer && f.IsExported() && f.Type.Elem().Kind() == reflect.Struct:
				walk(v.Field(i).Elem())
			}
			for _, g := range gaps {
				if !strings.Contains(comments[name], "{"+g+"}") {
					t.Errorf("the comment of %s does not name {%s}: %q", name, g, comments[name])
				}
			}
		}
	}
	walk(reflect.ValueOf(lang.English.Words()).Elem())
}

// has reports whether every font of the game has a character, and numbers one that hasn't.
func has(t *testing.T, r rune) (art.Face, bool) {
	t.Helper()
	a, err := art.Open()
	if err != nil {
		t.Fatal(err)
	}
	for f := art.Face(0); f < art.Faces; f++ {
		if _, ok := a.Font(f).Index(r); !ok {
			return f, false
		}
	}
	return 0, true
}

// What the fonts lack and the game draws in another way: the arrow as a path,
// the narrow space as a gap.
const drawnOtherwise = "→\u202f"

func TestTheFontsHaveEveryCharacter(t *testing.T) {
	known := map[rune]bool{}
	for _, l := range lang.Langs() {
		for _, x := range texts(l.Words()) {
			for _, r := range x.s {
				if known[r] || strings.ContainsRune(drawnOtherwise, r) {
					continue
				}
				known[r] = true
				if face, ok := has(t, r); !ok {
					t.Errorf("%s: %s has %q (%U), which face %d lacks", l.Name(), x.path, r, r, face)
				}
			}
		}
	}
}

func TestNamesHaveOnlyWhatTheFontsHave(t *testing.T) {
	count := 0
	for r := rune(0); r < 0x3000; r++ {
		if !person.CanWrite(r) {
			continue
		}
		count++
		if face, ok := has(t, r); !ok {
			t.Errorf("a name may have %q (%U), which face %d lacks", r, r, face)
		}
	}
	if count < 480 {
		t.Errorf("a name may have only %d characters", count)
	}
}

func TestTypography(t *testing.T) {
	for _, l := range lang.Langs() {
		for _, x := range texts(l.Words()) {
			for _, bad := range []string{"'", "\"", "...", "  ", " €", "\u00a0"} {
				if strings.Contains(x.s, bad) {
					t.Errorf("%s: %s has %q: %q", l.Name(), x.path, bad, x.s)
				}
			}
			if l != lang.French {
				continue
			}
			previous := ' '
			for _, r := range x.s {
				if strings.ContainsRune(":;!?»", r) && previous != '\u202f' || previous == '«' && r != '\u202f' {
					t.Errorf("French: %s lacks a narrow space at %q: %q", x.path, r, x.s)
				}
				previous = r
			}
		}
	}
}

// Texts that were forgotten in translation are the same as in English. Few are
// so with reason.
func TestTextsAreTranslated(t *testing.T) {
	english := texts(lang.English.Words())
	for _, l := range []lang.Lang{lang.French, lang.German} {
		for i, x := range texts(l.Words()) {
			if len(strings.Fields(x.s)) < 4 || x.s != english[i].s {
				continue
			}
			if len(letters(x.s)) > 0 {
				t.Errorf("%s: %s is English: %q", l.Name(), x.path, x.s)
			}
		}
	}
}

// letters returns what is left of a text without its gaps and marks.
func letters(s string) string {
	var pairs []string
	for _, g := range gaps(s) {
		pairs = append(pairs, g, "")
	}
	return strings.Trim(lang.Template(s).With(pairs...), " ,:·→×")
}

func TestRuleBookPagesHaveThreeToFiveParagraphs(t *testing.T) {
	for _, l := range lang.Langs() {
		r := l.Words().Weinhaendler.Rules
		for _, page := range []lang.Rule{r.Bidding, r.Exchange, r.Cellars, r.Refill, r.End, r.Bottles} {
			if n := len(page.Paragraphs); n < 3 || n > 5 {
				t.Errorf("%s: %q has %d paragraphs", l.Name(), page.Title, n)
			}
		}
	}
}
