// Package subset takes out of a TrueType font what a page does not need: the characters that it never shows, and the
// tables without which text looks the same. Glyphs keep their numbers, so that kerning stays right.
package subset

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"golang.org/x/image/font/sfnt"
)

// kept are the tables that go over as they are: sizes, and names with the licence.
var kept = []string{"OS/2", "hhea", "maxp", "name"}

// Of returns a font that has, of the characters of ttf, those for which keep is true, kerned or not: kerning is written
// for all characters together and takes 2 KB. ttf is an unhinted TrueType font; the error says what is wrong with it.
func Of(ttf []byte, keep func(rune) bool, kerned bool) ([]byte, error) {
	tables, err := tablesOf(ttf)
	if err != nil {
		return nil, err
	}
	chars, err := charactersOf(ttf, keep)
	if err != nil {
		return nil, err
	}
	out := map[string][]byte{"cmap": cmap(chars), "post": post(tables["post"])}
	for _, name := range kept {
		if t := tables[name]; t != nil {
			out[name] = t
		}
	}
	if kerning := tables["GPOS"]; kerned && kerning != nil {
		out["GPOS"] = kerning
	}
	if err := outlines(out, tables, chars); err != nil {
		return nil, err
	}
	return file(out), nil
}

// A character and its glyph.
type character struct {
	char  rune
	glyph uint16
}

// tablesOf returns the tables of a font by name.
func tablesOf(ttf []byte) (map[string][]byte, error) {
	tables := map[string][]byte{}
	if len(ttf) < 12 || binary.BigEndian.Uint32(ttf) != 0x00010000 {
		return nil, errors.New("subset: this is no TrueType font")
	}
	for i := range int(binary.BigEndian.Uint16(ttf[4:])) {
		entry := ttf[12+16*i:][:16]
		offset, length := binary.BigEndian.Uint32(entry[8:]), binary.BigEndian.Uint32(entry[12:])
		if uint64(offset)+uint64(length) > uint64(len(ttf)) {
			return nil, fmt.Errorf("subset: the table %s reaches beyond the end of the font", entry[:4])
		}
		tables[string(entry[:4])] = ttf[offset : offset+length]
	}
	for _, name := range []string{"cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "post"} {
		if tables[name] == nil {
			return nil, fmt.Errorf("subset: the font has no table %s", name)
		}
	}
	return tables, nil
}

// charactersOf returns the font's characters for which keep is true, in their order, of the first plane of Unicode.
func charactersOf(ttf []byte, keep func(rune) bool) ([]character, error) {
	f, err := sfnt.Parse(ttf)
	if err != nil {
		return nil, fmt.Errorf("subset: %w", err)
	}
	var chars []character
	for r := rune(' '); r < 0xFFFF; r++ {
		if !keep(r) {
			continue
		}
		g, err := f.GlyphIndex(nil, r)
		if err != nil {
			return nil, fmt.Errorf("subset: %q: %w", r, err)
		}
		if g != 0 {
			chars = append(chars, character{r, uint16(g)})
		}
	}
	return chars, nil
}

// cmap writes the table from characters to glyphs, in format 4: runs of characters with consecutive glyphs.
func cmap(chars []character) []byte {
	type run struct{ first, last, delta uint16 }
	var runs []run
	for _, c := range chars {
		delta := c.glyph - uint16(c.char)
		if n := len(runs); n > 0 && runs[n-1].last == uint16(c.char)-1 && runs[n-1].delta == delta {
			runs[n-1].last++
			continue
		}
		runs = append(runs, run{uint16(c.char), uint16(c.char), delta})
	}
	runs = append(runs, run{0xFFFF, 0xFFFF, 1}) // as the format wants it
	n := len(runs)
	selector, power := 0, 1
	for power*2 <= n {
		selector, power = selector+1, power*2
	}
	b := words(0, 1, 3, 1, 0, 12) // one table, for Windows and Unicode, after 12 bytes
	b = append(b, words(4, 16+8*n, 0, 2*n, 2*power, selector, 2*n-2*power)...)
	for _, r := range runs {
		b = append(b, words(int(r.last))...)
	}
	b = append(b, 0, 0)
	for _, r := range runs {
		b = append(b, words(int(r.first))...)
	}
	for _, r := range runs {
		b = append(b, words(int(r.delta))...)
	}
	return append(b, make([]byte, 2*n)...)
}

// post writes the table for printers without the names of the glyphs.
func post(table []byte) []byte {
	return append(words(3, 0), table[4:32]...)
}

// words writes numbers of 16 bits.
func words(numbers ...int) []byte {
	var b []byte
	for _, n := range numbers {
		b = binary.BigEndian.AppendUint16(b, uint16(n))
	}
	return b
}

// outlines writes glyf, loca and hmtx with the glyphs of the characters and their parts, and head, which says how loca is
// written. All other glyphs become empty, and 0 wide.
func outlines(out, tables map[string][]byte, chars []character) error {
	count := int(binary.BigEndian.Uint16(tables["maxp"][4:]))
	long := binary.BigEndian.Uint16(tables["head"][50:]) != 0
	glyph := func(i int) []byte {
		if loca := tables["loca"]; long {
			return tables["glyf"][binary.BigEndian.Uint32(loca[4*i:]):binary.BigEndian.Uint32(loca[4*i+4:])]
		}
		return tables["glyf"][2*int(binary.BigEndian.Uint16(tables["loca"][2*i:])) : 2*int(binary.BigEndian.Uint16(tables["loca"][2*i+2:]))]
	}
	needed := make([]bool, count)
	var need func(i int) error
	need = func(i int) error {
		if i >= count {
			return fmt.Errorf("subset: there is no glyph %d among %d", i, count)
		}
		if needed[i] {
			return nil
		}
		needed[i] = true
		for _, part := range parts(glyph(i)) {
			if err := need(part); err != nil {
				return err
			}
		}
		return nil
	}
	glyphs := []int{0} // what stands for a character that is missing
	for _, c := range chars {
		glyphs = append(glyphs, int(c.glyph))
	}
	for _, i := range glyphs {
		if err := need(i); err != nil {
			return err
		}
	}
	widths := slices.Clone(tables["hmtx"])
	wide := int(binary.BigEndian.Uint16(tables["hhea"][34:])) // so many glyphs have a width of their own; the rest has the last one's
	var glyf, loca []byte
	for i := range count {
		loca = binary.BigEndian.AppendUint32(loca, uint32(len(glyf)))
		if needed[i] {
			glyf = append(glyf, glyph(i)...)
		} else if i < wide-1 {
			clear(widths[4*i : 4*i+4])
		}
		for len(glyf)%4 != 0 {
			glyf = append(glyf, 0)
		}
	}
	out["glyf"], out["loca"] = glyf, binary.BigEndian.AppendUint32(loca, uint32(len(glyf)))
	out["hmtx"] = widths
	out["head"] = slices.Clone(tables["head"])
	copy(out["head"][50:], words(1))
	return nil
}

// parts returns the glyphs of which a glyph is composed.
func parts(glyph []byte) (list []int) {
	if len(glyph) < 10 || int16(binary.BigEndian.Uint16(glyph)) >= 0 {
		return nil // nothing, or an outline of its own
	}
	const wide, scaled, more, scaledTwice, matrix = 0x0001, 0x0008, 0x0020, 0x0040, 0x0080
	for rest := glyph[10:]; ; {
		flags := binary.BigEndian.Uint16(rest)
		list = append(list, int(binary.BigEndian.Uint16(rest[2:])))
		size := 6
		if flags&wide != 0 {
			size += 2
		}
		switch {
		case flags&scaled != 0:
			size += 2
		case flags&scaledTwice != 0:
			size += 4
		case flags&matrix != 0:
			size += 8
		}
		if flags&more == 0 {
			return list
		}
		rest = rest[size:]
	}
}

// file puts the tables together to a font.
func file(tables map[string][]byte) []byte {
	var names []string
	for name := range tables {
		names = append(names, name)
	}
	slices.Sort(names)
	n := len(names)
	selector, power := 0, 1
	for power*2 <= n {
		selector, power = selector+1, power*2
	}
	head := words(1, 0, n, 16*power, selector, 16*n-16*power)
	offset := 12 + 16*n
	var body []byte
	for _, name := range names {
		t := slices.Clone(tables[name])
		if name == "head" {
			clear(t[8:12]) // the sum over the whole font is filled in below
		}
		head = append(head, name...)
		head = binary.BigEndian.AppendUint32(head, sum(t))
		head = binary.BigEndian.AppendUint32(head, uint32(offset+len(body)))
		head = binary.BigEndian.AppendUint32(head, uint32(len(t)))
		body = append(body, t...)
		for len(body)%4 != 0 {
			body = append(body, 0)
		}
	}
	font := append(head, body...)
	for i, name := range names {
		if name == "head" {
			at := binary.BigEndian.Uint32(font[12+16*i+8:])
			binary.BigEndian.PutUint32(font[at+8:], 0xB1B0AFBA-sum(font))
		}
	}
	return font
}

// sum is the checksum of a table: its 32-bit words added up, with zeros behind.
func sum(table []byte) (s uint32) {
	for i := 0; i < len(table); i += 4 {
		var word [4]byte
		copy(word[:], table[i:])
		s += binary.BigEndian.Uint32(word[:])
	}
	return s
}
