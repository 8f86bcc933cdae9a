package weinhaendler

// A Phase is a part of the game.
type Phase uint8

// The phases. In PhaseStarting, PhaseDealing, PhaseDrawing and PhaseRefill chance
// decides; PhaseExchange takes no time and is only seen between two events.
const (
	PhaseStarting Phase = iota // the start player is drawn (W4)
	PhaseDealing               // five cards to each hand (W4)
	PhaseBidding               // phase 1 (W10)
	PhaseDrawing               // who passed takes cards off the pile (W14)
	PhaseExchange              // phase 2 (W20)
	PhaseCellars               // phase 3 (W30)
	PhaseRefill                // phase 4 (W40), and turning up the first offer (W4)
	PhaseOver                  // the game has ended (W51)
)

var phaseNames = [...]string{
	PhaseStarting: "starting", PhaseDealing: "dealing", PhaseBidding: "bidding", PhaseDrawing: "drawing",
	PhaseExchange: "exchange", PhaseCellars: "cellars", PhaseRefill: "refill", PhaseOver: "over",
}

// String names the phase in English, for errors and views.
func (p Phase) String() string { return phaseNames[p] }
