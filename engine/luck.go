package engine

// A Fortunate game can say what its chance brings to whom, so that draws and dice
// can be counted against what was to be expected of them.
type Fortunate interface {
	// Luck lists what is counted: for each kind of draw how many different
	// things it can bring.
	Luck() []int
	// Draw says what an outcome brings at a chance node of a true state; ok is
	// false if it is not counted. All outcomes of one node are for the same
	// seat and of the same kind.
	Draw(State, Action) (d Draw, ok bool)
}

// A Draw is one thing that chance brings.
type Draw struct {
	For  Player // a seat, or Chance if it is for all
	Kind int    // of Luck's list
	Face int    // which of the things
}
