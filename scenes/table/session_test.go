package table_test

import (
	"testing"

	"treille/engine"
	"treille/engine/bot"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
)

// A counter is a screen that only counts what it is shown.
type counter struct {
	beats  int
	phases int
}

func (c *counter) Beat(e engine.Event) float64 {
	c.beats++
	if c.Stops(e) {
		c.phases++
	}
	return 10
}

func (c *counter) Stops(e engine.Event) bool { return e.Kind == wh.EventPhaseBegan }
func (c *counter) Decided()                  {}
func (c *counter) Pause() float64            { return 36 }

func TestATapSkipsWhatBelongsTogether(t *testing.T) {
	m := play(t, 3)
	s, err := table.NewSession(m)
	if err != nil {
		t.Fatal(err)
	}
	s.ShowFromStart()
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
	clara, err := bot.New("greedy", m.Game(), 3, 0)
	if err != nil {
		t.Fatal(err)
	}
	for m.Ply() < 80 {
		for s.Pending() > 0 {
			s.Hurry()
			s.Update(c, 1, false)
		}
		s.Hurry()
		if s.Decider() == 0 {
			if err := s.Play(0, clara.Choose(m.Info(0), m.Ply())); err != nil {
				t.Fatal(err)
			}
		}
		shown := c.beats
		if s.Update(c, 1, false); c.beats != shown+1 {
			t.Fatalf("after a tap in a pause, %d events are shown at once, want 1", c.beats-shown)
		}
	}
}
