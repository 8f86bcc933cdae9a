// Command gen compiles the game's drawings and fonts: the SVG files named in
// manifest.json become art.bin, the TrueType files in ../fonts become
// type.bin. It is run by go generate, in the folder sprites/art.
package main

import (
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	if err := run(".", "../fonts"); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

// run compiles the drawings in dir and the fonts in fontDir into dir.
func run(dir, fontDir string) error {
	pieces, err := compilePieces(dir)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "art.bin"), pieces, 0o644); err != nil {
		return err
	}
	fonts, err := compileFonts(fontDir)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "type.bin"), fonts, 0o644)
}
