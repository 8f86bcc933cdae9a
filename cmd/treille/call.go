//go:build !js

package main

import (
	"flag"
	"fmt"
	"io"
	"runtime"
	"strconv"
	"strings"

	"treille/scenes/app/release"
	"treille/scenes/games"
	"treille/scenes/table"
)

const usage = `Treille plays great tabletop games in a window.

Without flags it opens on its first page. Games and settings are kept in the
folder "treille" of your folder for settings.

`

const example = `
Example:
  treille -watch 4 -seed 7     watch four computer players; nothing is kept
`

// A call is what the program is asked to do.
type call struct {
	version bool
	spec    table.GameSpec // the game that is watched
	watch   int            // seats of a game of computer players, 0 for none
	seed    *uint64        // of that game, nil for chance
	exit    bool           // when its result has been shown
}

// parse reads the arguments. -h writes the help to out and returns
// flag.ErrHelp; every other error is a sentence for the person who typed the command.
func parse(args []string, out io.Writer) (call, error) {
	var c call
	set := flag.NewFlagSet("treille", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.Usage = func() {}
	set.BoolVar(&c.version, "version", false, "print the version and end")
	set.IntVar(&c.watch, "watch", 0, "watch a game of so many computer `players`, shown without waiting; its result is printed as well")
	game := set.String("game", games.All()[0].Name(), "with -watch: the `name` of the game, one of "+gameNames())
	set.Func("seed", "with -watch: the `number` that decides chance and the computer players (default any)", func(s string) error {
		seed, err := strconv.ParseUint(s, 10, 64)
		if err != nil {
			return fmt.Errorf("it has to be a whole number from 0 to 2^64-1")
		}
		c.seed = &seed
		return nil
	})
	set.BoolVar(&c.exit, "exit", false, "with -watch: end when the result has been shown")
	if err := set.Parse(args); err == flag.ErrHelp {
		fmt.Fprint(out, usage)
		set.SetOutput(out)
		set.PrintDefaults()
		fmt.Fprint(out, example)
		return call{}, err
	} else if err != nil {
		return call{}, err
	}
	given := map[string]bool{}
	set.Visit(func(f *flag.Flag) { given[f.Name] = true })
	if set.NArg() > 0 {
		return call{}, fmt.Errorf("%q is too much", set.Arg(0))
	}
	for _, name := range []string{"game", "seed", "exit"} {
		if given[name] && !given["watch"] {
			return call{}, fmt.Errorf("-%s goes with -watch", name)
		}
	}
	var known bool
	if c.spec, known = games.ByName(*game); !known {
		return call{}, fmt.Errorf("-game %q: there is no such table; there are %s", *game, gameNames())
	}
	if min, max := c.spec.Game.Players(); given["watch"] && (c.watch < min || c.watch > max) {
		return call{}, fmt.Errorf("-watch %d: the game is for %d to %d players", c.watch, min, max)
	}
	return c, nil
}

// gameNames lists the games that have a table.
func gameNames() string {
	var names []string
	for _, k := range games.All() {
		names = append(names, k.Name())
	}
	return strings.Join(names, ", ")
}

// run does what was asked for, until the window is closed.
func (c call) run(out io.Writer) error {
	switch {
	case c.version:
		_, err := fmt.Fprintln(out, version())
		return err
	case c.watch > 0:
		w, err := newWatch(c, out)
		if err != nil {
			return err
		}
		return show(w, w.Settings.Window)
	}
	app, end := openApp()
	defer end()
	return show(app, app.Settings.Window)
}

// version names the release, the Go release that built it and the machine it
// was built for.
func version() string {
	return fmt.Sprintf("treille %s, %s %s/%s", release.Name(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
