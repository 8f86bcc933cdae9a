package zankapfel_test

import (
	"os"
	"strings"
	"testing"

	"treille/engine/zankapfel"
)

func dataFile(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("data.txt")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestRulesOfThePublishedFile(t *testing.T) {
	if got := (zankapfel.Game{}).Rules(); got != "1" {
		t.Errorf("the rules are %q; after changing data.txt on purpose, put its digits into pristine", got)
	}
}

func TestZ5_AnotherPath(t *testing.T) {
	f, err := zankapfel.LoadFigures("data.txt", strings.Replace(dataFile(t), "path 40 [R]", "path 52 [P]", 1))
	if err != nil || f.Path != 52 || len(f.Reconstructed()) != 0 {
		t.Errorf("path %d, reconstructed %q, %v; want 52, none, no error", f.Path, f.Reconstructed(), err)
	}
}

// A wrong file gets an error that names the line and the constraint.
func TestZ1_Z2_Z3_Z4_Z5_Z21_WrongFiles(t *testing.T) {
	for _, c := range []struct{ name, old, new, want string }{
		{"standing missing", "path 40 [R]", "path 40", `: ends with "40"`},
		{"standing unknown", "path 40 [R]", "path 40 [X]", "standing"},
		{"figures missing", "pips 6 [S]", "[S]", "no figures"},
		{"four numbers", "edge red 7 5 4 3 2", "edge red 7 5 4 3", "Z1: an edge has 5"},
		{"six numbers", "edge red 7 5 4 3 2", "edge red 7 5 4 3 2 1", "Z1: an edge has 5"},
		{"no number", "edge red 7 5", "edge red x 5", "data.txt:9: edge"},
		{"other numbers", "edge red 7", "edge red 8", "data.txt:9: edge red is 8 5 4 3 2; Z1"},
		{"twice the same", "edge green 2 3", "edge green 3 3", "Z1: an edge has 2, 3, 4, 5 and 7 once each"},
		{"not against each other", "edge yellow 2 3", "edge yellow 3 2", "data.txt:10: edge yellow is not edge red from the other end; Z1"},
		{"edge missing", "edge blue 7 5 4 3 2 [S]\n", "", `without "edge blue"`},
		{"edge of jokers", "edge blue", "edge joker", `unknown entry "edge joker"`},
		{"too few cards", "cards green 10", "cards green 9", "data.txt:17: cards green is 9; Z3"},
		{"too many cards", "cards joker 10", "cards joker 20", "Z3"},
		{"cards missing", "cards red 10 [P]\n", "", `without "cards red"`},
		{"cards without number", "cards red 10", "cards red", "cards has 1 fields; it takes 2"},
		{"discord", "discord 10", "discord 12", "discord is 12; Z4"},
		{"pips", "pips 6", "pips 8", "pips is 8; Z4"},
		{"joker", "joker-price 3", "joker-price 4", "joker-price is 4; Z21"},
		{"path too short", "path 40", "path 7", "path is 7; Z5"},
		{"path no number", "path 40", "path forty", `"forty" is not a number`},
		{"path twice", "path 40 [R]", "path 40 [R]\npath 41 [R]", "path stands on line 29 already"},
		{"path missing", "path 40 [R]\n", "", `without "path"`},
		{"unknown line", "path 40", "way 40", `unknown entry "way"`},
		{"nothing", "", "", ""},
	} {
		text := dataFile(t)
		if !strings.Contains(text, c.old) {
			t.Fatalf("%s: data.txt has no %q", c.name, c.old)
		}
		text = strings.Replace(text, c.old, c.new, 1)
		_, err := zankapfel.LoadFigures("data.txt", text)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "data.txt:")):
			t.Errorf("%s: %v, want data.txt, the line and %q", c.name, err, c.want)
		}
	}
	if _, err := zankapfel.LoadFigures("data.txt", ""); err == nil {
		t.Error("an empty file is taken for figures")
	}
}

// Z2's example is checked too, where both pairs of edges are turned round.
func TestZ2_ExampleGuardsTheFile(t *testing.T) {
	text := dataFile(t)
	text = strings.Replace(text, "edge red 7 5 4 3 2", "edge red 2 3 4 5 7", 1)
	text = strings.Replace(text, "edge yellow 2 3 4 5 7", "edge yellow 7 5 4 3 2", 1)
	_, err := zankapfel.LoadFigures("data.txt", text)
	if err == nil || !strings.Contains(err.Error(), "data.txt:9: edge red gives 3 at column 2, row 5; Z2") {
		t.Errorf("edges turned round give %v", err)
	}
}
