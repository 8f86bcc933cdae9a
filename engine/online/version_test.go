package online_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"treille/engine/device"
	"treille/engine/games"
	"treille/engine/online"
	"treille/engine/wire"
)

// TestOtherVersions opens tables that another version of the program has kept. What it does not
// know is not taken for damage, and left alone. In which version events were told is no part of
// a table, but of what a device says: one of another version has to load anew.
func TestOtherVersions(t *testing.T) {
	game, err := games.ByName("vino")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		kept, changed string
		want          error
	}{
		{"table vino 2 ", "table chess 1 ", online.ErrVersion},
		{"table vino 2 ", "table vino 1+12345678 ", online.ErrVersion},
		{"table vino 2 ", "table vino 3 ", online.ErrVersion},
		{"table vino 2 ", "table vino 1 ", nil},
		{"sit ", "kneel ", online.ErrVersion},
		{fmt.Sprintf(" computer %d ", wire.Events), " computer 1 ", nil},
	} {
		s := server(1)
		table, why := s.Create(0, opening(game, 3))
		if why != "" {
			t.Fatal(why)
		}
		entries, err := s.Log.Read(table.ID(), 0)
		if err != nil {
			t.Fatal(err)
		}
		log, changed := &online.Memory{}, 0
		for i, e := range entries {
			text := strings.Replace(string(e), c.kept, c.changed, 1)
			if text != string(e) {
				changed++
			}
			if i == 0 {
				err = log.Create(table.ID(), []byte(text))
			} else {
				err = log.Append(table.ID(), i+1, []byte(text))
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		s.Log = log
		table, err = s.Open(0, table.ID())
		if changed == 0 || !errors.Is(err, c.want) {
			t.Errorf("%q instead of %q in %d entries: %v, want %v", c.changed, c.kept, changed, err, c.want)
		}
		if kept, err := log.Read(online.TableOf(key(0)), 0); err != nil || len(kept) != len(entries) {
			t.Errorf("%q: %d entries are kept, %v", c.changed, len(kept), err)
		}
		if err != nil {
			continue
		}
		for version, want := range map[int]wire.Close{wire.Events - 1: wire.CloseVersion, wire.Events: 0, wire.Events + 1: wire.CloseVersion} {
			hello := wire.Hello{As: wire.AsSeat, Table: table.ID(), Key: key(0), Events: version}
			if _, why := table.Connect(0, hello); why != want {
				t.Errorf("a device of version %d is closed with %d, want %d", version, why, want)
			}
		}
	}
}

// TestATableOfBeforeGoesOn opens a table that was opened before Vino's rules were changed: it is dealt, and told to
// devices, by the rules of then. No new one is.
func TestATableOfBeforeGoesOn(t *testing.T) {
	game, err := games.ByName("vino")
	if err != nil {
		t.Fatal(err)
	}
	o := opening(game, 3)
	o.Others = append(o.Others, wire.SetSeat{Seat: 1, Who: "medium/bold", Crest: "rabbit", Name: "Emma"})
	s := server(1)
	table, why := s.Create(0, o)
	if why != "" {
		t.Fatal(why)
	}
	entries, err := s.Log.Read(table.ID(), 0)
	if err != nil {
		t.Fatal(err)
	}
	log := &online.Memory{}
	if err := log.Create(table.ID(), []byte(strings.Replace(string(entries[0]), "table vino 2 ", "table vino 1 ", 1))); err != nil {
		t.Fatal(err)
	}
	for i, e := range entries[1:] {
		if err := log.Append(table.ID(), i+2, e); err != nil {
			t.Fatal(err)
		}
	}
	s.Log = log
	if table, err = s.Open(0, table.ID()); err != nil {
		t.Fatal(err)
	}
	clara := &end{t: t, device: device.New(table.ID(), wire.AsSeat, key(0))}
	clara.connect(0, table)
	clara.talk(0, table)
	clara.device.Do(wire.Start{})
	clara.talk(0, table)
	if rules := clara.device.Table().Rules; rules != "1" {
		t.Errorf("the rules are %q", rules)
	}
	for now := int64(0); clara.device.Taken() < 4; now += 1000 {
		if clara.device.Info().Acting().Has(0) {
			clara.device.Play(clara.device.Info().LegalActions(nil)[0])
		}
		table.Think(now, 1000)
		clara.talk(now, table)
		for clara.device.Behind() > 0 {
			clara.device.Next()
		}
		if now > 200000 {
			t.Fatal("Clara's device does not know what the server tells")
		}
	}
	if _, why := s.Create(0, wire.Opening{Game: o.Game, Rules: "1", Players: 3, Away: o.Away, Events: o.Events, Host: o.Host, Others: o.Others}); why != wire.CodeForm {
		t.Errorf("a new table by the rules of before is answered by %q", why)
	}
}

// TestAnotherVersionsEntry has a program of another version keep something that this one does
// not know, at a table that both serve: who is connected here has to load anew.
func TestAnotherVersionsEntry(t *testing.T) {
	s := server(1)
	s.Node = "a"
	table, why := s.Create(0, opening(games.All()[0], 3))
	if why != "" {
		t.Fatal(why)
	}
	clara := &end{t: t, device: device.New(table.ID(), wire.AsSeat, key(0))}
	clara.connect(0, table)
	entries, err := s.Log.Read(table.ID(), 0)
	if err != nil {
		t.Fatal(err)
	}
	kept := []byte("1 0 1 shuffle")
	if err := s.Log.Append(table.ID(), len(entries)+1, kept); err != nil {
		t.Fatal(err)
	}
	table.TakeIn(1, len(entries)+1, kept)
	if clara.conn.Close != wire.CloseVersion || !table.Broken() {
		t.Errorf("the device is closed with %d", clara.conn.Close)
	}
	if again, err := s.Log.Read(table.ID(), 0); err != nil || len(again) != len(entries)+1 {
		t.Errorf("%d entries are kept, %v", len(again), err)
	}
}
