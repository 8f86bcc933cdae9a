package farbenpoker

import (
	"slices"
	"strings"
	"testing"

	"treille/scenes/store"
	"treille/scenes/tabletest"
	"treille/scenes/ui"
)

// A reader plays by what he reads and hears. He remembers what he has heard, as
// nobody tells it twice (F40).
type reader struct {
	t       *testing.T
	text    []ui.Section
	buttons []tabletest.Button
	heard   int               // sentences that he has taken in
	memory  map[string]string // the colour of the stick in a hole
	drawn   string            // the hole of the last stick that was drawn
	calls   int
	answers int

	draws, known, hits int
	aims               string // what he expects of the stick that he draws, "" for nothing
}

// read implements tabletest.Reader.
func (r *reader) read(text []ui.Section, buttons []tabletest.Button, heard []string) (press int, over bool) {
	r.text, r.buttons = text, buttons
	if strings.HasSuffix(text[0].Heading, " wins") || strings.HasSuffix(text[0].Heading, " win") {
		return -1, true
	}
	for ; r.heard < len(heard); r.heard++ {
		for _, s := range strings.Split(heard[r.heard], ". ") {
			r.take(strings.TrimSuffix(s, "."))
		}
	}
	if r.calls == r.answers {
		return -1, false
	}
	phase := r.section("turn").Text[0]
	if strings.HasSuffix(phase, "Put back") || len(r.section("stick").Text) > 0 {
		return r.put(), false
	}
	return r.draw(), false
}

// take remembers what a sentence tells.
func (r *reader) take(s string) {
	if strings.HasPrefix(s, "It is Clara’s turn") {
		r.calls++
	}
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

func (r *reader) section(id string) ui.Section {
	for _, s := range r.text {
		if s.ID == id {
			return s
		}
	}
	return ui.Section{}
}

// hole returns the first button of a hole that can be pressed and that suits.
func (r *reader) hole(suits func(place string) bool) int {
	return slices.IndexFunc(r.buttons, func(b tabletest.Button) bool {
		place, _, ok := strings.Cut(b.Label, ": ")
		return ok && b.Enabled && strings.HasPrefix(b.Label, "Side ") && suits("s"+place[1:])
	})
}

// begins returns the button whose label begins so and that can be pressed.
func (r *reader) begins(start string) int {
	return slices.IndexFunc(r.buttons, func(b tabletest.Button) bool { return strings.HasPrefix(b.Label, start) && b.Enabled })
}

// chosen returns the button of the hole that is chosen.
func (r *reader) chosen() (place string) {
	for _, b := range r.buttons {
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
		if i := r.begins("Draw this stick"); i >= 0 {
			r.draws++
			if r.aims = r.memory[p]; r.aims != "" {
				r.known++
			}
			r.answers = r.calls
			return i
		}
	}
	wanted := map[string]bool{}
	for _, item := range r.section("dice").Items {
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
	r.t.Fatalf("no stick can be drawn; the buttons are %+v", r.buttons)
	return -1
}

// put puts the next stick into the first free hole.
func (r *reader) put() int {
	if i := r.begins("Put "); i >= 0 && r.chosen() != "" {
		r.answers = r.calls
		return i
	}
	i := r.hole(func(string) bool { return true })
	if i < 0 {
		r.t.Fatalf("there is no free hole; the buttons are %+v", r.buttons)
	}
	return i
}

// TestTheGameIsPlayedByWhatIsRead plays whole games by nothing but words, and a
// memory.
func TestTheGameIsPlayedByWhatIsRead(t *testing.T) {
	for players := 2; players <= 5; players++ {
		r := &reader{t: t, memory: map[string]string{}}
		tabletest.PlayByText(t, Kind(), players, store.SpeedTwo, r.read)
		if r.draws < 5 || r.hits < 2 || r.known == 0 || r.calls < r.draws {
			t.Errorf("with %d players: %d draws, %d of a stick that was remembered, %d hits, called %d times", players, r.draws, r.known, r.hits, r.calls)
		}
		t.Logf("with %d players: %d draws, %d of a stick that was remembered, %d hits", players, r.draws, r.known, r.hits)
	}
}
