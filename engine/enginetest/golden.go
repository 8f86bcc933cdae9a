package enginetest

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"treille/engine"
	"treille/engine/chance"
	"treille/engine/match"
	"treille/engine/record"
)

var update = flag.Bool("update", false, "write the golden games anew")

// golden replays the games kept in testdata/golden and compares the hash of the
// state at every ply with the one kept beside. With -update it plays them anew:
// at each number of players, without and with each option, by random decisions
// and by each computer player; and one game that a secret deals.
func (s *suite) golden() error {
	dir := filepath.Join(s.opts.Dir, "testdata", "golden")
	for _, setup := range s.allSetups() {
		for _, player := range []string{"random", engine.Greedy, engine.Odd} {
			policy := s.game.Policy(player)
			if policy == nil && player != "random" {
				continue
			}
			name := fmt.Sprintf("%dp-%s", setup.Players, player)
			for _, o := range setup.Options {
				name += "-" + o
			}
			path := filepath.Join(dir, name)
			if *update {
				setup.Seed = uint64(setup.Players)
				if err := s.writeGolden(path, setup, policy, chance.Deal{}); err != nil {
					return err
				}
			}
			if err := compareGolden(s.game, path); err != nil {
				return err
			}
		}
	}
	if *update {
		lo, _ := s.game.Players()
		if err := s.writeGolden(s.secretPath(), engine.Setup{Players: lo}, nil, s.deal(lo, 1)); err != nil {
			return err
		}
	}
	return compareGolden(s.game, s.secretPath())
}

// writeGolden plays a game from its seed or, if deal is not zero, from that.
func (s *suite) writeGolden(path string, setup engine.Setup, policy engine.Policy, deal chance.Deal) error {
	t, err := newTable(s.game, setup)
	if err != nil {
		return err
	}
	t.policies = []engine.Policy{policy}
	m, err := match.New(s.game, setup, nil)
	if deal != (chance.Deal{}) {
		m, err = match.NewSecret(s.game, setup, nil, deal)
	}
	if err != nil {
		return err
	}
	for !m.Over() {
		p := m.Acting().First()
		if err := m.Play(p, t.decide(p, m.Info(p), m.Legal(p, nil))); err != nil {
			return err
		}
	}
	list, err := hashes(s.game, m.Record())
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	if err := os.WriteFile(path+record.Ending, m.Record().Bytes(), 0o666); err != nil {
		return err
	}
	return os.WriteFile(path+".hashes", []byte(hashLines(list)), 0o666)
}

// hashLines writes hashes one a line: that before the first ply, then that
// after each.
func hashLines(list []uint64) string {
	var b strings.Builder
	for _, h := range list {
		b.WriteString(record.FormatHash(h) + "\n")
	}
	return b.String()
}

func compareGolden(game engine.Game, path string) error {
	data, err := os.ReadFile(path + record.Ending)
	if err != nil {
		return fmt.Errorf("a golden game is missing (write it with -update): %w", err)
	}
	kept, err := os.ReadFile(path + ".hashes")
	if err != nil {
		return fmt.Errorf("the hashes of a golden game are missing (write them with -update): %w", err)
	}
	rec, err := record.Parse(data)
	if err != nil {
		return fmt.Errorf("%s%s: %w", path, record.Ending, err)
	}
	list, err := hashes(game, rec)
	if err != nil {
		return fmt.Errorf("%s%s: %w", path, record.Ending, err)
	}
	if got, want := strings.Split(hashLines(list), "\n"), strings.Split(string(kept), "\n"); !slices.Equal(got, want) {
		for i := range min(len(got), len(want)) {
			if got[i] != want[i] {
				return fmt.Errorf("%s: after ply %d the hash is %s; it was %s", path, i, got[i], want[i])
			}
		}
		return fmt.Errorf("%s: there are %d hashes for %d plies", path, len(want)-1, len(rec.Plies))
	}
	if _, err := match.Replay(game, rec, nil); err != nil {
		return fmt.Errorf("%s%s: %w", path, record.Ending, err)
	}
	if !rec.Finished {
		return fmt.Errorf("%s%s: the game is not finished", path, record.Ending)
	}
	return nil
}
