package table_test

import (
	"strings"
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestTheResultMarksTheOwnRow ends a game of each kind with one person in each seat, with two and with none: only the row of
// one alone is framed, and told to who listens.
func TestTheResultMarksTheOwnRow(t *testing.T) {
	for _, spec := range pages.With(games.All()) {
		for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
			settings := store.Defaults()
			settings.Language, settings.Speed = "en", store.SpeedInstant
			a := app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)
			a.Resize(size[0], size[1], 1)
			ended := showGame(t, a, spec, 3, 1)
			for _, people := range [][]engine.Player{{0}, {1}, {2}, {0, 1}, nil} {
				rec, err := record.Parse(ended.Record())
				if err != nil {
					t.Fatal(err)
				}
				for _, p := range people {
					rec.Seats[p].Kind = table.Human
				}
				opened(t, a, spec, rec)
				framed, rows, words, seen, heard := 0, 0, "", "", ""
				a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					if it.Surface.Kind == sprites.Own {
						framed++
						a.Stage().Visit(func(name ui.Item, _ ui.Rect) {
							if name.Kind == ui.Text && it.Box.Has(name.Box.X, name.Box.Y) {
								words += name.Words + "\n"
							}
						})
					}
				})
				if len(people) == 1 {
					rows, seen, heard = 1, "You\n", rec.Seats[people[0]].Name
				}
				if !strings.Contains(words, seen) || framed != rows {
					t.Errorf("%s at %v: of people %v, %d rows are framed: %q", spec.Name(), size, people, framed, words)
				}
				for _, line := range a.Outline().Find("ranking").Items {
					if here := strings.Contains(line, "who plays here"); here != (heard != "" && strings.Contains(line, heard)) {
						t.Errorf("%s: of people %v, it reads %q", spec.Name(), people, line)
					}
				}
				a.Home()
			}
		}
	}
}

// TestTheResultSaysThatHintsWereGiven ends a game with hints and one without: only the former says so, to who listens, too.
func TestTheResultSaysThatHintsWereGiven(t *testing.T) {
	for _, spec := range pages.With(games.All()) {
		for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
			settings := store.Defaults()
			settings.Language, settings.Speed = "en", store.SpeedInstant
			a := app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)
			a.Resize(size[0], size[1], 1)
			rec, err := record.Parse(showGame(t, a, spec, 3, 1).Record())
			if err != nil {
				t.Fatal(err)
			}
			rec.Seats[0].Kind = table.Human
			for _, rec.Assisted = range []engine.PlayerSet{0, engine.Only(0)} {
				opened(t, a, spec, rec)
				seen := false
				a.Stage().Visit(func(it ui.Item, _ ui.Rect) { seen = seen || strings.HasPrefix(it.Words, "with hints") })
				heard := strings.Contains(a.Outline().String(), "With hints: counted apart.")
				if want := rec.Assisted != 0; seen != want || heard != want {
					t.Errorf("%s at %v: hints were given: %v, it is seen %v and heard %v", spec.Name(), size, want, seen, heard)
				}
			}
		}
	}
}

// opened opens a recorded game at a table.
func opened(t *testing.T, a *app.App, spec table.GameSpec, rec *record.Record) {
	t.Helper()
	h, err := host.Open(rec.Bytes(), drawer{})
	if err != nil {
		t.Fatal(err)
	}
	a.Push(table.New(a, spec, h))
	tick(t, a, 3)
}

// TestTheEndIsSeenInPeace opens games that are over, at a usual speed: one whose player looks at the end until he presses its
// button, and one of computers alone, whose result comes by itself, but not at once.
func TestTheEndIsSeenInPeace(t *testing.T) {
	for _, spec := range pages.With(games.All()) {
		settings := store.Defaults()
		settings.Language, settings.Speed = "en", store.SpeedInstant
		a := app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)
		a.Resize(1280, 800, 1)
		rec, err := record.Parse(showGame(t, a, spec, 3, 1).Record())
		if err != nil {
			t.Fatal(err)
		}
		a.Settings.Speed = store.SpeedOne
		for _, people := range []bool{true, false} {
			if rec.Seats[0].Kind = "greedy"; people {
				rec.Seats[0].Kind = table.Human
			}
			opened(t, a, spec, rec)
			if a.Scene().Name() == "result" {
				t.Errorf("%s: the result comes at once", spec.Name())
			}
			tick(t, a, 1200)
			if c := a.Stage().Find("understood"); c != nil {
				a.Activate(c.ID)
				tick(t, a, 1200)
			}
			if byItself := a.Scene().Name() == "result"; byItself == people {
				t.Errorf("%s: with a player: %v, the result comes by itself: %v", spec.Name(), people, byItself)
			} else if people {
				a.Activate("result")
				tick(t, a, 3)
				if a.Scene().Name() != "result" {
					t.Errorf("%s: the button does not lead to the result", spec.Name())
				}
			}
			a.Home()
		}
	}
}

// tick lets n ticks pass.
func tick(t *testing.T, a *app.App, n int) {
	t.Helper()
	for range n {
		if err := a.Update(); err != nil {
			t.Fatal(err)
		}
	}
}
