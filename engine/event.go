package engine

import (
	"encoding/binary"
	"slices"
)

// An EventKind says what happened; each game has its own.
type EventKind uint8

// In reports whether a kind is one of some.
func (k EventKind) In(some ...EventKind) bool { return slices.Contains(some, k) }

// An Event is one thing that happened, as small as an eye can follow: a card is
// dealt, a bid is laid, a score changes. What is particular to a kind is packed:
// the game's DecodeEvent returns it with names. Where seats may see different
// things, there is one event for each audience, and none says more than its
// audience may know.
type Event struct {
	Kind     EventKind
	Audience PlayerSet // who sees it
	Player   Player    // whom it is about, Chance for nobody
	// Reveals is true when the event shows somebody what was hidden from him
	// until now, other than what Player laid open by the decision itself. From
	// then on nothing before it can be undone.
	Reveals bool

	other Player // a second seat
	value uint64 // a card, a set or an action
	num   [4]int32
}

// Append writes the event in few bytes, for who keeps many; see [NextEvent].
func (e Event) Append(dst []byte) []byte {
	numbers := len(e.num)
	for numbers > 0 && e.num[numbers-1] == 0 {
		numbers--
	}
	dst = append(dst, byte(e.Kind), byte(e.Audience), byte(e.Player), byte(e.other), byte(numbers)<<1|byte(Bit(e.Reveals)))
	dst = binary.AppendUvarint(dst, e.value)
	for _, n := range e.num[:numbers] {
		dst = binary.AppendVarint(dst, int64(n))
	}
	return dst
}

// NextEvent reads what Append has written, and returns what follows it.
func NextEvent(from []byte) (e Event, rest []byte) {
	e = Event{Kind: EventKind(from[0]), Audience: PlayerSet(from[1]), Player: Player(from[2]), other: Player(from[3]), Reveals: from[4]&1 != 0}
	value, n := binary.Uvarint(from[5:])
	e.value, rest = value, from[5+n:]
	for i := range from[4] >> 1 {
		value, n := binary.Varint(rest)
		e.num[i], rest = int32(value), rest[n:]
	}
	return e, rest
}

// Fields carry what is particular to an event between a game's struct, where it
// has names, and the packed Event. A game lists the fields of each kind of event
// once, in one order; packing and decoding both follow that list, and neither
// allocates.
type Fields struct {
	event  *Event
	next   int  // the place in num that the next number takes
	decode bool // from the packed event to the struct, else to the packed event
}

// Packing returns the Fields that pack a struct into e.
func Packing(e *Event) Fields { return Fields{event: e} }

// Decoding returns the Fields that decode e into a struct.
func Decoding(e *Event) Fields { return Fields{event: e, decode: true} }

// A Small is what a field of an event may be: a number that fits 32 bits, or an
// enumeration.
type Small interface {
	~int | ~int8 | ~int16 | ~int32 | ~uint8 | ~uint16
}

// Num carries the next of at most four numbers.
func Num[T Small](f *Fields, field *T) {
	n := &f.event.num[f.next]
	f.next++
	if f.decode {
		*field = T(*n)
	} else {
		*n = int32(*field)
	}
}

// Flag carries the next number, 1 for true.
func Flag(f *Fields, field *bool) {
	n := int(Bit(*field))
	Num(f, &n)
	*field = n != 0
}

// Value carries the one field that may have up to 64 bits.
func Value[T Small | ~uint64](f *Fields, field *T) {
	if f.decode {
		*field = T(f.event.value)
	} else {
		f.event.value = uint64(*field)
	}
}

// Other carries a second seat.
func Other(f *Fields, field *Player) {
	if f.decode {
		*field = f.event.other
	} else {
		f.event.other = *field
	}
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
