package regexp_test

import (
	standard "regexp"
	"slices"
	"testing"

	"treille/wasm/slim/regexp"
)

// expressions are those that Ebitengine's shaders are read with.
const (
	texture    = `\A__t(\d+)\z`
	unit       = `^[ \t\r\n]*//kage:unit\s+([^ \t\r\n]+)[ \t\r\n]*$`
	emptyLines = `\n\n+`
)

// TestItFindsWhatTheStandardLibraryFinds tries texts that match and texts that nearly do.
func TestItFindsWhatTheStandardLibraryFinds(t *testing.T) {
	for expr, texts := range map[string][]string{
		texture: {"", "__t", "__t0", "__t12", "__t1a", "__tt1", "_t1", "x__t1", "__t1\n", "__t٣"},
		unit: {
			"", "//kage:unit", "//kage:unit ", "//kage:unit pixels", "//kage:unit\tpixels\n", " \t//kage:unit  texels \r\n",
			"//kage:unitpixels", "//kage:unit pixels x", "x //kage:unit pixels", "/kage:unit pixels", "//kage:unit \fpixels", "\f//kage:unit pixels",
		},
	} {
		got, want := regexp.MustCompile(expr), standard.MustCompile(expr)
		for _, text := range texts {
			if g, w := got.FindStringSubmatch(text), want.FindStringSubmatch(text); len(g) != len(w) || len(g) > 1 && g[1] != w[1] {
				t.Errorf("%s finds %q in %q instead of %q", expr, g, text, w)
			}
			g, w := got.FindSubmatch([]byte(text)), want.FindSubmatch([]byte(text))
			if !slices.EqualFunc(g[min(1, len(g)):], w[min(1, len(w)):], slices.Equal) || (g == nil) != (w == nil) {
				t.Errorf("%s finds %q in the bytes of %q instead of %q", expr, g, text, w)
			}
		}
	}
}

// TestItReplacesAsTheStandardLibraryDoes tries runs of several lengths.
func TestItReplacesAsTheStandardLibraryDoes(t *testing.T) {
	for _, text := range []string{"", "\n", "\n\n", "\n\n\n", "a\nb\n\nc\n\n\nd\n\n\n\n", "\n\n\n\n\na"} {
		got := regexp.MustCompile(emptyLines).ReplaceAllString(text, "\n\n")
		if want := standard.MustCompile(emptyLines).ReplaceAllString(text, "\n\n"); got != want {
			t.Errorf("%q becomes %q instead of %q", text, got, want)
		}
	}
}

// TestWhatIsNotKnownIsRefused wants no expression to be taken for another.
func TestWhatIsNotKnownIsRefused(t *testing.T) {
	for what, do := range map[string]func(){
		"another expression":     func() { regexp.MustCompile("a+") },
		"a group of empty lines": func() { regexp.MustCompile(emptyLines).FindStringSubmatch("a") },
		"another word for units": func() { regexp.MustCompile(unit).ReplaceAllString("a", "b") },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s is taken", what)
				}
			}()
			do()
		}()
	}
}
