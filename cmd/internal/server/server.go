// Package server serves tables: it has the sockets, the limits, the hours and the computer
// players' workers; package online has the tables, packages filelog and natslog their logs.
//
// What it logs are times, table ids, counts and codes; never names, keys or decisions.
package server

import (
	"context"
	"crypto/rand"
	"errors"
	"log"
	"maps"
	"net/http"
	"net/netip"
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"treille/engine/online"
	"treille/engine/wire"
)

// Options say how tables are served.
type Options struct {
	Log  Log
	Base string // the address that links begin with, with a slash at the end
	// Hosts are the names under which the server may be asked, with their ports; a request
	// for any other is refused.
	Hosts []string
	Site  http.Handler // what else is asked for: the page
	// OpenersHere says that tables are opened from this machine alone.
	OpenersHere bool
	// Behind are the proxies whose word is taken for who asks.
	Behind []netip.Prefix
	Say    *log.Logger // what is to be known of serving; nil for the usual one
}

// A Server serves tables.
type Server struct {
	options Options
	online  *online.Server
	began   time.Time
	start   int64  // in milliseconds since 1970
	shared  Shared // the log, if several servers have it; else nil
	limits  limits
	pace    pace
	metrics metrics

	mu     sync.Mutex
	tables map[wire.TableID]*served
	ending bool

	thinking chan *served
	quit     chan struct{}
	done     sync.WaitGroup
}

// A served table is one in memory, or on its way there. The mutex guards all of it.
type served struct {
	mu    sync.Mutex
	id    wire.TableID
	table *online.Table
	wakes map[*online.Conn]chan struct{}
	used  time.Time
	said  int       // the version up to which all were woken
	waits bool      // for a worker
	rests time.Time // until then no worker tries again, as the disk is full
	gone  bool      // it has left memory
	stop  func()    // ends hearing of what other servers do there; nil if there are none
}

// Figures of serving.
const (
	idle       = 5 * time.Minute // after which a table without connections leaves memory
	sliceOf    = 16              // iterations
	sliceTime  = 3 * time.Millisecond
	mostThinks = 1 << 16 // tables that may wait for a worker
)

// A pace is how often things are done. Tests have another one.
type pace struct {
	tick  time.Duration // what is due at the tables
	alive time.Duration // keeping that this program serves; forgetting who asked
	clear time.Duration // clearing tables away; for the first time after clearFirst
	first time.Duration
	ping  time.Duration // of each socket; pong is how long it has for the answer
	pong  time.Duration
	write time.Duration // in which a device has to read a message
	hello time.Duration // in which it has to say its first
	every time.Duration // between two messages of a socket, in the long run
	guess time.Duration // for which who guesses keys waits for an answer
	rest  time.Duration // of computer players whose decision could not be kept
	beat  time.Duration // saying to other servers who is connected
	quiet time.Duration // without an entry, after which another server does what is to be done
}

var usual = pace{tick: 500 * time.Millisecond, alive: time.Minute, clear: 24 * time.Hour, first: time.Hour, ping: 8 * time.Second, pong: 4 * time.Second,
	write: 10 * time.Second, hello: 5 * time.Second, every: time.Second / 20, guess: time.Second, rest: 4 * time.Second, beat: 3 * time.Second, quiet: 10 * time.Second}

// New begins to serve. End ends it.
func New(o Options) *Server { return begin(o, usual) }

func begin(o Options, p pace) *Server {
	if o.Say == nil {
		o.Say = log.Default()
	}
	s := &Server{options: o, pace: p, began: time.Now(), tables: map[wire.TableID]*served{}, thinking: make(chan *served, mostThinks), quit: make(chan struct{})}
	// The clock of tables never goes back, not even if that of the machine did meanwhile.
	s.start = max(s.began.UnixMilli(), o.Log.Before())
	if away := time.Duration(s.start-o.Log.Before()) * time.Millisecond; o.Log.Before() > 0 {
		o.Say.Printf("tables are served again, after %v", away.Round(time.Second))
	}
	s.metrics.refusals, s.metrics.failures = map[wire.Code]int{}, map[string]int{}
	s.online = &online.Server{Log: counted{o.Log, &s.metrics}, Base: o.Base, Random: random, Down: o.Log.Down}
	if shared, ok := o.Log.(Shared); ok {
		s.shared, s.online.Node = shared, nodeName()
		shared.Back(s.catchUp)
		s.done.Go(s.beat)
	}
	s.limits.init()
	for range max(1, runtime.NumCPU()-1) {
		s.done.Go(s.work)
	}
	s.keepAlive()
	s.done.Go(s.tick)
	s.done.Go(s.housekeeping)
	return s
}

// random fills a slice with bytes fit for keys.
func random(b []byte) {
	if _, err := rand.Read(b); err != nil {
		panic("server: this machine has no random numbers: " + err.Error())
	}
}

// now is the time in milliseconds since 1970, which never goes back.
func (s *Server) now() int64 { return s.start + time.Since(s.began).Milliseconds() }

var errEnding = errors.New("the server ends")

// hold returns a table's place in memory, locked. The table is nil if it was not there.
func (s *Server) hold(id wire.TableID) (*served, error) {
	for {
		s.mu.Lock()
		if s.ending {
			s.mu.Unlock()
			return nil, errEnding
		}
		t := s.tables[id]
		if t == nil {
			t = &served{id: id, wakes: map[*online.Conn]chan struct{}{}, used: time.Now()}
			t.mu.Lock()
			s.tables[id] = t
			s.mu.Unlock()
			return t, nil
		}
		s.mu.Unlock()
		t.mu.Lock()
		if t.table != nil && t.table.Broken() {
			s.forget(t)
		}
		if !t.gone {
			t.used = time.Now()
			return t, nil
		}
		t.mu.Unlock()
	}
}

// visit returns a table, read from its log if it is not in memory, and locked. Its error is
// one of online's, or errEnding.
func (s *Server) visit(id wire.TableID) (*served, error) {
	t, err := s.hold(id)
	if err != nil || t.table != nil {
		return t, err
	}
	if err = s.follow(t); err == nil && !s.guard(t, func() { t.table, err = s.online.Open(s.now(), id) }) {
		err = online.ErrUnknown
	}
	if err == nil {
		s.think(t)
		return t, nil
	}
	if errors.Is(err, online.ErrDamaged) {
		s.options.Say.Printf("table %s was put aside; beside it stands why", id)
	}
	s.forget(t)
	t.mu.Unlock()
	return nil, err
}

// guard does something at a table, which is locked. If that fails in a way that nobody has
// foreseen, this table alone leaves memory: who comes back has it read again. What is logged
// says where that was, and nothing of the game.
func (s *Server) guard(t *served, do func()) (ok bool) {
	defer func() {
		if ok {
			return
		}
		_ = recover() // its words may tell of the game
		s.options.Say.Printf("table %s fails, and is read anew\n%s", t.id, debug.Stack())
		s.shut(t, wire.CloseRestart)
	}()
	do()
	return true
}

// shut takes a table, which is locked, out of memory, and closes all connections to it.
func (s *Server) shut(t *served, why wire.Close) {
	for c, wake := range t.wakes {
		if c.Close == 0 {
			c.Close = why
		}
		poke(wake)
	}
	if s.shared != nil && !t.gone && t.table != nil {
		s.tellOthers(t, false) // that nobody is here any more
	}
	s.forget(t)
}

// forget takes a table, which is locked, out of memory.
func (s *Server) forget(t *served) {
	s.mu.Lock()
	if s.tables[t.id] == t {
		delete(s.tables, t.id)
	}
	s.mu.Unlock()
	if !t.gone {
		t.gone = true
		if t.stop != nil {
			t.stop()
		}
		s.options.Log.Forget(t.id)
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
	if s.shared != nil {
		s.tellOthers(t, false)
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
	if t.waits || t.gone || !t.table.Thinks(s.now()) || time.Now().Before(t.rests) || !s.mine(t) {
		return
	}
	select {
	case s.thinking <- t:
		t.waits = true
	default: // the next tick asks again
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
			if t.waits = false; !t.gone {
				s.guard(t, func() { s.slice(t) })
			}
			t.mu.Unlock()
		}
	}
}

// slice thinks for a table, until somebody has decided or the time is over.
func (s *Server) slice(t *served) {
	before := t.table.Version()
	if !s.mine(t) {
		return // another server has kept an entry meanwhile
	}
	for until := time.Now().Add(sliceTime); t.table.Think(s.now(), sliceOf) && time.Now().Before(until) && t.table.Version() == before; {
	}
	if t.table.Failed() {
		t.rests = time.Now().Add(s.pace.rest)
	}
	s.after(t)
}

// all are the tables in memory.
func (s *Server) all() []*served {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Collect(maps.Values(s.tables))
}

// tick does what is due at all tables, and lets those leave memory at which nobody is.
func (s *Server) tick() {
	ticker := time.NewTicker(s.pace.tick)
	defer ticker.Stop()
	for {
		select {
		case <-s.quit:
			return
		case <-ticker.C:
		}
		for _, t := range s.all() {
			if s.shared == nil {
				t.mu.Lock()
			} else if !t.mu.TryLock() {
				continue // its entry is on the way to other machines
			}
			switch {
			case t.gone || t.table == nil:
			case len(t.wakes) == 0 && !t.table.Thinks(s.now()) && time.Since(t.used) > idle:
				s.forget(t)
			default:
				s.guard(t, func() {
					t.table.Tick(s.now())
					s.after(t)
				})
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
	s.mu.Unlock()
	close(s.quit)
	all := s.all()
	for _, t := range all {
		t.mu.Lock()
		s.shut(t, wire.CloseRestart)
		t.mu.Unlock()
	}
	for ctx.Err() == nil && slices.ContainsFunc(all, (*served).visited) {
		time.Sleep(10 * time.Millisecond)
	}
	s.done.Wait()
	s.keepAlive()
}

// visited reports whether anybody is connected.
func (t *served) visited() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return len(t.wakes) > 0
}
