package host

import (
	"slices"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/record"
	"treille/scenes/data/store"
)

// levels are the names that records have for the levels.
var levels = [...]string{store.Easy: engine.Easy, store.Medium: engine.Medium, store.Hard: engine.Hard}

// Player is how a record names who plays in a seat: "human", or a level with the
// character of the seat's crest, "hard/patient". A game without that level has
// "greedy" at any.
func Player(game engine.Game, seat store.Seat) string {
	if seat.Kind == store.Human {
		return record.Human
	}
	level := levels[seat.Kind]
	if !slices.Contains(bot.Names(game), level) {
		return engine.Greedy
	}
	return level + "/" + engine.Characters()[slices.Index(store.Crests(), seat.Crest)]
}
