package server_test

import (
	"context"
	"io"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"treille/cmd/internal/server"
	"treille/engine"
	"treille/engine/games"
	"treille/engine/wire"
)

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
	playAll(ctx, t, game, all)
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
		"403 another site's page": func(r *http.Request) { r.Header.Set("Origin", "http://other.example") },
		"403 a page of a file":    func(r *http.Request) { r.Header.Set("Origin", "null") },
		"403 no page":             func(r *http.Request) { r.Header.Del("Treille") },
		"405 by GET":              func(r *http.Request) { r.Method = "GET" },
		"413 a giant": func(r *http.Request) {
			r.ContentLength, r.Body = 2000, io.NopCloser(strings.NewReader(strings.Repeat("x", 2000)))
		},
		"421 another host":          func(r *http.Request) { r.Host = "other.example" },
		"421 a host with a policy":  func(r *http.Request) { r.Host = h.addr + "; script-src *" },
		"431 a giant head":          func(r *http.Request) { r.Header.Set("X", strings.Repeat("x", 13<<10)) },
		"400 no opening":            func(r *http.Request) {},
		"400 no opening, same page": func(r *http.Request) { r.Header.Set("Origin", "http://"+h.addr) },
	} {
		if status, text := h.post("/tables", "x\n", change); name[:3] != strconv.Itoa(status) {
			t.Errorf("%s is answered with %d %q", name[4:], status, text)
		}
	}
	if status, text := h.post("/turns", string(wire.AppendTurnsOf(nil, []wire.TurnOf{{Table: id, Key: key(0)}, {Table: id, Key: key(77)}, {Table: "abcdefghij", Key: key(0)}})), nil); status != 200 {
		t.Errorf("turns: %d %q", status, text)
	} else if turns, err := wire.ParseTurns([]byte(text)); err != nil || len(turns) != 3 || turns[0].State != wire.StateLobby || turns[1].Game != "" || turns[2].Game != "" {
		t.Errorf("turns: %+v, %v", turns, err)
	}
	ctx := t.Context()
	closes := func(name string, want wire.Close, p *player) {
		t.Helper()
		if got := p.closed(ctx); got != want {
			t.Errorf("%s: closed with %d, want %d", name, got, want)
		}
	}
	closes("a wrong key", wire.CloseWrong, h.comes(ctx, id, wire.AsSeat, key(9)))
	closes("no such table", wire.CloseWrong, h.comes(ctx, "abcdefghij", wire.AsGuest, key(9)))
	giant := h.comes(ctx, id, wire.AsGuest, key(inviteKey))
	// No larger, as the server reads no further: what lies unread when it closes the line cuts it at once.
	if err := giant.ws.Write(ctx, websocket.MessageText, []byte(strings.Repeat("x", wire.MaxFromDevice+1))); err != nil {
		t.Fatal(err)
	}
	closes("a giant", wire.CloseLarge, giant)
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
	p := h.comes(ctx, id, wire.AsSeat, key(0))
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
