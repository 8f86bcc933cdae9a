package online_test

import (
	"runtime"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/device"
	"treille/engine/games"
	"treille/engine/online"
	"treille/engine/wire"
)

// TestMemory weighs tables of four people in the middle of their games, without what lies on
// the disk: ten thousand, as many of each game, have to fit into 300 MB.
func TestMemory(t *testing.T) {
	const tables, most = 10, 30_000 // bytes
	sum := 0
	for _, game := range games.All() {
		s := server(1)
		_, whole := grow(t, s, game, tables, 10_000)
		grown, empty := make([]*online.Table, tables), heap()
		for i := range grown {
			grown[i], _ = grow(t, s, game, i, whole/2)
		}
		s.Log = nil
		each := (heap() - empty) / tables
		runtime.KeepAlive(grown)
		t.Logf("%s: %d bytes after %d of %d decisions", game.Name(), each, whole/2, whole)
		sum += each
	}
	if mean := sum / len(games.All()); mean > most {
		t.Errorf("a table takes %d bytes; at most it should be %d", mean, most)
	}
}

// heap is how many bytes are in use.
func heap() int {
	runtime.GC()
	runtime.GC() // what the first has made ready for cleaning up
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int(m.HeapAlloc)
}

// grow plays so many decisions at a table of its own, or the whole game.
func grow(t *testing.T, s *online.Server, game engine.Game, number, most int) (table *online.Table, decisions int) {
	o := opening(game, 4)
	o.Others, o.Host.Key = nil, key(1000*number)
	table, why := s.Create(0, o)
	if why != "" {
		t.Fatal(why)
	}
	ends := []*end{{t: t, device: device.New(table.ID(), wire.AsSeat, o.Host.Key)}}
	for i := 1; i < o.Players; i++ {
		e := &end{t: t, device: device.New(table.ID(), wire.AsGuest, key(inviteKey))}
		e.device.Say(wire.Sit{Seat: engine.Player(i), Key: key(1000*number + i), Nonce: key(100 + i), Away: wire.AwayComputer, Crest: guests[i].crest, Name: guests[i].name})
		ends = append(ends, e)
	}
	for _, e := range ends {
		e.connect(0, table)
		e.talk(0, table)
	}
	ends[0].device.Do(wire.Start{})
	for ended := false; !ended && decisions < most; {
		for _, e := range ends {
			e.talk(0, table)
			for _, ok := e.device.Next(); ok; _, ok = e.device.Next() {
			}
			if p := e.device.Viewer(); decisions < most && e.device.Acting().Has(p) {
				b, err := bot.New(engine.Greedy, game, uint64(number), p)
				if err != nil {
					t.Fatal(err)
				}
				e.device.Play(b.Choose(e.device.Info(), decisions))
				e.talk(0, table)
				decisions++
			}
			_, ended = e.device.Over()
		}
	}
	for _, e := range ends {
		table.Drop(0, e.conn)
	}
	return table, decisions
}
