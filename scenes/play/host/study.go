package host

import (
	"treille/engine"
	"treille/engine/review"
	"treille/scenes/table"
)

// Copy implements [table.Playback].
func (r *Replay) Copy() table.Playback {
	c := *r
	c.at, c.run, c.taken, c.rethinks = 0, 0, make([]int, len(r.taken)), rethinker{}
	return &c
}

// studies are the reviews of a game's seats, nil for those that nobody has asked for.
type studies [engine.MaxPlayers]*review.Review

// A Librarian is a Keeper that also keeps what was found about the decisions of a seat
// in a finished game.
type Librarian interface {
	// Study returns what was kept, nil if nothing was.
	Study(record []byte, seat engine.Player) []byte
	// KeepStudy keeps it with the game, if that is kept.
	KeepStudy(record []byte, seat engine.Player, study []byte)
}

// Study implements [table.Playback]. A review that was left goes on where it was, also
// when the game is replayed again; one that was kept is done.
func (r *Replay) Study(p engine.Player) (*review.Review, error) {
	if s := r.studies[p]; s != nil {
		return s, nil
	}
	if l, ok := r.keeper.(Librarian); ok {
		if s, err := review.Restore(r.Game(), r.rec, p, l.Study(r.data, p)); err == nil {
			r.studies[p] = s
			return s, nil
		}
	}
	s, err := review.New(r.Game(), r.rec, p)
	if err != nil {
		return nil, err
	}
	r.studies[p] = s
	return s, nil
}

// KeepStudy implements [table.Playback].
func (r *Replay) KeepStudy(p engine.Player) {
	if l, ok := r.keeper.(Librarian); ok && r.studies[p] != nil && r.studies[p].Done() {
		l.KeepStudy(r.data, p, r.studies[p].Bytes())
	}
}

// outlooks are the chances of all seats at the steps that somebody has stood at.
type outlooks struct {
	of    *review.Outlook
	step  int // that is looked at, if it is not known
	known map[int][]int
}

// Chances implements [table.Playback].
func (r *Replay) Chances() []int {
	o := r.outlooks
	found := o.known[r.at]
	if found != nil || o.of == nil || !r.Whole() {
		return found
	}
	if o.step != r.at {
		o.of.Begin(r.at, r.Info(engine.Spectator))
		o.step = r.at
	}
	if o.of.Step() {
		o.known[r.at] = o.of.Chances()
	}
	return o.known[r.at]
}
