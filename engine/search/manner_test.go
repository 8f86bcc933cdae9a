package search_test

import (
	"math"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/enginetest/highcard"
	"treille/engine/rng"
	"treille/engine/search"
)

// A lover likes candidate 2 of a bandit, and candidate 1 not at all.
type lover struct{ *bandit }

func (lover) Liking(c engine.Character, a engine.Action) int {
	if c != engine.Bold {
		return 0
	}
	return []int{0, -100, 100, 0}[a]
}

// TestCharacter wants taste to decide where candidates are almost alike, and only
// there.
func TestCharacter(t *testing.T) {
	info, err := highcard.Game{}.NewInfo(engine.Setup{Players: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		character engine.Character
		means     []int
		want      engine.Action
	}{
		{engine.Bold, []int{1000, 1004, 1004, 1004}, 2},
		{engine.Bold, []int{1000, 1004, 1004, 1050}, 2},
		{engine.Bold, []int{1000, 1000, 980, 1000}, 2},
		{engine.Bold, []int{1000, 1000, 920, 1020}, 3},
		{engine.Bold, []int{1000, 1030, 900, 900}, 0}, // rather than what it dislikes
		{engine.Plain, []int{1000, 1004, 1004, 1050}, 3},
		{engine.Patient, []int{1000, 1004, 1004, 1050}, 3},
	} {
		b := &bandit{means: c.means, noise: 1, common: 300}
		p := search.Player{Model: func() search.Model { return lover{b} }, Budget: 400, Guard: 10}
		for seed := range uint64(10) {
			stream := rng.New(seed)
			thought := p.WithCharacter(c.character).(search.Player).NewThought().(search.Adviser)
			thought.Begin(info, names(4), stream)
			for !thought.Step(7) {
				if !slices.Contains(names(4), thought.Best()) {
					t.Fatal("what is best so far is no candidate")
				}
			}
			if got := thought.Best(); got != c.want || thought.Results()[0].Action != got {
				t.Errorf("character %d chose %d of %v, want %d; results %v", c.character, got, c.means, c.want, thought.Results())
			}
		}
	}
}

// TestTasteIsGuarded wants taste not to be led by luck.
func TestTasteIsGuarded(t *testing.T) {
	info, err := highcard.Game{}.NewInfo(engine.Setup{Players: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	fooled := 0
	for seed := range uint64(200) {
		b := &bandit{means: []int{1000, 1000, 850, 1000}, own: 600}
		p := search.Player{Model: func() search.Model { return lover{b} }, Budget: 400, Guard: 10, Character: engine.Bold}
		stream := rng.New(seed)
		if p.Choose(info, names(4), &stream) == 2 {
			fooled++
		}
	}
	if fooled > 8 {
		t.Errorf("a dear fancy was followed %d times of 200", fooled)
	}
}

// TestTasteThinksWithoutAllocation asks again, once the lists are long enough.
func TestTasteThinksWithoutAllocation(t *testing.T) {
	info, err := highcard.Game{}.NewInfo(engine.Setup{Players: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	b := &bandit{means: []int{1000, 900, 990, 1001}, noise: 20}
	p := search.Player{Model: func() search.Model { return lover{b} }, Budget: 200, Guard: 10, Character: engine.Bold}
	thought, legal := p.NewThought(), names(4)
	if n := testing.AllocsPerRun(10, func() {
		thought.Begin(info, legal, rng.New(3))
		thought.Step(math.MaxInt)
		thought.Best()
		thought.Drop()
	}); n > 0 {
		t.Errorf("%v allocations a decision", n)
	}
}
