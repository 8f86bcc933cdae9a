package site

import (
	"debug/gosym"
	"os"
	"slices"
	"strings"
	"testing"
)

// The test's own program has the tables that the browser's has. Go's reader of them finds every function as before, and
// no line of any.
func TestForgetLines(t *testing.T) {
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	program, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	names, lines := functions(t, program)
	if !slices.Contains(names, "treille/wasm/site.forgetLines") || lines < len(names)/2 {
		t.Fatalf("of %d functions %d have lines before", len(names), lines)
	}
	if err := forgetLines(program); err != nil {
		t.Fatal(err)
	}
	after, lines := functions(t, program)
	if !slices.Equal(after, names) || lines > 0 {
		t.Errorf("%d functions and %d with lines, want %d and 0", len(after), lines, len(names))
	}
}

// functions returns the names of a program's functions, and how many of these have a line.
func functions(t *testing.T, program []byte) (names []string, lines int) {
	t.Helper()
	table, err := gosym.NewTable(nil, gosym.NewLineTable(functionTables(program), 0x1000))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range table.Funcs {
		names = append(names, f.Name)
		if file, line, _ := table.PCToLine(f.Entry); line > 0 || strings.HasSuffix(file, ".go") {
			lines++
		}
	}
	return names, lines
}

func TestForgetLinesRefusesWhatItDoesNotKnow(t *testing.T) {
	for _, memory := range [][]byte{nil, make([]byte, 100), slices.Concat(tablesBegin, make([]byte, 100))} {
		if err := forgetLines(memory); err == nil {
			t.Errorf("%x was accepted", memory)
		}
	}
}
