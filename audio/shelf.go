package audio

import (
	"sync"
	"time"
)

// A shelf holds the takes of all sounds, and makes them.
type shelf struct {
	mu    sync.Mutex // guards what follows
	takes [recipes][takesASound][]float32
	ready [recipes]int
	last  [recipes]int // the take that was played last
	// first is the sound that was asked for before it was ready.
	first   Sound
	music   bool
	recipes [recipes]*recipe // of the tables that are wanted
	seed    uint64

	making sync.Mutex // held while a take is being made; guards what follows
	take   *take
	of     Sound
	loud   float64
}

// pick returns one of a sound's takes, never the same twice running, or nil if
// none is ready: then it will be made next.
func (s *shelf) pick(of Sound, d *dice) []float32 {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := s.ready[of]
	switch n {
	case 0:
		s.first = of
		return nil
	case 1:
		s.last[of] = 0
	default:
		s.last[of] = (s.last[of] + 1 + d.below(n-1)) % n
	}
	return s.takes[of][s.last[of]]
}

// work makes takes for about a time, and reports whether more are left.
func (s *shelf) work(slice time.Duration) bool {
	s.making.Lock()
	defer s.making.Unlock()
	for begun := time.Now(); ; {
		if s.take == nil && !s.begin() {
			return false
		}
		if !s.take.step(s.loud) {
			s.finish()
		}
		if time.Since(begun) >= slice {
			return true
		}
	}
}

// begin begins the next take: the first of each sound, then the second.
func (s *shelf) begin() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	number := 0
	if s.first < recipes && s.lacks(s.first, 0) {
		s.of = s.first
	} else if s.of, number = s.next(); number == takesASound {
		return false
	}
	s.loud = s.recipes[s.of].loud
	s.take = newTake(s.recipes[s.of], s.seed+uint64(s.of)*takesASound+uint64(number))
	return true
}

// next returns the next take to be made; its number is takesASound if none is.
func (s *shelf) next() (Sound, int) {
	for number := range takesASound {
		for of := range Sound(recipes) {
			if s.lacks(of, number) {
				return of, number
			}
		}
	}
	return 0, takesASound
}

// lacks reports whether a sound needs its take of a number, and has only those
// before it.
func (s *shelf) lacks(of Sound, number int) bool {
	r := s.recipes[of]
	if r == nil || r.clip == nil && r.hits == nil || s.ready[of] != number || r.single && number > 0 {
		return false
	}
	return of != note || s.music
}

// want puts the sounds of a table on the shelf.
func (s *shelf) want(t *Table) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i := range t.list {
		s.recipes[int(t.first)+i] = &t.list[i]
	}
}

// recipe returns a sound's recipe, or nil if no table wants it.
func (s *shelf) recipe(of Sound) *recipe {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.recipes[of]
}

// finish puts a take that is made among the others.
func (s *shelf) finish() {
	clip := s.take.clip()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.takes[s.of][s.ready[s.of]] = clip
	s.ready[s.of]++
	s.take = nil
}
