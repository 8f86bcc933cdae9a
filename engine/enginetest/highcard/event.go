package highcard

import "treille/engine"

// The kinds of events, with the fields of [Event] that each of them tells.
const (
	Picked  engine.EventKind = iota + 1 // Player begins
	Drew                                // Player takes Card of the pile
	Held                                // Player keeps his hand
	Swapped                             // Player lays Card open
	Laid                                // Player lays Card face down
	Shown                               // Player's Card is turned up
	Scored                              // Player was highest and Lowest lowest
)

// An Event is an event with names for what it tells.
type Event struct {
	Kind   engine.EventKind
	Player engine.Player
	Card   int8 // 0 if the audience does not see it
	Lowest engine.Player
}

func (e *Event) fields(f engine.Fields) {
	switch e.Kind {
	case Drew, Swapped, Laid, Shown:
		engine.Num(&f, &e.Card)
	case Scored:
		engine.Other(&f, &e.Lowest)
	}
}

// DecodeEvent takes an event of this game apart.
func DecodeEvent(packed engine.Event) Event {
	e := Event{Kind: packed.Kind, Player: packed.Player}
	e.fields(engine.Decoding(&packed))
	return e
}

// Pack is the inverse of DecodeEvent, for those who see the event.
func (e Event) Pack(audience engine.PlayerSet, reveals bool) engine.Event {
	packed := engine.Event{Kind: e.Kind, Audience: audience, Player: e.Player, Reveals: reveals}
	e.fields(engine.Packing(&packed))
	return packed
}
