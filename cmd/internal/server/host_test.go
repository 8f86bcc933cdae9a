package server_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"treille/cmd/internal/server"
	"treille/cmd/internal/server/filelog"
	"treille/engine"
	"treille/engine/wire"
)

// key makes a key of a number.
func key(n int) (k wire.Key) {
	k[0], k[1] = byte(n+1), 7
	return k
}

func keyBytes(n int) []byte {
	k := key(n)
	return k[:]
}

const inviteKey, watchKey = 200, 201

// A host is a server on this machine that can be ended and begun again.
type host struct {
	t    *testing.T
	dir  string
	addr string
	port *os.File
	pace server.Pace
	disk disk
	s    *server.Server
	log  *filelog.Log
	http *http.Server
	said said // what the server has said of its work
	make func(*server.Options)

	once   *sync.Once
	heard  atomic.Int64 // messages that players have heard
	narrow atomic.Bool  // new connections hold little that was not read
}

const narrowBytes = 4096

// file is that of a table.
func (h *host) file(id wire.TableID) string {
	return filepath.Join(h.dir, string(id[:2]), string(id)+".table")
}

// A disk is this machine's, of which enough is free, and on which things go wrong.
type disk struct {
	filelog.System
	full    atomic.Bool            // it takes no more
	refused atomic.Int64           // so many pieces, for that
	lazy    atomic.Bool            // it says at once that all is on it
	fault   atomic.Pointer[string] // the file with this in its name cannot be written for a reason that nobody has foreseen
}

// Free implements [filelog.Disk].
func (d *disk) Free(string) (free, all uint64, err error) {
	if d.full.Load() {
		return 0, 1 << 40, nil
	}
	return 1 << 40, 1 << 40, nil
}

// Open implements [filelog.Disk].
func (d *disk) Open(name string, flag int) (filelog.File, error) {
	f, err := d.System.Open(name, flag)
	return &file{f, d, name}, err
}

type file struct {
	filelog.File
	d    *disk
	name string
}

// Write implements [io.Writer]. A disk that is full takes a part.
func (f *file) Write(text []byte) (int, error) {
	if part := f.d.fault.Load(); part != nil && strings.Contains(f.name, *part) {
		panic("a fault in " + string(text))
	}
	if f.d.full.Load() && strings.HasSuffix(f.name, ".table") {
		f.d.refused.Add(1)
		n, err := f.File.Write(text[:len(text)/2])
		return n, errors.Join(err, syscall.ENOSPC)
	}
	return f.File.Write(text)
}

// Sync implements [filelog.File].
func (f *file) Sync() error {
	if f.d.lazy.Load() {
		return nil
	}
	return f.File.Sync()
}

// said is what was said, for several goroutines.
type said struct {
	mu   sync.Mutex
	text strings.Builder
}

func (s *said) Write(text []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(text)
}

func (s *said) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.String()
}

// openPort opens a port of this machine, which is nobody else's while servers at it come and go.
func openPort(t *testing.T) (addr string, port *os.File) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if port, err = l.(*net.TCPListener).File(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { port.Close() })
	return l.Addr().String(), port
}

// begin serves the tables of a folder, at the same address as before.
func (h *host) begin() {
	h.t.Helper()
	var err error
	if h.log, err = filelog.New(&h.disk, h.dir, 0); err != nil {
		h.t.Fatal(err)
	}
	if h.port == nil {
		h.addr, h.port = openPort(h.t)
	}
	l, err := net.FileListener(h.port)
	if err != nil {
		h.t.Fatal(err)
	}
	say := log.New(&h.said, "", 0)
	page := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "the page") })
	o := server.Options{Log: h.log, Base: "http://" + h.addr + "/", Hosts: []string{h.addr}, Site: page, Say: say}
	if h.make != nil {
		h.make(&o)
	}
	h.s, h.once = server.Begin(o, h.pace), &sync.Once{}
	h.http = server.HTTP(h.s, say)
	h.http.ConnContext = func(ctx context.Context, c net.Conn) context.Context {
		if h.narrow.Load() {
			_ = c.(*net.TCPConn).SetWriteBuffer(narrowBytes) // it is then as it was
		}
		return ctx
	}
	go h.http.Serve(l) // until it is closed
}

// end ends what begin began, once.
func (h *host) end() {
	h.t.Helper()
	h.once.Do(func() {
		ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
		defer cancel()
		h.s.End(ctx)
		if err := errors.Join(h.http.Close(), h.log.Close()); err != nil {
			h.t.Error(err)
		}
	})
}

func newHost(t *testing.T) *host { return hostAt(t, server.Usual, nil) }

// hostAt is one at another pace, with other options.
func hostAt(t *testing.T, pace server.Pace, change func(*server.Options)) *host {
	h := &host{t: t, dir: t.TempDir(), pace: pace, make: change}
	h.begin()
	t.Cleanup(func() { h.end() })
	return h
}

// opening is that of a table at which seat 0 has a person and the last a computer player.
func (h *host) opening(game engine.Game, players int) wire.Opening {
	return wire.Opening{
		Game: game.Name(), Rules: game.Rules(), Players: players, Away: wire.AwayComputer, Events: wire.Events, Invite: key(inviteKey), Watch: key(watchKey),
		Host:   wire.Sit{Seat: 0, Key: key(0), Nonce: key(100), Away: wire.AwayComputer, Crest: "fox", Name: "Clara"},
		Others: []wire.SetSeat{{Seat: engine.Player(players - 1), Who: engine.Greedy, Crest: "owl", Name: "Hugo"}},
	}
}

// opens opens such a table.
func (h *host) opens(game engine.Game, players int) wire.TableID {
	h.t.Helper()
	status, text := h.post("/tables", string(h.opening(game, players).Append(nil)), nil)
	if status != 200 {
		h.t.Fatalf("the table is refused: %d %q", status, text)
	}
	return wire.TableID(strings.TrimSpace(text))
}

// post asks the server once, as the page does unless change says otherwise.
func (h *host) post(path, text string, change func(*http.Request)) (status int, answer string) {
	h.t.Helper()
	r, err := http.NewRequest("POST", "http://"+h.addr+path, strings.NewReader(text))
	if err != nil {
		h.t.Fatal(err)
	}
	r.Header.Set("Treille", "1")
	r.Close = true // on a line kept from an earlier request, a server that has closed it meanwhile, or was killed, would answer nothing
	if change != nil {
		change(r)
	}
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		h.t.Fatal(err)
	}
	defer res.Body.Close()
	var b strings.Builder
	buf := make([]byte, 4096)
	for {
		n, err := res.Body.Read(buf)
		b.Write(buf[:n])
		if err != nil {
			return res.StatusCode, b.String()
		}
	}
}
