//go:build !js

package audio

import (
	"io"
	"sync"
)

// Oto returns the machine's loudspeakers.
func Oto() Backend { return &speakers{wake: make(chan struct{}, 1)} }

// speakers is the device of a desktop. oto's Suspend and Resume wait until the
// device is ready, which may take long, so they are called by a goroutine of
// their own.
type speakers struct {
	device
	wake chan struct{} // has an entry when wanted may have changed

	mu        sync.Mutex
	suspended bool // as wanted
}

// Start implements Backend.
func (s *speakers) Start(r io.Reader) {
	s.open(r)
	if s.context() != nil {
		go s.follow()
	}
}

// Suspend implements Backend.
func (s *speakers) Suspend() { s.want(true) }

// Resume implements Backend.
func (s *speakers) Resume() { s.want(false) }

func (s *speakers) want(suspended bool) {
	s.mu.Lock()
	changed := s.suspended != suspended
	s.suspended = suspended
	s.mu.Unlock()
	if !changed {
		return
	}
	select {
	case s.wake <- struct{}{}:
	default: // an entry waits already
	}
}

// follow makes the device do what is wanted. Its errors come again from Err.
func (s *speakers) follow() {
	ctx := s.context()
	for range s.wake {
		s.mu.Lock()
		suspended := s.suspended
		s.mu.Unlock()
		if suspended {
			_ = ctx.Suspend()
		} else {
			_ = ctx.Resume()
		}
	}
}
