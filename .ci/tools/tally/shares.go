package main

import (
	"encoding/json"
	"fmt"
	"log"
	"maps"
	"math"
	"os"
	"slices"
)

// A share is how much a step may take: Pieces of work of the processors, and so many seconds by the clock, on the machine
// on which it was written, for each of its tests that takes long.
type share struct {
	Pieces float64
	Tests  map[string]float64
}

// How far beyond its share a step, or a test of it, may be: what else a machine does makes no step grow by more.
const (
	stepGrows = 1.25
	testGrows = 1.5
	testTakes = 3.0 // seconds; what is shorter is not told of
)

func readShares(path string) map[string]share {
	list := map[string]share{}
	data, err := os.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(data, &list)
	}
	if err != nil {
		log.Fatal(err)
	}
	return list
}

// beyond warns of the steps that took more than their share, and of their tests that have grown.
func beyond(list []note, shares map[string]share) {
	for _, n := range list {
		s, known := shares[n.Name]
		switch {
		case !known:
			fmt.Printf("\nwarning: the step %s has no share in .ci/shares.json\n", n.Name)
			continue
		case n.share() <= stepGrows*s.Pieces:
			continue
		}
		fmt.Printf("\nwarning: the step %s took %.0f pieces of work; its share is %.0f. Tests that have grown:\n", n.Name, n.share(), s.Pieces)
		for _, test := range slices.Sorted(maps.Keys(n.Tests)) {
			if was := s.Tests[test]; n.Tests[test] > testTakes && n.Tests[test] > testGrows*was {
				fmt.Printf("%7.1f s, and was %.1f s  %s\n", n.Tests[test], was, test)
			}
		}
	}
}

func writeShares(folder, path string) {
	list := map[string]share{}
	for _, n := range notes(folder) {
		s := share{math.Ceil(n.share()), map[string]float64{}}
		for test, seconds := range n.Tests {
			if seconds >= testTakes {
				s.Tests[test] = math.Ceil(seconds)
			}
		}
		list[n.Name] = s
	}
	data, err := json.MarshalIndent(list, "", "\t")
	if err == nil {
		err = os.WriteFile(path, append(data, '\n'), 0o666)
	}
	if err != nil {
		log.Fatal(err)
	}
}
