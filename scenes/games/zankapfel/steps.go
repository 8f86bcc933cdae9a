package zankapfel

import (
	"strings"

	"treille/engine"
	zk "treille/engine/zankapfel"
)

// stepsOf is by how many steps an event moves a seat's pawn, and the word for it; 0 if it
// moves it not at all.
func (b *tableState) stepsOf(e zk.Event, seat engine.Player) (int, string) {
	w := &b.words().Zankapfel.Log
	switch {
	case e.Kind == zk.EventBribeTaken && e.Briber == seat:
		return -e.Points, w.StepsOfBribe
	case e.Player != seat:
		return 0, ""
	case e.Kind == zk.EventBribeTaken:
		return e.Points, w.StepsOfBribe
	case e.Kind == zk.EventCardBought:
		return -e.Steps, w.StepsOfCard
	case e.Kind == zk.EventDiceBought:
		return -e.Steps, w.StepsOfDice
	case e.Kind == zk.EventHarvested:
		return e.Steps, w.StepsOfHarvest
	}
	return 0, ""
}

// walked says in short what has moved a seat's pawn, by the events that did, and from where
// to where: the last of them has brought it to a score.
func (b *tableState) walked(seat engine.Player, score int) func(events []engine.Event) string {
	return func(events []engine.Event) string {
		w, from := b.words(), score
		var now, before []string // of the present round, and of the one before
		last := zk.Event{}
		for _, packed := range events {
			e := zk.DecodeEvent(packed)
			if begins(last, e) {
				before, now = append(before, now...), nil
			}
			n, what := b.stepsOf(e, seat)
			now, from, last = append(now, what+" "+w.Signed(n)), from-n, e
		}
		words := strings.Join(now, ", ")
		if len(before) > 0 {
			words = w.Zankapfel.Log.RoundBefore.With("steps", strings.Join(before, ", ")) + ", " + words
		}
		return w.Labelled(words, w.Whole(from)+"\u202f→\u202f"+w.Whole(score))
	}
}

// stage is when in a round something moves a pawn.
var stage = map[engine.EventKind]int{zk.EventCardBought: 1, zk.EventBribeTaken: 2, zk.EventDiceBought: 3, zk.EventHarvested: 4}

// begins reports whether what moves a pawn belongs to a later round than what moved it last: only dice
// are bought twice in one.
func begins(last, e zk.Event) bool {
	a, b := stage[last.Kind], stage[e.Kind]
	return b < a || b == a && e.Kind != zk.EventDiceBought
}
