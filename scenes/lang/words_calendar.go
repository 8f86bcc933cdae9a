package lang

import (
	"fmt"
	"strconv"
	"time"
)

// Calendar are the words for days.
type Calendar struct {
	_          uncompared
	Months     [12]string // short, as in a date
	LongMonths [12]string
	Weekdays   [7]string // short, from Monday on
	Date       Template  // {day}, {month}
	First      string    // of a month, in place of the number of the day
	Today      string    // in the middle of a sentence
	Yesterday  string
}

// Day says which day t was, as seen from now: "today", "yesterday", "20 Nov", and
// with the year if that is another one.
func (w *Words) Day(now, t time.Time) string {
	c := &w.Calendar
	switch t := t.In(now.Location()); {
	case sameDay(t, now):
		return c.Today
	case sameDay(t, now.AddDate(0, 0, -1)):
		return c.Yesterday
	}
	return w.Date(now, t)
}

// Date says which day t was without regard to how long ago that is: "20 Nov", and with
// the year if it is not that of now.
func (w *Words) Date(now, t time.Time) string {
	c := &w.Calendar
	t = t.In(now.Location())
	day := strconv.Itoa(t.Day())
	if t.Day() == 1 {
		day = c.First
	}
	date := c.Date.With("day", day, "month", c.Months[t.Month()-1])
	if t.Year() != now.Year() {
		date += " " + strconv.Itoa(t.Year())
	}
	return date
}

// Thumbnail says when t was: the day, and the time as well if that is not long ago,
// "today, 21:14".
func (w *Words) Thumbnail(now, t time.Time) string {
	day := w.Day(now, t)
	if day != w.Calendar.Today && day != w.Calendar.Yesterday {
		return day
	}
	t = t.In(now.Location())
	return fmt.Sprintf("%s, %d:%02d", day, t.Hour(), t.Minute())
}

// Moment says when t was by date and time, however long ago: "20 Nov, 21:48".
func (w *Words) Moment(now, t time.Time) string {
	t = t.In(now.Location())
	return fmt.Sprintf("%s, %d:%02d", w.Date(now, t), t.Hour(), t.Minute())
}

// Month names a month with its year: "November 2026".
func (w *Words) Month(year int, month time.Month) string {
	return w.Calendar.LongMonths[month-1] + " " + strconv.Itoa(year)
}

// Nth is a day of a month alone, as "Result of the 20th" names it.
func (w *Words) Nth(day int) string {
	if w.Lang == French && day > 1 {
		return strconv.Itoa(day)
	}
	return w.Ordinal(day)
}

func sameDay(a, b time.Time) bool {
	y, m, d := a.Date()
	z, n, e := b.Date()
	return y == z && m == n && d == e
}

var calendarEnglish = Calendar{
	Months:     [12]string{"Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"},
	Date:       "{day} {month}",
	LongMonths: [12]string{"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"},
	Weekdays:   [7]string{"Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"},
	First:      "1",
	Today:      "today",
	Yesterday:  "yesterday",
}

var calendarFrench = Calendar{
	Months:     [12]string{"janv.", "févr.", "mars", "avril", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."},
	Date:       "{day} {month}",
	LongMonths: [12]string{"Janvier", "Février", "Mars", "Avril", "Mai", "Juin", "Juillet", "Août", "Septembre", "Octobre", "Novembre", "Décembre"},
	Weekdays:   [7]string{"Lu", "Ma", "Me", "Je", "Ve", "Sa", "Di"},
	First:      "1er",
	Today:      "aujourd’hui",
	Yesterday:  "hier",
}

var calendarGerman = Calendar{
	Months:     [12]string{"Jan.", "Feb.", "März", "April", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."},
	Date:       "{day}. {month}",
	LongMonths: [12]string{"Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"},
	Weekdays:   [7]string{"Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"},
	First:      "1",
	Today:      "heute",
	Yesterday:  "gestern",
}
