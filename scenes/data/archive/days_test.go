package archive_test

import (
	"bytes"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/bot"
	enginegames "treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/data/today"
)

// shortDay is a day of the game that is over soonest; each fourth is another.
var shortDay = shortest()

func shortest() today.Day {
	d := today.DayOf(time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC))
	for today.At(d).Game != "farbenpoker" {
		d++
	}
	return d
}

// dayRecord is the record of a day's table, played by a player "greedy" or "random" in
// all seats until so many plies stand in it; -1 for to the end.
func dayRecord(t *testing.T, d today.Day, player string, plies int) []byte {
	t.Helper()
	table := today.At(d)
	g, err := enginegames.ByName(table.Game)
	if err != nil {
		t.Fatal(err)
	}
	seats := table.Sit(store.Seat{Crest: "fox", Name: "Clara"}, []string{"A", "B", "C", "D", "E", "F"})
	m, err := match.New(g, table.Setup(), seats)
	if err != nil {
		t.Fatal(err)
	}
	var players []*bot.Bot
	for p := range table.Setup().Players {
		b, err := bot.New(player, g, 1, engine.Player(p))
		if err != nil {
			t.Fatal(err)
		}
		players = append(players, b)
	}
	for !m.Over() && (plies < 0 || m.Ply() < plies) {
		p := m.Acting().First()
		if err := m.Play(p, players[p].Choose(m.Info(p), m.DecisionPly(p))); err != nil {
			t.Fatal(err)
		}
	}
	return m.Record().Bytes()
}

// playDay plays a day's table to its end.
func playDay(t *testing.T, a archive.Archive, d today.Day) {
	t.Helper()
	finish(t, a, dayRecord(t, d, engine.Greedy, -1))
}

// checkRun holds the run that ends with a day against a number.
func checkRun(t *testing.T, a archive.Archive, d today.Day, want int) {
	t.Helper()
	if got := archive.Run(list(t, a), d); got != want {
		t.Errorf("the run that ends with %d is %d, not %d", d.Seed(), got, want)
	}
}

func TestADayHasOneOutcome(t *testing.T) {
	a := games(&store.Memory{})
	first, second := dayRecord(t, shortDay, engine.Greedy, -1), dayRecord(t, shortDay, "random", -1)
	if bytes.Equal(first, second) {
		t.Fatal("both games are the same")
	}
	for _, data := range [][]byte{second, first, second} {
		finish(t, a, data)
	}
	all := list(t, a)
	if len(all) != 2 || !all[0].Today || all[1].Today || archive.Outcome(all, shortDay) != all[0] {
		t.Error("not the first game that was finished is what came of the day")
	}
	if days, err := a.Days(); err != nil || len(days) != 1 || days[0].ID != all[0].ID {
		t.Errorf("outcomes are %v, %v", days, err)
	}
	if archive.Outcome(all, shortDay+4) != nil || archive.Outcome(all, shortDay-1) != nil {
		t.Error("another day has an outcome too")
	}
}

func TestAnotherGameIsNotTodays(t *testing.T) {
	a := games(&store.Memory{})
	rec, err := record.Parse(dayRecord(t, shortDay, engine.Greedy, -1))
	if err != nil {
		t.Fatal(err)
	}
	rec.Seats[(today.At(shortDay).Person+1)%today.Seats].Kind = "easy"
	finish(t, a, rec.Bytes())
	if _, err := a.Import(dayRecord(t, shortDay, engine.Greedy, -1)); err != nil {
		t.Fatal(err)
	}
	for _, g := range list(t, a) {
		if g.Today {
			t.Errorf("%s is what came of the day", g.ID)
		}
	}
}

// TestRun plays days in their order and leaves one out.
func TestRun(t *testing.T) {
	a := games(&store.Memory{})
	d := shortDay
	for _, day := range []today.Day{d, d + 1, d + 3} {
		playDay(t, a, day)
	}
	checkRun(t, a, d+1, 2)
	checkRun(t, a, d+2, 0)
	checkRun(t, a, d+3, 1)
	playDay(t, a, d+4)
	checkRun(t, a, d+4, 2)
}

// TestSettingTheClockBackGivesNothingTwice plays days again, and plays one years ahead.
func TestSettingTheClockBackGivesNothingTwice(t *testing.T) {
	a := games(&store.Memory{})
	d, far := shortDay, shortDay+1500
	for _, day := range []today.Day{d, d + 1, far, d + 2} {
		playDay(t, a, day)
	}
	outcomes := map[today.Day]string{}
	for day := d; day < d+3; day++ {
		outcomes[day] = archive.Outcome(list(t, a), day).ID
	}
	for day := range outcomes { // the same game once more, and another one
		playDay(t, a, day)
		finish(t, a, dayRecord(t, day, "random", -1))
	}
	for day, id := range outcomes {
		if got := archive.Outcome(list(t, a), day).ID; got != id {
			t.Errorf("what came of %d is %s now, and was %s", day.Seed(), got, id)
		}
	}
	checkRun(t, a, d+2, 3)
	checkRun(t, a, far, 1)
	if n := len(list(t, a)); n != 7 {
		t.Errorf("%d games are filed", n)
	}
}

// TestAMissedDayMendsNoRun plays a day after its day: that is what came of it, here and on
// another device, and no run has it.
func TestAMissedDayMendsNoRun(t *testing.T) {
	a := games(&store.Memory{})
	d := shortDay
	for _, day := range []today.Day{d - 1, d, d + 2} {
		playDay(t, a, day)
	}
	for range 2 {
		if err := a.BeginLate(d + 1); err != nil {
			t.Fatal(err)
		}
	}
	playDay(t, a, d+1)
	check := func(a archive.Archive) {
		t.Helper()
		days, err := a.Days()
		if g := archive.Outcome(days, d+1); err != nil || g == nil || !g.Late || !g.Today {
			t.Errorf("what came of the day is %v (%v)", g, err)
		}
		checkRun(t, a, d+1, 0)
		checkRun(t, a, d+2, 1)
		checkRun(t, a, d, 2)
		if n := archive.Longest(days); n != 2 {
			t.Errorf("the longest run is %d", n)
		}
	}
	check(a)
	file, err := a.ExportAll()
	if err != nil {
		t.Fatal(err)
	}
	there := games(&store.Memory{})
	if _, err := there.Import(file); err != nil {
		t.Fatal(err)
	}
	check(there)
}

// TestALateOutcomeIsRead reads what version 1.0 wrote for a game that was played after
// the table of a later day.
func TestALateOutcomeIsRead(t *testing.T) {
	a := games(&store.Memory{})
	playDay(t, a, shortDay)
	ledger, err := a.Store.Load("ledger")
	if err != nil {
		t.Fatal(err)
	}
	late := bytes.Replace(ledger, []byte(" counts today"), []byte(" counts late"), 1)
	if bytes.Equal(late, ledger) {
		t.Fatalf("the ledger has no outcome: %s", ledger)
	}
	save(t, a.Store, "ledger", late)
	checkRun(t, a, shortDay, 1)
	if days, err := a.Days(); err != nil || len(days) != 1 {
		t.Errorf("outcomes are %v, %v", days, err)
	}
}

func TestAnOutcomeIsNeverForgotten(t *testing.T) {
	a := games(&store.Memory{})
	playDay(t, a, shortDay)
	playDay(t, a, shortDay+1)
	playDay(t, a, shortDay-1)
	for _, g := range list(t, a) {
		if err := a.DeleteStatistics(g.Record.Game, ""); err != nil {
			t.Fatal(err)
		}
		if err := a.Delete(g.Key); err != nil {
			t.Fatal(err)
		}
	}
	playDay(t, a, shortDay)
	checkRun(t, a, shortDay+1, 3)
	if g := archive.Outcome(list(t, a), shortDay); g == nil || g.Key != "" {
		t.Error("what came of the day is forgotten, or is another game now")
	}
}

func TestOutcomesGoToAnotherDevice(t *testing.T) {
	here, there := games(&store.Memory{}), games(&store.Memory{})
	for _, d := range []today.Day{shortDay, shortDay + 1, shortDay - 1} {
		playDay(t, here, d)
	}
	if err := here.Delete(archive.Outcome(list(t, here), shortDay+1).Key); err != nil {
		t.Fatal(err)
	}
	finish(t, there, dayRecord(t, shortDay, "random", -1))
	own := archive.Outcome(list(t, there), shortDay)
	file, err := here.ExportAll()
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if _, err := there.Import(file); err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, g := range list(t, there) {
			if g.Today {
				n++
			}
		}
		if got := archive.Outcome(list(t, there), shortDay); n != 3 || got.ID != own.ID {
			t.Errorf("%d games are outcomes, that of the day known here is %s", n, got.ID)
		}
		checkRun(t, there, shortDay+1, 3)
	}
}

func TestTheBegunGameOfADayIsFound(t *testing.T) {
	a := games(&store.Memory{})
	check := func(when, want string) {
		t.Helper()
		if key, err := a.Begun(shortDay); err != nil || key != want {
			t.Errorf("%s it is %q, %v; not %q", when, key, err, want)
		}
	}
	check("before it is begun", "")
	data := dayRecord(t, shortDay, engine.Greedy, 30)
	save(t, a.Store, archive.RunningKey, data)
	check("under way", archive.RunningKey)
	if err := a.Shelve(); err != nil {
		t.Fatal(err)
	}
	save(t, a.Store, archive.RunningKey, begun(t, 7))
	check("put aside", "shelf-000001")
	save(t, a.Store, "shelf-000001", dayRecord(t, shortDay, engine.Greedy, -1))
	check("when it is over", "")
	save(t, a.Store, "shelf-000001", dayRecord(t, shortDay+4, engine.Greedy, 30))
	check("of another day", "")
}
