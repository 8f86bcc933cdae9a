package zankapfel

import (
	"fmt"
	"strconv"
	"strings"

	"treille/engine"
)

// Position reads a position at the beginning of a round. Its lines:
//
//	players 4
//	first 0
//	mayor b5
//	chips a1 b2        all squares if the line is missing
//	score 0 12 -3 0    0 if missing
//	hands RG YY - J    by seat, "-" for none; cards beyond the first four are
//	                   known to all, as bought
//	known - Y - -      by seat: of these, the cards known to all
//	face R             none if "-" or missing
//	discards RRG
//	spent 1 2 3 9 10   a seat and discord cards of his that are gone
//	shuffled           everybody knows the pile
//
// All other apple cards are the pile.
func Position(text string) (*State, error) {
	s := &State{board: newBoard(3), pile: box.Cards}
	s.phase = PhaseFarm
	known := false
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		if err := s.read(words[0], words[1:]); err != nil {
			return nil, fmt.Errorf("%s: %w", strings.TrimSpace(line), err)
		}
		known = known || words[0] == "shuffled"
	}
	if s.shuffled = known; known {
		s.knownPile = s.pile
	}
	s.turn, s.left = s.first, s.players
	s.pileSize = uint8(s.pile.Len())
	for p := range s.players {
		s.handSize[p] = uint8(s.hands[p].Len())
		// More than four cards came from the pile; a player who has fewer unknown ones has
		// shown some.
		for c := Joker; s.unknown(engine.Player(p)) > HandAtStart; {
			if s.hands[p].Count(c) > s.known[p].Count(c) {
				s.known[p] += c.unit()
			} else {
				c--
			}
		}
		s.dealt[p] = Cards(HandAtStart-s.unknown(engine.Player(p))) * Red.unit()
	}
	return s, Conserve(s)
}

// take reads a set of cards: "RRG", "-" for none.
func take(word string) (cards Cards) {
	for _, letter := range strings.Trim(word, "-") {
		cards += Card(strings.IndexRune("-RYGBJ", letter)).unit()
	}
	return cards
}

func (s *State) read(key string, words []string) error {
	number := func(i int) int {
		n, err := strconv.Atoi(words[i])
		if err != nil {
			panic(err)
		}
		return n
	}
	switch key {
	case "players":
		s.players = uint8(number(0))
	case "first":
		s.first = engine.Player(number(0))
	case "mayor":
		n, ok := aSquare.read(words[0])
		if !ok {
			return fmt.Errorf("no square %s", words[0])
		}
		s.mayor = Square(n)
	case "chips":
		s.chips = 0
		for _, w := range words {
			n, _ := aSquare.read(w)
			s.chips |= Square(n).set()
		}
	case "score":
		for p := range words {
			s.score[p] = int32(number(p))
		}
	case "hands":
		for p, w := range words {
			s.hands[p] = take(w)
			s.pile -= s.hands[p]
		}
	case "known":
		for p, w := range words {
			s.known[p] = take(w)
		}
	case "face":
		if cards := take(words[0]); cards != 0 {
			s.face = Card(strings.Index("-RYGBJ", words[0]))
			s.pile -= cards
		}
	case "discards":
		s.discards = take(words[0])
		s.pile -= s.discards
	case "spent":
		for i := range words[1:] {
			s.spent[number(0)] |= 1 << number(i+1)
		}
	case "shuffled":
	default:
		return fmt.Errorf("no such line in a position")
	}
	return nil
}
