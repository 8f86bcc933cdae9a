package slim

import (
	"os"
	"path/filepath"
	"strings"
)

// Known reports whether the runtime and the tables of functions of a version of Go are known, so that they can be changed.
func Known(version string) bool { return strings.HasPrefix(version, "go1.26.") }

// findFunction is how the runtime finds the function that a place in the code belongs to. In other programs a place is
// an address, and the linker's table leads near it. In WebAssembly it is the number of the function and that of one of
// its parts, so that the table, 4.4 of the program's 23 MB, says nothing new.
var findFunction = change{
	file: "symtab.go",
	old: `	b := x / abi.FuncTabBucketSize
	i := x % abi.FuncTabBucketSize / (abi.FuncTabBucketSize / nsub)

	ffb := (*findfuncbucket)(add(unsafe.Pointer(datap.findfunctab), b*unsafe.Sizeof(findfuncbucket{})))
	idx := ffb.idx + uint32(ffb.subbuckets[i])
`,
	new: "\tidx := uint32(x >> 16)\n",
}

// numberFunctions writes the runtime's file, so changed, to a folder, and has it replace what it was.
func numberFunctions(root, folder string, replace map[string]string) error {
	text, err := findFunction.in(filepath.Join(root, "src", "runtime"))
	if err != nil {
		return err
	}
	elsewhere := filepath.Join(folder, findFunction.file)
	replace[filepath.Join(root, "src", "runtime", findFunction.file)] = elsewhere
	return os.WriteFile(elsewhere, []byte(text), 0o600)
}
