package vino

import "testing"

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
