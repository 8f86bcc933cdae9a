package main

import (
	"context"
	"crypto/rand"
	"fmt"
	mathrand "math/rand/v2"
	"sync"
	"time"

	"treille/cmd/internal/server/filelog"
	"treille/engine"
	"treille/engine/device"
	"treille/engine/online"
	"treille/engine/wire"
)

// keptFirst is the number of the first table that is kept.
const keptFirst = 1 << 20

// hurried is a disk on which nothing has to be before it goes on.
type hurried struct{ filelog.System }

func (hurried) SyncDir(string) error { return nil }

func (hurried) Open(name string, flag int) (filelog.File, error) {
	f, err := filelog.System{}.Open(name, flag)
	return unsynced{f}, err
}

type unsynced struct{ filelog.File }

func (unsynced) Sync() error { return nil }

// keep writes the tables that lie on the disk: games that have begun, of one person and
// computer players, in which it is the person's turn.
func (c *crowd) keep(folder string) error {
	log, err := filelog.New(hurried{}, folder, 0)
	if err != nil {
		return err
	}
	defer log.Close()
	s := &online.Server{Log: log, Base: "http://127.0.0.1/", Random: func(b []byte) {
		if _, err := rand.Read(b); err != nil {
			panic(err)
		}
	}}
	for n := range c.kept {
		if err := c.keepOne(s, keptFirst+n); err != nil {
			return fmt.Errorf("table %d cannot be kept: %w", n, err)
		}
		log.Forget(c.id(keptFirst+n, 0))
	}
	return nil
}

// keepOne plays some decisions at a table.
func (c *crowd) keepOne(s *online.Server, table int) error {
	o := c.opening(table, 0)
	o.Players, o.Others = 4, nil
	for i := 1; i < o.Players; i++ {
		o.Others = append(o.Others, wire.SetSeat{Seat: engine.Player(i), Who: engine.Greedy, Crest: crest(i), Name: names[i]})
	}
	now := time.Now().UnixMilli()
	t, why := s.Create(now, o)
	if why != "" {
		return fmt.Errorf("it is refused: %s", why)
	}
	d := device.New(t.ID(), wire.AsSeat, o.Host.Key)
	conn, closed := t.Connect(now, d.Hello())
	if closed != 0 {
		return fmt.Errorf("nobody can come: %d", closed)
	}
	d.Do(wire.Start{})
	const decisions = 5
	for decided := 0; ; {
		for text, more := conn.Next(now, nil); more; text, more = conn.Next(now, nil) {
			m, err := wire.ParseFromServer(text)
			if err == nil {
				err = d.Receive(m)
			}
			if err != nil {
				return err
			}
		}
		for _, ok := d.Next(); ok; _, ok = d.Next() {
		}
		if d.Info() != nil && d.Acting().Has(0) {
			if decided++; decided > decisions {
				return nil
			}
			legal := d.Info().LegalActions(nil)
			d.Play(legal[mathrand.IntN(len(legal))])
		}
		for m, ok := d.Send(); ok; m, ok = d.Send() {
			t.Take(now, conn, m)
		}
		for t.Think(now, 1000) {
		}
	}
}

// look lets somebody look at a table that was kept, one after the other, so many times a second, for the
// time that is measured.
func (c *crowd) look(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, time.Duration(c.seconds*float64(time.Second)))
	defer cancel()
	if c.looks == 0 || c.kept == 0 {
		<-ctx.Done()
		return
	}
	every := time.NewTicker(time.Duration(float64(time.Second) / c.looks))
	defer every.Stop()
	var all sync.WaitGroup
	defer all.Wait()
	for n := mathrand.IntN(c.kept); ; n = (n + 1) % c.kept {
		select {
		case <-ctx.Done():
			return
		case <-every.C:
		}
		all.Go(func() {
			p := &guest{c: c, table: keptFirst + n, once: true, Device: device.New(c.id(keptFirst+n, 0), wire.AsSeat, key(keptFirst+n, 0, 0))}
			c.fail(ctx, p.visit(ctx))
		})
	}
}
