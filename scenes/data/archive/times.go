package archive

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"
)

// timesKey is where it is written when the unfinished games were played last: a
// line for each, its key and the seconds since 1970. They are kept apart, as a
// record says nothing about the day. A line that is lost costs a date, nothing
// else.
const timesKey = "times"

// touchEvery is how long a time that was written stays good enough.
const touchEvery = time.Minute

// times reads all of them: by the keys of the games.
func (a Archive) times() map[string]time.Time {
	data, _ := a.load(timesKey)
	times := map[string]time.Time{}
	for line := range strings.Lines(string(data)) {
		key, when, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		if seconds, err := strconv.ParseInt(when, 10, 64); err == nil {
			times[key] = time.Unix(seconds, 0)
		}
	}
	return times
}

// Played is when the game under a key was played last; zero if that is not known.
func (a Archive) Played(key string) time.Time { return a.times()[key] }

// touch notes that the game under a key is played now.
func (a Archive) touch(key string) {
	times, now := a.times(), a.Now()
	if d := now.Sub(times[key]); d < 0 || d >= touchEvery {
		times[key] = now
		a.writeTimes(times)
	}
}

// moved notes that a game lies under another key from now on, or with "" under none.
func (a Archive) moved(from, to string) {
	times := a.times()
	before := maps.Clone(times)
	delete(times, to)
	if when, known := times[from]; known && to != "" {
		times[to] = when
	}
	if delete(times, from); !maps.Equal(times, before) {
		a.writeTimes(times)
	}
}

// writeTimes keeps the times. That it fails is no trouble: a date is missing.
func (a Archive) writeTimes(times map[string]time.Time) {
	var b bytes.Buffer
	for _, key := range slices.Sorted(maps.Keys(times)) {
		fmt.Fprintf(&b, "%s %d\n", key, times[key].Unix())
	}
	_ = a.Store.Save(timesKey, b.Bytes())
}
