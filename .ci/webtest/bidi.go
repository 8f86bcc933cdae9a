package webtest

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"sync"

	"github.com/gobwas/ws"
	"github.com/gobwas/ws/wsutil"
)

// bidi is a connection that speaks WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/. Commands are answered in any
// order; events come unasked.
type bidi struct {
	conn  net.Conn
	event func(method string, params json.RawMessage) // called for one event after another

	mu      sync.Mutex
	last    int                    // the number of the last command
	waiting map[int]chan<- message // for its answer, by number
	broken  error                  // why nothing will be answered any more
}

// message is all that a browser sends: an answer, which has the number of its command, or an event.
type message struct {
	Type    string          `json:"type"`
	ID      int             `json:"id"`
	Result  json.RawMessage `json:"result"`
	Error   string          `json:"error"`
	Message string          `json:"message"`
	Method  string          `json:"method"`
	Params  json.RawMessage `json:"params"`
}

// dialBiDi connects to address, ws://HOST:PORT/session.
func dialBiDi(ctx context.Context, address string, event func(string, json.RawMessage)) (*bidi, error) {
	conn, _, _, err := ws.Dial(ctx, address)
	if err != nil {
		return nil, err
	}
	b := &bidi{conn: conn, event: event, waiting: map[int]chan<- message{}}
	go b.read()
	return b, nil
}

// read takes up what the browser sends until the connection ends.
func (b *bidi) read() {
	for {
		text, err := wsutil.ReadServerText(b.conn)
		if err != nil {
			b.breakOff(err)
			return
		}
		var m message
		if err := json.Unmarshal(text, &m); err != nil {
			b.breakOff(fmt.Errorf("not a message of WebDriver BiDi: %w: %.200s", err, text))
			return
		}
		if m.Type == "event" {
			b.event(m.Method, m.Params)
			continue
		}
		b.mu.Lock()
		answer := b.waiting[m.ID]
		delete(b.waiting, m.ID)
		b.mu.Unlock()
		if answer != nil {
			answer <- m
		}
	}
}

// breakOff ends the connection: every call that waits for an answer learns why there will be none.
func (b *bidi) breakOff(err error) {
	b.conn.Close()
	b.mu.Lock()
	defer b.mu.Unlock()
	b.broken = err
	for id, answer := range b.waiting {
		delete(b.waiting, id)
		answer <- message{Type: "error", Error: "connection lost", Message: err.Error()}
	}
}

// call does a command, and stores its result in result unless that is nil.
func (b *bidi) call(ctx context.Context, method string, params, result any) error {
	answer := make(chan message, 1)
	b.mu.Lock()
	if b.broken != nil {
		defer b.mu.Unlock()
		return fmt.Errorf("%s: connection lost: %w", method, b.broken)
	}
	b.last++
	id := b.last
	b.waiting[id] = answer
	text, err := json.Marshal(map[string]any{"id": id, "method": method, "params": params})
	if err == nil {
		err = wsutil.WriteClientText(b.conn, text)
	}
	b.mu.Unlock()
	if err != nil {
		return fmt.Errorf("%s: %w", method, err)
	}
	select {
	case m := <-answer:
		if m.Type != "success" {
			return fmt.Errorf("%s: %s: %s", method, m.Error, m.Message)
		}
		if result == nil {
			return nil
		}
		return json.Unmarshal(m.Result, result)
	case <-ctx.Done():
		return fmt.Errorf("%s: %w", method, ctx.Err())
	}
}
