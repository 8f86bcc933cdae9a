package table

import (
	"time"

	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/link"
	"treille/scenes/data/today"
	"treille/scenes/ui"
)

// A Report is a finished game, told in the present language.
type Report struct {
	Title    string       // what it is called
	Headline string       // who has won: "Clara wins"
	Lasted   string       // "finished after eight rounds", and that hints were given
	Score    int          // of the winners,
	Unit     string       // and what it counts: "points"
	Ranking  []ReportRank // all seats, best first
	Deal     link.Deal
	Secret   bool      // a table's secret dealt the game: no link leads to the deal
	When     time.Time // it ended
	Record   []byte
	// Day is what the game came to at a day's table; nil if it is not what came of one.
	Day *today.Outcome
	// Board shows what the winner has won with, in a box whose upper corners, 96 wide
	// and 86 high, are taken by his crest and his score.
	Board func(s *ui.Stage, box ui.Rect)
}

// A ReportRank is who has come to a place, from 1; equal for ties.
type ReportRank struct {
	Place       int
	Name, Crest string
	Score       int
	Told        string // the score in words: "34 points"
	Own         bool   // of the only person at the table
}

// NewShare returns the page that shares a finished game, which ended then.
func NewShare(app *app.App, spec GameSpec, referee Referee, when time.Time) app.Scene {
	t := seated(app, spec, referee, NewSession(referee, app.Now))
	t.view(t.session.Viewer())
	return t.sharePage(when)
}

// sharePage is the page that shares the game, which ended then.
func (t *Table) sharePage(when time.Time) app.Scene {
	return t.spec.Pages.Share(t.app, func() Report { return t.tale(when) }, t.openRules, NewPageMenu(t.app, t.spec, t.openRules))
}

// canShare reports whether the game is shared from here.
func (t *Table) canShare() bool {
	_, ok := t.referee.(Recorder)
	return ok && t.replay == nil
}

// openShare shares the game that has just ended, or that was opened again.
func (t *Table) openShare() {
	when := archive.Archive{Store: t.app.Store, Now: t.app.Now}.Played(archive.RunningKey)
	if when.IsZero() {
		when = t.app.Now()
	}
	t.app.Push(t.sharePage(when))
}

// tale tells how the game has ended.
func (t *Table) tale(when time.Time) Report {
	defer t.byName()()
	r, w := newResult(t), t.app.Words
	result, _ := t.referee.Result()
	score := t.game.Score(r.Ranking[0].Seat)
	g := Report{
		Title: t.gameName(), Headline: r.headline(), Lasted: w.Count(r.Lasted, r.Rounds),
		Score: score, Unit: t.spec.Unit(w, 2),
		Deal:   link.Deal{Game: t.spec.Name(), Seats: t.Players(), Options: result.Options, Seed: result.Seed},
		Secret: result.Secret,
		When:   when,
		Record: t.referee.(Recorder).Record(),
		Board:  func(s *ui.Stage, box ui.Rect) { r.Board(t.canvas(s), box) },
	}
	for _, q := range r.Ranking {
		seat, n := t.Seat(q.Seat), t.game.Score(q.Seat)
		g.Ranking = append(g.Ranking, ReportRank{Place: q.Place, Name: seat.Name, Crest: seat.Crest, Score: n, Told: t.spec.Score(w, n), Own: t.alone(q.Seat)})
	}
	if t.referee.Assisted() != 0 {
		g.Lasted += ", " + w.Saves.WithHints
	}
	if r.day.Counts {
		o := t.spec.Outcome(w, r.day.Day, r.day.Outcome, r.day.Run)
		g.Day = &o
	}
	return g
}
