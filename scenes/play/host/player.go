package host

import (
	"slices"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/person"
	"treille/engine/record"
	"treille/scenes/data/store"
)

// Player is how a record names who plays in a seat: "human", or a level with the
// character of the seat's crest, "hard/patient". A game without that level has
// "greedy" at any.
func Player(game engine.Game, seat store.Seat) string {
	if seat.Kind == record.Human {
		return record.Human
	}
	if !slices.Contains(bot.Names(game), seat.Kind) {
		return engine.Greedy
	}
	return seat.Kind + "/" + engine.Characters()[slices.Index(person.Crests(), seat.Crest)]
}
