package nettest

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"maps"
	"math/rand/v2"
	"net"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"treille/cmd/internal/server"
	"treille/cmd/internal/server/natslog"
	"treille/engine"
	"treille/engine/device"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	"treille/engine/wire"
)

// A host is one of our servers, with a connection of its own to those of NATS.
type host struct {
	t    *testing.T
	nats string
	addr string
	log  *natslog.Log
	s    *server.Server
	http *http.Server
}

// begin begins to serve, at the same address as before.
func (h *host) begin() {
	h.t.Helper()
	if err := h.serve(); err != nil {
		h.t.Fatal(err)
	}
}

func (h *host) serve() (err error) {
	if h.log, err = natslog.New(h.nats, 0); err != nil {
		return err
	}
	if h.addr == "" {
		h.addr = "127.0.0.1:0"
	}
	l, err := net.Listen("tcp", h.addr)
	if err != nil {
		return err
	}
	h.addr = l.Addr().String()
	say := log.New(io.Discard, "", 0)
	h.s = server.New(server.Options{Log: h.log, Base: "http://" + h.addr + "/", Hosts: []string{h.addr}, Site: http.NotFoundHandler(), Say: say})
	h.http = server.HTTP(h.s, say)
	go h.http.Serve(l) // until it is closed
	return nil
}

// die ends it without a word to NATS: its connection is cut first.
func (h *host) die() {
	_ = h.log.Close()
	_ = h.http.Close()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	h.s.End(ctx)
}

// A player is a device that decides at random, and goes from one server to another.
type player struct {
	*device.Device
	hosts []*host
	rand  *rand.Rand
	until func() bool // it decides slowly as long as this does not hold
	at    string      // the server at which it was last
	ws    *websocket.Conn
	taken map[int]wire.Verb // the commands that were acknowledged
}

func key(n int) (k wire.Key) {
	k[0], k[1] = byte(n+1), 7
	return k
}

func (p *player) come(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 3*time.Second)
	defer cancel()
	p.at = p.hosts[p.rand.IntN(len(p.hosts))].addr
	ws, _, err := websocket.Dial(ctx, "ws://"+p.at+"/line", &websocket.DialOptions{Subprotocols: []string{wire.Subprotocol}})
	if err != nil {
		return err
	}
	ws.SetReadLimit(wire.MaxFromServer)
	p.ws = ws
	return p.say(ctx, p.Hello())
}

func (p *player) say(ctx context.Context, m wire.FromDevice) error {
	return p.ws.Write(ctx, websocket.MessageText, m.Append(nil))
}

var errGoes = errors.New("off to another server")

// hear takes one message, decides if it is its turn, and says what is to be said.
func (p *player) hear(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 25*time.Second)
	defer cancel()
	_, text, err := p.ws.Read(ctx)
	if err != nil {
		return err
	}
	m, err := wire.ParseFromServer(text)
	if err != nil {
		return err
	}
	if ok, is := m.(wire.OK); is && p.Unanswered() != nil {
		if c, err := wire.ParseFromDevice(p.Unanswered()); err == nil && c.(wire.Command).K == ok.K {
			p.taken[ok.K] = c.(wire.Command).Do
		}
	}
	if err := p.Receive(m); err != nil {
		return err
	}
	for _, ok := p.Next(); ok; _, ok = p.Next() {
	}
	for r, refused := p.Refused(); refused; r, refused = p.Refused() {
		if r.Code != wire.CodeLate {
			return fmt.Errorf("%+v is refused", r)
		}
	}
	if p.Waits() {
		time.Sleep(200 * time.Millisecond)
		p.Retry()
	}
	if p.rand.IntN(60) == 0 {
		return errGoes
	}
	if p.Info() != nil && p.Acting().Has(p.Viewer()) && !p.Sending() {
		if !p.until() {
			time.Sleep(500 * time.Millisecond)
		}
		legal := p.Info().LegalActions(nil)
		p.Play(legal[p.rand.IntN(len(legal))])
	}
	for m, ok := p.Send(); ok; m, ok = p.Send() {
		if err := p.say(ctx, m); err != nil {
			return err
		}
	}
	return nil
}

// play plays to the end, and comes back whenever the line is lost.
func (p *player) play(ctx context.Context) error {
	for {
		err := p.come(ctx)
		for err == nil {
			err = p.hear(ctx)
			if _, over := p.Over(); err == nil && over && p.Unanswered() == nil { // the end may be told before the last answer
				return p.ws.Close(websocket.StatusNormalClosure, "")
			}
		}
		if p.ws != nil {
			_ = p.ws.CloseNow()
			p.ws = nil
		}
		status := websocket.CloseStatus(err)
		if ctx.Err() != nil || errors.Is(err, device.ErrDamaged) || strings.Contains(err.Error(), "refused") && !strings.Contains(err.Error(), "connection refused") ||
			status > 1001 && status != websocket.StatusServiceRestart && status != websocket.StatusAbnormalClosure {
			return fmt.Errorf("seat %d after %d events: %w", p.Viewer(), len(p.History()), err)
		}
		time.Sleep(100 * time.Millisecond)
	}
}

// TestEvening plays a game of each, of which each device is now at one of three servers of
// ours, now at another, while those and the servers of NATS are killed.
func TestEvening(t *testing.T) {
	t.Parallel()
	c := start(t, 3, 0)
	var hosts []*host
	for range 3 {
		h := &host{t: t, nats: c.urls()}
		h.begin()
		t.Cleanup(h.die)
		hosts = append(hosts, h)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 3*time.Minute)
	defer cancel()
	quiet := make(chan struct{}) // from then on all is well
	ended := make(chan error)
	begun := 0
	for i, game := range games.All() {
		both := opened(t, hosts, game, i)
		for _, p := range both {
			p.until = closed(quiet)
		}
		go func() { ended <- evening(ctx, game, both) }()
		begun++
	}
	for i := range 3 {
		time.Sleep(2 * time.Second)
		hosts[i].die()
		time.Sleep(time.Second)
		hosts[i].begin()
		time.Sleep(time.Second)
		c.nodes[i].kill()
		time.Sleep(time.Second)
		c.nodes[i].start()
		c.healthy()
	}
	close(quiet)
	for range begun {
		if err := <-ended; err != nil {
			t.Error(err)
		}
	}
}

// closed reports whether a channel is.
func closed(c <-chan struct{}) func() bool {
	return func() bool {
		select {
		case <-c:
			return true
		default:
			return false
		}
	}
}

// opened is the n-th table: the devices of who has opened it and of a guest, who wants to sit down.
func opened(t *testing.T, hosts []*host, game engine.Game, n int) (both []*player) {
	t.Helper()
	o := wire.Opening{Game: game.Name(), Rules: game.Rules(), Players: 3, Away: wire.AwayComputer, Events: wire.Events, Invite: key(200 + 2*n), Watch: key(201 + 2*n),
		Host:   wire.Sit{Seat: 0, Key: key(10 * n), Nonce: key(100), Away: wire.AwayComputer, Crest: "fox", Name: "Clara"},
		Others: []wire.SetSeat{{Seat: 2, Who: engine.Greedy, Crest: "owl", Name: "Hugo"}}}
	r, err := http.NewRequest("POST", "http://"+hosts[n%len(hosts)].addr+"/tables", strings.NewReader(string(o.Append(nil))))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Treille", "1")
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(res.Body)
	res.Body.Close()
	if err != nil || res.StatusCode != http.StatusOK {
		t.Fatalf("%d %s %v", res.StatusCode, text, err)
	}
	id := wire.TableID(strings.TrimSpace(string(text)))
	clara := device.New(id, wire.AsSeat, key(10*n))
	emma := device.New(id, wire.AsGuest, key(200+2*n))
	emma.Say(wire.Sit{Seat: 1, Key: key(10*n + 1), Nonce: key(101), Away: wire.AwayComputer, Crest: "rabbit", Name: "Emma"})
	for i, d := range []*device.Device{clara, emma} {
		both = append(both, &player{Device: d, hosts: hosts, rand: rand.New(rand.NewPCG(uint64(n), uint64(i))), taken: map[int]wire.Verb{}})
	}
	return both
}

// sit lets a guest sit down.
func (p *player) sit(ctx context.Context) error {
	for p.Table().ID == "" || p.Table().Seat < 0 {
		if err := p.come(ctx); err != nil {
			time.Sleep(100 * time.Millisecond)
			continue
		}
		for err := error(nil); err == nil && (p.Table().ID == "" || p.Table().Seat < 0); {
			err = p.hear(ctx)
		}
		_ = p.ws.CloseNow()
		if ctx.Err() != nil {
			return fmt.Errorf("nobody sits down: %w", ctx.Err())
		}
	}
	return nil
}

// evening is a game of two devices and a computer player.
func evening(ctx context.Context, game engine.Game, both []*player) error {
	if err := both[1].sit(ctx); err != nil {
		return fmt.Errorf("%s: %w", game.Name(), err)
	}
	both[0].Do(wire.Start{})
	ended := make(chan error, len(both))
	for _, p := range both {
		go func() { ended <- p.play(ctx) }()
	}
	for range both {
		if err := <-ended; err != nil {
			return fmt.Errorf("%s: %w", game.Name(), err)
		}
	}
	for _, p := range both {
		if err := p.compare(); err != nil {
			return err
		}
	}
	return same(game, both[0].record(), both[1].record())
}

// same wants both to have the same record.
func same(game engine.Game, a, b string) error {
	if a != b {
		return fmt.Errorf("%s: they have different records:\n%s\n%s", game.Name(), a, b)
	}
	return nil
}

// record is the one that the device was told at the end.
func (p *player) record() string {
	over, _ := p.Over()
	return over.Record
}

// compare wants a player to have the record of a whole game, to know what his seat knows by it,
// and what was acknowledged to be in it, once, and nothing else.
func (p *player) compare() error {
	game := p.Game()
	rec, err := record.Parse([]byte(p.record()))
	if err != nil {
		return err
	}
	played, err := match.Replay(game, rec, nil)
	if err != nil || !played.Over() {
		return fmt.Errorf("%s: the record is not that of a whole game: %v", game.Name(), err)
	}
	if p.Info().Hash() != played.Info(p.Viewer()).Hash() {
		return fmt.Errorf("%s: seat %d knows something else than the record tells", game.Name(), p.Viewer())
	}
	var said, written []string
	for _, k := range slices.Sorted(maps.Keys(p.taken)) {
		if play, ok := p.taken[k].(wire.Play); ok {
			said = append(said, play.Decisions...)
		}
	}
	for _, ply := range rec.Plies {
		if ply.Who == p.Viewer() {
			written = append(written, ply.Text)
		}
	}
	if !slices.Equal(said, written) {
		return fmt.Errorf("%s: in seat %d %d decisions were acknowledged, %d are written", game.Name(), p.Viewer(), len(said), len(written))
	}
	return nil
}
