package farbenpoker

import (
	"testing"

	"treille/engine"
)

// TestF14_TheDoublesRightEndsWithTheDraw asks what a stick of two dice's colour brings: no
// more than the stock has (F18).
func TestF14_TheDoublesRightEndsWithTheDraw(t *testing.T) {
	drawn := [diceCount]DrawnStick{{Colour: Red, Die: -1}}
	for _, c := range []struct {
		name string
		now  Observation
		want int
	}{
		{"before the draw", Observation{Phase: PhaseDraw, Fresh: true, Stock: 9}, 2},
		{"in a later turn", Observation{Phase: PhaseDraw, Stock: 9}, 1},
		{"with one chip left", Observation{Phase: PhaseDraw, Fresh: true, Stock: 1}, 1},
		{"while the stick rises", Observation{Phase: PhaseShow, Fresh: true, Hidden: true, Stock: 9}, 2},
		{"as it shows", Observation{Phase: PhaseShow, Fresh: true, Drawn: drawn, Stock: 9}, 2},
		{"after the hit", Observation{Phase: PhaseShow, Fresh: true, Stock: 7}, 1},
		{"after the last chip", Observation{Phase: PhaseShow, Fresh: true}, 0},
	} {
		c.now.Dice = [diceCount]Colour{Red, Blue, Red}
		if got := c.now.MostPays(); got != c.want || c.now.Most() != Red {
			t.Errorf("%s %v brings %d, want %d of red", c.name, c.now.Most(), got, c.want)
		}
	}
}

// TestF13_TheFirstDieThatWantsAColour asks for it, with dice answered and not.
func TestF13_TheFirstDieThatWantsAColour(t *testing.T) {
	o := Observation{Dice: [diceCount]Colour{Red, Blue, Red}, Answered: [diceCount]bool{true}}
	for c, want := range map[Colour]int{Red: 2, Blue: 1, Green: -1} {
		if got := o.WantedBy(c); got != want {
			t.Errorf("%v is wanted by die %d, want %d", c, got, want)
		}
	}
	if list := o.Open(); len(list) != 2 || list[0] != Blue || list[1] != Red {
		t.Errorf("%v are open", list)
	}
}

// TestF17_TheNextWithChipsDraws asks who draws next: nobody if the set goes back first.
func TestF17_TheNextWithChipsDraws(t *testing.T) {
	o := Observation{Players: 4, Turn: 1, Comeback: engine.Chance, Phase: PhaseDraw, Chips: [maxPlayers]int{3, 2, 0, 5}}
	if p := o.Next(); p != 3 {
		t.Errorf("%v draws next", p)
	}
	o.Chips = [maxPlayers]int{0, 2, 0, 0}
	if p := o.Next(); p != engine.Chance {
		t.Errorf("%v draws next, who alone has chips", p)
	}
	for _, phase := range []Phase{PhasePutSet, PhaseOver} {
		if o.Chips[3], o.Phase = 5, phase; o.Next() != engine.Chance {
			t.Errorf("%v draws next after %v", o.Next(), phase)
		}
	}
}

// TestF30_FewChipsMayGoAtOnce asks whether one turn may empty the stock: three alike bring three.
func TestF30_FewChipsMayGoAtOnce(t *testing.T) {
	for stock, want := range map[int]bool{1: true, 3: true, 4: false} {
		if o := (Observation{Stock: stock, Phase: PhaseDraw}); o.FewChips() != want {
			t.Errorf("a stock of %d is said to be few: %v", stock, !want)
		}
	}
	if o := (Observation{Phase: PhaseOver}); o.FewChips() {
		t.Error("the end is still near when it is there")
	}
}

// TestF20_TheLastChipsMayBeLost asks whether a miss would cost all that the mover has.
func TestF20_TheLastChipsMayBeLost(t *testing.T) {
	for _, c := range []struct {
		chips, cost int
		comeback    engine.Player
		want        bool
	}{{1, 1, engine.Chance, true}, {2, 1, engine.Chance, false}, {2, 2, engine.Chance, true}, {0, 0, 1, false}} {
		o := Observation{Players: 3, Turn: 1, Comeback: c.comeback, MissCosts: c.cost, Chips: [maxPlayers]int{3, c.chips, 4}}
		if o.LastMiss() != c.want {
			t.Errorf("with %d chips, a miss for %d: %v", c.chips, c.cost, !c.want)
		}
	}
}

// TestF30_TheRichestStaysOutOfReach asks whom the stock and the pot together do not bring the mover past.
func TestF30_TheRichestStaysOutOfReach(t *testing.T) {
	for pot, want := range map[int]engine.Player{0: 3, 1: engine.Chance} {
		o := Observation{Players: 4, Turn: 1, Stock: 3, Pot: pot, Chips: [maxPlayers]int{16, 14, 4, 17}}
		if got := o.OutOfReach(); got != want {
			t.Errorf("with a pot of %d, %v is out of reach, want %v", pot, got, want)
		}
	}
	o := Observation{Players: 4, Turn: 1, Stock: 1, Chips: [maxPlayers]int{9, 5, 12, 10}}
	if got := o.OutOfReach(); got != 2 {
		t.Errorf("%v is out of reach, want the richest", got)
	}
}
