package share_test

import (
	"image"
	"os"
	"testing"
	"time"

	"treille/scenes/app"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// address is that of a page.
const address = "https://treille.example/"

// now is the moment of all tests.
var now = time.Date(2026, 11, 20, 21, 40, 0, 0, time.UTC)

// outside is what lies around the game, in memory.
type outside struct {
	shares, fails bool
	clipboard     string
	name          string // of the picture that hangs
	picture       *image.NRGBA
	saved, shared string
}

func (o *outside) Save(string, string, func(string, error)) {}
func (o *outside) Paste(func(string, bool))                 {}
func (o *outside) Choose(func(string, bool)) bool           { return false }
func (o *outside) CanShare() bool                           { return o.shares }
func (o *outside) Hang(name string, picture *image.NRGBA)   { o.name, o.picture = name, picture }

func (o *outside) Copy(text string, done func(bool)) {
	o.clipboard = text
	done(true)
}

func (o *outside) SavePicture(done func(string, error)) {
	o.saved = o.name
	done(o.name, nil)
}

func (o *outside) SharePicture(done func(bool)) {
	o.shared = o.name
	done(!o.fails)
}

// open opens the page of a finished game.
func open(game string, o *outside, address string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		openData(t, app, game, scenetest.Record(t, "over-"+game).Bytes(), o, address)
	}
}

// openData opens it for a record.
func openData(t testing.TB, app *app.App, game string, data []byte, o *outside, address string) {
	t.Helper()
	spec, _ := games.ByName(game)
	spec = pages.Of(spec)
	referee, err := host.Open(data, host.NewSaver(app))
	if err != nil {
		t.Fatal(err)
	}
	app.Exchange, app.Gallery, app.Address = o, o, address
	app.Now = func() time.Time { return now }
	app.Push(table.NewShare(app, spec, referee, now))
}

// secret is a game of Weinhändler that a table's secret has dealt.
func secret(t testing.TB) []byte {
	t.Helper()
	data, err := os.ReadFile("../../games/weinhaendler/testdata/over-secret.treille")
	if err != nil {
		t.Fatal(err)
	}
	return data
}
