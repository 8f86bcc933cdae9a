package newgame_test

import (
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/person"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/link"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/newgame"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// of opens the page of a game as a player who has said name and crest finds it.
func of(t *testing.T, game int, name, crest string, seats ...store.Seat) *app.App {
	t.Helper()
	a := scenetest.NewApp(scenetest.English("1280x800"))
	spec := pages.With(games.All())[game]
	a.SetMe(name, crest)
	if len(seats) > 0 {
		a.Settings.SetTable(spec.Name(), seats)
	}
	a.Push(newgame.New(a, spec))
	scenetest.Tick(t, a, 2)
	return a
}

// begun are the seats of the game that begins.
func begun(t *testing.T, a *app.App) []record.Seat {
	t.Helper()
	scenetest.Act(t, a, "start")
	data, err := a.Store.Load(archive.RunningKey)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := record.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return rec.Seats
}

// TestThePlayerIsTheFirstPerson sits down at each game with each crest, at a table that nobody
// has sat at and at one of others: computer players have neither the crest nor the name.
func TestThePlayerIsTheFirstPerson(t *testing.T) {
	others := []store.Seat{{Kind: engine.Easy, Crest: "fox", Name: "Ida"}, {Kind: engine.Human, Crest: "owl", Name: "Hugo"}, {Kind: engine.Hard, Crest: "boar", Name: "Clara"},
		{Kind: engine.Human, Crest: "rabbit", Name: "Emma"}}
	scenetest.Do(func() {
		for game := range games.All() {
			for _, crest := range person.Crests() {
				for first, seats := range [][]store.Seat{nil, others} {
					list := begun(t, of(t, game, "Ida", crest, seats...))
					if got, want := list[first], (record.Seat{Kind: record.Human, Crest: crest, Name: "Ida"}); got != want {
						t.Errorf("game %d: the first person is %+v, want %+v", game, got, want)
					}
					crests, names := map[string]bool{}, map[string]bool{}
					for _, s := range list {
						crests[s.Crest], names[s.Name] = true, true
					}
					if len(crests) != len(list) || len(names) != len(list) {
						t.Errorf("game %d: two have one crest or name: %+v", game, list)
					}
				}
			}
		}
	})
}

// TestNoComputerTakesTheCrest looks for it where only computers play, and at five seats.
func TestNoComputerTakesTheCrest(t *testing.T) {
	scenetest.Do(func() {
		a := of(t, 1, "Žofie", "snail", store.Seat{Kind: engine.Easy, Crest: "snail", Name: "Emma"},
			store.Seat{Kind: engine.Easy, Crest: "fox", Name: "Clara"}, store.Seat{Kind: engine.Easy, Crest: "owl", Name: "Hugo"})
		scenetest.Act(t, a, "add", "add")
		for i := range 5 {
			scenetest.Act(t, a, "seat/"+string(rune('0'+i)))
			if c := scenetest.Find(t, a, "character/snail"); !c.Disabled || !strings.Contains(c.Reason, "Žofie") {
				t.Errorf("seat %d can take the crest: %+v", i, c)
			}
		}
		for _, s := range begun(t, a) {
			if s.Crest == "snail" {
				t.Errorf("%+v has the crest", s)
			}
		}
	})
}

// TestWhatIsSaidAtATableHoldsAtAll names the first person and gives him a crest on the sheet of
// his seat, thinks better of it, and does it again.
func TestWhatIsSaidAtATableHoldsAtAll(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		a.Settings.Asked = false
		prepare("vino", 4, "seat/0", "character/boar", "cancel")(t, a)
		if me := a.Me(); me.Crest != "fox" || a.Settings.Asked {
			t.Errorf("nothing was changed, and the player is %+v, asked %v", me, a.Settings.Asked)
		}
		scenetest.Act(t, a, "seat/0", "character/boar", "ok")
		if me := a.Me(); me.Crest != "boar" || me.Name != "Clara" || !a.Settings.Asked {
			t.Errorf("the player is %+v, asked %v", me, a.Settings.Asked)
		}
		a.Push(newgame.New(a, pages.With(games.All())[0]))
		scenetest.Tick(t, a, 2)
		if got := begun(t, a)[0]; got.Crest != "boar" {
			t.Errorf("at another table he is %+v", got)
		}
	})
}

// TestASeatThatGoesToAComputerLeavesMeMyName takes another crest for the own seat, and makes it a computer's on the same
// sheet: the player keeps his own. Round this device he then has a seat all the same.
func TestASeatThatGoesToAComputerLeavesMeMyName(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		before := a.Me()
		prepare("vino", 4, "seat/0", "character/boar", "who/1", "ok")(t, a)
		if me := a.Me(); me != before {
			t.Errorf("he was %+v, and is %+v", before, me)
		}
		sits := func() bool {
			return slices.ContainsFunc(begun(t, a), func(s record.Seat) bool {
				return s.Kind == record.Human && s.Crest == before.Crest && s.Name == before.Name
			})
		}
		if sits() {
			t.Fatal("he has a seat")
		}
		a.Settings.Asked = true
		a.Push(newgame.WithFriend(a, specOf("vino")))
		scenetest.Tick(t, a, 2)
		if !sits() {
			t.Error("round the device he has none")
		}
	})
}

// TestThePlayerIsAskedWhenHeSitsDownWithFriends begins a game of two people: he is asked first,
// cannot be called as the other, and the game begins.
func TestThePlayerIsAskedWhenHeSitsDownWithFriends(t *testing.T) {
	scenetest.Do(func() {
		for _, way := range []string{"settle", "later"} {
			a := scenetest.NewApp(scenetest.English("390x844"))
			a.Settings.Asked = false
			prepare("vino", 4, "seat/1", "who/0", "ok")(t, a)
			scenetest.Act(t, a, "start")
			if c := scenetest.Find(t, a, "crest/owl"); !c.Disabled {
				t.Error("the crest of the other can be taken")
			}
			scenetest.Act(t, a, "crest/boar", way)
			rec, err := a.Store.Load(archive.RunningKey)
			if err != nil {
				t.Fatalf("%s: the game has not begun: %v", way, err)
			}
			if strings.Contains(string(rec), "human boar Clara") != (way == "settle") || !a.Settings.Asked {
				t.Errorf("%s: it is\n%s", way, rec)
			}
		}
	})
}

// TestTheWayBackLeadsToTheSeats is asked who he is and goes back: no game begins, and he is asked
// again when he begins one.
func TestTheWayBackLeadsToTheSeats(t *testing.T) {
	scenetest.Do(func() {
		for _, size := range []string{"390x844", "844x390"} {
			a := scenetest.NewApp(scenetest.English(size))
			a.Settings.Asked = false
			prepare("vino", 4, "seat/1", "who/0", "ok")(t, a)
			for range 2 {
				scenetest.Act(t, a, "start")
				scenetest.Find(t, a, "settle")
				a.Scene().Back()
				scenetest.Tick(t, a, 2)
				scenetest.Find(t, a, "start")
				if _, err := a.Store.Load(archive.RunningKey); err == nil || a.Settings.Asked {
					t.Fatalf("%s: a game has begun, or he is not asked again", size)
				}
			}
		}
	})
}

// TestARefusedNameDoesNotBegin types the name of another seat where seats and sheet stand side by
// side, and presses the button that begins: it says why not.
func TestARefusedNameDoesNotBegin(t *testing.T) {
	scenetest.Do(func() {
		a, p := opened(t, "1280x800")
		scenetest.Act(t, a, "seat/0", "name")
		for range 10 {
			p.Type(nil, app.Backspace)
		}
		p.Type([]rune("hugo"), app.NoKey)
		scenetest.Tick(t, a, 2)
		scenetest.Act(t, a, "start")
		if _, err := a.Store.Load(archive.RunningKey); err == nil {
			t.Error("the game has begun")
		}
		if s := a.Outline().Find("note"); s == nil || !slices.Contains(s.Text, "Hugo is at this table already.") {
			t.Errorf("it says %v", s)
		}
		before := seats(a)[0].Name
		p.Back()
		if scenetest.Tick(t, a, 2); !strings.HasSuffix(scenetest.Find(t, a, "name").Label, before) {
			t.Errorf("Back leaves %q in the field, want %q", scenetest.Find(t, a, "name").Label, before)
		}
		scenetest.Act(t, a, "name")
		for range 10 {
			p.Type(nil, app.Backspace)
		}
		p.Type([]rune("Otto"), app.NoKey)
		scenetest.Tick(t, a, 2)
		scenetest.Act(t, a, "start")
		if rec, err := a.Store.Load(archive.RunningKey); err != nil || !strings.Contains(string(rec), " Otto") {
			t.Errorf("with another name it has not begun: %v\n%s", err, rec)
		}
	})
}

// TestANameHasOneOwner types the name of another seat: it is refused below the field, and the
// sheet stays. With another crest the name from before is there again.
func TestANameHasOneOwner(t *testing.T) {
	scenetest.Do(func() {
		for _, size := range sizes {
			a, p := opened(t, size)
			before := seats(a)[0].Name
			scenetest.Act(t, a, "seat/0", "name")
			for range 10 {
				p.Type(nil, app.Backspace)
			}
			p.Type([]rune("hugo"), app.NoKey)
			scenetest.Tick(t, a, 2)
			settle(t, a)
			if c := scenetest.Find(t, a, "name"); !strings.HasSuffix(c.Label, "Hugo is at this table already.") {
				t.Errorf("%s: it says %q", size, c.Label)
			}
			if got := seats(a)[0].Name; strings.EqualFold(got, "hugo") {
				t.Errorf("%s: two are called Hugo", size)
			}
			scenetest.Act(t, a, "character/boar")
			if c := scenetest.Find(t, a, "name"); !strings.HasSuffix(c.Label, before) {
				t.Errorf("%s: with another crest he is called as in %q, want %q", size, c.Label, before)
			}
		}
	})
}

// TestNoComputerTakesAnOldName has a table with a computer player who is called as the player now is.
func TestNoComputerTakesAnOldName(t *testing.T) {
	scenetest.Do(func() {
		a := of(t, 1, "Hugo", "owl", store.Seat{Kind: engine.Human, Crest: "boar", Name: "Žofie"},
			store.Seat{Kind: engine.Easy, Crest: "snail", Name: "Emma"}, store.Seat{Kind: engine.Easy, Crest: "owl", Name: "Hugo"})
		for _, s := range begun(t, a) {
			if s.Name == "Žofie" || s.Kind != record.Human && s.Name == "Hugo" {
				t.Errorf("%+v has it", s)
			}
		}
	})
}

// TestTwoOfOneNameDoNotBegin has a table at which two people are called Emma, as it could once be kept.
func TestTwoOfOneNameDoNotBegin(t *testing.T) {
	scenetest.Do(func() {
		a := of(t, 1, "Clara", "fox", store.Seat{Kind: engine.Human, Crest: "fox", Name: "Clara"},
			store.Seat{Kind: engine.Human, Crest: "owl", Name: "Emma"}, store.Seat{Kind: engine.Human, Crest: "snail", Name: "Emma"})
		said := ""
		a.Listen(func(s string) { said = s })
		scenetest.Act(t, a, "start")
		if _, err := a.Store.Load(archive.RunningKey); err == nil || said != "Emma is at this table already." {
			t.Errorf("it begins, and says %q", said)
		}
	})
}

// TestTheOthersKeepTheirFaces takes each crest in turn with the usual name: who sits there else
// has his own name and crest, but for the one who would have the player's.
func TestTheOthersKeepTheirFaces(t *testing.T) {
	faces := map[string]string{"Hugo": "owl", "Emma": "snail", "Jonas": "hedgehog"}
	scenetest.Do(func() {
		for _, crest := range person.Crests() {
			for _, s := range begun(t, of(t, 0, "Clara", crest)) {
				if face := faces[s.Name]; s.Kind != record.Human && face != "" && face != s.Crest {
					t.Errorf("with Clara as %s, %s is a %s", crest, s.Name, s.Crest)
				}
				if s.Kind != record.Human && faces[s.Name] == "" && faces["Hugo"] != crest && faces["Emma"] != crest && faces["Jonas"] != crest {
					t.Errorf("with Clara as %s, %s sits there", crest, s.Name)
				}
			}
		}
	})
}

// TestARefusedNameIsNotSeated types the name of another: the button says it, and cannot be pressed.
func TestARefusedNameIsNotSeated(t *testing.T) {
	scenetest.Do(func() {
		a, p := opened(t, "390x844")
		scenetest.Act(t, a, "seat/0", "name")
		for range 16 {
			p.Type(nil, app.Backspace)
		}
		p.Type([]rune("Hugo"), app.NoKey)
		scenetest.Tick(t, a, 2)
		if c := scenetest.Find(t, a, "ok"); !c.Disabled || c.Reason == "" || c.Label != "Seat Hugo" {
			t.Errorf("the button says %q, %q, disabled: %v", c.Label, c.Reason, c.Disabled)
		}
		scenetest.Act(t, a, "ok")
		field, said := scenetest.Find(t, a, "name").Rect, 0
		a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Text && it.Words == "Hugo is at this table already." {
				if said++; it.Box.Y > field.Y && it.Box.Y < field.Bottom() {
					t.Error("the note why lies over the field")
				}
			}
		})
		if said != 2 {
			t.Errorf("why is said %d times", said)
		}
	})
}

// TestARefusedNameLeavesTheOldOne types the name of another letter by letter: the seat is not called by its beginning.
func TestARefusedNameLeavesTheOldOne(t *testing.T) {
	scenetest.Do(func() {
		a, p := opened(t, "1280x800")
		before := seats(a)[1].Name
		scenetest.Act(t, a, "seat/1", "name")
		for range 16 {
			p.Type(nil, app.Backspace)
		}
		p.Type([]rune(seats(a)[0].Name), app.NoKey)
		p.Type(nil, app.EnterKey)
		scenetest.Tick(t, a, 2)
		if seat := scenetest.Find(t, a, "seat/1"); !strings.Contains(seat.Label, before) {
			t.Errorf("%s is called %q", before, seat.Label)
		}
	})
}

// TestWhoFollowsALinkPlays opens the deal of a link where only computers played last.
func TestWhoFollowsALinkPlays(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		a.SetMe("Ida", "owl")
		a.Settings.SetTable("vino", []store.Seat{{Kind: engine.Easy, Crest: "fox", Name: "Clara"}, {Kind: engine.Easy, Crest: "owl", Name: "Hugo"}, {Kind: engine.Easy, Crest: "snail", Name: "Emma"}})
		a.Push(newgame.NewLinked(a, pages.With(games.All())[1], link.Deal{Game: "vino", Seats: 3, Seed: 7}))
		scenetest.Tick(t, a, 2)
		list := begun(t, a)
		if want := (record.Seat{Kind: record.Human, Crest: "owl", Name: "Ida"}); list[0] != want || list[1].Crest == "owl" || list[2].Crest == "owl" {
			t.Errorf("at the table are %+v", list)
		}
	})
}
