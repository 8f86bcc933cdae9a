package zankapfel

import (
	"slices"
	"strings"
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/data/store"
	"treille/scenes/ui"
)

// TestTagsOfPawnsLieApart puts pawns on one square and on neighbouring ones, before and
// behind the start: each score behind it has one tag, none covers another, and where the race
// begins a 0 is to be seen that no pawn hides.
func TestTagsOfPawnsLieApart(t *testing.T) {
	g := watch(t, 5, 3, store.SpeedInstant, func(*watched, engine.Event) {})
	for !g.board.mine(zk.PhaseFarm) {
		if err := g.app.Update(); err != nil {
			t.Fatal(err)
		}
		if g.table.Deciding() && !g.board.mine(zk.PhaseFarm) {
			g.table.Decide(g.referee.Info(0).LegalActions(nil)[0])
		}
	}
	for _, size := range [][2]float64{{390, 844}, {320, 568}, {844, 390}, {768, 1024}, {1280, 800}, {1024, 768}} {
		g.app.Resize(size[0], size[1], 1)
		starts := map[float64]bool{}
		for _, scores := range [][]int{{0, 0, 0, 0, 0}, {-2, -2, -2, -2, -2}, {-1, -2, -3, -2, -1}, {38, -2, 37, -3, -42}, {0, -40, -39, -41, 1}, {-9, -10, -10, -11, -9}, {-9, 5, -1, -10, 0}, {36, 39, 38, 39, 37}} {
			for p, score := range scores {
				steps, moved := score-g.board.in.Score(engine.Player(p)), engine.Event{Kind: zk.EventPawnMoved, Audience: engine.Seats(5), Player: engine.Player(p)}
				f := engine.Packing(&moved)
				engine.Num(&f, &steps)
				engine.Num(&f, &score)
				g.board.in.Observe(moved)
				if got := g.board.in.Score(engine.Player(p)); got != score {
					t.Fatalf("the score is %d, want %d", got, score)
				}
			}
			for range 30 {
				g.app.Changed()
				if err := g.app.Update(); err != nil {
					t.Fatal(err)
				}
			}
			checkTags(t, g, size, scores)
			checkHeads(t, g, size, scores)
			checkRuler(t, g, size, scores, starts)
		}
	}
}

// checkHeads looks whether the upper half of each pawn is seen for the most part.
func checkHeads(t *testing.T, g *watched, size [2]float64, scores []int) {
	t.Helper()
	s := g.app.Stage()
	var pawns []ui.Item
	s.Visit(func(it ui.Item, _ ui.Rect) {
		if strings.HasPrefix(it.Key, "pawn/") {
			pawns = append(pawns, it)
		}
	})
	if len(pawns) != len(scores) && size[0] > 320 { // else they are on a tab
		t.Errorf("%v, %v: there are %d pawns", size, scores, len(pawns))
	}
	for i, p := range pawns {
		head := ui.R(p.Box.X, p.Box.Y, p.Box.W, p.Box.H/2)
		for j, q := range pawns {
			if both := head.Overlap(q.Box); (q.Z > p.Z || q.Z == p.Z && j > i) && both.W*both.H > head.W*head.H*0.4 {
				t.Errorf("%v, %v: %s hides the head of %s", size, scores, q.Key, p.Key)
			}
		}
	}
}

// checkRuler looks at the straight race: the start stays where it is as long as nobody is far behind it, and until somebody has come
// round the flag of the finish is seen.
func checkRuler(t *testing.T, g *watched, size [2]float64, scores []int, starts map[float64]bool) {
	t.Helper()
	s := g.app.Stage()
	var finish ui.Rect
	s.Visit(func(it ui.Item, _ ui.Rect) {
		if it.Look.ID == art+"flag" && it.Box.X > finish.X {
			finish = it.Box
		}
	})
	if finish.W == 0 { // the race goes round the orchard
		return
	}
	if zero, _ := s.Where(startID); slices.Min(scores) >= -10 {
		if starts[zero.CX()] = true; len(starts) > 1 {
			t.Errorf("%v, %v: the start is at one of %v", size, scores, starts)
		}
	}
	for p := range scores {
		if pawn, _ := s.Where(pawnKey(engine.Player(p))); pawn.Right() > finish.X+1 {
			t.Errorf("%v, %v: the pawn at %v hides the finish at %v", size, scores, pawn, finish)
		}
	}
}

func checkTags(t *testing.T, g *watched, size [2]float64, scores []int) {
	t.Helper()
	s := g.app.Stage()
	if _, round := s.Where(orchardID); !round {
		t.Fatalf("%v: there is no orchard", size)
	}
	type tag struct {
		words string
		at    ui.Rect
	}
	var tags []tag
	zero, marked := s.Where(startID)
	marked = false
	s.Visit(func(it ui.Item, _ ui.Rect) {
		switch {
		case it.Look.ID == art+"tag-negative":
			tags = append(tags, tag{it.Look.Words, ui.R(it.Box.X, it.Box.Y, it.Box.W, it.Box.W*22/30)})
		case it.Kind == ui.Text && it.Words == "0" && it.Box.X >= zero.X && it.Box.X <= zero.Right() && it.Box.Y >= zero.Y && it.Box.Y <= zero.Bottom():
			marked = true
		}
	})
	if zero.W > 0 && !marked {
		t.Errorf("%v, %v: no 0 is where the race begins", size, scores)
	}
	for i, a := range tags {
		for _, b := range tags[:i] {
			if a.at.X < b.at.Right() && b.at.X < a.at.Right() && a.at.Y < b.at.Bottom() && b.at.Y < a.at.Bottom() {
				t.Errorf("%v, %v: the tag %s covers %s", size, scores, a.words, b.words)
			}
		}
	}
	if board := s.Frame().Shape.Large(); board {
		behind := map[string]bool{}
		for _, n := range scores {
			if n < 0 {
				behind[g.app.Words.Whole(n)] = true
			}
		}
		for _, a := range tags {
			delete(behind, a.words)
		}
		if len(behind) > 0 || zero.W == 0 {
			t.Errorf("%v, %v: no tag says %v; the 0 is at %v", size, scores, behind, zero)
		}
	}
}

// TestThatTheMayorMayGoAnywhereIsSaid plays games: before each choice of a card without a chip beside the mayor it is said that he
// may go to any, where there are several, and else not.
func TestThatTheMayorMayGoAnywhereIsSaid(t *testing.T) {
	said := map[bool]int{}
	for seed := range uint64(3) {
		watch(t, 3, seed, store.SpeedInstant, func(g *watched, e engine.Event) {
			b := g.board
			if !e.Kind.In(zk.EventCardLaid, zk.EventCardBought) || e.Player != b.t.Me() || b.in.Hand() == 0 || b.in.Face() == zk.NoCard {
				return
			}
			any := b.in.Neighbours() == 0 && b.in.Chips().Len() > 1
			if said[any]++; (b.farmHint() == b.words().Zankapfel.Hints.FarmAny) != any {
				t.Errorf("%d squares beside the mayor have a chip, %d in all, and it says %q", b.in.Neighbours().Len(), b.in.Chips().Len(), b.farmHint())
			}
		}).play(func() {})
	}
	if said[true] == 0 || said[false] == 0 {
		t.Errorf("he may go to any, or may not, so many times: %v", said)
	}
}
