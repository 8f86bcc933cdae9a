package ui

import "treille/sprites"

// SetHover says which control the pointer is over, "" for none.
func (s *Stage) SetHover(id string) {
	if s.hover != id {
		s.hover, s.dirty = id, true
	}
}

// Marked says that the composition points at something by a glow: what the pointer is over does not glow as well.
func (s *Stage) Marked() { s.marked = true }

// Hover is the id of the control that the pointer is over.
func (s *Stage) Hover() string { return s.hover }

// Carry shows an item so far from where its layout wants it: the player drags it.
func (s *Stage) Carry(key string, dx, dy float64) {
	a := s.byKey[key]
	if a == nil {
		return
	}
	a.held, a.dx, a.dy = true, dx, dy
	a.follow()
	s.moving, s.dirty = true, true
}

// Seen is where an item is seen now; an empty box if there is none.
func (s *Stage) Seen(key string) Rect {
	a := s.byKey[key]
	if a == nil {
		return Rect{}
	}
	return R(a.pose.x.at, a.pose.y.at, a.pose.w.at, 0)
}

// Drop lets go of what is carried: it goes to its place.
func (s *Stage) Drop() {
	for _, a := range s.actors {
		if a.held {
			a.held = false
			s.moving, s.dirty = true, true
		}
	}
}

// Over reports whether a surface of a kind lies at a point.
func (s *Stage) Over(kind sprites.SurfaceKind, x, y float64) bool {
	for _, a := range s.actors {
		if a.Kind == Surface && a.Surface.Kind == kind && !a.gone && a.Box.Has(x, y) {
			return true
		}
	}
	return false
}
