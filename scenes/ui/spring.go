package ui

import "math"

// A spring carries a value to its target, one tick at a time.
type spring struct{ at, target, speed float64 }

// snap ends the journey.
func (s *spring) snap() { s.at, s.speed = s.target, 0 }

// step moves on by one tick and reports whether the value still moves. pace is 1
// at the usual speed, 2 at twice that.
func (s *spring) step(pace, rest float64) bool {
	if s.at == s.target && s.speed == 0 {
		return false
	}
	const dt = 1.0 / TicksPerSecond
	w := springRate * pace
	// Two half steps keep a stiff spring stable at double speed.
	for range 2 {
		pull := w*w*(s.target-s.at) - 2*springDamping*w*s.speed
		s.speed += pull * dt / 2
		s.at += s.speed * dt / 2
	}
	if math.Abs(s.target-s.at) < rest && math.Abs(s.speed) < rest*springStill {
		s.snap()
		return true // this tick's last small step is still to be drawn
	}
	return true
}
