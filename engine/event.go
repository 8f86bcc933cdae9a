package engine

// An EventKind says what happened; each game has its own.
type EventKind uint8

// An Event is one thing that happened, as small as an eye can follow: a card is
// dealt, a bid is laid, a score changes. What its fields mean depends on the
// kind; the game's constants say it. Where seats may see different things,
// there is one event for each audience, and none says more than its audience
// may know.
type Event struct {
	Kind     EventKind
	Audience PlayerSet // who sees it
	Player   Player    // whom it is about, Chance for nobody
	Other    Player    // a second seat, where the kind has one
	// Reveals is true when the event shows somebody what was hidden from him
	// until now, other than what Player laid open by the decision itself. From
	// then on nothing before it can be undone.
	Reveals bool
	Value   uint64   // a packed card, set or action
	Num     [4]int32 // counts, places, points
}

// Events collects what one decision brings about. A nil *Events is valid and
// drops everything: playouts use it.
type Events struct {
	List []Event
}

// Add appends e.
func (ev *Events) Add(e Event) {
	if ev != nil {
		ev.List = append(ev.List, e)
	}
}

// Reset forgets all events and keeps the memory.
func (ev *Events) Reset() { ev.List = ev.List[:0] }
