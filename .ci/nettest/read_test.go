package nettest

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"treille/cmd/internal/server/chain"
	"treille/engine/wire"
)

// inFirst are tables whose entries lie in the stream treille-0.
func inFirst(n int) (list []wire.TableID) {
	for i := uint64(1); len(list) < n; i++ {
		id := wire.MakeTableID(i * 0x9e3779b97f4a7c15)
		if sha256.Sum256([]byte(id))[0]>>4 == 0 {
			list = append(list, id)
		}
	}
	return list
}

// BenchmarkAmongMany reads tables of 200 entries in a stream of five million, or of ENTRIES: one
// that was played in an evening, together with a thousand others, and one by correspondence, whose
// entries lie in the whole stream. One server alone, which does not sync; what is read is read from
// the leader anyway.
//
//	go test -run '^$' -bench AmongMany -benchtime 500x
func BenchmarkAmongMany(b *testing.B) {
	all := 5_000_000
	if n, err := strconv.Atoi(os.Getenv("ENTRIES")); err == nil {
		all = n
	}
	const together, each = 1000, 200
	c := startAs(b, 1, 0, "2m") // else writing them takes hours
	l := connect(b, c.urls())
	conn, err := nats.Connect(c.urls())
	if err != nil {
		b.Fatal(err)
	}
	defer conn.Close()
	js, err := jetstream.New(conn, jetstream.WithPublishAsyncMaxPending(4000))
	if err != nil {
		b.Fatal(err)
	}
	groups := max(1, all/(together*each))
	ids := inFirst(groups*together + 1)
	slow, ids := ids[0], ids[1:]
	tables, seq := map[wire.TableID]*written{}, 0
	put := func(id wire.TableID) {
		t := tables[id]
		if t == nil {
			t = &written{}
			tables[id] = t
		}
		seq++
		m := t.next(seq)
		m.Subject = "treille.0." + string(id)
		if _, err := js.PublishMsgAsync(m, jetstream.WithStallWait(time.Minute)); err != nil {
			b.Fatal(err)
		}
	}
	began := time.Now()
	for g := range groups {
		for i := range each {
			for _, id := range ids[g*together : (g+1)*together] {
				put(id)
			}
			if (g*each+i)%groups == 0 {
				put(slow)
			}
		}
	}
	<-js.PublishAsyncComplete()
	b.Logf("%d entries of %d tables, written in %v", groups*together*each, groups*together, time.Since(began).Round(time.Second))

	middle := ids[groups/2*together : (groups/2+1)*together]
	n := 0
	read := func(b *testing.B, id wire.TableID) {
		list, err := l.Read(id, 0)
		if err != nil || len(list) != each {
			b.Fatalf("%d entries, %v", len(list), err)
		}
		l.Forget(id)
	}
	b.Run("evening", func(b *testing.B) {
		percentiles(b, func() {
			n++
			read(b, middle[n*37%together])
		})
	})
	b.Run("correspondence", func(b *testing.B) { percentiles(b, func() { read(b, slow) }) })
	b.Run("append", func(b *testing.B) {
		id := middle[0]
		list, err := l.Read(id, 0)
		for i := len(list); err == nil && b.Loop(); i++ {
			err = l.Append(id, i+1, entry(i+1))
		}
		if err != nil {
			b.Fatal(err)
		}
	})
}

// percentiles reports, of what is done again and again, the middle and the 99th in milliseconds.
func percentiles(b *testing.B, do func()) {
	var times []time.Duration
	for b.Loop() {
		began := time.Now()
		do()
		times = append(times, time.Since(began))
	}
	slices.Sort(times)
	for _, p := range []int{50, 99} {
		b.ReportMetric(float64(times[len(times)*p/100].Microseconds())/1000, fmt.Sprintf("p%d-ms", p))
	}
}

// A written table is what package natslog holds of it.
type written struct {
	end           chain.Link
	lines         [][]byte
	seqs, repeats []string
}

// next is the next message, as natslog writes it.
func (w *written) next(seq int) *nats.Msg {
	n := w.end.Number + 1
	line, end := w.end.Next(fmt.Appendf(nil, "%d 1 %d play 0 %d | 1 bid y1 g2 | * card r3", 1_700_000_000_000+n, n, n))
	w.end, w.lines = end, append(w.lines, line)
	m, before, said := &nats.Msg{Data: line}, w.seqs, strconv.Itoa(seq)
	w.seqs = append(w.seqs, said)
	if n%16 == 0 {
		m.Data, before = bytes.Join(w.lines, []byte("\n")), w.repeats
		w.lines, w.seqs, w.repeats = nil, []string{said}, append(w.repeats, said)
	}
	if before != nil {
		m.Header = nats.Header{"Treille-Before": {strings.Join(before, " ")}}
	}
	return m
}
