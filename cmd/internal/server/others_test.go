package server_test

import (
	"context"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"treille/cmd/internal/server"
	"treille/engine"
	"treille/engine/device"
	"treille/engine/games"
	"treille/engine/online"
	"treille/engine/wire"
)

// A hub is a log in memory that several servers have at once.
type hub struct {
	mu    sync.Mutex
	log   online.Memory
	loses int // of what one server is to hear of another, one in so many; none with 0
	ears  map[wire.TableID]map[*ear]bool
	lease map[wire.TableID]*member
	until time.Time
	aside atomic.Int64 // tables that were to be put aside
}

// A member is the hub as one server has it.
type member struct{ *hub }

// An ear follows a table.
type ear struct {
	of    *member
	queue chan func()
	kept  func(int, []byte)
	heard func([]byte)
}

func newHub(loses int) *hub {
	return &hub{loses: loses, ears: map[wire.TableID]map[*ear]bool{}, lease: map[wire.TableID]*member{}}
}

func (h *hub) member() *member { return &member{h} }

// say has all ears at a table hear something, but for those of a member.
func (h *hub) say(id wire.TableID, but *member, hear func(*ear)) {
	for e := range h.ears[id] {
		if e.of != but && (h.loses == 0 || rand.IntN(h.loses) > 0) {
			e.queue <- func() { hear(e) }
		}
	}
}

func (m *member) Create(id wire.TableID, entry []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.log.Create(id, entry)
}

func (m *member) Read(id wire.TableID, after int) ([][]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.log.Read(id, after)
}

func (m *member) Append(id wire.TableID, number int, entry []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	err := m.log.Append(id, number, entry)
	if err == nil {
		m.say(id, m, func(e *ear) { e.kept(number, entry) })
	}
	return err
}

func (m *member) SetAside(wire.TableID, string) error {
	m.aside.Add(1)
	return online.ErrReadOnly
}

func (m *member) Forget(wire.TableID)                         {}
func (m *member) Untouched(time.Time) ([]wire.TableID, error) { return nil, nil }
func (m *member) Remove(wire.TableID) error                   { return nil }
func (m *member) Alive(int64) error                           { return nil }
func (m *member) Down(int64, int64) int64                     { return 0 }
func (m *member) Before() int64                               { return 0 }
func (m *member) Back(func())                                 {}
func (m *member) Follow(id wire.TableID, kept func(int, []byte), heard func([]byte)) (func(), error) {
	e := &ear{of: m, queue: make(chan func(), 10000), kept: kept, heard: heard}
	go func() {
		for do := range e.queue {
			do()
		}
	}()
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.ears[id] == nil {
		m.ears[id] = map[*ear]bool{}
	}
	m.ears[id][e] = true
	return func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		if m.ears[id][e] {
			delete(m.ears[id], e)
			close(e.queue)
		}
	}, nil
}

func (m *member) Tell(id wire.TableID, text []byte) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.say(id, m, func(e *ear) { e.heard(text) })
}

func (m *member) Lease(id wire.TableID) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.lease[id] == nil || time.Now().After(m.until) {
		m.lease[id], m.until = m, time.Now().Add(time.Second)
	}
	return m.lease[id] == m
}

// together are servers of one log.
func together(t *testing.T, n, loses int) (list []*host) {
	t.Helper()
	all := newHub(loses)
	t.Cleanup(func() {
		if n := all.aside.Load(); n > 0 {
			t.Errorf("%d times a table was to be put aside that was only behind", n)
		}
	})
	for range n {
		list = append(list, hostAt(t, server.Swift.Others(100*time.Millisecond, time.Second), func(o *server.Options) { o.Log = all.member() }))
	}
	return list
}

// TestSeveralServers plays games of which each device is now at one of three servers, now at
// another, while one in ten of what they tell each other is lost.
func TestSeveralServers(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Name(), func(t *testing.T) {
			t.Parallel()
			playTogether(t, game, together(t, 3, 10))
		})
	}
}

func playTogether(t *testing.T, game engine.Game, hosts []*host) {
	const players = 4
	id := hosts[0].opens(game, players)
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Minute)
	defer cancel()
	all := sitDown(ctx, t, hosts[1], id)
	for _, p := range all {
		p.roams = hosts
	}
	all[0].Do(wire.Start{})
	playAll(ctx, t, game, all)
}

// TestNobodyThinks has a server die when a computer player owes a decision: another takes
// that over, once nobody has done anything for a while.
func TestNobodyThinks(t *testing.T) {
	all := newHub(0)
	dead := &online.Server{Log: all.member(), Base: "http://127.0.0.1/", Node: "dead", Random: func(b []byte) { b[0]++ }}
	h := hostAt(t, server.Swift.Others(50*time.Millisecond, time.Second), func(o *server.Options) { o.Log = all.member() })
	o := h.opening(games.All()[0], 3)
	o.Others = append(o.Others, wire.SetSeat{Seat: 1, Who: engine.Greedy, Crest: "boar", Name: "Ben"})
	table, why := dead.Create(time.Now().UnixMilli(), o)
	if why != "" {
		t.Fatal(why)
	}
	d := device.New(table.ID(), wire.AsSeat, key(0))
	c, closed := table.Connect(time.Now().UnixMilli(), d.Hello())
	if closed != 0 {
		t.Fatal(closed)
	}
	d.Do(wire.Start{})
	for !table.Thinks(0) {
		for text, ok := c.Next(0, nil); ok; text, ok = c.Next(0, nil) {
			m, err := wire.ParseFromServer(text)
			if err == nil {
				err = d.Receive(m)
			}
			if err != nil {
				t.Fatal(err)
			}
			for d.Behind() > 0 {
				d.Next()
			}
		}
		if d.Info() != nil && d.Acting().Has(0) && !d.Sending() {
			d.Play(d.Info().LegalActions(nil)[0])
		}
		if m, ok := d.Send(); ok {
			table.Take(time.Now().UnixMilli(), c, m)
		}
	}
	_, last := table.Last()
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	p := h.comes(ctx, table.ID(), wire.AsSeat, key(0))
	p.until(ctx, func() bool { return p.Info() != nil })
	before := len(p.History())
	p.until(ctx, func() bool { return len(p.History()) > before })
	if waited := time.Now().UnixMilli() - last; waited < 1000 {
		t.Errorf("another server thinks after %d ms already", waited)
	}
}
