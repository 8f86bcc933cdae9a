//go:build !js

package socket

import (
	"context"
	"errors"
	"math/rand/v2"
	"net/http"
	"slices"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"

	"treille/engine/wire"
	"treille/scenes/app"
)

// final are the status codes after which trying again is of no use.
var final = []wire.Close{wire.CloseWrong, wire.CloseLarge, wire.CloseVersion, wire.CloseOther, wire.CloseAside, wire.CloseGone, app.NoServer}

// cut is the status code of a connection that was lost without one.
const cut wire.Close = 1006

// A connection is the way to one server, with all its tries.
type connection struct {
	line   *Line
	server string
	cancel func()
	retry  chan struct{}
	tell   func(h app.Heard, out chan<- []byte) // in the next tick; out takes what is said, nil while it is lost

	out chan<- []byte // of the open socket, nil if there is none; used in ticks alone

	opened bool // a socket has been open
	heard  bool // and something was said by the server since the last try
}

// run opens one socket after the other until ctx is done or the server says that this is of no use.
func (c *connection) run(ctx context.Context) {
	for tries := 0; ; tries++ {
		select { // that was for an earlier wait
		case <-c.retry:
		default:
		}
		c.heard = false
		why := c.once(ctx)
		if ctx.Err() != nil {
			return
		}
		if slices.Contains(final, why) {
			c.tell(app.Heard{Kind: app.HeardLost, Code: int(why)}, nil)
			return
		}
		if c.heard {
			tries = 0
		}
		wait := c.wait(tries, why)
		c.tell(app.Heard{Kind: app.HeardLost, Code: int(why), Again: wait.Seconds()}, nil)
		select {
		case <-ctx.Done():
			return
		case <-c.retry:
		case <-time.After(wait):
		}
	}
}

// wait is how long it is until the next try.
func (c *connection) wait(tries int, why wire.Close) time.Duration {
	p := &c.line.pace
	if why == wire.CloseMany {
		return p.many
	}
	wait := p.waits[min(tries, len(p.waits)-1)]
	return time.Duration(float64(wait) * (.7 + .6*rand.Float64()))
}

// once opens a socket, and returns why it was lost. When ctx is done, what was said is still sent.
func (c *connection) once(ctx context.Context) wire.Close {
	ws, why := c.dial(ctx)
	if ws == nil {
		return why
	}
	open, cancel := context.WithCancel(context.Background())
	defer cancel()
	defer ws.CloseNow()
	c.opened = true
	ws.SetReadLimit(wire.MaxFromServer)
	out, came := make(chan []byte, 64), new(atomic.Bool)
	c.tell(app.Heard{Kind: app.HeardOpen}, out)
	go c.write(ctx, open, ws, out, came)
	for {
		_, text, err := ws.Read(open)
		switch status := websocket.CloseStatus(err); {
		case errors.Is(err, websocket.ErrMessageTooBig):
			return wire.CloseLarge
		case status >= 0:
			return wire.Close(status)
		case err != nil:
			return cut
		}
		c.heard = true
		came.Store(true)
		if string(text) != "pong\n" {
			c.tell(app.Heard{Kind: app.HeardText, Text: string(text)}, out)
		}
	}
}

// dial opens a socket; it is nil if that does not work, and why says how it is then.
func (c *connection) dial(ctx context.Context) (ws *websocket.Conn, why wire.Close) {
	ctx, cancel := context.WithTimeout(ctx, c.line.pace.opening)
	defer cancel()
	address, err := c.line.address(c.server)
	if err != nil {
		return nil, cut
	}
	ws, res, err := websocket.Dial(ctx, address+"line", &websocket.DialOptions{Subprotocols: []string{wire.Subprotocol}, CompressionMode: websocket.CompressionDisabled})
	switch {
	case err == nil:
		return ws, 0
	case res != nil && !c.opened && !busy(res.StatusCode):
		return nil, app.NoServer
	}
	return nil, cut
}

// busy reports whether an answer in the place of a socket may be another one soon: that of
// a proxy whose server starts anew.
func busy(status int) bool {
	return status == http.StatusTooManyRequests || status >= http.StatusInternalServerError
}

// write says what is to be said, and asks now and then whether the server is still there:
// one that does not answer is dropped. When ctx is done it closes the socket, and it ends when open is.
func (c *connection) write(ctx, open context.Context, ws *websocket.Conn, out <-chan []byte, came *atomic.Bool) {
	probe := time.NewTicker(c.line.pace.quiet)
	defer probe.Stop()
	say := func(text []byte) bool {
		patience, cancel := context.WithTimeout(open, c.line.pace.opening)
		defer cancel()
		return ws.Write(patience, websocket.MessageText, text) == nil
	}
	for {
		select {
		case <-open.Done():
			return
		case <-ctx.Done():
			for len(out) > 0 && say(<-out) {
			}
			_ = ws.Close(websocket.StatusNormalClosure, "")
			return
		case text := <-out:
			if !say(text) {
				return // the reader knows it, too
			}
		case <-probe.C:
			came.Store(false)
			if !say([]byte("ping\n")) {
				return
			}
			time.AfterFunc(c.line.pace.patience, func() {
				if open.Err() == nil && !came.Load() {
					_ = ws.CloseNow()
				}
			})
		}
	}
}
