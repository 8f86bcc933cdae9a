package zankapfel

import (
	"fmt"
	"math/bits"
	"reflect"
	"unsafe"

	"treille/engine"
	"treille/engine/rng"
)

// Conserve recounts what never changes: 50 apple cards, ten discord cards a
// seat, one chip less for each one taken, and what the state holds twice.
func Conserve(state engine.State) error {
	s := state.(*State)
	cards := s.pile + s.discards
	for _, c := range append(s.shown[:], s.face) {
		if c != NoCard {
			cards += c.unit()
		}
	}
	for p := range engine.Player(s.players) {
		cards += s.hands[p]
		if s.laid[p] != NoCard {
			cards += s.laid[p].unit()
		}
		if err := s.conserveSeat(p); err != nil {
			return fmt.Errorf("seat %d: %w", p, err)
		}
	}
	for c := Red; c <= Joker; c++ {
		if cards.Count(c) != 10 {
			return fmt.Errorf("there are %d cards %s", cards.Count(c), c)
		}
	}
	switch {
	case cards.Len() != 50:
		return fmt.Errorf("there are %d apple cards", cards.Len())
	case s.pile.Len() != int(s.pileSize):
		return fmt.Errorf("the pile has %d cards, everybody sees %d", s.pile.Len(), s.pileSize)
	case s.shuffled && s.pile != s.knownPile:
		return fmt.Errorf("the pile is %s, everybody knows %s", s.pile, s.knownPile)
	case (s.phase == PhaseFarm || s.phase == PhaseAnnounce) && s.face == NoCard && s.pileSize > 0:
		return fmt.Errorf("no card is turned up, but %d lie in the pile", s.pileSize)
	case s.won != 0 != (s.phase == PhaseOver):
		return fmt.Errorf("%08b have won in phase %s", s.won, s.phase)
	}
	for p := engine.Player(s.players); p < engine.MaxPlayers; p++ {
		if s.hands[p] != 0 || s.score[p] != 0 || s.spent[p] != 0 {
			return fmt.Errorf("seat %d is not in the game, but has something", p)
		}
	}
	return nil
}

func (s *State) conserveSeat(p engine.Player) error {
	hand := s.hands[p]
	if hand.Len() != int(s.handSize[p]) {
		return fmt.Errorf("has %d cards, everybody sees %d", hand.Len(), s.handSize[p])
	}
	if (s.laid[p] != NoCard) != s.laidDown.Has(p) {
		return fmt.Errorf("has laid %s, everybody sees %v", s.laid[p], s.laidDown.Has(p))
	}
	if s.laid[p] != NoCard {
		hand += s.laid[p].unit()
	}
	for c := Red; c <= Joker; c++ {
		if s.known[p].Count(c) > hand.Count(c) {
			return fmt.Errorf("is known to have %s, but has %s", s.known[p], hand)
		}
	}
	if dealt := s.unknown(p) + s.dealt[p].Len(); s.phase > PhaseDeal && dealt != HandAtStart {
		return fmt.Errorf("was dealt %d cards", dealt)
	}
	if (s.discord[p] != 0) != s.committed.Has(p) {
		return fmt.Errorf("has laid discord card %d, everybody sees %v", s.discord[p], s.committed.Has(p))
	}
	if v := s.discord[p]; v != 0 && s.spent[p]>>v&1 != 0 {
		return fmt.Errorf("has laid discord card %d a second time", v)
	}
	if s.spent[p]&^(1<<11-2) != 0 || bits.OnesCount16(s.spent[p])+bits.OnesCount16(s.DiscordLeft(p)) != 10 {
		return fmt.Errorf("has spent discord cards %011b", s.spent[p])
	}
	return nil
}

// Secret reports what a seat cannot see: a card dealt to another, a card that
// another lays face down.
func Secret(state engine.State, who engine.Player, a engine.Action, seat engine.Player) bool {
	switch Decode(a).Kind {
	case DecisionCard:
		s := state.(*State)
		return s.phase == PhaseDeal && s.turn != seat
	case DecisionLay, DecisionDiscord:
		return who != seat
	}
	return false
}

// Feature sorts worlds by how many red cards and jokers the next seat has in
// hand and laid, and by the height of a discord card that it has laid.
func Feature(state engine.State, seat engine.Player) int {
	s := state.(*State)
	p := s.next(seat)
	hand := s.hands[p]
	if s.laid[p] != NoCard {
		hand += s.laid[p].unit()
	}
	return int(s.laid[p]) + 6*min(hand.Count(Red), 2) + 18*min(hand.Count(Joker), 1) + 36*int(s.discord[p]/4)
}

// Rotate writes to dst the state src with each seat one further.
func Rotate(dst, src engine.State) {
	from, to := src.(*State), dst.(*State)
	*to = *from
	n := int(from.players)
	set := func(s engine.PlayerSet) engine.PlayerSet {
		return s<<1&engine.Seats(n) | s>>(n-1)
	}
	for _, s := range []*engine.PlayerSet{&to.owes, &to.won, &to.laidDown, &to.jokers, &to.members, &to.committed, &to.bought, &to.waited} {
		*s = set(*s)
	}
	for c := range to.wants {
		to.wants[c] = set(from.wants[c])
	}
	to.turn, to.first = from.next(from.turn), from.next(from.first)
	for p := range n {
		q := (p + 1) % n
		to.score[q], to.handSize[q], to.known[q], to.dealt[q] = from.score[p], from.handSize[p], from.known[p], from.dealt[p]
		to.offers[q], to.shown[q], to.spent[q] = from.offers[p], from.shown[p], from.spent[p]
		to.dice[q], to.sum[q] = from.dice[p], from.sum[p]
		to.hands[q], to.laid[q], to.discord[q] = from.hands[p], from.laid[p], from.discord[p]
	}
}

// RotateAction renames the seat that an action names.
func RotateAction(a engine.Action, players int) engine.Action {
	if d := Decode(a); d.Kind == DecisionFirst || d.Kind == DecisionAccept {
		return pack(d.Kind, 0, uint8(d.Seat.Next(players)))
	}
	return a
}

// Hand returns a seat's cards in hand.
func Hand(state engine.State, p engine.Player) Cards { return state.(*State).hands[p] }

// SameBoard reports whether a seat sees the board of the true state.
func SameBoard(s *State, in *Info) bool { return s.board == in.board }

// LaidDiscord returns the discord card that a seat has face down, or 0.
func LaidDiscord(state engine.State, p engine.Player) int { return int(state.(*State).discord[p]) }

// EachByte calls f for every byte of every field of a state, with what changes
// it.
func EachByte(s *State, f func(name string, change func())) {
	each(reflect.ValueOf(s).Elem(), "", f)
}

func each(v reflect.Value, name string, f func(string, func())) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			each(v.Field(i), name+"."+v.Type().Field(i).Name, f)
		}
	case reflect.Array:
		for i := range v.Len() {
			each(v.Index(i), fmt.Sprintf("%s[%d]", name, i), f)
		}
	default:
		field := unsafe.Slice((*uint8)(v.Addr().UnsafePointer()), v.Type().Size())
		for i := range field {
			f(fmt.Sprintf("byte %d of %s", i, name), func() { field[i] ^= 1 })
		}
	}
}

// Styles are how seats play in playouts.
var Styles = []func(engine.State, engine.Player, *rng.Stream) engine.Action{
	func(s engine.State, p engine.Player, stream *rng.Stream) engine.Action {
		return sound.choose(s.(*State), p, stream)
	},
	func(s engine.State, p engine.Player, stream *rng.Stream) engine.Action {
		return mirror.choose(s.(*State), p, stream)
	},
	func(s engine.State, p engine.Player, stream *rng.Stream) engine.Action {
		return naive.choose(s.(*State), p, stream)
	},
}

// A Duellist is one side of a quarrel of two as hard sees it: the cards, what
// each costs and what the outcomes are worth, in hundredths of a step, and the mixed
// strategy as weights.
type Duellist struct {
	Cards []int
	Cost  []int64
	Worth [4][4][2]int64 // of a loss and of a win, by the own and the other's dice
	Tied  int64          // what part of a win a tie is, in halves
	Even  bool           // neither side is firm
	Lay   []int64
	Dice  [4][][]int64 // by the other's dice and the own card
}

// Duel solves the quarrel of two that is going on in a state as hard does. The
// side that may buy dice first comes first.
func Duel(state engine.State) (sides [2]Duellist) {
	b := &state.(*State).board
	var d duel
	for d.begin(b, false); !d.done(); {
		d.think(b)
	}
	for i := range d.sides {
		x := &d.sides[i]
		sides[i] = Duellist{
			Cards: x.cards[:x.n], Cost: x.cost[:x.n], Worth: x.stake,
			Tied: x.tied, Even: d.even, Lay: x.lay.average(),
		}
		for other := range x.dice {
			for card := range x.n {
				sides[i].Dice[other] = append(sides[i].Dice[other], x.dice[other][card].average())
			}
		}
	}
	return sides
}

// Outcomes are a seat's chances of winning the game, in parts of search.One, if it
// wins the quarrel of two that is going on and if it loses.
func Outcomes(state engine.State, p engine.Player) (won, lost float64) {
	b := &state.(*State).board
	w, l := b.outcomes(p, b.members.Without(p).First())
	return float64(w), float64(l)
}

// Repack takes an event apart and packs it again.
func Repack(e engine.Event) engine.Event { return DecodeEvent(e).pack(e.Audience, e.Reveals) }
