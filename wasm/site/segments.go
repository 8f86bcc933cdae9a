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

// rewriteData writes a program's data anew, with short runs of zeros in between, after change has changed them. The linker
// leaves out every run of more than a few zeros, and so writes a hundred thousand segments, most of them four bytes long:
// the browser takes longer to read them, and to put each in its place, than it takes for the zeros, and the download is
// larger.
func rewriteData(program []byte, change func(memory []byte) error) ([]byte, error) {
	for at := headerSize; at < len(program); {
		size, n := binary.Uvarint(program[at+1:])
		begin := at + 1 + n
		end := begin + int(size)
		if n <= 0 || end < begin || end > len(program) {
			return nil, errSegments
		}
		if program[at] == dataSection {
			memory, err := readSegments(program[begin:end])
			if err == nil {
				err = change(memory)
			}
			if err != nil {
				return nil, err
			}
			data := writeSegments(memory)
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

// readSegments returns the memory that a data section fills, from address 0 to its last byte.
func readSegments(section []byte) (memory []byte, err error) {
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
		if ok = ok && size <= len(section); !ok {
			break
		}
		list = append(list, segment{at, section[:size]})
		section = section[size:]
	}
	if !ok {
		return nil, errSegments
	}
	slices.SortStableFunc(list, func(a, b segment) int { return a.at - b.at })
	for _, s := range list {
		if s.at < len(memory) {
			return nil, errSegments
		}
		memory = append(memory, make([]byte, s.at-len(memory))...)
		memory = append(memory, s.data...)
	}
	return memory, nil
}

// writeSegments is a data section that fills memory: a segment for each part without long runs of zeros.
func writeSegments(memory []byte) []byte {
	var out []byte
	count := 0
	for at := 0; at < len(memory); at++ {
		if memory[at] == 0 {
			continue
		}
		end := at
		for i := at; i < len(memory) && i-end <= mostZeros; i++ {
			if memory[i] != 0 {
				end = i + 1
			}
		}
		out = append(out, 0, i32Const)
		out = binary.AppendUvarint(out, uint64(at))
		if last := len(out) - 1; out[last]&0x40 != 0 { // the number has a sign, and this bit would be it
			out[last] |= 0x80
			out = append(out, 0)
		}
		out = binary.AppendUvarint(append(out, endOfCode), uint64(end-at))
		out = append(out, memory[at:end]...)
		count++
		at = end
	}
	return append(binary.AppendUvarint(nil, uint64(count)), out...)
}
