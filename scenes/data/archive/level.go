package archive

import "treille/engine/bot"

// LevelOf returns the place among [treille/engine.Levels] of the computer player of a
// seat, as its record names him. It fails for a name that no computer player has.
func LevelOf(kind string) (int, error) { return bot.LevelOf(kind) }
