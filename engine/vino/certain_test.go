package vino

import (
	"testing"

	"treille/engine/rng"
)

// TestEndsWon tells who is sure to win by taking the last bottle off from who could still be overtaken, or
// come too late.
func TestEndsWon(t *testing.T) {
	const lead = "bottles 3\n0 money 400 3M:1-4,6-7 4B:1-9\n1 money 300 2B:1-4\n2 money 300 6T:1-4"
	for _, c := range []struct {
		name, position string
		played         []string
		line           string
		won, loses     bool
	}{
		// The choice of regions: with that of the last bottle, without it, behind another owner there, with
		// too little money, with two bottles left, and with rivals who can buy too many vineyards.
		{"goes there", lead, nil, "0 choose 3 4", true, false},
		{"goes elsewhere", lead, nil, "0 choose 4 8", true, true},
		{"another goes first", "bottles 3\n0 money 400 3M:1-2 4B:1-9\n1 money 300 3N:3-4,6-7", nil, "0 choose 4 8", false, false},
		{"too poor", "bottles 3\n0 money 100 3M:1-4,6-7 4B:1-9\n1 money 300 2B:1-4\n2 money 300 6T:1-4", nil, "0 choose 4 8", false, false},
		{"two bottles", "bottles 2 3\n0 money 400 3M:1-4,6-7 4B:1-9\n1 money 300 2B:1-4\n2 money 300 6T:1-4", nil, "0 choose 4 8", false, false},
		{"a rich rival", "bottles 3\n0 money 400 3M:1-4,6-7 4B:1-9\n1 money 3000 2B:1-4 5P:1-4\n2 money 300 6T:1-4", nil, "0 choose 4 8", false, false},
		// Buying: to end it, to pass, and to pass before in another region.
		{"ends it", lead, []string{"0 choose 2 3", "1 choose 1 8", "2 choose 1 8", "1 pass", "2 pass", "0 pass"}, "0 buy 3.9", true, false},
		{"passes", lead, []string{"0 choose 2 3", "1 choose 1 8", "2 choose 1 8", "1 pass", "2 pass", "0 pass"}, "0 pass", true, true},
		{"waits for it", lead, []string{"0 choose 2 3", "1 choose 1 8", "2 choose 1 8", "1 pass", "2 pass"}, "0 pass", true, false},
		{"spends it before", lead, []string{"0 choose 2 3", "1 choose 1 8", "2 choose 1 8", "1 pass", "2 pass"}, "0 buy 2.8 M", true, true},
	} {
		s := position(t, c.position)
		play(t, s, c.played...)
		p, a := read(t, c.line)
		if err := s.Check(p, a); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		want(t, c.name+": sure to win", s.endsWon(p), c.won)
		want(t, c.name+": no longer sure", s.losesSureEnd(p, a), c.loses)
	}
}

// TestEndsForeseen tells who wins by taking the last bottle off, if the others choose as foreseen, from who may
// come too late, or be overtaken.
func TestEndsForeseen(t *testing.T) {
	const there, elsewhere = 1<<2 | 1<<7, 1<<3 | 1<<7
	for _, c := range []struct {
		name, money string
		regions     [2]int
		foreseen    uint16
		want        bool
	}{
		{"nobody comes", "1500", [2]int{2, 3}, elsewhere, true},
		{"the first owner comes and may end it himself", "1500", [2]int{2, 3}, there, true},
		{"he is too poor", "300", [2]int{2, 3}, there, true},
		{"without the bottle", "1500", [2]int{1, 3}, elsewhere, false},
		{"without money", "1500", [2]int{2, 3}, elsewhere, false},
		{"he buys as many", "9000", [2]int{2, 3}, elsewhere, false},
	} {
		mine := "400"
		if c.name == "without money" {
			mine = "200"
		}
		s := position(t, "bottles 3\n0 money "+mine+" 3M:1-2 4B:1-15\n1 money "+c.money+" 3N:3-4,6-7")
		want(t, c.name, s.endsForeseen(0, c.regions, &foresight{0, c.foreseen}), c.want)
	}
}

// TestMediumEndsForeseen goes as a newcomer to where the last bottle is, if nobody who goes first is expected there.
func TestMediumEndsForeseen(t *testing.T) {
	s := position(t, "bottles 3\n0 money 400 4B:1-14 2T:1-5\n1 money 100 3N:1-4,6-7\n2 money 100")
	stream := rng.New(1)
	d := Decode(s.quickRegions(0, &plainManner, &foresight{}, &stream))
	want(t, "goes to the last bottle", s.leavesEnd(d.Regions), false)
}
