package archive

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"treille/engine/record"
	"treille/scenes/data/today"
)

// mark says of a game that is entered whether it is what came of a day's table: it is
// if it counts and is the first of that day's games that was finished. So setting the
// clock back to a day that was played gives nothing twice.
func (b *book) mark(g *Game) {
	d, ok := today.Of(g.Record)
	g.Today = ok && g.Counts && Outcome(b.games, d) == nil
	g.Late = g.Today && b.a.late(d)
}

// take marks a game that is brought in as another device has, unless what came of
// that day is known here.
func (b *book) take(g, told *Game) {
	d, ok := today.Of(g.Record)
	g.Today = ok && told.Today && Outcome(b.games, d) == nil
	g.Late = g.Today && told.Late
}

// Days returns those of the finished games that are what came of a day's table: the
// only ones that it reads, as it is asked for often.
func (a Archive) Days() ([]*Game, error) {
	data, err := a.load(ledgerKey)
	if err != nil {
		return nil, err
	}
	games, _ := parseSome(data, func(head string) bool { return strings.Contains(head, " today") || strings.Contains(head, " late") })
	return games, nil // a damaged entry is made anew from its record, when all are read
}

// Outcome is what came of the table of a day: the finished game, nil if there is none.
func Outcome(games []*Game, d today.Day) *Game {
	seed := d.Seed()
	if i := slices.IndexFunc(games, func(g *Game) bool { return g.Today && g.Record.Seed == seed }); i >= 0 {
		return games[i]
	}
	return nil
}

// lateKey is where the days are noted whose tables were begun after them: a line for each, its
// seed.
const lateKey = "late"

// BeginLate notes that the table of a day is begun after it.
func (a Archive) BeginLate(d today.Day) error {
	data, err := a.load(lateKey)
	if err != nil || a.late(d) {
		return err
	}
	return a.Store.Save(lateKey, append(bytes.Clone(data), lateLine(d)...))
}

// late reports whether that is noted.
func (a Archive) late(d today.Day) bool {
	data, _ := a.load(lateKey)
	return bytes.Contains(append([]byte("\n"), data...), []byte("\n"+lateLine(d)))
}

func lateLine(d today.Day) string { return strconv.FormatUint(d.Seed(), 10) + "\n" }

// Run is the number of days in a row, a day the last, whose tables were begun on their days
// and played. It is 0 if that day's was not.
func Run(games []*Game, d today.Day) int {
	n := 0
	for g := Outcome(games, d); g != nil && !g.Late; g = Outcome(games, d-today.Day(n)) {
		n++
	}
	return n
}

// Longest is the longest run of days.
func Longest(games []*Game) int {
	longest := 0
	for _, g := range games {
		if d, ok := today.Of(g.Record); ok && g.Today {
			longest = max(longest, Run(games, d))
		}
	}
	return longest
}

// A Sitting is what a finished game was to a day's table.
type Sitting struct {
	Day     today.Day
	Outcome *Game // what came of that day; nil if nobody has played it here
	Counts  bool  // this game did
	Run     int   // of days in a row, that day the last
}

// Sitting finds it for the record of a finished game; ok is false if that was at no
// day's table.
func (a Archive) Sitting(data []byte) (s Sitting, ok bool, err error) {
	rec, err := record.Parse(data)
	if err != nil {
		return s, false, err
	}
	if s.Day, ok = today.Of(rec); !ok {
		return s, false, nil
	}
	games, err := a.Days()
	if s.Outcome = Outcome(games, s.Day); s.Outcome != nil {
		s.Counts = s.Outcome.ID == idOf(data)
		s.Run = Run(games, s.Day)
	}
	return s, true, err
}

// Begun is the key of an unfinished game of a day's table, "" if there is none: the
// one under way, or the one that was put aside last.
func (a Archive) Begun(d today.Day) (key string, err error) {
	if begunOf(a.Unsaved, d) {
		return RunningKey, nil // also where the store cannot be listed
	}
	keys, err := a.numbered(shelfKey)
	if err != nil {
		return "", err
	}
	for _, k := range append([]string{RunningKey}, keys...) {
		if data, err := a.load(k); err != nil {
			return "", err
		} else if begunOf(data, d) {
			return k, nil
		}
	}
	return "", nil
}

// DayIn finds the day whose table a record is of; ok is false if it is of none, or damaged.
func DayIn(data []byte) (d today.Day, ok bool) {
	rec, err := record.Parse(data)
	if err != nil {
		return 0, false
	}
	return today.Of(rec)
}

// begunOf reports whether a record is of an unfinished game of a day's table.
func begunOf(data []byte, d today.Day) bool {
	if !bytes.Contains(data, []byte("[Seed \""+strconv.FormatUint(d.Seed(), 10)+"\"]")) || closed(data) {
		return false // most are another game, and need not be read
	}
	rec, err := record.Parse(data)
	if err != nil || rec.Finished {
		return false
	}
	of, ok := today.Of(rec)
	return ok && of == d
}
