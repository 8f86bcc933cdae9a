package farbenpoker_test

import (
	"testing"

	"treille/engine"
	"treille/engine/farbenpoker"
)

func TestNotation(t *testing.T) {
	for text, a := range map[string]engine.Action{
		"first 0":  farbenpoker.First(0),
		"first 4":  farbenpoker.First(4),
		"die r":    farbenpoker.Die(farbenpoker.Red),
		"die v":    farbenpoker.Die(farbenpoker.Violet),
		"stick b":  farbenpoker.Stick(farbenpoker.Blue),
		"stick o":  farbenpoker.Stick(farbenpoker.Orange),
		"reroll":   farbenpoker.Reroll(),
		"draw A1":  farbenpoker.Draw(0),
		"draw B18": farbenpoker.Draw(35),
		"put A18":  farbenpoker.Put(17),
		"put B1":   farbenpoker.Put(18),
	} {
		if got := (farbenpoker.Game{}).Format(a); got != text {
			t.Errorf("Format gives %q, want %q", got, text)
		}
		if got, err := (farbenpoker.Game{}).Parse(text); err != nil || got != a {
			t.Errorf("Parse(%q) = %d, %v; want %d", text, got, err, a)
		}
	}
}

func TestNotationRefuses(t *testing.T) {
	for _, text := range []string{
		"", " ", "reroll ", "reroll 1", "Reroll", "first", "first 5", "first -1", "first 00", "first a",
		"die", "die R", "die x", "die ?", "die .", "die r b", "stick", "stick  r", "stick r ", "stick 1",
		"draw", "draw A0", "draw A19", "draw A01", "draw a1", "draw C1", "draw A1 A2", "draw A-1", "draw A",
		"put", "put B0", "put B19", "put 1", "put B+1", "pass", "draw\tA1",
	} {
		if a, err := (farbenpoker.Game{}).Parse(text); err == nil {
			t.Errorf("Parse(%q) = %d, without an error", text, a)
		}
	}
}

// No number but those of the actions is written as one.
func TestFormatOfNonsense(t *testing.T) {
	game := farbenpoker.Game{}
	valid := 0
	for a := range engine.Action(1 << 12) {
		if back, err := game.Parse(game.Format(a)); err == nil {
			if valid++; back != a {
				t.Errorf("%d is written %q, which is read as %d", a, game.Format(a), back)
			}
		}
	}
	if want := 5 + 6 + 6 + 1 + 36 + 36; valid != want {
		t.Errorf("%d numbers are actions, want %d", valid, want)
	}
	for _, a := range []engine.Action{1<<64 - 1, 1<<63 | farbenpoker.Reroll(), 1<<11 | farbenpoker.Reroll()} {
		if _, err := game.Parse(game.Format(a)); err == nil {
			t.Errorf("%#x is written %q", uint64(a), game.Format(a))
		}
	}
}

func TestDecode(t *testing.T) {
	for _, c := range []struct {
		a    engine.Action
		want farbenpoker.Decision
	}{
		{farbenpoker.First(3), farbenpoker.Decision{Kind: farbenpoker.DecisionFirst, Seat: 3}},
		{farbenpoker.Die(farbenpoker.Red), farbenpoker.Decision{Kind: farbenpoker.DecisionDie, Colour: farbenpoker.Red}},
		{farbenpoker.Reroll(), farbenpoker.Decision{Kind: farbenpoker.DecisionReroll}},
		{farbenpoker.Draw(20), farbenpoker.Decision{Kind: farbenpoker.DecisionDraw, Hole: 20}},
		{farbenpoker.Put(35), farbenpoker.Decision{Kind: farbenpoker.DecisionPut, Hole: 35}},
		{farbenpoker.Put(35) + 1, farbenpoker.Decision{}},
		{farbenpoker.Die(farbenpoker.None), farbenpoker.Decision{}},
		{1<<40 | farbenpoker.Reroll(), farbenpoker.Decision{}},
	} {
		if got := farbenpoker.Decode(c.a); got != c.want {
			t.Errorf("%#x is taken apart as %+v, want %+v", uint64(c.a), got, c.want)
		}
	}
}
