package zankapfel

// A Phase says what is decided next.
type Phase uint8

// The phases of a game.
const (
	PhaseFirst     Phase = iota // chance: who is first (Z10)
	PhaseMayor                  // place the mayor (Z10)
	PhaseDeal                   // chance: a card for Turn's hand (Z11)
	PhaseFirstCard              // chance: the first card to be turned up (Z11)
	PhaseChip                   // take a chip out (Z12)
	PhaseFarm                   // buy or lay (Z20)
	PhaseNextCard               // chance: the card after a bought one (Z22)
	PhaseAnnounce               // say where the mayor will go (Z31)
	PhaseOffer                  // offer a bribe or none (Z31)
	PhaseAccept                 // take a bribe or none (Z31)
	PhaseCall                   // give a joker its colour (Z40)
	PhaseDiscord                // lay discord cards, at the same time (Z50)
	PhaseDice                   // buy dice or wait (Z51)
	PhaseRoll                   // chance: a die for Turn (Z52, Z54)
	PhaseRefill                 // chance: a card at the end of the round (Z22)
	PhaseOver                   // the game is over
)

var phaseNames = [...]string{
	PhaseFirst: "first", PhaseMayor: "mayor", PhaseDeal: "deal", PhaseFirstCard: "first-card", PhaseChip: "chip",
	PhaseFarm: "farm", PhaseNextCard: "next-card", PhaseAnnounce: "announce", PhaseOffer: "offer",
	PhaseAccept: "accept", PhaseCall: "call", PhaseDiscord: "discord", PhaseDice: "dice", PhaseRoll: "roll",
	PhaseRefill: "refill", PhaseOver: "over",
}

// String names the phase in English, for errors and views.
func (p Phase) String() string { return phaseNames[p] }
