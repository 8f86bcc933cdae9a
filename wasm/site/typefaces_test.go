package site

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// The typefaces may take 25 KB. Each has all characters that its words need, and sets them as the file does that it was
// made from; where one fails, the words have changed: run go generate ./wasm.
func TestTypefacesAreSmallAndComplete(t *testing.T) {
	s, err := assemble(program, nil, Options{Best: true})
	if err != nil {
		t.Fatal(err)
	}
	words, err := page("words.js")
	if err != nil {
		t.Fatal(err)
	}
	var latin []rune // all that a name can be written in
	for r := rune(' '); r < 0x10000; r++ {
		latin = append(latin, r)
	}
	sum := 0
	for _, c := range []struct{ name, source, characters string }{
		{"alegreya-sans", "alegreya-sans-500-normal.ttf", string(latin)},
		{"alegreya-serif", "alegreya-400-normal.ttf", words},
		{"alegreya-capitals", "alegreya-sc-700-normal.ttf", "Treille"},
	} {
		f := s.file(t, c.name+"-*.ttf")
		sum += len(f.Brotli)
		small, err := sfnt.Parse(f.Contents)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		ttf, err := os.ReadFile(filepath.Join("../../sprites/fonts", c.source))
		if err != nil {
			t.Fatal(err)
		}
		whole, err := sfnt.Parse(ttf)
		if err != nil {
			t.Fatal(err)
		}
		compare(t, c.name, whole, small, c.characters)
	}
	if sum == 0 || sum > 25_000 {
		t.Errorf("the typefaces take %d bytes", sum)
	}
}

// unit is the size at which outlines are compared, one at which a font's units are whole.
const unit = fixed.Int26_6(1000 << 6)

// compare fails the test where small sets characters otherwise than whole does, of those that whole has.
func compare(t *testing.T, name string, whole, small *sfnt.Font, characters string) {
	t.Helper()
	set := []rune(characters)
	slices.Sort(set)
	seen := 0
	var glyphs [][2]sfnt.GlyphIndex // in the whole font and in the small one
	for _, r := range slices.Compact(set) {
		want, err := whole.GlyphIndex(nil, r)
		if err != nil {
			t.Fatal(err)
		}
		if want == 0 {
			continue
		}
		got, err := small.GlyphIndex(nil, r)
		if err != nil || got == 0 {
			t.Errorf("%s has no %q, %v", name, r, err)
			continue
		}
		seen++
		if outline(t, whole, want) != outline(t, small, got) {
			t.Errorf("%s: %q looks otherwise", name, r)
		}
		glyphs = append(glyphs, [2]sfnt.GlyphIndex{want, got})
	}
	if seen < len("Treil") {
		t.Errorf("%s: only %d characters were compared", name, seen)
	}
	for _, a := range glyphs {
		for _, b := range glyphs {
			if want, got := kern(whole, a[0], b[0]), kern(small, a[1], b[1]); want != got {
				t.Fatalf("%s: the glyphs %d and %d are kerned by %v, want %v", name, a[0], b[0], got, want)
			}
		}
	}
}

// outline writes a glyph's outline and advance as text.
func outline(t *testing.T, f *sfnt.Font, g sfnt.GlyphIndex) string {
	t.Helper()
	var b strings.Builder
	segments, err := f.LoadGlyph(nil, g, unit, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range segments {
		for _, p := range s.Args {
			b.WriteString(p.X.String() + " " + p.Y.String() + " ")
		}
	}
	advance, err := f.GlyphAdvance(nil, g, unit, font.HintingNone)
	if err != nil {
		t.Fatal(err)
	}
	return b.String() + advance.String()
}

// kern is by how much the second glyph moves, 0 if the font does not say.
func kern(f *sfnt.Font, a, b sfnt.GlyphIndex) fixed.Int26_6 {
	k, err := f.Kern(nil, a, b, unit, font.HintingNone)
	if err != nil {
		return 0
	}
	return k
}
