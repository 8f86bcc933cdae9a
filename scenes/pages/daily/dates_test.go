package daily_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/match"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/gamepage"
	"treille/scenes/pages/home"
	"treille/scenes/pages/saves"
	"treille/scenes/pages/statistics"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// A date is a moment at which all pages that know the date are looked at, and what they
// say then in English.
type date struct {
	at   time.Time
	game string // of today's table, whose day begins and ends in UTC
	seed uint64 // the date in UTC, which deals it
	day  string // the same on the page of its result
	// ago is when the list of games says that one was played a minute, a day and thirty
	// days before, in the time of the place.
	ago  [3]string
	file string // the moment, as the names of files have it
}

// dates are an ordinary day, a turn of the year from before and after and far to the
// east of it, a leap day, the day before it far to the west, the day after it, and the
// first of March of a year that is a multiple of four without a leap day.
var dates = []date{
	{time.Date(2026, 11, 22, 9, 5, 0, 0, time.UTC), "weinhaendler", 20261122, "22 Nov", [3]string{"22 Nov, 9:04", "21 Nov, 9:05", "23 Oct, 9:05"}, "20261122-0905"},
	{time.Date(2026, 12, 31, 23, 59, 40, 0, time.UTC), "farbenpoker", 20261231, "31 Dec", [3]string{"31 Dec, 23:58", "30 Dec, 23:59", "1 Dec, 23:59"}, "20261231-2359"},
	{time.Date(2027, 1, 1, 0, 0, 10, 0, time.UTC), "weinhaendler", 20270101, "1 Jan", [3]string{"31 Dec 2026, 23:59", "31 Dec 2026, 0:00", "2 Dec 2026, 0:00"}, "20270101-0000"},
	{time.Date(2027, 1, 1, 2, 30, 0, 0, time.FixedZone("", 14*3600)), "farbenpoker", 20261231, "31 Dec", [3]string{"1 Jan, 2:29", "31 Dec 2026, 2:30", "2 Dec 2026, 2:30"}, "20270101-0230"},
	{time.Date(2028, 2, 28, 20, 0, 0, 0, time.FixedZone("", -11*3600)), "weinhaendler", 20280229, "29 Feb", [3]string{"28 Feb, 19:59", "27 Feb, 20:00", "29 Jan, 20:00"}, "20280228-2000"},
	{time.Date(2028, 2, 29, 12, 0, 0, 0, time.UTC), "weinhaendler", 20280229, "29 Feb", [3]string{"29 Feb, 11:59", "28 Feb, 12:00", "30 Jan, 12:00"}, "20280229-1200"},
	{time.Date(2028, 3, 1, 0, 0, 30, 0, time.UTC), "vino", 20280301, "1 Mar", [3]string{"29 Feb, 23:59", "29 Feb, 0:00", "31 Jan, 0:00"}, "20280301-0000"},
	{time.Date(2100, 3, 1, 18, 45, 0, 0, time.UTC), "zankapfel", 21000301, "1 Mar", [3]string{"1 Mar, 18:44", "28 Feb, 18:45", "30 Jan, 18:45"}, "21000301-1845"},
}

// sizes are one for each arrangement of a page.
var sizes = []string{"390x844", "844x390", "820x1180", "1280x800"}

// TestDates looks at the pages that know the date at eight moments: what they say is
// right, and has room in every language.
func TestDates(t *testing.T) {
	for _, d := range dates {
		t.Run(d.at.Format(time.RFC3339), func(t *testing.T) {
			before := newApp(d, "en", sizes[0])
			d.begins(t, before)
			d.ends(t, before)
			d.listed(t, newApp(d, "en", sizes[0]))
			d.exported(t, newApp(d, "en", sizes[0]))
			for _, lang := range []string{"en", "fr", "de"} {
				for _, size := range sizes {
					d.fits(t, lang, size)
				}
			}
		})
	}
}

func newApp(d date, lang, size string) *app.App {
	l := scenetest.English(size)
	l.Lang = lang
	room := scenetest.NewApp(l)
	room.Now = clock.At(d.at)
	return room
}

// begins begins today's table at the box of its game, which alone offers it.
func (d date) begins(t *testing.T, room *app.App) {
	t.Helper()
	room.Push(home.New(room, pages.With(games.All())))
	scenetest.Tick(t, room, 2)
	for _, kind := range pages.With(games.All()) {
		room.Push(gamepage.New(room, kind, pages.With(games.All())))
		scenetest.Tick(t, room, 2)
		if offers := room.Stage().Find("today") != nil; offers != (kind.Name() == d.game) {
			t.Errorf("the box of %s offers today’s table: %v", kind.Name(), offers)
		}
		room.Home()
		scenetest.Tick(t, room, 2)
	}
	scenetest.Act(t, room, "today")
	if rec := running(t, room); rec.Game != d.game || rec.Seed != d.seed {
		t.Errorf("it begins a game of %s with seed %d", rec.Game, rec.Seed)
	}
	told := false
	room.Stage().Visit(func(it ui.Item, _ ui.Rect) { told = told || it.Kind == ui.Surface && it.Surface.Kind == sprites.Note })
	if !told {
		t.Error("nothing says what today’s table is")
	}
}

// running is the record of the game under way.
func running(t *testing.T, room *app.App) *record.Record {
	t.Helper()
	data, err := room.Store.Load(archive.RunningKey)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := record.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

// ends plays the game that was begun to its end, opens its result and shares it.
func (d date) ends(t *testing.T, room *app.App) {
	t.Helper()
	kind, _ := games.ByName(d.game)
	kind = pages.Of(kind)
	over := playOut(t, kind, d.seed, running(t, room).Seats)
	host.NewSaver(room).Keep(over)
	referee, err := host.Open(over, host.NewSaver(room))
	if err != nil {
		t.Fatal(err)
	}
	room.Home()
	room.Push(table.New(room, kind, referee))
	scenetest.Tick(t, room, 3)
	if s := room.Outline().Find("today"); s == nil || s.Heading != "Today’s table, "+d.day+": counted." {
		t.Errorf("the result says\n%s", room.Outline())
	}
	out := &clipboard{}
	room.Exchange = out
	scenetest.Act(t, room, "share", "copy/text")
	if want := "Treille, today’s table " + iso(d.seed) + ": "; !strings.HasPrefix(out.text, want) {
		t.Errorf("the text begins with %q, not with %q", out.text, want)
	}
	room.Home()
	scenetest.Tick(t, room, 2)
	if label := scenetest.Find(t, room, "today").Label; !strings.HasPrefix(label, room.Words.Today.Back+": ") {
		t.Errorf("once it is over, home says %q", label)
	}
}

// playOut is the record of a game in which everybody takes the first decision that is
// allowed.
func playOut(t *testing.T, kind table.GameSpec, seed uint64, seats []record.Seat) []byte {
	t.Helper()
	m, err := match.New(kind.Game, engine.Setup{Players: len(seats), Seed: seed}, seats)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		p := m.Acting().First()
		if err := m.Play(p, m.Legal(p, nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	return m.Record().Bytes()
}

// iso is the date of a seed as 2026-11-22.
func iso(seed uint64) string {
	return fmt.Sprintf("%04d-%02d-%02d", seed/10_000, seed/100%100, seed%100)
}

// A clipboard takes what is copied and saved.
type clipboard struct {
	app.Exchange
	text, file string
}

func (c *clipboard) Copy(text string, done func(bool)) { c.text = text; done(true) }

func (c *clipboard) Save(name, _ string, done func(string, error)) { c.file = name; done(name, nil) }

// keep files finished games of Vino that were played a minute, a day and thirty days ago.
func (d date) keep(t *testing.T, room *app.App) {
	t.Helper()
	vino, _ := games.ByName("vino")
	vino = pages.Of(vino)
	seats := []record.Seat{{Kind: record.Human, Crest: "fox", Name: "Clara"}, {Kind: "easy", Crest: "owl", Name: "Hugo"}, {Kind: "easy", Crest: "hare", Name: "Emma"}}
	for i, when := range []time.Time{d.at.AddDate(0, 0, -30), d.at.AddDate(0, 0, -1), d.at.Add(-time.Minute)} {
		over := playOut(t, vino, uint64(i), seats)
		a := archive.Archive{Store: room.Store, Now: clock.At(when)}
		if err := a.Keep(over); err != nil {
			t.Fatal(err)
		}
		if err := a.File(over); err != nil {
			t.Fatal(err)
		}
	}
}

// listed looks when the list of games says that they were played.
func (d date) listed(t *testing.T, room *app.App) {
	t.Helper()
	d.keep(t, room)
	room.Push(saves.New(room, pages.With(games.All())))
	scenetest.Tick(t, room, 2)
	said := room.Outline().String()
	for _, when := range d.ago {
		if !strings.Contains(said, "Vino, "+when+",") {
			t.Errorf("the list of games does not say %q:\n%s", when, said)
		}
	}
}

// exported saves the statistics, and looks for the moment in the name of the file.
func (d date) exported(t *testing.T, room *app.App) {
	t.Helper()
	d.keep(t, room)
	out := &clipboard{}
	room.Exchange = out
	room.Push(statistics.New(room, pages.With(games.All()), "vino"))
	scenetest.Tick(t, room, 2)
	scenetest.Act(t, room, "export", "export/file")
	if !strings.Contains(out.file, d.file) {
		t.Errorf("the statistics are saved as %q, without %s", out.file, d.file)
	}
}

// fits composes the pages in a language at a size, today's table over, and wants no
// fault in their layout.
func (d date) fits(t *testing.T, lang, size string) {
	t.Helper()
	pages := map[string]func(*app.App) app.Scene{
		"home":       func(r *app.App) app.Scene { return home.New(r, pages.With(games.All())) },
		"saves":      func(r *app.App) app.Scene { return saves.New(r, pages.With(games.All())) },
		"statistics": func(r *app.App) app.Scene { return statistics.New(r, pages.With(games.All()), "vino") },
		"gamepage": func(r *app.App) app.Scene {
			kind, _ := games.ByName(d.game)
			kind = pages.Of(kind)
			return gamepage.New(r, kind, pages.With(games.All()))
		},
	}
	for name, open := range pages {
		room := newApp(d, lang, size)
		d.keep(t, room)
		room.Push(open(room))
		scenetest.Tick(t, room, 4)
		room.Stage().Rest()
		scenetest.Tick(t, room, 1)
		for _, fault := range scenetest.Faults(room, scenetest.Options{}) {
			t.Errorf("%s, %s at %s: %s", name, lang, size, fault)
		}
	}
}
