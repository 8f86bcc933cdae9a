package table

import "testing"

func TestBoldNumbers(t *testing.T) {
	for words, want := range map[string]string{
		"":                              "",
		"Emma passes":                   "Emma passes",
		"Emma buys Campania 60":         "Emma buys Campania *60*",
		"Hugo sells 9 Barbera for 810.": "Hugo sells *9* Barbera for *810*.",
		"1\u202f080 for 17":             "*1\u202f080* for *17*",
		"17\u202f€":                     "*17\u202f*€",
	} {
		if got := boldNumbers(words); got != want {
			t.Errorf("%q: %q, want %q", words, got, want)
		}
	}
}

// TestRoundsAreNumberedRegularly gives rounds less and less room: each has its number, or each second, fifth, tenth.
func TestRoundsAreNumberedRegularly(t *testing.T) {
	for _, c := range []struct {
		apart float64
		want  int
	}{{20, 1}, {12, 2}, {5, 5}, {2, 10}} {
		if each := numbersEach(19, func(i int) float64 { return float64(i) * c.apart }); each != c.want {
			t.Errorf("rounds %v apart: one of %d has its number, want one of %d", c.apart, each, c.want)
		}
	}
	uneven := []float64{0, 30, 34, 60, 90}
	if each := numbersEach(len(uneven), func(i int) float64 { return uneven[i] }); each != 2 {
		t.Errorf("where two rounds are close, one of %d has its number, want one of 2", each)
	}
}
