package home

import (
	"slices"
	"strings"
	"time"

	"treille/scenes/archive"
	"treille/scenes/host"
	"treille/scenes/saves"
	"treille/scenes/store"
	"treille/scenes/table"
	"treille/scenes/today"
	"treille/scenes/ui"
)

// A day is today's table, as far as it has come here.
type day struct {
	table today.Table
	kind  *table.Kind   // its game; nil if that is not on the shelf
	begun string        // key of its unfinished game, "" if there is none
	done  *archive.Game // what came of it; nil if it has not been played
	run   int           // days in a row, up to it or to the day before
	next  wait          // until the next table
}

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

// lookToday looks how far today's table has come.
func (p *Page) lookToday(games archive.Archive) {
	now := p.room.Now()
	d := today.DayOf(now)
	p.day = day{table: today.At(d), next: waitOf(d.Left(now))}
	for i := range p.kinds {
		if p.kinds[i].Name() == p.day.table.Game {
			p.day.kind = &p.kinds[i]
		}
	}
	done, err := games.Days()
	if err != nil {
		p.room.StoreFailed(err)
	}
	if p.day.done = archive.Outcome(done, d); p.day.done != nil {
		p.day.run = archive.Run(done, d)
		return
	}
	p.day.run = archive.Run(done, d-1)
	if p.day.begun, err = games.Begun(d); err != nil {
		p.room.StoreFailed(err)
	}
	if p.room.Unsaved != nil && archive.BegunOf(p.room.Unsaved, d) {
		p.day.begun = archive.RunningKey
	}
}

// updateToday follows the clock: another day has another table.
func (p *Page) updateToday() {
	now := p.room.Now()
	d := today.DayOf(now)
	if d != p.day.table.Day {
		p.panel.Shut()
		p.lookToday(host.Games(p.room))
		p.room.Changed()
	}
	if next := waitOf(d.Left(now)); next != p.day.next {
		p.day.next = next
		p.room.Changed()
	}
}

// playToday begins today's table. A game that is under way is put aside first.
func (p *Page) playToday() {
	if err := host.MakeRoom(p.room); err != nil && !p.warned {
		p.warned = true // a second press begins all the same, and gives the old game up
		p.room.StoreFailed(err)
		return
	}
	var seats []table.Seat
	for _, s := range p.day.table.Sit(p.person(), p.room.Words.NewGame.DefaultNames[:]) {
		seats = append(seats, table.Seat(s))
	}
	referee, err := host.New(p.day.kind.Game, p.day.table.Setup(), seats, host.NewSaver(p.room))
	if err != nil {
		p.room.Trouble(err)
		return
	}
	p.room.Push(table.New(p.room, *p.day.kind, referee))
}

// person is who sat last as the first person at a table of today's game, else at that
// of another; nobody in particular if there was none.
func (p *Page) person() store.Seat {
	seats := slices.Clone(p.room.Settings.Table(p.day.table.Game))
	for _, t := range p.room.Settings.Tables {
		seats = append(seats, t.Seats...)
	}
	for _, s := range seats {
		if s.Kind == store.Human {
			return s
		}
	}
	return store.Seat{}
}

// continueToday goes on with today's table, which may have been put aside.
func (p *Page) continueToday() {
	if p.day.begun != archive.RunningKey {
		err := host.Flush(p.room)
		if err == nil {
			err = host.Games(p.room).Unshelve(p.day.begun)
		}
		if err != nil {
			p.room.StoreFailed(err)
			return
		}
		p.Wake()
	}
	p.Resume()
}

// outcome is what came of today's table.
func (p *Page) outcome() today.Outcome {
	w, g := p.room.Words, p.day.done
	me := g.Person()
	return today.Outcome{Day: p.day.table.Day, Game: p.day.kind.About(w).Title,
		Rank: g.Rank(me), Score: p.day.kind.Score(w, int(g.Record.Result[me])), Run: p.day.run}
}

// nextTable says when there is another table.
func (p *Page) nextTable() string {
	w := p.room.Words
	if p.day.next.hours {
		return w.Count(w.Today.Hours, p.day.next.n)
	}
	return w.Count(w.Today.Minutes, p.day.next.n)
}

// showToday opens the sheet with what came of today's table.
func (p *Page) showToday() {
	w, o := p.room.Words, p.outcome()
	entries := []table.Entry{{ID: "today/copy", Label: w.Saves.Copy, Icon: "copy", Gesture: ui.Copies, Act: func() {
		p.shut()
		p.room.CopyText(o.Text(w, p.room.Address))
	}}}
	if p.day.done.Key != "" {
		entries = append(entries, table.Entry{ID: "today/replay", Label: w.Saves.Replay, Icon: "play", Act: func() {
			p.shut()
			saves.Replay(p.room, p.kinds, p.day.done)
		}})
	}
	words := join(w.Today.Over.With("game", o.Game, "result", o.Place(w)), today.RunText(w, o.Run), p.nextTable())
	p.panel.Menu(w.Today.Title, words, w.App.Close, entries)
}

// shut closes the sheet.
func (p *Page) shut() {
	p.panel.Shut()
	p.room.Changed()
}

// join puts sentences one after the other, but for empty ones.
func join(sentences ...string) string {
	return strings.Join(slices.DeleteFunc(sentences, func(s string) bool { return s == "" }), " ")
}
