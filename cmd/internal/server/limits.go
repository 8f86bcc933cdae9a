package server

import (
	"net"
	"net/http"
	"sync"
	"time"
)

// The limits of one address, of one socket and of all.
const (
	socketsOfAddress = 64
	tablesOfAddress  = 30 // an hour
	wrongOfAddress   = 20 // keys a minute, after which each answer takes wrongWait
	wrongWait        = time.Second
	allSockets       = 20_000

	messagesBurst = 40
	messagesEvery = time.Second / 20
)

// limits count what addresses do. They are kept in memory for as long as they matter.
type limits struct {
	mu      sync.Mutex
	sockets map[string]int
	all     int
	opened  map[string]*window
	wrong   map[string]*window
	every   time.Duration // between two messages of a socket, in the long run
}

// A window counts what happened since it began.
type window struct {
	begin time.Time
	n     int
}

func (l *limits) init() {
	l.every = messagesEvery
	l.sockets, l.opened, l.wrong = map[string]int{}, map[string]*window{}, map[string]*window{}
}

// count counts one more thing of an address, and returns how many there were in a time.
func count(in map[string]*window, address string, within time.Duration) int {
	now := time.Now()
	if len(in) > allSockets {
		for a, w := range in {
			if now.Sub(w.begin) > within {
				delete(in, a)
			}
		}
	}
	w := in[address]
	if w == nil || now.Sub(w.begin) > within {
		w = &window{begin: now}
		in[address] = w
	}
	w.n++
	return w.n
}

// enter reports whether an address may have one more socket.
func (l *limits) enter(address string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.sockets[address] >= socketsOfAddress || l.all >= allSockets {
		return false
	}
	l.sockets[address]++
	l.all++
	return true
}

func (l *limits) leave(address string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.all--
	if l.sockets[address]--; l.sockets[address] == 0 {
		delete(l.sockets, address)
	}
}

// mayOpen reports whether an address may open one more table.
func (l *limits) mayOpen(address string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return count(l.opened, address, time.Hour) <= tablesOfAddress
}

// wrongKey makes who guesses keys wait.
func (l *limits) wrongKey(address string) {
	l.mu.Lock()
	n := count(l.wrong, address, time.Minute)
	l.mu.Unlock()
	if n > wrongOfAddress {
		time.Sleep(wrongWait)
	}
}

// addressOf is where a request comes from, without the port.
func addressOf(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}

// A bucket limits how many messages a socket may say.
type bucket struct {
	left  int
	last  time.Time
	every time.Duration
}

// take reports whether one more message may come.
func (b *bucket) take(now time.Time) bool {
	if n := int(now.Sub(b.last) / b.every); n > 0 {
		b.left, b.last = min(messagesBurst, b.left+n), now
	}
	b.left--
	return b.left >= 0
}
