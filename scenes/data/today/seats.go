package today

import (
	"slices"
	"strings"

	"treille/engine"
	"treille/engine/person"
	"treille/engine/record"
	"treille/scenes/data/store"
)

// Sit seats a person and the day's computer players. names are the usual names of
// the crests, in their order. The person keeps name and crest; the computer player that has
// it today takes the one that is free, and still plays in its own character.
func (t Table) Sit(me store.Seat, names []string) []record.Seat {
	crests := person.Crests()
	spare := slices.DeleteFunc(person.Crests(), func(c string) bool { return c == me.Crest || slices.Contains(t.Crests[:], c) })
	taken := []string{me.Name}
	var seats []record.Seat
	for i, crest := range t.Crests {
		seat := record.Seat{Kind: t.Kind(engine.Player(i)), Crest: crest}
		if engine.Player(i) == t.Person {
			seat.Crest, seat.Name = me.Crest, me.Name
		} else {
			if crest == me.Crest {
				seat.Crest = spare[0]
			}
			seat.Name = FreeName(names, slices.Index(crests, seat.Crest), taken)
			taken = append(taken, seat.Name)
		}
		seats = append(seats, seat)
	}
	return seats
}

// FreeName is the first name from one on, in a round, that is not taken.
func FreeName(names []string, first int, taken []string) string {
	for k := range names {
		if name := names[(first+k)%len(names)]; !slices.ContainsFunc(taken, func(t string) bool { return strings.EqualFold(t, name) }) {
			return name
		}
	}
	return names[first]
}
