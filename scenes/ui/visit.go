package ui

import "slices"

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
		if a.gone || a.Alpha == 0 || a.Vanish {
			continue
		}
		clip := s.frame.Full
		if a.Clip > 0 {
			clip = s.clips[a.Clip]
		}
		f(a.Item, clip)
	}
}
