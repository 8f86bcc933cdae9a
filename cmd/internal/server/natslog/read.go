package natslog

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"treille/cmd/internal/server/chain"
	"treille/engine/online"
	"treille/engine/wire"
)

// To find the messages of a subject one by one in a long stream takes a server of NATS long.
// So each message says in its header which were before it, and each sixteenth repeats the lines
// since the last one that did so: a table is read from its end, in few messages, many at once,
// each by its sequence number. Those of a follower that is behind or damaged are asked of the
// leader again; whether all fit together the lines tell.
//
// The header of a message that repeats names the ones before that did so; that of any other the
// last one that did so and those since then. The newest comes last.
const (
	headerBefore = "Treille-Before"
	repeated     = 16 // lines
	mostBefore   = 32 // messages
)

// A table is where its list ends, as far as is known here.
type table struct {
	end     chain.Link
	lines   [][]byte // since the last message that repeats
	seqs    []uint64 // sequence numbers of that message and those after it
	repeats []uint64 // and of those that repeat, the last mostBefore of them
}

// next returns what is to be said in the next message, and its header.
func (t *table) next(line []byte) (before []uint64, text []byte) {
	if (t.end.Number+1)%repeated != 0 {
		return t.seqs, line
	}
	return t.repeats, append(append(bytes.Join(t.lines, newline), newline...), line...)
}

// goOn adds a line, whose message has a sequence number.
func (t *table) goOn(end chain.Link, line []byte, seq uint64) {
	t.end = end
	if end.Number%repeated == 0 {
		t.lines, t.seqs = nil, []uint64{seq}
		t.repeats = append(slices.Clone(t.repeats[max(0, len(t.repeats)-mostBefore+1):]), seq)
		return
	}
	t.lines, t.seqs = append(slices.Clip(t.lines), line), append(slices.Clip(t.seqs), seq)
}

// newest is the sequence number of the last message, 0 if there is none.
func (t *table) newest() uint64 {
	if len(t.seqs) == 0 {
		return 0
	}
	return t.seqs[len(t.seqs)-1]
}

var newline = []byte("\n")

// lines are those of a message, of which the last one is new.
func lines(text []byte) [][]byte { return bytes.Split(text, newline) }

// header says which messages are before.
func header(before []uint64) nats.Header {
	if len(before) == 0 {
		return nil
	}
	return nats.Header{headerBefore: {strings.Trim(fmt.Sprint(before), "[]")}}
}

// before reads the header; nothing stands in it if somebody else wrote it.
func before(h nats.Header) (seqs []uint64) {
	for _, word := range strings.Fields(h.Get(headerBefore)) {
		seq, err := strconv.ParseUint(word, 10, 64)
		if err != nil {
			return nil
		}
		seqs = append(seqs, seq)
	}
	return seqs
}

// Read implements [online.Log].
func (l *Log) Read(id wire.TableID, after int) ([][]byte, error) {
	if !wire.IsTableID(string(id)) {
		return nil, online.ErrNone
	}
	last, err := l.surelyLast(id)
	if err != nil {
		return nil, err
	}
	if last == nil || bytes.HasPrefix(last.Data, []byte(aside)) {
		return nil, online.ErrNone
	}
	l.mu.Lock()
	t := table{}
	if o := l.open[id]; o != nil && o.end.Number == after {
		t = *o // only what is new is read
	}
	l.mu.Unlock()
	skip := after - t.end.Number
	messages, err := l.since(id, t.newest(), last)
	if err != nil {
		return nil, err
	}
	var entries [][]byte
	for _, m := range messages {
		list := lines(m.Data)
		for i, text := range list {
			line, ok := chain.Parse(text)
			if ok && i < len(list)-1 && line.Number <= t.end.Number {
				continue // it is repeated
			}
			if !ok || !line.Follows(t.end) {
				l.mu.Lock()
				l.open[id] = &table{seqs: []uint64{last.Sequence}} // what is put aside
				l.mu.Unlock()
				return nil, fmt.Errorf("%w: line %d", online.ErrDamaged, t.end.Number+1)
			}
			t.goOn(line.Link, text, m.Sequence)
			entries = append(entries, line.Entry)
		}
	}
	l.mu.Lock()
	l.open[id] = &t
	l.mu.Unlock()
	return entries[min(skip, len(entries)):], nil
}

// since returns the messages of a table after the one with a sequence number, to its last one.
// Where one does not say which were before, the list begins with it.
func (l *Log) since(id wire.TableID, after uint64, last *jetstream.RawStreamMsg) (list []*jetstream.RawStreamMsg, err error) {
	if last.Sequence <= after {
		return nil, nil
	}
	list = append(list, last) // the newest first
	for {
		seqs := slices.DeleteFunc(before(list[len(list)-1].Header), func(seq uint64) bool { return seq <= after || seq >= list[len(list)-1].Sequence })
		if len(seqs) == 0 {
			slices.Reverse(list)
			return list, nil
		}
		slices.Reverse(seqs)
		found := make([]*jetstream.RawStreamMsg, len(seqs))
		errs := make([]error, len(seqs))
		var all sync.WaitGroup
		for i, seq := range seqs {
			all.Go(func() { found[i], errs[i] = l.message(id, seq) })
		}
		all.Wait()
		for i, err := range errs {
			if err != nil {
				return nil, err
			}
			list = append(list, found[i])
		}
	}
}

// message returns a message by its number: an empty one where there is none of the table.
func (l *Log) message(id wire.TableID, seq uint64) (m *jetstream.RawStreamMsg, err error) {
	s, subject := l.place(id)
	fits := func() bool {
		if m == nil || m.Subject != subject || m.Sequence != seq {
			return false
		}
		return !slices.ContainsFunc(lines(m.Data), func(text []byte) bool {
			_, ok := chain.Parse(text)
			return !ok
		})
	}
	ctx, cancel := context.WithTimeout(context.Background(), attempt)
	defer cancel()
	if m, err = s.GetMsg(ctx, seq); err == nil && fits() {
		return m, nil
	}
	err = tries(func(ctx context.Context) (err error) {
		m, err = l.leader(ctx, s, "seq", seq)
		return err
	})
	switch {
	case err != nil:
		return nil, fmt.Errorf("%w: %w", online.ErrUnknown, err)
	case !fits():
		return &jetstream.RawStreamMsg{Sequence: seq}, nil
	}
	return m, nil
}
