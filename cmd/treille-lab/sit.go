package main

import (
	"bufio"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/coder/websocket"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/device"
	"treille/engine/person"
	"treille/engine/wire"
	"treille/scenes/data/link"
)

// A sitter plays at a table on a server by text.
type sitter struct {
	*device.Device
	lab     *lab
	address string // of the line
	keep    string // the file that holds key and what was not answered; "" for none
	bot     string // who decides; "" for who types
	choice  *bot.Bot
	lines   chan string
	refused int  // how often he could not sit down: another was faster, it may be
	stoodIn bool // a computer player decides for the seat
	asked   int  // at so many events a decision was asked for
}

func (l *lab) sit(args []string) error {
	c := l.command("sit", "Sit down at a table on a server, and play by text: what happens is printed, decisions are read from standard input, or a computer player decides.",
		"treille-lab sit -name Emma -crest snail -seat 1 http://127.0.0.1:8080/#join=k4x9q2m7tb.Zr3vX0m1QpYt8uKcWdEa5g")
	name := c.String("name", "Emma", "`name` of who sits down")
	crest := c.String("crest", "", "crest: one of "+strings.Join(person.Crests(), ", ")+"; the first that is free if empty")
	seat := c.Int("seat", -1, "`seat`; the first that is free if negative")
	player := c.String("bot", "", "computer `player` that decides, as greedy; standard input if empty")
	keep := c.String("keep", "", "`file` for the key, so that the same call comes back to the seat")
	files, err := c.parse(args, 1)
	if err != nil {
		return err
	}
	if len(files) == 0 {
		return badCall("a link is missing (treille-lab sit -h explains)")
	}
	t, ok, err := link.ParseTable(files[0])
	if !ok || err != nil || t.Server == "" {
		return badCall("%q is no link to a table", files[0])
	}
	s := &sitter{lab: l, address: strings.Replace(t.Server, "http", "ws", 1) + "line", keep: *keep, bot: *player, lines: make(chan string), asked: -1}
	s.Device = device.New(t.ID, t.As, t.Key)
	if err := s.restore(t.ID); err != nil {
		return err
	}
	if s.bot == "" {
		go s.read()
	}
	return s.play(context.Background(), *name, *crest, *seat)
}

// restore takes key and command of an earlier call.
func (s *sitter) restore(id wire.TableID) error {
	data, err := os.ReadFile(s.keep)
	if s.keep == "" || errors.Is(err, os.ErrNotExist) {
		return nil
	} else if err != nil {
		return err
	}
	first, rest, _ := strings.Cut(string(data), "\n")
	key, ok := wire.ParseKey(first)
	if !ok {
		return fmt.Errorf("%s holds no key", s.keep)
	}
	s.Device = device.New(id, wire.AsSeat, key)
	if rest == "" {
		return nil
	}
	return s.Restore([]byte(rest))
}

// save keeps the key, and what was said and is not answered.
func (s *sitter) save() error {
	as, key := s.Key()
	if s.keep == "" || as != wire.AsSeat {
		return nil
	}
	return os.WriteFile(s.keep, append([]byte(key.String()+"\n"), s.Unanswered()...), 0o600)
}

// read hands on what is typed.
func (s *sitter) read() {
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		s.lines <- strings.TrimSpace(in.Text())
	}
	close(s.lines)
}

// play plays to the end, and comes back when the connection is lost.
func (s *sitter) play(ctx context.Context, name, crest string, seat int) error {
	wait := 500 * time.Millisecond
	for {
		err := s.connected(ctx, name, crest, seat)
		switch code := websocket.CloseStatus(err); {
		case err == nil:
			return nil
		case errors.Is(err, device.ErrDamaged), errors.Is(err, errNoSeat), code == 1008, code == 1009, code >= 4000 && code != 4003 && code != 4005:
			return err
		}
		fmt.Fprintf(s.lab.stderr, "no connection (%v), again in %v\n", err, wait)
		time.Sleep(wait)
		wait = min(2*wait, 15*time.Second)
	}
}

// connected plays as long as a connection holds; it returns nil at the end.
func (s *sitter) connected(ctx context.Context, name, crest string, seat int) error {
	ws, _, err := websocket.Dial(ctx, s.address, &websocket.DialOptions{Subprotocols: []string{wire.Subprotocol}})
	if err != nil {
		return err
	}
	defer ws.CloseNow()
	ws.SetReadLimit(wire.MaxFromServer)
	come, failed := make(chan wire.FromServer), make(chan error, 1)
	go func() {
		for {
			_, text, err := ws.Read(ctx)
			m, wrong := wire.FromServer(nil), err
			if err == nil {
				m, wrong = wire.ParseFromServer(text)
			}
			if wrong != nil {
				failed <- wrong
				return
			}
			come <- m
		}
	}()
	say := func(m wire.FromDevice) error {
		if err := s.save(); err != nil {
			return err
		}
		return ws.Write(ctx, websocket.MessageText, m.Append(nil))
	}
	if err := say(s.Hello()); err != nil {
		return err
	}
	sat := 0
	for {
		select {
		case err := <-failed:
			return err
		case m := <-come:
			as, _ := s.Key()
			if err := s.Receive(m); err != nil {
				return err
			}
			if now, _ := s.Key(); now != as { // he has sat down
				if err := s.save(); err != nil {
					return err
				}
			}
		case text, more := <-s.lines:
			if !more {
				return nil
			}
			s.take(text)
		case <-time.After(time.Second):
			s.Retry()
		}
		if as, _ := s.Key(); as == wire.AsGuest && sat <= s.refused && len(s.Seats().Seats) > 0 {
			sat = s.refused + 1
			s.sitDown(name, crest, seat)
		}
		s.tell()
		if s.refused > mostRefused {
			return errNoSeat
		}
		for m, ok := s.Send(); ok; m, ok = s.Send() {
			if err := say(m); err != nil {
				return err
			}
		}
		if m, over := s.Over(); over {
			fmt.Fprint(s.lab.stdout, m.Record)
			return ws.Close(websocket.StatusNormalClosure, "")
		}
	}
}

// errNoSeat ends a call that finds no seat.
var errNoSeat = errors.New("no seat is to be had: each is taken, or the name is")

// mostRefused is how often somebody may be refused a seat before he gives up.
const mostRefused = 8

// sitDown takes a free seat.
func (s *sitter) sitDown(name, crest string, seat int) {
	m := wire.Sit{Seat: engine.Player(seat), Away: wire.AwayComputer, Crest: crest, Name: name}
	_, _ = rand.Read(m.Key[:])
	_, _ = rand.Read(m.Nonce[:])
	taken := map[string]bool{}
	for i, p := range s.Seats().Seats {
		taken[p.Crest] = true
		if m.Seat < 0 && p.Who == wire.WhoFree {
			m.Seat = engine.Player(i)
		}
	}
	for _, c := range person.Crests() {
		if m.Crest == "" && !taken[c] {
			m.Crest = c
		}
	}
	if m.Seat >= 0 {
		s.Say(m)
	}
}

// take takes a line that was typed: a decision, or undo, start, back, stop, again.
func (s *sitter) take(text string) {
	switch words := map[string]wire.Verb{"undo": wire.Undo{}, "start": wire.Start{}, "back": wire.Back{}, "stop": wire.Stop{}, "again": wire.Again{}, "ask": wire.Ask{}}; {
	case text == "":
	case words[text] != nil:
		s.Do(words[text])
	case s.Info() == nil:
		fmt.Fprintln(s.lab.stderr, "the game has not begun")
	default:
		a, err := s.Game().Parse(text)
		if err == nil {
			err = s.Info().Check(a)
		}
		if err != nil {
			fmt.Fprintln(s.lab.stderr, err)
			return
		}
		s.Play(a)
	}
}

// tell prints what has come, and asks for a decision that is owed.
func (s *sitter) tell() {
	out := s.lab.stdout
	for m, ok := s.News(); ok; m, ok = s.News() {
		fmt.Fprintf(out, "# %s", m.Append(nil))
		if no, ok := m.(wire.No); ok && no.K == 0 {
			s.refused++
		}
	}
	for p, ok := s.Next(); ok; p, ok = s.Next() {
		fmt.Fprintf(out, "# seat %d has decided\n", p)
	}
	for r, ok := s.Refused(); ok; r, ok = s.Refused() {
		fmt.Fprintf(out, "# refused: %s %s\n", r.Code, r.Rule)
		s.asked = -1
	}
	p := s.Viewer()
	if list := s.Seats().Seats; p >= 0 && int(p) < len(list) {
		stoodIn := list[p].Presence == wire.PresenceComputer
		if stoodIn && !s.stoodIn { // who is here decides himself again
			s.Do(wire.Back{})
		}
		s.stoodIn = stoodIn
	}
	if s.Info() == nil || s.asked == len(s.History()) || !s.Acting().Has(p) {
		return
	}
	s.asked = len(s.History())
	if s.bot != "" {
		s.decide(p)
		return
	}
	view, err := json.Marshal(s.Info().View())
	if err == nil {
		fmt.Fprintf(out, "%s\n", view)
	}
	for _, a := range s.Info().LegalActions(nil) {
		fmt.Fprintf(out, "  %s\n", s.Game().Format(a))
	}
	fmt.Fprintln(out, "your decision?")
}

// decide lets the computer player decide.
func (s *sitter) decide(p engine.Player) {
	if s.choice == nil {
		var err error
		if s.choice, err = bot.New(s.bot, s.Game(), uint64(p)+1, p); err != nil {
			fmt.Fprintln(s.lab.stderr, err)
			os.Exit(exitBadCall)
		}
	}
	s.Play(s.choice.Choose(s.Info(), len(s.History())))
}
