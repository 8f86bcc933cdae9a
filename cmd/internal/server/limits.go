package server

import (
	"maps"
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"time"

	"treille/engine/wire"
)

// The limits of one address, of one socket and of all.
const (
	socketsOfAddress = 64
	tablesOfAddress  = 30 // an hour
	wrongOfAddress   = 20 // keys a minute, after which each answer takes pace.guess
	allSockets       = 20_000

	messagesBurst = 40 // of a socket; then one in pace.every
)

// limits count what addresses do. They are kept in memory for as long as they matter.
type limits struct {
	mu      sync.Mutex
	sockets map[string]int
	all     int
	opened  map[string]*window
	wrong   map[string]*window
}

// A window counts what happened since it began.
type window struct {
	begin time.Time
	n     int
}

func (l *limits) init() {
	l.sockets, l.opened, l.wrong = map[string]int{}, map[string]*window{}, map[string]*window{}
}

// count counts one more thing of an address, and returns how many there were in a time.
func count(in map[string]*window, address string, within time.Duration) int {
	now := time.Now()
	w := in[address]
	if w == nil || now.Sub(w.begin) > within {
		w = &window{begin: now}
		in[address] = w
	}
	w.n++
	return w.n
}

// forget drops what no longer counts.
func (l *limits) forget(now time.Time) {
	l.mu.Lock()
	defer l.mu.Unlock()
	over := func(within time.Duration) func(string, *window) bool {
		return func(_ string, w *window) bool { return now.Sub(w.begin) > within }
	}
	maps.DeleteFunc(l.opened, over(time.Hour))
	maps.DeleteFunc(l.wrong, over(time.Minute))
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

// guesses reports whether an address has brought too many wrong keys, one more just now.
func (l *limits) guesses(address string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return count(l.wrong, address, time.Minute) > wrongOfAddress
}

// wrongKey answers a wrong key: who guesses has to wait for it.
func (s *Server) wrongKey(address string) wire.Close {
	if s.limits.guesses(address) {
		select {
		case <-s.quit:
			return wire.CloseRestart
		case <-time.After(s.pace.guess):
		}
	}
	return wire.CloseWrong
}

// addressOf is where a request comes from: for a proxy that is trusted, whom that names. Of
// IPv6 it is the network, as who has one address has all of it.
func (s *Server) addressOf(r *http.Request) string {
	at, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	a := at.Addr().Unmap().WithZone("")
	named := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for len(named) > 0 && s.proxy(a) {
		before, err := netip.ParseAddr(strings.TrimSpace(named[len(named)-1]))
		if err != nil {
			break
		}
		a, named = before.Unmap().WithZone(""), named[:len(named)-1]
	}
	if a.Is6() && !a.IsLoopback() {
		return netip.PrefixFrom(a, 64).Masked().String()
	}
	return a.String()
}

// proxy reports whether an address is one of the proxies in front of this server.
func (s *Server) proxy(a netip.Addr) bool {
	return slices.ContainsFunc(s.options.Behind, func(p netip.Prefix) bool { return p.Contains(a) })
}

// A bucket limits how many messages a socket may say.
type bucket struct {
	left  int
	last  time.Time
	every time.Duration
}

// take reports whether one more message may come.
func (b *bucket) take(now time.Time) bool {
	n := now.Sub(b.last) / b.every
	b.left, b.last = min(messagesBurst, b.left+int(n)), b.last.Add(n*b.every)
	if b.left == 0 {
		return false
	}
	b.left--
	return true
}
