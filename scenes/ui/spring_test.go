package ui

import "testing"

// TestAPieceLandsInTime wants LandsAfter to be the first tick at which a spring has
// come within half a hundredth of its way to its place.
func TestAPieceLandsInTime(t *testing.T) {
	s, ticks := spring{target: 1}, 0
	for s.at < 0.995 {
		s.step(1, restShare)
		ticks++
	}
	if ticks != LandsAfter {
		t.Errorf("a piece lies after %d ticks; LandsAfter is %v", ticks, LandsAfter)
	}
}
