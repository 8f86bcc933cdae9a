package scenetest

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/pages"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// folder is where a package keeps its pictures and records.
const folder = "testdata"

// records are those of the package whose tests run.
var records = library{read: map[string]*record.Record{}}

// A library reads records, and remembers which were wanted.
type library struct {
	read map[string]*record.Record
	// opponents is the computer player that sits on the seats of all of them,
	// or "" for those that the records name.
	opponents string
}

// Record returns the record testdata/NAME.treille of the package whose tests
// run. It verifies, and stops where somebody has to decide, or at the end.
func Record(t testing.TB, name string) *record.Record {
	t.Helper()
	rec := records.read[name]
	if rec == nil {
		path := recordPath(name)
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if rec, err = readRecord(data); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		records.read[name] = rec
	}
	rec = rec.Clone()
	for i := range rec.Seats {
		if records.opponents != "" && rec.Seats[i].Kind != record.Human {
			rec.Seats[i].Kind = records.opponents
		}
	}
	return rec
}

// Sit opens a table with the game of a record, which goes on from there.
func Sit(t testing.TB, app *app.App, spec table.GameSpec, name string) *table.Table {
	t.Helper()
	keeper := host.NewSaver(app)
	data := Record(t, name).Bytes()
	referee, err := host.Open(data, keeper)
	if err != nil {
		t.Fatalf("%s: %v", recordPath(name), err)
	}
	keeper.Keep(data)
	tb := table.New(app, WithPages(spec), referee)
	app.Push(tb)
	Tick(t, app, 3)
	return tb
}

// A written game gives hints, as far as its table shows.
type written struct{ *host.Script }

// CanAdvise implements [table.Referee].
func (written) CanAdvise() bool { return true }

// Written opens a table with the game of a record at a ply where a person decides as the record
// does. From there it goes on as far as the script is held.
func Written(t testing.TB, app *app.App, spec table.GameSpec, name string, ply int) *host.Script {
	t.Helper()
	script, err := host.OpenScript(Record(t, name).Bytes(), ply)
	if err != nil {
		t.Fatalf("%s: %v", recordPath(name), err)
	}
	app.Push(table.New(app, WithPages(spec), written{script}))
	Tick(t, app, 3)
	return script
}

func recordPath(name string) string { return filepath.Join(folder, name+record.Ending) }

// readRecord reads a record and plays it to where it stops.
func readRecord(data []byte) (*record.Record, error) {
	rec, err := record.Parse(data)
	if err != nil {
		return nil, err
	}
	g, err := games.ByName(rec.Game)
	if err != nil {
		return nil, err
	}
	m, err := match.Resume(g, rec)
	if err != nil {
		return nil, err
	}
	if n := m.Ply(); n != len(rec.Plies) {
		return nil, fmt.Errorf("it stops after ply %d, where chance is due; nobody sees that on a screen: let it stop after ply %d", len(rec.Plies), n)
	}
	return rec, nil
}

// tellUnused names the records that no test has wanted, and returns the exit
// code: 1 if there are any.
func tellUnused() int {
	unused, err := unusedRecords(folder, slices.Collect(maps.Keys(records.read)))
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	for _, path := range unused {
		fmt.Fprintf(os.Stderr, "%s: no test uses this record; remove it\n", path)
	}
	return min(1, len(unused))
}

// unusedRecords lists the records of a folder whose names are not among used.
func unusedRecords(dir string, used []string) ([]string, error) {
	paths, err := filepath.Glob(filepath.Join(dir, "*"+record.Ending))
	return slices.DeleteFunc(paths, func(path string) bool {
		return slices.Contains(used, strings.TrimSuffix(filepath.Base(path), record.Ending))
	}), err
}

// WithPages gives a table that has none the pages that it opens.
func WithPages(spec table.GameSpec) table.GameSpec {
	if spec.Pages.Rules == nil {
		spec.Pages = pages.Beside()
	}
	return spec
}
