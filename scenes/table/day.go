package table

import (
	"treille/scenes/data/archive"
	"treille/scenes/data/today"
	"treille/scenes/lang"
)

// Outcome is what came of a day's table for the person, by the entry of its game; run is
// the number of days in a row.
func (k *GameSpec) Outcome(w *lang.Words, d today.Day, g *archive.Game, run int) today.Outcome {
	me := g.Person()
	return today.Outcome{Day: d, Game: k.About(w).Title, Rank: g.Rank(me), Score: k.Score(w, int(g.Record.Result[me])), Run: run}
}

// sitting is what the game, which is over, was to a day's table; ok is false if it was at
// none.
func (t *Table) sitting() (s archive.Sitting, ok bool) {
	r, recorded := t.referee.(Recorder)
	if !recorded || t.lesson != nil {
		return s, false
	}
	s, ok, err := archive.Archive{Store: t.app.Store, Now: t.app.Now}.Sitting(r.Record())
	if err != nil {
		t.app.StoreFailed(err)
	}
	return s, ok
}

// canCount reports whether the game, or another of its deal, can still count for a day's table.
func (t *Table) canCount() bool {
	q, ok := t.referee.(Quitter)
	if !ok {
		return false
	}
	d, ok := q.Day()
	if !ok {
		return false
	}
	games, err := archive.Archive{Store: t.app.Store, Now: t.app.Now}.Days()
	if err != nil {
		t.app.StoreFailed(err)
	}
	return archive.Outcome(games, d) == nil
}

// dayWords say which day's table the game was at, and whether it counted; "" if it was at
// none. run is how many days in a row were played, "" for no more than one.
func (r *resultPage) dayWords() (day, run string) {
	if !r.ofDay {
		return "", ""
	}
	w := r.table.app.Words
	date := w.Date(r.table.app.Now().UTC(), r.day.Day.Begin())
	switch {
	case r.day.Counts:
		return w.Today.Counted.With("date", date), today.RunText(w, r.day.Run)
	case r.day.Outcome != nil:
		return w.Today.NotCounted.With("date", date), ""
	}
	return w.Today.Title + ", " + date, ""
}
