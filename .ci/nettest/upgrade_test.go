package nettest

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"

	"treille/engine/device"
	"treille/engine/games"
	"treille/engine/wire"
)

// roleEnv says what a process of this program is instead of the tests: "serve NATS ADDRESS" for
// a server, "play ADDRESS…" for a device that plays there.
const roleEnv = "TREILLE_ROLE"

// play is such a process. A server serves until it is killed.
func play(role string, words []string) error {
	if role == "play" {
		return playSeat(words)
	}
	h := &host{nats: words[0], addr: words[1]}
	if err := h.serve(); err != nil {
		return err
	}
	fmt.Println("ready")
	select {}
}

// A sitting is what a device keeps when its program is loaded anew, and what a process that plays
// is told and tells.
type sitting struct {
	Table      wire.TableID
	Key        string
	Seed       uint64
	Unanswered []byte           // the command that is on its way
	Taken      map[int][]string // the decisions of commands that were acknowledged
	Renew      string           // the server that has said that the program has to be loaded anew, "" for none:
	Record     string           // the game is over
}

// playSeat plays in a seat, until the game is over or the program has to be loaded anew. It
// decides slowly until there is no more to read.
func playSeat(addresses []string) error {
	in, quiet := bufio.NewReader(os.Stdin), make(chan struct{})
	line, err := in.ReadBytes('\n')
	if err != nil {
		return err
	}
	var s sitting
	if err := json.Unmarshal(line, &s); err != nil {
		return err
	}
	go func() {
		_, _ = io.Copy(io.Discard, in)
		close(quiet)
	}()
	key, _ := wire.ParseKey(s.Key)
	p := &player{Device: device.New(s.Table, wire.AsSeat, key), rand: rand.New(rand.NewPCG(s.Seed, 0)), taken: map[int]wire.Verb{}, until: closed(quiet)}
	for _, a := range addresses {
		p.hosts = append(p.hosts, &host{addr: a})
	}
	for k, decisions := range s.Taken {
		p.taken[k] = wire.Play{Decisions: decisions}
	}
	if s.Unanswered != nil {
		if err := p.Restore(s.Unanswered); err != nil {
			return err
		}
	}
	err = p.play(context.Background())
	switch {
	case err == nil:
		s.Record, err = p.record(), p.compare()
	case websocket.CloseStatus(err) == websocket.StatusCode(wire.CloseVersion):
		s.Renew, err = p.at, nil
	}
	if err != nil {
		return err
	}
	s.Seed, s.Unanswered, s.Taken = s.Seed+1, p.Unanswered(), map[int][]string{}
	for k, verb := range p.taken {
		if m, ok := verb.(wire.Play); ok {
			s.Taken[k] = m.Decisions
		}
	}
	return json.NewEncoder(os.Stdout).Encode(s)
}

// nextBuild builds this program in another version: its event lines have player and kind the
// other way round.
func nextBuild(t *testing.T) string {
	t.Helper()
	dir, replace := t.TempDir(), map[string]string{}
	for file, changes := range map[string][]string{
		"doc.go": {fmt.Sprint("const Events = ", wire.Events), fmt.Sprint("const Events = ", wire.Events+1)},
		"event.go": {
			"w.number(int(e.Kind))\n\tw.number(int(e.Player))", "w.number(int(e.Player))\n\tw.number(int(e.Kind))",
			"e := engine.Event{Audience: engine.Everybody}\n", "e := engine.Event{Audience: engine.Everybody}\n\te.Player = engine.Player(f.signed(\"the player\", int64(engine.Terminal), maxSeats-1))\n",
			"\te.Player = engine.Player(f.signed(\"the player\", int64(engine.Terminal), maxSeats-1))\n\tother", "\tother",
		},
	} {
		path, err := filepath.Abs("../../engine/wire/" + file)
		if err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		for i := 0; i < len(changes); i += 2 {
			if strings.Count(text, changes[i]) != 1 {
				t.Fatalf("%s: %q is there %d times", file, changes[i], strings.Count(text, changes[i]))
			}
			text = strings.Replace(text, changes[i], changes[i+1], 1)
		}
		replace[path] = filepath.Join(dir, file)
		if err := os.WriteFile(replace[path], []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	data, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		t.Fatal(err)
	}
	overlay, program := filepath.Join(dir, "overlay.json"), filepath.Join(dir, "next")
	if err := os.WriteFile(overlay, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("go", "test", "-c", "-overlay", overlay, "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return program
}

// An upgrade is servers as processes, each of one build or another.
type upgrade struct {
	t         *testing.T
	nats      string
	addresses []string
	mu        sync.Mutex
	programs  map[string]string // of each address
	servers   map[string]*exec.Cmd
}

// serve begins to serve at an address with a program, in the place of the one that did before,
// which is killed.
func (u *upgrade) serve(addr, program string) {
	u.t.Helper()
	u.stop(addr)
	c := exec.Command(program)
	c.Env, c.Stderr = append(os.Environ(), roleEnv+"=serve "+u.nats+" "+addr), os.Stderr
	out, err := c.StdoutPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		u.t.Fatal(err)
	}
	u.mu.Lock()
	u.servers[addr], u.programs[addr] = c, program
	u.mu.Unlock()
	if _, err := bufio.NewReader(out).ReadString('\n'); err != nil {
		u.t.Fatalf("the server at %s does not begin: %v", addr, err)
	}
}

func (u *upgrade) stop(addr string) {
	if c := u.servers[addr]; c != nil {
		_ = c.Process.Kill()
		_ = c.Wait() // it was killed
	}
}

// program is what a server has its page of.
func (u *upgrade) program(addr string) string {
	u.mu.Lock()
	defer u.mu.Unlock()
	return u.programs[addr]
}

// sits plays in a seat to the end, first with the program that one server has. It returns the
// record, and how often it was loaded anew.
func (u *upgrade) sits(ctx context.Context, s sitting, quiet <-chan struct{}) (record string, renewed int, err error) {
	for s.Renew = u.addresses[0]; ; renewed++ {
		c := exec.CommandContext(ctx, u.program(s.Renew))
		c.Env = append(os.Environ(), roleEnv+"=play "+strings.Join(u.addresses, " "))
		var said, wrong bytes.Buffer
		c.Stdout, c.Stderr = &said, &wrong
		in, err := c.StdinPipe()
		if err == nil {
			err = c.Start()
		}
		if err != nil {
			return "", renewed, err
		}
		s.Renew = ""
		ended := make(chan struct{})
		go func() {
			defer in.Close()
			_ = json.NewEncoder(in).Encode(s) // who does not hear it ends with an error
			select {
			case <-quiet:
			case <-ended:
			}
		}()
		err = c.Wait()
		close(ended)
		if err == nil {
			s = sitting{}
			err = json.Unmarshal(said.Bytes(), &s)
		}
		if err != nil {
			return "", renewed, fmt.Errorf("%w: %s", err, wrong.Bytes())
		}
		if s.Renew == "" {
			return s.Record, renewed, nil
		}
	}
}

// TestUpgrade plays a game of each while three servers of ours are replaced, one after the other,
// by those of a build that tells events in another version. Devices are now at one, now at
// another; one whose program is of another version than the server is told to load anew, and
// comes back with what that server has.
func TestUpgrade(t *testing.T) {
	t.Parallel()
	next := nextBuild(t)
	old, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := start(t, 3, 0)
	u := &upgrade{t: t, nats: c.urls(), programs: map[string]string{}, servers: map[string]*exec.Cmd{}}
	var hosts []*host
	for _, p := range ports(t, 3) {
		addr := fmt.Sprint("127.0.0.1:", p)
		u.addresses, hosts = append(u.addresses, addr), append(hosts, &host{addr: addr})
		t.Cleanup(func() { u.stop(addr) })
		u.serve(addr, old)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 3*time.Minute)
	defer cancel()
	quiet := make(chan struct{})
	var all sync.WaitGroup
	for i, game := range games.All() {
		both := opened(t, hosts, game, i)
		if err := both[1].sit(ctx); err != nil {
			t.Fatal(err)
		}
		begin := [2][]byte{wire.Command{K: 1, Do: wire.Start{}}.Append(nil), nil}
		var records [2]string
		var errs [2]error
		var playing sync.WaitGroup
		for j, p := range both {
			_, key := p.Key()
			s := sitting{Table: both[1].Table().ID, Key: key.String(), Seed: uint64(100 * (2*i + j)), Unanswered: begin[j]}
			playing.Go(func() {
				renewed := 0
				if records[j], renewed, errs[j] = u.sits(ctx, s, quiet); errs[j] == nil && renewed == 0 {
					errs[j] = errors.New("nobody was told to load anew")
				}
				t.Logf("%s: seat %d was loaded anew %d times", game.Name(), j, renewed)
			})
		}
		all.Go(func() {
			playing.Wait()
			if err := errors.Join(errs[0], errs[1]); err != nil {
				t.Errorf("%s: %v", game.Name(), err)
			} else if err := same(game, records[0], records[1]); err != nil {
				t.Error(err)
			}
		})
	}
	for _, a := range u.addresses {
		time.Sleep(2 * time.Second)
		u.serve(a, next)
	}
	time.Sleep(time.Second)
	close(quiet)
	all.Wait()
}
