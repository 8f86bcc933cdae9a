package host

import (
	"slices"

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
	if r.restore(p) {
		return r.studies[p], nil
	}
	s, err := review.New(r.Game(), r.rec, p)
	if err != nil {
		return nil, err
	}
	r.studies[p] = s
	return s, nil
}

// restore takes in the review of a seat that was kept; false if there is none.
func (r *Replay) restore(p engine.Player) bool {
	l, ok := r.keeper.(Librarian)
	if !ok {
		return false
	}
	s, err := review.Restore(r.Game(), r.rec, p, l.Study(r.data, p))
	if err == nil {
		r.studies[p] = s
	}
	return err == nil
}

// KeepStudy implements [table.Playback].
func (r *Replay) KeepStudy(p engine.Player) {
	if l, ok := r.keeper.(Librarian); ok && r.studies[p] != nil && r.studies[p].Done() {
		l.KeepStudy(r.data, p, r.studies[p].Bytes())
	}
}

// outlooks are the chances of all seats at those moments for which the analysis tells them, as far as somebody has stood there.
type outlooks struct {
	of      *review.Outlook
	moments []review.Point // nil before they have been sought
	looksAt int            // the step of the one that is looked at
}

// moment is the last of them up to a step, or the first one.
func (o *outlooks) moment(step int) *review.Point {
	n, _ := slices.BinarySearchFunc(o.moments, step+1, func(p review.Point, step int) int { return p.Step - step })
	return &o.moments[max(0, n-1)]
}

// Chances implements [table.Playback]: both this and the analysis tell the same.
func (r *Replay) Chances(seat engine.Player) []int {
	o := r.outlooks
	if o.of == nil || !r.Whole() {
		return nil
	}
	if o.moments == nil {
		var err error
		if o.moments, err = review.Moments(r.Game(), r.rec, o.of); err != nil {
			o.of = nil
			return nil
		}
		if seat >= 0 && r.studies[seat] == nil {
			r.restore(seat)
		}
	}
	m := o.moment(r.at)
	if m.Chances == nil {
		if o.looksAt != m.Step {
			o.of.BeginAt(*m)
			o.looksAt = m.Step
		}
		if !o.of.Step() {
			return nil
		}
		m.Chances = o.of.Chances()
	}
	if seat >= 0 && r.studies[seat] != nil && r.studies[seat].Done() {
		return r.studies[seat].Closer(*m, r.at)
	}
	return m.Chances
}
