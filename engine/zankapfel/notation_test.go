package zankapfel_test

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/zankapfel"
)

// Each kind of line of the written game, with its action.
func TestNotation(t *testing.T) {
	for text, want := range map[string]engine.Action{
		"first 2":     zankapfel.First(2),
		"card J":      zankapfel.Draw(zankapfel.Joker),
		"die 4":       zankapfel.Die(4),
		"mayor a1":    zankapfel.Mayor(0),
		"chip e5":     zankapfel.Chip(24),
		"buy":         zankapfel.Buy(),
		"lay Y":       zankapfel.Lay(zankapfel.Yellow),
		"nothing":     zankapfel.Nothing(),
		"announce b5": zankapfel.Announce(9),
		"offer 2 c1":  zankapfel.Bribe(2, 10),
		"none":        zankapfel.NoBribe(),
		"accept 5":    zankapfel.Accept(5),
		"decline":     zankapfel.Decline(),
		"call B":      zankapfel.Call(zankapfel.Blue),
		"discord 10":  zankapfel.Discord(10),
		"dice 3":      zankapfel.Dice(3),
		"wait":        zankapfel.Wait(),
	} {
		if got := (zankapfel.Game{}).Format(want); got != text {
			t.Errorf("%q is written as %q", text, got)
		}
		if got, err := (zankapfel.Game{}).Parse(text); err != nil || got != want {
			t.Errorf("%q is read as %d, %v; want %d", text, got, err, want)
		}
	}
}

func TestSquareNames(t *testing.T) {
	sq := square(t, "b5")
	if sq.Column() != 1 || sq.Row() != 4 {
		t.Errorf("b5 is in column %d, row %d from 0", sq.Column(), sq.Row())
	}
}

// What is wrong is refused, and the error names the word.
func TestNotationErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":           `""`,
		"sell 3":     `"sell"`,
		"buy R":      `"R" is one word too many`,
		"lay":        "needs a card",
		"lay X":      `"X" is not a card`,
		"lay r":      `"r" is not a card`,
		"lay -":      `"-" is not a card`,
		"lay R R":    `"R" is one word too many`,
		"lay  R":     "one word too many",
		"call J":     `"J" is not a colour`,
		"mayor f1":   `"f1" is not a square`,
		"mayor a0":   `"a0" is not a square`,
		"mayor a10":  `"a10" is not a square`,
		"chip 1a":    `"1a" is not a square`,
		"offer 3 a1": `"3" is not 1 or 2 points`,
		"offer 1":    "needs a square",
		"offer a1 1": `"a1" is not 1 or 2 points`,
		"accept 6":   `"6" is not a seat`,
		"discord 0":  `"0" is not a value`,
		"discord 11": `"11" is not a value`,
		"discord 01": `"01" is not a value`,
		"dice 4":     `"4" is not 1, 2 or 3 dice`,
		"dice +1":    `"+1" is not`,
		"die 7":      `"7" is not a number from 1 to 6`,
		"first 1 ":   "one word too many",
		"first 300":  `"300" is not a seat`,
	} {
		if _, err := (zankapfel.Game{}).Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// A number that is no action is written as what no record holds.
func TestFormatOfNoAction(t *testing.T) {
	for _, a := range []engine.Action{0, 1, 99 << 16, 7<<16 | 200, ^engine.Action(0)} {
		text := zankapfel.Game{}.Format(a)
		if back, err := (zankapfel.Game{}).Parse(text); err == nil && back != a {
			t.Errorf("%d is written as %q, which is %d", a, text, back)
		}
	}
}
