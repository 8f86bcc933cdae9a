// Package today says what is played at today's table: one game a day, the same for
// everybody. A day begins and ends in UTC, wherever the player is.
package today

import (
	"time"

	"treille/engine"
	"treille/engine/games"
	"treille/engine/person"
	"treille/engine/record"
	"treille/engine/rng"
)

// A Day is a day of the calendar, counted from 1 January 1970 in UTC.
type Day int

const dayLong = 24 * time.Hour

// DayOf is the day in which a moment lies.
func DayOf(t time.Time) Day {
	return Day(t.UTC().Truncate(dayLong).Unix() / int64(dayLong/time.Second))
}

// Begin is the moment at which the day begins.
func (d Day) Begin() time.Time { return time.Unix(0, 0).UTC().AddDate(0, 0, int(d)) }

// Seed is the date as a number, 20261120: it deals the day's game.
func (d Day) Seed() uint64 {
	y, m, day := d.Begin().Date()
	return uint64(10_000*y + 100*int(m) + day)
}

// Left is how long the day still lasts.
func (d Day) Left(now time.Time) time.Duration { return (d + 1).Begin().Sub(now) }

// dayOfSeed finds the day whose date a seed is.
func dayOfSeed(seed uint64) (Day, bool) {
	if seed > 99991231 {
		return 0, false
	}
	n := int(seed)
	d := DayOf(time.Date(n/10_000, time.Month(n/100%100), n%100, 0, 0, 0, 0, time.UTC))
	return d, d.Seed() == seed
}

// Seats is how many sit at the table.
const Seats = 4

// A Table is what is played on a day: with the options that are usual.
type Table struct {
	Day    Day
	Game   string        // as records name it
	Person engine.Player // the seat of the person
	// Crests are those of the computer players, which play in their characters;
	// "" for the person, who brings one.
	Crests [Seats]string
}

// At is the table of a day. The next day has another game; who sits where is drawn
// by lot.
func At(d Day) Table {
	all := games.All()
	turn := (int(d)+1)%len(all) + len(all) // a clock may stand before 1970
	t := Table{Day: d, Game: all[turn%len(all)].Name()}
	lot := rng.New(d.Seed())
	t.Person = engine.Player(lot.Intn(Seats))
	free := person.Crests()
	for i := range t.Crests {
		if engine.Player(i) == t.Person {
			continue
		}
		k := lot.Intn(len(free))
		t.Crests[i] = free[k]
		free = append(free[:k], free[k+1:]...)
	}
	return t
}

// Setup is what the day's game is dealt from.
func (t Table) Setup() engine.Setup { return engine.Setup{Players: Seats, Seed: t.Day.Seed()} }

// Kind is how a record names who plays in a seat: all computer players are of
// medium strength.
func (t Table) Kind(seat engine.Player) string {
	for i, crest := range person.Crests() {
		if crest == t.Crests[seat] {
			return engine.Medium + "/" + engine.Characters()[i]
		}
	}
	return record.Human
}

// Of finds the day whose table a record is of. Names and the person's crest do not
// matter.
func Of(rec *record.Record) (d Day, ok bool) {
	d, ok = dayOfSeed(rec.Seed)
	t := At(d)
	if !ok || rec.Game != t.Game || rec.Players != Seats || len(rec.Seats) != Seats || len(rec.Options) > 0 {
		return 0, false
	}
	for i, s := range rec.Seats {
		if s.Kind != t.Kind(engine.Player(i)) {
			return 0, false
		}
	}
	return d, true
}
