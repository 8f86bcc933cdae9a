package host

import (
	"treille/engine"
	"treille/engine/review"
	"treille/scenes/table"
)

// Copy implements [table.Studied].
func (r *Replay) Copy() table.Studied {
	c := *r
	c.at, c.run, c.taken = 0, 0, make([]int, len(r.taken))
	return &c
}

// studies are the reviews of a game's seats, nil for those that nobody has asked for.
type studies [engine.MaxPlayers]*review.Review

// Study implements [table.Studied]. A review that was left goes on where it was, also
// when the game is replayed again.
func (r *Replay) Study(p engine.Player) (*review.Review, error) {
	if s := r.studies[p]; s != nil {
		return s, nil
	}
	s, err := review.New(r.Game(), r.rec, p)
	if err != nil {
		return nil, err
	}
	r.studies[p] = s
	return s, nil
}
