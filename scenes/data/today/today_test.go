package today_test

import (
	"fmt"
	"testing"
	"time"
	"unicode/utf8"

	"treille/engine"
	"treille/engine/bot"
	enginegames "treille/engine/games"
	"treille/engine/match"
	"treille/engine/person"
	"treille/engine/record"
	"treille/scenes/data/store"
	"treille/scenes/data/today"
	"treille/scenes/games"
	"treille/scenes/lang"
)

func on(year int, month time.Month, day int) today.Day {
	return today.DayOf(time.Date(year, month, day, 0, 0, 0, 0, time.UTC))
}

var (
	clara = store.Seat{Crest: "fox", Name: "Clara"}
	names = lang.English.Words().NewGame.DefaultNames[:]
)

// begin begins a day's game.
func begin(t *testing.T, d today.Day) *match.Match {
	t.Helper()
	table := today.At(d)
	g, err := enginegames.ByName(table.Game)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, table.Setup(), table.Sit(clara, names))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestTablesStay holds days against what they were when this was written: their tables
// are the same for everybody, with every later program. The hash is that of the
// game in which everybody takes the first decision that is allowed; Vino's is by its rules "2".
func TestTablesStay(t *testing.T) {
	for _, c := range []struct {
		day  today.Day
		want string
	}{
		{on(2026, 11, 20), "20261120 zankapfel medium/patient medium/bold human medium/watchful 26504a2ef8352cf4"},
		{on(2026, 11, 21), "20261121 farbenpoker medium/bold human medium/patient medium/steady 182d0d7f741fad97"},
		{on(2026, 12, 31), "20261231 farbenpoker human medium/quick medium/thrifty medium/steady 058d51b63ab7e508"},
		{on(2027, 1, 1), "20270101 weinhaendler human medium/watchful medium/patient medium/steady 3280a6030415d4ed"},
		{on(2028, 2, 29), "20280229 weinhaendler human medium/steady medium/bold medium/patient 080f6bb5d697a6c1"},
		{on(2028, 3, 1), "20280301 vino human medium/quick medium/bold medium/patient 3abdd34f8c6a11b6"},
		{on(2040, 7, 14), "20400714 farbenpoker human medium/bold medium/steady medium/quick ff67ed8bda10a61b"},
	} {
		table := today.At(c.day)
		m := begin(t, c.day)
		for !m.Over() {
			p := m.Acting().First()
			if err := m.Play(p, m.Legal(p, nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
		got := fmt.Sprintf("%d %s", table.Setup().Seed, table.Game)
		for i := range today.Seats {
			got += " " + table.Kind(engine.Player(i))
		}
		if got += fmt.Sprintf(" %016x", m.Record().Hash); got != c.want {
			t.Errorf("the table is\n%s, was\n%s", got, c.want)
		}
	}
}

func TestEveryTableCanBePlayed(t *testing.T) {
	played := map[string]int{}
	sat := map[engine.Player]int{}
	for d := on(2026, 11, 20); d < on(2027, 11, 20); d++ {
		table := today.At(d)
		played[table.Game]++
		sat[table.Person]++
		g, err := enginegames.ByName(table.Game)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := games.ByName(table.Game); !ok {
			t.Errorf("%s has no table", table.Game)
		}
		seats := table.Sit(clara, names)
		crest, name := map[string]bool{}, map[string]bool{}
		for i, s := range seats {
			crest[s.Crest], name[s.Name] = true, true
			if engine.Player(i) == table.Person {
				if s.Kind != record.Human || s.Name != "Clara" {
					t.Errorf("%d: the person is %v", d.Seed(), s)
				}
			} else if err := bot.Check(s.Kind, g); err != nil {
				t.Errorf("%d: %v", d.Seed(), err)
			}
		}
		if len(crest) != today.Seats || len(name) != today.Seats {
			t.Errorf("%d: two have the same crest or name: %v", d.Seed(), seats)
		}
	}
	if len(played) != 4 || len(sat) != today.Seats {
		t.Errorf("in a year there are %v in seats %v", played, sat)
	}
}

// TestThePersonKeepsNameAndCrest sits down with each, also those of a computer player of the day.
func TestThePersonKeepsNameAndCrest(t *testing.T) {
	for d := on(2026, 11, 20); d < on(2027, 1, 20); d++ {
		table := today.At(d)
		for i, c := range person.Crests() {
			seats := table.Sit(store.Seat{Crest: c, Name: names[i]}, names)
			if me := seats[table.Person]; me != (record.Seat{Kind: record.Human, Crest: c, Name: names[i]}) {
				t.Errorf("on %d the person is %v", d.Seed(), me)
			}
			crest, name := map[string]bool{}, map[string]bool{}
			for k, s := range seats {
				crest[s.Crest], name[s.Name] = true, true
				if s.Kind != table.Kind(engine.Player(k)) {
					t.Errorf("on %d seat %d plays as %s", d.Seed(), k, s.Kind)
				}
			}
			if len(crest) != today.Seats || len(name) != today.Seats {
				t.Errorf("%d: two have the same crest or name: %v", d.Seed(), seats)
			}
		}
	}
}

func TestDaysAreThoseOfUTC(t *testing.T) {
	for _, hours := range []int{-12, -5, 0, 2, 14} {
		zone := time.FixedZone("", hours*3600)
		for _, c := range []struct {
			moment string
			want   uint64
		}{
			{"2026-11-20T00:00:00Z", 20261120}, {"2026-11-20T23:59:59Z", 20261120}, {"2026-11-21T00:00:00Z", 20261121},
			{"1969-12-31T23:59:59Z", 19691231}, {"2026-02-28T12:00:00Z", 20260228},
		} {
			moment, err := time.Parse(time.RFC3339, c.moment)
			if err != nil {
				t.Fatal(err)
			}
			d := today.DayOf(moment.In(zone))
			if d.Seed() != c.want || today.At(d).Game == "" {
				t.Errorf("%s is on %d", c.moment, d.Seed())
			}
			if left := d.Left(moment.In(zone)); left <= 0 || left > 24*time.Hour {
				t.Errorf("%s: the day still lasts %v", c.moment, left)
			}
		}
	}
}

func TestARecordSaysItsDay(t *testing.T) {
	d := on(2026, 11, 20)
	whole := begin(t, d).Record()
	if got, ok := today.Of(whole); !ok || got != d {
		t.Errorf("the day's own game is of %d, %v", got, ok)
	}
	seat := today.At(d).Person
	for what, c := range map[string]struct {
		change func(*record.Record)
		ok     bool
	}{
		"another name":       {func(r *record.Record) { r.Seats[seat].Name = "Zoé" }, true},
		"another crest":      {func(r *record.Record) { r.Seats[seat].Crest = "boar" }, true},
		"another seed":       {func(r *record.Record) { r.Seed = 20261121 }, false},
		"no date":            {func(r *record.Record) { r.Seed = 20261131 }, false},
		"a huge seed":        {func(r *record.Record) { r.Seed = 1<<64 - 1 }, false},
		"a hard player":      {func(r *record.Record) { r.Seats[(seat+1)%4].Kind = "hard/bold" }, false},
		"two people":         {func(r *record.Record) { r.Seats[(seat+1)%4].Kind = record.Human }, false},
		"nobody":             {func(r *record.Record) { r.Seats[seat].Kind = "medium" }, false},
		"no seats":           {func(r *record.Record) { r.Seats = nil }, false},
		"an option":          {func(r *record.Record) { r.Options = []string{"drought"} }, false},
		"another day’s four": {func(r *record.Record) { r.Game = "vino" }, false},
	} {
		r := whole.Clone()
		c.change(r)
		if _, ok := today.Of(r); ok != c.ok {
			t.Errorf("with %s: %v", what, ok)
		}
	}
}

func TestTheTextIsShort(t *testing.T) {
	for _, l := range lang.Langs() {
		w := l.Words()
		for _, spec := range games.All() {
			o := today.Outcome{Day: on(2026, 11, 20), Game: spec.About(w).Title, Rank: 4, Score: spec.Score(w, -1000), Run: 3650}
			for _, address := range []string{"", "https://treille.example/", "https://" + string(make([]byte, 200))} {
				text := o.Text(w, address)
				if n := utf8.RuneCountInString(text); n > 200 || n < 40 {
					t.Errorf("%d characters: %s", n, text)
				}
			}
		}
	}
	o := today.Outcome{Day: on(2026, 11, 20), Game: "Zankapfel", Rank: 2, Score: "31 points", Run: 5}
	want := "Treille, today’s table 2026-11-20: Zankapfel, 2nd of 4, 31 points. 5 days in a row. https://treille.example/"
	if got := o.Text(lang.English.Words(), "https://treille.example/"); got != want {
		t.Errorf("it says %q", got)
	}
	if o.Run = 1; o.Text(lang.English.Words(), "") != "Treille, today’s table 2026-11-20: Zankapfel, 2nd of 4, 31 points." {
		t.Errorf("after a single day it says %q", o.Text(lang.English.Words(), ""))
	}
}
