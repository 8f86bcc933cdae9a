//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
)

// The exit codes.
const (
	exitFailed  = 1 // the window could not be opened, or the game failed
	exitBadCall = 2 // the program was called in a way it does not know
)

func main() {
	c, err := parse(os.Args[1:], os.Stdout)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return
	case err != nil:
		fmt.Fprintf(os.Stderr, "treille: %v (treille -h explains)\n", err)
		os.Exit(exitBadCall)
	}
	if err := c.run(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "treille:", err)
		os.Exit(exitFailed)
	}
}
