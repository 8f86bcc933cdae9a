package host_test

import (
	"os"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/search"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// TestStudy wants a review to go on where it was left, also from another playback of the
// game, and a copy of a playback to stand where it likes.
func TestStudy(t *testing.T) {
	data := whole(t, games.All()[0], 3, func(*match.Match) {})
	h, err := host.Open(data, &kept{})
	if err != nil {
		t.Fatal(err)
	}
	first, err := h.Replay()
	if err != nil {
		t.Fatal(err)
	}
	second, err := h.Replay()
	if err != nil {
		t.Fatal(err)
	}
	a, err := first.(*host.Replay).Study(1)
	if err != nil {
		t.Fatal(err)
	}
	copied := second.(*host.Replay).Copy()
	if b, err := copied.Study(1); err != nil || a != b {
		t.Errorf("another reel begins anew: %v", err)
	}
	if b, err := copied.Study(0); err != nil || a == b {
		t.Errorf("another seat has the same review: %v", err)
	}
	second.Seek(5)
	copied.Seek(7)
	if second.At() != 5 || copied.At() != 7 {
		t.Errorf("the reels stand at %d and %d", second.At(), copied.At())
	}
	if len(copied.History(1)) <= len(second.History(1)) {
		t.Error("the copy shows no more than the reel that stands before it")
	}
}

// TestChances wants those of each step found in a few calls, known when the step is gone back
// to, also from another playback of the game.
func TestChances(t *testing.T) {
	data := whole(t, games.All()[0], 3, func(*match.Match) {})
	first, err := host.NewReplay(data, &kept{})
	if err != nil {
		t.Fatal(err)
	}
	find := func(r table.Playback) (list []int) {
		for range 1000 {
			if list = r.Chances(0); list != nil {
				break
			}
		}
		return list
	}
	first.Seek(9)
	nine := find(first)
	first.Seek(first.Steps())
	end := find(first)
	if len(nine) != 3 || slices.Contains(nine, search.One) || !slices.Contains(end, search.One) {
		t.Fatalf("the chances are %v, and at the end %v", nine, end)
	}
	second := first.Copy()
	second.Seek(9)
	if again := second.Chances(0); !slices.Equal(again, nine) {
		t.Errorf("the chances are %v, and once more %v", nine, again)
	}
}

// library keeps what was found about a seat.
type library struct{ study []byte }

func (library) Keep([]byte) {}

func (l library) Study([]byte, engine.Player) []byte { return l.study }

func (library) KeepStudy([]byte, engine.Player, []byte) {}

// TestTheReplayTellsTheChancesOfTheAnalysis wants at each moment of the analysis of each game its chances, and others at most
// turns between.
func TestTheReplayTellsTheChancesOfTheAnalysis(t *testing.T) {
	different, moments, costs := 0, 0, 0
	for _, game := range games.All() {
		r, err := host.NewReplay(whole(t, game, 3, func(*match.Match) {}), &kept{})
		if err != nil {
			t.Fatal(err)
		}
		study, err := r.Study(0)
		if err != nil {
			t.Fatal(err)
		}
		for study.Points() == nil {
			study.Step(1)
		}
		find := func(step int) []int {
			r.Seek(step)
			found := r.Chances(0)
			for found == nil {
				found = r.Chances(0)
			}
			return found
		}
		points := study.Points()
		for _, p := range points {
			if found := find(p.Step); !slices.Equal(found, p.Chances) {
				t.Fatalf("%s: at step %d the chances are %v, the analysis tells %v", game.Name(), p.Step, found, p.Chances)
			}
		}
		moments += len(points)
		var last []int
		for step := range r.Steps() + 1 {
			if found := find(step); !slices.Equal(found, last) {
				different, last = different+1, found
			}
		}
		for !study.Step(1 << 20) {
		}
		again, err := host.NewReplay(r.Record(), library{study: study.Bytes()})
		if err != nil {
			t.Fatal(err)
		}
		costs += len(study.Costs())
		for _, from := range []*host.Replay{r, again} { // again takes in what was kept
			r = from
			for _, p := range study.Curve() {
				if found := find(p.Step); !slices.Equal(found, p.Chances) {
					t.Errorf("%s: at step %d the chances are %v, the whole analysis tells %v", game.Name(), p.Step, found, p.Chances)
				}
			}
		}
	}
	if costs == 0 {
		t.Error("no decision has cost chances")
	}
	if different <= moments {
		t.Errorf("%d different chances are told, at %d moments of the analysis", different, moments)
	}
}

// TestTheAnalysisTellsWhatTheReplayTells wants the same figures of a costly decision from the analysis
// as from what the replay compares there, which a hint has told as well.
func TestTheAnalysisTellsWhatTheReplayTells(t *testing.T) {
	data, err := os.ReadFile("../../pages/analysis/testdata/over-farbenpoker.treille")
	if err != nil {
		t.Fatal(err)
	}
	r, err := host.NewReplay(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	study, err := r.Study(0)
	if err != nil {
		t.Fatal(err)
	}
	for !study.Step(1 << 20) {
	}
	costs := study.Costs()
	if len(costs) == 0 {
		t.Fatal("nothing has cost anything")
	}
	for _, c := range costs {
		r.Seek(c.Step)
		found, done := r.Compared(1 << 20)
		for !done {
			found, done = r.Compared(1 << 20)
		}
		if found[0].Action != c.Choice.Action || found[0].Mean != c.Choice.Mean {
			t.Errorf("step %d: the better decision wins %d, in the replay %d", c.Step, c.Choice.Mean, found[0].Mean)
		}
		for _, f := range found {
			if f.Action == c.Other.Action && f.Mean != c.Other.Mean {
				t.Errorf("step %d: what was played wins %d, in the replay %d", c.Step, c.Other.Mean, f.Mean)
			}
		}
	}
}
