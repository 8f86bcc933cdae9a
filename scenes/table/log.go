package table

import (
	"iter"
	"math"
	"slices"

	"treille/engine"
	"treille/scenes/data/store"
	"treille/sprites"
)

// A Line of the log: what a seat did, in words that stand after its name, or a
// line of its own if Seat is Chance. One without words only marks a decision.
type Line struct {
	Seat     engine.Player
	Text     string                             // whole
	Spoken   string                             // the same without signs that are not read; "" for Text itself
	Short    string                             // for the note "since my turn"
	Weight   int                                // there the heavier lines of a seat come before the others
	Together func(events []engine.Event) string // Short of several such lines of a seat; nil if each stands alone
	Row      int                                // lines of a seat that follow each other with the same one, other than 0, are one on the page of the log,
	InRow    func(events []engine.Event) string // which says this then
	Said     string                             // spoken instead of Text, and not kept: what may be heard once but not read again
	Secret   bool                               // only the viewer may read it
	Passing  bool                               // a later line says it as well: the page of the log leaves it out
	Decides  bool                               // the seat has decided: what follows is new to it
	StoodIn  bool                               // that was a computer player, while the reader was away: it is new to him as well
	Befell   bool                               // the seat has not decided it: it is new to the reader, too, if it is his
	Round    int                                // a heading comes before the first line of each round; 0 for that of the line before
	Pieces   []sprites.Look                     // that it is about, in small; the log shows the first of them
	// After is how many ticks of its event's beat pass until it may be read: a die lies,
	// a card has landed.
	After float64

	event engine.Event // that it says,
	nth   int          // and its number, from 1
}

// A Log holds all lines of a game, and the number of those up to the viewer's last
// decision.
type Log struct {
	Lines []Line
	since int
	from  int     // the same before those decisions that nobody else has done anything between
	held  int     // of the last lines: what they say is still to be seen
	left  float64 // ticks until it has been
	fresh bool    // they were written in this tick: what comes in it as well is held with them

	decided bool // the viewer has, at all,
	upTo    int  // the number of events up to his last decision
}

// Tick moves on by a tick at a pace, and reports whether there are other lines to be
// read now; what is skipped has been seen.
func (l *Log) Tick(pace float64, skipped bool) bool {
	if l.fresh = false; l.held == 0 {
		return false
	}
	if l.left -= pace; l.left > 0 && !skipped {
		return false
	}
	l.held = 0
	return true
}

// Hold keeps the last line back until what it says has been seen.
func (l *Log) Hold(after float64) {
	if after > 0 || l.held > 0 {
		l.held, l.left, l.fresh = l.held+1, max(l.left, after), true
	}
}

// read are the lines of what has been seen.
func (l *Log) read() []Line { return l.Lines[:len(l.Lines)-l.held] }

// Add appends a line, as the reader sees it.
func (l *Log) Add(line Line, reader engine.Player) {
	if n := len(l.Lines); line.Round == 0 && n > 0 {
		line.Round = l.Lines[n-1].Round
	}
	if line.Text != "" {
		l.Lines = append(l.Lines, line)
	}
	if line.Decides && line.Seat == reader && !line.StoodIn {
		others := func(line Line) bool { return line.Seat >= 0 && line.Seat != reader && line.Short != "" }
		if slices.ContainsFunc(l.Lines[l.since:], others) {
			l.from = l.since
		}
		l.since, l.decided, l.upTo = len(l.Lines), true, line.nth
	}
}

// Public removes the lines that only the viewer may read.
func (l *Log) Public() {
	secret := func(line Line) bool { return line.Secret }
	left := func(n int) int { return len(slices.DeleteFunc(slices.Clone(l.Lines[:n]), secret)) }
	l.from, l.since = left(l.from), left(l.since)
	l.Lines, l.held = slices.DeleteFunc(l.Lines, secret), 0
}

// Clear forgets all lines.
func (l *Log) Clear() { *l = Log{} }

// Since returns the last n lines since the viewer's decision that have a short
// form and are about a seat other than his, or say what was decided for him: each seat's weightiest line before
// others, of which the weightier come first, too. Those of a seat that go together
// are one line, where the last of them stands.
func (l *Log) Since(viewer engine.Player, n int) []Line { return l.list(viewer, n, l.since) }

// Lately is Since for a viewer who goes on deciding: what was new to him as he began.
func (l *Log) Lately(viewer engine.Player, n int) []Line {
	if list := l.Since(viewer, n); len(list) > 0 {
		return list
	}
	return l.list(viewer, n, l.from)
}

// list is Since from the i-th line on.
func (l *Log) list(viewer engine.Player, n, from int) []Line {
	var all, chosen, others []int
	joined, joins := map[engine.Player][]engine.Event{}, map[engine.Player]func([]engine.Event) string{}
	for i, line := range l.read() {
		if line.Together != nil && i >= from {
			joined[line.Seat], joins[line.Seat] = append(joined[line.Seat], line.event), line.Together // as the last one says, which need not be listed
		}
	}
	var seats engine.PlayerSet // whose joined line is there
	for i := len(l.read()) - 1; i >= from; i-- {
		line := &l.Lines[i]
		if line.Short == "" || line.Seat < 0 || line.Seat == viewer && !line.StoodIn && !line.Befell || line.Together != nil && seats.Has(line.Seat) {
			continue
		}
		all = append(all, i)
		if line.Together != nil {
			seats = seats.With(line.Seat)
		}
	}
	slices.SortStableFunc(all, func(a, b int) int { return l.Lines[b].Weight - l.Lines[a].Weight })
	var seen engine.PlayerSet
	for _, i := range all {
		if p := l.Lines[i].Seat; seen.Has(p) {
			others = append(others, i)
		} else {
			chosen, seen = append(chosen, i), seen.With(p)
		}
	}
	chosen = append(chosen, others...)
	chosen = chosen[:min(max(n, 0), len(chosen))]
	slices.Sort(chosen)
	l.clockwise(chosen, viewer)
	list := make([]Line, len(chosen))
	for i, at := range chosen {
		list[i] = l.Lines[at]
		if events := joined[list[i].Seat]; list[i].Together != nil && len(events) > 1 {
			list[i].Short = joins[list[i].Seat](events)
		}
	}
	return list
}

// clockwise sorts those of some lines that follow each other and befell their seats as these sit from the viewer on, who is
// the last: they befell all of them at once.
func (l *Log) clockwise(lines []int, viewer engine.Player) {
	from := func(i int) int { return (int(l.Lines[i].Seat-viewer) + 2*engine.MaxPlayers - 1) % engine.MaxPlayers }
	for i := 0; i < len(lines); i++ {
		first := i
		for i < len(lines) && l.Lines[lines[i]].Befell {
			i++
		}
		slices.SortStableFunc(lines[first:i], func(a, b int) int { return from(a) - from(b) })
	}
}

// First is whom the first line is about since the viewer's decision that all may read: himself, if
// what came of that is told first. It is engine.Chance if there is none.
func (l *Log) First() engine.Player {
	for _, line := range l.read()[min(l.since, len(l.read())):] {
		if line.Seat >= 0 && !line.Secret {
			return line.Seat
		}
	}
	return engine.Chance
}

// write adds what an event means to the log; before is what was known before it.
func (t *Table) write(before engine.InfoState, e engine.Event) {
	if t.replay != nil {
		defer func() { t.log.since = max(0, len(t.log.Lines)-2*t.Players()) }()
	}
	if !t.log.fresh {
		t.log.held, t.log.left = 0, 0
	}
	travels := !t.app.Frame().Reduced && (*t.speed != store.SpeedInstant || t.again)
	for _, line := range t.Motivated(t.game.Lines(before, e), before, e) {
		if line.Secret && t.privacy.veiled {
			line.Text, line.Short = "", ""
		}
		t.about(&line, e, len(t.session.Seen())-1)
		t.log.Add(line, t.reader())
		if line.Text != "" && travels {
			t.log.Hold(line.After)
		}
		t.hear(line)
	}
}

// about says which event a line tells of, the i-th from 0, and whose decision it was: what was taken for its player, as he had
// no choice, is none.
func (t *Table) about(l *Line, e engine.Event, i int) {
	l.event, l.nth, l.StoodIn = e, i+1, t.stoodIn(*l, i)
	l.Decides = l.Decides && !slices.Contains(t.forced, i)
}

// replayLog writes the log of what has already been shown; what its reader decided
// himself parts what is new to him from the rest.
func (t *Table) replayLog() {
	t.log.Clear()
	t.logLang = t.app.Words.Lang
	told := t.social.told
	tell := func(before int) {
		for ; len(told) > 0 && told[0].after < before; told = told[1:] {
			t.log.Add(told[0].line(), t.reader())
		}
	}
	for line := range t.lines(t.referee.Blank(t.session.Viewer()), t.session.Seen()) {
		tell(line.nth)
		t.log.Add(line, t.reader())
	}
	tell(math.MaxInt)
	if t.privacy.veiled {
		t.log.Public()
	}
}

// lines are those of events; in is what was known before them.
func (t *Table) lines(in engine.InfoState, events []engine.Event) iter.Seq[Line] {
	return func(yield func(Line) bool) {
		for i, e := range events {
			for _, line := range t.Motivated(t.game.Lines(in, e), in, e) {
				t.about(&line, e, i)
				if !yield(line) {
					return
				}
			}
			in.Observe(e)
		}
	}
}
