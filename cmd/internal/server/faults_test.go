package server_test

import (
	"context"
	"encoding/base64"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"treille/cmd/internal/server"
	"treille/engine"
	"treille/engine/device"
	"treille/engine/games"
	"treille/engine/online"
	"treille/engine/wire"
)

// within is how long a game of these tests may take at most.
func within(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	t.Cleanup(cancel)
	return ctx
}

// begins opens a table with three people and a computer player, and one who watches; the game
// begins as soon as they play.
func (h *host) begins(ctx context.Context, game engine.Game) (wire.TableID, []*player) {
	h.t.Helper()
	id := h.opens(game, 4)
	all := sitDown(ctx, h.t, h, id)
	all[0].Do(wire.Start{})
	return id, all
}

// TestTornLines plays games over cables that tear in the middle of anything, all the time, and
// says each command twice.
func TestTornLines(t *testing.T) {
	for n, game := range games.All() {
		t.Run(game.Name(), func(t *testing.T) {
			t.Parallel()
			ctx := within(t)
			h := hostAt(t, server.Swift, nil)
			_, all := h.begins(ctx, game)
			for i, p := range all {
				c := newCable(t, h.addr, uint64(10*n+i))
				c.tear(20)
				p.at, p.twice = c.at, true
			}
			playAll(ctx, t, game, all)
			came := 0
			for _, p := range all {
				came += p.came
			}
			if came < 9 {
				t.Errorf("they came %d times: the cables are too good", came)
			}
		})
	}
}

// TestDeadLine lets the network of one device die without a word and live again: soon, so that
// nobody has noticed, or once the server has given it up, with what was held up and without.
func TestDeadLine(t *testing.T) {
	for _, c := range []struct {
		name      string
		long, cut bool
	}{{"for a moment", false, false}, {"for long", true, false}, {"for ever, and anew", true, true}} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			ctx := within(t)
			pace := server.Swift
			if c.long {
				pace = pace.Hearts(50*time.Millisecond, 500*time.Millisecond)
			}
			h := hostAt(t, pace, nil)
			game := games.All()[0]
			id, all := h.begins(ctx, game)
			line := newCable(t, h.addr, 1)
			for _, p := range all {
				p.pause = 2 * time.Millisecond
			}
			const seat = 2
			all[seat].at = line.at
			if c.long {
				all[seat].patience = 300 * time.Millisecond
			}
			sees := h.comes(ctx, id, wire.AsWatch, key(watchKey))
			until := func(holds func() bool) (over bool) {
				sees.until(ctx, func() bool { _, over = sees.Over(); return over || holds() })
				return over
			}
			is := func(what wire.Presence) func() bool {
				return func() bool { return len(sees.Seats().Seats) > seat && sees.Seats().Seats[seat].Presence == what }
			}
			died := make(chan int)
			go func() {
				n := 0
				for range 2 {
					if until(is(wire.PresenceHere)) {
						break
					}
					line.die()
					if n++; c.long {
						until(is(wire.PresenceGone))
					} else {
						until(func() bool { return sees.Acting().Has(seat) })
					}
					if c.cut {
						line.cut()
					}
					line.live()
				}
				died <- n
			}()
			playAll(ctx, t, game, all)
			if <-died == 0 {
				t.Error("the game was over before the line could die")
			}
		})
	}
}

// TestTwoDevicesInASeat lets two devices with the same key decide in one seat, each what it
// likes: one of them is faster, and the other is told so.
func TestTwoDevicesInASeat(t *testing.T) {
	ctx := within(t)
	h := hostAt(t, server.Swift, nil)
	game := games.All()[0]
	id, all := h.begins(ctx, game)
	twin := &player{Device: device.New(id, wire.AsSeat, key(1)), h: h, rand: rand.New(rand.NewPCG(8, 8))}
	all = append(all, twin)
	for _, p := range []*player{all[1], twin} {
		p.may = []wire.Code{wire.CodeOther, wire.CodeGap, wire.CodeTurn}
	}
	playAll(ctx, t, game, all)
	both := maps.Clone(all[1].taken)
	for k, verb := range twin.taken {
		if other, same := both[k]; same && !reflect.DeepEqual(other, verb) {
			t.Errorf("as command %d both %v and %v were taken", k, other, verb)
		}
		both[k] = verb
	}
	if got, want := acknowledged(both), decisions(t, twin, 1); !slices.Equal(got, want) {
		t.Errorf("%d decisions were acknowledged to one of them, %d are written", len(got), len(want))
	}
	if all[1].refused[wire.CodeOther]+twin.refused[wire.CodeOther]+all[1].refused[wire.CodeLate]+twin.refused[wire.CodeLate] == 0 {
		t.Error("they never met")
	}
}

// TestUndoWhileAway lets people take decisions back while others come and go.
func TestUndoWhileAway(t *testing.T) {
	for n, game := range games.All() {
		t.Run(game.Name(), func(t *testing.T) {
			t.Parallel()
			ctx := within(t)
			h := hostAt(t, server.Swift, nil)
			_, all := h.begins(ctx, game)
			undone := 0
			for i, p := range all {
				p.undoes = i < 2
				if i >= 2 {
					c := newCable(t, h.addr, uint64(n))
					c.tear(12)
					p.at = c.at
				}
			}
			playAll(ctx, t, game, all)
			for _, p := range all {
				for _, verb := range p.taken {
					if _, ok := verb.(wire.Undo); ok {
						undone++
					}
				}
			}
			if undone == 0 && game.Name() != "farbenpoker" {
				t.Error("nobody has taken anything back")
			}
		})
	}
}

// TestFullDisk fills the disk again and again while a game is played. What cannot be written is
// refused; the game goes on when there is room.
func TestFullDisk(t *testing.T) {
	ctx := within(t)
	h := hostAt(t, server.Swift.Resting(5*time.Millisecond), nil)
	game := games.All()[0]
	_, all := h.begins(ctx, game)
	ended := make(chan struct{})
	var filling sync.WaitGroup
	filling.Go(func() {
		for {
			h.disk.full.Store(true)
			for refused := h.disk.refused.Load(); h.disk.refused.Load() < refused+3; {
				select {
				case <-ended:
					return
				case <-time.After(time.Millisecond):
				}
			}
			h.disk.full.Store(false)
			time.Sleep(30 * time.Millisecond)
		}
	})
	playAll(ctx, t, game, all)
	close(ended)
	filling.Wait()
	refused := 0
	for _, p := range all {
		refused += p.refused[wire.CodeStorage]
	}
	if refused == 0 {
		t.Error("nobody was refused anything")
	}
}

// TestFloods lets many misbehave in every way while others play at the same table, and at
// another one. All of these come to their end.
func TestFloods(t *testing.T) {
	ctx := within(t)
	h := hostAt(t, server.Usual, crowd)
	game := games.All()[0]
	id, all := h.begins(ctx, game)
	o := h.opening(game, 4)
	o.Host.Key = key(60)
	if status, text := h.post("/tables", string(o.Append(nil)), nil); status != 200 {
		t.Fatal(status, text)
	}
	bad, stop := context.WithCancel(ctx)
	var floods sync.WaitGroup
	slow := make(chan bool, 1000)
	flood := func(do func(p *player) error) {
		floods.Go(func() {
			for bad.Err() == nil {
				p := &player{Device: device.New(id, wire.AsWatch, key(watchKey)), h: h, header: by(66)}
				if p.dial(bad) == nil {
					_ = do(p) // it is cut off
					_ = p.ws.CloseNow()
				}
			}
		})
	}
	says := func(texts ...string) func(p *player) error {
		return func(p *player) error {
			for _, text := range texts {
				if err := p.says(bad, text); err != nil {
					return err
				}
			}
			return nil
		}
	}
	hello := string(device.New(id, wire.AsWatch, key(watchKey)).Hello().Append(nil))
	wrong := string(device.New(id, wire.AsWatch, key(77)).Hello().Append(nil))
	flood(says(hello, strings.Repeat("x", 1<<20)))
	flood(says(hello, "1 play 0 0\n"+strings.Repeat("y", 900)+"\n", "nonsense", "\x00\xff"))
	flood(func(p *player) error { p.closed(bad); return nil }) // says nothing
	flood(func(p *player) error {                              // guesses keys
		err := p.says(bad, wrong)
		p.closed(bad)
		return err
	})
	flood(func(p *player) error { // says much and reads, until it is told off
		if err := p.come(bad); err != nil {
			return err
		}
		go func() {
			for p.says(bad, "ping\n") == nil {
			}
		}()
		for {
			_, text, err := p.ws.Read(bad)
			if err != nil {
				return err
			}
			if string(text) == "no 0 slow\n" {
				select {
				case slow <- true:
				default:
				}
			}
		}
	})
	floods.Go(func() {
		for bad.Err() == nil {
			h.post("/turns", string(wire.AppendTurnsOf(nil, []wire.TurnOf{{Table: id, Key: key(0)}})), nil)
		}
	})
	quiet := h.comes(ctx, online.TableOf(key(60)), wire.AsSeat, key(60))
	playAll(ctx, t, game, all)
	quiet.answered(ctx, "ping\n", "pong\n")
	<-slow
	stop()
	floods.Wait()
}

// TestHostileNames refuses names that would be anything but a name, and who sits there hears
// nothing of them.
func TestHostileNames(t *testing.T) {
	h := newHost(t)
	id := h.opens(games.All()[0], 4)
	host := h.comes(t.Context(), id, wire.AsSeat, key(0))
	host.until(t.Context(), func() bool { return len(host.Seats().Seats) > 0 })
	guest := h.comes(t.Context(), id, wire.AsGuest, key(inviteKey))
	for _, name := range []string{"", " ", "Emma ", "Em\nma", "Em\x00ma", "Em\u202ema", "Em\u200bma", "E\u0301mma", "Emma\r", "🎲", strings.Repeat("M", 17), "\xff\xfe", "Clara", "CLARA"} {
		text := fmt.Sprintf("sit 1 %s %s computer rabbit %s\n", base64.RawURLEncoding.EncodeToString(keyBytes(1)), base64.RawURLEncoding.EncodeToString(keyBytes(2)), name)
		if err := guest.says(t.Context(), text); err != nil {
			t.Fatal(err)
		}
		for {
			_, answer, err := guest.ws.Read(t.Context())
			if err != nil {
				t.Fatalf("%q ends the line: %v", name, err)
			}
			if strings.HasPrefix(string(answer), "ok") {
				t.Errorf("%q sits down", name)
			}
			if strings.HasPrefix(string(answer), "no 0 ") {
				break
			}
		}
	}
	host.answered(t.Context(), "ping\n", "pong\n")
	if seat := host.Seats().Seats[1]; seat.Who != wire.WhoFree {
		t.Errorf("the seat is %+v", seat)
	}
}
