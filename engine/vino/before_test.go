package vino_test

import (
	"os"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/match"
	"treille/engine/record"
	"treille/engine/vino"
)

// TestV62_RecordsOfBeforeGoOnByTheirRules reads a game of before idle rounds ended one, which stood still till
// round 30: as it was played, from any round on, and not by the rules of today.
func TestV62_RecordsOfBeforeGoOnByTheirRules(t *testing.T) {
	data, err := os.ReadFile("testdata/before/stalled-3.treille")
	if err != nil {
		t.Fatal(err)
	}
	rec := parse(t, string(data))
	m, err := match.Replay(vino.Game{}, rec, nil)
	if err != nil {
		t.Fatal(err)
	}
	if in := m.Info(0).(*vino.Info); in.Round() != 30 || in.Idle() < 3 || m.Setup().Rules != "1" {
		t.Errorf("it ends in round %d after %d idle ones by the rules %q", in.Round(), in.Idle(), m.Setup().Rules)
	}
	for n := 0; n < len(rec.Plies); n += 50 {
		cut := rec.Clone()
		cut.Plies, cut.Finished = rec.Plies[:n], false
		m, err := match.Resume(vino.Game{}, cut)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range rec.Plies[m.Ply():] {
			if p.Who == engine.Chance {
				continue
			}
			a, err := vino.Game{}.Parse(p.Text)
			if err == nil {
				err = m.Play(p.Who, a)
			}
			if err != nil {
				t.Fatalf("from ply %d on: %v", n, err)
			}
		}
		if got := string(m.Record().Bytes()); got != string(data) {
			t.Errorf("from ply %d on, it is another record", n)
		}
	}
	if _, err := match.Replay(vino.Game{}, parse(t, strings.Replace(string(data), `[Rules "1"]`, `[Rules "2"]`, 1)), nil); err == nil {
		t.Error("it could have been played by the rules of today")
	}
	today, err := match.New(vino.Game{}, engine.Setup{Players: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if rules := today.Record().Rules; rules != "2" {
		t.Errorf("a new game is played by the rules %q", rules)
	}
}

func parse(t *testing.T, text string) *record.Record {
	t.Helper()
	rec, err := record.Parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return rec
}
