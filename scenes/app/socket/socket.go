//go:build !js

// Package socket is a window's line to servers with tables: one WebSocket at a time, which
// comes back by itself, and questions that have one answer. It does what wasm/page/line.js
// does for a page.
package socket

import (
	"context"
	"crypto/rand"
	"errors"
	"io"
	"net/http"
	"strings"
	"time"

	"treille/engine/wire"
	"treille/scenes/app"
)

// A pace is how long things take. Tests have another one.
type pace struct {
	waits    []time.Duration // before the next try, each longer or shorter by up to 30 %
	many     time.Duration   // where the server said that there are too many
	opening  time.Duration   // for a line to open
	quiet    time.Duration   // between two probes of a line that looks open
	patience time.Duration   // for the answer: sleep and networks leave lines that are dead
	posting  time.Duration   // for the answer to a question
}

var usual = pace{
	waits: []time.Duration{500 * time.Millisecond, time.Second, 2 * time.Second, 4 * time.Second, 8 * time.Second, 15 * time.Second},
	many:  time.Minute, opening: 8 * time.Second, quiet: 25 * time.Second, patience: 3 * time.Second, posting: 15 * time.Second,
}

// A Line implements [app.Line]. Its methods are called in ticks; what takes time is done
// beside them, and handed over to a later one.
type Line struct {
	later func(func()) // does something in the next tick
	here  func() (address string, err error)
	pace  pace

	now *connection // nil while nobody hears
}

// New returns the line of a program. later does something in the next tick and is called by
// other goroutines; here begins to serve tables in this program and returns the address.
func New(later func(func()), here func() (address string, err error)) *Line {
	return &Line{later: later, here: here, pace: usual}
}

// address is that of a server.
func (l *Line) address(server string) (string, error) {
	switch server {
	case app.Here:
		return l.here()
	case "":
		return "", errors.New("socket: the server is not known")
	}
	return server, nil
}

// Open implements [app.Line].
func (l *Line) Open(server string, hear func(app.Heard)) {
	l.Close()
	ctx, cancel := context.WithCancel(context.Background())
	c := &connection{line: l, server: server, cancel: cancel, retry: make(chan struct{}, 1)}
	c.tell = func(h app.Heard, out chan<- []byte) {
		l.later(func() {
			if l.now == c {
				c.out = out
				hear(h)
			}
		})
	}
	l.now = c
	go c.run(ctx)
}

// Close implements [app.Line].
func (l *Line) Close() {
	if l.now != nil {
		l.now.cancel()
		l.now = nil
	}
}

// Retry implements [app.Line].
func (l *Line) Retry() {
	if l.now != nil && l.now.out == nil {
		select {
		case l.now.retry <- struct{}{}:
		default:
		}
	}
}

// Send implements [app.Line].
func (l *Line) Send(text []byte) {
	if l.now == nil || l.now.out == nil {
		return
	}
	select {
	case l.now.out <- text:
	default: // the network takes nothing: the heartbeat finds that out, and all is said again
	}
}

// Post implements [app.Line].
func (l *Line) Post(server, path string, text []byte, done func(status int, text string)) {
	go func() {
		status, answer := l.ask(server, path, string(text))
		l.later(func() { done(status, answer) })
	}()
}

// ask is Post, and waits for the answer.
func (l *Line) ask(server, path, text string) (status int, answer string) {
	address, err := l.address(server)
	if err != nil {
		return 0, err.Error()
	}
	ctx, cancel := context.WithTimeout(context.Background(), l.pace.posting)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, address+path, strings.NewReader(text))
	if err != nil {
		return 0, ""
	}
	r.Header.Set("treille", "1")
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0, ""
	}
	defer res.Body.Close()
	body, err := io.ReadAll(io.LimitReader(res.Body, wire.MaxFromServer))
	if err != nil {
		return 0, ""
	}
	return res.StatusCode, string(body)
}

// Random implements [app.Line].
func (*Line) Random(b []byte) {
	_, _ = rand.Read(b) // it never fails
}
