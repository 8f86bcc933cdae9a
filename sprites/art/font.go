package art

// Face names one of the game's fonts.
type Face uint8

// The faces: Alegreya (Serif), Alegreya Sans and Alegreya SC.
const (
	SC Face = iota // small capitals, bold: titles and names
	Serif
	SerifItalic
	SerifBold
	Sans
	SansMedium
	SansBold

	Faces = iota // how many there are
)

// Font is one face: letters, advances and kerning, in font units.
type Font struct {
	UnitsPerEm      int
	Ascent, Descent int // above and below the base line, both positive
	Capital         int // height of H
	Glyphs          []Glyph
	Rows            [][]Kern    // kerning rows, shared by glyphs that kern alike before others
	runes           []rune      // of Glyphs, rising
	latin           [256]uint16 // glyph of each of the first runes, so that most need no search
}

// Glyph is one letter.
type Glyph struct {
	Advance int
	Row     int // index into Font.Rows: how others follow it
	Column  int // in a row: all that follow others alike have the same
	Parts   []GlyphPart
}

// GlyphPart is a closed line of a letter. Letters share those that are alike: an A is also
// that of an Ä.
type GlyphPart struct {
	Outline Outline // begins at 0, 0
	X, Y    int32   // where it stands
}

// Kern moves the glyph that follows by By, if its column is Next.
type Kern struct{ Next, By int }

// Index returns the number of the rune's glyph, and whether the font has it.
func (f *Font) Index(r rune) (int, bool) {
	if r >= 0 && int(r) < len(f.latin) {
		i := f.latin[r]
		return int(i), f.runes[i] == r
	}
	lo, hi := 0, len(f.runes)
	for lo < hi {
		m := (lo + hi) / 2
		if f.runes[m] < r {
			lo = m + 1
		} else {
			hi = m
		}
	}
	if lo < len(f.runes) && f.runes[lo] == r {
		return lo, true
	}
	return 0, false
}

// Kerning returns by how much glyph b moves when it follows glyph a.
func (f *Font) Kerning(a, b int) int {
	row, next := f.Rows[f.Glyphs[a].Row], f.Glyphs[b].Column
	lo, hi := 0, len(row)
	for lo < hi {
		m := (lo + hi) / 2
		if row[m].Next < next {
			lo = m + 1
		} else {
			hi = m
		}
	}
	if lo < len(row) && row[lo].Next == next {
		return row[lo].By
	}
	return 0
}

// NewFont makes a font of glyphs that stand in the order of their runes.
func NewFont(f Font, runes []rune) *Font {
	f.runes = runes
	for i, r := range runes {
		if int(r) < len(f.latin) {
			f.latin[r] = uint16(i)
		}
	}
	return &f
}
