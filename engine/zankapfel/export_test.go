package zankapfel

import (
	"fmt"
	"math/bits"
	"reflect"
	"unsafe"

	"treille/engine"
)

// Conserve recounts what never changes: 50 apple cards, ten discord cards a
// seat, one chip less for each one taken, and what the state holds twice.
func Conserve(state engine.State) error {
	s := state.(*State)
	cards := s.pile + s.Discards
	for _, c := range append(s.Shown[:], s.Face) {
		if c != NoCard {
			cards += c.unit()
		}
	}
	for p := range engine.Player(s.Players) {
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
	case s.pile.Len() != int(s.PileSize):
		return fmt.Errorf("the pile has %d cards, everybody sees %d", s.pile.Len(), s.PileSize)
	case s.Shuffled && s.pile != s.Pile:
		return fmt.Errorf("the pile is %s, everybody knows %s", s.pile, s.Pile)
	case (s.Phase == PhaseFarm || s.Phase == PhaseAnnounce) && s.Face == NoCard && s.PileSize > 0:
		return fmt.Errorf("no card is turned up, but %d lie in the pile", s.PileSize)
	case s.Won != 0 != (s.Phase == PhaseOver):
		return fmt.Errorf("%08b have won in phase %s", s.Won, s.Phase)
	}
	for p := engine.Player(s.Players); p < engine.MaxPlayers; p++ {
		if s.hands[p] != 0 || s.Score[p] != 0 || s.Spent[p] != 0 {
			return fmt.Errorf("seat %d is not in the game, but has something", p)
		}
	}
	return nil
}

func (s *State) conserveSeat(p engine.Player) error {
	hand := s.hands[p]
	if hand.Len() != int(s.HandSize[p]) {
		return fmt.Errorf("has %d cards, everybody sees %d", hand.Len(), s.HandSize[p])
	}
	if (s.laid[p] != NoCard) != s.Laid.Has(p) {
		return fmt.Errorf("has laid %s, everybody sees %v", s.laid[p], s.Laid.Has(p))
	}
	if s.laid[p] != NoCard {
		hand += s.laid[p].unit()
	}
	for c := Red; c <= Joker; c++ {
		if s.Known[p].Count(c) > hand.Count(c) {
			return fmt.Errorf("is known to have %s, but has %s", s.Known[p], hand)
		}
	}
	if dealt := s.unknown(p) + s.Dealt[p].Len(); s.Phase > PhaseDeal && dealt != handAtStart {
		return fmt.Errorf("was dealt %d cards", dealt)
	}
	if (s.discord[p] != 0) != s.Committed.Has(p) {
		return fmt.Errorf("has laid discord card %d, everybody sees %v", s.discord[p], s.Committed.Has(p))
	}
	if v := s.discord[p]; v != 0 && s.Spent[p]>>v&1 != 0 {
		return fmt.Errorf("has laid discord card %d a second time", v)
	}
	if s.Spent[p]&^(1<<11-2) != 0 || bits.OnesCount16(s.Spent[p])+bits.OnesCount16(s.DiscordLeft(p)) != 10 {
		return fmt.Errorf("has spent discord cards %011b", s.Spent[p])
	}
	return nil
}

// Secret reports what a seat cannot see: a card dealt to another, a card that
// another lays face down.
func Secret(state engine.State, who engine.Player, a engine.Action, seat engine.Player) bool {
	switch v, _, _ := Unpack(a); v {
	case VerbCard:
		s := state.(*State)
		return s.Phase == PhaseDeal && s.Turn != seat
	case VerbLay, VerbDiscord:
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
	n := int(from.Players)
	set := func(s engine.PlayerSet) engine.PlayerSet {
		return s<<1&engine.Seats(n) | s>>(n-1)
	}
	for _, s := range []*engine.PlayerSet{&to.Owes, &to.Won, &to.Laid, &to.Jokers, &to.Members, &to.Committed, &to.Bought, &to.Waited} {
		*s = set(*s)
	}
	for c := range to.Wants {
		to.Wants[c] = set(from.Wants[c])
	}
	to.Turn, to.First = from.next(from.Turn), from.next(from.First)
	for p := range n {
		q := (p + 1) % n
		to.Score[q], to.HandSize[q], to.Known[q], to.Dealt[q] = from.Score[p], from.HandSize[p], from.Known[p], from.Dealt[p]
		to.Offers[q], to.Shown[q], to.Spent[q] = from.Offers[p], from.Shown[p], from.Spent[p]
		to.Dice[q], to.Sum[q] = from.Dice[p], from.Sum[p]
		to.hands[q], to.laid[q], to.discord[q] = from.hands[p], from.laid[p], from.discord[p]
	}
}

// RotateAction renames the seat that an action names.
func RotateAction(a engine.Action, players int) engine.Action {
	v, _, thing := Unpack(a)
	if v == VerbFirst || v == VerbAccept {
		return pack(v, 0, uint8((thing+1)%players))
	}
	return a
}

// Hand returns a seat's cards in hand.
func Hand(state engine.State, p engine.Player) Cards { return state.(*State).hands[p] }

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
