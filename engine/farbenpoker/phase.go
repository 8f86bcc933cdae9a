package farbenpoker

// A Phase says what must happen next.
type Phase uint8

// The phases of a game.
const (
	PhaseFirst   Phase = iota // chance says who starts (F3)
	PhaseRoll                 // chance rolls the next of the three dice (F10, F20)
	PhaseReroll               // chance rolls the die not yet answered again (F11)
	PhaseDraw                 // a player draws a stick, or rolls again (F11, F12, F20)
	PhaseShow                 // the drawn stick shows its colour (F3, F12)
	PhaseMiss                 // a player puts back the stick that missed (F15)
	PhasePutSet               // the winner of the pot puts back the three sticks (F16)
	PhasePutBack              // a player puts back the three sticks of his comeback (F20)
	PhaseOver                 // the game is over
)

var phaseNames = [...]string{
	PhaseFirst: "first", PhaseRoll: "roll", PhaseReroll: "reroll", PhaseDraw: "draw", PhaseShow: "show",
	PhaseMiss: "put after a miss", PhasePutSet: "put the set back", PhasePutBack: "put a comeback's sticks back",
	PhaseOver: "over",
}

// String names the phase in English, for errors and views.
func (p Phase) String() string { return phaseNames[p] }

// An Ending says why a game is over.
type Ending uint8

// The endings.
const (
	NotOver    Ending = iota
	EmptyStock        // the stock is empty (F30)
	LastTwo           // the pot was won with two players still in (F31)
	LastOne           // at most one player is still in (F31)
)
