// Package server serves tables: it has the sockets, the limits, the hours and the computer
// players' workers; package online has the tables, package filelog their logs.
//
// What it logs are times, table ids, counts and codes; never names, keys or decisions.
package server

import (
	"context"
	"crypto/rand"
	"errors"
	"log"
	"net/http"
	"runtime"
	"sync"
	"time"

	"treille/cmd/internal/server/filelog"
	"treille/engine/online"
	"treille/engine/wire"
)

// Options say how tables are served.
type Options struct {
	Log  *filelog.Log
	Base string // the address that links begin with, with a slash at the end
	// Hosts are the names under which the server may be asked, with their ports; a request
	// for any other is refused.
	Hosts []string
	Site  http.Handler // what else is asked for: the page
	// OpenersHere says that tables are opened from this machine alone.
	OpenersHere bool
}

// A Server serves tables.
type Server struct {
	options Options
	online  *online.Server
	began   time.Time
	limits  limits

	mu     sync.Mutex
	tables map[wire.TableID]*served
	ending bool

	thinking chan *served
	quit     chan struct{}
	done     sync.WaitGroup
}

// A served table is one in memory. The mutex guards all of it.
type served struct {
	mu    sync.Mutex
	table *online.Table
	wakes map[*online.Conn]chan struct{}
	used  time.Time
	said  int  // the version up to which all were woken
	waits bool // for a worker
	gone  bool // it has left memory
}

// Figures of serving.
const (
	idle       = 5 * time.Minute // after which a table without connections leaves memory
	tickEvery  = 500 * time.Millisecond
	sliceOf    = 16 // iterations
	sliceTime  = 3 * time.Millisecond
	mostThinks = 1 << 16 // tables that may wait for a worker
)

// New begins to serve. End ends it.
func New(o Options) *Server {
	s := &Server{options: o, began: time.Now(), tables: map[wire.TableID]*served{}, thinking: make(chan *served, mostThinks), quit: make(chan struct{})}
	s.online = &online.Server{Log: o.Log, Base: o.Base, Random: func(b []byte) {
		if _, err := rand.Read(b); err != nil {
			panic("server: this machine has no random numbers: " + err.Error())
		}
	}}
	s.limits.init()
	for range max(1, runtime.NumCPU()-1) {
		s.done.Go(s.work)
	}
	s.done.Go(s.tick)
	return s
}

// now is the time in milliseconds since 1970, which never goes back while the server runs.
func (s *Server) now() int64 {
	return s.began.UnixMilli() + time.Since(s.began).Milliseconds()
}

// visit returns a table, read from its log if it is not in memory, and locked; nil if there
// is none. Its error is one of online's.
func (s *Server) visit(id wire.TableID) (*served, error) {
	for {
		s.mu.Lock()
		t := s.tables[id]
		if t == nil {
			t = &served{wakes: map[*online.Conn]chan struct{}{}, used: time.Now()}
			t.mu.Lock()
			s.tables[id] = t
			s.mu.Unlock()
			table, err := s.online.Open(s.now(), id)
			if err != nil {
				if errors.Is(err, online.ErrDamaged) {
					log.Printf("table %s was put aside: %v", id, err)
				}
				s.forget(id, t)
				t.mu.Unlock()
				return nil, err
			}
			t.table = table
			s.think(t)
			return t, nil
		}
		s.mu.Unlock()
		t.mu.Lock()
		if !t.gone && !t.table.Broken() {
			t.used = time.Now()
			return t, nil
		}
		s.forget(id, t)
		t.mu.Unlock()
	}
}

// forget takes a table, which is locked, out of memory.
func (s *Server) forget(id wire.TableID, t *served) {
	s.mu.Lock()
	if s.tables[id] == t {
		delete(s.tables, id)
	}
	s.mu.Unlock()
	if !t.gone {
		t.gone = true
		s.options.Log.Forget(id)
	}
}

// after does what follows from anything that was done to a table, which is locked: who is
// connected is told, and computer players think.
func (s *Server) after(t *served) {
	if v := t.table.Version(); v != t.said || t.table.Broken() {
		t.said = v
		for _, wake := range t.wakes {
			poke(wake)
		}
	}
	s.think(t)
}

// poke wakes a writer that is not awake.
func poke(wake chan struct{}) {
	select {
	case wake <- struct{}{}:
	default:
	}
}

// think lets a worker think for a table, which is locked.
func (s *Server) think(t *served) {
	if !t.waits && t.table.Thinks() {
		select {
		case s.thinking <- t:
			t.waits = true
		default: // the next tick asks again
		}
	}
}

// work thinks for one table after the other, each for a slice.
func (s *Server) work() {
	for {
		select {
		case <-s.quit:
			return
		case t := <-s.thinking:
			t.mu.Lock()
			t.waits = false
			before := t.table.Version()
			for until := time.Now().Add(sliceTime); t.table.Think(s.now(), sliceOf) && time.Now().Before(until) && t.table.Version() == before; {
			}
			s.after(t)
			t.mu.Unlock()
		}
	}
}

// tick does what is due at all tables, and lets those leave memory at which nobody is.
func (s *Server) tick() {
	ticker := time.NewTicker(tickEvery)
	defer ticker.Stop()
	for {
		select {
		case <-s.quit:
			return
		case <-ticker.C:
		}
		s.mu.Lock()
		all := make(map[wire.TableID]*served, len(s.tables))
		for id, t := range s.tables {
			all[id] = t
		}
		s.mu.Unlock()
		for id, t := range all {
			t.mu.Lock()
			switch {
			case t.gone:
			case len(t.wakes) == 0 && !t.table.Thinks() && time.Since(t.used) > idle:
				s.forget(id, t)
			default:
				t.table.Tick(s.now())
				s.after(t)
			}
			t.mu.Unlock()
		}
	}
}

// End tells all who are connected that the server starts anew, and ends when they have been
// told or ctx is done.
func (s *Server) End(ctx context.Context) {
	s.mu.Lock()
	s.ending = true
	all := make([]*served, 0, len(s.tables))
	for _, t := range s.tables {
		all = append(all, t)
	}
	s.mu.Unlock()
	close(s.quit)
	for _, t := range all {
		t.mu.Lock()
		for c, wake := range t.wakes {
			if c.Close == 0 {
				c.Close = wire.CloseRestart
			}
			poke(wake)
		}
		t.mu.Unlock()
	}
	for ctx.Err() == nil {
		left := 0
		for _, t := range all {
			t.mu.Lock()
			left += len(t.wakes)
			t.mu.Unlock()
		}
		if left == 0 {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	s.done.Wait()
}
