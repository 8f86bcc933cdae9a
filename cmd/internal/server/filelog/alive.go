package filelog

import (
	"bytes"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
)

// An absence is from when to when the tables were not served, in milliseconds since 1970.
type absence struct{ from, to int64 }

// keepAway is how long an absence is kept, in milliseconds: longer than anybody may think.
const keepAway = 15 * 24 * 3600 * 1000

func (l *Log) aliveFile() string { return filepath.Join(l.dir, "alive") }

// readAlive reads what Alive keeps. What is damaged is as if it were not there.
func (l *Log) readAlive() {
	text, err := l.disk.ReadFile(l.aliveFile())
	if err != nil {
		return
	}
	first, rest, _ := bytes.Cut(text, []byte("\n"))
	if l.alive, err = strconv.ParseInt(string(first), 10, 64); err != nil {
		l.alive = 0
		return
	}
	for line := range bytes.Lines(rest) {
		var a absence
		if _, err := fmt.Sscanf(string(line), "%d %d\n", &a.from, &a.to); err == nil && a.from < a.to {
			l.away = append(l.away, a)
		}
	}
}

// Before is what Alive was told last before this program began; 0 if it never was.
func (l *Log) Before() int64 { return l.alive }

// Alive keeps that the tables are served now. What lies between that and Before is an absence.
func (l *Log) Alive(now int64) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.begun && 0 < l.alive && l.alive < now {
		l.away = append(l.away, absence{l.alive, now})
	}
	l.begun = true
	l.away = slices.DeleteFunc(l.away, func(a absence) bool { return a.to < now-keepAway })
	text := fmt.Appendf(nil, "%d\n", now)
	for _, a := range l.away {
		text = fmt.Appendf(text, "%d %d\n", a.from, a.to)
	}
	fresh := l.aliveFile() + unready
	if err := l.write(fresh, text); err != nil {
		return err
	}
	return l.disk.Rename(fresh, l.aliveFile())
}

// Down is for how many milliseconds between two times the tables were not served.
func (l *Log) Down(from, to int64) (ms int64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, a := range l.away {
		ms += max(0, min(a.to, to)-max(a.from, from))
	}
	return ms
}
