package farbenpoker

import (
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
)

func TestGame(t *testing.T) {
	enginetest.Run(t, Game{}, enginetest.Options{
		Conserve:     conserve,
		Feature:      feature,
		Rotate:       rotate,
		RotateAction: rotateAction,
		Repack:       repack,
	})
}

func FuzzDecisions(f *testing.F) { enginetest.FuzzDecisions(f, Game{}) }
func FuzzParse(f *testing.F)     { enginetest.FuzzParse(f, Game{}) }
func FuzzRecord(f *testing.F)    { enginetest.FuzzRecord(f, Game{}) }
func FuzzEvents(f *testing.F)    { enginetest.FuzzEvents(f, repack) }

func repack(e engine.Event) engine.Event { return DecodeEvent(e).pack() }

// feature tells worlds apart that differ in anything: nothing is hidden in this
// game, so that what a seat saw leaves one world alone.
func feature(s engine.State, _ engine.Player) int { return int(s.Hash() % 32) }

// rotate writes src with every seat renamed to the next.
func rotate(dst, src engine.State) {
	a, b := src.(*State), dst.(*State)
	*b = *a
	b.turn, b.comeback = next(a.turn, a.players), next(a.comeback, a.players)
	b.gone = 0
	for p := range engine.Player(a.players) {
		q := next(p, a.players)
		b.chips[q] = a.chips[p]
		b.habits[q] = a.habits[p]
		if a.gone.Has(p) {
			b.gone = b.gone.With(q)
		}
	}
}

func next(p engine.Player, players int8) engine.Player {
	if p == nobody {
		return nobody
	}
	return (p + 1) % engine.Player(players)
}

func rotateAction(a engine.Action, players int) engine.Action {
	if d := Decode(a); d.Kind == DecisionFirst {
		return First(next(d.Seat, int8(players)))
	}
	return a
}
