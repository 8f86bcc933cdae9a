package farbenpoker

import (
	"slices"
	"strings"
	"testing"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/engine/search"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestReplay sees whole games again through the controls.
func TestReplay(t *testing.T) { tabletest.Replay(t, Kind()) }

// TestDecisionsAreNamedApart reads in a game that is over what was compared with decisions of the player:
// beside rolling again a stick to be drawn is named by what it shows, and two names alike amount to the
// same.
func TestDecisionsAreNamedApart(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		playback, err := host.NewReplay(scenetest.Record(t, "over-4").Bytes(), host.NewSaver(app))
		if err != nil {
			t.Fatal(err)
		}
		several := 0
		for step := range playback.Steps() {
			playback.Seek(step)
			p, _, ok := playback.Decision()
			if !ok || p != 0 {
				continue
			}
			found, done := playback.Compared(1 << 20)
			for !done {
				found, done = playback.Compared(1 << 20)
			}
			found = table.Where(found, func(r search.Result) bool { return r.Playouts > 0 })
			names := table.NewAnnotator(app, Kind(), playback.Copy(), p).Names(step, found)
			seen := map[string]move{}
			in := playback.Info(engine.Player(0))
			for i, name := range names {
				m := moveOf(in.(*fp.Info), found[i].Action)
				if other, ok := seen[name]; ok && (m != other || m == moveSeen || m == moveWait) {
					t.Errorf("step %d: two decisions are called %q", step, name)
				}
				seen[name] = m
			}
			if len(slices.Compact(slices.Sorted(slices.Values(names)))) > 2 {
				several++
			}
		}
		if several < 3 {
			t.Errorf("only %d decisions have two beside them", several)
		}
	})
}

// TestAReplayRingsBothSticks opens a game that is over at a draw of the player that is told of: the hole that
// was played is ringed, dashed, and the better one.
func TestAReplayRingsBothSticks(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		playback, err := host.NewReplay(scenetest.Record(t, "over-4").Bytes(), host.NewSaver(app))
		if err != nil {
			t.Fatal(err)
		}
		for step := range playback.Steps() {
			playback.Seek(step)
			p, played, ok := playback.Decision()
			in, _ := playback.Info(engine.Player(0)).(*fp.Info)
			if !ok || p != 0 || fp.Decode(played).Kind != fp.DecisionDraw || in.Observation().Standing.Len() < 15 {
				continue
			}
			legal := in.LegalActions(nil)
			better := legal[0]
			if better == played {
				better = legal[1]
			}
			a, b := fp.Decode(played).Hole, fp.Decode(better).Hole
			told := table.NewAnnotator(app, Kind(), playback.Copy(), p).Tell(step, search.Weighing{Choice: search.Result{Action: better, Playouts: 9}, Other: search.Result{Action: played, Playouts: 9}})
			if !slices.Equal(told.AtPlayed, []string{holeID(a)}) || !slices.Equal(told.At, []string{holeID(b)}) {
				t.Fatalf("told of are %v and %v, want holes %v and %v", told.AtPlayed, told.At, a, b)
			}
			app.Push(table.NewReplayAt(app, Kind(), playback, p, step, []table.Moment{
				{Step: step, Better: func() string { return told.Better }, At: told.At, Played: told.AtPlayed}}))
			scenetest.Tick(t, app, 60)
			rings := map[sprites.SurfaceKind]ui.Rect{}
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if k := it.Surface.Kind; it.Kind == ui.Surface && (k == sprites.HoleLeft || k == sprites.HoleRing) {
					rings[k] = it.Box
				}
			})
			for k, h := range map[sprites.SurfaceKind]fp.Hole{sprites.HoleLeft: a, sprites.HoleRing: b} {
				hole, _ := app.Stage().Where(holeID(h))
				if r, ok := rings[k]; !ok || !hole.Meets(r) {
					t.Errorf("hole %v is not ringed: %v beside %v", h, r, hole)
				}
			}
			return
		}
		t.Fatal("no such draw")
	})
}

// TestAReplayShowsWhatEverybodySaw opens a game that is over in its middle: sticks in their holes show what they
// hide as far as it had been shown by then.
func TestAReplayShowsWhatEverybodySaw(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		playback, err := host.NewReplay(scenetest.Record(t, "over-4").Bytes(), host.NewSaver(app))
		if err != nil {
			t.Fatal(err)
		}
		const step = 43
		playback.Seek(step)
		in := playback.Info(engine.Player(0)).(*fp.Info)
		want := 0
		for h := range fp.Hole(holes) {
			if c := in.Seen(h); c != fp.None && c != fp.Unseen {
				want++
			}
		}
		app.Push(table.NewReplayAt(app, Kind(), playback, 0, step, nil))
		scenetest.Tick(t, app, 60)
		n := 0
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if strings.HasPrefix(it.Look.ID, "common/shape-") && it.Z < zPlate {
				n++
			}
		})
		if n != want || n == 0 {
			t.Errorf("%d sticks show their colours, want %d", n, want)
		}
	})
}
