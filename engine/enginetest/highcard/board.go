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

type phase int8

const (
	picking  phase = iota // the first player
	dealing               // two cards to each
	choosing              // hold or swap
	drawing               // the card for the one swapped
	laying                // all at the same time
	over
)

// A table is what lies open before everybody. Both the true state and what a
// seat knows are a table with something hidden beside it.
type table struct {
	phase  phase
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

func (t *table) CurrentPlayer() engine.Player {
	switch t.phase {
	case picking, dealing, drawing:
		return engine.Chance
	case choosing:
		return t.turn
	case laying:
		return engine.Simultaneous
	}
	return engine.Terminal
}

func (t *table) Acting() engine.PlayerSet {
	switch t.phase {
	case choosing:
		return engine.Only(t.turn)
	case laying:
		return engine.Seats(int(t.seats)) &^ t.laid
	}
	return 0
}

func (t *table) pick(p engine.Player) {
	t.first, t.turn, t.phase = p, p, dealing
}

func (t *table) next() {
	t.turn = (t.turn + 1) % engine.Player(t.seats)
	t.did++
}

// drew follows a card from the pile into the hand of the one whose turn it is.
func (t *table) drew() {
	t.piled++
	t.count[t.turn]++
	if t.phase == drawing {
		t.chose()
		return
	}
	if t.count[t.turn] == handSize {
		t.next()
	}
	if t.did == t.seats {
		t.did, t.phase = 0, choosing
	}
}

// chose ends somebody's turn to hold or swap.
func (t *table) chose() {
	t.phase = choosing
	if t.next(); t.did == t.seats {
		t.did, t.phase = 0, laying
	}
}

func (t *table) swapped(c int8) {
	t.open = t.open.with(c)
	t.count[t.turn]--
	t.phase = drawing
}

func (t *table) lay(p engine.Player) {
	t.laid = t.laid.With(p)
	t.count[p]--
}

// shown follows a laid card that was turned up.
func (t *table) shown(c int8) { t.open = t.open.with(c) }

// scored ends a round.
func (t *table) scored(best, worst engine.Player) {
	t.score[best] += int32(t.seats)
	t.score[worst]--
	t.laid = 0
	t.round++
	t.first = (t.first + 1) % engine.Player(t.seats)
	t.turn, t.phase = t.first, choosing
	if t.round == t.rounds {
		t.phase = over
	}
}

func (t *table) Returns(dst []int32) []int32 {
	return append(dst, t.score[:t.seats]...)
}

func (t *table) Winners() engine.PlayerSet {
	var winners engine.PlayerSet
	if t.phase != over {
		return 0
	}
	best := t.score[0]
	for _, s := range t.score[:t.seats] {
		best = max(best, s)
	}
	for p, s := range t.score[:t.seats] {
		if s == best {
			winners = winners.With(engine.Player(p))
		}
	}
	return winners
}

func (t *table) hash(h *engine.Hasher) {
	for _, v := range [...]int8{int8(t.phase), t.seats, t.rounds, t.round, int8(t.turn), int8(t.first), t.did, int8(t.laid), t.piled} {
		h.AddInt(int(v))
	}
	h.Add(uint64(t.open))
	for p := range t.count {
		h.AddInt(int(t.count[p]))
		h.AddInt(int(t.score[p]))
	}
}

// legal appends what a seat with this hand may do.
func (t *table) legal(p engine.Player, hand set, dst []engine.Action) []engine.Action {
	if !t.Acting().Has(p) {
		return dst
	}
	verb := lay
	if t.phase == choosing {
		dst = append(dst, hold)
		if t.piled == cards {
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
func (t *table) check(p engine.Player, hand set, a engine.Action) error {
	rule := "H4"
	if t.phase == choosing {
		rule = "H3"
	}
	if !t.Acting().Has(p) {
		return engine.Forbid(rule, "seat %d does not decide now", p)
	}
	var memory [handSize + 1]engine.Action
	for _, legal := range t.legal(p, hand, memory[:0]) {
		if a == legal {
			return nil
		}
	}
	return engine.Forbid(rule, "seat %d cannot do this with its hand now", p)
}
