package search

import (
	"cmp"
	"slices"

	"treille/engine"
	"treille/engine/rng"
)

// A manner is the thought of a [Player] with a character. When the comparison is
// over it compares once more what it would choose with what the character would
// rather do, and follows its taste where that costs less than it is worth.
type manner struct {
	first     Flat
	second    Flat // the choice of the first, then what is liked better
	character engine.Character
	likes     []int64 // what the arms of the second are liked more than its first one
	looks     bool    // the second has begun
}

const (
	// mostTaste is what full liking is worth at most, in chances of winning, and
	// tasteShare the part of the own chance that it is worth: who has little left to
	// win does not throw it away.
	mostTaste, tasteShare = One / 60, 10
	// fancies are the most that are compared with the choice, and fancied is in
	// how many worlds.
	fancies, fancied = 3, 150
	// trust is the guard of taste: it must be worth more than it seems to cost by
	// so many tenths of the error.
	trust = 5
)

// newManner returns a thought that compares as f does.
func newManner(f Flat, c engine.Character) *manner {
	return &manner{first: f, second: Flat{model: f.model, guard: trust}, character: c}
}

// Begin implements [engine.Thought].
func (m *manner) Begin(info engine.InfoState, legal []engine.Action, stream rng.Stream) {
	m.first.Begin(info, legal, stream)
	m.looks = false
}

// Step implements [engine.Thought].
func (m *manner) Step(iterations int) (done bool) {
	left := m.first.run(iterations)
	if m.first.rounds > 0 {
		return false
	}
	if !m.looks {
		m.look()
	}
	return m.second.Step(left)
}

// look begins to compare the choice with what the character likes better.
func (m *manner) look() {
	m.looks = true
	f, s := &m.first, &m.second
	choice := f.arms[f.best()]
	s.stream, s.names = f.stream, append(s.names[:0], choice.action)
	s.arms, s.out, s.terms = s.arms[:0], s.out[:0], s.terms[:0]
	s.rounds, s.next = 0, 0
	m.likes = m.likes[:0]
	model, ok := s.model.(Tasteful)
	if !ok {
		return
	}
	liking := func(a engine.Action) int64 { return int64(model.Liking(m.character, a)) }
	own := liking(choice.action)
	s.arms = append(s.arms, f.arms...)
	s.arms = append(s.arms, f.out...)
	s.arms = slices.DeleteFunc(s.arms, func(a arm) bool { return liking(a.action) <= own })
	taste := min(mostTaste, max(0, choice.sum/max(1, choice.n))/tasteShare)
	worth := func(a arm) int64 { return a.ahead/max(1, a.n) + liking(a.action)*taste/100 }
	slices.SortStableFunc(s.arms, func(a, b arm) int { return cmp.Compare(worth(b), worth(a)) })
	s.arms = slices.Insert(s.arms[:min(fancies, len(s.arms))], 0, choice)
	for i, a := range s.arms {
		s.arms[i] = arm{action: a.action, terms: -1}
		m.likes = append(m.likes, (liking(a.action)-own)*taste/100)
	}
	if len(s.arms) > 1 {
		s.rounds, s.worlds = 1, fancied
	}
}

// Best implements [engine.Thought].
func (m *manner) Best() engine.Action {
	s := &m.second
	if !m.looks || len(s.arms) == 0 {
		return m.first.Best()
	}
	best := 0
	for i, a := range s.arms {
		b := s.arms[best]
		if i > 0 && a.n > 0 && s.clear(a, m.likes[i]) && (a.ahead+m.likes[i]*a.n)*max(1, b.n) > (b.ahead+m.likes[best]*b.n)*a.n {
			best = i
		}
	}
	return s.arms[best].action
}

// Results implements [Adviser].
func (m *manner) Results() []Result {
	all := m.first.Results()
	i := slices.IndexFunc(all, func(r Result) bool { return r.Action == m.Best() })
	choice := all[i]
	return slices.Insert(slices.Delete(all, i, i+1), 0, choice)
}

// Drop implements [engine.Thought].
func (m *manner) Drop() {}
