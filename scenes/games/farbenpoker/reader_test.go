package farbenpoker

import (
	"slices"
	"strings"
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/testkit/tabletest"
)

// A reader plays by what he reads and hears. He remembers what he has heard, as
// nobody tells it twice (F40).
type reader struct {
	*tabletest.Page
	t      *testing.T
	heard  int               // sentences that he has taken in
	memory map[string]string // the colour of the stick in a hole
	drawn  string            // the hole of the last stick that was drawn

	draws, known, hits int
	aims               string // what he expects of the stick that he draws, "" for nothing
}

// read implements tabletest.Reader.
func (r *reader) read(p *tabletest.Page) int {
	r.Page = p
	for ; r.heard < len(p.Heard); r.heard++ {
		for _, s := range strings.Split(p.Heard[r.heard], ". ") {
			r.take(strings.TrimSuffix(s, "."))
		}
	}
	if i := r.Find("Roll"); i >= 0 {
		return r.Answer(i)
	}
	if !r.Called() {
		return -1
	}
	phase := r.Section("turn").Text[0]
	if strings.HasSuffix(phase, "Put back") || len(r.Section("stick").Text) > 0 {
		return r.put()
	}
	return r.draw()
}

// take remembers what a sentence tells.
func (r *reader) take(s string) {
	s = strings.NewReplacer("You draw ", "Clara draws ", "You show ", "Clara shows ", "You put ", "Clara puts ").Replace(s)
	if _, hole, ok := strings.Cut(s, " draws from "); ok {
		r.drawn = hole
		delete(r.memory, hole)
	}
	if _, rest, ok := strings.Cut(s, " shows "); ok {
		colour, verdict, _ := strings.Cut(rest, ", ")
		if r.aims != "" && strings.HasPrefix(s, "Clara ") {
			if colour != r.aims {
				r.t.Fatalf("%s shows %s, but was remembered as %s", r.drawn, colour, r.aims)
			}
			r.aims = ""
		}
		if strings.HasPrefix(s, "Clara ") && strings.HasPrefix(verdict, "wanted") {
			r.hits++
		}
	}
	if _, rest, ok := strings.Cut(s, " puts "); ok {
		colour, hole, _ := strings.Cut(rest, " into ")
		r.memory[hole] = colour
	}
	if colour, hole, ok := strings.Cut(s, " goes back to "); ok {
		r.memory[hole] = strings.ToLower(colour)
	}
}

// hole returns the first button of a hole that can be pressed and that suits.
func (r *reader) hole(suits func(place string) bool) int {
	return slices.IndexFunc(r.Buttons, func(b tabletest.Button) bool {
		place, _, ok := strings.Cut(b.Label, ": ")
		return ok && b.Enabled && strings.HasPrefix(b.Label, "Side ") && suits("s"+place[1:])
	})
}

// chosen returns the button of the hole that is chosen.
func (r *reader) chosen() (place string) {
	for _, b := range r.Buttons {
		if p, _, ok := strings.Cut(b.Label, ": "); ok && b.Checked && strings.HasPrefix(p, "Side ") {
			return "s" + p[1:]
		}
	}
	return ""
}

// draw takes a stick of which he remembers that it is wanted, else one that he has
// never seen, else any.
func (r *reader) draw() int {
	if p := r.chosen(); p != "" {
		if i := r.Begins("Draw"); i >= 0 {
			r.draws++
			if r.aims = r.memory[p]; r.aims != "" {
				r.known++
			}
			return r.Answer(i)
		}
	}
	wanted := map[string]bool{}
	for _, item := range r.Section("dice").Items {
		_, rest, _ := strings.Cut(item, ": ")
		if colour, ok := strings.CutSuffix(rest, ", wanted"); ok {
			wanted[colour] = true
		}
	}
	for _, suits := range []func(string) bool{
		func(p string) bool { return wanted[r.memory[p]] },
		func(p string) bool { return r.memory[p] == "" },
		func(string) bool { return true },
	} {
		if i := r.hole(suits); i >= 0 {
			return i
		}
	}
	r.t.Fatalf("no stick can be drawn; the buttons are %+v", r.Buttons)
	return -1
}

// put puts the next stick into the first free hole.
func (r *reader) put() int {
	if i := r.Begins("Put "); i >= 0 && r.chosen() != "" {
		return r.Answer(i)
	}
	i := r.hole(func(string) bool { return true })
	if i < 0 {
		r.t.Fatalf("there is no free hole; the buttons are %+v", r.Buttons)
	}
	return i
}

// TestTheGameIsPlayedByWhatIsRead plays whole games by nothing but words, and a
// memory.
func TestTheGameIsPlayedByWhatIsRead(t *testing.T) {
	for players := 2; players <= 5; players++ {
		r := &reader{t: t, memory: map[string]string{}}
		tabletest.PlayByText(t, Kind(), players, store.SpeedTwo, r.read)
		if r.draws < 5 || r.hits < 2 || r.known == 0 || r.Calls() < r.draws {
			t.Errorf("with %d players: %d draws, %d of a stick that was remembered, %d hits, called %d times", players, r.draws, r.known, r.hits, r.Calls())
		}
		t.Logf("with %d players: %d draws, %d of a stick that was remembered, %d hits", players, r.draws, r.known, r.hits)
	}
}
