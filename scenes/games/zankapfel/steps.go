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
		var parts []string
		for _, packed := range events {
			n, what := b.stepsOf(zk.DecodeEvent(packed), seat)
			parts, from = append(parts, what+" "+w.Signed(n)), from-n
		}
		return w.Labelled(strings.Join(parts, ", "), w.Whole(from)+"\u202f→\u202f"+w.Whole(score))
	}
}
