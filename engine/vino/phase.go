package vino

// A Phase says what is to be decided next.
type Phase uint8

// The phases of a game.
const (
	PhaseBanker    Phase = iota // chance picks the banker (V10)
	PhasePair                   // chance turns up a starting pair (V11)
	PhaseDrawn                  // a vineyard in a drawn region (V11)
	PhaseSecond                 // the last of five buys a second one anywhere (V11)
	PhaseThird                  // a third vineyard anywhere (V12)
	PhaseChoose                 // all choose two regions (V20)
	PhaseOwners                 // an owner buys (V22)
	PhaseNewcomers              // a newcomer buys (V23)
	PhaseGift                   // an owner takes from the state's gift (V30)
	PhaseSell                   // a seat may sell (V40)
	PhaseGive                   // the seller gives vineyards back (V42)
	PhaseRaise                  // the seller raises markers (V43)
	PhaseOver                   // the game is over (V60, V62)
)

var phaseNames = [...]string{
	PhaseBanker: "banker", PhasePair: "pair", PhaseDrawn: "drawn", PhaseSecond: "second", PhaseThird: "third",
	PhaseChoose: "choose", PhaseOwners: "owners", PhaseNewcomers: "newcomers", PhaseGift: "gift",
	PhaseSell: "sell", PhaseGive: "give", PhaseRaise: "raise", PhaseOver: "over",
}

// String names the phase in English, for errors and views.
func (p Phase) String() string { return phaseNames[p] }
