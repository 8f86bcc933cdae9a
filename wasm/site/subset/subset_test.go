package subset_test

import (
	"io/fs"
	"os"
	"strings"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"treille/wasm/site/subset"
)

// size at which outlines are compared: one unit of the font is one unit here.
const size = fixed.Int26_6(1000 << 6)

// What is kept looks as before, advance and kerning included; what is not kept is gone.
func TestWhatIsKeptLooksAsBefore(t *testing.T) {
	const text = "Trällere „Wände“ – VAT … ÇŒ 17"
	keep := func(r rune) bool { return strings.ContainsRune(text, r) }
	fonts := os.DirFS("../../../sprites/fonts")
	names, err := fs.Glob(fonts, "*.ttf")
	if err != nil || len(names) == 0 {
		t.Fatalf("no fonts: %v", err)
	}
	for _, name := range names {
		ttf, err := fs.ReadFile(fonts, name)
		if err != nil {
			t.Fatal(err)
		}
		less, err := subset.Of(ttf, keep, true)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if len(less) > len(ttf)/2 {
			t.Errorf("%s: %d bytes of %d are left", name, len(less), len(ttf))
		}
		old, err := sfnt.Parse(ttf)
		if err != nil {
			t.Fatal(err)
		}
		small, err := sfnt.Parse(less)
		if err != nil {
			t.Fatalf("%s: what is left is no font: %v", name, err)
		}
		compare(t, name, old, small, text)
		plain, err := subset.Of(ttf, keep, false)
		if err != nil || len(plain) >= len(less) {
			t.Errorf("%s: %d bytes without kerning and %d with it, %v", name, len(plain), len(less), err)
		}
		for _, r := range "xyzq8" {
			if g, err := small.GlyphIndex(nil, r); err != nil || g != 0 {
				t.Errorf("%s: %q is still there, %v", name, r, err)
			}
		}
	}
}

// compare fails the test where a text looks otherwise in the small font than in the old.
func compare(t *testing.T, name string, old, small *sfnt.Font, text string) {
	t.Helper()
	last := sfnt.GlyphIndex(0)
	for _, r := range text {
		want, err := old.GlyphIndex(nil, r)
		if err != nil {
			t.Fatal(err)
		}
		got, err := small.GlyphIndex(nil, r)
		if err != nil || got != want {
			t.Errorf("%s: %q is glyph %d, %v, want %d", name, r, got, err, want)
			continue
		}
		if a, b := outline(t, old, want), outline(t, small, got); a != b {
			t.Errorf("%s: the outline of %q has changed", name, r)
		}
		if a, b := kern(old, last, want), kern(small, last, got); a != b {
			t.Errorf("%s: %q is kerned by %v, want %v", name, r, b, a)
		}
		last = want
	}
}

// outline writes a glyph's outline and advance as text.
func outline(t *testing.T, f *sfnt.Font, g sfnt.GlyphIndex) string {
	t.Helper()
	var b strings.Builder
	segments, err := f.LoadGlyph(nil, g, size, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range segments {
		b.WriteString(s.Args[0].X.String() + " " + s.Args[0].Y.String() + " " + s.Args[1].X.String() + " " + s.Args[1].Y.String() + "\n")
	}
	advance, err := f.GlyphAdvance(nil, g, size, font.HintingNone)
	if err != nil {
		t.Fatal(err)
	}
	return b.String() + advance.String()
}

// kern is by how much the second glyph moves, or 0 if the font does not say.
func kern(f *sfnt.Font, a, b sfnt.GlyphIndex) fixed.Int26_6 {
	k, err := f.Kern(nil, a, b, size, font.HintingNone)
	if err != nil {
		return 0
	}
	return k
}

func TestOtherFilesAreRefused(t *testing.T) {
	for _, data := range []string{"", "OTTO and much more than that", "\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"} {
		if _, err := subset.Of([]byte(data), func(rune) bool { return true }, true); err == nil {
			t.Errorf("%q is taken for a font", data)
		}
	}
}
