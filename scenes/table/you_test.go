package table_test

import (
	"slices"
	"strings"
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
)

// TestOnlyWhoPlaysAloneIsSpokenTo ends a game of each kind with each winner alone, with another person beside him, and without
// people: one alone is spoken to in the log and by the headline, and named in what is copied or shared.
func TestOnlyWhoPlaysAloneIsSpokenTo(t *testing.T) {
	for _, spec := range pages.With(games.All()) {
		settings := store.Defaults()
		settings.Language, settings.Speed = "en", store.SpeedInstant
		a := app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)
		a.Resize(1280, 800, 1)
		ended := showGame(t, a, spec, 3, 1)
		result, _ := ended.Result()
		first := result.Winners.First()
		for _, people := range [][]engine.Player{{first}, {first, (first + 1) % 3}, nil} {
			rec, err := record.Parse(ended.Record())
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range people {
				rec.Seats[p].Kind = table.Human
			}
			h, err := host.Open(rec.Bytes(), drawer{})
			if err != nil {
				t.Fatal(err)
			}
			tb := table.New(a, spec, h)
			name, alone := rec.Seats[first].Name+" ", len(people) == 1
			begin := func(lines []string, with string) bool {
				return slices.ContainsFunc(lines, func(s string) bool { return strings.HasPrefix(s, with) })
			}
			before := tb.Sentences()
			copied := strings.Split(tb.Copied(), "\n")
			if begin(before, "You ") != alone || begin(before, name) == alone {
				t.Errorf("%s: of people %v, the log says %q", spec.Name(), people, before)
			}
			if begin(copied, "You ") || !begin(copied, name) || !slices.Equal(tb.Sentences(), before) {
				t.Errorf("%s: of people %v, there is copied %q", spec.Name(), people, copied)
			}
			here, shared := tb.Headlines()
			if strings.HasPrefix(here, "You") != alone || strings.Contains(shared, "You") || !strings.Contains(shared, name) {
				t.Errorf("%s: of people %v, the result says %q, and shared %q", spec.Name(), people, here, shared)
			}
		}
	}
}

// TestOnlyThePlayerOfThisDeviceIsSpokenToInAReplay looks at games of one and two people, called as the player of
// this device and otherwise.
func TestOnlyThePlayerOfThisDeviceIsSpokenToInAReplay(t *testing.T) {
	person, computer := func(name string) table.Seat { return table.Seat{Kind: table.Human, Name: name} }, table.Seat{Kind: "greedy", Name: "Clara"}
	for want, games := range map[engine.Player][][]table.Seat{
		1:               {{computer, person("Clara"), computer}},
		engine.Terminal: {{computer, person("Zoe"), computer}, {person("Clara"), computer, person("Zoe")}, {computer, computer}},
	} {
		for _, seats := range games {
			if got := table.OnlyPerson(seats, "Clara"); got != want {
				t.Errorf("of %v, who is spoken to is %d, want %d", seats, got, want)
			}
		}
	}
}
