package highcard

import "treille/engine"

const (
	cards    = 12
	maxSeats = 4
	handSize = 2
)

// A set of cards: bit c for card c.
type set uint16

const allCards set = 1<<(cards+1) - 2

func (s set) has(c int8) bool { return c > 0 && c <= cards && s>>uint(c)&1 == 1 }
func (s set) with(c int8) set { return s | 1<<uint(c) }
func (s set) drop(c int8) set { return s &^ (1 << uint(c)) }
func (s set) appendTo(dst []int8) []int8 {
	for c := int8(1); c <= cards; c++ {
		if s.has(c) {
			dst = append(dst, c)
		}
	}
	return dst
}

// A Phase says what is decided next.
type Phase int8

// The phases.
const (
	PhasePick   Phase = iota // chance: who begins
	PhaseDeal                // chance: two cards to each
	PhaseChoose              // hold or swap, in turn
	PhaseDraw                // chance: the card for the one swapped
	PhaseLay                 // lay a card face down, all at the same time
	PhaseOver                // the game is over
)

var phaseNames = [...]string{
	PhasePick: "pick", PhaseDeal: "deal", PhaseChoose: "choose", PhaseDraw: "draw", PhaseLay: "lay", PhaseOver: "over",
}

// String names the phase.
func (p Phase) String() string { return phaseNames[p] }

// A board is what lies open before everybody. Both the true state and what a
// seat knows are a board with something hidden beside it.
type board struct {
	phase  Phase
	seats  int8
	rounds int8
	round  int8
	turn   engine.Player
	first  engine.Player
	did    int8             // how many have decided in this phase, or cards dealt
	laid   engine.PlayerSet // who has laid a card in this round
	piled  int8             // how many cards were drawn from the pile
	open   set              // cards that everybody has seen
	count  [maxSeats]int8   // cards in each hand
	score  [maxSeats]int32
}

func (b *board) CurrentPlayer() engine.Player {
	switch b.phase {
	case PhasePick, PhaseDeal, PhaseDraw:
		return engine.Chance
	case PhaseChoose:
		return b.turn
	case PhaseLay:
		return engine.Simultaneous
	}
	return engine.Terminal
}

func (b *board) Acting() engine.PlayerSet {
	switch b.phase {
	case PhaseChoose:
		return engine.Only(b.turn)
	case PhaseLay:
		return engine.Seats(int(b.seats)) &^ b.laid
	}
	return 0
}

func (b *board) pick(p engine.Player) {
	b.first, b.turn, b.phase = p, p, PhaseDeal
}

func (b *board) next() {
	b.turn = b.turn.Next(int(b.seats))
	b.did++
}

// drew follows a card from the pile into the hand of the one whose turn it is.
func (b *board) drew() {
	b.piled++
	b.count[b.turn]++
	if b.phase == PhaseDraw {
		b.chose()
		return
	}
	if b.count[b.turn] == handSize {
		b.next()
	}
	if b.did == b.seats {
		b.did, b.phase = 0, PhaseChoose
	}
}

// chose ends somebody's turn to hold or swap.
func (b *board) chose() {
	b.phase = PhaseChoose
	if b.next(); b.did == b.seats {
		b.did, b.phase = 0, PhaseLay
	}
}

func (b *board) swapped(c int8) {
	b.open = b.open.with(c)
	b.count[b.turn]--
	b.phase = PhaseDraw
}

func (b *board) lay(p engine.Player) {
	b.laid = b.laid.With(p)
	b.count[p]--
}

// shown follows a laid card that was turned up.
func (b *board) shown(c int8) { b.open = b.open.with(c) }

// scored ends a round.
func (b *board) scored(best, worst engine.Player) {
	b.score[best] += int32(b.seats)
	b.score[worst]--
	b.laid = 0
	b.round++
	b.first = b.first.Next(int(b.seats))
	b.turn, b.phase = b.first, PhaseChoose
	if b.round == b.rounds {
		b.phase = PhaseOver
	}
}

func (b *board) Returns(dst []int32) []int32 {
	return append(dst, b.score[:b.seats]...)
}

func (b *board) Winners() engine.PlayerSet {
	if b.phase != PhaseOver {
		return 0
	}
	return engine.Leaders(b.score[:b.seats])
}

func (b *board) hash(h *engine.Hasher) {
	for _, v := range [...]int8{int8(b.phase), b.seats, b.rounds, b.round, int8(b.turn), int8(b.first), b.did, int8(b.laid), b.piled} {
		h.AddInt(int(v))
	}
	h.Add(uint64(b.open))
	for p := range b.count {
		h.AddInt(int(b.count[p]))
		h.AddInt(int(b.score[p]))
	}
}

// legal appends what a seat with this hand may do.
func (b *board) legal(p engine.Player, hand set, dst []engine.Action) []engine.Action {
	if !b.Acting().Has(p) {
		return dst
	}
	verb := lay
	if b.phase == PhaseChoose {
		dst = append(dst, hold)
		if b.piled == cards {
			return dst
		}
		verb = swap
	}
	for c := int8(1); c <= cards; c++ {
		if hand.has(c) {
			dst = append(dst, verb|engine.Action(c))
		}
	}
	return dst
}

// check says whether a seat with this hand may do this.
func (b *board) check(p engine.Player, hand set, a engine.Action) error {
	rule := "H4"
	if b.phase == PhaseChoose {
		rule = "H3"
	}
	if !b.Acting().Has(p) {
		return engine.Forbid(rule, "seat %d does not decide now", p)
	}
	var memory [handSize + 1]engine.Action
	for _, legal := range b.legal(p, hand, memory[:0]) {
		if a == legal {
			return nil
		}
	}
	return engine.Forbid(rule, "seat %d cannot do this with its hand now", p)
}
