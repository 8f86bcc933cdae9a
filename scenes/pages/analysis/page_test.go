package analysis_test

import (
	"bytes"
	"fmt"
	"math"
	"strings"
	"testing"

	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/analysis"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// in runs a test with the page of a game, looked at to the end.
func in(t *testing.T, game string, test func(app *app.App, p *analysis.Page)) {
	t.Helper()
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		p := open(t, app, scenetest.Record(t, "over-"+game))
		finish(t, app)
		test(app, p)
	})
}

// state is what a page tells of itself.
func state(p app.Stater, name string) (value string) {
	p.State(func(n string, v any) {
		if n == name {
			value = fmt.Sprint(v)
		}
	})
	return value
}

// shows reports whether the screen on top has a control.
func shows(app *app.App, id string) bool { return app.Stage().Find(id) != nil }

// outline is what a page says in words.
func outline(p app.Scene) string {
	var o ui.Outline
	p.Outline(&o)
	return o.String()
}

// TestTheChancesAreAll wants the chances of all seats to be all there are at each point.
func TestTheChancesAreAll(t *testing.T) {
	for _, game := range []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"} {
		in(t, game, func(app *app.App, p *analysis.Page) {
			for i, sum := range p.Sums() {
				if math.Abs(sum-1) > 0.01 {
					t.Errorf("%s: at point %d the chances are %.2f together", game, i, sum)
				}
			}
		})
	}
}

// TestEveryGame wants three costly decisions of each game told in words, with a cost, and
// the chances of all at the end.
func TestEveryGame(t *testing.T) {
	for _, game := range []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"} {
		in(t, game, func(app *app.App, p *analysis.Page) {
			words := outline(p)
			if n := strings.Count(words, "Better "); n != 3 {
				t.Errorf("%s: %d decisions are told in\n%s", game, n, words)
			}
			if strings.Count(words, "The better one wins ") != 3 || !strings.Contains(words, "You 100\u202f%") && !strings.Contains(words, "You 0\u202f%") {
				t.Errorf("%s: costs or chances are missing in\n%s", game, words)
			}
			for i := range 3 {
				scenetest.Find(t, app, fmt.Sprintf("moment/%d", i+1))
			}
		})
	}
}

// TestNoCostMakesLittleDifference wants no decision among those that cost most to be called about as good as the better one.
func TestNoCostMakesLittleDifference(t *testing.T) {
	for _, game := range []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"} {
		in(t, game, func(app *app.App, p *analysis.Page) {
			if words := outline(p); strings.Contains(words, "ittle difference") || strings.Contains(words, "about as often") || strings.Contains(words, ".. ") {
				t.Errorf("%s: it says\n%s", game, words)
			}
		})
	}
}

// TestTheDecisionsHaveAHeading wants their heading, with how many there are, above the first decision of a phone or tablet, on an upright screen with the
// meaning of the figures.
func TestTheDecisionsHaveAHeading(t *testing.T) {
	for _, size := range []string{"390x844", "320x568", "768x1024", "844x390", "568x320"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			open(t, app, scenetest.Record(t, "over-weinhaendler"))
			finish(t, app)
			top, above := scenetest.Find(t, app, "moment/1").Rect.Y, ""
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Kind == ui.Text && it.Box.Y < top {
					above += it.Words + " "
				}
			})
			want := "The 3 costliest of 18 mistakes"
			if app.Frame().Shape.Upright() {
				want += " In red:"
			}
			if !strings.Contains(above, want) {
				t.Errorf("%s: above the decisions it says %s", size, above)
			}
		})
	}
}

// TestHiddenDecisionsAreTold wants a decision told as who took it knew it.
func TestHiddenDecisionsAreTold(t *testing.T) {
	in(t, "zankapfel", func(app *app.App, p *analysis.Page) {
		if words := outline(p); !strings.Contains(words, "You lay the 8 face down. Better the 10.") {
			t.Errorf("what was laid is not told in\n%s", words)
		}
	})
}

// TestSeeMoment wants the replay to stand at the decision, and the way back to lead to
// what was found.
func TestSeeMoment(t *testing.T) {
	in(t, "weinhaendler", func(app *app.App, p *analysis.Page) {
		scenetest.Act(t, app, "moment/1")
		scenetest.Tick(t, app, 2)
		if v := scenetest.Find(t, app, "replay/scrub").Value; v != "Step 205 of 241" {
			t.Errorf("the replay stands at %q", v)
		}
		better := func() (said bool) {
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				said = said || it.Kind == ui.Text && strings.HasPrefix(it.Words, "Better ")
			})
			return said
		}
		if !better() {
			t.Error("at the moment it is not said what was better")
		}
		scenetest.Act(t, app, "replay/back")
		scenetest.Tick(t, app, 2)
		if better() {
			t.Error("a step before the moment it is said already what was better")
		}
		var number ui.Rect
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Look.ID == "common/wax-number" && it.Look.Words == "1" {
				number = it.Box
			}
		})
		c := scenetest.Find(t, app, "replay/scrub")
		c.SetAt((number.CX() + number.W/3 - c.Rect.X) / c.Rect.W) // a finger that is not in its middle
		scenetest.Tick(t, app, 2)
		if v := scenetest.Find(t, app, "replay/scrub").Value; v != "Step 205 of 241" || !better() {
			t.Errorf("its number leads to %q", v)
		}
		app.Pop()
		scenetest.Tick(t, app, 2)
		if state(p, "done") != "true" || !shows(app, "moment/1") {
			t.Error("what was found is lost")
		}
	})
}

// TestWays follows the two buttons at the foot.
func TestWays(t *testing.T) {
	in(t, "vino", func(app *app.App, p *analysis.Page) {
		scenetest.Act(t, app, "replay")
		scenetest.Tick(t, app, 2)
		stands := func(step string) {
			if v := scenetest.Find(t, app, "replay/scrub").Value; !strings.HasPrefix(v, step) {
				t.Errorf("the replay stands at %q, not at %q", v, step)
			}
		}
		stands("Step 0 ")
		scenetest.Act(t, app, "replay/step", "analysis") // from there it comes back to where it stood
		finish(t, app)
		scenetest.Act(t, app, "moment/1") // which changes nothing
		app.Pop()
		scenetest.Tick(t, app, 2)
		scenetest.Act(t, app, "replay")
		scenetest.Tick(t, app, 2)
		stands("Step 1 ")
		app.Pop()
		spec, _ := games.ByName("vino")
		app.Push(table.NewReplay(app, pages.Of(spec), reelOf(t, app, scenetest.Record(t, "over-vino"))))
		scenetest.Tick(t, app, 2)
		scenetest.Act(t, app, "replay/step", "replay/step", "analysis")
		finish(t, app)
		scenetest.Act(t, app, "replay")
		scenetest.Tick(t, app, 2)
		stands("Step 2 ")
		for range 3 {
			app.Pop()
		}
		scenetest.Tick(t, app, 2)
		scenetest.Act(t, app, "result")
		scenetest.Tick(t, app, 2)
		scenetest.Find(t, app, "see") // the page of the result
		scenetest.Act(t, app, "home") // its arrow
		if !shows(app, "moment/1") {
			t.Error("the way back does not lead to the analysis")
		}
	})
}

// TestFromResult opens the analysis from the page of the result, and goes back there; the
// second time it knows what it has found.
func TestFromResult(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		spec, _ := games.ByName("weinhaendler")
		spec = pages.Of(spec)
		scenetest.Sit(t, app, spec, "over-weinhaendler")
		scenetest.Act(t, app, "analysis")
		for n := 0; n < 10000 && !shows(app, "moment/1"); n++ {
			scenetest.Tick(t, app, 1)
		}
		scenetest.Find(t, app, "moment/1")
		scenetest.Act(t, app, "result")
		scenetest.Tick(t, app, 2)
		scenetest.Act(t, app, "analysis")
		scenetest.Tick(t, app, 2)
		scenetest.Find(t, app, "moment/1")
	})
}

// TestFromTable opens the analysis from the menu of the finished table, and from the middle
// of its replay, which stays where it is; the result is one press away from there.
func TestFromTable(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		spec, _ := games.ByName("vino")
		spec = pages.Of(spec)
		scenetest.Sit(t, app, spec, "over-vino")
		depth := app.Depth()
		scenetest.Act(t, app, "see", "menu", "menu/analysis", "back", "menu", "menu/replay", "replay/step")
		scenetest.Tick(t, app, 60)
		at := scenetest.Find(t, app, "replay/scrub").Value
		scenetest.Act(t, app, "analysis", "back")
		if v := scenetest.Find(t, app, "replay/scrub").Value; v != at {
			t.Errorf("the replay stands at %q, and before at %q", v, at)
		}
		scenetest.Act(t, app, "analysis", "result")
		scenetest.Find(t, app, "see")
		scenetest.Act(t, app, "see")
		if v := scenetest.Find(t, app, "replay/scrub").Value; !strings.HasPrefix(v, "Step ") || v == at {
			t.Errorf("after the result the replay stands at %q", v)
		}
		scenetest.Act(t, app, "leave")
		if app.Depth() >= depth {
			t.Errorf("%d screens lie over each other, %d at the result", app.Depth(), depth)
		}
	})
}

// TestReplayOfTheAnalysis wants the way from there to lead back, not to another one.
func TestReplayOfTheAnalysis(t *testing.T) {
	in(t, "zankapfel", func(app *app.App, p *analysis.Page) {
		depth := app.Depth()
		scenetest.Act(t, app, "moment/1", "analysis")
		if app.Depth() != depth || !shows(app, "moment/1") {
			t.Error("the replay does not lead back to the analysis")
		}
	})
}

// TestLeaving goes away while it looks, and comes back to where it was.
func TestLeaving(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		kind, _ := games.ByName("weinhaendler")
		kind = pages.Of(kind)
		scenetest.Sit(t, app, kind, "over-weinhaendler")
		p := open(t, app, scenetest.Record(t, "over-weinhaendler"))
		app.Now = slow()
		scenetest.Tick(t, app, 40)
		if words := outline(p); !strings.Contains(words, "Looking at decision") || strings.Contains(words, "decision 1 of") {
			t.Errorf("it says nothing of its progress:\n%s", words)
		}
		scenetest.Act(t, app, "back")
		scenetest.Tick(t, app, 3)
		scenetest.Find(t, app, "again") // on the page of the result
	})
}

// TestSeats lets one of several people be chosen; without people it is who won.
func TestSeats(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		rec := scenetest.Record(t, "over-weinhaendler")
		rec.Seats[1].Kind = record.Human
		p := open(t, app, rec)
		finish(t, app)
		first := outline(p)
		scenetest.Act(t, app, "seat/1")
		finish(t, app)
		if state(p, "seat") != "1" || outline(p) == first {
			t.Errorf("seat %s is looked at", state(p, "seat"))
		}

		rec = scenetest.Record(t, "over-weinhaendler")
		rec.Seats[0].Kind = "hard"
		p = open(t, app, rec)
		if won := rec.Winners.First(); state(p, "seat") != fmt.Sprint(won) {
			t.Errorf("without people seat %s is looked at, not %d", state(p, "seat"), won)
		}
	})
}

// TestNotOver wants a game under way not to be looked at.
func TestNotOver(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		rec := scenetest.Record(t, "over-weinhaendler")
		rec.Plies = rec.Plies[:60]
		rec.Finished, rec.Result, rec.Winners, rec.Hash = false, nil, 0, 0
		reel, err := host.NewReplay(rec.Bytes(), host.NewSaver(app))
		if err != nil {
			t.Fatal(err)
		}
		spec, _ := games.ByName(rec.Game)
		spec = pages.Of(spec)
		if analysis.New(app, spec, table.Playback(reel), nil) != nil {
			t.Error("half a game is looked at")
		}
	})
}

// TestWhatWasFoundIsKept opens the page of a game that is kept a second time, from the
// start of the program: all of it is there at once, and the same. What is damaged is
// found anew.
func TestWhatWasFoundIsKept(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		rec := scenetest.Record(t, "over-vino")
		if err := host.Games(app).File(rec.Bytes()); err != nil {
			t.Fatal(err)
		}
		first := open(t, app, rec)
		finish(t, app)
		app.Pop()
		second := open(t, app, rec)
		if state(second, "done") != "true" || outline(second) != outline(first) {
			t.Errorf("the second time it says\n%s\nnot\n%s", outline(second), outline(first))
		}
		app.Pop()
		keys, err := app.Store.List("study-")
		if err != nil || len(keys) != 1 {
			t.Fatalf("kept are %q, %v", keys, err)
		}
		data, _ := app.Store.Load(keys[0])
		if len(data) > 4000 {
			t.Errorf("what was found has %d bytes", len(data))
		}
		if err := app.Store.Save(keys[0], bytes.Replace(data, []byte("point"), []byte("paint"), 1)); err != nil {
			t.Fatal(err)
		}
		if third := open(t, app, rec); state(third, "done") != "false" {
			t.Error("what is damaged is shown")
		}
	})
}

// TestFewDecisions wants the card of a single decision whole and no wider than one of three, in a
// window as on a phone held sideways, where three are all in sight.
func TestFewDecisions(t *testing.T) {
	for _, size := range []string{"1280x800", "844x390"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			open(t, app, scenetest.Record(t, "over-weinhaendler"))
			finish(t, app)
			last := scenetest.Find(t, app, "moment/3")
			if last.Shown.H < last.Rect.H-1 {
				t.Errorf("%s: of the last of three decisions %v is shown, not all of %v", size, last.Shown, last.Rect)
			}
			open(t, app, careful(t, 2))
			finish(t, app)
			if one := scenetest.Find(t, app, "moment/1"); one.Rect.W > last.Rect.W+1 || one.Shown.H < one.Rect.H-1 {
				t.Errorf("%s: a decision lies at %v, of which %v is shown; one of three is %v wide", size, one.Rect, one.Shown, last.Rect.W)
			}
		})
	}
}

// TestNothingClearlyBetter opens a game without a costly decision: it says what was compared, and
// nothing of figures that are not there.
func TestNothingClearlyBetter(t *testing.T) {
	for _, size := range []string{"1280x800", "390x844"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			p := open(t, app, careful(t, 0))
			finish(t, app)
			var said strings.Builder
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Kind == ui.Text {
					said.WriteString(it.Words + " ")
				}
			})
			for _, words := range []string{said.String(), outline(p)} {
				if !strings.Contains(words, "none of the other choices was clearly better than any of your decisions") || strings.Contains(words, "In red") {
					t.Errorf("%s: it says\n%s", size, words)
				}
			}
		})
	}
}

// TestNumbersLieOnTheLine wants the numbers of costly decisions on the curve of who took them,
// at every size, in the order in which they were taken, and none over another.
func TestNumbersLieOnTheLine(t *testing.T) {
	for _, size := range []string{"1280x800", "390x844", "844x390", "768x1024"} {
		for _, game := range []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"} {
			scenetest.Do(func() {
				app := scenetest.NewApp(scenetest.English(size))
				p := open(t, app, scenetest.Record(t, "over-"+game))
				finish(t, app)
				scenetest.Tick(t, app, 2)
				var chart ui.Rect
				var numbers []ui.Rect
				app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					switch {
					case it.Kind == ui.Surface && it.Surface.Kind == sprites.ChartKind:
						chart = it.Box
					case it.Kind == ui.Piece && it.Look.ID == "common/wax-number" && chart.W > 0 && len(numbers) < 3:
						numbers = append(numbers, ui.R(it.Box.X, it.Box.Y, it.Box.W, it.Box.W))
					}
				})
				if len(numbers) != 3 {
					t.Fatalf("%s at %s: the chart has %d numbers", game, size, len(numbers))
				}
				for i, n := range numbers {
					if d := fromLine(p.OwnLine(), chart, n.CX(), n.CY()); d > n.W/3 {
						t.Errorf("%s at %s: number %d lies %.0f beside the line", game, size, i, d)
					}
					if i > 0 && n.CX() < numbers[i-1].CX() {
						t.Errorf("%s at %s: of two decisions the later one lies %.0f left of the other", game, size, numbers[i-1].CX()-n.CX())
					}
					for _, o := range numbers[:i] {
						if math.Hypot(n.CX()-o.CX(), n.CY()-o.CY()) < n.W*.9 {
							t.Errorf("%s at %s: numbers lie over each other at %v and %v", game, size, n, o)
						}
					}
				}
			})
		}
	}
}

// fromLine is how far a place is from a line, whose points are in shares of a chart.
func fromLine(line [][2]float64, chart ui.Rect, x, y float64) float64 {
	least := math.Inf(1)
	at := func(i int) (float64, float64) {
		return chart.X + chart.W*line[i][0], chart.Bottom() - chart.H*line[i][1]
	}
	for i := 1; i < len(line); i++ {
		ax, ay := at(i - 1)
		bx, by := at(i)
		for k := range 51 { // points of the piece
			s := float64(k) / 50
			least = min(least, math.Hypot(ax+(bx-ax)*s-x, ay+(by-ay)*s-y))
		}
	}
	return least
}

// TestWhereTheGameWasWon opens games with three, one and no costly decisions in a window: where there is room beside those, it tells
// where the chances of who won rose most, and leads there; who hears it is told so always.
func TestWhereTheGameWasWon(t *testing.T) {
	for _, c := range []struct {
		rec  *record.Record
		room bool
	}{{scenetest.Record(t, "over-farbenpoker"), false}, {careful(t, 2), true}, {careful(t, 0), true}} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English("1280x800"))
			p := open(t, app, c.rec)
			finish(t, app)
			if !strings.Contains(outline(p), "Where it was won, Set ") || shows(app, "turning") != c.room {
				t.Fatalf("where it was won is shown: %v, want %v; it reads\n%s", shows(app, "turning"), c.room, outline(p))
			}
			if c.room {
				if scenetest.Act(t, app, "turning"); app.Scene().Name() != "farbenpoker" {
					t.Errorf("it leads to %s", app.Scene().Name())
				}
			}
		})
	}
}
