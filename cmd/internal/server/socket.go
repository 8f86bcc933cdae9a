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
	address := s.addressOf(r)
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
		m, err := wire.ParseFromDevice(text)
		calm := limit.take(time.Now())
		t := k.table
		t.mu.Lock()
		if !t.gone {
			s.guard(t, func() { k.take(m, err, calm) })
		}
		t.mu.Unlock()
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
// not read waits at the table, and holds nobody up.
func (k *socket) write(ctx context.Context) {
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
			case <-ctx.Done():
				return
			}
		}
	}
}

// ping asks now and then whether the device is still there.
func (k *socket) ping(ctx context.Context, cancel func()) {
	ticker := time.NewTicker(k.server.pace.ping)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		patience, done := context.WithTimeout(ctx, k.server.pace.pong)
		err := k.ws.Ping(patience)
		done()
		if err != nil {
			cancel()
			return
		}
	}
}
