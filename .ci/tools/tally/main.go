// Command tally runs the steps of make test and keeps account of them: what each took of the
// processors, beside a fixed piece of work, and which tests took longest. It prints what a step
// has printed only where it fails.
//
//	tally step FOLDER NAME COMMAND…   runs a step, and notes it in FOLDER/NAME.json
//	tally end FOLDER SHARES           tells of all that are noted, and of those beyond their share
//	tally shares FOLDER SHARES        writes what they took as their shares
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

func main() {
	log.SetFlags(0)
	switch args := os.Args[1:]; {
	case len(args) > 3 && args[0] == "step":
		if !step(args[1], args[2], args[3:]) {
			os.Exit(1)
		}
	case len(args) == 3 && args[0] == "end":
		end(args[1], args[2])
	case len(args) == 3 && args[0] == "shares":
		writeShares(args[1], args[2])
	default:
		log.Fatal("usage: tally step FOLDER NAME COMMAND… | end FOLDER SHARES | shares FOLDER SHARES")
	}
}

// A note is what a step took.
type note struct {
	Name          string
	Failed        bool
	Passed, Wrong int                // tests
	Wall          float64            // seconds by the clock
	CPU           float64            // seconds of the processors, of all its processes
	Piece         float64            // of the processors, for the fixed piece of work beside it
	Tests         map[string]float64 // seconds by the clock, by package and name, of those that took a second or more
}

// share is what it took, in pieces of work: so a slow or busy machine changes nothing.
func (n note) share() float64 { return n.CPU / n.Piece }

// step runs a step and reports whether it has passed.
func step(folder, name string, command []string) bool {
	n := note{Name: name, Tests: map[string]float64{}, Piece: piece()}
	cmd := exec.Command(command[0], command[1:]...)
	out, err := cmd.StdoutPipe()
	if err != nil {
		log.Fatal(err)
	}
	cmd.Stderr = cmd.Stdout
	adopt()
	begun := time.Now()
	if err := cmd.Start(); err != nil {
		log.Fatal(err)
	}
	said := n.read(out)
	err = cmd.Wait()
	n.Failed, n.Wall = err != nil, time.Since(begun).Seconds()
	reap()
	n.CPU = processor(syscall.RUSAGE_CHILDREN)
	n.Piece = (n.Piece + piece()) / 2
	data, err := json.Marshal(n)
	if err == nil {
		err = os.WriteFile(filepath.Join(folder, name+".json"), data, 0o666)
	}
	if err != nil {
		log.Fatal(err)
	}
	if fmt.Println(n); n.Failed {
		_, _ = os.Stdout.Write(said)
	}
	return !n.Failed
}

func (n note) String() string {
	how := ""
	if n.Failed {
		how = "  FAIL"
	}
	return fmt.Sprintf("%5.0f s, of the processors %5.0f s  %s%s", n.Wall, n.CPU, n.Name, how)
}

// read takes the time of each test from what go test -json prints, and returns what is said beside tests that have passed.
func (n *note) read(out io.Reader) []byte {
	var said bytes.Buffer
	running := map[string]*bytes.Buffer{} // what each test has said so far
	lines := bufio.NewReader(out)
	for {
		line, err := lines.ReadBytes('\n')
		var e struct {
			Action, Package, Test, Output string
			Elapsed                       float64
		}
		switch {
		case json.Unmarshal(line, &e) != nil || e.Action == "":
			said.Write(line)
		case e.Test == "":
			said.WriteString(e.Output)
		default:
			test := strings.TrimPrefix(e.Package, "treille/") + " " + e.Test
			if running[test] == nil {
				running[test] = new(bytes.Buffer)
			}
			running[test].WriteString(e.Output)
			switch e.Action {
			case "fail":
				n.Wrong++
				_, _ = running[test].WriteTo(&said)
				delete(running, test)
			case "pass":
				n.Passed++
				delete(running, test)
			case "skip":
				delete(running, test)
			}
			if e.Elapsed >= 1 {
				n.Tests[test] = e.Elapsed
			}
		}
		if err != nil {
			break
		}
	}
	for _, test := range slices.Sorted(maps.Keys(running)) { // these were broken off
		_, _ = running[test].WriteTo(&said)
	}
	return said.Bytes()
}

// piece does a fixed piece of work, like that of tests: it sorts and makes what is thrown away. It returns how many
// seconds of a processor it took.
func piece() float64 {
	begun, different := processor(syscall.RUSAGE_SELF), 0
	for range 60 {
		words := map[string]int{}
		for i, x := 0, uint32(1); i < 8000; i++ {
			x = x*1664525 + 1013904223
			words[fmt.Sprint(x>>12)]++
		}
		different += len(slices.Sorted(maps.Keys(words)))
	}
	if different == 0 {
		log.Fatal("there was no work")
	}
	return processor(syscall.RUSAGE_SELF) - begun
}

// adopt makes this process the parent of all whose own has died: browsers leave some behind, and what those took
// would be forgotten.
func adopt() {
	const setChildSubreaper = 36 // of prctl, on Linux; elsewhere it fails, and they are forgotten
	_, _, _ = syscall.RawSyscall(syscall.SYS_PRCTL, setChildSubreaper, 1, 0)
}

// reap takes note of the adopted processes that have ended.
func reap() {
	for range 50 { // the last may be ending just now
		pid, err := syscall.Wait4(-1, nil, syscall.WNOHANG, nil)
		if err != nil {
			return // there are none
		}
		if pid == 0 {
			time.Sleep(20 * time.Millisecond)
		}
	}
}

// processor is how many seconds the processors have worked for this process, or for those that it has waited for.
func processor(whom int) float64 {
	var used syscall.Rusage
	if err := syscall.Getrusage(whom, &used); err != nil {
		log.Fatal(err)
	}
	return float64(used.Utime.Nano()+used.Stime.Nano()) / 1e9
}

// notes are those of a folder, the longest first.
func notes(folder string) []note {
	paths, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil {
		log.Fatal(err)
	}
	var list []note
	for _, path := range paths {
		var n note
		data, err := os.ReadFile(path)
		if err == nil {
			err = json.Unmarshal(data, &n)
		}
		if err != nil {
			log.Fatal(err)
		}
		list = append(list, n)
	}
	slices.SortFunc(list, func(a, b note) int { return int(b.CPU - a.CPU) })
	return list
}

// slowest is how many tests are told of at the end.
const slowest = 20

func end(folder, path string) {
	list, tests, sum := notes(folder), map[string]float64{}, 0.0
	for _, n := range list {
		fmt.Println(n)
		sum += n.CPU
		for test, s := range n.Tests {
			if !strings.Contains(test, "/Test") && !strings.Contains(strings.Fields(test)[1], "/") {
				tests[test] = s
			}
		}
	}
	fmt.Printf("%5.0f s of the processors in all\n\nthe slowest tests:\n", sum)
	names := slices.SortedFunc(maps.Keys(tests), func(a, b string) int { return int(1000 * (tests[b] - tests[a])) })
	for _, test := range names[:min(slowest, len(names))] {
		fmt.Printf("%7.1f s  %s\n", tests[test], test)
	}
	beyond(list, readShares(path))
	passed, wrong := 0, 0
	for _, n := range list {
		passed, wrong = passed+n.Passed, wrong+n.Wrong
	}
	fmt.Printf("\n%d passed, %d failed\n", passed, wrong)
}
