package archive

import (
	"bytes"
	"fmt"
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

// times reads all of them.
func (a Archive) times() []stamp {
	data, err := a.load(timesKey)
	if err != nil {
		return nil
	}
	var list []stamp
	for line := range strings.Lines(string(data)) {
		key, when, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		if seconds, err := strconv.ParseInt(when, 10, 64); err == nil {
			list = append(list, stamp{key, time.Unix(seconds, 0)})
		}
	}
	return list
}

// Played is when the game under a key was played last; zero if that is not known.
func (a Archive) Played(key string) time.Time { return timeOf(a.times(), key) }

// A stamp says when a game was played last.
type stamp struct {
	key  string
	when time.Time
}

// timeOf is when the game under a key was played last; zero if that is not known.
func timeOf(list []stamp, key string) time.Time {
	for _, s := range list {
		if s.key == key {
			return s.when
		}
	}
	return time.Time{}
}

// touch notes that the game under a key is played now.
func (a Archive) touch(key string) {
	list, now := a.times(), a.Now()
	if d := now.Sub(timeOf(list, key)); d >= 0 && d < touchEvery {
		return
	}
	a.writeTimes(append(without(list, key), stamp{key, now}))
}

// moved notes that a game lies under another key from now on.
func (a Archive) moved(from, to string) {
	before := a.times()
	list := without(without(before, from), to)
	if when := timeOf(before, from); !when.IsZero() {
		list = append(list, stamp{to, when})
	}
	if !slices.Equal(list, before) {
		a.writeTimes(list)
	}
}

func without(list []stamp, key string) []stamp {
	var rest []stamp
	for _, s := range list {
		if s.key != key {
			rest = append(rest, s)
		}
	}
	return rest
}

// writeTimes keeps the times. That it fails is no trouble: a date is missing.
func (a Archive) writeTimes(list []stamp) {
	var b bytes.Buffer
	for _, s := range list {
		fmt.Fprintf(&b, "%s %d\n", s.key, s.when.Unix())
	}
	_ = a.Store.Save(timesKey, b.Bytes())
}
