package natslog

import (
	"context"
	"errors"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"treille/cmd/internal/server/absences"
)

// When tables were served last, by any server, is the one value of a bucket.
const (
	servedName = "treille-served"
	servedKey  = "last"
)

// usualPause is how long nobody may have said that tables are served, in milliseconds, until that
// counts as an absence: each server says so once a minute, and may fail now and then.
const usualPause = 150_000

// readAlive reads what the servers have kept.
func (l *Log) readAlive(ctx context.Context) error {
	entry, err := l.served.Get(ctx, servedKey)
	if errors.Is(err, jetstream.ErrKeyNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	l.absences = absences.Parse(entry.Value())
	if last := l.absences.Last; time.Now().UnixMilli()-last > usualPause {
		l.before = last
	}
	return nil
}

// Before is when tables were served last before this program began; 0 if that is not known, or
// others serve them.
func (l *Log) Before() int64 { return l.before }

// Alive keeps that the tables are served now, and hears whether nobody did for a while.
func (l *Log) Alive(now int64) error {
	return tries(func(ctx context.Context) error {
		for {
			if err := l.keepServed(ctx, now); !taken(err) {
				return err
			}
		}
	})
}

// keepServed adds that the tables are served now to what all servers have kept, unless another one
// does so at the same time.
func (l *Log) keepServed(ctx context.Context, now int64) error {
	list, revision := absences.List{}, uint64(0)
	entry, err := l.served.Get(ctx, servedKey)
	switch {
	case err == nil:
		list, revision = absences.Parse(entry.Value()), entry.Revision()
	case !errors.Is(err, jetstream.ErrKeyNotFound):
		return err
	}
	list.Served(now, usualPause)
	if _, err := l.served.Update(ctx, servedKey, list.Text(), revision); err != nil {
		return err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.absences = list
	return nil
}

// Down is for how many milliseconds between two times nobody served the tables.
func (l *Log) Down(from, to int64) int64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.absences.Down(from, to)
}
