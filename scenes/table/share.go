package table

import (
	"time"

	"treille/engine"
	scenes "treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/link"
	"treille/scenes/pages/share"
	"treille/scenes/ui"
)

// NewShare returns the page that shares a finished game, which ended then.
func NewShare(room *scenes.Room, kind Kind, referee Referee, when time.Time) scenes.Scene {
	t := &Table{room: room, kind: kind, referee: referee, session: NewSession(referee),
		due: engine.Terminal, pointed: engine.Chance, privacy: privacy{cover: engine.Terminal}}
	t.guest = kind.Sit(t)
	t.view(t.session.Viewer())
	return t.sharePage(when)
}

// sharePage is the page that shares the game, which ended then.
func (t *Table) sharePage(when time.Time) *share.Page {
	return share.New(t.room, func() share.Game { return t.tale(when) }, t.openRules, NewPageMenu(t.room, t.kind, t.openRules))
}

// canShare reports whether the game is shared from here.
func (t *Table) canShare() bool {
	_, ok := t.referee.(Recorder)
	return ok && t.replay == nil
}

// openShare shares the game that has just ended, or that was opened again.
func (t *Table) openShare() {
	when := archive.Archive{Store: t.room.Store, Now: t.room.Now}.Played(archive.RunningKey)
	if when.IsZero() {
		when = t.room.Now()
	}
	t.room.Push(t.sharePage(when))
}

// tale tells how the game has ended.
func (t *Table) tale(when time.Time) share.Game {
	r, w := newResult(t), t.room.Words
	result, _ := t.referee.Result()
	score := t.guest.Score(r.Ranking[0].Seat)
	g := share.Game{
		Title: t.Title(), Headline: r.headline(), Lasted: w.Count(r.lasted(w), r.Rounds),
		Score: score, Unit: r.countsHead(w),
		Deal:   link.Deal{Game: t.kind.Name(), Seats: t.Players(), Options: result.Options, Seed: result.Seed},
		When:   when,
		Record: t.referee.(Recorder).Record(),
		Board:  func(s *ui.Stage, box ui.Rect) { r.Board(t.canvas(s), box) },
	}
	for _, q := range r.Ranking {
		seat, n := t.Seat(q.Seat), t.guest.Score(q.Seat)
		g.Ranking = append(g.Ranking, share.Rank{Place: q.Place, Name: seat.Name, Crest: seat.Crest, Score: n, Told: t.kind.Score(w, n)})
	}
	if r.day.Counts {
		o := t.kind.Outcome(w, r.day.Day, r.day.Outcome, r.day.Run)
		g.Day = &o
	}
	return g
}
