package slim

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
)

// keyTables is the package of Ebitengine's that knows the keyboard's keys.
const keyTables = "github.com/hajimehoshi/ebiten/v2/internal/ui"

// keys are what is changed in Ebitengine's tables of the keyboard's keys. They hold values of JavaScript, which 66 KB of
// code make one after the other before anything else is done: Chromium takes that for code that is worth optimizing, and its
// compiler keeps a processor from the game meanwhile. As strings they lie ready.
var keys = []struct {
	file string
	old  *regexp.Regexp
	new  string
}{
	{file: "keys_js.go", old: regexp.MustCompile(`import \(\s*"syscall/js"\s*\)`)},
	{file: "keys_js.go", old: regexp.MustCompile(`map\[Key\]js\.Value\{`), new: `map[Key]string{`},
	{file: "keys_js.go", old: regexp.MustCompile(`(\tKey\w+:\s+)js\.ValueOf\((".*?")\)`), new: `$1$2`},
	{file: "input_js.go", old: regexp.MustCompile(`map\[Key\]js\.Value\{`), new: `map[Key]string{`},
	{file: "input_js.go", old: regexp.MustCompile(`(\tKey\w+:\s+)js\.ValueOf\((".*?")\)`), new: `$1$2`},
	{file: "input_js.go", old: regexp.MustCompile(`jsCode\.Equal\(code\)`), new: `jsCode == code.String()`},
	{file: "input_js.go", old: regexp.MustCompile(`key\.Equal\(jsKey\)`), new: `jsKey == key.String()`},
}

// nameKeys makes these changes in the folder of Ebitengine's package ui.
func nameKeys(folder string) error {
	for _, change := range keys {
		path := filepath.Join(folder, change.file)
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if !change.old.Match(source) {
			return fmt.Errorf("%s of Ebitengine is not as known: %s is not there", change.file, change.old)
		}
		if err := os.WriteFile(path, change.old.ReplaceAll(source, []byte(change.new)), 0o600); err != nil {
			return err
		}
	}
	return nil
}
