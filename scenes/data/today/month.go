package today

import "time"

// A Month is a month of the calendar.
type Month struct {
	Year  int
	Month time.Month
}

// MonthOf is the month in which a day lies.
func MonthOf(d Day) Month {
	y, m, _ := d.Begin().Date()
	return Month{y, m}
}

// Plus is the month so many months later, or earlier.
func (m Month) Plus(n int) Month {
	return MonthOf(DayOf(time.Date(m.Year, m.Month+time.Month(n), 1, 0, 0, 0, 0, time.UTC)))
}

// First is its first day.
func (m Month) First() Day { return DayOf(time.Date(m.Year, m.Month, 1, 0, 0, 0, 0, time.UTC)) }

// Days is how many it has.
func (m Month) Days() int { return int(m.Plus(1).First() - m.First()) }

// Before is how many days of its first week, which begins on a Monday, come before it.
func (m Month) Before() int { return (int(m.First().Begin().Weekday()) + 6) % 7 }
