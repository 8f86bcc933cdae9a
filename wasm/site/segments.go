package site

import (
	"encoding/binary"
	"errors"
	"slices"
)

// What the WebAssembly format calls the parts of a program that are met here.
const (
	headerSize  = 8 // magic number and version
	dataSection = 11
	i32Const    = 0x41
	endOfCode   = 0x0B
)

// mostZeros is the longest run of zeros that is written out: then a segment of its own is not longer.
const mostZeros = 64

var errSegments = errors.New("the program's data are not as the Go linker writes them")

// joinSegments writes a program's data anew, with short runs of zeros in between. The linker leaves out every run of more
// than a few, and so writes a hundred thousand segments, most of them four bytes long: the browser takes longer to read
// them, and to put each in its place, than it takes for the zeros, and the download is larger.
func joinSegments(program []byte) ([]byte, error) {
	for at := headerSize; at < len(program); {
		size, n := binary.Uvarint(program[at+1:])
		begin := at + 1 + n
		end := begin + int(size)
		if n <= 0 || end < begin || end > len(program) {
			return nil, errSegments
		}
		if program[at] == dataSection {
			segments, err := readSegments(program[begin:end])
			if err != nil {
				return nil, err
			}
			data := joined(segments)
			out := binary.AppendUvarint(slices.Clone(program[:at+1]), uint64(len(data)))
			return slices.Concat(out, data, program[end:]), nil
		}
		at = end
	}
	return program, nil
}

// A segment is a part of the program's data, and where it lies in memory.
type segment struct {
	at   int
	data []byte
}

// readSegments reads a data section. Its segments come in the order of their places.
func readSegments(section []byte) ([]segment, error) {
	ok := true
	number := func() int {
		v, n := binary.Uvarint(section) // the format writes numbers as this package does
		if n <= 0 || v >= 1<<31 {
			ok, n, v = false, 0, 0
		}
		section = section[n:]
		return int(v)
	}
	expect := func(b byte) {
		if ok = ok && len(section) > 0 && section[0] == b; ok {
			section = section[1:]
		}
	}
	var list []segment
	for range number() {
		expect(0)
		expect(i32Const)
		at := number()
		expect(endOfCode)
		size := number()
		if !ok || size > len(section) {
			return nil, errSegments
		}
		list = append(list, segment{at, section[:size]})
		section = section[size:]
	}
	slices.SortStableFunc(list, func(a, b segment) int { return a.at - b.at })
	for i := 1; i < len(list); i++ {
		ok = ok && list[i-1].at+len(list[i-1].data) <= list[i].at
	}
	if !ok {
		return nil, errSegments
	}
	return list, nil
}

// joined is a data section with the segments, those joined that lie close together.
func joined(segments []segment) []byte {
	var out []byte
	count := 0
	for len(segments) > 0 {
		from := segments[0]
		data := slices.Clone(from.data)
		segments = segments[1:]
		for len(segments) > 0 && segments[0].at-from.at-len(data) <= mostZeros {
			data = append(data, make([]byte, segments[0].at-from.at-len(data))...)
			data = append(data, segments[0].data...)
			segments = segments[1:]
		}
		out = append(out, 0, i32Const)
		out = binary.AppendUvarint(out, uint64(from.at))
		if last := len(out) - 1; out[last]&0x40 != 0 { // the number has a sign, and this bit would be it
			out[last] |= 0x80
			out = append(out, 0)
		}
		out = binary.AppendUvarint(append(out, endOfCode), uint64(len(data)))
		out = append(out, data...)
		count++
	}
	return append(binary.AppendUvarint(nil, uint64(count)), out...)
}
