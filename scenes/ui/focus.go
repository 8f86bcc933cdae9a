package ui

import (
	"math"
	"slices"
	"strings"
)

// Group makes the controls that compose adds one stop of the Tab key, within which
// arrows move. Those of a segmented control, of tabs and of a strip of parts are a
// group by themselves.
func (s *Stage) Group(name string, compose func()) {
	before := s.group
	s.group = name
	compose()
	s.group = before
}

// First makes the controls that compose adds come first in the order of the Tab
// key, although they are drawn later.
func (s *Stage) First(compose func()) {
	n := len(s.controls)
	compose()
	added := append([]Control(nil), s.controls[n:]...)
	s.controls = append(added, s.controls[:n]...)
}

// groupOf is the group of a control that is being added.
func (s *Stage) groupOf(c Control) string {
	switch {
	case c.Group != "":
		return c.Group
	case s.group != "":
		return s.group
	case c.Part, c.Role == Radio, c.Role == Tab:
		return family(c.ID)
	}
	return ""
}

// setOf is the set of a radio button or tab.
func setOf(c Control) string {
	if c.Role == Radio || c.Role == Tab {
		return family(c.ID)
	}
	return ""
}

// family is what an id shares with those of its neighbours: all before the last stroke.
func family(id string) string { return id[:max(0, strings.LastIndexByte(id, '/'))] }

// Primary is the control that commits the present decision, or nil.
func (s *Stage) Primary() *Control {
	for i := len(s.controls) - 1; i >= 0; i-- {
		if s.controls[i].Primary {
			return &s.controls[i]
		}
	}
	return nil
}

func (s *Stage) primaryID() string {
	if c := s.Primary(); c != nil {
		return c.ID
	}
	return ""
}

// Arrive makes the next composition a new screen: its main button has the focus
// first.
func (s *Stage) Arrive() { s.arrived = true }

// Lead has a focus that players see go on to a control that the next composition brings, if
// it is where the press came from then, or anywhere if that is "".
func (s *Stage) Lead(from, to string) { s.leadFrom, s.leadTo = from, to }

// leads is whether the focus goes on to what it is to be led to.
func (s *Stage) leads() bool {
	return s.ring && s.index(s.leadTo) >= 0 && (s.leadFrom == "" || s.leadFrom == s.focus)
}

// Call says that from the next composition on the player is to do something: a focus that he
// sees, and that nothing has, what cannot be pressed, or what has got it for want of a main button, goes where he can begin.
func (s *Stage) Call() {
	s.called = true
	s.calls++
}

// Calls is how often the player has been called.
func (s *Stage) Calls() int { return s.calls }

// beginID is where that is: the main button or, as long as it cannot be pressed, the first of the pieces
// before it, or else what is before it.
func (s *Stage) beginID() string {
	main := s.index(s.primaryID())
	if main < 0 || !s.controls[main].Disabled {
		return s.primaryID()
	}
	piece, before := main, main
	for i := main - 1; i >= 0; i-- {
		switch c := &s.controls[i]; {
		case c.Disabled || c.Group == s.controls[0].Group:
		case c.Part && c.Role != Tab && (piece == main || c.Group == s.controls[piece].Group):
			piece = i
		case before == main:
			before = i
		}
	}
	if piece == main {
		piece = before
	}
	return s.controls[piece].ID
}

// refocus finds who has the focus after a composition: the main button of a screen
// or dialog that has come, with keys the first control if it has none; when a dialog
// has gone, what had it before. A focus that players see is never lost.
func (s *Stage) refocus() {
	switch {
	case s.dropped && !s.modal:
		s.under, s.before, s.focus = s.focus, "", ""
		s.focusFirst()
	case s.modal && !s.dropped:
		s.focus = s.under
	}
	s.modal = s.dropped
	if s.leads() {
		s.focus = s.leadTo
	}
	s.leadFrom, s.leadTo = "", ""
	if gone := s.focus; gone != "" && s.index(gone) < 0 {
		s.focus = ""
		if s.ring && s.modal {
			s.refocusWithin(gone)
		}
	}
	if s.focus == "" && s.ring { // its control has gone, perhaps while there was no main button
		s.focus = s.primaryID()
	}
	if s.arrived && s.focus == "" {
		s.focusFirst()
	}
	s.arrived = false
	if c := s.Find(s.focus); s.called && s.ring && (c == nil || c.Disabled || s.focus == s.standIn) {
		s.focus = s.beginID()
	}
	s.called = false
	s.rove()
}

// focusFirst gives the focus to the main button. A player who uses keys sees it, and gets the
// first control that can be pressed if there is no main button.
func (s *Stage) focusFirst() {
	s.focus = s.primaryID()
	if !s.keyed {
		return
	}
	s.ring = true
	if s.focus == "" && len(s.controls) > 0 {
		first := max(0, slices.IndexFunc(s.controls, func(c Control) bool { return !c.Disabled }))
		s.focus = s.controls[first].ID
		s.standIn = s.focus
	}
}

// refocusWithin finds who has the focus in a dialog that has taken another's place: what
// had it before in this one, else what has it first.
func (s *Stage) refocusWithin(gone string) {
	if s.index(s.before) >= 0 {
		s.focus = s.before
	} else {
		s.focusFirst()
	}
	s.before = gone
}

// rove remembers which control of its group has the focus.
func (s *Stage) rove() {
	if i := s.index(s.focus); i >= 0 {
		s.at = s.controls[i].Rect
		if g := s.controls[i].Group; g != "" {
			s.roving[g] = s.focus
		}
	}
}

// HandAt says where the player has pressed: from there arrows move when nothing has
// the focus.
func (s *Stage) HandAt(x, y float64) { s.at = R(x, y, 0, 0) }

// Stop reports whether the i-th control is a stop of the Tab key: alone, or the one
// of its group at which the key stops now.
func (s *Stage) Stop(i int) bool {
	g := s.controls[i].Group
	return g == "" || s.stopOf(g) == i
}

// stopOf is the control at which the Tab key enters a group: what has the focus,
// the chosen one of radio buttons and tabs, what had the focus last, or the first.
func (s *Stage) stopOf(group string) int {
	first, chosen, last, exclusive := -1, -1, -1, true
	for i := range s.controls {
		c := &s.controls[i]
		if c.Group != group {
			continue
		}
		if first < 0 {
			first = i
		}
		exclusive = exclusive && (c.Role == Radio || c.Role == Tab)
		switch {
		case c.ID == s.focus:
			return i
		case c.Checked:
			chosen = i
		}
		if c.ID == s.roving[group] {
			last = i
		}
	}
	switch {
	case exclusive && chosen >= 0:
		return chosen
	case last >= 0:
		return last
	}
	return first
}

// Tab returns the id of the control that the Tab key leads to, "" if there is none.
func (s *Stage) Tab(back bool) string {
	n := len(s.controls)
	if n == 0 {
		return ""
	}
	i, step := s.index(s.focus), 1
	if back {
		step = -1
		if i < 0 {
			i = 0
		}
	}
	for range n {
		if i = (i + step + n) % n; s.Stop(i) {
			return s.controls[i].ID
		}
	}
	return s.focus
}

// Arrow returns the id of the control that an arrow key leads to, in a direction
// (dx, dy one of -1, 0, 1): what has the focus if nothing lies that way, "" if there
// is no control. Radio buttons that follow the focus are entered at the chosen one.
func (s *Stage) Arrow(dx, dy int) string {
	from := s.index(s.focus)
	to := s.towards(from, dx, dy)
	if to < 0 {
		return ""
	}
	if c := &s.controls[to]; c.Follows && (from < 0 || s.controls[from].Set != c.Set) {
		for i := range s.controls {
			if s.controls[i].Set == c.Set && s.controls[i].Checked {
				to = i
			}
		}
	}
	return s.controls[to].ID
}

// towards is the control that lies in a direction from what has the focus, if it has
// any: rather one of its group, and itself if there is none. It is -1 if there is no
// control.
func (s *Stage) towards(from, dx, dy int) int {
	switch {
	case len(s.controls) == 0:
		return -1
	case from >= 0:
		c := &s.controls[from]
		if c.Group != "" {
			if j := s.nearest(c.Rect, from, dx, dy, c.Group); j >= 0 {
				return j
			}
		}
		if j := s.nearest(c.Rect, from, dx, dy, ""); j >= 0 {
			return j
		}
		return from
	case s.at != Rect{}:
		if j := s.nearest(s.at, -1, dx, dy, ""); j >= 0 {
			return j
		}
	}
	return 0
}

// nearest is the control of a group, or of all, that lies nearest to a place in a
// direction, but for one of them: straight ahead, or not far aside. It is -1 if there is
// none.
func (s *Stage) nearest(from Rect, but, dx, dy int, group string) int {
	best, bestCost := -1, 0.0
	a := from.seen(dx, dy)
	for j := range s.controls {
		c := &s.controls[j]
		b := c.Rect.seen(dx, dy)
		if j == but || group != "" && c.Group != group || b.Right() <= a.Right()+1 || b.CX() <= a.CX()+1 {
			continue
		}
		ahead, aside := max(0, b.X-a.Right()), max(0, b.Y-a.Bottom(), a.Y-b.Bottom())
		if aside > 0 && (b.X < a.CX() || dx != 0 && aside*asideMost > ahead+min(a.H, b.H)/2) {
			continue
		}
		if cost := ahead + farAside*aside + offCentre*math.Abs(b.CY()-a.CY()); best < 0 || cost < bestCost {
			best, bestCost = j, cost
		}
	}
	return best
}

// What lies aside is farther than it is, and of what lies straight ahead that is nearer
// whose middle is. Controls stand in rows: Left and Right do not look far aside.
const (
	farAside  = 12
	offCentre = 0.25
	asideMost = 5
)

// seen is a rectangle as it lies for somebody who looks in a direction: ahead to the right.
func (r Rect) seen(dx, dy int) Rect {
	switch {
	case dx < 0:
		return R(-r.Right(), r.Y, r.W, r.H)
	case dy > 0:
		return R(r.Y, r.X, r.H, r.W)
	case dy < 0:
		return R(-r.Bottom(), r.X, r.H, r.W)
	}
	return r
}
