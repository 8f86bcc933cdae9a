package vino

import (
	"treille/engine"
	"treille/engine/rng"
)

// Determinize implements [engine.InfoState]: those of the others who have
// committed have chosen any two regions.
func (in *Info) Determinize(stream *rng.Stream, world engine.State) {
	s := world.(*State)
	*s = State{board: in.board}
	for rest := in.committed; rest != 0; rest &= rest - 1 {
		p := rest.First()
		if p == in.seat {
			s.choice[p] = in.choice
			continue
		}
		d := Decode(chooseActions[stream.Intn(len(chooseActions))])
		s.choice[p] = 1<<d.Regions[0] | 1<<d.Regions[1]
	}
}
