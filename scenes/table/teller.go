package table

import (
	"treille/engine"
	"treille/engine/review"
	"treille/engine/search"
	scenes "treille/scenes/app"
	"treille/scenes/ui"
)

// A Studied is a Reel whose game can be looked at again by a computer player, once it
// is whole.
type Studied interface {
	Reel
	// Study returns the review of a seat's decisions, as far as it has come.
	Study(engine.Player) (*review.Review, error)
	// KeepStudy keeps it with the game once it is done, so that it need not be done
	// again.
	KeepStudy(engine.Player)
	// Copy returns another reel of the game, which stands at its beginning.
	Copy() Studied
}

// A Teller puts decisions of a finished game into the words of its table, as the seat
// that took them knew it.
type Teller struct {
	table  *Table
	rounds []int
}

// A Telling is a decision in words, beside one that was better.
type Telling struct {
	Seat   engine.Player
	Round  string // "Round 2"
	When   string // with the phase: "Round 2, bidding"
	Played string // after the seat's name: "bids 25 €"
	Better string // in the middle of a sentence: "a bid of 17 €"
	Why    string // a sentence; what stands between asterisks is bold
	// Spoken is what is said instead of words with signs that are not read; nil if
	// there is nothing else to be said.
	Spoken func(words string) string
	Moment Moment
}

// NewTeller returns a teller for the decisions of a seat. The reel is its own from then on.
func NewTeller(room *scenes.Room, kind Kind, reel Reel, seat engine.Player) *Teller {
	t := NewReplay(room, kind, reel)
	t.lookFrom(seat)
	q := &Teller{table: t, rounds: t.replay.rounds}
	if len(q.rounds) < 2 {
		q.rounds = t.numbered()
	}
	return q
}

// numbered finds where rounds begin as the banner numbers them, in a game that has none
// else.
func (t *Table) numbered() (rounds []int) {
	number := -1
	for step := range t.replay.reel.Steps() {
		t.seekQuietly(step)
		if n := t.guest.Turn(ui.Desktop).Number; n != number {
			rounds, number = append(rounds, step), n
		}
	}
	return rounds
}

// Rounds are the steps at which rounds begin.
func (q *Teller) Rounds() []int { return q.rounds }

// Tell tells the decision that was taken at a step, and what was better.
func (q *Teller) Tell(step int, w search.Weighing) Telling {
	t := q.table
	t.seekQuietly(step)
	turn := t.guest.Turn(ui.Desktop)
	tell := Telling{Seat: t.replay.viewer, Round: turn.Round, When: turn.Round}
	if turn.Phase != "" {
		tell.When = t.room.Words.Saves.And.With("first", turn.Round, "second", turn.Phase)
	}
	if g, ok := t.guest.(Advised); ok {
		tell.Better = g.Advise(Advice{Info: t.shown, Results: []search.Result{w.Other, w.Choice}}).Other
		h := g.Advise(Advice{Info: t.shown, Results: []search.Result{w.Choice, w.Other}})
		tell.Why, tell.Spoken = h.Why.Words, t.spoken
		tell.Played = h.Other
	}
	switch words, hidden := q.played(step, t.replay.viewer), q.hidden(step); {
	case words == "":
	case hidden && tell.Played != "" && words == q.played(step, engine.Spectator): // it leaves out what nobody else saw
		tell.Played = t.room.Words.Outline.About.With("what", words, "text", tell.Played)
	default:
		tell.Played = words
	}
	if g, ok := t.guest.(Momentary); ok {
		tell.Moment = g.Moment(w.Other.Action, w.Choice.Action)
	}
	return tell
}

// hidden reports whether the decision at a step was not seen by everybody.
func (q *Teller) hidden(step int) bool {
	reel, p := q.table.replay.reel, q.table.replay.viewer
	before, beforeAll := len(reel.History(p)), len(reel.History(engine.Spectator))
	reel.Seek(step + 1)
	defer reel.Seek(step)
	mine, all := reel.History(p)[before:], reel.History(engine.Spectator)[beforeAll:]
	return len(mine) > 0 && len(all) > 0 && mine[0] != all[0]
}

// played is what the log that a viewer reads says of the decision at a step.
func (q *Teller) played(step int, viewer engine.Player) string {
	t := q.table
	reel, p := t.replay.reel, t.replay.viewer
	before := len(reel.History(viewer))
	in := reel.Info(viewer)
	reel.Seek(step + 1)
	defer reel.Seek(step)
	for _, e := range reel.History(viewer)[before:] {
		for _, line := range t.guest.Lines(in, e) {
			if line.Seat == p && line.Text != "" {
				return line.Text
			}
		}
		in.Observe(e)
	}
	return ""
}
