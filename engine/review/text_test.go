package review

import (
	"testing"

	"treille/engine"
	"treille/engine/enginetest/highcard"
	"treille/engine/record"
	"treille/engine/search"
)

// TestEveryCostIsWritten writes a review with many costs: all are read again, so that as many
// mistakes are counted as when they were found.
func TestEveryCostIsWritten(t *testing.T) {
	const many = 12
	game, me := highcard.Game{}, engine.Player(1)
	play, err := game.Parse("lay 3")
	if err != nil {
		t.Fatal(err)
	}
	rec := &record.Record{Players: 2}
	r := &Review{game: game, seat: me, decisions: make([]decision, many), at: many, valued: 1,
		points: []Point{{Step: 0, Chances: []int{1, 2}}, {Step: many, Chances: []int{1, 2}}}}
	for i := range many {
		rec.Plies = append(rec.Plies, record.Ply{Who: me})
		q := search.Result{Action: play, Playouts: 100, Mean: 1}
		r.costs = append(r.costs, Cost{Step: i, turn: i, Weighing: search.Weighing{Loss: many - i, Choice: q, Other: q}})
	}
	again, err := Restore(game, rec, me, r.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if n := len(again.Costs()); n != many {
		t.Errorf("of %d costs %d are read", many, n)
	}
}
