package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/text/unicode/norm"

	"treille/sprites/art"
)

// fontFiles are the TrueType files of each face without their endings: see sources.
var fontFiles = [art.Faces]string{
	art.SC:          "alegreya-sc-700-normal",
	art.Serif:       "alegreya-400-normal",
	art.SerifItalic: "alegreya-400-italic",
	art.SerifBold:   "alegreya-700-normal",
	art.Sans:        "alegreya-sans-400-normal",
	art.SansMedium:  "alegreya-sans-500-normal",
	art.SansBold:    "alegreya-sans-700-normal",
}

// sources are the files of a face: the first has what the game's own words are written with,
// from the others come the letters of further languages, for names.
var sources = []string{".ttf", "-latin-ext.ttf", "-vietnamese.ttf"}

// A source is a file of a face.
type source struct {
	*sfnt.Font
	buf sfnt.Buffer
	em  fixed.Int26_6 // at this size, one pixel is one font unit
}

// index is the glyph of a character, 0 for none.
func (s *source) index(r rune) (sfnt.GlyphIndex, error) { return s.GlyphIndex(&s.buf, r) }

// open reads the files of a face in dir.
func open(dir, name string) (list []*source, err error) {
	for _, ending := range sources {
		b, err := os.ReadFile(filepath.Join(dir, name+ending))
		if err != nil {
			return nil, err
		}
		f, err := sfnt.Parse(b)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name+ending, err)
		}
		list = append(list, &source{Font: f, em: fixed.I(int(f.UnitsPerEm()))})
	}
	return list, nil
}

// compileFonts reads the fonts in dir.
func compileFonts(dir string) ([]byte, error) {
	var fonts []*art.Font
	for _, name := range fontFiles {
		list, err := open(dir, name)
		if err != nil {
			return nil, err
		}
		f, err := compileFont(list)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		fonts = append(fonts, f)
	}
	return art.EncodeFonts(fonts)
}

// further are the letters of languages that are written today, beside those of the first
// files, as far as all faces have them: for names. What begins and ends a range stands side
// by side.
const further = "ĀķĹňŊžƏƏƠơƯưǍǜǦǧǪǫǺǿȘțȪȭȰȳəəḌḏḠḡḤḥḪḫḶḷḺḻṂṉṚṛṞṣṬṯẀẅẎẏẒẓẞẞẠỹ"

// isFurther reports whether a letter is among them.
func isFurther(r rune) bool {
	ends := []rune(further)
	for i := 0; i < len(ends); i += 2 {
		if ends[i] <= r && r <= ends[i+1] {
			return true
		}
	}
	return false
}

// compileFont keeps the glyphs that characters lead to, and their kerning: further letters
// kern as those do that they are made of. Ligatures and alternates are left out: numbers
// and names must not change their width while they change.
func compileFont(list []*source) (*art.Font, error) {
	src := list[0]
	met, err := src.Metrics(&src.buf, src.em, font.HintingNone)
	if err != nil {
		return nil, err
	}
	f := art.Font{UnitsPerEm: int(src.UnitsPerEm()), Ascent: met.Ascent.Round(), Descent: met.Descent.Round(),
		Capital: met.CapHeight.Round()}
	glyphs := map[rune]art.Glyph{}
	var own []rune // of the first file
	for r := rune(' '); r < 0xFFFF; r++ {
		of := list
		if !isFurther(r) {
			of = list[:1]
		}
		for _, s := range of {
			id, err := s.index(r)
			if err != nil {
				return nil, err
			}
			if id == 0 || unicode.In(r, unicode.Cc, unicode.Cf, unicode.Mn) {
				continue // nobody can see these, or not by themselves
			}
			if glyphs[r], err = s.glyph(id); err != nil {
				return nil, fmt.Errorf("character %U: %w", r, err)
			}
			if s == src {
				own = append(own, r)
			}
			break
		}
	}
	if f.Rows, err = src.kerning(own, glyphs); err != nil {
		return nil, err
	}
	runes := slices.Sorted(maps.Keys(glyphs))
	for _, r := range runes {
		g := glyphs[r]
		if base := glyphs[baseOf(r)]; !slices.Contains(own, r) {
			g.Row, g.Column = base.Row, base.Column
		}
		f.Glyphs = append(f.Glyphs, g)
	}
	return art.NewFont(f, runes), nil
}

// baseOf is the letter without its marks.
func baseOf(r rune) rune {
	if base, ok := struck[r]; ok {
		return base
	}
	return []rune(norm.NFD.String(string(r)))[0]
}

// struck are letters with a line through them, which are no letter and a mark to Unicode.
var struck = map[rune]rune{'Đ': 'D', 'đ': 'd', 'Ħ': 'H', 'ħ': 'h', 'Ł': 'L', 'ł': 'l', 'Ŧ': 'T', 'ŧ': 't'}

// kerning gives glyphs their rows and columns, and returns the rows.
func (s *source) kerning(runes []rune, glyphs map[rune]art.Glyph) (rows [][]art.Kern, err error) {
	by := make([][]int, len(runes)) // by how much the second moves after the first
	for i, a := range runes {
		first, _ := s.index(a) // which has succeeded before
		for _, b := range runes {
			second, _ := s.index(b)
			k, err := s.Kern(&s.buf, first, second, s.em, font.HintingNone)
			if err != nil && err != sfnt.ErrNotFound {
				return nil, fmt.Errorf("kerning of %U and %U: %w", a, b, err)
			}
			by[i] = append(by[i], k.Round())
		}
	}
	columns, alike := map[string]int{fmt.Sprint(make([]int, len(runes))): 0}, map[string]int{}
	for k, r := range runes {
		var column []int
		for i := range runes {
			column = append(column, by[i][k])
		}
		g := glyphs[r]
		g.Column = number(columns, column)
		glyphs[r] = g
	}
	for i, r := range runes {
		row := map[int]int{} // by columns
		for k, b := range runes {
			row[glyphs[b].Column] = by[i][k]
		}
		var list []art.Kern
		for _, column := range slices.Sorted(maps.Keys(row)) {
			if row[column] != 0 {
				list = append(list, art.Kern{Next: column, By: row[column]})
			}
		}
		g := glyphs[r]
		if g.Row = number(alike, list); g.Row == len(rows) {
			rows = append(rows, list)
		}
		glyphs[r] = g
	}
	return rows, nil
}

// number numbers values by first use, so that equal ones have one number.
func number(numbers map[string]int, value any) int {
	key := fmt.Sprint(value)
	n, ok := numbers[key]
	if !ok {
		n = len(numbers)
		numbers[key] = n
	}
	return n
}

// glyph reads a glyph, each closed line of it by itself.
func (s *source) glyph(id sfnt.GlyphIndex) (g art.Glyph, err error) {
	adv, err := s.GlyphAdvance(&s.buf, id, s.em, font.HintingNone)
	if err != nil {
		return g, err
	}
	g.Advance = adv.Round()
	segments, err := s.LoadGlyph(&s.buf, id, s.em, nil)
	if err != nil {
		return g, err
	}
	ops := map[sfnt.SegmentOp]art.Op{sfnt.SegmentOpMoveTo: art.Move, sfnt.SegmentOpLineTo: art.Line,
		sfnt.SegmentOpQuadTo: art.Quad, sfnt.SegmentOpCubeTo: art.Cube}
	count := map[art.Op]int{art.Move: 1, art.Line: 1, art.Quad: 2, art.Cube: 3}
	var p art.Path
	var x, y int32
	end := func() {
		if len(p.Ops) > 0 {
			g.Parts = append(g.Parts, art.GlyphPart{Outline: art.Pack(&p), X: x, Y: y})
		}
		p = art.Path{}
	}
	for _, seg := range segments {
		op := ops[seg.Op]
		if op == art.Move {
			end()
			x, y = int32(seg.Args[0].X.Round()), int32(seg.Args[0].Y.Round())
		}
		p.Ops = append(p.Ops, op)
		for _, at := range seg.Args[:count[op]] {
			p.Coords = append(p.Coords, int32(at.X.Round())-x, int32(at.Y.Round())-y)
		}
	}
	end()
	return g, nil
}
