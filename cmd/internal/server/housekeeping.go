package server

import (
	"time"

	"treille/engine/wire"
)

// keeps is how long tables are kept that nobody touches, by what they are at.
var keeps = map[wire.State]time.Duration{
	wire.StateLobby:   7 * 24 * time.Hour,
	wire.StatePlay:    365 * 24 * time.Hour,
	wire.StateOver:    30 * 24 * time.Hour,
	wire.StateStopped: 30 * 24 * time.Hour,
}

// housekeeping does what is done now and then, until the server ends.
func (s *Server) housekeeping() {
	alive, clearing := time.NewTicker(s.pace.alive), time.NewTimer(s.pace.first)
	defer alive.Stop()
	defer clearing.Stop()
	for {
		select {
		case <-s.quit:
			return
		case <-alive.C:
			s.keepAlive()
			s.limits.forget(time.Now())
		case <-clearing.C:
			s.clearAway()
			clearing.Reset(s.pace.clear)
		}
	}
}

// keepAlive keeps when tables were served last.
func (s *Server) keepAlive() {
	if err := s.options.Log.Alive(s.now()); err != nil {
		s.options.Say.Printf("the hour cannot be kept: %v", err)
	}
}

// clearAway removes the tables that nobody has touched for as long as they are kept. It does
// so for the first time when the server has run for a while: after a pause people may come back.
func (s *Server) clearAway() {
	shortest := keeps[wire.StateLobby]
	list, err := s.options.Log.Untouched(time.UnixMilli(s.now()).Add(-shortest))
	if err != nil {
		s.options.Say.Printf("the tables cannot be listed: %v", err)
	}
	removed := 0
	for _, id := range list {
		t, err := s.visit(id)
		if err != nil {
			continue // it was damaged and is put aside, or the server ends
		}
		state, last := t.table.Last()
		switch {
		case s.now()-last > keeps[state].Milliseconds():
			s.shut(t, wire.CloseGone)
			if err := s.options.Log.Remove(id); err != nil {
				s.options.Say.Printf("table %s cannot be removed: %v", id, err)
			}
			removed++
		case len(t.wakes) == 0:
			s.forget(t) // it was read for this alone
		}
		t.mu.Unlock()
	}
	s.options.Say.Printf("cleared away: %d tables", removed)
}
