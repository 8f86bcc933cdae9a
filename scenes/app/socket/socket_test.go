//go:build !js

package socket

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
	"time"

	"github.com/coder/websocket"

	"treille/engine/wire"
	"treille/scenes/app"
)

// swift is a pace at which a test has not to wait long. What must not run out on a busy machine
// is longer.
var swift = pace{waits: []time.Duration{time.Millisecond, 20 * time.Millisecond}, many: 30 * time.Millisecond,
	opening: time.Minute, quiet: 20 * time.Millisecond, patience: time.Second, posting: time.Minute}

// A bench is a line to a server that answers its sockets as it likes.
type bench struct {
	*Line
	t       *testing.T
	address string
	ticks   chan func()
	heard   []app.Heard
	sockets atomic.Int64
}

// newBench serves sockets, which are closed when serve returns, and else 404.
func newBench(t *testing.T, serve func(ctx context.Context, n int64, ws *websocket.Conn)) *bench {
	b := &bench{t: t, ticks: make(chan func(), 64)}
	web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/line" || serve == nil {
			http.NotFound(w, r)
			return
		}
		ws, err := websocket.Accept(w, r, &websocket.AcceptOptions{Subprotocols: []string{wire.Subprotocol}})
		if err != nil {
			return
		}
		defer ws.CloseNow()
		serve(r.Context(), b.sockets.Add(1), ws)
	}))
	b.address = web.URL + "/"
	b.Line = New(func(do func()) { b.ticks <- do }, func() (string, error) { return "", errors.New("the folder is missing") })
	b.pace = swift
	t.Cleanup(func() {
		b.Close()
		web.Close()
	})
	return b
}

// next lets ticks pass until something of a kind has come.
func (b *bench) next(kind app.HeardKind) (h app.Heard) {
	b.t.Helper()
	for end := time.After(time.Minute); ; {
		for i, one := range b.heard {
			if one.Kind == kind {
				b.heard = b.heard[i+1:]
				return one
			}
		}
		select {
		case do := <-b.ticks:
			do()
		case <-end:
			b.t.Fatalf("nothing comes; heard: %+v", b.heard)
		}
	}
}

func (b *bench) open() { b.Open(b.address, func(h app.Heard) { b.heard = append(b.heard, h) }) }

// TestADeadLineIsFound wants a line that stays open and does not answer to be given up, and one that answers to stay.
func TestADeadLineIsFound(t *testing.T) {
	b := newBench(t, func(ctx context.Context, n int64, ws *websocket.Conn) {
		for {
			_, text, err := ws.Read(ctx)
			if err != nil || n > 1 && string(text) != "ping\n" {
				return
			}
			if n > 1 && ws.Write(ctx, websocket.MessageText, []byte("pong\n")) != nil {
				return
			}
		}
	})
	b.open()
	b.next(app.HeardOpen)
	if lost := b.next(app.HeardLost); lost.Code != 1006 || lost.Again <= 0 {
		t.Errorf("a line that does not answer is lost as %+v", lost)
	}
	b.next(app.HeardOpen)
	time.Sleep(10 * swift.quiet)
	for len(b.ticks) > 0 {
		(<-b.ticks)()
	}
	if len(b.heard) > 0 || b.sockets.Load() != 2 {
		t.Errorf("a line that answers does not stay: %+v, %d sockets", b.heard, b.sockets.Load())
	}
}

// TestTriesComeLaterEachTime wants the waits to grow while nothing is said, and to begin anew after that.
func TestTriesComeLaterEachTime(t *testing.T) {
	b := newBench(t, func(ctx context.Context, n int64, ws *websocket.Conn) {
		if n == 4 {
			_ = ws.Write(ctx, websocket.MessageText, []byte("pong\n"))
		}
		_ = ws.Close(websocket.StatusServiceRestart, "")
	})
	b.open()
	for n, long := range []bool{false, true, true, false, true} {
		lost := b.next(app.HeardLost)
		if lost.Code != int(wire.CloseRestart) || (lost.Again > .01) != long {
			t.Errorf("loss %d: %+v", n+1, lost)
		}
	}
}

// TestAFullServerIsLeftAlone wants the wait that the server's code asks for, and a retry to end it.
func TestAFullServerIsLeftAlone(t *testing.T) {
	b := newBench(t, func(_ context.Context, _ int64, ws *websocket.Conn) {
		_ = ws.Close(websocket.StatusCode(wire.CloseMany), "")
	})
	b.pace.many = time.Hour
	b.open()
	if lost := b.next(app.HeardLost); lost.Again != 3600 {
		t.Errorf("a full server is asked again: %+v", lost)
	}
	b.Retry()
	b.next(app.HeardOpen)
}

// TestWhatHasNoTablesIsTold wants the line to stop where something else answers.
func TestWhatHasNoTablesIsTold(t *testing.T) {
	b := newBench(t, nil)
	b.open()
	if lost := b.next(app.HeardLost); lost.Code != app.NoServer || lost.Again != 0 {
		t.Errorf("another server's page is lost as %+v", lost)
	}
}

// TestQuestionsAreAnswered asks by HTTP, also where nobody is or the server in this program does not begin.
func TestQuestionsAreAnswered(t *testing.T) {
	b := newBench(t, nil)
	for server, want := range map[string]struct {
		status int
		text   string
	}{
		b.address: {404, "404 page not found\n"}, "http://127.0.0.1:1/": {0, ""}, app.Here: {0, "the folder is missing"},
	} {
		done := false
		b.Post(server, "turns", nil, func(status int, text string) {
			if done = true; status != want.status || text != want.text {
				t.Errorf("%s answers with %d %q", server, status, text)
			}
		})
		for !done {
			(<-b.ticks)()
		}
	}
}
