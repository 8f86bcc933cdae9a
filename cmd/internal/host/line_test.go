package host_test

import (
	"context"
	"io"
	"log"
	"net"
	"sync"
	"testing"
	"time"

	"treille/cmd/internal/server"
	"treille/cmd/internal/server/filelog"
	"treille/engine/games"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/app/socket"
)

// A proxy hands connections on, and cuts them.
type proxy struct {
	net.Listener
	to string
	mu sync.Mutex
	on []net.Conn
}

// serve hands connections on until it is closed.
func (p *proxy) serve() {
	for {
		c, err := p.Accept()
		if err != nil {
			return
		}
		to, err := net.Dial("tcp", p.to)
		if err != nil {
			c.Close()
			continue
		}
		p.mu.Lock()
		p.on = append(p.on, c, to)
		p.mu.Unlock()
		go io.Copy(to, c)
		go io.Copy(c, to)
	}
}

// cut ends all connections.
func (p *proxy) cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.on {
		c.Close()
	}
	p.on = nil
}

// A wired line is one to a real server, by a proxy, with what has come.
type wired struct {
	*socket.Line
	t       *testing.T
	proxy   *proxy
	address string
	ticks   chan func()
	heard   []app.Heard
	table   wire.TableID
}

func key(n byte) (k wire.Key) {
	k[0] = n
	return k
}

// newWired opens a table at a server.
func newWired(t *testing.T) *wired {
	t.Helper()
	kept, err := filelog.New(filelog.System{}, t.TempDir(), 0)
	if err != nil {
		t.Fatal(err)
	}
	own, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	through, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	w := &wired{t: t, proxy: &proxy{Listener: through, to: own.Addr().String()}, address: "http://" + through.Addr().String() + "/", ticks: make(chan func(), 64)}
	s := server.New(server.Options{Log: kept, Base: w.address, Hosts: []string{through.Addr().String()}, Say: log.New(io.Discard, "", 0)})
	web := server.HTTP(s, log.New(io.Discard, "", 0))
	go web.Serve(own)
	go w.proxy.serve()
	w.Line = socket.New(func(do func()) { w.ticks <- do }, nil)
	t.Cleanup(func() {
		w.Close()
		s.End(context.Background())
		through.Close()
		web.Close()
		kept.Close()
	})
	vino, err := games.ByName("vino")
	if err != nil {
		t.Fatal(err)
	}
	o := wire.Opening{Game: "vino", Rules: vino.Rules(), Players: 3, Away: wire.AwayComputer, Events: wire.Events, Invite: key(2), Watch: key(3),
		Host: wire.Sit{Seat: 0, Key: key(1), Nonce: key(9), Away: wire.AwayComputer, Crest: "fox", Name: "Clara"}}
	done := false
	w.Post(w.address, "tables", o.Append(nil), func(status int, text string) {
		if done = true; status != 200 {
			t.Fatalf("the table is refused with %d %q", status, text)
		}
		w.table = wire.TableID(text[:len(text)-1])
	})
	w.until("the table", func() bool { return done })
	return w
}

func (w *wired) hear(h app.Heard) { w.heard = append(w.heard, h) }

// until lets ticks pass until something holds.
func (w *wired) until(what string, holds func() bool) {
	w.t.Helper()
	end := time.After(patience)
	for !holds() {
		select {
		case do := <-w.ticks:
			do()
		case <-end:
			w.t.Fatalf("it does not come to that: %s; heard: %+v", what, w.heard)
		}
	}
}

// next takes what has come, of a kind, and forgets all before it.
func (w *wired) next(kind app.HeardKind) (h app.Heard) {
	w.t.Helper()
	w.until("what comes", func() bool {
		for i, one := range w.heard {
			if one.Kind == kind {
				h, w.heard = one, w.heard[i+1:]
				return true
			}
		}
		return false
	})
	return h
}

// TestALineComesBack opens a table by a real server, loses the connection, and comes back by itself.
func TestALineComesBack(t *testing.T) {
	w := newWired(t)
	hello := wire.Hello{As: wire.AsSeat, Table: w.table, Key: key(1), Events: wire.Events}.Append(nil)
	w.Open(w.address, w.hear)
	w.next(app.HeardOpen)
	w.Send(hello)
	if got := w.next(app.HeardText).Text; got[:6] != "table " {
		t.Errorf("it is answered with %q", got)
	}
	w.proxy.cut()
	if lost := w.next(app.HeardLost); lost.Again <= 0 || lost.Again > 1 || lost.Code != 1006 {
		t.Errorf("after the connection was cut: %+v", lost)
	}
	w.Send([]byte("this is lost"))
	w.next(app.HeardOpen)
	w.Send(hello)
	if got := w.next(app.HeardText).Text; got[:6] != "table " {
		t.Errorf("when it is back it is answered with %q", got)
	}
	w.Close()
	w.heard = nil
	w.proxy.cut()
	time.Sleep(20 * time.Millisecond)
	for len(w.ticks) > 0 {
		(<-w.ticks)()
	}
	if len(w.heard) > 0 {
		t.Errorf("after it was closed it hears %+v", w.heard)
	}
}

// TestARefusalIsFinal wants a line to stop where the server says that coming again is of no use: another version, a
// wrong key.
func TestARefusalIsFinal(t *testing.T) {
	w := newWired(t)
	for want, m := range map[wire.Close]wire.Hello{
		wire.CloseVersion: {As: wire.AsSeat, Table: w.table, Key: key(1), Events: wire.Events + 1},
		wire.CloseWrong:   {As: wire.AsSeat, Table: w.table, Key: key(7), Events: wire.Events},
	} {
		w.Open(w.address, w.hear)
		w.next(app.HeardOpen)
		w.Send(m.Append(nil))
		if lost := w.next(app.HeardLost); lost.Code != int(want) || lost.Again != 0 {
			t.Errorf("%+v is answered with %+v, not with %d for good", m, lost, want)
		}
	}
}

// How often it is asked what has arrived, and how long waited between.
const (
	mostAsked = 200
	askedEach = 20 * time.Millisecond
)

// TestWhatIsSaidBeforeTheEndArrives says something and closes the line at once.
func TestWhatIsSaidBeforeTheEndArrives(t *testing.T) {
	w := newWired(t)
	hello := wire.Hello{As: wire.AsSeat, Table: w.table, Key: key(1), Events: wire.Events}.Append(nil)
	for range 5 {
		w.Open(w.address, w.hear)
		w.next(app.HeardOpen)
		w.Send(hello)
		w.next(app.HeardText)
		k := 1 + commands(t, w)
		w.Send(wire.Command{K: k, Do: wire.SetAway{Away: wire.AwayWait}}.Append(nil))
		w.Close()
		w.heard = nil
		for try := 1; commands(t, w) != k; try++ { // the server may hear the new line before the end of the old one
			if try == mostAsked {
				t.Fatalf("what was said before the end has not arrived: there are not %d commands", k)
			}
			time.Sleep(askedEach)
		}
	}
}

// commands is how many commands of Clara the server has taken.
func commands(t *testing.T, w *wired) int {
	t.Helper()
	line := socket.New(func(do func()) { w.ticks <- do }, nil)
	defer line.Close()
	var text string
	line.Open(w.address, func(h app.Heard) {
		switch h.Kind {
		case app.HeardOpen:
			line.Send(wire.Hello{As: wire.AsSeat, Table: w.table, Key: key(1), Events: wire.Events}.Append(nil))
		case app.HeardText:
			if text == "" {
				text = h.Text
			}
		}
	})
	w.until("the table", func() bool { return text != "" })
	m, err := wire.ParseFromServer([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return m.(wire.Table).K
}
