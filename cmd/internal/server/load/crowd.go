package main

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"treille/engine"
	"treille/engine/device"
	"treille/engine/online"
	"treille/engine/person"
	"treille/engine/wire"
)

// A crowd is everybody who plays.
type crowd struct {
	load
	game      engine.Game
	addresses []string // of all servers

	on                       atomic.Bool // it is measured
	trips, visits, computers figures
	gate                     chan struct{} // so many may open a table at once
	failed                   chan error
}

func newCrowd(l load, game engine.Game) *crowd {
	return &crowd{load: l, game: game, gate: make(chan struct{}, 20), failed: make(chan error, 1)}
}

// note notes a time, if it is measured.
func (c *crowd) note(f *figures, d time.Duration) {
	if c.on.Load() {
		f.add(d)
	}
}

// fail notes the first thing that went wrong, but for the end.
func (c *crowd) fail(ctx context.Context, err error) {
	if err != nil && ctx.Err() == nil {
		select {
		case c.failed <- err:
		default:
		}
	}
}

// key is one of a table's keys.
func key(table, round, which int) (k wire.Key) {
	binary.BigEndian.PutUint32(k[:], uint32(table))
	binary.BigEndian.PutUint32(k[4:], uint32(round))
	k[8] = byte(which + 1)
	return k
}

// The keys of a table that are no seat's.
const (
	inviteKey = 100
	watchKey  = 101
	nonceKeys = 110
)

// by is the address from which the people of a table come.
func by(table int) http.Header {
	return http.Header{"X-Forwarded-For": {fmt.Sprintf("10.%d.%d.%d", table>>16, table>>8&255, table&255)}, "Treille": {"1"}}
}

// names are those of the people, then of the computer players.
var names = []string{"Clara", "Jonas", "Emma", "Mia", "Hugo", "Emil"}

// sit opens all tables and returns when all play. They do so until ctx is done.
func (c *crowd) sit(ctx context.Context) error {
	var ready sync.WaitGroup
	for n := range c.tables {
		ready.Add(1)
		go func() {
			begun := sync.OnceFunc(ready.Done)
			defer begun()
			for round := 0; ctx.Err() == nil && len(c.failed) == 0; round++ {
				if err := c.whole(ctx, n, round, begun); err != nil {
					c.fail(ctx, err)
					return
				}
			}
		}()
	}
	ready.Wait()
	for n := range c.deaf {
		p := &guest{c: c, table: n % c.tables, Device: device.New(c.id(n%c.tables, 0), wire.AsWatch, key(n%c.tables, 0, watchKey))}
		if err := p.come(ctx); err != nil {
			return err
		}
		context.AfterFunc(ctx, func() { _ = p.ws.CloseNow() })
	}
	return c.err()
}

func (c *crowd) err() error {
	select {
	case err := <-c.failed:
		return err
	default:
		return nil
	}
}

// opening is that of a table.
func (c *crowd) opening(table, round int) wire.Opening {
	o := wire.Opening{Game: c.game.Name(), Rules: c.game.Rules(), Players: c.people + c.hard, Away: wire.AwayComputer, Events: wire.Events,
		Invite: key(table, round, inviteKey), Watch: key(table, round, watchKey), Host: c.sitting(table, round, 0)}
	for i := c.people; i < o.Players; i++ {
		o.Others = append(o.Others, wire.SetSeat{Seat: engine.Player(i), Who: engine.Hard, Crest: crest(i), Name: names[i]})
	}
	return o
}

func (c *crowd) sitting(table, round, seat int) wire.Sit {
	return wire.Sit{Seat: engine.Player(seat), Key: key(table, round, seat), Nonce: key(table, round, nonceKeys+seat), Away: wire.AwayComputer,
		Crest: crest(seat), Name: names[seat]}
}

func crest(seat int) string { return person.Crests()[seat] }

// id is a table's, which its host's key names.
func (c *crowd) id(table, round int) wire.TableID { return online.TableOf(key(table, round, 0)) }

// address is that of the n-th server, counted round and round.
func (c *crowd) address(n int) string { return c.addresses[n%len(c.addresses)] }

// open opens a table.
func (c *crowd) open(ctx context.Context, table, round int) error {
	c.gate <- struct{}{}
	defer func() { <-c.gate }()
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://"+c.address(table)+"/tables", bytes.NewReader(c.opening(table, round).Append(nil)))
	if err != nil {
		return err
	}
	r.Header = by(table)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if text, err := io.ReadAll(answer.Body); err != nil || answer.StatusCode != http.StatusOK {
		return fmt.Errorf("a table is refused: %s %q %v", answer.Status, text, err)
	}
	return nil
}

// whole plays a game at a table.
func (c *crowd) whole(ctx context.Context, table, round int, begun func()) error {
	if err := c.open(ctx, table, round); err != nil {
		return err
	}
	ended := make(chan error, c.people)
	for seat := range c.people {
		p := &guest{c: c, table: table, seat: seat, begun: begun}
		if seat == 0 {
			p.Device = device.New(c.id(table, round), wire.AsSeat, key(table, round, 0))
		} else {
			p.Device = device.New(c.id(table, round), wire.AsGuest, key(table, round, inviteKey))
			p.Say(c.sitting(table, round, seat))
		}
		go func() { ended <- p.play(ctx) }()
	}
	var err error
	for range c.people {
		err = errors.Join(err, <-ended)
	}
	return err
}
