package home_test

import (
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/data/today"
	"treille/scenes/play/host"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// clipboard takes what is copied.
type clipboard struct {
	app.Exchange
	text string
}

func (c *clipboard) Copy(text string, done func(bool)) { c.text = text; done(true) }

// onDay runs a test in an app with the page, at a time that can be set.
func onDay(t *testing.T, keep func(testing.TB, *app.App), test func(app *app.App, at *time.Time)) {
	t.Helper()
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		keep(t, app)
		open(t, app)
		at := now
		app.Now = func() time.Time { return at }
		scenetest.Tick(t, app, 2)
		test(app, &at)
	})
}

// oneSheet checks that the game under way is said to be today’s table, and stands there once.
func oneSheet(t *testing.T, app *app.App) {
	t.Helper()
	if got := scenetest.Find(t, app, "continue").Label; got != app.Words.Today.Forth+": Zankapfel" {
		t.Errorf("the button says %q", got)
	}
	if app.Stage().Find("today") != nil {
		t.Error("today’s table stands there twice")
	}
}

// buttonSays checks what the button of today's table says, after which it names the game.
func buttonSays(t *testing.T, app *app.App, want string) {
	t.Helper()
	if got, game, _ := strings.Cut(scenetest.Find(t, app, "today").Label, ": "); got != want || game == "" {
		t.Errorf("the button says %q of %q, not %q", got, game, want)
	}
}

// parsed is the record that is kept under a key.
func parsed(t *testing.T, app *app.App, key string) *record.Record {
	t.Helper()
	data, err := app.Store.Load(key)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := record.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

func TestTodaysTableIsBegunOnce(t *testing.T) {
	keepSettings := func(t testing.TB, app *app.App) {
		keep(t, app, "under-way")
		app.SetMe("Zoé", "rabbit")
	}
	onDay(t, keepSettings, func(app *app.App, _ *time.Time) {
		w := &app.Words.Today
		buttonSays(t, app, w.PlayIt)
		scenetest.Act(t, app, "today")
		rec := parsed(t, app, archive.RunningKey)
		if d, ok := today.Of(rec); !ok || d != today.DayOf(now) || rec.Seed != 20261120 {
			t.Fatalf("it begins\n%s", rec.Bytes())
		}
		if me := rec.Seats[today.At(today.DayOf(now)).Person]; me.Name != "Zoé" || me.Crest != "rabbit" {
			t.Errorf("the person is %v", me)
		}
		if keys, _ := app.Store.List("shelf-"); len(keys) != 1 {
			t.Errorf("of the game under way before there is left %q", keys)
		}
		keepBytes(t, app, todays(t, "today-begun"))
		app.Home()
		scenetest.Tick(t, app, 2)
		oneSheet(t, app)
		begun := parsed(t, app, archive.RunningKey)
		if err := host.Games(app).Unshelve("shelf-000001"); err != nil { // another is gone on with
			t.Fatal(err)
		}
		app.Home()
		scenetest.Tick(t, app, 2)
		buttonSays(t, app, w.Forth)
		scenetest.Act(t, app, "today")
		if back := parsed(t, app, archive.RunningKey); back.Seed != begun.Seed || len(back.Plies) < len(begun.Plies) {
			t.Errorf("it goes on with\n%s", back.Bytes())
		}
	})
}

func TestTodaysTableIsContinuedThoughItCouldNotBeStored(t *testing.T) {
	unsaved := func(t testing.TB, app *app.App) { app.Unsaved = todays(t, "today-begun") }
	onDay(t, unsaved, func(app *app.App, _ *time.Time) {
		oneSheet(t, app)
		app.Store.(*store.Memory).Forbidden = true // also where the store has gone
		scenetest.Act(t, app, "settings", "back")
		oneSheet(t, app)
	})
}

func TestWhatCameOfTodaysTable(t *testing.T) {
	onDay(t, playDays, func(app *app.App, _ *time.Time) {
		out := &clipboard{}
		app.Exchange, app.Address = out, "https://treille.example/"
		buttonSays(t, app, app.Words.Today.Back)
		scenetest.Act(t, app, "today")
		outline := app.Outline().String()
		for _, words := range []string{"Zankapfel: 2nd of 4, 31 points.", "5 days in a row.", "Next table in 5 hours."} {
			if !strings.Contains(outline, words) {
				t.Errorf("nobody says %q:\n%s", words, outline)
			}
		}
		if app.Outline().Find("home") != nil {
			t.Errorf("what lies below the sheet, and cannot be reached, is read:\n%s", outline)
		}
		scenetest.Act(t, app, "today/copy")
		want := "Treille, today’s table 2026-11-20: Zankapfel, 2nd of 4, 31 points. 5 days in a row. https://treille.example/"
		if out.text != want || utf8.RuneCountInString(out.text) > 200 {
			t.Errorf("copied is %q", out.text)
		}
		scenetest.Act(t, app, "today", "today/replay")
		if app.Depth() != 2 {
			t.Error("it is not shown again")
		}
	})
}

// TestTheLeafOpensAllDays presses the leaf of the calendar, on every arrangement.
func TestTheLeafOpensAllDays(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "820x1180", "1280x800"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			playDays(t, app)
			open(t, app)
			scenetest.Tick(t, app, 2)
			scenetest.Act(t, app, "days")
			if said := app.Outline().String(); !strings.Contains(said, "November 2026") || !strings.Contains(said, "Five days in a row") {
				t.Errorf("%s: it opens\n%s", size, said)
			}
		})
	}
}

// TestTheLeafIsAlwaysThere presses it where little room is left to today's table: beside one on a
// server, and a game under way, or its own. The other button names the game.
func TestTheLeafIsAlwaysThere(t *testing.T) {
	for id, keep := range map[string]func(testing.TB, *app.App){
		"today":    func(t testing.TB, app *app.App) { keep(t, app, "under-way") },
		"continue": func(t testing.TB, app *app.App) { keepBytes(t, app, todays(t, "today-begun")) },
	} {
		for _, size := range []string{"320x568", "390x844", "568x320", "844x390", "820x1180", "1280x800"} {
			for _, text := range []int{100, 200} {
				scenetest.Do(func() {
					app := scenetest.NewApp(scenetest.Look{Size: size, Lang: "de", Text: text})
					keep(t, app)
					openOnline(t, app)
					scenetest.Tick(t, app, 2)
					if label := scenetest.Find(t, app, id).Label; !strings.HasSuffix(label, ": Zankapfel") {
						t.Errorf("%s, %d %%: the button says %q", size, text, label)
					}
					scenetest.Act(t, app, "days")
					if app.Outline().Find("calendar") == nil {
						t.Errorf("%s, %d %%: the leaf opens\n%s", size, text, app.Outline())
					}
				})
			}
		}
	}
}

// TestTodaysTableUnderWayIsOneSheet looks at it on every arrangement: it is named, its leaf leads
// to all days, and one button goes on.
func TestTodaysTableUnderWayIsOneSheet(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "820x1180", "1280x800"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			keepBytes(t, app, todays(t, "today-begun"))
			open(t, app)
			scenetest.Tick(t, app, 2)
			oneSheet(t, app)
			named := 0
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Kind == ui.Text && it.Words == app.Words.Today.Title {
					named++
				}
			})
			if named != 1 {
				t.Errorf("%s: it is named %d times", size, named)
			}
			scenetest.Act(t, app, "days", "back", "continue")
			if app.Depth() != 2 {
				t.Errorf("%s: it does not go on", size)
			}
		})
	}
}

// TestTheResultSaysWhoseDayItIs shares today's table from its result, on its day and
// later, and a game at it that does not count.
func TestTheResultSaysWhoseDayItIs(t *testing.T) {
	d := today.DayOf(now)
	const text, address, deal = "Treille, today’s table 2026-11-20: Zankapfel, 2nd of 4, 31 points.", "https://treille.example/", "#game=zankapfel&seats=4&seed=20261120"
	for what, c := range map[string]struct {
		first, before today.Day // that were played
		days          int       // that have gone by
		result        string
		text          string // that is copied
		link          string // the same
		opens         string
	}{
		"in a run":  {d - 4, d, 0, "Today’s table, 20 Nov: counted. 5 days in a row.", text + " 5 days in a row. " + address, address, "today’s table"},
		"alone":     {d, d, 0, "Today’s table, 20 Nov: counted.", text + " " + address, address, "today’s table"},
		"next year": {d, d, 365, "Today’s table, 20 Nov 2026: counted.", text + " " + address + deal, address + deal, "seed 20261120"},
		"again":     {d, d + 1, 0, "Today’s table, 20 Nov: not counted.", "", address + deal, "seed 20261120"},
	} {
		onDay(t, func(testing.TB, *app.App) {}, func(app *app.App, at *time.Time) {
			out := &clipboard{}
			app.Exchange, app.Address = out, address
			result(c.first, c.before)(t, app)
			later := now.AddDate(0, 0, c.days)
			app.Now = func() time.Time { return later.In(time.FixedZone("", -9*3600)) }
			scenetest.Act(t, app, "see", "result")
			if s := app.Outline().Find("today"); s == nil || s.Heading != c.result || app.Outline().Find("seed") != nil {
				t.Errorf("%s: the result says\n%s", what, app.Outline())
			}
			scenetest.Act(t, app, "share", "copy/text")
			if c.text != "" && out.text != c.text || c.text == "" && (strings.Contains(out.text, "today’s") || !strings.HasSuffix(out.text, " "+c.link)) {
				t.Errorf("%s: the text is %q", what, out.text)
			}
			scenetest.Act(t, app, "copy/link")
			if said := app.Outline().String(); out.text != c.link || !strings.Contains(said, c.opens) {
				t.Errorf("%s: the link is %q, and one hears\n%s", what, out.text, said)
			}
		})
	}
}

// TestAReplayOfTodaysTableSaysSo sees it again to its result, where it is not shared.
func TestAReplayOfTodaysTableSaysSo(t *testing.T) {
	onDay(t, playDays, func(app *app.App, _ *time.Time) {
		scenetest.Act(t, app, "today", "today/replay", "replay/round-on")
		for app.Stage().Find("result") == nil {
			scenetest.Act(t, app, "replay/round-on")
		}
		scenetest.Act(t, app, "result")
		if s := app.Outline().Find("today"); s == nil || !strings.Contains(s.Heading, ": counted. 5 days") {
			t.Errorf("the result says\n%s", app.Outline())
		}
		if app.Stage().Find("share") != nil {
			t.Error("it is shared from its replay")
		}
	})
}

func TestADeletedGameIsNotPlayedAgain(t *testing.T) {
	onDay(t, playDays, func(app *app.App, _ *time.Time) {
		if err := host.Games(app).Delete("done-000001"); err != nil {
			t.Fatal(err)
		}
		app.Home()
		scenetest.Tick(t, app, 2)
		scenetest.Act(t, app, "today")
		if app.Stage().Find("today/replay") != nil || app.Stage().Find("today/copy") == nil {
			t.Error("what is left of it is not its outcome alone")
		}
	})
}

func TestTheClockTurns(t *testing.T) {
	onDay(t, playDays, func(app *app.App, at *time.Time) {
		w := &app.Words.Today
		set := func(m time.Time, want string) {
			t.Helper()
			*at = m
			scenetest.Tick(t, app, 2)
			buttonSays(t, app, want)
		}
		set(now.Add(4*time.Hour), w.Back)
		if says := app.Outline().String(); !strings.Contains(says, "Next table in 1 hour.") {
			t.Errorf("it says\n%s", says)
		}
		scenetest.Act(t, app, "today") // the sheet is open at midnight
		set(time.Date(2026, 11, 21, 0, 0, 1, 0, time.UTC), w.PlayIt)
		set(time.Date(2026, 11, 21, 1, 0, 0, 0, time.FixedZone("", 2*3600)), w.Back) // it is the 20th in UTC
		set(now.AddDate(0, 0, -4), w.Back)
		set(now.AddDate(0, 0, -5), w.PlayIt)
	})
}

// TestAGameBelongsToTheDayOnWhichItWasBegun ends one after midnight.
func TestAGameBelongsToTheDayOnWhichItWasBegun(t *testing.T) {
	begun := func(t testing.TB, app *app.App) { keepBytes(t, app, todays(t, "today-begun")) }
	onDay(t, begun, func(app *app.App, at *time.Time) {
		w := &app.Words.Today
		*at = now.AddDate(0, 0, 1)
		scenetest.Tick(t, app, 2)
		buttonSays(t, app, w.PlayIt)
		host.NewSaver(app).Keep(todays(t, "today-over"))
		app.Home()
		scenetest.Tick(t, app, 2)
		buttonSays(t, app, w.PlayIt)
		*at = now
		scenetest.Tick(t, app, 2)
		buttonSays(t, app, w.Back)
	})
}

func TestWhenAllIsDeletedTodaysTableIsNew(t *testing.T) {
	onDay(t, playDays, func(app *app.App, _ *time.Time) {
		app.Forget()
		scenetest.Tick(t, app, 2)
		buttonSays(t, app, app.Words.Today.PlayIt)
	})
}

// TestTodaysTableCanBePlayedIfNothingCanBeKept presses twice, as at a new game: the
// first press says that the game under way would be lost.
func TestTodaysTableCanBePlayedIfNothingCanBeKept(t *testing.T) {
	full := func(t testing.TB, app *app.App) {
		keep(t, app, "under-way")
		app.Store.(*store.Memory).Limit = len(scenetest.Record(t, "under-way").Bytes())
	}
	onDay(t, full, func(app *app.App, _ *time.Time) {
		scenetest.Act(t, app, "today")
		if app.Depth() != 1 || parsed(t, app, archive.RunningKey).Game != "weinhaendler" {
			t.Fatal("the game under way is given up without a word")
		}
		scenetest.Act(t, app, "today")
		if app.Depth() != 2 {
			t.Error("today's table cannot be played")
		}
	})
}

// TestTheWordsOfTodaysTableLeadToAllDays presses beside the leaf, on its words.
func TestTheWordsOfTodaysTableLeadToAllDays(t *testing.T) {
	onDay(t, func(testing.TB, *app.App) {}, func(app *app.App, _ *time.Time) {
		words := ui.Rect{}
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Text && it.Words == app.Words.Today.Title {
				words = it.Box
			}
		})
		i := ui.Hit(app.Stage().Controls(), words.X+2, words.Y-2)
		if i < 0 || app.Stage().Controls()[i].ID != "days" {
			t.Errorf("the words at %v press nothing", words)
		}
	})
}
