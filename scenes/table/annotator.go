package table

import (
	"treille/engine"
	"treille/engine/search"
	"treille/scenes/app"
	"treille/scenes/ui"
)

// An Annotator puts decisions of a finished game into the words of its table, as the seat
// that took them knew it.
type Annotator struct {
	table  *Table
	rounds []int
}

// An Annotation is a decision in words, beside one that was better.
type Annotation struct {
	Seat   engine.Player
	Round  string // "Round 2"
	When   string // with the phase: "Round 2, bidding"
	Played string // after the seat's name: "bids 25 €"
	Better string // in the middle of a sentence: "a bid of 17 €"
	Why    string // a sentence, "" for none; what stands between asterisks is bold
	// At are the controls and pieces that what is better is about, and AtPlayed those of what was played.
	At, AtPlayed []string
	// Spoken is what is said instead of words with signs that are not read; nil if
	// there is nothing else to be said.
	Spoken    func(words string) string
	Thumbnail Thumbnail
}

// NewAnnotator returns an annotator for the decisions of a seat. The playback is its own from then on.
func NewAnnotator(app *app.App, spec GameSpec, playback Playback, seat engine.Player) *Annotator {
	t := NewReplay(app, spec, playback)
	t.lookFrom(seat)
	q := &Annotator{table: t, rounds: t.replay.rounds}
	if len(q.rounds) < 2 {
		q.rounds = t.numbered()
	}
	return q
}

// numbered finds where rounds begin as the banner numbers them, in a game that has none
// else.
func (t *Table) numbered() (rounds []int) {
	number := -1
	for step := range t.replay.playback.Steps() {
		t.seekQuietly(step)
		if n := t.game.Turn(ui.Desktop).Number; n != number {
			rounds, number = append(rounds, step), n
		}
	}
	return rounds
}

// Rounds are the steps at which rounds begin.
func (q *Annotator) Rounds() []int { return q.rounds }

// Round is the round of a step in words: "Round 2".
func (q *Annotator) Round(step int) string {
	q.table.seekQuietly(step)
	return q.table.game.Turn(ui.Desktop).Round
}

// Tell tells the decision that was taken at a step, and what was better.
func (q *Annotator) Tell(step int, w search.Weighing) Annotation {
	t := q.table
	t.seekQuietly(step)
	turn := t.game.Turn(ui.Desktop)
	tell := Annotation{Seat: t.replay.viewer, Round: turn.Round, When: turn.Round}
	if turn.Phase != "" {
		tell.When = turn.Round + ", " + turn.Phase
	}
	if g, ok := t.game.(Advised); ok {
		played := g.Advise(Advice{Info: t.shown, Results: []search.Result{w.Other, w.Choice}})
		tell.Better, tell.AtPlayed = played.Other, played.Do.At
		h := g.Advise(Advice{Info: t.shown, Results: []search.Result{w.Choice, w.Other}})
		if !h.Alike { // else it says that what was played makes little difference, beside what it cost
			tell.Why = h.Why.Words
		}
		tell.At, tell.Spoken = h.Do.At, t.spoken
		tell.Played = h.Other
	}
	mine, all := q.events(step, t.replay.viewer), q.events(step, engine.Spectator)
	hidden := len(mine) > 0 && len(all) > 0 && mine[0] != all[0] // not everybody has seen it
	switch words := q.played(step, t.replay.viewer); {
	case words == "":
	case hidden && tell.Played != "" && words == q.played(step, engine.Spectator): // it leaves out what nobody else saw
		tell.Played = t.app.Words.Labelled(words, tell.Played)
	default:
		tell.Played = words
	}
	if g, ok := t.game.(Illustrator); ok {
		tell.Thumbnail = g.Thumbnail(w.Other.Action, w.Choice.Action)
	}
	return tell
}

// Played is what the log says of the decision at a step, after the seat's name.
func (q *Annotator) Played(step int) string {
	q.table.seekQuietly(step)
	return q.played(step, q.table.replay.viewer)
}

// Names are decisions that were compared at a step, as they stand in the middle of a sentence;
// "" for one that comes to the same as each of the others.
func (q *Annotator) Names(step int, compared []search.Result) []string {
	t := q.table
	t.seekQuietly(step)
	g, ok := t.game.(Advised)
	if !ok || len(compared) < 2 {
		return nil
	}
	return Each(compared, func(r search.Result) string {
		for _, beside := range compared { // the best that it differs from
			if beside.Action == r.Action {
				continue
			}
			if name := g.Advise(Advice{Info: t.shown, Results: []search.Result{beside, r}}).Other; name != "" {
				return name
			}
		}
		return ""
	})
}

// events are those of the decision at the present step, as a viewer sees them.
func (q *Annotator) events(step int, viewer engine.Player) []engine.Event {
	playback := q.table.replay.playback
	before := len(playback.History(viewer))
	playback.Seek(step + 1)
	defer playback.Seek(step)
	return playback.History(viewer)[before:]
}

// played is what the log that a viewer reads says of the decision at a step.
func (q *Annotator) played(step int, viewer engine.Player) string {
	t := q.table
	for line := range t.lines(t.replay.playback.Info(viewer), q.events(step, viewer)) {
		if line.Seat == t.replay.viewer && line.Text != "" {
			return line.Text
		}
	}
	return ""
}
