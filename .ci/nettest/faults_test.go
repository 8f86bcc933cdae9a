package nettest

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"treille/cmd/internal/server/natslog"
	"treille/engine/online"
	"treille/engine/wire"
)

// tables have their entries in several streams.
var tables = []wire.TableID{"abcdefghij", "bcdefghijk", "cdefghijkm", "defghijkmn"}

// writers write to all tables, two at each, by two of three logs, until they are ended.
type writers struct {
	t     *testing.T
	logs  []*natslog.Log
	quit  chan struct{}
	done  sync.WaitGroup
	mu    sync.Mutex
	acked map[wire.TableID][]string
	last  map[wire.TableID]time.Time // when something was acknowledged
	by    map[int]time.Time          // the same of each log
	worst time.Duration              // between two of a table
	tried atomic.Int64
}

func write(t *testing.T, logs []*natslog.Log) *writers {
	w := &writers{t: t, logs: logs, quit: make(chan struct{}), acked: map[wire.TableID][]string{}, last: map[wire.TableID]time.Time{}, by: map[int]time.Time{}}
	for i, id := range tables {
		if err := logs[0].Create(id, []byte("0 * 0 table")); err != nil {
			t.Fatal(err)
		}
		w.last[id] = time.Now()
		for j := range 2 {
			w.done.Go(func() { w.write(id, (i+j)%len(logs)) })
		}
	}
	return w
}

// write writes one entry after the other to a table, each until it is acknowledged or certainly
// not kept. One that is uncertain is looked for, as a device would say it again.
func (w *writers) write(id wire.TableID, by int) {
	l, known, mine := w.logs[by], 0, 0
	unsure := ""
	for {
		select {
		case <-w.quit:
			return
		case <-time.After(15 * time.Millisecond):
		}
		list, err := l.Read(id, known)
		if err != nil {
			if errors.Is(err, online.ErrDamaged) || errors.Is(err, online.ErrNone) {
				w.t.Errorf("table %s: %v", id, err)
				return
			}
			continue
		}
		known += len(list)
		if unsure != "" {
			if kept := w.find(list, unsure); kept {
				w.ack(id, by, unsure)
				unsure = ""
			}
		}
		text := unsure
		if text == "" {
			mine++
			text = fmt.Sprintf("1 %d %d entry", by, mine)
		}
		w.tried.Add(1)
		switch err := l.Append(id, known+1, []byte(text)); {
		case err == nil:
			known++
			unsure = ""
			w.ack(id, by, text)
		case errors.Is(err, online.ErrConflict): // another was first: this one is said again
			unsure = text
		default:
			unsure = text
		}
	}
}

func (w *writers) find(list [][]byte, text string) bool {
	for _, e := range list {
		if string(e) == text {
			return true
		}
	}
	return false
}

// ack notes that an entry was acknowledged.
func (w *writers) ack(id wire.TableID, by int, text string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	now := time.Now()
	w.worst = max(w.worst, now.Sub(w.last[id]))
	w.last[id], w.by[by] = now, now
	w.acked[id] = append(w.acked[id], text)
}

// silence is the longest time for which nothing was acknowledged at some table, since calm. It
// waits until something is at all tables, after a time.
func (w *writers) silence(since time.Time) time.Duration {
	w.t.Helper()
	for until := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		w.mu.Lock()
		again := 0
		for _, id := range tables {
			if w.last[id].After(since) {
				again++
			}
		}
		worst := w.worst
		w.mu.Unlock()
		if again == len(tables) {
			return worst
		}
		if time.Now().After(until) {
			w.t.Fatalf("only %d of %d tables go on", again, len(tables))
		}
	}
}

// calm waits until nothing is amiss, and forgets how long anything was silent.
func (w *writers) calm() {
	w.silence(time.Now())
	w.mu.Lock()
	w.worst = 0
	w.mu.Unlock()
}

// heard is how long it takes until a log has something acknowledged.
func (w *writers) heard(by int) time.Duration {
	w.t.Helper()
	since := time.Now()
	for ; ; time.Sleep(10 * time.Millisecond) {
		w.mu.Lock()
		last := w.by[by]
		w.mu.Unlock()
		if last.After(since) {
			return last.Sub(since)
		}
		if time.Since(since) > 60*time.Second {
			w.t.Fatal("who was cut off does not come back")
		}
	}
}

// end ends the writers, and looks for all that was acknowledged.
func (w *writers) end(l *natslog.Log) {
	w.t.Helper()
	close(w.quit)
	w.done.Wait()
	all := 0
	for _, id := range tables {
		list, err := l.Read(id, 0)
		if err != nil {
			w.t.Errorf("table %s: %v", id, err)
			continue
		}
		times := map[string]int{}
		for _, e := range list {
			times[string(e)]++
		}
		for text, n := range times {
			if n > 1 {
				w.t.Errorf("table %s has %q %d times", id, text, n)
			}
		}
		for _, text := range w.acked[id] {
			if all++; times[text] == 0 {
				w.t.Errorf("table %s has lost %q", id, text)
			}
		}
	}
	w.t.Logf("%d entries were acknowledged, of %d attempts: none is lost, none is there twice, if nothing else is said", all, w.tried.Load())
}

// leader is the server that leads the stream of a table.
func (c *cluster) leader(id wire.TableID) *node {
	c.t.Helper()
	conn, err := nats.Connect(c.urls())
	if err != nil {
		c.t.Fatal(err)
	}
	defer conn.Close()
	js, err := jetstream.New(conn)
	if err != nil {
		c.t.Fatal(err)
	}
	for until := time.Now().Add(30 * time.Second); time.Now().Before(until); time.Sleep(100 * time.Millisecond) {
		ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
		s, err := js.Stream(ctx, fmt.Sprintf("treille-%x", sha256.Sum256([]byte(id))[0]>>4))
		cancel()
		if err == nil && s.CachedInfo().Cluster.Leader != "" {
			return c.node(s.CachedInfo().Cluster.Leader)
		}
	}
	c.t.Fatal("a stream has no leader")
	return nil
}

// healthy waits until all servers say that they have all there is.
func (c *cluster) healthy() {
	c.t.Helper()
	for _, n := range c.nodes {
		for until := time.Now().Add(40 * time.Second); ; time.Sleep(100 * time.Millisecond) {
			r, err := http.Get(n.web + "/healthz")
			if err == nil {
				_, _ = io.Copy(io.Discard, r.Body)
				r.Body.Close()
				if r.StatusCode == http.StatusOK {
					break
				}
			}
			if time.Now().After(until) {
				c.t.Fatalf("%s does not get well: %v", n.name, err)
			}
		}
	}
}

// TestFaults lets two write to each of some tables while servers of NATS are killed, stopped
// and cut off. All tables must go on, and nothing be lost or doubled. How long they were silent is logged and
// fails nothing, as other work on the machine makes it longer; docs/performance.md has the figures.
func TestFaults(t *testing.T) {
	began := time.Now()
	c := start(t, 3, 0)
	gate := newGate(t, c.nodes[2].url)
	logs := []*natslog.Log{connect(t, c.urls()), connect(t, c.urls()), connect(t, gate.url())}
	t.Logf("%s, after %v", logs[0].Servers(), time.Since(began).Round(time.Millisecond))
	w := write(t, logs)
	fault := func(name string, do func()) {
		t.Helper()
		w.calm()
		do()
		t.Logf("%s: silent for %v", name, w.silence(time.Now()).Round(10*time.Millisecond))
		c.healthy()
	}
	for i := range 5 {
		fault(fmt.Sprint("leader killed ", i+1), func() {
			n := c.leader(tables[i%len(tables)])
			n.kill()
			w.silence(time.Now())
			n.start()
		})
		fault(fmt.Sprint("follower killed ", i+1), func() {
			lead := c.leader(tables[i%len(tables)])
			for _, n := range c.nodes {
				if n != lead {
					n.kill()
					w.silence(time.Now())
					n.start()
					break
				}
			}
		})
	}
	fault("leader stopped for 6 s", func() {
		n := c.leader(tables[0])
		n.signal(syscall.SIGSTOP)
		time.Sleep(6 * time.Second)
		n.signal(syscall.SIGCONT)
	})
	for _, cut := range []struct {
		name string
		told bool // its connections are closed, else nothing comes through them
		wait time.Duration
	}{{"client cut off for 3 s", true, 3 * time.Second}, {"client not heard for 6 s", false, 6 * time.Second}} {
		fault(cut.name, func() {
			gate.shut(cut.told)
			time.Sleep(cut.wait)
			gate.open()
			t.Logf("it goes on %v after that", w.heard(2).Round(10*time.Millisecond))
		})
	}
	fault("all killed", func() {
		for _, n := range c.nodes {
			n.kill()
		}
		time.Sleep(time.Second)
		for _, n := range c.nodes {
			n.start()
		}
	})
	w.end(connect(t, c.urls()))
	t.Logf("%v in all", time.Since(began).Round(time.Second))
}

// TestFull fills all the room that JetStream may take. What was acknowledged stays, and it goes
// on when there is room again.
func TestFull(t *testing.T) {
	t.Parallel()
	c := start(t, 3, 3<<20)
	l := connect(t, c.urls())
	id := tables[0]
	if err := l.Create(id, entry(1)); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Read(id, 0); err != nil {
		t.Fatal(err)
	}
	long := func(n int) []byte { return append(entry(n), strings.Repeat("x", 40_000)...) }
	n := 1
	var err error
	for until := time.Now().Add(30 * time.Second); err == nil && time.Now().Before(until); {
		if err = l.Append(id, n+1, long(n+1)); err == nil {
			n++
		}
	}
	if !errors.Is(err, online.ErrFull) && !errors.Is(err, online.ErrUnknown) {
		t.Fatalf("after %d entries of 40 KB: %v", n, err)
	}
	t.Logf("full after %d entries of 40 KB: %v", n, err)
	for _, node := range c.nodes {
		node.kill()
		text, err := os.ReadFile(node.file)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(node.file, bytes.ReplaceAll(text, []byte(fmt.Sprint(3<<20)), []byte(fmt.Sprint(300<<20))), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, node := range c.nodes {
		node.start()
	}
	c.healthy()
	list, err := l.Read(id, 0)
	for until := time.Now().Add(20 * time.Second); err != nil && time.Now().Before(until); list, err = l.Read(id, 0) {
	}
	if err != nil || len(list) < n || len(list) > n+1 {
		t.Fatalf("of %d entries there are %d, %v", n, len(list), err)
	}
	for i, e := range list[1:] {
		if !bytes.Equal(e, long(i+2)) {
			t.Fatalf("entry %d is another one", i+2)
		}
	}
	if err := l.Append(id, len(list)+1, entry(len(list)+1)); err != nil {
		t.Errorf("it does not go on when there is room again: %v", err)
	}
}

// TestQuota opens no table where there are enough, and lets those go on that are there.
func TestQuota(t *testing.T) {
	t.Parallel()
	c := start(t, 1, 0)
	l, err := natslog.New(c.urls(), 16*100_000)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	full := 0
	for i := range 200 {
		id := wire.MakeTableID(uint64(i) * 0x9e3779b97f4a7c15)
		switch err := l.Create(id, entry(1)); {
		case errors.Is(err, online.ErrFull):
			full++
			continue
		case err != nil:
			t.Fatal(err)
		}
		if _, err := l.Read(id, 0); err != nil {
			t.Fatal(err)
		}
		if err := l.Append(id, 2, bytes.Repeat([]byte("x"), 50_000)); err != nil {
			t.Fatal(err)
		}
	}
	if full < 150 || full > 200-2*16 {
		t.Errorf("%d of 200 tables of 50 KB are refused, with room for two in each stream", full)
	}
}

// A gate is a way to a server that can be shut.
type gate struct {
	t      *testing.T
	to     string
	listen net.Listener
	mu     sync.Mutex
	conns  []net.Conn
	closed bool // nobody comes in
	deaf   bool // nothing goes through
}

func newGate(t *testing.T, url string) *gate {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	g := &gate{t: t, to: strings.TrimPrefix(url, "nats://"), listen: l}
	t.Cleanup(func() { l.Close() })
	go g.serve()
	return g
}

func (g *gate) url() string { return "nats://" + g.listen.Addr().String() }

func (g *gate) serve() {
	for {
		in, err := g.listen.Accept()
		if err != nil {
			return
		}
		g.mu.Lock()
		closed := g.closed
		g.mu.Unlock()
		out, err := net.Dial("tcp", g.to)
		if closed || err != nil {
			in.Close()
			if out != nil {
				out.Close()
			}
			continue
		}
		g.mu.Lock()
		g.conns = append(g.conns, in, out)
		g.mu.Unlock()
		go g.copy(in, out)
		go g.copy(out, in)
	}
}

// copy hands on what comes, and loses it while nothing goes through.
func (g *gate) copy(to, from net.Conn) {
	defer to.Close()
	defer from.Close()
	buf := make([]byte, 32<<10)
	for {
		n, err := from.Read(buf)
		g.mu.Lock()
		deaf := g.deaf
		g.mu.Unlock()
		if err != nil {
			return
		}
		if deaf {
			continue
		}
		if _, err := to.Write(buf[:n]); err != nil {
			return
		}
	}
}

// shut cuts all connections and takes no more, or lets them seem to be there while nothing
// goes through.
func (g *gate) shut(cut bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.closed, g.deaf = cut, !cut; cut {
		g.drop()
	}
}

// open lets all through again; what had seemed to be there is cut, as it has lost something.
func (g *gate) open() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.deaf {
		g.drop()
	}
	g.closed, g.deaf = false, false
}

func (g *gate) drop() {
	for _, c := range g.conns {
		c.Close()
	}
	g.conns = nil
}
