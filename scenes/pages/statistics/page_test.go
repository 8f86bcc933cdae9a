package statistics_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/statistics"
	"treille/scenes/play/host"
	"treille/scenes/testkit/scenetest"
)

// in runs a test in an app with games, which the page shows.
func in(t *testing.T, size string, games []played, test func(app *app.App, p *statistics.Page)) {
	t.Helper()
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English(size))
		p := open(t, app, "", games)
		scenetest.Tick(t, app, 2)
		test(app, p)
	})
}

// says holds the outline of an app to sentences.
func says(t *testing.T, app *app.App, wanted ...string) {
	t.Helper()
	said := app.Outline().String()
	for _, want := range wanted {
		if !strings.Contains(said, want) {
			t.Errorf("it does not say %q:\n%s", want, said)
		}
	}
}

// TestTheOutlineSaysEveryFigure holds the words of the page to the games in the ledger.
func TestTheOutlineSaysEveryFigure(t *testing.T) {
	in(t, "390x844", all(), func(app *app.App, p *statistics.Page) {
		says(t, app, "# Statistics: Weinhändler", "Games of Clara", "- games played: 48", "- won, 48 in a hundred: 23", "- won in a row, at most 3: 3",
			"- the best result: 52", "- medium: 10 of 23 won", "- 4 seats: 9 of 16 won", "- 28 points\n- 39 points, won", "## Bottles dealt and drawn\nAs usual",
			"- Merlot: 44, expected 39.5", "- an empty bottle: 11, expected 13.4")
		scenetest.Act(t, app, "all")
		says(t, app, "All 48 finished games", "Weinhändler, 19 Nov, 21:40, 32 points, 1st of 5, a day’s table. ")
		scenetest.Act(t, app, "back")
		scenetest.Act(t, app, "game/zankapfel")
		says(t, app, "# Statistics: Zankapfel", "- games played: 23", "## Apples dealt\nAs usual", "## Dice rolled\nVery unlucky", "- 6: 26, expected 33.0")
		scenetest.Act(t, app, "game/vino")
		says(t, app, "Nobody has finished a game of Vino here yet.")
		scenetest.Act(t, app, "play")
		scenetest.Find(t, app, "start")
	})
}

// TestAGameThatWasBroughtInIsNotLookedAtFirst brings in a game of Vino: the page opens with
// the game that was played here.
func TestAGameThatWasBroughtInIsNotLookedAtFirst(t *testing.T) {
	scenetest.Do(func() {
		record, err := os.ReadFile("../saves/testdata/over-vino.treille")
		if err != nil {
			t.Fatal(err)
		}
		app := scenetest.NewApp(scenetest.English("390x844"))
		keep(t, app, all())
		if _, err := host.Games(app).Import(record); err != nil {
			t.Fatal(err)
		}
		app.Push(statistics.New(app, pages.With(games.All()), ""))
		scenetest.Tick(t, app, 2)
		says(t, app, "# Statistics: Weinhändler")
	})
}

// TestItOpensAtWhatIsPlayed opens the page before any game is finished: at the game under way, or at the
// first on the shelf if there is none.
func TestItOpensAtWhatIsPlayed(t *testing.T) {
	scenetest.Do(func() {
		record, err := os.ReadFile("../../games/vino/testdata/choose-4.treille")
		if err != nil {
			t.Fatal(err)
		}
		app := scenetest.NewApp(scenetest.English("390x844"))
		app.Push(statistics.New(app, pages.With(games.All()), ""))
		scenetest.Tick(t, app, 2)
		says(t, app, "# Statistics: "+games.All()[0].About(app.Words).Title)
		app.Pop()
		if err := app.Store.Save(archive.RunningKey, record); err != nil {
			t.Fatal(err)
		}
		app.Push(statistics.New(app, pages.With(games.All()), ""))
		scenetest.Tick(t, app, 2)
		says(t, app, "# Statistics: Vino")
	})
}

// TestGamesWithHintsAreKeptApart turns to the games with hints, and back.
func TestGamesWithHintsAreKeptApart(t *testing.T) {
	in(t, "1280x800", people(), func(app *app.App, p *statistics.Page) {
		says(t, app, "without hints", "games played: 46")
		scenetest.Act(t, app, "hints/1")
		says(t, app, "with hints", "games played: 2")
		scenetest.Act(t, app, "hints/0")
		says(t, app, "games played: 46")
	})
}

// TestEverybodyHasGamesOfHisOwn chooses other people of a game that several played.
func TestEverybodyHasGamesOfHisOwn(t *testing.T) {
	games := people()
	for i := range 6 {
		games[len(games)-20+i].who[1] = fmt.Sprint("Guest ", i)
	}
	in(t, "390x844", games, func(app *app.App, p *statistics.Page) {
		scenetest.Act(t, app, "whom", "whom/1")
		says(t, app, "Games of Hugo", "games played: 1")
		if app.Stage().Find("hints/0") != nil {
			t.Error("he is asked for hints that he never had")
		}
		scenetest.Act(t, app, "whom", "whom/next", "whom/7")
		says(t, app, "Games of Guest 1", "games played: 1")
		scenetest.Act(t, app, "game/zankapfel")
		says(t, app, "Games of Clara", "games played: 23")
	})
}

// outside takes what goes out.
type outside struct {
	files     map[string]string
	clipboard string
}

func (o *outside) Save(name, text string, done func(string, error)) {
	o.files = map[string]string{name: text}
	done(name, nil)
}

func (o *outside) Copy(text string, done func(bool)) { o.clipboard = text; done(true) }

func (o *outside) Paste(func(string, bool)) {}

func (o *outside) Choose(func(string, bool)) bool { return false }

// TestExport writes the table of a game to a file, and to the clipboard.
func TestExport(t *testing.T) {
	games := people()
	games[len(games)-2].who[0] = `Clara, "C"`
	in(t, "390x844", games, func(app *app.App, p *statistics.Page) {
		out := &outside{}
		app.Exchange = out
		scenetest.Act(t, app, "export", "export/file")
		text := out.files["treille-weinhaendler-20261120-2140.csv"]
		lines := strings.Split(text, "\n")
		if len(lines) != 50 || lines[0] != "when,game,seats,seed,options,names,players,points,winners,hints,counts,today" || lines[49] != "" {
			t.Fatalf("it has %d lines:\n%s", len(lines), text)
		}
		last := games[len(games)-1]
		want := fmt.Sprintf("2026-11-20 21:40,weinhaendler,%d,%d,,%s,human;%s,34;", len(last.who), 4127+101*101*37, strings.Join(append([]string{"Clara"}, scenetest.Names()[1:len(last.who)]...), ";"), strings.Join(last.who[1:], ";"))
		if !strings.HasPrefix(lines[48], want) || !strings.HasSuffix(lines[48], ",Clara,Clara,yes,no") {
			t.Errorf("the last line is\n%s, not\n%s…", lines[48], want)
		}
		if !strings.Contains(lines[47], `,"Clara, ""C"";Hugo;`) {
			t.Errorf("quotes are lost in\n%s", lines[47])
		}
		scenetest.Act(t, app, "export", "export/copy")
		if out.clipboard != text {
			t.Error("something else is copied")
		}
	})
}

// TestResettingAsksAndOffersAWayOut lets the figures of one game go back to zero.
func TestResettingAsksAndOffersAWayOut(t *testing.T) {
	in(t, "1280x800", all(), func(app *app.App, p *statistics.Page) {
		scenetest.Act(t, app, "delete")
		if app.Outline().Find("statistics") != nil {
			t.Error("what lies below the question, and cannot be reached, is read")
		}
		says(t, app, "Weinhändler: all figures so far go back to zero, for Clara. Saved games stay.")
		if app.Stage().Find("delete/own") != nil {
			t.Error("one person’s figures are told from everybody’s where there is one person")
		}
		for _, out := range []string{"close", "cancel"} {
			scenetest.Act(t, app, out)
			says(t, app, "games played: 48")
			scenetest.Act(t, app, "delete")
		}
		if c := scenetest.Find(t, app, "delete/sure"); c.Label != "Reset statistics" {
			t.Errorf("the button that resets says %q", c.Label)
		}
		scenetest.Act(t, app, "cancel")
		scenetest.Act(t, app, "delete", "delete/export", "close", "delete", "delete/sure")
		says(t, app, "Nobody has finished a game of Weinhändler here yet.")
		scenetest.Act(t, app, "game/zankapfel")
		says(t, app, "games played: 23")
		list, err := (archive.Archive{Store: app.Store, Now: app.Now}).Games()
		if err != nil || len(list) != len(all()) {
			t.Errorf("%d games are left: %v", len(list), err)
		}
	})
}

// TestOnePersonsFiguresAreReset resets those of somebody who has shared no game, and finds
// that those of others cannot be reset alone.
func TestOnePersonsFiguresAreReset(t *testing.T) {
	games := people()
	games[len(games)-7].who[0] = "Emma"
	in(t, "390x844", games, func(app *app.App, p *statistics.Page) {
		scenetest.Act(t, app, "delete")
		for _, name := range []string{"Clara", "Hugo", "Emma"} {
			says(t, app, name)
		}
		if app.Stage().Find("delete/own") != nil {
			t.Error("Clara’s figures can be reset without Hugo’s, with whom she has played")
		}
		if c := scenetest.Find(t, app, "delete/sure"); c.Label != "Reset statistics" {
			t.Errorf("the only button that resets says %q", c.Label)
		}
		scenetest.Act(t, app, "close", "whom")
		for i := range 4 {
			id := fmt.Sprint("whom/", i)
			if c := app.Stage().Find(id); c != nil && c.Label == "Emma" {
				scenetest.Act(t, app, id)
				break
			}
		}
		says(t, app, "Games of Emma", "games played: 1")
		scenetest.Act(t, app, "delete", "delete/own")
		says(t, app, "Games of Clara", "games played: 45")
		if said := app.Outline().String(); strings.Contains(said, "Emma") {
			t.Errorf("she has figures still:\n%s", said)
		}
	})
}

// TestAllFinishedGamesAreOneList opens it from the statistics of a game, filtered.
func TestAllFinishedGamesAreOneList(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		in(t, size, all(), func(app *app.App, p *statistics.Page) {
			if c := scenetest.Find(t, app, "all"); c.Label != "All 48 finished games" {
				t.Errorf("the way to them says %q", c.Label)
			}
			scenetest.Act(t, app, "all")
			if said := app.Outline().String(); !strings.Contains(said, "All 48 finished games") || strings.Contains(said, "Zankapfel") {
				t.Errorf("the list says\n%s", said)
			}
			scenetest.Act(t, app, "more/done-000102")
			scenetest.Find(t, app, "more/replay")
		})
	}
}

// TestDeletedRecordsStillCount shows games of which only the entries are left.
func TestDeletedRecordsStillCount(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		app.Now = func() time.Time { return now }
		keep(t, app, all())
		data, err := app.Store.Load("ledger")
		if err != nil {
			t.Fatal(err)
		}
		gone := strings.ReplaceAll(string(data), " done-0001", " -\x00")
		for i := range 3 {
			gone = strings.Replace(gone, fmt.Sprintf("-\x00%02d", i), "-", 1)
		}
		if err := app.Store.Save("ledger", []byte(gone)); err != nil {
			t.Fatal(err)
		}
		app.Push(statistics.New(app, pages.With(games.All()), "weinhaendler"))
		scenetest.Tick(t, app, 2)
		says(t, app, "games played: 48")
		if c := scenetest.Find(t, app, "all"); c.Label != "All 45 finished games" {
			t.Errorf("the way to those that are kept says %q", c.Label)
		}
	})
}

// TestDrawsAreThoseOfTheEngine holds what the page shows to what is counted.
func TestDrawsAreThoseOfTheEngine(t *testing.T) {
	for _, spec := range pages.With(games.All()) {
		counted := spec.Game.(engine.Fortunate).Luck()
		if len(spec.Luck) != len(counted) {
			t.Fatalf("%s has %d kinds of draws, not %d", spec.Name(), len(spec.Luck), len(counted))
		}
		for i, n := range counted {
			if len(spec.Luck[i].Things) != n {
				t.Errorf("%s: draws %d bring %d things, not %d", spec.Name(), i, len(spec.Luck[i].Things), n)
			}
		}
	}
}

// TestKeysReachEverything walks over the page with Tab and arrows as far as they lead.
func TestKeysReachEverything(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "820x1180", "1280x800"} {
		in(t, size, people(), func(app *app.App, p *statistics.Page) {
			reached := map[string]bool{}
			st := app.Stage()
			ways := []func() string{func() string { return st.Tab(false) }, func() string { return st.Arrow(1, 0) }, func() string { return st.Arrow(-1, 0) },
				func() string { return st.Arrow(0, 1) }, func() string { return st.Arrow(0, -1) }}
			for open := []string{"back"}; len(open) > 0; open = open[1:] {
				for _, way := range ways {
					app.Focus(open[0])
					if f := way(); !reached[f] {
						reached[f] = true
						open = append(open, f)
					}
				}
			}
			for _, c := range st.Controls() {
				if !reached[c.ID] {
					t.Errorf("%s: no key leads to %s", size, c.ID)
				}
			}
		})
	}
}

// eightHundred are so many games, each with what chance brought.
func eightHundred() []played {
	list := many("weinhaendler", 3, 5, 800, bottles)
	for i := range list {
		list[i].luck = bottles
	}
	return list
}

// BenchmarkCompose composes the page of 800 games.
func BenchmarkCompose(b *testing.B) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		open(b, app, "", eightHundred())
		scenetest.Tick(b, app, 2)
		b.ResetTimer()
		for range b.N {
			app.Changed()
			scenetest.Tick(b, app, 1)
		}
	})
}

// BenchmarkWake looks anew at 800 games, and counts them.
func BenchmarkWake(b *testing.B) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		p := open(b, app, "", eightHundred())
		b.ResetTimer()
		for range b.N {
			p.Wake()
		}
	})
}

// TestThePageOpensOnThePlayerOfThisDevice plays against Jonas, who is the first of the seats and
// played last.
func TestThePageOpensOnThePlayerOfThisDevice(t *testing.T) {
	scenetest.Do(func() {
		over := []played{{game: "vino", points: []int32{20, 24, 9}, who: []string{"Jonas", "Zofiė", "easy"}}, {game: "vino", points: []int32{20, 4, 9}, who: []string{"Jonas", "easy", "easy"}}}
		for _, me := range []string{"Zofiė", "Jonas"} {
			a := scenetest.NewApp(scenetest.English("390x844"))
			a.SetMe(me, "boar")
			open(t, a, "vino", over)
			scenetest.Tick(t, a, 2)
			if said := a.Outline().String(); !strings.Contains(said, me) {
				t.Errorf("it opens for %s on\n%s", me, said)
			}
			games, err := host.Games(a).Games()
			if err != nil {
				t.Fatal(err)
			}
			if whom, _ := statistics.Latest(games, "vino", statistics.PersonOf(a.Me())); whom.Name != me || whom.Crest != "boar" {
				t.Errorf("the record is that of %s", whom.Name)
			}
			if p := games[0].Whose(me); games[0].Record.Seats[p].Name != me {
				t.Errorf("the row of the game is told of seat %d", p)
			}
		}
	})
}
