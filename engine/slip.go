package engine

// A Slip is a kind of decision that a person at the table takes for senseless, told by what the
// seat knew.
type Slip struct {
	Name string // of one or two words, joined by a hyphen
	Text string // what is decided, as a clause: "buys a vineyard although a cheaper one is free there"
	// Seen reports whether a decision is one, and whether the seat could have decided so.
	Seen func(info InfoState, a Action) (slip, could bool)
}

// A Slipping game names such decisions, so that those of computer players can be counted.
type Slipping interface {
	Game
	Slips() []Slip
}
