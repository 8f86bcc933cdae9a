package server

import (
	"encoding/hex"
	"time"

	"treille/engine/online"
	"treille/engine/wire"
)

// A Log is where the tables are kept.
type Log interface {
	online.Log
	// Forget is told that a table leaves memory.
	Forget(id wire.TableID)
	// Untouched are the tables to which nothing was added since a time.
	Untouched(since time.Time) ([]wire.TableID, error)
	// Remove takes a table away for good.
	Remove(id wire.TableID) error
	// Alive keeps that the tables are served now, Before is what was kept so before this
	// program began; 0 if that is not known. In milliseconds since 1970.
	Alive(now int64) error
	Before() int64
	// Down is for how many milliseconds between two times they were not, by anybody.
	Down(from, to int64) int64
}

// A Shared log is one that several servers have at once. No table is anybody's: whose entry
// the log takes has decided.
type Shared interface {
	Log
	// Follow has a table's entries told as they are kept, by whomever, with a number, or
	// with nil if they have to be read; and what other servers say there. Either may be missed.
	Follow(id wire.TableID, kept func(number int, entry []byte), heard func(text []byte)) (stop func(), err error)
	// Tell says something to the other servers that follow a table.
	Tell(id wire.TableID, text []byte)
	// Lease reports whether it is this server that does what has to be done at a table at
	// which nobody has for a while.
	Lease(id wire.TableID) bool
	// Back has somebody told whenever something may have been missed.
	Back(do func())
}

// nodeName is a name for this program that no other has.
func nodeName() string {
	var b [8]byte
	random(b[:])
	return hex.EncodeToString(b[:])
}

// follow has the server hear what others do at a table, which is locked and not yet read.
func (s *Server) follow(t *served) (err error) {
	if s.shared == nil || t.stop != nil {
		return nil
	}
	t.stop, err = s.shared.Follow(t.id, func(number int, entry []byte) {
		s.at(t, func() { t.table.TakeIn(s.now(), number, entry) })
	}, func(text []byte) {
		s.at(t, func() {
			if err := t.table.Hear(s.now(), text); err != nil {
				s.options.Say.Printf("another server says what cannot be read: %v", err)
			}
		})
	})
	return err
}

// at does something at a table, if it is in memory.
func (s *Server) at(t *served, do func()) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.gone && t.table != nil {
		s.guard(t, func() {
			do()
			s.after(t)
		})
	}
}

// tellOthers says to the other servers what they are to know of a table, which is locked.
func (s *Server) tellOthers(t *served, again bool) {
	for _, text := range t.table.ToOthers(s.now(), again) {
		s.shared.Tell(t.id, text)
	}
}

// mine reports whether it is this server that thinks for the computer players at a table,
// which is locked: it has kept the last entry, or nobody has for a while and it has the lease.
func (s *Server) mine(t *served) bool {
	if s.shared == nil || t.table.Own() {
		return true
	}
	_, last := t.table.Last()
	return s.now()-last >= s.pace.quiet.Milliseconds() && s.shared.Lease(t.id)
}

// beat says now and then to the other servers who is connected.
func (s *Server) beat() {
	ticker := time.NewTicker(s.pace.beat)
	defer ticker.Stop()
	for {
		select {
		case <-s.quit:
			return
		case <-ticker.C:
		}
		for _, t := range s.all() {
			if t.mu.TryLock() {
				if !t.gone && t.table != nil {
					s.tellOthers(t, true)
				}
				t.mu.Unlock()
			}
		}
	}
}

// catchUp reads what was missed at all tables in memory.
func (s *Server) catchUp() {
	for _, t := range s.all() {
		s.at(t, func() { t.table.CatchUp(s.now()) })
	}
}
