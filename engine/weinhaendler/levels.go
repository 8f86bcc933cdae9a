package weinhaendler

import "treille/engine/search"

// hard plays as well as we know how.
var hard = search.Player{Model: func() search.Model { return newModel(1) }, Budget: 300, Guard: 10}
