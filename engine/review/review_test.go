package review_test

import (
	"fmt"
	"hash/fnv"
	"math"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/enginetest"
	"treille/engine/enginetest/highcard"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	"treille/engine/review"
	"treille/engine/search"
)

const (
	seed = 12
	seat = engine.Player(1)
)

// A game that was played: the adviser in the seat that is reviewed, greedy in the others.
type played struct {
	game  engine.Game
	rec   *record.Record
	steps int
	// worst is the decision where the seat had most to lose, by the candidates that
	// the adviser compared, and the worst of them.
	worst     int
	worstPlay engine.Action
}

// sit begins a game with a computer player in the seat that is reviewed, and greedy in the others.
func sit(t *testing.T, game engine.Game, own *bot.Bot) (m *match.Match, bots []*bot.Bot) {
	t.Helper()
	least, _ := game.Players()
	setup := engine.Setup{Players: max(3, least), Seed: seed}
	m, err := match.New(game, setup, nil)
	must(t, err)
	for p := range engine.Player(setup.Players) {
		b, err := bot.New(engine.Greedy, game, seed, p)
		must(t, err)
		bots = append(bots, b)
	}
	bots[seat] = own
	return m, bots
}

// play plays a game. At the step forced, if that is one, the seat plays what is given.
func play(t *testing.T, game engine.Game, forced int, a engine.Action) played {
	t.Helper()
	own, err := bot.NewAdviser(game, seed, seat)
	must(t, err)
	m, bots := sit(t, game, own)
	g := played{game: game, worst: -1}
	gap := 0
	for ; !m.Over(); g.steps++ {
		p := m.Acting().First()
		b := bots[p]
		b.Begin(m.Info(p), m.DecisionPly(p))
		for !b.Step(math.MaxInt) {
		}
		choice := b.Best()
		if p == seat {
			found := b.Results()
			low := slices.MinFunc(found, func(a, b search.Result) int { return a.Mean - b.Mean })
			if d := found[0].Mean - low.Mean; d > gap && found[0].Mean < search.One {
				gap, g.worst, g.worstPlay = d, g.steps, low.Action
			}
		}
		if g.steps == forced {
			choice = a
		}
		must(t, m.Play(p, choice))
	}
	g.rec = m.Record()
	return g
}

// look reviews a game in steps of so many iterations.
func look(t *testing.T, g played, step int) *review.Review {
	t.Helper()
	r, err := review.New(g.game, g.rec, seat)
	must(t, err)
	for !r.Step(step) {
	}
	return r
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// TestBlunder lets the adviser play, which costs nothing, and then do the worst once, which is
// found, with what the adviser would have done instead.
func TestBlunder(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Name(), func(t *testing.T) {
			if name := game.Name(); name == "vino" || name == "zankapfel" {
				enginetest.Long(t)
			}
			good := play(t, game, -1, 0)
			if costs := look(t, good, 100).Costs(); len(costs) > 0 {
				t.Errorf("the adviser's own decisions cost %+v", costs)
			}
			bad := play(t, game, good.worst, good.worstPlay)
			found := look(t, bad, 100)
			checkText(t, bad, found)
			costs := found.Costs()
			if len(costs) != 1 {
				t.Fatalf("one bad decision, found are %d", len(costs))
			}
			c := costs[0]
			if c.Step != good.worst || c.Other.Action != good.worstPlay || c.Loss < search.One/30 {
				t.Errorf("%s at step %d is worst; found is %+v", game.Format(good.worstPlay), good.worst, c)
			}
			t.Logf("%s instead of %s costs %d ± %d", game.Format(c.Other.Action), game.Format(c.Choice.Action), c.Loss, c.Error)
		})
	}
}

// checkText writes what was found, and reads it again; and wants it to be what this
// version finds. A text in which anything is other, or of something else, is not taken.
func checkText(t *testing.T, g played, found *review.Review) {
	t.Helper()
	text := found.Bytes()
	again, err := review.Restore(g.game, g.rec, seat, text)
	if err != nil || !again.Done() || string(again.Bytes()) != string(text) {
		t.Fatalf("what was found is read as something else: %v\n%s", err, text)
	}
	if a, b := again.Points(), found.Points(); len(a) != len(b) || !slices.Equal(a[1].Chances, b[1].Chances) {
		t.Errorf("the points %v are read as %v", b, a)
	}
	for i := range text {
		damaged := slices.Clone(text)
		damaged[i] ^= 1
		if _, err := review.Restore(g.game, g.rec, seat, damaged); err == nil {
			t.Fatalf("byte %d is damaged, and the text is taken", i)
		}
	}
	for _, other := range [][]byte{nil, text[:len(text)/2]} {
		if _, err := review.Restore(g.game, g.rec, seat, other); err == nil {
			t.Errorf("%q is taken", other)
		}
	}
	if _, err := review.Restore(g.game, g.rec, seat+1, text); err == nil {
		t.Error("it is taken for another seat")
	}
	lines := strings.SplitAfter(string(text), "\n")
	h := fnv.New64a()
	h.Write(g.rec.Bytes())
	h.Write([]byte(strings.Join(lines[1:len(lines)-2], "")))
	if version := fmt.Sprintf("%016x", h.Sum64()); version != review.Version(g.game.Name()) {
		t.Errorf("other things are found than before: write %q: %q among the versions", g.game.Name(), version)
	}
}

// TestPoints wants points in order, in which the chances of all add up, the end last,
// and even chances at the beginning.
func TestPoints(t *testing.T) {
	enginetest.Long(t)
	for _, game := range games.All() {
		g := play(t, game, -1, 0)
		points := look(t, g, 100).Points()
		if len(points) < 4 {
			t.Fatalf("%s: only %d points", game.Name(), len(points))
		}
		for i, p := range points {
			sum := 0
			for _, c := range p.Chances {
				sum += c
			}
			if sum < search.One*98/100 || sum > search.One {
				t.Errorf("%s, step %d: the chances %v add up to %d", game.Name(), p.Step, p.Chances, sum)
			}
			if i > 0 && p.Step <= points[i-1].Step {
				t.Errorf("%s: step %d comes after step %d", game.Name(), p.Step, points[i-1].Step)
			}
		}
		even := search.One / g.rec.Players
		for _, c := range points[0].Chances {
			if c < even*2/3 || c > even*3/2 {
				t.Errorf("%s begins with the chances %v", game.Name(), points[0].Chances)
			}
		}
		end := points[len(points)-1]
		if end.Step != g.steps || end.Chances[g.rec.Winners.First()] < even {
			t.Errorf("%s ends after %d steps with %+v", game.Name(), g.steps, end)
		}
	}
}

// TestStepsMakeNoDifference looks at a game of greedy's in steps of other sizes.
func TestStepsMakeNoDifference(t *testing.T) {
	game := games.All()[0]
	g := play(t, game, -1, 0)
	greedys := func(step int) *review.Review {
		r, err := review.New(game, g.rec, 0)
		must(t, err)
		for !r.Step(step) {
		}
		return r
	}
	a, b := greedys(3), greedys(math.MaxInt)
	same := func(a, b review.Cost) bool { return a.Step == b.Step && a.Loss == b.Loss && a.Error == b.Error }
	if !slices.EqualFunc(a.Costs(), b.Costs(), same) || len(a.Costs()) == 0 {
		t.Errorf("in small steps there are %d costs, in large ones %d", len(a.Costs()), len(b.Costs()))
	}
	if done, all := a.Progress(); done != all || all == 0 {
		t.Errorf("%d of %d are done", done, all)
	}
	for i, c := range a.Costs() {
		if i > 0 && c.Loss > a.Costs()[i-1].Loss {
			t.Error("the dearest is not the first")
		}
	}
}

// TestErrors wants games refused that are not over, and those without a hard player.
func TestErrors(t *testing.T) {
	g := play(t, games.All()[0], -1, 0)
	rec := g.rec.Clone()
	rec.Plies = rec.Plies[:len(rec.Plies)/2]
	rec.Finished, rec.Result, rec.Winners, rec.Hash = false, nil, 0, 0
	if _, err := review.New(g.game, rec, seat); err == nil || !strings.Contains(err.Error(), "not over") {
		t.Errorf("half a game gives %v", err)
	}
	if _, err := review.New(highcard.Game{}, &record.Record{Game: "highcard", Players: 2}, 0); err == nil {
		t.Error("a game without a hard player can be reviewed")
	}
}

// TestACurveTellsWhatACostTells looks at a game of easy, who makes mistakes: at each that is told the curve has the
// figures that it is told with, elsewhere those of the points, and all add up.
func TestACurveTellsWhatACostTells(t *testing.T) {
	for _, game := range games.All() {
		r := easys(t, game)
		points, curve := r.Points(), r.Curve()
		if len(r.Costs()) == 0 {
			t.Fatalf("%s: no mistake is found", game.Name())
		}
		end := points[len(points)-1]
		told := map[int]int{}
		for _, c := range r.Costs() {
			if c.Step+1 < end.Step {
				told[c.Step+1] = c.Other.Mean
			}
		}
		for _, c := range r.Costs() {
			told[c.Step] = c.Choice.Mean
		}
		at := map[int]review.Point{}
		for i, p := range curve {
			at[p.Step] = p
			if i > 0 && p.Step <= curve[i-1].Step {
				t.Errorf("%s: step %d comes after step %d", game.Name(), p.Step, curve[i-1].Step)
			}
			sum := 0
			for _, c := range p.Chances {
				sum += c
			}
			if sum < search.One*98/100 || sum > search.One {
				t.Errorf("%s, step %d: the chances %v add up to %d", game.Name(), p.Step, p.Chances, sum)
			}
		}
		for step, chance := range told {
			if at[step].Chances == nil || at[step].Chances[seat] != chance {
				t.Errorf("%s, step %d: the curve tells %v, the decision %d", game.Name(), step, at[step], chance)
			}
		}
		for _, p := range points {
			if _, ok := told[p.Step]; !ok && !slices.Equal(at[p.Step].Chances, p.Chances) {
				t.Errorf("%s, step %d: the curve tells %v, the point %v", game.Name(), p.Step, at[p.Step].Chances, p.Chances)
			}
		}
	}
}

// easys is the review of a game that easy has played in the seat that is looked at.
func easys(t *testing.T, game engine.Game) *review.Review {
	t.Helper()
	own, err := bot.New(engine.Easy, game, seed, seat)
	must(t, err)
	m, bots := sit(t, game, own)
	for !m.Over() {
		p := m.Acting().First()
		must(t, m.Play(p, bots[p].Choose(m.Info(p), m.DecisionPly(p))))
	}
	return look(t, played{game: game, rec: m.Record()}, 1000)
}
