package main

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"treille/cmd/internal/server"
	"treille/cmd/internal/server/filelog"
	"treille/engine"
	"treille/engine/device"
	"treille/engine/weinhaendler"
	"treille/engine/wire"
)

// A counter is an output that does something when the n-th line of a kind is printed.
type counter struct {
	bytes.Buffer
	line string
	n    int
	then func()
}

// Write implements [io.Writer].
func (c *counter) Write(text []byte) (int, error) {
	if strings.HasPrefix(string(text), c.line) {
		if c.n--; c.n == 0 {
			c.then()
		}
	}
	return c.Buffer.Write(text)
}

// TestSitComesBack lets a player by text die in the middle of a game, and the same call take the seat
// back, by what it has kept: the game goes on to its end.
func TestSitComesBack(t *testing.T) {
	files, err := filelog.New(filelog.System{}, t.TempDir(), 0)
	if err != nil {
		t.Fatal(err)
	}
	web := httptest.NewUnstartedServer(nil)
	host := web.Listener.Addr().String()
	s := server.New(server.Options{Log: files, Base: "http://" + host + "/", Hosts: []string{host}, Site: http.NotFoundHandler()})
	web.Config.Handler = s
	web.Start()
	t.Cleanup(func() { s.End(t.Context()); web.Close() })

	hosts, invite := wire.Key{1}, wire.Key{2}
	opening := wire.Opening{Game: "weinhaendler", Rules: weinhaendler.Game{}.Rules(), Players: 3, Away: wire.AwayWait, Events: wire.Events, Invite: invite, Watch: wire.Key{3},
		Host: wire.Sit{Seat: 0, Key: hosts, Nonce: wire.Key{4}, Away: wire.AwayWait, Crest: "fox", Name: "Clara"}}
	r, err := http.NewRequest("POST", web.URL+"/tables", bytes.NewReader(opening.Append(nil)))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Treille", "1")
	answer, err := web.Client().Do(r)
	if err != nil {
		t.Fatal(err)
	}
	text, _ := io.ReadAll(answer.Body)
	id := wire.TableID(strings.TrimSpace(string(text)))

	sits := func(keep string, out io.Writer, d *device.Device) *sitter {
		return &sitter{Device: d, lab: &lab{stdout: out, stderr: io.Discard}, address: strings.Replace(web.URL, "http", "ws", 1) + "/line",
			keep: filepath.Join(t.TempDir(), keep), bot: engine.Greedy, lines: make(chan string, 1), asked: -1}
	}
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Minute) // only what never ends takes so long
	defer cancel()
	var all sync.WaitGroup
	plays := func(s *sitter, ctx context.Context, name string) {
		all.Go(func() {
			if err := s.connected(ctx, name, "", -1); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		})
	}
	var record bytes.Buffer
	clara := sits("clara", &record, device.New(id, wire.AsSeat, hosts))
	mia := sits("mia", io.Discard, device.New(id, wire.AsGuest, invite))
	first, dies := context.WithCancel(ctx)
	emma := sits("emma", &counter{line: "# seat", n: 40, then: dies}, device.New(id, wire.AsGuest, invite))
	dead := make(chan bool)
	plays(mia, ctx, "Mia")
	go func() {
		if err := emma.connected(first, "Emma", "", -1); err == nil {
			t.Error("who has died has played to the end")
		}
		close(dead)
	}()
	for _, s := range []*sitter{mia, emma} {
		for _, err := os.Stat(s.keep); err != nil && ctx.Err() == nil; _, err = os.Stat(s.keep) {
			time.Sleep(5 * time.Millisecond) // until he sits
		}
	}
	plays(clara, ctx, "Clara")
	clara.lines <- "start"
	<-dead
	before, err := os.ReadFile(emma.keep)
	if err != nil {
		t.Fatal(err)
	}
	again := sits("again", io.Discard, device.New(id, wire.AsGuest, invite))
	again.keep = emma.keep
	if err := again.restore(id); err != nil {
		t.Fatal(err)
	}
	if as, key := again.Key(); as != wire.AsSeat || !strings.HasPrefix(string(before), key.String()+"\n") {
		t.Errorf("it comes back as %s with the key %v; kept was %q", as, key, before)
	}
	plays(again, ctx, "Emma")
	all.Wait()
	if again.Viewer() != emma.Viewer() {
		t.Errorf("it sat in seat %d, and comes back to seat %d", emma.Viewer(), again.Viewer())
	}
	if !strings.Contains(record.String(), "[Winners ") {
		t.Errorf("the game was not played to its end:\n%s", record.String())
	}
}
