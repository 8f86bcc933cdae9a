package ui

import "slices"

// InspectAt returns what shows in large the piece that is seen at a point, the
// uppermost there, or nil if none can be inspected. A piece smaller than 44 units
// is found from so far around where nothing else is.
func (s *Stage) InspectAt(x, y float64) func() {
	var found, near *actor
	for _, a := range s.actors {
		switch r := a.seen(); {
		case !s.inspectable(a):
		case r.Has(x, y):
			if found == nil || byHeight(a, found) > 0 {
				found = a
			}
		case near == nil && r.Grow(44, 44).Has(x, y):
			near = a
		}
	}
	if found == nil {
		found = near
	}
	if found == nil {
		return nil
	}
	return found.Inspect
}

// Inspectable returns the pieces that can be inspected, in the order in which they
// were composed.
func (s *Stage) Inspectable() []Item {
	var list []*actor
	for _, a := range s.actors {
		if s.inspectable(a) {
			list = append(list, a)
		}
	}
	slices.SortFunc(list, func(a, b *actor) int { return a.order - b.order })
	items := make([]Item, len(list))
	for i, a := range list {
		items[i] = a.Item
	}
	return items
}

func (s *Stage) inspectable(a *actor) bool {
	return a.Inspect != nil && a.fresh && a.order > s.covered
}

// seen is where an item is drawn now.
func (a *actor) seen() Rect {
	if a.Key == "" {
		return a.Box
	}
	w := a.pose.w.at
	h := a.Box.H
	if a.Box.W > 0 {
		h *= w / a.Box.W
	}
	return R(a.pose.x.at, a.pose.y.at, w, h)
}

// Visit calls f for each item that can be seen, in the order of drawing, as the
// layout wants it: at the end of its journey. clip is the box that it is drawn
// in.
func (s *Stage) Visit(f func(it Item, clip Rect)) {
	list := slices.Clone(s.actors)
	slices.SortFunc(list, func(a, b *actor) int {
		if a.Z != b.Z {
			return a.Z - b.Z
		}
		return a.order - b.order
	})
	for _, a := range list {
		if a.gone || a.Alpha == 0 || a.Vanish || s.awaits(a) {
			continue
		}
		clip := s.frame.Full
		if a.Clip > 0 {
			clip = s.clips[a.Clip]
		}
		f(a.Item, clip)
	}
}
