package server

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"treille/engine/online"
	"treille/engine/wire"
)

// metrics count what happens here, for whoever runs the server. They hold no name, key,
// address or decision.
type metrics struct {
	mu       sync.Mutex
	sockets  int // now
	messages int // of devices
	entries  int // that were kept
	refusals map[wire.Code]int
	failures map[string]int // of the log, by kind
	failed   time.Time      // when an entry could not be kept, unless one was since
	answers  histogram      // from a message to what follows from it, the log included
	appends  histogram      // of the log
}

// A histogram counts times by how long they were.
type histogram struct {
	counts [len(bounds) + 1]int // the last one counts what is longer than all bounds
	sum    time.Duration
}

// bounds are the upper ends of what is counted together.
var bounds = [...]time.Duration{time.Millisecond, 2 * time.Millisecond, 5 * time.Millisecond, 10 * time.Millisecond, 25 * time.Millisecond, 50 * time.Millisecond,
	100 * time.Millisecond, 250 * time.Millisecond, time.Second, 5 * time.Second, 10 * time.Second}

func (h *histogram) add(d time.Duration) {
	i, _ := slices.BinarySearch(bounds[:], d)
	h.counts[i]++
	h.sum += d
}

// do changes the counts.
func (m *metrics) do(change func()) {
	m.mu.Lock()
	defer m.mu.Unlock()
	change()
}

// said counts a message to a device, if it is a refusal.
func (m *metrics) said(text []byte) {
	if words, ok := bytes.CutPrefix(text, []byte("no ")); ok {
		if list := bytes.Fields(words); len(list) > 1 {
			m.do(func() { m.refusals[wire.Code(list[1])]++ })
		}
	}
}

// A counted log is one whose entries and errors are counted.
type counted struct {
	online.Log
	m *metrics
}

// Create implements [online.Log].
func (c counted) Create(id wire.TableID, entry []byte) error {
	return c.m.kept(func() error { return c.Log.Create(id, entry) })
}

// Append implements [online.Log].
func (c counted) Append(id wire.TableID, number int, entry []byte) error {
	return c.m.kept(func() error { return c.Log.Append(id, number, entry) })
}

// failures are the kinds of errors that are counted. That somebody was first, or that there is
// such a table, is none.
var failures = []struct {
	name string
	err  error
}{{"full", online.ErrFull}, {"read_only", online.ErrReadOnly}, {"damaged", online.ErrDamaged}, {"unknown", online.ErrUnknown}}

// kept counts an entry that is being kept.
func (m *metrics) kept(keep func() error) error {
	begin := time.Now()
	err := keep()
	m.do(func() {
		m.appends.add(time.Since(begin))
		switch {
		case err == nil:
			m.entries++
			m.failed = time.Time{}
		case !errors.Is(err, online.ErrConflict) && !errors.Is(err, online.ErrExists) && !errors.Is(err, online.ErrNone):
			m.failed = time.Now()
			m.failures[kindOf(err)]++
		}
	})
	return err
}

// kindOf is the kind of an error of a log.
func kindOf(err error) string {
	for _, f := range failures {
		if errors.Is(err, f.err) {
			return f.name
		}
	}
	return "other"
}

// Watch answers whoever watches over the server, at a listener of its own: /metrics in the text
// format of Prometheus, /healthz while the program runs, and /readyz while it takes new
// connections and has not just now failed to keep an entry.
func (s *Server) Watch() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /metrics", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
		fmt.Fprint(w, s.figures())
	})
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprintln(w, "ok") })
	mux.HandleFunc("GET /readyz", func(w http.ResponseWriter, _ *http.Request) {
		if why := s.unready(); why != "" {
			http.Error(w, why, http.StatusServiceUnavailable)
			return
		}
		fmt.Fprintln(w, "ok")
	})
	return mux
}

// failedTime is for how long a server is not ready after its log has failed. Then somebody has to
// try whether it works again.
const failedTime = 10 * time.Second

// unready says why nobody should be sent here, "" if there is no reason.
func (s *Server) unready() (why string) {
	s.mu.Lock()
	ending := s.ending
	s.mu.Unlock()
	s.metrics.do(func() {
		switch {
		case ending:
			why = "the server ends"
		case time.Since(s.metrics.failed) < failedTime:
			why = "the log has not taken the last entry"
		}
	})
	return why
}

// figures are all metrics as text.
func (s *Server) figures() string {
	var b strings.Builder
	is := func(kind, name, help string) { fmt.Fprintf(&b, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, kind) }
	one := func(kind, name, help string, n int) {
		is(kind, name, help)
		fmt.Fprintf(&b, "%s %d\n", name, n)
	}
	many := func(name, help, label string, counts map[string]int) {
		is("counter", name, help)
		for _, key := range slices.Sorted(maps.Keys(counts)) {
			fmt.Fprintf(&b, "%s{%s=%q} %d\n", name, label, key, counts[key])
		}
	}
	times := func(name, help string, h histogram) {
		is("histogram", name, help)
		all := 0
		for i, n := range h.counts {
			all += n
			end := "+Inf"
			if i < len(bounds) {
				end = seconds(bounds[i])
			}
			fmt.Fprintf(&b, "%s_bucket{le=%q} %d\n", name, end, all)
		}
		fmt.Fprintf(&b, "%s_sum %s\n%s_count %d\n", name, seconds(h.sum), name, all)
	}
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	s.mu.Lock()
	tables := len(s.tables)
	s.mu.Unlock()
	m := &s.metrics
	m.do(func() {
		one("gauge", "treille_tables", "Tables in memory.", tables)
		one("gauge", "treille_sockets", "Devices that are connected.", m.sockets)
		one("gauge", "treille_thinking", "Tables that wait for a worker, as a computer player decides there.", len(s.thinking))
		one("counter", "treille_messages_total", "Messages of devices.", m.messages)
		one("counter", "treille_entries_total", "Entries that the log has taken: decisions, and what else changes a table.", m.entries)
		refusals := map[string]int{}
		for code, n := range m.refusals {
			refusals[string(code)] = n
		}
		many("treille_refusals_total", "Commands that were refused, by code.", "code", refusals)
		many("treille_log_errors_total", "Entries that the log has not taken, by kind.", "kind", m.failures)
		times("treille_answer_seconds", "From a message to all that follows from it, the log included.", m.answers)
		times("treille_append_seconds", "For which the log has kept an entry.", m.appends)
		one("gauge", "treille_memory_bytes", "Memory that the program has of the system.", int(memory.Sys))
	})
	return b.String()
}

// seconds is a time as metrics have it.
func seconds(d time.Duration) string { return strconv.FormatFloat(d.Seconds(), 'g', -1, 64) }
