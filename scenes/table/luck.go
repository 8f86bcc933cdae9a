package table

import (
	"treille/scenes/lang"
	"treille/sprites"
)

// A LuckSpec is one kind of what chance brings in a game, as statistics count it: see
// [treille/engine.Fortunate].
type LuckSpec struct {
	Title func(*lang.Words) string
	// Ordered says that the things are worth the more the later they stand, as the
	// pips of dice.
	Ordered bool
	Things  []Thing // in the order of the engine
}

// A Thing is what chance may bring.
type Thing struct {
	Name func(*lang.Words) string
	Look sprites.Look
	Tint sprites.Color // of its bar
}

// Paper is the tint of what has no colour.
const Paper sprites.Color = 0xD9CFBBFF

// Tint is the colour that pieces have whose art is named after it: "red".
func Tint(colour string) sprites.Color {
	switch colour {
	case "red":
		return 0xA8140BFF
	case "yellow":
		return 0xF6EE4AFF
	case "green":
		return 0x2F765CFF
	case "blue":
		return 0x7C8FE0FF
	case "orange":
		return 0xEA6D19FF
	case "rose":
		return 0xECAABAFF
	case "violet":
		return 0x57359AFF
	}
	return Paper
}
