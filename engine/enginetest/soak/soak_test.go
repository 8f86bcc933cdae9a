package soak_test

import (
	"testing"

	"treille/engine/enginetest/soak"
)

func TestARoundDoesMore(t *testing.T) {
	t.Setenv("TREILLE_SOAK", "")
	if soak.On() || soak.Of(2, 9) != 2 || soak.Seed(7) != 7 || soak.Picks(1, 0, 3) || !soak.Picks(4, 1, 3) {
		t.Error("without a round, it is not the sample")
	}
	t.Setenv("TREILLE_SOAK", "2026113001")
	if !soak.On() || soak.Of(2, 9) != 9 || soak.Seed(7) == 7 || !soak.Picks(1, 0, 3) {
		t.Error("in a round, it is the sample")
	}
	seed := soak.Seed(7)
	t.Setenv("TREILLE_SOAK", "2026113002")
	if soak.Seed(7) == seed {
		t.Error("two rounds have the same seed")
	}
	t.Setenv("TREILLE_SOAK", "tonight")
	defer func() {
		if recover() == nil {
			t.Error("a round without a number is taken for one")
		}
	}()
	soak.Round()
}
