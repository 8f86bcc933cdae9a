package wire_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/person"
	"treille/engine/rng"
	"treille/engine/wire"
)

// A drawer draws values that a message may have.
type drawer struct{ *rng.Stream }

// one draws a member of a list.
func one[T any](d drawer, list ...T) T { return list[d.Intn(len(list))] }

func (d drawer) count() int          { return one(d, 0, 1, 9, 10, 4127, 1<<31-1) }
func (d drawer) positive() int       { return 1 + d.Intn(1<<31-1) }
func (d drawer) seat() engine.Player { return engine.Player(d.Intn(engine.MaxPlayers)) }
func (d drawer) yes() bool           { return d.Intn(2) == 0 }
func (d drawer) id() wire.TableID    { return wire.MakeTableID(d.Uint64()) }
func (d drawer) away() wire.Away     { return one(d, wire.AwayComputer, wire.AwayWait) }
func (d drawer) crest() string       { return one(d, person.Crests()...) }
func (d drawer) computer() string {
	return one(d, engine.Levels()...) + one(d, "", "/"+one(d, engine.Characters()...))
}

func (d drawer) key() (k wire.Key) {
	for i := range k {
		k[i] = byte(d.Intn(256))
	}
	return k
}

func (d drawer) sum() (s wire.Sum) {
	for i := range s {
		s[i] = byte(d.Intn(256))
	}
	return s
}

// name draws characters of names until they are one.
func (d drawer) name() string {
	for {
		var b strings.Builder
		for range 1 + d.Intn(person.MaxName) {
			b.WriteRune(one(d, []rune("ab Zoë’ŁẠ“„•!~<&\"\\")...))
		}
		if clean, err := person.CheckName(b.String()); err == nil {
			return clean
		}
	}
}

func (d drawer) event() engine.Event {
	e := engine.Event{
		Audience: engine.Everybody, Kind: engine.EventKind(1 + d.Intn(255)), Player: engine.Player(d.Intn(9) - 3), Reveals: d.yes(),
	}
	other, value := engine.Player(d.Intn(9)-3), d.Uint64()>>d.Intn(64)
	f := engine.Packing(&e)
	engine.Other(&f, &other)
	engine.Value(&f, &value)
	for range 4 {
		n := one(d, 0, 0, int32(d.Uint64()), -1)
		engine.Num(&f, &n)
	}
	return e
}

func (d drawer) verb() wire.Verb {
	play := wire.Play{Era: d.count(), At: d.count()}
	for range 1 + d.Intn(4) {
		play.Decisions = append(play.Decisions, one(d, "pass", "bid y1 g2", "sell red 3"))
	}
	return one[wire.Verb](d, play, wire.Undo{}, wire.Ask{}, wire.Vote{Question: d.count(), Yes: d.yes()}, wire.Stand{Seat: d.seat()},
		wire.Back{}, wire.SetAway{Away: d.away()}, wire.Hinted{}, wire.SetSeat{Seat: d.seat(), Who: wire.WhoFree},
		wire.SetSeat{Seat: d.seat(), Who: d.computer(), Crest: d.crest(), Name: d.name()}, wire.Start{}, wire.Stop{}, wire.Again{}, wire.Leave{})
}

// fromDevice draws a message of a device.
func (d drawer) fromDevice() message {
	seen := wire.Seen{Era: d.count(), N: d.positive(), Hash: d.Uint64()}
	return one[message](d,
		wire.Hello{As: one(d, wire.AsGuest, wire.AsSeat, wire.AsWatch), Table: d.id(), Key: d.key(), Events: d.count(), Seen: one(d, seen, wire.Seen{})},
		wire.Sit{Seat: d.seat(), Key: d.key(), Nonce: d.key(), Away: d.away(), Crest: d.crest(), Name: d.name()},
		wire.Claim{Seat: d.seat(), Key: d.key(), Name: d.name()},
		wire.Command{K: d.positive(), Do: d.verb()}, wire.Command{K: d.positive(), Do: d.verb()},
		wire.Due{}, wire.ShowSign{Sign: one(d, wire.Signs()...)}, wire.Ping{})
}

func (d drawer) table() wire.Table {
	t := wire.Table{
		ID: d.id(), Game: one(d, "vino", "zankapfel"), Rules: one(d, "1", "2", "1+0123abcd"), Players: 1 + d.Intn(engine.MaxPlayers),
		State: one(d, wire.StateLobby, wire.StatePlay, wire.StateOver, wire.StateStopped), K: d.count(), Clock: d.count(), Commit: d.sum(),
		Base: one(d, "http://192.168.1.20:8080/", "https://example.org/treille/"), Options: one(d, nil, []string{"a"}, []string{"a", "b-1"}),
	}
	t.Seat = one(d, wire.Nobody, engine.Player(d.Intn(t.Players)))
	t.Host = one(d, wire.Nobody, engine.Player(d.Intn(t.Players)))
	return t
}

func (d drawer) seats() wire.Seats {
	m := wire.Seats{Watching: d.count()}
	for range 1 + d.Intn(engine.MaxPlayers) {
		presence := one(d, wire.PresenceHere, wire.PresenceComputer)
		m.Seats = append(m.Seats, one(d, wire.Seat{Who: wire.WhoFree}, wire.Seat{Who: d.computer(), Crest: d.crest(), Name: d.name()},
			wire.Seat{Who: wire.WhoHuman, Presence: presence, Away: d.away(), Crest: d.crest(), Name: d.name()},
			wire.Seat{Who: wire.WhoHuman, Presence: wire.PresenceGone, Gone: d.count(), Away: d.away(), Crest: d.crest(), Name: d.name()}))
	}
	return m
}

func (d drawer) entry() wire.Entry {
	m := wire.Entry{Era: d.count(), From: d.count(), Who: one(d, engine.Chance, d.seat())}
	if m.More = d.yes(); !m.More {
		m.Hash, m.Undo, m.At = d.Uint64(), wire.Undoing(d.Intn(3)), d.count()
	}
	for range d.Intn(5) {
		m.Events = append(m.Events, d.event())
	}
	return m
}

// fromServer draws a message of a server.
func (d drawer) fromServer() message {
	owe := wire.Owe{}
	for p := range d.seat() {
		owe.Owed = append(owe.Owed, wire.Owed{Seat: p, Seconds: one(d, d.count(), wire.NoClock)})
	}
	over := wire.Over{Record: one(d, "", "[Format \"treille 1\"]\n\n1 * first 2\n")}
	if over.Last = d.yes(); over.Last {
		over.Secret = d.sum()
		for range 1 + d.Intn(engine.MaxPlayers) {
			over.Nonces = append(over.Nonces, one(d, d.key(), wire.Key{}))
		}
	}
	return one[message](d, d.table(), d.seats(), d.entry(), owe, wire.OK{K: d.positive(), N: d.count()},
		wire.No{K: d.count(), Code: one(d, wire.CodeLate, wire.CodeForm)}, wire.No{K: d.count(), Code: wire.CodeRule, Rule: "F40"},
		wire.Question{Number: d.count(), Matter: one(d, wire.MatterUndo, wire.MatterIn, wire.MatterStop), Seat: d.seat(), Seconds: d.count()},
		wire.Answer{Number: d.count(), Yes: true, By: wire.Nobody}, wire.Answer{Number: d.count(), By: d.seat()}, over, wire.SignShown{Seat: d.seat(), Sign: one(d, wire.Signs()...)}, wire.Pong{},
		wire.Told{News: one(d, wire.NewsBack, wire.NewsHost), Seats: []engine.Player{d.seat()}},
		wire.Told{News: one(d, wire.NewsLet, wire.NewsIn), Seats: []engine.Player{d.seat(), d.seat()}}, wire.Next{Table: d.id(), Ready: []engine.Player{d.seat()}})
}

// TestRoundTrip writes messages drawn from a seed, and reads back what they were.
func TestRoundTrip(t *testing.T) {
	stream := rng.New(1)
	d := drawer{&stream}
	for i, draw := range []func() message{d.fromDevice, d.fromServer} {
		for range 5000 {
			m := draw()
			text := m.Append(nil)
			got, err := directions[i].parse(text)
			if err != nil {
				t.Fatalf("%q, from %+v: %v", text, m, err)
			}
			if !reflect.DeepEqual(got, m) {
				t.Fatalf("%q is read as\n%+v, and was\n%+v", text, got, m)
			}
		}
	}
}

// TestParts cuts long histories and records: each part fits, says whether it goes on, and
// together they are what was cut.
func TestParts(t *testing.T) {
	stream := rng.New(2)
	d := drawer{&stream}
	longest := engine.Event{Audience: engine.Everybody, Kind: 255, Player: engine.Terminal}
	other, value, num := engine.Terminal, ^uint64(0), int32(-1<<31)
	f := engine.Packing(&longest)
	engine.Other(&f, &other)
	engine.Value(&f, &value)
	for range 4 {
		engine.Num(&f, &num)
	}
	for _, n := range []int{0, 1, 300, 2000, 5000} {
		whole := wire.Entry{Era: 1<<31 - 1, From: 7, Who: engine.Chance, Hash: 0xF00, Undo: wire.UndoAsked}
		for range n {
			whole.Events = append(whole.Events, one(d, d.event(), longest, longest, longest))
		}
		if n == 5000 {
			for i := range whole.Events {
				whole.Events[i] = longest
			}
		}
		again, parts := wire.Entry{From: 7}, 0
		for part := range whole.Parts() {
			parts++
			read, err := wire.ParseFromServer(part.Append(nil))
			if err != nil {
				t.Fatal(err)
			}
			p := read.(wire.Entry)
			if p.From != 7+len(again.Events) || p.Era != whole.Era || p.Who != engine.Chance {
				t.Fatalf("part %d of %d events begins at %d, with %d read", parts, n, p.From, len(again.Events)+7)
			}
			again.Events = append(again.Events, p.Events...)
			if p.More != (len(again.Events) < n) || (p.Undo == wire.UndoNot) != p.More {
				t.Fatalf("part %d of %d events: more %v, undo %v", parts, n, p.More, p.Undo)
			}
		}
		if !slices.Equal(again.Events, whole.Events) || n >= 2000 && parts < 2 || n <= 300 && parts != 1 {
			t.Errorf("%d events become %d in %d parts", n, len(again.Events), parts)
		}
	}
	for _, n := range []int{0, 10, 10000} {
		whole := wire.Over{Record: strings.Repeat("12 2 bid y1 g2\n", n), Last: true, Secret: d.sum(), Nonces: []wire.Key{{}, d.key()}}
		again, parts := wire.Over{}, 0
		for part := range whole.Parts() {
			parts++
			read, err := wire.ParseFromServer(part.Append(nil))
			if err != nil {
				t.Fatal(err)
			}
			p := read.(wire.Over)
			if again.Last {
				t.Fatal("a part follows the last")
			}
			again.Record, again.Last, again.Secret, again.Nonces = again.Record+p.Record, p.Last, p.Secret, p.Nonces
		}
		if !reflect.DeepEqual(again, whole) || n == 10000 && parts < 5 {
			t.Errorf("a record of %d lines comes back otherwise, in %d parts", n, parts)
		}
	}
}

// TestWritingAllocatesNothing wants the parts of a long history to be written to a slice
// that is there.
func TestWritingAllocatesNothing(t *testing.T) {
	stream := rng.New(3)
	d := drawer{&stream}
	var whole wire.Entry
	for range 1000 {
		whole.Events = append(whole.Events, d.event())
	}
	dst := make([]byte, 0, wire.MaxFromServer)
	n := testing.AllocsPerRun(10, func() {
		for part := range whole.Parts() {
			part.Append(dst)
		}
	})
	if n != 0 {
		t.Errorf("writing allocates %v times", n)
	}
}

func BenchmarkAppendEvent(b *testing.B) {
	stream := rng.New(4)
	e, dst := drawer{&stream}.event(), make([]byte, 0, 128)
	b.ReportAllocs()
	for b.Loop() {
		wire.AppendEvent(dst, e)
	}
}

func BenchmarkParseEvent(b *testing.B) {
	stream := rng.New(4)
	line := string(wire.AppendEvent(nil, drawer{&stream}.event()))
	line = strings.TrimSuffix(line, "\n")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := wire.ParseEvent(line); err != nil {
			b.Fatal(err)
		}
	}
}
