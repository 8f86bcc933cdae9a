package site

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// tablesBegin is what the tables of functions begin with: a magic number, the size of an instruction, that of a pointer.
var tablesBegin = []byte{0xF1, 0xFF, 0xFF, 0xFF, 0, 0, 1, 8}

// What comes after that, a number of eight bytes each, and where these parts begin.
const (
	functionCount = 8  // how many functions there are
	namesAt       = 32 // the functions' names
	unitsAt       = 40 // each package's files
	filesAt       = 48 // the files' names
	codesAt       = 56 // tables by place in the code: the stack's size, what the garbage collector needs, files, lines
	functionsAt   = 64 // where each function begins, and what is known of it
	tablesHeader  = 72
)

// What is known of a function, four bytes each, but for the last. An offset of 0 into the tables means that there is none.
const (
	stackTable   = 16
	filesTable   = 20 // with that of its lines
	otherCount   = 28 // how many other tables it has
	packageFiles = 32 // with its first line
	functionID   = 40
	functionEnd  = 44 // the offsets of the other tables follow
)

var errTables = errors.New("the program's tables of functions are not as the Go linker writes them")

// forgetLines takes from a program's memory which file and line each instruction comes from: a quarter of a megabyte
// of the download, for what only a crash prints. A crash still names the functions; the same source makes the same
// program, so a report can be followed there.
func forgetLines(memory []byte) error {
	table := functionTables(memory)
	if table == nil {
		return errTables
	}
	part := func(begin, end int) []byte {
		return table[binary.LittleEndian.Uint64(table[begin:]):binary.LittleEndian.Uint64(table[end:])]
	}
	codes := part(codesAt, functionsAt)
	functions := table[binary.LittleEndian.Uint64(table[functionsAt:]):]
	needed := make([]bool, len(codes))
	need := func(at uint32) error {
		if at == 0 || int(at) < len(needed) && needed[at] {
			return nil
		}
		end := tableEnd(codes, int(at))
		if end == 0 {
			return errTables
		}
		for i := int(at); i < end; i++ {
			needed[i] = true
		}
		return nil
	}
	for i := range int(binary.LittleEndian.Uint64(table[functionCount:])) {
		number := func(b []byte, at int) uint32 {
			if at+4 > len(b) {
				return 0
			}
			return binary.LittleEndian.Uint32(b[at:])
		}
		at := number(functions, 8*i+4)
		if at == 0 || int(at)+functionEnd > len(functions) {
			return errTables
		}
		function := functions[at:]
		if err := need(number(function, stackTable)); err != nil {
			return err
		}
		for k := range int(number(function, otherCount)) {
			if err := need(number(function, functionEnd+4*k)); err != nil {
				return err
			}
		}
		clear(function[filesTable:otherCount])
		clear(function[packageFiles:functionID])
	}
	for i := range codes {
		if !needed[i] { // a table may serve for several things
			codes[i] = 0
		}
	}
	clear(part(unitsAt, codesAt))
	return nil
}

// functionTables returns the program's tables of functions, or nil.
func functionTables(memory []byte) []byte {
	for {
		at := bytes.Index(memory, tablesBegin)
		if at < 0 || len(memory)-at < tablesHeader {
			return nil
		}
		memory = memory[at:]
		last, ok := uint64(tablesHeader), true
		for part := namesAt; part <= functionsAt; part += 8 {
			begins := binary.LittleEndian.Uint64(memory[part:])
			ok = ok && last <= begins && begins <= uint64(len(memory))
			last = begins
		}
		if ok {
			return memory
		}
		memory = memory[1:]
	}
}

// tableEnd returns where the table ends that begins at a place, or 0 if it does not. It is made of pairs, of a change
// of the value and how far that reaches in the code; no change ends it, but at its beginning.
func tableEnd(codes []byte, at int) int {
	for begin := at; at < len(codes); {
		change, n := binary.Uvarint(codes[at:])
		if n <= 0 {
			return 0
		}
		if change == 0 && at > begin {
			return at + n
		}
		at += n
		if _, n = binary.Uvarint(codes[at:]); n <= 0 {
			return 0
		}
		at += n
	}
	return 0
}
