package server_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"treille/cmd/internal/server"
	"treille/cmd/internal/server/filelog"
	"treille/engine"
	"treille/engine/device"
	"treille/engine/games"
	"treille/engine/record"
	"treille/engine/wire"
)

// serveEnv has the folder and the address of a server that the test's own program serves as
// a process of its own.
const serveEnv = "TREILLE_TEST_SERVE"

func TestMain(m *testing.M) {
	if dir, addr, ok := strings.Cut(os.Getenv(serveEnv), " "); ok {
		if err := serve(dir, addr); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	os.Exit(m.Run())
}

// serve serves until it is killed.
func serve(dir, addr string) error {
	log, err := filelog.New(roomy{}, dir, 0)
	if err != nil {
		return err
	}
	var l net.Listener
	for range 100 { // the port of who was killed is free in a moment
		if l, err = net.Listen("tcp", addr); err == nil {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	if err != nil {
		return err
	}
	s := server.Begin(server.Options{Log: log, Base: "http://" + addr + "/", Hosts: []string{addr}, Site: http.NotFoundHandler()}, server.Swift)
	return http.Serve(l, s)
}

// kills is how often a server is killed in each game.
const kills = 100

// TestKilled kills the server with no warning again and again while games of each are
// played: what was acknowledged is in the record once, in order, and nothing else.
func TestKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("processes are begun and killed for a while")
	}
	for _, game := range games.All() {
		t.Run(game.Name(), func(t *testing.T) {
			for killed, seed := 0, uint64(1); killed < kills; seed++ {
				killed += playKilled(t, game, seed)
			}
		})
	}
}

// playKilled plays a game, and returns how often the server was killed in it.
func playKilled(t *testing.T, game engine.Game, seed uint64) (killed int) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	h := &host{t: t, dir: t.TempDir(), addr: l.Addr().String()}
	l.Close()
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	begin := func() *exec.Cmd {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), serveEnv+"="+h.dir+" "+h.addr)
		cmd.Stderr = os.Stderr
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		for ctx.Err() == nil {
			if c, err := net.Dial("tcp", h.addr); err == nil {
				c.Close()
				return cmd
			}
			time.Sleep(5 * time.Millisecond)
		}
		t.Fatal("the server does not begin")
		return nil
	}
	cmd := begin()
	defer func() {
		_ = cmd.Process.Kill() // it may be dead already
		_ = cmd.Wait()
	}()
	const players = 4
	id := h.opens(game, players)
	all := sitDown(ctx, t, h, id)
	for i, p := range all {
		p.pause, p.rand = 3*time.Millisecond, rand.New(rand.NewPCG(seed, uint64(i)))
	}
	all[0].Do(wire.Start{})
	ended := make(chan error, len(all))
	for _, p := range all {
		go func() { ended <- p.play(ctx) }()
	}
	random := rand.New(rand.NewPCG(seed, 99))
	for left := len(all); left > 0; {
		select {
		case err := <-ended:
			if err != nil {
				t.Fatal(err)
			}
			left--
		case <-time.After(time.Duration(10+random.IntN(50)) * time.Millisecond):
			if err := cmd.Process.Kill(); err != nil {
				t.Fatal(err)
			}
			_ = cmd.Wait() // it was killed
			killed++
			cmd = begin()
		}
	}
	m, _ := all[0].Over()
	rec, err := record.Parse([]byte(m.Record))
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range all {
		if other, _ := p.Over(); other.Record != m.Record {
			t.Errorf("seat %d has another record", p.Viewer())
		}
		var written []string
		for _, ply := range rec.Plies {
			if ply.Who == p.Viewer() {
				written = append(written, ply.Text)
			}
		}
		if p.Viewer() != engine.Spectator && strings.Join(written, "\n") != strings.Join(p.acknowledged, "\n") {
			t.Errorf("seat %d: %d decisions were acknowledged, %d are written", p.Viewer(), len(p.acknowledged), len(written))
		}
	}
	return killed
}

// sitDown seats two guests beside the host, and somebody who watches.
func sitDown(ctx context.Context, t *testing.T, h *host, id wire.TableID) []*player {
	t.Helper()
	all := []*player{{Device: device.New(id, wire.AsSeat, key(0)), h: h}}
	for i, who := range []struct{ crest, name string }{{"rabbit", "Emma"}, {"boar", "Jonas"}} {
		d := device.New(id, wire.AsGuest, key(inviteKey))
		d.Say(wire.Sit{Seat: engine.Player(i + 1), Key: key(i + 1), Nonce: key(101 + i), Away: wire.AwayComputer, Crest: who.crest, Name: who.name})
		all = append(all, &player{Device: d, h: h})
	}
	all = append(all, &player{Device: device.New(id, wire.AsWatch, key(watchKey)), h: h})
	for i, p := range all {
		p.rand = rand.New(rand.NewPCG(3, uint64(i)))
	}
	for _, p := range all[1:3] {
		if err := p.come(ctx); err != nil {
			t.Fatal(err)
		}
		for p.Table().ID == "" || p.Table().Seat < 0 {
			if err := p.hear(ctx); err != nil {
				t.Fatal(err)
			}
		}
		_ = p.ws.CloseNow()
	}
	return all
}
