package farbenpoker

import (
	"slices"
	"strings"
	"testing"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestTheVerdictStandsInTheTray draws a stick that misses at several sizes: what it means is said
// outside the felt, and a ring stays round its hole until others are ringed as they may be chosen;
// then it is dashed.
func TestTheVerdictStandsInTheTray(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800", "820x1180", "320x568", "568x320"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			app.Settings.Speed, app.Settings.SkipTold = store.SpeedHalf, true
			app.SettingsChanged()
			var b *tableState
			spec := Kind()
			spec.Sit = func(t *table.Table) table.GameView {
				b = sit(t).(*tableState)
				return b
			}
			scenetest.Sit(t, app, spec, "draw-4")
			has := func(ring sprites.SurfaceKind) bool {
				found := false
				app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					found = found || it.Kind == ui.Surface && it.Surface.Kind == ring && near(it.Box, b, b.now.From)
				})
				return found
			}
			ringed := func() bool { return has(sprites.HoleRing) }
			scenetest.Act(t, app, "hole/B5", "draw")
			scenetest.Tick(t, app, 105)
			felt, words := ui.Rect{}, ui.Rect{}
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				switch {
				case it.Kind == ui.Surface && it.Surface.Kind == sprites.Felt:
					felt = it.Box
				case it.Kind == ui.Text && it.Words == "miss":
					words = it.Box
				}
			})
			if b.said() == nil || words.Y < felt.Bottom() {
				t.Errorf("%s: the verdict is said at %v, the felt is %v", size, words, felt)
			}
			if !ringed() {
				t.Errorf("%s: there is no ring round the hole", size)
			}
			for tick := 0; !b.t.Deciding(); tick++ {
				if tick > 600 {
					t.Fatalf("%s: the miss is not put back", size)
				}
				scenetest.Tick(t, app, 1)
			}
			if b.now.Phase != fp.PhaseMiss || ringed() || !has(sprites.HoleLeft) {
				t.Errorf("%s: before a hole is chosen, the one that was left is marked like those that may be, or not at all", size)
			}
			for h := range fp.Hole(holes) {
				if b.holeReason(h) == "" {
					scenetest.Act(t, app, holeID(h))
					break
				}
			}
			if ringed() {
				t.Errorf("%s: the ring stays although the stick hangs over another hole", size)
			}
		})
	}
}

// near reports whether a ring lies round a hole.
func near(ring ui.Rect, b *tableState, h fp.Hole) bool {
	at, ok := b.t.App().Stage().Where(holeID(h))
	return ok && ring.CX() > at.X && ring.CX() < at.Right() && ring.CY() > at.Y && ring.CY() < at.Bottom()
}

// TestDoublesAreBraced reads which dice a brace joins: those side by side that pay more as they show one
// colour, and never another die between them.
func TestDoublesAreBraced(t *testing.T) {
	r, b, y := fp.Red, fp.Blue, fp.Yellow
	for _, c := range []struct {
		dice  [3]fp.Colour
		fresh bool
		want  [][2]int // the first and the last die of each
	}{
		{[3]fp.Colour{r, r, b}, true, [][2]int{{0, 1}}},
		{[3]fp.Colour{r, b, b}, true, [][2]int{{1, 2}}},
		{[3]fp.Colour{r, b, r}, true, [][2]int{{0, 0}, {2, 2}}},
		{[3]fp.Colour{y, y, y}, true, [][2]int{{0, 2}}},
		{[3]fp.Colour{r, b, y}, true, nil},
		{[3]fp.Colour{r, r, b}, false, nil},
	} {
		withBoard(t, "draw-4", func(b *tableState) {
			b.now = fp.Observation{Comeback: engine.Chance, Phase: fp.PhaseDraw, Dice: c.dice, Fresh: c.fresh, Stock: 20, MissCosts: 1}
			b.t.App().Resize(844, 390, 1) // where other dice have no brace
			scenetest.Tick(t, b.t.App(), 1)
			var dice, braces []ui.Rect
			b.t.App().Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if strings.HasPrefix(it.Key, "die/") {
					dice = append(dice, it.Box)
				} else if it.Surface.Kind == sprites.Brace {
					braces = append(braces, it.Box)
				}
			})
			var got [][2]int
			for _, r := range braces {
				under := func(die ui.Rect) bool { return die.CX() > r.X && die.CX() < r.Right() }
				first := slices.IndexFunc(dice, under)
				got = append(got, [2]int{first, first + len(table.Where(dice, under)) - 1})
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("%v, just rolled %v: braces from and to %v, want %v", c.dice, c.fresh, got, c.want)
			}
		})
	}
}

// TestARaisedStickHidesNothing chooses holes over which a stick hangs before a die or the stock: that
// is drawn in front of it.
func TestARaisedStickHidesNothing(t *testing.T) {
	scenetest.Do(func() {
		for record, hole := range map[string]string{"third-4": "hole/A1", "place-4": "hole/B1"} {
			for _, size := range []string{"390x844", "844x390", "1280x800"} {
				app := scenetest.NewApp(scenetest.English(size))
				scenetest.Sit(t, app, Kind(), record)
				if !scenetest.Find(t, app, hole).Disabled {
					scenetest.Act(t, app, hole)
				}
				var stick ui.Item
				app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					if strings.HasPrefix(it.Look.ID, "farbenpoker/stick-") && it.Look.ID != "farbenpoker/stick-standing" && it.Turn == 0 {
						stick = it
						stick.Box.H = stick.Box.W * sprites.Ratio(it.Look.ID)
					}
				})
				app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					piece := strings.HasPrefix(it.Key, "die/") || it.Look.ID == "common/tick-badge"
					if box := ui.R(it.Box.X, it.Box.Y, it.Box.W, it.Box.W); piece && box.Meets(stick.Box) && it.Z <= stick.Z {
						t.Errorf("%s, %s: the stick hides %s", record, size, it.Look.ID)
					}
				})
			}
		}
	})
}
