// Package clock has the clocks of tests: no test looks at that of the machine, so
// that it comes out alike on every day, in every time zone and at any speed.
package clock

import "time"

// Noon is the clock of a test that does not care what time it is. It stands still
// at noon, UTC, on 21 November 2026, a day on which Farbenpoker is today's table.
// By a clock that stands still computer players think to the end within a tick.
func Noon() time.Time { return time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC) }

// At is a clock that stands still at a time.
func At(t time.Time) func() time.Time { return func() time.Time { return t } }

// Stepping is a clock that stands at noon and goes on by a step whenever somebody
// looks at it.
func Stepping(step time.Duration) func() time.Time {
	now := Noon()
	return func() time.Time {
		now = now.Add(step)
		return now
	}
}
