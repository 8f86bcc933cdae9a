package server

import (
	"context"
	"errors"
	"net/http"
	"runtime/debug"
	"time"

	"github.com/coder/websocket"

	"treille/engine/online"
	"treille/engine/wire"
)

// A socket is one device's connection.
type socket struct {
	server  *Server
	ws      *websocket.Conn
	address string
	table   *served
	conn    *online.Conn
	wake    chan struct{}
}

// line answers GET /line. What serves the socket then is a goroutine of its own, so that nothing of the request stays.
func (s *Server) line(w http.ResponseWriter, r *http.Request) {
	address := s.addressOf(r)
	ws, err := websocket.Accept(w, r, &websocket.AcceptOptions{Subprotocols: []string{wire.Subprotocol}, CompressionMode: websocket.CompressionDisabled})
	if err != nil {
		return // it has been answered: another site's page, or no WebSocket
	}
	k := &socket{server: s, ws: ws, address: address, wake: make(chan struct{}, 1)}
	go k.alone(k.serve)
}

// alone does something on the socket. If that fails in a way that nobody has foreseen, only this device has lost its line.
func (k *socket) alone(do func()) {
	defer func() {
		if recover() != nil { // its words may tell of the game
			k.server.options.Say.Printf("a line fails\n%s", debug.Stack())
		}
	}()
	do()
}

// serve is all that happens on the socket.
func (k *socket) serve() {
	defer k.ws.CloseNow()
	if k.ws.Subprotocol() != wire.Subprotocol {
		closeWith(k.ws, wire.CloseVersion)
		return
	}
	if !k.server.limits.enter(k.address) {
		closeWith(k.ws, wire.CloseMany)
		return
	}
	defer k.server.limits.leave(k.address)
	m := &k.server.metrics
	m.do(func() { m.sockets++ })
	defer m.do(func() { m.sockets-- })
	k.ws.SetReadLimit(wire.MaxFromDevice)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	if why := k.begin(ctx); why != 0 {
		closeWith(k.ws, why)
		return
	}
	defer k.end()
	go k.alone(func() {
		defer cancel()
		k.write(ctx, cancel)
	})
	k.read(ctx)
}

func closeWith(ws *websocket.Conn, why wire.Close) { _ = ws.Close(websocket.StatusCode(why), "") }

// begin takes the first message, and connects the device to its table.
func (k *socket) begin(ctx context.Context) wire.Close {
	s := k.server
	first, cancel := context.WithTimeout(ctx, s.pace.hello)
	defer cancel()
	_, text, err := k.ws.Read(first)
	if err != nil {
		return wire.CloseWrong
	}
	m, err := wire.ParseFromDevice(text)
	hello, ok := m.(wire.Hello)
	if err != nil || !ok {
		return wire.CloseWrong
	}
	t, err := s.visit(hello.Table)
	switch {
	case errors.Is(err, online.ErrDamaged):
		return wire.CloseAside
	case errors.Is(err, online.ErrVersion):
		return wire.CloseVersion
	case errors.Is(err, online.ErrNone):
		return s.wrongKey(k.address)
	case err != nil:
		return wire.CloseRestart // the server ends, too
	}
	why := wire.CloseRestart
	s.guard(t, func() {
		if k.conn, why = t.table.Connect(s.now(), hello); why == 0 {
			k.table = t
			t.wakes[k.conn] = k.wake
			poke(k.wake)
		}
		s.after(t)
	})
	t.mu.Unlock()
	if why == wire.CloseWrong {
		return s.wrongKey(k.address)
	}
	return why
}

// end takes the device from its table.
func (k *socket) end() {
	s, t := k.server, k.table
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.wakes, k.conn)
	t.used = time.Now()
	if !t.gone {
		s.guard(t, func() {
			t.table.Drop(s.now(), k.conn)
			s.after(t)
		})
	}
}

// read takes what the device says, until it says no more. Who says too much is heard a little
// later each time.
func (k *socket) read(ctx context.Context) {
	s := k.server
	limit := bucket{left: messagesBurst, last: time.Now(), every: s.pace.every}
	for {
		_, text, err := k.ws.Read(ctx)
		if err != nil {
			return
		}
		begin := time.Now()
		m, err := wire.ParseFromDevice(text)
		calm := limit.take(time.Now())
		t := k.table
		t.mu.Lock()
		if !t.gone {
			s.guard(t, func() { k.take(m, err, calm) })
		}
		t.mu.Unlock()
		s.metrics.do(func() {
			s.metrics.messages++
			s.metrics.answers.add(time.Since(begin))
		})
		if !calm {
			time.Sleep(s.pace.every)
		}
	}
}

// take takes a message, or what was wrong with it.
func (k *socket) take(m wire.FromDevice, err error, calm bool) {
	s, t := k.server, k.table
	var wrong *wire.Error
	switch {
	case !calm:
		number := 0
		if c, ok := m.(wire.Command); ok {
			number = c.K
		}
		k.conn.Refuse(number, wire.CodeSlow)
	case errors.As(err, &wrong):
		k.conn.Refuse(wrong.K, wrong.Code())
	default:
		t.table.Take(s.now(), k.conn, m)
	}
	poke(k.wake)
	s.after(t)
}

// write says all that is to be said to the device, one message after the other. What it does
// not read waits at the table, and holds nobody up. Now and then it asks whether the device is still there.
func (k *socket) write(ctx context.Context, cancel func()) {
	ticker := time.NewTicker(k.server.pace.ping)
	defer ticker.Stop()
	var text []byte
	for {
		more, why := false, wire.Close(0)
		k.table.mu.Lock()
		if !k.table.gone {
			k.server.guard(k.table, func() { text, more = k.conn.Next(k.server.now(), text[:0]) })
		}
		why = k.conn.Close
		k.table.mu.Unlock()
		switch {
		case more:
			slow, cancel := context.WithTimeout(ctx, k.server.pace.write)
			k.server.metrics.said(text)
			err := k.ws.Write(slow, websocket.MessageText, text)
			cancel()
			if err != nil {
				return
			}
		case why != 0:
			closeWith(k.ws, why)
			return
		default:
			text = nil // most sockets wait most of the time
			select {
			case <-k.wake:
			case <-ticker.C:
				go k.ping(ctx, cancel)
			case <-ctx.Done():
				return
			}
		}
	}
}

// ping asks the device whether it is still there, and ends the socket if it does not answer.
func (k *socket) ping(ctx context.Context, cancel func()) {
	patience, done := context.WithTimeout(ctx, k.server.pace.pong)
	defer done()
	if k.ws.Ping(patience) != nil {
		cancel()
	}
}
