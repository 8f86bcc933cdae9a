package server_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"treille/cmd/internal/server"
	"treille/cmd/internal/server/filelog"
	"treille/engine/games"
	"treille/engine/wire"
)

// alive is the file that says when the tables were served last.
func (h *host) alive() string { return filepath.Join(h.dir, "alive") }

// later ends the host and begins it again, so much later as the clock of the tables goes.
func (h *host) later(by time.Duration) {
	h.t.Helper()
	h.end()
	text := strconv.FormatInt(time.Now().Add(by).UnixMilli(), 10)
	if err := os.WriteFile(h.alive(), []byte(text+"\n"), 0o600); err != nil {
		h.t.Fatal(err)
	}
	h.begin()
}

// eventually waits until something holds.
func eventually(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for range 3000 {
		if holds() {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatal("it does not come about that " + what)
}

// TestTheClockDoesNotGoBack goes on from when tables were served last, though the machine's
// clock says something earlier.
func TestTheClockDoesNotGoBack(t *testing.T) {
	h := newHost(t)
	const ahead = 48 * time.Hour
	h.later(ahead)
	before := time.Now().Add(ahead).Add(-time.Hour).UnixMilli()
	text, err := os.ReadFile(h.file(h.opens(games.All()[0], 3)))
	if err != nil {
		t.Fatal(err)
	}
	var sum, prev string
	var number int
	var at int64
	if _, err := fmt.Sscan(string(text), &sum, &prev, &number, &at); err != nil || at < before {
		t.Errorf("the entry is of %d, before the clock stood at %d, %v", at, before, err)
	}
	h.end()
	if text, err := os.ReadFile(h.alive()); err != nil || strings.TrimSpace(string(text)) < strconv.FormatInt(before, 10) {
		t.Errorf("it was alive last at %s, %v", text, err)
	}
}

// alone opens a table at which one person plays with computers, and says some commands.
func (h *host) alone(ctx context.Context, n int, verbs ...wire.Verb) wire.TableID {
	h.t.Helper()
	o := h.opening(games.All()[0], 3)
	o.Host.Key, o.Others = key(n), append(o.Others, wire.SetSeat{Seat: 1, Who: "greedy", Crest: "boar", Name: "Emil"})
	status, text := h.post("/tables", string(o.Append(nil)), nil)
	if status != 200 {
		h.t.Fatal(status, text)
	}
	id := wire.TableID(strings.TrimSpace(text))
	p := h.comes(ctx, id, wire.AsSeat, key(n))
	defer p.ws.CloseNow()
	for _, v := range verbs {
		p.Do(v)
	}
	p.until(ctx, func() bool { return p.Table().ID != "" && p.Unanswered() == nil && len(p.taken) == len(verbs) })
	return id
}

// TestClearAway removes what nobody has touched for its time, and nothing else.
func TestClearAway(t *testing.T) {
	const day = 24 * time.Hour
	h := hostAt(t, server.Usual.Clearing(time.Millisecond), nil)
	ctx := t.Context()
	names := map[string]wire.TableID{
		"a lobby": h.alone(ctx, 1),
		"a game":  h.alone(ctx, 2, wire.Start{}),
		"an end":  h.alone(ctx, 3, wire.Start{}, wire.Stop{}),
	}
	for _, c := range []struct {
		later time.Duration
		there []string
	}{
		{6 * day, []string{"a game", "a lobby", "an end"}},
		{8 * day, []string{"a game", "an end"}},
		{29 * day, []string{"a game", "an end"}},
		{31 * day, []string{"a game"}},
		{364 * day, []string{"a game"}},
		{366 * day, nil},
	} {
		const done = "cleared away"
		h.end()
		before := strings.Count(h.said.String(), done)
		h.later(c.later)
		eventually(t, "the tables are cleared away", func() bool { return strings.Count(h.said.String(), done) > before })
		var there []string
		for name, id := range names {
			if _, err := os.Stat(h.file(id)); err == nil {
				there = append(there, name)
			}
		}
		if slices.Sort(there); !slices.Equal(there, c.there) {
			t.Errorf("after %v there are %q, want %q", c.later, there, c.there)
		}
	}
	gone := h.comes(ctx, names["a game"], wire.AsSeat, key(2))
	if why := gone.closed(ctx); why != wire.CloseWrong {
		t.Errorf("who comes to a table that is gone is sent away with %d", why)
	}
}

// TestClearedWhileThere tells those who are at a table that is cleared away.
func TestClearedWhileThere(t *testing.T) {
	h := newHost(t)
	id := h.alone(t.Context(), 1)
	h.later(8 * 24 * time.Hour)
	p := h.comes(t.Context(), id, wire.AsSeat, key(1))
	p.until(t.Context(), func() bool { return p.Table().ID != "" })
	h.s.ClearAway()
	if why := p.closed(t.Context()); why != wire.CloseGone {
		t.Errorf("who is there is sent away with %d", why)
	}
}

// TestNoRoom opens no table where there is too little room, and lets those that are there go on.
func TestNoRoom(t *testing.T) {
	h := newHost(t)
	game := games.All()[0]
	id := h.opens(game, 3)
	h.disk.full.Store(true)
	o := h.opening(game, 3)
	o.Host.Key = key(50)
	if status, text := h.post("/tables", string(o.Append(nil)), nil); status != http.StatusInsufficientStorage || text != "storage\n" {
		t.Errorf("a table is opened with no room: %d %q", status, text)
	}
	if again := h.opens(game, 3); again != id {
		t.Errorf("the table that is there is %s now", again)
	}
	h.disk.full.Store(false)
	if status, text := h.post("/tables", string(o.Append(nil)), nil); status != 200 {
		t.Errorf("a table is refused with room enough: %d %q", status, text)
	}
}

// TestEnd tells all that the server starts anew. Afterwards they go on where they were.
func TestEnd(t *testing.T) {
	h := newHost(t)
	id := h.opens(games.All()[0], 3)
	ctx := t.Context()
	all := []*player{h.comes(ctx, id, wire.AsSeat, key(0)), h.comes(ctx, id, wire.AsGuest, key(inviteKey)), h.comes(ctx, id, wire.AsWatch, key(watchKey))}
	for _, p := range all {
		p.until(ctx, func() bool { return p.Table().ID != "" })
	}
	go h.end()
	for _, p := range all {
		if why := p.closed(ctx); why != wire.CloseRestart {
			t.Errorf("%d is closed with %d", p.Viewer(), why)
		}
	}
	h.end()
	h.begin()
	p := h.comes(ctx, id, wire.AsSeat, key(0))
	p.until(ctx, func() bool { return p.Table().ID == id })
}

// TestFault lets something go wrong at one table that nobody has foreseen: who sits there comes
// back and goes on, and the others notice nothing.
func TestFault(t *testing.T) {
	h := hostAt(t, server.Swift, nil)
	ctx := t.Context()
	bad, good := h.alone(ctx, 1), h.alone(ctx, 2)
	p, other := h.comes(ctx, bad, wire.AsSeat, key(1)), h.comes(ctx, good, wire.AsSeat, key(2))
	p.until(ctx, func() bool { return p.Table().ID != "" })
	name := string(bad)
	h.disk.fault.Store(&name)
	p.Do(wire.SetAway{Away: wire.AwayWait})
	if err := p.send(ctx); err != nil {
		t.Fatal(err)
	}
	if why := p.closed(ctx); why != wire.CloseRestart {
		t.Errorf("it is closed with %d", why)
	}
	other.answered(ctx, "1 away wait\n", "ok 1 0\n")
	h.disk.fault.Store(nil)
	if err := p.come(ctx); err != nil {
		t.Fatal(err)
	}
	p.until(ctx, func() bool { return len(p.taken) == 1 })
	if !strings.Contains(h.said.String(), name) {
		t.Error("nothing is said of it")
	}
}

// TestOtherVersions asks for a table of rules that this program does not play: its devices are
// told to load anew, and it is left alone.
func TestOtherVersions(t *testing.T) {
	h := newHost(t)
	ctx := t.Context()
	id := h.alone(ctx, 1)
	h.end()
	other, err := filelog.New(&h.disk, h.dir, 0)
	if err != nil {
		t.Fatal(err)
	}
	entries, err := other.Read(id, 0)
	if err != nil {
		t.Fatal(err)
	}
	const newer wire.TableID = "abcdefghij"
	rules := games.All()[0].Name() + " " + games.All()[0].Rules() + " "
	err = other.Create(newer, bytes.Replace(entries[0], []byte(rules), []byte(games.All()[0].Name()+" 9 "), 1))
	if err := errors.Join(err, other.Close()); err != nil {
		t.Fatal(err)
	}
	h.begin()
	for range 2 {
		if why := h.comes(ctx, newer, wire.AsGuest, key(inviteKey)).closed(ctx); why != wire.CloseVersion {
			t.Errorf("it is closed with %d", why)
		}
	}
}

// TestDiscretion wants what is said of serving to tell nothing of people and games.
func TestDiscretion(t *testing.T) {
	h := hostAt(t, server.Swift, nil)
	ctx := t.Context()
	game := games.All()[0]
	id := h.opens(game, 4)
	all := sitDown(ctx, t, h, id)
	all[0].Do(wire.Start{})
	playAll(ctx, t, game, all)
	h.comes(ctx, id, wire.AsSeat, key(99)).closed(ctx)
	// A fault, and damage.
	p := h.comes(ctx, id, wire.AsSeat, key(0))
	name := string(id)
	h.disk.fault.Store(&name)
	p.Do(wire.SetAway{Away: wire.AwayWait})
	p.until(ctx, func() bool { return p.Table().ID != "" })
	p.closed(ctx)
	h.disk.fault.Store(nil)
	h.end()
	text, err := os.ReadFile(h.file(id))
	if err == nil {
		err = os.WriteFile(h.file(id), bytes.Replace(text, []byte("sit"), []byte("sat"), 1), 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	h.begin()
	if why := h.comes(ctx, id, wire.AsSeat, key(0)).closed(ctx); why != wire.CloseAside {
		t.Errorf("a damaged table is closed with %d", why)
	}
	log.New(server.Discreet(log.New(&h.said, "", 0)), "", 0).Printf("TLS handshake error from %s: read tcp [2001:db8::1]:443->%s: reset", h.addr, h.addr)
	said := h.said.String()
	if strings.Count(said, name) < 2 {
		t.Errorf("too little is said:\n%s", said)
	}
	hidden := []string{"127.0.0.1", "2001:db8", "Clara", "Emma", "Jonas", "Hugo", "fox", "sat", "a fault in"}
	for n := range 3 {
		k := key(n)
		sum := sha256.Sum256(k[:])
		hidden = append(hidden, base64.RawURLEncoding.EncodeToString(k[:]), hex.EncodeToString(sum[:]))
	}
	for _, secret := range append(hidden, acknowledged(all[0].taken)...) {
		if strings.Contains(said, secret) {
			t.Errorf("%q is said:\n%s", secret, said)
		}
	}
}
