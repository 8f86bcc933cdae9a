package highcard_test

import (
	"errors"
	"fmt"
	"math/bits"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/enginetest/highcard"
)

func TestGame(t *testing.T) {
	enginetest.Run(t, highcard.Game{}, enginetest.Options{
		Conserve:     conserve,
		Secret:       secret,
		Feature:      feature,
		Rotate:       rotate,
		RotateAction: rotateAction,
	})
}

func FuzzDecisions(f *testing.F) { enginetest.FuzzDecisions(f, highcard.Game{}) }
func FuzzParse(f *testing.F)     { enginetest.FuzzParse(f, highcard.Game{}) }
func FuzzRecord(f *testing.F)    { enginetest.FuzzRecord(f, highcard.Game{}) }

// conserve counts the cards: each of the twelve is in one place.
func conserve(s engine.State) error {
	n := bits.OnesCount64(highcard.AllPlaces(s))
	if n != 12 {
		return fmt.Errorf("there are %d cards", n)
	}
	return nil
}

func secret(s engine.State, who engine.Player, a engine.Action, seat engine.Player) bool {
	switch text := (highcard.Game{}).Format(a); text[:3] {
	case "car":
		return highcard.Turn(s) != seat
	case "lay":
		return s.Acting().Len() > 1
	}
	return false
}

// feature is the highest card in the hand of the next seat.
func feature(s engine.State, seat engine.Player) int { return highcard.Highest(s, seat+1) }

func rotate(dst, src engine.State) { highcard.Rotate(dst, src) }

func rotateAction(a engine.Action, players int) engine.Action {
	text := (highcard.Game{}).Format(a)
	var p int
	if _, err := fmt.Sscanf(text, "first %d", &p); err != nil {
		return a
	}
	a, _ = highcard.Game{}.Parse(fmt.Sprintf("first %d", (p+1)%players))
	return a
}

// play plays the plies, each "seat text" or "* text", and returns the state.
func play(t *testing.T, setup engine.Setup, plies ...string) engine.State {
	t.Helper()
	s, err := highcard.Game{}.NewState(setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range plies {
		who := engine.Chance
		if line[0] != '*' {
			who = engine.Player(line[0] - '0')
		}
		a, err := highcard.Game{}.Parse(line[2:])
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Check(who, a); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		s.Apply(who, a, nil)
	}
	return s
}

var (
	two   = engine.Setup{Players: 2}
	dealt = []string{"* first 1", "* card 1", "* card 5", "* card 12", "* card 7"} // seat 1: 1 5, seat 0: 12 7
)

func forbidden(t *testing.T, s engine.State, p engine.Player, text, rule string) {
	t.Helper()
	a, err := highcard.Game{}.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	var e *engine.RuleError
	if err := s.Check(p, a); !errors.As(err, &e) || e.Rule != rule {
		t.Errorf("%d %s: %v, want rule %s", p, text, err, rule)
	}
}

func TestH1_FirstPlayer(t *testing.T) {
	if n := len(play(t, two).ChanceOutcomes(nil)); n != 2 {
		t.Errorf("chance picks among %d players, want 2", n)
	}
}

func TestH2_TwoCardsEach(t *testing.T) {
	s := play(t, two, dealt[:4]...)
	if s.CurrentPlayer() != engine.Chance || len(s.ChanceOutcomes(nil)) != 9 {
		t.Errorf("after three cards, %d decides among %d", s.CurrentPlayer(), len(s.ChanceOutcomes(nil)))
	}
	forbidden(t, s, engine.Chance, "card 5", "H2")
}

func TestH3_HoldOrSwap(t *testing.T) {
	s := play(t, two, dealt...)
	if s.CurrentPlayer() != 1 {
		t.Errorf("%d decides, want the first player, 1", s.CurrentPlayer())
	}
	forbidden(t, s, 0, "hold", "H3")
	forbidden(t, s, 1, "swap 12", "H3")
	s = play(t, two, append(dealt, "1 swap 1")...)
	if s.CurrentPlayer() != engine.Chance {
		t.Error("a swap draws no card")
	}
}

func TestH4_LayAtTheSameTime(t *testing.T) {
	s := play(t, two, append(dealt, "1 hold", "0 hold", "1 lay 1")...)
	if s.Acting() != engine.Only(0) {
		t.Errorf("%08b act, want seat 0 alone", s.Acting())
	}
	forbidden(t, s, 1, "lay 5", "H4")
	forbidden(t, s, 0, "lay 5", "H4")
}

func TestH5_HighestEarns(t *testing.T) {
	s := play(t, two, append(dealt, "1 hold", "0 hold", "1 lay 5", "0 lay 12")...)
	if r := s.Returns(nil); r[0] != 2 || r[1] != -1 {
		t.Errorf("the scores are %d, want 2 and -1", r)
	}
}

func TestH6_TwoRounds(t *testing.T) {
	round := append(dealt, "1 hold", "0 hold", "1 lay 5", "0 lay 7")
	short := play(t, engine.Setup{Players: 2, Options: []string{"short"}}, round...)
	long := play(t, two, append(round, "0 hold", "1 hold", "1 lay 1", "0 lay 12")...)
	for _, s := range []engine.State{short, long} {
		if s.CurrentPlayer() != engine.Terminal || s.Winners() != engine.Only(0) {
			t.Errorf("%d decides, %08b win; want the end and seat 0", s.CurrentPlayer(), s.Winners())
		}
	}
}
