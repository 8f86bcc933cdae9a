package vino

import (
	"strings"
	"testing"

	"treille/engine"
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
		{"another goes first, and loses by it", "bottles 3\n0 money 400 3M:1-2 4B:1-9\n1 money 300 3N:3-4,6-7", nil, "0 choose 4 8", true, true},
		{"another goes first", "bottles 3\n0 money 400 3M:1-2 4B:1-2\n1 money 300 3N:3-4,6-7", nil, "0 choose 4 8", false, false},
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

// TestSellsToEnd has the leader lack the money for the last bottle: all players sell one barrel for it, and no more, where
// they could have it without; so does who owns all that one can while another bottle is left, unless somebody has bought.
func TestSellsToEnd(t *testing.T) {
	const poor = "round 12\nphase sell\nbottles 3\n0 money 100 3M:1-4,6-7 4B:1-13\n1 money 10 2B:1-4\n2 money 10 6T:1-4"
	const full = "round 12\nphase sell\nbottles 3 7\n0 money 300 3M:1-4,6-7 4B:1-16 7N:1-17\n1 money 10 2B:1-4\n2 money 10 6T:1-4"
	for _, c := range []struct {
		name, position string
		traded         bool
		want           string
	}{
		{"too poor", poor, false, "sell B 1"},
		{"too poor, and somebody has bought", poor, true, "sell B 1"},
		{"behind", strings.Replace(poor, "2B:1-4", "2B:1-13 5B:1-12", 1), false, ""},
		{"rich enough", strings.Replace(poor, "money 100", "money 400", 1), false, ""},
		{"two bottles", strings.Replace(poor, "bottles 3", "bottles 3 7", 1), false, ""},
		{"the others can buy as many", strings.ReplaceAll(poor, "money 10 ", "money 6000 "), false, ""},
		{"without a pawn", full, false, "sell B 1"},
		{"without a pawn, and somebody has bought", full, true, ""},
	} {
		s := position(t, c.position)
		s.traded = c.traded
		sale, ok := s.saleToEnd(0)
		if ok != (c.want != "") || ok && (Game{}).Format(sale) != c.want {
			t.Errorf("%s: the sale is %q, want %q", c.name, Game{}.Format(sale), c.want)
		}
		for _, name := range []string{engine.Novice, engine.Easy, engine.Greedy, engine.Medium, engine.Hard} {
			if ok {
				want(t, c.name+", "+name, decide(t, s, name), c.want)
			}
		}
	}
}

// TestEndsWhatItHasSoldFor lets easies go on after such a sale: the game ends in the next round, and the leader wins.
func TestEndsWhatItHasSoldFor(t *testing.T) {
	for seed := range uint64(20) {
		s := position(t, "round 12\nphase sell\nbottles 3\n0 money 100 3M:1-4,6-7 4B:1-13\n1 money 10 2B:1-4\n2 money 10 6T:1-4")
		stream := rng.New(seed)
		for s.phase != PhaseOver {
			p := s.Acting().First()
			in := &Info{seat: p}
			in.Project(s)
			s.Apply(p, easy.Choose(in, s.LegalActions(p, nil), &stream), nil)
		}
		if s.round != 13 || s.Winners() != engine.Only(0) {
			t.Errorf("seed %d: the game ends in round %d, won by %03b", seed, s.round, s.Winners())
		}
	}
}

// TestRefusesToEndUntilNothingHappens offers who is behind what ends the game: he leaves it, but for one more vineyard once a
// round was idle.
func TestRefusesToEndUntilNothingHappens(t *testing.T) {
	for idle, expected := range []string{"pass", "buy 3.9"} {
		s := position(t, "round 12\nbottles 3\n0 money 0 3M:1-5,8 4B:1-13\n1 money 300 3N:6-7")
		s.idle = uint8(idle)
		everybody(t, s, "1 3")
		play(t, s, "1 pass", "2 pass")
		turn(t, s, 1, PhaseOwners)
		for _, name := range []string{engine.Easy, engine.Medium, engine.Hard} {
			want(t, name, decide(t, s, name), expected)
		}
	}
}
