package table

import (
	"slices"

	"treille/engine"
)

// A Line of the log: what a seat did, in words that stand after its name, or a
// line of its own if Seat is Chance.
type Line struct {
	Seat   engine.Player
	Text   string // whole
	Short  string // for the note "since my turn"
	Secret bool   // only the viewer may read it
	Round  int    // a heading comes before the first line of each round
}

// A Log holds all lines of a game, and since when the viewer has not decided.
type Log struct {
	Lines []Line
	since int
}

// Add appends a line.
func (l *Log) Add(line Line) { l.Lines = append(l.Lines, line) }

// Public forgets what only the viewer may read.
func (l *Log) Public() {
	l.Lines = slices.DeleteFunc(l.Lines, func(line Line) bool { return line.Secret })
	l.since = min(l.since, len(l.Lines))
}

// Clear forgets all lines.
func (l *Log) Clear() { *l = Log{} }

// Own marks a decision of the viewer: what comes now is new to him.
func (l *Log) Own() { l.since = len(l.Lines) }

// Since returns the last n lines since the viewer's decision that have a short
// form and are about a seat other than his.
func (l *Log) Since(viewer engine.Player, n int) []Line {
	var list []Line
	for _, line := range l.Lines[min(l.since, len(l.Lines)):] {
		if line.Short != "" && line.Seat >= 0 && line.Seat != viewer {
			list = append(list, line)
		}
	}
	if len(list) > n {
		list = list[len(list)-n:]
	}
	return list
}
