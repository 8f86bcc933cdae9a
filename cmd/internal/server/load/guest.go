package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/coder/websocket"

	"treille/engine/device"
	"treille/engine/wire"
)

// A guest is one device, that decides at random.
type guest struct {
	*device.Device
	c     *crowd
	table int
	seat  int
	ws    *websocket.Conn
	begun func() // called when the game has begun

	mu     sync.Mutex // guards the device and all below
	thinks bool
	starts bool
	once   bool      // decides once, at once,
	done   bool      // and has done so
	sent   time.Time // when the decision that is on its way was said
	last   time.Time // when something happened
}

// come opens a line.
func (p *guest) come(ctx context.Context) (err error) {
	p.ws, _, err = websocket.Dial(ctx, "ws://"+p.c.address(p.table+p.seat)+"/line", &websocket.DialOptions{Subprotocols: []string{wire.Subprotocol}, HTTPHeader: by(p.table)})
	if err != nil {
		return err
	}
	p.ws.SetReadLimit(wire.MaxFromServer)
	return p.say(ctx, p.Hello())
}

func (p *guest) say(ctx context.Context, m wire.FromDevice) error {
	return p.ws.Write(ctx, websocket.MessageText, m.Append(nil))
}

// play plays to the end.
func (p *guest) play(ctx context.Context) error {
	if err := p.come(ctx); err != nil {
		return err
	}
	defer p.ws.CloseNow()
	for {
		if err := p.hear(ctx); err != nil {
			err = fmt.Errorf("seat %d: %w", p.seat, err)
			p.c.fail(ctx, err)
			return err
		}
		p.mu.Lock()
		_, over := p.Over()
		p.mu.Unlock()
		if over {
			return nil
		}
	}
}

// hear takes the next message, and what follows from it.
func (p *guest) hear(ctx context.Context) error {
	_, text, err := p.ws.Read(ctx)
	if err != nil {
		return err
	}
	now := time.Now()
	m, err := wire.ParseFromServer(text)
	if err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if ok, answers := m.(wire.OK); answers && ok.K > 0 && !p.sent.IsZero() {
		p.c.note(&p.c.trips, now.Sub(p.sent))
		p.sent, p.done = time.Time{}, p.once
	}
	if err := p.Receive(m); err != nil {
		return err
	}
	for who, ok := p.Next(); ok; who, ok = p.Next() {
		if p.seat == 0 && int(who) >= p.c.people && !p.last.IsZero() {
			p.c.note(&p.c.computers, now.Sub(p.last))
		}
		p.last = now
	}
	if r, refused := p.Refused(); refused {
		if !p.once {
			return fmt.Errorf("%+v is refused", r)
		}
		p.sent, p.done = time.Time{}, true // another visitor in the same seat has decided
	}
	if p.Info() != nil && p.begun != nil {
		p.begun()
	}
	if p.seat == 0 && !p.starts && p.full() {
		p.starts = true
		p.Do(wire.Start{})
	}
	if p.due() && !p.thinks {
		p.thinks = true
		think := time.Duration((0.5 + rand.Float64()) * float64(p.c.think))
		if p.once {
			think = 0
		}
		time.AfterFunc(think, func() { p.decide(ctx) })
	}
	return p.send(ctx)
}

// full reports whether nobody is waited for at a table that has not begun.
func (p *guest) full() bool {
	seats := p.Seats().Seats
	for _, s := range seats {
		if s.Who == wire.WhoFree {
			return false
		}
	}
	return len(seats) > 0 && p.Table().State == wire.StateLobby
}

// due reports whether a decision is waited for.
func (p *guest) due() bool {
	return p.Info() != nil && p.Table().Seat >= 0 && p.Acting().Has(p.Table().Seat)
}

// decide decides at random.
func (p *guest) decide(ctx context.Context) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.thinks = false; !p.due() || p.done {
		return
	}
	legal := p.Info().LegalActions(nil)
	p.Play(legal[rand.IntN(len(legal))])
	p.sent = time.Now()
	p.c.fail(ctx, p.send(ctx))
}

// send says what is to be said.
func (p *guest) send(ctx context.Context) (err error) {
	for m, ok := p.Send(); ok && err == nil; m, ok = p.Send() {
		err = p.say(ctx, m)
	}
	return err
}

// visit comes to a table that was kept, decides once, and leaves.
func (p *guest) visit(ctx context.Context) error {
	start := time.Now()
	if err := p.come(ctx); err != nil {
		return err
	}
	defer p.ws.Close(websocket.StatusNormalClosure, "")
	for seen, done := false, false; !done; {
		if err := p.hear(ctx); err != nil {
			return err
		}
		p.mu.Lock()
		if p.Info() != nil && !seen {
			seen = true
			p.c.note(&p.c.visits, time.Since(start))
		}
		_, over := p.Over()
		done = p.done || over
		p.mu.Unlock()
	}
	return nil
}
