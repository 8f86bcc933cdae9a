package wire

import (
	"iter"

	"treille/engine"
)

// An Entry is what one decision brought about, or the deal, as far as the seat may see it:
// events with the outcomes of chance that followed. Or it is all that the seat has seen,
// from the first event on.
type Entry struct {
	Era  int           // how many entries took something back
	From int           // how many events the seat had before
	Who  engine.Player // who has decided; engine.Chance for the deal, and with all events
	Hash uint64        // of the seat's information state after it
	Undo Undoing       // whether the seat may take its last decision back
	At   int           // how many decisions were taken in the seat, by the player or for him
	// More is true if the entry goes on in the next message. Then there is no hash yet, Undo
	// is UndoNot and At 0.
	More   bool
	Events []engine.Event
}

// Undoing says whether a seat may take its last decision back.
type Undoing int

// The answers.
const (
	UndoNot   Undoing = iota
	UndoNow           // at once
	UndoAsked         // if all people agree
)

// chance stands in the place of a seat.
const chance = "*"

// maxEvents is how many events fit in a message, however long their lines are.
const maxEvents = (MaxFromServer - len("events 2147483647 2147483647 * 0123456789abcdef 0 2147483647\n")) /
	len("255 -3 -3 0 ffffffffffffffff -2147483648 -2147483648 -2147483648 -2147483648\n")

// Append implements [FromServer].
func (m Entry) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("events")
	w.number(m.Era)
	w.number(m.From)
	if m.Who == engine.Chance {
		w.word(chance)
	} else {
		w.seat(m.Who)
	}
	if m.More {
		w.word(none)
	} else {
		w.hash(m.Hash)
	}
	w.number(int(m.Undo))
	w.number(m.At)
	w.end()
	for _, e := range m.Events {
		w.event(e)
	}
	return w.dst
}

// Parts cuts an entry into those that each fit in a message: all but the last have More.
func (m Entry) Parts() iter.Seq[Entry] {
	return func(yield func(Entry) bool) {
		for len(m.Events) > maxEvents {
			if !yield(Entry{Era: m.Era, From: m.From, Who: m.Who, More: true, Events: m.Events[:maxEvents]}) {
				return
			}
			m.From, m.Events = m.From+maxEvents, m.Events[maxEvents:]
		}
		yield(m)
	}
}

func parseEntry(f *fields) Entry {
	m := Entry{Era: f.count("the era"), From: f.count("the number of the first event"), Who: engine.Chance}
	if !f.skip(chance) {
		m.Who = f.seat("who has decided")
	}
	if m.More = f.skip(none); !m.More {
		m.Hash = f.hash("the hash")
	}
	if m.Undo = Undoing(f.number("what says whether the seat may take back", int(UndoAsked))); m.Undo != UndoNot && m.More {
		f.fail("the seat may take back an entry that goes on; only its last part says so")
	}
	if m.At = f.count("the number of decisions in the seat"); m.At != 0 && m.More {
		f.fail("%d decisions were taken after an entry that goes on; only its last part says so", m.At)
	}
	for f.next() {
		m.Events = append(m.Events, f.event())
	}
	return m
}
