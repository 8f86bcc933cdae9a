package enginetest

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"treille/engine"
	"treille/engine/chance"
	"treille/engine/match"
	"treille/engine/record"
)

// secretPath is where the golden game lies that a secret deals, without its ending.
func (s *suite) secretPath() string { return filepath.Join(s.opts.Dir, "testdata", "golden", "secret") }

// deal is that of a table whose first device gave a nonce that begins so.
func (s *suite) deal(players int, nonce byte) chance.Deal {
	t := chance.Table{ID: "golden", Game: s.game.Name(), Rules: s.game.Rules(), Nonces: make([]chance.Nonce, players)}
	t.Nonces[0][0] = nonce
	return chance.Secret{1}.Deal(t)
}

// secret plays the golden game that a secret deals again: anew, with every decision taken
// back that can be, and broken off after any ply. It always becomes the same; with another
// nonce it does not. And no outcome of chance in its record can be exchanged for another.
func (s *suite) secret() error {
	data, err := os.ReadFile(s.secretPath() + record.Ending)
	if err != nil {
		return fmt.Errorf("the golden game that a secret deals is missing (write it with -update): %w", err)
	}
	rec, err := record.Parse(data)
	if err != nil {
		return err
	}
	m, err := match.NewSecret(s.game, rec.Setup(), nil, s.deal(rec.Players, 1))
	if err != nil {
		return err
	}
	if err := playAgain(m, rec, true); err != nil {
		return err
	}
	for n := 0; n < len(rec.Plies); n += 1 + len(rec.Plies)/20 {
		if m, err = match.Resume(s.game, cutOff(rec, n)); err != nil {
			return err
		}
		if err := playAgain(m, rec, false); err != nil {
			return fmt.Errorf("broken off after ply %d: %w", n, err)
		}
	}
	if m, err = match.NewSecret(s.game, rec.Setup(), nil, s.deal(rec.Players, 2)); err != nil {
		return err
	}
	if err := playAgain(m, rec, false); err == nil {
		return errors.New("another nonce deals the same game")
	}
	return s.exchanged(rec)
}

// playAgain takes the decisions of a record that m has not yet seen, and says whether m
// becomes that record. With undo each decision is first taken back, if it can be.
func playAgain(m *match.Match, rec *record.Record, undo bool) error {
	for _, p := range rec.Plies[min(m.Ply(), len(rec.Plies)):] {
		if p.Who < 0 {
			continue
		}
		a, err := m.Game().Parse(p.Text)
		if err != nil {
			return err
		}
		if err := m.Play(p.Who, a); err != nil {
			return err
		}
		if undo && m.CanUndo(p.Who) {
			if err := m.Undo(p.Who); err != nil {
				return err
			}
			if err := m.Play(p.Who, a); err != nil {
				return err
			}
		}
	}
	if got := m.Record().Bytes(); !bytes.Equal(got, rec.Bytes()) {
		return fmt.Errorf("the secret has dealt\n%s\ninstead of\n%s", got, rec.Bytes())
	}
	return nil
}

// exchanged says which outcome of chance can be another one in a record.
func (s *suite) exchanged(rec *record.Record) error {
	var other []string // for each ply, what chance might have done instead; "" for nothing
	if _, err := match.Replay(s.game, rec, func(m *match.Match) {
		if m.Ply() == len(rec.Plies) {
			return
		}
		list := m.Outcomes(nil)
		i := slices.IndexFunc(list, func(o engine.Outcome) bool { return s.game.Format(o.Action) != rec.Plies[m.Ply()].Text })
		if i < 0 {
			other = append(other, "")
			return
		}
		other = append(other, s.game.Format(list[i].Action))
	}); err != nil {
		return err
	}
	for i, text := range other {
		if text == "" {
			continue
		}
		changed := cutOff(rec, i+1)
		changed.Plies[i].Text = text
		_, err := match.Replay(s.game, changed, nil)
		var bad *record.Error
		if !errors.As(err, &bad) || bad.Line != rec.Line(i) {
			return fmt.Errorf("with %q instead of %q on line %d, the record gives %v", text, rec.Plies[i].Text, rec.Line(i), err)
		}
		changed.Chance = chance.Deal{}
		if _, err := match.Replay(s.game, changed, nil); err != nil {
			return fmt.Errorf("without a deal chance need only be possible: %w", err)
		}
	}
	return nil
}

// cutOff returns the first n plies of a record.
func cutOff(rec *record.Record, n int) *record.Record {
	c := rec.Clone()
	c.Plies = c.Plies[:n]
	c.Finished, c.Result, c.Winners, c.Hash = false, nil, 0, 0
	return c
}
