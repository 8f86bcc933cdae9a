package server_test

import (
	"context"
	"fmt"
	"io"
	"log"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"treille/cmd/internal/server"
	"treille/cmd/internal/server/filelog"
	"treille/engine"
	"treille/engine/enginetest/soak"
	"treille/engine/games"
	"treille/engine/wire"
)

// serveEnv has the folder and the address of a server that the test's own program serves as
// a process of its own. The port is given to it open, so that it is nobody else's while the
// server is dead.
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
	kept, err := filelog.New(&disk{}, dir, 0)
	if err != nil {
		return err
	}
	const first = 3 // of the files that were given
	l, err := net.FileListener(os.NewFile(first, "port"))
	if err != nil {
		return err
	}
	say := log.New(io.Discard, "", 0)
	s := server.Begin(server.Options{Log: kept, Base: "http://" + addr + "/", Hosts: []string{addr}, Site: http.NotFoundHandler(), Say: say}, server.Swift)
	return server.HTTP(s, say).Serve(l)
}

// How often a server is killed in each game, in make test and in make soak.
const (
	fewKills  = 15
	manyKills = 1000
)

// TestKilled kills the server with no warning again and again while games of each are
// played: what was acknowledged is in the record once, in order, and nothing else.
func TestKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("processes are begun and killed for a while")
	}
	var all sync.WaitGroup
	for _, game := range games.All() {
		all.Go(func() { // they wait most of the time
			t.Run(game.Name(), func(t *testing.T) {
				for killed, seed := 0, soak.Seed(1); killed < soak.Of(fewKills, manyKills); seed++ {
					killed += playKilled(t, game, seed)
				}
			})
		})
	}
	all.Wait()
}

// playKilled plays a game, and returns how often the server was killed in it.
func playKilled(t *testing.T, game engine.Game, seed uint64) (killed int) {
	h := &host{t: t, dir: t.TempDir()}
	h.addr, h.port = openPort(t)
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Minute)
	defer cancel()
	begin := func() *exec.Cmd {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), serveEnv+"="+h.dir+" "+h.addr)
		cmd.Stderr = os.Stderr
		cmd.ExtraFiles = []*os.File{h.port}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		return cmd
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
	// It is killed when it has said so much that the game goes on, however slow the machine is.
	until := func() int64 { return h.heard.Load() + 10 + random.Int64N(90) }
	for left, next := len(all), until(); left > 0; {
		select {
		case err := <-ended:
			if err != nil {
				t.Fatal(err)
			}
			left--
		case <-time.After(time.Duration(random.IntN(5000)) * time.Microsecond):
			if h.heard.Load() < next {
				continue
			}
			if err := cmd.Process.Kill(); err != nil {
				t.Fatal(err)
			}
			_ = cmd.Wait() // it was killed
			killed++
			cmd, next = begin(), until()
		}
	}
	compare(t, game, all)
	return killed
}
