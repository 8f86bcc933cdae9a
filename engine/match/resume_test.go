package match_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/match"
	"treille/engine/record"
)

func played(t *testing.T) *record.Record {
	t.Helper()
	m := begin(t, engine.Setup{Players: 2, Seed: 5})
	finish(t, m, true)
	return m.Record()
}

// cut returns the first n plies of a record.
func cut(r *record.Record, n int) *record.Record {
	c := r.Clone()
	c.Plies = c.Plies[:n]
	c.Finished, c.Result, c.Winners, c.Hash = false, nil, 0, 0
	return c
}

// TestResumeEverywhere breaks a game off after every ply, within a deal too,
// and goes on: nothing may come otherwise.
func TestResumeEverywhere(t *testing.T) {
	whole := played(t)
	for n := range whole.Plies {
		m, err := match.Resume(game, cut(whole, n))
		must(t, err)
		if m.CurrentPlayer() == engine.Chance {
			t.Errorf("resumed after ply %d, chance is still due", n)
		}
		finish(t, m, true)
		if !bytes.Equal(m.Record().Bytes(), whole.Bytes()) {
			t.Errorf("resumed after ply %d, the game became\n%s\ninstead of\n%s", n, m.Record().Bytes(), whole.Bytes())
		}
	}
}

func TestReplayStopsAtChance(t *testing.T) {
	whole := played(t)
	var plies []int
	m, err := match.Replay(game, cut(whole, 3), func(m *match.Match) { plies = append(plies, m.Ply()) })
	must(t, err)
	if m.CurrentPlayer() != engine.Chance || len(m.Outcomes(nil)) != 10 || m.Ply() != 3 {
		t.Errorf("%d decides among %d outcomes after ply %d", m.CurrentPlayer(), len(m.Outcomes(nil)), m.Ply())
	}
	if len(plies) != 4 || plies[0] != 0 || plies[3] != 3 {
		t.Errorf("called at the plies %d, want 0 to 3", plies)
	}
}

// TestReplayDoesNotCompareChance replays a game with cards that the seed would
// not deal.
func TestReplayDoesNotCompareChance(t *testing.T) {
	r := cut(played(t), 0)
	for _, text := range []string{"first 1", "card 1", "card 2", "card 3", "card 4"} {
		r.Plies = append(r.Plies, record.Ply{Who: engine.Chance, Text: text})
	}
	m, err := match.Replay(game, r, nil)
	must(t, err)
	if m.CurrentPlayer() != 1 {
		t.Errorf("%d decides, want 1", m.CurrentPlayer())
	}
}

func TestReplayErrors(t *testing.T) {
	text := string(played(t).Bytes())
	lines := strings.Split(text, "\n")
	line := func(prefix string) int {
		for i, l := range lines {
			if strings.HasPrefix(l, prefix) {
				return i + 1
			}
		}
		t.Fatalf("no line begins with %q in\n%s", prefix, text)
		return 0
	}
	others := `[Winners "0"]`
	if lines[line("[Winners")-1] == others {
		others = `[Winners "1"]`
	}
	tests := []struct {
		name string
		line int
		with string // what the line becomes; "-" cuts it and all after it off
		says string
		rule string
	}{
		{"another game", 2, `[Game "vino"]`, "highcard", ""},
		{"other rules", 3, `[Rules "1+01234567"]`, "rules", ""},
		{"later rules", 3, `[Rules "2"]`, "rules", ""},
		{"unknown option", 6, `[Options "long"]`, "no option", ""},
		{"unknown token", line("6 "), "6 0 fold", "fold", ""},
		{"chance not due", line("6 "), "6 * card 1", "not due", ""},
		{"chance due", line("5 "), "5 0 hold", "chance is due", ""},
		{"impossible card", line("3 "), "3 * " + lines[line("2 ")-1][4:], "cannot happen", "H2"},
		{"illegal decision", line("6 "), "6 0 lay 1", "", "H3"},
		{"wrong result", line("[Result"), `[Result "9 9"]`, "should be", ""},
		{"wrong winners", line("[Winners"), others, "should be", ""},
		{"wrong hash", line("[Hash"), `[Hash "0000000000000001"]`, "should be", ""},
		{"no closing lines", line("[Result"), "-", "missing", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			changed := append([]string(nil), lines...)
			changed[test.line-1] = test.with
			if test.with == "-" {
				changed = append(changed[:test.line-1], "")
			}
			rec, err := record.Parse([]byte(strings.Join(changed, "\n")))
			must(t, err)
			_, err = match.Resume(game, rec)
			var e *record.Error
			if !errors.As(err, &e) || e.Line != test.line || !strings.Contains(e.Text, test.says) {
				t.Fatalf("the error is %v; want line %d and %q", err, test.line, test.says)
			}
			var rule *engine.RuleError
			if errors.As(err, &rule) != (test.rule != "") || rule != nil && rule.Rule != test.rule {
				t.Errorf("the error is %v; want rule %q", err, test.rule)
			}
			if test.rule != "" && !strings.Contains(e.Text, test.rule) {
				t.Errorf("%v does not name the rule %s", err, test.rule)
			}
		})
	}
}

func TestTooManyPlayers(t *testing.T) {
	r := cut(played(t), 0)
	r.Players = 6
	_, err := match.Resume(game, r)
	var e *record.Error
	if !errors.As(err, &e) || e.Line != record.LinePlayers || !strings.Contains(e.Text, "2 to 4") {
		t.Errorf("six players give %v", err)
	}
}

func TestPlyAfterTheEnd(t *testing.T) {
	r := played(t)
	n := len(r.Plies)
	r.Plies = append(r.Plies, record.Ply{Who: 0, Text: "hold"})
	_, err := match.Replay(game, r, nil)
	var e *record.Error
	if !errors.As(err, &e) || e.Line != r.Line(n) || !strings.Contains(e.Text, "over") {
		t.Errorf("a ply after the end gives %v", err)
	}
}

func TestResultTooEarly(t *testing.T) {
	r := played(t)
	r.Plies = r.Plies[:8]
	_, err := match.Replay(game, r, nil)
	var e *record.Error
	if !errors.As(err, &e) || e.Line != r.Line(8) || !strings.Contains(e.Text, "not over") {
		t.Errorf("a result in the middle of the game gives %v", err)
	}
}

func TestReplayKeepsSeats(t *testing.T) {
	r := played(t)
	r.Seats = []record.Seat{{Kind: "odd", Crest: "owl", Name: "Hugo"}, {Kind: record.Human, Crest: "fox", Name: "Clara"}}
	r.Assisted = engine.Only(1)
	m, err := match.Replay(game, r, nil)
	must(t, err)
	if !bytes.Equal(m.Record().Bytes(), r.Bytes()) {
		t.Errorf("replayed, the record became\n%s", m.Record().Bytes())
	}
}

// TestAssistIsKept wants a hint to stay in the record, also when the decision is
// taken back and the game resumed.
func TestAssistIsKept(t *testing.T) {
	m, p, _ := choosing(t)
	m.Assist(p)
	must(t, m.Play(p, action(t, "hold")))
	must(t, m.Undo(p))
	again, err := match.Resume(game, m.Record())
	must(t, err)
	if got := again.Record().Assisted; got != engine.Only(p) {
		t.Errorf("%v asked for hints, want seat %d", got, p)
	}
}
