package nettest

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
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
	var err error
	if h.log, err = natslog.New(h.nats, 0); err != nil {
		h.t.Fatal(err)
	}
	if h.addr == "" {
		h.addr = "127.0.0.1:0"
	}
	l, err := net.Listen("tcp", h.addr)
	if err != nil {
		h.t.Fatal(err)
	}
	h.addr = l.Addr().String()
	say := log.New(io.Discard, "", 0)
	h.s = server.New(server.Options{Log: h.log, Base: "http://" + h.addr + "/", Hosts: []string{h.addr}, Site: http.NotFoundHandler(), Say: say})
	h.http = server.HTTP(h.s, say)
	go h.http.Serve(l) // until it is closed
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
	at := p.hosts[p.rand.IntN(len(p.hosts))].addr
	ws, _, err := websocket.Dial(ctx, "ws://"+at+"/line", &websocket.DialOptions{Subprotocols: []string{wire.Subprotocol}})
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
		o := wire.Opening{Game: game.Name(), Rules: game.Rules(), Players: 3, Away: wire.AwayComputer, Events: wire.Events, Invite: key(200 + 2*i), Watch: key(201 + 2*i),
			Host:   wire.Sit{Seat: 0, Key: key(10 * i), Nonce: key(100), Away: wire.AwayComputer, Crest: "fox", Name: "Clara"},
			Others: []wire.SetSeat{{Seat: 2, Who: engine.Greedy, Crest: "owl", Name: "Hugo"}}}
		r, err := http.NewRequest("POST", "http://"+hosts[i%3].addr+"/tables", strings.NewReader(string(o.Append(nil))))
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
		clara := device.New(id, wire.AsSeat, key(10*i))
		emma := device.New(id, wire.AsGuest, key(200+2*i))
		emma.Say(wire.Sit{Seat: 1, Key: key(10*i + 1), Nonce: key(101), Away: wire.AwayComputer, Crest: "rabbit", Name: "Emma"})
		both := []*player{{Device: clara}, {Device: emma}}
		for j, p := range both {
			p.hosts, p.rand, p.taken = hosts, rand.New(rand.NewPCG(uint64(i), uint64(j))), map[int]wire.Verb{}
			p.until = func() bool {
				select {
				case <-quiet:
					return true
				default:
					return false
				}
			}
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

// evening is a game of two devices and a computer player.
func evening(ctx context.Context, game engine.Game, both []*player) error {
	clara, emma := both[0], both[1]
	for emma.Table().ID == "" || emma.Table().Seat < 0 {
		if err := emma.come(ctx); err != nil {
			time.Sleep(100 * time.Millisecond)
			continue
		}
		for err := error(nil); err == nil && (emma.Table().ID == "" || emma.Table().Seat < 0); {
			err = emma.hear(ctx)
		}
		_ = emma.ws.CloseNow()
		if ctx.Err() != nil {
			return fmt.Errorf("%s: nobody sits down: %w", game.Name(), ctx.Err())
		}
	}
	clara.Do(wire.Start{})
	ended := make(chan error, len(both))
	for _, p := range both {
		go func() { ended <- p.play(ctx) }()
	}
	for range both {
		if err := <-ended; err != nil {
			return fmt.Errorf("%s: %w", game.Name(), err)
		}
	}
	return compare(game, both)
}

// compare wants both to have the same record of a whole game, to know what their seats know by
// it, and what was acknowledged to be in it, once, and nothing else.
func compare(game engine.Game, both []*player) error {
	over, _ := both[0].Over()
	rec, err := record.Parse([]byte(over.Record))
	if err != nil {
		return err
	}
	played, err := match.Replay(game, rec, nil)
	if err != nil || !played.Over() {
		return fmt.Errorf("%s: the record is not that of a whole game: %v", game.Name(), err)
	}
	for _, p := range both {
		if other, _ := p.Over(); other.Record != over.Record {
			return fmt.Errorf("%s: seat %d has another record", game.Name(), p.Viewer())
		}
		if p.Info().Hash() != played.Info(p.Viewer()).Hash() {
			return fmt.Errorf("%s: seat %d knows something else than the record tells", game.Name(), p.Viewer())
		}
		var said, written []string
		for k := 1; len(p.taken) > 0; k++ {
			if play, ok := p.taken[k].(wire.Play); ok {
				said = append(said, play.Decisions...)
			}
			delete(p.taken, k)
		}
		for _, ply := range rec.Plies {
			if ply.Who == p.Viewer() {
				written = append(written, ply.Text)
			}
		}
		if !slices.Equal(said, written) {
			return fmt.Errorf("%s: in seat %d %d decisions were acknowledged, %d are written", game.Name(), p.Viewer(), len(said), len(written))
		}
	}
	return nil
}
