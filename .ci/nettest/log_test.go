package nettest

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"treille/cmd/internal/server/natslog"
	"treille/engine/online"
	"treille/engine/wire"
)

const id = wire.TableID("abcdefghij")

func entry(n int) []byte { return fmt.Appendf(nil, "%d * 0 entry %d", 1000*n, n) }

func connect(t testing.TB, url string) *natslog.Log {
	t.Helper()
	l, err := natslog.New(url, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	return l
}

// TestLog keeps, reads, contests and puts aside, with one server alone.
func TestLog(t *testing.T) {
	t.Parallel()
	c := start(t, 1, 0)
	a, b := connect(t, c.urls()), connect(t, c.urls())
	if _, err := a.Read(id, 0); !errors.Is(err, online.ErrNone) {
		t.Errorf("a table that is not there: %v", err)
	}
	if err := a.Create(id, entry(1)); err != nil {
		t.Fatal(err)
	}
	if err := b.Create(id, entry(1)); !errors.Is(err, online.ErrExists) {
		t.Errorf("created twice: %v", err)
	}
	for _, l := range []*natslog.Log{a, b} {
		if list, err := l.Read(id, 0); err != nil || len(list) != 1 || !bytes.Equal(list[0], entry(1)) {
			t.Fatalf("%q, %v", list, err)
		}
	}
	for i := 2; i <= 5; i++ {
		if err := a.Append(id, i, entry(i)); err != nil {
			t.Fatal(err)
		}
	}
	if err := b.Append(id, 2, []byte("another")); !errors.Is(err, online.ErrConflict) {
		t.Errorf("a number that is taken: %v", err)
	}
	if list, err := b.Read(id, 1); err != nil || len(list) != 4 || !bytes.Equal(list[0], entry(2)) {
		t.Errorf("after the first there are %q, %v", list, err)
	}
	if list, err := b.Read(id, 3); err != nil || len(list) != 2 || !bytes.Equal(list[0], entry(4)) {
		t.Errorf("after the third there are %q, %v", list, err)
	}
	if err := b.Append(id, 6, entry(6)); err != nil {
		t.Error(err)
	}
	if err := a.SetAside(id, "it was behind"); !errors.Is(err, online.ErrConflict) {
		t.Errorf("put aside by who is behind: %v", err)
	}
	if _, err := a.Read(id, 5); err != nil {
		t.Fatal(err)
	}
	known, d := 6, connect(t, c.urls())
	for i := 7; i <= 70; i++ { // long enough for lines that are repeated
		if err := a.Append(id, i, entry(i)); err != nil {
			t.Fatal(err)
		}
		for _, after := range []int{0, i / 2, i - 1, max(0, i-20)} {
			if list, err := d.Read(id, after); err != nil || len(list) != i-after || !bytes.Equal(list[len(list)-1], entry(i)) {
				t.Fatalf("of %d entries after %d there are %q, %v", i, after, list, err)
			}
		}
		if i%7 != 0 {
			continue // the other one is behind
		}
		if list, err := b.Read(id, known); err != nil || len(list) != i-known || !bytes.Equal(list[0], entry(known+1)) {
			t.Fatalf("after %d there are %q, %v", known, list, err)
		}
		known = i
	}
	if err := a.SetAside(id, "a reason"); err != nil {
		t.Fatal(err)
	}
	if err := b.Append(id, 7, entry(7)); !errors.Is(err, online.ErrConflict) {
		t.Errorf("written after it was put aside: %v", err)
	}
	if _, err := b.Read(id, 0); !errors.Is(err, online.ErrNone) {
		t.Errorf("read after it was put aside: %v", err)
	}
}

// TestDamage writes what is no next line behind a log's back: it is found, and the table put
// aside. One that is removed can be made again.
func TestDamage(t *testing.T) {
	t.Parallel()
	c := start(t, 1, 0)
	l := connect(t, c.urls())
	for _, id := range []wire.TableID{id, "bcdefghijk"} {
		if err := l.Create(id, entry(1)); err != nil {
			t.Fatal(err)
		}
	}
	if list, err := l.Untouched(time.Now().Add(time.Minute)); err != nil || len(list) != 2 {
		t.Errorf("untouched are %q, %v", list, err)
	}
	if list, err := l.Untouched(time.Now().Add(-time.Minute)); err != nil || len(list) != 0 {
		t.Errorf("untouched for a minute are %q, %v", list, err)
	}
	conn, err := nats.Connect(c.urls())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	sub, err := conn.SubscribeSync("treille.kept.>")
	if err != nil {
		t.Fatal(err)
	}
	if err := conn.Flush(); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Read(id, 0); err != nil {
		t.Fatal(err)
	}
	if err := l.Append(id, 2, entry(2)); err != nil {
		t.Fatal(err)
	}
	m, err := sub.NextMsg(5 * time.Second)
	if err != nil {
		t.Fatal(err)
	}
	subject := m.Header.Get("Nats-Subject")
	if _, err := conn.Request(subject, m.Data, 5*time.Second); err != nil { // the same line again
		t.Fatal(err)
	}
	if _, err := l.Read(id, 0); !errors.Is(err, online.ErrDamaged) {
		t.Fatalf("a line that is there twice: %v", err)
	}
	if err := l.SetAside(id, "it is there twice"); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Read(id, 0); !errors.Is(err, online.ErrNone) {
		t.Errorf("put aside: %v", err)
	}
	if list, err := l.Untouched(time.Now().Add(time.Minute)); err != nil || len(list) != 1 {
		t.Errorf("beside the one that was put aside there are %q, %v", list, err)
	}
	if err := l.Remove("bcdefghijk"); err != nil {
		t.Fatal(err)
	}
	if err := l.Create("bcdefghijk", entry(1)); err != nil {
		t.Errorf("made again after it was removed: %v", err)
	}
}

// TestWhatIsMissing tells what a server lacks.
func TestWhatIsMissing(t *testing.T) {
	t.Parallel()
	c := start(t, 1, 0)
	n := c.nodes[0]
	n.kill()
	if _, err := natslog.New(n.url, 0); err == nil || !strings.Contains(err.Error(), "no server of NATS answers at "+n.url) {
		t.Errorf("without a server: %v", err)
	}
	if err := os.WriteFile(n.file, []byte("listen: "+strings.TrimPrefix(n.url, "nats://")+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	n.start()
	n.wait()
	if _, err := natslog.New(n.url, 0); err == nil || !strings.Contains(err.Error(), "runs without JetStream") {
		t.Errorf("without JetStream: %v", err)
	}
}

// TestSettings refuses streams that somebody has made otherwise.
func TestSettings(t *testing.T) {
	t.Parallel()
	c := start(t, 1, 0)
	conn, err := nats.Connect(c.urls())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	js, err := jetstream.New(conn)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := js.CreateStream(t.Context(), jetstream.StreamConfig{Name: "treille-0", Subjects: []string{"treille.0.*"}, MaxAge: time.Hour}); err != nil {
		t.Fatal(err)
	}
	if _, err := natslog.New(c.urls(), 0); err == nil || !strings.Contains(err.Error(), "was made with other settings") {
		t.Errorf("a stream that forgets: %v", err)
	}
}

// TestLease wants one of two to have a lease, and the other once the first is gone.
func TestLease(t *testing.T) {
	t.Parallel()
	c := start(t, 1, 0)
	a, b := connect(t, c.urls()), connect(t, c.urls())
	if !a.Lease(id) || b.Lease(id) {
		t.Fatal("the first to ask should have the lease, and no other")
	}
	for range 3 {
		time.Sleep(2100 * time.Millisecond)
		if !a.Lease(id) || b.Lease(id) {
			t.Fatal("who renews a lease should keep it")
		}
	}
	_ = a.Close()
	for until := time.Now().Add(15 * time.Second); !b.Lease(id); time.Sleep(100 * time.Millisecond) {
		if time.Now().After(until) {
			t.Fatal("nobody gets the lease of one who is gone")
		}
	}
}

// TestAllServersAway finds that nobody served the tables for a while, whichever server comes first afterwards, and
// counts no pause of one of several.
func TestAllServersAway(t *testing.T) {
	t.Parallel()
	const minute, hour = 60_000, 3_600_000
	c := start(t, 1, 0)
	a, b := connect(t, c.urls()), connect(t, c.urls())
	then := time.Now().Add(-2 * time.Hour).UnixMilli()
	alive := func(l *natslog.Log, now int64) {
		t.Helper()
		if err := l.Alive(now); err != nil {
			t.Fatal(err)
		}
	}
	alive(a, then)
	alive(b, then+minute)
	alive(b, then+2*minute)
	alive(a, then+3*minute) // it was away for three, the other not
	if ms := a.Down(0, then+hour); ms != 0 {
		t.Errorf("one of two served, and they were away for %d ms", ms)
	}
	late := connect(t, c.urls())
	if late.Before() != then+3*minute {
		t.Errorf("tables were served last at %d, want %d", late.Before(), then+3*minute)
	}
	alive(late, then+hour)
	alive(a, then+hour+minute)
	for _, l := range []*natslog.Log{late, a} {
		if ms := l.Down(then+33*minute, then+2*hour); ms != 27*minute {
			t.Errorf("nobody served for %d ms, want %d", ms, 27*minute)
		}
	}
	alive(a, time.Now().UnixMilli())
	if others := connect(t, c.urls()); others.Before() != 0 {
		t.Errorf("while others serve, tables were served last at %d", others.Before())
	}

	errs := make(chan error)
	for _, l := range []*natslog.Log{a, b, late} {
		go func() { errs <- l.Alive(time.Now().UnixMilli()) }()
	}
	for range 3 {
		if err := <-errs; err != nil {
			t.Errorf("three at once: %v", err)
		}
	}
}
