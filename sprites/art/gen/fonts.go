package main

import (
	"fmt"
	"os"
	"path/filepath"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"treille/sprites/art"
)

// fontFiles holds one TrueType file for each face.
var fontFiles = [art.Faces]string{
	art.SC:          "alegreya-sc-700-normal.ttf",
	art.Serif:       "alegreya-400-normal.ttf",
	art.SerifItalic: "alegreya-400-italic.ttf",
	art.SerifBold:   "alegreya-700-normal.ttf",
	art.Sans:        "alegreya-sans-400-normal.ttf",
	art.SansMedium:  "alegreya-sans-500-normal.ttf",
	art.SansBold:    "alegreya-sans-700-normal.ttf",
}

// compileFonts reads the fonts in dir.
func compileFonts(dir string) ([]byte, error) {
	var fonts []*art.Font
	for _, name := range fontFiles {
		name = filepath.Join(dir, name)
		b, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		f, err := compileFont(b)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		fonts = append(fonts, f)
	}
	return art.EncodeFonts(fonts)
}

// compileFont keeps the glyphs that characters lead to, and their kerning.
// Ligatures and alternates are left out: numbers and names must not change
// their width while they change.
func compileFont(ttf []byte) (*art.Font, error) {
	src, err := sfnt.Parse(ttf)
	if err != nil {
		return nil, err
	}
	var buf sfnt.Buffer
	em := fixed.I(int(src.UnitsPerEm())) // at this size, one pixel is one font unit
	met, err := src.Metrics(&buf, em, font.HintingNone)
	if err != nil {
		return nil, err
	}
	f := art.Font{UnitsPerEm: int(src.UnitsPerEm()), Ascent: met.Ascent.Round(), Descent: met.Descent.Round(),
		Capital: met.CapHeight.Round()}
	var runes []rune
	var ids []sfnt.GlyphIndex
	for r := rune(' '); r < 0xFFFF; r++ {
		id, err := src.GlyphIndex(&buf, r)
		if err != nil {
			return nil, err
		}
		if id == 0 || unicode.In(r, unicode.Cc, unicode.Cf, unicode.Mn) {
			continue // nobody can see these, or not by themselves
		}
		g, err := compileGlyph(src, &buf, id, em)
		if err != nil {
			return nil, fmt.Errorf("character %U: %w", r, err)
		}
		runes, ids = append(runes, r), append(ids, id)
		f.Glyphs = append(f.Glyphs, g)
	}
	rows := map[string]int{}
	for i, a := range ids {
		var row []art.Kern
		for k, b := range ids {
			by, err := src.Kern(&buf, a, b, em, font.HintingNone)
			if err != nil && err != sfnt.ErrNotFound {
				return nil, fmt.Errorf("kerning of %U and %U: %w", runes[i], runes[k], err)
			}
			if by != 0 {
				row = append(row, art.Kern{Next: k, By: by.Round()})
			}
		}
		key := fmt.Sprint(row)
		n, ok := rows[key]
		if !ok {
			n = len(f.Rows)
			rows[key] = n
			f.Rows = append(f.Rows, row)
		}
		f.Glyphs[i].Row = n
	}
	return art.NewFont(f, runes), nil
}

func compileGlyph(src *sfnt.Font, buf *sfnt.Buffer, id sfnt.GlyphIndex, em fixed.Int26_6) (g art.Glyph, err error) {
	adv, err := src.GlyphAdvance(buf, id, em, font.HintingNone)
	if err != nil {
		return g, err
	}
	g.Advance = adv.Round()
	segments, err := src.LoadGlyph(buf, id, em, nil)
	if err != nil {
		return g, err
	}
	ops := map[sfnt.SegmentOp]art.Op{sfnt.SegmentOpMoveTo: art.Move, sfnt.SegmentOpLineTo: art.Line,
		sfnt.SegmentOpQuadTo: art.Quad, sfnt.SegmentOpCubeTo: art.Cube}
	var p art.Path
	count := map[art.Op]int{art.Move: 1, art.Line: 1, art.Quad: 2, art.Cube: 3}
	for _, s := range segments {
		op := ops[s.Op]
		p.Ops = append(p.Ops, op)
		for _, at := range s.Args[:count[op]] {
			p.Coords = append(p.Coords, int32(at.X.Round()), int32(at.Y.Round()))
		}
	}
	g.Outline = art.Pack(&p)
	return g, nil
}
