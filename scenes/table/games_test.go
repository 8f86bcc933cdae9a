package table_test

import (
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/engine/enginetest/soak"
	"treille/engine/person"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
)

// How many games of computers are shown of each game for each number of seats, in make test and in make soak.
const (
	fewGames  = 20
	manyGames = 2000
)

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
				for seed := range uint64(soak.Of(fewGames, manyGames)) {
					showGame(t, app, spec, n, soak.Seed(seed))
				}
			})
		}
	}
}

// showGame shows a game of computers to its end, and returns its referee.
func showGame(t *testing.T, app *app.App, spec table.GameSpec, players int, seed uint64) *host.Host {
	t.Helper()
	var seats []table.Seat
	for i := range players {
		seats = append(seats, table.Seat{Kind: "greedy", Crest: person.Crests()[i], Name: person.Crests()[i]})
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
	partsAddUp(t, app)
	if got, want := len(shown.Seen()), len(h.History(engine.Spectator)); got != want {
		t.Fatalf("seed %d: %d of %d events were shown", seed, got, want)
	}
	return h
}

// TestAGameGoneOnWithIsNotDealtAgain sits down at a game before anybody's first decision: a new one is
// dealt before the player's eyes, in one that was left there he can decide at once.
func TestAGameGoneOnWithIsNotDealtAgain(t *testing.T) {
	for _, spec := range pages.With(games.All()) {
		settings := store.Defaults()
		settings.Language, settings.Speed = "en", store.SpeedOne
		app := app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)
		app.Resize(1280, 800, 1)
		seats := []table.Seat{{Kind: table.Human, Crest: "owl", Name: "Clara"}, {Kind: "greedy", Crest: "fox", Name: "Hugo"}, {Kind: "greedy", Crest: "snail", Name: "Emma"}}
		for seed := uint64(1); ; seed++ {
			h, err := host.New(spec.Game, engine.Setup{Players: 3, Seed: seed}, seats, drawer{})
			if err != nil {
				t.Fatal(err)
			}
			if h.Begun() || !h.Acting().Has(0) {
				continue // somebody else begins
			}
			if dealt := table.New(app, spec, h); !dealt.Behind() || len(dealt.Seen()) > 0 {
				t.Errorf("%s: a new game is not dealt", spec.Name())
			}
			left := table.New(app, spec, h).Resumed()
			if left.Behind() || left.Shown().Hash() != h.Info(0).Hash() || len(left.Seen()) != len(h.History(0)) {
				t.Errorf("%s: it is dealt again", spec.Name())
			}
			app.Push(left)
			for range 3 {
				left.Update()
			}
			if _, rolls := left.Throw(); rolls || !left.Deciding() {
				t.Errorf("%s: the player cannot decide", spec.Name())
			}
			app.Pop()
			break
		}
	}
}

// A line of a result: the score, and the parts that it is made of, if numbers tell them.
var (
	scoreLine = regexp.MustCompile(`, (−?\d+)\D*?\((.*)\)$`)
	product   = regexp.MustCompile(` = \d+ × \d+`)
	signed    = regexp.MustCompile(`−?\d+`)
)

// partsAddUp reads the result of a game: the parts of each score add up to it.
func partsAddUp(t *testing.T, app *app.App) {
	t.Helper()
	number := func(words string) int {
		n, _ := strconv.Atoi(strings.Replace(words, "−", "-", 1))
		return n
	}
	for _, line := range app.Outline().Find("ranking").Items {
		found := scoreLine.FindStringSubmatch(line)
		if found == nil {
			t.Fatalf("%q does not say what a score is made of", line)
		}
		parts := signed.FindAllString(product.ReplaceAllString(found[2], ""), -1)
		sum := 0
		for _, part := range parts {
			sum += number(part)
		}
		if len(parts) > 0 && sum != number(found[1]) {
			t.Fatalf("%q does not add up", line)
		}
	}
}

// TestAReplayKnowsWhereRoundsBegin compares the steps at which a replay has a round begin with
// the rounds that somebody reads who comes in at each step.
func TestAReplayKnowsWhereRoundsBegin(t *testing.T) {
	settings := store.Defaults()
	settings.Language, settings.Speed = "en", store.SpeedInstant
	app := app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)
	app.Resize(1280, 800, 1)
	for _, spec := range pages.With(games.All()) {
		least, _ := spec.Game.Players()
		playback, err := showGame(t, app, spec, least, 1).Replay()
		if err != nil {
			t.Fatal(err)
		}
		var want []int
		round := -1
		for step := range playback.Steps() + 1 {
			playback.Seek(step)
			info := playback.Blank(engine.Spectator)
			for _, e := range playback.History(engine.Spectator) {
				info.Observe(e)
			}
			if n := spec.Glance(app.Words, info).Round; n != round {
				want, round = append(want, step), n
			}
		}
		if got := table.NewReplay(app, spec, playback).Rounds(); !slices.Equal(got, want) {
			t.Errorf("%s: rounds begin at %d, want %d", spec.Name(), got, want)
		}
		if one := len(want) == 1; one != (spec.Name() == "farbenpoker") {
			t.Errorf("%s: rounds begin at %d; only farbenpoker has one", spec.Name(), want)
		}
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
