package vino

import (
	"strings"
	"testing"
)

func TestNotation(t *testing.T) {
	for _, text := range []string{
		"banker 0", "banker 4", "pair 1", "pair 9", "choose 1 2", "choose 8 9", "buy 2.5", "buy 7.21", "buy 7.21 T",
		"buy 1.1 B", "pass", "take 3.10", "sell M 1", "sell T 39", "nosale", "give 9.6", "raise P",
	} {
		a, err := Game{}.Parse(text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		want(t, "read and written", Game{}.Format(a), text)
	}
	a, err := Game{}.Parse("choose 9 2")
	if err != nil {
		t.Fatal(err)
	}
	want(t, "regions in any order", Game{}.Format(a), "choose 2 9")
	want(t, "no action", Game{}.Format(0xFFFFFFFF), "action(0xffffffff)")
}

func TestNotationErrors(t *testing.T) {
	for _, c := range []struct{ text, token string }{
		{"", `""`},
		{"bid 3", `"bid"`},
		{"Pass", `"Pass"`},
		{"pass 1", "1 fields"},
		{" pass", `""`},
		{"banker", "0 fields"},
		{"banker 5", `"5"`},
		{"banker 01", `"01"`},
		{"pair 0", `"0"`},
		{"pair 10", `"10"`},
		{"choose 3", "1 fields"},
		{"choose 3 3", `"3"`},
		{"choose 1 +2", `"+2"`},
		{"choose x 2", `"x"`},
		{"choose 1  2", "3 fields"},
		{"buy 2", `"2"`},
		{"buy 2.", `""`},
		{"buy 2.5.1", `"5.1"`},
		{"buy 10.1", `"10"`},
		{"buy 2.22", `"22"`},
		{"buy 2.05", `"05"`},
		{"buy 2.5 Q", `"Q"`},
		{"buy 2.5 BM", `"BM"`},
		{"buy 2.5 b", `"b"`},
		{"buy 2.5 M M", "3 fields"},
		{"take 2.5 M", "2 fields"},
		{"give 0.5", `"0"`},
		{"sell M", "1 fields"},
		{"sell M 0", `"0"`},
		{"sell M 50", `"50"`},
		{"sell 3 M", `"3"`},
		{"nosale ", "1 fields"},
		{"raise", "0 fields"},
		{"raise X", `"X"`},
	} {
		_, err := Game{}.Parse(c.text)
		if err == nil || !strings.Contains(err.Error(), c.token) {
			t.Errorf("%q: got %v, want an error with %s", c.text, err, c.token)
		}
	}
}

// TestForgedActions tries packed actions that no word writes.
func TestForgedActions(t *testing.T) {
	s := position(t, "0 9N:1")
	everybody(t, s, "8 9")
	for _, a := range []uint64{
		0, 1 << 63, uint64(Buy(7, 0)), uint64(BuyFirst(7, 0, NoVariety)), uint64(BuyFirst(7, 0, 200)),
		uint64(Pass()) | 1, uint64(BuyFirst(9, 0, Barbera)), uint64(BuyFirst(7, 40, Barbera)), uint64(Pass()) | 1<<40,
	} {
		if s.Check(0, engineAction(a)) == nil {
			t.Errorf("%#x is allowed", a)
		}
	}
}
