package table_test

import (
	"slices"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	wh "treille/engine/weinhaendler"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
)

// A counter is a screen that only counts what it is shown.
type counter struct {
	beats  int
	phases int
}

func (c *counter) Beat(e engine.Event) float64 {
	c.beats++
	if c.SkipStops(e) {
		c.phases++
	}
	return 10
}

func (c *counter) SkipStops(e engine.Event) bool { return e.Kind == wh.EventPhaseBegan }

func (c *counter) Keeps(engine.Event) bool { return false }
func (c *counter) Holds() bool             { return false }

func (c *counter) Awaits(engine.Event) bool { return false }

func (c *counter) Whole([]engine.Event) bool { return true }

func (c *counter) Pause(engine.Player) float64 { return 36 }

func (c *counter) Took()                 {}
func (c *counter) Refused(error)         {}
func (c *counter) Rewound(engine.Player) {}

// A drawer keeps nothing.
type drawer struct{}

func (drawer) Keep([]byte) {}

// begin begins a game; the first seats are people's.
func begin(t *testing.T, name string, players, people int, seed uint64) *host.Host {
	t.Helper()
	g, err := games.ByName(name)
	if err != nil {
		t.Fatal(err)
	}
	var seats []table.Seat
	for i := range players {
		seat := table.Seat{Kind: "greedy", Crest: "owl", Name: "Hugo"}
		if i < people {
			seat.Kind = table.Human
		}
		seats = append(seats, seat)
	}
	h, err := host.New(g, engine.Setup{Players: players, Seed: seed}, seats, drawer{})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// choose is what a computer player would do in a person's place.
func choose(t *testing.T, h table.Referee, seed uint64, p engine.Player) engine.Action {
	t.Helper()
	b, err := bot.New("greedy", h.Game(), seed, p)
	if err != nil {
		t.Fatal(err)
	}
	return b.Choose(h.Info(p), h.Ply())
}

func TestATapSkipsWhatBelongsTogether(t *testing.T) {
	h := begin(t, "weinhaendler", 3, 1, 3)
	s := table.NewSession(h, clock.Noon)
	s.ShowFrom(0)
	c := &counter{}
	s.Update(c, 1, false)
	if c.beats != 1 {
		t.Fatalf("the first tick shows %d events, want 1", c.beats)
	}
	s.Hurry()
	s.Update(c, 1, false)
	if c.phases != 1 || c.beats < 10 {
		t.Fatalf("a tap shows %d events and %d phases, want the whole deal and the phase after it", c.beats, c.phases)
	}
	for shown := c.beats; s.Pending() > 0; shown = c.beats {
		s.Hurry()
		if s.Update(c, 1, false); c.beats == shown {
			t.Fatalf("a tap shows nothing of %d events", s.Pending())
		}
	}
	// A tap in the pause between two decisions ends it, and no more.
	for h.Ply() < 80 {
		for s.Pending() > 0 {
			s.Hurry()
			s.Update(c, 1, false)
		}
		s.Hurry()
		if s.Decider() == 0 {
			if err := s.Play(0, choose(t, h, 3, 0)); err != nil {
				t.Fatal(err)
			}
		}
		shown := c.beats
		if s.Update(c, 1, false); c.beats != shown+1 {
			t.Fatalf("after a tap in a pause, %d events are shown at once, want 1", c.beats-shown)
		}
	}
}

// A slow referee has computer players that need many iterations.
type slow struct {
	table.Referee
	each, left int // iterations for a decision, and of the present one
	slices     int
}

func (s *slow) Think(iterations int) engine.PlayerSet {
	s.slices++
	if s.left -= iterations; s.left > 0 {
		return s.Acting()
	}
	return s.Referee.Think(iterations)
}

func (s *slow) Answer() (engine.Player, bool) {
	p, ok := s.Referee.Answer()
	if ok {
		s.left = s.each
	}
	return p, ok
}

// TestThinkingDoesNotStopTheShow lets computer players think for two seconds of
// ticks: no tick waits for them longer than half of what it has, and than a few milliseconds while something is shown;
// the decision comes all the same, and it is known for how long nothing has happened.
func TestThinkingDoesNotStopTheShow(t *testing.T) {
	h := &slow{Referee: begin(t, "weinhaendler", 3, 0, 3), each: 120 * 8 * 2}
	h.left = h.each
	s := table.NewSession(h, clock.Stepping(time.Millisecond))
	c := &counter{}
	ply, still, meanwhile := h.Ply(), 0, 0
	for ticks := 0; h.Ply() < ply+2; ticks++ {
		before, most := h.slices, 10
		shows := s.Behind()
		if shows {
			most = 6
		}
		s.Update(c, 1, false)
		if h.slices > before+most {
			t.Fatalf("one tick thinks %d milliseconds", h.slices-before)
		}
		if ticks > 400 {
			t.Fatal("the decisions do not come")
		}
		if shows {
			meanwhile += h.slices - before
		}
		still = max(still, s.Still())
	}
	if meanwhile == 0 {
		t.Error("nobody thinks while something is shown")
	}
	if still < 100 {
		t.Errorf("nothing is seen to happen for %d ticks, want more than 100", still)
	}
}

// TestOthersThinkWhileAPersonDecides begins a round of Vino, whose regions are
// chosen by all at once: the computer players commit beside the person, and what
// they do does not take the decision from him.
func TestOthersThinkWhileAPersonDecides(t *testing.T) {
	const seed = 5
	h := &slow{Referee: begin(t, "vino", 4, 1, seed), each: 20 * 4 * 2}
	s := table.NewSession(h, clock.Stepping(time.Millisecond))
	c := &counter{}
	for h.Acting().Len() < 2 {
		if s.Decider() == 0 {
			if err := s.Play(0, choose(t, h, seed, 0)); err != nil {
				t.Fatal(err)
			}
		}
		s.Hurry()
		s.Update(c, 1, false)
	}
	due := 0
	for tick := 0; h.Acting() != engine.Only(0); tick++ {
		if s.Update(c, 1, false); s.Decider() == 0 {
			due++
		} else if due > 0 {
			t.Fatal("the person's decision is taken from him while others commit")
		}
		if tick > 1000 {
			t.Fatalf("the computer players wait for the person: %b owe a decision", h.Acting())
		}
	}
	if due == 0 {
		t.Error("the person has to wait until all computer players have decided")
	}
	for range 100 {
		s.Update(c, 1, false)
	}
	if s.Decider() != 0 {
		t.Errorf("%d is to decide, want 0", s.Decider())
	}
	ply := h.Ply()
	if err := s.Play(0, choose(t, h, seed, 0)); err != nil {
		t.Fatal(err)
	}
	if h.Ply() == ply {
		t.Error("the decision is not taken")
	}
}

// TestTheDeviceGoesRoundOnce has three people choose their regions at the same
// time: who looks already decides first, then the others clockwise.
func TestTheDeviceGoesRoundOnce(t *testing.T) {
	const seed = 5
	h := begin(t, "vino", 3, 3, seed)
	for h.Acting().Len() < 3 {
		p := h.Acting().First()
		if err := h.Play(p, choose(t, h, seed, p)); err != nil {
			t.Fatal(err)
		}
	}
	s := table.NewSession(h, clock.Noon)
	s.SetViewer(1)
	for _, want := range []engine.Player{1, 2, 0} {
		p := s.Decider()
		if p != want {
			t.Fatalf("%d is to decide, want %d", p, want)
		}
		s.SetViewer(p)
		if err := s.Play(p, choose(t, h, seed, p)); err != nil {
			t.Fatal(err)
		}
		s.Catch()
	}
}

// TestThePaceDoesNotDependOnThinking plays the same game with players who answer
// at once and with such as think for half a second: what they decide is shown at
// the same ticks.
func TestThePaceDoesNotDependOnThinking(t *testing.T) {
	times := func(each int) (shown []int) {
		h := &slow{Referee: begin(t, "zankapfel", 4, 0, 3), each: each, left: each}
		s := table.NewSession(h, clock.Stepping(time.Millisecond))
		c := &counter{}
		for tick := 0; tick < 3000; tick++ {
			before := c.beats
			if s.Update(c, 1, false); c.beats > before {
				shown = append(shown, tick)
			}
		}
		first := shown[0] // before it there is no beat to think in
		for i := range shown {
			shown[i] -= first
		}
		return shown[:50]
	}
	quick, thinks := times(1), times(30*4*2)
	if !slices.Equal(quick, thinks) {
		t.Errorf("beats at ticks %v; with players who think for half a second at %v", quick, thinks)
	}
}
