package enginetest

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"treille/engine"
	"treille/engine/enginetest/soak"
	"treille/engine/match"
	"treille/engine/record"
	"treille/engine/rng"
)

// notation checks that every decision and outcome is read as it is written.
func (s *suite) notation() error {
	return s.each(1, func(t *table) error {
		for p := range engine.Player(t.setup.Players) {
			for _, a := range t.state.LegalActions(p, nil) {
				if err := roundTrip(t.game, a); err != nil {
					return err
				}
			}
		}
		outcomes := t.state.ChanceOutcomes(nil)
		for _, o := range outcomes {
			if err := roundTrip(t.game, o.Action); err != nil {
				return err
			}
			if a, b := t.game.Source(outcomes[0].Action), t.game.Source(o.Action); a != b || a == "" {
				return fmt.Errorf("chance decides two things at once: outcomes come from %q and %q", a, b)
			}
		}
		return nil
	})
}

func roundTrip(game engine.Game, a engine.Action) error {
	text := game.Format(a)
	if text == "" || strings.Join(strings.Fields(text), " ") != text {
		return fmt.Errorf("%#x is written %q; tokens are separated by one space", uint64(a), text)
	}
	back, err := game.Parse(text)
	if err != nil {
		return fmt.Errorf("%q is not read back: %w", text, err)
	}
	if back != a {
		return fmt.Errorf("%q, %#x, is read back as %#x", text, uint64(a), uint64(back))
	}
	return nil
}

// records checks that a match can be saved and resumed, and decisions undone, and that it
// goes on as if nothing had been.
func (s *suite) records() error {
	for _, setup := range s.setups() {
		for g := range max(1, s.opts.Games/12) {
			setup.Seed = soak.Seed(uint64(g))
			for kind := range 2 {
				if !soak.Picks(kind, setup.Players+len(setup.Options), 2) {
					continue
				}
				if err := s.oneRecord(setup, kind); err != nil {
					return fmt.Errorf("%+v, played by %d: %w", setup, kind, err)
				}
			}
		}
	}
	return nil
}

// A decided is a decision that was taken in a match.
type decided struct {
	ply
	before int // plies of the record before it
}

// undoneEvery is of about how many decisions that can be undone one is: undoing plays the game
// anew up to there. resumedPlies is at about how many plies a long game is resumed, for each
// game of Options.Games.
const (
	undoneEvery  = 3
	resumedPlies = 4
)

// oneRecord plays a game, undoing some decisions on the way, and resumes it at some plies: the
// first one, the end, and others at equal distances.
func (s *suite) oneRecord(setup engine.Setup, kind int) error {
	// The table of the same setup only lends its stream and who plays.
	setup.Seed += uint64(kind)
	t, err := newTable(s.game, setup)
	if err != nil {
		return err
	}
	m, err := match.New(s.game, setup, nil)
	if err != nil {
		return err
	}
	var decisions []decided
	for !m.Over() {
		p := member(m.Acting(), &t.stream)
		a := t.decide(p, m.Info(p), m.Legal(p, nil))
		decisions = append(decisions, decided{ply{p, a}, m.Ply()})
		before := m.Record().Bytes()
		if err := m.Play(p, a); err != nil {
			return fmt.Errorf("ply %d: %w", m.Ply()+1, err)
		}
		if m.CanUndo(p) && t.stream.Intn(undoneEvery) == 0 {
			if err := undone(m, p, a, before); err != nil {
				return fmt.Errorf("ply %d: %w", m.Ply(), err)
			}
		}
	}
	whole := m.Record()
	if back, err := record.Parse(whole.Bytes()); err != nil || !bytes.Equal(back.Bytes(), whole.Bytes()) {
		return fmt.Errorf("the record is not read back as it was written: %v", err)
	}
	if err := replaysAlike(s.game, whole); err != nil {
		return err
	}
	last := len(whole.Plies)
	for n := 0; ; n = min(last, n+1+last/(resumedPlies*s.opts.Games)) {
		if err := resumed(m, n, decisions, &t.stream); err != nil {
			return fmt.Errorf("resumed after ply %d: %w", n, err)
		}
		if n == last {
			return nil
		}
	}
}

// resumed resumes a finished match after n plies and takes the same decisions
// from there: the game must go on as it did.
func resumed(m *match.Match, n int, decisions []decided, stream *rng.Stream) error {
	whole := m.Record()
	cut := whole.Clone()
	cut.Plies = cut.Plies[:n]
	if n < len(whole.Plies) {
		cut.Finished, cut.Result, cut.Winners, cut.Hash = false, nil, 0, 0
	}
	r, err := match.Resume(m.Game(), cut)
	if err != nil {
		return err
	}
	for _, d := range decisions {
		if d.before < n {
			continue
		}
		if err := r.Play(d.who, d.action); err != nil {
			return fmt.Errorf("ply %d: %w", d.before+1, err)
		}
	}
	if !bytes.Equal(r.Record().Bytes(), whole.Bytes()) {
		return fmt.Errorf("the game went on otherwise")
	}
	for _, p := range viewers(m.Setup().Players) {
		if err := sameInfo(stream, r.Info(p), m.Info(p)); err != nil {
			return fmt.Errorf("seat %d knows something else: %w", p, err)
		}
		if !slices.Equal(r.History(p), m.History(p)) {
			return fmt.Errorf("seat %d has seen something else", p)
		}
	}
	return nil
}

// undone takes a decision back, compares, and takes it again.
func undone(m *match.Match, p engine.Player, a engine.Action, before []byte) error {
	after := m.Record().Bytes()
	if err := m.Undo(p); err != nil {
		return err
	}
	if !bytes.Equal(m.Record().Bytes(), before) {
		return fmt.Errorf("undo does not lead back")
	}
	if err := m.Play(p, a); err != nil {
		return fmt.Errorf("after undo: %w", err)
	}
	if !bytes.Equal(m.Record().Bytes(), after) {
		return fmt.Errorf("after undo, the same decision leads elsewhere")
	}
	return nil
}

// replaysAlike plays a record on two states and compares their hashes at every
// ply.
func replaysAlike(game engine.Game, rec *record.Record) error {
	a, err := hashes(game, rec)
	if err != nil {
		return err
	}
	b, err := hashes(game, rec)
	if err != nil {
		return err
	}
	if !slices.Equal(a, b) {
		return fmt.Errorf("played twice, a record gives different hashes")
	}
	if last := a[len(a)-1]; rec.Finished && last != rec.Hash {
		return fmt.Errorf("the record ends with the hash %016x, the state with %016x", rec.Hash, last)
	}
	return nil
}

// hashes returns the hash of the state before each ply of a record and at its
// end.
func hashes(game engine.Game, rec *record.Record) ([]uint64, error) {
	state, err := game.NewState(rec.Setup())
	if err != nil {
		return nil, err
	}
	list := []uint64{state.Hash()}
	for i, p := range rec.Plies {
		a, err := game.Parse(p.Text)
		if err == nil {
			err = state.Check(p.Who, a)
		}
		if err != nil {
			return nil, &record.Error{Line: rec.Line(i), Text: err.Error(), Err: err}
		}
		state.Apply(p.Who, a, nil)
		list = append(list, state.Hash())
	}
	return list, nil
}
