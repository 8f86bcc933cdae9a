package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"treille/cmd/internal/icons"
)

// layIcon lays the icon beside the main package, where the Go command takes it into a program for Windows, and returns what
// takes it away again. (An overlay would leave the source tree alone, but does not reach such files.)
func (w *workshop) layIcon() (remove func() error, err error) {
	object, err := iconObject()
	if err != nil {
		return nil, err
	}
	path := filepath.Join(w.root, "cmd", "treille", "icon_windows_amd64.syso")
	if err := os.WriteFile(path, object, 0o644); err != nil {
		return nil, err
	}
	return func() error {
		if err := os.Remove(path); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	}, nil
}

// iconSizes are those that Windows shows, in pixels.
var iconSizes = []int{16, 24, 32, 48, 256}

// Kinds of resources.
const (
	kindIcon      = 3
	kindGroupIcon = 14
)

// iconObject returns an object file with the icon as a resource.
func iconObject() ([]byte, error) {
	var resources []resource
	var group bytes.Buffer
	write(&group, []uint16{0, 1, uint16(len(iconSizes))}) // reserved; an icon; how many sizes
	for i, size := range iconSizes {
		picture, err := icons.PNG(size)
		if err != nil {
			return nil, err
		}
		id := uint16(i + 1)
		resources = append(resources, resource{kindIcon, id, picture})
		write(&group, []uint8{uint8(size), uint8(size), 0, 0}) // 256 is written 0; no palette; reserved
		write(&group, []uint16{1, 32})                         // planes, bits a pixel
		write(&group, uint32(len(picture)))
		write(&group, id)
	}
	return object(append(resources, resource{kindGroupIcon, 1, group.Bytes()})), nil
}

// A resource is something that Windows finds in a program by its kind and number.
type resource struct {
	kind, id uint16
	contents []byte
}

// The sizes of what a resource section and an object file are made of, in bytes.
const (
	directoryHead  = 16
	directoryEntry = 8
	dataEntry      = 16
	fileHead       = 20
	sectionHead    = 40
	relocation     = 10
)

const (
	subdirectory  = 1 << 31 // in the entry of a directory: it names another directory
	american      = 0x409   // the language of the resources; Windows takes it where it has no better one
	machineAMD64  = 0x8664
	relocationRVA = 3 // IMAGE_REL_AMD64_ADDR32NB: an address seen from the program's beginning
	readOnlyData  = 0x40000040
)

// section returns resources, ordered by kind and number, as the section ".rsrc" has them: a tree of directories by kind,
// number and language, entries that say where contents lie, and the contents. fixups are the places of addresses
// that count from the section's beginning and that the linker has to make count from the program's.
func section(resources []resource) (contents []byte, fixups []uint32) {
	var kinds [][]resource
	for _, r := range resources {
		if n := len(kinds); n == 0 || kinds[n-1][0].kind != r.kind {
			kinds = append(kinds, nil)
		}
		kinds[len(kinds)-1] = append(kinds[len(kinds)-1], r)
	}
	var tree, entries, data bytes.Buffer
	directory := func(n int) {
		write(&tree, []uint32{0, 0, 0})
		write(&tree, []uint16{0, uint16(n)}) // entries with names, with numbers
	}
	kindsAt := directoryHead + directoryEntry*len(kinds)
	idsAt := kindsAt + directoryHead*len(kinds) + directoryEntry*len(resources)
	entriesAt := idsAt + (directoryHead+directoryEntry)*len(resources)
	dataAt := entriesAt + dataEntry*len(resources)

	directory(len(kinds))
	at := kindsAt
	for _, k := range kinds {
		write(&tree, []uint32{uint32(k[0].kind), uint32(at) | subdirectory})
		at += directoryHead + directoryEntry*len(k)
	}
	at = idsAt
	for _, k := range kinds {
		directory(len(k))
		for _, r := range k {
			write(&tree, []uint32{uint32(r.id), uint32(at) | subdirectory})
			at += directoryHead + directoryEntry
		}
	}
	for i, r := range resources {
		directory(1)
		write(&tree, []uint32{american, uint32(entriesAt + dataEntry*i)})
		fixups = append(fixups, uint32(entriesAt+entries.Len()))
		write(&entries, []uint32{uint32(dataAt + data.Len()), uint32(len(r.contents)), 0, 0})
		data.Write(r.contents)
		data.Write(make([]byte, -data.Len()&7)) // contents begin at multiples of 8
	}
	return append(append(tree.Bytes(), entries.Bytes()...), data.Bytes()...), fixups
}

// object returns a COFF object file with resources, ordered by kind and number.
func object(resources []resource) []byte {
	contents, fixups := section(resources)
	const contentsAt = fileHead + sectionHead
	fixupsAt := contentsAt + len(contents)
	symbolsAt := fixupsAt + relocation*len(fixups)
	name := [8]byte{'.', 'r', 's', 'r', 'c'}

	var out bytes.Buffer
	write(&out, []uint16{machineAMD64, 1})              // one section
	write(&out, []uint32{0, uint32(symbolsAt), 1})      // no time; one symbol
	write(&out, []uint16{0, 0})                         // no optional header, no flags
	write(&out, name)                                   // the section
	write(&out, []uint32{0, 0, uint32(len(contents))})  // it has no address yet
	write(&out, []uint32{contentsAt, uint32(fixupsAt)}) //
	write(&out, uint32(0))                              // no line numbers
	write(&out, []uint16{uint16(len(fixups)), 0})       //
	write(&out, uint32(readOnlyData))                   //
	out.Write(contents)
	for _, at := range fixups {
		write(&out, []uint32{at, 0}) // by the first symbol
		write(&out, uint16(relocationRVA))
	}
	write(&out, name)           // the symbol: the section itself
	write(&out, uint32(0))      // its beginning
	write(&out, []uint16{1, 0}) // of the first section; no type
	write(&out, []uint8{3, 0})  // static
	write(&out, uint32(4))      // a table of long names, that is empty but for its length
	return out.Bytes()
}

// write appends numbers as Windows orders their bytes.
func write(out *bytes.Buffer, numbers any) {
	if err := binary.Write(out, binary.LittleEndian, numbers); err != nil {
		panic(err) // what is written here has a fixed size
	}
}
