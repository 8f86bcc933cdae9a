package saves_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/saves"
	"treille/scenes/testkit/scenetest"
)

// now is the moment at which all tests look at the page.
var now = time.Date(2026, 11, 20, 21, 40, 0, 0, time.UTC)

// open opens the page.
func open(app *app.App) *saves.Page {
	app.Now = func() time.Time { return now }
	p := saves.New(app, pages.With(games.All()))
	app.Push(p)
	return p
}

// at is the archive of an app as it is some time before now.
func at(app *app.App, before time.Duration) archive.Archive {
	return archive.Archive{Store: app.Store, Now: func() time.Time { return now.Add(-before) }}
}

const day = 24 * time.Hour

// finish files a finished game under another seed, which makes it another game.
func finish(t testing.TB, app *app.App, name string, seed uint64, before time.Duration) {
	t.Helper()
	rec := scenetest.Record(t, name)
	rec.Seed = seed
	a := at(app, before)
	must(t, a.Keep(rec.Bytes()))
	must(t, a.File(rec.Bytes()))
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// keepAll keeps games of each sort: two unfinished, eight finished, one of them of
// several people, and a damaged one.
func keepAll(t testing.TB, app *app.App) {
	t.Helper()
	finish(t, app, "over-vino", 12, 400*day)
	finish(t, app, "over-weinhaendler", 73, 5*day)
	finish(t, app, "over-farbenpoker", 90210, 4*day)
	finish(t, app, "over-zankapfel", 604, 3*day)
	people(t, app)
	finish(t, app, "over-weinhaendler", 20261119, 2*day)
	finish(t, app, "over-vino", 5, day)
	sign(t, app)
	finish(t, app, "over-farbenpoker", 4127, time.Hour)
	vino := scenetest.Record(t, "running-vino").Bytes()
	must(t, at(app, 23*time.Hour).Keep(vino))
	must(t, at(app, 23*time.Hour).Shelve())
	must(t, at(app, 30*time.Minute).Keep(scenetest.Record(t, "running-weinhaendler").Bytes()))
	must(t, app.Store.Save("game.damaged-000001", damaged(t)))
}

// sign lets the game filed last have been assisted, and the one before a day's table.
func sign(t testing.TB, app *app.App) {
	ledger, err := app.Store.Load("ledger")
	must(t, err)
	before, last, _ := strings.Cut(string(ledger), " done-000006 ")
	last = strings.Replace(last, " - ", " - today ", 1)
	at := strings.LastIndex(last, "\n\n[Result ")
	must(t, app.Store.Save("ledger", []byte(before+" done-000006 "+last[:at]+"\n[Assisted \"1\"]"+last[at:])))
}

// people files a game that two people played.
func people(t testing.TB, app *app.App) {
	rec := scenetest.Record(t, "over-weinhaendler")
	rec.Seats[1].Kind = rec.Seats[0].Kind
	rec.Seed = 88
	must(t, at(app, 3*day).Keep(rec.Bytes()))
	must(t, at(app, 3*day).File(rec.Bytes()))
}

// damaged is a game that is wrong in its line 20.
func damaged(t testing.TB) []byte {
	lines := bytes.SplitAfter(scenetest.Record(t, "over-farbenpoker").Bytes(), []byte("\n"))
	lines[19] = []byte("nonsense\n")
	return bytes.Join(lines, nil)
}

// outside is what lies around the game, in memory.
type outside struct {
	files     map[string]string
	clipboard string
	noPaste   bool
	file      string // that is chosen
}

func (o *outside) Save(name, text string, done func(string, error)) {
	if o.files == nil {
		o.files = map[string]string{}
	}
	o.files[name] = text
	done(name, nil)
}

func (o *outside) Copy(text string, done func(bool)) {
	o.clipboard = text
	done(true)
}

func (o *outside) Paste(done func(string, bool)) { done(o.clipboard, !o.noPaste) }

func (o *outside) Choose(done func(string, bool)) bool {
	if o.file == "" {
		return false
	}
	done(o.file, true)
	return true
}
