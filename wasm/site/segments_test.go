package site

import (
	"bytes"
	"slices"
	"testing"
)

// sectionOf writes a data section as the linker does: a segment for each run of bytes.
func sectionOf(segments ...segment) []byte {
	out := []byte{byte(len(segments))}
	for _, s := range segments {
		out = append(out, 0, i32Const, byte(s.at)|0x80, byte(s.at>>7), endOfCode, byte(len(s.data)))
		out = append(out, s.data...)
	}
	return out
}

// programOf is a program with these data, between two other sections.
func programOf(data []byte) []byte {
	return slices.Concat([]byte("\x00asm\x01\x00\x00\x00"), []byte{1, 2, 7, 7, dataSection, byte(len(data))}, data, []byte{0, 3, 1, 'x', 9})
}

func TestRewriteData(t *testing.T) {
	near, far := 100, 100+3+mostZeros+1
	before := sectionOf(segment{far, []byte{6}}, segment{near, []byte{1, 2}}, segment{near + 2, []byte{3}}, segment{far + 1 + mostZeros, []byte{7, 8}},
		segment{far + 5*mostZeros, []byte{9}})
	var want []byte
	out, err := rewriteData(programOf(before), func(memory []byte) error {
		memory[near+1] = 4
		want = memory
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	begin := bytes.IndexByte(out[headerSize:], dataSection) + headerSize + 2
	after := out[begin : begin+int(out[begin-1])]
	if !bytes.Equal(out, programOf(after)) {
		t.Errorf("the other sections were changed: %x", out)
	}
	if memory, err := readSegments(after); err != nil || !bytes.Equal(memory, want) {
		t.Errorf("the memory begins as %x, want %x (%v)", memory, want, err)
	}
	if after[0] != 3 {
		t.Errorf("%d segments, want 3: two are close together, twice, and one is far away", after[0])
	}
}

func TestRewriteDataRefusesWhatItDoesNotKnow(t *testing.T) {
	unchanged := func([]byte) error { return nil }
	whole := programOf(sectionOf(segment{64, []byte{1, 2}}))
	for what, data := range map[string][]byte{
		"overlapping": sectionOf(segment{64, []byte{1, 2}}, segment{65, []byte{3}}),
		"passive":     {1, 1, 2, 5, 5},
		"cut off":     {2, 0, i32Const, 64, endOfCode, 9, 1},
	} {
		if _, err := rewriteData(programOf(data), unchanged); err == nil {
			t.Errorf("%s segments were accepted", what)
		}
	}
	if _, err := rewriteData(whole[:len(whole)-6], unchanged); err == nil {
		t.Error("a program that is cut off was accepted")
	}
}
