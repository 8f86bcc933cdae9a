package wire_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"testing"

	"treille/engine"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	"treille/engine/wire"
)

var update = flag.Bool("update", false, "write the golden files of event lines anew, once wire.Events is raised")

// entries replays a record and writes what a seat is sent of each entry.
func entries(game engine.Game, rec *record.Record, p engine.Player) (text []byte, err error) {
	who := engine.Chance
	_, err = match.Replay(game, rec, func(m *match.Match) {
		if n := m.Ply(); n > 0 && rec.Plies[n-1].Who != engine.Chance {
			who = rec.Plies[n-1].Who
		}
		if m.CurrentPlayer() == engine.Chance {
			return // the entry goes on
		}
		events := m.Take(p)
		from := len(m.History(p)) - len(events)
		_, remembered := game.(engine.Remembered) // a server takes nothing back there
		text = wire.Entry{From: from, Who: who, Hash: m.Info(p).Hash(), Undo: undoing(!remembered && m.CanUndo(p)), Events: events}.Append(text)
	})
	return text, err
}

// TestGoldenEvents replays a record of each game and compares what seat 0 is sent, event
// lines and hashes, with what it was when this version of them began.
func TestGoldenEvents(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Name(), func(t *testing.T) {
			name := "testdata/events/" + game.Name()
			text, err := os.ReadFile(name + ".treille")
			if err != nil {
				t.Fatal(err)
			}
			rec, err := record.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			lines, err := entries(game, rec, 0)
			if err != nil {
				t.Fatal(err)
			}
			version := fmt.Appendf(nil, "version %d\n", wire.Events)
			got := append(bytes.Clone(version), lines...)
			want, err := os.ReadFile(name + ".events")
			switch {
			case err != nil && (!errors.Is(err, fs.ErrNotExist) || !*update):
				t.Fatal(err)
			case bytes.Equal(got, want):
			case bytes.HasPrefix(want, version):
				t.Errorf("the event lines or hashes of %s are not those of version %d any more: devices and servers of before and "+
					"after would not understand each other. Raise wire.Events, then run the test with -update.\n%s", game.Name(), wire.Events, difference(got, want))
			case !*update:
				t.Errorf("wire.Events was raised to %d: run the test with -update", wire.Events)
			default:
				if err := os.WriteFile(name+".events", got, 0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// difference is the first line that differs.
func difference(got, want []byte) string {
	g, w := bytes.Split(got, []byte("\n")), bytes.Split(want, []byte("\n"))
	for i := range min(len(g), len(w)) {
		if !bytes.Equal(g[i], w[i]) {
			return fmt.Sprintf("line %d is  %s\nit was     %s", i+1, g[i], w[i])
		}
	}
	return fmt.Sprintf("there are %d lines; there were %d", len(g), len(w))
}

// undoing is what an entry says where a seat may take back, or not.
func undoing(can bool) wire.Undoing {
	if can {
		return wire.UndoNow
	}
	return wire.UndoNot
}
