package audio

import (
	"sync"
	"time"
)

// A shelf holds the takes of all sounds, and makes them.
type shelf struct {
	mu    sync.Mutex // guards what follows
	stock [recipes]stock
	// first is the sound that was asked for before it was ready.
	first Sound
	seed  uint64

	making sync.Mutex // held while a take is being made; guards what follows
	take   *take
	of     *stock
}

// A stock is what there is of a sound.
type stock struct {
	recipe *recipe // nil if no table wants it
	takes  [takesASound][]float32
	ready  int
	last   int // the take that was played last
}

// pick returns one of a sound's takes, never the same twice running, or nil if
// none is ready: then it will be made next. The sound has a recipe.
func (s *shelf) pick(of Sound, d *dice) []float32 {
	s.mu.Lock()
	k := &s.stock[of]
	switch k.ready {
	case 0:
		s.first = of
		k.last = 0
	case 1:
		k.last = 0
	default:
		k.last = (k.last + 1 + d.below(k.ready-1)) % k.ready
	}
	clip := k.takes[k.last]
	s.mu.Unlock()
	return clip
}

// want puts the sounds of a table on the shelf.
func (s *shelf) want(t *Table) {
	s.mu.Lock()
	for ; t != nil; t = t.also {
		for i := range t.list {
			s.stock[int(t.first)+i].recipe = &t.list[i]
		}
	}
	s.mu.Unlock()
}

// has reports whether there is a take of each of a table's clips.
func (s *shelf) has(t *Table) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i := range t.list {
		if s.lacks(t.first+Sound(i), 0) {
			return false
		}
	}
	return true
}

// recipe returns a sound's recipe, or nil if no table wants it.
//
//go:noinline
func (s *shelf) recipe(of Sound) *recipe {
	s.mu.Lock()
	r := s.stock[of].recipe
	s.mu.Unlock()
	return r
}

// work makes takes for about a time, and reports whether more are left.
func (s *shelf) work(slice time.Duration) bool {
	s.making.Lock()
	begun := time.Now()
	more := true
	for more && time.Since(begun) < slice {
		more = s.step()
	}
	s.making.Unlock()
	return more
}

// step begins a take, or goes on with one, and reports whether there was any to
// make; s.making is held.
func (s *shelf) step() bool {
	if s.take == nil {
		return s.begin()
	}
	if !s.take.step(s.of.recipe.loud) {
		clip := s.take.clip()
		s.take = nil
		s.mu.Lock()
		s.of.takes[s.of.ready] = clip
		s.of.ready++
		s.mu.Unlock()
	}
	return true
}

// begin begins the next take: what was asked for in vain, else the first of each
// sound, then the second. It reports whether there is one.
func (s *shelf) begin() bool {
	s.mu.Lock()
	if s.first >= recipes || !s.lacks(s.first, 0) {
		s.first = s.next()
	}
	of := s.first
	s.first = recipes
	s.mu.Unlock()
	if of == recipes {
		return false
	}
	s.of = &s.stock[of]
	s.take = newTake(s.of.recipe, s.seed+uint64(of)*takesASound+uint64(s.of.ready))
	return true
}

// next returns the sound of which a take is to be made, or recipes if none is.
func (s *shelf) next() Sound {
	for number := range takesASound {
		for of := range recipes {
			if s.lacks(of, number) {
				return of
			}
		}
	}
	return recipes
}

// lacks reports whether a sound needs its take of a number, and has only those
// before it.
func (s *shelf) lacks(of Sound, number int) bool {
	k := &s.stock[of]
	r := k.recipe
	return r != nil && (r.clip != nil || r.hits != nil) && k.ready == number && (number == 0 || !r.single)
}
