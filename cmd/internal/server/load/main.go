// Command load plays at many tables at once with a server on this machine, and measures how
// long answers take; beside it, and in the same run, it measures how long a plain echo takes,
// so that what the machine does besides is seen. The figures that count are the ratios.
//
//	go run ./cmd/internal/server/load -tables 250 -people 4 -think 2s -seconds 60
//	go run ./cmd/internal/server/load -case "full house"
//	go run ./cmd/internal/server/load -servers 3 -nats nats://127.0.0.1:4222,nats://127.0.0.2:4222,nats://127.0.0.3:4222
//
// docs/performance.md has the cases and what came out.
package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"
	"time"

	"treille/engine/games"
)

func main() {
	if role, dir, ok := strings.Cut(os.Getenv(roleEnv), " "); ok {
		exit(play(role, dir))
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

func exit(err error) {
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
	os.Exit(0)
}

// A load is what is asked of the server.
type load struct {
	game    string
	tables  int
	people  int           // at each
	hard    int           // computer players at each
	think   time.Duration // before a person decides
	deaf    int           // sockets that watch, and never read
	kept    int           // tables on the disk, at which somebody looks now and then
	looks   float64       // at these in a second
	seconds float64
	dir     string
	nats    string // where the tables are kept instead, "" for files
	servers int    // of ours, at each of which some people of each table are
}

// cases are the loads that docs/performance.md compares.
var cases = map[string]load{
	"evening":        {tables: 250, people: 4, think: 2 * time.Second, deaf: 500},
	"flat out":       {tables: 250, people: 4},
	"full house":     {tables: 2500, people: 4, think: 5 * time.Second},
	"correspondence": {tables: 1250, people: 4, think: time.Hour, kept: 100_000, looks: 50},
	"computers":      {tables: 200, people: 1, hard: 2, think: 4 * time.Second},
}

// parse reads the flags: those of a case can be changed by others.
func parse(args []string, help io.Writer) (l load, err error) {
	names := make([]string, 0, len(cases))
	for name := range cases {
		names = append(names, name)
	}
	slices.Sort(names)
	flags := flag.NewFlagSet("load", flag.ContinueOnError)
	flags.SetOutput(help)
	named := flags.String("case", "", "what is asked, but for what other flags say: "+strings.Join(names, ", "))
	define := func(base load) {
		l = base
		flags.IntVar(&l.tables, "tables", base.tables, "tables")
		flags.IntVar(&l.people, "people", base.people, "people at each")
		flags.IntVar(&l.hard, "hard", base.hard, "hard computer players at each")
		flags.DurationVar(&l.think, "think", base.think, "how long people think, give or take a half")
		flags.IntVar(&l.deaf, "deaf", base.deaf, "sockets that watch and never read")
		flags.IntVar(&l.kept, "kept", base.kept, "tables that lie on the disk besides")
		flags.Float64Var(&l.looks, "looks", base.looks, "how often in a second somebody looks at one of these")
		flags.Float64Var(&l.seconds, "seconds", 60, "how long it is measured")
		flags.StringVar(&l.game, "game", "weinhaendler", "what is played")
		flags.StringVar(&l.dir, "dir", os.TempDir(), "a folder on the disk that is measured")
		flags.StringVar(&l.nats, "nats", "", "servers of NATS that keep the tables instead, and have none yet")
		flags.IntVar(&l.servers, "servers", 1, "servers of ours that have them in common")
	}
	define(load{tables: 250, people: 4, think: 2 * time.Second})
	if err := flags.Parse(args); err != nil {
		return l, err
	}
	if *named == "" {
		return l, nil
	}
	base, ok := cases[*named]
	if !ok {
		return l, fmt.Errorf("there is no case %q; there are %s", *named, strings.Join(names, ", "))
	}
	flags = flag.NewFlagSet("load", flag.ContinueOnError)
	flags.String("case", "", "") // it has been read
	define(base)
	return l, flags.Parse(args)
}

// run measures, and writes the figures to out.
func run(ctx context.Context, args []string, out, help io.Writer) error {
	l, err := parse(args, help)
	if err != nil {
		return err
	}
	game, err := games.ByName(l.game)
	if err != nil {
		return err
	}
	if l.servers < 1 || l.nats == "" && l.servers > 1 || l.nats != "" && l.kept > 0 {
		return errors.New("several servers need -nats, and tables are kept beforehand in files alone")
	}
	folder, err := os.MkdirTemp(l.dir, "treille-load-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	synced, err := syncTime(folder)
	if err != nil {
		return err
	}
	c := newCrowd(l, game)
	if err := c.keep(folder); err != nil {
		return err
	}
	var tables servers
	for range l.servers {
		p, err := begin("serve", cmp.Or(l.nats, folder))
		if err != nil {
			return err
		}
		defer p.end()
		tables, c.addresses = append(tables, p), append(c.addresses, p.addr)
	}
	echo, err := begin("echo", folder)
	if err != nil {
		return err
	}
	defer echo.end()
	before := 0.0
	if l.flat() {
		before = alone(ctx, echo.addr, l.sockets())
	}
	empty := tables.memory()
	sit, cancel := context.WithCancel(ctx)
	defer cancel()
	if err := c.sit(sit); err != nil {
		return err
	}
	start, used := time.Now(), tables.used()
	c.on.Store(true)
	during := beside(ctx, echo.addr, func() { c.look(sit) })
	c.on.Store(false)
	seconds := time.Since(start).Seconds()
	used = tables.used() - used
	full := tables.memory()
	if err := errors.Join(c.err(), ctx.Err()); err != nil {
		return err
	}

	fmt.Fprintf(out, "%s: %d servers, %d tables, %d sockets, %d kept, %.0f s; a sync takes %v\n", l.game, l.servers, l.tables, l.sockets(), l.kept, seconds, synced.Round(10*time.Microsecond))
	fmt.Fprintf(out, "decisions            %8.0f /s\n", float64(c.trips.count())/seconds)
	say := func(name string, f, than *figures) {
		if f.count() == 0 {
			return
		}
		fmt.Fprintf(out, "%-20s p50 %8s   p99 %8s   worst %8s", name, f.at(0.5), f.at(0.99), f.at(1))
		if than != nil && than.count() > 0 {
			fmt.Fprintf(out, "   %.1f and %.1f times the echo's", ratio(f.at(0.5), than.at(0.5)), ratio(f.at(0.99), than.at(0.99)))
		}
		fmt.Fprintln(out)
	}
	say("echo", during, nil)
	say("answer", &c.trips, during)
	say("first visit", &c.visits, during)
	say("computer's decision", &c.computers, nil)
	if c.computers.count() > 0 {
		fmt.Fprintf(out, "computers decide     %8.0f /s\n", float64(c.computers.count())/seconds)
	}
	if l.flat() {
		fmt.Fprintf(out, "the echo alone       %8.0f /s, %.2f times the decisions\n", before, before/(float64(c.trips.count())/seconds))
	}
	fmt.Fprintf(out, "the server used      %8.2f of a core, %.2f ms a decision\n", used.Seconds()/seconds, 1e3*used.Seconds()/float64(max(1, c.trips.count())))
	fmt.Fprintf(out, "its memory           %8.0f MB, %.0f KB a socket\n", full/1e6, (full-empty)/1e3/float64(max(1, l.sockets())))
	fmt.Fprintf(out, "it began within      %8s\n", tables[0].began.Round(time.Millisecond))
	return nil
}

// sockets are all that are open.
func (l load) sockets() int { return l.tables*l.people + l.deaf }

// flat reports whether nobody thinks.
func (l load) flat() bool { return l.think == 0 }

func ratio(a, b time.Duration) float64 { return float64(a) / float64(b) }
