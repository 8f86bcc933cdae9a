package match_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/chance"
	"treille/engine/match"
	"treille/engine/record"
)

// secret begins a game of two that a secret deals; the device in seat 1 gave a nonce that
// begins so.
func secret(t *testing.T, nonce byte) *match.Match {
	t.Helper()
	deal := chance.Secret{7}.Deal(chance.Table{ID: "ab", Game: game.Name(), Rules: game.Rules(), Nonces: []chance.Nonce{{}, {nonce}}})
	m, err := match.NewSecret(game, engine.Setup{Players: 2}, nil, deal)
	must(t, err)
	return m
}

func TestSecretDeals(t *testing.T) {
	var games [3][]byte
	for i, nonce := range []byte{1, 1, 2} {
		m := secret(t, nonce)
		finish(t, m, true)
		games[i] = m.Record().Bytes()
		if m.Setup().Seed != 0 || m.Record().Seed != 0 || m.PlayerSeed(0) != m.Record().Chance.Player(0) || m.PlayerSeed(0) == m.PlayerSeed(1) {
			t.Errorf("there is a seed: %+v", m.Setup())
		}
	}
	if !bytes.Equal(games[0], games[1]) {
		t.Errorf("the same secret and nonces deal\n%s\nand\n%s", games[0], games[1])
	}
	plies := func(data []byte) string {
		_, after, _ := strings.Cut(string(data), "\n\n")
		return after
	}
	if plies(games[0]) == plies(games[2]) {
		t.Error("another nonce has dealt the same")
	}
	m := begin(t, engine.Setup{Players: 2})
	finish(t, m, true)
	if plies(m.Record().Bytes()) == plies(games[0]) {
		t.Error("the seed 0 deals what the secret does")
	}
	if m = begin(t, engine.Setup{Players: 2, Seed: 9}); m.PlayerSeed(1) != 9 {
		t.Errorf("without a secret computer players have the seed %d", m.PlayerSeed(1))
	}
}

func TestNewSecretErrors(t *testing.T) {
	deal := chance.Deal{1}
	for name, begin := range map[string]func() (*match.Match, error){
		"no deal": func() (*match.Match, error) {
			return match.NewSecret(game, engine.Setup{Players: 2}, nil, chance.Deal{})
		},
		"a seed too": func() (*match.Match, error) {
			return match.NewSecret(game, engine.Setup{Players: 2, Seed: 1}, nil, deal)
		},
		"too many players": func() (*match.Match, error) { return match.NewSecret(game, engine.Setup{Players: 9}, nil, deal) },
	} {
		if _, err := begin(); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// TestSecretIsKept takes a decision back and breaks the game off everywhere, in a deal too.
func TestSecretIsKept(t *testing.T) {
	m := secret(t, 1)
	for !m.Over() {
		p := m.Acting().First()
		a := m.Legal(p, nil)[0]
		must(t, m.Play(p, a))
		m.StandIn(1)
		if m.CanUndo(p) {
			must(t, m.Undo(p))
			must(t, m.Play(p, a))
		}
	}
	whole := m.Record()
	if !whole.Secret() || whole.StoodIn != engine.Only(1) {
		t.Errorf("after decisions taken back the record says\n%s", whole.Bytes())
	}
	for n := range whole.Plies {
		m, err := match.Resume(game, cut(whole, n))
		must(t, err)
		finish(t, m, false)
		if !bytes.Equal(m.Record().Bytes(), whole.Bytes()) {
			t.Errorf("resumed after ply %d, the game became\n%s\ninstead of\n%s", n, m.Record().Bytes(), whole.Bytes())
		}
	}
}

// TestReplayComparesWithTheSecret exchanges a card for another that was possible.
func TestReplayComparesWithTheSecret(t *testing.T) {
	whole := secret(t, 1).Record()
	changed := whole.Clone()
	changed.Plies[3].Text, changed.Plies[4].Text = whole.Plies[4].Text, whole.Plies[3].Text
	_, err := match.Replay(game, changed, nil)
	var e *record.Error
	if !errors.As(err, &e) || e.Line != whole.Line(3) || !strings.Contains(e.Text, "secret") || !strings.Contains(e.Text, whole.Plies[3].Text) {
		t.Errorf("the error is %v; want line %d and %q", err, whole.Line(3), whole.Plies[3].Text)
	}
	changed.Chance = chance.Deal{}
	_, err = match.Replay(game, changed, nil)
	must(t, err)
}
