package slim

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// A change is what is written in another way in a file of somebody else's.
type change struct{ file, old, new string }

// in returns the text of the file, in its package's folder, with the change made.
func (c change) in(folder string) (string, error) {
	source, err := os.ReadFile(filepath.Join(folder, c.file))
	if err != nil {
		return "", err
	}
	before, after, found := strings.Cut(string(source), c.old)
	if !found {
		return "", fmt.Errorf("%s is not as known: %q is not there", filepath.Join(folder, c.file), c.old)
	}
	return before + c.new + after, nil
}
