// Package absences remembers when tables were not served by anybody, as then nobody's time runs. Times are
// milliseconds since 1970.
package absences

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
)

// A List is when tables were served last, and when they had not been before.
type List struct {
	Last int64     // 0 if that is not known
	away []absence // the oldest first
}

// An absence is from when to when.
type absence struct{ from, to int64 }

// kept is how long an absence is kept: longer than anybody may think.
const kept = 15 * 24 * 3600 * 1000

// Parse reads what Text writes. What is damaged is as if it were not there.
func Parse(text []byte) (l List) {
	first, rest, _ := bytes.Cut(text, []byte("\n"))
	var err error
	if l.Last, err = strconv.ParseInt(string(first), 10, 64); err != nil {
		return List{}
	}
	for line := range bytes.Lines(rest) {
		var a absence
		if _, err := fmt.Sscanf(string(line), "%d %d\n", &a.from, &a.to); err == nil && a.from < a.to {
			l.away = append(l.away, a)
		}
	}
	return l
}

// Text is a line with the last time, and one with the two times of each absence.
func (l List) Text() []byte {
	text := fmt.Appendf(nil, "%d\n", l.Last)
	for _, a := range l.away {
		text = fmt.Appendf(text, "%d %d\n", a.from, a.to)
	}
	return text
}

// Served notes that tables are served now. They were not since the last time if that was longer ago than usual.
func (l *List) Served(now, usual int64) {
	if l.Last > 0 && now-l.Last > usual {
		l.away = append(l.away, absence{l.Last, now})
	}
	l.Last = max(l.Last, now)
	l.away = slices.DeleteFunc(l.away, func(a absence) bool { return a.to < now-kept })
}

// Down is for how many milliseconds between two times tables were not served.
func (l List) Down(from, to int64) (ms int64) {
	for _, a := range l.away {
		ms += max(0, min(a.to, to)-max(a.from, from))
	}
	return ms
}
