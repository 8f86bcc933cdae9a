package server_test

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"os"
	"strings"
	"testing"
	"time"

	"treille/cmd/internal/server"
	"treille/engine/device"
	"treille/engine/games"
	"treille/engine/wire"
)

// A crowd is many addresses behind one proxy, which this machine is.
func crowd(o *server.Options) { o.Behind = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")} }

// by is the head of a request that the proxy hands on for the n-th address.
func by(n int) http.Header {
	return http.Header{"X-Forwarded-For": {fmt.Sprintf("192.0.2.%d", n)}}
}

// TestSocketsOfATable lets three devices into a seat and 64 watch; one more is told to come
// later, and the others stay.
func TestSocketsOfATable(t *testing.T) {
	h := hostAt(t, server.Usual, crowd)
	id := h.opens(games.All()[0], 3)
	for _, c := range []struct {
		as   wire.As
		key  wire.Key
		most int
	}{{wire.AsSeat, key(0), 3}, {wire.AsWatch, key(watchKey), 64}} {
		var all []*player
		for n := range c.most {
			p := h.comesFrom(t.Context(), id, c.as, c.key, by(n))
			p.until(t.Context(), func() bool { return len(p.Seats().Seats) > 0 })
			all = append(all, p)
		}
		late := h.comesFrom(t.Context(), id, c.as, c.key, by(99))
		if why := late.closed(t.Context()); why != wire.CloseMany {
			t.Errorf("after %d as %s, one more is closed with %d", c.most, c.as, why)
		}
		for _, p := range []*player{all[0], all[c.most-1]} {
			p.answered(t.Context(), "ping\n", "pong\n")
		}
	}
}

// TestSocketsOfAnAddress lets an address have 64 sockets, and another one more.
func TestSocketsOfAnAddress(t *testing.T) {
	h := hostAt(t, server.Usual, crowd)
	id := h.opens(games.All()[0], 3)
	for range 64 {
		p := h.comesFrom(t.Context(), id, wire.AsWatch, key(watchKey), by(1))
		p.until(t.Context(), func() bool { return len(p.Seats().Seats) > 0 })
	}
	if why := h.comesFrom(t.Context(), id, wire.AsSeat, key(0), by(1)).closed(t.Context()); why != wire.CloseMany {
		t.Errorf("the 65th socket of an address is closed with %d", why)
	}
	h.comesFrom(t.Context(), id, wire.AsSeat, key(0), by(2)).answered(t.Context(), "ping\n", "pong\n")
}

// TestTablesOfAnAddress lets an address open 30 tables an hour.
func TestTablesOfAnAddress(t *testing.T) {
	h := hostAt(t, server.Usual, crowd)
	ask := func(who, n int) int {
		o := h.opening(games.All()[0], 3)
		o.Host.Key = key(n)
		status, _ := h.post("/tables", string(o.Append(nil)), func(r *http.Request) { r.Header["X-Forwarded-For"] = by(who)["X-Forwarded-For"] })
		return status
	}
	for n := range 30 {
		if status := ask(1, n); status != 200 {
			t.Fatalf("table %d: %d", n, status)
		}
	}
	if mine, others := ask(1, 31), ask(2, 32); mine != http.StatusTooManyRequests || others != 200 {
		t.Errorf("one more is answered with %d, and somebody else with %d", mine, others)
	}
}

// TestWhoAsks takes a proxy's word for who asks, if it is one, and not that of anybody before.
func TestWhoAsks(t *testing.T) {
	h := hostAt(t, server.Usual, func(o *server.Options) {
		o.Behind = []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("fd00::/8")}
	})
	for _, c := range []struct{ remote, forwarded, want string }{
		{"192.0.2.7:1234", "", "192.0.2.7"},
		{"192.0.2.7:1234", "192.0.2.8", "192.0.2.7"},
		{"10.1.2.3:1234", "192.0.2.8", "192.0.2.8"},
		{"10.1.2.3:1234", "203.0.113.1, 192.0.2.8", "192.0.2.8"},
		{"10.1.2.3:1234", "203.0.113.1, 192.0.2.8, 10.0.0.9", "192.0.2.8"},
		{"10.1.2.3:1234", "nonsense", "10.1.2.3"},
		{"10.1.2.3:1234", "", "10.1.2.3"},
		{"[::ffff:10.1.2.3]:1234", "192.0.2.8", "192.0.2.8"},
		{"[fd00::1]:1234", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"},
		{"[2001:db8:1:2::9]:1234", "", "2001:db8:1:2::/64"},
		{"[::1]:1234", "", "::1"},
	} {
		r := &http.Request{RemoteAddr: c.remote, Header: http.Header{}}
		if c.forwarded != "" {
			r.Header.Set("X-Forwarded-For", c.forwarded)
		}
		if got := h.s.AddressOf(r); got != c.want {
			t.Errorf("%s for %q is %s, want %s", c.remote, c.forwarded, got, c.want)
		}
	}
}

// TestWrongKeys lets an address that guesses keys wait. As long as it does, nobody else has to.
func TestWrongKeys(t *testing.T) {
	h := hostAt(t, server.Usual.Guessing(time.Hour), crowd)
	id := h.opens(games.All()[0], 3)
	for range 20 {
		if why := h.comesFrom(t.Context(), id, wire.AsSeat, key(9), by(1)).closed(t.Context()); why != wire.CloseWrong {
			t.Fatalf("a wrong key is answered with %d", why)
		}
	}
	waits := h.comesFrom(t.Context(), id, wire.AsSeat, key(9), by(1))
	if why := h.comesFrom(t.Context(), id, wire.AsSeat, key(9), by(2)).closed(t.Context()); why != wire.CloseWrong {
		t.Errorf("somebody else's wrong key is answered with %d", why)
	}
	h.comesFrom(t.Context(), id, wire.AsSeat, key(0), by(1)).answered(t.Context(), "ping\n", "pong\n")
	go h.end()
	if why := waits.closed(t.Context()); why != wire.CloseRestart {
		t.Errorf("the 21st wrong key was answered with %d; it should have waited until the server ended", why)
	}
}

// TestHello closes a line on which something else comes first, or nothing.
func TestHello(t *testing.T) {
	for _, first := range []string{"ping\n", "nonsense", "hello seat\n", ""} {
		pace := server.Usual
		if first == "" {
			pace = pace.Hello(50 * time.Millisecond)
		}
		p := &player{h: hostAt(t, pace, nil)}
		if err := p.dial(t.Context()); err != nil {
			t.Fatal(err)
		}
		if first != "" {
			if err := p.says(t.Context(), first); err != nil {
				t.Fatal(err)
			}
		}
		if why := p.closed(t.Context()); first != "" && why != wire.CloseWrong {
			t.Errorf("who begins with %q is closed with %d", first, why)
		}
	}
}

// TestSlowHead closes a connection that takes its time to ask.
func TestSlowHead(t *testing.T) {
	t.Parallel()
	h := newHost(t)
	c, err := net.Dial("tcp", h.addr)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if _, err := io.WriteString(c, "GET / HTTP/1.1\r\nHost: "); err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadAll(c); err != nil {
		t.Errorf("it ends with %v", err)
	}
}

// TestHearts drops a device that does not answer when its heart is asked for: a device that
// does not read answers nothing. The others see that it has gone.
func TestHearts(t *testing.T) {
	h := hostAt(t, server.Usual.Hearts(20*time.Millisecond, 500*time.Millisecond), nil)
	id := h.opens(games.All()[0], 3)
	h.comes(t.Context(), id, wire.AsWatch, key(watchKey)) // and is never heard of again
	p := h.comes(t.Context(), id, wire.AsSeat, key(0))
	p.until(t.Context(), func() bool { return p.Seats().Watching == 1 })
	p.until(t.Context(), func() bool { return len(p.Seats().Seats) > 0 && p.Seats().Watching == 0 })
}

// TestUnread cuts off devices that do not read. What is not read holds up nobody.
func TestUnread(t *testing.T) {
	for _, c := range []struct {
		name string
		pace server.Pace
		cut  bool // it is not told why
	}{
		{"for too long", server.Swift.Writing(100 * time.Millisecond), true},
		{"what it asks for", server.Swift, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
			defer cancel()
			h := hostAt(t, c.pace, nil)
			game := games.All()[0]
			id := h.opens(game, 4)
			all := sitDown(ctx, t, h, id)
			all[0].Do(wire.Start{})
			playAll(ctx, t, game, all) // so that there is much to say
			deaf := &player{Device: device.New(id, wire.AsWatch, key(watchKey)), h: h, narrow: true}
			if err := deaf.come(ctx); err != nil {
				t.Fatal(err)
			}
			defer deaf.ws.CloseNow()
			p := h.comes(ctx, id, wire.AsSeat, key(0))
			p.until(ctx, func() bool { return p.Seats().Watching == 1 })
			hello := string(device.New(id, wire.AsWatch, key(watchKey)).Hello().Append(nil))
			// Each is answered with all that was seen, until it has been cut off.
			for n := 0; deaf.says(ctx, hello) == nil && (c.cut || n < 2000 && deaf.says(ctx, "ping\n") == nil); n++ {
			}
			if !c.cut {
				if why := deaf.closed(ctx); why != wire.CloseUnread {
					t.Errorf("it is closed with %d", why)
				}
			}
			p.until(ctx, func() bool { return p.Seats().Watching == 0 })
		})
	}
}

// TestLogOfATable takes no more talk once the log of a table is half full.
func TestLogOfATable(t *testing.T) {
	h := hostAt(t, server.Swift, nil)
	h.disk.lazy.Store(true)
	id := h.opens(games.All()[0], 3)
	p := h.comes(t.Context(), id, wire.AsSeat, key(0))
	p.until(t.Context(), func() bool { return p.Table().ID != "" })
	for n := 0; p.refused[wire.CodeStorage] == 0; n++ {
		if n > 5000 {
			t.Fatal("the log takes all that is said")
		}
		p.Do(wire.SetSeat{Seat: 2, Who: "hard", Crest: "owl", Name: strings.Repeat("x", 1+n%16)})
		if err := p.send(t.Context()); err != nil {
			t.Fatal(err)
		}
		p.until(t.Context(), func() bool { return p.Unanswered() == nil || p.Waits() })
	}
	info, err := os.Stat(h.file(id))
	if err != nil || info.Size() < 128<<10 || info.Size() > 256<<10 {
		t.Errorf("the log has %d bytes, %v", info.Size(), err)
	}
}

// TestAFaultOnOneSocketEndsItAlone lets something fail that nobody has foreseen: the server goes on, and says where it was.
func TestAFaultOnOneSocketEndsItAlone(t *testing.T) {
	h := newHost(t)
	server.Alone(h.s, func() { panic("Clara's hand") })
	if text := h.said.String(); !strings.Contains(text, "a line fails") || strings.Contains(text, "Clara") {
		t.Errorf("it says %q", text)
	}
}
