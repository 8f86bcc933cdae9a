package wire_test

import (
	"fmt"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/rng"
	"treille/engine/wire"
)

// A device holds what it has been sent of one seat's knowledge.
type device struct {
	info engine.InfoState
	n    int // events
}

// take reads the parts of an entry as they would come over the line, and says when what it
// knows is not what the server does.
func (d *device) take(entry wire.Entry) error {
	for part := range entry.Parts() {
		read, err := wire.ParseFromServer(part.Append(nil))
		if err != nil {
			return err
		}
		m := read.(wire.Entry)
		if m.From != d.n {
			return fmt.Errorf("a message begins with event %d; %d are there", m.From, d.n)
		}
		for _, e := range m.Events {
			d.info.Observe(e)
		}
		d.n += len(m.Events)
		if !m.More && m.Hash != d.info.Hash() {
			return fmt.Errorf("after event %d the information state is %016x; the server's is %016x", d.n, d.info.Hash(), m.Hash)
		}
	}
	return nil
}

// eachEntry plays a game by random decisions, and after each entry, the deal for one, hands
// over what a seat is sent of it. Decisions are sent, too.
func eachEntry(t *testing.T, game engine.Game, setup engine.Setup, do func(p engine.Player, entry wire.Entry)) {
	t.Helper()
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	seats := []engine.Player{engine.Spectator}
	for p := range engine.Player(setup.Players) {
		seats = append(seats, p)
	}
	stream := rng.New(setup.Seed, 1)
	var legal []engine.Action
	for who := engine.Chance; ; {
		for _, p := range seats {
			events := m.Take(p)
			do(p, wire.Entry{From: len(m.History(p)) - len(events), Who: who, Hash: m.Info(p).Hash(), Undo: undoing(m.CanUndo(p)), Events: events})
		}
		if m.Over() {
			return
		}
		who = m.Acting().FirstFrom(engine.Player(stream.Intn(setup.Players)))
		legal = m.Legal(who, legal[:0])
		if err := m.Play(who, sent(t, game, legal[stream.Intn(len(legal))])); err != nil {
			t.Fatal(err)
		}
	}
}

// sent is a decision after it was sent to the server.
func sent(t *testing.T, game engine.Game, a engine.Action) engine.Action {
	t.Helper()
	text := wire.Command{K: 1, Do: wire.MakePlay(game, 0, 0, a)}.Append(nil)
	m, err := wire.ParseFromDevice(text)
	if err != nil {
		t.Fatal(err)
	}
	list, err := m.(wire.Command).Do.(wire.Play).Actions(game)
	if err != nil || !slices.Equal(list, []engine.Action{a}) {
		t.Fatalf("%q is read as %v: %v", text, list, err)
	}
	return a
}

// setups are those of a game at all numbers of seats, without options and with all.
func setups(game engine.Game, seeds uint64) (list []engine.Setup) {
	lo, hi := game.Players()
	for n := lo; n <= hi; n++ {
		for seed := range seeds {
			s := engine.Setup{Players: n, Seed: seed + 1}
			if seed%2 == 1 {
				s.Options = game.OptionNames()
			}
			list = append(list, s)
		}
	}
	return list
}

// TestDevicesKnowWhatTheRefereeDoes sends each seat, and those who watch, their events of
// whole games as they come, and again all of them at once: what a device makes of them is
// the referee's information state after every entry.
func TestDevicesKnowWhatTheRefereeDoes(t *testing.T) {
	seeds := uint64(8)
	if testing.Short() {
		seeds = 2
	}
	for _, game := range games.All() {
		t.Run(game.Name(), func(t *testing.T) {
			t.Parallel()
			entries, longest := 0, 0
			for _, setup := range setups(game, seeds) {
				devices := map[engine.Player]*device{}
				whole := map[engine.Player]wire.Entry{}
				fresh := func(p engine.Player) *device {
					info, err := game.NewInfo(setup, p)
					if err != nil {
						t.Fatal(err)
					}
					return &device{info: info}
				}
				eachEntry(t, game, setup, func(p engine.Player, entry wire.Entry) {
					if devices[p] == nil {
						devices[p] = fresh(p)
					}
					entries++
					if err := devices[p].take(entry); err != nil {
						t.Fatalf("%+v, seat %d: %v", setup, p, err)
					}
					all := whole[p]
					all.Who, all.Hash, all.Events = engine.Chance, entry.Hash, append(all.Events, entry.Events...)
					whole[p] = all
				})
				for p, all := range whole {
					if err := fresh(p).take(all); err != nil {
						t.Errorf("%+v, seat %d, all at once: %v", setup, p, err)
					}
					longest = max(longest, len(all.Append(nil)))
				}
			}
			t.Logf("%d entries were sent; the longest history has %d bytes", entries, longest)
		})
	}
}
