package main

import (
	"fmt"
	"runtime"
	"sync"

	"treille/cmd/internal/server/filelog/faultydisk"
	"treille/engine/online/simulation"
)

// evenings simulates tables that are served: half of them with files on a disk on which things
// go wrong, a quarter with a log in memory, and a quarter by two servers that have one.
func (l *lab) evenings(args []string) error {
	c := l.command("evenings", "Simulate evenings at served tables, with lines that are cut, devices that reload, servers that die and logs that fail, and say what is wrong with the first that is wrong.",
		"treille-lab evenings -seeds 100000")
	seeds := c.Int("seeds", 1000, "how many evenings")
	first := c.Uint64("first", 0, "seed of the first; the next ones count up")
	steps := c.Int("steps", 1500, "how many `steps` of each may go wrong")
	trace := c.Bool("trace", false, "print all that goes over the network")
	if _, err := c.parse(args, 0); err != nil {
		return err
	}
	if *seeds < 1 || *steps < 0 {
		return badCall("there are %d evenings of %d steps; there must be one at least, of no step or more", *seeds, *steps)
	}
	evening := func(seed uint64) (simulation.Report, error) {
		e := simulation.Evening{Seed: seed, Steps: *steps}
		switch seed % 4 {
		case 1, 3:
			e.Store = faultydisk.Store
		case 2:
			e.Servers = 2
		}
		if *trace {
			e.Trace = func(line string) { fmt.Fprintln(l.stdout, line) }
		}
		return simulation.Run(e)
	}
	workers := runtime.NumCPU()
	if *trace {
		workers = 1
	}
	return l.simulate(*first, *seeds, workers, evening)
}

// simulate runs evenings until one is wrong, and says what happened in all of them.
func (l *lab) simulate(first uint64, seeds, workers int, evening func(seed uint64) (simulation.Report, error)) error {
	var (
		mu              sync.Mutex
		wait            sync.WaitGroup
		wrong           error
		next, worst     = first, uint64(0)
		entries, deaths int
		ends            = map[string]int{}
	)
	for range workers {
		wait.Go(func() {
			for {
				mu.Lock()
				seed := next
				next++
				done := wrong != nil || seed-first >= uint64(seeds)
				mu.Unlock()
				if done {
					return
				}
				r, err := evening(seed)
				mu.Lock()
				entries, deaths = entries+r.Entries, deaths+r.Deaths
				ends[r.End]++
				if err != nil && (wrong == nil || seed < worst) {
					wrong, worst = err, seed
				}
				mu.Unlock()
			}
		})
	}
	wait.Wait()
	if wrong != nil {
		return wrong
	}
	fmt.Fprintf(l.stdout, "%d evenings, all right: %d entries, %d deaths of the server; over %d, stopped %d, full %d\n",
		seeds, entries, deaths, ends["over"], ends["stopped"], ends["full"])
	return nil
}
