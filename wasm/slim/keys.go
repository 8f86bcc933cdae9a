package slim

import (
	"os"
	"path/filepath"
	"strings"
)

// keyTables is the package of Ebitengine's that knows the keyboard's keys.
const keyTables = "github.com/hajimehoshi/ebiten/v2/internal/ui"

// keys are what is changed in Ebitengine's tables of the keyboard's keys. They hold values of JavaScript, which 66 KB of
// code make one after the other before anything else is done: Chromium takes that for code that is worth optimizing, and its
// compiler keeps a processor from the game meanwhile. As strings they lie ready.
var keys = []change{
	{"keys_js.go", "import (\n\t\"syscall/js\"\n)\n", ""},
	{"keys_js.go", "map[Key]js.Value{", "map[Key]string{"},
	{"input_js.go", "map[Key]js.Value{", "map[Key]string{"},
	{"input_js.go", "jsCode.Equal(code)", "jsCode == code.String()"},
	{"input_js.go", "key.Equal(jsKey)", "jsKey == key.String()"},
}

// nameKeys makes these changes in the folder of Ebitengine's package ui, and takes the strings of both tables out of
// js.ValueOf.
func nameKeys(folder string) error {
	for _, c := range keys {
		text, err := c.in(folder)
		if err != nil {
			return err
		}
		lines := strings.SplitAfter(text, "\n")
		for i, line := range lines {
			if strings.HasPrefix(line, "\tKey") {
				lines[i] = strings.Replace(strings.Replace(line, "js.ValueOf(", "", 1), "),", ",", 1)
			}
		}
		if err := os.WriteFile(filepath.Join(folder, c.file), []byte(strings.Join(lines, "")), 0o600); err != nil {
			return err
		}
	}
	return nil
}
