package home_test

import (
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"treille/engine/record"
	"treille/scenes"
	"treille/scenes/archive"
	"treille/scenes/host"
	"treille/scenes/scenetest"
	"treille/scenes/store"
	"treille/scenes/today"
)

// clipboard takes what is copied.
type clipboard struct {
	scenes.Exchange
	text string
}

func (c *clipboard) Copy(text string, done func(bool)) { c.text = text; done(true) }

// onDay runs a test in a room with the page, at a time that can be set.
func onDay(t *testing.T, keep func(testing.TB, *scenes.Room), test func(room *scenes.Room, at *time.Time)) {
	t.Helper()
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		keep(t, room)
		open(t, room)
		at := now
		room.Now = func() time.Time { return at }
		scenetest.Tick(t, room, 2)
		test(room, &at)
	})
}

// buttonSays checks what the button of today's table says.
func buttonSays(t *testing.T, room *scenes.Room, want string) {
	t.Helper()
	if got := scenetest.Find(t, room, "today").Label; got != want {
		t.Errorf("the button says %q, not %q", got, want)
	}
}

// parsed is the record that is kept under a key.
func parsed(t *testing.T, room *scenes.Room, key string) *record.Record {
	t.Helper()
	data, err := room.Store.Load(key)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := record.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

func TestTodaysTableIsBegunOnce(t *testing.T) {
	keepSettings := func(t testing.TB, room *scenes.Room) {
		keep(t, room, "under-way")
		room.Settings.SetTable("vino", []store.Seat{{Kind: store.Hard, Crest: "fox", Name: "Emma"}, {Kind: store.Human, Crest: "rabbit", Name: "Zoé"}})
	}
	onDay(t, keepSettings, func(room *scenes.Room, _ *time.Time) {
		w := &room.Words.Today
		buttonSays(t, room, w.PlayIt)
		scenetest.Act(t, room, "today")
		rec := parsed(t, room, archive.RunningKey)
		if d, ok := today.Of(rec); !ok || d != today.DayOf(now) || rec.Seed != 20261120 {
			t.Fatalf("it begins\n%s", rec.Bytes())
		}
		if me := rec.Seats[today.At(today.DayOf(now)).Person]; me.Name != "Zoé" || me.Crest != "rabbit" {
			t.Errorf("the person is %v", me)
		}
		if keys, _ := room.Store.List("shelf-"); len(keys) != 1 {
			t.Errorf("of the game under way before there is left %q", keys)
		}
		keepBytes(t, room, todays(t, "today-begun"))
		room.Home()
		scenetest.Tick(t, room, 2)
		buttonSays(t, room, w.Forth)
		begun := parsed(t, room, archive.RunningKey)
		if err := host.Games(room).Unshelve("shelf-000001"); err != nil { // another is gone on with
			t.Fatal(err)
		}
		room.Home()
		scenetest.Tick(t, room, 2)
		buttonSays(t, room, w.Forth)
		scenetest.Act(t, room, "today")
		if back := parsed(t, room, archive.RunningKey); back.Seed != begun.Seed || len(back.Plies) < len(begun.Plies) {
			t.Errorf("it goes on with\n%s", back.Bytes())
		}
	})
}

func TestTodaysTableIsContinuedThoughItCouldNotBeStored(t *testing.T) {
	unsaved := func(t testing.TB, room *scenes.Room) { room.Unsaved = todays(t, "today-begun") }
	onDay(t, unsaved, func(room *scenes.Room, _ *time.Time) { buttonSays(t, room, room.Words.Today.Forth) })
}

func TestWhatCameOfTodaysTable(t *testing.T) {
	onDay(t, playDays, func(room *scenes.Room, _ *time.Time) {
		out := &clipboard{}
		room.Exchange, room.Address = out, "https://treille.example/"
		buttonSays(t, room, room.Words.Today.Back)
		scenetest.Act(t, room, "today")
		outline := room.Outline().String()
		for _, words := range []string{"Zankapfel: 2nd of 4, 31 points.", "5 days in a row.", "Next table in 5 hours."} {
			if !strings.Contains(outline, words) {
				t.Errorf("nobody says %q:\n%s", words, outline)
			}
		}
		if room.Outline().Find("home") != nil {
			t.Errorf("what lies below the sheet, and cannot be reached, is read:\n%s", outline)
		}
		scenetest.Act(t, room, "today/copy")
		want := "Treille, today’s table 2026-11-20: Zankapfel, 2nd of 4, 31 points. 5 days in a row. https://treille.example/"
		if out.text != want || utf8.RuneCountInString(out.text) > 200 {
			t.Errorf("copied is %q", out.text)
		}
		scenetest.Act(t, room, "today", "today/replay")
		if room.Depth() != 2 {
			t.Error("it is not shown again")
		}
	})
}

func TestADeletedGameIsNotPlayedAgain(t *testing.T) {
	onDay(t, playDays, func(room *scenes.Room, _ *time.Time) {
		if err := host.Games(room).Delete("done-000001"); err != nil {
			t.Fatal(err)
		}
		room.Home()
		scenetest.Tick(t, room, 2)
		scenetest.Act(t, room, "today")
		if room.Stage().Find("today/replay") != nil || room.Stage().Find("today/copy") == nil {
			t.Error("what is left of it is not its outcome alone")
		}
	})
}

func TestTheClockTurns(t *testing.T) {
	onDay(t, playDays, func(room *scenes.Room, at *time.Time) {
		w := &room.Words.Today
		set := func(m time.Time, want string) {
			t.Helper()
			*at = m
			scenetest.Tick(t, room, 2)
			buttonSays(t, room, want)
		}
		set(now.Add(4*time.Hour), w.Back)
		if says := room.Outline().String(); !strings.Contains(says, "Next table in 1 hour.") {
			t.Errorf("it says\n%s", says)
		}
		scenetest.Act(t, room, "today") // the sheet is open at midnight
		set(time.Date(2026, 11, 21, 0, 0, 1, 0, time.UTC), w.PlayIt)
		set(time.Date(2026, 11, 21, 1, 0, 0, 0, time.FixedZone("", 2*3600)), w.Back) // it is the 20th in UTC
		set(now.AddDate(0, 0, -4), w.Back)
		set(now.AddDate(0, 0, -5), w.PlayIt)
	})
}

// TestAGameBelongsToTheDayOnWhichItWasBegun ends one after midnight.
func TestAGameBelongsToTheDayOnWhichItWasBegun(t *testing.T) {
	begun := func(t testing.TB, room *scenes.Room) { keepBytes(t, room, todays(t, "today-begun")) }
	onDay(t, begun, func(room *scenes.Room, at *time.Time) {
		w := &room.Words.Today
		*at = now.AddDate(0, 0, 1)
		scenetest.Tick(t, room, 2)
		buttonSays(t, room, w.PlayIt)
		host.NewSaver(room).Keep(todays(t, "today-over"))
		room.Home()
		scenetest.Tick(t, room, 2)
		buttonSays(t, room, w.PlayIt)
		*at = now
		scenetest.Tick(t, room, 2)
		buttonSays(t, room, w.Back)
	})
}

func TestWhenAllIsDeletedTodaysTableIsNew(t *testing.T) {
	onDay(t, playDays, func(room *scenes.Room, _ *time.Time) {
		room.Forget()
		scenetest.Tick(t, room, 2)
		buttonSays(t, room, room.Words.Today.PlayIt)
	})
}

// TestTodaysTableCanBePlayedIfNothingCanBeKept presses twice, as at a new game: the
// first press says that the game under way would be lost.
func TestTodaysTableCanBePlayedIfNothingCanBeKept(t *testing.T) {
	full := func(t testing.TB, room *scenes.Room) {
		keep(t, room, "under-way")
		room.Store.(*store.Memory).Limit = len(scenetest.Record(t, "under-way").Bytes())
	}
	onDay(t, full, func(room *scenes.Room, _ *time.Time) {
		scenetest.Act(t, room, "today")
		if room.Depth() != 1 || parsed(t, room, archive.RunningKey).Game != "weinhaendler" {
			t.Fatal("the game under way is given up without a word")
		}
		scenetest.Act(t, room, "today")
		if room.Depth() != 2 {
			t.Error("today's table cannot be played")
		}
	})
}
