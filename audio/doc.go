// Package audio makes all sounds of the game from code and mixes them.
//
// A [Sound] is made ahead, a piece at each [Mixer.Warm], from its recipe: bodies
// that are struck and ring (body.go), and noise of what rubs (noise.go). A recipe
// makes a clip, of which there are five takes, each a little different (take.go,
// shelf.go); or it lays other sounds out in time, as a phrase (recipe.go). All are
// in one table, recipes.go; what is more than a list stands in alltables.go and in
// a file for each game that has sounds of its own. Each has its place in one plan
// of loudness, which the tests measure.
//
// The [Mixer] lays the voices that are playing over each other, in one stream for
// one device, lets a room answer (room.go) and sees that the sum never gets too
// loud (limiter.go). The device hides behind a [Backend]: oto, or none. Where
// there is no device, everything works in the same way and is not heard; nothing
// ever waits for it. While nothing is to be heard it sleeps (sleep.go).
//
// The music is written by package music, a piece at a time, and played on strings of
// which some are made ahead as sounds are (music.go).
//
// A new sound needs a name in sound.go, a recipe and its loudness in
// recipes.go, and, if it comes in several, counts to try it with in
// measure_test.go.
package audio
