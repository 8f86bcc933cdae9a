package nettest

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"strconv"
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
//	go test -run '^$' -bench AmongMany -benchtime 50x
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
	ends := map[wire.TableID]chain.Link{}
	put := func(id wire.TableID) {
		text, end := ends[id].Next(fmt.Appendf(nil, "%d 1 %d play 0 %d | 1 bid y1 g2 | * card r3", 1_700_000_000_000+ends[id].Number, ends[id].Number, ends[id].Number))
		ends[id] = end
		if _, err := js.PublishMsgAsync(&nats.Msg{Subject: "treille.0." + string(id), Data: text}, jetstream.WithStallWait(time.Minute)); err != nil {
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
		for b.Loop() {
			n++
			read(b, middle[n*37%together])
		}
	})
	b.Run("correspondence", func(b *testing.B) {
		for b.Loop() {
			read(b, slow)
		}
	})
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
	// What an ordered consumer would take for the same, for comparison.
	b.Run("consumer", func(b *testing.B) {
		for b.Loop() {
			n++
			if err := consume(js, middle[1+n*37%(together-1)], each); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("consumer, correspondence", func(b *testing.B) {
		for b.Loop() {
			if err := consume(js, slow, each); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func consume(js jetstream.JetStream, id wire.TableID, n int) error {
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	consumer, err := js.OrderedConsumer(ctx, "treille-0", jetstream.OrderedConsumerConfig{FilterSubjects: []string{"treille.0." + string(id)}})
	if err != nil {
		return err
	}
	messages, err := consumer.Messages()
	if err != nil {
		return err
	}
	defer messages.Stop()
	for range n {
		if _, err := messages.Next(); err != nil {
			return errors.Join(err, ctx.Err())
		}
	}
	return nil
}
