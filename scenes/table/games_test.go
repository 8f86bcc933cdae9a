package table_test

import (
	"runtime"
	"strconv"
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
)

// gamesOfComputers is how many are shown of each game for each number of seats.
const gamesOfComputers = 1000

// TestGamesOfComputersAreShownWhole lets each table show games of computers, without
// a screen: every beat is taken, and what is shown is what the referee has.
func TestGamesOfComputersAreShownWhole(t *testing.T) {
	for _, spec := range pages.With(games.All()) {
		least, most := spec.Game.Players()
		for n := least; n <= most; n++ {
			t.Run(spec.Name()+" "+strconv.Itoa(n), func(t *testing.T) {
				t.Parallel()
				settings := store.Defaults()
				settings.Language, settings.Speed = "en", store.SpeedInstant
				app := app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)
				app.Resize(1280, 800, 1)
				for seed := range uint64(gamesOfComputers) {
					showGame(t, app, spec, n, seed)
				}
			})
		}
	}
}

func showGame(t *testing.T, app *app.App, spec table.GameSpec, players int, seed uint64) {
	var seats []table.Seat
	for i := range players {
		seats = append(seats, table.Seat{Kind: "greedy", Crest: store.Crests()[i], Name: store.Crests()[i]})
	}
	h, err := host.New(spec.Game, engine.Setup{Players: players, Seed: seed}, seats, drawer{})
	if err != nil {
		t.Fatal(err)
	}
	shown := table.New(app, spec, h)
	app.Push(shown)
	defer app.Pop()
	for ply := 0; !shown.Ended(); ply++ {
		shown.Update()
		if shown.Behind() {
			continue
		}
		if got, want := shown.Shown().Hash(), h.Info(engine.Spectator).Hash(); got != want {
			t.Fatalf("seed %d, ply %d: the table shows %x, the referee has %x", seed, h.Ply(), got, want)
		}
		if ply > 20000 {
			t.Fatalf("seed %d: the game does not end", seed)
		}
	}
	if got, want := len(shown.Seen()), len(h.History(engine.Spectator)); got != want {
		t.Fatalf("seed %d: %d of %d events were shown", seed, got, want)
	}
}

// TestTheHeapDoesNotGrowWithGames shows twenty games of each kind in one room, and
// weighs what stays after two and after all.
func TestTheHeapDoesNotGrowWithGames(t *testing.T) {
	settings := store.Defaults()
	settings.Language, settings.Speed = "en", store.SpeedInstant
	app := app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)
	app.Resize(1280, 800, 1)
	var early uint64
	for seed := range uint64(20) {
		for _, spec := range pages.With(games.All()) {
			_, most := spec.Game.Players()
			showGame(t, app, spec, most, seed)
		}
		if seed == 1 {
			early = heap()
		}
	}
	if late := heap(); late > early+early/50 {
		t.Errorf("after 2 games of each kind the heap has %d bytes, after 20 it has %d", early, late)
	}
}

// heap is how many bytes are in use.
func heap() uint64 {
	runtime.GC()
	runtime.GC() // what the first has made ready for cleaning up
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
