package match_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/enginetest/highcard"
	"treille/engine/match"
	"treille/engine/record"
)

var game = highcard.Game{}

func begin(t *testing.T, setup engine.Setup) *match.Match {
	t.Helper()
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// finish plays the last or first legal decision of the lowest acting seat until
// the game is over.
func finish(t *testing.T, m *match.Match, last bool) {
	t.Helper()
	for !m.Over() {
		p := m.Acting().First()
		legal := m.Legal(p, nil)
		a := legal[0]
		if last {
			a = legal[len(legal)-1]
		}
		must(t, m.Play(p, a))
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func action(t *testing.T, text string) engine.Action {
	t.Helper()
	a, err := game.Parse(text)
	must(t, err)
	return a
}

// choosing plays until the seats choose to hold or swap, whoever is first.
func choosing(t *testing.T) (*match.Match, engine.Player, engine.Player) {
	m := begin(t, engine.Setup{Players: 2, Seed: 3})
	p := m.CurrentPlayer()
	return m, p, 1 - p
}

func TestNewTakesChance(t *testing.T) {
	m := begin(t, engine.Setup{Players: 3, Seed: 7})
	if m.CurrentPlayer() < 0 || m.Ply() != 7 || len(m.Record().Plies) != 7 {
		t.Errorf("%d decides after %d plies; want a seat after the first player and six cards", m.CurrentPlayer(), m.Ply())
	}
	if m.Record().Finished || m.Winners() != 0 {
		t.Error("the game is over before it began")
	}
}

func TestSameSeedSameGame(t *testing.T) {
	var games [2][]byte
	for i := range games {
		m := begin(t, engine.Setup{Players: 4, Seed: 9})
		finish(t, m, true)
		games[i] = m.Record().Bytes()
	}
	if !bytes.Equal(games[0], games[1]) {
		t.Errorf("the same seed and decisions gave\n%s\nand\n%s", games[0], games[1])
	}
	m := begin(t, engine.Setup{Players: 4, Seed: 10})
	finish(t, m, true)
	if bytes.Equal(games[0], m.Record().Bytes()) {
		t.Error("another seed gave the same game")
	}
}

func TestNewErrors(t *testing.T) {
	good := record.Seat{Kind: record.Human, Crest: "fox", Name: "Clara"}
	tests := []struct {
		name  string
		setup engine.Setup
		seats []record.Seat
	}{
		{"too many players", engine.Setup{Players: 5}, nil},
		{"unknown option", engine.Setup{Players: 2, Options: []string{"long"}}, nil},
		{"a seat too few", engine.Setup{Players: 2}, []record.Seat{good}},
		{"a seat without a name", engine.Setup{Players: 2}, []record.Seat{good, {Kind: "odd", Crest: "owl"}}},
	}
	for _, test := range tests {
		if _, err := match.New(game, test.setup, test.seats); err == nil {
			t.Errorf("%s: no error", test.name)
		}
	}
}

func TestRecordHoldsSeats(t *testing.T) {
	seats := []record.Seat{{Kind: record.Human, Crest: "fox", Name: "Clara"}, {}}
	m, err := match.New(game, engine.Setup{Players: 2, Options: []string{"short"}}, seats)
	must(t, err)
	text := string(m.Record().Bytes())
	if !strings.Contains(text, "[Seat0 \"human fox Clara\"]\n\n") || !strings.Contains(text, `[Options "short"]`) {
		t.Errorf("the record is\n%s", text)
	}
	m, err = match.New(game, engine.Setup{Players: 2}, make([]record.Seat, 2))
	must(t, err)
	if m.Record().Seats != nil {
		t.Error("seats of which nothing is said stand in the record")
	}
}

func TestPlayRefuses(t *testing.T) {
	m, p, other := choosing(t)
	before := m.Record().Bytes()
	events := len(m.History(p))
	var rule *engine.RuleError
	if err := m.Play(other, action(t, "hold")); !errors.As(err, &rule) || rule.Rule != "H3" {
		t.Errorf("out of turn: %v, want H3", err)
	}
	for _, wrong := range []engine.Player{engine.Chance, engine.Spectator, 2, engine.Terminal} {
		if err := m.Play(wrong, action(t, "hold")); err == nil {
			t.Errorf("%d has decided", wrong)
		}
	}
	if !bytes.Equal(m.Record().Bytes(), before) || len(m.History(p)) != events {
		t.Error("refused decisions left something behind")
	}
}

func TestClosing(t *testing.T) {
	m := begin(t, engine.Setup{Players: 2, Seed: 1})
	finish(t, m, false)
	r := m.Record()
	if !r.Finished || !slices.Equal(r.Result, m.Returns()) || r.Winners != m.Winners() || r.Winners == 0 || r.Hash == 0 {
		t.Errorf("the finished record says %+v", r)
	}
	if m.CurrentPlayer() != engine.Terminal || m.Acting() != 0 || len(m.Legal(0, nil)) != 0 {
		t.Error("somebody may decide after the end")
	}
}

func TestEventsBySeat(t *testing.T) {
	m, p, other := choosing(t)
	cards := func(events []engine.Event) int {
		n := 0
		for _, e := range events {
			if e.Kind == highcard.Drew && highcard.DecodeEvent(e).Card > 0 {
				n++
			}
		}
		return n
	}
	for _, seat := range []engine.Player{p, other, engine.Spectator} {
		want := 2
		if seat == engine.Spectator {
			want = 0
		}
		if n := cards(m.Take(seat)); n != want {
			t.Errorf("seat %d has seen %d cards, want %d", seat, n, want)
		}
		if again := m.Take(seat); len(again) != 0 {
			t.Errorf("seat %d has taken %d events twice", seat, len(again))
		}
	}
	must(t, m.Play(p, action(t, "hold")))
	if got := m.Take(other); len(got) != 1 || got[0].Kind != highcard.Held {
		t.Errorf("seat %d took %v, want one Held", other, got)
	}
	all := m.History(other)
	if len(all) != 6 || all[5].Kind != highcard.Held {
		t.Errorf("seat %d has the history %v, want six events", other, all)
	}
}

// TestHistoryIsAListOfItsOwn asks for it, appends to it, and goes on.
func TestHistoryIsAListOfItsOwn(t *testing.T) {
	m, p, other := choosing(t)
	before := m.History(other)
	if n := testing.AllocsPerRun(10, func() { m.History(other) }); n != 0 {
		t.Errorf("%v allocations to ask for the history", n)
	}
	kept := slices.Clone(before)
	longer := append(before, engine.Event{Kind: highcard.Held, Player: other})
	must(t, m.Play(p, action(t, "hold")))
	if after := m.History(other); !slices.Equal(before, kept) || after[len(kept)].Player != p || longer[len(kept)].Player != other {
		t.Errorf("the history was %v and is %v", kept, after)
	}
	must(t, m.Undo(p))
	if !slices.Equal(m.History(other), kept) || longer[len(kept)].Player != other {
		t.Errorf("after the undo the history is %v", m.History(other))
	}
}

func TestInfoIsLive(t *testing.T) {
	m, p, other := choosing(t)
	info := m.Info(other)
	if info.Seat() != other || info.CurrentPlayer() != p {
		t.Fatalf("seat %d knows that %d decides", info.Seat(), info.CurrentPlayer())
	}
	must(t, m.Play(p, action(t, "hold")))
	if info.CurrentPlayer() != other || m.Info(engine.Spectator).CurrentPlayer() != other {
		t.Error("what was handed out before does not grow")
	}
}

func TestUndo(t *testing.T) {
	m, p, other := choosing(t)
	if m.CanUndo(p) || m.Undo(p) == nil {
		t.Error("the deal can be undone")
	}
	before, info, hash := m.Record().Bytes(), m.Info(p), m.Info(p).Hash()
	m.Take(p)
	must(t, m.Play(p, action(t, "hold")))
	m.Take(p)
	if m.CanUndo(other) || m.CanUndo(engine.Spectator) || m.CanUndo(engine.Chance) || !m.CanUndo(p) {
		t.Error("not exactly the seat that decided can undo")
	}
	must(t, m.Undo(p))
	if !bytes.Equal(m.Record().Bytes(), before) || m.Info(p) != info || info.Hash() != hash {
		t.Error("undo does not lead back")
	}
	if got := m.Take(p); len(got) != 0 {
		t.Errorf("after undo, the seat takes %v again", got)
	}
	must(t, m.Play(p, action(t, "hold")))
	if got := m.Take(p); len(got) != 1 {
		t.Errorf("after undo, the seat takes %v, want one event", got)
	}
	must(t, m.Play(other, action(t, "hold")))
	if m.CanUndo(p) || !m.CanUndo(other) {
		t.Error("what somebody else decided since can be undone")
	}
}

func TestUndoNotBehindChance(t *testing.T) {
	m, p, _ := choosing(t)
	must(t, m.Play(p, m.Legal(p, nil)[1])) // a swap, and a card
	if m.CanUndo(p) || m.Undo(p) == nil {
		t.Error("a card that was drawn can be put back")
	}
}

func TestUndoNotBehindReveal(t *testing.T) {
	m, p, other := choosing(t)
	must(t, m.Play(p, action(t, "hold")))
	must(t, m.Play(other, action(t, "hold")))
	must(t, m.Play(p, m.Legal(p, nil)[0]))
	if !m.CanUndo(p) {
		t.Error("a card laid face down cannot be taken back")
	}
	must(t, m.Play(other, m.Legal(other, nil)[0]))
	if m.CanUndo(other) || m.CanUndo(p) {
		t.Error("a card can be taken back after all were shown")
	}
}

func TestUndoSeveral(t *testing.T) {
	// One seat alone, deciding several times in a row, steps back through all.
	m := begin(t, engine.Setup{Players: 2, Seed: 3, Options: []string{"short"}})
	p := m.CurrentPlayer()
	must(t, m.Play(p, action(t, "hold")))
	must(t, m.Play(1-p, action(t, "hold")))
	must(t, m.Play(1-p, m.Legal(1-p, nil)[0]))
	must(t, m.Undo(1-p))
	must(t, m.Undo(1-p))
	if m.CurrentPlayer() != 1-p || m.CanUndo(1-p) || !m.CanUndo(p) {
		t.Errorf("after two steps back %d decides", m.CurrentPlayer())
	}
}
