package today

import (
	"cmp"
	"slices"

	"treille/engine"
	"treille/engine/record"
	"treille/scenes/data/store"
)

// Sit seats a person and the day's computer players. names are the usual names of
// the crests, in their order. The person keeps name and crest, but leaves the crest
// to a computer player that has it today; no computer player has the person's name. Who
// has none is called the same on all days, as statistics go by names.
func (t Table) Sit(person store.Seat, names []string) []record.Seat {
	crests := store.Crests()
	if slices.Contains(t.Crests[:], person.Crest) || !slices.Contains(crests, person.Crest) {
		person.Crest = crests[slices.IndexFunc(crests, func(c string) bool { return !slices.Contains(t.Crests[:], c) })]
	}
	person.Name = cmp.Or(person.Name, names[0])
	taken := []string{person.Name}
	var seats []record.Seat
	for i, crest := range t.Crests {
		seat := record.Seat{Kind: t.Kind(engine.Player(i)), Crest: crest}
		if engine.Player(i) == t.Person {
			seat.Crest, seat.Name = person.Crest, person.Name
		} else {
			seat.Name = free(names, slices.Index(crests, crest), taken)
			taken = append(taken, seat.Name)
		}
		seats = append(seats, seat)
	}
	return seats
}

// free is the first name from one on, in a round, that is not taken.
func free(names []string, first int, taken []string) string {
	for k := range names {
		if name := names[(first+k)%len(names)]; !slices.Contains(taken, name) {
			return name
		}
	}
	return names[first]
}
