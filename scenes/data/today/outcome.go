package today

import (
	"unicode/utf8"

	"treille/scenes/lang"
)

// longest is how many characters the text of an outcome may have.
const longest = 200

// An Outcome is what came of a day's table for the person.
type Outcome struct {
	Day  Day
	Game string // its title
	Rank int    // from 1
	// Score is what was scored, in words: "31 points".
	Score string
	// Run is the number of days in a row, that day the last; 0 if it adds to none.
	Run int
}

// Place says rank and score: "2nd of 4, 31 points".
func (o Outcome) Place(w *lang.Words) string {
	return w.OutOf(w.Ordinal(o.Rank), w.Whole(Seats)) + ", " + o.Score
}

// RunText says how many days in a row were played; "" for a single one.
func RunText(w *lang.Words, run int) string {
	if run < 2 {
		return ""
	}
	return w.Count(w.Today.Run, run)
}

// Text says it in at most 200 characters to those who have not played yet: it gives
// away nothing of the deal. address is where the game is to be found, "" if that
// is nowhere; it is left out too where it is too long.
func (o Outcome) Text(w *lang.Words, address string) string {
	text := w.Today.Text.With("date", o.Day.Begin().Format("2006-01-02"), "game", o.Game, "result", o.Place(w))
	if run := RunText(w, o.Run); run != "" {
		text += " " + run
	}
	if with := text + " " + address; address != "" && utf8.RuneCountInString(with) <= longest {
		text = with
	}
	return text
}
