package server_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/coder/websocket"

	"treille/engine"
	"treille/engine/device"
	"treille/engine/match"
	"treille/engine/record"
	"treille/engine/wire"
)

// A player is a device with a socket, that decides at random.
type player struct {
	*device.Device
	h    *host
	ws   *websocket.Conn
	rand *rand.Rand

	at     string // the address at which it asks, if not the server's own
	header http.Header
	narrow bool // the server holds little for it that it has not read

	pause    time.Duration     // before it decides
	undoes   bool              // takes some decisions back
	twice    bool              // says each command twice
	may      []wire.Code       // what it may be refused with, beside late
	patience time.Duration     // in which something has to come, or it opens a new line; 0 for no end
	taken    map[int]wire.Verb // the commands that were acknowledged, by their numbers
	refused  map[wire.Code]int // how often
	came     int               // lines that it has opened
	roams    []*host           // servers of one log, to any of which it comes; it goes now and then
}

// dial opens a socket.
func (p *player) dial(ctx context.Context) (err error) {
	ctx, cancel := context.WithTimeout(ctx, 3*time.Second)
	defer cancel()
	o := &websocket.DialOptions{Subprotocols: []string{wire.Subprotocol}, HTTPHeader: p.header, Host: p.h.addr}
	if p.narrow {
		p.h.narrow.Store(true)
		defer p.h.narrow.Store(false)
	}
	if len(p.roams) > 0 {
		p.h = p.roams[p.rand.IntN(len(p.roams))]
		o.Host = p.h.addr
	}
	at := p.at
	if at == "" {
		at = p.h.addr
	}
	p.came++
	p.ws, _, err = websocket.Dial(ctx, "ws://"+at+"/line", o)
	if err == nil {
		p.ws.SetReadLimit(wire.MaxFromServer)
	}
	return err
}

// come opens a socket and says hello.
func (p *player) come(ctx context.Context) error {
	if err := p.dial(ctx); err != nil {
		return err
	}
	return p.say(ctx, p.Hello())
}

func (p *player) say(ctx context.Context, m wire.FromDevice) error {
	return p.says(ctx, string(m.Append(nil)))
}

// says says any text.
func (p *player) says(ctx context.Context, text string) error {
	return p.ws.Write(ctx, websocket.MessageText, []byte(text))
}

// answered says a text, and reads until the answer that it should have.
func (p *player) answered(ctx context.Context, text, want string) {
	p.h.t.Helper()
	if err := p.says(ctx, text); err != nil {
		p.h.t.Fatal(err)
	}
	for {
		_, got, err := p.ws.Read(ctx)
		if err != nil {
			p.h.t.Fatalf("%q is not answered with %q: %v", text, want, err)
		}
		if string(got) == want {
			return
		}
	}
}

// hear takes one message, and says what is to be said.
func (p *player) hear(ctx context.Context) error {
	if p.patience > 0 {
		var cancel func()
		ctx, cancel = context.WithTimeout(ctx, p.patience)
		defer cancel()
	}
	_, text, err := p.ws.Read(ctx)
	if err != nil {
		return err
	}
	m, err := wire.ParseFromServer(text)
	if err == nil {
		p.note(m)
		p.h.heard.Add(1)
		err = p.Receive(m)
	}
	if err != nil {
		return err
	}
	for _, ok := p.Next(); ok; _, ok = p.Next() {
	}
	return p.send(ctx)
}

// send says what is to be said.
func (p *player) send(ctx context.Context) error {
	for m, ok := p.Send(); ok; m, ok = p.Send() {
		if err := p.say(ctx, m); err != nil {
			return err
		}
		if _, command := m.(wire.Command); p.twice && command {
			if err := p.say(ctx, m); err != nil {
				return err
			}
		}
	}
	return nil
}

// note notes what is acknowledged, and what is refused.
func (p *player) note(m wire.FromServer) {
	switch m := m.(type) {
	case wire.No:
		if p.refused == nil {
			p.refused = map[wire.Code]int{}
		}
		p.refused[m.Code]++
	case wire.OK:
		if p.Unanswered() == nil {
			return
		}
		c, err := wire.ParseFromDevice(p.Unanswered())
		if err != nil {
			panic(err)
		}
		if c := c.(wire.Command); c.K == m.K {
			if p.taken == nil {
				p.taken = map[int]wire.Verb{}
			}
			p.taken[c.K] = c.Do
		}
	}
}

// acknowledged are the decisions in commands that the server has said to have.
func acknowledged(taken map[int]wire.Verb) (list []string) {
	for _, k := range slices.Sorted(maps.Keys(taken)) {
		if play, ok := taken[k].(wire.Play); ok {
			list = append(list, play.Decisions...)
		}
	}
	return list
}

// decisions are those of a seat in the record that a device has got.
func decisions(t *testing.T, p *player, seat engine.Player) (list []string) {
	t.Helper()
	m, _ := p.Over()
	rec, err := record.Parse([]byte(m.Record))
	if err != nil {
		t.Fatal(err)
	}
	for _, ply := range rec.Plies {
		if ply.Who == seat {
			list = append(list, ply.Text)
		}
	}
	return list
}

// decide decides what is owed, if anything is, or takes a decision back.
func (p *player) decide(ctx context.Context) error {
	switch {
	case p.undoes && p.CanUndo() && p.rand.IntN(8) == 0:
		p.Do(wire.Undo{})
	case p.Info() != nil && p.Acting().Has(p.Viewer()):
		time.Sleep(p.pause)
		legal := p.Info().LegalActions(nil)
		p.Play(legal[p.rand.IntN(len(legal))])
	}
	return p.send(ctx)
}

// wrong is a refusal that should not be.
func (p *player) wrong() error {
	for r, refused := p.Refused(); refused; r, refused = p.Refused() {
		if r.Code != wire.CodeLate && !slices.Contains(p.may, r.Code) {
			return fmt.Errorf("%+v is refused", r)
		}
	}
	return nil
}

// until hears until something holds.
func (p *player) until(ctx context.Context, holds func() bool) {
	p.h.t.Helper()
	for !holds() {
		if err := p.hear(ctx); err != nil {
			p.h.t.Fatal(err)
		}
	}
}

// closed hears until the line is closed, and returns why it was.
func (p *player) closed(ctx context.Context) wire.Close {
	for {
		if _, _, err := p.ws.Read(ctx); err != nil {
			return wire.Close(websocket.CloseStatus(err))
		}
	}
}

// comes is a device that has come to a table.
func (h *host) comes(ctx context.Context, id wire.TableID, as wire.As, k wire.Key) *player {
	h.t.Helper()
	return h.comesFrom(ctx, id, as, k, nil)
}

// comesFrom is one whose request has a header.
func (h *host) comesFrom(ctx context.Context, id wire.TableID, as wire.As, k wire.Key, header http.Header) *player {
	h.t.Helper()
	p := &player{Device: device.New(id, as, k), h: h, header: header}
	if err := p.come(ctx); err != nil {
		h.t.Fatal(err)
	}
	h.t.Cleanup(func() { _ = p.ws.CloseNow() })
	return p
}

var errRoams = errors.New("off to another server")

// play plays to the end, and comes back whenever the connection is lost.
func (p *player) play(ctx context.Context) error {
	for {
		err := p.come(ctx)
		for err == nil {
			if err = p.hear(ctx); err != nil {
				break
			}
			if err := p.wrong(); err != nil {
				return err
			}
			if p.Waits() {
				time.Sleep(20 * time.Millisecond)
				p.Retry()
			}
			if len(p.roams) > 0 && p.rand.IntN(40) == 0 {
				err = errRoams
				break
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
		case -1, websocket.StatusAbnormalClosure, websocket.StatusServiceRestart, websocket.StatusGoingAway, websocket.StatusCode(wire.CloseUnread):
			time.Sleep(5 * time.Millisecond)
		default:
			return err
		}
	}
}

// playAll lets all play to the end, and compares what they know with the record.
func playAll(ctx context.Context, t *testing.T, game engine.Game, all []*player) {
	t.Helper()
	ended := make(chan error, len(all))
	for _, p := range all {
		go func() { ended <- p.play(ctx) }()
	}
	for range all {
		if err := <-ended; err != nil {
			t.Fatal(err)
		}
	}
	compare(t, game, all)
}

// compare wants all to have the same record, that of the deal and of the end; each to know
// what its seat knows by it; and what was acknowledged to be written, once, and nothing else.
func compare(t *testing.T, game engine.Game, all []*player) {
	t.Helper()
	m, _ := all[0].Over()
	rec, err := record.Parse([]byte(m.Record))
	if err != nil {
		t.Fatal(err)
	}
	played, err := match.Replay(game, rec, nil)
	if err != nil || !played.Over() {
		t.Fatalf("the record is not that of a whole game: %v", err)
	}
	for _, p := range all {
		if other, _ := p.Over(); other.Record != m.Record {
			t.Errorf("seat %d has another record", p.Viewer())
		}
		if p.Info().Hash() != played.Info(p.Viewer()).Hash() {
			t.Errorf("seat %d knows something else than the record tells", p.Viewer())
		}
		if p.Viewer() == engine.Spectator || p.undoes || len(p.may) > 0 {
			continue
		}
		if got, want := acknowledged(p.taken), decisions(t, p, p.Viewer()); !slices.Equal(got, want) {
			t.Errorf("seat %d: %d decisions were acknowledged, %d are written", p.Viewer(), len(got), len(want))
		}
	}
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
