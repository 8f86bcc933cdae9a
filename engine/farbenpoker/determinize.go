package farbenpoker

import (
	"treille/engine"
	"treille/engine/rng"
)

// Determinize implements [engine.InfoState]. Only one world is possible: no
// colour that was never shown is decided yet (F3), so that nothing is drawn from
// the stream.
func (in *Info) Determinize(_ *rng.Stream, world engine.State) { world.(*State).board = in.board }
