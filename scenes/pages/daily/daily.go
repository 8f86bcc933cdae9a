// Package daily is the table of a day as it stands on this device: how far it has come, and
// what its button does.
package daily

import (
	"slices"
	"strings"
	"time"

	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/today"
	"treille/scenes/pages/saves"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// A Day is the table of a day, mostly today's, as far as it has come.
type Day struct {
	app   *app.App
	kinds []table.GameSpec

	Table today.Table
	Spec  *table.GameSpec // its game; nil if there is no table for that
	Run   int             // days in a row, up to it or to the day before
	begun string          // key of its unfinished game, "" if there is none
	done  *archive.Game   // what came of it; nil if it has not been played
	next  wait            // until the next table

	panel *table.Panel // of the page; it shows what came of the table
	room  host.Room    // for its game
}

// New returns today's table for a page, in whose panel it shows what came of it; kinds are the
// games that there are. Look looks how far it has come.
func New(app *app.App, kinds []table.GameSpec, panel *table.Panel) *Day {
	return &Day{app: app, kinds: kinds, panel: panel}
}

// Begun reports whether it is under way.
func (d *Day) Begun() bool { return d.begun != "" }

// Underway reports whether an unfinished game is the one at this table.
func (d *Day) Underway(g *saves.Game) bool { return g.Is(d.begun) }

// Done reports whether it has been played.
func (d *Day) Done() bool { return d.done != nil }

// A wait is a time in whole hours, or in minutes if it is short.
type wait struct {
	n     int
	hours bool
}

// waitOf rounds a time: long ones to the nearest hour, short ones up to a minute.
func waitOf(d time.Duration) wait {
	if d > time.Hour {
		return wait{int((d + time.Hour/2) / time.Hour), true}
	}
	return wait{int((d + time.Minute - 1) / time.Minute), false}
}

// Look looks how far today's table has come.
func (d *Day) Look() { d.look(today.DayOf(d.app.Now())) }

// At returns the table of another day.
func (d *Day) At(day today.Day) *Day {
	other := New(d.app, d.kinds, d.panel)
	other.look(day)
	return other
}

func (d *Day) look(day today.Day) {
	now := d.app.Now()
	*d = Day{app: d.app, kinds: d.kinds, panel: d.panel, Table: today.At(day), next: waitOf(day.Left(now))}
	d.Spec = saves.KindOf(d.kinds, d.Table.Game)
	games := host.Games(d.app)
	done, err := games.Days()
	host.Failed(d.app, err)
	if d.done = archive.Outcome(done, day); d.done != nil {
		d.Run = archive.Run(done, day)
		return
	}
	d.Run = archive.Run(done, day-1)
	d.begun, err = games.Begun(day)
	host.Failed(d.app, err)
}

// Update follows the clock: another day has another table.
func (d *Day) Update() {
	now := d.app.Now()
	day := today.DayOf(now)
	if day != d.Table.Day {
		d.panel.Shut()
		d.Look()
		d.app.Changed()
	}
	if next := waitOf(day.Left(now)); next != d.next {
		d.next = next
		d.app.Changed()
	}
}

// Outcome is what came of it, once it is done.
func (d *Day) Outcome() today.Outcome {
	return d.Spec.Outcome(d.app.Words, d.Table.Day, d.done, d.Run)
}

// Is says how far it has come, in a longer and in shorter ways.
func (d *Day) Is(long bool) []string {
	w := d.app.Words
	game := d.Spec.About(w).Title
	switch {
	case d.done != nil && long:
		o := d.Outcome()
		return []string{game + ", " + o.Place(w), o.Place(w), o.Score}
	case d.done != nil:
		o := d.Outcome()
		return []string{o.Place(w), o.Score}
	case d.begun != "":
		return []string{w.Today.Begun.With("game", game), game}
	case long:
		return []string{w.Today.Seats.With("game", game), w.Today.OneDeal.With("game", game), game}
	}
	return []string{w.Today.OneDeal.With("game", game), game}
}

// More is what else is to be said of it.
func (d *Day) More() string {
	w := d.app.Words
	run := today.RunText(w, d.Run)
	if d.done != nil {
		return join(d.nextTable(), run)
	}
	return join(w.Today.Deal, run)
}

// past reports whether its day has gone by.
func (d *Day) past() bool { return d.Table.Day < today.DayOf(d.app.Now()) }

// nextTable says when there is another table.
func (d *Day) nextTable() string {
	w := d.app.Words
	if d.past() {
		return ""
	}
	if d.next.hours {
		return w.Count(w.Today.Hours, d.next.n)
	}
	return w.Count(w.Today.Minutes, d.next.n)
}

// join puts sentences one after the other, but for empty ones.
func join(sentences ...string) string {
	return strings.Join(slices.DeleteFunc(sentences, func(s string) bool { return s == "" }), " ")
}
