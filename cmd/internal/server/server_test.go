package server_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"math/rand/v2"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"

	"treille/cmd/internal/server"
	"treille/cmd/internal/server/filelog"
	"treille/engine"
	"treille/engine/device"
	"treille/engine/games"
	"treille/engine/wire"
)

// key makes a key of a number.
func key(n int) (k wire.Key) {
	k[0], k[1] = byte(n+1), 7
	return k
}

const inviteKey, watchKey = 200, 201

// A host is a server on this machine that can be ended and begun again.
type host struct {
	t    *testing.T
	dir  string
	addr string
	pace server.Pace
	disk filelog.Disk
	s    *server.Server
	log  *filelog.Log
	http *http.Server
	said said // what the server has said of its work
	make func(*server.Options)
}

// roomy is this machine's disk, of which enough is free.
type roomy struct{ filelog.System }

func (roomy) Free(string) (free, all uint64, err error) { return 1 << 40, 1 << 40, nil }

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

// begin serves the tables of a folder, at the same address as before.
func (h *host) begin() {
	h.t.Helper()
	var err error
	if h.log, err = filelog.New(h.disk, h.dir, 0); err != nil {
		h.t.Fatal(err)
	}
	at := "127.0.0.1:0"
	if h.addr != "" {
		at = h.addr
	}
	l, err := net.Listen("tcp", at)
	if err != nil {
		h.t.Fatal(err)
	}
	h.addr = l.Addr().String()
	say := log.New(&h.said, "", 0)
	page := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "the page") })
	o := server.Options{Log: h.log, Base: "http://" + h.addr + "/", Hosts: []string{h.addr}, Site: page, Say: say}
	if h.make != nil {
		h.make(&o)
	}
	h.s = server.Begin(o, h.pace)
	h.http = server.HTTP(h.s, say)
	go h.http.Serve(l) // until it is closed
}

func (h *host) end() {
	h.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	h.s.End(ctx)
	if err := errors.Join(h.http.Close(), h.log.Close()); err != nil {
		h.t.Error(err)
	}
}

func newHost(t *testing.T) *host { return hostAt(t, server.Usual, nil) }

// hostAt is one at another pace, with other options.
func hostAt(t *testing.T, pace server.Pace, change func(*server.Options)) *host {
	h := &host{t: t, dir: t.TempDir(), pace: pace, disk: roomy{}, make: change}
	h.begin()
	t.Cleanup(func() { h.end() })
	return h
}

// opens opens a table at which seat 0 has a person and the last a computer player.
func (h *host) opens(game engine.Game, players int) wire.TableID {
	h.t.Helper()
	o := wire.Opening{
		Game: game.Name(), Rules: game.Rules(), Players: players, Away: wire.AwayComputer, Events: wire.Events, Invite: key(inviteKey), Watch: key(watchKey),
		Host:   wire.Sit{Seat: 0, Key: key(0), Nonce: key(100), Away: wire.AwayComputer, Crest: "fox", Name: "Clara"},
		Others: []wire.SetSeat{{Seat: engine.Player(players - 1), Who: engine.Greedy, Crest: "owl", Name: "Hugo"}},
	}
	status, text := h.post("/tables", string(o.Append(nil)), nil)
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

// A player is a device with a socket, that decides at random.
type player struct {
	*device.Device
	h    *host
	ws   *websocket.Conn
	rand *rand.Rand

	pause        time.Duration // before it decides
	acknowledged []string      // decisions
}

// come opens a socket and says hello.
func (p *player) come(ctx context.Context) error {
	var err error
	dial, cancel := context.WithTimeout(ctx, 3*time.Second)
	defer cancel()
	p.ws, _, err = websocket.Dial(dial, "ws://"+p.h.addr+"/line", &websocket.DialOptions{Subprotocols: []string{wire.Subprotocol}})
	if err != nil {
		return err
	}
	p.ws.SetReadLimit(wire.MaxFromServer)
	return p.say(ctx, p.Hello())
}

func (p *player) say(ctx context.Context, m wire.FromDevice) error {
	return p.ws.Write(ctx, websocket.MessageText, m.Append(nil))
}

// hear takes one message, and says what is to be said.
func (p *player) hear(ctx context.Context) error {
	_, text, err := p.ws.Read(ctx)
	if err != nil {
		return err
	}
	m, err := wire.ParseFromServer(text)
	if err == nil {
		p.note(m)
		err = p.Receive(m)
	}
	if err != nil {
		return err
	}
	for _, ok := p.Next(); ok; _, ok = p.Next() {
	}
	for m, ok := p.Send(); ok; m, ok = p.Send() {
		if err := p.say(ctx, m); err != nil {
			return err
		}
	}
	return nil
}

// note notes what is acknowledged.
func (p *player) note(m wire.FromServer) {
	ok, answers := m.(wire.OK)
	if !answers || p.Unanswered() == nil {
		return
	}
	c, err := wire.ParseFromDevice(p.Unanswered())
	if err != nil {
		panic(err)
	}
	if c := c.(wire.Command); c.K == ok.K {
		if play, plays := c.Do.(wire.Play); plays {
			p.acknowledged = append(p.acknowledged, play.Decisions...)
		}
	}
}

// decide decides what is owed, if anything is.
func (p *player) decide(ctx context.Context) error {
	if p.Info() == nil || !p.Acting().Has(p.Viewer()) {
		return nil
	}
	time.Sleep(p.pause)
	legal := p.Info().LegalActions(nil)
	p.Play(legal[p.rand.IntN(len(legal))])
	m, ok := p.Send()
	if !ok {
		return nil
	}
	return p.say(ctx, m)
}

// play plays to the end, and comes back whenever the connection is lost.
func (p *player) play(ctx context.Context) error {
	for {
		err := p.come(ctx)
		for err == nil {
			if err = p.hear(ctx); err != nil {
				break
			}
			if r, refused := p.Refused(); refused && r.Code != wire.CodeLate {
				return fmt.Errorf("%+v is refused", r)
			}
			err = p.decide(ctx)
			if _, over := p.Over(); over && !p.Sending() {
				_ = p.ws.Close(websocket.StatusNormalClosure, "") // the server may be killed just now
				return nil
			}
		}
		if p.ws != nil {
			_ = p.ws.CloseNow()
			p.ws = nil
		}
		if ctx.Err() != nil || errors.Is(err, device.ErrDamaged) {
			return fmt.Errorf("seat %d after %d events: %w", p.Viewer(), len(p.History()), err)
		}
		switch websocket.CloseStatus(err) {
		case -1, websocket.StatusAbnormalClosure, websocket.StatusServiceRestart, websocket.StatusGoingAway:
			time.Sleep(20 * time.Millisecond)
		default:
			return err
		}
	}
}

// TestWholeGames plays a game of each over sockets, with guests and somebody who watches.
func TestWholeGames(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Name(), func(t *testing.T) {
			t.Parallel()
			playWhole(t, game)
		})
	}
}

func playWhole(t *testing.T, game engine.Game) {
	const players = 4
	h := hostAt(t, server.Swift, nil)
	id := h.opens(game, players)
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	all := sitDown(ctx, t, h, id)
	all[0].Do(wire.Start{})
	ended := make(chan error)
	for _, p := range all {
		go func() { ended <- p.play(ctx) }()
	}
	for range all {
		if err := <-ended; err != nil {
			t.Fatal(err)
		}
	}
	record := ""
	for _, p := range all {
		m, _ := p.Over()
		if record == "" {
			record = m.Record
		}
		if m.Record != record || !strings.Contains(m.Record, "[Result ") {
			t.Errorf("seat %d has another record", p.Viewer())
		}
	}
}

// TestRefusals asks what nobody may ask.
func TestRefusals(t *testing.T) {
	h := newHost(t)
	game := games.All()[0]
	id := h.opens(game, 3)
	if again := h.opens(game, 3); again != id {
		t.Errorf("the same device opens table %s, and then %s", id, again)
	}
	for name, change := range map[string]func(*http.Request){
		"another site's page": func(r *http.Request) { r.Header.Set("Origin", "http://other.example") },
		"no page":             func(r *http.Request) { r.Header.Del("Treille") },
		"another host":        func(r *http.Request) { r.Host = "other.example" },
		"by GET":              func(r *http.Request) { r.Method = "GET" },
	} {
		if status, text := h.post("/tables", "x\n", change); status < 403 {
			t.Errorf("%s is answered with %d %q", name, status, text)
		}
	}
	if status, text := h.post("/turns", string(wire.AppendTurnsOf(nil, []wire.TurnOf{{Table: id, Key: key(0)}, {Table: id, Key: key(77)}, {Table: "abcdefghij", Key: key(0)}})), nil); status != 200 {
		t.Errorf("turns: %d %q", status, text)
	} else if turns, err := wire.ParseTurns([]byte(text)); err != nil || len(turns) != 3 || turns[0].State != wire.StateLobby || turns[1].Game != "" || turns[2].Game != "" {
		t.Errorf("turns: %+v, %v", turns, err)
	}
	ctx := t.Context()
	closes := func(name string, want wire.Close, d *device.Device, then string) {
		t.Helper()
		p := &player{Device: d, h: h}
		if err := p.come(ctx); err != nil {
			t.Fatal(err)
		}
		if then != "" {
			if err := p.ws.Write(ctx, websocket.MessageText, []byte(then)); err != nil {
				t.Fatal(err)
			}
		}
		var err error
		for err == nil {
			_, _, err = p.ws.Read(ctx)
		}
		if got := websocket.CloseStatus(err); got != websocket.StatusCode(want) {
			t.Errorf("%s: closed with %d, %v; want %d", name, got, err, want)
		}
	}
	closes("a wrong key", wire.CloseWrong, device.New(id, wire.AsSeat, key(9)), "")
	closes("no such table", wire.CloseWrong, device.New("abcdefghij", wire.AsGuest, key(9)), "")
	closes("a giant", wire.CloseLarge, device.New(id, wire.AsGuest, key(inviteKey)), strings.Repeat("x", 5000))
	_, _, err := websocket.Dial(ctx, "ws://"+h.addr+"/line", &websocket.DialOptions{HTTPHeader: http.Header{"Origin": {"http://other.example"}}})
	if err == nil || !strings.Contains(err.Error(), "403") {
		t.Errorf("another site's page opens a line: %v", err)
	}
}

// TestWrongMessages says what cannot be read, and too much: each is answered, and nobody else
// notices.
func TestWrongMessages(t *testing.T) {
	h := newHost(t)
	id := h.opens(games.All()[0], 3)
	ctx := t.Context()
	p := &player{Device: device.New(id, wire.AsSeat, key(0)), h: h}
	if err := p.come(ctx); err != nil {
		t.Fatal(err)
	}
	answer := func(want string) {
		t.Helper()
		for {
			_, text, err := p.ws.Read(ctx)
			if err != nil {
				t.Fatal(err)
			}
			if strings.HasPrefix(string(text), "no ") {
				if string(text) != want {
					t.Errorf("the answer is %q, want %q", text, want)
				}
				return
			}
		}
	}
	for message, want := range map[string]string{"what\n": "no 0 form\n", "1 dance\n": "no 1 form\n", "9 start\n": "no 9 gap\n", "1 start\n": "no 1 people\n", "1 play 0 0\nbid y1\n": "no 1 turn\n"} {
		if err := p.ws.Write(ctx, websocket.MessageText, []byte(message)); err != nil {
			t.Fatal(err)
		}
		answer(want)
	}
	for range 60 {
		if err := p.ws.Write(ctx, websocket.MessageText, []byte("ping\n")); err != nil {
			t.Fatal(err)
		}
	}
	answer("no 0 slow\n")
}
