package vino_test

import (
	"math"
	"strconv"
	"testing"

	"treille/engine"
	"treille/engine/search"
	vi "treille/engine/vino"
	"treille/scenes/app"
	"treille/scenes/games/vino"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestAReplayKeepsItsMapInView goes through a whole game on all screens: at each place every
// region, every seat that has a panel there and the transport are there, clear of what moves
// the replay, and what a step bought has a gold ring.
func TestAReplayKeepsItsMapInView(t *testing.T) {
	sized := func(size, lang string, text int) scenetest.Look {
		return scenetest.Look{Size: size, Lang: lang, Text: text}
	}
	for _, look := range []scenetest.Look{
		scenetest.English("1280x800"), scenetest.English("844x390"), scenetest.English("390x844"), scenetest.English("360x640"),
		scenetest.English("768x1024"), sized("390x844", "de", 150), sized("390x844", "fr", 200), sized("360x640", "de", 200),
	} {
		app := scenetest.NewApp(look)
		tb := scenetest.Again(t, app, vino.Kind(), "over-4", 0.5)
		ringed := 0
		for i := range 21 {
			scenetest.Find(t, app, "replay/scrub").SetAt(float64(i) / 20)
			scenetest.Tick(t, app, 3)
			want := []string{"replay/scrub", "replay/play"}
			for r := range 9 {
				want = append(want, "region/"+strconv.Itoa(r))
			}
			for p := range 4 {
				if app.Frame().Shape.Upright() && tb.Base() == engine.Player(p) { // his cellar is below the map
					continue
				}
				want = append(want, "seat/"+strconv.Itoa(p))
			}
			for _, id := range want {
				if app.Stage().Find(id) == nil {
					t.Errorf("%v, place %d: there is no %s", look, i, id)
				}
			}
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Kind == ui.Piece && it.Look.ID == "vino/chosen-private" {
					ringed++
				}
			})
		}
		if ringed == 0 && look.Size != "360x640" { // where the road has no room
			t.Errorf("%v: no vineyard of a step has a ring", look)
		}
	}
}

// TestTheWayToTheAnalysis goes through a replay on a phone: the way to the analysis is a button
// that can be read, in all phases.
func TestTheWayToTheAnalysis(t *testing.T) {
	a := scenetest.NewApp(scenetest.English("390x844"))
	spec := scenetest.WithPages(vino.Kind())
	spec.Pages.Analyse = func(*app.App, table.GameSpec, table.Playback, func()) {}
	scenetest.Again(t, a, spec, "over-4", 0.5)
	seen := 0
	for i := range 200 {
		scenetest.Find(t, a, "replay/scrub").SetAt(float64(i) / 200)
		scenetest.Tick(t, a, 3)
		if c := a.Stage().Find("analysis"); c != nil {
			if seen++; c.Rect.W < 2*ui.Target {
				t.Errorf("place %d: it is %v wide", i, c.Rect.W)
			}
		}
	}
	if seen == 0 {
		t.Error("there is none")
	}
}

// TestATabletsMapUsesTheWidth wants the regions of the map on a tablet held upright farther from
// each other than on a phone, and the market and the log beside them.
func TestATabletsMapUsesTheWidth(t *testing.T) {
	for size, least := range map[string]float64{"768x1024": 200, "820x1180": 230} {
		app := scenetest.NewApp(scenetest.English(size))
		sit(t, app, "owners-4")
		left, right := math.Inf(1), 0.0
		for r := range 9 {
			c := scenetest.Find(t, app, "region/"+strconv.Itoa(r))
			left, right = min(left, c.Rect.CX()), max(right, c.Rect.CX())
		}
		if right-left < least {
			t.Errorf("%s: the regions are %.0f wide, less than %.0f", size, right-left, least)
		}
		if c := app.Stage().Find("since"); c == nil || c.Rect.X < right {
			t.Errorf("%s: the log does not lie on the sea: %v", size, c)
		}
	}
}

// TestAReplayMarksWhatWasBetter puts each decision of a game beside another one: what that is about can be found on the table,
// on all screens, unless it is to pass or to sell nothing.
func TestAReplayMarksWhatWasBetter(t *testing.T) {
	for _, size := range []string{"1280x800", "844x390", "390x844"} {
		app := scenetest.NewApp(scenetest.English(size))
		playback, err := host.NewReplay(scenetest.Record(t, "over-4").Bytes(), host.NewSaver(app))
		if err != nil {
			t.Fatal(err)
		}
		told := map[vi.DecisionKind]bool{}
		for step := range playback.Steps() {
			playback.Seek(step)
			p, played, ok := playback.Decision()
			if !ok || p != 0 {
				continue
			}
			legal := playback.Info(p).(*vi.Info).LegalActions(nil)
			better := legal[len(legal)-1]
			kind := vi.Decode(better).Kind
			if better == played || kind == vi.DecisionPass || kind == vi.DecisionNoSale || told[kind] {
				continue
			}
			told[kind] = true
			a := table.NewAnnotator(app, vino.Kind(), playback.Copy(), p).Tell(step, search.Weighing{Choice: search.Result{Action: better, Playouts: 9}, Other: search.Result{Action: played, Playouts: 9}})
			app.Push(table.NewReplayAt(app, vino.Kind(), playback.Copy(), p, step, []table.Moment{{Step: step, At: a.At, Better: func() string { return a.Better }}}))
			scenetest.Tick(t, app, 60)
			found := false
			for _, id := range a.At {
				_, ok := app.Stage().Where(id)
				found = found || ok
			}
			if !found {
				t.Errorf("%s, step %d: nothing of %v is on the table", size, step, a.At)
			}
			app.Pop()
		}
		if len(told) < 4 {
			t.Errorf("%s: only %v", size, told)
		}
	}
}
