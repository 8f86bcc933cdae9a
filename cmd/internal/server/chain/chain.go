// Package chain frames the entries of a table's log as lines that can be judged by themselves.
//
// A line is "SUM PREV NUMBER ENTRY": SUM is the CRC-32C of the rest of the line, PREV the SUM
// of the line before, 0 for the first. So each line can be judged alone, and none can be
// missing, exchanged or repeated unseen, whatever keeps them.
package chain

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"strconv"
)

// castagnoli is the table of CRC-32C.
var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// A Link is where a list of lines ends: what the next line follows. The zero Link is the
// beginning.
type Link struct {
	Number int
	Sum    uint32
}

// Next frames the entry that follows, without a newline, and returns where the list ends then.
func (l Link) Next(entry []byte) ([]byte, Link) {
	rest := fmt.Appendf(nil, "%08x %d %s", l.Sum, l.Number+1, entry)
	sum := crc32.Checksum(rest, castagnoli)
	return append(fmt.Appendf(nil, "%08x ", sum), rest...), Link{l.Number + 1, sum}
}

// A Line is one that is in itself whole.
type Line struct {
	Link         // where the list ends with it
	Prev  uint32 // the sum of the line before
	Entry []byte
}

// Follows reports whether the line is the one after a list that ends there.
func (l Line) Follows(end Link) bool { return l.Prev == end.Sum && l.Number == end.Number+1 }

// Parse reads a line without its newline; ok is false if its sum is wrong.
func Parse(text []byte) (l Line, ok bool) {
	const head = len("01234567 01234567 ")
	if len(text) < head || text[8] != ' ' || text[17] != ' ' {
		return l, false
	}
	sum, err := strconv.ParseUint(string(text[:8]), 16, 32)
	if err != nil || crc32.Checksum(text[9:], castagnoli) != uint32(sum) {
		return l, false
	}
	prev, err := strconv.ParseUint(string(text[9:17]), 16, 32)
	if err != nil {
		return l, false
	}
	number, entry, found := bytes.Cut(text[head:], []byte(" "))
	n, err := strconv.Atoi(string(number))
	if !found || err != nil {
		return l, false
	}
	written, end := Link{n - 1, uint32(prev)}.Next(entry)
	return Line{end, uint32(prev), entry}, bytes.Equal(text, written) // no other digits
}
