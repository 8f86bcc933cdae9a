package simulation

import (
	"treille/engine/online"
	"treille/engine/wire"
)

// A socket is one connection of a device. What either side says is on its way for a while.
type socket struct {
	of      *player
	at      *node
	conn    *online.Conn // the server's end: nil before the first message was taken, and when it is over
	greeted bool         // the first message was taken
	up      []message    // on the way to the server, in order
	down    [][]byte     // on the way to the device
	cut     bool         // nothing comes through to the device any more
	close   wire.Close   // with which the server has closed it, once all of down has come
}

// A message is one of a device, with the key that it had then.
type message struct {
	key  wire.Key
	text []byte
}

// connect begins a connection of a device.
func (w *world) connect(p *player) {
	hello := p.device.Hello()
	s := &socket{of: p, at: w.anyNode(), up: []message{{hello.Key, hello.Append(nil)}}}
	p.socket, p.question = s, 0
	w.sockets = append(w.sockets, s)
}

// cut breaks the connection of a device. The server may hear what was on its way, and learns
// later that it is gone.
func (w *world) cut(p *player) {
	if s := p.socket; s != nil {
		p.socket, s.cut, s.down = nil, true, nil
		if w.chance(2) {
			s.up = nil
		}
	}
}

// hangUp ends the server's end of a connection.
func (w *world) hangUp(s *socket) {
	if s.conn != nil {
		s.at.table.Drop(w.now, s.conn)
	}
	s.conn, s.up, s.greeted = nil, nil, true
	if s.cut {
		w.forget(s)
	}
}

// forget ends a connection on both sides.
func (w *world) forget(s *socket) {
	for i, o := range w.sockets {
		if o == s {
			w.sockets = append(w.sockets[:i], w.sockets[i+1:]...)
			break
		}
	}
	if s.of.socket == s {
		s.of.socket = nil
	}
}

// carry lets something happen on a connection, and reports whether anything could.
func (w *world) carry(s *socket) bool {
	p := s.of
	p.send(s)
	did := false
	if len(s.up) > 0 && !s.at.table.Broken() {
		m := s.up[0]
		s.up = s.up[1:]
		w.take(s, m)
		did = true
	}
	if s.conn != nil && !s.at.table.Broken() {
		text, ok := s.conn.Next(w.now, nil)
		switch {
		case ok && !s.cut:
			s.down = append(s.down, text)
		case !ok && s.conn.Close != 0:
			s.close = s.conn.Close
			w.hangUp(s)
		}
		did = did || ok
	}
	if len(s.down) > 0 {
		text := s.down[0]
		s.down = s.down[1:]
		w.receive(s, text)
		return true
	}
	if s.close != 0 && p.socket == s {
		w.closed(p, s.close)
		w.forget(s)
		return true
	}
	return did
}

// take lets the server take a message.
func (w *world) take(s *socket, said message) {
	w.tell(s, "says", said.text)
	m, err := wire.ParseFromDevice(said.text)
	if err != nil {
		w.fail("%v in %q", err, said.text)
		return
	}
	if !s.greeted {
		hello, ok := m.(wire.Hello)
		if !ok {
			w.fail("the first message is %q", said.text)
			return
		}
		s.greeted = true
		if s.conn, s.close = s.at.table.Connect(w.now, hello); s.close != 0 && s.cut {
			w.forget(s)
		}
		return
	}
	if s.conn == nil {
		return
	}
	s.at.log.taking = said.key
	s.at.table.Take(w.now, s.conn, m)
	s.at.log.taking = wire.Key{}
}
