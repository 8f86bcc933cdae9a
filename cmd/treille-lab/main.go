// Treille-lab plays, checks and measures games without a screen. "treille-lab
// -h" says how.
package main

import (
	"io"
	"os"

	"treille/engine"
	"treille/engine/games"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// The exit codes.
const (
	exitOK      = 0
	exitBadFile = 1 // a file cannot be read, written, or is no sound record
	exitBadCall = 2 // the program was called in a way it does not know
)

// run is the program, for tests too.
func run(args []string, stdout, stderr io.Writer) int {
	return (&lab{games: games.All(), stdout: stdout, stderr: stderr}).run(args)
}

// A lab is one call of the program.
type lab struct {
	games          []engine.Game
	stdout, stderr io.Writer
}
