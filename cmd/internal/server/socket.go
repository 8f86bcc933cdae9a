package server

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/coder/websocket"

	"treille/engine/online"
	"treille/engine/wire"
)

// Times of a socket.
const (
	helloTime = 5 * time.Second
	writeTime = 10 * time.Second
	pingEvery = 20 * time.Second
	pongTime  = 10 * time.Second
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

// line answers GET /line.
func (s *Server) line(w http.ResponseWriter, r *http.Request) {
	address := addressOf(r)
	ws, err := websocket.Accept(w, r, &websocket.AcceptOptions{Subprotocols: []string{wire.Subprotocol}, CompressionMode: websocket.CompressionDisabled})
	if err != nil {
		return // it has been answered: another site's page, or no WebSocket
	}
	defer ws.CloseNow()
	if ws.Subprotocol() != wire.Subprotocol {
		closeWith(ws, wire.CloseVersion)
		return
	}
	if !s.limits.enter(address) {
		closeWith(ws, wire.CloseMany)
		return
	}
	defer s.limits.leave(address)
	ws.SetReadLimit(wire.MaxFromDevice)
	k := &socket{server: s, ws: ws, address: address, wake: make(chan struct{}, 1)}
	if why := k.begin(r.Context()); why != 0 {
		closeWith(ws, why)
		return
	}
	defer k.end()
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	go k.ping(ctx, cancel)
	go func() {
		k.write(ctx)
		cancel()
	}()
	k.read(ctx)
}

func closeWith(ws *websocket.Conn, why wire.Close) { _ = ws.Close(websocket.StatusCode(why), "") }

// begin takes the first message, and connects the device to its table.
func (k *socket) begin(ctx context.Context) wire.Close {
	s := k.server
	first, cancel := context.WithTimeout(ctx, helloTime)
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
	s.mu.Lock()
	ending := s.ending
	s.mu.Unlock()
	if ending {
		return wire.CloseRestart
	}
	t, err := s.visit(hello.Table)
	switch {
	case errors.Is(err, online.ErrDamaged):
		return wire.CloseAside
	case errors.Is(err, online.ErrNone):
		s.limits.wrongKey(k.address)
		return wire.CloseWrong
	case err != nil:
		return wire.CloseRestart
	}
	conn, why := t.table.Connect(s.now(), hello)
	if why == 0 {
		k.table, k.conn = t, conn
		t.wakes[conn] = k.wake
		poke(k.wake)
	}
	s.after(t)
	t.mu.Unlock()
	if why == wire.CloseWrong {
		s.limits.wrongKey(k.address)
	}
	return why
}

// end takes the device from its table.
func (k *socket) end() {
	t := k.table
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.wakes, k.conn)
	t.used = time.Now()
	if !t.gone {
		t.table.Drop(k.server.now(), k.conn)
		k.server.after(t)
	}
}

// read takes what the device says, until it says no more.
func (k *socket) read(ctx context.Context) {
	limit := bucket{left: messagesBurst, last: time.Now(), every: k.server.limits.every}
	for {
		_, text, err := k.ws.Read(ctx)
		if err != nil {
			return
		}
		m, err := wire.ParseFromDevice(text)
		t := k.table
		t.mu.Lock()
		var wrong *wire.Error
		switch {
		case !limit.take(time.Now()):
			number := 0
			if c, ok := m.(wire.Command); ok {
				number = c.K
			}
			k.conn.Refuse(number, wire.CodeSlow)
		case errors.As(err, &wrong):
			k.conn.Refuse(wrong.K, wrong.Code())
		default:
			t.table.Take(k.server.now(), k.conn, m)
		}
		poke(k.wake)
		k.server.after(t)
		t.mu.Unlock()
	}
}

// write says all that is to be said to the device, one message after the other. What it does
// not read waits at the table, and holds nobody up.
func (k *socket) write(ctx context.Context) {
	var text []byte
	for {
		k.table.mu.Lock()
		var more bool
		text, more = k.conn.Next(k.server.now(), text[:0])
		why := k.conn.Close
		k.table.mu.Unlock()
		switch {
		case more:
			slow, cancel := context.WithTimeout(ctx, writeTime)
			err := k.ws.Write(slow, websocket.MessageText, text)
			cancel()
			if err != nil {
				return
			}
		case why != 0:
			closeWith(k.ws, why)
			return
		default:
			select {
			case <-k.wake:
			case <-ctx.Done():
				return
			}
		}
	}
}

// ping asks now and then whether the device is still there.
func (k *socket) ping(ctx context.Context, cancel func()) {
	ticker := time.NewTicker(pingEvery)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		patience, done := context.WithTimeout(ctx, pongTime)
		err := k.ws.Ping(patience)
		done()
		if err != nil {
			cancel()
			return
		}
	}
}
