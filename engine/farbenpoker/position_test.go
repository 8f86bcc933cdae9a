package farbenpoker

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
)

// position reads a state in which player turn is about to draw, or to roll if
// no dice lie. Each line is a word and its fields:
//
//	turn 0
//	chips 5 4 0        of each seat; their number is that of the players
//	pot 3              the stock is what is left of the 50
//	gone 2             players out for good
//	dice r b y         as they lie
//	answered 1 3       by sticks of their colour
//	fresh              all three were rolled this turn
//	A rby??…           18 letters, "." for an empty hole, "?" for never shown
//	B …
func position(t *testing.T, text string) *State {
	t.Helper()
	s := &State{newBoard(&box, 2)}
	s.phase, s.turn, s.stock, s.players = PhaseRoll, 0, int8(box.Chips), 0
	s.chips = [maxPlayers]int8{}
	s.standing, s.colours = 0, [holeCount]Colour{}
	for line := range strings.Lines(text) {
		fields := strings.Fields(line)
		if len(fields) == 0 {
			continue
		}
		for i, f := range fields[1:] {
			if !s.read(fields[0], i, f) {
				t.Fatalf("position: unknown word %q", fields[0])
			}
		}
		s.fresh = s.fresh || fields[0] == "fresh"
	}
	for _, c := range s.colours {
		if c != None && c != Unseen {
			s.unshown[c]--
		}
	}
	for i, c := range s.dice {
		if s.answered>>i&1 != 0 {
			s.unshown[c]--
		}
	}
	if err := conserve(s); err != nil {
		t.Fatalf("position: %v", err)
	}
	return s
}

// read takes in the i-th field of a position's line; false if no line begins
// with such a word.
func (s *State) read(word string, i int, field string) bool {
	n, _ := strconv.Atoi(field)
	switch word {
	case "turn":
		s.turn = engine.Player(n)
	case "chips":
		s.chips[i] = int8(n)
		s.stock -= int8(n)
		s.players++
	case "pot":
		s.pot = int8(n)
		s.stock -= int8(n)
	case "gone":
		s.gone = s.gone.With(engine.Player(n))
	case "dice":
		s.dice[i], _ = colourOf(field)
		s.rolled, s.phase = diceCount, PhaseDraw
	case "answered":
		s.answered |= 1 << (n - 1)
	case "A", "B":
		for k, letter := range field {
			h := Hole(k)
			if word == "B" {
				h += sideHoles
			}
			if c := Colour(strings.IndexRune(colourLetters, letter)); c != None {
				s.stand(h, c)
			}
		}
	default:
		return false
	}
	return true
}

// conserve checks what never changes: 18 sticks, of each colour as many as the
// box has, and 50 chips (F1, F2), and what the table holds twice.
func conserve(state engine.State) error {
	s := state.(*State)
	chips := int(s.stock) + int(s.pot)
	if s.stock < 0 || s.pot < 0 {
		return fmt.Errorf("the stock is %d, the pot %d", s.stock, s.pot)
	}
	for p, n := range s.chips {
		if n < 0 || n > 0 && (p >= int(s.players) || s.gone.Has(engine.Player(p))) {
			return fmt.Errorf("player %d has %d chips", p, n)
		}
		chips += int(n)
	}
	if chips != 50 {
		return fmt.Errorf("%d chips", chips)
	}
	var shown [colourKinds]int
	unseen := 0
	count := func(c Colour) {
		switch c {
		case None:
		case Unseen:
			unseen++
		default:
			shown[c]++
		}
	}
	for h, c := range s.colours {
		if s.standing.Has(Hole(h)) != (c != None) {
			return fmt.Errorf("%s holds %s, but stands is %v", Hole(h), c, s.standing.Has(Hole(h)))
		}
		count(c)
	}
	count(s.pending)
	for i := range diceCount {
		count(s.drawn[i])
		if s.comeback == nobody && s.answered>>i&1 != 0 {
			count(s.dice[i])
		}
	}
	for c := Red; c <= Violet; c++ {
		if n := shown[c] + int(s.unshown[c]); s.unshown[c] < 0 || n != 3 {
			return fmt.Errorf("%d sticks are %s, %d of them never shown", n, c, s.unshown[c])
		}
		unseen -= int(s.unshown[c])
	}
	if unseen != 0 {
		return fmt.Errorf("%d more sticks are unseen than colours are missing", unseen)
	}
	return nil
}

// begin returns a new game in which player 0 starts.
func begin(t *testing.T, players int) *State {
	t.Helper()
	s, err := Game{}.NewState(engine.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	play(t, s.(*State), "* first 0")
	return s.(*State)
}

// play takes plies, separated by ";", each of which must be legal, and returns
// the events.
func play(t *testing.T, s *State, plies string) []engine.Event {
	t.Helper()
	var ev engine.Events
	for text := range strings.SplitSeq(plies, ";") {
		p, a, err := enginetest.ParsePly(Game{}, text)
		if err == nil {
			err = s.Check(p, a)
		}
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		s.Apply(p, a, &ev)
		if err := conserve(s); err != nil {
			t.Fatalf("after %q: %v", text, err)
		}
	}
	return ev.List
}

// refuse checks that a ply is refused by a rule.
func refuse(t *testing.T, s *State, text, rule string) {
	t.Helper()
	enginetest.Refuse(t, Game{}, s, text, rule)
}

// legalNow lists what may come next, as written.
func legalNow(s *State) []string {
	var list []string
	for _, o := range s.ChanceOutcomes(nil) {
		list = append(list, "* "+Game{}.Format(o.Action))
	}
	if p := s.CurrentPlayer(); p >= 0 {
		for _, a := range s.LegalActions(p, nil) {
			list = append(list, fmt.Sprint(p, " ", Game{}.Format(a)))
		}
	}
	return list
}

// wantNext checks who decides, and in which phase.
func wantNext(t *testing.T, s *State, p engine.Player, phase Phase) {
	t.Helper()
	if s.CurrentPlayer() != p || s.phase != phase {
		t.Errorf("next is player %d, phase %q; want player %d, phase %q", s.CurrentPlayer(), s.phase, p, phase)
	}
}

// wantChips checks the chips of all seats, the stock and the pot.
func wantChips(t *testing.T, s *State, chips string, stock, pot int8) {
	t.Helper()
	got := strings.Trim(fmt.Sprint(s.chips[:s.players]), "[]")
	if got != chips || s.stock != stock || s.pot != pot {
		t.Errorf("chips %s, stock %d, pot %d; want %s, %d, %d", got, s.stock, s.pot, chips, stock, pot)
	}
}

// standOf writes the two sides one after the other, as in position.
func standOf(s *State) string {
	text := ""
	for _, c := range s.colours {
		text += c.String()
	}
	return text
}

// wantStand checks the two sides, written as in position.
func wantStand(t *testing.T, s *State, a, b string) {
	t.Helper()
	got := standOf(s)
	if got != a+b {
		t.Errorf("the stand is\nA %s\nB %s\nwant\nA %s\nB %s", got[:sideHoles], got[sideHoles:], a, b)
	}
}

// kinds lists the kinds of events.
func kinds(events []engine.Event) []engine.EventKind {
	var list []engine.EventKind
	for _, e := range events {
		list = append(list, e.Kind)
	}
	return list
}
