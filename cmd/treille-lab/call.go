package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"treille/engine"
)

const usage = `treille-lab plays, checks and measures games without a screen.

  play      play a game with computer players and write its record
  verify    replay records and say whether they are sound
  legal     print what may be decided at the end of a record, or at every ply
  view      print what a seat may know at the end of a record, as JSON
  bench     measure random playouts
  arena     let computer players compete
  sense     count decisions of computer players that seem senseless
  chances   compare the chances that the analysis tells with who won
  table     play at a served table, and print what devices and server say
  evenings  simulate evenings at served tables
  sit       sit down at a table on a server, and play by text
  fit       fit the weights by which computer players value positions

"treille-lab play -h" explains a command. Example:

  treille-lab play -game %s -players %d -seed 7 -bots greedy -o game.treille
  treille-lab verify game.treille
`

// A callError is a mistake in the call; its text is one line.
type callError struct{ text string }

func (e callError) Error() string { return e.text }

func badCall(format string, args ...any) error {
	return callError{fmt.Sprintf(format, args...)}
}

// errSaid ends a command that has already said which file is bad.
var errSaid = errors.New("a file is bad")

// run runs a command and returns the exit code.
func (l *lab) run(args []string) int {
	commands := []struct {
		name string
		run  func(args []string) error
	}{
		{"play", l.play}, {"verify", l.verify}, {"legal", l.legal}, {"view", l.view}, {"bench", l.bench}, {"arena", l.arena}, {"sense", l.sense}, {"chances", l.chances}, {"table", l.table}, {"evenings", l.evenings}, {"sit", l.sit}, {"fit", l.fit},
	}
	if len(args) > 0 {
		switch args[0] {
		case "-h", "-help", "--help", "help":
			min, _ := l.games[0].Players()
			fmt.Fprintf(l.stdout, usage, l.games[0].Name(), min)
			return exitOK
		}
	}
	var names []string
	for _, c := range commands {
		names = append(names, c.name)
		if len(args) > 0 && args[0] == c.name {
			return l.exit(c.name, c.run(args[1:]))
		}
	}
	known := strings.Join(names, ", ")
	if len(args) == 0 {
		return l.exit("", badCall("a command is missing; there are %s (-h explains)", known))
	}
	return l.exit("", badCall("there is no command %q; there are %s (-h explains)", args[0], known))
}

// exit reports how a command ended and returns the exit code.
func (l *lab) exit(command string, err error) int {
	var call callError
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return exitOK
	case errors.Is(err, errSaid):
		return exitBadFile
	case errors.As(err, &call):
		fmt.Fprintf(l.stderr, "treille-lab: %s\n", strings.TrimPrefix(command+": "+call.text, ": "))
		return exitBadCall
	}
	fmt.Fprintln(l.stderr, err)
	return exitBadFile
}

// A call is the flags and files of one command.
type call struct {
	*flag.FlagSet
	lab           *lab
	what, example string
}

// command begins a call's flags. What says in a sentence what the command does,
// and example is a whole call.
func (l *lab) command(name, what, example string) *call {
	set := flag.NewFlagSet(name, flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.Usage = func() {}
	return &call{set, l, what, example}
}

// parse reads flags, which may stand before and after the files, and returns
// the files. At most max are allowed; -1 stands for any number.
func (c *call) parse(args []string, max int) ([]string, error) {
	var files []string
	for {
		if err := c.Parse(args); errors.Is(err, flag.ErrHelp) {
			c.help()
			return nil, err
		} else if err != nil {
			return nil, badCall("%v (treille-lab %s -h explains)", err, c.Name())
		}
		rest := c.Args()
		if len(rest) == 0 {
			break
		}
		if read := len(args) - len(rest); read > 0 && args[read-1] == "--" {
			files = append(files, rest...)
			break
		}
		files = append(files, rest[0])
		args = rest[1:]
	}
	if max >= 0 && len(files) > max {
		return nil, badCall("%q is too much (treille-lab %s -h explains)", files[max], c.Name())
	}
	return files, nil
}

func (c *call) help() {
	fmt.Fprintf(c.lab.stdout, "%s\n\n", c.what)
	c.SetOutput(c.lab.stdout)
	c.PrintDefaults()
	c.SetOutput(io.Discard)
	fmt.Fprintf(c.lab.stdout, "\nExample:\n  %s\n", c.example)
}

// game finds a game by its name.
func (l *lab) game(name string) (engine.Game, error) {
	var names []string
	for _, g := range l.games {
		if g.Name() == name {
			return g, nil
		}
		names = append(names, g.Name())
	}
	return nil, fmt.Errorf("there is no game %q; there are %s", name, strings.Join(names, ", "))
}

// setup makes the setup of a call, which may be wrong in all its parts. No
// players stand for as few as the game allows.
func (l *lab) setup(name string, players int, seed uint64, options string) (engine.Game, engine.Setup, error) {
	setup := engine.Setup{Players: players, Seed: seed, Options: split(options)}
	game, err := l.game(name)
	if err != nil {
		return nil, setup, badCall("%v", err)
	}
	if players == 0 {
		setup.Players, _ = game.Players()
	}
	if err := engine.CheckSetup(game, setup); err != nil {
		return nil, setup, badCall("%v", err)
	}
	return game, setup, nil
}

// split takes a list apart at its commas; the empty list has no parts.
func split(list string) []string {
	if list == "" {
		return nil
	}
	return strings.Split(list, ",")
}
