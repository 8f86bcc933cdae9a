package host_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/person"
	"treille/engine/record"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// kept keeps a game in memory.
type kept struct{ data []byte }

func (k *kept) Keep(data []byte) { k.data = data }

// whole is the record of a whole game of a person at seat 1 among computer players.
func whole(t *testing.T, game engine.Game, players int, at func(*match.Match)) []byte {
	t.Helper()
	var seats []record.Seat
	for i := range players {
		seats = append(seats, record.Seat{Kind: engine.Greedy, Crest: person.Crests()[i], Name: fmt.Sprint("Player ", i)})
	}
	seats[1].Kind = record.Human
	m, err := match.New(game, engine.Setup{Players: players, Seed: 5}, seats)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		at(m)
		p := m.Acting().First()
		b, err := bot.New(engine.Greedy, game, 5, p)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(p, b.Choose(m.Info(p), m.DecisionPly(p))); err != nil {
			t.Fatal(err)
		}
	}
	at(m)
	return m.Record().Bytes()
}

func reel(t *testing.T, data []byte, k *kept) *host.Replay {
	t.Helper()
	r, err := host.NewReplay(data, k)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestAReplayShowsWhatEachSeatKnew holds every step of a game, reached by running and
// by seeking, against what its seats knew when it was played.
func TestAReplayShowsWhatEachSeatKnew(t *testing.T) {
	for _, game := range games.All() {
		players, _ := game.Players()
		var knew [][]uint64 // by step, by viewer
		data := whole(t, game, players, func(m *match.Match) {
			var now []uint64
			for p := range players {
				now = append(now, m.Info(engine.Player(p)).Hash())
			}
			knew = append(knew, append(now, m.Info(engine.Spectator).Hash()))
		})
		r := reel(t, data, nil)
		if r.Steps() != len(knew)-1 || !r.Whole() {
			t.Fatalf("%s: %d steps instead of %d", game.Name(), r.Steps(), len(knew)-1)
		}
		check := func(step int) {
			for i, want := range knew[step] {
				p := engine.Player(i)
				if i == players {
					p = engine.Spectator
				}
				if r.Info(p).Hash() != want || r.Acting() != r.Info(p).Acting() {
					t.Fatalf("%s: at step %d seat %d knows something else", game.Name(), step, p)
				}
			}
		}
		live := r.Blank(1)
		for _, e := range r.Take(1) {
			live.Observe(e)
		}
		r.Run(r.Steps())
		for step := 1; step <= r.Steps(); step++ {
			if _, ok := r.Answer(); !ok || r.At() != step {
				t.Fatalf("%s: the replay stands at step %d instead of %d", game.Name(), r.At(), step)
			}
			for _, e := range r.Take(1) {
				live.Observe(e)
			}
			if live.Hash() != knew[step][1] {
				t.Fatalf("%s: what was taken up to step %d makes something else", game.Name(), step)
			}
		}
		if _, ok := r.Answer(); ok || r.Running() {
			t.Errorf("%s: the replay runs on behind its end", game.Name())
		}
		for _, step := range []int{0, r.Steps(), r.Steps() / 2, 1, r.Steps() - 1} {
			r.Seek(step)
			check(step)
			if _, over := r.Result(); over != (step == r.Steps()) {
				t.Errorf("%s: at step %d there is a result: %v", game.Name(), step, over)
			}
		}
	}
}

// TestPlayingOn begins from each tenth step another game, which is the same up to
// there, belongs to the same people, and does not count as played.
func TestPlayingOn(t *testing.T) {
	for _, game := range games.All() {
		players, _ := game.Players()
		data := whole(t, game, players, func(*match.Match) {})
		var k kept
		r := reel(t, data, &k)
		for step := 0; step < r.Steps(); step += 10 {
			r.Seek(step)
			want := r.Info(1).Hash()
			on, err := r.PlayOn(1)
			if err != nil {
				t.Fatalf("%s, step %d: %v", game.Name(), step, err)
			}
			if on.Info(1).Hash() != want || !slices.Equal(on.Seats(), r.Seats()) {
				t.Errorf("%s: the game that is played on from step %d is another", game.Name(), step)
			}
			if r.At() != step || !r.Whole() {
				t.Errorf("%s: playing on has changed the replay", game.Name())
			}
			finish(t, on, game)
			st := &store.Memory{}
			a := archiveOf(st)
			if err := a.File(k.data); err != nil {
				t.Fatal(err)
			}
			if all, err := a.Games(); err != nil || len(all) != 1 || all[0].Counts && step > 0 {
				t.Errorf("%s: played on from step %d, it counts: %v", game.Name(), step, err)
			}
		}
	}
}

// finish plays a game of a person at seat 1 to its end.
func finish(t *testing.T, r table.Referee, game engine.Game) {
	t.Helper()
	b, err := bot.New(engine.Greedy, game, 9, 1)
	if err != nil {
		t.Fatal(err)
	}
	for r.Acting() != 0 {
		for r.Think(1000) != 0 {
		}
		if _, ok := r.Answer(); ok {
			continue
		}
		if err := r.Play(1, b.Choose(r.Info(1), r.Ply())); err != nil {
			t.Fatal(err)
		}
	}
}

// TestARunningGameShowsOneSeat wants no hidden hand of the others to be seen as long
// as a game lasts.
func TestARunningGameShowsOneSeat(t *testing.T) {
	game, err := games.ByName("weinhaendler")
	if err != nil {
		t.Fatal(err)
	}
	data := whole(t, game, 3, func(*match.Match) {})
	lines := strings.Split(string(data), "\n")
	r := reel(t, []byte(strings.Join(lines[:60], "\n")+"\n"), nil)
	for p, want := range map[engine.Player]bool{0: false, 1: true, 2: false, engine.Spectator: true} {
		if r.CanView(p) != want {
			t.Errorf("seat %d may be looked from: %v", p, !want)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("the hand of another seat was shown")
		}
	}()
	r.History(0)
}

func archiveOf(st store.Store) archive.Archive {
	return archive.Archive{Store: st, Now: func() time.Time { return time.Time{} }}
}
