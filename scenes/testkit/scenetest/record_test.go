package scenetest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
)

// begun is the record of a game that has just begun.
func begun(t *testing.T) string {
	t.Helper()
	g, err := games.ByName("weinhaendler")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, engine.Setup{Players: 3, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return string(m.Record().Bytes())
}

func TestRecordsAreVerified(t *testing.T) {
	whole := begun(t)
	lines := strings.SplitAfter(whole, "\n")
	for _, c := range []struct{ name, data, says string }{
		{"whole", whole, ""},
		{"no record", "bidding", "line"},
		{"another first card", strings.Replace(whole, "2 * card", "2 * bottle", 1), "line"},
		{"a card less", strings.Join(lines[:len(lines)-3], ""), "chance is due"},
	} {
		_, err := readRecord([]byte(c.data))
		if c.says == "" && err != nil || c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)) {
			t.Errorf("%s: %v, want an error with %q", c.name, err, c.says)
		}
	}
}

func TestUnusedRecordsAreNamed(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"used" + record.Ending, "unused" + record.Ending, "used-390x844.png"} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := unusedRecords(dir, []string{"used"})
	if want := []string{filepath.Join(dir, "unused"+record.Ending)}; err != nil || !slices.Equal(got, want) {
		t.Errorf("unused are %q, %v, want %q", got, err, want)
	}
}
