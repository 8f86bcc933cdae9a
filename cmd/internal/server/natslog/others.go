package natslog

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"math"
	"strconv"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"treille/cmd/internal/server/chain"
	"treille/engine/wire"
)

// Follow has somebody told what other servers do at a table: kept says that there is an entry
// with a number, which is nil if it has to be read; heard is what they say of who is there.
// It ends with stop.
func (l *Log) Follow(id wire.TableID, kept func(number int, entry []byte), heard func(text []byte)) (stop func(), err error) {
	entries, err := l.conn.Subscribe(keptOf+string(id), func(m *nats.Msg) {
		text := lines(m.Data)
		line, ok := chain.Parse(text[len(text)-1])
		if !ok {
			kept(math.MaxInt, nil) // it was put aside
			return
		}
		kept(line.Number, l.hear(id, line, text[len(text)-1], m))
	})
	if err != nil {
		return nil, err
	}
	words, err := l.conn.Subscribe(besideOf+string(id), func(m *nats.Msg) { heard(m.Data) })
	if err != nil {
		_ = entries.Unsubscribe()
		return nil, err
	}
	return func() {
		_ = entries.Unsubscribe() // they end with the connection anyway
		_ = words.Unsubscribe()
	}, nil
}

// hear takes a line that was kept, and returns its entry if it is the next one.
func (l *Log) hear(id wire.TableID, line chain.Line, text []byte, m *nats.Msg) []byte {
	l.mu.Lock()
	defer l.mu.Unlock()
	t := l.open[id]
	if t == nil || !line.Follows(t.end) {
		return nil
	}
	seq, err := strconv.ParseUint(m.Header.Get(jetstream.SequenceHeader), 10, 64)
	if err != nil {
		return nil
	}
	t.goOn(line.Link, text, seq)
	return line.Entry
}

// Tell says something to the other servers that follow a table, who may not hear it.
func (l *Log) Tell(id wire.TableID, text []byte) { _ = l.conn.Publish(besideOf+string(id), text) }

// Back has somebody told whenever the connection was lost and is there again: meanwhile
// nothing was heard.
func (l *Log) Back(do func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.back = do
}

func (l *Log) reconnected() {
	l.mu.Lock()
	do := l.back
	l.mu.Unlock()
	if do != nil {
		go do()
	}
}

// A lease is the right to do what is to be done at a part of the tables, as long as it is
// renewed. Two who have it both do no harm: one of them has a conflict.
type lease struct {
	revision uint64    // 0 if somebody else has it
	asked    time.Time // when that was found out
}

// Lease reports whether this server has the lease of the 256th of all tables in which a table
// lies, and takes or renews it.
func (l *Log) Lease(id wire.TableID) bool {
	sum := sha256.Sum256([]byte(id))
	key := hex.EncodeToString(sum[:1])
	l.mu.Lock()
	is := l.held[key]
	l.mu.Unlock()
	if time.Since(is.asked) < renewTime {
		return is.revision > 0
	}
	ctx, cancel := context.WithTimeout(context.Background(), attempt)
	defer cancel()
	var err error
	if is.revision > 0 && time.Since(is.asked) < leaseTime {
		is.revision, err = l.leases.Update(ctx, key, nil, is.revision)
	} else {
		is.revision, err = l.leases.Create(ctx, key, nil)
	}
	if err != nil {
		is.revision = 0
	}
	is.asked = time.Now()
	l.mu.Lock()
	l.held[key] = is
	l.mu.Unlock()
	return is.revision > 0
}
