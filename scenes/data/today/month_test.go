package today_test

import (
	"testing"
	"time"

	"treille/scenes/data/today"
)

// TestMonths looks at months of all lengths, leap years and turns of the year.
func TestMonths(t *testing.T) {
	for _, c := range []struct {
		year   int
		month  time.Month
		days   int
		before int // days of its first week that come before it
	}{
		{2026, time.November, 30, 6}, {2026, time.December, 31, 1}, {2027, time.January, 31, 4}, {2027, time.February, 28, 0},
		{2028, time.February, 29, 1}, {2100, time.February, 28, 0}, {2000, time.February, 29, 1}, {1969, time.December, 31, 0},
	} {
		m := today.Month{Year: c.year, Month: c.month}
		if m.Days() != c.days || m.Before() != c.before {
			t.Errorf("%v has %d days after %d others, want %d after %d", m, m.Days(), m.Before(), c.days, c.before)
		}
		if last := m.First() + today.Day(m.Days()-1); today.MonthOf(m.First()) != m || today.MonthOf(last) != m || today.MonthOf(last+1) != m.Plus(1) || today.MonthOf(m.First()-1) != m.Plus(-1) {
			t.Errorf("%v does not end where others begin", m)
		}
		if m.Plus(12) != (today.Month{Year: c.year + 1, Month: c.month}) {
			t.Errorf("a year after %v is %v", m, m.Plus(12))
		}
	}
}
