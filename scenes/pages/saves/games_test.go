package saves_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/daily"
	"treille/scenes/pages/saves"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// in runs a test in an app with games, which the page shows.
func in(t *testing.T, keep func(testing.TB, *app.App), test func(app *app.App, p *saves.Page, out *outside)) {
	t.Helper()
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		keep(t, app)
		out := &outside{}
		app.Exchange = out
		p := open(app)
		scenetest.Tick(t, app, 2)
		test(app, p, out)
	})
}

// press reaches a control and presses it.
func press(t *testing.T, app *app.App, p app.Scroller, ids ...string) {
	t.Helper()
	for _, id := range ids {
		reach(t, app, p, id)
		scenetest.Act(t, app, id)
	}
}

// listen returns what an app speaks from now on.
func listen(app *app.App) *[]string {
	var said []string
	app.Listen(func(s string) { said = append(said, s) })
	return &said
}

func load(t *testing.T, app *app.App, key string) []byte {
	t.Helper()
	data, err := app.Store.Load(key)
	must(t, err)
	return data
}

func finished(t *testing.T, app *app.App) (list []*archive.Game) {
	t.Helper()
	all, err := at(app, 0).Games()
	must(t, err)
	for _, g := range all {
		if g.Key != "" {
			list = append(list, g)
		}
	}
	return list
}

func TestAnotherGameIsGoneOnWith(t *testing.T) {
	in(t, keepAll, func(app *app.App, p *saves.Page, _ *outside) {
		running, vino := load(t, app, archive.RunningKey), load(t, app, "shelf-000001")
		press(t, app, p, "open/shelf-000001", "more/continue")
		if said := app.Outline().String(); !strings.Contains(said, app.Words.Vino.About.Title) || app.Depth() != 2 {
			t.Errorf("one is at\n%s", said)
		}
		if !bytes.HasPrefix(load(t, app, archive.RunningKey), vino) { // others may have decided meanwhile
			t.Error("another game is the one under way")
		}
		aside, err := app.Store.List("shelf-")
		must(t, err)
		if len(aside) != 1 || !bytes.Equal(load(t, app, aside[0]), running) {
			t.Errorf("put aside are %q", aside)
		}
	})
}

func TestDeletingAsksAndOffersAWayOut(t *testing.T) {
	in(t, keepAll, func(app *app.App, p *saves.Page, out *outside) {
		running := string(load(t, app, archive.RunningKey))
		press(t, app, p, "running/game", "more/delete", "delete/export", "export/file")
		if text := out.files["treille-weinhaendler-20261120-2110.txt"]; text != running {
			t.Errorf("the files are %q", out.files)
		}
		press(t, app, p, "running/game", "more/delete")
		if app.Outline().Find("saves") != nil {
			t.Error("what lies below the question, and cannot be reached, is read")
		}
		press(t, app, p, "close")
		if string(load(t, app, archive.RunningKey)) != running {
			t.Fatal("it is gone before the answer")
		}
		press(t, app, p, "running/game", "more/delete", "delete/sure")
		if _, err := app.Store.Load(archive.RunningKey); !errors.Is(err, store.ErrNone) {
			t.Errorf("it is still there: %v", err)
		}
		scenetest.Find(t, app, "running/shelf-000001") // the next one is unfolded
	})
}

func TestAFinishedGameGoesOutAndComesIn(t *testing.T) {
	in(t, keepAll, func(app *app.App, p *saves.Page, out *outside) {
		first := finished(t, app)[7]
		whole := string(load(t, app, first.Key))
		press(t, app, p, "more/"+first.Key, "export/copy")
		if out.clipboard != whole {
			t.Error("something else is copied")
		}
		press(t, app, p, "more/"+first.Key, "more/delete", "delete/sure")
		if n := len(finished(t, app)); n != 7 {
			t.Fatalf("%d games are left", n)
		}
		press(t, app, p, "paste")
		back := finished(t, app)
		if len(back) != 8 {
			t.Fatalf("with the pasted one there are %d games", len(back))
		}
		found := false
		for _, g := range back {
			found = found || string(load(t, app, g.Key)) == whole && g.Record.Hash == first.Record.Hash
		}
		if !found {
			t.Error("it has not come back as it was")
		}
	})
}

// TestASecretGameSaysWhatHasDealtIt opens what else can be done with one.
func TestASecretGameSaysWhatHasDealtIt(t *testing.T) {
	data, err := os.ReadFile("../../games/weinhaendler/testdata/over-secret.treille")
	must(t, err)
	keep := func(t testing.TB, app *app.App) {
		must(t, at(app, day).Keep(data))
		must(t, at(app, day).File(data))
	}
	in(t, keep, func(app *app.App, p *saves.Page, _ *outside) {
		g := finished(t, app)[0]
		if !g.Counts {
			t.Error("it does not count")
		}
		press(t, app, p, "more/"+g.Key)
		if o := app.Outline().String(); !strings.Contains(o, app.Words.Result.Secret) || strings.Contains(o, "seed 0") {
			t.Errorf("it says\n%s", o)
		}
	})
}

func TestWhatCannotBeReadIsRefusedWithItsLine(t *testing.T) {
	in(t, keepAll, func(app *app.App, p *saves.Page, out *outside) {
		said := listen(app)
		w, whole := app.Words.Saves, string(load(t, app, "done-000008"))
		for text, why := range map[string]string{
			string(damaged(t)): w.BadLine.With("n", "20"),
			strings.Replace(whole, " 0 draw ", " 1 draw ", 1): w.BadRule.With("n", "16"),
			"hello": w.WhyNoGame,
			strings.Replace(whole, `"treille 1"`, `"treille 2"`, 1):                            w.Newer,
			strings.Replace(whole, `[Rules "1"]`, `[Rules "2"]`, 1):                            w.OtherRules,
			strings.Replace(whole, `[Rules "1"]`, `[Rules "1+0123abcd"]`, 1):                   w.OtherRules,
			strings.Replace(whole, "[Rules \"1\"]\n", "", 1):                                   w.NoRules,
			regexp.MustCompile(`Hash ".*"`).ReplaceAllString(whole, `Hash "0123456789abcdef"`): w.BadEnd,
			"treille games 1\n= done-000001 99\n[Format":                                       w.WhyCutOff,
		} {
			*said = nil
			out.clipboard = text
			press(t, app, p, "paste")
			if want := w.NotIn.With("why", why); len(*said) != 1 || (*said)[0] != want {
				t.Errorf("said is %q, not %q", *said, want)
			}
		}
		if n := len(finished(t, app)); n != 8 {
			t.Errorf("there are %d games", n)
		}
	})
}

// TestEverythingGoesToAnotherRoom exports all games as one file, and brings it in by
// a dropped file elsewhere.
func TestEverythingGoesToAnotherRoom(t *testing.T) {
	in(t, keepAll, func(app *app.App, p *saves.Page, out *outside) {
		press(t, app, p, "everything")
		file := out.files["treille-all-20261120-2140.txt"]
		if file == "" {
			t.Fatalf("the files are %q", out.files)
		}
		there := scenetest.NewApp(scenetest.English("1280x800"))
		q := open(there)
		scenetest.Tick(t, there, 2)
		said := listen(there)
		for range 2 {
			q.Receive([]string{file}, true)
			scenetest.Tick(t, there, 2)
		}
		want := []string{"11 games were brought in.", "11 were here already."}
		if strings.Join(*said, "|") != strings.Join(want, "|") {
			t.Errorf("said is %q", *said)
		}
		state := map[string]any{}
		q.State(func(name string, value any) { state[name] = value })
		if state["running"] != 2 || state["finished"] != 8 || state["damaged"] != 1 {
			t.Errorf("there are %v", state)
		}
	})
}

// TestAllDroppedFilesAreTaken drops several at once: what cannot be brought in keeps
// the others out no more than their order does.
func TestAllDroppedFilesAreTaken(t *testing.T) {
	app := scenetest.NewApp(scenetest.English("1280x800"))
	p := open(app)
	scenetest.Tick(t, app, 2)
	said := listen(app)
	vino, zankapfel := string(scenetest.Record(t, "over-vino").Bytes()), string(scenetest.Record(t, "over-zankapfel").Bytes())
	for _, files := range [][]string{{"nonsense", vino, zankapfel}, {vino, zankapfel, "nonsense"}, {"nonsense", "nonsense"}} {
		p.Receive(files, true)
		scenetest.Tick(t, app, 2)
	}
	p.Receive([]string{vino}, false)
	want := []string{"2 games were brought in. This is no game of Treille.", "2 were here already. This is no game of Treille.",
		"Nothing was brought in. This is no game of Treille.", "One was here already. The file cannot be read."}
	if strings.Join(*said, "|") != strings.Join(want, "|") {
		t.Errorf("said is %q", *said)
	}
	if n := len(finished(t, app)); n != 2 {
		t.Errorf("there are %d games", n)
	}
}

// TestADamagedGameIsFoundWhenItIsSeen keeps a game that only turns out to be damaged
// when it is opened: it moves to the damaged ones, and stays as it is.
func TestADamagedGameIsFoundWhenItIsSeen(t *testing.T) {
	keep := func(t testing.TB, app *app.App) {
		must(t, app.Store.Save("shelf-000001", damaged(t)))
		must(t, app.Store.Save("shelf-000002", scenetest.Record(t, "running-vino").Bytes()))
	}
	in(t, keep, func(app *app.App, p *saves.Page, out *outside) {
		if app.Stage().Find("open/shelf-000001") != nil {
			t.Error("it can be unfolded")
		}
		if o := app.Outline().Find("damaged"); o == nil || !strings.Contains(o.Items[0], app.Words.Saves.BadLine.With("n", "20")) {
			t.Errorf("it is not said to be damaged: %v", o)
		}
		press(t, app, p, "export/shelf-000001", "export/copy")
		if out.clipboard != string(damaged(t)) {
			t.Error("something else is copied")
		}
	})
}

func TestTheOutlineSaysEachGame(t *testing.T) {
	in(t, keepAll, func(app *app.App, p *saves.Page, _ *outside) {
		said := app.Outline().String()
		for _, want := range []string{
			"Weinhändler, today, 21:10: Round 4, bidding. Your turn. Clara: ",
			"Vino, yesterday, 22:40: Round 5, choosing.",
			"All 8 finished games",
			"Farbenpoker, 20 Nov, 20:40, 24 chips, 1st of 4. Clara wins. Clara: 24, Jonas: 14, Hugo: 11 and Emma: 0",
			"Vino, 19 Nov, 21:40, 39 vineyards, 1st of 4, with hints. Clara wins. ",
			"Weinhändler, 18 Nov, 21:40, 40 points, 2nd of 4, a day’s table. Jonas wins. Jonas: 42, Clara: 40, ",
		} {
			if !strings.Contains(said, want) {
				t.Errorf("it does not say %q:\n%s", want, said)
			}
		}
		reach(t, app, p, "more/done-000005")
		if said := app.Outline().String(); !strings.Contains(said, "Weinhändler, 17 Nov, 21:40, 40 points, 2nd of 4. Jonas wins. Jonas: 42, ") {
			t.Errorf("of a game of two people it says\n%s", said)
		}
	})
}

// TestANameThatNobodyCouldTypeIsRefused brings in a game of Olga’s, who writes herself in other
// letters: the page says what it would say if they were typed.
func TestANameThatNobodyCouldTypeIsRefused(t *testing.T) {
	in(t, keepAll, func(app *app.App, p *saves.Page, out *outside) {
		rec := scenetest.Record(t, "over-zankapfel")
		rec.Seats[0].Name = "Ольга"
		out.clipboard = string(rec.Bytes())
		before := len(finished(t, app))
		press(t, app, p, "paste")
		if n, said := len(finished(t, app)), app.Outline().String(); n != before || !strings.Contains(said, app.Words.Errors.NameCharacter) {
			t.Errorf("there are %d games, and it says\n%s", n, said)
		}
	})
}

// TestFinishedGamesAreFiltered lists the games of one box, on every arrangement, also where
// the page opens so.
func TestFinishedGamesAreFiltered(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "820x1180", "1280x800"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			keepAll(t, app)
			p := open(app)
			listed := func(want int, keys ...string) {
				t.Helper()
				scenetest.Tick(t, app, 2)
				p.State(func(name string, value any) {
					if name == "finished" && value != want {
						t.Errorf("%s: %v games are listed, not %d", size, value, want)
					}
				})
				for _, k := range keys {
					reach(t, app, p, "more/"+k)
					scenetest.Find(t, app, "more/"+k)
				}
			}
			listed(8, "done-000008", "done-000001")
			press(t, app, p, "filter/2")
			listed(2, "done-000007", "done-000001")
			press(t, app, p, "filter/0")
			listed(8)
			p = saves.NewAt(app, pages.With(games.All()), "vino")
			app.Push(p)
			listed(2)
			if c := scenetest.Find(t, app, "more/done-000007"); c.Shown.H < c.Rect.H-1 {
				t.Errorf("%s: the games that the page opens at are out of sight", size)
			}
			if !scenetest.Find(t, app, "filter/2").Checked {
				t.Errorf("%s: nobody says which games are listed", size)
			}
		})
	}
}

// TestAFilterThatFindsNothingSaysSo chooses a box of which no game is kept.
func TestAFilterThatFindsNothingSaysSo(t *testing.T) {
	one := func(t testing.TB, app *app.App) { finish(t, app, "over-vino", 5, day) }
	in(t, one, func(app *app.App, p *saves.Page, _ *outside) {
		press(t, app, p, "filter/3")
		if said := app.Outline().String(); !strings.Contains(said, "No finished game of Zankapfel is kept.") {
			t.Errorf("it says\n%s", said)
		}
	})
}

// TestStrangeGamesComeIn brings in finished games that say nothing of their seats, or
// name a crest that there is not.
func TestStrangeGamesComeIn(t *testing.T) {
	in(t, keepAll, func(app *app.App, p *saves.Page, out *outside) {
		img := ebiten.NewImage(390, 844)
		defer img.Deallocate()
		for i, crest := range []string{"", "lion"} {
			rec := scenetest.Record(t, "over-zankapfel")
			if crest == "" {
				rec.Seats = nil
			}
			for i := range rec.Seats {
				rec.Seats[i].Kind, rec.Seats[i].Crest = "greedy", crest
			}
			out.clipboard = string(rec.Bytes())
			press(t, app, p, "paste")
			if n := len(finished(t, app)); n != 9+i {
				t.Fatalf("there are %d games", n)
			}
			app.Draw(img)
			if said := app.Outline().String(); !strings.Contains(said, "Zankapfel, 20 Nov, 21:40, 43 points") {
				t.Errorf("it says\n%s", said)
			}
			press(t, app, p, fmt.Sprintf("more/done-%06d", 9+i), "more/replay")
			if app.Depth() != 2 {
				t.Errorf("with the crest %q it is not replayed", crest)
			}
			app.Pop()
		}
	})
}

func TestAGameIsReplayed(t *testing.T) {
	in(t, keepAll, func(app *app.App, p *saves.Page, _ *outside) {
		running := load(t, app, archive.RunningKey)
		press(t, app, p, "more/done-000008", "more/replay")
		if said := app.Outline().String(); app.Depth() != 2 || !strings.Contains(said, app.Words.Farbenpoker.About.Title) {
			t.Errorf("one is at\n%s", said)
		}
		if !bytes.Equal(load(t, app, archive.RunningKey), running) {
			t.Error("the game under way is another one")
		}
	})
}

// TestKeysGoThroughALongList goes down all finished games with the arrow key: rows
// out of sight are there when the focus comes to them.
func TestKeysGoThroughALongList(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		const n = 60
		many(t, app, n)
		open(app)
		scenetest.Tick(t, app, 2)
		app.Focus(fmt.Sprintf("more/done-%06d", n))
		for i := n; i > 1; i-- {
			app.Focus(app.Stage().Arrow(0, 1))
			scenetest.Tick(t, app, 1)
			if want := fmt.Sprintf("more/done-%06d", i-1); app.Stage().Focus() != want {
				t.Fatalf("the focus is on %s, not on %s", app.Stage().Focus(), want)
			}
			if c := app.Stage().Find(app.Stage().Focus()); c.Shown != c.Rect {
				t.Fatalf("%s has the focus and is out of sight", c.ID)
			}
		}
	})
}

// many keeps n finished games.
func many(t testing.TB, app *app.App, n int) {
	t.Helper()
	rec := scenetest.Record(t, "over-farbenpoker")
	for i := range n {
		rec.Seed = uint64(i)
		must(t, app.Store.Save(fmt.Sprintf("done-%06d", i+1), rec.Bytes()))
	}
	app.Now = func() time.Time { return now }
	_, err := at(app, 0).Games() // what has no entry in the ledger gets one
	must(t, err)
	must(t, at(app, 0).DeleteStatistics("none", "")) // and keeps it
}

// TestOnlyAFewRowsAreComposed holds long lists to what is near.
func TestOnlyAFewRowsAreComposed(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		many(t, app, 300)
		open(app)
		scenetest.Tick(t, app, 2)
		items := 0
		app.Stage().Visit(func(ui.Item, ui.Rect) { items++ })
		if items > 400 {
			t.Errorf("%d things are composed", items)
		}
	})
}

// BenchmarkAllFinished composes the list of 800 finished games.
func BenchmarkAllFinished(b *testing.B) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		many(b, app, 800)
		open(app)
		scenetest.Tick(b, app, 2)
		scenetest.Act(b, app, "all")
		b.ResetTimer()
		for range b.N {
			app.Changed()
			scenetest.Tick(b, app, 1)
		}
	})
}

// BenchmarkGather looks which of 800 finished games there are.
func BenchmarkGather(b *testing.B) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		many(b, app, 800)
		p := open(app)
		b.ResetTimer()
		for range b.N {
			p.Wake()
		}
	})
}

// beginToday begins today's table, and leaves it for the page.
func beginToday(t testing.TB, app *app.App) {
	t.Helper()
	app.Now = func() time.Time { return now }
	d := daily.New(app, pages.With(games.All()), &table.Panel{})
	d.Look()
	_, _, begin := d.Step()
	begin()
	app.Home()
	open(app)
}

// TestTodaysTableIsMarked begins it: among the games it is said to be today's, and no longer on the
// day after.
func TestTodaysTableIsMarked(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			beginToday(t, app)
			marked := func(want string) {
				t.Helper()
				scenetest.Tick(t, app, 2)
				shown := false
				app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					shown = shown || it.Kind == ui.Surface && it.Surface.Icon == "calendar" || it.Kind == ui.Text && it.Words == want
				})
				if said := app.Outline().String(); !shown || !strings.Contains(said, "Zankapfel, "+want+", ") {
					t.Errorf("%s: shown %v, and it says\n%s", size, shown, said)
				}
			}
			marked("Today’s table")
			app.Home()
			open(app)
			app.Now = func() time.Time { return now.AddDate(0, 0, 1) }
			marked("A day’s table")
		})
	}
}

// TestAForeignTextStaysInTheField pastes what is no game: the panel stays with the text and says
// why; a game in its place comes in.
func TestAForeignTextStaysInTheField(t *testing.T) {
	in(t, func(testing.TB, *app.App) {}, func(app *app.App, p *saves.Page, _ *outside) {
		p.PasteField("Dear diary")
		p.BringPasted()
		if said := app.Outline().String(); !p.Panel.Open() || p.Pasted() != "Dear diary" || !strings.Contains(said, app.Words.Saves.WhyNoGame) {
			t.Errorf("open: %v, the field has %q, and it says\n%s", p.Panel.Open(), p.Pasted(), said)
		}
		p.PasteField(string(scenetest.Record(t, "running-vino").Bytes()))
		p.BringPasted()
		if list, err := app.Store.List("shelf-"); p.Panel.Open() || err != nil || len(list) != 1 {
			t.Errorf("open: %v; put aside are %q, %v", p.Panel.Open(), list, err)
		}
	})
}

// TestEscapeInTheFieldShutsItsPanel leaves the field by Escape: the panel is no more to be seen.
func TestEscapeInTheFieldShutsItsPanel(t *testing.T) {
	in(t, func(testing.TB, *app.App) {}, func(app *app.App, p *saves.Page, _ *outside) {
		p.PasteField("Dear diary")
		scenetest.Tick(t, app, 1)
		scenetest.Find(t, app, "bring-in")
		p.LeaveField()
		if scenetest.Tick(t, app, 1); app.Stage().Find("bring-in") != nil {
			t.Error("the panel is still there")
		}
	})
}

// TestWaysInAndOutDifferInTheirSigns compares those of bringing in and of saving.
func TestWaysInAndOutDifferInTheirSigns(t *testing.T) {
	in(t, keepAll, func(app *app.App, p *saves.Page, _ *outside) {
		signs := func(id string) (list []string) {
			r := scenetest.Find(t, app, id).Rect
			app.Stage().Visit(func(it ui.Item, clip ui.Rect) {
				if it.Kind == ui.Surface && it.Surface.Icon != "" && it.Box.Meets(clip) && it.Box.Y >= r.Y && it.Box.Bottom() <= r.Bottom() && it.Box.X >= r.X && it.Box.Right() <= r.Right() {
					list = append(list, it.Surface.Icon)
				}
			})
			return list
		}
		file := signs("file")
		reach(t, app, p, "more/done-000008")
		scenetest.Act(t, app, "more/done-000008")
		if save := signs("export/file"); len(file) != 1 || len(save) != 1 || file[0] == save[0] {
			t.Errorf("a file comes in with %q and goes out with %q", file, save)
		}
	})
}

// TestAFinishedGameOffersItsResult opens it from the list, with the person's row lit as at the
// end of the game, and goes back to the list in each way.
func TestAFinishedGameOffersItsResult(t *testing.T) {
	in(t, keepAll, func(app *app.App, p *saves.Page, _ *outside) {
		reach(t, app, p, "more/done-000008")
		for _, back := range []func(){func() { app.Scene().Back() }, func() { scenetest.Act(t, app, "home") }} {
			scenetest.Act(t, app, "more/done-000008", "more/result")
			scenetest.Tick(t, app, 30)
			own := 0
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Kind == ui.Surface && it.Surface.Kind == sprites.Own {
					own++
				}
				if strings.HasPrefix(it.Words, "Replay,") {
					t.Errorf("it is headed %q", it.Words)
				}
			})
			if app.Scene().Name() != "result" || own != 1 {
				t.Errorf("it opens %s, with %d rows lit", app.Scene().Name(), own)
			}
			scenetest.Act(t, app, "replay")
			if c := scenetest.Find(t, app, "replay/scrub"); c.Number != 0 {
				t.Errorf("its replay begins at step %d", c.Number)
			}
			app.Scene().Back()
			scenetest.Tick(t, app, 2)
			scenetest.Act(t, app, "more/done-000008", "more/result")
			scenetest.Tick(t, app, 30)
			back()
			scenetest.Tick(t, app, 2)
			if app.Scene().Name() != "saves" {
				t.Errorf("it goes back to %s", app.Scene().Name())
			}
		}
	})
}
